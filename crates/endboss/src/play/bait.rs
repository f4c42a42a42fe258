//! Where the heroes in town would go, counted from what everybody sees. [R7, R12.4]

use endboss_lexicon::{Bait, CardKind, Face, HeroAbility, Seat, SoloBaitPlaces};
use endboss_view::View;

use super::screen::Screen;
use crate::shown;

/// What draws a hero to each dungeon.
#[derive(Debug)]
pub struct Counts {
    /// The kinds of treasure that are counted; none for a hero without treasure.
    pub kinds: Vec<String>,
    /// Souls are counted instead, and the fewest lure. [R7.2]
    pub souls: bool,
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
        if self.rules.bait != Bait::UniqueHighest {
            return self.bait_alone(view);
        }
        let mut lines = vec![self.say("ui-bait-now", &[])];
        for hero in &view.town {
            let counts = self.counts(hero.card, view);
            let mut parts = Vec::new();
            if counts.souls {
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
            lines.push(self.list(shown::hero(hero, &self.text, self.names), &parts));
        }
        lines
    }

    /// Alone, each place of the row has its price. [R12.4]
    fn bait_alone(&self, view: &View) -> Vec<String> {
        let mut lines = vec![self.say("ui-bait-alone", &[])];
        let mut place = 0u8;
        for hero in &view.town {
            place += 1;
            let needs = place + u8::from(self.rules.bait == Bait::PlaceNeedsOneMore);
            let counts = self.counts(hero.card, view);
            let has = counts.by_seat.first().map_or(0, |(_, count)| *count);
            let goes = has >= needs;
            let parts = [
                self.say("ui-bait-place", &[("place", place.into()), ("needs", needs.into())]),
                self.say("ui-bait-has", &[("count", has.into())]),
                match goes {
                    true => self.say("ui-bait-goes", &self.whose(self.me)),
                    false => self.say("ui-bait-too-little", &[]),
                },
            ];
            lines.push(self.list(shown::hero(hero, &self.text, self.names), &parts));
            // Where the row slides, the next hero comes to this place. [Q37]
            if goes && self.rules.solo_bait_places == SoloBaitPlaces::Sliding {
                place -= 1;
            }
        }
        lines
    }

    /// A hero of two kinds counts both. [R7.2]
    pub(super) fn counts(&self, hero: CardKind, view: &View) -> Counts {
        let seats = view.turn_order.iter().map(|seat| view.seat(*seat));
        let Face::Hero(face) = &self.names.face(hero).face else {
            return Counts { kinds: Vec::new(), souls: false, by_seat: Vec::new() };
        };
        if face.ability == Some(HeroAbility::FewestSouls) {
            let by_seat = seats.map(|seat| (seat.seat, seat.souls)).collect();
            return Counts { kinds: Vec::new(), souls: true, by_seat };
        }
        let count = |treasure: &[u8; 5]| face.treasure.iter().map(|k| treasure[*k as usize]).sum();
        Counts {
            kinds: face.treasure.iter().map(|kind| self.text.treasure(*kind)).collect(),
            souls: false,
            by_seat: seats.map(|seat| (seat.seat, count(&seat.treasure))).collect(),
        }
    }

    pub(super) fn lure(&self, hero: CardKind, view: &View) -> Lure {
        let Counts { souls, by_seat, .. } = self.counts(hero, view);
        let counts = by_seat.iter().map(|(_, count)| *count);
        let best = if souls { counts.min() } else { counts.max() };
        let Some(best) = best.filter(|best| souls || *best > 0) else {
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

    /// [R12.4, Q37]
    #[test]
    fn alone_each_place_of_the_row_has_its_price() {
        for (edition, rule, told) in [
            ("solo", "fixed", ["needs 1; you have 2; goes to you", "needs 2; you have 0; too"]),
            ("solo", "sliding", ["needs 1; you have 2; goes to you", "needs 1; you have 0; too"]),
            ("challenge", "fixed", ["needs 2; you have 2; goes", "needs 3; you have 0; too"]),
        ] {
            let sample = Sample::ruled(edition, &[("solo_bait_places", rule)]);
            let mut view = sample.view();
            let heroes = sample.ordinary_heroes();
            view.town = heroes.iter().take(2).copied().collect();
            view.seats[0].treasure = [0; 5];
            let kind = sample.treasure(heroes[0].card);
            view.seats[0].treasure[kind as usize] = 2;
            view.town[1] = *heroes.iter().find(|it| sample.treasure(it.card) != kind).expect("one");
            let lines = sample.show(|screen| screen.bait(&view));
            assert!(lines[0].contains("(R12.4)"), "{lines:?}");
            for (line, told) in lines[1..].iter().zip(told) {
                assert!(line.contains(told), "{edition} {rule}: {lines:?}");
            }
        }
    }
}
