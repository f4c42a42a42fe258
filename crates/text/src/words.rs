use endboss_lexicon::{Edition, Treasure, Variant};
use endboss_view::{Cause, Phase};

use crate::Text;

impl Text {
    pub fn phase(&self, phase: Phase) -> String {
        self.word(match phase {
            Phase::SetUp => "phase-set-up",
            Phase::Beginning => "phase-beginning",
            Phase::Town => "phase-town",
            Phase::Build => "phase-build",
            Phase::Reveal => "phase-reveal",
            Phase::Minions => "phase-minions",
            Phase::Bait => "phase-bait",
            Phase::Adventure => "phase-adventure",
            Phase::End => "phase-end",
            Phase::Over => "phase-over",
        })
    }

    /// Why the game ended: a clause without a full stop.
    pub fn cause(&self, cause: Cause) -> String {
        self.word(match cause {
            Cause::TenSouls => "cause-ten-souls",
            Cause::FiveWounds => "cause-five-wounds",
            Cause::LastOneLeft => "cause-last-one-left",
            Cause::LastEpic => "cause-last-epic",
            Cause::NobodyComes => "cause-nobody-comes",
            Cause::TurnLimit => "cause-turn-limit",
            Cause::Conceded => "cause-conceded",
            Cause::Tavern => "cause-tavern",
        })
    }

    /// The kind of treasure, and of hero: "cleric".
    pub fn treasure(&self, kind: Treasure) -> String {
        self.word(match kind {
            Treasure::Cleric => "treasure-cleric",
            Treasure::Fighter => "treasure-fighter",
            Treasure::Mage => "treasure-mage",
            Treasure::Thief => "treasure-thief",
            Treasure::Explorer => "treasure-explorer",
        })
    }

    /// The letter that stands for a kind of treasure beside its icon. No two kinds share one: where
    /// their words begin alike there are two letters.
    pub fn treasure_letter(&self, kind: Treasure) -> String {
        self.word(match kind {
            Treasure::Cleric => "letter-cleric",
            Treasure::Fighter => "letter-fighter",
            Treasure::Mage => "letter-mage",
            Treasure::Thief => "letter-thief",
            Treasure::Explorer => "letter-explorer",
        })
    }

    pub fn edition(&self, edition: Edition) -> String {
        self.word(match edition {
            Edition::First => "edition-first",
            Edition::Second => "edition-second",
            Edition::Anniversary => "edition-anniversary",
            Edition::Super => "edition-super",
            Edition::Solo => "edition-solo",
            Edition::Challenge => "edition-challenge",
        })
    }

    pub fn variant(&self, variant: Variant) -> String {
        self.word(match variant {
            Variant::ClassicMode => "variant-classic-mode",
            Variant::HardMode => "variant-hard-mode",
            Variant::ChooseYourBoss => "variant-choose-your-boss",
            Variant::Machinations => "variant-machinations",
            Variant::InfiniteLives => "variant-infinite-lives",
        })
    }
}
