//! Where the heroes in town would go, counted from what everybody sees. [R7]

use endboss_lexicon::{CardKind, Face, HeroAbility, Seat};
use endboss_view::View;

use super::screen::Screen;

/// What draws a hero to each dungeon.
#[derive(Debug)]
pub struct Counts {
    /// The kinds of treasure that are counted; none where souls are.
    pub kinds: Vec<String>,
    pub by_seat: Vec<(Seat, u8)>,
}

/// Where a hero would go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lure {
    Goes(Seat),
    /// These are equal, with so many each. [Q7]
    Tied(Vec<Seat>, u8),
    Nothing,
}

impl Screen<'_> {
    /// A line for each hero in town: the count of each dungeon, and where the hero would go.
    pub fn bait(&self, view: &View) -> Vec<String> {
        if view.town.is_empty() {
            return vec![self.say("ui-town-empty", &[]) + "."];
        }
        let mut lines = vec![self.say("ui-bait-now", &[])];
        for hero in &view.town {
            let counts = self.counts(hero.card, view);
            let mut parts = Vec::new();
            if counts.kinds.is_empty() {
                parts.push(self.say("ui-bait-souls", &[]));
            }
            parts.extend(counts.by_seat.iter().map(|(seat, count)| {
                let player = self.names.player(*seat);
                self.say("ui-bait-count", &[("player", player.into()), ("count", (*count).into())])
            }));
            parts.push(match self.lure(hero.card, view) {
                Lure::Goes(seat) => self.say("ui-bait-goes", &self.whose(seat)),
                Lure::Tied(..) => self.say("ui-bait-tie", &[]),
                Lure::Nothing => self.say("ui-bait-nothing", &[]),
            });
            lines.push(self.list(self.text.hero(hero, self.names), &parts));
        }
        lines
    }

    /// A hero of two kinds counts both. [R7.2]
    pub(super) fn counts(&self, hero: CardKind, view: &View) -> Counts {
        let seats = view.turn_order.iter().map(|seat| view.seat(*seat));
        let Face::Hero(face) = &self.names.face(hero).face else {
            return Counts { kinds: Vec::new(), by_seat: Vec::new() };
        };
        if face.ability == Some(HeroAbility::FewestSouls) {
            let by_seat = seats.map(|seat| (seat.seat, seat.souls)).collect();
            return Counts { kinds: Vec::new(), by_seat };
        }
        let count = |treasure: &[u8; 5]| face.treasure.iter().map(|k| treasure[*k as usize]).sum();
        Counts {
            kinds: face.treasure.iter().map(|kind| self.text.treasure(*kind)).collect(),
            by_seat: seats.map(|seat| (seat.seat, count(&seat.treasure))).collect(),
        }
    }

    pub(super) fn lure(&self, hero: CardKind, view: &View) -> Lure {
        let Counts { kinds, by_seat } = self.counts(hero, view);
        let counts = by_seat.iter().map(|(_, count)| *count);
        let best = if kinds.is_empty() { counts.min() } else { counts.max() };
        let Some(best) = best.filter(|best| kinds.is_empty() || *best > 0) else {
            return Lure::Nothing;
        };
        let seats = by_seat.iter().filter(|(_, count)| *count == best).map(|(seat, _)| *seat);
        let seats: Vec<Seat> = seats.collect();
        match seats[..] {
            [one] => Lure::Goes(one),
            _ => Lure::Tied(seats, best),
        }
    }
}

#[cfg(test)]
mod tests {
    use endboss_lexicon::Treasure;
    use endboss_view::View;

    use crate::play::sample::Sample;

    fn treasure(kind: Treasure, count: u8) -> [u8; 5] {
        let mut treasure = [0; 5];
        treasure[kind as usize] = count;
        treasure
    }

    /// [R7.1, R7.2]
    #[test]
    fn every_hero_in_town_is_told_where_it_would_go() {
        let sample = Sample::new();
        let mut view = sample.view();
        view.town = vec![sample.hero("madame-magpie"), sample.hero("the-fool")];
        let bait = |view: &View| sample.show(|screen| screen.bait(view));
        view.seats[0].treasure = treasure(Treasure::Thief, 2);
        (view.seats[0].souls, view.seats[1].souls) = (3, 1);
        let lines = bait(&view);
        let magpie =
            "Madame Magpie (thief, Health 13, epic: counts 2): You 2; Bot B 0; goes to you.";
        assert_eq!(lines[1], magpie);
        assert!(lines[2].contains(": fewest Souls; You 3; Bot B 1; goes to Bot B."), "{lines:?}");
        view.seats[1].treasure = treasure(Treasure::Thief, 2);
        view.seats[1].souls = 3;
        let lines = bait(&view);
        assert!(lines[1].ends_with("You 2; Bot B 2; a tie, stays in town."), "{lines:?}");
        assert!(lines[2].ends_with("You 3; Bot B 3; a tie, stays in town."), "{lines:?}");
        view.seats[0].treasure = [0; 5];
        view.seats[1].treasure = [0; 5];
        assert!(bait(&view)[1].ends_with("nothing lures this Hero, stays in town."));
        view.town.clear();
        assert_eq!(bait(&view), ["Nobody is in town."]);
    }
}
