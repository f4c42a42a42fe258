//! A search ends when it is told to, and comes to the same with the same seed.

use std::time::{Duration, Instant};

use endboss_search::{Found, Habit, Limits, Manner, Search};

use crate::chance::Die;
use crate::nim::Nim;
use crate::{Known, iterations, search};

fn same(one: &Found, other: &Found) -> bool {
    (&one.tried, one.iterations, one.nodes) == (&other.tried, other.iterations, other.nodes)
}

#[test]
fn the_same_seed_comes_to_the_same() {
    let nim = |seed| search(&Known(Nim::new([3, 4, 5])), (0, 2), 1000, seed);
    let die = |seed| search(&Known(Die::new(0.65, true)), (0, 1), 1000, seed);
    for game in [&nim as &dyn Fn(u64) -> Found, &die] {
        assert!(same(&game(7), &game(7)));
        assert!((8..12).any(|other| !same(&game(7), &game(other))), "chance has its part");
    }
}

#[test]
fn so_many_games_are_imagined() {
    for games in [0, 1, 2, 1001] {
        let found = search(&Known(Nim::new([3, 4, 5])), (0, 2), games, 1);
        assert_eq!(found.iterations, games);
        assert_eq!(found.tried.iter().map(|it| it.visits).sum::<u32>(), games);
        assert!(found.tried.is_sorted_by(|one, other| one.visits >= other.visits));
    }
}

#[test]
fn a_deadline_is_kept() {
    let by = |deadline| {
        let limits = Limits { deadline: Some(deadline), ..Limits::default() };
        Search::new(0, 2, Manner::evenly(0.7)).run(&Known(Nim::new([3, 4, 5])), 1, limits)
    };
    let late = by(Instant::now());
    assert!((1..50).contains(&late.iterations), "{} games when it was too late", late.iterations);
    assert!(!late.tried.is_empty());
    let begun = Instant::now();
    let soon = by(begun + Duration::from_millis(40));
    let took = begun.elapsed();
    assert!(soon.iterations > late.iterations);
    assert!(took >= Duration::from_millis(40) && took < Duration::from_secs(5), "{took:?}");
    // Whichever comes first.
    let limits = Limits { deadline: Some(begun + Duration::from_secs(600)), ..iterations(10) };
    let few = Search::new(0, 2, Manner::evenly(0.7)).run(&Known(Nim::new([3, 4, 5])), 1, limits);
    assert_eq!(few.iterations, 10);
}

#[test]
fn trees_grow_no_more_when_they_are_full() {
    let most = |nodes, threads| {
        let limits = Limits { nodes, threads, ..iterations(3000) };
        Search::new(0, 2, Manner::evenly(0.7)).run(&Known(Nim::new([3, 4, 5])), 1, limits)
    };
    assert!(most(1_000_000, 1).nodes > 300);
    for threads in [1, 2] {
        let full = most(200, threads);
        // A game adds one node to each of the two trees.
        assert!((150..=202 * threads).contains(&full.nodes), "{} nodes", full.nodes);
        assert_eq!(full.iterations, 3000);
        assert!(!full.tried.is_empty());
    }
}

#[test]
fn two_threads_come_to_the_same_each_time() {
    let twice = [(); 2].map(|()| {
        let limits = Limits { threads: 2, ..iterations(2001) };
        Search::new(0, 2, Manner::evenly(0.7)).run(&Known(Nim::new([3, 4, 5])), 5, limits)
    });
    assert!(same(&twice[0], &twice[1]));
    assert_eq!(twice[0].iterations, 2001);
    assert_eq!(twice[0].tried.iter().map(|it| it.visits).sum::<u32>(), 2001);
    let alone = search(&Known(Nim::new([3, 4, 5])), (0, 2), 2001, 5);
    assert!(!same(&twice[0], &alone), "the second has dice of its own");
}

#[test]
fn what_cannot_change_any_more_ends_it() {
    let nim = Known(Nim::new([3, 4, 5]));
    let run = |settle, threads| {
        let limits = Limits { settle, threads, ..iterations(4000) };
        Search::new(0, 2, Manner::evenly(0.7)).run(&nim, 1, limits)
    };
    let (whole, settled) = (run(false, 1), run(true, 1));
    assert_eq!(whole.iterations, 4000);
    assert!((2000..4000).contains(&settled.iterations), "{}", settled.iterations);
    assert_eq!(settled.tried[0].label, whole.tried[0].label);
    let (lead, left) =
        (settled.tried[0].visits - settled.tried[1].visits, 4000 - settled.iterations);
    assert!(lead > left, "{lead} ahead, {left} left");
    assert_eq!(run(true, 2).iterations, 4000, "two threads cannot tell");
}

const SURE: u64 = 0;
const ONCE: u64 = 1;
const TWICE: u64 = 2;

const ROLLS: f32 = 4.25 / 6.0;

/// 40,000 games, or as many as it takes to be certain whether this is left for what is better.
fn habit(label: u64, by: f32) -> Limits {
    Limits { habit: Some(Habit { label, by }), ..iterations(40_000) }
}

/// A search in which so much is sure; one roll is worth 0.58, and two are worth 0.71.
fn with_die(sure: f32, limits: Limits) -> Found {
    Search::new(0, 1, Manner::evenly(0.7)).run(&Known(Die::new(sure, true)), 3, limits)
}

#[test]
fn what_is_as_good_as_certain_ends_it() {
    let mean = |found: &Found, label| {
        found.tried.iter().find(|it| it.label == label).expect("it was tried").mean
    };
    // Nothing is better than what is sure by so much: a part of the games tells.
    let kept = with_die(0.65, habit(SURE, 0.2));
    assert!((5000..5100).contains(&kept.iterations), "{}", kept.iterations);
    assert!(mean(&kept, TWICE) < mean(&kept, SURE) + 0.2);
    // Two rolls are better than one by more than that, and better than what is sure.
    let left = with_die(0.65, habit(ONCE, 0.02));
    assert!((5000..40_000).contains(&left.iterations), "{}", left.iterations);
    assert_eq!(left.tried[0].label, TWICE);
}

/// A part of the time counts like a part of the games.
#[test]
fn what_is_certain_does_not_wait_for_the_deadline() {
    let begun = Instant::now();
    let deadline = Some(begun + Duration::from_secs(4));
    let found = with_die(0.65, Limits { iterations: None, deadline, ..habit(SURE, 0.2) });
    let took = begun.elapsed();
    assert!(took >= Duration::from_millis(499) && took < Duration::from_secs(4), "{took:?}");
    assert!(found.iterations > 64);
}

#[test]
fn what_may_go_either_way_goes_on() {
    let whole = |sure, limits| assert_eq!(with_die(sure, limits).iterations, 40_000);
    // Two rolls are better by just about so much.
    whole(0.65, habit(SURE, ROLLS - 0.65));
    // Both others are better than the habit, but which of them is to be chosen?
    whole(ROLLS - 0.008, habit(ONCE, 0.02));
    // A move that is never there is no habit.
    whole(0.65, habit(77, 0.2));
    // Two threads cannot tell.
    whole(0.65, Limits { threads: 2, ..habit(SURE, 0.2) });
}
