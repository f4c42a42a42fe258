//! The film itself, held to the journal and to what was shown while it was played.

use data_encoding::HEXLOWER;
use endboss_engine::Event;
use endboss_journal::{Closing, Fair, Replay, parse};
use endboss_lexicon::{Seat, Viewer};
use endboss_tables::{Done, Eye, Film, Told, Why};
use endboss_view::{CardSeen, Mark, Phase, Seen, View};
use endboss_web::api::shape;
use serde_json::json;

use crate::client::Place;
use crate::{answer, bots, look, play, reel, two};

fn eyes(film: &Film) -> impl Iterator<Item = Eye> {
    (0..film.seats()).map(|n| Eye::Seat(Seat(n))).chain([Eye::Public, Eye::All])
}

#[tokio::test]
async fn every_moment_is_what_the_journal_makes_it() {
    let place = Place::open().await;
    let host = place.guest("Dora").await;
    for (edition, players) in [("super", 4), ("second", 3), ("solo", 1)] {
        let table = bots(&host, edition, players, "normal").await;
        let reel = reel(&place, &table).await;
        let film = &reel.film;
        let journal = host.get(&format!("/tables/{table}/journal")).await.done().body;
        assert_eq!(reel.journal(), Some(journal.as_str()));
        let journal = parse(journal.as_bytes()).expect("a journal");
        assert_eq!(film.last() as u32, journal.len());
        let (t, ids) = (&film.laid.table.tables, film.laid.table.ids());
        let mut events: Vec<Event> = Vec::new();
        let mut replay = Replay::new(&journal, t, &ids, &mut events).expect("the tables");
        for at in 0..=film.last() {
            let moment = &film.moments()[at];
            let game = replay.game();
            assert_eq!(
                (moment.entry, moment.turn, moment.phase),
                (at as u32, game.turn(), game.phase())
            );
            for (n, score) in (0u8..).zip(&moment.scores) {
                let seat = Seat(n);
                assert_eq!((score.souls, score.wounds), (game.souls(seat), game.wounds(seat)));
            }
            for eye in eyes(film) {
                let seen = events.iter().map(|event| match eye {
                    Eye::Seat(seat) => event.seen(Viewer::Seat(seat)),
                    Eye::Public => event.seen(Viewer::Public),
                    Eye::All => event.whole(),
                });
                assert_eq!(film.told(at, eye), seen.map(Told::Seen).collect::<Vec<_>>());
            }
            if at % 97 == 0 || at == film.last() {
                for eye in eyes(film) {
                    let viewer = match eye {
                        Eye::Seat(seat) => Viewer::Seat(seat),
                        Eye::Public | Eye::All => Viewer::Public,
                    };
                    let view = View { mark: Mark::default(), ..game.view(t, viewer) };
                    let position = film.position(at, eye).expect("it was there");
                    match eye {
                        Eye::All => assert_eq!(position.view.seats.len(), view.seats.len()),
                        Eye::Seat(_) | Eye::Public => assert_eq!(position.view, view),
                    }
                }
            }
            events.clear();
            replay.step(&mut events).expect("it was so");
        }
        let last = film.moments().last().expect("the end");
        let Closing::Ended(ending) = journal.closing() else { panic!("it is over") };
        let scores: Vec<_> = last.scores.iter().map(|it| (it.souls, it.wounds)).collect();
        assert_eq!((last.phase, &scores), (Phase::Over, &ending.scores));
        // What is shown of the table now is the last moment.
        let shown = &look(&host, &table).await["view"];
        let position = film.position(film.last(), Eye::Public).expect("the end");
        let view = serde_json::to_value(shape::View::of(&position.view, &ids)).expect("JSON");
        for field in ["turn", "phase", "seats", "outcome", "town", "discard"] {
            assert_eq!(view[field], shown[field], "{field}");
        }
        assert!(film.position(film.last() + 1, Eye::Public).is_err());
    }
    place.server.end().await;
}

#[tokio::test]
async fn omniscient_eyes_see_every_hand_and_face_down_card_and_others_their_own() {
    let place = Place::open().await;
    let host = place.guest("Dora").await;
    let table = bots(&host, "super", 4, "normal").await;
    let film = reel(&place, &table).await.film;
    let (mut face_down, mut asked) = (0, 0);
    for at in (0..film.last()).step_by(13) {
        let all = film.position(at, Eye::All).expect("a moment");
        asked += all.asks.len();
        for seat in (0..4).map(Seat) {
            let own = film.position(at, Eye::Seat(seat)).expect("a moment");
            assert_eq!(all.view.seat(seat), own.view.seat(seat), "{at}");
            assert!(all.view.seat(seat).hand.is_some());
            assert!(own.asks.iter().all(|ask| ask.seat == seat && all.asks.contains(ask)));
            for other in own.view.seats.iter().filter(|other| other.seat != seat) {
                assert_eq!((&other.hand, other.offered.len()), (&None, 0), "{at}");
                let backs = other.slots.iter().filter_map(|slot| slot.face_down);
                assert!(backs.into_iter().all(|card| matches!(card, CardSeen::Back(_))), "{at}");
            }
            let down = all.view.seat(seat).slots.iter().filter_map(|slot| slot.face_down);
            face_down += down.filter(|card| matches!(card, CardSeen::Card(_))).count();
        }
        let public = film.position(at, Eye::Public).expect("a moment");
        assert!(public.asks.is_empty() && public.view.ask.is_none());
        assert!(public.view.seats.iter().all(|seat| seat.hand.is_none()));
    }
    assert!(face_down > 3 && asked > 20, "{face_down} {asked}");
    assert!(film.position(0, Eye::Seat(Seat(4))).is_err(), "there are four seats");
    place.server.end().await;
}

#[tokio::test]
async fn steps_turns_and_turning_points_lead_through_the_game() {
    let place = Place::open().await;
    let host = place.guest("Dora").await;
    let table = bots(&host, "super", 4, "normal").await;
    let film = reel(&place, &table).await.film;
    let turns = film.turns();
    assert!(turns.len() > 3);
    for pair in turns.windows(2) {
        assert!(pair[0].turn + 1 == pair[1].turn && pair[0].at < pair[1].at);
        let begins = film.told(pair[1].at, Eye::Public);
        let begin = Told::Seen(Seen::TurnBegins { turn: pair[1].turn });
        assert!(begins.contains(&begin), "{begins:?}");
        assert_eq!(pair[0].scores, film.moments()[pair[1].at - 1].scores, "as the turn ended");
    }
    let last = film.moments().last().expect("the end");
    assert_eq!(turns.last().map(|turn| &turn.scores), Some(&last.scores));
    for eye in eyes(&film) {
        let mut stops = vec![0];
        while let Some(next) = film.next(*stops.last().expect("one"), eye) {
            stops.push(next);
        }
        assert_eq!(stops.last(), Some(&film.last()));
        assert!(stops.is_sorted() && stops.len() < film.moments().len());
        let told = |at: &usize| !film.told(*at, eye).is_empty();
        let all: Vec<usize> = (1..=film.last()).filter(told).collect();
        assert!(all.iter().all(|at| stops.contains(at)), "nothing that happened is left out");
        let back = film.previous(film.last(), eye).expect("before it");
        assert_eq!(stops[stops.len() - 2], back);
    }
    assert_eq!((film.previous(0, Eye::Public), film.next(film.last(), Eye::All)), (None, None));
    let points = film.turning_points();
    assert!((1..=12).contains(&points.len()), "{points:?}");
    for point in &points {
        let moment = &film.moments()[point.at];
        let told = film.told(point.at, Eye::Public);
        // What happened may have ended its turn.
        let next = Told::Seen(Seen::TurnBegins { turn: point.turn + 1 });
        assert_eq!(moment.turn, point.turn + u16::from(told.contains(&next)));
        let happened = |is: &dyn Fn(&Seen) -> bool| {
            told.iter().any(|line| matches!(line, Told::Seen(seen) if is(seen)))
        };
        match point.why {
            Why::Leads { seat, .. } => {
                let own = moment.scores[seat.index()].points();
                let others = (0u8..).zip(&moment.scores).filter(|(n, _)| *n != seat.0);
                assert!(others.into_iter().all(|(_, it)| it.out || it.points() < own));
            }
            Why::EpicDies { seat, .. } => assert!(happened(&|seen| {
                matches!(seen, Seen::HeroDies { seat: by, souls: 2.., .. } if *by == seat)
            })),
            Why::EpicSurvives { seat, .. } => assert!(happened(&|seen| {
                matches!(seen, Seen::HeroSurvives { seat: by, wounds: 2.., .. } if *by == seat)
            })),
            Why::LevelUp { seat, boss } => {
                assert!(happened(&|seen| *seen == Seen::LevelUp { seat, boss }));
            }
            Why::Eliminated { seat } => {
                assert!(happened(&|seen| *seen == Seen::Eliminated { seat }))
            }
            Why::Conceded { seat } => assert!(happened(&|seen| *seen == Seen::Conceded { seat })),
        }
    }
    place.server.end().await;
}

/// What was taken back is still there to be looked at, and says so.
#[tokio::test]
async fn what_was_taken_back_is_marked() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let table = two(&host, &guest, json!({})).await;
    let mut undone = false;
    for n in 0..400 {
        for (who, seat) in [(&host, "A"), (&guest, "B")] {
            if !answer(who, &table, n).await || undone {
                continue;
            }
            let body = json!({ "seat": seat });
            let told = who.post(&format!("/tables/{table}/undo"), body).await;
            undone = told.status == 200;
        }
        if undone {
            break;
        }
    }
    assert!(undone, "something can be taken back in every game");
    guest.post(&format!("/tables/{table}/concede"), json!({ "seat": "B" })).await;
    let film = reel(&place, &table).await.film;
    let undo = film.moments().iter().position(|it| matches!(it.done, Done::Undo { .. }));
    let undo = undo.expect("it is on record");
    let Done::Undo { seat, agreed: false } = film.moments()[undo].done else { panic!("alone") };
    assert!(film.moments()[..undo].iter().any(|it| it.taken_back));
    assert!(film.moments()[undo..].iter().all(|it| !it.taken_back));
    assert_eq!(film.told(undo, Eye::Public)[0], Told::TookBack { seat, agreed: false });
    assert!(film.previous(undo + 1, Eye::Public) <= Some(undo));
    for (at, moment) in film.moments().iter().enumerate().filter(|(_, it)| it.taken_back) {
        assert!(film.turning_points().iter().all(|point| point.at != at));
        assert!(film.position(at, Eye::All).is_ok());
        let Done::Pick { seat, .. } = moment.done else { continue };
        let answered = film.answered(at, Eye::Seat(seat)).expect("it was answered");
        assert!(answered.ask.options.contains(&answered.pick));
        assert!(film.answered(at, Eye::Public).is_none(), "nobody saw it");
        assert!(film.answered(at, Eye::Seat(Seat(1 - seat.0))).is_none(), "nobody saw it");
    }
    let conceded = film.turning_points();
    assert!(conceded.iter().any(|it| it.why == Why::Conceded { seat: Seat(1) }), "{conceded:?}");
    assert!(film.moments().last().is_some_and(|it| it.scores[1].out && !it.scores[0].out));
    place.server.end().await;
}

#[tokio::test]
async fn a_verdict_shows_what_was_committed_to_and_holds() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let body = json!({ "edition": "second", "players": 2 });
    let table = crate::table(&host, body).await;
    guest.post(&format!("/tables/{table}/seats/B"), json!({})).await.done();
    let commit = look(&guest, &table).await["table"]["commit"].as_str().expect("text").to_owned();
    let salt = format!("/tables/{table}/seats/B/salt");
    guest.put(&salt, json!({ "salt": "one grain" })).await.done();
    host.post(&format!("/tables/{table}/start"), json!({})).await.done();
    play(&[&host, &guest], &table, 60).await;
    host.post(&format!("/tables/{table}/concede"), json!({ "seat": "A" })).await;
    let film = reel(&place, &table).await.film;
    let verdict = film.verdict().expect("it is over");
    assert_eq!(verdict.fault, None);
    assert_eq!(verdict.commit.as_deref(), Some(commit.as_str()));
    assert_eq!(verdict.salts, [(Seat(1), b"one grain".to_vec())]);
    assert_eq!((verdict.entries as usize, verdict.onward), (film.last(), None));
    let seed = verdict.seed.expect("it is revealed");
    let bytes: Vec<u8> =
        (0..64).step_by(2).map(|n| u8::from_str_radix(&seed[n..n + 2], 16).expect("hex")).collect();
    assert_eq!(HEXLOWER.encode(&Fair::commit_to(&bytes.try_into().expect("32 bytes"))), commit);
    place.server.end().await;
}
