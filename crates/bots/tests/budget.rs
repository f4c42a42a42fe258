//! What bots that search make of their budgets, and of what they thought before.

use std::sync::Arc;

use endboss_bots::{Bot, Budget, Decision, Level, Lore};
use endboss_engine::{Courtesy, Game, Pause};
use endboss_gamebox::Setup;
use endboss_lexicon::{Edition, Seat, Viewer};
use endboss_view::{Pick, View};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const NODES: u32 = 1500;

/// A real choice of the bot's seat.
struct Choice<'g> {
    view: &'g View,
    lore: Arc<Lore>,
    seed: u64,
    /// Nothing but the seat's own choice has happened since its last one, except that others passed.
    alone: bool,
}

/// What is decided in a game against chance, of the first so many real choices of a seat.
fn decided<D: FnMut(Choice) -> Decision>(game: u64, most: usize, mut decide: D) -> Vec<Decision> {
    let table = Setup::plain(Edition::Anniversary, 2).lay_out().expect("an edition");
    let (t, me) = (&table.tables, Seat(0));
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(game);
    let mut game = Game::new(t, Courtesy::Quick);
    let mut decided = Vec::new();
    let mut alone = false;
    while decided.len() < most {
        match game.advance(t, &mut ()) {
            Pause::Over => break,
            Pause::Chance(chance) => {
                let way = dice.next_u32() % game.ways(t, chance);
                game.settle_way(t, chance, way, &mut ()).expect("one of its ways");
                alone = false;
            }
            Pause::Choice(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                let view = game.view(t, Viewer::Seat(seat));
                let options = &view.ask.as_ref().expect("a question").options;
                let mut pick = options[dice.next_u32() as usize % options.len()];
                let real = seat == me && options.len() > 1;
                if real {
                    let seed = dice.next_u64();
                    let decision = decide(Choice { view: &view, lore: table.lore(), seed, alone });
                    pick = decision.pick;
                    decided.push(decision);
                }
                game.choose(t, seat, pick, &mut ()).expect("it was offered");
                alone = real || alone && seat != me && pick == Pick::Pass;
            }
        }
    }
    assert_eq!(decided.len(), most, "a game that is long enough");
    decided
}

/// What one bot decides with the same budget each time.
fn decisions(level: Level, budget: Budget, most: usize) -> Vec<Decision> {
    let mut bot = None;
    decided(12, most, |it| {
        let bot = bot.get_or_insert_with(|| Bot::new(level, it.lore));
        bot.decide(it.view, budget, it.seed).expect("whoever is asked decides")
    })
}

#[test]
fn what_is_clear_is_answered_sooner_and_what_is_not_is_thought_about() {
    for level in [Level::Hard, Level::Expert] {
        let decided = decisions(level, Budget::nodes(NODES), 40);
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
        assert!(decided.iter().all(|it| it.nodes == 200), "{level:?}");
    }
}

/// One that begins anew finds something else with the same seed and budget. A hard bot remembers
/// nothing but its search. In windows it often cannot tell that nobody else did anything, so it does
/// not always go on.
#[test]
fn a_search_goes_on_only_where_nothing_but_its_own_choice_happened() {
    let budget = Budget::nodes(100);
    let mut gone_on = 0;
    for game in 11..19 {
        let mut bot = None;
        decided(game, 25, |it| {
            let fresh = Bot::new(Level::Hard, it.lore.clone()).decide(it.view, budget, it.seed);
            let bot = bot.get_or_insert_with(|| Bot::new(Level::Hard, it.lore));
            let decision = bot.decide(it.view, budget, it.seed).expect("whoever is asked decides");
            let differs = fresh != Ok(decision);
            assert!(it.alone || !differs, "it learned something since: {decision:?}, {fresh:?}");
            gone_on += usize::from(differs);
            decision
        });
    }
    assert!(gone_on >= 20, "{gone_on}");
}
