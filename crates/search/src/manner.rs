//! Which move is tried next.

use crate::tree::Node;

/// How moves are chosen while searching.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manner {
    /// How much a move that was tried less is preferred where all are tried: the more curious, the
    /// more evenly. 0.4 to 1 is usual for rewards between 0 and 1.
    pub curiosity: f32,
    /// How far first sight is trusted after the first choice of whoever searches; if not at all,
    /// every move is tried there, too.
    pub trust: Option<Trust>,
}

/// First sight as a guide. What comes after a choice is judged by the mean of all that was tried
/// there, so every foolish answer that is tried takes away from it; and the more there is to choose
/// afterwards, the more so. Whoever trusts first sight tries what looks foolish only if the rest
/// turns out bad.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Trust {
    /// How much better a move must look to be taken for 2.7 times as likely, in what
    /// [`crate::World::moves`] says.
    pub step: f32,
    /// How much what looks good and was tried less is preferred.
    pub curiosity: f32,
}

/// A move is added to those that are tried whenever a node has been visited so much more often.
const WIDTH: f32 = 2.0;
const WIDENING: f32 = 0.6;

/// How the moves at one node are chosen.
pub(crate) enum Rule {
    /// All are tried, those that look best first: the upper confidence bound of Kocsis and
    /// Szepesvári 2006, with so many moves at a time.
    Evenly { curiosity: f32, wide: usize },
    /// The likelier it looked, the sooner it is tried: the bound of Rosin 2011 as Silver and others
    /// have it in 2017. What was not tried is as good as the node was so far.
    BySight { curiosity: f32, so_far: f32, visits: f32 },
}

impl Manner {
    /// All moves are tried, whatever they look like.
    pub fn evenly(curiosity: f32) -> Manner {
        Manner { curiosity, trust: None }
    }

    /// The rule at a node with these moves, the best at first sight first. How they look becomes how
    /// likely they are, if that is what matters.
    pub(crate) fn rule<M>(&self, first: bool, node: &Node, moves: &mut [(M, f32)]) -> Rule {
        let visits = node.visits as f32;
        match self.trust.filter(|_| !first) {
            None => {
                let wide = (WIDTH + visits.powf(WIDENING)) as usize;
                Rule::Evenly { curiosity: self.curiosity, wide: wide.clamp(1, moves.len()) }
            }
            Some(Trust { step, curiosity }) => {
                let best = moves.first().map_or(0.0, |(_, look)| *look);
                let mut sum = 0.0;
                for (_, look) in &mut *moves {
                    *look = ((*look - best) / step).exp();
                    sum += *look;
                }
                moves.iter_mut().for_each(|(_, likely)| *likely /= sum);
                Rule::BySight { curiosity, so_far: node.mean(), visits }
            }
        }
    }
}

impl Rule {
    /// How many of so many moves may be tried.
    pub(crate) fn wide(&self, moves: usize) -> usize {
        match self {
            Rule::Evenly { wide, .. } => *wide,
            Rule::BySight { .. } => moves,
        }
    }

    /// How much a move that was never tried wants to be.
    pub(crate) fn of_new(&self, likely: f32) -> f32 {
        match self {
            // It comes first, in order.
            Rule::Evenly { .. } => f32::INFINITY,
            Rule::BySight { curiosity, so_far, visits } => {
                so_far + curiosity * likely * visits.sqrt()
            }
        }
    }

    /// How much a move wants to be tried again.
    pub(crate) fn of_tried(&self, node: &Node, likely: f32) -> f32 {
        let (tries, available) = (node.visits.max(1) as f32, node.available as f32);
        let curious = match self {
            Rule::Evenly { curiosity, .. } => curiosity * (available.ln() / tries).max(0.0).sqrt(),
            Rule::BySight { curiosity, .. } => {
                curiosity * likely * available.sqrt() / (1.0 + tries)
            }
        };
        node.mean() + curious
    }
}
