//! What a seat wants to be asked in windows: it is asked there, and passes elsewhere without being
//! asked. Each wish is held against whole games: a pass that nobody gave has no key in the record.

use endboss_gamebox::Course;
use endboss_journal::{Entry, parse};
use endboss_lexicon::{Edition, Seat, Viewer};
use endboss_store::Store;
use endboss_tables::{Settings, Until, Wake, Windows};
use endboss_view::{Pick, TargetSeen, View};
use rand::RngExt;

use crate::game::{Dice, Game, any, asked, dice, hall, part, store};

/// The seat whose wishes are watched.
const ME: Seat = Seat(0);

/// What came of a wish.
#[derive(Debug, Default)]
struct Count {
    /// Windows in which the seat was asked, and those with nothing but a pass among them.
    asked: u32,
    nothing: u32,
    /// Windows in which it passed without being asked, and those with more than a pass among them.
    passed: u32,
    withheld: u32,
    /// Windows in which it was asked though it passes, because something woke it.
    woken: u32,
    /// How often the time until which it passes was over.
    ended: u32,
}

/// Plays games with this wish, said again and again where it ends. `wakes` says what should wake.
async fn games(wish: Windows, wakes: fn(&View) -> bool, editions: &[(&str, u8)]) -> Count {
    let mut count = Count::default();
    let store = store();
    let hall = hall(&store);
    for (nth, (edition, players)) in editions.iter().enumerate() {
        let settings = Settings {
            edition: Edition::from_id(edition).expect("an edition"),
            players: Some(*players),
            ..Settings::default()
        };
        let game = Game::begin(&hall, settings, &[]).await;
        for n in 1..game.people.len() {
            game.set(n, Windows { always_ask: true, ..Windows::default() }).await;
        }
        game.set(0, wish.clone()).await;
        play(&game, &wish, wakes, &mut dice(nth as u64), &mut count).await;
        replay(&game, &wish, wakes, &mut count);
    }
    println!("{wish:?}: {count:?}");
    count
}

async fn play(
    game: &Game,
    wish: &Windows,
    wakes: fn(&View) -> bool,
    dice: &mut Dice,
    count: &mut Count,
) {
    let mut set = None;
    for _ in 0..1500 {
        let mut open = Vec::new();
        for n in 0..game.people.len() {
            let snapshot = game.look(Some(&game.people[n].1)).await;
            if asked(&snapshot).is_some() {
                open.push((n, snapshot));
            }
        }
        if open.is_empty() {
            return;
        }
        let mine = game.look(Some(&game.people[0].1)).await;
        let view = &part(&mine).view;
        let windows = mine.body.own.as_ref().expect("my own").windows.clone();
        let now = (view.turn, view.phase, view.active);
        if let (Some(until), None, Some((turn, phase, active))) =
            (wish.pass_until, windows.pass_until, set)
        {
            count.ended += 1;
            let over = match until {
                Until::EndOfTurn => view.turn != turn,
                Until::EndOfPhase => (view.turn, view.phase) != (turn, phase),
                // My turn may have come and gone without anybody being asked anything.
                Until::MyTurn => (view.turn, view.phase, view.active) != (turn, phase, active),
            };
            assert!(over, "{until:?} is over at {now:?}, said at {set:?}");
            set = None;
        }
        if let Some(ask) = &view.ask
            && ask.what.is_window()
        {
            count.asked += 1;
            count.nothing += u32::from(ask.options == [Pick::Pass]);
            let woken = wakes(view);
            if windows.pass_until.is_some() {
                assert!(woken, "{windows:?}: asked at {now:?} though it passes");
                count.woken += 1;
            }
            assert!(
                wish.always_ask || ask.options != [Pick::Pass],
                "asked though there is nothing to say"
            );
        }
        if wish.pass_until.is_some() && set.is_none() && dice.random_range(0..6) == 0 {
            game.set(0, wish.clone()).await;
            set = Some(now);
            continue;
        }
        let (n, snapshot) = &open[dice.random_range(0..open.len())];
        let ask = asked(snapshot).expect("it is asked");
        let pick = any(dice, ask);
        game.pick(*n, snapshot, pick).await.expect("it is asked");
    }
}

/// Holds every pass that nobody gave against the wish.
fn replay(game: &Game, wish: &Windows, wakes: fn(&View) -> bool, count: &mut Count) {
    let store: &dyn Store = &*game.hall.store;
    let rows = store.lines(game.id).expect("lines");
    let text: String = rows.iter().flat_map(|row| [row.text.as_str(), "\n"]).collect();
    let journal = parse(text.as_bytes()).expect("a journal");
    let laid = game.hall.library.of(&journal.header).expect("its packs");
    let (t, ids) = (&laid.table.tables, laid.table.ids());
    let first = rows.iter().position(|row| row.text.starts_with("1 ")).expect("an entry");
    let mut course = Course::new(t, journal.header.courtesy);
    for number in 1..=journal.len() {
        let entry = journal.entry(number, &ids).expect("it is there").expect("it can be read");
        let given = rows[first + number as usize - 1].key.is_some();
        if let Entry::Pick { seat: ME, pick: Pick::Pass } = &entry
            && !given
        {
            let view = course.game().view(t, Viewer::Seat(ME));
            let ask = view.ask.as_ref().expect("it was asked");
            if ask.what.is_window() {
                count.passed += 1;
                let more = ask.options.len() > 1;
                count.withheld += u32::from(more);
                assert!(!(more && wakes(&view)), "it was to be woken");
                assert!(!more || wish.pass_until.is_some(), "it had something to say");
                let passes = wish.pass_until.is_some();
                assert!(passes || !wish.always_ask, "it wants to be asked always");
            }
        }
        course.play(t, number, entry).expect("it was played");
    }
}

fn never(_: &View) -> bool {
    false
}

const EDITIONS: [(&str, u8); 3] = [("super", 2), ("first", 3), ("anniversary", 4)];

#[tokio::test]
async fn whoever_wishes_nothing_is_asked_only_where_there_is_something_to_say() {
    let count = games(Windows::default(), never, &EDITIONS).await;
    assert!(count.asked > 0 && count.nothing == 0, "{count:?}");
    assert!(count.passed > 0 && count.withheld == 0, "{count:?}");
}

#[tokio::test]
async fn whoever_wishes_it_is_asked_always() {
    let wish = Windows { always_ask: true, ..Windows::default() };
    let count = games(wish, never, &EDITIONS).await;
    assert!(count.asked > 0 && count.nothing > 0, "{count:?}");
    assert_eq!(count.passed, 0);
}

#[tokio::test]
async fn windows_are_passed_until_the_time_that_was_said() {
    for until in [Until::MyTurn, Until::EndOfPhase, Until::EndOfTurn] {
        let wish = Windows { pass_until: Some(until), ..Windows::default() };
        let count = games(wish, never, &EDITIONS).await;
        assert!(count.withheld > 0, "{until:?}: {count:?}");
        assert!(count.asked > 0 && count.ended > 0, "{until:?}: {count:?}");
        assert_eq!(count.woken, 0);
    }
}

#[tokio::test]
async fn whoever_passes_is_woken_by_what_was_said() {
    type Moment = fn(&View) -> bool;
    let wakes: [(Wake, Moment); 3] = [
        (Wake::Declared, |view| view.declared.iter().any(|it| it.seat != ME)),
        (Wake::AtMe, |view| {
            let mine = |target: TargetSeen| match target {
                TargetSeen::Player(seat) => seat == ME,
                TargetSeen::Room { seat, .. } => seat == ME,
                TargetSeen::Hero(hero) => {
                    view.seat(ME).entrance.iter().any(|it| it.card == hero)
                        || view.walk.is_some_and(|it| it.seat == ME && it.hero.card == hero)
                }
                TargetSeen::Spell(spell) => {
                    view.declared.iter().any(|it| it.seat == ME && it.source.card == spell)
                }
            };
            view.declared.iter().any(|it| it.seat != ME && it.target.is_some_and(mine))
        }),
        (Wake::MyAdventure, |view| view.walk.is_some_and(|walk| walk.seat == ME)),
    ];
    for (wake, wakes) in wakes {
        for until in [Until::EndOfTurn, Until::MyTurn] {
            let wish = Windows { pass_until: Some(until), wake: vec![wake], ..Windows::default() };
            let more = [EDITIONS, [("super", 4), ("second", 3), ("first", 2)]].concat();
            // What happens depends on the deals: there are more of them until it has happened.
            let mut seen = false;
            for _ in 0..8 {
                let count = games(wish.clone(), wakes, &more).await;
                seen |= count.woken > 0 && count.withheld > 0;
                if seen {
                    break;
                }
            }
            assert!(seen, "{wake:?} {until:?} is met by nobody");
        }
    }
}
