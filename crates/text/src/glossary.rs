//! Words of the game, explained as they count at one table.

use endboss_lexicon::{Card, Cost, Effect, Face, Rules, Treasure};

use crate::speech::{Args, Speech};
use crate::{Lang, Text};

/// The words, each a message of `glossary.ftl`.
const WORDS: [&str; 60] = [
    "word-ability",
    "word-active",
    "word-adjacent",
    "word-advanced",
    "word-adventure",
    "word-bait",
    "word-boss",
    "word-build",
    "word-cancel",
    "word-challenge",
    "word-coin",
    "word-cost",
    "word-damage",
    "word-deactivate",
    "word-declare",
    "word-destroy",
    "word-discard",
    "word-entrance",
    "word-epic",
    "word-face-down",
    "word-first-player",
    "word-heal",
    "word-health",
    "word-health-token",
    "word-hero",
    "word-item",
    "word-landmark",
    "word-level-up",
    "word-machinations",
    "word-market",
    "word-minion",
    "word-monster",
    "word-mulligan",
    "word-once",
    "word-out",
    "word-pass",
    "word-reveal",
    "word-room",
    "word-score",
    "word-slot",
    "word-solo",
    "word-soul",
    "word-space",
    "word-spell",
    "word-stun",
    "word-summon",
    "word-target",
    "word-tavern",
    "word-tie",
    "word-title",
    "word-token",
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

/// Where a word is explained: a page has no table to speak of, and only a terminal has commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    Page,
    Table,
    Terminal,
}

impl Told {
    fn id(self) -> &'static str {
        match self {
            Told::Page => "page",
            Told::Table => "table",
            Told::Terminal => "terminal",
        }
    }
}

/// How a table plays, as far as words depend on it.
#[derive(Clone, Copy, Debug)]
pub struct Customs {
    rules: Rules,
    told: Told,
    stuns: bool,
    deactivates: bool,
    tokens: bool,
    items: bool,
    coins: bool,
    explorers: bool,
}

impl Customs {
    /// Of a table with these cards; those that are not printed for it do not count.
    pub fn new<'a>(rules: Rules, cards: impl IntoIterator<Item = &'a Card>) -> Customs {
        let mut customs = Customs {
            rules,
            told: Told::Table,
            stuns: false,
            deactivates: false,
            tokens: false,
            items: false,
            coins: false,
            explorers: false,
        };
        for card in cards.into_iter().filter(|card| card.copies > 0) {
            for effect in card.abilities().iter().flat_map(|ability| &ability.effects) {
                customs.stuns |= matches!(effect, Effect::Stun);
                customs.deactivates |= matches!(effect, Effect::Deactivate);
                customs.tokens |= matches!(effect, Effect::Tokens { .. });
                customs.coins |= matches!(effect, Effect::Coins(_));
            }
            let mut costs = card.abilities().iter().flat_map(|ability| &ability.cost);
            customs.coins |= costs.any(|cost| matches!(cost, Cost::Coins(_)));
            customs.items |= matches!(card.face, Face::Item(_));
            customs.explorers |= match &card.face {
                Face::Hero(hero) => hero.treasure.contains(&Treasure::Explorer),
                _ => false,
            };
        }
        customs
    }

    /// The same, told elsewhere than at a table.
    #[must_use]
    pub fn told(self, told: Told) -> Customs {
        Customs { told, ..self }
    }

    fn args(&self) -> Args<'static> {
        let rules = &self.rules;
        // What a table has or has not is said of a table only.
        let has = |has: &'static str| if self.told == Told::Page { "page" } else { has };
        let yes = |is: bool| has(if is { "yes" } else { "no" });
        Args::new()
            .text("where", self.told.id())
            .text("stuns", yes(self.stuns))
            .text("deactivates", yes(self.deactivates))
            .text("tokens", yes(self.tokens))
            .text("items", yes(self.items))
            .text("coins", yes(self.coins))
            .yes("explorers", self.explorers)
            .text("machinations", yes(rules.machinations))
            .text("board", yes(rules.board))
            .yes("town", rules.board)
            .text("solo", yes(rules.solo))
            .text("titles", has(rules.titles.id()))
            .text("bait", rules.bait.id())
            .number("mulligan", rules.mulligan_at)
            .text("priority", rules.priority.id())
            .text("death", rules.death_check.id())
            .text("dealt", rules.damage_dealt.id())
            .text("parts", rules.adventure_parts.id())
            .text("under", rules.ability_under_face_down.id())
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
        let word = typed(word);
        self.meaning(customs, |form| form == word)
    }

    /// The same for the beginning of a word that is the beginning of no other.
    pub fn begun_word_meaning(&self, word: &str, customs: &Customs) -> Option<String> {
        let word = typed(word);
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
        Some(self.message(id, &customs.args()).trim_end().to_owned())
    }
}

/// What a word is called.
fn forms(speech: &Speech, id: &str) -> Vec<String> {
    let forms = speech.attribute(id, "as").unwrap_or_default();
    forms.split(", ").map(str::to_lowercase).collect()
}

/// A word as keyboards have it, as our messages have it.
fn typed(word: &str) -> String {
    word.to_lowercase().replace(['\'', 'ʼ'], "’")
}
