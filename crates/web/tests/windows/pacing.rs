//! Equal pacing: how long a window is open, and what is shown meanwhile, is the same whoever answers
//! what, and whoever sits there.

use std::sync::Arc;
use std::time::Duration;

use endboss_gamebox::Level;
use endboss_lexicon::{Edition, Viewer};
use endboss_store::{TableId, TableState};
use endboss_tables::{Clock, Pacing, Settings, Snapshot, Timer, Until, What, Windows, pace};
use endboss_view::Waiting;
use rand::RngExt;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::{Instant, sleep, sleep_until};

use crate::game::{Dice, Game, any, asked, dice, hall, part, store};

const TIME: Duration = Duration::from_secs(1);

pub fn paced(edition: &str, players: u8) -> Settings {
    Settings {
        edition: Edition::from_id(edition).expect("an edition"),
        players: Some(players),
        pacing: Pacing::Equal { seconds: 1 },
        substitute: Level::Random,
        ..Settings::default()
    }
}

/// What people do while a window is open.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Manner {
    /// Nothing at all.
    Silent,
    /// They answer, at any time or not.
    Lively,
    /// They answer at once.
    Quick,
    /// They leave and come back, too.
    Restless,
}

#[tokio::test(start_paused = true)]
async fn a_window_is_open_for_its_time_whatever_people_do() {
    for (nth, manner) in
        [Manner::Silent, Manner::Lively, Manner::Quick, Manner::Restless].into_iter().enumerate()
    {
        for (edition, players) in [("super", 2), ("first", 3), ("anniversary", 4)] {
            let seed = nth as u64 * 10 + u64::from(players);
            let closed = play(paced(edition, players), &[], manner, 40, seed).await;
            assert!(closed >= 10, "{manner:?} {edition}: {closed} windows");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_window_is_open_for_its_time_whoever_sits_there() {
    for (nth, bots) in
        [&["random"][..], &["normal", "random"], &["hard", "expert"]].into_iter().enumerate()
    {
        let clock = Clock::Move { seconds: 5 };
        let settings = Settings { clock, ..paced("super", bots.len() as u8 + 2) };
        let closed = play(settings, bots, Manner::Lively, 40, 70 + nth as u64).await;
        assert!(closed >= 10, "{closed} windows");
    }
}

#[tokio::test(start_paused = true)]
async fn a_window_is_open_for_its_time_whatever_people_wish() {
    let closed = play(paced("super", 4), &[], Manner::Quick, 60, 99).await;
    assert!(closed >= 10, "{closed} windows");
    let settings =
        Settings { clock: Clock::Game { seconds: 600, increment: 5 }, ..paced("first", 4) };
    let closed = play(settings, &[], Manner::Restless, 60, 98).await;
    assert!(closed >= 10, "{closed} windows");
}

/// Plays until so many windows were closed, or the game is over; how many were.
async fn play(settings: Settings, bots: &[&str], manner: Manner, most: u32, seed: u64) -> u32 {
    let hall = hall(&store());
    let mut timers = hall.hear_timers();
    let mut dice = dice(seed);
    let game = Game::begin(&hall, settings, bots).await;
    for n in 0..game.people.len() {
        game.set(n, wishes(&mut dice, n)).await;
    }
    for closed in 0..most {
        if !to_a_window(&game, &mut dice).await {
            return closed;
        }
        one_window(&game, manner, &mut dice, &mut timers).await;
    }
    most
}

/// Everybody has other wishes.
fn wishes(dice: &mut Dice, n: usize) -> Windows {
    let pass_until = match (n + dice.random_range(0..4)) % 4 {
        0 => Some(Until::EndOfTurn),
        1 => Some(Until::MyTurn),
        _ => None,
    };
    Windows { always_ask: dice.random_range(0..2) == 0, pass_until, ..Windows::default() }
}

/// Answers what is asked outside of windows; whether one was opened. No time goes by.
pub async fn to_a_window(game: &Game, dice: &mut Dice) -> bool {
    loop {
        let probed = game.settle().await;
        if probed.waiting == Some(Waiting::Over) && !probed.paced {
            assert!(game.is_over().await);
            return false;
        }
        if probed.paced {
            return true;
        }
        // When all have left, the game waits for one of them.
        if game.look(None).await.body.facts.rest.is_some() {
            let (seat, caller) = &game.people[0];
            game.tell(caller, What::Return { seat: *seat }).await.expect("one may come back");
            continue;
        }
        for n in 0..game.people.len() {
            let snapshot = game.look(Some(&game.people[n].1)).await;
            let Some(ask) = asked(&snapshot).filter(|ask| !ask.what.is_window()) else { continue };
            let away = snapshot.body.facts.seats[ask.seat.index()].away.is_some();
            if !away {
                let pick = any(dice, ask);
                game.pick(n, &snapshot, pick).await.expect("it was asked");
                break;
            }
        }
    }
}

/// Holds one window against the law.
async fn one_window(
    game: &Game,
    manner: Manner,
    dice: &mut Dice,
    timers: &mut UnboundedReceiver<(TableId, Timer)>,
) {
    while timers.try_recv().is_ok() {}
    let opened = Instant::now();
    let shown = game.all().await;
    let mut busy = vec![false; game.people.len()];
    for tenth in 0..10 {
        sleep_until(opened + TIME / 10 * tenth + Duration::from_millis(u64::from(tenth > 0))).await;
        for n in 0..game.people.len() {
            busy[n] |= act(game, manner, dice, n).await;
            unmoved(game, &shown, &busy).await;
        }
    }
    sleep_until(opened + TIME - Duration::from_millis(2)).await;
    unmoved(game, &shown, &busy).await;
    let woken = timers.try_recv().ok().map(|(_, timer)| (timer, opened.elapsed()));
    assert_eq!(woken, None, "nothing wakes the table before the time is over");
    assert!(game.probe().await.paced);
    let closed = loop {
        sleep(Duration::from_millis(1)).await;
        if let Ok((table, timer)) = timers.try_recv() {
            assert_eq!((table, timer), (game.id, Timer::Pace(TIME)), "the only timer there is");
            break Instant::now();
        }
        assert!(opened.elapsed() < TIME * 2, "the window was never closed");
    };
    let time = (closed - opened).as_millis();
    assert!((999..=1003).contains(&time), "{manner:?}: the window was open for {time} ms");
}

/// Something a person does or not; whether anything.
async fn act(game: &Game, manner: Manner, dice: &mut Dice, n: usize) -> bool {
    let (seat, caller) = &game.people[n];
    let snapshot = game.look(Some(caller)).await;
    let away = snapshot.body.facts.seats[seat.index()].away.is_some();
    if manner == Manner::Restless && dice.random_range(0..12) == 0 {
        let what = match away {
            true => What::Return { seat: *seat },
            false => What::Leave { seat: *seat },
        };
        game.tell(caller, what).await.expect("one comes and goes");
        return true;
    }
    let now = match manner {
        Manner::Silent => false,
        Manner::Quick => true,
        Manner::Lively | Manner::Restless => dice.random_range(0..5) == 0,
    };
    match asked(&snapshot).filter(|_| now && !away) {
        Some(ask) => {
            let pick = any(dice, ask);
            game.pick(n, &snapshot, pick).await.expect("it is open until its time is over");
            true
        }
        None => false,
    }
}

/// Nobody is shown anything new but what they do themselves.
async fn unmoved(game: &Game, shown: &[Arc<Snapshot>], busy: &[bool]) {
    for (n, (before, now)) in shown.iter().zip(game.all().await).enumerate() {
        assert_eq!(now.body.facts.state, TableState::Playing);
        let (then, since) = (part(before), part(&now));
        assert_eq!((then.log_from, &then.log), (since.log_from, &since.log));
        if busy.get(n) != Some(&true) {
            assert_eq!(then, since, "{n} has done nothing");
            let own = |snapshot: &Snapshot| {
                let own = snapshot.body.own.as_ref()?;
                Some((own.may_undo, own.deadline, own.bank))
            };
            assert_eq!(own(before), own(&now));
        }
        assert_eq!(then.view.seats.len(), since.view.seats.len());
        assert_eq!(then.view.declared, since.view.declared);
        assert_eq!((then.view.turn, then.view.phase), (since.view.turn, since.view.phase));
    }
}

#[tokio::test(start_paused = true)]
async fn the_time_of_a_window_comes_from_what_everybody_sees() {
    let game = Game::begin(&hall(&store()), paced("super", 2), &[]).await;
    assert!(to_a_window(&game, &mut dice(5)).await);
    let public = game.look(None).await;
    let view = &part(&public).view;
    assert_eq!(pace(Pacing::Equal { seconds: 1 }, view), Some(TIME));
    assert_eq!(pace(Pacing::Free, view), None);
    let mut own = view.clone();
    own.viewer = Viewer::Seat(endboss_lexicon::Seat(0));
    let told = std::panic::catch_unwind(|| pace(Pacing::Equal { seconds: 1 }, &own));
    assert!(told.is_err(), "no other view is even looked at");
}
