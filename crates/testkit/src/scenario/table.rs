//! The game being played, with everything that happened.

use endboss_engine::{Event, Game, Pause, Reached, Refused, Tables};
use endboss_lexicon::{Card, CardKind, Gender, Seat, Viewer};
use endboss_text::{Lang, Names, Text};
use endboss_view::{Ask, Phase, Pick, View};

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
    /// None while it stands still: before it has left the position, and at a stop.
    pub(super) pause: Option<Pause>,
    /// How it looks at a stop.
    pub(super) still: Option<Box<Game>>,
    /// Where it is still to stop, with the lines that say so.
    pub(super) stops: Vec<(u32, Phase)>,
    /// Where it has stopped.
    pub(super) stopped: Vec<Phase>,
    /// The phase of the position, as long as the game has not left it.
    pub(super) start: Option<Phase>,
    pub(super) begun: bool,
    /// It came from the position to a stop, and no line has had it yet.
    pub(super) fresh: bool,
    pub(super) log: Vec<Event>,
    /// Where in the log the last pick began, or the last passing ended: what is news now.
    pub(super) news: usize,
    pub(super) luck: Queue,
    /// The line before was an `all pass`: it may have passed more than was meant.
    pub(super) passed: bool,
}

impl Table<'_> {
    pub(super) fn view(&self, viewer: Viewer) -> View {
        self.shown().view(self.tables, viewer)
    }

    /// The game as it looks now.
    pub(super) fn shown(&self) -> &Game {
        self.still.as_deref().unwrap_or(&self.game)
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

    /// Runs to the next pause or stop.
    pub(super) fn advance(&mut self) {
        self.still = None;
        let Some((_, phase)) = self.stops.first().copied() else {
            self.pause = Some(self.game.advance(self.tables, &mut self.log));
            return;
        };
        match self.game.advance_to(self.tables, phase, &mut self.log) {
            Reached::Pause(pause) => self.pause = Some(pause),
            Reached::Phase(there) => self.stand(*there),
        }
    }

    /// Stands still at the first of the stops.
    fn stand(&mut self, there: Game) {
        let (_, phase) = self.stops.remove(0);
        self.stopped.push(phase);
        self.pause = None;
        self.still = Some(Box::new(there));
    }

    /// Leaves the position, unless a stop holds the game there.
    pub(super) fn begin(&mut self) -> Result<(), String> {
        if std::mem::replace(&mut self.begun, true) {
            return Ok(());
        }
        let there = self.game.phase();
        let held = self.stops.first().is_some_and(|(_, phase)| *phase == there);
        if held && self.start == Some(there) {
            self.stand(self.game);
            return Ok(());
        }
        self.advance();
        self.settle()?;
        self.fresh = self.pause.is_none();
        Ok(())
    }

    /// Goes on from a stop.
    pub(super) fn go_on(&mut self) -> Result<(), String> {
        if self.pause.is_some() || self.fresh {
            return Ok(());
        }
        self.advance();
        self.settle()
    }

    pub(super) fn choose(&mut self, seat: Seat, pick: Pick) -> Result<(), Refused> {
        self.game.choose(self.tables, seat, pick, &mut self.log)?;
        self.advance();
        Ok(())
    }

    /// The question a seat has, as that seat sees it.
    pub(super) fn ask(&self, seat: Seat) -> Option<(Ask, View)> {
        let asked = matches!(self.pause, Some(Pause::Choice(seats)) if seats.has(seat));
        let view = asked.then(|| self.view(Viewer::Seat(seat)))?;
        view.ask.clone().map(|ask| (ask, view))
    }

    /// Every question open now.
    pub(super) fn asks(&self) -> Vec<(Ask, View)> {
        let Some(Pause::Choice(seats)) = self.pause else {
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

    fn gender(&self, kind: CardKind) -> Gender {
        self.cards.catalogue.gender(kind, Lang::En.id())
    }

    fn player(&self, seat: Seat) -> String {
        seat.letter().to_string()
    }
}
