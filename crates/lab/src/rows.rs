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
}

#[derive(Clone, Debug)]
pub struct Rows {
    pub bosses: Vec<Row>,
    pub rooms: Vec<Row>,
    pub spells: Vec<Row>,
}

impl Rows {
    pub fn new(counts: &Counts, table: &Table) -> Rows {
        let row = |(kind, contrast): (CardKind, &Contrast), found: Option<Estimate>, value: f64| {
            let (seats, total) = contrast.totals();
            let name = table.catalogue.name(kind, "en", table.tables.rules.printing).to_owned();
            Row { name, seats, total, value, range: found.and_then(|it| it.range) }
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
        Rows {
            bosses: best_first(counts.bosses().map(boss).collect()),
            rooms: cards(&is_room),
            spells: cards(&is_spell),
        }
    }
}

fn best_first(mut rows: Vec<Row>) -> Vec<Row> {
    rows.sort_by(|one, other| other.value.total_cmp(&one.value));
    rows
}
