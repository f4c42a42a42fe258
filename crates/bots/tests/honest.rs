//! A bot decides by what its seat may know: where a game and an imagined twin of it look the same to
//! the seat, it does the same in both, however much of the game it remembers. [ARCHITECTURE 6]

use std::sync::Arc;

use endboss_bots::{Bot, Budget, Level, Lore, Undecided};
use endboss_engine::{Courtesy, Game, Imagination, Pause, Tables};
use endboss_gamebox::{Setup, Table};
use endboss_lexicon::{Edition, Seat, Viewer};
use endboss_view::{Mark, Pick, View, Why};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

type Dice = Xoshiro256PlusPlus;

/// A game whose chance and answers are dice.
struct Play<'t> {
    t: &'t Tables,
    game: Game,
    dice: Dice,
}

impl<'t> Play<'t> {
    fn new(t: &'t Tables, seed: u64) -> Play<'t> {
        Play { t, game: Game::new(t, Courtesy::Everyone), dice: Dice::seed_from_u64(seed) }
    }

    /// On to the next question; the seat that is asked first, or none when the game is over.
    fn asked(&mut self) -> Option<Seat> {
        loop {
            match self.game.advance(self.t, &mut ()) {
                Pause::Over => return None,
                Pause::Chance(chance) => {
                    let n = self.dice.random_range(0..self.game.ways(self.t, chance));
                    let roll = self.game.way(self.t, chance, n).expect("one of its ways");
                    self.game.settle(self.t, chance, roll, &mut ()).expect("a possible roll");
                }
                Pause::Choice(seats) => return seats.iter().next(),
            }
        }
    }

    fn view(&self, seat: Seat) -> View {
        self.game.view(self.t, Viewer::Seat(seat))
    }

    fn answer(&mut self, seat: Seat, pick: Pick) {
        self.game.choose(self.t, seat, pick, &mut ()).expect("it was offered");
    }

    /// Any answer.
    fn any(&mut self, seat: Seat) -> Pick {
        let options = self.view(seat).ask.expect("the seat is asked").options;
        options[self.dice.random_range(0..options.len())]
    }

    /// Goes on by any answers until a seat has a choice for which `fits`.
    fn until(&mut self, mut fits: impl FnMut(&Play, Seat) -> bool) -> Option<Seat> {
        while let Some(seat) = self.asked() {
            if fits(self, seat) {
                return Some(seat);
            }
            let pick = self.any(seat);
            self.answer(seat, pick);
        }
        None
    }

    /// What the seat sees of a game that has other cards wherever it cannot look.
    fn twin(&mut self, view: &View, seat: Seat) -> View {
        let imagination = Imagination::new(self.t, view).expect("our own view");
        let dice = &mut self.dice;
        let twin = imagination.deal(self.t, |n| dice.random_range(0..n));
        twin.with_courtesy(Courtesy::Everyone).view(self.t, Viewer::Seat(seat))
    }
}

fn table(edition: Edition, players: u8) -> Table {
    Setup::plain(edition, players).lay_out().expect("an edition with its own packs")
}

fn choices(view: &View) -> usize {
    view.ask.as_ref().map_or(0, |ask| ask.options.len())
}

/// One seat of a game is played by a bot; beside it, another is told of the twins only.
fn decides_alike(level: Level, table: &Table, lore: &Arc<Lore>, seed: u64, most: usize) -> usize {
    let t = &table.tables;
    let mut play = Play::new(t, seed);
    let me = Seat((seed % u64::from(t.seats)) as u8);
    let mut bots = [(); 2].map(|()| Bot::new(level, lore.clone()));
    // Enough to leave some decisions before all of it is used.
    let budget = Budget::nodes(200);
    let mut decided = 0;
    while decided < most
        && let Some(seat) = play.until(|_, seat| seat == me)
    {
        let view = play.view(seat);
        let twin = play.twin(&view, seat);
        let bytes = |view: &View| serde_json::to_vec(view).expect("a view is data");
        assert_eq!(bytes(&view), bytes(&twin), "a twin looks the same");
        // The seed of what is imagined is that of the decision, and not of the game.
        let seed = seed ^ decided as u64;
        let real = bots[0].decide(&view, budget, seed).expect("it is asked");
        let other = bots[1].decide(&twin, budget, seed).expect("it is asked");
        assert_eq!(real, other, "{level:?} in {:?}, decision {decided}", table.edition);
        // One who remembers nothing decides by the same view alone, too.
        let fresh = |view| Bot::new(level, lore.clone()).decide(view, budget, seed);
        assert_eq!(fresh(&view), fresh(&twin), "{level:?} without a memory");
        assert!(view.ask.as_ref().is_some_and(|ask| ask.options.contains(&real.pick)));
        decided += usize::from(choices(&view) > 1);
        play.answer(seat, real.pick);
    }
    decided
}

#[test]
fn a_bot_does_the_same_where_its_seat_sees_the_same() {
    for (edition, players) in [
        (Edition::First, 3),
        (Edition::Second, 2),
        (Edition::Anniversary, 4),
        (Edition::Super, 3),
        (Edition::Solo, 1),
    ] {
        let table = table(edition, players);
        let lore = table.lore();
        for level in Level::ALL {
            let most = if level.searches() { 10 } else { 60 };
            for seed in 0..3 {
                let decided = decides_alike(level, &table, &lore, seed, most);
                assert!(decided > 3, "{level:?} had {decided} choices in {edition:?}");
            }
        }
    }
}

/// Whether a bot thinks depends on its level, but why it cannot is the same for all.
#[test]
fn where_there_is_nothing_to_decide_it_says_so() {
    let table = table(Edition::Anniversary, 3);
    let lore = table.lore();
    let said = |level, view: &View, budget| {
        let decided = Bot::new(level, lore.clone()).decide(view, budget, 7);
        decided.map_err(|why| (why, why.to_string()))
    };
    let err = |why, sentence: &str| Err((why, sentence.to_owned()));
    let mut play = Play::new(&table.tables, 1);
    let seat = play.until(|play, seat| choices(&play.view(seat)) > 2).expect("a choice");
    let (view, budget) = (play.view(seat), Budget::nodes(20));
    let public = play.game.view(&table.tables, Viewer::Public);
    play.until(|_, _| false);
    let over = play.view(seat);
    for level in Level::ALL {
        assert!(said(level, &view, budget).is_ok(), "{level:?}");
        let none = "this view asks nothing of its viewer";
        assert_eq!(said(level, &public, budget), err(Undecided::NotAsked, none), "{level:?}");
        let ended = "the game is over, so there is nothing to decide";
        assert_eq!(said(level, &over, budget), err(Undecided::Over, ended), "{level:?}");
        for empty in [
            Budget::nodes(0),
            Budget::time(std::time::Duration::ZERO),
            Budget::within(None, None),
            Budget::nodes(20).on_threads(0),
        ] {
            let decided = said(level, &view, empty);
            let none = "a bot that imagines games needs a budget: at least 1 node, or some time, and \
                        1 thread";
            match level.searches() {
                true => assert_eq!(decided, err(Undecided::NoBudget, none), "{empty:?}"),
                false => assert!(decided.is_ok(), "{level:?} needs no budget"),
            }
        }
    }
}

/// What all are asked at once each thinks about, not only whoever sits first. [Q18]
#[test]
fn every_seat_thinks_about_what_all_are_asked() {
    for edition in [Edition::Second, Edition::Super] {
        let table = table(edition, 3);
        let lore = table.lore();
        let mut play = Play::new(&table.tables, 5);
        let mut thought = 0;
        while let Some(seat) = play.asked()
            && play.game.turn() == 0
        {
            let Pause::Choice(seats) = play.game.advance(&table.tables, &mut ()) else { break };
            for seat in seats.iter().filter(|_| seats.iter().count() > 1) {
                let view = play.view(seat);
                let bot = &mut Bot::new(Level::Hard, lore.clone());
                let why = bot.decide(&view, Budget::nodes(60), 7).expect("it is asked").why;
                let what = view.ask.expect("it is asked").what;
                assert!(matches!(why, Why::Odds { .. } | Why::Only), "{seat:?}, {what:?}: {why:?}");
                thought += usize::from(why != Why::Only);
            }
            let pick = play.any(seat);
            play.answer(seat, pick);
        }
        assert!(thought > 3, "{thought} in {edition:?}");
    }
}

/// Whatever its level: the numbers in a view stand for other cards there.
#[test]
fn a_view_of_another_table_is_not_thought_about() {
    let here = table(Edition::First, 2);
    let lore = here.lore();
    let choice = |table: &Table| {
        let mut play = Play::new(&table.tables, 5);
        let seat = play.until(|play, seat| choices(&play.view(seat)) > 2).expect("a choice");
        play.view(seat)
    };
    let own = choice(&here);
    let torn = View { mark: Mark(own.mark.0[..own.mark.0.len() / 2].to_vec()), ..own.clone() };
    let odd = View { mark: Mark(vec![1, 2, 3]), ..own.clone() };
    let mut others: Vec<View> =
        [(Edition::Super, 3), (Edition::Super, 2), (Edition::Second, 2), (Edition::First, 3)]
            .map(|(edition, players)| choice(&table(edition, players)))
            .into();
    others.push(odd);
    for level in Level::ALL {
        let decided = |view| Bot::new(level, lore.clone()).decide(view, Budget::nodes(20), 7);
        assert!(decided(&own).is_ok(), "{level:?}");
        for view in &others {
            assert_eq!(decided(view), Err(Undecided::Unreadable), "{level:?}");
        }
        // Only whoever imagines games reads more of a mark than whose it is.
        if level.searches() {
            assert_eq!(decided(&torn), Err(Undecided::Unreadable), "{level:?}");
        }
    }
    let sentence = "the view was written for another table, or not by this engine";
    assert_eq!(Undecided::Unreadable.to_string(), sentence);
}
