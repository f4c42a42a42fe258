//! The town: the row and its places, the landmarks, the market. [R4.1, R12.3]

use endboss_lexicon::{Back, CardKind, HeroesPerTurn, Overflow, Seat, TwoKindLandmark};
use endboss_view::{Asked, Phase, Seen};

use crate::event::Listener;
use crate::frame::Flow;
use crate::knowledge::ALL_VIEWERS;
use crate::pause::{Chance, Pause};
use crate::play::{Play, Stop};
use crate::state::{Game, Place};
use crate::tables::{HeroIx, LandmarkIx, Tables};

impl<L: Listener> Play<'_, L> {
    /// The market is laid out, or there is none; then come items and heroes.
    pub(crate) fn town_phase(&mut self) -> Stop {
        if self.t.rules.board {
            self.enter_phase(Phase::Town);
        }
        let (rooms, spells) = self.t.market_size();
        self.go(Flow::Market { rooms, spells })
    }

    /// One card after the other; a place whose deck and discards are empty stays empty. [R4.1]
    pub(crate) fn lay_market(&mut self, rooms: u8, spells: u8) -> Stop {
        let back = match (rooms, spells) {
            (0, 0) => return self.go(Flow::RevealItem),
            (_, 0) => Back::Room,
            _ => Back::Spell,
        };
        if let Some(card) = self.g.known_top(self.t, back) {
            self.g.take_from_deck(self.t, card, true);
            self.market_card(back, card);
            return None;
        }
        if self.g.deck_size(back) == 0 {
            self.rebuild(back);
            if self.g.deck_size(back) == 0 {
                return match back {
                    Back::Room => self.go(Flow::Market { rooms: 0, spells }),
                    Back::Spell => self.go(Flow::Market { rooms, spells: 0 }),
                };
            }
        }
        Some(Pause::Chance(Chance::Market(back)))
    }

    pub(crate) fn market_drawn(&mut self, back: Back, card: CardKind) {
        self.g.take_from_deck(self.t, card, false);
        self.market_card(back, card);
    }

    fn market_card(&mut self, back: Back, card: CardKind) {
        let Some(crate::frame::Frame::Flow(Flow::Market { rooms, spells })) =
            self.g.frames.first().copied()
        else {
            unreachable!("the market is being laid out")
        };
        self.g.market.push(card);
        self.tell(|_| Seen::MarketCard { card });
        match back {
            Back::Room => self.go(Flow::Market { rooms: rooms - 1, spells }),
            Back::Spell => self.go(Flow::Market { rooms, spells: spells - 1 }),
        };
        self.rebuild_at_once(back);
    }

    /// In turn order each player takes a card, if there is one, then places the minion. [R4.1]
    pub(crate) fn market_pick(&mut self, at: u8) -> Stop {
        let Some(seat) = self.g.turn_order.get(at as usize).copied() else {
            self.enter_phase(Phase::Build);
            return self.go(Flow::BuildWindow { at: 0 });
        };
        self.go(Flow::PlaceMinion { at });
        if !self.g.seat(seat).conceded && !self.g.market.is_empty() {
            self.push_ask(seat, Asked::Market);
        }
        None
    }

    /// From the market to a hand, before everybody's eyes. [Q44]
    pub(crate) fn take_from_market(&mut self, seat: Seat, card: CardKind) {
        if let Some(at) = self.g.market.iter().position(|c| *c == card) {
            self.g.market.remove(at);
            self.add_to_hand(seat, card);
            self.g.learn(ALL_VIEWERS, seat, card);
            self.tell(|_| Seen::MarketTaken { seat, card });
        }
    }

    pub(crate) fn clear_market(&mut self) {
        let left = std::mem::take(&mut self.g.market);
        if left.is_empty() {
            return;
        }
        for card in left {
            self.put_on_discard_pile(card);
        }
        self.tell(|_| Seen::MarketGone { cards: left.to_vec() });
    }

    /// How many heroes come this turn. [R3.1, R4.1, R12.3]
    pub(crate) fn heroes_due(&self) -> u8 {
        use endboss_lexicon::HeroesAfterElimination;
        match (self.t.rules.heroes_per_turn, self.t.rules.heroes_after_elimination) {
            (HeroesPerTurn::Three, _) => 3,
            // Elimination does not lower the number of heroes, unless the table says so. [Q25]
            (HeroesPerTurn::OnePerSeat, HeroesAfterElimination::Unchanged) => self.t.seats,
            (HeroesPerTurn::OnePerSeat, HeroesAfterElimination::PerPlayerLeft) => {
                self.g.turn_order.len() as u8
            }
        }
    }

    /// A hero comes to town, new or back again: straight to its landmark, or into the row, where it
    /// pushes the oldest out if the row is full. [R4.1, Q38, Q39]
    pub(crate) fn come_to_town(&mut self, hero: HeroIx) {
        if self.t.rules.board && self.t.hero(hero).straight {
            let own = self.t.hero(hero).treasure.first();
            let own = own.and_then(|kind| self.g.free_landmark_of(self.t, *kind));
            self.stand_on_landmark(hero, own.or(self.t.tavern()));
            return;
        }
        if let Some(places) = self.t.town_places() {
            self.g.leave_line(hero);
            self.g.hero_mut(hero).place = Place::Gone;
            if self.g.heroes_at(Place::Town).count() >= places as usize {
                let oldest = self.g.heroes_at(Place::Town).next();
                self.drop_to_landmark(oldest.expect("a full row has a hero"));
            }
        }
        self.g.arrive(hero, Place::Town);
        self.item_for(hero);
    }

    /// Out of the row: to a landmark, or to the tavern. [R4.1, R12.3]
    pub(crate) fn drop_to_landmark(&mut self, hero: HeroIx) {
        let at = match self.t.rules.overflow {
            Overflow::OwnLandmark => self.g.landmark_for(self.t, hero),
            Overflow::FirstFreeLandmark => {
                self.t.own_landmarks().map(|(at, _)| at).find(|at| self.g.is_free(*at))
            }
        };
        self.stand_on_landmark(hero, at.or(self.t.tavern()));
    }

    /// A card sends a hero to its landmark: the one of its kind also where those pushed out of the
    /// row take the first free one. If it is taken, the hero goes where those go. [Q88]
    pub(crate) fn send_to_landmark(&mut self, hero: HeroIx) {
        match self.g.landmark_for(self.t, hero).filter(|_| self.t.rules.sent_to_own_landmark) {
            Some(own) => self.stand_on_landmark(hero, Some(own)),
            None => self.drop_to_landmark(hero),
        }
    }

    fn stand_on_landmark(&mut self, hero: HeroIx, at: Option<LandmarkIx>) {
        let Some(at) = at else { return };
        self.g.arrive(hero, Place::Landmark(at));
        self.tell(|t| Seen::HeroToLandmark {
            hero: t.hero(hero).card,
            landmark: t.landmark(at).card,
        });
        if self.t.rules.tavern_ends && self.t.landmark(at).treasure.is_none() {
            self.g.ends_now = Some(endboss_view::Cause::Tavern);
        }
    }
}

impl Game {
    pub(crate) fn is_free(&self, at: LandmarkIx) -> bool {
        self.heroes_at(Place::Landmark(at)).next().is_none()
    }

    fn free_landmark_of(&self, t: &Tables, kind: endboss_lexicon::Treasure) -> Option<LandmarkIx> {
        t.own_landmarks().find(|(at, k)| *k == kind && self.is_free(*at)).map(|(at, _)| at)
    }

    /// The first free landmark of the hero's kinds, in the order of its icons or of the board. [Q34]
    fn landmark_for(&self, t: &Tables, hero: HeroIx) -> Option<LandmarkIx> {
        let kinds = &t.hero(hero).treasure;
        match t.rules.two_kind_landmark {
            TwoKindLandmark::IconOrder => {
                kinds.iter().find_map(|kind| self.free_landmark_of(t, *kind))
            }
            TwoKindLandmark::BoardOrder => t
                .own_landmarks()
                .find(|(at, kind)| kinds.contains(kind) && self.is_free(*at))
                .map(|(at, _)| at),
        }
    }

    /// The hero a summons would send: the one on the landmark, in the tavern the top one. [R4.2]
    pub(crate) fn hero_on(&self, at: LandmarkIx) -> Option<HeroIx> {
        self.heroes_at(Place::Landmark(at)).last()
    }

    /// Puts a hero at the end of the line of a place.
    pub(crate) fn arrive(&mut self, hero: HeroIx, place: Place) {
        self.leave_line(hero);
        self.in_play.push(hero);
        self.hero_mut(hero).place = place;
    }

    pub(crate) fn leave_line(&mut self, hero: HeroIx) {
        if let Some(at) = self.in_play.iter().position(|h| *h == hero) {
            self.in_play.remove(at);
        }
    }
}
