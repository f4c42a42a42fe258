//! Which move is tried next.

use crate::tree::Node;

/// How moves are chosen while searching.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manner {
    /// How much a move that was tried less is preferred where all are tried: the more curious, the
    /// more evenly. 0.4 to 1 is usual for rewards between 0 and 1.
    pub curiosity: f32,
    /// How far first sight is trusted after the first choice of whoever searches; if not at all,
    /// all moves are tried there, too.
    pub trust: Option<Trust>,
}

/// First sight as a guide. What comes after a choice is judged by the mean of all that was tried
/// there, so foolish answers take away from it; and the more there is to choose afterwards, the more
/// so. To whoever trusts first sight, an answer comes the later and the less often the more foolish
/// it looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Trust {
    /// How much better a move must look to be taken for 2.7 times as likely, in what
    /// [`crate::World::moves`] says; more than 0.
    pub step: f32,
    /// How much what looks good and was tried less is preferred.
    pub curiosity: f32,
}

/// A move is added to those that are tried whenever a node has been visited so much more often.
const WIDTH: f32 = 2.0;
const WIDENING: f32 = 0.6;

/// How much each move at a node wants to be tried.
pub(crate) enum Bound {
    /// Ever more moves, those that look best first: the bound of Kocsis and Szepesvári 2006.
    Evenly { curiosity: f32 },
    /// The likelier it looks, the sooner and the more often: nearly the bound of Rosin 2011 in the
    /// form of Silver and others 2017. What was not tried is as good as the node was so far.
    BySight { curiosity: f32, so_far: f32, visits: f32 },
}

impl Manner {
    /// All moves are tried, whatever they look like.
    pub fn evenly(curiosity: f32) -> Manner {
        Manner { curiosity, trust: None }
    }

    /// What decides at a node between these moves, the best at first sight first, and how many of
    /// them may be tried. How they look becomes how likely they are, if first sight is trusted.
    pub(crate) fn bound<M>(
        &self,
        first: bool,
        node: &Node,
        moves: &mut [(M, f32)],
    ) -> (Bound, usize) {
        let visits = node.visits as f32;
        let Some(Trust { step, curiosity }) = self.trust.filter(|_| !first) else {
            let wide = (WIDTH + visits.powf(WIDENING)) as usize;
            return (Bound::Evenly { curiosity: self.curiosity }, wide.min(moves.len()));
        };
        debug_assert!(step > 0.0, "a step of {step} tells nothing apart");
        let best = moves.first().map_or(0.0, |(_, look)| *look);
        let mut sum = 0.0;
        for (_, look) in &mut *moves {
            *look = ((*look - best) / step).exp();
            sum += *look;
        }
        moves.iter_mut().for_each(|(_, likely)| *likely /= sum);
        (Bound::BySight { curiosity, so_far: node.mean(), visits }, moves.len())
    }
}

impl Bound {
    /// How much a move that was never tried wants to be.
    pub(crate) fn of_new(&self, likely: f32) -> f32 {
        match self {
            // It comes first, in order.
            Bound::Evenly { .. } => f32::INFINITY,
            // Nobody counted how often it was there; it is taken to have been there every time.
            Bound::BySight { curiosity, so_far, visits } => {
                so_far + curiosity * likely * visits.sqrt()
            }
        }
    }

    /// How much a move wants to be tried again.
    pub(crate) fn of_tried(&self, node: &Node, likely: f32) -> f32 {
        let (tries, available) = (node.visits.max(1) as f32, node.available as f32);
        let curious = match self {
            Bound::Evenly { curiosity } => curiosity * (available.ln() / tries).max(0.0).sqrt(),
            Bound::BySight { curiosity, .. } => {
                curiosity * likely * available.sqrt() / (1.0 + tries)
            }
        };
        node.mean() + curious
    }
}
