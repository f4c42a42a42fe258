//! Answers: of the players to their questions, and of chance. Whatever is not on offer changes
//! nothing. [ARCHITECTURE 13]

use endboss_lexicon::{Back, CardKind, Seat};
use endboss_view::{Asked, Pick, Seen, Source};

use crate::event::Listener;
use crate::frame::{Flow, Frame, Payment};
use crate::options::Few;
use crate::pause::{Chance, Pause, Refused, Roll};
use crate::play::{Play, Stop};
use crate::state::{Courtesy, Game};
use crate::tables::{CardId, HeroIx, Row, Tables};

impl Game {
    /// Answers a seat's question.
    pub fn choose<L: Listener>(
        &mut self,
        t: &Tables,
        seat: Seat,
        pick: Pick,
        out: &mut L,
    ) -> Result<(), Refused> {
        if self.question(t, seat).is_none() {
            return Err(Refused::NotAsked(seat));
        }
        if !self.offers(t, seat, pick) {
            return Err(Refused::NotOffered(pick));
        }
        self.choose_listed(t, seat, pick, out);
        Ok(())
    }

    /// Answers with a pick just taken from `options`, which is not looked up again.
    pub fn choose_listed<L: Listener>(&mut self, t: &Tables, seat: Seat, pick: Pick, out: &mut L) {
        debug_assert!(self.offers(t, seat, pick), "{pick:?} is not on offer");
        if let Some(what) = self.question(t, seat) {
            Play { t, g: self, out }.answer(seat, what, pick);
        }
    }

    /// What is left to chance now, if anything.
    pub fn chance(&self, t: &Tables) -> Option<Chance> {
        // A pause at a chance is recomputed from the frames: it changes nothing.
        let mut copy = *self;
        match (Play { t, g: &mut copy, out: &mut () }).run() {
            Pause::Chance(chance) => Some(chance),
            Pause::Choice(_) | Pause::Over => None,
        }
    }

    /// Settles a chance the last `advance` stopped at.
    pub fn settle<L: Listener>(
        &mut self,
        t: &Tables,
        chance: Chance,
        roll: Roll,
        out: &mut L,
    ) -> Result<(), Refused> {
        if self.chance(t) != Some(chance) {
            return Err(Refused::NoChance);
        }
        if !self.possible(t, chance, roll) {
            return Err(Refused::NotPossible(roll));
        }
        Play { t, g: self, out }.settled(chance, roll)
    }

    /// Settles a chance by the nth of its equally likely `ways`.
    pub fn settle_way<L: Listener>(
        &mut self,
        t: &Tables,
        chance: Chance,
        n: u32,
        out: &mut L,
    ) -> Result<(), Refused> {
        let roll = self.way(t, chance, n).ok_or(Refused::NoChance)?;
        self.settle_listed(t, chance, roll, out)
    }

    /// Settles a chance by a roll just taken from `way`, which is not looked up again.
    pub fn settle_listed<L: Listener>(
        &mut self,
        t: &Tables,
        chance: Chance,
        roll: Roll,
        out: &mut L,
    ) -> Result<(), Refused> {
        debug_assert!(self.possible(t, chance, roll), "{roll:?} cannot come out");
        Play { t, g: self, out }.settled(chance, roll)
    }

    /// A player gives up. [Q20]
    pub fn concede<L: Listener>(
        &mut self,
        t: &Tables,
        seat: Seat,
        out: &mut L,
    ) -> Result<(), Refused> {
        if seat.0 >= t.seats
            || self.seat(seat).conceded
            || self.seat(seat).out
            || self.end.is_some()
        {
            return Err(Refused::NotAsked(seat));
        }
        Play { t, g: self, out }.conceded(seat);
        Ok(())
    }
}

impl<L: Listener> Play<'_, L> {
    /// A question on top of the stack: asked, or answered at once where nobody needs to be.
    pub(crate) fn ask(&mut self, seat: Seat, what: Asked) -> Stop {
        let mut few = Few::default();
        self.g.offer(self.t, seat, what, &mut few);
        match few.first {
            None => {
                // Nothing to choose: the effect does what it can, which is nothing.
                self.pop();
                self.nothing_to_choose(what);
                None
            }
            Some(only) if few.count == 1 && self.takes_alone(what) => {
                self.answer(seat, what, only);
                None
            }
            Some(_) if self.g.seat(seat).conceded => self.forced(seat, what),
            Some(_) => Some(Pause::Choice(endboss_lexicon::Seats::only(seat))),
        }
    }

    /// Whether a single answer is taken without asking. Somebody putting a declaration together is
    /// asked for every part of it, so that it can be taken back before it is told. [Q50]
    fn takes_alone(&self, what: Asked) -> bool {
        let below = self.g.frames.len().checked_sub(2).map(|n| self.g.frames[n]);
        let declaring = matches!(below, Some(Frame::Declaring(_)));
        self.g.courtesy == Courtesy::Quick || !(declaring || Game::is_secret(what))
    }

    /// A player who conceded passes where that is possible and leaves the rest to chance. [Q20]
    pub(crate) fn forced(&mut self, seat: Seat, what: Asked) -> Stop {
        if self.g.offers(self.t, seat, Pick::Pass) {
            self.answer(seat, what, Pick::Pass);
            return None;
        }
        let below = self.g.frames.len().checked_sub(2).map(|n| self.g.frames[n]);
        match (what, below) {
            // A declaration that is not complete was never made.
            (_, Some(Frame::Declaring(_))) => {
                self.pop();
                self.pop();
            }
            (Asked::Market | Asked::TakeMarket { .. } | Asked::MoveMinion { .. }, _) => self.pop(),
            (Asked::PlaceMinion, _) => {
                self.pop();
                self.tell(|_| Seen::MinionStays { seat });
            }
            (Asked::PlaceWhere { .. }, _) => {
                self.pop();
                self.place_nothing(seat);
            }
            _ => return Some(Pause::Chance(Chance::Forced(seat))),
        }
        None
    }

    pub(crate) fn nothing_to_choose(&mut self, what: Asked) {
        let about = match what {
            Asked::Target { .. }
            | Asked::CostRoom { .. }
            | Asked::CostCard { .. }
            | Asked::CostToken { .. }
            | Asked::CostSoul { .. } => self.g.frames.last(),
            _ => None,
        };
        // A trigger without a target is lost; a declaration that cannot be completed is not made.
        if let Some(Frame::Trigger { .. } | Frame::Declaring(_)) = about {
            self.pop();
        }
    }

    /// The answer was on offer.
    fn answer(&mut self, seat: Seat, what: Asked, pick: Pick) {
        if matches!(self.g.frames.last(), Some(Frame::Ask { .. })) {
            self.pop();
        }
        // Nothing is shown until all have answered. [Q18]
        if what.is_together() && !matches!(what, Asked::OpeningDiscard { left: 2.. }) {
            self.g.pending = self.g.pending.without(seat);
        }
        match what {
            Asked::ChooseBoss => {
                if let Pick::Card(card) = pick {
                    let boss = self.t.boss_ix(card).unwrap_or(crate::tables::BossIx::NONE);
                    self.g.seat_mut(seat).boss = boss;
                }
            }
            Asked::Mulligan => self.g.seat_mut(seat).wants_mulligan = pick == Pick::Yes,
            Asked::OpeningDiscard { .. } | Asked::FirstRoom => {
                if let Pick::Card(card) = pick {
                    self.g.seat_mut(seat).chosen.push(card.0);
                }
            }
            Asked::TurnDraw | Asked::Machinations | Asked::Market => {
                if let Pick::Card(card) = pick {
                    self.take_from_market(seat, card);
                }
                if let Pick::Back(back) = pick {
                    self.push(Frame::Draw { seat, back, left: 1 });
                }
            }
            Asked::PlaceRoom => match pick {
                Pick::Card(room) => self.push_ask(seat, Asked::PlaceWhere { room }),
                _ => self.place_nothing(seat),
            },
            Asked::PlaceWhere { room } => {
                if let Some(ix) = self.t.room_ix(room) {
                    self.place(seat, ix, slot_of(pick));
                }
            }
            Asked::Window { .. } | Asked::CancelWindow { .. } => self.answer_window(seat, pick),
            Asked::Target { .. } => match pick {
                Pick::Pass => self.pop(),
                _ => self.target_picked(pick),
            },
            Asked::CostRoom { .. } => {
                if let Pick::Slot { seat, slot } = pick {
                    self.cost_picked(Payment::Room(self.g.slots(seat)[slot as usize].top));
                }
            }
            Asked::CostCard { .. } => {
                if let Pick::Card(card) = pick {
                    self.cost_picked(Payment::Card(card));
                }
            }
            Asked::CostSoul { .. } => {
                if let Some(hero) = self.hero_of(pick) {
                    self.cost_picked(Payment::Soul(hero));
                }
            }
            Asked::CostToken { .. } => {
                if let Pick::Slot { seat, slot } = pick {
                    self.cost_picked(Payment::Token(self.g.slots(seat)[slot as usize].top));
                }
            }
            Asked::PlaceMinion => self.minion_placed(seat, pick),
            Asked::May { .. } => match pick {
                Pick::Yes => self.trigger_happens(crate::frame::Aim::None),
                _ => self.pop(),
            },
            Asked::NextTrigger => {
                let Some(Frame::TriggerSet { count, .. }) = self.g.frames.last().copied() else {
                    return;
                };
                match pick {
                    Pick::Use { slot, ability } => {
                        let copy = self.g.slots(seat)[slot as usize].top;
                        self.trigger_chosen(count, copy, ability);
                    }
                    Pick::UseBoss { ability } => {
                        self.trigger_chosen(count, CardId::NONE, ability);
                    }
                    _ => {}
                }
            }
            Asked::Discard { .. }
            | Asked::TakeDiscarded { .. }
            | Asked::NameBack { .. }
            | Asked::TakeSeen { .. }
            | Asked::Search { .. }
            | Asked::BuildFound { .. }
            | Asked::DestroyOwn { .. }
            | Asked::SwapFirst { .. }
            | Asked::SwapSecond { .. }
            | Asked::BuildRoom { .. }
            | Asked::BuildWhere { .. }
            | Asked::ReturnSoul { .. }
            | Asked::Heal { .. } => self.answer_effect(seat, what, pick),
            Asked::TokenOn { .. }
            | Asked::LoseToken { .. }
            | Asked::MoveTokenFrom { .. }
            | Asked::MoveTokenTo { .. }
            | Asked::SummonTo { .. }
            | Asked::TakeMarket { .. }
            | Asked::MoveMinion { .. }
            | Asked::SendHero { .. }
            | Asked::ShuffleStack { .. } => self.answer_board(seat, what, pick),
        }
    }

    fn answer_window(&mut self, seat: Seat, pick: Pick) {
        match pick {
            Pick::Card(card) => {
                self.begin_declaring(seat, Source { card, ability: 0 }, CardId::NONE);
            }
            Pick::Use { slot, ability } => {
                let copy = self.g.slots(seat)[slot as usize].top;
                let card = self.copy_card(copy);
                self.begin_declaring(seat, Source { card, ability }, copy);
            }
            Pick::UseBoss { ability } => {
                let card = self.t.boss(self.g.seat(seat).boss).card;
                self.begin_declaring(seat, Source { card, ability }, CardId::NONE);
            }
            Pick::UseItem => {
                let card = self.t.item(self.g.seat(seat).item).card;
                self.begin_declaring(seat, Source { card, ability: 0 }, CardId::NONE);
            }
            _ => {
                if let Some(Frame::Window(window)) = self.g.frames.last_mut() {
                    window.passed += 1;
                }
            }
        }
    }

    fn answer_effect(&mut self, seat: Seat, what: Asked, pick: Pick) {
        match (what, pick) {
            (Asked::Discard { source, what, left }, Pick::Card(card)) => {
                self.discard(seat, card);
                if left > 1 {
                    self.push_ask(seat, Asked::Discard { source, what, left: left - 1 });
                }
            }
            (Asked::TakeDiscarded { source, what, left }, Pick::Card(card)) => {
                self.take_discarded(seat, card);
                if left > 1 {
                    self.push_ask(seat, Asked::TakeDiscarded { source, what, left: left - 1 });
                }
            }
            (Asked::NameBack { from, .. }, Pick::Back(back)) => {
                self.push(Frame::TakeRandom { seat, from, back });
            }
            (Asked::TakeSeen { source, from }, Pick::Card(card)) if self.t.shows_hand(source) => {
                self.take_openly(seat, from, card);
            }
            (Asked::TakeSeen { from, .. }, Pick::Card(card)) => {
                let back = crate::knowledge::back_of_card(self.t, card);
                self.take_from_hand(seat, from, card, back);
            }
            (Asked::Search { source, .. }, Pick::Deck(card)) => {
                if let Some(ix) = self.t.room_ix(card) {
                    self.g.room_deck.remove(self.t.room(ix).bits);
                }
                self.found(seat, source, card);
            }
            (Asked::Search { source, .. }, Pick::Card(card)) => {
                if let Some(ix) = self.t.room_ix(card) {
                    self.g.room_discard.remove(self.t.room(ix).bits);
                }
                self.found(seat, source, card);
            }
            (Asked::BuildFound { room, .. }, _) if pick != Pick::Pass => {
                if let Some(ix) = self.t.room_ix(room) {
                    self.build_from_hand(seat, ix, slot_of(pick));
                }
            }
            (Asked::DestroyOwn { .. }, Pick::Slot { seat, slot }) => self.destroy(seat, slot),
            (Asked::SwapFirst { source }, Pick::Slot { seat: owner, slot }) => {
                self.push_ask(seat, Asked::SwapSecond { source, seat: owner, slot });
            }
            (Asked::SwapSecond { seat: owner, slot, .. }, Pick::Slot { slot: other, .. }) => {
                self.swap(owner, slot, other);
            }
            (Asked::BuildRoom { source }, Pick::Card(room)) => {
                self.push_ask(seat, Asked::BuildWhere { source, room });
            }
            (Asked::BuildWhere { room, .. }, _) => {
                if let Some(ix) = self.t.room_ix(room) {
                    self.build_from_hand(seat, ix, slot_of(pick));
                }
            }
            (Asked::ReturnSoul { from, health, .. }, _) => {
                if let Some(hero) = self.hero_of(pick) {
                    self.return_soul(from, hero, health);
                }
            }
            (Asked::Heal { .. }, _) => {
                if let Some(hero) = self.hero_of(pick) {
                    self.heal(seat, hero);
                }
            }
            _ => {}
        }
    }

    /// Tokens, the market and heroes sent about.
    fn answer_board(&mut self, seat: Seat, what: Asked, pick: Pick) {
        match (what, pick) {
            (Asked::TokenOn { source, left, each }, Pick::Slot { slot, .. }) => {
                self.token_placed(seat, slot, source, left, each);
            }
            (Asked::LoseToken { source, left }, Pick::Slot { slot, .. }) => {
                self.take_token(seat, slot);
                if left > 1 {
                    self.push_ask(seat, Asked::LoseToken { source, left: left - 1 });
                }
            }
            (Asked::MoveTokenFrom { source, left }, Pick::Slot { slot, .. }) => {
                self.push_ask(seat, Asked::MoveTokenTo { source, from: slot, left });
            }
            (Asked::MoveTokenTo { source, from, left }, Pick::Slot { slot, .. }) => {
                self.move_token(seat, from, slot);
                if left > 1 {
                    self.push_ask(seat, Asked::MoveTokenFrom { source, left: left - 1 });
                }
            }
            (Asked::SummonTo { hero, token, .. }, Pick::Seat(to)) => {
                if let Some(hero) = self.t.hero_ix(hero) {
                    self.send_to_entrance(hero, to);
                    self.health_token(hero, token);
                }
            }
            (Asked::TakeMarket { .. }, Pick::Card(card)) => self.take_from_market(seat, card),
            (Asked::MoveMinion { .. }, _) => {
                self.g.call_minion_home(seat);
                self.minion_placed(seat, pick);
            }
            (Asked::SendHero { to, .. }, _) => {
                if let Some(hero) = self.hero_of(pick) {
                    self.send_to_entrance(hero, to);
                }
            }
            (Asked::ShuffleStack { .. }, Pick::Slot { seat: owner, slot }) => {
                self.push(Frame::Shuffle { seat: owner, slot });
            }
            _ => {}
        }
    }

    /// The card found is shown; then it may be built over a room, or is kept.
    fn found(&mut self, seat: Seat, source: Source, card: CardKind) {
        self.add_to_hand(seat, card);
        self.g.learn(crate::knowledge::ALL_VIEWERS, seat, card);
        self.tell(|_| Seen::Found { seat, card });
        self.rebuild_at_once(Back::Room);
        if !self.g.no_building {
            self.push_ask(seat, Asked::BuildFound { source, room: card });
        }
    }

    fn hero_of(&self, pick: Pick) -> Option<HeroIx> {
        match pick {
            Pick::Hero(card) => self.t.hero_ix(card),
            _ => None,
        }
    }

    fn settled(&mut self, chance: Chance, roll: Roll) -> Result<(), Refused> {
        match (chance, roll) {
            (Chance::Boss(seat), Roll::Card(card)) => match self.t.row(card) {
                Some(Row::Boss(ix)) => self.boss_dealt(seat, ix),
                _ => return Err(Refused::NotPossible(roll)),
            },
            (Chance::Draw(seat, back), Roll::Card(card)) => {
                let Some(Frame::Draw { seat: s, back: b, left }) = self.g.frames.last().copied()
                else {
                    return Err(Refused::NoChance);
                };
                if (s, b) != (seat, back) {
                    return Err(Refused::NoChance);
                }
                self.drew(seat, back, left, card, false);
            }
            (Chance::Market(back), Roll::Card(card)) => {
                let laying = matches!(self.g.frames.last(), Some(Frame::Flow(Flow::Market { .. })));
                if !laying {
                    return Err(Refused::NoChance);
                }
                self.market_drawn(back, card);
            }
            (Chance::Item, Roll::Card(card)) => match self.t.item_ix(card) {
                Some(item) => self.item_revealed(item),
                None => return Err(Refused::NotPossible(roll)),
            },
            (Chance::StackCard { seat, slot }, Roll::Card(card)) => {
                self.stack_card(seat, slot, card);
            }
            (Chance::Hero { .. }, Roll::Card(card)) => {
                let (Some(Frame::Flow(Flow::Arrivals { left })), Some(Row::Hero(hero))) =
                    (self.g.frames.last().copied(), self.t.row(card))
                else {
                    return Err(Refused::NoChance);
                };
                self.hero_arrived(left, hero);
            }
            (Chance::HandCard(from, back), Roll::Card(card)) => self.hand_card(from, back, card)?,
            (Chance::XpLot(tied), Roll::Seat(first)) => self.xp_lot(tied, first),
            (Chance::Forced(seat), Roll::Pick(pick)) => match self.g.question(self.t, seat) {
                Some(what) => self.answer(seat, what, pick),
                None => return Err(Refused::NoChance),
            },
            _ => return Err(Refused::NotPossible(roll)),
        }
        Ok(())
    }

    fn hand_card(&mut self, from: Seat, back: Back, card: CardKind) -> Result<(), Refused> {
        match self.g.frames.last().copied() {
            Some(Frame::DiscardRandom { seat, back: b }) if (seat, b) == (from, back) => {
                self.pop();
                self.discard(from, card);
            }
            Some(Frame::TakeRandom { seat, from: f, back: b }) if (f, b) == (from, back) => {
                self.pop();
                self.take_from_hand(seat, from, card, back);
            }
            _ => return Err(Refused::NoChance),
        }
        Ok(())
    }

    fn conceded(&mut self, seat: Seat) {
        let state = self.g.seat_mut(seat);
        state.conceded = true;
        self.g.call_minion_home(seat);
        self.tell(|_| Seen::Conceded { seat });
        let left = self.t.everyone().filter(|s| !self.g.seat(*s).conceded && !self.g.seat(*s).out);
        let left = left.fold(endboss_lexicon::Seats::NONE, endboss_lexicon::Seats::with);
        if left.len() <= 1 {
            self.finish_game(endboss_view::Cause::Conceded, left);
        }
    }
}

fn slot_of(pick: Pick) -> Option<u8> {
    match pick {
        Pick::Slot { slot, .. } => Some(slot),
        _ => None,
    }
}
