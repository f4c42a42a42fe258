//! The whole game as one value that copies with a memory copy.

use endboss_lexicon::{CardKind, Seat, Seats};
use endboss_view::{Cause, Phase};
use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;
use tinyvec::ArrayVec;

use crate::frame::{Declared, Frame};
use crate::knowledge::Fact;
use crate::pile::{RoomPile, SpellPile};
use crate::tables::{BossIx, CardId, HeroIx, ItemIx, LandmarkIx, RoomIx, SpellIx};

/// Slots in a dungeon. [R1.6]
pub const SLOTS: usize = 5;

/// Bits of `SeatState::usable` after those of the slots.
pub const BOSS_USABLE: u8 = 1 << 5;
pub const ITEM_USABLE: u8 = 1 << 6;

/// Who is asked when only one answer is possible. [Q6]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Courtesy {
    /// Nobody looks on: whatever has one answer is answered at once.
    #[default]
    Quick,
    /// Every seat that could answer by public knowledge is asked, so that silence tells nothing.
    Everyone,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Slot {
    pub top: CardId,
    /// More damage until end of turn.
    pub bonus: u8,
    /// +1 tokens. [R6.14]
    pub tokens: u8,
    pub deactivated: bool,
    /// A minion stands on it: it cannot be covered or destroyed. [R4.3]
    pub minion: bool,
}

impl Default for Slot {
    fn default() -> Slot {
        Slot { top: CardId::NONE, bonus: 0, tokens: 0, deactivated: false, minion: false }
    }
}

/// A card placed face down: an order, not yet a room. [R5.3]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    pub room: RoomIx,
    /// The slot it lies on, or `Order::NEW`.
    pub on: u8,
}

impl Order {
    pub const NEW: u8 = 255;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatState {
    pub boss: BossIx,
    pub offered: [BossIx; 2],
    pub hand_rooms: RoomPile,
    pub hand_spells: SpellPile,
    pub slots: [Slot; SLOTS],
    pub slot_count: u8,
    /// What every window asks for: slots (bits) whose visible room has an activated ability, then
    /// `BOSS_USABLE` and `ITEM_USABLE`.
    pub usable: u8,
    pub orders: ArrayVec<[Order; SLOTS]>,
    /// Rooms built at this reveal whose "when you build" is still due.
    pub fresh: ArrayVec<[CardId; SLOTS]>,
    /// The rooms that were visible when those were built.
    pub there: ArrayVec<[CardId; SLOTS]>,
    /// Cards chosen in a question everybody answers at once; hidden until all have. [Q18]
    pub chosen: ArrayVec<[u16; 2]>,
    pub souls: u8,
    pub wounds: u8,
    pub leveled: bool,
    pub level_due: bool,
    pub out: bool,
    pub conceded: bool,
    pub no_entry: bool,
    pub gained_soul: bool,
    pub wants_mulligan: bool,
    /// How often the treasure of the rooms doubles this turn.
    pub doubled: u8,
    pub rooms_bonus: u8,
    /// Rooms that may be placed in this build step, and how many were.
    pub allowed: u8,
    pub placed: u8,
    /// The turn it went out, 0 while in.
    pub out_on: u16,
    pub minion: MinionAt,
    /// More treasure of the boss until end of turn. [R4.2]
    pub icons: [u8; 5],
    /// More damage of the last active room until end of turn. [Q42]
    pub last_room_bonus: u8,
    /// Abilities (bits) of the boss that were used this turn.
    pub boss_used: u8,
    /// Slots (bits) chosen so far where all must differ.
    pub marked: u8,
    pub coins: u8,
    /// The face-up item. [Q14]
    pub item: ItemIx,
    /// What it saw in the room deck when it searched it, until the deck is rebuilt. [Q49]
    pub noted: RoomPile,
}

impl Default for SeatState {
    fn default() -> SeatState {
        SeatState {
            boss: BossIx::NONE,
            offered: [BossIx::NONE; 2],
            hand_rooms: RoomPile::default(),
            hand_spells: SpellPile::default(),
            slots: [Slot::default(); SLOTS],
            slot_count: 0,
            usable: 0,
            orders: ArrayVec::new(),
            fresh: ArrayVec::new(),
            there: ArrayVec::new(),
            chosen: ArrayVec::new(),
            souls: 0,
            wounds: 0,
            leveled: false,
            level_due: false,
            out: false,
            conceded: false,
            no_entry: false,
            gained_soul: false,
            wants_mulligan: false,
            doubled: 0,
            rooms_bonus: 0,
            allowed: 0,
            placed: 0,
            out_on: 0,
            minion: MinionAt::Home,
            icons: [0; 5],
            last_room_bonus: 0,
            boss_used: 0,
            marked: 0,
            coins: 0,
            item: ItemIx::NONE,
            noted: RoomPile::default(),
        }
    }
}

/// Where a minion is. [R4.1]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum MinionAt {
    #[default]
    Home,
    Landmark(LandmarkIx, u8),
    Room(CardId),
    Boss,
}

/// Where a hero is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// Not used with this number of players, or removed from the game.
    #[default]
    Gone,
    Deck,
    Town,
    /// On a landmark; in the tavern the newest is on top. [R4.1]
    Landmark(LandmarkIx),
    Entrance(Seat),
    /// On its way through a dungeon.
    Dungeon(Seat),
    Soul(Seat),
    Wound(Seat),
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeroState {
    pub place: Place,
    pub damage: u8,
    /// Health until end of turn.
    pub bonus: i8,
    pub waits: bool,
    /// Its health token. [R8.4]
    pub token: i8,
    /// It was sent back this turn, so its token goes at the end of it. [Q35, Q78]
    pub returned: bool,
    /// It has entered a room this turn.
    pub entered: bool,
    /// What it carries, counted from 1; 0 is nothing. [R11.3]
    pub item: u8,
}

/// The hero on its way, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Walk {
    pub hero: HeroIx,
    pub seat: Seat,
    /// The slot it is in, or was in.
    pub slot: u8,
    /// The room it is in, even when that was destroyed as a cost. [Q22]
    pub room: CardId,
    /// It stands in a room (which may have been destroyed as a cost).
    pub inside: bool,
    /// The room has dealt its damage for this visit.
    pub dealt: bool,
    /// The most it has dealt in this visit, where that stays dealt. [Q77]
    pub most: u8,
    /// That room is gone: its damage no longer changes. [R8.2]
    pub room_gone: bool,
    /// The slot to enter next is the first one, not the next to the right.
    pub to_first: bool,
    /// Effects paid with the room it stands in that have not happened yet.
    pub held: u8,
    /// The room deals it nothing in this visit.
    pub spared: bool,
}

impl Default for Walk {
    fn default() -> Walk {
        Walk {
            hero: HeroIx::NONE,
            seat: Seat(0),
            slot: 0,
            room: CardId::NONE,
            inside: false,
            dealt: false,
            most: 0,
            room_gone: false,
            to_first: false,
            held: 0,
            spared: false,
        }
    }
}

/// How a finished game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    pub cause: Cause,
    pub ranking: ArrayVec<[Seat; 6]>,
}

/// For every copy of a room on the table, the copy below it in its stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Below(#[serde(with = "BigArray")] [u8; 256]);

impl Below {
    pub fn get(&self, id: CardId) -> CardId {
        CardId(self.0[id.0 as usize])
    }

    pub fn set(&mut self, id: CardId, below: CardId) {
        self.0[id.0 as usize] = below.0;
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    pub(crate) frames: ArrayVec<[Frame; 32]>,
    pub(crate) declared: ArrayVec<[Declared; 20]>,
    pub(crate) courtesy: Courtesy,
    pub(crate) phase: Phase,
    pub(crate) turn: u16,
    pub(crate) active: Option<Seat>,
    pub(crate) turn_order: ArrayVec<[Seat; 6]>,
    /// Seats still in, in descending XP.
    pub(crate) xp_order: ArrayVec<[Seat; 6]>,
    /// All seats that ever had a boss, in descending XP: for ties.
    pub(crate) xp_rank: ArrayVec<[Seat; 6]>,
    /// Seats that still have to answer a question everybody answers at once.
    pub(crate) pending: Seats,
    pub(crate) no_building: bool,
    /// The hero deck was empty when this turn began. [Q12]
    pub(crate) began_empty: bool,
    pub(crate) scored: bool,
    pub(crate) serial: u8,
    /// How much was declared this turn. [Q69]
    pub(crate) declarations: u8,
    /// Who has the first player's marker. [R2.6]
    pub(crate) first: Seat,
    /// A hero had to be revealed and there was none. [Q11]
    pub(crate) reveal_failed: bool,
    /// The game ends now, whatever is going on. [R12.6]
    pub(crate) ends_now: Option<Cause>,
    pub(crate) end: Option<End>,
    pub(crate) walk: Walk,

    pub(crate) bosses: u64,
    pub(crate) room_deck: RoomPile,
    pub(crate) spell_deck: SpellPile,
    /// Cards on top of a deck whose place is known; they are not in the pile above.
    pub(crate) room_tops: ArrayVec<[RoomIx; 4]>,
    pub(crate) spell_tops: ArrayVec<[SpellIx; 4]>,
    /// Viewers who know these tops: room deck, spell deck.
    pub(crate) tops_seen: [u8; 2],
    pub(crate) room_discard: RoomPile,
    pub(crate) spell_discard: SpellPile,
    pub(crate) rooms_gone: RoomPile,
    pub(crate) spells_gone: SpellPile,
    pub(crate) built: RoomPile,
    /// Copies whose once-per-turn ability was used this turn.
    pub(crate) used: RoomPile,
    /// Copies that are stunned until end of turn, covered ones too. [R6.10]
    pub(crate) stunned: RoomPile,
    pub(crate) below: Below,
    /// Face up; rooms and spells. [R4.1]
    pub(crate) market: ArrayVec<[CardKind; 8]>,
    /// For each room card that spares the first hero of a turn, that hero.
    pub(crate) spared: [HeroIx; 8],
    /// The new order of a stack that is being shuffled, from the bottom. [Q43]
    pub(crate) shuffled: ArrayVec<[CardId; 32]>,
    /// Items not yet revealed, as bits.
    pub(crate) item_deck: u32,
    /// Items that wait for a hero, the oldest first. [R11.3]
    pub(crate) items_waiting: ArrayVec<[ItemIx; ItemIx::MAX]>,

    pub(crate) ordinary_deck: u64,
    pub(crate) epic_deck: u64,
    #[serde(with = "BigArray")]
    pub(crate) heroes: [HeroState; HeroIx::MAX],
    /// For each hero the rooms that sent it back in this adventure phase.
    #[serde(with = "BigArray")]
    pub(crate) sent_back: [u8; HeroIx::MAX],
    /// Heroes in play, in order of arrival where they are.
    pub(crate) in_play: ArrayVec<[HeroIx; 64]>,

    pub(crate) facts: ArrayVec<[Fact; 64]>,
    pub(crate) seats: [SeatState; Seat::MAX],
}

// A copy of 4 KiB is the most a search may have to make for every imagined game.
const _: () = assert!(size_of::<Game>() <= 4096);

impl Game {
    pub(crate) fn blank() -> Game {
        Game {
            frames: ArrayVec::new(),
            declared: ArrayVec::new(),
            courtesy: Courtesy::Quick,
            phase: Phase::SetUp,
            turn: 0,
            active: None,
            turn_order: ArrayVec::new(),
            xp_order: ArrayVec::new(),
            xp_rank: ArrayVec::new(),
            pending: Seats::NONE,
            no_building: false,
            began_empty: false,
            scored: false,
            serial: 0,
            declarations: 0,
            first: Seat(0),
            reveal_failed: false,
            ends_now: None,
            end: None,
            walk: Walk::default(),
            bosses: 0,
            room_deck: RoomPile::default(),
            spell_deck: SpellPile::default(),
            room_tops: ArrayVec::new(),
            spell_tops: ArrayVec::new(),
            tops_seen: [0; 2],
            room_discard: RoomPile::default(),
            spell_discard: SpellPile::default(),
            rooms_gone: RoomPile::default(),
            spells_gone: SpellPile::default(),
            built: RoomPile::default(),
            used: RoomPile::default(),
            stunned: RoomPile::default(),
            below: Below([255; 256]),
            market: ArrayVec::new(),
            spared: [HeroIx::NONE; 8],
            shuffled: ArrayVec::new(),
            item_deck: 0,
            items_waiting: ArrayVec::new(),
            ordinary_deck: 0,
            epic_deck: 0,
            heroes: [HeroState::default(); HeroIx::MAX],
            sent_back: [0; HeroIx::MAX],
            in_play: ArrayVec::new(),
            facts: ArrayVec::new(),
            seats: [SeatState::default(); Seat::MAX],
        }
    }

    pub(crate) fn seat(&self, seat: Seat) -> &SeatState {
        &self.seats[seat.index()]
    }

    pub(crate) fn seat_mut(&mut self, seat: Seat) -> &mut SeatState {
        &mut self.seats[seat.index()]
    }

    pub(crate) fn slots(&self, seat: Seat) -> &[Slot] {
        let s = self.seat(seat);
        &s.slots[..s.slot_count as usize]
    }

    pub(crate) fn hero(&self, hero: HeroIx) -> &HeroState {
        &self.heroes[hero.0 as usize]
    }

    pub(crate) fn hero_mut(&mut self, hero: HeroIx) -> &mut HeroState {
        &mut self.heroes[hero.0 as usize]
    }

    /// The heroes at a place, first come first.
    pub(crate) fn heroes_at(&self, place: Place) -> impl Iterator<Item = HeroIx> + '_ {
        self.in_play.iter().copied().filter(move |h| self.hero(*h).place == place)
    }

    /// The same game with other manners, for whoever goes on playing it.
    #[must_use]
    pub fn with_courtesy(mut self, courtesy: Courtesy) -> Game {
        self.courtesy = courtesy;
        self
    }

    pub fn turn(&self) -> u16 {
        self.turn
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    pub fn souls(&self, seat: Seat) -> u8 {
        self.seat(seat).souls
    }

    pub fn wounds(&self, seat: Seat) -> u8 {
        self.seat(seat).wounds
    }

    pub fn end(&self) -> Option<&End> {
        self.end.as_ref()
    }
}
