//! Words of the game, explained as they count at one table.

use endboss_lexicon::{Card, Effect, Rules};

use crate::speech::{Args, Speech};
use crate::{Lang, Text};

/// The words, each a message of `glossary.ftl`.
const WORDS: [&str; 46] = [
    "word-ability",
    "word-active",
    "word-adjacent",
    "word-advanced",
    "word-adventure",
    "word-bait",
    "word-boss",
    "word-build",
    "word-cancel",
    "word-cost",
    "word-damage",
    "word-deactivate",
    "word-declare",
    "word-destroy",
    "word-discard",
    "word-entrance",
    "word-epic",
    "word-face-down",
    "word-heal",
    "word-health",
    "word-hero",
    "word-level-up",
    "word-machinations",
    "word-monster",
    "word-mulligan",
    "word-once",
    "word-out",
    "word-pass",
    "word-reveal",
    "word-room",
    "word-score",
    "word-slot",
    "word-soul",
    "word-spell",
    "word-stun",
    "word-target",
    "word-tie",
    "word-town",
    "word-treasure",
    "word-trigger",
    "word-turn",
    "word-uncovered",
    "word-until",
    "word-window",
    "word-wound",
    "word-xp",
];

/// As many letters of a word are enough, if they fit no other.
const SHORTEST: usize = 3;

/// How a table plays, as far as words depend on it.
#[derive(Clone, Copy, Debug)]
pub struct Customs {
    rules: Rules,
    stuns: bool,
    deactivates: bool,
}

impl Customs {
    /// Of a table with these cards; those that are not printed for it do not count.
    pub fn new<'a>(rules: Rules, cards: impl IntoIterator<Item = &'a Card>) -> Customs {
        let mut customs = Customs { rules, stuns: false, deactivates: false };
        for card in cards.into_iter().filter(|card| card.copies > 0) {
            let mut effects = card.abilities().iter().flat_map(|ability| &ability.effects);
            customs.stuns |= effects.clone().any(|effect| matches!(effect, Effect::Stun));
            customs.deactivates |= effects.any(|effect| matches!(effect, Effect::Deactivate));
        }
        customs
    }

    fn args(&self) -> Args<'static> {
        let rules = &self.rules;
        Args::new()
            .yes("stuns", self.stuns)
            .yes("deactivates", self.deactivates)
            .yes("machinations", rules.machinations)
            .number("mulligan", rules.mulligan_at)
            .text("priority", rules.priority.id())
            .text("death", rules.death_check.id())
            .text("wounds", rules.five_wounds.id())
            .text("souls", rules.ten_souls.id())
            .text("xp", rules.tie_break.id())
            .text("order", rules.turn_order.id())
    }
}

impl Text {
    /// What a word of the game means, with the number of its rule; none if it is not one, in this
    /// language or in English.
    pub fn word_meaning(&self, word: &str, customs: &Customs) -> Option<String> {
        self.meaning(customs, |form| form == word.to_lowercase())
    }

    /// The same for the beginning of a word that is the beginning of no other.
    pub fn begun_word_meaning(&self, word: &str, customs: &Customs) -> Option<String> {
        let word = word.to_lowercase();
        if word.chars().count() < SHORTEST {
            return None;
        }
        self.meaning(customs, |form| form.starts_with(&word))
    }

    /// The words that are explained, in the order of their alphabet.
    pub fn words(&self) -> Vec<String> {
        let named = WORDS.iter().filter_map(|id| forms(self.speech, id).into_iter().next());
        let mut names: Vec<String> = named.collect();
        names.sort_by_key(|name| name.to_lowercase());
        names
    }

    fn meaning(&self, customs: &Customs, fits: impl Fn(&str) -> bool) -> Option<String> {
        let found = |speech| {
            let mut ids = WORDS.iter().filter(|id| forms(speech, id).iter().any(|form| fits(form)));
            ids.next().filter(|_| ids.next().is_none())
        };
        let id = found(self.speech).or_else(|| found(Speech::of(Lang::En)))?;
        Some(self.message(id, &customs.args()))
    }
}

/// What a word is called.
fn forms(speech: &Speech, id: &str) -> Vec<String> {
    let forms = speech.attribute(id, "as").unwrap_or_default();
    forms.split(", ").map(str::to_lowercase).collect()
}
