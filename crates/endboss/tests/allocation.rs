//! In steady state the engine allocates nothing for a decision. [ARCHITECTURE 1]
//!
//! A test of its own, because it replaces the allocator of its program by one that counts.

#[path = "../src/random.rs"]
mod random;

use endboss_cards::Catalogue;
use endboss_engine::Tables;
use endboss_gamebox::Seated;
use endboss_lexicon::{Edition, Rules, Variant};
use random::{Bare, Dice, play_out};

const GAMES: u64 = 300;

fn check(t: &Tables, what: &str) {
    let mut options = Vec::new();
    let mut seated = Seated::random(t.seats);
    // The list of options grows to its full length once.
    for game in 0..GAMES {
        let mut bare = Bare::new(t, Dice::of_game(1, game));
        play_out(t, &mut bare, &mut seated, &mut options, || false);
    }
    let mut decisions = 0;
    let counted = allocation_counter::measure(|| {
        for game in 0..GAMES {
            let mut bare = Bare::new(t, Dice::of_game(1, game));
            let played = play_out(t, &mut bare, &mut seated, &mut options, || false);
            assert!(played.game.end().is_some(), "{what}: a game broke off");
            decisions += played.decisions;
        }
    });
    assert!(decisions > 10 * GAMES, "{what}: only {decisions} decisions");
    assert_eq!(counted.count_total, 0, "{what}: allocations in {decisions} decisions");
}

#[test]
fn no_decision_allocates() {
    let tables = |packs: &[&str], mut rules: Rules, players: u8| {
        let cards = Catalogue::shipped(packs).mix(&mut rules, players, None).expect("they fit");
        Tables::new(&cards, rules, players).expect("a game")
    };
    for edition in Edition::ALL {
        let rules = Rules::preset(edition);
        let most = if rules.board && !rules.solo { 6 } else { rules.max_players };
        for players in rules.min_players..=most {
            let t = tables(edition.packs(players), rules, players);
            check(&t, &format!("{edition}, {players} players"));
        }
        let mut rules = rules;
        for variant in Variant::ALL {
            // Those that do not fit the edition are left out.
            let _ = variant.apply(edition, &mut rules);
        }
        let t = tables(edition.packs(rules.max_players), rules, rules.max_players);
        check(&t, &format!("{edition} with all its variants"));
    }
    let everything = ["super", "explorers", "classic", "items", "coins"];
    let t = tables(&everything, Rules::preset(Edition::Super), 6);
    check(&t, "six players with all packs");
}

#[test]
fn the_counter_counts() {
    let counted = allocation_counter::measure(|| drop(vec![1u8; 100]));
    assert_eq!(counted.count_total, 1);
}
