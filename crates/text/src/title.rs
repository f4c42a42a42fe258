//! The titles a score earns when one plays alone. [R12.7]

use endboss_lexicon::Titles;
use endboss_view::Outcome;

use crate::Text;
use crate::speech::Args;

/// The least score of each title but the first, which is for less than nothing; then its message,
/// alone and in a challenge. A language may need another form of "True" for each.
const TITLES: [(i16, &str, &str); 10] = [
    (36, "title-supreme-overlord", "title-true-supreme-overlord"),
    (35, "title-overlord", "title-true-overlord"),
    (32, "title-grand-boss", "title-true-grand-boss"),
    (29, "title-monster-boss", "title-true-monster-boss"),
    (26, "title-sultan", "title-true-sultan"),
    (22, "title-proper-boss", "title-true-proper-boss"),
    (17, "title-boss", "title-true-boss"),
    (13, "title-mini-boss", "title-true-mini-boss"),
    (7, "title-minion", "title-true-minion"),
    (0, "title-kobold", "title-true-kobold"),
];

impl Text {
    /// The title of a score; none where no titles are given.
    pub fn title(&self, titles: Titles, score: i16) -> Option<String> {
        let found = TITLES.into_iter().find(|(least, ..)| score >= *least);
        let (_, alone, challenge) =
            found.unwrap_or((i16::MIN, "title-washout", "title-true-washout"));
        match titles {
            Titles::None => None,
            Titles::Solo => Some(self.word(alone)),
            Titles::Challenge => Some(self.word(challenge)),
        }
    }

    /// How a game alone went, in a sentence: "Your score is 18: Boss." None where others played.
    pub fn scored(&self, outcome: &Outcome) -> Option<String> {
        let title = self.title(outcome.titles, outcome.score)?;
        let score = outcome.score.to_string().replace('-', "−");
        Some(self.message("title-scored", &Args::new().text("score", score).text("title", title)))
    }
}
