//! Entries as words, and back.

use endboss_engine::{Chance, Roll};
use endboss_lexicon::{Back, CardKind, Seat, Seats};
use endboss_view::Pick;

use crate::Ids;
use crate::entry::{Entry, Span};
use crate::error::{Fault, clip};

/// Why words are no entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Unread {
    Malformed,
    /// No card of these packs has this id.
    Card(String),
}

/// What an undo line ends with that all consented to.
const AGREED: &str = " agreed";

/// A seat letter as a word of its own.
pub(crate) fn seat(word: &str) -> Option<Seat> {
    let seat = Seat::from_letter(word.chars().next()?)?;
    (word.len() == 1 && word == word.to_uppercase()).then_some(seat)
}

pub(crate) fn letter(seat: Seat) -> String {
    seat.letter().to_string()
}

/// Reads an entry that stands outside of a record, such as in a script: without number and hash.
pub fn read_entry(text: &str, ids: &impl Ids) -> Result<Entry, Fault> {
    read(text, ids).map_err(|unread| unread.fault(text))
}

impl Unread {
    pub(crate) fn fault(self, text: &str) -> Fault {
        match self {
            Unread::Malformed => Fault::NoEntry(clip(text)),
            Unread::Card(id) => Fault::Card(clip(&id)),
        }
    }
}

pub(crate) fn write(entry: &Entry, ids: &impl Ids) -> String {
    match entry {
        Entry::Pick { seat, pick } => format!("{} pick {}", seat.letter(), write_pick(*pick, ids)),
        Entry::Roll { chance, roll } => {
            format!("roll {} {}", write_chance(*chance), write_roll(*roll, ids))
        }
        Entry::Concede { seat } => format!("{} concede", seat.letter()),
        Entry::Undo { seat, back, agreed } => {
            let back: Vec<_> = back.iter().map(Span::to_string).collect();
            let agreed = if *agreed { AGREED } else { "" };
            format!("{} undo {}{agreed}", seat.letter(), back.join(" "))
        }
    }
}

/// The pick on offer that is written like this; none if nothing on offer is.
pub fn read_offered(text: &str, options: &[Pick], ids: &impl Ids) -> Option<Pick> {
    let text = text.trim();
    options.iter().find(|pick| write_pick(**pick, ids) == text).copied()
}

/// A pick as a journal words it: `slot A 2`.
pub fn write_pick(pick: Pick, ids: &impl Ids) -> String {
    // People count from one.
    let nth = |n: u8| u16::from(n) + 1;
    match pick {
        Pick::Pass => "pass".to_owned(),
        Pick::Yes => "yes".to_owned(),
        Pick::Card(card) => format!("card {}", ids.id(card)),
        Pick::Deck(card) => format!("deck {}", ids.id(card)),
        Pick::Hero(card) => format!("hero {}", ids.id(card)),
        Pick::Slot { seat, slot } => format!("slot {} {}", seat.letter(), nth(slot)),
        Pick::NewSlot => "new-slot".to_owned(),
        Pick::Use { slot, ability } => format!("use {} {}", nth(slot), nth(ability)),
        Pick::Seat(seat) => format!("seat {}", seat.letter()),
        Pick::Declared(n) => format!("declared {}", nth(n)),
        Pick::Back(back) => format!("back {}", write_back(back)),
        Pick::Space { landmark, space } => format!("space {} {}", ids.id(landmark), nth(space)),
        Pick::UseBoss { ability } => format!("use-boss {}", nth(ability)),
        Pick::UseItem => "use-item".to_owned(),
    }
}

/// What is left to chance, as a journal words it: `draw A room`.
pub fn write_chance(chance: Chance) -> String {
    match chance {
        Chance::Boss(seat) => format!("boss {}", seat.letter()),
        Chance::Draw(seat, back) => format!("draw {} {}", seat.letter(), write_back(back)),
        Chance::Hero { epic: false } => "hero ordinary".to_owned(),
        Chance::Hero { epic: true } => "hero epic".to_owned(),
        Chance::HandCard(seat, back) => format!("hand {} {}", seat.letter(), write_back(back)),
        Chance::XpLot(seats) => {
            let letters: String = seats.iter().map(Seat::letter).collect();
            format!("lot {letters}")
        }
        Chance::Forced(seat) => format!("forced {}", seat.letter()),
        Chance::Market(back) => format!("market {}", write_back(back)),
        Chance::Item => "item".to_owned(),
        Chance::StackCard { seat, slot } => {
            format!("stack {} {}", seat.letter(), u16::from(slot) + 1)
        }
    }
}

pub(crate) fn write_roll(roll: Roll, ids: &impl Ids) -> String {
    match roll {
        Roll::Card(card) => ids.id(card).to_owned(),
        Roll::Seat(seat) => letter(seat),
        Roll::Pick(pick) => write_pick(pick, ids),
    }
}

fn write_back(back: Back) -> &'static str {
    match back {
        Back::Room => "room",
        Back::Spell => "spell",
    }
}

/// Reads what `write` wrote. Nothing may be left over.
pub(crate) fn read(text: &str, ids: &impl Ids) -> Result<Entry, Unread> {
    let mut reader = Reader { words: text.split(' '), ids };
    let entry = reader.entry()?;
    match reader.words.next() {
        None => Ok(entry),
        Some(_) => Err(Unread::Malformed),
    }
}

struct Reader<'a, I> {
    words: std::str::Split<'a, char>,
    ids: &'a I,
}

impl<'a, I: Ids> Reader<'a, I> {
    fn word(&mut self) -> Result<&'a str, Unread> {
        self.words.next().ok_or(Unread::Malformed)
    }

    fn entry(&mut self) -> Result<Entry, Unread> {
        let first = self.word()?;
        if first == "roll" {
            let chance = self.chance()?;
            let roll = self.roll(chance)?;
            return Ok(Entry::Roll { chance, roll });
        }
        let seat = seat(first).ok_or(Unread::Malformed)?;
        match self.word()? {
            "pick" => Ok(Entry::Pick { seat, pick: self.pick()? }),
            "concede" => Ok(Entry::Concede { seat }),
            "undo" => {
                let mut back = Vec::new();
                let mut agreed = false;
                for word in self.words.by_ref() {
                    agreed = word == AGREED.trim_start();
                    if agreed {
                        break;
                    }
                    back.push(Span::read(word).ok_or(Unread::Malformed)?);
                }
                if back.is_empty() {
                    return Err(Unread::Malformed);
                }
                Ok(Entry::Undo { seat, back, agreed })
            }
            _ => Err(Unread::Malformed),
        }
    }

    fn pick(&mut self) -> Result<Pick, Unread> {
        Ok(match self.word()? {
            "pass" => Pick::Pass,
            "yes" => Pick::Yes,
            "card" => Pick::Card(self.card()?),
            "deck" => Pick::Deck(self.card()?),
            "hero" => Pick::Hero(self.card()?),
            "slot" => Pick::Slot { seat: self.seat()?, slot: self.nth()? },
            "new-slot" => Pick::NewSlot,
            "use" => Pick::Use { slot: self.nth()?, ability: self.nth()? },
            "seat" => Pick::Seat(self.seat()?),
            "declared" => Pick::Declared(self.nth()?),
            "back" => Pick::Back(self.back()?),
            "space" => Pick::Space { landmark: self.card()?, space: self.nth()? },
            "use-boss" => Pick::UseBoss { ability: self.nth()? },
            "use-item" => Pick::UseItem,
            _ => return Err(Unread::Malformed),
        })
    }

    fn chance(&mut self) -> Result<Chance, Unread> {
        Ok(match self.word()? {
            "boss" => Chance::Boss(self.seat()?),
            "draw" => Chance::Draw(self.seat()?, self.back()?),
            "hero" => match self.word()? {
                "ordinary" => Chance::Hero { epic: false },
                "epic" => Chance::Hero { epic: true },
                _ => return Err(Unread::Malformed),
            },
            "hand" => Chance::HandCard(self.seat()?, self.back()?),
            "lot" => {
                let mut seats = Seats::NONE;
                for letter in self.word()?.chars() {
                    seats = seats.with(Seat::from_letter(letter).ok_or(Unread::Malformed)?);
                }
                Chance::XpLot(seats)
            }
            "forced" => Chance::Forced(self.seat()?),
            "market" => Chance::Market(self.back()?),
            "item" => Chance::Item,
            "stack" => Chance::StackCard { seat: self.seat()?, slot: self.nth()? },
            _ => return Err(Unread::Malformed),
        })
    }

    fn roll(&mut self, chance: Chance) -> Result<Roll, Unread> {
        Ok(match chance {
            Chance::Boss(_)
            | Chance::Draw(..)
            | Chance::Hero { .. }
            | Chance::HandCard(..)
            | Chance::Market(_)
            | Chance::Item
            | Chance::StackCard { .. } => Roll::Card(self.card()?),
            Chance::XpLot(_) => Roll::Seat(self.seat()?),
            Chance::Forced(_) => Roll::Pick(self.pick()?),
        })
    }

    fn card(&mut self) -> Result<CardKind, Unread> {
        let id = self.word()?;
        self.ids.kind(id).ok_or_else(|| Unread::Card(id.to_owned()))
    }

    fn seat(&mut self) -> Result<Seat, Unread> {
        seat(self.word()?).ok_or(Unread::Malformed)
    }

    /// People count from one, the engine from zero.
    fn nth(&mut self) -> Result<u8, Unread> {
        let n: u16 = self.word()?.parse().map_err(|_| Unread::Malformed)?;
        n.checked_sub(1).and_then(|n| u8::try_from(n).ok()).ok_or(Unread::Malformed)
    }

    fn back(&mut self) -> Result<Back, Unread> {
        match self.word()? {
            "room" => Ok(Back::Room),
            "spell" => Ok(Back::Spell),
            _ => Err(Unread::Malformed),
        }
    }
}

/// Takes anything that could be a card's id, for reading without the cards at hand.
#[derive(Debug)]
pub(crate) struct AnyCard;

impl Ids for AnyCard {
    fn id(&self, _: CardKind) -> &str {
        ""
    }

    fn kind(&self, id: &str) -> Option<CardKind> {
        let (pack, card) = id.split_once('/')?;
        (!pack.is_empty() && !card.is_empty()).then_some(CardKind(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Two;

    impl Ids for Two {
        fn id(&self, kind: CardKind) -> &str {
            ["p/one", "p/two"][kind.index()]
        }

        fn kind(&self, id: &str) -> Option<CardKind> {
            ["p/one", "p/two"].iter().position(|known| *known == id).map(|at| CardKind(at as u16))
        }
    }

    fn check(entry: Entry, text: &str) {
        assert_eq!(write(&entry, &Two), text);
        assert_eq!(read(text, &Two), Ok(entry.clone()));
        assert!(read(&format!("{text} more"), &Two).is_err(), "{text} more");
        assert!(read(text, &AnyCard).is_ok());
    }

    #[test]
    fn every_pick_is_read_as_it_is_written() {
        let b = Seat(1);
        for (pick, text) in [
            (Pick::Pass, "pass"),
            (Pick::Yes, "yes"),
            (Pick::Card(CardKind(0)), "card p/one"),
            (Pick::Deck(CardKind(1)), "deck p/two"),
            (Pick::Hero(CardKind(0)), "hero p/one"),
            (Pick::Slot { seat: b, slot: 4 }, "slot B 5"),
            (Pick::NewSlot, "new-slot"),
            (Pick::Use { slot: 0, ability: 255 }, "use 1 256"),
            (Pick::Seat(Seat(5)), "seat F"),
            (Pick::Declared(0), "declared 1"),
            (Pick::Back(Back::Room), "back room"),
            (Pick::Back(Back::Spell), "back spell"),
            (Pick::Space { landmark: CardKind(1), space: 2 }, "space p/two 3"),
            (Pick::UseBoss { ability: 0 }, "use-boss 1"),
            (Pick::UseItem, "use-item"),
        ] {
            check(Entry::Pick { seat: Seat(0), pick }, &format!("A pick {text}"));
            check(
                Entry::Roll { chance: Chance::Forced(b), roll: Roll::Pick(pick) },
                &format!("roll forced B {text}"),
            );
        }
    }

    #[test]
    fn every_other_entry_is_read_as_it_is_written() {
        let card = Roll::Card(CardKind(1));
        for (chance, roll, text) in [
            (Chance::Boss(Seat(2)), card, "roll boss C p/two"),
            (Chance::Draw(Seat(0), Back::Spell), card, "roll draw A spell p/two"),
            (Chance::Hero { epic: false }, card, "roll hero ordinary p/two"),
            (Chance::Hero { epic: true }, card, "roll hero epic p/two"),
            (Chance::HandCard(Seat(3), Back::Room), card, "roll hand D room p/two"),
            (Chance::XpLot(Seats::first(3)), Roll::Seat(Seat(1)), "roll lot ABC B"),
            (Chance::Market(Back::Spell), card, "roll market spell p/two"),
            (Chance::Item, card, "roll item p/two"),
            (Chance::StackCard { seat: Seat(1), slot: 0 }, card, "roll stack B 1 p/two"),
        ] {
            check(Entry::Roll { chance, roll }, text);
        }
        check(Entry::Concede { seat: Seat(3) }, "D concede");
        let back = vec![Span::one(3), Span { first: 5, last: 9 }];
        check(Entry::Undo { seat: Seat(0), back: back.clone(), agreed: false }, "A undo 3 5-9");
        check(Entry::Undo { seat: Seat(0), back, agreed: true }, "A undo 3 5-9 agreed");
    }

    #[test]
    fn an_entry_outside_of_a_record_is_read_or_its_fault_is_said() {
        let entry = Entry::Pick { seat: Seat(0), pick: Pick::Card(CardKind(1)) };
        assert_eq!(read_entry("A pick card p/two", &Two), Ok(entry));
        assert_eq!(read_entry("A pick card p/six", &Two), Err(Fault::Card("p/six".to_owned())));
        assert_eq!(read_entry("A sings", &Two), Err(Fault::NoEntry("A sings".to_owned())));
        assert_eq!(write_chance(Chance::Draw(Seat(1), Back::Spell)), "draw B spell");
    }

    #[test]
    fn other_words_are_no_entry() {
        for text in [
            "",
            " ",
            "A",
            "a pick pass",
            "G pick pass",
            "AB pick pass",
            "A  pick pass",
            "A pick",
            "A pick slot A 0",
            "A pick slot A 257",
            "A pick slot A -1",
            "A pick slot 1",
            "A pick card one",
            "A undo",
            "A undo 0",
            "A undo 5-4",
            "A undo x",
            "A undo agreed",
            "A undo 3 agreed 4",
            "A undo 3 agreed agreed",
            "roll",
            "roll lot",
            "roll lot AZ A",
            "roll hero p/one",
            "roll draw A p/one",
            "roll forced A",
        ] {
            assert!(read(text, &AnyCard).is_err(), "{text}");
        }
        assert_eq!(read("A pick card p/three", &Two), Err(Unread::Card("p/three".to_owned())));
    }
}
