//! In steady state the engine allocates nothing for a decision. [ARCHITECTURE 1]
//!
//! A test of its own, because it replaces the allocator of its program by one that counts.

#[path = "../src/random.rs"]
mod random;

use endboss_cards::Catalogue;
use endboss_engine::Tables;
use endboss_lexicon::{Edition, Rules, Variant};
use random::{Dice, play_out};

const GAMES: u64 = 300;

fn check(t: &Tables, what: &str) {
    let mut options = Vec::new();
    // The list of options grows to its full length once.
    for game in 0..GAMES {
        play_out(t, &mut Dice::of_game(1, game), &mut options, &mut ());
    }
    let mut decisions = 0;
    let counted = allocation_counter::measure(|| {
        for game in 0..GAMES {
            decisions += play_out(t, &mut Dice::of_game(1, game), &mut options, &mut ()).decisions;
        }
    });
    assert!(decisions > 10 * GAMES, "{what}: only {decisions} decisions");
    assert_eq!(counted.count_total, 0, "{what}: allocations in {decisions} decisions");
}

#[test]
fn no_decision_allocates() {
    let catalogue = Catalogue::classic();
    for edition in Edition::ALL {
        for players in 2..=4 {
            let rules = Rules::preset(edition);
            let t = Tables::new(&catalogue.cards(rules.printing), rules, players);
            check(&t.expect("a game"), &format!("{edition}, {players} players"));
        }
        let mut rules = Rules::preset(edition);
        for variant in Variant::ALL {
            // Those that do not fit the edition are left out.
            let _ = variant.apply(edition, &mut rules);
        }
        let t = Tables::new(&catalogue.cards(rules.printing), rules, 4);
        check(&t.expect("a game"), &format!("{edition} with all its variants"));
    }
}

#[test]
fn the_counter_counts() {
    let counted = allocation_counter::measure(|| drop(vec![1u8; 100]));
    assert_eq!(counted.count_total, 1);
}
