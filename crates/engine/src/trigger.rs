//! "When ..." abilities: they happen at once and cannot be answered. [R6.1]

use endboss_lexicon::{Ability, Effect, Seat, When};
use endboss_view::{Asked, Seen, Source};

use crate::event::Listener;
use crate::frame::{Aim, Frame, Run};
use crate::play::{Play, Stop};
use crate::state::Game;
use crate::tables::CardId;

impl<L: Listener> Play<'_, L> {
    pub(crate) fn level_up(&mut self, seat: Seat) {
        let state = self.g.seat_mut(seat);
        state.level_due = false;
        state.leveled = true;
        self.g.note_usable(self.t, seat);
        let boss = self.t.boss(self.g.seat(seat).boss).card;
        self.tell(|_| Seen::LevelUp { seat, boss });
        // What works from now on needs no moment of its own.
        let row = self.t.boss(self.g.seat(seat).boss);
        if let Some(n) = row.abilities.iter().position(|a| a.when == When::LevelUp) {
            let source = Source { card: boss, ability: n as u8 };
            self.push(Frame::Trigger { seat, copy: CardId::NONE, source });
        }
    }

    /// Triggers of one moment, all of one player, who chooses their order. [R6.1]
    fn push_triggers(&mut self, seat: Seat, due: impl Fn(&Ability, CardId) -> bool + Copy) {
        let mut count = 0;
        for at in 0..self.g.seat(seat).slot_count {
            let slot = self.g.slots(seat)[at as usize];
            if slot.deactivated || self.g.rests(self.t, seat, at) {
                continue;
            }
            let row = self.t.copy(slot.top);
            for (n, ability) in row.abilities.iter().enumerate() {
                // Triggers that trigger each other come to an end with the stack. [Q58]
                let room_left = self.g.frames.len() + 12 < self.g.frames.capacity();
                let used = ability.once && self.g.used.has_bit(slot.top.0);
                if room_left && !used && due(ability, slot.top) {
                    let source = Source { card: row.card, ability: n as u8 };
                    self.g.frames.push(Frame::Trigger { seat, copy: slot.top, source });
                    count += 1;
                }
            }
        }
        count += self.push_boss_triggers(seat, due);
        if count > 1 {
            self.push(Frame::TriggerSet { seat, count });
        }
    }

    /// What the boss can do since it leveled up. [R5.5]
    fn push_boss_triggers(&mut self, seat: Seat, due: impl Fn(&Ability, CardId) -> bool) -> u8 {
        let state = self.g.seat(seat);
        if !state.leveled {
            return 0;
        }
        let used = state.boss_used;
        let row = self.t.boss(state.boss);
        let mut count = 0;
        for (n, ability) in row.abilities.iter().enumerate() {
            let room_left = self.g.frames.len() + 12 < self.g.frames.capacity();
            let spent = ability.once && used >> n & 1 != 0;
            if room_left && !spent && due(ability, CardId::NONE) {
                let source = Source { card: row.card, ability: n as u8 };
                self.g.frames.push(Frame::Trigger { seat, copy: CardId::NONE, source });
                count += 1;
            }
        }
        count
    }

    /// "When you build this room" of the new rooms, and of the others "when you build another": of
    /// those that were visible when it was built.
    pub(crate) fn push_built_triggers(&mut self, seat: Seat, fresh: &[CardId], there: &[CardId]) {
        let t = self.t;
        self.push_triggers(seat, |ability, copy| match ability.when {
            When::Built => fresh.contains(&copy),
            When::BuiltAnother(filter) => {
                there.contains(&copy) && fresh.iter().any(|f| *f != copy && t.copy(*f).fits(filter))
            }
            When::YouBuild(filter) => fresh.iter().any(|f| t.copy(*f).fits(filter)),
            _ => false,
        });
    }

    pub(crate) fn push_death_triggers(&mut self, seat: Seat, room: CardId) {
        self.push_triggers(seat, |ability, copy| match ability.when {
            When::HeroDies => copy == room,
            When::HeroDiesAnywhere => true,
            _ => false,
        });
    }

    /// Rooms that saw it happen: one that was only uncovered by it did not.
    pub(crate) fn push_destroyed_triggers(&mut self, seat: Seat, uncovered: Option<CardId>) {
        self.push_triggers(seat, |ability, copy| match ability.when {
            When::AnotherDestroyed => Some(copy) != uncovered,
            When::Uncovered => Some(copy) == uncovered,
            _ => false,
        });
    }

    pub(crate) fn push_entering_triggers(&mut self, seat: Seat, room: CardId) {
        self.push_triggers(seat, |ability, copy| copy == room && ability.when == When::HeroEnters);
    }

    pub(crate) fn push_survival_triggers(&mut self, seat: Seat) {
        self.push_triggers(seat, |ability, _| ability.when == When::HeroSurvives);
    }

    pub(crate) fn push_end_triggers(&mut self, seat: Seat) {
        self.push_triggers(seat, |ability, _| ability.when == When::EndOfTurn);
    }

    pub(crate) fn push_spell_triggers(&mut self, seat: Seat) {
        self.push_triggers(seat, |ability, _| ability.when == When::YouPlaySpell);
    }

    pub(crate) fn trigger_set(&mut self, seat: Seat, count: u8) -> Stop {
        let count = self.drop_lost(seat, count);
        let len = self.g.frames.len();
        let below = &self.g.frames[len - 1 - count as usize..len - 1];
        let alike = below.windows(2).all(|two| match (two[0], two[1]) {
            (Frame::Trigger { source: a, .. }, Frame::Trigger { source: b, .. }) => {
                a == b && !changes_dungeons(self.t.ability(a.card, a.ability))
            }
            _ => false,
        });
        if count <= 1 || alike {
            // The order of triggers that are alike does not matter.
            self.pop();
        } else {
            self.push_ask(seat, Asked::NextTrigger);
        }
        None
    }

    /// Takes triggers out of the set on top whose rooms are no longer visible and active.
    fn drop_lost(&mut self, seat: Seat, count: u8) -> u8 {
        let set = self.g.frames.len() - 1;
        let mut left = count;
        for at in (set - count as usize..set).rev() {
            if let Frame::Trigger { copy, .. } = self.g.frames[at]
                && copy != CardId::NONE
                && self.g.works(self.t, seat, copy).is_none()
            {
                self.g.frames.remove(at);
                left -= 1;
            }
        }
        if let Some(Frame::TriggerSet { count, .. }) = self.g.frames.last_mut() {
            *count = left;
        }
        left
    }

    /// The chosen trigger comes before the others of its set.
    pub(crate) fn trigger_chosen(&mut self, count: u8, copy: CardId, ability: u8) {
        let len = self.g.frames.len();
        let first = len - 1 - count as usize;
        let at = (first..len - 1).find(|i| {
            matches!(self.g.frames[*i], Frame::Trigger { copy: c, source, .. }
                if c == copy && source.ability == ability)
        });
        let chosen = self.g.frames.remove(at.expect("the trigger was on offer"));
        if let Some(Frame::TriggerSet { count, .. }) = self.g.frames.last_mut() {
            *count -= 1;
        }
        self.push(chosen);
    }

    /// Once per turn: not again before the next one begins.
    pub(crate) fn mark_used(&mut self, seat: Seat, copy: CardId, ability: u8) {
        if copy == CardId::NONE {
            self.g.seat_mut(seat).boss_used |= 1 << ability;
        } else {
            self.g.used.set_bit(copy.0);
        }
    }

    pub(crate) fn trigger(&mut self, seat: Seat, copy: CardId, source: Source) -> Stop {
        let ability = self.t.ability(source.card, source.ability);
        let lost = if copy == CardId::NONE {
            ability.once && self.g.seat(seat).boss_used >> source.ability & 1 != 0
        } else {
            self.g.works(self.t, seat, copy).is_none()
                || (ability.once && self.g.used.has_bit(copy.0))
        };
        if lost || self.g.pointless(seat, ability) {
            self.pop();
            return None;
        }
        if let Some(target) = ability.target {
            if !self.g.aimless(seat, target)
                && self.g.any_target(self.t, seat, copy, ability, target)
            {
                self.push_ask(seat, Asked::Target { source, target });
            } else {
                // Nothing it could be about.
                self.pop();
            }
        } else if ability.may && !asks_by_itself(ability) {
            self.push_ask(seat, Asked::May { source });
        } else {
            self.trigger_happens(Aim::None);
        }
        None
    }

    /// The trigger on top goes ahead.
    pub(crate) fn trigger_happens(&mut self, aim: Aim) {
        let Some(Frame::Trigger { seat, copy, source }) = self.g.frames.pop() else {
            unreachable!("a trigger was asked about")
        };
        if self.t.ability(source.card, source.ability).once {
            self.mark_used(seat, copy, source.ability);
        }
        let which = self.which_copy(copy);
        self.tell(|_| Seen::Triggered { seat, source, which });
        self.push(Frame::Run(Run { seat, source, copy, aim, step: 0 }));
    }
}

/// Whether one such trigger may cost another its room, so that their order matters.
fn changes_dungeons(ability: &Ability) -> bool {
    ability.effects.iter().any(|effect| {
        matches!(
            effect,
            Effect::Build
                | Effect::Search(_)
                | Effect::SwapStacks
                | Effect::DestroyOwn { .. }
                | Effect::DestroyTarget
                | Effect::ShuffleStack
        )
    })
}

/// Effects whose first question can be passed need no "may" before it.
pub(crate) fn asks_by_itself(ability: &Ability) -> bool {
    matches!(ability.effects[..], [Effect::SwapStacks] | [Effect::Build] | [Effect::MoveTokens(_)])
}

impl Game {
    /// What everybody can see would do nothing is not worth a question or a sentence.
    fn pointless(&self, seat: Seat, ability: &Ability) -> bool {
        ability.effects[..] == [Effect::Heal] && self.seat(seat).wounds == 0
    }
}
