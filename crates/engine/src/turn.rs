//! The course of a turn: which part comes after which, and its beginning. [R3.1]

use endboss_lexicon::{Back, Seat, TurnOrder};
use endboss_view::{Asked, Phase, Seen};

use crate::event::Listener;
use crate::frame::{Flow, Frame};
use crate::pause::{Chance, Pause};
use crate::play::{Play, Stop};
use crate::state::Game;
use crate::tables::{HeroIx, Tables};

impl<L: Listener> Play<'_, L> {
    pub(crate) fn flow(&mut self, flow: Flow) -> Stop {
        match flow {
            Flow::DealBosses => self.deal_bosses(),
            Flow::ChooseBosses => {
                if !self.g.pending.is_empty() {
                    return self.ask_together();
                }
                self.go(Flow::RankXp)
            }
            Flow::RankXp => self.rank_xp(),
            Flow::DealHands => self.deal_hands(),
            Flow::Mulligans => self.mulligans(),
            Flow::OpeningDiscards => self.opening_discards(),
            Flow::FirstRooms => self.first_rooms(),
            Flow::RevealFirst => self.reveal_first(),
            Flow::BeginTurn => self.begin_turn(),
            Flow::Market { rooms, spells } => self.lay_market(rooms, spells),
            Flow::RevealItem => self.reveal_item(),
            Flow::Arrivals { left } => self.arrivals(left),
            Flow::MarketPick { at } => self.market_pick(at),
            Flow::PlaceMinion { at } => self.place_minion(at),
            Flow::TurnDraws { at } => self.turn_draws(at),
            Flow::BuildWindow { at } => self.build_window(at),
            Flow::BuildPlace { at } => self.build_place(at),
            Flow::BuildAfter { at } => self.build_after(at),
            Flow::Reveal => self.reveal(),
            Flow::LevelUps { at } => self.level_ups(at),
            Flow::BuiltEffects { at, levels_done } => self.built_effects(at, levels_done),
            Flow::Minions { at } => self.minions(at),
            Flow::Bait => self.bait(),
            Flow::AdventureStart => self.adventure_start(),
            Flow::Part { at, walked, opened } => self.part(at, walked, opened),
            Flow::BeforeEntering { at } => self.before_entering(at),
            Flow::EndTriggers { at } => self.end_triggers(at),
            Flow::EndEffects => self.end_effects(),
            Flow::EndLevelUps { at } => self.end_level_ups(at),
            Flow::Machinations { at } => self.machinations(at),
            Flow::EndCheck => self.end_check(),
            Flow::Over => Some(Pause::Over),
        }
    }

    pub(crate) fn enter_phase(&mut self, phase: Phase) {
        self.g.phase = phase;
        self.tell(|_| Seen::PhaseBegins { phase });
    }

    pub(crate) fn make_active(&mut self, seat: Seat) {
        if self.g.active != Some(seat) {
            self.g.active = Some(seat);
            self.tell(|_| Seen::BecomesActive { seat });
        }
    }

    pub(crate) fn begin_turn(&mut self) -> Stop {
        self.g.turn += 1;
        self.g.phase = Phase::Beginning;
        self.g.active = None;
        self.g.pass_marker_by(self.t);
        self.g.set_turn_order(self.t);
        self.g.began_empty = self.g.ordinary_deck | self.g.epic_deck == 0;
        self.g.scored = false;
        // "This turn" and "once per turn" end only now: a Level Up held back to the end of the turn
        // is still part of it.
        self.g.no_building = false;
        self.g.used = Default::default();
        self.g.declarations = 0;
        self.g.spared = [HeroIx::NONE; 8];
        for seat in self.t.everyone() {
            self.g.seat_mut(seat).boss_used = 0;
        }
        let turn = self.g.turn;
        self.tell(|_| Seen::TurnBegins { turn });
        if self.t.rules.turn_order == TurnOrder::MarkerClockwise && self.t.seats > 1 {
            let seat = self.g.first;
            self.tell(|_| Seen::FirstPlayer { seat });
        }
        self.town_phase()
    }

    /// Ordinary heroes first; when they are used up, epics in the same reveal. [R3.1]
    pub(crate) fn arrivals(&mut self, left: u8) -> Stop {
        let empty = self.g.ordinary_deck | self.g.epic_deck == 0;
        if left == 0 || empty {
            self.g.reveal_failed |= left > 0;
            return match self.t.rules.board {
                true => self.go(Flow::MarketPick { at: 0 }),
                false => self.go(Flow::TurnDraws { at: 0 }),
            };
        }
        Some(Pause::Chance(Chance::Hero { epic: self.g.ordinary_deck == 0 }))
    }

    pub(crate) fn hero_arrived(&mut self, left: u8, hero: HeroIx) {
        self.g.take_hero_from_deck(hero);
        let card = self.t.hero(hero).card;
        self.tell(|_| Seen::HeroArrives { hero: card });
        self.go(Flow::Arrivals { left: left - 1 });
        self.come_to_town(hero);
    }

    /// In turn order, each player draws a room, or from the spell deck if a room of theirs allows
    /// that. [Q21]
    pub(crate) fn turn_draws(&mut self, at: u8) -> Stop {
        let Some(seat) = self.g.turn_order.get(at as usize).copied() else {
            self.enter_phase(Phase::Build);
            return self.go(Flow::BuildWindow { at: 0 });
        };
        self.go(Flow::TurnDraws { at: at + 1 });
        if self.g.may_draw_spell(self.t, seat) {
            self.push_ask(seat, Asked::TurnDraw);
        } else {
            self.push(Frame::Draw { seat, back: Back::Room, left: 1 });
        }
        None
    }

    /// Draws card by card; a deck that runs out is rebuilt at once, in the middle of a draw too.
    /// [R1.11]
    pub(crate) fn draw(&mut self, seat: Seat, back: Back, left: u8) -> Stop {
        if left == 0 {
            self.pop();
            return None;
        }
        if let Some(card) = self.g.known_top(self.t, back) {
            self.drew(seat, back, left, card, true);
            return None;
        }
        if self.g.deck_size(back) == 0 {
            self.rebuild(back);
            if self.g.deck_size(back) == 0 {
                self.tell(|_| Seen::DrewNothing { seat, back });
                self.pop();
                return None;
            }
        }
        Some(Pause::Chance(Chance::Draw(seat, back)))
    }

    pub(crate) fn drew(
        &mut self,
        seat: Seat,
        back: Back,
        left: u8,
        card: endboss_lexicon::CardKind,
        top: bool,
    ) {
        self.g.take_from_deck(self.t, card, top);
        self.add_to_hand(seat, card);
        if let Some(frame) = self.g.frames.last_mut() {
            *frame = Frame::Draw { seat, back, left: left - 1 };
        }
        self.tell_some(|_, _| crate::event::Event::Drew { seat, card, back });
        self.rebuild_at_once(back);
    }

    /// As soon as the last card was taken. [Q1]
    pub(crate) fn rebuild_at_once(&mut self, back: Back) {
        if self.t.rules.rebuild == endboss_lexicon::Rebuild::AtOnce && self.g.deck_size(back) == 0 {
            self.rebuild(back);
        }
    }

    /// From the discarded cards of its kind. [Q1]
    pub(crate) fn rebuild(&mut self, back: Back) {
        let (deck_was, any) = match back {
            Back::Room => (self.g.room_deck.is_empty(), !self.g.room_discard.is_empty()),
            Back::Spell => (self.g.spell_deck.is_empty(), !self.g.spell_discard.is_empty()),
        };
        debug_assert!(deck_was, "only an empty deck is rebuilt");
        if !any {
            return;
        }
        match back {
            Back::Room => {
                self.g.room_deck = std::mem::take(&mut self.g.room_discard);
                for seat in &mut self.g.seats {
                    seat.noted = Default::default();
                }
            }
            Back::Spell => self.g.spell_deck = std::mem::take(&mut self.g.spell_discard),
        }
        self.tell(|_| Seen::DeckRebuilt { back });
    }
}

impl Game {
    pub(crate) fn may_draw_spell(&self, t: &Tables, seat: Seat) -> bool {
        let mut active = self.slots(seat).iter().filter(|s| !s.deactivated);
        active.any(|s| t.copy(s.top).draw_spell_instead)
    }

    /// How many cards a deck has.
    pub(crate) fn deck_size(&self, back: Back) -> u32 {
        match back {
            Back::Room => self.room_deck.len() + self.room_tops.len() as u32,
            Back::Spell => self.spell_deck.len() + self.spell_tops.len() as u32,
        }
    }

    pub(crate) fn known_top(&self, t: &Tables, back: Back) -> Option<endboss_lexicon::CardKind> {
        match back {
            Back::Room => self.room_tops.first().map(|ix| t.room(*ix).card),
            Back::Spell => self.spell_tops.first().map(|ix| t.spell(*ix).card),
        }
    }

    pub(crate) fn take_from_deck(
        &mut self,
        t: &Tables,
        card: endboss_lexicon::CardKind,
        top: bool,
    ) {
        use crate::tables::Row;
        match (t.row(card), top) {
            (Some(Row::Room(ix)), false) => self.room_deck.remove(t.room(ix).bits),
            (Some(Row::Spell(ix)), false) => self.spell_deck.remove(t.spell(ix).bits),
            (Some(Row::Room(_)), true) => drop(self.room_tops.remove(0)),
            (Some(Row::Spell(_)), true) => drop(self.spell_tops.remove(0)),
            (Some(Row::Hero(_) | Row::Boss(_) | Row::Landmark(_) | Row::Item(_)) | None, _) => {
                unreachable!("decks hold rooms and spells")
            }
        }
    }

    pub(crate) fn take_hero_from_deck(&mut self, hero: HeroIx) {
        self.ordinary_deck &= !hero.bit();
        self.epic_deck &= !hero.bit();
    }
}
