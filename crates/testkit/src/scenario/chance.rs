//! Scripted chance: what comes up must have been scripted, and what was scripted must come up.

use endboss_engine::{Chance, Pause, Roll};
use endboss_lexicon::{Back, CardKind, Seat, Viewer};
use endboss_view::{Ask, View};

use super::cards::{Cards, listed};
use super::resolve::{Miss, resolve};
use super::script::Luck;
use super::table::Table;

#[derive(Clone, Debug, Default)]
pub(super) struct Queue {
    /// With the line each was scripted in.
    waiting: Vec<(u32, Luck)>,
    /// Unscripted chance takes its first way.
    pub(super) any: bool,
}

impl Queue {
    pub(super) fn add(&mut self, line: u32, luck: &[Luck]) {
        self.waiting.extend(luck.iter().map(|luck| (line, luck.clone())));
    }

    /// The first line whose chance never came up.
    pub(super) fn unused(&self, cards: &Cards) -> Option<(u32, String)> {
        let (line, luck) = self.waiting.first()?;
        Some((*line, format!("this chance never came up: {}", luck_words(cards, luck))))
    }

    fn next(&mut self, cards: &Cards, chance: Chance) -> Option<(u32, Luck)> {
        let back = |card: CardKind| if cards.is_spell(card) { Back::Spell } else { Back::Room };
        let fits = |luck: &Luck| match (luck, chance) {
            (Luck::Boss(seat, _), Chance::Boss(due)) => *seat == due,
            (Luck::Draw(seat, card), Chance::Draw(due, deck)) => {
                *seat == due && back(*card) == deck
            }
            (Luck::Market(card), Chance::Market(due)) => back(*card) == due,
            (Luck::Item(_), Chance::Item) => true,
            (Luck::Stack(seat, ..), Chance::StackCard { seat: due, .. }) => *seat == due,
            (Luck::Hero(_), Chance::Hero { .. }) => true,
            (Luck::Random(seat, card), Chance::HandCard(due, kind)) => {
                *seat == due && back(*card) == kind
            }
            (Luck::Lot(seat), Chance::XpLot(tied)) => tied.has(*seat),
            (Luck::Forced(seat, _), Chance::Forced(due)) => *seat == due,
            _ => false,
        };
        let at = self.waiting.iter().position(|(_, luck)| fits(luck))?;
        Some(self.waiting.remove(at))
    }
}

impl Table<'_> {
    /// Settles every chance that is scripted, and stops at one that is not.
    pub(super) fn settle(&mut self) -> Result<(), String> {
        // More chances than cards in a row: a bug, not a scenario.
        for _ in 0..1000 {
            let Some(Pause::Chance(chance)) = self.pause else {
                return Ok(());
            };
            let roll = match self.luck.next(&self.cards, chance) {
                Some((line, luck)) => {
                    let roll = self.roll(chance, &luck);
                    roll.map_err(|e| format!("{e} (it is scripted in line {line})"))?
                }
                None if self.luck.any => match self.game.way(self.tables, chance, 0) {
                    Some(roll) => roll,
                    None => return Err("this chance has no way to come out".to_owned()),
                },
                None => return Ok(()),
            };
            let settled = self.game.settle(self.tables, chance, roll, &mut self.log);
            settled.map_err(|e| e.to_string())?;
            self.advance();
        }
        Err("chance after chance, without an end".to_owned())
    }

    fn roll(&self, chance: Chance, luck: &Luck) -> Result<Roll, String> {
        let ways: Vec<Roll> = (0..self.game.ways(self.tables, chance))
            .filter_map(|n| self.game.way(self.tables, chance, n))
            .collect();
        let found = match luck {
            Luck::Stack(_, _, left) if ways.len() != *left => {
                return Err("name all the cards of the stack, from the bottom".to_owned());
            }
            Luck::Boss(_, card)
            | Luck::Draw(_, card)
            | Luck::Market(card)
            | Luck::Item(card)
            | Luck::Stack(_, card, _)
            | Luck::Random(_, card) => ways.iter().find(|way| **way == Roll::Card(*card)),
            Luck::Hero(words) => ways
                .iter()
                .find(|way| matches!(way, Roll::Card(card) if self.cards.fits(words, *card))),
            Luck::Lot(seat) => ways.iter().find(|way| **way == Roll::Seat(*seat)),
            Luck::Forced(seat, thing) => {
                let (ask, view) = self.ask_of_conceded(*seat).ok_or("nothing is forced now")?;
                let pick = resolve(&self.cards, thing, &ask, &view).map_err(Miss::words)?;
                ways.iter().find(|way| **way == Roll::Pick(pick))
            }
        };
        if let Some(roll) = found {
            return Ok(*roll);
        }
        let mut names: Vec<String> = ways.iter().map(|way| self.way_words(*way)).collect();
        names.dedup();
        Err(format!(
            "{} cannot come up now; possible: {}",
            luck_words(&self.cards, luck),
            listed(names.into_iter())
        ))
    }

    /// Chance answers for a player who conceded. [Q20]
    fn ask_of_conceded(&self, seat: Seat) -> Option<(Ask, View)> {
        let mut options = Vec::new();
        let what = self.game.options(self.tables, seat, &mut options)?;
        Some((Ask { seat, what, options }, self.view(Viewer::Seat(seat))))
    }

    fn way_words(&self, way: Roll) -> String {
        match way {
            Roll::Card(card) if self.cards.is_hero(card) => self.cards.hero_words(card),
            Roll::Card(card) => self.cards.name(card).to_owned(),
            Roll::Seat(seat) => seat.letter().to_string(),
            Roll::Pick(pick) => format!("{pick:?}"),
        }
    }

    /// A chance that stands open, in words, with the line that would script it.
    pub(super) fn open_chance(&self) -> Option<String> {
        let Some(Pause::Chance(chance)) = self.pause else {
            return None;
        };
        let what = match chance {
            Chance::Boss(_) => "a boss is dealt",
            Chance::Draw(_, Back::Room) => "a room is drawn",
            Chance::Draw(_, Back::Spell) => "a spell is drawn",
            Chance::Market(Back::Room) => "a room comes to the market",
            Chance::Market(Back::Spell) => "a spell comes to the market",
            Chance::Item => "an item is revealed",
            Chance::StackCard { .. } => "a stack is shuffled",
            Chance::Hero { epic: false } => "a hero arrives",
            Chance::Hero { epic: true } => "an epic hero arrives",
            Chance::HandCard(..) => "a card is taken at random",
            Chance::XpLot(_) => "equal XP are ranked by lot",
            Chance::Forced(_) => "a player who conceded must answer",
        };
        let key = match chance {
            Chance::Boss(seat) => format!("boss {}", seat.letter()),
            Chance::Draw(seat, _) => format!("draw {}", seat.letter()),
            Chance::Market(_) => "market".to_owned(),
            Chance::Item => "item".to_owned(),
            Chance::StackCard { seat, .. } => format!("stack {}", seat.letter()),
            Chance::Hero { .. } => "hero".to_owned(),
            Chance::HandCard(seat, _) => format!("random {}", seat.letter()),
            Chance::XpLot(_) => "lot".to_owned(),
            Chance::Forced(seat) => format!("forced {}", seat.letter()),
        };
        let way = match chance {
            Chance::Forced(_) => None,
            _ => self.game.way(self.tables, chance, 0).map(|way| self.way_words(way)),
        };
        let write = format!("{key}: {}", way.as_deref().unwrap_or("nothing"));
        Some(format!("a chance is not scripted: {what}; before this line write such as: {write}"))
    }
}

fn luck_words(cards: &Cards, luck: &Luck) -> String {
    match luck {
        Luck::Boss(seat, card) => format!("boss {}: {}", seat.letter(), cards.name(*card)),
        Luck::Draw(seat, card) => format!("draw {}: {}", seat.letter(), cards.name(*card)),
        Luck::Random(seat, card) => format!("random {}: {}", seat.letter(), cards.name(*card)),
        Luck::Market(card) => format!("market: {}", cards.name(*card)),
        Luck::Item(card) => format!("item: {}", cards.name(*card)),
        Luck::Stack(seat, card, _) => format!("stack {}: {}", seat.letter(), cards.name(*card)),
        Luck::Hero(words) => format!("hero: {}", cards.words(words)),
        Luck::Lot(seat) => format!("lot: {}", seat.letter()),
        Luck::Forced(seat, _) => format!("forced {}", seat.letter()),
    }
}
