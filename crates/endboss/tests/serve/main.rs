//! The server as a process of its own: it is killed without a warning, and nothing is lost.

mod chaos;

use std::time::Duration;

use chaos::Plan;

/// `cargo xtask chaos` runs this at length.
#[test]
fn no_acknowledged_pick_is_lost_when_the_server_is_killed() {
    let plan = Plan::of_environment("chaos");
    let summary = match chaos::run(&plan) {
        Ok(summary) => summary,
        Err(what) => {
            let (seed, data) = (plan.seed, plan.data.display());
            panic!("{what}\nthe seed is {seed}, and everything is kept in {data}");
        }
    };
    println!("{summary}");
    let tally = &summary.world.tally;
    assert!(summary.kills > plan.rounds, "each round kills, and each verdict once more");
    assert!(tally.acknowledged.get() > 10 * u64::from(plan.rounds), "hardly anything was played");
    assert!(tally.folded.get() > 0 && tally.cut.get() > 0, "nothing went wrong");
    // What was acknowledged up to the last verdict was held against the journals pick by pick;
    // a late answer may have come after it.
    assert!(summary.found.keyed > 0);
    if !plan.keep {
        std::fs::remove_dir_all(&plan.data).expect("the folder of the run goes");
    }
}

/// `cargo xtask chaos --restart-tables 1000` runs this with more of them.
#[test]
fn a_server_with_many_games_on_is_soon_there_again() {
    let plan = Plan::of_environment("restart");
    let found = chaos::restart::run(&plan).unwrap_or_else(|what| panic!("{what}"));
    println!("{found}");
    // Among other tests a machine has other things to do.
    let limit = Duration::from_secs(if found.tables >= 1000 { 2 } else { 10 });
    let slow = |times: &[Duration]| times.iter().any(|time| *time >= limit);
    assert!(!slow(&found.ready), "not ready within {limit:?}: {:?}", found.ready);
    assert!(!slow(&found.first), "no table within {limit:?}: {:?}", found.first);
    if !plan.keep {
        std::fs::remove_dir_all(&plan.data).expect("the folder of the run goes");
    }
}
