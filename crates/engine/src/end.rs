//! The end of the turn and of the game. [R9]

use endboss_lexicon::{AllDecided, DeckOut, FiveWounds, Seat, Seats, TenSouls, TieBreak, Titles};
use endboss_view::{Asked, Cause, Phase, Seen};
use tinyvec::ArrayVec;

use crate::event::Listener;
use crate::frame::{Flow, Frame};
use crate::play::{Play, Stop};
use crate::state::{End, Game, Place};
use crate::tables::Tables;

/// Souls that win or end the game, wounds that put out or end it. [R9.2, R9.3]
const ENOUGH_SOULS: u8 = 10;
const TOO_MANY_WOUNDS: u8 = 5;

impl<L: Listener> Play<'_, L> {
    /// "At the end of the turn", in effect order. [R9.1]
    pub(crate) fn end_triggers(&mut self, at: u8) -> Stop {
        if at == 0 {
            self.g.active = None;
            self.enter_phase(Phase::End);
        }
        let seat = self.effect_seat(at).filter(|_| self.t.listens.end_of_turn);
        let Some(seat) = seat else {
            return self.go(Flow::EndEffects);
        };
        self.go(Flow::EndTriggers { at: at + 1 });
        self.push_end_triggers(seat);
        None
    }

    /// "Until end of turn" ends, rooms come back, damage goes. [R9.1]
    pub(crate) fn end_effects(&mut self) -> Stop {
        for seat in self.t.everyone() {
            for at in 0..self.g.seat(seat).slot_count as usize {
                let slot = &mut self.g.seat_mut(seat).slots[at];
                let back = slot.deactivated;
                slot.deactivated = false;
                slot.bonus = 0;
                if back {
                    let room = self.copy_card(self.g.slots(seat)[at].top);
                    let which = self.which(seat, at as u8);
                    self.tell(|_| Seen::Reactivated { seat, room, which });
                }
            }
            let state = self.g.seat_mut(seat);
            state.doubled = 0;
            state.rooms_bonus = 0;
            state.last_room_bonus = 0;
            state.icons = [0; 5];
            state.no_entry = false;
        }
        self.g.stunned = Default::default();
        for hero in self.g.in_play {
            let keeps = self.t.rules.returned_hero_keeps_health_token;
            let state = self.g.hero_mut(hero);
            state.damage = 0;
            state.bonus = 0;
            state.entered = false;
            // A hero that was sent back this turn loses its token. [Q35]
            if std::mem::take(&mut state.returned) && !keeps {
                state.token = 0;
            }
        }
        // A hero still in the deck may have been given health, where a card can do that.
        if self.t.listens.deck_heroes {
            for hero in &mut self.g.heroes {
                hero.bonus = 0;
            }
        }
        // Checked for everyone first: a due Level Up happens even if a room is lost before.
        for seat in self.g.xp_order {
            self.g.check_level(seat);
        }
        self.go(Flow::EndLevelUps { at: 0 })
    }

    /// Level Ups held back by a deactivated room. [R9.1]
    pub(crate) fn end_level_ups(&mut self, at: u8) -> Stop {
        let Some(seat) = self.effect_seat(at) else {
            return self.go(Flow::Machinations { at: 0 });
        };
        self.go(Flow::EndLevelUps { at: at + 1 });
        if self.g.seat(seat).level_due {
            self.level_up(seat);
        }
        None
    }

    /// Whoever gained no soul this turn may draw. [R10]
    pub(crate) fn machinations(&mut self, at: u8) -> Stop {
        let seat = self.effect_seat(at).filter(|_| self.t.rules.machinations);
        let Some(seat) = seat else {
            return self.go(Flow::EndCheck);
        };
        self.go(Flow::Machinations { at: at + 1 });
        if !self.g.seat(seat).gained_soul {
            self.push_ask(seat, Asked::Machinations);
        }
        None
    }

    pub(crate) fn end_check(&mut self) -> Stop {
        for seat in self.t.everyone() {
            self.g.seat_mut(seat).gained_soul = false;
        }
        let out_now = self.eliminate();
        match self.g.decide(self.t, out_now) {
            Some((cause, among)) => self.finish_game(cause, among),
            None => {
                self.turn_over();
                self.go(Flow::BeginTurn)
            }
        }
    }

    /// Five wounds, or conceding where players go out. [R9.2, Q20]
    fn eliminate(&mut self) -> Seats {
        if self.t.rules.five_wounds != FiveWounds::Eliminated {
            return Seats::NONE;
        }
        let goes = |g: &Game, s: Seat| g.seat(s).wounds >= TOO_MANY_WOUNDS || g.seat(s).conceded;
        let out = self.g.xp_order.iter().filter(|s| goes(self.g, **s));
        let out = out.fold(Seats::NONE, |all, s| all.with(*s));
        for i in 0..self.g.turn_order.len() {
            let seat = self.g.turn_order[i];
            if out.has(seat) {
                self.put_out(seat);
            }
        }
        self.g.xp_order.retain(|s| !out.has(*s));
        self.g.set_turn_order(self.t);
        out
    }

    /// Rooms and scored heroes leave the game; heroes at the entrance go back to town as the newest
    /// there. The hand stays where it is: nobody ever sees or uses it again. [R9.2, Q81]
    fn put_out(&mut self, seat: Seat) {
        let turn = self.g.turn;
        let state = self.g.seat_mut(seat);
        state.out = true;
        state.out_on = turn;
        self.tell(|_| Seen::Eliminated { seat });
        while self.g.seat(seat).slot_count > 0 {
            let last = self.g.seat(seat).slot_count - 1;
            let copy = self.g.slots(seat)[last as usize].top;
            self.g.rooms_gone.add(self.t.copy(copy).bits);
            self.g.lift_room(self.t, seat, last);
        }
        for hero in self.g.in_play {
            if self.g.hero(hero).place == Place::Entrance(seat) {
                self.g.arrive(hero, Place::Town);
                self.tell(|t| Seen::HeroToTown { hero: t.hero(hero).card });
                self.item_for(hero);
            }
        }
        for hero in self.g.heroes.iter_mut() {
            if matches!(hero.place, Place::Soul(s) | Place::Wound(s) if s == seat) {
                hero.place = Place::Gone;
            }
        }
    }

    pub(crate) fn finish_game(&mut self, cause: Cause, among: Seats) -> Stop {
        let ranking = self.g.rank(self.t, among);
        // A player alone has a score and a title, and nobody to win against. [R12.7]
        let alone = self.t.rules.titles != Titles::None;
        let winner = ranking.first().copied().filter(|_| !alone);
        self.g.end = Some(End { cause, ranking });
        self.g.phase = Phase::Over;
        self.g.active = None;
        self.discard_what_was_declared();
        self.g.frames.clear();
        self.push(Frame::Flow(Flow::Over));
        self.tell(|_| Seen::GameEnds { cause, winner });
        None
    }
}

impl<L: Listener> Play<'_, L> {
    /// A game may end in the middle of an effect, when somebody concedes: no spell is lost.
    fn discard_what_was_declared(&mut self) {
        for declared in std::mem::take(&mut self.g.declared) {
            self.spend(declared);
        }
        for frame in self.g.frames {
            if let Frame::Finish { declared } = frame {
                self.spend(declared);
            }
        }
    }
}

impl Game {
    /// Whether the game is over, why, and among whom the winner is.
    fn decide(&self, t: &Tables, out_now: Seats) -> Option<(Cause, Seats)> {
        let left = self.xp_order.iter().fold(Seats::NONE, |all, s| all.with(*s));
        let rules = &t.rules;
        let having = |enough: fn(&Game, Seat) -> bool| {
            left.iter().filter(|s| enough(self, *s)).fold(Seats::NONE, Seats::with)
        };
        let souls = having(|g, s| g.seat(s).souls >= ENOUGH_SOULS);
        let wounds = having(|g, s| g.seat(s).wounds >= TOO_MANY_WOUNDS);
        // Those who went out in one turn decide it among themselves. [R9.2]
        if left.is_empty() {
            return Some((Cause::LastOneLeft, out_now));
        }
        if rules.ten_souls == TenSouls::Wins && !souls.is_empty() {
            // All players left won or lost in this turn: those who lost count, too. [Q80]
            let all = souls == left && rules.all_win_or_lose == AllDecided::AllCompare;
            let among = if all { out_now.iter().fold(souls, Seats::with) } else { souls };
            return Some((Cause::TenSouls, among));
        }
        if rules.ten_souls == TenSouls::EndsGame && !souls.is_empty() {
            return Some((Cause::TenSouls, left));
        }
        if rules.five_wounds == FiveWounds::EndsGame && !wounds.is_empty() {
            return Some((Cause::FiveWounds, left));
        }
        if left.len() == 1 && rules.five_wounds == FiveWounds::Eliminated {
            return Some((Cause::LastOneLeft, left));
        }
        let deck_out = match rules.deck_out {
            DeckOut::PlaysOn => false,
            DeckOut::AtEndOfTurn => self.ordinary_deck | self.epic_deck == 0,
            DeckOut::WhenRevealFails => self.reveal_failed,
        };
        if deck_out {
            return Some((Cause::LastEpic, left));
        }
        // No hero can come any more and nothing happened. [Q12]
        if self.began_empty && !self.scored {
            return Some((Cause::NobodyComes, left));
        }
        (self.turn >= rules.turn_limit).then_some((Cause::TurnLimit, left))
    }

    /// Best first: those the winner is among, then those still in, then the others, the last to go
    /// out first; whoever conceded comes last.
    fn rank(&self, t: &Tables, among: Seats) -> ArrayVec<[Seat; 6]> {
        let xp_place =
            |seat: Seat| self.xp_rank.iter().position(|s| *s == seat).unwrap_or(0) as i32;
        let key = |seat: Seat| {
            let s = self.seat(seat);
            let score = i32::from(s.souls) - i32::from(s.wounds);
            let tie = match t.rules.tie_break {
                TieBreak::HighestXp => -xp_place(seat),
                TieBreak::LowestXp => xp_place(seat),
            };
            // Of those the winner is among, some may have gone out in this very turn. [Q80]
            let just_now = among.has(seat) && s.out_on == self.turn;
            let out_on = if just_now { 0 } else { s.out_on };
            (!s.conceded, among.has(seat), !s.out || just_now, out_on, score, tie)
        };
        let mut seats: ArrayVec<[Seat; 6]> = t.everyone().collect();
        seats.sort_by_key(|s| std::cmp::Reverse(key(*s)));
        seats
    }
}
