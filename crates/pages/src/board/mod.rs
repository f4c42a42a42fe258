//! The table while a game is on: everything one viewer may know, on one page.
//!
//! The order of the parts is the order in which a screen reader tells them: what is asked, my
//! dungeon and hand, the others, the town, the log. Where they stand is the style sheet's business.

mod choices;
mod dungeon;
mod hand;
mod log;
mod prompt;
mod rivals;
mod talk;
mod tile;
mod town;

use endboss_lexicon::{Seat, Viewer};
use endboss_text::Text;
use endboss_view::{Forecast, Numbers, Pick, Seen, View};
use maud::{Markup, html};

use crate::{Cards, Device, Keys, Own, State, TableFacts};
use choices::Choices;
pub use log::{sentence, whole_log};

/// A table as one viewer sees it.
#[derive(Clone, Copy)]
pub struct Board<'a> {
    pub number: u64,
    pub table: &'a TableFacts,
    pub view: &'a View,
    /// The number of the question in the view.
    pub ask: Option<u32>,
    /// What comes if everybody passes.
    pub forecast: &'a Forecast,
    /// What the numbers of the view are made of.
    pub numbers: &'a Numbers,
    /// How many lines of the log came before these.
    pub log_from: u32,
    pub log: &'a [Seen],
    pub cards: &'a dyn Cards,
    pub own: Option<&'a Own>,
    pub device: &'a Device,
    pub text: Text,
    /// The reader's, as far as they stand on buttons.
    pub keys: Keys,
    /// Nobody plays here: it is looked at, as in a replay.
    pub still: bool,
    /// It is a step of a lesson.
    pub guide: Option<Guide<'a>>,
}

/// How a lesson leads through a board.
#[derive(Clone, Copy, Debug)]
pub struct Guide<'a> {
    /// Where a choice is sent.
    pub address: &'a str,
    /// What the lesson chooses.
    pub pick: Option<Pick>,
}

impl std::fmt::Debug for Board<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Board({}, {})", self.table.id, self.number)
    }
}

impl<'a> Board<'a> {
    pub(crate) fn me(&self) -> Option<Seat> {
        match self.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    pub(crate) fn say(&self, id: &str) -> String {
        self.text.say(id, &[])
    }

    /// A player, or "You".
    pub(crate) fn who(&self, seat: Seat) -> String {
        match self.me() == Some(seat) {
            true => self.say("ui-you"),
            false => self.cards.player(seat),
        }
    }

    pub(crate) fn choices(&self) -> Choices<'a> {
        Choices::new(*self)
    }

    /// Where forms of this table go.
    pub(crate) fn to(&self, what: &str) -> String {
        format!("/t/{}/{what}", self.table.id)
    }

    fn whole_log(&self) -> String {
        match self.me() {
            Some(seat) => self.to(&format!("log?seat={}", seat.letter())),
            None => self.to("log"),
        }
    }

    /// The seat in the middle of the page: mine, or the first for whoever looks on.
    fn near(&self) -> Seat {
        self.me().unwrap_or(Seat(0))
    }
}

/// The board. It is sent whole again whenever something changes.
pub fn board(b: &Board) -> Markup {
    let solo = b.view.seats.len() == 1;
    let kind = if b.view.landmarks.is_empty() { "classic" } else { "towned" };
    html! {
        div #board.{"board " (kind) " seats-" (b.view.seats.len())} data-number=(b.number)
            data-seat=[b.me().map(|seat| seat.letter())] {
            @if let Some(next) = b.device.next {
                (curtain(b, next))
            } @else {
                (prompt::prompt(b))
                (dungeon::near(b, b.near()))
                @if b.still && b.me().is_none() { (hand::hands(b)) } @else { (hand::hand(b)) }
                @if !solo { (rivals::rivals(b, b.near())) }
                (town::town(b))
                // A lesson tells what happened itself, and nobody talks in it.
                @if b.guide.is_none() {
                    @if !b.still { (log::log(b)) }
                    (talk::talk(b))
                }
            }
        }
    }
}

/// Another person on the same device is to choose: nobody's cards are shown until they are there.
fn curtain(b: &Board, next: Seat) -> Markup {
    let name = b.cards.player(next);
    let address = format!("/t/{}?seat={}", b.table.id, next.letter());
    html! {
        section.curtain #prompt {
            h2 { (b.text.say("face-curtain", &[("player", (&name).into())])) }
            p { (b.say("face-curtain-why")) }
            @if b.table.state == State::Playing {
                a.button.first href=(address) {
                    (b.text.say("face-curtain-open", &[("player", (&name).into())]))
                }
            }
        }
    }
}
