//! Windows without nagging: which questions a seat wants to be asked. [Q6]

use endboss_lexicon::Seat;
use endboss_view::{Asked, DeclaredView, Phase, Pick, TargetSeen, View};
use serde::{Deserialize, Serialize};

/// A seat's own wishes. A pass given by them looks like any other.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Windows {
    /// Ask even when there is nothing but to pass.
    pub always_ask: bool,
    /// Pass every window until this is over; then the server forgets it.
    pub pass_until: Option<Until>,
    /// What ends the passing for one window.
    pub wake: Vec<Wake>,
    /// Since when the windows are passed. The server sets it, whatever is said here.
    pub since: Option<Since>,
}

/// How long windows are passed at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    MyTurn,
    EndOfPhase,
    EndOfTurn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wake {
    /// Somebody else declares anything.
    Declared,
    /// Something is declared at me, my rooms, my spells or a hero in my dungeon.
    AtMe,
    /// A hero is in my dungeon.
    MyAdventure,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Since {
    pub turn: u16,
    pub phase: Phase,
    /// It was my turn then, and still is: my next turn is meant.
    #[serde(default)]
    pub mine: bool,
}

impl Windows {
    /// Most of a list anybody needs.
    pub const MOST_WAKES: usize = 8;

    /// Whether this question is passed without asking. The view is that seat's own.
    pub fn passes(&self, view: &View) -> bool {
        let Some(ask) = view.ask.as_ref().filter(|ask| ask.what.is_window()) else {
            return false;
        };
        if self.passing(view, ask.seat) && !self.wakes(view, ask.seat) {
            return ask.options.contains(&Pick::Pass);
        }
        !self.always_ask && ask.options == [Pick::Pass]
    }

    /// Whether the time until which everything is passed has not come yet.
    pub fn passing(&self, view: &View, me: Seat) -> bool {
        let (Some(until), Some(since)) = (self.pass_until, self.since) else {
            return false;
        };
        let same_turn = view.turn == since.turn;
        match until {
            Until::EndOfTurn => same_turn,
            Until::EndOfPhase => same_turn && view.phase == since.phase,
            // My turn begins when I become the active one.
            Until::MyTurn => since.mine || view.active != Some(me),
        }
    }

    /// The same wishes at this moment of the game: what is over is forgotten.
    pub fn at(&self, view: &View, me: Seat) -> Windows {
        let mut windows = self.clone();
        if let Some(since) = &mut windows.since {
            since.mine &= view.active == Some(me);
        }
        if windows.pass_until.is_some() && !windows.passing(view, me) {
            (windows.pass_until, windows.since) = (None, None);
        }
        windows
    }

    fn wakes(&self, view: &View, me: Seat) -> bool {
        self.wake.iter().any(|wake| match wake {
            Wake::Declared => view.declared.iter().any(|declared| declared.seat != me),
            Wake::AtMe => view.declared.iter().any(|declared| at(declared, view, me)),
            Wake::MyAdventure => view.walk.is_some_and(|walk| walk.seat == me),
        })
    }
}

/// Whether what another declared is aimed at this seat.
fn at(declared: &DeclaredView, view: &View, me: Seat) -> bool {
    let mine = match declared.target {
        None => false,
        Some(TargetSeen::Player(seat) | TargetSeen::Room { seat, .. }) => seat == me,
        Some(TargetSeen::Hero(hero)) => {
            let seat = view.seat(me);
            let walks = view.walk.is_some_and(|it| it.seat == me && it.hero.card == hero);
            walks
                || seat.entrance.iter().any(|it| it.card == hero)
                || seat.soul_heroes.contains(&hero)
        }
        Some(TargetSeen::Spell(spell)) => {
            view.declared.iter().any(|it| it.seat == me && it.spell && it.source.card == spell)
        }
    };
    declared.seat != me && mine
}

/// Whether a question with one answer is answered for the seat. Where a room goes is asked all the
/// same: it can still be taken back.
pub fn forced(windows: &Windows, view: &View) -> Option<Pick> {
    let ask = view.ask.as_ref()?;
    if windows.passes(view) {
        return Some(Pick::Pass);
    }
    let places = matches!(ask.what, Asked::PlaceWhere { .. } | Asked::BuildWhere { .. });
    match ask.options[..] {
        [only] if !ask.what.is_window() && !places && !windows.always_ask => Some(only),
        _ => None,
    }
}
