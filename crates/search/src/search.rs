use std::thread;
use std::time::Instant;

use crate::manner::Manner;
use crate::settle::Habit;
use crate::tree::{At, Node, Tree, of_other};
use crate::{Dice, Imagine, MOST_SEATS, Rewards, World};

/// What ends a search, whichever comes first.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Imagined games.
    pub iterations: Option<u32>,
    pub deadline: Option<Instant>,
    /// Nodes of all trees of a thread together; when they are full, no more is added to them.
    pub nodes: usize,
    /// Threads that search on their own; what they found is added up.
    pub threads: usize,
    /// Leave it at that when no other move can be tried as often any more as the one that leads. Of
    /// several threads none can say that: what they found is added up.
    pub settle: bool,
    /// Leave it at that when a part of the iterations or of the time is used up, and it is as good as
    /// certain whether this move is made. Of several threads none can say that either.
    pub habit: Option<Habit>,
}

impl Default for Limits {
    /// Two million nodes of 32 bytes are 64 MB.
    fn default() -> Limits {
        let (iterations, deadline, habit) = (None, None, None);
        Limits { iterations, deadline, nodes: 2_000_000, threads: 1, settle: false, habit }
    }
}

/// What is known of a move after a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tried {
    pub label: u64,
    pub visits: u32,
    /// The mean reward of the searching seat.
    pub mean: f32,
}

/// What a search came to.
#[derive(Clone, Debug)]
pub struct Found {
    /// The moves that were tried, the one to be chosen first.
    pub tried: Vec<Tried>,
    /// How many games were imagined now.
    pub iterations: u32,
    /// Nodes in all trees.
    pub nodes: usize,
}

/// The trees of one seat's search. They can be kept and gone on with after the seat's own move, if
/// nobody has learned anything since.
#[derive(Clone, Debug)]
pub struct Search {
    seat: usize,
    trees: Vec<Tree>,
    manner: Manner,
    /// How many moves there were to choose from at first.
    offered: usize,
}

/// How often a thread looks at the clock.
const CLOCK: u32 = 4;

/// How often it is asked whether anything would come of going on.
const SETTLED: u32 = 64;

impl Search {
    /// A search for one of so many seats.
    pub fn new(seat: usize, seats: usize, manner: Manner) -> Search {
        let seats = seats.min(MOST_SEATS);
        Search { seat, trees: vec![Tree::new(); seats], manner, offered: 0 }
    }

    /// How often the root was visited.
    pub fn visits(&self) -> u32 {
        self.trees[self.seat].node(Tree::ROOT).visits
    }

    /// Searches on.
    pub fn run<I>(&mut self, imagine: &I, seed: u64, limits: Limits) -> Found
    where
        I: Imagine + Sync,
    {
        let threads = limits.threads.max(1);
        if threads == 1 {
            let iterations = self.think(imagine, seed, limits);
            return self.found(&[self.tried()], iterations);
        }
        let limits = Limits { settle: false, habit: None, ..limits };
        // Each thread has trees of its own and its part of the iterations.
        let part = |n: usize| {
            let all = limits.iterations? as usize;
            Some((all / threads + usize::from(n < all % threads)) as u32)
        };
        let before = self.tried();
        let mut others: Vec<Search> = (1..threads).map(|_| self.clone()).collect();
        let iterations = thread::scope(|scope| {
            let started: Vec<_> = others
                .iter_mut()
                .zip(1..)
                .map(|(search, n)| {
                    let limits = Limits { iterations: part(n), ..limits };
                    let seed = seed ^ (n as u64).wrapping_mul(0xd1b5_4a32_d192_ed03);
                    scope.spawn(move || search.think(imagine, seed, limits))
                })
                .collect();
            let mine = self.think(imagine, seed, Limits { iterations: part(0), ..limits });
            let theirs = started.into_iter().map(|thread| match thread.join() {
                Ok(iterations) => iterations,
                Err(panic) => std::panic::resume_unwind(panic),
            });
            mine + theirs.sum::<u32>()
        });
        let mut tried = vec![self.tried()];
        // What was kept from before counts once.
        tried.extend(others.iter().map(|search| since(search.tried(), &before)));
        self.found(&tried, iterations)
    }

    fn think<I: Imagine>(&mut self, imagine: &I, seed: u64, limits: Limits) -> u32 {
        let mut dice = Dice::new(seed);
        let mut scratch = Scratch::default();
        let begun = Instant::now();
        let may_settle = limits.settle || limits.habit.is_some();
        let mut done = 0;
        loop {
            if limits.iterations.is_some_and(|most| done >= most) {
                return done;
            }
            // At least one game is imagined, however late it is.
            let look = done > 0 && done.is_multiple_of(CLOCK);
            if look && limits.deadline.is_some_and(|end| Instant::now() >= end) {
                return done;
            }
            let ask = may_settle && done > 0 && done.is_multiple_of(SETTLED);
            if ask && limits.settled(&self.trees[self.seat], self.offered, begun, done) {
                return done;
            }
            let mut world = imagine.imagine(&mut dice);
            self.iterate(&mut world, &mut dice, limits.nodes, &mut scratch);
            done += 1;
        }
    }

    fn iterate<W: World>(
        &mut self,
        world: &mut W,
        dice: &mut Dice,
        most_nodes: usize,
        scratch: &mut Scratch<W::Move>,
    ) {
        let seats = self.trees.len();
        let mut at = [Tree::ROOT; MOST_SEATS];
        scratch.path.clear();
        scratch.path.extend((0..seats).map(|seat| (seat, Tree::ROOT)));
        let full = self.trees.iter().map(Tree::len).sum::<usize>() >= most_nodes;
        while let Some(seat) = world.next(dice) {
            scratch.moves.clear();
            world.moves(seat, &mut scratch.moves);
            let (what, label, new) = self.choose(world, seat, at[seat], full, scratch);
            let mut ends = new;
            for (other, at) in at.iter_mut().enumerate().take(seats) {
                let tree = &mut self.trees[other];
                let seen = || world.seen(seat, what, other).map(|label| of_other(seat, label));
                let label = if other == seat { Some(label) } else { seen() };
                // Whoever did not notice it is where they were.
                let Some(label) = label else { continue };
                match tree.find(*at, label) {
                    Some(next) => *at = next,
                    // There is no place for more: from here on it is only played.
                    None if full => {
                        ends = true;
                        continue;
                    }
                    None => *at = tree.add(*at, label),
                }
                scratch.path.push((other, *at));
            }
            world.play(seat, what);
            // Whatever is new is not gone deeper into before it was tried once.
            if ends {
                break;
            }
        }
        let rewards = world.rewards(dice);
        self.credit(&scratch.path, &rewards);
    }

    /// The move to try at a node, its label, and whether it is a new one.
    fn choose<W: World>(
        &mut self,
        world: &W,
        seat: usize,
        here: At,
        full: bool,
        scratch: &mut Scratch<W::Move>,
    ) -> (W::Move, u64, bool) {
        let Scratch { moves, .. } = scratch;
        // The best at first sight come first; equals stay in their order.
        moves.sort_by(|one, other| other.1.total_cmp(&one.1));
        let first = seat == self.seat && here == Tree::ROOT;
        let tree = &mut self.trees[seat];
        let (bound, wide) = self.manner.bound(first, tree.node(here), moves);
        if first {
            self.offered = moves.len();
        }
        let mut best: Option<(f32, usize, u64, bool)> = None;
        for (n, (what, look)) in moves[..wide].iter().enumerate() {
            let label = world.label(*what);
            let (score, new) = match tree.find(here, label) {
                // What can never be added would be new for ever.
                None if full => (f32::NEG_INFINITY, true),
                None => (bound.of_new(*look), true),
                Some(child) => {
                    let node = tree.node_mut(child);
                    node.available += 1;
                    (bound.of_tried(node, *look), false)
                }
            };
            if best.is_none_or(|(most, ..)| score > most) {
                best = Some((score, n, label, new));
            }
        }
        let (_, n, label, new) = best.expect("whoever chooses has a move");
        (moves[n].0, label, new)
    }

    fn credit(&mut self, path: &[(usize, At)], rewards: &Rewards) {
        for (seat, at) in path {
            let node = self.trees[*seat].node_mut(*at);
            node.visits += 1;
            node.sum += rewards[*seat];
            node.squares += rewards[*seat] * rewards[*seat];
            // The first time it was chosen it was there to be chosen, too.
            node.available = node.available.max(1);
        }
    }

    fn tried(&self) -> Vec<Tried> {
        let tree = &self.trees[self.seat];
        let tried =
            |node: &Node| Tried { label: node.label, visits: node.visits, mean: node.mean() };
        tree.own_moves().map(tried).collect()
    }

    /// Adds up what several threads tried. The most tried move is chosen, of equals the better one.
    fn found(&self, parts: &[Vec<Tried>], iterations: u32) -> Found {
        let mut sum: Vec<Tried> = Vec::new();
        for tried in parts.iter().flatten() {
            match sum.iter_mut().find(|it| it.label == tried.label) {
                None => sum.push(*tried),
                Some(it) => {
                    let (one, other) = (it.visits as f32, tried.visits as f32);
                    it.mean = (it.mean * one + tried.mean * other) / (one + other).max(1.0);
                    it.visits += tried.visits;
                }
            }
        }
        sum.sort_by(|one, other| {
            other.visits.cmp(&one.visits).then(other.mean.total_cmp(&one.mean))
        });
        let nodes = self.trees.iter().map(Tree::len).sum::<usize>() * parts.len();
        Found { tried: sum, iterations, nodes }
    }

    /// Goes on below the seat's own move. Sound only if nothing else has happened: nobody moved, and
    /// nothing was drawn, shown or rolled since.
    #[must_use]
    pub fn after(&self, label: u64, seen: impl Fn(usize) -> Option<u64>) -> Option<Search> {
        let mut trees = Vec::new();
        for (seat, tree) in self.trees.iter().enumerate() {
            let label = match seat == self.seat {
                true => Some(label),
                false => seen(seat).map(|label| of_other(self.seat, label)),
            };
            trees.push(match label.map(|label| tree.find(Tree::ROOT, label)) {
                Some(Some(at)) => tree.below(at),
                Some(None) if seat == self.seat => return None,
                Some(None) => Tree::new(),
                None => tree.clone(),
            });
        }
        Some(Search { trees, ..*self })
    }
}

/// What was tried beyond what had been tried before.
fn since(tried: Vec<Tried>, before: &[Tried]) -> Vec<Tried> {
    let known = |label| before.iter().find(|known| known.label == label);
    let new = tried.into_iter().map(|it| match known(it.label) {
        None => it,
        Some(known) => {
            let sum = it.mean * it.visits as f32 - known.mean * known.visits as f32;
            let visits = it.visits - known.visits;
            Tried { visits, mean: sum / visits.max(1) as f32, ..it }
        }
    });
    new.filter(|it| it.visits > 0).collect()
}

/// Lists that are used again by every iteration.
#[derive(Debug)]
struct Scratch<M> {
    moves: Vec<(M, f32)>,
    path: Vec<(usize, At)>,
}

impl<M> Default for Scratch<M> {
    fn default() -> Scratch<M> {
        Scratch { moves: Vec::new(), path: Vec::new() }
    }
}
