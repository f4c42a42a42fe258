//! `endboss replay`: a recorded game again.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use endboss_engine::{Event, Game, Pause};
use endboss_journal::{Closing, Entry, Fault, Journal, Player, Replay, parse, verify};
use endboss_lexicon::{Seat, Viewer};
use endboss_text::{Lang, Names, Text};
use serde_json::json;

use crate::table::{PackOptions, Table};
use crate::{look, look_json, word};

/// Tell a recorded game again, check it, or look at one of its moments
///
/// Without --seat everything is told, also what was hidden; with it, what that seat saw.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Options {
    /// The journal of the game
    file: PathBuf,
    /// Only check it: its hashes, that every pick was on offer, and the end
    #[arg(long)]
    verify: bool,
    /// Show the moment after this entry; 0 is before the first one
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = word::number, conflicts_with = "verify")]
    at: Option<u64>,
    /// From this seat, such as A, or public
    #[arg(long, value_name = "SEAT", value_parser = word::viewer, conflicts_with = "verify")]
    seat: Option<Viewer>,
    /// The language: en or pl
    #[arg(long, default_value = "en", value_parser = word::lang)]
    lang: Lang,
    #[command(flatten)]
    packs: PackOptions,
    /// Print JSON: an object per entry, or one for the moment
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  endboss replay game.journal
  endboss replay game.journal --verify
  endboss replay game.journal --seat B --lang pl
  endboss replay game.journal --at 40 --seat A
  endboss replay game.journal --at 40 --seat A --json";

pub fn run(options: &Options, out: &mut impl Write) -> Result<()> {
    let file = options.file.display().to_string();
    told(options, out).with_context(|| file)
}

fn told(options: &Options, out: &mut impl Write) -> Result<()> {
    let bytes = std::fs::read(&options.file).context("the file cannot be read")?;
    let journal = parse(&bytes)?;
    let table = {
        let catalogue = Table::packs_of(&journal.header, &options.packs)?;
        Table::of(&journal.header, catalogue)?
    };
    if let Some(Viewer::Seat(seat)) = options.seat
        && seat.0 >= table.tables.seats
    {
        let last = Seat(table.tables.seats - 1).letter();
        bail!("there is no seat {}; this game has seats A to {last}", seat.letter());
    }
    if options.verify {
        return checked(options, &journal, &table, out);
    }
    match options.at {
        Some(at) => moment(options, &journal, &table, at, out),
        None => story(options, &journal, &table, out),
    }
}

fn checked(
    options: &Options,
    journal: &Journal,
    table: &Table,
    out: &mut impl Write,
) -> Result<()> {
    verify(journal, &table.tables, &table.ids())?;
    let end = match journal.closing() {
        Closing::Ended(ending) => ending.to_string(),
        Closing::Adjourned | Closing::Open => "adjourned".to_owned(),
    };
    if options.json {
        let line = json!({ "valid": true, "entries": journal.len(), "end": end });
        writeln!(out, "{line}")?;
    } else {
        writeln!(out, "The journal is right: {} entries, end: {end}.", journal.len())?;
    }
    Ok(())
}

fn moment(
    options: &Options,
    journal: &Journal,
    table: &Table,
    at: u64,
    out: &mut impl Write,
) -> Result<()> {
    let number = u32::try_from(at).ok().filter(|number| *number <= journal.len());
    let Some(number) = number else {
        bail!("there is no entry {at}; the journal has {}", journal.len());
    };
    let ids = table.ids();
    let mut replay = Replay::new(journal, &table.tables, &ids, &mut ())?;
    replay.to(number, &mut ())?;
    let viewer = options.seat.unwrap_or(Viewer::Public);
    let view = replay.game().view(&table.tables, viewer);
    if options.json {
        let line = json!({ "number": number, "view": look_json::view(&view, &ids) });
        writeln!(out, "{line}")?;
        return Ok(());
    }
    let text = Text::new(options.lang).for_seat(seat_of(viewer));
    for line in look::lines(&view, &text, &table.names(options.lang)) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    }
}

/// The whole game, entry by entry.
fn story(options: &Options, journal: &Journal, table: &Table, out: &mut impl Write) -> Result<()> {
    let names = table.names(options.lang);
    let text = Text::new(options.lang).for_seat(options.seat.and_then(seat_of));
    if !options.json {
        heading(journal, &text, &names, out)?;
    }
    let ids = table.ids();
    let mut events: Vec<Event> = Vec::new();
    let mut replay = Replay::new(journal, &table.tables, &ids, &mut events)?;
    loop {
        let before = *replay.game();
        let Some(entry) = replay.step(&mut events)? else { break };
        let number = replay.number();
        let seen = events.drain(..).map(|event| match options.seat {
            Some(viewer) => event.seen(viewer),
            None => event.whole(),
        });
        let said: Vec<String> = seen.map(|seen| text.seen(&seen, &names)).collect();
        // The entry itself may be a secret, such as which card was drawn.
        let words = options.seat.is_none().then(|| journal.words(number)).flatten();
        if options.json {
            writeln!(out, "{}", json!({ "number": number, "entry": words, "seen": said }))?;
            continue;
        }
        if let Some(words) = words {
            let meant = meaning(&before, table, &entry, &text, &names);
            let meant = meant.map(|label| format!(": {label}")).unwrap_or_default();
            writeln!(out, "{number} {words}{meant}")?;
        }
        let margin = if words.is_some() { "    " } else { "" };
        for sentence in said {
            writeln!(out, "{margin}{sentence}")?;
        }
    }
    if *journal.closing() == Closing::Open {
        out.flush()?;
        bail!("{}", Fault::BreaksOff { entries: journal.len() });
    }
    if replay.pause() == Pause::Over && !options.json {
        let view = replay.game().view(&table.tables, Viewer::Public);
        let lines = look::lines(&view, &text, &names);
        let rest = lines.iter().rposition(String::is_empty).map_or(0, |at| at + 1);
        writeln!(out)?;
        for line in &lines[rest..] {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

fn heading(journal: &Journal, text: &Text, names: &dyn Names, out: &mut impl Write) -> Result<()> {
    let header = &journal.header;
    let edition = text.edition(header.edition);
    let args = [("edition", edition.into()), ("players", header.seats().into())];
    writeln!(out, "{}", text.say("ui-new-game", &args))?;
    for variant in &header.variants {
        writeln!(out, "{}", text.variant(*variant))?;
    }
    for (field, value) in &header.fields {
        writeln!(out, "{field}={value}")?;
    }
    for (n, player) in header.players.iter().enumerate() {
        let name = names.player(Seat(n as u8));
        match player {
            Player::Person => writeln!(out, "{name}")?,
            Player::Bot(bot) => writeln!(out, "{name}: bot {bot}")?,
        }
    }
    writeln!(out)?;
    Ok(())
}

/// What a pick meant to whoever made it.
fn meaning(
    before: &Game,
    table: &Table,
    entry: &Entry,
    text: &Text,
    names: &dyn Names,
) -> Option<String> {
    let Entry::Pick { seat, pick } = entry else { return None };
    let view = before.view(&table.tables, Viewer::Seat(*seat));
    let ask = view.ask.as_ref()?;
    Some(text.pick(pick, ask, &view, names))
}
