//! How large the JSON of a view is and how long it takes, in the middle of games of four players.
//!
//! `cargo run --release -p endboss-web --example shape_speed`

use std::hint::black_box;
use std::time::Instant;

use endboss_engine::{Courtesy, Event, Game, Pause};
use endboss_gamebox::{CardIds, Setup, Table};
use endboss_lexicon::{Edition, Seat, Viewer};
use endboss_text::{Lang, Text};
use endboss_view::{Seen, View};
use endboss_web::api::shape;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const ROUNDS: u32 = 200;

fn main() {
    let table = Setup::plain(Edition::Super, 4).lay_out().expect("it can be played");
    let (views, seen) = middles(&table);
    let ids = table.ids();
    let mut bytes: Vec<usize> = views.iter().map(|view| json(view, &ids).len()).collect();
    bytes.sort_unstable();
    let (middle, most) = (bytes[bytes.len() / 2], bytes[bytes.len() - 1]);
    println!("a view: {middle} bytes, at most {most}, of {} views", views.len());

    let build = each(&views, |view| drop(black_box(shape::View::of(view, &ids))));
    let both = each(&views, |view| drop(black_box(json(view, &ids))));
    println!("to build: {build:.2} µs; to build and write: {both:.2} µs");

    let written =
        |seen: &Seen| serde_json::to_vec(&shape::Event { seen, ids: &ids }).expect("plain data");
    let streamed = each(&seen, |seen| drop(black_box(written(seen))));
    let valued = each(&seen, |seen| drop(black_box(shape::LogLine::of(1, seen, &ids))));
    let text = Text::new(Lang::En);
    let names = table.names(Lang::En);
    let said = each(&seen, |seen| drop(black_box(text.seen(seen, &names))));
    println!("an event: {streamed:.2} µs written, {valued:.2} µs as a line, {said:.2} µs in words");
}

fn json(view: &View, ids: &CardIds) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(16 * 1024);
    serde_json::to_writer(&mut bytes, &shape::View::of(view, ids)).expect("plain data");
    bytes
}

/// Microseconds for one of them.
fn each<T>(things: &[T], mut work: impl FnMut(&T)) -> f64 {
    let start = Instant::now();
    for _ in 0..ROUNDS {
        things.iter().for_each(&mut work);
    }
    start.elapsed().as_secs_f64() * 1e6 / f64::from(ROUNDS) / things.len() as f64
}

/// Views of all seats in turns 4 to 8 of random games, and what was seen by then.
fn middles(table: &Table) -> (Vec<View>, Vec<Seen>) {
    let t = &table.tables;
    let (mut views, mut seen) = (Vec::new(), Vec::new());
    for seed in 0..10 {
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut game = Game::new(t, Courtesy::Everyone);
        let mut events: Vec<Event> = Vec::new();
        let mut options = Vec::new();
        loop {
            let pause = game.advance(t, &mut events);
            let view = game.view(t, Viewer::Public);
            let took = match pause {
                Pause::Over => break,
                _ if view.turn > 8 => break,
                Pause::Chance(chance) => {
                    let n = dice.random_range(0..game.ways(t, chance));
                    let roll = game.way(t, chance, n).expect("a way");
                    game.settle(t, chance, roll, &mut events)
                }
                Pause::Choice(seats) => {
                    if view.turn >= 4 {
                        let all = (0..t.seats).map(|seat| game.view(t, Viewer::Seat(Seat(seat))));
                        views.extend(all);
                    }
                    let seat = seats.iter().next().expect("a seat is asked");
                    game.options(t, seat, &mut options).expect("it is asked");
                    let pick = options[dice.random_range(0..options.len())];
                    game.choose(t, seat, pick, &mut events)
                }
            };
            took.expect("what was offered is accepted");
        }
        seen.extend(events.iter().map(|event| event.seen(Viewer::Seat(Seat(0)))));
    }
    (views, seen)
}
