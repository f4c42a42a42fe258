//! Forecasts come true if nobody does anything, and numbers are the sum of their parts.

use endboss_engine::{Chance, Courtesy, Event, Game, Pause, Tables};
use endboss_lexicon::{CardKind, Seat, Viewer};
use endboss_view::{
    Asked, Forecast, Lured, NumberPart, Phase, Pick, Seen, View, WalkEnd, WalkForecast,
};

use crate::games::{Table, tables};

fn viewers(t: &Tables) -> Vec<Viewer> {
    t.everyone().map(Viewer::Seat).chain([Viewer::Public]).collect()
}

fn sum(parts: &[NumberPart]) -> i16 {
    parts.iter().map(|part| part.amount).sum()
}

/// [R7.1, R8.2]
#[test]
fn numbers_are_the_sum_of_their_parts() {
    let mut rooms = 0;
    for (nth, (name, t)) in tables().into_iter().enumerate() {
        let mut table = Table::new(&t, Courtesy::Quick, 400 + nth as u64);
        let viewers = viewers(&t);
        let mut moment = nth;
        loop {
            let pause = table.advance();
            moment += 1;
            let viewer = viewers[moment % viewers.len()];
            let (view, numbers) = (table.game.view(&t, viewer), table.game.numbers(&t, viewer));
            assert_eq!(numbers.seats.len(), view.seats.len(), "{name}");
            for (seat, parts) in view.seats.iter().zip(&numbers.seats) {
                assert_eq!(seat.seat, parts.seat, "{name}");
                let visible: Vec<_> = seat.slots.iter().filter_map(|s| s.room.as_ref()).collect();
                assert_eq!(visible.len(), parts.damage.len(), "{name}");
                for (room, parts) in visible.iter().zip(&parts.damage) {
                    assert_eq!(i16::from(room.damage), sum(parts), "{name}: {room:?} {parts:?}");
                    rooms += 1;
                }
                for (shown, parts) in seat.treasure.into_iter().zip(&parts.treasure) {
                    assert_eq!(i16::from(shown), sum(parts), "{name}: {parts:?}");
                    assert!(parts.iter().all(|part| part.amount != 0), "{name}: {parts:?}");
                }
            }
            let Some(step) = table.any_step(pause) else { break };
            table.take(step);
        }
    }
    assert!(rooms > 50_000, "only {rooms} rooms");
}

/// Whether somebody else has a card face down: then a viewer cannot foresee everything.
fn others_hide(view: &View) -> bool {
    let hidden = |slot: &endboss_view::SlotView| {
        matches!(slot.face_down, Some(endboss_view::CardSeen::Back(_)))
    };
    view.seats.iter().any(|seat| seat.slots.iter().any(hidden))
}

/// What comes if everybody passes, to the end of Adventure; none if somebody must choose, or
/// something is left to chance, that could change a dungeon.
fn pass_on(t: &Tables, mut game: Game) -> Option<Vec<Seen>> {
    let mut events: Vec<Event> = Vec::new();
    let mut options = Vec::new();
    loop {
        let pause = game.advance(t, &mut events);
        let over = |event: &Event| {
            matches!(
                event,
                Event::Public(Seen::PhaseBegins { phase: Phase::End } | Seen::GameEnds { .. })
            )
        };
        if let Some(end) = events.iter().position(over) {
            events.truncate(end);
            return Some(events.iter().map(|event| event.seen(Viewer::Public)).collect());
        }
        match pause {
            Pause::Over => return None,
            Pause::Chance(chance @ (Chance::Draw(..) | Chance::HandCard(..))) => {
                game.settle_way(t, chance, 0, &mut events).expect("a way");
            }
            Pause::Chance(_) => return None,
            Pause::Choice(seats) => {
                let seat = seats.iter().next()?;
                let what = game.options(t, seat, &mut options)?;
                let harmless = matches!(
                    what,
                    Asked::Discard { .. } | Asked::Market | Asked::TurnDraw | Asked::NextTrigger
                );
                let pick = match options.contains(&Pick::Pass) {
                    true => Pick::Pass,
                    false if harmless || options.len() == 1 => options[0],
                    false => return None,
                };
                game.choose(t, seat, pick, &mut events).expect("it is offered");
            }
        }
    }
}

/// A walk as the log tells it.
#[derive(Debug, Default, PartialEq)]
struct Told {
    hero: CardKind,
    hits: Vec<(u8, CardKind, u8)>,
    dies_in: Option<u8>,
    survives: bool,
}

/// The walks in the log. A hero that was inside already is told of from its next room on.
fn walks(seen: &[Seen], inside: Option<(CardKind, Option<u8>)>) -> Vec<Told> {
    let mut all: Vec<Told> = Vec::new();
    let mut at = None;
    if let Some((hero, slot)) = inside {
        all.push(Told { hero, ..Told::default() });
        at = slot.map(|slot| (slot, CardKind::default()));
    }
    let mut open = inside.map(|(hero, _)| hero);
    for seen in seen {
        match *seen {
            Seen::HeroEnters { hero, room, slot, .. } => {
                if open != Some(hero) {
                    all.push(Told { hero, ..Told::default() });
                    open = Some(hero);
                }
                at = Some((slot, room));
            }
            Seen::HeroTakes { hero, damage, .. } if open == Some(hero) => {
                let hit = at.map(|(slot, room)| (slot, room, damage));
                all.last_mut().expect("it walks").hits.extend(hit);
            }
            Seen::HeroDies { hero, .. } if open == Some(hero) => {
                all.last_mut().expect("it walks").dies_in = at.map(|(slot, _)| slot);
                (open, at) = (None, None);
            }
            Seen::HeroSurvives { hero, .. } => {
                if open != Some(hero) {
                    all.push(Told { hero, ..Told::default() });
                }
                all.last_mut().expect("it walks").survives = true;
                (open, at) = (None, None);
            }
            _ => {}
        }
    }
    all
}

fn lured(seen: &[Seen]) -> Vec<(CardKind, Lured)> {
    let lured = |seen: &Seen| match *seen {
        Seen::HeroLured { hero, seat, .. } => Some((hero, Lured::To(seat))),
        Seen::HeroStays { hero, tied: true } => Some((hero, Lured::Tied)),
        Seen::HeroStays { hero, tied: false } => Some((hero, Lured::Nobody)),
        _ => None,
    };
    seen.iter().filter_map(lured).collect()
}

/// Compares what was foreseen with what came; gives how many walks there were.
fn comes_true(view: &View, forecast: &Forecast, seen: &[Seen], name: &str) -> usize {
    let about = format!("{name}: {forecast:?} {seen:?}");
    if !matches!(view.phase, Phase::Adventure) {
        let foreseen: Vec<_> = forecast.lures.iter().map(|it| (it.hero, it.goes)).collect();
        assert_eq!(foreseen, lured(seen), "{about}");
    }
    let inside = view.walk.map(|walk| (walk.hero.card, walk.slot));
    let told = walks(seen, inside);
    // Those that stand at an entrance and are sent away from there do not walk.
    let walks = |walk: &&WalkForecast| match walk.end {
        WalkEnd::Stays => false,
        WalkEnd::Leaves | WalkEnd::Dies { slot: None, .. } => {
            !walk.hits.is_empty() || inside.is_some_and(|(hero, _)| hero == walk.hero)
        }
        WalkEnd::Survives { .. } | WalkEnd::Dies { .. } => true,
    };
    let foreseen: Vec<_> = forecast.walks.iter().filter(walks).collect();
    assert_eq!(foreseen.len(), told.len(), "{about}");
    for (walk, told) in foreseen.iter().zip(&told) {
        assert_eq!(walk.hero, told.hero, "{about}");
        // A room that was destroyed around it has no slot any more. [Q22]
        let gone = inside == Some((walk.hero, None)) && walk.hits.len() < 2;
        assert!(gone || walk.dies_in() == told.dies_in, "{about}");
        assert_eq!(matches!(walk.end, WalkEnd::Survives { .. }), told.survives, "{about}");
        // What a room has dealt may still change by what is declared. [Q77]
        let begun = inside.is_some_and(|(hero, _)| hero == walk.hero);
        if !begun && view.declared.is_empty() {
            let hits: Vec<_> = walk.hits.iter().map(|h| (h.slot, h.room, h.damage)).collect();
            assert_eq!(hits, told.hits, "{about}");
        }
        let total = walk.hits.iter().fold(walk.damage, |sum, hit| sum + hit.damage);
        match walk.end {
            WalkEnd::Dies { left, .. } => {
                let last = walk.hits.last().map_or(0, |hit| hit.damage);
                assert_eq!(left, walk.health.saturating_sub(total - last), "{about}");
                // A declared spell may kill it, too.
                assert!(total >= walk.health || !view.declared.is_empty(), "{about}");
            }
            WalkEnd::Survives { left } => assert_eq!(left, walk.health - total, "{about}"),
            WalkEnd::Leaves | WalkEnd::Stays => {}
        }
    }
    foreseen.len()
}

/// [R7, R8]
#[test]
fn a_forecast_comes_true_if_nobody_does_anything() {
    let (mut moments, mut walked) = (0, 0);
    for (nth, (name, t)) in tables().into_iter().enumerate() {
        let mut table = Table::new(&t, Courtesy::Everyone, 500 + nth as u64);
        let viewers = viewers(&t);
        let mut moment = nth;
        loop {
            let pause = table.advance();
            moment += 1;
            let viewer = viewers[moment % viewers.len()];
            let view = table.game.view(&t, viewer);
            let foreseeable = matches!(
                view.phase,
                Phase::Town
                    | Phase::Beginning
                    | Phase::Build
                    | Phase::Reveal
                    | Phase::Minions
                    | Phase::Adventure
            );
            // What a seat is putting together is not foreseen by others, nor is it passing.
            let asked = table.question_of(pause).is_some_and(Asked::is_window);
            if foreseeable
                && asked
                && !others_hide(&view)
                && let Some(seen) = pass_on(&t, table.game)
            {
                let forecast = table.game.forecast(&t, viewer);
                walked += comes_true(&view, &forecast, &seen, &name);
                moments += 1;
            }
            let Some(step) = table.any_step(pause) else { break };
            table.take(step);
        }
    }
    assert!(moments > 10_000 && walked > 5_000, "only {moments} moments and {walked} walks");
}

/// Before the first turn and after the last nothing comes.
#[test]
fn a_forecast_is_there_at_every_moment() {
    let mut stays = 0;
    for (nth, (name, t)) in tables().into_iter().enumerate() {
        let mut table = Table::new(&t, Courtesy::Everyone, 600 + nth as u64);
        let viewers = viewers(&t);
        let mut moment = nth;
        loop {
            let pause = table.advance();
            moment += 1;
            let viewer = viewers[moment % viewers.len()];
            let view = table.game.view(&t, viewer);
            let forecast = table.game.forecast(&t, viewer);
            if view.turn == 0 || view.outcome.is_some() {
                assert_eq!(forecast, Forecast::default(), "{name}");
            } else {
                let everybody = view.seats.iter().flat_map(|seat| &seat.entrance);
                for hero in everybody.chain(view.walk.iter().map(|walk| &walk.hero)) {
                    let walk = forecast.walk(hero.card).unwrap_or_else(|| {
                        panic!("{name}: nothing about {:?} in {forecast:?}", hero.card)
                    });
                    stays += usize::from(walk.end == WalkEnd::Stays);
                }
            }
            if matches!(view.phase, Phase::Adventure | Phase::End) && view.outcome.is_none() {
                let town: Vec<_> = view.town.iter().map(|hero| hero.card).collect();
                let lures: Vec<_> = forecast.lures.iter().map(|lure| lure.hero).collect();
                assert_eq!(town, lures, "{name}");
            }
            for lure in &forecast.lures {
                assert_eq!(lure.counts.len(), view.turn_order.len(), "{name}: {lure:?}");
                assert!(lure.to().is_none_or(|Seat(n)| n < t.seats), "{name}: {lure:?}");
            }
            let Some(step) = table.any_step(pause) else { break };
            table.take(step);
        }
    }
    assert!(stays > 100, "{stays}");
}
