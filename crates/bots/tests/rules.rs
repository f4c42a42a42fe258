//! The players by rules, measured: normal beats chance by far, easy lies between, and neither has
//! moods. The games are the same every time, so the bounds cannot be met or missed by luck; they are
//! wide so that a change of a weight does not meet them.

use endboss_bots::{Bot, Budget, Level};
use endboss_engine::{Courtesy, Game, Pause};
use endboss_gamebox::{Setup, Table};
use endboss_lexicon::{CardKind, Edition, Seat, Viewer};
use endboss_view::{Asked, Outcome, Pick, View, Why};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

fn table(edition: Edition, players: u8) -> Table {
    Setup::plain(edition, players).lay_out().expect("an edition with its own packs")
}

/// Plays a game to its end; `seen` hears every answer that was a choice.
fn play(
    table: &Table,
    levels: &[Level],
    seed: u64,
    mut seen: impl FnMut(&View, Pick, Why),
) -> (View, Outcome) {
    let t = &table.tables;
    let lore = table.lore();
    let mut bots: Vec<Bot> = levels.iter().map(|level| Bot::new(*level, lore.clone())).collect();
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Game::new(t, Courtesy::Quick);
    loop {
        match game.advance(t, &mut ()) {
            Pause::Over => {
                let view = game.view(t, Viewer::Public);
                let outcome = view.outcome.clone().expect("the game is over");
                return (view, outcome);
            }
            Pause::Chance(chance) => {
                let way = dice.next_u64() % u64::from(game.ways(t, chance));
                let roll = game.way(t, chance, way as u32).expect("one of its ways");
                game.settle(t, chance, roll, &mut ()).expect("a possible roll");
            }
            Pause::Choice(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                let view = game.view(t, Viewer::Seat(seat));
                let bot = &mut bots[seat.index()];
                let decided = bot.decide(&view, Budget::nodes(1), dice.next_u64());
                let decision = decided.expect("whoever is asked decides");
                if decision.why != Why::Only {
                    seen(&view, decision.pick, decision.why);
                }
                game.choose(t, seat, decision.pick, &mut ()).expect("it was offered");
            }
        }
    }
}

/// Of a hundred games so many are won by the first level, which changes seats with the second.
fn wins(edition: Edition, one: Level, other: Level, games: u64) -> u64 {
    let table = table(edition, 2);
    let won = (0..games).filter(|game| {
        let first = game % 2 == 0;
        let levels = if first { [one, other] } else { [other, one] };
        let (_, outcome) = play(&table, &levels, *game, |_, _, _| {});
        outcome.winner == Seat(u8::from(!first))
    });
    won.count() as u64 * 100 / games
}

#[test]
fn normal_beats_chance_by_far() {
    for edition in [Edition::First, Edition::Second, Edition::Anniversary, Edition::Super] {
        let won = wins(edition, Level::Normal, Level::Random, 200);
        assert!(won >= 90, "normal won {won} of 100 games, {edition}");
    }
}

#[test]
fn easy_lies_between() {
    for edition in [Edition::Second, Edition::Anniversary, Edition::Super] {
        let won = wins(edition, Level::Easy, Level::Random, 200);
        assert!(won >= 65, "easy won {won} of 100 games against chance, {edition}");
        let won = wins(edition, Level::Easy, Level::Normal, 200);
        assert!(won <= 38, "easy won {won} of 100 games against normal, {edition}");
    }
}

#[test]
fn alone_the_better_player_scores_more() {
    let table = table(Edition::Solo, 1);
    let mean = |level| {
        let scores = (0..200).map(|game| play(&table, &[level], game, |_, _, _| {}).1.score);
        scores.map(f64::from).sum::<f64>() / 200.0
    };
    let [random, easy, normal] = [Level::Random, Level::Easy, Level::Normal].map(mean);
    assert!(random < 0.0 && easy > random + 2.0, "random {random}, easy {easy}");
    assert!(normal > 12.0 && normal > easy + 6.0, "easy {easy}, normal {normal}");
}

/// Every edition, with few and with many players, and with the packs of our own.
#[test]
fn they_play_with_every_card_to_the_end() {
    let mixed: [(Edition, u8, &[&str]); 7] = [
        (Edition::First, 4, &[]),
        (Edition::Second, 3, &["classic", "coins"]),
        (Edition::Anniversary, 4, &["classic", "items"]),
        (Edition::Super, 6, &["super", "explorers"]),
        (Edition::Super, 4, &["super", "items", "coins"]),
        (Edition::Solo, 1, &["super", "items", "coins"]),
        (Edition::Challenge, 1, &[]),
    ];
    for (edition, players, packs) in mixed {
        let packs = packs.iter().map(|pack| (*pack).to_owned()).collect();
        let setup = Setup { packs, ..Setup::plain(edition, players) };
        let table = setup.lay_out().expect("these packs make a game");
        let levels: Vec<_> =
            [Level::Normal, Level::Easy].into_iter().cycle().take(players.into()).collect();
        for seed in 0..15 {
            let mut answers = 0;
            play(&table, &levels, seed, |view, pick, _| {
                let ask = view.ask.as_ref().expect("somebody was asked");
                assert!(ask.options.contains(&pick), "{:?}: {pick:?}", ask.what);
                answers += 1;
            });
            assert!(answers > 5, "{edition} of {players}: {answers} answers");
        }
    }
}

/// The same view and seed, the same answer; another seed may let easy make another mistake.
#[test]
fn mistakes_come_from_the_seed() {
    let table = table(Edition::Super, 2);
    let (mut asked, mut moods) = (0, 0);
    let levels = [Level::Normal, Level::Normal];
    play(&table, &levels, 7, |view, pick, why| {
        let answer = |level, seed| {
            let mut bot = Bot::new(level, table.lore());
            let decided = bot.decide(view, Budget::nodes(1), seed).expect("it is asked");
            (decided.pick, decided.why)
        };
        assert_eq!(answer(Level::Normal, 1), (pick, why));
        for seed in 0..20 {
            let easy = answer(Level::Easy, seed);
            assert_eq!(easy, answer(Level::Easy, seed));
            moods += u32::from(easy.0 != pick);
        }
        asked += 20;
    });
    assert!(moods > asked / 50 && moods < asked / 2, "{moods} of {asked} answers differ");
}

/// The cards a reason names are the ones that were chosen.
#[test]
fn the_best_and_the_worst_card_are_those_picked() {
    let (mut best, mut worst) = (0, 0);
    for (edition, players) in [(Edition::First, 2), (Edition::Super, 2), (Edition::Solo, 1)] {
        let table = table(edition, players);
        let levels = vec![Level::Normal; players.into()];
        play(&table, &levels, 3, |view, pick, why| {
            let what = view.ask.as_ref().expect("somebody was asked").what;
            match why {
                Why::BestCard { card } => {
                    assert!(matches!(pick, Pick::Card(c) | Pick::Deck(c) if c == card));
                    best += u32::from(what == Asked::Market);
                }
                Why::WorstCard { card } => {
                    assert_eq!(pick, Pick::Card(card));
                    worst += u32::from(matches!(what, Asked::OpeningDiscard { .. }));
                }
                _ => {}
            }
        });
    }
    assert!(best > 10 && worst == 4, "{best} from the market, {worst} of the opening hands");
}

/// Alone nobody interferes, so what a reason says of a hero comes true: who is to be killed is
/// killed, and who is lured dies, unless what was held back for it went to another.
#[test]
fn what_a_reason_says_of_a_hero_comes_true() {
    let table = table(Edition::Solo, 1);
    let (mut kills, mut killed, mut lures, mut lured) = (0, 0, 0, 0);
    for seed in 0..60 {
        let mut said = Vec::new();
        let (end, _) = play(&table, &[Level::Normal], seed, |_, _, why| said.push(why));
        let soul = |hero: &CardKind| u32::from(end.seat(Seat(0)).soul_heroes.contains(hero));
        for why in &said {
            match why {
                Why::Kills { hero } => (kills, killed) = (kills + 1, killed + soul(hero)),
                Why::Lures { hero } => (lures, lured) = (lures + 1, lured + soul(hero)),
                _ => {}
            }
        }
    }
    assert!(kills > 20 && killed * 100 >= kills * 95, "{killed} of {kills} killed");
    assert!(lures > 200 && lured * 100 >= lures * 80, "{lured} of {lures} lured and dead");
}
