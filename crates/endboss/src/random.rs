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

    /// How the next chance of a game comes out.
    pub fn roll(&mut self, t: &Tables, game: &Game, chance: Chance) -> Roll {
        let nth = self.below(game.ways(t, chance));
        game.way(t, chance, nth).expect("one of its ways")
    }
}

/// A game on its way, bare or with a record of it.
pub trait Going {
    fn game(&self) -> &Game;

    /// Runs to the next pause.
    fn advance(&mut self) -> Pause;

    /// The chance that is due comes out as the dice have it.
    fn roll(&mut self, chance: Chance) -> Roll;

    /// One of the seat's options.
    fn pick(&mut self, seat: Seat, pick: Pick);

    fn dice(&mut self) -> &mut Dice;
}

/// A game alone, as fast as it can be played.
#[derive(Debug)]
pub struct Bare<'a> {
    t: &'a Tables,
    game: Game,
    dice: Dice,
}

impl Bare<'_> {
    pub fn new(t: &Tables, dice: Dice) -> Bare<'_> {
        Bare { t, game: Game::new(t, Courtesy::Quick), dice }
    }
}

impl Going for Bare<'_> {
    fn game(&self) -> &Game {
        &self.game
    }

    fn advance(&mut self) -> Pause {
        self.game.advance(self.t, &mut ())
    }

    fn roll(&mut self, chance: Chance) -> Roll {
        let roll = self.dice.roll(self.t, &self.game, chance);
        self.game.settle_listed(self.t, chance, roll, &mut ()).expect("a possible roll");
        roll
    }

    fn pick(&mut self, seat: Seat, pick: Pick) {
        self.game.choose_listed(self.t, seat, pick, &mut ());
    }

    fn dice(&mut self) -> &mut Dice {
        &mut self.dice
    }
}

/// A game played to its end, or until nobody wanted to know it any more.
#[derive(Debug)]
pub struct Played {
    pub game: Game,
    /// Picks with at least two options.
    pub decisions: u64,
    /// The boss of each seat.
    pub bosses: [CardKind; Seat::MAX],
}

/// Plays a whole game. What is needed for it is on the stack or in `options`, which is used again.
pub fn play_out(
    t: &Tables,
    going: &mut impl Going,
    seated: &mut Seated,
    options: &mut Vec<Pick>,
    has_left: impl Fn() -> bool,
) -> Played {
    let bosses = [CardKind(0); Seat::MAX];
    let mut played = Played { game: *going.game(), decisions: 0, bosses };
    // What bots imagine takes nothing from the chance of the game itself.
    let mut imagined = going.dice().clone();
    loop {
        match going.advance() {
            Pause::Over => break,
            Pause::Chance(chance) => {
                let roll = going.roll(chance);
                if let (Chance::Boss(seat), Roll::Card(boss)) = (chance, roll) {
                    played.bosses[seat.index()] = boss;
                }
            }
            Pause::Choice(_) if has_left() => break,
            Pause::Choice(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                let what = going.game().options(t, seat, options).expect("the seat is asked");
                let thought = seated.decide(t, going.game(), seat, imagined.0.next_u64());
                let pick = match thought {
                    Some(decided) => decided.expect("whoever is asked and may think decides").pick,
                    None => options[going.dice().below(options.len() as u32) as usize],
                };
                played.decisions += u64::from(options.len() > 1);
                if let (Asked::ChooseBoss, Pick::Card(boss)) = (what, pick) {
                    played.bosses[seat.index()] = boss;
                }
                going.pick(seat, pick);
            }
        }
    }
    played.game = *going.game();
    played
}
