//! Setting up a described position.

use endboss_lexicon::{Back, CardKind, Seat};
use endboss_view::{Phase, Spot};

use crate::frame::{Flow, Frame, Stage};
use crate::play::Play;
use crate::position::{HeroAt, Impossible, Moment, Position, SeatAt, WalkAt};
use crate::state::{Game, MinionAt, Order, Place, SLOTS, Walk};
use crate::tables::{HeroIx, ItemIx, Row, Tables};

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
        set.order(position.first_player);
        for (seat, at) in t.everyone().zip(&position.seats) {
            set.dungeon(seat, at)?;
            set.hand(seat, at)?;
            set.heroes(seat, at)?;
        }
        for hero in &position.town {
            set.hero(*hero, Place::Town)?;
        }
        if t.town_places().is_some_and(|places| position.town.len() > places as usize) {
            return Err(Impossible::TownTooFull);
        }
        set.board(position)?;
        for seat in t.everyone() {
            set.g.note_usable(t, seat);
        }
        set.decks(position)?;
        set.moment(position.moment)?;
        if let Some(walk) = position.walk {
            set.walk(walk, position.moment)?;
        }
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

    fn order(&mut self, first: Option<Seat>) {
        let mut seats: Vec<_> = self.t.everyone().collect();
        seats.sort_by_key(|s| std::cmp::Reverse(self.t.boss(self.g.seat(*s).boss).xp));
        self.g.xp_rank = seats.iter().copied().collect();
        self.g.xp_order = seats.into_iter().filter(|s| !self.g.seat(*s).out).collect();
        self.g.first = first.or(self.g.xp_order.first().copied()).unwrap_or_default();
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
            Row::Hero(_) | Row::Boss(_) | Row::Landmark(_) | Row::Item(_) => {
                return Err(Impossible::NotA("room or spell", card));
            }
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
            slot.bonus = stack.boosted;
            let top = slot.top;
            if stack.stunned {
                self.g.stunned.set_bit(top.0);
            }
            if stack.used {
                self.g.used.set_bit(top.0);
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
                Row::Hero(_) | Row::Boss(_) | Row::Landmark(_) | Row::Item(_) => {
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
                let hero = self.hero(HeroAt::plain(*card), place)?;
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
        state.token = at.token;
        if let Some(item) = at.item {
            let item = self.item(item)?;
            self.g.hero_mut(hero).item = item.0 + 1;
        }
        Ok(hero)
    }

    /// Takes an item out of its deck.
    fn item(&mut self, card: CardKind) -> Result<ItemIx, Impossible> {
        let item = self.t.item_ix(card).ok_or(Impossible::NotA("item", card))?;
        if self.g.item_deck >> item.0 & 1 == 0 {
            return Err(Impossible::TooMany(card));
        }
        self.g.item_deck &= !(1 << item.0);
        Ok(item)
    }

    /// Landmarks, market, items and what belongs to seats on the board. [R4.1]
    fn board(&mut self, position: &Position) -> Result<(), Impossible> {
        for (card, hero) in &position.landmarks {
            let at = self.t.landmark_ix(*card).ok_or(Impossible::NotA("landmark", *card))?;
            if self.t.landmark(at).treasure.is_some() && !self.g.is_free(at) {
                return Err(Impossible::Occupied(*card));
            }
            self.hero(*hero, Place::Landmark(at))?;
        }
        for card in &position.market {
            self.take(*card)?;
            if self.g.market.try_push(*card).is_some() {
                return Err(Impossible::MarketTooLarge);
            }
        }
        for card in &position.items_waiting {
            let item = self.item(*card)?;
            self.g.items_waiting.push(item);
        }
        for (seat, at) in self.t.everyone().zip(&position.seats) {
            if let Some(coins) = at.coins {
                self.g.seat_mut(seat).coins = coins;
            }
            if let Some(card) = at.item {
                self.g.seat_mut(seat).item = self.item(card)?;
            }
            if let Some(spot) = at.minion {
                self.minion(seat, spot)?;
            }
        }
        if let Some(deck) = &position.item_deck {
            let mut left = 0;
            for card in deck {
                left |= 1 << self.item(*card)?.0;
            }
            self.g.item_deck = left;
        }
        Ok(())
    }

    fn minion(&mut self, seat: Seat, spot: Spot) -> Result<(), Impossible> {
        let missing = Impossible::NoSpace(seat);
        self.g.seat_mut(seat).minion = match spot {
            Spot::Landmark { landmark, space } => {
                let at = self.t.landmark_ix(landmark).ok_or(missing)?;
                let spaces = self.t.landmark(at).spaces.len();
                let taken = |s| self.g.seat(s).minion == MinionAt::Landmark(at, space);
                if space as usize >= spaces || self.t.everyone().any(taken) {
                    return Err(missing);
                }
                MinionAt::Landmark(at, space)
            }
            Spot::Room(card) => {
                let here = |top| self.t.copy(top).card == card && self.t.copy(top).space.is_some();
                let slot = self.g.slots(seat).iter().position(|s| here(s.top)).ok_or(missing)?;
                let slot = &mut self.g.seat_mut(seat).slots[slot];
                slot.minion = true;
                MinionAt::Room(slot.top)
            }
            Spot::Boss(_) => {
                self.t.boss(self.g.seat(seat).boss).space.ok_or(missing)?;
                MinionAt::Boss
            }
        };
        Ok(())
    }

    fn decks(&mut self, position: &Position) -> Result<(), Impossible> {
        for card in &position.discard {
            match self.take(*card)? {
                Row::Room(ix) => self.g.room_discard.add(self.t.room(ix).bits),
                Row::Spell(ix) => self.g.spell_discard.add(self.t.spell(ix).bits),
                Row::Hero(_) | Row::Boss(_) | Row::Landmark(_) | Row::Item(_) => {
                    return Err(Impossible::NotA("room or spell", *card));
                }
            }
        }
        for card in &position.removed {
            match self.take(*card)? {
                Row::Room(ix) => self.g.rooms_gone.add(self.t.room(ix).bits),
                Row::Spell(ix) => self.g.spells_gone.add(self.t.spell(ix).bits),
                Row::Hero(_) | Row::Boss(_) | Row::Landmark(_) | Row::Item(_) => {
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
            Moment::Town(seat) => (Phase::Town, Flow::MarketPick { at: place(&self.g, seat)? }),
            Moment::Minions => (Phase::Reveal, Flow::Minions { at: 0 }),
            Moment::Build(seat) => (Phase::Build, Flow::BuildWindow { at: place(&self.g, seat)? }),
            Moment::Reveal => (Phase::Build, Flow::Reveal),
            Moment::Bait => (Phase::Reveal, Flow::Bait),
            Moment::Adventure => (Phase::Bait, Flow::AdventureStart),
            Moment::Part(seat) => {
                self.g.active = Some(seat);
                let at = place(&self.g, seat)?;
                (Phase::Adventure, Flow::Part { at, walked: false, opened: false })
            }
            Moment::End => (Phase::Adventure, Flow::EndTriggers { at: 0 }),
        };
        self.g.phase = phase;
        self.g.frames[0] = Frame::Flow(flow);
        Ok(())
    }

    /// Puts a hero into a room, as if it had entered: the room deals its damage when the game goes
    /// on, by the same code as ever. [R8.2]
    fn walk(&mut self, at: WalkAt, moment: Moment) -> Result<(), Impossible> {
        let WalkAt { seat, slot, hero } = at;
        if moment != Moment::Part(seat) {
            return Err(Impossible::NotItsPart(seat));
        }
        let room = self.g.slots(seat).get(slot as usize).filter(|slot| !slot.deactivated);
        let room = room.ok_or(Impossible::NoRoom(seat))?.top;
        let hero = self.hero(hero, Place::Dungeon(seat))?;
        self.g.leave_line(hero);
        let mut play = Play { t: self.t, g: &mut self.g, out: &mut () };
        let spared = play.is_spared(hero, room);
        play.g.walk = Walk { hero, seat, slot, room, inside: true, spared, ..Walk::default() };
        // It has been sent back before, or had nowhere to go.
        play.sends_back(slot);
        if let Frame::Flow(Flow::Part { walked, .. }) = &mut self.g.frames[0] {
            *walked = true;
        }
        self.g.frames.push(Frame::Walk(Stage::Dealt));
        self.g.frames.push(Frame::Walk(Stage::Deal));
        Ok(())
    }
}
