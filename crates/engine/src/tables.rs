//! The cards of one game, compiled once into rows the rules can look up quickly.

use endboss_lexicon::{
    Ability, CardKind, Effect, Market, RoomFilter, Rules, Seat, TownPlaces, Treasure,
};
use endboss_view::Source;

use crate::pile::{Bits, RoomPile, SpellPile};
pub use crate::row::{BossRow, HeroRow, ItemRow, LandmarkRow, RoomRow, SpellRow};

/// Places of the town board, the tavern included.
pub const MOST_LANDMARKS: usize = 8;

/// Indices into the rows below. A copy on the table has its own number, see `CardId`.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Default, serde::Serialize, serde::Deserialize,
)]
pub struct RoomIx(pub u8);
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Default, serde::Serialize, serde::Deserialize,
)]
pub struct SpellIx(pub u8);
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Default, serde::Serialize, serde::Deserialize,
)]
pub struct HeroIx(pub u8);
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Default, serde::Serialize, serde::Deserialize,
)]
pub struct BossIx(pub u8);
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Default, serde::Serialize, serde::Deserialize,
)]
pub struct LandmarkIx(pub u8);
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Default, serde::Serialize, serde::Deserialize,
)]
pub struct ItemIx(pub u8);

/// A copy of a room on the table.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Default, serde::Serialize, serde::Deserialize,
)]
pub struct CardId(pub u8);

impl RoomIx {
    pub const NONE: RoomIx = RoomIx(255);
}
impl HeroIx {
    pub const NONE: HeroIx = HeroIx(255);
    pub const MAX: usize = 64;
    pub fn bit(self) -> u64 {
        1 << self.0
    }
}
impl BossIx {
    pub const NONE: BossIx = BossIx(255);
}
impl ItemIx {
    pub const NONE: ItemIx = ItemIx(255);
    pub const MAX: usize = 24;
}
impl CardId {
    pub const NONE: CardId = CardId(255);
}

/// Which row a print has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    Room(RoomIx),
    Spell(SpellIx),
    Hero(HeroIx),
    Boss(BossIx),
    Landmark(LandmarkIx),
    Item(ItemIx),
}

/// Moments that some card of the game listens to, so that most moments cost nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Listens {
    pub survives: bool,
    pub dies_anywhere: bool,
    pub end_of_turn: bool,
    /// Some ability reaches heroes that are still in the decks.
    pub deck_heroes: bool,
}

/// Rules and cards of one game. It never changes while the game goes on.
#[derive(Debug)]
pub struct Tables {
    pub rules: Rules,
    pub seats: u8,
    pub rooms: Vec<RoomRow>,
    pub spells: Vec<SpellRow>,
    pub heroes: Vec<HeroRow>,
    pub bosses: Vec<BossRow>,
    /// From left to right. [R4.2]
    pub landmarks: Vec<LandmarkRow>,
    pub items: Vec<ItemRow>,
    pub(crate) rows: Vec<Option<Row>>,
    pub(crate) room_bits: Vec<Bits>,
    pub(crate) spell_bits: Vec<Bits>,
    pub(crate) room_of_bit: Box<[u8; 256]>,
    pub(crate) spell_of_bit: Box<[u8; 128]>,
    /// For every copy of a room, which of its abilities are activated ones: most have none, and
    /// every window asks.
    pub(crate) activated_of_bit: Box<[u8; 256]>,
    pub(crate) all_rooms: RoomPile,
    pub(crate) all_spells: SpellPile,
    pub(crate) build_spells: SpellPile,
    pub(crate) adventure_spells: SpellPile,
    pub(crate) cancels: SpellPile,
    pub(crate) ordinary_rooms: RoomPile,
    pub(crate) ordinary_heroes: u64,
    pub(crate) epic_heroes: u64,
    pub(crate) boss_deck: u64,
    pub(crate) any_sends_back: bool,
    pub(crate) listens: Listens,
    /// Some card earns or spends coins. [R11.4]
    pub(crate) coins: bool,
    /// Written into every view. Everybody knows the rules and the cards, so it tells nothing.
    pub(crate) fingerprint: u64,
}

impl Tables {
    pub fn row(&self, kind: CardKind) -> Option<Row> {
        self.rows.get(kind.index()).copied().flatten()
    }

    pub fn landmark_ix(&self, kind: CardKind) -> Option<LandmarkIx> {
        match self.row(kind) {
            Some(Row::Landmark(ix)) => Some(ix),
            _ => None,
        }
    }

    pub fn item_ix(&self, kind: CardKind) -> Option<ItemIx> {
        match self.row(kind) {
            Some(Row::Item(ix)) => Some(ix),
            _ => None,
        }
    }

    pub fn landmark(&self, ix: LandmarkIx) -> &LandmarkRow {
        &self.landmarks[ix.0 as usize]
    }

    pub fn item(&self, ix: ItemIx) -> &ItemRow {
        &self.items[ix.0 as usize]
    }

    /// The landmark for heroes that have no other place. [R4.1]
    pub fn tavern(&self) -> Option<LandmarkIx> {
        let at = self.landmarks.iter().position(|l| l.treasure.is_none())?;
        Some(LandmarkIx(at as u8))
    }

    /// The landmarks that are not the tavern, from left to right.
    pub(crate) fn own_landmarks(&self) -> impl Iterator<Item = (LandmarkIx, Treasure)> + '_ {
        let all = self.landmarks.iter().enumerate();
        all.filter_map(|(n, row)| Some((LandmarkIx(n as u8), row.treasure?)))
    }

    /// How many heroes the town row holds. [R4.1, R12.3]
    pub fn town_places(&self) -> Option<u8> {
        match self.rules.town_places {
            TownPlaces::Unlimited => None,
            TownPlaces::OnePerSeat => Some(self.seats),
            TownPlaces::Four => Some(4),
        }
    }

    /// Rooms and spells on the market. [R4.1, R12.3]
    pub(crate) fn market_size(&self) -> (u8, u8) {
        match self.rules.market {
            Market::None => (0, 0),
            // The sixth room place holds a second spell instead.
            Market::PerPlayer => (self.seats.min(5), 1 + u8::from(self.seats == 6)),
            Market::TwoRoomsOneSpell => (2, 1),
        }
    }

    pub fn room_ix(&self, kind: CardKind) -> Option<RoomIx> {
        match self.row(kind) {
            Some(Row::Room(ix)) => Some(ix),
            _ => None,
        }
    }

    pub fn spell_ix(&self, kind: CardKind) -> Option<SpellIx> {
        match self.row(kind) {
            Some(Row::Spell(ix)) => Some(ix),
            _ => None,
        }
    }

    pub fn hero_ix(&self, kind: CardKind) -> Option<HeroIx> {
        match self.row(kind) {
            Some(Row::Hero(ix)) => Some(ix),
            _ => None,
        }
    }

    pub fn boss_ix(&self, kind: CardKind) -> Option<BossIx> {
        match self.row(kind) {
            Some(Row::Boss(ix)) => Some(ix),
            _ => None,
        }
    }

    pub fn room(&self, ix: RoomIx) -> &RoomRow {
        &self.rooms[ix.0 as usize]
    }

    pub fn spell(&self, ix: SpellIx) -> &SpellRow {
        &self.spells[ix.0 as usize]
    }

    pub fn hero(&self, ix: HeroIx) -> &HeroRow {
        &self.heroes[ix.0 as usize]
    }

    pub fn boss(&self, ix: BossIx) -> &BossRow {
        &self.bosses[ix.0 as usize]
    }

    pub fn room_of(&self, id: CardId) -> RoomIx {
        RoomIx(self.room_of_bit[id.0 as usize])
    }

    pub fn copy(&self, id: CardId) -> &RoomRow {
        self.room(self.room_of(id))
    }

    /// The cards of a pile that fit.
    pub(crate) fn such_rooms(&self, pile: RoomPile, rooms: RoomFilter) -> RoomPile {
        let (mut rest, mut such) = (pile, RoomPile::default());
        while let Some(bit) = rest.pop_bit() {
            if self.copy(CardId(bit)).fits(rooms) {
                such.set_bit(bit);
            }
        }
        such
    }

    /// The cards of a pile in order of print, copies one by one.
    pub(crate) fn room_cards(&self, mut pile: RoomPile) -> impl Iterator<Item = CardKind> {
        std::iter::from_fn(move || pile.pop_bit()).map(|bit| self.copy(CardId(bit)).card)
    }

    /// The ability a source names.
    pub fn ability(&self, card: CardKind, ability: u8) -> &Ability {
        match self.row(card) {
            Some(Row::Room(ix)) => &self.room(ix).abilities[ability as usize],
            Some(Row::Spell(ix)) => &self.spell(ix).ability,
            Some(Row::Boss(ix)) => &self.boss(ix).abilities[ability as usize],
            Some(Row::Landmark(ix)) => &self.landmark(ix).spaces[ability as usize],
            Some(Row::Item(ix)) => &self.item(ix).power,
            Some(Row::Hero(_)) | None => unreachable!("heroes declare nothing"),
        }
    }

    /// Whether a card has a hand shown to all, so that all see what is taken from it. [Q87]
    pub(crate) fn shows_hand(&self, source: Source) -> bool {
        self.ability(source.card, source.ability).effects.contains(&Effect::TakeShown)
    }

    pub fn everyone(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }
}
