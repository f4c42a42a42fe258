//! What was tried, and what came of it, as one seat sees it.

/// A node of a tree; the first one is the root.
pub type At = u32;

const NONE: At = At::MAX;

#[derive(Clone, Copy, Debug)]
pub struct Node {
    pub label: u64,
    child: At,
    sibling: At,
    pub visits: u32,
    /// How often it was there to be chosen.
    pub available: u32,
    /// The rewards of the tree's seat.
    pub sum: f32,
}

// What a search may need at most is this times its limit of nodes.
pub const NODE_BYTES: usize = size_of::<Node>();
const _: () = assert!(NODE_BYTES == 32);

impl Node {
    fn new(label: u64) -> Node {
        Node { label, child: NONE, sibling: NONE, visits: 0, available: 0, sum: 0.0 }
    }

    pub fn mean(&self) -> f32 {
        self.sum / self.visits.max(1) as f32
    }
}

#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
}

impl Tree {
    pub const ROOT: At = 0;

    pub fn new() -> Tree {
        Tree { nodes: vec![Node::new(0)] }
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn node(&self, at: At) -> &Node {
        &self.nodes[at as usize]
    }

    pub fn node_mut(&mut self, at: At) -> &mut Node {
        &mut self.nodes[at as usize]
    }

    pub fn children(&self, at: At) -> impl Iterator<Item = At> + '_ {
        let some = |at: At| (at != NONE).then_some(at);
        let first = some(self.node(at).child);
        std::iter::successors(first, move |at| some(self.node(*at).sibling))
    }

    pub fn find(&self, at: At, label: u64) -> Option<At> {
        self.children(at).find(|child| self.node(*child).label == label)
    }

    pub fn add(&mut self, at: At, label: u64) -> At {
        let new = self.nodes.len() as At;
        let sibling = std::mem::replace(&mut self.node_mut(at).child, new);
        self.nodes.push(Node { sibling, ..Node::new(label) });
        new
    }

    /// The part below a node as a tree of its own.
    pub fn below(&self, at: At) -> Tree {
        let mut tree = Tree { nodes: vec![Node { child: NONE, sibling: NONE, ..*self.node(at) }] };
        let mut todo = vec![(at, Tree::ROOT)];
        while let Some((old, new)) = todo.pop() {
            for child in self.children(old) {
                let copy = tree.add(new, self.node(child).label);
                let node = self.node(child);
                let kept = tree.node_mut(copy);
                (kept.visits, kept.available, kept.sum) = (node.visits, node.available, node.sum);
                todo.push((child, copy));
            }
        }
        tree
    }
}
