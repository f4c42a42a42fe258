//! Set-up: bosses, hands, first rooms. [R2]

use endboss_lexicon::{Back, Seat, Seats};
use endboss_view::{Phase, Seen};

use crate::event::{Event, Listener};
use crate::frame::{Flow, Frame};
use crate::knowledge::ALL_VIEWERS;
use crate::pause::{Chance, Pause};
use crate::play::{Play, Stop};
use crate::state::{Courtesy, Game, Place};
use crate::tables::{BossIx, HeroIx, RoomIx, Tables};

/// The opening hand. [R2.3]
const HAND_ROOMS: u32 = 5;
const HAND_SPELLS: u32 = 2;

impl Game {
    /// A game before anything was dealt.
    pub fn new(t: &Tables, courtesy: Courtesy) -> Game {
        let mut g = Game::blank();
        g.courtesy = courtesy;
        g.bosses = t.boss_deck;
        g.room_deck = t.all_rooms;
        g.spell_deck = t.all_spells;
        g.ordinary_deck = t.ordinary_heroes;
        g.epic_deck = t.epic_heroes;
        for n in 0..t.heroes.len() as u8 {
            if (t.ordinary_heroes | t.epic_heroes) & HeroIx(n).bit() != 0 {
                g.heroes[n as usize].place = Place::Deck;
            }
        }
        g.item_deck = ((1u64 << t.items.len()) - 1) as u32;
        for seat in t.everyone().filter(|_| t.coins) {
            g.seat_mut(seat).coins = t.rules.coins_at_start;
        }
        g.frames.push(Frame::Flow(Flow::DealBosses));
        g
    }
}

impl<L: Listener> Play<'_, L> {
    pub(crate) fn deal_bosses(&mut self) -> Stop {
        let dealt = self.t.rules.bosses_dealt as usize;
        for seat in self.t.everyone() {
            if self.g.seat(seat).offered[..dealt].contains(&BossIx::NONE) {
                return Some(Pause::Chance(Chance::Boss(seat)));
            }
        }
        if dealt == 1 {
            for seat in self.t.everyone() {
                self.g.seat_mut(seat).boss = self.g.seat(seat).offered[0];
            }
            return self.go(Flow::RankXp);
        }
        self.g.pending = Seats::first(self.t.seats);
        self.go(Flow::ChooseBosses)
    }

    /// A question for several seats at once; whoever conceded is answered for. [Q18, Q20]
    pub(crate) fn ask_together(&mut self) -> Stop {
        let conceded = self.g.pending.iter().find(|s| self.g.seat(*s).conceded);
        match conceded.and_then(|seat| Some((seat, self.g.question(self.t, seat)?))) {
            Some((seat, what)) => self.forced(seat, what),
            None => Some(Pause::Choice(self.g.pending)),
        }
    }

    pub(crate) fn boss_dealt(&mut self, seat: Seat, boss: BossIx) {
        self.g.bosses &= !(1 << boss.0);
        let free = self.g.seat(seat).offered.iter().position(|b| *b == BossIx::NONE);
        self.g.seat_mut(seat).offered[free.expect("a boss was due")] = boss;
        self.tell_some(|t, _| Event::BossesDealt { seat, bosses: vec![t.boss(boss).card] });
    }

    /// Descending XP; equal ones are ranked by lot. [Q28]
    pub(crate) fn rank_xp(&mut self) -> Stop {
        if self.g.xp_rank.is_empty() {
            for seat in self.t.everyone() {
                let boss = self.t.boss(self.g.seat(seat).boss).card;
                self.tell(|_| Seen::BossRevealed { seat, boss });
            }
        }
        let xp = |g: &Game, s: Seat| self.t.boss(g.seat(s).boss).xp;
        while self.g.xp_rank.len() < self.t.seats as usize {
            let left = || self.t.everyone().filter(|s| !self.g.xp_rank.contains(s));
            let best = left().map(|s| xp(self.g, s)).max().expect("a seat is left");
            let tied = left().filter(|s| xp(self.g, *s) == best).fold(Seats::NONE, Seats::with);
            if tied.len() > 1 {
                return Some(Pause::Chance(Chance::XpLot(tied)));
            }
            let seat = tied.iter().next().expect("one has the best XP");
            self.g.xp_rank.push(seat);
        }
        for seat in self.t.everyone() {
            self.g.note_usable(self.t, seat);
        }
        self.g.xp_order = self.g.xp_rank;
        self.g.first = self.g.xp_rank[0];
        self.g.pass_marker_by(self.t);
        self.g.set_turn_order(self.t);
        self.go(Flow::DealHands)
    }

    pub(crate) fn xp_lot(&mut self, tied: Seats, first: Seat) {
        self.g.xp_rank.push(first);
        for second in tied.without(first).iter() {
            self.tell(|_| Seen::XpRanked { first, second });
        }
    }

    pub(crate) fn deal_hands(&mut self) -> Stop {
        for i in 0..self.g.turn_order.len() {
            let seat = self.g.turn_order[i];
            let state = self.g.seat(seat);
            if state.hand_rooms.len() < HAND_ROOMS {
                self.push(Frame::Draw { seat, back: Back::Room, left: HAND_ROOMS as u8 });
                return None;
            }
            if state.hand_spells.len() < HAND_SPELLS {
                self.push(Frame::Draw { seat, back: Back::Spell, left: HAND_SPELLS as u8 });
                return None;
            }
        }
        self.g.pending = Seats::NONE;
        for seat in self.t.everyone() {
            if self.g.courtesy == Courtesy::Everyone || self.g.may_mulligan(self.t, seat) {
                self.g.pending = self.g.pending.with(seat);
            }
        }
        self.go(Flow::Mulligans)
    }

    /// All have answered: the hands of those who want go back, then all of them draw. [Q18]
    pub(crate) fn mulligans(&mut self) -> Stop {
        if !self.g.pending.is_empty() {
            return self.ask_together();
        }
        let mut again = false;
        for seat in self.t.everyone() {
            if !self.g.seat(seat).wants_mulligan {
                continue;
            }
            again = true;
            if self.t.rules.mulligan_shown {
                let cards = if L::ON { self.g.hand_cards(self.t, seat) } else { Vec::new() };
                self.tell(|_| Seen::HandShown { seat, cards });
            }
            let state = self.g.seat_mut(seat);
            state.wants_mulligan = false;
            let (rooms, spells) = (state.hand_rooms, state.hand_spells);
            state.hand_rooms = Default::default();
            state.hand_spells = Default::default();
            self.g.room_deck.add_all(&rooms, &self.t.room_bits, &self.t.room_of_bit[..]);
            self.g.spell_deck.add_all(&spells, &self.t.spell_bits, &self.t.spell_of_bit[..]);
            self.tell(|_| Seen::Mulligan { seat });
        }
        if again {
            return self.go(Flow::DealHands);
        }
        if self.t.rules.opening_discard > 0 {
            self.g.pending = Seats::first(self.t.seats);
            return self.go(Flow::OpeningDiscards);
        }
        self.first_rooms_next()
    }

    fn first_rooms_next(&mut self) -> Stop {
        self.g.pending = Seats::first(self.t.seats);
        self.go(Flow::FirstRooms)
    }

    pub(crate) fn opening_discards(&mut self) -> Stop {
        if !self.g.pending.is_empty() {
            return self.ask_together();
        }
        for i in 0..self.g.turn_order.len() {
            let seat = self.g.turn_order[i];
            let chosen = std::mem::take(&mut self.g.seat_mut(seat).chosen);
            for card in chosen {
                self.discard(seat, endboss_lexicon::CardKind(card));
            }
        }
        self.first_rooms_next()
    }

    pub(crate) fn first_rooms(&mut self) -> Stop {
        if !self.g.pending.is_empty() {
            // Without viewers a hand with nothing to build answers by itself.
            if self.g.courtesy == Courtesy::Quick {
                for seat in self.g.pending.iter() {
                    if !self.g.seat(seat).hand_rooms.meets(&self.t.ordinary_rooms) {
                        self.g.pending = self.g.pending.without(seat);
                    }
                }
            }
            if !self.g.pending.is_empty() {
                return self.ask_together();
            }
        }
        self.go(Flow::RevealFirst)
    }

    /// First rooms are revealed together; then what building them does. [R2.5]
    pub(crate) fn reveal_first(&mut self) -> Stop {
        for i in 0..self.g.turn_order.len() {
            let seat = self.g.turn_order[i];
            let chosen = std::mem::take(&mut self.g.seat_mut(seat).chosen);
            if chosen.is_empty() {
                self.tell(|_| Seen::PlacedNothing { seat });
            }
            for card in chosen {
                let card = endboss_lexicon::CardKind(card);
                let room = self.t.room_ix(card).unwrap_or(RoomIx::NONE);
                self.remove_from_hand(seat, card);
                self.g.left_openly(self.t, seat, card, ALL_VIEWERS);
                let copy = self.g.put_room(self.t, seat, room, None);
                self.g.seat_mut(seat).fresh.push(copy);
                self.tell(|_| Seen::Built { seat, room: card, on: None, which: None });
            }
        }
        for seat in self.t.everyone() {
            self.g.seat_mut(seat).there = self.g.tops(seat);
        }
        self.g.phase = Phase::SetUp;
        self.go(Flow::BuiltEffects { at: 0, levels_done: true })
    }
}

impl Game {
    /// Four of five (or all five) rooms advanced, or sharing a treasure kind. Cards count, not
    /// icons. [R2.4, Q2]
    pub(crate) fn may_mulligan(&self, t: &Tables, seat: Seat) -> bool {
        let mut hand = self.seat(seat).hand_rooms;
        let mut advanced = 0;
        let mut sharing = [0u8; 5];
        while let Some(bit) = hand.pop_bit() {
            let row = t.room(RoomIx(t.room_of_bit[bit as usize]));
            advanced += u8::from(row.advanced);
            for (n, icons) in sharing.iter_mut().zip(row.icons) {
                *n += u8::from(icons > 0);
            }
        }
        let at = t.rules.mulligan_at;
        advanced >= at || sharing.iter().any(|n| *n >= at)
    }

    /// The seats still in, in the order of this turn. [R2.6]
    pub(crate) fn set_turn_order(&mut self, t: &Tables) {
        use endboss_lexicon::TurnOrder;
        self.turn_order = match t.rules.turn_order {
            TurnOrder::DescendingXp => self.xp_order,
            TurnOrder::BestXpThenClockwise | TurnOrder::MarkerClockwise => {
                let first = match t.rules.turn_order {
                    TurnOrder::MarkerClockwise => self.first.0,
                    _ => self.xp_order.first().map_or(0, |s| s.0),
                };
                (0..t.seats)
                    .map(|n| Seat((first + n) % t.seats))
                    .filter(|s| self.xp_order.contains(s))
                    .collect()
            }
        };
    }
}

pub(crate) fn offered(g: &Game, t: &Tables, seat: Seat) -> Vec<endboss_lexicon::CardKind> {
    let dealt = g.seat(seat).offered.iter().filter(|b| **b != BossIx::NONE);
    dealt.map(|b| t.boss(*b).card).collect()
}
