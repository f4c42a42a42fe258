//! An evaluation fitted to the results of many games, one for each kind of table. The numbers are in
//! `data/`, made by `endboss lab fit`.

use std::sync::LazyLock;

use crate::features::FEATURES;
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
    pub fn score(&self, features: &[f32; FEATURES]) -> f32 {
        let mut score: f32 = self.direct.iter().zip(features).map(|(w, f)| w * f).sum();
        for (row, out) in self.into.iter().zip(self.out) {
            let sum: f32 = row.iter().zip(features).map(|(w, f)| w * f).sum();
            score += out * sum.max(0.0);
        }
        score
    }

    /// One number a word, whatever stands around them; none if there are too few or too many.
    pub fn read(text: &str) -> Option<Net> {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let mut numbers = lines.flat_map(str::split_whitespace).map(|word| word.parse().ok());
        let mut next = || numbers.next().flatten();
        let mut net =
            Net { into: [[0.0; FEATURES]; HIDDEN], out: [0.0; HIDDEN], direct: [0.0; FEATURES] };
        for weight in net.into.iter_mut().flatten().chain(&mut net.out).chain(&mut net.direct) {
            *weight = next()?;
        }
        numbers.next().is_none().then_some(net)
    }

    pub fn write(&self) -> String {
        let row = |row: &[f32]| {
            let words: Vec<String> = row.iter().map(|weight| format!("{weight:.4}")).collect();
            words.join(" ") + "\n"
        };
        let into: String = self.into.iter().map(|it| row(it)).collect();
        into + &row(&self.out) + &row(&self.direct)
    }
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

/// What was learned from games of the rules player, for `hard`.
static FIRST: LazyLock<Vec<Net>> = LazyLock::new(|| {
    read([
        include_str!("../data/hard/classic-2.txt"),
        include_str!("../data/hard/classic-4.txt"),
        include_str!("../data/hard/super-2.txt"),
        include_str!("../data/hard/super-4.txt"),
        include_str!("../data/hard/solo.txt"),
    ])
});

/// For `expert`: to be learned from games of those who had learned that; as yet it is the same.
static SECOND: LazyLock<Vec<Net>> = LazyLock::new(|| {
    read([
        include_str!("../data/expert/classic-2.txt"),
        include_str!("../data/expert/classic-4.txt"),
        include_str!("../data/expert/super-2.txt"),
        include_str!("../data/expert/super-4.txt"),
        include_str!("../data/expert/solo.txt"),
    ])
});

fn read(data: [&str; KINDS.len()]) -> Vec<Net> {
    data.map(|text| Net::read(text).expect("what was fitted can be read")).into()
}

/// What was fitted for a level and a kind of table.
pub fn fitted(level: Level, kind: &str) -> &'static Net {
    let at = KINDS.iter().position(|it| *it == kind).expect("one of the kinds");
    if level == Level::Expert { &SECOND[at] } else { &FIRST[at] }
}

#[cfg(test)]
mod tests {
    use endboss_gamebox::Setup;
    use endboss_lexicon::Edition;

    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let mut net =
            Net { into: [[0.5; FEATURES]; HIDDEN], out: [-1.25; HIDDEN], direct: [0.0; FEATURES] };
        net.into[HIDDEN - 1][FEATURES - 1] = 3.0625;
        net.direct[1] = -0.0625;
        let text = net.write();
        assert_eq!(Net::read(&text), Some(net.clone()));
        assert_eq!(Net::read(&format!("# about it\n{text}")), Some(net));
        let short = text.rsplit_once(' ').expect("more than one number").0;
        for wrong in
            [short, "", &format!("{short} some"), &format!("{text} 1"), &format!("{text} x")]
        {
            assert_eq!(Net::read(wrong), None);
        }
    }

    #[test]
    fn a_net_scores_what_it_says() {
        let mut net =
            Net { into: [[0.0; FEATURES]; HIDDEN], out: [2.0; HIDDEN], direct: [0.0; FEATURES] };
        let mut features = [0.0; FEATURES];
        (features[0], features[1]) = (3.0, 1.0);
        net.direct[1] = 10.0;
        // Of what is below 0 in the middle nothing comes out.
        (net.into[0][0], net.into[1][0]) = (1.0, -1.0);
        assert_eq!(net.score(&features), 10.0 + 2.0 * 3.0);
    }

    #[test]
    fn every_kind_of_table_has_an_evaluation_for_each_level_that_searches() {
        for kind in KINDS {
            for net in [Level::Hard, Level::Expert].map(|level| fitted(level, kind)) {
                let weights = net.into.iter().flatten().chain(&net.out).chain(&net.direct);
                assert!(weights.clone().all(|it| it.is_finite()), "{kind}");
                assert!(weights.clone().any(|it| *it != 0.0), "{kind}");
                assert!(Net::read(&net.write()).as_ref() == Some(net), "{kind}");
            }
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
            let lore = Lore::new(table.cards, table.tables.rules, players).expect("playable");
            assert_eq!(kind(&lore), wanted);
            assert!(KINDS.contains(&wanted));
        }
    }
}
