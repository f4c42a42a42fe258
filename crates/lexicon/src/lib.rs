//! The rulebook's nouns and verbs as types.
//!
//! Nothing here knows a game in progress. Cards are described by closed types, so whatever a card
//! file can say, the engine can do and the text crate can put into words.

mod ability;
mod card;
mod edition;
mod gender;
mod rules;
mod seat;
mod treasure;
mod verb;

pub use ability::{
    Ability, Amount, CardFilter, Condition, Cost, Effect, HeroPlace, Lasting, Near, PlayerFilter,
    RoomFilter, Special, SpellBy, Target, TokensOn, When, Who, Whose,
};
pub use card::{
    Back, Boss, Card, CardKind, Damage, Face, Help, Hero, HeroAbility, Item, Landmark, Room,
    RoomSort, Spell, SpellPhase,
};
pub use edition::{Edition, Misfit, Printing, Variant};
pub use gender::Gender;
pub use rules::{
    AdventureParts, AllDecided, BadField, Bait, DamageDealt, DeathCheck, DeckOut, EffectOrder,
    FiveWounds, HeroesAfterElimination, HeroesPerTurn, Market, Overflow, Priority, RULES_NUMBER,
    Rebuild, Returned, RevealOrder, Rules, SoloBaitPlaces, TenSouls, TieBreak, Titles, TownPlaces,
    TurnOrder, TwoKindLandmark, UnderFaceDown,
};
pub use seat::{Seat, Seats, Viewer};
pub use treasure::{Icons, Treasure};
pub use verb::Need;
