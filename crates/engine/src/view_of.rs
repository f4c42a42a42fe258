//! Views: a whole one for each viewer, made from what that viewer may know.

use endboss_lexicon::{Back, CardKind, Seat, TurnOrder, Viewer};
use endboss_view::{
    Ask, BossView, CardSeen, DeclaredView, HeroView, Known, LandmarkView, Mark, Outcome, RoomView,
    SeatView, SlotView, Spot, View, Waiting, WalkView,
};

use crate::frame::{Flow, Frame};
use crate::redact::Redacted;
use crate::setup::offered;
use crate::state::{Game, MinionAt, Order, Place};
use crate::tables::{HeroIx, LandmarkIx, RoomIx, Tables};

impl Game {
    /// Everything this viewer may know, now.
    pub fn view(&self, t: &Tables, viewer: Viewer) -> View {
        let red = self.redacted(t, viewer);
        let mut view = red.view(t);
        if let Viewer::Seat(seat) = viewer {
            // A seat's own options may come from cards it was shown; they are its to know.
            let mut options = Vec::new();
            if red.game.question(t, seat).is_some()
                && let Some(what) = self.options(t, seat, &mut options)
            {
                view.ask = Some(Ask { seat, what, options });
                view.waiting = if what.is_window() { Waiting::Window } else { view.waiting };
            }
        }
        view
    }
}

impl Redacted {
    fn view(&self, t: &Tables) -> View {
        let g = &self.game;
        View {
            viewer: self.viewer,
            turn: g.turn,
            phase: g.phase,
            active: g.active,
            turn_order: g.turn_order.to_vec(),
            seats: t.everyone().map(|s| self.seat_view(t, s)).collect(),
            town: g.heroes_at(Place::Town).map(|h| g.hero_view(t, h)).collect(),
            walk: g.walk_view(t),
            declared: g
                .declared
                .iter()
                .map(|d| DeclaredView {
                    seat: d.seat,
                    source: d.source,
                    which: g.which_copy(t, d.copy),
                    spell: d.spell,
                    target: g.aim_seen(t, d.aim),
                })
                .collect(),
            room_deck: self.room_deck,
            spell_deck: self.spell_deck,
            ordinary_heroes: heroes(t, g.ordinary_deck),
            epic_heroes: heroes(t, g.epic_deck),
            discard: g.discarded(t),
            removed: g.removed(t),
            known: self.known(t),
            seen_in_deck: g.seats.iter().flat_map(|seat| t.room_cards(seat.noted)).collect(),
            tops: self.tops(t),
            no_building: g.no_building,
            first_player: (t.rules.turn_order == TurnOrder::MarkerClockwise
                && t.seats > 1
                && !g.turn_order.is_empty())
            .then_some(g.first),
            market: g.market.to_vec(),
            landmarks: g.landmark_views(t),
            town_places: t.town_places(),
            items: g.items_waiting.iter().map(|i| t.item(*i).card).collect(),
            waiting: g.waiting(),
            ask: None,
            outcome: g.end.and_then(|end| {
                Some(Outcome {
                    cause: end.cause,
                    winner: *end.ranking.first()?,
                    ranking: end.ranking.to_vec(),
                    score: end
                        .ranking
                        .first()
                        .map_or(0, |s| i16::from(g.seat(*s).souls) - i16::from(g.seat(*s).wounds)),
                    titles: t.rules.titles,
                })
            }),
            mark: Mark(postcard::to_allocvec(self).unwrap_or_default()),
        }
    }

    fn seat_view(&self, t: &Tables, seat: Seat) -> SeatView {
        let g = &self.game;
        let s = g.seat(seat);
        let own = self.viewer.is(seat);
        let scored = |place| {
            let all = (0..t.heroes.len() as u8).map(HeroIx);
            all.filter(|h| g.hero(*h).place == place).map(|h| t.hero(h).card).collect()
        };
        SeatView {
            seat,
            boss: t.bosses.get(s.boss.0 as usize).map(|row| BossView {
                card: row.card,
                xp: row.xp,
                leveled: s.leveled,
            }),
            offered: if s.boss == crate::tables::BossIx::NONE {
                offered(g, t, seat)
            } else {
                Vec::new()
            },
            slots: self.slot_views(t, seat),
            hand: own.then(|| if s.out { Vec::new() } else { g.hand_cards(t, seat) }),
            // What belonged to a player who is out has left the game. [R9.2]
            hand_rooms: if s.out { 0 } else { self.hand_rooms[seat.index()] },
            hand_spells: if s.out { 0 } else { self.hand_spells[seat.index()] },
            treasure: if s.out { [0; 5] } else { g.treasure(t, seat) },
            rooms: g.room_count(seat),
            entrance: g.heroes_at(Place::Entrance(seat)).map(|h| g.hero_view(t, h)).collect(),
            souls: s.souls,
            wounds: s.wounds,
            soul_heroes: scored(Place::Soul(seat)),
            wound_heroes: scored(Place::Wound(seat)),
            out: s.out,
            conceded: s.conceded,
            no_entry: s.no_entry,
            minion: g.minion_spot(t, seat),
            item: t.items.get(s.item.0 as usize).map(|row| row.card),
            coins: s.coins,
        }
    }

    /// Cards known to be in hands that are still in the game: one that may have left it with the
    /// hand of a player who is out is known to be nowhere. [R9.2]
    fn known(&self, t: &Tables) -> Vec<Known> {
        let out =
            t.everyone().filter(|s| self.game.seat(*s).out).fold(0, |all, s| all | 1u8 << s.0);
        let inside = self.game.facts.iter().filter(|fact| fact.seats & out == 0);
        inside.map(|fact| Known { card: fact.card, places: fact.seats }).collect()
    }

    fn slot_views(&self, t: &Tables, seat: Seat) -> Vec<SlotView> {
        let g = &self.game;
        let s = g.seat(seat);
        let face_down = |order: &Order| {
            if order.room == RoomIx::NONE {
                CardSeen::Back(Back::Room)
            } else {
                CardSeen::Card(t.room(order.room).card)
            }
        };
        let mut slots: Vec<_> = g
            .slots(seat)
            .iter()
            .enumerate()
            .map(|(at, slot)| {
                let mut stack: Vec<_> =
                    g.stack(slot.top).into_iter().map(|c| t.copy(c).card).collect();
                let card = stack.pop().unwrap_or_default();
                SlotView {
                    room: Some(RoomView {
                        card,
                        damage: g.damage(t, seat, at as u8),
                        deactivated: slot.deactivated,
                        stunned: g.stunned.has_bit(slot.top.0),
                        tokens: slot.tokens,
                        used: g.used.has_bit(slot.top.0),
                        minion: t
                            .everyone()
                            .find(|s| g.seat(*s).minion == MinionAt::Room(slot.top)),
                    }),
                    below: stack,
                    face_down: s.orders.iter().find(|o| o.on == at as u8).map(face_down),
                }
            })
            .collect();
        for order in s.orders.iter().filter(|o| o.on == Order::NEW) {
            slots.push(SlotView {
                room: None,
                below: Vec::new(),
                face_down: Some(face_down(order)),
            });
        }
        slots
    }

    fn tops(&self, t: &Tables) -> Vec<(Back, CardKind)> {
        let rooms = self.game.room_tops.iter().map(|ix| (Back::Room, t.room(*ix).card));
        let spells = self.game.spell_tops.iter().map(|ix| (Back::Spell, t.spell(*ix).card));
        rooms.chain(spells).collect()
    }
}

impl Game {
    fn hero_view(&self, t: &Tables, hero: HeroIx) -> HeroView {
        let state = self.hero(hero);
        let damage = if self.walk.hero == hero { self.total_damage(t) } else { state.damage };
        HeroView {
            card: t.hero(hero).card,
            health: self.health(t, hero).max(0) as u8,
            damage,
            waits: state.waits,
            token: state.token,
            item: self.item_of(hero).map(|item| t.item(item).card),
        }
    }

    fn landmark_views(&self, t: &Tables) -> Vec<LandmarkView> {
        let all = t.landmarks.iter().enumerate();
        all.map(|(n, row)| {
            let at = LandmarkIx(n as u8);
            let on = |space| {
                t.everyone().find(|s| self.seat(*s).minion == MinionAt::Landmark(at, space))
            };
            LandmarkView {
                card: row.card,
                heroes: self.heroes_at(Place::Landmark(at)).map(|h| self.hero_view(t, h)).collect(),
                minions: (0..row.spaces.len() as u8).map(on).collect(),
            }
        })
        .collect()
    }

    fn minion_spot(&self, t: &Tables, seat: Seat) -> Option<Spot> {
        match self.seat(seat).minion {
            MinionAt::Home => None,
            MinionAt::Landmark(at, space) => {
                Some(Spot::Landmark { landmark: t.landmark(at).card, space })
            }
            MinionAt::Room(copy) => Some(Spot::Room(t.copy(copy).card)),
            MinionAt::Boss => Some(Spot::Boss(t.boss(self.seat(seat).boss).card)),
        }
    }

    fn walk_view(&self, t: &Tables) -> Option<WalkView> {
        let walk = self.walk;
        (walk.hero != HeroIx::NONE).then(|| WalkView {
            seat: walk.seat,
            slot: (walk.inside && !walk.room_gone).then_some(walk.slot),
            hero: self.hero_view(t, walk.hero),
        })
    }

    fn discarded(&self, t: &Tables) -> Vec<CardKind> {
        let (mut rooms, mut spells) = (self.room_discard, self.spell_discard);
        let mut cards = Vec::new();
        while let Some(bit) = rooms.pop_bit() {
            cards.push(t.rooms[t.room_of_bit[bit as usize] as usize].card);
        }
        while let Some(bit) = spells.pop_bit() {
            cards.push(t.spells[t.spell_of_bit[bit as usize] as usize].card);
        }
        cards
    }

    fn removed(&self, t: &Tables) -> Vec<CardKind> {
        let mut rooms = self.rooms_gone;
        let mut cards = Vec::new();
        while let Some(bit) = rooms.pop_bit() {
            cards.push(t.rooms[t.room_of_bit[bit as usize] as usize].card);
        }
        let mut spells = self.spells_gone;
        while let Some(bit) = spells.pop_bit() {
            cards.push(t.spells[t.spell_of_bit[bit as usize] as usize].card);
        }
        let used = t.ordinary_heroes | t.epic_heroes;
        let gone = (0..t.heroes.len() as u8).map(HeroIx);
        let gone = gone.filter(|h| used & h.bit() != 0 && self.hero(*h).place == Place::Gone);
        cards.extend(gone.map(|h| t.hero(h).card));
        cards
    }

    fn waiting(&self) -> Waiting {
        match self.frames.last() {
            // Whoever conceded is answered for by chance. [Q20]
            Some(Frame::Ask { seat, .. }) if self.seat(*seat).conceded => Waiting::Chance,
            Some(Frame::Ask { seat, .. }) => Waiting::Seat(*seat),
            Some(Frame::Window(_)) => Waiting::Window,
            Some(Frame::Declaring(d)) => Waiting::Seat(d.seat),
            Some(Frame::Flow(Flow::Over)) | None => Waiting::Over,
            Some(Frame::Flow(
                Flow::ChooseBosses | Flow::Mulligans | Flow::OpeningDiscards | Flow::FirstRooms,
            )) => Waiting::Everybody,
            Some(_) => Waiting::Chance,
        }
    }
}

fn heroes(t: &Tables, set: u64) -> Vec<CardKind> {
    let all = (0..t.heroes.len() as u8).map(HeroIx);
    all.filter(|h| set & h.bit() != 0).map(|h| t.hero(h).card).collect()
}
