//! A scenario as it was read.

use endboss_engine::Courtesy;
use endboss_lexicon::{CardKind, Edition, Rules, Seat, Viewer};
use endboss_view::Phase;

use super::draft::Draft;
use super::fact::Fact;
use super::hero::HeroWords;
use super::packs::Dealt;
use super::thing::Thing;
use super::wish::Wish;

/// A scenario, to be played once in each edition it names.
#[derive(Clone, Debug)]
pub struct Scenario {
    pub title: String,
    /// Numbers of rules and rulings: `R6.8`, `Q22`.
    pub proves: Vec<String>,
    /// The cards whose text it proves, by their ids: `classic/freeze`.
    pub cards: Vec<String>,
    pub plays: Vec<Play>,
}

/// A scenario in one edition.
#[derive(Clone, Debug)]
pub struct Play {
    pub edition: Edition,
    pub rules: Rules,
    pub seats: u8,
    pub(super) courtesy: Courtesy,
    pub(super) dealt: Dealt,
    /// None: a new game, from the dealing of bosses on.
    pub(super) start: Option<Draft>,
    pub(super) steps: Vec<Step>,
}

#[derive(Clone, Debug)]
pub(super) struct Step {
    pub(super) line: u32,
    pub(super) text: String,
    pub(super) what: What,
}

#[derive(Clone, Debug)]
pub(super) enum What {
    Pick(Seat, Wish),
    Concede(Seat),
    Pass(Until),
    Luck(Vec<Luck>),
    /// From here on unscripted chance takes its first way, or must be scripted again.
    AnyChance(bool),
    /// The game stands still where this phase begins next.
    Stop(Phase),
    Expect(Vec<Sight>, Fact),
}

impl What {
    /// Whether it may be said before the game has left its position.
    pub(super) fn prepares(&self) -> bool {
        match self {
            What::Luck(_) | What::AnyChance(_) | What::Stop(_) => true,
            What::Pick(..) | What::Concede(_) | What::Pass(_) | What::Expect(..) => false,
        }
    }
}

/// Whose eyes an expectation looks through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sight {
    Truth,
    Viewer(Viewer),
}

/// A scripted chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Luck {
    Boss(Seat, CardKind),
    Draw(Seat, CardKind),
    /// A card laid on the market. [R4.1]
    Market(CardKind),
    /// [R11.3]
    Item(CardKind),
    /// The next card of a stack that is shuffled, from the bottom, and how many are left with it.
    Stack(Seat, CardKind, usize),
    Hero(HeroWords),
    /// A card of this seat's hand.
    Random(Seat, CardKind),
    Lot(Seat),
    Forced(Seat, Thing),
}

/// How long everybody passes.
#[derive(Clone, Debug)]
pub(super) enum Until {
    /// One round: until a window closes or something declared happens.
    Round,
    Phase(Phase),
    NextTurn,
    Turn(u16),
    /// Something that may be expected.
    Holds(Vec<Sight>, Box<Fact>),
    /// The log tells something new.
    Log(Vec<Sight>, String),
}
