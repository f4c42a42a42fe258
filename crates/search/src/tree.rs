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
    /// The rewards of the tree's seat, and their squares.
    pub sum: f32,
    pub squares: f32,
}

// What a search may need at most is this times its limit of nodes.
pub const NODE_BYTES: usize = size_of::<Node>();
const _: () = assert!(NODE_BYTES == 32);

impl Node {
    fn new(label: u64) -> Node {
        Node { label, child: NONE, sibling: NONE, visits: 0, available: 0, sum: 0.0, squares: 0.0 }
    }

    pub fn mean(&self) -> f32 {
        self.sum / self.visits.max(1) as f32
    }

    /// By how much the mean is usually off: the standard error, as if one of the rewards had been off
    /// by 1, so that a few equal ones prove nothing.
    pub fn error(&self) -> f32 {
        let visits = self.visits.max(1) as f32;
        let spread = (self.squares / visits - self.mean() * self.mean()).max(0.0);
        ((spread + 1.0 / visits) / visits).sqrt()
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

    pub fn children(&self, at: At) -> impl Iterator<Item = At> + Clone + '_ {
        let some = |at: At| (at != NONE).then_some(at);
        let first = some(self.node(at).child);
        std::iter::successors(first, move |at| some(self.node(*at).sibling))
    }

    /// The moves of the tree's own seat at its root.
    pub fn own_moves(&self) -> impl Iterator<Item = &Node> + Clone {
        let nodes = self.children(Tree::ROOT).map(|child| self.node(child));
        nodes.filter(|node| own(node.label))
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
                *kept = Node { child: kept.child, sibling: kept.sibling, ..*node };
                todo.push((child, copy));
            }
        }
        tree
    }
}

/// What another seat did is never taken for a move of one's own, nor for what a third one did.
pub fn of_other(seat: usize, label: u64) -> u64 {
    (label ^ (seat as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)) | 1 << 63
}

fn own(label: u64) -> bool {
    label >> 63 == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_is_off_by_less_the_more_it_is_made_of() {
        let of = |rewards: &[f32]| Node {
            visits: rewards.len() as u32,
            sum: rewards.iter().sum(),
            squares: rewards.iter().map(|it| it * it).sum(),
            ..Node::new(1)
        };
        let even = |n: usize| of(&[0.0, 1.0].repeat(n / 2)).error();
        assert!((even(100) - (0.26f32 / 100.0).sqrt()).abs() < 1e-6, "{}", even(100));
        assert!(even(400) < 0.51 * even(100));
        assert!(of(&[0.5; 4]).error() > 0.2, "four equal ones prove little");
        assert_eq!(Node::new(1).error(), 1.0);
    }
}
