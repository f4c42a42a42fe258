//! The cards of one game, compiled once into rows the rules can look up quickly.

use std::fmt;

use endboss_lexicon::{
    Ability, Back, Card, CardKind, Damage, Effect, Face, HeroAbility, Lasting, Near, RoomFilter,
    RoomSort, Rules, Seat, Special, Treasure, When,
};

use crate::pile::{Bits, RoomPile, SpellPile, lay_out};

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
impl CardId {
    pub const NONE: CardId = CardId(255);
}

#[derive(Debug)]
pub struct RoomRow {
    pub card: CardKind,
    pub sort: RoomSort,
    pub advanced: bool,
    pub damage: Damage,
    pub icons: [u8; 5],
    pub kinds: u8,
    pub bits: Bits,
    pub abilities: Vec<Ability>,
    /// Bit n: ability n is an activated one.
    pub activated: u8,
    pub no_advanced_on_top: bool,
    pub draw_spell_instead: bool,
    /// The first of this print's marks for heroes it sent back, if it does so.
    pub sends_back: Option<u8>,
    pub nearby: Vec<(Near, RoomFilter, u8)>,
}

#[derive(Debug)]
pub struct SpellRow {
    pub card: CardKind,
    pub ability: Ability,
    pub bits: Bits,
    /// Only while one is the active player.
    pub active_only: bool,
    /// Nothing is paid for it, so nothing needs to be there.
    pub free: bool,
}

#[derive(Debug)]
pub struct HeroRow {
    pub card: CardKind,
    pub epic: bool,
    pub health: u8,
    pub treasure: Vec<Treasure>,
    pub fewest_souls: bool,
    /// Souls or wounds: 1, or 2 for an epic.
    pub worth: u8,
}

#[derive(Debug)]
pub struct BossRow {
    pub card: CardKind,
    pub xp: u16,
    pub icons: [u8; 5],
    pub level_up: Ability,
}

/// Which row a print has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    Room(RoomIx),
    Spell(SpellIx),
    Hero(HeroIx),
    Boss(BossIx),
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
    rows: Vec<Row>,
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
    /// Whether any room listens to this kind of moment, so that most moments cost nothing.
    pub(crate) any_sends_back: bool,
}

/// Cards and rules that cannot make a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unplayable {
    Players { asked: u8, min: u8, max: u8 },
    TooFewBosses { have: usize, need: usize },
    TooFewCards { back: Back, have: u32, need: u32 },
    TooManyCards { back: Back },
    TooManyHeroes { have: usize },
    TooManyBosses { have: usize },
    NoHeroes,
    TooManySendBack,
}

impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |back: &Back| match back {
            Back::Room => "room",
            Back::Spell => "spell",
        };
        match self {
            Unplayable::Players { asked, min, max } => {
                write!(f, "{asked} players cannot play this edition; it is for {min} to {max}")
            }
            Unplayable::TooFewBosses { have, need } => {
                write!(f, "{need} bosses are needed for these seats, the cards have {have}")
            }
            Unplayable::TooFewCards { back, have, need } => {
                write!(f, "{need} {} cards are needed to deal, the cards have {have}", name(back))
            }
            Unplayable::TooManyCards { back } => {
                write!(f, "there are more {} cards than one game can hold", name(back))
            }
            Unplayable::TooManyHeroes { have } => {
                write!(f, "there are {have} heroes, one game can hold {}", HeroIx::MAX - 1)
            }
            Unplayable::TooManyBosses { have } => {
                write!(f, "there are {have} bosses, one game can hold 64")
            }
            Unplayable::NoHeroes => f.write_str("no hero is used with this number of players"),
            Unplayable::TooManySendBack => {
                f.write_str("more than 8 copies of rooms that send heroes back")
            }
        }
    }
}

impl std::error::Error for Unplayable {}

impl Tables {
    /// `cards[n]` is the print `CardKind(n)`.
    pub fn new(cards: &[Card], rules: Rules, seats: u8) -> Result<Tables, Unplayable> {
        if seats < rules.min_players || seats > rules.max_players {
            return Err(Unplayable::Players {
                asked: seats,
                min: rules.min_players,
                max: rules.max_players,
            });
        }
        let mut t = Tables::rows(cards, rules, seats)?;
        t.fill_decks(seats)?;
        Ok(t)
    }

    fn rows(cards: &[Card], rules: Rules, seats: u8) -> Result<Tables, Unplayable> {
        let copies =
            |want: fn(&Face) -> bool| cards.iter().filter(move |c| want(&c.face)).map(|c| c.copies);
        let room_bits = lay_out::<4>(copies(|f| matches!(f, Face::Room(_))))
            .filter(|rows| rows.len() < 255)
            .ok_or(Unplayable::TooManyCards { back: Back::Room })?;
        let spell_bits = lay_out::<2>(copies(|f| matches!(f, Face::Spell(_))))
            .filter(|rows| rows.len() < 128)
            .ok_or(Unplayable::TooManyCards { back: Back::Spell })?;
        let mut t = Tables {
            rules,
            seats,
            rooms: Vec::new(),
            spells: Vec::new(),
            heroes: Vec::new(),
            bosses: Vec::new(),
            rows: Vec::new(),
            room_bits,
            spell_bits,
            room_of_bit: Box::new([0; 256]),
            spell_of_bit: Box::new([0; 128]),
            activated_of_bit: Box::new([0; 256]),
            all_rooms: RoomPile::default(),
            all_spells: SpellPile::default(),
            build_spells: SpellPile::default(),
            adventure_spells: SpellPile::default(),
            cancels: SpellPile::default(),
            ordinary_rooms: RoomPile::default(),
            ordinary_heroes: 0,
            epic_heroes: 0,
            boss_deck: 0,
            any_sends_back: false,
        };
        let mut sent_back = 0u8;
        for (n, card) in cards.iter().enumerate() {
            let kind = CardKind(n as u16);
            let row = match &card.face {
                Face::Room(room) => t.add_room(kind, room, card.copies, &mut sent_back)?,
                Face::Spell(spell) => t.add_spell(kind, spell, card.copies),
                Face::Hero(hero) => {
                    let used = card.copies > 0
                        && hero.mark <= seats
                        && !(rules.hard_mode && !hero.epic && hero.health == 4);
                    t.add_hero(kind, hero, used)
                }
                Face::Boss(boss) => t.add_boss(kind, boss, card.copies > 0),
            };
            t.rows.push(row);
        }
        if t.heroes.len() >= HeroIx::MAX {
            return Err(Unplayable::TooManyHeroes { have: t.heroes.len() });
        }
        if t.bosses.len() > 64 {
            return Err(Unplayable::TooManyBosses { have: t.bosses.len() });
        }
        Ok(t)
    }

    fn add_room(
        &mut self,
        card: CardKind,
        room: &endboss_lexicon::Room,
        copies: u8,
        sent_back: &mut u8,
    ) -> Result<Row, Unplayable> {
        let ix = self.rooms.len();
        let bits = self.room_bits[ix];
        for i in 0..copies {
            self.room_of_bit[(bits.first() + i) as usize] = ix as u8;
            self.all_rooms.add(bits);
            if !room.advanced {
                self.ordinary_rooms.add(bits);
            }
        }
        let mut row = RoomRow {
            card,
            sort: room.sort,
            advanced: room.advanced,
            damage: room.damage,
            icons: room.treasure.array(),
            kinds: room.treasure.kinds(),
            bits,
            abilities: room.abilities.clone(),
            activated: 0,
            no_advanced_on_top: false,
            draw_spell_instead: false,
            sends_back: None,
            nearby: Vec::new(),
        };
        for (i, ability) in row.abilities.iter().enumerate() {
            row.activated |= u8::from(ability.when == When::Activated) << i;
        }
        for lasting in &room.lasting {
            match *lasting {
                Lasting::DamageNearby { near, rooms, amount } => {
                    row.nearby.push((near, rooms, amount))
                }
                Lasting::NoAdvancedOnTop => row.no_advanced_on_top = true,
                Lasting::DrawSpellInstead => row.draw_spell_instead = true,
                Lasting::SendsBack => {
                    row.sends_back = Some(*sent_back);
                    *sent_back += copies;
                    self.any_sends_back |= copies > 0;
                    if *sent_back > 8 {
                        return Err(Unplayable::TooManySendBack);
                    }
                }
            }
        }
        for i in 0..copies {
            self.activated_of_bit[(bits.first() + i) as usize] = row.activated;
        }
        self.rooms.push(row);
        Ok(Row::Room(RoomIx(ix as u8)))
    }

    fn add_spell(&mut self, card: CardKind, spell: &endboss_lexicon::Spell, copies: u8) -> Row {
        let ix = self.spells.len();
        let bits = self.spell_bits[ix];
        let cancels = spell.ability.effects.contains(&Effect::Cancel);
        for i in 0..copies {
            self.spell_of_bit[(bits.first() + i) as usize] = ix as u8;
            self.all_spells.add(bits);
            if spell.phase.in_build() {
                self.build_spells.add(bits);
            }
            if spell.phase.in_adventure() {
                self.adventure_spells.add(bits);
            }
            if cancels {
                self.cancels.add(bits);
            }
        }
        self.spells.push(SpellRow {
            card,
            ability: spell.ability.clone(),
            bits,
            free: spell.ability.cost.is_empty(),
            active_only: spell.ability.effects.contains(&Effect::Special(Special::ExtraPlacement)),
        });
        Row::Spell(SpellIx(ix as u8))
    }

    fn add_hero(&mut self, card: CardKind, hero: &endboss_lexicon::Hero, used: bool) -> Row {
        let ix = self.heroes.len();
        self.heroes.push(HeroRow {
            card,
            epic: hero.epic,
            health: hero.health,
            treasure: hero.treasure.clone(),
            fewest_souls: hero.ability == Some(HeroAbility::FewestSouls),
            worth: 1 + u8::from(hero.epic),
        });
        if used && ix < HeroIx::MAX {
            let deck = if hero.epic { &mut self.epic_heroes } else { &mut self.ordinary_heroes };
            *deck |= 1 << ix;
        }
        Row::Hero(HeroIx(ix as u8))
    }

    fn add_boss(&mut self, card: CardKind, boss: &endboss_lexicon::Boss, used: bool) -> Row {
        let ix = self.bosses.len();
        // A boss this printing does not have is never dealt.
        if used && ix < 64 {
            self.boss_deck |= 1 << ix;
        }
        self.bosses.push(BossRow {
            card,
            xp: boss.xp,
            icons: boss.treasure.array(),
            level_up: boss.level_up.clone(),
        });
        Row::Boss(BossIx(ix as u8))
    }

    fn fill_decks(&mut self, seats: u8) -> Result<(), Unplayable> {
        let seats = u32::from(seats);
        let need = (seats * u32::from(self.rules.bosses_dealt)) as usize;
        let have = self.boss_deck.count_ones() as usize;
        if have < need {
            return Err(Unplayable::TooFewBosses { have, need });
        }
        for (back, have, each) in
            [(Back::Room, self.all_rooms.len(), 5), (Back::Spell, self.all_spells.len(), 2)]
        {
            if have < seats * each {
                return Err(Unplayable::TooFewCards { back, have, need: seats * each });
            }
        }
        if self.ordinary_heroes | self.epic_heroes == 0 {
            return Err(Unplayable::NoHeroes);
        }
        Ok(())
    }

    pub fn row(&self, kind: CardKind) -> Option<Row> {
        self.rows.get(kind.index()).copied()
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

    /// The ability a source names.
    pub fn ability(&self, card: CardKind, ability: u8) -> &Ability {
        match self.rows[card.index()] {
            Row::Room(ix) => &self.room(ix).abilities[ability as usize],
            Row::Spell(ix) => &self.spell(ix).ability,
            Row::Boss(ix) => &self.boss(ix).level_up,
            Row::Hero(_) => unreachable!("heroes declare nothing"),
        }
    }

    pub fn everyone(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }
}

impl RoomRow {
    pub fn fits(&self, filter: RoomFilter) -> bool {
        filter.sort.is_none_or(|sort| sort == self.sort)
            && filter.advanced.is_none_or(|advanced| advanced == self.advanced)
    }
}
