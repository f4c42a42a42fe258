//! Why settings make no game, or a record.

use endboss_cards::{Entry, Problem, Unfit};
use endboss_gamebox::SetupError;
use endboss_lexicon::{Back, Edition, Misfit, Printing, RULES_NUMBER, Rules, Variant};

use super::refusal::Refusal;
use endboss_text::reasons;
use endboss_text::saying::{HeroName, RuleField};

reasons! {
    /// What is wrong with settings, or with what was kept of a game.
    pub enum Unplayable {
        NoEdition(word: String, known: Vec<String>) = "refused-no-edition",
        NoVariant(word: String, known: Vec<String>) = "refused-no-variant",
        NoBot(word: String, known: Vec<String>) = "refused-no-bot",
        NoPack(word: String, known: Vec<String>) = "refused-no-pack",
        DailyDoor = "refused-daily-settings",
        ManyNamed = "refused-many-named",
        ClockMove = "refused-clock-move",
        ClockGame = "refused-clock-game",
        ClockDays = "refused-clock-days",
        Pacing = "refused-pacing",
        RatedAlone = "refused-rated-alone",
        RatedClock = "refused-rated-clock",
        RatedBot = "refused-rated-bot",
        FewSeats(seats: u8) = "refused-few-seats",
        EmptyTalk = "refused-empty-talk",
        RulesNumber(number: u32) = "refused-rules-number" with { newest: RULES_NUMBER },
        VariantAlways(variant: Variant, edition: Edition) = "refused-variant-always",
        VariantUnfit(variant: Variant, edition: Edition) = "refused-variant-unfit"
            with { editions: variant.editions() },
        RuleValue(rule: RuleField, value: String, known: Vec<String>) = "refused-rule-value",
        NoRule(word: String, known: Vec<String>) = "refused-no-rule",
        /// For designers: what is wrong in which file and line.
        Packs(why: String) = "refused-packs",
        Players(asked: u8, min: u8, max: u8) = "refused-players",
        LargerBoard(players: u8, max: u8) = "refused-larger-board",
        NotForSoMany(pack: String, from: u8, to: u8, players: u8) = "refused-not-for-so-many",
        NeedsBoard(pack: String) = "refused-needs-board",
        NoTavern = "refused-no-tavern",
        NoHeroes = "refused-no-heroes",
        HeroesNotThere(wanted: String, known: Vec<String>) = "refused-heroes-not-there",
        HeroesOnlyJoin(pack: String) = "refused-heroes-only-join",
        NotForSolo(pack: String, ordinary: usize, epics: usize) = "refused-not-for-solo",
        Unlured(hero: HeroName, pack: String) = "refused-unlured" with { who: hero.who() },
        FewBosses(need: usize, have: usize) = "refused-few-bosses",
        FewRooms(need: u32, have: u32) = "refused-few-rooms",
        FewSpells(need: u32, have: u32) = "refused-few-spells",
        NoHeroesForSoMany = "refused-no-heroes-for",
        /// For designers: which of them are too many.
        ManyCards(why: String) = "refused-many-cards",
        PackGone(pack: String) = "refused-pack-gone",
        RecordUnread(why: String) = "refused-record-unread",
        GameUnread(why: String) = "refused-game-unread",
    }
}

/// What a hero is called in every language.
pub fn hero_name(hero: &Entry) -> HeroName {
    let newest = hero.printings.last().copied().unwrap_or(Printing::Anniversary);
    HeroName::new(|lang| (hero.name(lang.id(), newest).to_owned(), hero.gender(lang.id())))
}

/// A word that was typed is told again, but not at any length.
pub(super) fn typed(word: &str) -> String {
    word.chars().take(40).collect()
}

pub(super) fn list(known: &[&str]) -> Vec<String> {
    known.iter().map(|word| (*word).to_owned()).collect()
}

impl Unplayable {
    pub(super) fn packs(problems: &[Problem]) -> Unplayable {
        Unplayable::Packs(problems.iter().map(Problem::to_string).collect::<Vec<_>>().join("\n"))
    }

    pub(super) fn game_unread(why: &dyn std::fmt::Display) -> Unplayable {
        Unplayable::GameUnread(why.to_string())
    }

    pub(super) fn record_unread(why: &dyn std::fmt::Display) -> Unplayable {
        Unplayable::RecordUnread(why.to_string())
    }
}

impl From<SetupError> for Refusal {
    fn from(error: SetupError) -> Refusal {
        Refusal::Unplayable(error.into())
    }
}

impl From<SetupError> for Unplayable {
    fn from(error: SetupError) -> Unplayable {
        match error {
            SetupError::Number(number) => Unplayable::RulesNumber(number),
            SetupError::Misfit(Misfit { variant, edition, already: true }) => {
                Unplayable::VariantAlways(variant, edition)
            }
            SetupError::Misfit(Misfit { variant, edition, already: false }) => {
                Unplayable::VariantUnfit(variant, edition)
            }
            SetupError::Field(bad) => {
                let known = Rules::FIELDS.iter().find(|(name, _)| *name == bad.field);
                match known {
                    Some((_, values)) => {
                        let rule = RuleField(bad.field);
                        Unplayable::RuleValue(rule, typed(&bad.value), list(values))
                    }
                    None => {
                        let names = Rules::FIELDS.iter().map(|(name, _)| (*name).to_owned());
                        Unplayable::NoRule(typed(&bad.field), names.collect())
                    }
                }
            }
            SetupError::NoPack(name) | SetupError::PackIsFile(name) => {
                let known = endboss_cards::Source::shipped_ids().map(str::to_owned).collect();
                Unplayable::NoPack(typed(&name), known)
            }
            SetupError::Packs(problems) => Unplayable::packs(&problems),
            SetupError::Unfit(unfit) => unfit.into(),
            SetupError::Unplayable(why) => why.into(),
            SetupError::OtherPacks(why) => Unplayable::GameUnread(why),
        }
    }
}

impl From<Unfit> for Unplayable {
    fn from(unfit: Unfit) -> Unplayable {
        match unfit {
            Unfit::Players { asked, min, max } => Unplayable::Players(asked, min, max),
            Unfit::LargerBoard { players, max } => Unplayable::LargerBoard(players, max),
            Unfit::NotForSoMany { pack, from, to, players } => {
                Unplayable::NotForSoMany(pack, from, to, players)
            }
            Unfit::NeedsBoard { pack } => Unplayable::NeedsBoard(pack),
            Unfit::NoTavern => Unplayable::NoTavern,
            Unfit::NoHeroes => Unplayable::NoHeroes,
            Unfit::HeroesNotThere { wanted, known } => {
                Unplayable::HeroesNotThere(typed(&wanted), known)
            }
            Unfit::HeroesOnlyJoin { pack } => Unplayable::HeroesOnlyJoin(pack),
            Unfit::NotForSolo { pack, ordinary, epics } => {
                Unplayable::NotForSolo(pack, ordinary, epics)
            }
            Unfit::Unlured(hero) => {
                let pack = hero.pack.clone();
                Unplayable::Unlured(hero_name(&hero), pack)
            }
        }
    }
}

impl From<endboss_engine::Unplayable> for Unplayable {
    fn from(why: endboss_engine::Unplayable) -> Unplayable {
        use endboss_engine::Unplayable as Engine;
        match why {
            Engine::Players { asked, min, max } => Unplayable::Players(asked, min, max),
            Engine::TooFewBosses { have, need } => Unplayable::FewBosses(need, have),
            Engine::TooFewCards { back: Back::Room, have, need } => {
                Unplayable::FewRooms(need, have)
            }
            Engine::TooFewCards { back: Back::Spell, have, need } => {
                Unplayable::FewSpells(need, have)
            }
            Engine::NoHeroes => Unplayable::NoHeroesForSoMany,
            Engine::NoTavern => Unplayable::NoTavern,
            Engine::TooManyCards { .. }
            | Engine::TooManyHeroes { .. }
            | Engine::TooManyBosses { .. }
            | Engine::TooManySendBack
            | Engine::TooManySpareFirst
            | Engine::TooManyLandmarks { .. }
            | Engine::TooManyItems { .. } => Unplayable::ManyCards(why.to_string()),
        }
    }
}
