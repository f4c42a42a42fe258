//! Random games to hold the laws against.

use endboss_cards::Catalogue;
use endboss_engine::{Chance, Courtesy, Event, Game, Pause, Roll, Tables};
use endboss_lexicon::{Card, Edition, Rules, Seat, Variant};
use endboss_view::{Asked, Pick};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

pub(crate) type Dice = Xoshiro256PlusPlus;

/// A game to be played: edition, players, packs, and what is changed about its rules.
pub(crate) struct Kind {
    pub(crate) name: String,
    pub(crate) rules: Rules,
    pub(crate) seats: u8,
    pub(crate) packs: &'static [&'static str],
}

impl Kind {
    pub(crate) fn catalogue(&self) -> Catalogue {
        Catalogue::shipped(self.packs)
    }

    /// The cards that play, and the tables made of them.
    pub(crate) fn tables(&self) -> (Vec<Card>, Tables) {
        let mut rules = self.rules;
        let cards = self.catalogue().mix(&mut rules, self.seats, None);
        let cards = cards.unwrap_or_else(|unfit| panic!("{}: {unfit}", self.name));
        let t = Tables::new(&cards, rules, self.seats);
        let t = t.unwrap_or_else(|e| panic!("{}: {e}", self.name));
        (cards, t)
    }
}

/// Every edition, every number of players, plain and with every combination of fitting variants and
/// with each rule field at its other value; and every mix of packs.
pub(crate) fn kinds() -> Vec<Kind> {
    let mut all = classic_kinds();
    let mut add = |edition: Edition, seats: u8, packs: &'static [&'static str]| {
        let rules = Rules::preset(edition);
        let name = format!("{edition} {seats} {}", packs.join("+"));
        all.push(Kind { name, rules, seats, packs });
    };
    for seats in 2..=4 {
        add(Edition::Super, seats, &["town", "super"]);
        add(Edition::Super, seats, &["town", "classic"]);
        add(Edition::Super, seats, &["town", "super", "classic"]);
        add(Edition::Super, seats, &["town", "super", "items"]);
        add(Edition::Super, seats, &["town", "super", "coins"]);
        add(Edition::Super, seats, &["town", "super", "classic", "items", "coins"]);
        add(Edition::Anniversary, seats, &["classic", "items"]);
        add(Edition::Second, seats, &["classic", "coins"]);
    }
    for seats in 5..=6 {
        add(Edition::Super, seats, &["town", "super", "explorers"]);
        let all = &["town", "super", "explorers", "classic", "items", "coins"];
        add(Edition::Super, seats, all);
    }
    for edition in [Edition::Solo, Edition::Challenge] {
        add(edition, 1, &["town", "super"]);
        add(edition, 1, &["town", "super", "classic", "items", "coins"]);
    }
    for (edition, seats) in [(Edition::Super, 3), (Edition::Solo, 1)] {
        for (field, rules) in other_fields(Rules::preset(edition)) {
            let name = format!("{edition} {seats} {field}");
            all.push(Kind { name, rules, seats, packs: &["town", "super"] });
        }
    }
    all
}

/// The same rules with one field at another value, for each field.
fn other_fields(preset: Rules) -> Vec<(&'static str, Rules)> {
    let mut all = Vec::new();
    for (field, values) in Rules::FIELDS {
        for value in values.iter().filter(|v| preset.get(field).as_deref() != Some(**v)) {
            let mut rules = preset;
            if rules.set(field, value).is_ok() {
                all.push((*field, rules));
            }
        }
    }
    all
}

/// The classic game alone.
pub(crate) fn classic_kinds() -> Vec<Kind> {
    let mut all = Vec::new();
    for edition in Edition::CLASSIC {
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
                let name = format!("{edition} {seats} variants {chosen:b}");
                all.push(Kind { name, rules, seats, packs: &["classic"] });
            }
            for (field, rules) in other_fields(preset) {
                let name = format!("{edition} {seats} {field}");
                all.push(Kind { name, rules, seats, packs: &["classic"] });
            }
        }
    }
    all
}

pub(crate) fn tables() -> Vec<(String, Tables)> {
    kinds().into_iter().map(|kind| (kind.name.clone(), kind.tables().1)).collect()
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
