//! The verbs: what each effect does when it happens.

use endboss_lexicon::{
    Amount, Back, CardFilter, Condition, Effect, RoomFilter, Seat, Special, Who,
};
use endboss_view::{Asked, Seen, Source};

use crate::event::{Event, Listener};
use crate::frame::{Aim, Frame, Run};
use crate::pause::{Chance, Pause};
use crate::play::{Play, Stop};
use crate::state::{Game, Place};
use crate::tables::{HeroIx, RoomIx, Tables};

impl<L: Listener> Play<'_, L> {
    /// Does the next verb of an effect.
    pub(crate) fn run_effect(&mut self, run: Run) -> Stop {
        let ability = self.t.ability(run.source.card, run.source.ability);
        if run.step == 0
            && !ability.condition.is_none_or(|c| self.g.holds_true(self.t, run.seat, c))
        {
            self.pop();
            return None;
        }
        let effect = ability.effects[run.step as usize];
        // The frame of the last verb goes before the verb puts its own on top.
        if run.step as usize + 1 == ability.effects.len() {
            self.pop();
        } else if let Some(Frame::Run(run)) = self.g.frames.last_mut() {
            run.step += 1;
        }
        self.verb(effect, run)
    }

    fn verb(&mut self, effect: Effect, run: Run) -> Stop {
        let Run { seat, source, aim, .. } = run;
        match effect {
            Effect::Draw { who, back, count } => {
                self.for_each(seat, who, aim, |_, seat| {
                    Some(Frame::Draw { seat, back, left: count })
                });
            }
            Effect::Discard { who, what, count } => {
                self.for_each(seat, who, aim, |g, seat| {
                    (g.count_any(seat, what) > 0).then_some(Frame::Ask {
                        seat,
                        what: Asked::Discard { source, what, left: count },
                    })
                });
            }
            Effect::DiscardRandom { who, back } => {
                self.for_each(seat, who, aim, |_, seat| Some(Frame::DiscardRandom { seat, back }));
            }
            Effect::DiscardHand { who } => self.discard_hands(seat, who, aim),
            Effect::TakeDiscarded { what, count } => {
                self.push_ask(seat, Asked::TakeDiscarded { source, what, left: count });
            }
            Effect::TakeRandom => {
                if let Aim::Seat(from) = aim {
                    self.push_ask(seat, Asked::NameBack { source, from });
                }
            }
            Effect::TakeSeen => self.look_and_take(seat, source, aim),
            Effect::TakeShown => self.show_and_take(seat, source, aim),
            Effect::Search(rooms) => self.search(seat, source, rooms),
            Effect::DestroyOwn { who } => {
                self.for_each(seat, who, aim, |_, seat| {
                    Some(Frame::Ask { seat, what: Asked::DestroyOwn { source } })
                });
            }
            Effect::CollapseTarget => self.collapse(aim),
            Effect::Kill => self.kill(seat, aim),
            Effect::Damage(amount) => {
                let damage = match amount {
                    Amount::Fixed(n) => n,
                    Amount::YourRooms => self.g.room_count(seat),
                    Amount::TokensHere => {
                        let at = self.g.find_top(self.t, run.copy);
                        at.map_or(0, |(s, at)| self.g.slots(s)[at as usize].tokens)
                    }
                };
                self.hurt(aim, damage);
            }
            Effect::Health(amount) => self.more_health(aim, amount),
            Effect::RoomDamage(amount) => self.room_damage(aim, amount),
            Effect::YourRoomsDamage(amount) => {
                let state = self.g.seat_mut(seat);
                state.rooms_bonus = state.rooms_bonus.saturating_add(amount);
                self.tell(|_| Seen::YourRoomsDamageUp { seat, amount });
            }
            Effect::DoubleTreasure => {
                let state = self.g.seat_mut(seat);
                state.doubled = state.doubled.saturating_add(1);
                self.tell(|_| Seen::TreasureDoubled { seat });
            }
            Effect::Deactivate => self.deactivate(aim),
            Effect::Stun => self.stun(aim),
            Effect::SwapStacks => {
                if self.g.xp_order.iter().any(|s| self.g.seat(*s).slot_count > 1) {
                    self.push_ask(seat, Asked::SwapFirst { source });
                }
            }
            Effect::Build => {
                if !self.g.no_building && !self.g.seat(seat).hand_rooms.is_empty() {
                    self.push_ask(seat, Asked::BuildRoom { source });
                }
            }
            Effect::ToYourEntrance => self.lure_away(aim, seat),
            Effect::ToTown => self.send_to_town(aim),
            Effect::ToFirstRoom => {
                if aim == Aim::Hero(self.g.walk.hero) && !self.leave_room(true) {
                    self.g.walk.to_first = true;
                    self.move_on();
                }
            }
            Effect::ReturnSoul { health } => match aim {
                Aim::Hero(hero) => {
                    if let Place::Soul(from) = self.g.hero(hero).place {
                        self.return_soul(from, hero, health);
                    }
                }
                Aim::Seat(from) if self.g.seat(from).souls > 0 => {
                    self.push_ask(seat, Asked::ReturnSoul { source, from, health });
                }
                _ => {}
            },
            Effect::RemoveSoul => {
                if let Aim::Hero(hero) = aim
                    && let Place::Soul(owner) = self.g.hero(hero).place
                {
                    self.remove_soul(owner, hero);
                }
            }
            Effect::Heal => {
                if self.g.seat(seat).wounds > 0 {
                    self.push_ask(seat, Asked::Heal { source });
                }
            }
            Effect::Cancel => {
                if let Aim::Spell(serial) = aim {
                    self.cancel(serial);
                }
            }
            Effect::Special(special) => self.special(special, seat, aim),
            Effect::Tokens { on, count } => self.give_tokens(run, on, count),
            Effect::LoseTokens { who, count } => {
                self.for_each(seat, who, aim, |_, seat| {
                    Some(Frame::Ask { seat, what: Asked::LoseToken { source, left: count } })
                });
            }
            Effect::MoveTokens(count) => {
                self.push_ask(seat, Asked::MoveTokenFrom { source, left: count });
            }
            Effect::HealthToken(amount) => {
                if let Some(hero) = self.hero_left(aim) {
                    self.health_token(hero, amount);
                }
            }
            Effect::Treasure { kind, count } => {
                let icons = &mut self.g.seat_mut(seat).icons[kind as usize];
                *icons = icons.saturating_add(count);
                self.tell(|_| Seen::TreasureUp { seat, kind, count });
            }
            Effect::ThisRoomDamage(amount) => self.room_damage(Aim::Room(run.copy), amount),
            Effect::LastRoomDamage(amount) => {
                let state = self.g.seat_mut(seat);
                state.last_room_bonus = state.last_room_bonus.saturating_add(amount);
                self.tell(|_| Seen::LastRoomDamageUp { seat, amount });
            }
            Effect::TakeMarket => {
                if !self.g.market.is_empty() {
                    self.push_ask(seat, Asked::TakeMarket { source });
                }
            }
            Effect::MinionActs => {
                if let Some(trigger) = self.minion_trigger(seat) {
                    self.push(trigger);
                }
            }
            Effect::MoveMinion => {
                if self.t.rules.board {
                    self.push_ask(seat, Asked::MoveMinion { source });
                }
            }
            Effect::Summon { token } => self.summon(run, token),
            Effect::ToLandmark => {
                if let Some(hero) = self.hero_left(aim).filter(|_| self.t.rules.board) {
                    self.sent_away(hero);
                    self.send_to_landmark(hero);
                }
            }
            Effect::DestroyTarget => {
                if let Aim::Room(copy) = aim
                    && let Some((owner, at)) = self.g.find_top(self.t, copy)
                {
                    self.destroy(owner, at);
                }
            }
            Effect::SendFromTown => {
                if let Aim::Seat(to) = aim {
                    self.push_ask(seat, Asked::SendHero { source, to });
                }
            }
            Effect::LookAtHand => self.look(seat, aim),
            Effect::ShuffleStack => self.push_ask(seat, Asked::ShuffleStack { source }),
            Effect::Coins(count) => {
                let state = self.g.seat_mut(seat);
                state.coins = state.coins.saturating_add(count);
                self.tell(|_| Seen::CoinsGained { seat, count });
            }
        }
        None
    }

    pub(crate) fn health_token(&mut self, hero: HeroIx, amount: i8) {
        let state = self.g.hero_mut(hero);
        state.token = state.token.saturating_add(amount);
        self.tell(|t| Seen::HealthToken { hero: t.hero(hero).card, amount });
    }

    /// The hero of the landmark the minion stands on, or the target hero, is sent to a dungeon of
    /// the player's choice; if it is gone, nothing happens. [R4.2, R4.4]
    fn summon(&mut self, run: Run, token: i8) {
        let Run { seat, source, aim, .. } = run;
        let hero = match self.t.landmark_ix(source.card) {
            Some(at) => self.g.hero_on(at),
            None => self.hero_left(aim),
        };
        if let Some(hero) = hero {
            let hero = self.t.hero(hero).card;
            self.push_ask(seat, Asked::SummonTo { source, hero, token });
        }
    }

    fn special(&mut self, special: Special, seat: Seat, aim: Aim) {
        match special {
            Special::NoBuilding => {
                self.g.no_building = true;
                self.tell(|_| Seen::NoBuilding);
                for i in 0..self.g.turn_order.len() {
                    let seat = self.g.turn_order[i];
                    for order in std::mem::take(&mut self.g.seat_mut(seat).orders) {
                        let room = self.room_card(order.room);
                        self.add_to_hand(seat, room);
                        self.tell_some(|_, _| Event::PlacedReturned { seat, room });
                    }
                }
            }
            Special::ExtraPlacement => {
                self.g.seat_mut(seat).allowed += 1;
                self.tell(|_| Seen::ExtraPlacement { seat });
            }
            Special::NoEntry => {
                if let Aim::Seat(seat) = aim {
                    self.g.seat_mut(seat).no_entry = true;
                    self.tell(|_| Seen::NoEntry { seat });
                }
            }
        }
    }

    /// Frames for everybody meant, so that they come off the stack in effect order. [Q18]
    fn for_each(
        &mut self,
        you: Seat,
        who: Who,
        aim: Aim,
        frame: impl Fn(&Game, Seat) -> Option<Frame>,
    ) {
        match who {
            Who::You => {
                if let Some(frame) = frame(self.g, you) {
                    self.push(frame);
                }
            }
            Who::Target => {
                if let Aim::Seat(seat) = aim
                    && let Some(frame) = frame(self.g, seat)
                {
                    self.push(frame);
                }
            }
            Who::EachOpponent | Who::EachPlayer => {
                for at in (0..self.g.xp_order.len() as u8).rev() {
                    let Some(seat) = self.effect_seat(at) else {
                        continue;
                    };
                    if who == Who::EachOpponent && seat == you {
                        continue;
                    }
                    if let Some(frame) = frame(self.g, seat) {
                        self.push(frame);
                    }
                }
            }
        }
    }

    fn discard_hands(&mut self, you: Seat, who: Who, aim: Aim) {
        for at in 0..self.g.xp_order.len() as u8 {
            let Some(seat) = self.effect_seat(at) else {
                continue;
            };
            let meant = match who {
                Who::You => seat == you,
                Who::Target => aim == Aim::Seat(seat),
                Who::EachOpponent => seat != you,
                Who::EachPlayer => true,
            };
            if !meant {
                continue;
            }
            let (mut rooms, mut spells) =
                (self.g.seat(seat).hand_rooms, self.g.seat(seat).hand_spells);
            while let Some(bit) = rooms.pop_bit() {
                let card = self.t.room(RoomIx(self.t.room_of_bit[bit as usize])).card;
                self.discard(seat, card);
            }
            while let Some(bit) = spells.pop_bit() {
                let card =
                    self.t.spell(crate::tables::SpellIx(self.t.spell_of_bit[bit as usize])).card;
                self.discard(seat, card);
            }
        }
    }

    /// A card of a hand by chance, to be discarded or taken; with no such card: nothing.
    pub(crate) fn random_card(&mut self, seat: Seat, back: Back) -> Stop {
        if self.g.hand_count(seat, back) == 0 {
            self.pop();
            return None;
        }
        Some(Pause::Chance(Chance::HandCard(seat, back)))
    }

    /// The searcher sees the matching cards only. [Q49]
    fn search(&mut self, seat: Seat, source: Source, rooms: RoomFilter) {
        let t = self.t;
        // Searching ends in shuffling, so no card keeps its place on top. [R1.12]
        for top in std::mem::take(&mut self.g.room_tops) {
            self.g.room_deck.add(t.room(top).bits);
        }
        let found = t.such_rooms(self.g.room_deck, rooms);
        self.g.seat_mut(seat).noted = found;
        self.tell_some(|t, _| Event::Searched { seat, found: t.room_cards(found).collect() });
        self.push_ask(seat, Asked::Search { source, rooms });
    }

    /// The top room goes to the discard pile and the one below is uncovered. [R6.8]
    pub(crate) fn destroy(&mut self, seat: Seat, at: u8) {
        let copy = self.g.slots(seat)[at as usize].top;
        let card = self.copy_card(copy);
        let walk = self.g.walk;
        if walk.hero != HeroIx::NONE
            && walk.seat == seat
            && walk.inside
            && walk.room == copy
            && !walk.room_gone
        {
            // The damage stays as it was at that moment. [R8.2]
            let damage = self.g.total_damage(self.t);
            self.g.hero_mut(walk.hero).damage = damage;
            self.g.walk.room_gone = true;
        }
        let which = self.which(seat, at);
        let uncovered = self.g.lift_room(self.t, seat, at);
        self.put_on_discard_pile(card);
        self.tell(|_| Seen::Destroyed { seat, room: card, which });
        if let Some(below) = uncovered {
            let (room, which) = (self.copy_card(below), self.which(seat, at));
            self.tell(|_| Seen::Uncovered { seat, room, which });
        }
        self.push_destroyed_triggers(seat, uncovered);
    }

    /// Destroys the target room; a hero in it dies there.
    fn collapse(&mut self, aim: Aim) {
        let Aim::Room(copy) = aim else { return };
        let Some((seat, at)) = self.g.find_top(self.t, copy) else {
            return;
        };
        let walk = self.g.walk;
        let inside =
            walk.hero != HeroIx::NONE && walk.seat == seat && walk.inside && walk.room == copy;
        self.destroy(seat, at);
        if inside {
            // The room is gone when the hero dies, so nothing of it happens any more.
            self.die(walk.hero, seat, Some(copy));
        }
    }

    /// The hero an effect is about, unless an earlier verb of it already brought it to its end.
    fn hero_left(&self, aim: Aim) -> Option<HeroIx> {
        let Aim::Hero(hero) = aim else { return None };
        let there = match self.g.hero(hero).place {
            Place::Deck
            | Place::Town
            | Place::Landmark(_)
            | Place::Entrance(_)
            | Place::Dungeon(_) => true,
            Place::Soul(_) | Place::Wound(_) | Place::Gone => false,
        };
        there.then_some(hero)
    }

    /// To an entrance, also out of a dungeon: leaving it with enough damage the hero dies instead.
    fn lure_away(&mut self, aim: Aim, seat: Seat) {
        let Some(hero) = self.hero_left(aim) else { return };
        if self.g.walk.hero == hero {
            if self.g.walk.inside && self.leave_room(true) {
                return;
            }
            self.g.walk = crate::state::Walk::default();
        }
        self.send_to_entrance(hero, seat);
    }

    fn kill(&mut self, seat: Seat, aim: Aim) {
        let Some(hero) = self.hero_left(aim) else { return };
        self.g.take_hero_from_deck(hero);
        let walk = self.g.walk;
        if walk.hero == hero {
            self.die(hero, walk.seat, walk.inside.then_some(walk.room));
        } else {
            // In town: the soul of the player of that effect. [Q15]
            self.die(hero, seat, None);
        }
    }

    fn hurt(&mut self, aim: Aim, damage: u8) {
        let Some(hero) = self.hero_left(aim) else { return };
        let state = self.g.hero_mut(hero);
        state.damage = state.damage.saturating_add(damage);
        let walking = self.g.walk.hero == hero;
        let total = if walking { self.g.total_damage(self.t) } else { self.g.hero(hero).damage };
        let health = self.g.health(self.t, hero).max(0) as u8;
        self.tell(|t| Seen::HeroTakes { hero: t.hero(hero).card, damage, total, health });
    }

    fn more_health(&mut self, aim: Aim, amount: u8) {
        let Some(hero) = self.hero_left(aim) else { return };
        let state = self.g.hero_mut(hero);
        state.bonus = state.bonus.saturating_add(amount as i8);
        self.tell(|t| Seen::HeroHealthUp { hero: t.hero(hero).card, amount });
    }

    fn room_damage(&mut self, aim: Aim, amount: u8) {
        let Aim::Room(copy) = aim else { return };
        let Some((seat, at)) = self.g.find_top(self.t, copy) else {
            return;
        };
        let slot = &mut self.g.seat_mut(seat).slots[at as usize];
        slot.bonus = slot.bonus.saturating_add(amount);
        let (room, which) = (self.copy_card(copy), self.which(seat, at));
        self.tell(|_| Seen::RoomDamageUp { seat, room, amount, which });
    }

    fn deactivate(&mut self, aim: Aim) {
        let Aim::Room(copy) = aim else { return };
        let Some((seat, at)) = self.g.find_top(self.t, copy) else {
            return;
        };
        self.g.seat_mut(seat).slots[at as usize].deactivated = true;
        let (room, which) = (self.copy_card(copy), self.which(seat, at));
        self.tell(|_| Seen::Deactivated { seat, room, which });
    }

    fn stun(&mut self, aim: Aim) {
        let Aim::Room(copy) = aim else { return };
        let Some((seat, at)) = self.g.find_top(self.t, copy) else { return };
        self.g.stunned.set_bit(copy.0);
        let (room, which) = (self.copy_card(copy), self.which(seat, at));
        self.tell(|_| Seen::Stunned { seat, room, which });
    }

    /// Back to town as the newest there; it keeps its damage until the end of the turn. [R8.5]
    fn send_to_town(&mut self, aim: Aim) {
        let Some(hero) = self.hero_left(aim) else { return };
        self.g.take_hero_from_deck(hero);
        if self.g.walk.hero == hero {
            if self.g.walk.inside && self.leave_room(true) {
                return;
            }
            self.g.walk = crate::state::Walk::default();
        }
        self.tell(|t| Seen::HeroToTown { hero: t.hero(hero).card });
        self.sent_away(hero);
        self.come_to_town(hero);
    }

    pub(crate) fn remove_soul(&mut self, seat: Seat, hero: HeroIx) {
        self.g.hero_mut(hero).place = Place::Gone;
        self.g.seat_mut(seat).souls -= self.t.hero(hero).worth;
        self.tell(|t| Seen::SoulRemoved { seat, hero: t.hero(hero).card });
    }

    pub(crate) fn return_soul(&mut self, from: Seat, hero: HeroIx, health: u8) {
        self.g.seat_mut(from).souls -= self.t.hero(hero).worth;
        self.tell(|t| Seen::SoulReturned { seat: from, hero: t.hero(hero).card });
        self.arrive_at_entrance(hero, from);
        if health > 0 {
            self.more_health(Aim::Hero(hero), health);
        }
    }

    pub(crate) fn heal(&mut self, seat: Seat, hero: HeroIx) {
        let worth = self.t.hero(hero).worth;
        self.g.hero_mut(hero).place = Place::Soul(seat);
        let state = self.g.seat_mut(seat);
        state.wounds -= worth;
        state.souls += worth;
        state.gained_soul = true;
        self.g.scored = true;
        self.tell(|t| Seen::Healed { seat, hero: t.hero(hero).card, souls: worth });
    }

    pub(crate) fn swap(&mut self, seat: Seat, one: u8, other: u8) {
        let (a, b) = (self.g.slots(seat)[one as usize].top, self.g.slots(seat)[other as usize].top);
        let (which_one, which_other) = (self.which(seat, one), self.which(seat, other));
        self.g.seat_mut(seat).slots.swap(one as usize, other as usize);
        // Whatever lies or stands on a stack moves with it. [R6.13]
        let moved = |at: u8| match at {
            at if at == one => other,
            at if at == other => one,
            at => at,
        };
        for order in self.g.seat_mut(seat).orders.iter_mut() {
            order.on = moved(order.on);
        }
        let walk = &mut self.g.walk;
        if walk.seat == seat && walk.inside && !walk.room_gone {
            walk.slot = moved(walk.slot);
        }
        self.g.note_usable(self.t, seat);
        let (one, other) = (self.copy_card(a), self.copy_card(b));
        self.tell(|_| Seen::Swapped { seat, one, other, which_one, which_other });
    }
}

impl Game {
    fn holds_true(&self, t: &Tables, seat: Seat, condition: Condition) -> bool {
        match condition {
            Condition::FewerRooms => {
                let mine = self.room_count(seat);
                self.opponents(seat).any(|s| self.room_count(s) > mine)
            }
            Condition::FewerSouls => {
                let mine = self.seat(seat).souls;
                self.opponents(seat).any(|s| self.seat(s).souls > mine)
            }
            Condition::Treasure { kind, count } => self.treasure(t, seat)[kind as usize] >= count,
        }
    }

    pub(crate) fn hand_count(&self, seat: Seat, back: Back) -> u32 {
        match back {
            Back::Room => self.seat(seat).hand_rooms.len(),
            Back::Spell => self.seat(seat).hand_spells.len(),
        }
    }

    /// Cards of the right back: whether a discard is asked for at all is public.
    fn count_any(&self, seat: Seat, what: CardFilter) -> u32 {
        match what {
            CardFilter::Any => {
                self.hand_count(seat, Back::Room) + self.hand_count(seat, Back::Spell)
            }
            CardFilter::Spell => self.hand_count(seat, Back::Spell),
            CardFilter::Room(_) => self.hand_count(seat, Back::Room),
        }
    }

    /// A hand in order of print, copies one by one.
    pub(crate) fn hand_cards(&self, t: &Tables, seat: Seat) -> Vec<endboss_lexicon::CardKind> {
        let mut cards = Vec::new();
        let (mut rooms, mut spells) = (self.seat(seat).hand_rooms, self.seat(seat).hand_spells);
        while let Some(bit) = rooms.pop_bit() {
            cards.push(t.rooms[t.room_of_bit[bit as usize] as usize].card);
        }
        while let Some(bit) = spells.pop_bit() {
            cards.push(t.spells[t.spell_of_bit[bit as usize] as usize].card);
        }
        cards
    }
}
