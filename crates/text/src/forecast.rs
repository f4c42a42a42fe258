//! What would come, and what a number is made of.

use endboss_lexicon::{CardKind, Seat};
use endboss_view::{Lure, Lured, NumberPart, NumberSource, WalkEnd, WalkForecast};

use crate::speech::Args;
use crate::{Names, Text, noun};

impl Text {
    /// Whom a hero in town would follow, in a sentence.
    pub fn lure(&self, lure: &Lure, names: &dyn Names) -> String {
        let hero = |seat| self.hero_of(lure.hero, seat, names);
        let named = || Args::new().hero(lure.hero, names);
        match (lure.goes, lure.needs, lure.counts.first()) {
            (Lured::To(seat), ..) => self.message("forecast-goes", &hero(seat)),
            (Lured::Tied, ..) => self.message("forecast-tied", &named()),
            (Lured::Nobody, Some(needs), Some((seat, count))) => {
                let args = hero(*seat).number("needs", needs).number("count", *count);
                self.message("forecast-too-little", &args)
            }
            (Lured::Nobody, ..) => self.message("forecast-nothing", &named()),
        }
    }

    /// How a hero would fare in a dungeon, in a sentence.
    pub fn walk_forecast(&self, walk: &WalkForecast, names: &dyn Names) -> String {
        let args = self.hero_of(walk.hero, walk.seat, names).number("health", walk.health);
        match walk.end {
            WalkEnd::Dies { room: Some(room), left, .. } => {
                let args = args.text("room", names.card(room)).number("left", left);
                self.message("forecast-dies", &args)
            }
            WalkEnd::Dies { room: None, .. } => self.message("forecast-dies-outside", &args),
            WalkEnd::Survives { left } => {
                self.message("forecast-survives", &args.number("left", left))
            }
            WalkEnd::Leaves => self.message("forecast-leaves", &args),
            WalkEnd::Stays => self.message("forecast-stays", &args),
        }
    }

    /// What a room's damage is made of: "printed 2 · +1 token · +2 Dragon Hatchery".
    pub fn damage_parts(&self, parts: &[NumberPart], names: &dyn Names) -> String {
        self.parts(parts, "part-card", names)
    }

    /// What a dungeon's treasure of a kind is made of: "Dark Altar 1 · Seducia 1 · +2 this turn".
    pub fn treasure_parts(&self, parts: &[NumberPart], names: &dyn Names) -> String {
        self.parts(parts, "part-icons", names)
    }

    fn parts(&self, parts: &[NumberPart], by_card: &'static str, names: &dyn Names) -> String {
        if parts.is_empty() {
            return self.word("part-none");
        }
        let said = parts.iter().map(|part| self.part(*part, by_card, names));
        self.facts(&said.collect::<Vec<_>>())
    }

    fn part(&self, part: NumberPart, by_card: &'static str, names: &dyn Names) -> String {
        let NumberPart { source, amount } = part;
        let args = Args::new().number("amount", amount.unsigned_abs());
        let sign = if amount < 0 { '−' } else { '+' };
        let args = args.text("signed", format!("{sign}{}", amount.unsigned_abs()));
        let (id, args) = match source {
            NumberSource::Printed => ("part-printed", args),
            NumberSource::PerRoom(rooms) => ("part-per-room", args.text("noun", noun::room(rooms))),
            NumberSource::PerTreasure(kind) => {
                ("part-per-treasure", args.text("noun", noun::treasure(kind)))
            }
            NumberSource::PerBelow => ("part-per-below", args),
            NumberSource::Tokens => ("part-tokens", args),
            NumberSource::Room(card) | NumberSource::Boss(card) => {
                (by_card, args.text("card", names.card(card)))
            }
            NumberSource::LevelUp(boss) => ("part-level-up", args.text("card", names.card(boss))),
            NumberSource::Last => ("part-last", args),
            NumberSource::ThisTurn => ("part-this-turn", args),
            NumberSource::AllRoomsThisTurn => ("part-all-rooms", args),
            NumberSource::LastRoomThisTurn => ("part-last-room", args),
            NumberSource::Doubled => ("part-doubled", args),
            NumberSource::Deactivated => ("part-deactivated", args),
            NumberSource::Stunned => ("part-stunned", args),
        };
        self.message(id, &args)
    }

    fn hero_of<'a>(&self, hero: CardKind, seat: Seat, names: &'a dyn Names) -> Args<'a> {
        self.player(Args::new().hero(hero, names), seat, names)
    }
}
