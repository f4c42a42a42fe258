//! What is offered is accepted and nothing else is; a refused pick changes nothing.

use endboss_engine::{Chance, Courtesy, Pause, Refused, Roll};
use endboss_lexicon::{Back, CardKind, Seat, Seats};
use endboss_view::Pick;

use crate::games::{Table, tables};

/// Every pick there is, for a set of so many cards.
fn universe(cards: u16) -> Vec<Pick> {
    let mut all =
        vec![Pick::Pass, Pick::Yes, Pick::NewSlot, Pick::Back(Back::Room), Pick::Back(Back::Spell)];
    for n in 0..cards + 2 {
        all.extend([Pick::Card(CardKind(n)), Pick::Deck(CardKind(n)), Pick::Hero(CardKind(n))]);
    }
    for seat in (0..8).map(Seat) {
        all.push(Pick::Seat(seat));
        all.extend((0..7).map(|slot| Pick::Slot { seat, slot }));
    }
    all.push(Pick::UseItem);
    for n in 0..8 {
        all.push(Pick::UseBoss { ability: n });
        let landmarks = (0..6).map(CardKind);
        all.extend(landmarks.map(|landmark| Pick::Space { landmark, space: n }));
    }
    for n in 0..24 {
        all.push(Pick::Declared(n));
        all.extend((0..4).map(|ability| Pick::Use { slot: n, ability }));
    }
    all
}

#[test]
fn only_what_is_offered_is_accepted() {
    let picks = universe(300);
    for (nth, (name, t)) in tables().into_iter().enumerate() {
        let mut table = Table::new(&t, Courtesy::Everyone, nth as u64);
        let mut options = Vec::new();
        let mut moment = 0;
        loop {
            let pause = table.advance();
            if let Pause::Choice(asked) = pause
                && moment % 7 == 0
            {
                let game = table.game;
                for seat in t.everyone() {
                    options.clear();
                    let question = game.options(&t, seat, &mut options);
                    assert_eq!(question.is_some(), asked.has(seat), "{name}");
                    for pick in &picks {
                        let mut copy = game;
                        let answer = copy.choose(&t, seat, *pick, &mut ());
                        assert_eq!(
                            answer.is_ok(),
                            options.contains(pick),
                            "{name}: {question:?} {pick:?}"
                        );
                        if answer.is_err() {
                            assert!(copy == game, "{name}: a refused {pick:?} changed the game");
                        }
                    }
                    let mut unique = options.clone();
                    unique.sort_unstable();
                    unique.dedup();
                    assert_eq!(
                        unique.len(),
                        options.len(),
                        "{name}: {question:?} offers something twice"
                    );
                }
            }
            moment += 1;
            let Some(step) = table.any_step(pause) else { break };
            table.take(step);
        }
    }
}

#[test]
fn an_impossible_roll_is_refused_and_changes_nothing() {
    for (name, t) in tables().into_iter().step_by(5) {
        let mut table = Table::new(&t, Courtesy::Quick, 3);
        loop {
            let pause = table.advance();
            if let Pause::Chance(chance) = pause {
                let game = table.game;
                let ways: Vec<_> =
                    (0..game.ways(&t, chance)).filter_map(|n| game.way(&t, chance, n)).collect();
                let others = (0..300).map(|n| Roll::Card(CardKind(n))).chain([
                    Roll::Seat(Seat(1)),
                    Roll::Pick(Pick::Pass),
                    Roll::Card(CardKind(9999)),
                ]);
                for roll in others {
                    let mut copy = game;
                    let settled = copy.settle(&t, chance, roll, &mut ());
                    assert_eq!(
                        settled.is_ok(),
                        ways.contains(&roll),
                        "{name}: {chance:?} {roll:?}"
                    );
                    if settled.is_err() {
                        assert!(copy == game, "{name}: a refused roll changed the game");
                    }
                }
            } else if let Pause::Choice(_) = pause {
                let mut copy = table.game;
                for chance in [
                    Chance::Hero { epic: false },
                    Chance::Boss(Seat(0)),
                    Chance::Draw(Seat(1), Back::Spell),
                    Chance::HandCard(Seat(0), Back::Room),
                    Chance::XpLot(Seats::first(2)),
                    Chance::Forced(Seat(0)),
                    Chance::Market(Back::Room),
                    Chance::Item,
                ] {
                    let cards = (0..120).map(|n| Roll::Card(CardKind(n)));
                    for roll in cards.chain([Roll::Seat(Seat(0)), Roll::Pick(Pick::Pass)]) {
                        let early = copy.settle(&t, chance, roll, &mut ());
                        assert_eq!(early, Err(Refused::NoChance), "{name}: {chance:?} {roll:?}");
                    }
                }
                assert!(copy == table.game);
            }
            let Some(step) = table.any_step(pause) else { break };
            table.take(step);
        }
    }
}

#[test]
fn whoever_concedes_is_ranked_last_and_the_game_goes_on_to_its_end() {
    for (nth, (name, t)) in tables().into_iter().enumerate().step_by(2) {
        let mut table = Table::new(&t, Courtesy::Everyone, 77 + nth as u64);
        let quitter = Seat((nth % t.seats as usize) as u8);
        let when = nth % 60;
        let mut moment = 0;
        let mut conceded = false;
        loop {
            let pause = table.advance();
            if moment == when && table.game.end().is_none() {
                conceded = table.game.concede(&t, quitter, &mut table.events).is_ok();
                moment += 1;
                continue;
            }
            moment += 1;
            if conceded && let Pause::Choice(asked) = pause {
                assert_eq!(
                    asked.and(Seats::only(quitter)),
                    Seats::NONE,
                    "{name}: a quitter is asked"
                );
            }
            let Some(step) = table.any_step(pause) else { break };
            table.take(step);
        }
        if conceded {
            let end = table.game.end().expect("it ended");
            assert_eq!(end.ranking.last(), Some(&quitter), "{name}");
        }
    }
}
