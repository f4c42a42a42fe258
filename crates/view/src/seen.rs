use endboss_lexicon::{Back, CardKind, Seat, Treasure};
use serde::{Deserialize, Serialize};

use crate::{Cause, Phase, Source};

/// A card in an event: its print, or only its back for those who may not see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CardSeen {
    Card(CardKind),
    Back(Back),
}

/// An event as one viewer sees it: a line of that viewer's log.
///
/// Where the dungeon shows two rooms of one name, `which` is the slot of the one that is meant,
/// counted from the boss. Everybody sees the top of a stack, so it tells nothing new.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Seen {
    /// Bosses were dealt; one's own are shown.
    BossesDealt {
        seat: Seat,
        bosses: Vec<CardKind>,
    },
    BossRevealed {
        seat: Seat,
        boss: CardKind,
    },
    /// Two bosses of equal XP were ranked by lot. [Q28]
    XpRanked {
        first: Seat,
        second: Seat,
    },
    /// The hand went back into the decks and a new one was drawn.
    Mulligan {
        seat: Seat,
    },
    TurnBegins {
        turn: u16,
    },
    PhaseBegins {
        phase: Phase,
    },
    /// A player becomes the active one. [R5.1, R8.1]
    BecomesActive {
        seat: Seat,
    },
    HeroArrives {
        hero: CardKind,
    },
    Drew {
        seat: Seat,
        card: CardSeen,
    },
    /// A draw found nothing. [R1.11]
    DrewNothing {
        seat: Seat,
        back: Back,
    },
    DeckRebuilt {
        back: Back,
    },
    Discarded {
        seat: Seat,
        card: CardKind,
    },
    /// Placed face down; on a slot, or as a new one. One's own card is shown. [R5.3]
    Placed {
        seat: Seat,
        room: CardSeen,
        on: Option<u8>,
    },
    PlacedNothing {
        seat: Seat,
    },
    /// A face-down card came back to hand unseen by others.
    PlacedReturned {
        seat: Seat,
        room: CardSeen,
    },
    Built {
        seat: Seat,
        room: CardKind,
        on: Option<CardKind>,
        which: Option<u8>,
    },
    /// Revealed, but nothing it may be built on any more: back to hand. [Q5]
    NotBuilt {
        seat: Seat,
        room: CardKind,
    },
    LevelUp {
        seat: Seat,
        boss: CardKind,
    },
    /// A trigger happens.
    Triggered {
        seat: Seat,
        source: Source,
        which: Option<u8>,
    },
    /// A spell or an ability was declared, with its target in words of picks.
    Declared {
        seat: Seat,
        source: Source,
        spell: bool,
        target: Option<TargetSeen>,
        which: Option<u8>,
    },
    Canceled {
        seat: Seat,
        spell: CardKind,
    },
    /// The target is gone or no longer legal. [R6.3]
    Fizzled {
        seat: Seat,
        source: Source,
        which: Option<u8>,
    },
    /// It happened.
    Happened {
        seat: Seat,
        source: Source,
        spell: bool,
        which: Option<u8>,
    },
    /// A spell that happened or was canceled goes to the discard pile. [R1.4]
    Spent {
        seat: Seat,
        spell: CardKind,
    },
    Destroyed {
        seat: Seat,
        room: CardKind,
        which: Option<u8>,
    },
    Uncovered {
        seat: Seat,
        room: CardKind,
        which: Option<u8>,
    },
    Deactivated {
        seat: Seat,
        room: CardKind,
        which: Option<u8>,
    },
    Stunned {
        seat: Seat,
        room: CardKind,
        which: Option<u8>,
    },
    Reactivated {
        seat: Seat,
        room: CardKind,
        which: Option<u8>,
    },
    RoomDamageUp {
        seat: Seat,
        room: CardKind,
        amount: u8,
        which: Option<u8>,
    },
    YourRoomsDamageUp {
        seat: Seat,
        amount: u8,
    },
    TreasureDoubled {
        seat: Seat,
    },
    Swapped {
        seat: Seat,
        one: CardKind,
        other: CardKind,
        which_one: Option<u8>,
        which_other: Option<u8>,
    },
    NoBuilding,
    ExtraPlacement {
        seat: Seat,
    },
    NoEntry {
        seat: Seat,
    },
    /// A card was taken from the discard pile.
    TookDiscarded {
        seat: Seat,
        card: CardKind,
    },
    /// A card went from one hand to another.
    Took {
        seat: Seat,
        from: Seat,
        card: CardSeen,
    },
    /// A hand was looked at; the looker sees the cards.
    LookedAt {
        seat: Seat,
        from: Seat,
        cards: Vec<CardKind>,
    },
    /// The room deck was searched; the searcher sees the matching cards. [Q49]
    Searched {
        seat: Seat,
        found: Vec<CardKind>,
    },
    /// The card found; it is shown to all. [Q53]
    Found {
        seat: Seat,
        card: CardKind,
    },
    HeroLured {
        hero: CardKind,
        seat: Seat,
        count: u8,
        treasure: Option<Treasure>,
    },
    HeroStays {
        hero: CardKind,
        tied: bool,
    },
    HeroToEntrance {
        hero: CardKind,
        seat: Seat,
    },
    HeroToTown {
        hero: CardKind,
    },
    /// The slot is counted from the boss.
    HeroEnters {
        hero: CardKind,
        seat: Seat,
        room: CardKind,
        slot: u8,
        which: Option<u8>,
    },
    HeroSentBack {
        hero: CardKind,
        seat: Seat,
        room: CardKind,
        which: Option<u8>,
    },
    HeroTakes {
        hero: CardKind,
        damage: u8,
        total: u8,
        health: u8,
    },
    HeroHealthUp {
        hero: CardKind,
        amount: u8,
    },
    HeroDies {
        hero: CardKind,
        seat: Seat,
        room: Option<CardKind>,
        souls: u8,
        which: Option<u8>,
    },
    HeroSurvives {
        hero: CardKind,
        seat: Seat,
        wounds: u8,
    },
    Healed {
        seat: Seat,
        hero: CardKind,
        souls: u8,
    },
    SoulRemoved {
        seat: Seat,
        hero: CardKind,
    },
    SoulReturned {
        seat: Seat,
        hero: CardKind,
    },
    /// A hand is shown before it is shuffled back. [R2.4]
    HandShown {
        seat: Seat,
        cards: Vec<CardKind>,
    },
    /// The marker of the first player is at this seat. [R2.6]
    FirstPlayer {
        seat: Seat,
    },
    /// A card was laid on the market. [R4.1]
    MarketCard {
        card: CardKind,
    },
    MarketTaken {
        seat: Seat,
        card: CardKind,
    },
    /// The cards left on the market are discarded. [R4.4]
    MarketGone {
        cards: Vec<CardKind>,
    },
    MinionPlaced {
        seat: Seat,
        spot: Spot,
        which: Option<u8>,
    },
    /// No space is free, or none is wanted. [Q4]
    MinionStays {
        seat: Seat,
    },
    /// A hero went to a landmark, or to the tavern. [R4.1]
    HeroToLandmark {
        hero: CardKind,
        landmark: CardKind,
    },
    /// A hero has a health token. [R8.4]
    HealthToken {
        hero: CardKind,
        amount: i8,
    },
    TokensPut {
        seat: Seat,
        room: CardKind,
        count: u8,
        which: Option<u8>,
    },
    TokensLost {
        seat: Seat,
        room: CardKind,
        count: u8,
        which: Option<u8>,
    },
    TokenMoved {
        seat: Seat,
        from: CardKind,
        to: CardKind,
        which_from: Option<u8>,
        which_to: Option<u8>,
    },
    /// The boss has more treasure until end of turn.
    TreasureUp {
        seat: Seat,
        kind: Treasure,
        count: u8,
    },
    LastRoomDamageUp {
        seat: Seat,
        amount: u8,
    },
    /// The order of a stack was shuffled; this room is visible now. [Q43]
    StackShuffled {
        seat: Seat,
        room: CardKind,
        which: Option<u8>,
    },
    ItemRevealed {
        item: CardKind,
    },
    ItemGiven {
        item: CardKind,
        hero: CardKind,
    },
    ItemTaken {
        seat: Seat,
        item: CardKind,
    },
    ItemSpent {
        item: CardKind,
    },
    CoinsGained {
        seat: Seat,
        count: u8,
    },
    CoinsPaid {
        seat: Seat,
        count: u8,
    },
    Eliminated {
        seat: Seat,
    },
    Conceded {
        seat: Seat,
    },
    GameEnds {
        cause: Cause,
        winner: Option<Seat>,
    },
}

/// Where a minion stands. [R4.1]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Spot {
    Landmark {
        landmark: CardKind,
        space: u8,
    },
    /// On this room of its own dungeon.
    Room(CardKind),
    /// On its own boss.
    Boss(CardKind),
}

/// A declared target, as everybody hears it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TargetSeen {
    Room { seat: Seat, room: CardKind, which: Option<u8> },
    Hero(CardKind),
    Spell(CardKind),
    Player(Seat),
}

/// One step of a hero's walk, so that a table can show it beat by beat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beat {
    pub hero: CardKind,
    pub seat: Seat,
    pub slot: Option<u8>,
}
