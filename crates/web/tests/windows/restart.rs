//! A paced window and what becomes of it: answers that are given early, servers that stop in it,
//! players who leave, declarations that are never finished.

use std::time::Duration;

use endboss_store::Store;
use endboss_tables::{Leaving, Settings, Snapshot, What, Windows};
use endboss_view::{Pick, Waiting};
use tokio::time::{Instant, sleep};

use crate::game::{Game, asked, dice, hall, part, real_moment, store};
use crate::pacing::{paced, to_a_window};

const TIME: Duration = Duration::from_secs(1);

/// A game in a paced window in which somebody is asked who can declare something: who, and what.
async fn somebody_can_act(settings: Settings, seed: u64) -> Option<(Game, usize, Pick)> {
    let game = Game::begin(&hall(&store()), settings, &[]).await;
    let mut dice = dice(seed);
    for n in 0..game.people.len() {
        game.set(n, Windows { always_ask: true, ..Windows::default() }).await;
    }
    for _ in 0..60 {
        if !to_a_window(&game, &mut dice).await {
            return None;
        }
        for n in 0..game.people.len() {
            let snapshot = game.look(Some(&game.people[n].1)).await;
            let ask = asked(&snapshot);
            if let Some(pick) = ask.and_then(|ask| ask.options.iter().find(|p| **p != Pick::Pass)) {
                return Some((game, n, *pick));
            }
        }
        sleep(TIME + Duration::from_millis(5)).await;
    }
    None
}

async fn lines(game: &Game) -> Vec<String> {
    let store: &dyn Store = &*game.hall.store;
    store.lines(game.id).expect("lines").into_iter().map(|line| line.text).collect()
}

fn shown(snapshot: &Snapshot) -> String {
    let mut part = part(snapshot).clone();
    part.ask = None;
    part.view.ask = None;
    format!("{part:?} {:?}", snapshot.body.facts)
}

#[tokio::test(start_paused = true)]
async fn an_early_answer_is_on_disk_at_once_and_shown_when_the_time_is_over() {
    let (mut early, mut unfinished) = (0, 0);
    for seed in 0..12 {
        let settings = paced(["super", "first", "anniversary"][seed as usize % 3], 3);
        let Some((game, n, pick)) = somebody_can_act(settings, seed).await else { continue };
        let opened = Instant::now();
        let before = game.all().await;
        let written = lines(&game).await.len();
        let what = game.wording(n, &before[n], pick);
        game.tell(&game.people[n].1, what.clone()).await.expect("acknowledged");
        assert!(lines(&game).await.len() > written, "on disk when it is acknowledged");
        let mine = game.look(Some(&game.people[n].1)).await;
        let sub = asked(&mine).cloned();
        assert_ne!(part(&mine).ask, part(&before[n]).ask, "the question is answered");

        // The server stops and comes back, twice: nothing is lost, and nothing is told.
        let mut game = game;
        for _ in 0..2 {
            sleep(Duration::from_millis(300)).await;
            game = game.again();
            for (at, (then, now)) in before.iter().zip(game.all().await).enumerate() {
                if at == n {
                    assert_eq!(asked(&now), sub.as_ref(), "whoever declares goes on with it");
                } else {
                    assert_eq!(shown(then), shown(&now), "as it was when the window was opened");
                    assert_eq!(part(then), part(&now));
                }
            }
            // The same request is done once.
            let count = lines(&game).await.len();
            game.tell(&game.people[n].1, what.clone()).await.expect("acknowledged again");
            assert_eq!(lines(&game).await.len(), count);
        }
        let again = Instant::now();
        assert!(opened.elapsed() < TIME);
        sleep(Duration::from_millis(990)).await;
        assert_eq!(shown(&before[3]), shown(&*game.look(None).await), "its whole time anew");
        sleep(Duration::from_millis(20)).await;
        assert!(again.elapsed() < TIME + Duration::from_millis(50));
        let after = game.look(None).await;
        let text = lines(&game).await;
        if sub.is_some() {
            // What was not declared completely was never declared; the seat has passed.
            assert!(text.iter().any(|line| line.contains(" undo ")), "{text:?}");
            assert_eq!(part(&after).view.declared, part(&before[3]).view.declared);
            unfinished += 1;
        } else {
            assert!(!text.iter().any(|line| line.contains(" undo ")));
            assert_ne!(part(&after).log.len() + part(&after).log_from as usize, {
                let part = part(&before[3]);
                part.log.len() + part.log_from as usize
            });
            early += 1;
        }
        // The record is one that can be played again.
        let again = game.again();
        assert_eq!(part(&*again.look(None).await), part(&after));
    }
    assert!(early > 0 && unfinished > 0, "{early} and {unfinished}");
}

/// To others a window that was answered before a stop is like one that was not.
#[tokio::test(start_paused = true)]
async fn whether_a_window_was_answered_before_a_stop_is_not_seen_after_it() {
    for seed in 0..4 {
        for answers in [false, true] {
            let Some((game, n, _)) = somebody_can_act(paced("super", 3), seed).await else {
                continue;
            };
            let before = game.all().await;
            if answers {
                let what = game.wording(n, &before[n], Pick::Pass);
                game.tell(&game.people[n].1, what).await.expect("acknowledged");
            }
            sleep(Duration::from_millis(500)).await;
            let game = game.again();
            for step in 0..10 {
                for (at, (then, now)) in before.iter().zip(game.all().await).enumerate() {
                    if at != n {
                        assert_eq!(part(then), part(&now), "{answers} {step}");
                        let own = |it: &Snapshot| it.body.own.as_ref().map(|own| own.may_undo);
                        assert_eq!(own(then), own(&now));
                    }
                }
                sleep(Duration::from_millis(99)).await;
            }
            sleep(Duration::from_millis(15)).await;
            assert!(lines(&game).await.len() > 1);
            let passed = game.look(Some(&game.people[n].1)).await;
            assert_ne!(part(&passed).ask, part(&before[n]).ask, "it is over for both");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_window_goes_on_when_the_asked_seat_leaves() {
    for leaving in [Leaving::Bot, Leaving::Concede] {
        let settings = Settings { leaving, ..paced("first", 3) };
        let Some((game, n, _)) = somebody_can_act(settings, 3).await else { continue };
        let (seat, caller) = game.people[n].clone();
        let before = game.look(None).await;
        game.tell(&caller, What::Leave { seat }).await.expect("one may leave");
        for _ in 0..20 {
            real_moment().await;
            assert_eq!(part(&before), part(&*game.look(None).await), "nobody sees more than that");
        }
        assert!(!part(&*game.look(None).await).view.seat(seat).conceded, "not before its time");
        sleep(TIME + Duration::from_millis(5)).await;
        game.settle().await;
        let conceded = part(&*game.look(None).await).view.seat(seat).conceded;
        assert_eq!(conceded, leaving == Leaving::Concede);
    }
}

/// Nobody ever answers and nobody looks: windows close one after the other all the same.
#[tokio::test(start_paused = true)]
async fn nobody_needs_to_be_there() {
    let game = Game::begin(&hall(&store()), paced("super", 2), &[]).await;
    for n in 0..2 {
        game.set(n, Windows { always_ask: true, ..Windows::default() }).await;
    }
    assert!(to_a_window(&game, &mut dice(1)).await);
    let before = lines(&game).await.len();
    sleep(Duration::from_secs(30)).await;
    assert!(lines(&game).await.len() > before, "they were passed");
    let probed = game.settle().await;
    assert!(!probed.paced, "somebody is asked something else now: {probed:?}");
    assert_ne!(probed.waiting, Some(Waiting::Window));
}

/// A server that comes back closes windows by itself, without anybody coming to the table.
#[tokio::test]
async fn a_window_is_closed_after_a_restart_though_nobody_comes() {
    let game = Game::begin(&hall(&store()), paced("super", 2), &[]).await;
    for n in 0..2 {
        game.set(n, Windows { always_ask: true, ..Windows::default() }).await;
    }
    assert!(to_a_window(&game, &mut dice(2)).await);
    let game = game.again();
    let before = lines(&game).await.len();
    let clock = tokio::spawn(game.hall.clone().watch_the_clock());
    for _ in 0..80 {
        sleep(Duration::from_millis(100)).await;
        if lines(&game).await.len() > before {
            break;
        }
    }
    assert!(lines(&game).await.len() > before, "it was closed");
    game.hall.stop.signal();
    clock.await.expect("no panic");
}
