//! The daily dungeon: what somebody chooses does not shift what comes.

use std::collections::BTreeMap;

use endboss_engine::{Chance, Courtesy, Roll};
use endboss_gamebox::Table;
use endboss_journal::{Day, Entry, Ids, Lots};
use endboss_lexicon::{Back, Edition};
use endboss_view::Pick;

use crate::{Sitting, laid_out};

/// A pile, how often it had been filled, and what it held then.
type Filled = (&'static str, u32, Vec<String>);

/// What was drawn from each pile, in order. A deck that was searched is left alone from then on.
type Draws = BTreeMap<Filled, Vec<String>>;

fn pile(chance: Chance) -> Option<&'static str> {
    Some(match chance {
        Chance::Boss(_) => "boss",
        Chance::Draw(_, Back::Room) | Chance::Market(Back::Room) => "room",
        Chance::Draw(_, Back::Spell) | Chance::Market(Back::Spell) => "spell",
        Chance::Hero { epic: false } => "hero",
        Chance::Hero { epic: true } => "epic",
        Chance::Item => "item",
        Chance::StackCard { .. } | Chance::HandCard(..) | Chance::XpLot(_) | Chance::Forced(_) => {
            return None;
        }
    })
}

fn line_of_play(table: &Table, day: Day, choices: u64) -> Draws {
    let (t, ids) = (&table.tables, table.ids());
    let mut lots = Lots::new(day, &[9; 32]);
    let mut sitting = Sitting::new(table, Courtesy::Everyone, choices);
    let mut draws = Draws::new();
    let mut open: BTreeMap<&'static str, (Filled, Vec<String>)> = BTreeMap::new();
    let mut searched = false;
    while let Some(mut entry) = sitting.random_entry() {
        match &mut entry {
            Entry::Roll { chance, roll } => {
                let game = sitting.course.game();
                let ways = (0..game.ways(t, *chance)).filter_map(|n| game.way(t, *chance, n));
                let mut held: Vec<String> = ways
                    .filter_map(|way| match way {
                        Roll::Card(card) => Some(ids.id(card).to_owned()),
                        Roll::Seat(_) | Roll::Pick(_) => None,
                    })
                    .collect();
                held.sort();
                *roll = lots.roll(game, t, *chance, &ids).expect("a way");
                if let (Some(pile), Roll::Card(card)) = (pile(*chance), *roll)
                    && !(searched && pile == "room")
                {
                    let drawn = ids.id(card).to_owned();
                    let (key, left) =
                        open.entry(pile).or_insert_with(|| ((pile, 1, held.clone()), held.clone()));
                    if *left != held {
                        *key = (pile, key.1 + 1, held.clone());
                    }
                    draws.entry(key.clone()).or_default().push(drawn.clone());
                    let at = held.iter().position(|card| *card == drawn).expect("it was there");
                    held.remove(at);
                    *left = held;
                }
            }
            Entry::Pick { pick: Pick::Deck(_), .. } => searched = true,
            _ => {}
        }
        sitting.play(entry);
    }
    draws
}

/// Two lines of play draw the same cards in the same order from the same pile, as far as both draw.
#[test]
fn choices_do_not_shift_what_comes() {
    let table = laid_out(Edition::Solo, 1);
    let (mut compared, mut differ) = (0, 0);
    for n in 0..12i64 {
        let day = Day::at(1_794_787_200_000 + n * 86_400_000);
        let lines: Vec<Draws> = (0..5).map(|choices| line_of_play(&table, day, choices)).collect();
        for one in &lines {
            for other in &lines {
                for (key, drawn) in one {
                    let Some(also) = other.get(key) else { continue };
                    let both = drawn.len().min(also.len());
                    assert_eq!(drawn[..both], also[..both], "{day} {}", key.0);
                    compared += both;
                }
                differ += usize::from(one != other);
            }
        }
        let first = |line: &Draws, name: &str| {
            let mut of = line.iter().filter(|(key, _)| key.0 == name);
            of.next().map(|(_, drawn)| drawn[0].clone()).expect("something was drawn")
        };
        for name in ["boss", "hero"] {
            assert!(lines.iter().all(|line| first(line, name) == first(&lines[0], name)));
        }
    }
    assert!(compared > 5_000 && differ > 200, "{compared} {differ}");
}

/// Another day is another deal.
#[test]
fn every_day_is_another_dungeon() {
    let table = laid_out(Edition::Solo, 1);
    let deals: Vec<Draws> =
        (0..20i64).map(|n| line_of_play(&table, Day::at(n * 86_400_000), 1)).collect();
    for (n, one) in deals.iter().enumerate() {
        assert!(deals[..n].iter().all(|other| other != one));
    }
}
