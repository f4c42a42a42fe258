//! The conversation: what happened, how the table looks, a question, an answer.

mod obey;

use std::io::{BufRead, Write};

use endboss_gamebox::Table;
use endboss_lexicon::{CardKind, Seat};
use endboss_text::{Customs, Told};
use endboss_view::{Ask, Phase, Pick, Seen, View};

use crate::answer::{Named, by_name};
use crate::command::Command;
use crate::host::{Host, Keep};
use crate::screen::Screen;
use crate::{Manner, PlayError, shown, wrap};

type Result<T> = std::result::Result<T, PlayError>;

pub struct Conversation<'a, K, R, W> {
    host: Host<'a, K>,
    table: &'a Table,
    screen: Screen<'a>,
    customs: Customs,
    manner: Manner,
    input: R,
    out: &'a mut W,
    ask_always: bool,
    skipping: Option<Skip>,
    /// How much of the log the player has read.
    told: usize,
    /// The board as it was shown last, and in which turn.
    shown: Vec<String>,
    shown_turn: Option<u16>,
}

/// The windows that are passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Skip {
    turn: u16,
    until: Until,
    /// How much of what wakes the player had happened.
    heard: usize,
}

/// What ends the passing at the latest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Until {
    /// This hero is no longer in this dungeon or at its entrance.
    Gone {
        seat: Seat,
        hero: CardKind,
    },
    PhaseOver(Phase),
    TurnOver,
}

/// What an answer leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    /// The game goes on.
    On,
    /// The same question still stands.
    Same,
    /// The player leaves.
    Left,
}

/// How much of the log is read again when a game goes on.
const RECALLED: usize = 10;

impl<'a, K: Keep, R: BufRead, W: Write> Conversation<'a, K, R, W> {
    pub fn new(
        host: Host<'a, K>,
        screen: Screen<'a>,
        manner: Manner,
        input: R,
        out: &'a mut W,
    ) -> Conversation<'a, K, R, W> {
        let table = host.table();
        let customs = Customs::new(table.tables.rules, &table.cards).told(Told::Terminal);
        Conversation {
            host,
            table,
            screen,
            customs,
            manner,
            input,
            out,
            ask_always: false,
            skipping: None,
            told: 0,
            shown: Vec::new(),
            shown_turn: None,
        }
    }

    pub fn run(&mut self) -> Result<()> {
        let done = self.game();
        if let Err(PlayError::Unheard(_)) = &done {
            // Nobody reads on: the player has left without a word.
            self.host.adjourn()?;
        }
        done
    }

    fn game(&mut self) -> Result<()> {
        self.welcome()?;
        loop {
            self.host.play_on(self.ask_always)?;
            let mut view = self.host.view();
            if let Some(ask) = &mut view.ask {
                shown::left_to_right(ask);
            }
            if self.skips(&view) {
                self.host.pick(Pick::Pass)?;
                continue;
            }
            self.news(&view)?;
            if view.outcome.is_some() {
                return self.end(&view);
            }
            let ask = view.ask.as_ref().expect("a game that is not over waits for the player");
            self.board(&view)?;
            self.question(ask, &view)?;
            if self.answer(ask, &view)? == Next::Left {
                return self.leave();
            }
        }
    }

    fn line(&mut self, line: &str) -> Result<()> {
        let line = wrap::wrap(line, self.manner.width);
        Ok(writeln!(self.out, "{line}")?)
    }

    /// A line to be copied: it is never broken.
    fn whole_line(&mut self, line: &str) -> Result<()> {
        Ok(writeln!(self.out, "{line}")?)
    }

    fn lines(&mut self, lines: &[String]) -> Result<()> {
        lines.iter().try_for_each(|line| self.line(line))
    }

    fn say(&mut self, id: &str) -> Result<()> {
        let line = self.screen.say(id, &[]);
        self.line(&line)
    }

    fn welcome(&mut self) -> Result<()> {
        let (text, resumed) = (self.screen.text, self.host.is_resumed());
        let id = if resumed { "ui-goes-on" } else { "ui-new-game" };
        let edition = text.edition(self.table.edition);
        let args = [("edition", edition.into()), ("players", self.table.tables.seats.into())];
        let mut lines = vec![self.screen.say(id, &args) + "."];
        let variants: Vec<_> = self.table.variants.iter().map(|v| text.variant(*v)).collect();
        if !variants.is_empty() {
            lines.push(self.screen.say("ui-variants", &[("list", variants.join(", ").into())]));
        }
        let fields = self.table.fields.iter();
        let fields: Vec<_> = fields.map(|(field, value)| format!("{field}={value}")).collect();
        if !fields.is_empty() {
            lines.push(self.screen.say("ui-fields", &[("list", fields.join(", ").into())]));
        }
        let order: Vec<_> =
            (0..self.table.tables.seats).map(|n| self.screen.names.player(Seat(n))).collect();
        if order.len() > 1 {
            let list = [("list", order.join(", ").into())];
            lines.push(self.screen.say("ui-around-the-table", &list));
        }
        self.lines(&lines)?;
        let seed = self.host.seed().to_string();
        let kept = [("path", self.manner.place.path.as_str().into()), ("seed", seed.into())];
        let recorded = self.screen.say("ui-recorded", &kept);
        self.whole_line(&recorded)?;
        self.say("ui-help-hint")?;
        if resumed {
            let before = self.host.log().len();
            let recalled = &self.host.log()[before.saturating_sub(RECALLED)..];
            let recalled = self.screen.log(recalled, None);
            self.told = before;
            self.line("")?;
            self.say("ui-last-happened")?;
            self.lines(&recalled)?;
        }
        Ok(())
    }

    /// What the player has not read yet. Whoever is out skips to the end.
    fn news(&mut self, view: &View) -> Result<()> {
        let me = self.host.me();
        let gone = |seen: &Seen| matches!(seen, Seen::Eliminated { seat } | Seen::Conceded { seat } if *seat == me);
        let log = self.host.log();
        let news = &log[self.told.min(log.len())..];
        let mut lines = Vec::new();
        match news.iter().position(gone) {
            None => lines.extend(self.screen.log(news, Some(view))),
            Some(at) => {
                lines.extend(self.screen.log(&news[..=at], None));
                let rest = &news[at + 1..];
                let over = rest.iter().position(|seen| matches!(seen, Seen::GameEnds { .. }));
                if over.is_some_and(|over| over > 0) {
                    lines.push(self.screen.say("ui-others-play-on", &[]));
                }
                lines.extend(self.screen.log(&rest[over.unwrap_or(rest.len())..], None));
            }
        }
        self.told = log.len();
        if !lines.is_empty() {
            self.line("")?;
        }
        self.lines(&lines)
    }

    /// All of the board in a new turn; else the lines that changed.
    fn board(&mut self, view: &View) -> Result<()> {
        // Before the bosses are chosen there is nothing to see.
        if view.turn_order.is_empty() {
            return Ok(());
        }
        let board = self.screen.board(view);
        let whole = self.shown_turn != Some(view.turn);
        let free = self.screen.free_landmarks(view);
        let known = |line: &String| self.shown.contains(line) || free.as_ref() == Some(line);
        let fresh = |line: &&String| whole || !known(line);
        let lines: Vec<String> = board.iter().filter(fresh).cloned().collect();
        self.shown = board;
        self.shown_turn = Some(view.turn);
        if !lines.is_empty() {
            self.line("")?;
        }
        self.lines(&lines)
    }

    fn question(&mut self, ask: &Ask, view: &View) -> Result<()> {
        self.line("")?;
        let mut lines = self.screen.question(ask, view);
        if ask.what.is_window() {
            for (line, pick) in lines[1..].iter_mut().zip(&ask.options) {
                if *pick != Pick::Pass {
                    self.screen.add_meaning(line, &self.host.at_once(*pick));
                }
            }
        }
        self.lines(&lines)
    }

    /// Reads until the player has answered or leaves.
    fn answer(&mut self, ask: &Ask, view: &View) -> Result<Next> {
        let mut giving_up = false;
        loop {
            let count = ask.options.len();
            let prompt = self.screen.say("ui-choose", &[("count", count.into())]);
            write!(self.out, "{prompt} ")?;
            self.out.flush()?;
            let Some(line) = self.read()? else {
                self.line("")?;
                return Ok(Next::Left);
            };
            let command = Command::read(&line);
            let sure = giving_up && command == Some(Command::Concede);
            giving_up = command == Some(Command::Concede);
            let next = match command {
                Some(Command::Concede) if sure => {
                    self.host.concede()?;
                    Next::On
                }
                Some(command) => self.obey(command, ask, view)?,
                None => self.named(&line, ask, view)?,
            };
            if next != Next::Same {
                return Ok(next);
            }
        }
    }

    /// A line that is no command may be a name.
    fn named(&mut self, line: &str, ask: &Ask, view: &View) -> Result<Next> {
        match by_name(line, ask, view, &self.screen) {
            Named::One(pick) => {
                self.host.pick(pick)?;
                Ok(Next::On)
            }
            Named::Several(numbers) => {
                let numbers: Vec<String> = numbers.iter().map(usize::to_string).collect();
                let args = [("answer", clip(line).into()), ("list", numbers.join(", ").into())];
                let sentence = self.screen.say("ui-several-choices", &args);
                self.line(&sentence)?;
                Ok(Next::Same)
            }
            Named::Nothing => self.misunderstood(line, ask.options.len()),
        }
    }

    /// A line; none at the end of the input.
    fn read(&mut self) -> Result<Option<String>> {
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if self.manner.echo {
            let line = clip(&line);
            self.line(&line)?;
        }
        Ok(Some(line))
    }

    /// The game is kept, and how to come back to it.
    fn leave(&mut self) -> Result<()> {
        self.host.adjourn()?;
        let resume = self.manner.place.resume.clone();
        self.kept("ui-to-resume", resume)
    }

    /// Where the game is, and the command that finds it again.
    fn kept(&mut self, id: &str, command: String) -> Result<()> {
        let path = self.manner.place.typed.as_str();
        let saved = self.screen.say("ui-saved", &[("path", path.into())]);
        self.whole_line(&saved)?;
        let hint = self.screen.say(id, &[("command", command.into())]);
        self.whole_line(&hint)
    }

    fn end(&mut self, view: &View) -> Result<()> {
        self.host.close()?;
        let Some(outcome) = &view.outcome else { return Ok(()) };
        self.line("")?;
        let lines = self.screen.result(outcome, view);
        self.lines(&lines)?;
        let replay = self.manner.place.replay.clone();
        self.kept("ui-to-replay", replay)
    }
}

/// As much of what was typed as belongs into a sentence.
fn clip(typed: &str) -> String {
    const LONGEST: usize = 60;
    let shown = typed.chars().take(LONGEST).map(|c| if c.is_control() { '?' } else { c });
    let mut shown: String = shown.collect();
    if typed.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    shown
}
