//! Any position as a plain description: for scenarios, puzzles and tests.

use std::fmt;

use endboss_lexicon::{Back, CardKind, Seat};
use endboss_view::Phase;

use crate::frame::{Flow, Frame};
use crate::state::{Courtesy, Game, Order, Place, SLOTS};
use crate::tables::{HeroIx, Row, Tables};

/// Where the game goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Moment {
    /// Heroes are about to arrive.
    #[default]
    Beginning,
    /// This seat is about to become active in Build.
    Build(Seat),
    /// Face-down cards are about to be revealed.
    Reveal,
    Bait,
    /// The window at the start of Adventure is about to open.
    Adventure,
    /// This seat's part of Adventure is about to begin.
    Part(Seat),
    End,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StackAt {
    /// From the bottom to the visible room.
    pub rooms: Vec<CardKind>,
    pub deactivated: bool,
    pub stunned: bool,
    pub tokens: u8,
    /// A face-down card on top of it.
    pub face_down: Option<CardKind>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeroAt {
    pub hero: CardKind,
    pub damage: u8,
    /// More or less health until end of turn.
    pub bonus: i8,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatAt {
    pub boss: CardKind,
    pub leveled: bool,
    /// From the boss to the left.
    pub stacks: Vec<StackAt>,
    /// Face-down cards in new slots.
    pub new_slots: Vec<CardKind>,
    pub hand: Vec<CardKind>,
    /// Cards of the hand that everybody has seen.
    pub known: Vec<CardKind>,
    pub entrance: Vec<HeroAt>,
    pub souls: Vec<CardKind>,
    pub wounds: Vec<CardKind>,
    pub out: bool,
    pub no_entry: bool,
}

/// A whole position. What is not named is in the decks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Position {
    pub courtesy: Courtesy,
    pub turn: u16,
    pub moment: Moment,
    pub seats: Vec<SeatAt>,
    pub town: Vec<HeroAt>,
    pub discard: Vec<CardKind>,
    /// Room or spell cards that are not in the game at all.
    pub removed: Vec<CardKind>,
    /// Contents of the decks, if not all the rest.
    pub room_deck: Option<Vec<CardKind>>,
    pub spell_deck: Option<Vec<CardKind>>,
    pub hero_deck: Option<Vec<CardKind>>,
    /// Cards on top of the decks, top first.
    pub room_tops: Vec<CardKind>,
    pub spell_tops: Vec<CardKind>,
    /// Viewers (bits) who know those tops.
    pub tops_seen: u8,
    /// The hero deck was empty when this turn began.
    pub began_empty: bool,
}

/// A position that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Impossible {
    WrongSeats {
        have: usize,
        need: u8,
    },
    NotA(&'static str, CardKind),
    /// More copies than the box has, or a hero in two places.
    TooMany(CardKind),
    TooManySlots(Seat),
    EmptyStack(Seat),
    TooManyTops,
    SeatOut(Seat),
    SameBoss(CardKind),
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Impossible::WrongSeats { have, need } => {
                write!(f, "{have} seats are described, the game has {need}")
            }
            Impossible::NotA(what, card) => write!(f, "card {} is not a {what}", card.0),
            Impossible::TooMany(card) => {
                write!(f, "card {} is in more places than it has copies", card.0)
            }
            Impossible::TooManySlots(seat) => {
                write!(f, "seat {} has more than {SLOTS} slots", seat.letter())
            }
            Impossible::EmptyStack(seat) => {
                write!(f, "seat {} has a stack without rooms", seat.letter())
            }
            Impossible::TooManyTops => f.write_str("at most 4 cards on top of a deck can be known"),
            Impossible::SeatOut(seat) => {
                write!(f, "seat {} is out and cannot be active", seat.letter())
            }
            Impossible::SameBoss(card) => write!(f, "two seats have boss {}", card.0),
        }
    }
}

impl std::error::Error for Impossible {}

impl Impossible {
    /// The card the sentence is about, for a caller that knows its name.
    pub fn card(&self) -> Option<CardKind> {
        match self {
            Impossible::NotA(_, card) | Impossible::TooMany(card) | Impossible::SameBoss(card) => {
                Some(*card)
            }
            Impossible::WrongSeats { .. }
            | Impossible::TooManySlots(_)
            | Impossible::EmptyStack(_)
            | Impossible::TooManyTops
            | Impossible::SeatOut(_) => None,
        }
    }
}

impl Game {
    pub fn at(t: &Tables, position: &Position) -> Result<Game, Impossible> {
        if position.seats.len() != t.seats as usize {
            return Err(Impossible::WrongSeats { have: position.seats.len(), need: t.seats });
        }
        let mut set = Setting { t, g: Game::new(t, position.courtesy) };
        set.g.turn = position.turn.max(1);
        set.g.began_empty = position.began_empty;
        for (seat, at) in t.everyone().zip(&position.seats) {
            set.boss(seat, at)?;
        }
        set.order();
        for (seat, at) in t.everyone().zip(&position.seats) {
            set.dungeon(seat, at)?;
            set.hand(seat, at)?;
            set.heroes(seat, at)?;
        }
        for hero in &position.town {
            set.hero(*hero, Place::Town)?;
        }
        set.decks(position)?;
        set.moment(position.moment)?;
        Ok(set.g)
    }
}

struct Setting<'a> {
    t: &'a Tables,
    g: Game,
}

impl Setting<'_> {
    fn boss(&mut self, seat: Seat, at: &SeatAt) -> Result<(), Impossible> {
        let boss = self.t.boss_ix(at.boss).ok_or(Impossible::NotA("boss", at.boss))?;
        let bit = 1u64 << boss.0;
        if self.t.boss_deck & bit != 0 && self.g.bosses & bit == 0 {
            return Err(Impossible::SameBoss(at.boss));
        }
        self.g.bosses &= !bit;
        let state = self.g.seat_mut(seat);
        state.boss = boss;
        state.offered[0] = boss;
        state.leveled = at.leveled;
        state.out = at.out;
        state.no_entry = at.no_entry;
        Ok(())
    }

    fn order(&mut self) {
        let mut seats: Vec<_> = self.t.everyone().collect();
        seats.sort_by_key(|s| std::cmp::Reverse(self.t.boss(self.g.seat(*s).boss).xp));
        self.g.xp_rank = seats.iter().copied().collect();
        self.g.xp_order = seats.into_iter().filter(|s| !self.g.seat(*s).out).collect();
        self.g.set_turn_order(self.t);
    }

    /// Takes a card out of its deck.
    fn take(&mut self, card: CardKind) -> Result<Row, Impossible> {
        let row = self.t.row(card).ok_or(Impossible::TooMany(card))?;
        let missing = Impossible::TooMany(card);
        match row {
            Row::Room(ix) => {
                let bits = self.t.room(ix).bits;
                if !self.g.room_deck.has(bits) {
                    return Err(missing);
                }
                self.g.room_deck.remove(bits);
            }
            Row::Spell(ix) => {
                let bits = self.t.spell(ix).bits;
                if !self.g.spell_deck.has(bits) {
                    return Err(missing);
                }
                self.g.spell_deck.remove(bits);
            }
            Row::Hero(_) | Row::Boss(_) => return Err(Impossible::NotA("room or spell", card)),
        }
        Ok(row)
    }

    fn take_room(&mut self, card: CardKind) -> Result<crate::tables::RoomIx, Impossible> {
        match self.t.row(card) {
            Some(Row::Room(ix)) => self.take(card).map(|_| ix),
            _ => Err(Impossible::NotA("room", card)),
        }
    }

    fn dungeon(&mut self, seat: Seat, at: &SeatAt) -> Result<(), Impossible> {
        if at.stacks.len() + at.new_slots.len() > SLOTS {
            return Err(Impossible::TooManySlots(seat));
        }
        for (n, stack) in at.stacks.iter().enumerate() {
            if stack.rooms.is_empty() {
                return Err(Impossible::EmptyStack(seat));
            }
            for (depth, card) in stack.rooms.iter().enumerate() {
                let room = self.take_room(*card)?;
                self.g.put_room(self.t, seat, room, (depth > 0).then_some(n as u8));
            }
            let slot = &mut self.g.seat_mut(seat).slots[n];
            slot.deactivated = stack.deactivated;
            slot.tokens = stack.tokens;
            if stack.stunned {
                let top = slot.top;
                self.g.stunned.set_bit(top.0);
            }
            if let Some(card) = stack.face_down {
                let room = self.take_room(card)?;
                let order = Order { room, on: n as u8 };
                let _ = self.g.seat_mut(seat).orders.try_push(order);
            }
        }
        for card in &at.new_slots {
            let room = self.take_room(*card)?;
            let _ = self.g.seat_mut(seat).orders.try_push(Order { room, on: Order::NEW });
        }
        Ok(())
    }

    fn hand(&mut self, seat: Seat, at: &SeatAt) -> Result<(), Impossible> {
        for card in &at.hand {
            match self.take(*card)? {
                Row::Room(ix) => {
                    let bits = self.t.room(ix).bits;
                    self.g.seat_mut(seat).hand_rooms.add(bits);
                }
                Row::Spell(ix) => {
                    let bits = self.t.spell(ix).bits;
                    self.g.seat_mut(seat).hand_spells.add(bits);
                }
                Row::Hero(_) | Row::Boss(_) => {
                    return Err(Impossible::NotA("room or spell", *card));
                }
            }
        }
        for card in &at.known {
            self.g.learn(crate::knowledge::ALL_VIEWERS, seat, *card);
        }
        Ok(())
    }

    fn heroes(&mut self, seat: Seat, at: &SeatAt) -> Result<(), Impossible> {
        for hero in &at.entrance {
            self.hero(*hero, Place::Entrance(seat))?;
        }
        for (cards, place) in [(&at.souls, Place::Soul(seat)), (&at.wounds, Place::Wound(seat))] {
            for card in cards {
                let hero = self.hero(HeroAt { hero: *card, damage: 0, bonus: 0 }, place)?;
                let worth = self.t.hero(hero).worth;
                let state = self.g.seat_mut(seat);
                match place {
                    Place::Soul(_) => state.souls += worth,
                    _ => state.wounds += worth,
                }
            }
        }
        Ok(())
    }

    fn hero(&mut self, at: HeroAt, place: Place) -> Result<HeroIx, Impossible> {
        let hero = self.t.hero_ix(at.hero).ok_or(Impossible::NotA("hero", at.hero))?;
        // A scenario may use heroes that this number of players would leave out.
        if !matches!(self.g.hero(hero).place, Place::Deck | Place::Gone) {
            return Err(Impossible::TooMany(at.hero));
        }
        self.g.take_hero_from_deck(hero);
        match place {
            Place::Soul(_) | Place::Wound(_) => self.g.hero_mut(hero).place = place,
            _ => self.g.arrive(hero, place),
        }
        let state = self.g.hero_mut(hero);
        state.damage = at.damage;
        state.bonus = at.bonus;
        Ok(hero)
    }

    fn decks(&mut self, position: &Position) -> Result<(), Impossible> {
        for card in &position.discard {
            match self.take(*card)? {
                Row::Room(ix) => self.g.room_discard.add(self.t.room(ix).bits),
                Row::Spell(ix) => self.g.spell_discard.add(self.t.spell(ix).bits),
                Row::Hero(_) | Row::Boss(_) => {
                    return Err(Impossible::NotA("room or spell", *card));
                }
            }
        }
        for card in &position.removed {
            match self.take(*card)? {
                Row::Room(ix) => self.g.rooms_gone.add(self.t.room(ix).bits),
                Row::Spell(ix) => self.g.spells_gone.add(self.t.spell(ix).bits),
                Row::Hero(_) | Row::Boss(_) => {
                    return Err(Impossible::NotA("room or spell", *card));
                }
            }
        }
        if position.room_tops.len() > 4 || position.spell_tops.len() > 4 {
            return Err(Impossible::TooManyTops);
        }
        for card in &position.room_tops {
            let room = self.take_room(*card)?;
            self.g.room_tops.push(room);
        }
        for card in &position.spell_tops {
            match self.take(*card)? {
                Row::Spell(ix) => self.g.spell_tops.push(ix),
                _ => return Err(Impossible::NotA("spell", *card)),
            }
        }
        self.g.tops_seen = [position.tops_seen; 2];
        for (back, contents) in
            [(Back::Room, &position.room_deck), (Back::Spell, &position.spell_deck)]
        {
            if let Some(contents) = contents {
                self.deck(back, contents)?;
            }
        }
        if let Some(heroes) = &position.hero_deck {
            self.hero_deck(heroes)?;
        }
        Ok(())
    }

    /// Only these cards stay in the deck; the rest leave the game.
    fn deck(&mut self, back: Back, contents: &[CardKind]) -> Result<(), Impossible> {
        let before = self.g;
        match back {
            Back::Room => self.g.room_deck = Default::default(),
            Back::Spell => self.g.spell_deck = Default::default(),
        }
        let mut rest = before;
        for card in contents {
            let row = self.t.row(*card);
            let too_many = Impossible::TooMany(*card);
            match (back, row) {
                (Back::Room, Some(Row::Room(ix))) => {
                    let bits = self.t.room(ix).bits;
                    if !rest.room_deck.has(bits) {
                        return Err(too_many);
                    }
                    rest.room_deck.remove(bits);
                    self.g.room_deck.add(bits);
                }
                (Back::Spell, Some(Row::Spell(ix))) => {
                    let bits = self.t.spell(ix).bits;
                    if !rest.spell_deck.has(bits) {
                        return Err(too_many);
                    }
                    rest.spell_deck.remove(bits);
                    self.g.spell_deck.add(bits);
                }
                _ => return Err(Impossible::NotA("card of that deck", *card)),
            }
        }
        if back == Back::Room {
            self.g.rooms_gone.add_all(&rest.room_deck, &self.t.room_bits, &self.t.room_of_bit[..]);
        } else {
            self.g.spells_gone.add_all(
                &rest.spell_deck,
                &self.t.spell_bits,
                &self.t.spell_of_bit[..],
            );
        }
        Ok(())
    }

    fn hero_deck(&mut self, heroes: &[CardKind]) -> Result<(), Impossible> {
        for n in 0..self.t.heroes.len() {
            if self.g.heroes[n].place == Place::Deck {
                self.g.heroes[n].place = Place::Gone;
            }
        }
        self.g.ordinary_deck = 0;
        self.g.epic_deck = 0;
        for card in heroes {
            let hero = self.t.hero_ix(*card).ok_or(Impossible::NotA("hero", *card))?;
            if self.g.hero(hero).place != Place::Gone {
                return Err(Impossible::TooMany(*card));
            }
            self.g.hero_mut(hero).place = Place::Deck;
            if self.t.hero(hero).epic {
                self.g.epic_deck |= hero.bit();
            } else {
                self.g.ordinary_deck |= hero.bit();
            }
        }
        Ok(())
    }

    fn moment(&mut self, moment: Moment) -> Result<(), Impossible> {
        let place = |g: &Game, seat: Seat| {
            let at = g.turn_order.iter().position(|s| *s == seat);
            at.map(|at| at as u8).ok_or(Impossible::SeatOut(seat))
        };
        let (phase, flow) = match moment {
            Moment::Beginning => {
                self.g.turn -= 1;
                (Phase::Beginning, Flow::BeginTurn)
            }
            Moment::Build(seat) => (Phase::Build, Flow::BuildWindow { at: place(&self.g, seat)? }),
            Moment::Reveal => (Phase::Build, Flow::Reveal),
            Moment::Bait => (Phase::Reveal, Flow::Bait),
            Moment::Adventure => (Phase::Bait, Flow::AdventureStart),
            Moment::Part(seat) => {
                self.g.active = Some(seat);
                (Phase::Adventure, Flow::Part { at: place(&self.g, seat)?, walked: false })
            }
            Moment::End => (Phase::Adventure, Flow::EndEffects),
        };
        self.g.phase = phase;
        self.g.frames[0] = Frame::Flow(flow);
        Ok(())
    }
}

impl Game {
    /// Every zone's cards, counted: rooms, spells, heroes, bosses. Cards are conserved, so the
    /// numbers never change in a game. A law of the tests.
    pub fn census(&self, t: &Tables) -> [u32; 3] {
        let mut rooms =
            self.room_deck.len() + self.room_tops.len() as u32 + self.room_discard.len();
        rooms += self.rooms_gone.len() + self.built.len();
        let mut spells =
            self.spell_deck.len() + self.spell_tops.len() as u32 + self.spell_discard.len();
        spells += self.spells_gone.len() + self.declared.iter().filter(|d| d.spell).count() as u32;
        for frame in self.frames {
            if let Frame::Finish { declared, .. } = frame {
                spells += u32::from(declared.spell);
            }
        }
        let mut on_table = 0;
        for seat in t.everyone() {
            let s = self.seat(seat);
            rooms += s.hand_rooms.len() + s.orders.len() as u32;
            spells += s.hand_spells.len();
            on_table +=
                self.slots(seat).iter().map(|slot| self.stack(slot.top).len() as u32).sum::<u32>();
        }
        assert_eq!(on_table, self.built.len(), "every built room is in one stack");
        let used = t.ordinary_heroes | t.epic_heroes;
        let heroes = (0..t.heroes.len() as u8).map(HeroIx).filter(|h| used & h.bit() != 0);
        let heroes = heroes.filter(|h| {
            let place = self.hero(*h).place;
            let deck = (self.ordinary_deck | self.epic_deck) & h.bit() != 0;
            let in_line = self.in_play.iter().filter(|x| *x == h).count();
            match place {
                Place::Deck => deck && in_line == 0,
                Place::Town | Place::Entrance(_) => !deck && in_line == 1,
                Place::Dungeon(_) => !deck && in_line == 0 && self.walk.hero == *h,
                Place::Soul(_) | Place::Wound(_) | Place::Gone => !deck && in_line == 0,
            }
        });
        [rooms, spells, heroes.count() as u32]
    }
}
