//! The game being played, with everything that happened.

use endboss_engine::{Event, Game, Pause, Refused, Tables};
use endboss_lexicon::{Card, CardKind, Seat, Viewer};
use endboss_text::{Names, Text};
use endboss_view::{Ask, Pick, View};

use super::cards::Cards;
use super::chance::Queue;
use super::script::Sight;

#[derive(Clone)]
pub(super) struct Table<'a> {
    pub(super) cards: Cards<'a>,
    pub(super) names: &'a Spoken<'a>,
    pub(super) text: Text,
    pub(super) tables: &'a Tables,
    pub(super) game: Game,
    pub(super) pause: Pause,
    pub(super) log: Vec<Event>,
    /// Where in the log the last pick began, or the last passing ended: what is news now.
    pub(super) news: usize,
    pub(super) luck: Queue,
    /// The line before was an `all pass`: it may have passed more than was meant.
    pub(super) passed: bool,
}

impl Table<'_> {
    pub(super) fn view(&self, viewer: Viewer) -> View {
        self.game.view(self.tables, viewer)
    }

    /// The view of whoever looks; the truth about a seat is what its owner sees.
    pub(super) fn seen_of(&self, sight: Sight, seat: Seat) -> View {
        match sight {
            Sight::Truth => self.view(Viewer::Seat(seat)),
            Sight::Viewer(viewer) => self.view(viewer),
        }
    }

    /// The view of whoever looks at what lies open; the truth about that is what all see.
    pub(super) fn seen_openly(&self, sight: Sight) -> View {
        match sight {
            Sight::Truth => self.view(Viewer::Public),
            Sight::Viewer(viewer) => self.view(viewer),
        }
    }

    /// Runs to the next pause.
    pub(super) fn advance(&mut self) {
        self.pause = self.game.advance(self.tables, &mut self.log);
    }

    pub(super) fn choose(&mut self, seat: Seat, pick: Pick) -> Result<(), Refused> {
        self.game.choose(self.tables, seat, pick, &mut self.log)?;
        self.advance();
        Ok(())
    }

    /// The question a seat has, as that seat sees it.
    pub(super) fn ask(&self, seat: Seat) -> Option<(Ask, View)> {
        let asked = matches!(self.pause, Pause::Choice(seats) if seats.has(seat));
        let view = asked.then(|| self.view(Viewer::Seat(seat)))?;
        view.ask.clone().map(|ask| (ask, view))
    }

    /// Every question open now.
    pub(super) fn asks(&self) -> Vec<(Ask, View)> {
        let Pause::Choice(seats) = self.pause else {
            return Vec::new();
        };
        seats.iter().filter_map(|seat| self.ask(seat)).collect()
    }

    /// What happened, as this sight has it.
    pub(super) fn sentence(&self, event: &Event, sight: Sight) -> String {
        let seen = match sight {
            Sight::Viewer(viewer) => event.seen(viewer),
            Sight::Truth => event.whole(),
        };
        self.text.seen(&seen, self.names)
    }
}

/// Names as a scenario speaks of them: heroes with their description, because their names are
/// invented and a script need not know them.
#[derive(Debug)]
pub(super) struct Spoken<'a> {
    cards: Cards<'a>,
    names: Vec<String>,
}

impl<'a> Spoken<'a> {
    pub(super) fn new(cards: Cards<'a>) -> Spoken<'a> {
        let name = |card: CardKind| match cards.is_hero(card) {
            true => format!("{} [{}]", cards.name(card), cards.hero_words(card)),
            false => cards.name(card).to_owned(),
        };
        Spoken { cards, names: cards.catalogue.kinds().map(name).collect() }
    }
}

impl Names for Spoken<'_> {
    fn card(&self, kind: CardKind) -> &str {
        &self.names[kind.index()]
    }

    fn face(&self, kind: CardKind) -> &Card {
        &self.cards.dealt[kind.index()]
    }

    fn player(&self, seat: Seat) -> String {
        seat.letter().to_string()
    }
}
