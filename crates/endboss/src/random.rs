//! Whole games between bots: what `sim`, `bench` and `lab` do, as fast as the engine lets them.

use endboss_engine::{Chance, Courtesy, Game, Pause, Roll, Tables};
use endboss_lexicon::{CardKind, Seat};
use endboss_view::{Asked, Pick};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use endboss_gamebox::Seated;

/// The chance behind one game.
#[derive(Clone, Debug)]
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    /// The same for a seed and the number of a game, whoever plays it and in whatever order.
    pub fn of_game(seed: u64, game: u64) -> Dice {
        let start = Xoshiro256PlusPlus::seed_from_u64(seed).next_u64();
        Dice(Xoshiro256PlusPlus::seed_from_u64(start.wrapping_add(game)))
    }

    /// From 0 up to but not including `n`. It prefers some numbers by less than one in a million,
    /// which no summary can show.
    pub fn below(&mut self, n: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(n)) >> 32) as u32
    }
}

/// Hears how a game goes, to keep a record of it.
pub trait Scribe {
    fn rolled(&mut self, _chance: Chance, _roll: Roll) {}

    fn picked(&mut self, _seat: Seat, _pick: Pick) {}

    /// Whether nobody wants to know any more how it ends.
    fn has_left(&self) -> bool {
        false
    }
}

impl Scribe for () {}

/// A game played to its end, or until its scribe left.
#[derive(Debug)]
pub struct Played {
    pub game: Game,
    /// Picks with at least two options.
    pub decisions: u64,
    /// The boss of each seat.
    pub bosses: [CardKind; Seat::MAX],
}

/// Plays a whole game. Everything is on the stack or in `options`, which is used again.
pub fn play_out(
    t: &Tables,
    seated: &mut Seated,
    dice: &mut Dice,
    options: &mut Vec<Pick>,
    scribe: &mut impl Scribe,
) -> Played {
    let mut played = Played {
        game: Game::new(t, Courtesy::Quick),
        decisions: 0,
        bosses: [CardKind(0); Seat::MAX],
    };
    let game = &mut played.game;
    // What bots imagine takes nothing from the chance of the game itself.
    let mut imagined = dice.clone();
    loop {
        match game.advance(t, &mut ()) {
            Pause::Over => return played,
            Pause::Chance(chance) => {
                let ways = game.ways(t, chance);
                let roll = game.way(t, chance, dice.below(ways)).expect("one of its ways");
                if let (Chance::Boss(seat), Roll::Card(boss)) = (chance, roll) {
                    played.bosses[seat.index()] = boss;
                }
                scribe.rolled(chance, roll);
                game.settle_listed(t, chance, roll, &mut ()).expect("a possible roll");
            }
            Pause::Choice(_) if scribe.has_left() => return played,
            Pause::Choice(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                let what = game.options(t, seat, options).expect("the seat is asked");
                let thought = seated.decide(t, game, seat, imagined.0.next_u64());
                let pick = match thought {
                    Some(decided) => decided.expect("whoever is asked and may think decides").pick,
                    None => options[dice.below(options.len() as u32) as usize],
                };
                played.decisions += u64::from(options.len() > 1);
                if let (Asked::ChooseBoss, Pick::Card(boss)) = (what, pick) {
                    played.bosses[seat.index()] = boss;
                }
                scribe.picked(seat, pick);
                game.choose_listed(t, seat, pick, &mut ());
            }
        }
    }
}
