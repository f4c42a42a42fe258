//! An evaluation fitted to the results of many games, one for each kind of table. The numbers are in
//! `data/`, made by `endboss lab fit`.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::LazyLock;

use crate::features::{FEATURES, ROLES};
use crate::level::Level;
use crate::lore::Lore;

/// Numbers in the middle.
pub const HIDDEN: usize = 20;

/// A small network: features, one hidden layer, one number.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    pub into: [[f32; FEATURES]; HIDDEN],
    pub out: [f32; HIDDEN],
    /// Straight from the features.
    pub direct: [f32; FEATURES],
}

impl Net {
    /// To it every position looks the same.
    pub const FLAT: Net =
        Net { into: [[0.0; FEATURES]; HIDDEN], out: [0.0; HIDDEN], direct: [0.0; FEATURES] };

    /// The number for a position, with what single cards add to it.
    pub fn score(&self, features: &[f32; FEATURES], cards: &Merit) -> f32 {
        let direct: f32 = self.direct.iter().zip(features).map(|(w, f)| w * f).sum();
        let middle = self.middle(features, cards).into_iter().zip(self.out);
        cards.direct + direct + middle.map(|(sum, out)| out * sum.max(0.0)).sum::<f32>()
    }

    /// The numbers in the middle; what is below 0 there counts for nothing.
    pub fn middle(&self, features: &[f32; FEATURES], cards: &Merit) -> [f32; HIDDEN] {
        let mut middle = cards.into;
        for (sum, row) in middle.iter_mut().zip(&self.into) {
            *sum += row.iter().zip(features).map(|(w, f)| w * f).sum::<f32>();
        }
        middle
    }

    /// One number a word, whatever stands around them; none if there are too few or too many.
    fn read<'a>(lines: impl Iterator<Item = &'a str>) -> Option<Net> {
        let mut numbers = lines.flat_map(str::split_whitespace).map(weight);
        let mut next = || numbers.next().flatten();
        let mut net = Net::FLAT;
        for weight in net.into.iter_mut().flatten().chain(&mut net.out).chain(&mut net.direct) {
            *weight = next()?;
        }
        numbers.next().is_none().then_some(net)
    }

    fn write(&self) -> String {
        let row = |row: &[f32]| {
            let words: Vec<String> = row.iter().map(|weight| word(*weight)).collect();
            words.join(" ") + "\n"
        };
        let into: String = self.into.iter().map(|it| row(it)).collect();
        into + &row(&self.out) + &row(&self.direct)
    }
}

/// A number that can be counted with.
fn weight(word: &str) -> Option<f32> {
    word.parse().ok().filter(|weight: &f32| weight.is_finite())
}

/// What a card adds where it is, or all cards of a seat together: straight to the score, and to each
/// number in the middle, so that it counts for more in some positions than in others.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Merit {
    pub direct: f32,
    pub into: [f32; HIDDEN],
}

/// What it adds in each of its roles.
pub type Merits = [Merit; ROLES];

impl Merit {
    /// One card more, by how much it counts in each of its roles.
    pub fn add(&mut self, card: &Merits, roles: &[f32; ROLES]) {
        for (merit, part) in card.iter().zip(roles).filter(|(_, part)| **part != 0.0) {
            self.direct += part * merit.direct;
            for (sum, more) in self.into.iter_mut().zip(merit.into) {
                *sum += part * more;
            }
        }
    }
}

/// All that was learned for one kind of table.
#[derive(Clone, Debug, PartialEq)]
pub struct Experience {
    pub net: Net,
    /// What single cards add, by their names in the packs.
    pub cards: BTreeMap<String, Merits>,
}

impl Experience {
    /// The numbers of the network, then a line for each card; lines with a # say something about it.
    pub fn read(text: &str) -> Option<Experience> {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let of_card = |line: &&str| line.starts_with(|first: char| first.is_alphabetic());
        let net = Net::read(lines.clone().filter(|line| !of_card(line)))?;
        let mut cards = BTreeMap::new();
        for line in lines.filter(of_card) {
            let mut words = line.split_whitespace();
            let card = words.next()?.to_owned();
            let numbers: Vec<f32> = words.map(weight).collect::<Option<_>>()?;
            cards.insert(card, read_merits(&numbers)?);
        }
        Some(Experience { net, cards })
    }

    pub fn write(&self) -> String {
        let mut text = self.net.write();
        for (card, merits) in &self.cards {
            let direct = merits.iter().map(|merit| word(merit.direct));
            let into: Vec<String> = merits.iter().flat_map(|merit| merit.into).map(word).collect();
            let wide = into.iter().any(|it| *it != word(0.0));
            text.push_str(card);
            for word in direct.chain(into.into_iter().filter(|_| wide)) {
                let _ = write!(text, " {word}");
            }
            text.push('\n');
        }
        text
    }
}

/// A number as it is written; there is only one nothing.
fn word(number: f32) -> String {
    let word = format!("{number:.4}");
    if word == "-0.0000" { "0.0000".to_owned() } else { word }
}

/// A number for each role, what it adds straight; then, if it adds anything in the middle, that role
/// by role.
fn read_merits(numbers: &[f32]) -> Option<Merits> {
    let (direct, into) = numbers.split_at_checked(ROLES)?;
    let mut merits = Merits::default();
    merits.iter_mut().zip(direct).for_each(|(merit, number)| merit.direct = *number);
    if !into.is_empty() {
        let (rows, rest) = into.as_chunks::<HIDDEN>();
        if rows.len() != ROLES || !rest.is_empty() {
            return None;
        }
        merits.iter_mut().zip(rows).for_each(|(merit, row)| merit.into = *row);
    }
    Some(merits)
}

/// The kinds of tables that have an evaluation of their own.
pub const KINDS: [&str; 5] = ["classic-2", "classic-4", "super-2", "super-4", "solo"];

/// Which of them this table is.
pub fn kind(lore: &Lore) -> &'static str {
    let t = &lore.tables;
    match (t.seats, t.rules.board) {
        (1, _) => "solo",
        (2, false) => "classic-2",
        (_, false) => "classic-4",
        (2, true) => "super-2",
        (_, true) => "super-4",
    }
}

/// What `hard` has of its own: with two players or alone it judges without single cards.
static FIRST: LazyLock<[Experience; 3]> = LazyLock::new(|| {
    [
        include_str!("../data/hard/classic-2.txt"),
        include_str!("../data/hard/super-2.txt"),
        include_str!("../data/hard/solo.txt"),
    ]
    .map(read)
});

/// With single cards, too: for `expert`, and with three players and more for `hard` as well.
static SECOND: LazyLock<[Experience; KINDS.len()]> = LazyLock::new(|| {
    [
        include_str!("../data/expert/classic-2.txt"),
        include_str!("../data/expert/classic-4.txt"),
        include_str!("../data/expert/super-2.txt"),
        include_str!("../data/expert/super-4.txt"),
        include_str!("../data/expert/solo.txt"),
    ]
    .map(read)
});

fn read(text: &str) -> Experience {
    Experience::read(text).expect("what was fitted can be read")
}

/// What was fitted for a level and a kind of table.
pub fn fitted(level: Level, kind: &str) -> &'static Experience {
    match (level, kind) {
        (Level::Hard, "classic-2") => &FIRST[0],
        (Level::Hard, "super-2") => &FIRST[1],
        (Level::Hard, "solo") => &FIRST[2],
        _ => &SECOND[KINDS.iter().position(|it| *it == kind).expect("one of the kinds")],
    }
}

#[cfg(test)]
mod tests {
    use endboss_gamebox::Setup;
    use endboss_lexicon::Edition;

    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let mut net = Net { into: [[0.5; FEATURES]; HIDDEN], out: [-1.25; HIDDEN], ..Net::FLAT };
        net.into[HIDDEN - 1][FEATURES - 1] = 3.0625;
        net.direct[1] = -0.0625;
        let straight = |direct| Merit { direct, ..Merit::default() };
        let plain = [0.5, -0.25, 0.0, 1.0].map(straight);
        let mut wide = plain;
        wide[2].into[HIDDEN - 1] = 0.125;
        let cards = [("classic/a-card", plain), ("classic/another", wide)];
        let cards = cards.map(|(name, merits)| (name.to_owned(), merits)).into();
        let text = net.write();
        let short = text.rsplit_once(' ').expect("more than one number").0;
        let alone = Experience { net, cards: BTreeMap::new() };
        let whole = Experience { cards, ..alone.clone() };
        assert_eq!(Experience::read(&text), Some(alone));
        let written = whole.write();
        let numbers = |name: &str| {
            let line = written.lines().find(|line| line.starts_with(name)).expect("its line");
            line.split_whitespace().skip(1).collect::<Vec<_>>()
        };
        assert_eq!(numbers("classic/a-card"), ["0.5000", "-0.2500", "0.0000", "1.0000"]);
        let wide = numbers("classic/another");
        assert_eq!(wide.len(), ROLES + ROLES * HIDDEN);
        assert_eq!(wide[..ROLES], numbers("classic/a-card"));
        assert_eq!(wide[ROLES + 3 * HIDDEN - 1], "0.1250");
        assert_eq!(Experience::read(&written).as_ref(), Some(&whole));
        assert_eq!(Experience::read(&format!("# about it\n{written}")), Some(whole));
        let wrongs = [
            short,
            "",
            &format!("{short} some"),
            &format!("{text} 1"),
            &format!("{text}card 1 2 3"),
            &format!("{text}card 1 2 3 4 5"),
            &format!("{text}card{}", " 1".repeat(ROLES + (ROLES - 1) * HIDDEN)),
            &format!("{text}card{}", " 1".repeat(ROLES + ROLES * HIDDEN + 1)),
            &format!("{text}card 1 2 3 x"),
            &format!("{text}card 1 2 3 1e39"),
            &text.replacen("0.5000", "NaN", 1),
        ];
        for wrong in wrongs {
            assert_eq!(Experience::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn what_is_too_little_to_be_written_is_nothing() {
        let mut merits = Merits::default();
        (merits[0].direct, merits[1].into[2]) = (-1e-6, 1e-6);
        let cards = [("card".to_owned(), merits)].into();
        let text = Experience { net: Net::FLAT, cards }.write();
        assert!(text.ends_with("\ncard 0.0000 0.0000 0.0000 0.0000\n"), "{text}");
        assert_eq!(Experience::read(&text).map(|it| it.write()), Some(text));
    }

    #[test]
    fn a_net_scores_what_it_says() {
        let mut net = Net { out: [2.0; HIDDEN], ..Net::FLAT };
        let mut features = [0.0; FEATURES];
        (features[0], features[1]) = (3.0, 1.0);
        net.direct[1] = 10.0;
        // Of what is below 0 in the middle nothing comes out.
        (net.into[0][0], net.into[1][0]) = (1.0, -1.0);
        assert_eq!(net.score(&features, &Merit::default()), 10.0 + 2.0 * 3.0);
        // A card adds straight to it, and in the middle where that is above 0 then.
        let mut card = Merit { direct: 0.5, ..Merit::default() };
        (card.into[0], card.into[1], card.into[2]) = (-1.0, 2.0, 4.0);
        let mut had = Merit::default();
        let merits = [card, card, Merit::default(), card];
        had.add(&merits, &[0.25, 0.25, 3.0, 0.0]);
        had.add(&merits, &[0.0, 0.0, 0.0, 0.5]);
        assert_eq!(had, card);
        assert_eq!(net.score(&features, &had), 10.5 + 2.0 * 2.0 + 2.0 * 4.0);
    }

    #[test]
    fn every_kind_of_table_has_an_evaluation_for_each_level_that_searches() {
        for kind in KINDS {
            for learned in [Level::Hard, Level::Expert].map(|level| fitted(level, kind)) {
                let Net { into, out, direct } = &learned.net;
                let weights = into.iter().flatten().chain(out).chain(direct);
                let merits = || learned.cards.values().flatten();
                let weights = weights.chain(merits().map(|merit| &merit.direct));
                let weights = weights.chain(merits().flat_map(|merit| &merit.into));
                assert!(weights.clone().all(|it| it.is_finite()), "{kind}");
                assert!(weights.clone().any(|it| *it != 0.0), "{kind}");
                assert!(Experience::read(&learned.write()).as_ref() == Some(learned), "{kind}");
            }
            let few = !kind.ends_with("-4");
            assert_eq!(fitted(Level::Hard, kind).cards.is_empty(), few, "{kind}");
        }
    }

    #[test]
    fn every_table_is_of_some_kind() {
        for (edition, players, wanted) in [
            (Edition::First, 2, "classic-2"),
            (Edition::Second, 3, "classic-4"),
            (Edition::Anniversary, 4, "classic-4"),
            (Edition::Super, 2, "super-2"),
            (Edition::Super, 6, "super-4"),
            (Edition::Solo, 1, "solo"),
        ] {
            let table = Setup::plain(edition, players).lay_out().expect("an edition");
            let (cards, rules) = (table.cards, table.tables.rules);
            let lore = Lore::new(cards, Vec::new(), rules, players).expect("playable");
            assert_eq!(kind(&lore), wanted);
            assert!(KINDS.contains(&wanted));
        }
    }
}
