//! Forecasts: what comes of the turn if everybody passes from now on.
//!
//! The game is played on as the viewer may know it, without the face-down cards of others, so a
//! forecast tells nothing that a view does not. What chance would decide, or a compulsory choice
//! among several, is left out: nobody can foresee it.

use endboss_lexicon::{CardKind, Seat, Viewer};
use endboss_view::{Asked, Forecast, Hit, Phase, Seen, WalkEnd, WalkForecast};

use crate::event::{Event, Listener};
use crate::frame::{Flow, Frame};
use crate::knowledge::Secret;
use crate::pause::{Chance, Pause};
use crate::play::Play;
use crate::redact::hide_answer;
use crate::state::{Game, Place};
use crate::tables::{HeroIx, Tables};

/// More than any turn of passing takes: cards that never come to an end must not keep anybody
/// waiting.
const MOST_STEPS: u32 = 4096;

impl Game {
    /// Where the heroes would go and how they would fare, as far as this viewer can tell.
    pub fn forecast(&self, t: &Tables, viewer: Viewer) -> Forecast {
        let mut g = self.redacted(t, viewer).game;
        if g.turn == 0 || g.end.is_some() || g.turn_order.is_empty() {
            return Forecast::default();
        }
        let waiting: Vec<(HeroIx, Seat)> = t
            .everyone()
            .flat_map(|seat| g.heroes_at(Place::Entrance(seat)).map(move |hero| (hero, seat)))
            .collect();
        // In Adventure the bait of this turn is over: the town waits for that of the next.
        let late = matches!(g.phase, Phase::Adventure | Phase::End).then(|| g.lures(t));
        let now = g;
        g.nobody_acts(t, viewer);
        let mut told = Told::default();
        let baited = match g.phase {
            Phase::End => None,
            _ => play_on(t, &mut g, &mut told),
        };
        let lures = late.or(baited).unwrap_or_else(|| now.lures(t));
        let mut walks = told.walks;
        for (hero, seat) in waiting {
            let card = t.hero(hero).card;
            if walks.iter().all(|walk| walk.hero != card) {
                walks.push(now.not_walking(t, hero, seat, g.hero(hero).place));
            }
        }
        Forecast { lures, walks }
    }

    /// From now on everybody passes, as those do who conceded, and nobody has anything in hand.
    fn nobody_acts(&mut self, t: &Tables, viewer: Viewer) {
        // What the viewer is putting together is not declared, and what it chose is not placed.
        let declaring = |frame: &Frame| matches!(frame, Frame::Declaring(_));
        if let Some(at) = self.frames.iter().position(declaring) {
            self.frames.truncate(at);
        }
        if let Some(Frame::Ask { what, .. }) = self.frames.last_mut() {
            *what = hide_answer(*what);
        }
        self.facts.clear();
        for seat in t.everyone() {
            let state = self.seat_mut(seat);
            state.conceded = true;
            state.hand_rooms = Default::default();
            state.hand_spells = Default::default();
            if !Game::knows(viewer, Secret::FaceDown(seat)) {
                state.orders.clear();
            }
        }
    }

    /// A hero that stands at an entrance and does not set out.
    fn not_walking(&self, t: &Tables, hero: HeroIx, seat: Seat, then: Place) -> WalkForecast {
        let health = self.health(t, hero).max(0) as u8;
        let damage = self.hero(hero).damage;
        let end = match then {
            Place::Entrance(_) => WalkEnd::Stays,
            Place::Soul(_) => {
                WalkEnd::Dies { slot: None, room: None, left: health.saturating_sub(damage) }
            }
            Place::Gone
            | Place::Deck
            | Place::Town
            | Place::Landmark(_)
            | Place::Dungeon(_)
            | Place::Wound(_) => WalkEnd::Leaves,
        };
        WalkForecast { hero: t.hero(hero).card, seat, health, damage, hits: Vec::new(), end }
    }
}

/// Plays on to the end of Adventure; gives whom the heroes in town follow, if that comes first.
fn play_on(t: &Tables, g: &mut Game, told: &mut Told) -> Option<Vec<endboss_view::Lure>> {
    let mut lures = None;
    told.look(g, t);
    for _ in 0..MOST_STEPS {
        if g.ends_now.is_some() || g.end.is_some() {
            break;
        }
        match g.frames.last() {
            Some(Frame::Flow(Flow::Bait)) => lures = Some(g.lures(t)),
            Some(Frame::Flow(Flow::EndTriggers { .. } | Flow::Over)) | None => break,
            Some(_) => {}
        }
        let mut play = Play { t, g: &mut *g, out: &mut *told };
        let stop = play.step();
        if let Some(pause) = stop
            && !play.leave_out(pause)
        {
            break;
        }
        told.look(g, t);
    }
    lures
}

impl Play<'_, Told> {
    /// What nobody can foresee does not happen. Whether the game goes on without it.
    fn leave_out(&mut self, pause: Pause) -> bool {
        let Pause::Chance(chance) = pause else { return false };
        match (self.g.frames.last().copied(), chance) {
            // In some order they come.
            (Some(Frame::Ask { what: Asked::NextTrigger, .. }), Chance::Forced(_)) => {
                let first = self.g.way(self.t, chance, 0);
                first.is_some_and(|roll| {
                    self.g.settle_listed(self.t, chance, roll, self.out).is_ok()
                })
            }
            (Some(Frame::Ask { what, .. }), _) => {
                self.pop();
                self.nothing_to_choose(what);
                true
            }
            // Who is still to come this turn is not known.
            (
                Some(Frame::Flow(Flow::Market { .. } | Flow::RevealItem | Flow::Arrivals { .. })),
                _,
            ) => {
                self.go(Flow::Bait);
                true
            }
            (Some(Frame::Flow(_)) | None, _) => false,
            (Some(_), _) => {
                self.g.shuffled.clear();
                self.pop();
                true
            }
        }
    }
}

/// What is heard and seen of the walks.
#[derive(Debug, Default)]
struct Told {
    walks: Vec<WalkForecast>,
    now: Option<Walking>,
}

/// The hero on its way; its forecast is the last one.
#[derive(Clone, Copy, Debug)]
struct Walking {
    hero: CardKind,
    /// Its damage so far.
    total: u8,
    visit: Option<Visit>,
}

/// A room it is in, or was in last.
#[derive(Clone, Copy, Debug)]
struct Visit {
    slot: u8,
    room: CardKind,
    /// The damage it came with.
    before: u8,
    dealt: bool,
}

impl Told {
    /// Looks at the hero on its way, between two steps of the game: what a room deals may change
    /// until the hero leaves it. [Q77]
    fn look(&mut self, g: &Game, t: &Tables) {
        let walk = g.walk;
        if walk.hero == HeroIx::NONE {
            if self.now.is_some() {
                self.ends(WalkEnd::Leaves);
            }
            return;
        }
        let hero = t.hero(walk.hero).card;
        if self.now.is_none_or(|now| now.hero != hero) {
            if self.now.is_some() {
                self.ends(WalkEnd::Leaves);
            }
            self.begins(g, t);
        }
        let Some(now) = &mut self.now else { return };
        now.total = g.total_damage(t);
        if let Some(walk) = self.walks.last_mut() {
            walk.health = g.health(t, g.walk.hero).max(0) as u8;
        }
    }

    /// A hero sets out, or is already inside.
    fn begins(&mut self, g: &Game, t: &Tables) {
        let walk = g.walk;
        let hero = t.hero(walk.hero).card;
        let before = g.hero(walk.hero).damage;
        let visit = walk.inside.then(|| Visit {
            slot: walk.slot,
            room: t.copy(walk.room).card,
            before,
            dealt: walk.dealt,
        });
        self.now = Some(Walking { hero, total: before, visit });
        self.walks.push(WalkForecast {
            hero,
            seat: walk.seat,
            health: 0,
            damage: before,
            hits: Vec::new(),
            end: WalkEnd::Leaves,
        });
    }

    fn ends(&mut self, end: WalkEnd) {
        self.leaves_room();
        self.now = None;
        if let Some(walk) = self.walks.last_mut() {
            walk.end = end;
        }
    }

    fn leaves_room(&mut self) {
        let (Some(now), Some(walk)) = (&mut self.now, self.walks.last_mut()) else { return };
        let Some(Visit { slot, room, before, dealt }) = now.visit.take() else { return };
        let damage = now.total.saturating_sub(before);
        if dealt || damage > 0 {
            walk.hits.push(Hit { slot, room, damage });
        }
    }

    fn is_walking(&self, hero: CardKind) -> bool {
        self.now.is_some_and(|now| now.hero == hero)
    }
}

impl Listener for Told {
    const ON: bool = true;

    fn hear(&mut self, event: Event) {
        let Event::Public(seen) = event else { return };
        match seen {
            Seen::HeroEnters { hero, room, slot, .. } if self.is_walking(hero) => {
                self.leaves_room();
                if let Some(now) = &mut self.now {
                    now.visit = Some(Visit { slot, room, before: now.total, dealt: false });
                }
            }
            Seen::HeroTakes { hero, total, health, .. } if self.is_walking(hero) => {
                if let Some(now) = &mut self.now {
                    now.total = total;
                    if let Some(visit) = &mut now.visit {
                        visit.dealt = true;
                    }
                }
                if let Some(walk) = self.walks.last_mut() {
                    walk.health = health;
                }
            }
            Seen::HeroDies { hero, .. } if self.is_walking(hero) => {
                let visit = self.now.and_then(|now| now.visit);
                let total = self.now.map_or(0, |now| now.total);
                let before = visit.map_or(total, |visit| visit.before);
                let health = self.walks.last().map_or(0, |walk| walk.health);
                self.ends(WalkEnd::Dies {
                    slot: visit.map(|visit| visit.slot),
                    room: visit.map(|visit| visit.room),
                    left: health.saturating_sub(before),
                });
            }
            Seen::HeroSurvives { hero, .. } if self.is_walking(hero) => {
                let total = self.now.map_or(0, |now| now.total);
                let health = self.walks.last().map_or(0, |walk| walk.health);
                self.ends(WalkEnd::Survives { left: health.saturating_sub(total) });
            }
            _ => {}
        }
    }
}
