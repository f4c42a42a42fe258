//! A dungeon in numbers: what it shows, what it deals, and what it would with another room.

use endboss_lexicon::{
    Ability, CardKind, Damage, Effect, Lasting, Near, Room, RoomFilter, Seat, Treasure, When,
};
use endboss_view::{CardSeen, SeatView};

use crate::worth::Cards;

/// Slots in a dungeon. [R1.6]
pub(crate) const SLOTS: usize = 5;

/// A visible room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cell {
    pub(crate) card: CardKind,
    below: u8,
    pub(crate) tokens: u8,
}

/// What is so until end of turn only, beyond what the cards, tokens and neighbors say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ThisTurn {
    pub(crate) treasure: [i8; 5],
    pub(crate) damage: i32,
}

/// One dungeon.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dungeon {
    pub(crate) seat: Seat,
    cells: [Cell; SLOTS + 1],
    count: u8,
    /// Of the boss and the rooms.
    pub(crate) treasure: [u8; 5],
    pub(crate) turn: ThisTurn,
    boss: Option<CardKind>,
    pub(crate) leveled: bool,
    pub(crate) souls: u8,
    pub(crate) wounds: u8,
    /// What the rooms deal to the first hero of a turn, and to each one after it.
    pub(crate) damage: [i32; 2],
    /// By so much heroes are weaker here.
    pub(crate) weaker: i32,
}

impl Dungeon {
    /// As it will be after the reveal, as far as this viewer knows.
    pub(crate) fn of(seat: &SeatView, cards: Cards<'_>) -> Dungeon {
        let mut dungeon = Dungeon {
            seat: seat.seat,
            cells: Default::default(),
            count: 0,
            treasure: [0; 5],
            turn: ThisTurn::default(),
            boss: seat.boss.map(|boss| boss.card),
            leveled: seat.boss.is_some_and(|boss| boss.leveled),
            souls: seat.souls,
            wounds: seat.wounds,
            damage: [0; 2],
            weaker: 0,
        };
        let boss = dungeon.boss.and_then(|boss| cards.boss(boss));
        dungeon.treasure = boss.map_or([0; 5], |boss| boss.treasure.array());
        dungeon.add_lasting_treasure(cards);
        let rooms = seat.slots.iter().filter_map(|slot| Some((slot.room.as_ref()?, &slot.below)));
        for (room, below) in rooms.take(SLOTS) {
            dungeon.cells[dungeon.count as usize] =
                Cell { card: room.card, below: below.len() as u8, tokens: room.tokens };
            dungeon.count += 1;
            for (have, more) in dungeon.treasure.iter_mut().zip(icons(room.card, cards)) {
                *have = have.saturating_add(more);
            }
        }
        for at in 0..dungeon.cells().len() {
            let shown = seat.slots[at].room.as_ref().map_or(0, |room| i32::from(room.damage));
            dungeon.turn.damage += shown - dungeon.deals(at, cards);
        }
        let shown = seat.treasure.iter().zip(dungeon.treasure);
        for (turn, (shown, have)) in dungeon.turn.treasure.iter_mut().zip(shown) {
            let more = i16::from(*shown) - i16::from(have);
            *turn = more.clamp(i8::MIN.into(), i8::MAX.into()) as i8;
        }
        for (at, slot) in seat.slots.iter().enumerate() {
            if let Some(CardSeen::Card(room)) = slot.face_down {
                dungeon.build(room, (at < dungeon.cells().len()).then_some(at), cards);
            }
        }
        dungeon.count_up(cards);
        dungeon
    }

    pub(crate) fn cells(&self) -> &[Cell] {
        &self.cells[..self.count as usize]
    }

    /// The same dungeon with a room on a slot, or in a new one. The tokens there are lost. [R5.4]
    pub(crate) fn with_room(&self, room: CardKind, on: Option<usize>, cards: Cards<'_>) -> Dungeon {
        let mut dungeon = *self;
        dungeon.build(room, on, cards);
        dungeon.count_up(cards);
        dungeon
    }

    /// The same dungeon with more tokens on a room.
    pub(crate) fn with_tokens(&self, at: usize, tokens: u8, cards: Cards<'_>) -> Dungeon {
        let mut dungeon = *self;
        dungeon.cells[at].tokens = dungeon.cells[at].tokens.saturating_add(tokens);
        dungeon.count_up(cards);
        dungeon
    }

    /// The same dungeon without the visible room of a slot: what it covers is visible then. [R6.8]
    pub(crate) fn without(&self, at: usize, below: Option<CardKind>, cards: Cards<'_>) -> Dungeon {
        let mut dungeon = *self;
        let depth = dungeon.cells[at].below.saturating_sub(1);
        let gone = dungeon.cells[at].card;
        dungeon.cells[at] = match below {
            Some(card) => Cell { card, below: depth, tokens: 0 },
            None => {
                dungeon.cells.copy_within(at + 1.., at);
                dungeon.count -= 1;
                dungeon.cells[at]
            }
        };
        let (less, more) = (icons(gone, cards), below.map_or([0; 5], |card| icons(card, cards)));
        for ((have, less), more) in dungeon.treasure.iter_mut().zip(less).zip(more) {
            *have = have.saturating_sub(less).saturating_add(more);
        }
        dungeon.count_up(cards);
        dungeon
    }

    /// The same dungeon with so much more damage in this turn.
    pub(crate) fn with_damage(&self, more: i32) -> Dungeon {
        let mut dungeon = *self;
        dungeon.turn.damage += more;
        dungeon
    }

    /// The same dungeon with so much more treasure in this turn.
    pub(crate) fn with_treasure(&self, kind: Treasure, more: u8) -> Dungeon {
        let mut dungeon = *self;
        let have = &mut dungeon.turn.treasure[kind as usize];
        *have = have.saturating_add_unsigned(more);
        dungeon
    }

    /// The same dungeon after an effect that lasts this turn and needs no target; none if it does
    /// something else.
    pub(crate) fn for_now(&self, effect: Effect) -> Option<Dungeon> {
        Some(match effect {
            Effect::Treasure { kind, count } => self.with_treasure(kind, count),
            Effect::LastRoomDamage(n) | Effect::ThisRoomDamage(n) => self.with_damage(n.into()),
            Effect::YourRoomsDamage(n) => {
                self.with_damage(i32::from(n) * self.cells().len() as i32)
            }
            Effect::DoubleTreasure => {
                let mut dungeon = *self;
                for (turn, have) in dungeon.turn.treasure.iter_mut().zip(self.treasure) {
                    *turn = turn.saturating_add_unsigned(have);
                }
                dungeon
            }
            _ => return None,
        })
    }

    /// The treasure that lures a hero in this turn.
    pub(crate) fn lure(&self, kinds: &[Treasure]) -> u8 {
        let each = kinds.iter().map(|kind| {
            let turn = self.turn.treasure[*kind as usize];
            self.treasure[*kind as usize].saturating_add_signed(turn)
        });
        each.fold(0, u8::saturating_add)
    }

    /// What the nth hero of the turn takes here.
    pub(crate) fn takes(&self, nth: usize) -> i32 {
        self.damage[nth.min(1)] + self.weaker + self.turn.damage
    }

    fn build(&mut self, room: CardKind, on: Option<usize>, cards: Cards<'_>) {
        let at = on.unwrap_or(self.cells().len());
        if at >= SLOTS {
            return;
        }
        let mut below = 0;
        match on {
            Some(at) => {
                let old = self.cells[at];
                below = old.below + 1;
                for (have, less) in self.treasure.iter_mut().zip(icons(old.card, cards)) {
                    *have = have.saturating_sub(less);
                }
            }
            None => self.count += 1,
        }
        self.cells[at] = Cell { card: room, below, tokens: 0 };
        for (have, more) in self.treasure.iter_mut().zip(icons(room, cards)) {
            *have = have.saturating_add(more);
        }
        if self.cells().len() == SLOTS && !self.leveled {
            self.leveled = true;
            self.add_lasting_treasure(cards);
        }
    }

    fn add_lasting_treasure(&mut self, cards: Cards<'_>) {
        for lasting in self.boss_lasting(cards) {
            if let Lasting::MoreTreasure { kind, count } = lasting {
                let have = &mut self.treasure[*kind as usize];
                *have = have.saturating_add(*count);
            }
        }
    }

    fn boss_lasting<'a>(&self, cards: Cards<'a>) -> &'a [Lasting] {
        match self.boss.and_then(|boss| cards.boss(boss)) {
            Some(boss) if self.leveled => &boss.lasting,
            _ => &[],
        }
    }

    /// What all rooms deal together, and what the boss takes.
    fn count_up(&mut self, cards: Cards<'_>) {
        let mut damage = [0; 2];
        for at in 0..self.cells().len() {
            let cell = self.cells[at];
            let Some(room) = cards.room(cell.card) else { continue };
            let deals = self.deals(at, cards);
            let spares = room.lasting.contains(&Lasting::SparesFirst);
            // Whoever is sent back takes the damage of the previous room once more.
            let times = match at.checked_sub(1).and_then(|next| cards.room(self.cells[next].card)) {
                Some(next) if next.lasting.contains(&Lasting::SendsBack) => 2,
                _ => 1,
            };
            let weakens: i32 = room.abilities.iter().map(weakens).sum();
            damage[0] += if spares { 0 } else { times * deals } + weakens;
            damage[1] += times * deals;
        }
        self.damage = damage;
        let weaker = self.boss_lasting(cards).iter().map(|lasting| match lasting {
            Lasting::HeroesWeaker(by) => i32::from(*by),
            _ => 0,
        });
        self.weaker = weaker.sum();
    }

    /// What the room of a slot deals by its card, its tokens, its neighbors and the boss.
    fn deals(&self, at: usize, cards: Cards<'_>) -> i32 {
        let cell = self.cells[at];
        let Some(room) = cards.room(cell.card) else { return 0 };
        let fitting = |rooms: RoomFilter| {
            let rooms =
                self.cells().iter().filter(|c| cards.room(c.card).is_some_and(|r| fits(rooms, r)));
            rooms.count() as i32
        };
        let mut damage = match room.damage {
            Damage::Fixed(n) => n.into(),
            Damage::PerRoom(rooms) => fitting(rooms),
            Damage::PerTreasure(kind) => self.treasure[kind as usize].into(),
            Damage::PerBelow => cell.below.into(),
        };
        let mut each_token = 1;
        for lasting in &room.lasting {
            match lasting {
                Lasting::TokensDouble => each_token = 2,
                Lasting::DamageIfLast(n) if at == 0 => damage += i32::from(*n),
                _ => {}
            }
        }
        damage += each_token * i32::from(cell.tokens);
        for lasting in self.boss_lasting(cards) {
            if let Lasting::DamageYours { rooms, amount } = lasting
                && fits(*rooms, room)
            {
                damage += i32::from(*amount);
            }
        }
        // The neighbor to the left has this room as its next one. [R1.6]
        let left = self.cells().get(at + 1).map(|cell| (cell, true));
        let right = at.checked_sub(1).map(|at| (&self.cells[at], false));
        for (neighbor, is_left) in left.into_iter().chain(right) {
            for lasting in cards.room(neighbor.card).map_or(&[][..], |room| &room.lasting) {
                if let Lasting::DamageNearby { near, rooms, amount } = lasting
                    && (*near == Near::Adjacent || is_left)
                    && fits(*rooms, room)
                {
                    damage += i32::from(*amount);
                }
            }
        }
        damage
    }
}

fn icons(room: CardKind, cards: Cards<'_>) -> [u8; 5] {
    cards.room(room).map_or([0; 5], |room| room.treasure.array())
}

fn fits(rooms: RoomFilter, room: &Room) -> bool {
    rooms.sort.is_none_or(|sort| sort == room.sort)
        && rooms.advanced.is_none_or(|advanced| advanced == room.advanced)
}

/// By how much a room weakens a hero that enters it, once in a turn.
fn weakens(ability: &Ability) -> i32 {
    let each = ability.effects.iter().map(|effect| match effect {
        Effect::HealthToken(n) if ability.when == When::HeroEnters => -i32::from(*n),
        _ => 0,
    });
    each.sum::<i32>().max(0)
}
