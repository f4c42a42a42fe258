//! Kuhn's poker: three cards, one for each of two players, one coin each in the pot. The first may
//! check or bet one more; a bet is called or folded. The first loses 1/18 of a coin a game.

use endboss_search::{Dice, Imagine, MOST_SEATS, Manner, Rewards, Search, World};

use crate::trust::TRUSTING;
use crate::{best, iterations, play_out, value};

const JACK: u8 = 0;
const QUEEN: u8 = 1;
const KING: u8 = 2;

/// To check or fold, and to bet or call.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Act {
    Pass,
    Bet,
}
use Act::{Bet, Pass};

/// What somebody does with this card. A player knows its own cards, so each is another move to it.
#[derive(Clone, Copy, PartialEq)]
struct With(u8, Act);

fn label(With(card, act): With) -> u64 {
    10 * u64::from(card) + act as u64
}

#[derive(Clone)]
struct Kuhn {
    cards: [u8; 2],
    done: Vec<Act>,
}

impl Kuhn {
    /// What the first player won, in coins.
    fn won(&self) -> f32 {
        let higher = if self.cards[0] > self.cards[1] { 1.0 } else { -1.0 };
        match self.done[..] {
            [Pass, Pass] => higher,
            [Bet, Bet] | [Pass, Bet, Bet] => 2.0 * higher,
            [Bet, Pass] => 1.0,
            [Pass, Bet, Pass] => -1.0,
            _ => unreachable!("it is not over"),
        }
    }
}

/// From losing 2 coins to winning 2 is from 0 to 1.
fn coins(reward: f32) -> f32 {
    4.0 * (reward - 0.5)
}

impl World for Kuhn {
    type Move = With;

    fn next(&mut self, _: &mut Dice) -> Option<usize> {
        match self.done[..] {
            [] | [Pass, Bet] => Some(0),
            [_] => Some(1),
            _ => None,
        }
    }

    fn moves(&mut self, seat: usize, out: &mut Vec<(With, f32)>) {
        out.extend([Pass, Bet].map(|act| (With(self.cards[seat], act), 0.0)));
    }

    fn play(&mut self, _: usize, With(_, act): With) {
        self.done.push(act);
    }

    fn seen(&self, _: usize, With(_, act): With, _: usize) -> Option<u64> {
        Some(act as u64)
    }

    fn label(&self, what: With) -> u64 {
        label(what)
    }

    fn rewards(&mut self, dice: &mut Dice) -> Rewards {
        play_out(self, dice);
        let mut rewards = [0.0; MOST_SEATS];
        rewards[0] = 0.5 + self.won() / 4.0;
        rewards[1] = 1.0 - rewards[0];
        rewards
    }
}

/// After this was done; one of the players may have looked at its card.
struct Deal {
    done: Vec<Act>,
    looked: Option<(usize, u8)>,
}

impl Imagine for Deal {
    type World = Kuhn;

    fn imagine(&self, dice: &mut Dice) -> Kuhn {
        let (seat, own) = self.looked.unwrap_or_else(|| (0, dice.below(3) as u8));
        let mut cards = [(own + 1 + dice.below(2) as u8) % 3; 2];
        cards[seat] = own;
        Kuhn { cards, done: self.done.clone() }
    }
}

/// What this seat does with this card after that was done.
fn acts(manner: Manner, (seat, card): (usize, u8), done: &[Act], seed: u64) -> Act {
    let deal = Deal { done: done.to_vec(), looked: Some((seat, card)) };
    let found = Search::new(seat, 2, manner).run(&deal, seed, iterations(4000));
    let is = |act: &Act| label(With(card, *act)) == best(&found);
    [Pass, Bet].into_iter().find(is).expect("its own card and one of two acts")
}

#[test]
fn what_is_never_right_is_not_done() {
    for manner in [Manner::evenly(0.7), TRUSTING] {
        for seed in 0..6 {
            let acts = |seat, card, done: &[Act]| acts(manner, (seat, card), done, seed);
            assert_eq!(acts(1, KING, &[Bet]), Bet, "a king calls, seed {seed}");
            assert_eq!(acts(1, JACK, &[Bet]), Pass, "a jack folds, seed {seed}");
            assert_eq!(acts(1, KING, &[Pass]), Bet, "a king bets last, seed {seed}");
            assert_eq!(acts(0, KING, &[Pass, Bet]), Bet, "a king calls, seed {seed}");
            assert_eq!(acts(0, JACK, &[Pass, Bet]), Pass, "a jack folds, seed {seed}");
            assert_eq!(acts(0, QUEEN, &[]), Pass, "a queen does not bet first, seed {seed}");
        }
    }
}

/// Before the first player looks, both learn to play each card.
#[test]
fn the_first_loses_a_little() {
    for seed in 0..4 {
        let deal = Deal { done: vec![], looked: None };
        let found = Search::new(0, 2, Manner::evenly(0.2)).run(&deal, seed, iterations(40_000));
        let won = coins(value(&found));
        assert!((won + 1.0 / 18.0).abs() < 0.08, "{won} coins, seed {seed}: {:?}", found.tried);
        let visits = |act| {
            let tried = found.tried.iter().find(|it| it.label == label(With(QUEEN, act)));
            tried.expect("it was tried").visits
        };
        assert!(visits(Pass) > 3 * visits(Bet), "{:?}", found.tried);
    }
}
