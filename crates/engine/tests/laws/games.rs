//! Random games to hold the laws against.

use endboss_cards::Catalogue;
use endboss_engine::{Chance, Courtesy, Event, Game, Pause, Roll, Tables};
use endboss_lexicon::{Edition, Rules, Seat, Variant};
use endboss_view::{Asked, Pick};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

pub(crate) type Dice = Xoshiro256PlusPlus;

/// Every edition, every number of players, plain and with every combination of fitting variants and
/// with each rule field at its other value.
pub(crate) fn tables() -> Vec<(String, Tables)> {
    let catalogue = Catalogue::classic();
    let mut all = Vec::new();
    for edition in Edition::ALL {
        for seats in 2..=4 {
            let preset = Rules::preset(edition);
            let fitting: Vec<_> =
                Variant::ALL.into_iter().filter(|v| v.editions().contains(&edition)).collect();
            for chosen in 0..1u32 << fitting.len() {
                let mut rules = preset;
                for (n, variant) in fitting.iter().enumerate() {
                    if chosen >> n & 1 != 0 {
                        variant.apply(edition, &mut rules).expect("it fits");
                    }
                }
                all.push((format!("{edition} {seats} variants {chosen:b}"), rules, seats));
            }
            for (field, values) in Rules::FIELDS {
                let mut rules = preset;
                let other = values.iter().find(|v| preset.get(field).as_deref() != Some(**v));
                if other.is_some_and(|other| rules.set(field, other).is_ok()) {
                    all.push((format!("{edition} {seats} {field}"), rules, seats));
                }
            }
        }
    }
    let table = |(name, rules, seats): (String, Rules, u8)| {
        let cards = catalogue.cards(rules.printing);
        (name, Tables::new(&cards, rules, seats).expect("the classic set is playable"))
    };
    all.into_iter().map(table).collect()
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Step {
    Pick(Seat, Pick),
    Roll(Chance, Roll),
}

pub(crate) struct Table<'a> {
    pub(crate) t: &'a Tables,
    pub(crate) game: Game,
    pub(crate) dice: Dice,
    pub(crate) events: Vec<Event>,
    pub(crate) steps: Vec<Step>,
    options: Vec<Pick>,
}

impl<'a> Table<'a> {
    pub(crate) fn new(t: &'a Tables, courtesy: Courtesy, seed: u64) -> Table<'a> {
        Table::of(t, Game::new(t, courtesy), seed)
    }

    /// A table at which this game goes on.
    pub(crate) fn of(t: &'a Tables, game: Game, seed: u64) -> Table<'a> {
        Table {
            t,
            game,
            dice: Dice::seed_from_u64(seed),
            events: Vec::new(),
            steps: Vec::new(),
            options: Vec::new(),
        }
    }

    pub(crate) fn advance(&mut self) -> Pause {
        self.game.advance(self.t, &mut self.events)
    }

    /// What the first of the seats asked is asked.
    pub(crate) fn question_of(&self, pause: Pause) -> Option<Asked> {
        match pause {
            Pause::Choice(seats) => self.game.question(self.t, seats.iter().next()?),
            Pause::Chance(_) | Pause::Over => None,
        }
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.dice.random_range(0..n)
    }

    /// Any step that is possible now; `None` once it is over.
    pub(crate) fn any_step(&mut self, pause: Pause) -> Option<Step> {
        match pause {
            Pause::Over => None,
            Pause::Chance(chance) => {
                let n = self.below(self.game.ways(self.t, chance) as usize) as u32;
                Some(Step::Roll(chance, self.game.way(self.t, chance, n).expect("a way")))
            }
            Pause::Choice(seats) => {
                let nth = self.below(seats.len() as usize);
                let seat = seats.iter().nth(nth).expect("a seat is asked");
                self.game.options(self.t, seat, &mut self.options).expect("it is asked");
                assert!(!self.options.is_empty(), "a question without answers");
                let at = self.below(self.options.len());
                Some(Step::Pick(seat, self.options[at]))
            }
        }
    }

    pub(crate) fn take(&mut self, step: Step) {
        match step {
            Step::Pick(seat, pick) => self.game.choose(self.t, seat, pick, &mut self.events),
            Step::Roll(chance, roll) => self.game.settle(self.t, chance, roll, &mut self.events),
        }
        .expect("what was offered is accepted");
        self.steps.push(step);
    }
}
