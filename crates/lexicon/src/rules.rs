//! The rule fields of docs/EDITIONS.md. Code asks a field, never an edition. [ARCHITECTURE 10]

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Edition, Printing};

macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $id:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum $name { $($(#[$vdoc])* #[serde(rename = $id)] $variant),+ }

        impl $name {
            pub const IDS: &'static [&'static str] = &[$($id),+];

            pub fn id(self) -> &'static str {
                match self { $($name::$variant => $id),+ }
            }

            pub fn from_id(id: &str) -> Option<$name> {
                match id { $($id => Some($name::$variant),)+ _ => None }
            }
        }
    };
}

choice!(
    /// Who goes first, and who next. [R2.6]
    TurnOrder {
        BestXpThenClockwise = "best_xp_then_clockwise",
        DescendingXp = "descending_xp",
        /// The first player's marker moves one seat at the end of every turn.
        MarkerClockwise = "marker_clockwise",
    }
);
choice!(
    /// In which order several players' effects of one moment happen. [R2.6]
    EffectOrder { DescendingXp = "descending_xp", TurnOrder = "turn_order" }
);
choice!(
    /// What happens first when several effects are declared. [R6.4, R6.5]
    Priority { ActiveFirst = "active_first", LastInFirstOut = "last_in_first_out" }
);
choice!(
    /// When a hero with enough damage dies. [Q9]
    DeathCheck { OnLeaving = "on_leaving", AtOnce = "at_once" }
);
choice!(
    /// What becomes of the damage a room has dealt to the hero in it. [Q77]
    DamageDealt {
        /// It is dealt: whatever the room loses, it never falls; what the room gains is added.
        Stays = "stays",
        /// It is what the room deals at any moment until the hero leaves.
        Follows = "follows",
    }
);
choice!(
    /// Whose part of Adventure there is. [Q79]
    AdventureParts { Everyone = "everyone", WithHeroes = "with_heroes" }
);
choice!(
    /// Whose scores are compared when all players left win or lose in one turn. [Q80]
    AllDecided { AllCompare = "all_compare", WinnersCompare = "winners_compare" }
);
choice!(
    /// What happens first at the reveal. [Q3]
    RevealOrder { PerPlayer = "per_player", LevelUpsFirst = "level_ups_first" }
);
choice!(
    /// When an empty deck is rebuilt. [Q1]
    Rebuild { AtOnce = "at_once", WhenNeeded = "when_needed" }
);
choice!(
    /// Whether a hero sent to an entrance during Adventure still walks. [Q16]
    Returned { Walks = "walks", Waits = "waits" }
);
choice!(
    /// What five wounds do. [R9.2, R9.3]
    FiveWounds { Eliminated = "eliminated", EndsGame = "ends_game", Nothing = "nothing" }
);
choice!(
    /// What ten souls do. [R9.2, R9.3]
    TenSouls { Wins = "wins", EndsGame = "ends_game", Nothing = "nothing" }
);
choice!(
    /// Who wins among equals. [R9.2, R9.3]
    TieBreak { LowestXp = "lowest_xp", HighestXp = "highest_xp" }
);
choice!(
    /// How many heroes come after a player is out. [Q25]
    HeroesAfterElimination { Unchanged = "unchanged", PerPlayerLeft = "per_player_left" }
);

choice!(
    /// What lies face up at the beginning of a turn. [R4.1, R12.3]
    Market {
        None = "none",
        /// A spell and as many rooms as players; six players: five rooms and two spells.
        PerPlayer = "per_player",
        TwoRoomsOneSpell = "two_rooms_one_spell",
    }
);
choice!(
    /// How many heroes come in a turn. [R3.1, R4.1, R12.3]
    HeroesPerTurn { OnePerSeat = "one_per_seat", Three = "three" }
);
choice!(
    /// How many heroes the town row holds. [R4.1, R12.3]
    TownPlaces { Unlimited = "unlimited", OnePerSeat = "one_per_seat", Four = "four" }
);
choice!(
    /// Where a hero goes that is pushed out of a full row. [R4.1, R12.3]
    Overflow { OwnLandmark = "own_landmark", FirstFreeLandmark = "first_free_landmark" }
);
choice!(
    /// Whom a hero in town follows. [R7.1, R12.4]
    Bait {
        UniqueHighest = "unique_highest",
        PlaceNeedsItsNumber = "place_needs_its_number",
        PlaceNeedsOneMore = "place_needs_one_more",
    }
);
choice!(
    /// What an empty hero deck does. [R9.4, R9.5, Q11]
    DeckOut {
        PlaysOn = "plays_on",
        AtEndOfTurn = "at_end_of_turn",
        WhenRevealFails = "when_reveal_fails",
    }
);
choice!(
    /// To which landmark a hero of two kinds drops. [Q34]
    TwoKindLandmark { IconOrder = "icon_order", BoardOrder = "board_order" }
);
choice!(
    /// When solo bait reads the places of the row. [Q37]
    SoloBaitPlaces { Fixed = "fixed", Sliding = "sliding" }
);
choice!(
    /// Whether the ability of a room under a face-down card works until the reveal. [Q84]
    UnderFaceDown { Works = "works", Rests = "rests" }
);
choice!(
    /// Which titles a score earns. [R12.7]
    Titles { None = "none", Solo = "solo", Challenge = "challenge" }
);

/// Grows when the same picks would make another game. Every number up to this one can be played:
/// [`Rules::as_of`] has the values of its time.
pub const RULES_NUMBER: u32 = 2;

/// Everything in which editions, variants and tables differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rules {
    pub printing: Printing,
    pub min_players: u8,
    pub max_players: u8,
    pub bosses_dealt: u8,
    pub opening_discard: u8,
    pub mulligan_at: u8,
    pub turn_order: TurnOrder,
    pub effect_order: EffectOrder,
    pub priority: Priority,
    pub death_check: DeathCheck,
    pub moving_saves: bool,
    pub damage_dealt: DamageDealt,
    pub adventure_parts: AdventureParts,
    pub reveal_order: RevealOrder,
    pub rebuild: Rebuild,
    pub returned_to_entrance: Returned,
    pub five_wounds: FiveWounds,
    pub ten_souls: TenSouls,
    pub tie_break: TieBreak,
    pub all_win_or_lose: AllDecided,
    pub heroes_after_elimination: HeroesAfterElimination,
    pub min_health: u8,
    pub hard_mode: bool,
    pub machinations: bool,
    pub deck_out: DeckOut,
    pub market: Market,
    pub heroes_per_turn: HeroesPerTurn,
    pub town_places: TownPlaces,
    pub overflow: Overflow,
    pub bait: Bait,
    /// The town board with its landmarks is in use. [R4.2]
    pub board: bool,
    /// A hand is shown before it is shuffled back. [R2.4]
    pub mulligan_shown: bool,
    pub minion_may_stay_home: bool,
    pub two_kind_landmark: TwoKindLandmark,
    pub returned_hero_keeps_health_token: bool,
    /// Being moved is nothing to a hero that Adventure has not touched: it walks if it still can,
    /// and keeps its health token. [Q78]
    pub untouched_go_on: bool,
    pub solo_bait_places: SoloBaitPlaces,
    pub ability_under_face_down: UnderFaceDown,
    /// "On a landmark" reaches the top hero of the tavern, too. No table may set it. [Q83]
    pub tavern_is_landmark: bool,
    /// "To its landmark" is the one of its kind, whatever those pushed out of the row do. No table
    /// may set it. [Q88]
    pub sent_to_own_landmark: bool,
    /// At most so many tokens on a room; 255 is no limit. [R12.5]
    pub tokens_per_room: u8,
    /// A hero in the tavern ends the game at once. [R12.6]
    pub tavern_ends: bool,
    /// Cards and heroes that are not for one player are left out. [R12.1]
    pub solo: bool,
    pub titles: Titles,
    pub coins_at_start: u8,
    pub turn_limit: u16,
}

impl Rules {
    /// The presets: the one place that asks which edition it is.
    pub fn preset(edition: Edition) -> Rules {
        let second = Rules {
            printing: Printing::Second,
            min_players: 2,
            max_players: 4,
            bosses_dealt: 1,
            opening_discard: 0,
            mulligan_at: 4,
            turn_order: TurnOrder::DescendingXp,
            effect_order: EffectOrder::DescendingXp,
            priority: Priority::ActiveFirst,
            death_check: DeathCheck::OnLeaving,
            moving_saves: false,
            damage_dealt: DamageDealt::Stays,
            adventure_parts: AdventureParts::Everyone,
            reveal_order: RevealOrder::PerPlayer,
            rebuild: Rebuild::AtOnce,
            returned_to_entrance: Returned::Walks,
            five_wounds: FiveWounds::Eliminated,
            ten_souls: TenSouls::Wins,
            tie_break: TieBreak::LowestXp,
            all_win_or_lose: AllDecided::WinnersCompare,
            heroes_after_elimination: HeroesAfterElimination::Unchanged,
            min_health: 0,
            hard_mode: false,
            machinations: false,
            deck_out: DeckOut::PlaysOn,
            market: Market::None,
            heroes_per_turn: HeroesPerTurn::OnePerSeat,
            town_places: TownPlaces::Unlimited,
            overflow: Overflow::OwnLandmark,
            bait: Bait::UniqueHighest,
            board: false,
            mulligan_shown: false,
            minion_may_stay_home: false,
            two_kind_landmark: TwoKindLandmark::IconOrder,
            returned_hero_keeps_health_token: false,
            untouched_go_on: true,
            solo_bait_places: SoloBaitPlaces::Fixed,
            ability_under_face_down: UnderFaceDown::Works,
            tavern_is_landmark: true,
            sent_to_own_landmark: true,
            tokens_per_room: u8::MAX,
            tavern_ends: false,
            solo: false,
            titles: Titles::None,
            coins_at_start: 3,
            turn_limit: 100,
        };
        let anniversary = Rules {
            printing: Printing::Anniversary,
            bosses_dealt: 2,
            priority: Priority::LastInFirstOut,
            five_wounds: FiveWounds::EndsGame,
            ten_souls: TenSouls::EndsGame,
            tie_break: TieBreak::HighestXp,
            ..second
        };
        let super_edition = Rules {
            turn_order: TurnOrder::MarkerClockwise,
            effect_order: EffectOrder::TurnOrder,
            returned_to_entrance: Returned::Waits,
            five_wounds: FiveWounds::Nothing,
            deck_out: DeckOut::AtEndOfTurn,
            market: Market::PerPlayer,
            town_places: TownPlaces::OnePerSeat,
            board: true,
            mulligan_shown: true,
            ability_under_face_down: UnderFaceDown::Rests,
            ..anniversary
        };
        let solo = Rules {
            min_players: 1,
            max_players: 1,
            five_wounds: FiveWounds::EndsGame,
            ten_souls: TenSouls::Nothing,
            market: Market::TwoRoomsOneSpell,
            heroes_per_turn: HeroesPerTurn::Three,
            town_places: TownPlaces::Four,
            overflow: Overflow::FirstFreeLandmark,
            bait: Bait::PlaceNeedsItsNumber,
            tokens_per_room: 4,
            tavern_ends: true,
            solo: true,
            titles: Titles::Solo,
            ..super_edition
        };
        match edition {
            Edition::First => Rules {
                printing: Printing::First,
                opening_discard: 2,
                mulligan_at: 5,
                turn_order: TurnOrder::BestXpThenClockwise,
                adventure_parts: AdventureParts::WithHeroes,
                all_win_or_lose: AllDecided::AllCompare,
                ..second
            },
            Edition::Second => second,
            Edition::Anniversary => anniversary,
            Edition::Super => super_edition,
            Edition::Solo => solo,
            Edition::Challenge => {
                Rules { bait: Bait::PlaceNeedsOneMore, titles: Titles::Challenge, ..solo }
            }
        }
    }

    /// The preset as it was under a rules number: a recorded game goes on as it began. None for a
    /// number that is still to come.
    pub fn as_of(edition: Edition, number: u32) -> Option<Rules> {
        let mut rules = Rules::preset(edition);
        if number < 2 {
            rules.set_back_to_1();
        }
        (1..=RULES_NUMBER).contains(&number).then_some(rules)
    }

    /// What number 2 changed, as it was before.
    fn set_back_to_1(&mut self) {
        self.damage_dealt = DamageDealt::Follows;
        self.adventure_parts = AdventureParts::WithHeroes;
        self.all_win_or_lose = AllDecided::WinnersCompare;
        self.untouched_go_on = false;
        self.ability_under_face_down = UnderFaceDown::Works;
        self.tavern_is_landmark = false;
        self.sent_to_own_landmark = false;
    }

    /// The fields a table may set one by one, by name, with the values they take.
    pub const FIELDS: &'static [(&'static str, &'static [&'static str])] = &[
        ("death_check", DeathCheck::IDS),
        ("moving_saves", &["no", "yes"]),
        ("damage_dealt", DamageDealt::IDS),
        ("adventure_parts", AdventureParts::IDS),
        ("reveal_order", RevealOrder::IDS),
        ("rebuild", Rebuild::IDS),
        ("returned_to_entrance", Returned::IDS),
        ("untouched_go_on", &["yes", "no"]),
        ("all_win_or_lose", AllDecided::IDS),
        ("heroes_after_elimination", HeroesAfterElimination::IDS),
        ("min_health", &["0", "1"]),
        ("deck_out", DeckOut::IDS),
        ("minion_may_stay_home", &["no", "yes"]),
        ("two_kind_landmark", TwoKindLandmark::IDS),
        ("returned_hero_keeps_health_token", &["no", "yes"]),
        ("solo_bait_places", SoloBaitPlaces::IDS),
        ("ability_under_face_down", UnderFaceDown::IDS),
        ("turn_limit", &["1 to 1000"]),
    ];

    /// Sets one of `FIELDS`.
    pub fn set(&mut self, field: &str, value: &str) -> Result<(), BadField> {
        let bad = || BadField::new(field, value);
        match field {
            "death_check" => self.death_check = DeathCheck::from_id(value).ok_or_else(bad)?,
            "moving_saves" => self.moving_saves = yes_or_no(value).ok_or_else(bad)?,
            "damage_dealt" => self.damage_dealt = DamageDealt::from_id(value).ok_or_else(bad)?,
            "adventure_parts" => {
                self.adventure_parts = AdventureParts::from_id(value).ok_or_else(bad)?;
            }
            "all_win_or_lose" => {
                self.all_win_or_lose = AllDecided::from_id(value).ok_or_else(bad)?;
            }
            "reveal_order" => self.reveal_order = RevealOrder::from_id(value).ok_or_else(bad)?,
            "rebuild" => self.rebuild = Rebuild::from_id(value).ok_or_else(bad)?,
            "returned_to_entrance" => {
                self.returned_to_entrance = Returned::from_id(value).ok_or_else(bad)?;
            }
            "untouched_go_on" => self.untouched_go_on = yes_or_no(value).ok_or_else(bad)?,
            "heroes_after_elimination" => {
                self.heroes_after_elimination =
                    HeroesAfterElimination::from_id(value).ok_or_else(bad)?;
            }
            "min_health" => {
                self.min_health = value.parse().ok().filter(|n| *n <= 1).ok_or_else(bad)?;
            }
            "deck_out" => self.deck_out = DeckOut::from_id(value).ok_or_else(bad)?,
            "minion_may_stay_home" => {
                self.minion_may_stay_home = yes_or_no(value).ok_or_else(bad)?;
            }
            "two_kind_landmark" => {
                self.two_kind_landmark = TwoKindLandmark::from_id(value).ok_or_else(bad)?;
            }
            "returned_hero_keeps_health_token" => {
                self.returned_hero_keeps_health_token = yes_or_no(value).ok_or_else(bad)?;
            }
            "solo_bait_places" => {
                self.solo_bait_places = SoloBaitPlaces::from_id(value).ok_or_else(bad)?;
            }
            "ability_under_face_down" => {
                self.ability_under_face_down = UnderFaceDown::from_id(value).ok_or_else(bad)?;
            }
            "turn_limit" => {
                self.turn_limit =
                    value.parse().ok().filter(|n| (1..=1000).contains(n)).ok_or_else(bad)?;
            }
            _ => return Err(bad()),
        }
        Ok(())
    }

    /// The value of one of `FIELDS`, as `set` would take it.
    pub fn get(&self, field: &str) -> Option<String> {
        let yes = |b| if b { "yes" } else { "no" };
        Some(match field {
            "death_check" => self.death_check.id().to_owned(),
            "moving_saves" => yes(self.moving_saves).to_owned(),
            "damage_dealt" => self.damage_dealt.id().to_owned(),
            "adventure_parts" => self.adventure_parts.id().to_owned(),
            "all_win_or_lose" => self.all_win_or_lose.id().to_owned(),
            "reveal_order" => self.reveal_order.id().to_owned(),
            "rebuild" => self.rebuild.id().to_owned(),
            "returned_to_entrance" => self.returned_to_entrance.id().to_owned(),
            "untouched_go_on" => yes(self.untouched_go_on).to_owned(),
            "heroes_after_elimination" => self.heroes_after_elimination.id().to_owned(),
            "min_health" => self.min_health.to_string(),
            "deck_out" => self.deck_out.id().to_owned(),
            "minion_may_stay_home" => yes(self.minion_may_stay_home).to_owned(),
            "two_kind_landmark" => self.two_kind_landmark.id().to_owned(),
            "returned_hero_keeps_health_token" => {
                yes(self.returned_hero_keeps_health_token).to_owned()
            }
            "solo_bait_places" => self.solo_bait_places.id().to_owned(),
            "ability_under_face_down" => self.ability_under_face_down.id().to_owned(),
            "turn_limit" => self.turn_limit.to_string(),
            _ => return None,
        })
    }
}

fn yes_or_no(value: &str) -> Option<bool> {
    match value {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// A field or a value that no rule set has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadField {
    pub field: String,
    pub value: String,
}

impl BadField {
    fn new(field: &str, value: &str) -> BadField {
        BadField { field: field.to_owned(), value: value.to_owned() }
    }
}

impl fmt::Display for BadField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BadField { field, value } = self;
        match Rules::FIELDS.iter().find(|(name, _)| name == field) {
            Some((_, values)) => {
                write!(f, "the rule {field} cannot be \"{value}\"; it takes: {}", values.join(", "))
            }
            None => {
                let names: Vec<_> = Rules::FIELDS.iter().map(|(name, _)| *name).collect();
                write!(f, "there is no rule field \"{field}\"; there are: {}", names.join(", "))
            }
        }
    }
}

impl std::error::Error for BadField {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_can_be_read_and_set_back() {
        for edition in Edition::ALL {
            let mut rules = Rules::preset(edition);
            for (field, _) in Rules::FIELDS {
                let value = rules.get(field).expect("a listed field has a value");
                rules.set(field, &value).expect("its own value fits");
            }
            assert_eq!(rules, Rules::preset(edition));
        }
    }

    /// [Q8, Q76] and the others that number 2 replaced hold for games that began under number 1.
    #[test]
    fn a_number_has_the_values_of_its_time() {
        for edition in Edition::ALL {
            let first = Rules::as_of(edition, 1).expect("the first number");
            assert_eq!(first.damage_dealt, DamageDealt::Follows);
            assert_eq!(first.adventure_parts, AdventureParts::WithHeroes);
            assert_eq!(first.all_win_or_lose, AllDecided::WinnersCompare);
            assert_eq!(first.ability_under_face_down, UnderFaceDown::Works);
            let not_yet =
                [first.untouched_go_on, first.tavern_is_landmark, first.sent_to_own_landmark];
            assert_eq!(not_yet, [false; 3]);
            assert_eq!(Rules::as_of(edition, RULES_NUMBER), Some(Rules::preset(edition)));
            assert_eq!(Rules::as_of(edition, 0), None);
            assert_eq!(Rules::as_of(edition, RULES_NUMBER + 1), None);
        }
    }
}
