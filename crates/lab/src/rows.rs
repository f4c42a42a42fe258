//! Bosses, rooms and spells by name, the best first.

use endboss_gamebox::Table;
use endboss_lexicon::{CardKind, Face};

use crate::{Contrast, Counts, Estimate};

/// A boss, room or spell, and what it does.
#[derive(Clone, Debug)]
pub struct Row {
    pub name: String,
    /// Seats that had it.
    pub seats: u64,
    /// What they came to together: wins, or the sum of the scores of players alone.
    pub total: i64,
    /// Of a boss the share of its fair share, or the mean score; of another card the change of the
    /// win rate, or of the score.
    pub value: f64,
    pub range: Option<[f64; 2]>,
    /// Of a pack that is asked about.
    pub asked: bool,
}

#[derive(Clone, Debug)]
pub struct Rows {
    pub bosses: Vec<Row>,
    pub rooms: Vec<Row>,
    pub spells: Vec<Row>,
    /// Cards that are asked about and of which nothing is known: heroes and items, which nobody has
    /// in hand, and what came up too seldom.
    pub unknown: Vec<String>,
}

impl Rows {
    /// With the cards of these packs marked as those that are asked about.
    pub fn new(counts: &Counts, table: &Table, asked: &[String]) -> Rows {
        let is_asked = |kind: CardKind| asked.contains(&table.catalogue.entry(kind).pack);
        let row = |(kind, contrast): (CardKind, &Contrast), found: Option<Estimate>, value: f64| {
            let (seats, total) = contrast.totals();
            let range = found.and_then(|it| it.range);
            Row { name: named(table, kind), seats, total, value, range, asked: is_asked(kind) }
        };
        let boss = |(kind, contrast): (CardKind, &Contrast)| {
            let (seats, total) = contrast.totals();
            let plain = total as f64 / seats as f64;
            match counts.alone() {
                true => row((kind, contrast), contrast.mean(), plain),
                false => {
                    let scale = 1.0 / counts.fair();
                    let share = contrast.share().estimate().map(|it| it.times(scale));
                    row((kind, contrast), share, plain * scale)
                }
            }
        };
        let card = |(kind, contrast): (CardKind, &Contrast)| {
            let change = match counts.alone() {
                true => contrast.change_of_mean()?,
                false => contrast.change_of_share()?,
            };
            Some(row((kind, contrast), Some(change), change.value))
        };
        let is_room = |kind: CardKind| matches!(table.cards[kind.index()].face, Face::Room(_));
        let is_spell = |kind: CardKind| matches!(table.cards[kind.index()].face, Face::Spell(_));
        let cards = |is: &dyn Fn(CardKind) -> bool| {
            best_first(counts.cards().filter(|(kind, _)| is(*kind)).filter_map(card).collect())
        };
        let mut rows = Rows {
            bosses: best_first(counts.bosses().map(boss).collect()),
            rooms: cards(&is_room),
            spells: cards(&is_spell),
            unknown: Vec::new(),
        };
        let there = |kind: &CardKind| is_asked(*kind) && table.cards[kind.index()].copies > 0;
        let all = table.catalogue.kinds().filter(there).map(|kind| named(table, kind));
        let known = |name: &String| rows.all().any(|row| row.asked && row.name == *name);
        rows.unknown = all.filter(|name| !known(name)).collect();
        rows
    }

    fn all(&self) -> impl Iterator<Item = &Row> {
        self.bosses.iter().chain(&self.rooms).chain(&self.spells)
    }
}

fn named(table: &Table, kind: CardKind) -> String {
    table.catalogue.name(kind, "en", table.tables.rules.printing).to_owned()
}

fn best_first(mut rows: Vec<Row>) -> Vec<Row> {
    rows.sort_by(|one, other| other.value.total_cmp(&one.value));
    rows
}
