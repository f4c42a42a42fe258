//! Adventure: heroes walk through the dungeons, room by room. [R8]

use endboss_lexicon::{AdventureParts, DamageDealt, DeathCheck, Help, Returned, Seat};
use endboss_view::{Beat, Phase, Seen};

use crate::event::Listener;
use crate::frame::{Flow, Frame, Stage};
use crate::play::{Play, Stop};
use crate::state::{Game, HeroState, Place, Walk};
use crate::tables::{CardId, HeroIx, Tables};

impl<L: Listener> Play<'_, L> {
    pub(crate) fn adventure_start(&mut self) -> Stop {
        self.enter_phase(Phase::Adventure);
        self.g.sent_back = [0; HeroIx::MAX];
        for hero in self.g.in_play {
            self.g.hero_mut(hero).waits = false;
        }
        let first = self.g.turn_order[0];
        self.make_active(first);
        // The first window of the phase is the one of the first player's part, too.
        self.go(Flow::Part { at: 0, walked: false, opened: true });
        self.open_window(Phase::Adventure, first);
        None
    }

    /// A player's part: one hero after the other, each to its end. [R8.1]
    pub(crate) fn part(&mut self, at: u8, walked: bool, opened: bool) -> Stop {
        let Some(seat) = self.g.turn_order.get(at as usize).copied() else {
            return self.go(Flow::EndTriggers { at: 0 });
        };
        if self.g.next_to_enter(seat).is_some() {
            self.make_active(seat);
            self.go(Flow::BeforeEntering { at });
            self.open_window(Phase::Adventure, seat);
        } else if walked || !opened && self.t.rules.adventure_parts == AdventureParts::Everyone {
            // After the last hero, or without any: the window may bring one. [Q79]
            self.make_active(seat);
            self.go(Flow::Part { at, walked: false, opened: true });
            self.open_window(Phase::Adventure, seat);
        } else {
            self.go(Flow::Part { at: at + 1, walked: false, opened: false });
        }
        None
    }

    pub(crate) fn before_entering(&mut self, at: u8) -> Stop {
        let seat = self.g.turn_order[at as usize];
        let Some(hero) = self.g.next_to_enter(seat) else {
            return self.go(Flow::Part { at, walked: false, opened: true });
        };
        self.go(Flow::Part { at, walked: true, opened: true });
        self.g.leave_line(hero);
        self.g.hero_mut(hero).place = Place::Dungeon(seat);
        self.g.walk = Walk { hero, seat, to_first: true, ..Walk::default() };
        self.push(Frame::Walk(Stage::Next));
        None
    }

    pub(crate) fn walk(&mut self, stage: Stage) -> Stop {
        if self.g.walk.hero == HeroIx::NONE {
            self.pop();
            return None;
        }
        match stage {
            Stage::Next => match self.g.next_room() {
                Some(slot) => {
                    self.set_stage(Stage::Dealt);
                    self.enter(slot);
                }
                None => {
                    self.pop();
                    self.survive();
                }
            },
            Stage::Deal => {
                self.pop();
                // What happened on entering may have moved it away, or destroyed the room. [Q54]
                if self.g.walk.inside && self.g.walk.room_gone {
                    self.hero_may_have_to_leave();
                } else if self.g.walk.inside && !self.g.walk.dealt {
                    self.deal();
                }
            }
            Stage::Dealt => {
                self.set_stage(Stage::Leave);
                self.open_window(Phase::Adventure, self.g.walk.seat);
            }
            Stage::Leave => {
                if self.g.walk.inside && self.leave_room(false) {
                    return None;
                }
                self.set_stage(Stage::Next);
            }
        }
        None
    }

    fn set_stage(&mut self, stage: Stage) {
        *self.g.frames.last_mut().expect("a hero walks") = Frame::Walk(stage);
    }

    /// Entering abilities, then damage. [R8.2]
    fn enter(&mut self, mut slot: u8) {
        let Walk { hero, seat, .. } = self.g.walk;
        loop {
            let room = self.g.slots(seat)[slot as usize].top;
            let spared = self.is_spared(hero, room);
            let walk = &mut self.g.walk;
            *walk = Walk { hero, seat, slot, room, inside: true, spared, ..Walk::default() };
            let (hero_card, room_card) = (self.t.hero(hero).card, self.copy_card(room));
            let which = self.which(seat, slot);
            self.tell(|_| Seen::HeroEnters { hero: hero_card, seat, room: room_card, slot, which });
            self.beat();
            if !self.sends_back(slot) {
                break;
            }
            self.tell(|_| Seen::HeroSentBack { hero: hero_card, seat, room: room_card, which });
            if self.leave_room(true) {
                return;
            }
            slot += 1;
        }
        if self.t.copy(self.g.walk.room).on_entering {
            self.push(Frame::Walk(Stage::Deal));
            self.push_entering_triggers(seat, self.g.walk.room);
        } else {
            self.deal();
        }
    }

    /// Whether this room deals nothing to this hero: the first one of the turn in some rooms, the
    /// first room of the turn for some heroes.
    pub(crate) fn is_spared(&mut self, hero: HeroIx, room: CardId) -> bool {
        let row = self.t.copy(room);
        let mut spared = false;
        if let Some(first) = row.spares_first {
            let mark = &mut self.g.spared[(first + room.0 - row.bits.first()) as usize];
            if *mark == HeroIx::NONE {
                *mark = hero;
            }
            spared = *mark == hero;
        }
        let state = self.g.hero_mut(hero);
        if !std::mem::replace(&mut state.entered, true) {
            spared |= self.g.help_for(self.t, hero) == Some(Help::SkipsFirst);
        }
        spared
    }

    fn deal(&mut self) {
        let Walk { hero, seat, slot, .. } = self.g.walk;
        self.g.walk.dealt = true;
        self.g.note_dealt(self.t);
        if L::ON {
            let damage = self.g.dealt_here(self.t, seat, slot);
            let (total, health) = (self.g.total_damage(self.t), self.g.health(self.t, hero));
            self.tell(|t| Seen::HeroTakes {
                hero: t.hero(hero).card,
                damage,
                total,
                health: health.max(0) as u8,
            });
        }
        self.beat();
        self.dies_at_once();
    }

    /// Out of its room in the middle of a window: into the next room, or past the last one. The
    /// window goes on, now in that room. [Q54]
    pub(crate) fn move_on(&mut self) {
        match self.g.next_room() {
            Some(slot) => self.enter(slot),
            None => self.survive(),
        }
    }

    fn beat(&mut self) {
        if L::ON {
            let Walk { hero, seat, slot, inside, .. } = self.g.walk;
            let beat = Beat { hero: self.t.hero(hero).card, seat, slot: inside.then_some(slot) };
            self.out.beat(self.g, self.t, beat);
        }
    }

    /// The first time a hero enters such a room in this phase it goes to the previous one, if that
    /// is there and active.
    pub(crate) fn sends_back(&mut self, slot: u8) -> bool {
        let Walk { hero, seat, room, .. } = self.g.walk;
        if !self.t.any_sends_back {
            return false;
        }
        let row = self.t.copy(room);
        let Some(first) = row.sends_back else {
            return false;
        };
        let mark = 1u8 << (first + room.0 - row.bits.first());
        let marks = &mut self.g.sent_back[hero.0 as usize];
        if *marks & mark != 0 {
            return false;
        }
        *marks |= mark;
        self.g.slots(seat).get(slot as usize + 1).is_some_and(|previous| !previous.deactivated)
    }

    /// The hero leaves its room, whether by walking or moved by an effect: with enough damage it
    /// dies instead. Says whether it died. [R8.2, Q24]
    pub(crate) fn leave_room(&mut self, moved: bool) -> bool {
        let Walk { hero, seat, room, .. } = self.g.walk;
        let damage = self.g.total_damage(self.t);
        self.g.hero_mut(hero).damage = damage;
        self.g.walk.inside = false;
        let saved = moved && self.t.rules.moving_saves;
        if !saved && self.g.is_lethal(self.t, hero, damage) {
            self.die(hero, seat, Some(room));
            return true;
        }
        false
    }

    /// After an effect: a hero whose room is gone leaves it, unless a cost still holds it there.
    pub(crate) fn hero_may_have_to_leave(&mut self) {
        if self.dies_at_once() {
            return;
        }
        let walk = &self.g.walk;
        let must = walk.hero != HeroIx::NONE && walk.inside && walk.room_gone && walk.held == 0;
        if must && !self.leave_room(false) {
            self.move_on();
        }
    }

    /// The other death check: right after damage and after every effect. [Q9]
    fn dies_at_once(&mut self) -> bool {
        let Walk { hero, inside, .. } = self.g.walk;
        if self.t.rules.death_check == DeathCheck::OnLeaving || hero == HeroIx::NONE || !inside {
            return false;
        }
        let damage = self.g.total_damage(self.t);
        self.g.is_lethal(self.t, hero, damage) && self.leave_room(false)
    }

    /// A dead hero becomes souls of the dungeon's owner, whoever killed it. [R8.3, Q15]
    pub(crate) fn die(&mut self, hero: HeroIx, seat: Seat, room: Option<CardId>) {
        self.g.leave_line(hero);
        if self.g.walk.hero == hero {
            self.g.walk = Walk::default();
        }
        let souls = self.t.hero(hero).worth;
        self.g.score(hero, Place::Soul(seat));
        let owner = self.g.seat_mut(seat);
        owner.souls += souls;
        owner.gained_soul = true;
        self.g.scored = true;
        let which = room.and_then(|room| self.which_copy(room));
        self.tell(|t| Seen::HeroDies {
            hero: t.hero(hero).card,
            seat,
            room: room.map(|r| t.copy(r).card),
            souls,
            which,
        });
        self.item_left(hero, Some(seat));
        // Only a room that is still there does anything about it.
        if let Some(room) = room {
            self.push_death_triggers(seat, room);
        }
    }

    /// Past the last room: wounds. [R8.3]
    fn survive(&mut self) {
        let Walk { hero, seat, .. } = self.g.walk;
        self.g.walk = Walk::default();
        let wounds = self.t.hero(hero).worth;
        self.g.score(hero, Place::Wound(seat));
        self.g.seat_mut(seat).wounds += wounds;
        self.g.scored = true;
        self.tell(|t| Seen::HeroSurvives { hero: t.hero(hero).card, seat, wounds });
        self.item_left(hero, None);
        if self.t.listens.survives {
            self.push_survival_triggers(seat);
        }
    }

    pub(crate) fn send_to_entrance(&mut self, hero: HeroIx, seat: Seat) {
        self.arrive_at_entrance(hero, seat);
        self.tell(|t| Seen::HeroToEntrance { hero: t.hero(hero).card, seat });
    }

    pub(crate) fn arrive_at_entrance(&mut self, hero: HeroIx, seat: Seat) {
        if self.g.hero(hero).place == Place::Deck {
            self.g.take_hero_from_deck(hero);
        }
        let back = self.g.is_sent_back(self.t, hero);
        if self.g.phase == Phase::Adventure {
            self.sent_away(hero);
        }
        self.g.arrive(hero, Place::Entrance(seat));
        self.g.hero_mut(hero).waits = back && self.t.rules.returned_to_entrance == Returned::Waits;
    }

    /// A card sends it away: what Adventure has done to it ends with the turn, its health token
    /// too. A hero that took no damage has nothing to get over. [Q35, Q78]
    pub(crate) fn sent_away(&mut self, hero: HeroIx) {
        let hurt = self.g.phase == Phase::Adventure && self.g.hero(hero).damage > 0;
        self.g.hero_mut(hero).returned |= hurt || !self.t.rules.untouched_go_on;
    }
}

impl Game {
    /// Whether a hero on its way to an entrance comes back from this Adventure, rather than to it:
    /// it was in a dungeon, has damage, or is dead when it is moved. [Q16, Q78]
    fn is_sent_back(&self, t: &Tables, hero: HeroIx) -> bool {
        if self.phase != Phase::Adventure {
            return false;
        }
        let HeroState { place, damage, entered, waits, .. } = *self.hero(hero);
        let walked = entered || matches!(place, Place::Dungeon(_) | Place::Soul(_));
        !t.rules.untouched_go_on || walked || damage > 0 || waits
    }

    fn next_to_enter(&self, seat: Seat) -> Option<HeroIx> {
        if self.seat(seat).no_entry {
            return None;
        }
        self.heroes_at(Place::Entrance(seat)).find(|h| !self.hero(*h).waits)
    }

    /// The next active room to the right; deactivated ones are passed over.
    fn next_room(&self) -> Option<u8> {
        let slots = self.slots(self.walk.seat);
        let from = if self.walk.to_first { slots.len() } else { self.walk.slot as usize };
        (0..from.min(slots.len())).rev().find(|at| !slots[*at].deactivated).map(|at| at as u8)
    }

    /// The walking hero's damage: until it leaves, what this visit dealt is the most that the room
    /// dealt so far, or follows what it deals now. [Q77]
    pub(crate) fn total_damage(&self, t: &Tables) -> u8 {
        let Walk { hero, seat, slot, inside, dealt, most, room_gone, .. } = self.walk;
        let here = if inside && dealt && !room_gone {
            self.dealt_here(t, seat, slot).max(most)
        } else {
            0
        };
        self.hero(hero).damage.saturating_add(here)
    }

    /// What a room has dealt is not undone by what it loses afterwards: the most counts. Called
    /// after everything that may have changed what the room deals. [Q77]
    #[inline]
    pub(crate) fn note_dealt(&mut self, t: &Tables) {
        let Walk { seat, slot, inside, dealt, most, room_gone, .. } = self.walk;
        if inside && dealt && !room_gone && t.rules.damage_dealt == DamageDealt::Stays {
            self.walk.most = self.dealt_here(t, seat, slot).max(most);
        }
    }

    /// What the room deals to the hero in it, who may be spared or carry something against it.
    fn dealt_here(&self, t: &Tables, seat: Seat, slot: u8) -> u8 {
        if self.walk.spared {
            return 0;
        }
        let damage = self.damage(t, seat, slot);
        match self.help_for(t, self.walk.hero) {
            Some(Help::LessDamage { rooms, amount }) if t.copy(self.walk.room).fits(rooms) => {
                damage.saturating_sub(amount)
            }
            _ => damage,
        }
    }

    /// A hero becomes a soul or a wound, and nothing of its way stays with it.
    fn score(&mut self, hero: HeroIx, place: Place) {
        let item = self.hero(hero).item;
        *self.hero_mut(hero) = HeroState { place, item, ..HeroState::default() };
    }

    pub(crate) fn health(&self, t: &Tables, hero: HeroIx) -> i16 {
        let state = self.hero(hero);
        let mut health = i16::from(t.hero(hero).health);
        health += i16::from(state.bonus) + i16::from(state.token);
        if let Some(Help::Health(more)) = self.help_for(t, hero) {
            health += i16::from(more);
        }
        if let Place::Dungeon(seat) = state.place
            && self.seat(seat).leveled
        {
            health -= i16::from(t.boss(self.seat(seat).boss).heroes_weaker);
        }
        health.max(i16::from(t.rules.min_health))
    }

    fn is_lethal(&self, t: &Tables, hero: HeroIx, damage: u8) -> bool {
        i16::from(damage) >= self.health(t, hero)
    }
}
