//! The rulebook's nouns and verbs as types.
//!
//! Nothing here knows a game in progress. Cards are described by closed types, so whatever a card
//! file can say, the engine can do and the text crate can put into words.

mod ability;
mod card;
mod edition;
mod rules;
mod seat;
mod treasure;

pub use ability::{
    Ability, Amount, CardFilter, Condition, Cost, Effect, HeroPlace, Lasting, Near, PlayerFilter,
    RoomFilter, Special, SpellBy, Target, When, Who, Whose,
};
pub use card::{
    Back, Boss, Card, CardKind, Damage, Face, Hero, HeroAbility, Room, RoomSort, Spell, SpellPhase,
};
pub use edition::{Edition, Misfit, Printing, Variant};
pub use rules::{
    BadField, DeathCheck, EffectOrder, FiveWounds, HeroesAfterElimination, Priority, Rebuild,
    Returned, RevealOrder, Rules, TenSouls, TieBreak, TurnOrder,
};
pub use seat::{Seat, Seats, Viewer};
pub use treasure::{Icons, Treasure};
