//! Cards are conserved, games end, a record replays to the same game, and no view changes in silence.

use endboss_engine::{Courtesy, Game, Pause, Tables};
use endboss_lexicon::{CardKind, Seat, Viewer};
use endboss_view::{Asked, CardSeen, Known, Mark, Pick, View, Waiting};

use crate::games::{Step, Table, tables};

#[test]
fn games_end_with_every_card_in_one_place() {
    for (name, t) in tables() {
        for (seed, courtesy) in
            [(1, Courtesy::Quick), (2, Courtesy::Everyone), (3, Courtesy::Quick)]
        {
            let mut table = Table::new(&t, courtesy, seed);
            let census = table.game.census(&t);
            loop {
                let pause = table.advance();
                assert_eq!(
                    table.game.census(&t),
                    census,
                    "{name}, seed {seed}: a card is lost or twice"
                );
                let Some(step) = table.any_step(pause) else { break };
                table.take(step);
            }
            let end = table.game.end().expect("an ended game says how");
            assert_eq!(end.ranking.len(), t.seats as usize, "{name}: everybody is ranked");
        }
    }
}

#[test]
fn a_record_replays_to_the_same_game() {
    for (name, t) in tables() {
        let mut table = Table::new(&t, Courtesy::Quick, 11);
        while let pause = table.advance()
            && let Some(step) = table.any_step(pause)
        {
            table.take(step);
        }
        let mut again = Game::new(&t, Courtesy::Quick);
        for step in &table.steps {
            assert_ne!(again.advance(&t, &mut ()), Pause::Over, "{name}");
            match *step {
                Step::Pick(seat, pick) => again.choose(&t, seat, pick, &mut ()),
                Step::Roll(chance, roll) => again.settle(&t, chance, roll, &mut ()),
            }
            .expect("the same game offers the same");
        }
        assert_eq!(again.advance(&t, &mut ()), Pause::Over);
        assert!(again == table.game, "{name}: another game came out of the record");
    }
}

#[test]
fn views_never_change_without_an_event() {
    // What a viewer is asked is not what it sees of the game.
    let board =
        |view: View| View { ask: None, waiting: Waiting::Chance, mark: Mark::default(), ..view };
    for (name, t) in tables().into_iter().step_by(3) {
        let mut table = Table::new(&t, Courtesy::Everyone, 5);
        let viewers: Vec<_> = t.everyone().map(Viewer::Seat).chain([Viewer::Public]).collect();
        let look = |g: &Game| viewers.iter().map(|v| board(g.view(&t, *v))).collect::<Vec<_>>();
        let mut before = look(&table.game);
        loop {
            let pause = table.advance();
            let after = look(&table.game);
            if before != after {
                assert!(
                    !table.events.is_empty(),
                    "{name}: a view changed and nothing was said: {before:#?} {after:#?}"
                );
            }
            before = after;
            table.events.clear();
            let Some(step) = table.any_step(pause) else { break };
            table.take(step);
            // A pick alone shows nothing; its consequences come with the events it made.
            if table.events.is_empty() {
                let now = look(&table.game);
                let own = match step {
                    Step::Pick(seat, _) => Some(seat.index()),
                    Step::Roll(..) => None,
                };
                for (n, (a, b)) in before.iter().zip(&now).enumerate() {
                    assert!(
                        a == b || Some(n) == own,
                        "{name}: {step:?} changed what {n} sees in silence"
                    );
                }
                before = now;
            }
        }
    }
}

/// An answer that nothing comes of yet, in a window or to a question that all are asked at once,
/// changes nobody else's view, its mark included: nobody learns who has answered. [Q6, Q18]
#[test]
fn a_silent_answer_changes_nothing_for_others() {
    let mut silent = 0;
    for (nth, (name, t)) in tables().into_iter().enumerate() {
        let mut table = Table::new(&t, Courtesy::Everyone, 31 + nth as u64);
        let viewers: Vec<_> = t.everyone().map(Viewer::Seat).chain([Viewer::Public]).collect();
        loop {
            let pause = table.advance();
            let asked = table.question_of(pause);
            let hidden = asked.is_some_and(|asked| {
                let together = matches!(
                    asked,
                    Asked::ChooseBoss
                        | Asked::Mulligan
                        | Asked::OpeningDiscard { .. }
                        | Asked::FirstRoom
                );
                together || asked.is_window() || asked == Asked::PlaceRoom
            });
            let before: Option<Vec<_>> =
                hidden.then(|| viewers.iter().map(|v| table.game.view(&t, *v)).collect());
            table.events.clear();
            let Some(step) = table.any_step(pause) else { break };
            table.take(step);
            let (Some(before), Step::Pick(seat, _)) = (before, step) else { continue };
            // The last one to answer ends the waiting: that shows.
            let last = matches!(pause, Pause::Choice(seats) if seats.len() == 1)
                && !asked.is_some_and(Asked::is_window);
            let placing =
                asked == Some(Asked::PlaceRoom) && matches!(step, Step::Pick(_, Pick::Card(_)));
            if !table.events.is_empty() || (last && !placing) {
                continue;
            }
            for (viewer, before) in viewers.iter().zip(before) {
                let now = table.game.view(&t, *viewer);
                // Whoever is asked next knows that, of course.
                if !viewer.is(seat) && now.ask.is_none() && before.ask.is_none() {
                    assert_eq!(before, now, "{name}: {asked:?} {step:?} shows to {viewer:?}");
                    silent += 1;
                }
            }
        }
    }
    assert!(silent > 5_000, "only {silent} silent answers");
}

/// A seat's hand and what it placed face down, as it sees them itself.
fn hidden_cards(game: &Game, t: &Tables, seat: Seat) -> Vec<CardKind> {
    let view = game.view(t, Viewer::Seat(seat));
    let own = view.seat(seat);
    let face_down = own.slots.iter().filter_map(|slot| match slot.face_down {
        Some(CardSeen::Card(card)) => Some(card),
        _ => None,
    });
    own.hand.iter().flatten().copied().chain(face_down).collect()
}

/// What somebody is told to know of others' hidden cards can all be true at once. [Q44]
#[test]
fn what_is_known_is_true() {
    let mut facts = 0;
    for (nth, (name, t)) in tables().into_iter().enumerate() {
        for seed in 0..4 {
            let mut table = Table::new(&t, Courtesy::Quick, 1000 * seed + nth as u64);
            loop {
                let pause = table.advance();
                let hidden: Vec<Vec<CardKind>> =
                    t.everyone().map(|seat| hidden_cards(&table.game, &t, seat)).collect();
                for viewer in t.everyone().map(Viewer::Seat).chain([Viewer::Public]) {
                    let view = table.game.view(&t, viewer);
                    for known in &view.known {
                        let within = |other: &&Known| {
                            other.card == known.card && other.places & !known.places == 0
                        };
                        let told = view.known.iter().filter(within).count();
                        let cards = known.places().iter().flat_map(|seat| &hidden[seat.index()]);
                        let there = cards.filter(|card| **card == known.card).count();
                        assert!(
                            told <= there,
                            "{name}, seed {seed}, turn {}: {viewer:?} knows {known:?}, {told} times, \
                             but there are {there}",
                            table.game.turn()
                        );
                        facts += 1;
                    }
                }
                let Some(step) = table.any_step(pause) else { break };
                table.take(step);
            }
        }
    }
    assert!(facts > 10_000, "too little was known: {facts}");
}
