//! The game as one viewer may know it.
//!
//! A view is made of this and nothing else, so whatever is not copied here cannot leak. It is built
//! up from what is allowed, starting with an empty game. [ARCHITECTURE 4]

use endboss_lexicon::{Back, Seat, Seats, Viewer};
use endboss_view::Asked;
use serde::{Deserialize, Serialize};

use crate::frame::{Flow, Frame, Window};
use crate::knowledge::{Fact, Secret};
use crate::state::{Game, SeatState};
use crate::tables::{BossIx, RoomIx, Tables};

/// What a viewer may know, and the sizes of what it may not see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Redacted {
    /// Which rules and cards it is of. It comes first, to be read alone.
    pub(crate) table: u64,
    pub(crate) viewer: Viewer,
    pub(crate) game: Game,
    pub(crate) hand_rooms: [u8; Seat::MAX],
    pub(crate) hand_spells: [u8; Seat::MAX],
    pub(crate) room_deck: u16,
    pub(crate) spell_deck: u16,
    pub(crate) bosses_dealt: [u8; Seat::MAX],
}

impl Game {
    pub(crate) fn redacted(&self, t: &Tables, viewer: Viewer) -> Redacted {
        let mut g = Game::blank();
        g.phase = self.phase;
        g.turn = self.turn;
        g.active = self.active;
        g.turn_order = self.turn_order;
        g.xp_order = self.xp_order;
        g.xp_rank = self.xp_rank;
        g.no_building = self.no_building;
        g.began_empty = self.began_empty;
        g.scored = self.scored;
        g.serial = self.serial;
        g.declarations = self.declarations;
        g.first = self.first;
        g.reveal_failed = self.reveal_failed;
        g.ends_now = self.ends_now;
        // The town board, the market and items lie open. [R4.1, R11.3]
        g.market = self.market;
        g.spared = self.spared;
        g.shuffled = self.shuffled;
        g.item_deck = self.item_deck;
        g.items_waiting = self.items_waiting;
        g.end = self.end;
        g.walk = self.walk;
        g.declared = self.declared;
        g.room_discard = self.room_discard;
        g.spell_discard = self.spell_discard;
        g.rooms_gone = self.rooms_gone;
        g.spells_gone = self.spells_gone;
        g.built = self.built;
        g.used = self.used;
        g.stunned = self.stunned;
        g.below = self.below;
        // Which heroes are left in the decks follows from those seen; their order does not exist.
        g.ordinary_deck = self.ordinary_deck;
        g.epic_deck = self.epic_deck;
        g.heroes = self.heroes;
        g.sent_back = self.sent_back;
        g.in_play = self.in_play;
        g.frames = self.frames_for(t, viewer);
        g.pending = self.pending_for(t, viewer);
        if self.tops_seen[0] & viewer.bit() != 0 {
            g.room_tops = self.room_tops;
            g.tops_seen[0] = viewer.bit();
        }
        if self.tops_seen[1] & viewer.bit() != 0 {
            g.spell_tops = self.spell_tops;
            g.tops_seen[1] = viewer.bit();
        }
        // The order in which facts were kept may depend on what others know.
        let mut facts: tinyvec::ArrayVec<[Fact; 64]> = self.facts_of(viewer).collect();
        facts.sort_by_key(|f| (f.card, f.seats));
        g.facts = facts;
        let mut red = Redacted {
            table: t.fingerprint,
            viewer,
            game: g,
            hand_rooms: [0; Seat::MAX],
            hand_spells: [0; Seat::MAX],
            room_deck: self.deck_size(Back::Room) as u16,
            spell_deck: self.deck_size(Back::Spell) as u16,
            bosses_dealt: [0; Seat::MAX],
        };
        for seat in t.everyone() {
            let state = self.seat(seat);
            red.hand_rooms[seat.index()] = state.hand_rooms.len() as u8;
            red.hand_spells[seat.index()] = state.hand_spells.len() as u8;
            let dealt = state.offered.iter().filter(|b| **b != BossIx::NONE).count();
            red.bosses_dealt[seat.index()] = dealt as u8;
            *red.game.seat_mut(seat) = self.seat_for(seat, viewer);
        }
        red
    }

    fn seat_for(&self, seat: Seat, viewer: Viewer) -> SeatState {
        let s = self.seat(seat);
        let sees = |secret| Game::knows(viewer, secret);
        let mut out = SeatState {
            slots: s.slots,
            slot_count: s.slot_count,
            usable: s.usable,
            fresh: s.fresh,
            there: s.there,
            souls: s.souls,
            wounds: s.wounds,
            leveled: s.leveled,
            level_due: s.level_due,
            out: s.out,
            conceded: s.conceded,
            no_entry: s.no_entry,
            gained_soul: s.gained_soul,
            doubled: s.doubled,
            rooms_bonus: s.rooms_bonus,
            allowed: s.allowed,
            placed: s.placed,
            out_on: s.out_on,
            minion: s.minion,
            icons: s.icons,
            last_room_bonus: s.last_room_bonus,
            boss_used: s.boss_used,
            marked: s.marked,
            coins: s.coins,
            item: s.item,
            ..SeatState::default()
        };
        // A boss is chosen in secret and shown when all have chosen. [R2.2]
        let choosing = matches!(self.frames[0], Frame::Flow(Flow::DealBosses | Flow::ChooseBosses));
        if !choosing || sees(Secret::Answer(seat)) {
            out.boss = s.boss;
        }
        if sees(Secret::OfferedBosses(seat)) {
            out.offered = s.offered;
        }
        if sees(Secret::Hand(seat)) {
            out.hand_rooms = s.hand_rooms;
            out.hand_spells = s.hand_spells;
        }
        if sees(Secret::Noted(seat)) {
            out.noted = s.noted;
        }
        if sees(Secret::Answer(seat)) {
            out.chosen = s.chosen;
            out.wants_mulligan = s.wants_mulligan;
        }
        out.orders = s.orders;
        if !sees(Secret::FaceDown(seat)) {
            for order in out.orders.iter_mut() {
                order.room = RoomIx::NONE;
            }
        }
        out
    }

    /// Frames without what others are putting together in secret, and without who is awaited in a
    /// window. [Q6]
    fn frames_for(&self, t: &Tables, viewer: Viewer) -> tinyvec::ArrayVec<[Frame; 32]> {
        let mut frames = tinyvec::ArrayVec::new();
        for (n, frame) in self.frames.into_iter().enumerate() {
            let above = self.frames.get(n + 1);
            let frame = match frame {
                Frame::Declaring(d) if !Game::knows(viewer, Secret::Declaring(d.seat)) => break,
                Frame::Ask { seat, what } if !viewer.is(seat) => {
                    Frame::Ask { seat, what: hide_answer(what) }
                }
                // While an effect happens nobody is awaited, and everybody will be asked anew.
                Frame::Window(window) if !matches!(above, None | Some(Frame::Declaring(_))) => {
                    Frame::Window(Window { sure: false, ..window })
                }
                Frame::Window(window) => Frame::Window(self.window_for(t, viewer, window)),
                other => other,
            };
            frames.push(frame);
        }
        frames
    }

    /// A viewer knows that it was asked and passed; nothing else of the round.
    fn window_for(&self, t: &Tables, viewer: Viewer, window: Window) -> Window {
        let own = match viewer {
            Viewer::Public => None,
            Viewer::Seat(seat) => {
                (0..self.turn_order.len() as u8).find(|n| self.window_seat(t, &window, *n) == seat)
            }
        };
        let asked = self.was_asked(t, viewer, &window);
        let passed = match own {
            // Whoever is not asked does not learn how far the round went, only that it is not
            // standing there.
            Some(own) if !asked => u8::from(own == 0),
            Some(own) if window.passed > own => own + 1,
            Some(own) if window.passed == own => own,
            _ => 0,
        };
        Window { passed, sure: false, ..window }
    }

    fn was_asked(&self, t: &Tables, viewer: Viewer, window: &Window) -> bool {
        matches!(viewer, Viewer::Seat(seat) if self.is_asked(t, seat, window))
    }

    /// Nobody is told who has already answered a question all answer at once. [Q18]
    fn pending_for(&self, t: &Tables, viewer: Viewer) -> Seats {
        let asked = match self.frames[0] {
            Frame::Flow(flow) => flow.question(0),
            _ => None,
        };
        if !asked.is_some_and(Asked::is_together) {
            return Seats::NONE;
        }
        let all = Seats::first(t.seats);
        match viewer {
            Viewer::Seat(seat) if !self.pending.has(seat) => all.without(seat),
            Viewer::Seat(_) | Viewer::Public => all,
        }
    }
}

/// A room chosen but not yet placed is still in hand for everybody else.
pub(crate) fn hide_answer(what: Asked) -> Asked {
    match what {
        Asked::PlaceWhere { .. } => Asked::PlaceRoom,
        Asked::BuildWhere { source, .. } => Asked::BuildRoom { source },
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use endboss_cards::Catalogue;
    use endboss_lexicon::{CardKind, Edition, Rules};

    use super::*;
    use crate::position::{Position, SeatAt};

    /// In which order somebody learned things may depend on what others know, so it must not show.
    #[test]
    fn the_same_facts_make_the_same_view_in_whichever_order_they_were_learned() {
        let catalogue = Catalogue::classic();
        let rules = Rules::preset(Edition::Second);
        let t = Tables::new(&catalogue.cards(rules.printing), rules, 2).expect("a game");
        let kind = |id: &str| catalogue.kind(id).expect("a classic card");
        let seat = |boss: &str, known: &[CardKind]| SeatAt {
            boss: kind(boss),
            hand: known.to_vec(),
            known: known.to_vec(),
            ..SeatAt::default()
        };
        let mut cards = ["fear", "dark-altar", "freeze", "freeze", "open-grave"].map(kind);
        let views = ["forward", "backward"].map(|_| {
            cards.reverse();
            let seats = vec![seat("draculord", &cards), seat("xyzax", &[])];
            let game = Game::at(&t, &Position { seats, ..Position::default() }).expect("it can be");
            [Viewer::Seat(Seat(1)), Viewer::Public].map(|viewer| game.view(&t, viewer))
        });
        assert_eq!(views[0][0].known.len(), cards.len());
        assert_eq!(views[0], views[1]);
    }
}
