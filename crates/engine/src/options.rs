//! What may be answered to the question a seat has. One place lists it; `choose` accepts just that.

use endboss_lexicon::{Back, CardFilter, CardKind, Seat};
use endboss_view::{Asked, Pick};

use crate::declare::{chosen_cards, chosen_tokens};
use crate::frame::Frame;
use crate::pile::{RoomPile, SpellPile};
use crate::state::{Game, Place};
use crate::tables::{CardId, HeroIx, RoomIx, SpellIx, Tables};

/// Takes options one by one.
pub(crate) trait Sink {
    fn add(&mut self, pick: Pick);

    /// Nothing more needs to be offered.
    fn full(&self) -> bool {
        false
    }
}

impl Sink for Vec<Pick> {
    fn add(&mut self, pick: Pick) {
        self.push(pick);
    }
}

/// Counts options without keeping them.
#[derive(Debug)]
pub(crate) struct Few {
    pub(crate) first: Option<Pick>,
    pub(crate) count: u16,
    pub(crate) enough: u16,
}

impl Default for Few {
    fn default() -> Few {
        Few { first: None, count: 0, enough: 2 }
    }
}

impl Sink for Few {
    fn add(&mut self, pick: Pick) {
        self.first = self.first.or(Some(pick));
        self.count += 1;
    }

    fn full(&self) -> bool {
        self.count >= self.enough
    }
}

/// Looks for one option.
struct Wanted {
    pick: Pick,
    found: bool,
}

impl Sink for Wanted {
    fn add(&mut self, pick: Pick) {
        self.found |= pick == self.pick;
    }

    fn full(&self) -> bool {
        self.found
    }
}

impl Game {
    /// The question a seat has now, if any.
    pub fn question(&self, t: &Tables, seat: Seat) -> Option<Asked> {
        match self.frames.last()? {
            Frame::Ask { seat: asked, what } => (*asked == seat).then_some(*what),
            Frame::Window(window) => {
                let asked = window.passed < self.turn_order.len() as u8
                    && !window.batch
                    && self.window_seat(t, window, window.passed) == seat;
                asked.then(|| self.window_question(t, window))
            }
            Frame::Flow(flow) if self.pending.has(seat) => {
                let chosen = self.seat(seat).chosen.len() as u8;
                flow.question(t.rules.opening_discard.saturating_sub(chosen))
            }
            _ => None,
        }
    }

    /// Lists what a seat may answer, into a buffer that is used again and again.
    pub fn options(&self, t: &Tables, seat: Seat, out: &mut Vec<Pick>) -> Option<Asked> {
        out.clear();
        let what = self.question(t, seat)?;
        self.offer(t, seat, what, out);
        Some(what)
    }

    /// Whether a seat may answer so.
    pub(crate) fn offers(&self, t: &Tables, seat: Seat, pick: Pick) -> bool {
        let Some(what) = self.question(t, seat) else {
            return false;
        };
        let mut wanted = Wanted { pick, found: false };
        self.offer(t, seat, what, &mut wanted);
        wanted.found
    }

    pub(crate) fn offer(&self, t: &Tables, seat: Seat, what: Asked, sink: &mut impl Sink) {
        match what {
            Asked::ChooseBoss => {
                for boss in
                    self.seat(seat).offered.iter().filter(|b| **b != crate::tables::BossIx::NONE)
                {
                    sink.add(Pick::Card(t.boss(*boss).card));
                }
            }
            Asked::Mulligan => {
                sink.add(Pick::Pass);
                if self.may_mulligan(t, seat) {
                    sink.add(Pick::Yes);
                }
            }
            Asked::OpeningDiscard { .. } => {
                let taken = self.seat(seat).chosen;
                self.hand_except(
                    t,
                    seat,
                    CardFilter::Any,
                    taken.iter().map(|c| CardKind(*c)),
                    sink,
                );
            }
            Asked::FirstRoom => {
                sink.add(Pick::Pass);
                for ix in self
                    .seat(seat)
                    .hand_rooms
                    .within(&t.ordinary_rooms)
                    .prints(&t.room_bits, &t.room_of_bit[..])
                {
                    sink.add(Pick::Card(t.room(RoomIx(ix)).card));
                }
            }
            Asked::TurnDraw => {
                sink.add(Pick::Back(Back::Room));
                sink.add(Pick::Back(Back::Spell));
            }
            Asked::PlaceRoom | Asked::BuildRoom { .. } => {
                sink.add(Pick::Pass);
                for ix in self.seat(seat).hand_rooms.prints(&t.room_bits, &t.room_of_bit[..]) {
                    if self.may_build_somewhere(t, seat, RoomIx(ix)) {
                        sink.add(Pick::Card(t.room(RoomIx(ix)).card));
                        if sink.full() {
                            return;
                        }
                    }
                }
            }
            Asked::PlaceWhere { room } | Asked::BuildWhere { room, .. } => {
                self.offer_places(t, seat, room, sink);
            }
            Asked::BuildFound { room, .. } => {
                sink.add(Pick::Pass);
                self.offer_places(t, seat, room, sink);
            }
            Asked::Window { .. } | Asked::CancelWindow { .. } => {
                sink.add(Pick::Pass);
                if let Some(Frame::Window(window)) = self.frames.last() {
                    self.declarations(t, seat, window, sink);
                }
            }
            Asked::Target { source, target } => {
                if t.ability(source.card, source.ability).may {
                    sink.add(Pick::Pass);
                }
                let ability = t.ability(source.card, source.ability);
                self.targets(t, seat, self.asking_copy(), ability, target, sink);
            }
            Asked::CostRoom { .. } => {
                let this = self.asking_copy();
                for (at, slot) in self.slots(seat).iter().enumerate() {
                    if slot.top != this && self.breakable(seat, at as u8) {
                        sink.add(Pick::Slot { seat, slot: at as u8 });
                    }
                }
            }
            Asked::CostCard { what, .. } => {
                self.hand_except(t, seat, what, chosen_cards(self, t), sink)
            }
            Asked::CostSoul { .. } => self.offer_scored(t, Place::Soul(seat), sink),
            Asked::May { .. } => {
                sink.add(Pick::Pass);
                sink.add(Pick::Yes);
            }
            Asked::NextTrigger => self.offer_triggers(t, seat, sink),
            Asked::Discard { what, .. } => {
                self.hand_except(t, seat, what, std::iter::empty(), sink);
            }
            Asked::TakeDiscarded { what, .. } => self.offer_discarded(t, what, sink),
            Asked::NameBack { .. } => {
                sink.add(Pick::Back(Back::Room));
                sink.add(Pick::Back(Back::Spell));
            }
            Asked::TakeSeen { from, .. } => {
                self.hand_except(t, from, CardFilter::Any, std::iter::empty(), sink);
            }
            Asked::Search { rooms, .. } => {
                let found = t.such_rooms(self.room_deck, rooms);
                for ix in found.prints(&t.room_bits, &t.room_of_bit[..]) {
                    sink.add(Pick::Deck(t.room(RoomIx(ix)).card));
                }
                self.offer_discarded(t, CardFilter::Room(rooms), sink);
            }
            Asked::DestroyOwn { .. } => {
                for at in 0..self.seat(seat).slot_count {
                    if self.breakable(seat, at) {
                        sink.add(Pick::Slot { seat, slot: at });
                    }
                }
            }
            Asked::SwapFirst { source } => {
                if t.ability(source.card, source.ability).may {
                    sink.add(Pick::Pass);
                }
                for owner in self.xp_order {
                    if self.seat(owner).slot_count > 1 {
                        for slot in 0..self.seat(owner).slot_count {
                            sink.add(Pick::Slot { seat: owner, slot });
                        }
                    }
                }
            }
            Asked::SwapSecond { seat: owner, slot, .. } => {
                for other in (0..self.seat(owner).slot_count).filter(|o| *o != slot) {
                    sink.add(Pick::Slot { seat: owner, slot: other });
                }
            }
            Asked::ReturnSoul { from, .. } => self.offer_scored(t, Place::Soul(from), sink),
            Asked::Heal { .. } => self.offer_scored(t, Place::Wound(seat), sink),
            Asked::Machinations => {
                sink.add(Pick::Pass);
                sink.add(Pick::Back(Back::Room));
                sink.add(Pick::Back(Back::Spell));
            }
            Asked::Market => {
                self.offer_market(sink);
                // The pick may be a draw from the spell deck instead. [Q21]
                if self.may_draw_spell(t, seat) {
                    sink.add(Pick::Back(Back::Spell));
                }
            }
            Asked::TakeMarket { .. } => self.offer_market(sink),
            Asked::PlaceMinion => {
                if t.rules.minion_may_stay_home {
                    sink.add(Pick::Pass);
                }
                self.spaces(t, seat, sink);
            }
            Asked::MoveMinion { .. } => self.spaces_to_move(t, seat, sink),
            Asked::TokenOn { each, .. } => {
                let taken = if each { self.seat(seat).marked } else { 0 };
                for slot in self.token_rooms(t, seat).filter(|at| taken >> at & 1 == 0) {
                    sink.add(Pick::Slot { seat, slot });
                }
            }
            Asked::LoseToken { .. } => {
                for slot in self.rooms_with_tokens(seat) {
                    sink.add(Pick::Slot { seat, slot });
                }
            }
            Asked::CostToken { .. } => {
                for slot in self.rooms_with_tokens(seat) {
                    let state = self.slots(seat)[slot as usize];
                    if state.tokens > chosen_tokens(self, state.top) {
                        sink.add(Pick::Slot { seat, slot });
                    }
                }
            }
            Asked::MoveTokenFrom { .. } => {
                sink.add(Pick::Pass);
                for slot in self.rooms_with_tokens(seat) {
                    if self.token_rooms(t, seat).any(|to| to != slot) {
                        sink.add(Pick::Slot { seat, slot });
                    }
                }
            }
            Asked::MoveTokenTo { from, .. } => {
                for slot in self.token_rooms(t, seat).filter(|to| *to != from) {
                    sink.add(Pick::Slot { seat, slot });
                }
            }
            Asked::SummonTo { .. } => {
                for owner in self.xp_order {
                    sink.add(Pick::Seat(owner));
                }
            }
            Asked::SendHero { .. } => {
                for hero in self.heroes_at(Place::Town) {
                    sink.add(Pick::Hero(t.hero(hero).card));
                }
            }
            Asked::ShuffleStack { .. } => self.stacks_to_shuffle(sink),
        }
    }

    /// Cards on the market by print.
    fn offer_market(&self, sink: &mut impl Sink) {
        for (n, card) in self.market.iter().enumerate() {
            if !self.market[..n].contains(card) {
                sink.add(Pick::Card(*card));
            }
        }
    }

    fn offer_places(&self, t: &Tables, seat: Seat, room: CardKind, sink: &mut impl Sink) {
        let Some(room) = t.room_ix(room) else { return };
        if self.may_build_new(t, seat, room) {
            sink.add(Pick::NewSlot);
        }
        for at in 0..self.seat(seat).slot_count {
            if self.may_build_on(t, seat, room, at) {
                sink.add(Pick::Slot { seat, slot: at });
                if sink.full() {
                    return;
                }
            }
        }
    }

    /// Cards of a hand by print, without those already chosen.
    fn hand_except(
        &self,
        t: &Tables,
        seat: Seat,
        what: CardFilter,
        taken: impl Iterator<Item = CardKind>,
        sink: &mut impl Sink,
    ) {
        let (mut rooms, mut spells) = (self.seat(seat).hand_rooms, self.seat(seat).hand_spells);
        for card in taken {
            if let Some(ix) = t.room_ix(card) {
                rooms.remove(t.room(ix).bits);
            } else if let Some(ix) = t.spell_ix(card) {
                spells.remove(t.spell(ix).bits);
            }
        }
        offer_cards(t, rooms, spells, what, sink);
    }

    fn offer_discarded(&self, t: &Tables, what: CardFilter, sink: &mut impl Sink) {
        offer_cards(t, self.room_discard, self.spell_discard, what, sink);
    }

    fn offer_scored(&self, t: &Tables, place: Place, sink: &mut impl Sink) {
        for n in 0..t.heroes.len() as u8 {
            if self.hero(HeroIx(n)).place == place {
                sink.add(Pick::Hero(t.hero(HeroIx(n)).card));
            }
        }
    }

    fn offer_triggers(&self, t: &Tables, seat: Seat, sink: &mut impl Sink) {
        let len = self.frames.len();
        let Some(Frame::TriggerSet { count, .. }) = self.frames.get(len.wrapping_sub(2)) else {
            return;
        };
        for frame in &self.frames[len - 2 - *count as usize..len - 2] {
            let Frame::Trigger { copy, source, .. } = frame else { continue };
            if *copy == CardId::NONE {
                sink.add(Pick::UseBoss { ability: source.ability });
            } else if let Some(slot) = self.works(t, seat, *copy) {
                sink.add(Pick::Use { slot, ability: source.ability });
            }
        }
    }

    /// The room whose ability is being declared or triggered.
    fn asking_copy(&self) -> CardId {
        let below = self.frames.len().checked_sub(2).and_then(|n| self.frames.get(n));
        match below {
            Some(Frame::Declaring(declaring)) => declaring.copy,
            Some(Frame::Trigger { copy, .. }) => *copy,
            _ => CardId::NONE,
        }
    }

    /// Whether the answers to a question tell something about hidden cards, so that it must be
    /// asked even if there is only one. [Q6] Whatever is not known to be open is secret: a question
    /// too many tells nothing.
    pub(crate) fn is_secret(what: Asked) -> bool {
        !matches!(
            what,
            Asked::Target { .. }
                | Asked::TurnDraw
                | Asked::CostRoom { .. }
                | Asked::CostSoul { .. }
                | Asked::May { .. }
                | Asked::NextTrigger
                | Asked::TakeDiscarded { .. }
                | Asked::NameBack { .. }
                | Asked::BuildFound { .. }
                | Asked::DestroyOwn { .. }
                | Asked::SwapFirst { .. }
                | Asked::SwapSecond { .. }
                | Asked::ReturnSoul { .. }
                | Asked::Heal { .. }
                | Asked::Machinations
                | Asked::Market
                | Asked::TakeMarket { .. }
                | Asked::PlaceMinion
                | Asked::MoveMinion { .. }
                | Asked::TokenOn { .. }
                | Asked::LoseToken { .. }
                | Asked::CostToken { .. }
                | Asked::MoveTokenFrom { .. }
                | Asked::MoveTokenTo { .. }
                | Asked::SummonTo { .. }
                | Asked::SendHero { .. }
                | Asked::ShuffleStack { .. }
        )
    }
}

/// Cards of piles that fit, by print.
fn offer_cards(
    t: &Tables,
    rooms: RoomPile,
    spells: SpellPile,
    what: CardFilter,
    sink: &mut impl Sink,
) {
    let filter = match what {
        CardFilter::Spell => None,
        CardFilter::Any => Some(Default::default()),
        CardFilter::Room(filter) => Some(filter),
    };
    if let Some(filter) = filter {
        for ix in rooms.prints(&t.room_bits, &t.room_of_bit[..]) {
            if t.room(RoomIx(ix)).fits(filter) {
                sink.add(Pick::Card(t.room(RoomIx(ix)).card));
                if sink.full() {
                    return;
                }
            }
        }
    }
    if !matches!(what, CardFilter::Room(_)) {
        for ix in spells.prints(&t.spell_bits, &t.spell_of_bit[..]) {
            sink.add(Pick::Card(t.spell(SpellIx(ix)).card));
        }
    }
}
