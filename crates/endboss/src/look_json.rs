//! A view as JSON: cards by their ids, seats by their letters, picks in the words of a journal.

use endboss_journal::{Ids, write_pick};
use endboss_lexicon::{Back, CardKind, Seat, Treasure, Viewer};
use endboss_view::{
    Ask, CardSeen, HeroView, LandmarkView, SeatView, SlotView, Spot, TargetSeen, View, Waiting,
};
use serde_json::{Map, Value, json};

/// Everything the viewer may know.
pub fn view(view: &View, ids: &impl Ids) -> Value {
    Shown { view, ids }.whole()
}

/// Everything there is to know: a view that holds all hands, and what is asked of whom.
pub fn everything(view: &View, asks: &[Ask], ids: &impl Ids) -> Value {
    let shown = Shown { view, ids };
    let mut value = shown.whole();
    value["viewer"] = "everything".into();
    value["asks"] = asks.iter().map(|ask| shown.ask(ask)).collect();
    value
}

struct Shown<'a, I> {
    view: &'a View,
    ids: &'a I,
}

fn letter(seat: Seat) -> Value {
    seat.letter().to_string().into()
}

fn back(back: Back) -> &'static str {
    match back {
        Back::Room => "room",
        Back::Spell => "spell",
    }
}

impl<I: Ids> Shown<'_, I> {
    fn card(&self, card: CardKind) -> Value {
        self.ids.id(card).into()
    }

    fn cards(&self, cards: &[CardKind]) -> Value {
        cards.iter().map(|card| self.card(*card)).collect()
    }

    fn hero(&self, hero: &HeroView) -> Value {
        json!({
            "card": self.card(hero.card),
            "health": hero.health,
            "damage": hero.damage,
            "waits": hero.waits,
            "token": hero.token,
            "item": hero.item.map(|item| self.card(item)),
        })
    }

    fn heroes(&self, heroes: &[HeroView]) -> Value {
        heroes.iter().map(|hero| self.hero(hero)).collect()
    }

    fn seen(&self, card: CardSeen) -> Value {
        match card {
            CardSeen::Card(card) => self.card(card),
            CardSeen::Back(_) => "hidden".into(),
        }
    }

    fn whole(&self) -> Value {
        let view = self.view;
        let viewer = match view.viewer {
            Viewer::Seat(seat) => letter(seat),
            Viewer::Public => "public".into(),
        };
        let order: Vec<Value> = view.turn_order.iter().map(|seat| letter(*seat)).collect();
        let seats: Vec<Value> = view.seats.iter().map(|seat| self.seat(seat)).collect();
        let known = view.known.iter().map(|known| {
            let places: Vec<Value> = known.places().iter().map(letter).collect();
            json!({ "card": self.card(known.card), "places": places })
        });
        let tops = view.tops.iter();
        let tops =
            tops.map(|(deck, card)| json!({ "deck": back(*deck), "card": self.card(*card) }));
        let walk = view.walk.map(|walk| {
            json!({
                "seat": letter(walk.seat),
                "slot": walk.slot.map(|slot| slot + 1),
                "hero": self.hero(&walk.hero),
            })
        });
        json!({
            "viewer": viewer,
            "turn": view.turn,
            "phase": format!("{:?}", view.phase).to_lowercase(),
            "active": view.active.map(letter),
            "turn_order": order,
            "seats": seats,
            "first_player": view.first_player.map(letter),
            "market": self.cards(&view.market),
            "town": self.heroes(&view.town),
            "town_places": view.town_places,
            "landmarks": view.landmarks.iter().map(|it| self.landmark(it)).collect::<Vec<_>>(),
            "items": self.cards(&view.items),
            "walk": walk,
            "declared": self.declared(),
            "room_deck": view.room_deck,
            "spell_deck": view.spell_deck,
            "ordinary_heroes": self.cards(&view.ordinary_heroes),
            "epic_heroes": self.cards(&view.epic_heroes),
            "discard": self.cards(&view.discard),
            "removed": self.cards(&view.removed),
            "known": known.collect::<Vec<_>>(),
            "seen_in_deck": self.cards(&view.seen_in_deck),
            "tops": tops.collect::<Vec<_>>(),
            "no_building": view.no_building,
            "waiting": self.waiting(),
            "ask": view.ask.as_ref().map(|ask| self.ask(ask)),
            "outcome": self.outcome(),
        })
    }

    fn seat(&self, seat: &SeatView) -> Value {
        let slots: Vec<Value> = seat.slots.iter().map(|slot| self.slot(slot)).collect();
        let kinds = Treasure::ALL.into_iter().zip(seat.treasure);
        let treasure: Map<String, Value> =
            kinds.map(|(kind, count)| (format!("{kind:?}").to_lowercase(), count.into())).collect();
        let boss = seat.boss.map(
            |boss| json!({ "card": self.card(boss.card), "xp": boss.xp, "leveled": boss.leveled }),
        );
        json!({
            "seat": letter(seat.seat),
            "boss": boss,
            "offered": self.cards(&seat.offered),
            "slots": slots,
            "hand": seat.hand.as_ref().map(|hand| self.cards(hand)),
            "hand_rooms": seat.hand_rooms,
            "hand_spells": seat.hand_spells,
            "treasure": treasure,
            "rooms": seat.rooms,
            "entrance": self.heroes(&seat.entrance),
            "souls": seat.souls,
            "wounds": seat.wounds,
            "soul_heroes": self.cards(&seat.soul_heroes),
            "wound_heroes": self.cards(&seat.wound_heroes),
            "out": seat.out,
            "conceded": seat.conceded,
            "no_entry": seat.no_entry,
            "minion": seat.minion.map(|spot| self.spot(spot)),
            "item": seat.item.map(|item| self.card(item)),
            "coins": seat.coins,
        })
    }

    /// In the tavern the top hero is the last.
    fn landmark(&self, landmark: &LandmarkView) -> Value {
        let minions: Vec<Value> =
            landmark.minions.iter().map(|seat| seat.map_or(Value::Null, letter)).collect();
        json!({
            "card": self.card(landmark.card),
            "heroes": self.heroes(&landmark.heroes),
            "minions": minions,
        })
    }

    fn spot(&self, spot: Spot) -> Value {
        match spot {
            Spot::Landmark { landmark, space } => {
                json!({ "landmark": self.card(landmark), "space": space + 1 })
            }
            Spot::Room(room) => json!({ "room": self.card(room) }),
            Spot::Boss(boss) => json!({ "boss": self.card(boss) }),
        }
    }

    fn slot(&self, slot: &SlotView) -> Value {
        let room = slot.room.as_ref().map(|room| {
            json!({
                "card": self.card(room.card),
                "damage": room.damage,
                "deactivated": room.deactivated,
                "stunned": room.stunned,
                "tokens": room.tokens,
                "used": room.used,
            })
        });
        json!({
            "room": room,
            "below": self.cards(&slot.below),
            "face_down": slot.face_down.map(|card| self.seen(card)),
        })
    }

    fn declared(&self) -> Value {
        let target = |target: TargetSeen| match target {
            TargetSeen::Room { seat, room } => {
                json!({ "seat": letter(seat), "room": self.card(room) })
            }
            TargetSeen::Hero(hero) => json!({ "hero": self.card(hero) }),
            TargetSeen::Spell(spell) => json!({ "spell": self.card(spell) }),
            TargetSeen::Player(seat) => json!({ "seat": letter(seat) }),
        };
        let declared = self.view.declared.iter().map(|it| {
            json!({
                "seat": letter(it.seat),
                "card": self.card(it.source.card),
                "ability": it.source.ability + 1,
                "spell": it.spell,
                "target": it.target.map(target),
            })
        });
        declared.collect()
    }

    fn waiting(&self) -> Value {
        match self.view.waiting {
            Waiting::Window => "window".into(),
            Waiting::Everybody => "everybody".into(),
            Waiting::Seat(seat) => letter(seat),
            Waiting::Chance => "chance".into(),
            Waiting::Over => "over".into(),
        }
    }

    fn ask(&self, ask: &Ask) -> Value {
        let options = ask.options.iter().map(|pick| write_pick(*pick, self.ids));
        let what = format!("{:?}", ask.what);
        let what = what.split(' ').next().unwrap_or_default();
        json!({
            "seat": letter(ask.seat),
            "what": what,
            "options": options.collect::<Vec<_>>(),
        })
    }

    fn outcome(&self) -> Value {
        let Some(outcome) = &self.view.outcome else { return Value::Null };
        let ranking: Vec<Value> = outcome.ranking.iter().map(|seat| letter(*seat)).collect();
        json!({
            "cause": outcome.cause.id(),
            "winner": letter(outcome.winner),
            "ranking": ranking,
            "score": outcome.score,
            "titles": outcome.titles.id(),
        })
    }
}
