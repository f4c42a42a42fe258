//! The vocabulary of effects. It is closed: a card file can say nothing else. [ARCHITECTURE 11]

use serde::{Deserialize, Serialize};

use crate::{Back, RoomSort, Treasure};

/// "When ..., pay ..., choose ...: do ...".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ability {
    pub when: When,
    /// At most once in a turn.
    pub once: bool,
    /// The player may decline when it happens.
    pub may: bool,
    /// Paid on declaration and never given back. [Q22]
    pub cost: Vec<Cost>,
    /// Chosen on declaration, or for a trigger when it happens. [R6.3]
    pub target: Option<Target>,
    /// Looked at when the effect happens; without it nothing happens.
    pub condition: Option<Condition>,
    pub effects: Vec<Effect>,
}

/// The moment an ability belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// Declared in a window: an activated ability. [R6.1]
    Activated,
    /// Declared in a window: a spell.
    Cast,
    /// "When you build this room." [R5.6]
    Built,
    /// "When you build another such room."
    BuiltAnother(RoomFilter),
    /// "If a hero dies in this room."
    HeroDies,
    /// "When you play a spell", once it has happened.
    YouPlaySpell,
    /// "When another room of yours is destroyed."
    AnotherDestroyed,
    /// A boss's level up. [R5.5]
    LevelUp,
    /// A minion stands on the action space of the card: in the minion phase. [R4.4]
    Minion,
    /// "When you build such a room": for bosses.
    YouBuild(RoomFilter),
    /// "When a hero enters this room", before its damage. [R8.2]
    HeroEnters,
    /// "When a hero dies in your dungeon", in whichever room.
    HeroDiesAnywhere,
    /// "When a hero survives your dungeon."
    HeroSurvives,
    /// "When this room is uncovered." [R6.8]
    Uncovered,
    /// "At the end of the turn." [R9.1]
    EndOfTurn,
}

impl When {
    /// Whether somebody decides to do it in a window, so that it can have a cost, which is paid then
    /// whatever comes of it, and can answer a spell. [R6.1, Q22]
    pub fn is_declared(self) -> bool {
        matches!(self, When::Activated | When::Cast)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cost {
    DestroyThis,
    /// Destroy another room of yours.
    DestroyAnother,
    /// Discard this many cards of a kind from your hand.
    Discard {
        what: CardFilter,
        count: u8,
    },
    /// Remove one of your souls (one hero card) from the game. The packs of 0.1.0 have it. [Q51]
    RemoveSoul,
    /// Remove this many +1 tokens from your rooms. [R6.14]
    Tokens(u8),
    /// Pay this many coins. [R11.4]
    Coins(u8),
}

/// Which rooms. Empty means any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct RoomFilter {
    pub sort: Option<RoomSort>,
    pub advanced: Option<bool>,
}

/// Which cards of a hand or pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardFilter {
    Any,
    Spell,
    Room(RoomFilter),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    Yours,
    Opponents,
    Anyones,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpellBy {
    Anyone,
    Opponent,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HeroPlace {
    /// In the room the ability is on.
    ThisRoom,
    /// In a dungeon; its entrance is not the dungeon.
    Dungeon(Whose),
    /// In town; only an ordinary hero if so marked.
    Town { ordinary: bool },
    /// In town or still in the hero decks.
    TownOrDecks,
    /// At an entrance.
    Entrance(Whose),
    /// On a landmark, in the tavern on top of its stack. [R4.2, Q83]
    Landmark,
    /// Dead, in a scorekeeping area: a soul. [Q82, Q85]
    Dead(Whose),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayerFilter {
    Any,
    /// Has at least one dead hero.
    WithSoul,
    /// Has at least this many souls more than you.
    SoulsAhead(u8),
}

/// What an effect names and its player chooses. [R6.3]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// An active room that is not under a face-down card.
    Room {
        whose: Whose,
        filter: RoomFilter,
    },
    Hero(HeroPlace),
    /// A declared spell.
    Spell(SpellBy),
    /// An opponent.
    Opponent(PlayerFilter),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// You have fewer rooms than some opponent.
    FewerRooms,
    /// You have fewer souls than some opponent.
    FewerSouls,
    /// Your dungeon has at least this much treasure of a kind.
    Treasure { kind: Treasure, count: u8 },
}

/// For whom a verb is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    You,
    /// The chosen opponent.
    Target,
    EachOpponent,
    EachPlayer,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Amount {
    Fixed(u8),
    /// The number of rooms in your dungeon.
    YourRooms,
    /// The number of +1 tokens on this room.
    TokensHere,
}

/// Where +1 tokens go. [R6.14]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TokensOn {
    /// The room the ability is on.
    This,
    /// The target room.
    Target,
    /// "Your dungeon gets": spread as its player likes.
    Spread,
    /// One on each of so many different rooms of yours.
    Each,
}

/// The verbs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Draw from a deck.
    Draw {
        who: Who,
        back: Back,
        count: u8,
    },
    /// Discard cards of one's own choice.
    Discard {
        who: Who,
        what: CardFilter,
        count: u8,
    },
    /// Discard by chance.
    DiscardRandom {
        who: Who,
        back: Back,
    },
    DiscardHand {
        who: Who,
    },
    /// Take cards of your choice from the discard pile.
    TakeDiscarded {
        what: CardFilter,
        count: u8,
    },
    /// Name room or spell; take a random such card from the target player's hand.
    TakeRandom,
    /// See the target player's hand and take one card of your choice.
    TakeSeen,
    /// The target player shows the hand to all; take one card of your choice. [Q87]
    TakeShown,
    /// Search the room deck or the discard pile for such a room; you may build it at once over a
    /// room, else keep it.
    Search(RoomFilter),
    /// Choose and destroy one room of one's own.
    DestroyOwn {
        who: Who,
    },
    /// Destroy the target room; a hero in it dies.
    CollapseTarget,
    /// The target hero dies.
    Kill,
    /// Damage to the target hero.
    Damage(Amount),
    /// The target hero has more health until end of turn.
    Health(u8),
    /// The target room deals more damage until end of turn.
    RoomDamage(u8),
    /// All rooms you have until end of turn deal more damage. [Q51]
    YourRoomsDamage(u8),
    /// The treasure of your rooms counts double until end of turn.
    DoubleTreasure,
    /// Until end of turn. [R6.9]
    Deactivate,
    /// Until end of turn. [R6.10]
    Stun,
    /// Swap two room stacks inside any one dungeon.
    SwapStacks,
    /// Build one more room at once. [R5.4]
    Build,
    /// The target hero goes to your entrance.
    ToYourEntrance,
    /// The target hero goes back to town.
    ToTown,
    /// The target hero goes back to the first room and walks on.
    ToFirstRoom,
    /// The dead hero that is the target goes back to the entrance of the dungeon it died in, with
    /// this much more health until end of turn. Where the target is a player, as in the packs of
    /// 0.1.0, the hero is chosen when it happens. [Q85]
    ReturnSoul {
        health: u8,
    },
    /// The dead hero that is the target is removed from the game. [Q82]
    RemoveSoul,
    /// Turn one of your wounds into a soul. [R6.11]
    Heal,
    /// Cancel the target spell. [R6.7]
    Cancel,
    /// +1 tokens. [R6.14]
    Tokens {
        on: TokensOn,
        count: u8,
    },
    /// "The dungeon loses tokens": its player takes them from any rooms. [R6.14]
    LoseTokens {
        who: Who,
        count: u8,
    },
    /// Move up to so many tokens between your rooms, one by one.
    MoveTokens(u8),
    /// A +2 or -2 health token on the target hero. [R8.4]
    HealthToken(i8),
    /// Your boss has more treasure of a kind until end of turn. [R4.2]
    Treasure {
        kind: Treasure,
        count: u8,
    },
    /// This room deals more damage until end of turn.
    ThisRoomDamage(u8),
    /// The last active room of your dungeon deals more until end of turn. [Q42]
    LastRoomDamage(u8),
    /// Take one card left on the market.
    TakeMarket,
    /// What the space your minion stands on does happens now. [Q89]
    MinionActs,
    /// Move your minion to another free action space. [Q89]
    MoveMinion,
    /// The landmark's hero, or the target hero, goes to the entrance of any dungeon, with a health
    /// token. [R4.2]
    Summon {
        token: i8,
    },
    /// The target hero drops to its landmark, or to the tavern. [R4.1]
    ToLandmark,
    /// Destroy the target room; a hero in it walks on.
    DestroyTarget,
    /// Choose a hero in town; it goes to the target player's entrance.
    SendFromTown,
    /// See the target player's hand.
    LookAtHand,
    /// Choose a room stack in any dungeon and shuffle the order of its cards. [Q43]
    ShuffleStack,
    /// Gain coins. [R11.4]
    Coins(u8),
    /// What no combination of verbs says: done by code, one by one.
    Special(Special),
}

/// Effects that are code of their own. `endboss cards specials` lists the cards that use them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Special {
    /// No rooms may be built this turn; face-down rooms go back to hand.
    NoBuilding,
    /// You may place one more room in your build step of this turn. It can only be declared while
    /// you are the active player.
    ExtraPlacement,
    /// No hero enters the target player's dungeon this turn.
    NoEntry,
}

impl Special {
    pub const ALL: [Special; 3] = [Special::NoBuilding, Special::ExtraPlacement, Special::NoEntry];
}

/// Which neighbors a lasting ability reaches. [R1.6]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Near {
    Adjacent,
    /// The room to the right.
    Next,
}

/// Abilities that hold as long as the room is visible and active. [R6.2]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lasting {
    /// Rooms nearby deal more damage.
    DamageNearby { near: Near, rooms: RoomFilter, amount: u8 },
    /// No advanced room may be built on this one.
    NoAdvancedOnTop,
    /// A hero's first entry in each adventure phase sends it to the previous room.
    SendsBack,
    /// The draw at the beginning of the turn may come from the spell deck. [Q21]
    DrawSpellInstead,
    /// It deals nothing to the first hero that enters it in a turn.
    SparesFirst,
    /// It deals more while it is the last active room, next to the boss.
    DamageIfLast(u8),
    /// Each +1 token on it counts twice.
    TokensDouble,
    /// Such rooms of its dungeon deal more damage: for bosses.
    DamageYours { rooms: RoomFilter, amount: u8 },
    /// More treasure of a kind: for bosses.
    MoreTreasure { kind: Treasure, count: u8 },
    /// Heroes in its dungeon have less health: for bosses.
    HeroesWeaker(u8),
}
