//! The few moments that a game turned at.
//!
//! Nobody can say for sure why a game was won, so only what everybody saw counts: who led by souls
//! minus wounds, by which most games are decided [R9.4]; epic heroes, which count twice; bosses that
//! leveled up; players who went out. Going out, and the moment from which the winner led to the end,
//! are always among them. Of the others the heaviest are: a change of the lead before an epic hero,
//! that before a level up, and each the more the later it was, because early leads come and go.

use endboss_lexicon::{CardKind, Seat};
use endboss_view::Seen;

use super::film::{Film, Score};

/// More would not be few.
const MOST: usize = 8;

/// Epic heroes are worth this many souls or wounds, or more. [R1.5]
const EPIC: u8 = 2;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    pub at: usize,
    pub turn: u16,
    pub why: Why,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Nobody else has as many points from here on; `stays` to the end.
    Leads {
        seat: Seat,
        stays: bool,
    },
    EpicDies {
        seat: Seat,
        hero: CardKind,
    },
    EpicSurvives {
        seat: Seat,
        hero: CardKind,
    },
    LevelUp {
        seat: Seat,
        boss: CardKind,
    },
    Eliminated {
        seat: Seat,
    },
    Conceded {
        seat: Seat,
    },
}

impl Why {
    /// How much it counts among others; none if it is always told.
    fn weight(self) -> Option<u32> {
        match self {
            Why::Eliminated { .. } | Why::Conceded { .. } | Why::Leads { stays: true, .. } => None,
            Why::Leads { stays: false, .. } => Some(3),
            Why::EpicDies { .. } | Why::EpicSurvives { .. } => Some(2),
            Why::LevelUp { .. } => Some(1),
        }
    }
}

pub(super) fn turning_points(film: &Film) -> Vec<Point> {
    let mut points: Vec<Point> = Vec::new();
    let mut leader = None;
    // A moment may end one turn and begin the next: what comes before that belongs to the old one.
    let mut turn = 0;
    for (at, moment) in film.standing() {
        let mut add = |turn, why| points.push(Point { at, turn, why });
        for seen in film.public_events(moment) {
            match *seen {
                Seen::TurnBegins { turn: next } => turn = next,
                Seen::HeroDies { hero, seat, souls, .. } if souls >= EPIC => {
                    add(turn, Why::EpicDies { seat, hero });
                }
                Seen::HeroSurvives { hero, seat, wounds } if wounds >= EPIC => {
                    add(turn, Why::EpicSurvives { seat, hero });
                }
                Seen::LevelUp { seat, boss } => add(turn, Why::LevelUp { seat, boss }),
                Seen::Eliminated { seat } => add(turn, Why::Eliminated { seat }),
                Seen::Conceded { seat } => add(turn, Why::Conceded { seat }),
                _ => {}
            }
        }
        let ahead = ahead(&moment.scores);
        if let Some(seat) = ahead.filter(|_| ahead != leader) {
            add(turn, Why::Leads { seat, stays: false });
            leader = ahead;
        }
    }
    let changes = points.iter_mut().rev();
    let last = changes.map(|point| &mut point.why).find(|why| matches!(why, Why::Leads { .. }));
    if let Some(Why::Leads { seat, stays }) = last {
        let scores = film.moments().last().map(|moment| &moment.scores[..]);
        *stays = scores.and_then(ahead) == Some(*seat);
    }
    few(points)
}

/// Whoever has more points than everybody else who is still in.
fn ahead(scores: &[Score]) -> Option<Seat> {
    if scores.len() < 2 {
        return None;
    }
    let points = || (0u8..).zip(scores).filter(|(_, score)| !score.out);
    let (seat, best) = points().max_by_key(|(_, score)| score.points())?;
    let alone = points().filter(|(_, score)| score.points() == best.points()).count() == 1;
    alone.then_some(Seat(seat))
}

/// The heaviest ones in their order, one for each moment.
fn few(mut points: Vec<Point>) -> Vec<Point> {
    let weight = |point: &Point| match point.why.weight() {
        None => u32::MAX,
        Some(weight) => weight * (u32::from(point.turn) + 1),
    };
    points.sort_by_key(|point| (std::cmp::Reverse(weight(point)), point.at));
    let mut kept: Vec<Point> = Vec::new();
    for point in points {
        let always = point.why.weight().is_none();
        let new = kept.iter().all(|other| other.at != point.at);
        if always || new && kept.len() < MOST {
            kept.push(point);
        }
    }
    kept.sort_by_key(|point| point.at);
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(souls: u8, wounds: u8, out: bool) -> Score {
        Score { souls, wounds, out }
    }

    #[test]
    fn whoever_leads_leads_alone_and_is_still_in() {
        let three = |a, b, c| ahead(&[a, b, c]);
        let (two, one) = (score(3, 1, false), score(1, 0, false));
        assert_eq!(three(one, two, one), Some(Seat(1)));
        assert_eq!(three(two, score(2, 0, false), one), None);
        assert_eq!(three(score(9, 0, true), two, one), Some(Seat(1)));
        assert_eq!(ahead(&[two]), None, "alone there is no lead");
        assert_eq!(three(score(1, 5, true), score(0, 5, true), score(9, 5, true)), None);
    }

    #[test]
    fn few_points_are_kept_and_never_without_the_end_of_somebody() {
        let level = Why::LevelUp { seat: Seat(0), boss: CardKind::default() };
        let leads = Why::Leads { seat: Seat(0), stays: false };
        let mut points: Vec<Point> =
            (1..30).map(|n| Point { at: n, turn: n as u16, why: level }).collect();
        points.push(Point { at: 2, turn: 1, why: Why::Eliminated { seat: Seat(1) } });
        points.push(Point { at: 25, turn: 25, why: leads });
        let kept = few(points);
        assert_eq!(kept.len(), MOST);
        assert!(kept.is_sorted_by_key(|point| point.at));
        assert_eq!((kept[0].at, kept[0].why), (2, Why::Eliminated { seat: Seat(1) }));
        assert!(kept.iter().any(|point| point.at == 25 && point.why == leads));
        assert!(kept[1..].iter().all(|point| point.at > 20), "the later, the heavier: {kept:?}");
    }
}
