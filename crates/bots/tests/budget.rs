//! What bots that search make of their budgets.

use endboss_bots::{Bot, Budget, Decision, Level};
use endboss_engine::{Courtesy, Game, Pause};
use endboss_gamebox::Setup;
use endboss_lexicon::{Edition, Seat, Viewer};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const NODES: u32 = 1500;

/// What a bot decides in a game against chance, of its first so many real choices.
fn decisions(level: Level, budget: Budget, most: usize) -> Vec<Decision> {
    let table = Setup::plain(Edition::Anniversary, 2).lay_out().expect("an edition");
    let (t, me) = (&table.tables, Seat(0));
    let mut bot = Bot::new(level, table.lore());
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(11);
    let mut game = Game::new(t, Courtesy::Quick);
    let mut decided = Vec::new();
    while decided.len() < most {
        match game.advance(t, &mut ()) {
            Pause::Over => break,
            Pause::Chance(chance) => {
                let way = dice.next_u32() % game.ways(t, chance);
                game.settle_way(t, chance, way, &mut ()).expect("one of its ways");
            }
            Pause::Choice(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                let view = game.view(t, Viewer::Seat(seat));
                let options = &view.ask.as_ref().expect("a question").options;
                let mut pick = options[dice.next_u32() as usize % options.len()];
                if seat == me {
                    let decision = bot.decide(&view, budget, dice.next_u64());
                    let decision = decision.expect("whoever is asked decides");
                    pick = decision.pick;
                    decided.extend((options.len() > 1).then_some(decision));
                }
                game.choose(t, seat, pick, &mut ()).expect("it was offered");
            }
        }
    }
    decided
}

#[test]
fn what_is_clear_is_answered_sooner_and_what_is_not_is_thought_about() {
    for level in [Level::Hard, Level::Expert] {
        let decided = decisions(level, Budget::nodes(NODES), 40);
        assert_eq!(decided.len(), 40, "a game that is long enough");
        let used = || decided.iter().map(|it| it.nodes);
        assert!(used().all(|nodes| nodes <= NODES));
        let long = used().filter(|nodes| *nodes > NODES / 2).count();
        let short = used().filter(|nodes| *nodes < NODES / 3).count();
        assert!(long >= 3 && short >= 10, "{level:?}: {:?}", used().collect::<Vec<_>>());
    }
}

#[test]
fn a_budget_that_is_to_be_used_is_used() {
    for level in [Level::Hard, Level::Expert] {
        let decided = decisions(level, Budget::nodes(200).whole(), 30);
        assert_eq!(decided.len(), 30, "a game that is long enough");
        assert!(decided.iter().all(|it| it.nodes == 200), "{level:?}");
    }
}
