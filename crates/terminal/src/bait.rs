//! Where the heroes in town would go, as the forecast says. [R7, R12.4]

use endboss_lexicon::{CardKind, Face, HeroAbility, Seat};
use endboss_view::{Forecast, Lure, Lured, View};

use crate::screen::Screen;
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

impl Screen<'_> {
    /// A line for each hero in town: the count of each dungeon, and where the hero would go.
    pub fn bait(&self, view: &View, forecast: &Forecast) -> Vec<String> {
        if view.town.is_empty() {
            return vec![self.say("ui-town-empty", &[]) + "."];
        }
        let alone = forecast.lures.iter().any(|lure| lure.needs.is_some());
        let mut lines = vec![self.say(if alone { "ui-bait-alone" } else { "ui-bait-now" }, &[])];
        let mut place = 0u8;
        for lure in &forecast.lures {
            place += 1;
            // Somebody who comes only later is not in town yet.
            let Some(hero) = view.town.iter().find(|hero| hero.card == lure.hero) else { continue };
            let parts = match lure.needs {
                None => self.bait_parts(lure),
                Some(needs) => self.alone_parts(lure, place, needs),
            };
            lines.push(self.list(shown::hero(hero, &self.text, self.names), &parts));
            // Where the row slides, the next hero comes to this place. [Q37]
            if self.slides() && lure.to().is_some() {
                place -= 1;
            }
        }
        lines
    }

    fn slides(&self) -> bool {
        self.rules.solo_bait_places == endboss_lexicon::SoloBaitPlaces::Sliding
    }

    fn bait_parts(&self, lure: &Lure) -> Vec<String> {
        let mut parts = Vec::new();
        if lure.souls {
            parts.push(self.say("ui-bait-souls", &[]));
        }
        parts.extend(lure.counts.iter().map(|(seat, count)| {
            let player = self.names.player(*seat);
            self.say("ui-bait-count", &[("player", player.into()), ("count", (*count).into())])
        }));
        parts.push(match lure.goes {
            Lured::To(seat) => self.say("ui-bait-goes", &self.whose(seat)),
            Lured::Tied => self.say("ui-bait-tie", &[]),
            Lured::Nobody => self.say("ui-bait-nothing", &self.hero(lure.hero)),
        });
        parts
    }

    /// Alone, each place of the row has its price. [R12.4]
    fn alone_parts(&self, lure: &Lure, place: u8, needs: u8) -> Vec<String> {
        let has = lure.counts.first().map_or(0, |(_, count)| *count);
        vec![
            self.say("ui-bait-place", &[("place", place.into()), ("needs", needs.into())]),
            self.say("ui-bait-has", &[("count", has.into())]),
            match lure.to() {
                Some(seat) => self.say("ui-bait-goes", &self.whose(seat)),
                None => self.say("ui-bait-too-little", &[]),
            },
        ]
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

    /// Between whom a hero cannot decide, as the table is now, and with how many each. [Q7]
    pub(super) fn tied(&self, hero: CardKind, view: &View) -> Option<(Vec<Seat>, u8)> {
        let Counts { souls, by_seat, .. } = self.counts(hero, view);
        let counts = by_seat.iter().map(|(_, count)| *count);
        let best = if souls { counts.min() } else { counts.max() };
        let best = best.filter(|best| souls || *best > 0)?;
        let seats = by_seat.iter().filter(|(_, count)| *count == best).map(|(seat, _)| *seat);
        let seats: Vec<Seat> = seats.collect();
        (seats.len() > 1).then_some((seats, best))
    }
}

#[cfg(test)]
mod tests {
    use endboss_lexicon::Seat;
    use endboss_view::{Forecast, Lure, Lured, View};

    use crate::sample::Sample;

    fn lure(goes: Lured, counts: &[u8], needs: Option<u8>) -> Lure {
        let counts = (0..).map(Seat).zip(counts.iter().copied()).collect();
        Lure { hero: Default::default(), goes, counts, souls: false, needs }
    }

    /// The heroes in town, in their order, with these lures.
    fn forecast(view: &View, lures: Vec<Lure>) -> Forecast {
        let heroes = view.town.iter().map(|hero| hero.card);
        let lures = heroes.zip(lures).map(|(hero, lure)| Lure { hero, ..lure }).collect();
        Forecast { lures, walks: Vec::new() }
    }

    /// [R7.1, R7.2]
    #[test]
    fn every_hero_in_town_is_told_where_it_would_go() {
        let sample = Sample::new();
        let mut view = sample.view();
        view.town = vec![sample.hero("madame-magpie"), sample.hero("the-fool")];
        let bait = |view: &View, lures: Vec<Lure>| {
            sample.show(|screen| screen.bait(view, &forecast(view, lures)))
        };
        let souls = |goes, counts: &[u8]| Lure { souls: true, ..lure(goes, counts, None) };
        let to = |n| Lured::To(Seat(n));
        let lines = bait(&view, vec![lure(to(0), &[2, 0], None), souls(to(1), &[3, 1])]);
        let magpie =
            "Madame Magpie (thief, Health 13, epic: counts 2): You 2; Bot B 0; goes to you.";
        assert_eq!(lines[1], magpie);
        assert!(lines[2].contains(": fewest Souls; You 3; Bot B 1; goes to Bot B."), "{lines:?}");
        let tied = vec![lure(Lured::Tied, &[2, 2], None), souls(Lured::Tied, &[3, 3])];
        let lines = bait(&view, tied);
        assert!(lines[1].ends_with("You 2; Bot B 2; a tie, stays in town."), "{lines:?}");
        assert!(lines[2].ends_with("You 3; Bot B 3; a tie, stays in town."), "{lines:?}");
        let lines = bait(&view, vec![lure(Lured::Nobody, &[0, 0], None)]);
        assert!(lines[1].ends_with("nothing lures this Hero, stays in town."), "{lines:?}");
        view.town.clear();
        assert_eq!(bait(&view, Vec::new()), ["Nobody is in town."]);
    }

    /// [R12.4, Q37]
    #[test]
    fn alone_each_place_of_the_row_has_its_price() {
        for (edition, rule, needs, told) in [
            (
                "solo",
                "fixed",
                [1, 2],
                ["place 1 needs 1; you have 2; goes to you", "place 2 needs 2; you have 0; too"],
            ),
            (
                "solo",
                "sliding",
                [1, 1],
                ["place 1 needs 1; you have 2; goes to you", "place 1 needs 1; you have 0; too"],
            ),
            (
                "challenge",
                "fixed",
                [2, 3],
                ["place 1 needs 2; you have 2; goes", "place 2 needs 3; you have 0; too"],
            ),
        ] {
            let sample = Sample::ruled(edition, &[("solo_bait_places", rule)]);
            let mut view = sample.view();
            view.town = sample.ordinary_heroes().iter().take(2).copied().collect();
            let lures = vec![
                lure(Lured::To(Seat(0)), &[2], Some(needs[0])),
                lure(Lured::Nobody, &[0], Some(needs[1])),
            ];
            let lines = sample.show(|screen| screen.bait(&view, &forecast(&view, lures)));
            assert!(lines[0].contains("(R12.4)"), "{lines:?}");
            for (line, told) in lines[1..].iter().zip(told) {
                assert!(line.contains(told), "{edition} {rule}: {lines:?}");
            }
        }
    }
}
