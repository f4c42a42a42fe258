//! The game in the terminal: one player against bots, line by line.
//!
//! [`Host`] keeps the game and its record and answers for the others; the conversation
//! ([`play`]) gets views from it and nothing else. Where the lines of the record go is the caller's
//! business ([`Keep`]), and so are the input, the output and how the program was started.

mod answer;
mod bait;
mod board;
mod command;
mod conversation;
mod error;
mod explain;
mod host;
mod log;
mod person;
mod question;
mod rulebook;
#[cfg(test)]
mod sample;
mod screen;
pub mod shown;
mod wrap;

use std::io::{BufRead, Write};

use endboss_lexicon::Seat;
use endboss_text::{Lang, Text};

use conversation::Conversation;
pub use error::PlayError;
pub use host::{Host, Keep};
pub use person::player_name;
use screen::Screen;
pub use wrap::width;

/// How a game is told, and to whom.
#[derive(Clone, Debug)]
pub struct Manner {
    pub lang: Lang,
    /// What the player is called.
    pub name: Option<String>,
    pub place: Place,
    /// What is typed is said again, because nobody else shows it.
    pub echo: bool,
    /// How long lines may be.
    pub width: Option<usize>,
}

/// Where the game is kept, for the player to find it again.
#[derive(Clone, Debug, Default)]
pub struct Place {
    /// The file by its name.
    pub path: String,
    /// The same as a shell takes it.
    pub typed: String,
    /// The command that goes on with the game.
    pub resume: String,
    /// The command that shows the game when it is over.
    pub replay: String,
}

/// Plays until the game is over or the player leaves.
pub fn play<K: Keep>(
    host: Host<'_, K>,
    manner: Manner,
    input: impl BufRead,
    out: &mut impl Write,
) -> Result<(), PlayError> {
    let text = Text::new(manner.lang);
    let (table, me) = (host.table(), host.me());
    let name = manner.name.clone().unwrap_or_else(|| text.say("ui-you", &[]));
    let player = |n| match Seat(n) {
        seat if seat == me => name.clone(),
        seat => person::bot_name(&text, seat),
    };
    let players = (0..table.tables.seats).map(player).collect();
    let names = table.names(text.lang()).with_players(players);
    let rules = &table.tables.rules;
    let screen = Screen { text: text.for_seat(Some(me)), names: &names, me, rules };
    Conversation::new(host, screen, manner, input, out).run()
}
