//! What is said aloud of the news: the lines of the log that belong together as one sentence.
//!
//! Whoever reads the log skips lines; whoever hears it cannot. So five draws are one sentence, and so
//! is a walk of nine lines; what only repeats what was just said is left out.

use endboss_lexicon::{CardKind, Seat};
use endboss_view::{CardSeen, Seen, Source};

use crate::speech::Args;
use crate::{Names, Text, noun};

impl Text {
    /// New lines of the reader's log, in their order and condensed.
    pub fn told(&self, news: &[Seen], names: &dyn Names) -> Vec<String> {
        let teller = Teller { text: self, names };
        let mut said = Vec::new();
        let mut rest = news;
        let mut declared = None;
        while let Some(first) = rest.first() {
            if let Seen::Declared { source, .. } | Seen::Triggered { source, .. } = first {
                declared = Some(*source);
            }
            let (length, sentence) = teller.group(rest, declared);
            said.extend(sentence);
            rest = &rest[length..];
        }
        said
    }
}

struct Teller<'a> {
    text: &'a Text,
    names: &'a dyn Names,
}

impl Teller<'_> {
    /// How many of the lines belong together, and the sentence for them if one is needed.
    fn group(&self, rest: &[Seen], declared: Option<Source>) -> (usize, Option<String>) {
        let run = |same: fn(&Seen, &Seen) -> bool| {
            rest.iter().take_while(|seen| same(&rest[0], seen)).count()
        };
        match &rest[0] {
            Seen::Drew { seat, card } => match run(drawn_alike) {
                1 => self.plain(rest),
                count => (count, Some(self.drew(*seat, *card, &rest[..count]))),
            },
            Seen::Discarded { seat, .. } => match run(discarded_alike) {
                1 => self.plain(rest),
                count => (count, Some(self.discarded(*seat, &rest[..count]))),
            },
            Seen::HeroArrives { .. } => match run(both_arrive) {
                1 => self.plain(rest),
                count => (count, Some(self.arrive(&rest[..count]))),
            },
            Seen::HeroEnters { hero, seat, .. } => {
                match rest.iter().take_while(|seen| walks(seen, *hero, *seat)).count() {
                    1 => self.plain(rest),
                    count => (count, Some(self.walk(*hero, *seat, &rest[..count]))),
                }
            }
            // A phase in which nothing happens is passed over.
            Seen::PhaseBegins { .. } if matches!(rest.get(1), Some(Seen::PhaseBegins { .. })) => {
                (1, None)
            }
            Seen::Spent { .. } => (1, None),
            Seen::Happened { source, .. } if declared == Some(*source) => (1, None),
            _ => self.plain(rest),
        }
    }

    fn plain(&self, rest: &[Seen]) -> (usize, Option<String>) {
        (1, Some(self.text.seen(&rest[0], self.names)))
    }

    fn of(&self, seat: Seat) -> Args<'static> {
        self.text.player(Args::new(), seat, self.names)
    }

    fn list(&self, cards: impl Iterator<Item = CardKind>) -> String {
        let named: Vec<String> = cards.map(|card| self.names.card(card).to_owned()).collect();
        self.text.list(&named)
    }

    fn drew(&self, seat: Seat, first: CardSeen, lines: &[Seen]) -> String {
        let cards = lines.iter().filter_map(|seen| match seen {
            Seen::Drew { card, .. } => Some(*card),
            _ => None,
        });
        let (seen, list) = match first {
            CardSeen::Card(_) => {
                let known = cards.filter_map(|card| match card {
                    CardSeen::Card(card) => Some(card),
                    CardSeen::Back(_) => None,
                });
                ("card", self.list(known))
            }
            CardSeen::Back(_) => ("back", self.backs(cards)),
        };
        let args = self.of(seat).number("count", many(lines)).text("seen", seen);
        self.text.message("told-drew", &args.text("cards", list))
    }

    /// How many of each back, in the order they came.
    fn backs(&self, cards: impl Iterator<Item = CardSeen>) -> String {
        let mut counted: Vec<(&'static str, u32)> = Vec::new();
        for card in cards {
            let CardSeen::Back(back) = card else { continue };
            let kind = noun::back(back);
            match counted.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, count)) => *count += 1,
                None => counted.push((kind, 1)),
            }
        }
        let said = counted.into_iter().map(|(kind, count)| {
            self.text
                .message("told-counted", &Args::new().text("kind", kind).number("count", count))
        });
        self.text.list(&said.collect::<Vec<_>>())
    }

    fn discarded(&self, seat: Seat, lines: &[Seen]) -> String {
        let cards = lines.iter().filter_map(|seen| match seen {
            Seen::Discarded { card, .. } => Some(*card),
            _ => None,
        });
        let args = self.of(seat).number("count", many(lines)).text("cards", self.list(cards));
        self.text.message("told-discarded", &args)
    }

    fn arrive(&self, lines: &[Seen]) -> String {
        let heroes = lines.iter().filter_map(|seen| match seen {
            Seen::HeroArrives { hero } => Some(*hero),
            _ => None,
        });
        let args = Args::new().number("count", many(lines)).text("heroes", self.list(heroes));
        self.text.message("told-arrive", &args)
    }

    fn walk(&self, hero: CardKind, seat: Seat, lines: &[Seen]) -> String {
        let mut rooms = Vec::new();
        let (mut damage, mut end, mut count) = (0u32, "walks", 0u8);
        for seen in lines {
            match seen {
                Seen::HeroEnters { room, which, .. } => {
                    rooms.push(format!("{}{}", self.names.card(*room), self.text.which(*which)));
                }
                Seen::HeroTakes { damage: more, .. } => damage += u32::from(*more),
                Seen::HeroDies { souls, .. } => (end, count) = ("dies", *souls),
                Seen::HeroSurvives { wounds, .. } => (end, count) = ("survives", *wounds),
                _ => {}
            }
        }
        let args = self.of(seat).hero(hero, self.names);
        let args = args.text("rooms", self.text.list(&rooms)).number("damage", damage);
        self.text.message("told-walk", &args.text("end", end).number("count", count))
    }
}

fn many(lines: &[Seen]) -> u32 {
    u32::try_from(lines.len()).unwrap_or(u32::MAX)
}

fn drawn_alike(one: &Seen, other: &Seen) -> bool {
    let (Seen::Drew { seat, card }, Seen::Drew { seat: drawer, card: drawn }) = (one, other) else {
        return false;
    };
    let known = |card: &CardSeen| matches!(card, CardSeen::Card(_));
    seat == drawer && known(card) == known(drawn)
}

fn discarded_alike(one: &Seen, other: &Seen) -> bool {
    match (one, other) {
        (Seen::Discarded { seat, .. }, Seen::Discarded { seat: other, .. }) => seat == other,
        _ => false,
    }
}

fn both_arrive(one: &Seen, other: &Seen) -> bool {
    matches!((one, other), (Seen::HeroArrives { .. }, Seen::HeroArrives { .. }))
}

/// A step of this hero's walk through this dungeon.
fn walks(seen: &Seen, walker: CardKind, dungeon: Seat) -> bool {
    match seen {
        Seen::HeroEnters { hero, seat, .. }
        | Seen::HeroDies { hero, seat, .. }
        | Seen::HeroSurvives { hero, seat, .. } => *hero == walker && *seat == dungeon,
        Seen::HeroTakes { hero, .. } => *hero == walker,
        _ => false,
    }
}
