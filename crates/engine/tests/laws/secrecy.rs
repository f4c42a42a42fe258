//! Two games that differ only in what a viewer cannot know look the same to that viewer, byte for
//! byte: views, choices, log, forecasts and numbers. [ARCHITECTURE 5]

use endboss_engine::{Chance, Courtesy, Event, Game, Imagination, Pause, Roll, Tables};
use endboss_lexicon::{Back, Seat, Viewer};
use endboss_view::{Asked, Forecast, Numbers, Pick, Seen, View, Waiting};
use rand::RngExt;

use crate::games::{Dice, Step, Table, tables};

fn imagine(t: &Tables, view: &View, dice: &mut Dice) -> Game {
    let imagination = Imagination::new(t, view).expect("our own view");
    imagination.deal(t, |n| dice.random_range(0..n)).with_courtesy(Courtesy::Everyone)
}

/// Whether a viewer now sees cards that were hidden from it before.
fn shows_hidden(event: &Event, viewer: Viewer) -> bool {
    match event {
        Event::Public(seen) => matches!(
            seen,
            Seen::Built { .. }
                | Seen::NotBuilt { .. }
                | Seen::Discarded { .. }
                | Seen::HandShown { .. }
                | Seen::BossRevealed { .. }
        ),
        Event::LookedAt { seat, .. } | Event::Searched { seat, .. } => viewer.is(*seat),
        Event::BossesDealt { .. }
        | Event::Drew { .. }
        | Event::Placed { .. }
        | Event::PlacedReturned { .. }
        | Event::Took { .. } => false,
    }
}

fn seen(events: &[Event], viewer: Viewer) -> Vec<Seen> {
    events.iter().map(|e| e.seen(viewer)).collect()
}

/// What is told besides the view, from the same knowledge.
fn foresight(t: &Tables, game: &Game, viewer: Viewer) -> (Forecast, Numbers) {
    (game.forecast(t, viewer), game.numbers(t, viewer))
}

/// Plays a real game and an imagined twin side by side as long as the twin can do what the viewer
/// sees the real one do.
#[test]
fn a_twin_game_looks_the_same() {
    let mut followed = 0;
    for (nth, (name, t)) in tables().into_iter().enumerate() {
        for round in 0..4 {
            let seed = nth as u64 * 10 + round;
            let mut table = Table::new(&t, Courtesy::Everyone, seed);
            let seat = table.below(t.seats as usize + 1) as u8;
            let viewer = if seat == t.seats { Viewer::Public } else { Viewer::Seat(Seat(seat)) };
            let mut twin: Option<Game> = None;
            // The twin holds other cards face down: it is another game once they are shown.
            let mut differs = false;
            loop {
                table.events.clear();
                let pause = table.advance();
                if differs && table.events.iter().any(|e| shows_hidden(e, viewer)) {
                    twin = None;
                }
                let view = table.game.view(&t, viewer);
                if let Some(other) = &mut twin {
                    let mut heard = Vec::new();
                    let other_pause = other.advance(&t, &mut heard);
                    assert_eq!(
                        seen(&table.events, viewer),
                        seen(&heard, viewer),
                        "{name} {seed}: log"
                    );
                    assert_eq!(view, other.view(&t, viewer), "{name} {seed}: view of {viewer:?}");
                    assert_eq!(
                        foresight(&t, &table.game, viewer),
                        foresight(&t, other, viewer),
                        "{name} {seed}: forecast of {viewer:?}"
                    );
                    assert_eq!(
                        told(pause, viewer),
                        told(other_pause, viewer),
                        "{name} {seed}: pause"
                    );
                    followed += 1;
                }
                let again = twin.is_none() || table.below(12) == 0;
                // Who has answered a question for all is hidden: begin a twin before anybody has.
                let together = matches!(view.waiting, Waiting::Everybody);
                let discarding =
                    matches!(table.question_of(pause), Some(Asked::OpeningDiscard { .. }));
                let fresh = matches!(pause, Pause::Choice(s) if !together || s.len() == t.seats && !discarding);
                if again && fresh {
                    let mut other = imagine(&t, &view, &mut table.dice);
                    assert_eq!(
                        other.view(&t, viewer),
                        view,
                        "{name} {seed}: imagined for {viewer:?}"
                    );
                    assert_eq!(
                        foresight(&t, &other, viewer),
                        foresight(&t, &table.game, viewer),
                        "{name} {seed}: foreseen for {viewer:?}"
                    );
                    let mut heard = Vec::new();
                    other.advance(&t, &mut heard);
                    assert!(
                        heard.is_empty(),
                        "{name} {seed}: an imagined game is at the same point"
                    );
                    assert_eq!(other.view(&t, viewer), view, "{name} {seed}: and stays there");
                    twin = Some(other);
                    // Face-down cards of others were imagined, too.
                    differs = true;
                }
                let Some(step) = table.any_step(pause) else { break };
                let asked = match step {
                    Step::Pick(seat, _) => table.game.question(&t, seat),
                    Step::Roll(..) => None,
                };
                table.events.clear();
                table.take(step);
                if let Some(mut other) = twin.take() {
                    let mut heard = Vec::new();
                    if follow(&t, &mut other, viewer, step, asked, &mut table.dice, &mut heard) {
                        assert_eq!(
                            seen(&table.events, viewer),
                            seen(&heard, viewer),
                            "{name} {seed}: {step:?}"
                        );
                        assert_eq!(
                            table.game.view(&t, viewer),
                            other.view(&t, viewer),
                            "{name} {seed}: {step:?}"
                        );
                        twin = Some(other);
                    }
                }
            }
        }
    }
    assert!(followed > 20_000, "twins were followed for {followed} moments only");
}

/// Does in the twin what looks the same to the viewer; says whether that was possible.
fn follow(
    t: &Tables,
    twin: &mut Game,
    viewer: Viewer,
    step: Step,
    asked: Option<Asked>,
    dice: &mut Dice,
    heard: &mut Vec<Event>,
) -> bool {
    match step {
        Step::Pick(seat, pick) => {
            catch_up(t, twin, viewer, seat, heard);
            // Which room another seat is about to place is its secret: any other will do.
            let hidden = !viewer.is(seat)
                && matches!(
                    asked,
                    Some(
                        Asked::PlaceRoom
                            | Asked::FirstRoom
                            | Asked::OpeningDiscard { .. }
                            | Asked::ChooseBoss
                    )
                )
                && matches!(pick, Pick::Card(_));
            if hidden {
                let mut options = Vec::new();
                twin.options(t, seat, &mut options);
                options.retain(|p| matches!(p, Pick::Card(_)));
                if options.is_empty() {
                    return false;
                }
                let any = options[dice.random_range(0..options.len())];
                return twin.choose(t, seat, any, heard).is_ok();
            }
            twin.choose(t, seat, pick, heard).is_ok()
        }
        Step::Roll(chance, roll) => {
            let secret = match chance {
                Chance::Draw(seat, Back::Room | Back::Spell) => !viewer.is(seat),
                Chance::Boss(seat) => !viewer.is(seat),
                Chance::Hero { .. }
                | Chance::Market(_)
                | Chance::Item
                | Chance::StackCard { .. }
                | Chance::HandCard(..)
                | Chance::XpLot(_)
                | Chance::Forced(_) => false,
            };
            let roll = if secret {
                let ways = twin.ways(t, chance);
                twin.way(t, chance, dice.random_range(0..ways.max(1)))
            } else {
                Some(roll)
            };
            roll.is_some_and(|roll: Roll| twin.settle(t, chance, roll, heard).is_ok())
        }
    }
}

/// What a viewer may tell of a pause: whether it is asked itself.
fn told(pause: Pause, viewer: Viewer) -> (bool, bool) {
    match pause {
        Pause::Choice(seats) => (true, seats.iter().any(|s| viewer.is(s))),
        Pause::Chance(_) | Pause::Over => (false, false),
    }
}

/// Nobody is told who is awaited in a window, so the twin may still be at an earlier seat: let it
/// pass on. [Q6]
fn catch_up(t: &Tables, twin: &mut Game, viewer: Viewer, seat: Seat, heard: &mut Vec<Event>) {
    while let Pause::Choice(asked) = twin.advance(t, heard)
        && !asked.has(seat)
        && let Some(other) = asked.iter().next()
        && !viewer.is(other)
        && twin.question(t, other).is_some_and(Asked::is_window)
    {
        twin.choose(t, other, Pick::Pass, heard).expect("one may always pass");
    }
}

#[test]
fn imagining_never_looks_at_the_hidden_cards() {
    // Two games with other hidden cards but one view imagine alike from the same dice.
    for (name, t) in tables().into_iter().step_by(4) {
        let mut table = Table::new(&t, Courtesy::Everyone, 21);
        let viewer = Viewer::Seat(Seat(0));
        let mut moment = 0;
        loop {
            let pause = table.advance();
            if matches!(pause, Pause::Choice(_)) && moment % 11 == 0 {
                let view = table.game.view(&t, viewer);
                let twin = imagine(&t, &view, &mut table.dice);
                let mut one = table.dice.clone();
                let mut other = table.dice.clone();
                let a = imagine(&t, &view, &mut one);
                let b = imagine(&t, &twin.view(&t, viewer), &mut other);
                assert!(a == b, "{name}");
            }
            moment += 1;
            let Some(step) = table.any_step(pause) else { break };
            table.take(step);
        }
    }
}
