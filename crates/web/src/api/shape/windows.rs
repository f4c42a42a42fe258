//! The windows of a seat as JSON.

use endboss_tables as tables;
use endboss_view::Phase;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A seat's own wishes. A pass given by them looks like any other.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Windows {
    /// Ask even when there is nothing but to pass.
    pub always_ask: bool,
    /// Pass every window until this is over; then the server forgets it.
    pub pass_until: Option<Until>,
    /// What ends the passing for one window.
    pub wake: Vec<Wake>,
    /// Since when the windows are passed. The server sets it, whatever is said here.
    #[schema(read_only)]
    pub since: Option<Since>,
}

/// How long windows are passed at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    MyTurn,
    EndOfPhase,
    EndOfTurn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Wake {
    /// Somebody else declares anything.
    Declared,
    /// Something is declared at me, my rooms, my spells or a hero in my dungeon.
    AtMe,
    /// A hero is in my dungeon.
    MyAdventure,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Since {
    pub turn: u16,
    #[schema(value_type = String)]
    pub phase: Phase,
    /// It was my turn then, and still is: my next turn is meant.
    #[serde(default)]
    pub mine: bool,
}

impl From<&tables::Windows> for Windows {
    fn from(windows: &tables::Windows) -> Windows {
        Windows {
            always_ask: windows.always_ask,
            pass_until: windows.pass_until.map(|until| match until {
                tables::Until::MyTurn => Until::MyTurn,
                tables::Until::EndOfPhase => Until::EndOfPhase,
                tables::Until::EndOfTurn => Until::EndOfTurn,
            }),
            wake: windows
                .wake
                .iter()
                .map(|wake| match wake {
                    tables::Wake::Declared => Wake::Declared,
                    tables::Wake::AtMe => Wake::AtMe,
                    tables::Wake::MyAdventure => Wake::MyAdventure,
                })
                .collect(),
            since: windows.since.map(|since| Since {
                turn: since.turn,
                phase: since.phase,
                mine: since.mine,
            }),
        }
    }
}

impl From<Windows> for tables::Windows {
    /// Since when they hold, the table says.
    fn from(windows: Windows) -> tables::Windows {
        tables::Windows {
            always_ask: windows.always_ask,
            pass_until: windows.pass_until.map(|until| match until {
                Until::MyTurn => tables::Until::MyTurn,
                Until::EndOfPhase => tables::Until::EndOfPhase,
                Until::EndOfTurn => tables::Until::EndOfTurn,
            }),
            wake: windows
                .wake
                .into_iter()
                .map(|wake| match wake {
                    Wake::Declared => tables::Wake::Declared,
                    Wake::AtMe => tables::Wake::AtMe,
                    Wake::MyAdventure => tables::Wake::MyAdventure,
                })
                .collect(),
            since: None,
        }
    }
}
