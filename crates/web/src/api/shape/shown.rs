//! A view of the engine, shaped.

use endboss_journal::Ids;
use endboss_lexicon::CardKind;
use endboss_view::{self as view, CardSeen};

use super::asked::nth;
use super::view::{
    BossView, DeclaredView, HeroView, Known, LandmarkView, Outcome, RoomView, SeatView, SlotView,
    Spot, TargetSeen, Top, Treasures, View, WalkView,
};
use super::{Ask, Back, CardId, Letter};

impl<'a> View<'a> {
    pub fn of(view: &'a view::View, ids: &'a impl Ids) -> View<'a> {
        let shown = Shown(ids);
        let top = |(deck, card): &(_, _)| Top { deck: Back::from(*deck), card: shown.card(*card) };
        View {
            viewer: view.viewer.into(),
            turn: view.turn,
            phase: view.phase.into(),
            active: view.active.map(Letter::from),
            turn_order: Letter::all(&view.turn_order),
            seats: view.seats.iter().map(|seat| shown.seat(seat)).collect(),
            first_player: view.first_player.map(Letter::from),
            market: shown.cards(&view.market),
            town: shown.heroes(&view.town),
            town_places: view.town_places,
            landmarks: view.landmarks.iter().map(|it| shown.landmark(it)).collect(),
            items: shown.cards(&view.items),
            walk: view.walk.as_ref().map(|walk| shown.walk(walk)),
            declared: view.declared.iter().map(|it| shown.declared(it)).collect(),
            room_deck: view.room_deck,
            spell_deck: view.spell_deck,
            ordinary_heroes: shown.cards(&view.ordinary_heroes),
            epic_heroes: shown.cards(&view.epic_heroes),
            discard: shown.cards(&view.discard),
            removed: shown.cards(&view.removed),
            known: view.known.iter().map(|it| shown.known(it)).collect(),
            seen_in_deck: shown.cards(&view.seen_in_deck),
            tops: view.tops.iter().map(top).collect(),
            no_building: view.no_building,
            waiting: view.waiting.into(),
            ask: view.ask.as_ref().map(|ask| Ask::of(ask, ids)),
            outcome: view.outcome.as_ref().map(outcome),
        }
    }

    /// The same with the number by which an answer says what it answers.
    #[must_use]
    pub fn numbered(mut self, number: u32) -> View<'a> {
        if let Some(ask) = &mut self.ask {
            ask.number = Some(number);
        }
        self
    }
}

fn outcome(outcome: &view::Outcome) -> Outcome {
    Outcome {
        cause: outcome.cause.into(),
        winner: outcome.winner.into(),
        ranking: Letter::all(&outcome.ranking),
        score: outcome.score,
        titles: outcome.titles.into(),
    }
}

struct Shown<'a, I>(&'a I);

impl<'a, I: Ids> Shown<'a, I> {
    fn card(&self, card: CardKind) -> CardId<'a> {
        CardId::of(card, self.0)
    }

    fn cards(&self, cards: &[CardKind]) -> Vec<CardId<'a>> {
        CardId::all(cards, self.0)
    }

    fn seat(&self, seat: &view::SeatView) -> SeatView<'a> {
        let [cleric, fighter, mage, thief, explorer] = seat.treasure;
        SeatView {
            seat: seat.seat.into(),
            boss: seat.boss.map(|boss| BossView {
                card: self.card(boss.card),
                xp: boss.xp,
                leveled: boss.leveled,
            }),
            offered: self.cards(&seat.offered),
            slots: seat.slots.iter().map(|slot| self.slot(slot)).collect(),
            hand: seat.hand.as_ref().map(|hand| self.cards(hand)),
            hand_rooms: seat.hand_rooms,
            hand_spells: seat.hand_spells,
            treasure: Treasures { cleric, fighter, mage, thief, explorer },
            rooms: seat.rooms,
            entrance: self.heroes(&seat.entrance),
            souls: seat.souls,
            wounds: seat.wounds,
            soul_heroes: self.cards(&seat.soul_heroes),
            wound_heroes: self.cards(&seat.wound_heroes),
            out: seat.out,
            conceded: seat.conceded,
            no_entry: seat.no_entry,
            minion: seat.minion.map(|spot| self.spot(spot)),
            item: seat.item.map(|item| self.card(item)),
            coins: seat.coins,
        }
    }

    fn slot(&self, slot: &view::SlotView) -> SlotView<'a> {
        SlotView {
            room: slot.room.as_ref().map(|room| RoomView {
                card: self.card(room.card),
                damage: room.damage,
                deactivated: room.deactivated,
                stunned: room.stunned,
                tokens: room.tokens,
                used: room.used,
            }),
            below: self.cards(&slot.below),
            face_down: slot.face_down.map(|card| match card {
                CardSeen::Card(card) => self.card(card).0,
                CardSeen::Back(_) => "hidden",
            }),
        }
    }

    fn hero(&self, hero: &view::HeroView) -> HeroView<'a> {
        HeroView {
            card: self.card(hero.card),
            health: hero.health,
            damage: hero.damage,
            waits: hero.waits,
            token: hero.token,
            item: hero.item.map(|item| self.card(item)),
        }
    }

    fn heroes(&self, heroes: &[view::HeroView]) -> Vec<HeroView<'a>> {
        heroes.iter().map(|hero| self.hero(hero)).collect()
    }

    fn landmark(&self, landmark: &view::LandmarkView) -> LandmarkView<'a> {
        LandmarkView {
            card: self.card(landmark.card),
            heroes: self.heroes(&landmark.heroes),
            minions: landmark.minions.iter().map(|seat| seat.map(Letter::from)).collect(),
        }
    }

    fn spot(&self, spot: view::Spot) -> Spot<'a> {
        match spot {
            view::Spot::Landmark { landmark, space } => {
                Spot::Landmark { landmark: self.card(landmark), space: nth(space) }
            }
            view::Spot::Room(room) => Spot::Room { room: self.card(room) },
            view::Spot::Boss(boss) => Spot::Boss { boss: self.card(boss) },
        }
    }

    fn walk(&self, walk: &view::WalkView) -> WalkView<'a> {
        let hero = self.hero(&walk.hero);
        WalkView { seat: walk.seat.into(), slot: walk.slot.map(nth), hero }
    }

    fn declared(&self, it: &view::DeclaredView) -> DeclaredView<'a> {
        DeclaredView {
            seat: it.seat.into(),
            card: self.card(it.source.card),
            ability: nth(it.source.ability),
            which: it.which.map(nth),
            spell: it.spell,
            target: it.target.map(|target| self.target(target)),
        }
    }

    fn target(&self, target: view::TargetSeen) -> TargetSeen<'a> {
        match target {
            view::TargetSeen::Room { seat, room, which } => {
                TargetSeen::Room { seat: seat.into(), room: self.card(room), which: which.map(nth) }
            }
            view::TargetSeen::Hero(hero) => TargetSeen::Hero { hero: self.card(hero) },
            view::TargetSeen::Spell(spell) => TargetSeen::Spell { spell: self.card(spell) },
            view::TargetSeen::Player(seat) => TargetSeen::Player { seat: seat.into() },
        }
    }

    fn known(&self, known: &view::Known) -> Known<'a> {
        let places = known.places().iter().map(Letter::from);
        Known { card: self.card(known.card), places: places.collect() }
    }
}
