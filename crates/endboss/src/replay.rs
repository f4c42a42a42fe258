//! `endboss replay`: a recorded game again.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use endboss_engine::{Event, Game, Pause};
use endboss_gamebox::{everything, verify};
use endboss_journal::{Closing, Ending, Entry, Fair, Fault, Journal, Player, Replay, parse};
use endboss_lexicon::{Seat, Viewer};
use endboss_text::{Lang, Names, Text};
use endboss_view::{Ask, View};
use endboss_web::api::shape;
use serde_json::{Value, json};

use crate::file::{Deed, problem};
use crate::table::{CardIds, PackOptions, Table};
use crate::{look, word};

/// Show a recorded game move by move, check it, or look at one of its moments
///
/// Without --seat you see everything, including hidden cards; with it, what that seat saw.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Options {
    /// The journal of the game
    file: PathBuf,
    /// Only check it: its hashes, that every pick was on offer, what was taken back, the end, and
    /// the deal, if it was committed to
    #[arg(long)]
    verify: bool,
    /// The journal of the game that this one was played on from: checked, too
    #[arg(long, value_name = "FILE", requires = "verify")]
    before: Option<PathBuf>,
    /// Show the moment after this entry; 0 is before the first one
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = word::number, conflicts_with = "verify")]
    at: Option<u64>,
    /// From this seat, such as A, or public
    #[arg(long, value_name = "SEAT", value_parser = word::viewer, conflicts_with = "verify")]
    seat: Option<Viewer>,
    /// The language: en, uk, pl, it or ru
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
    let unread = |error| problem(Deed::Read, &options.file, &error);
    let bytes = std::fs::read(&options.file).map_err(unread)?;
    told(options, &bytes, out).with_context(|| options.file.display().to_string())
}

fn told(options: &Options, bytes: &[u8], out: &mut impl Write) -> Result<()> {
    let journal = parse(bytes)?;
    let catalogue = options.packs.load_for(&journal.header)?;
    let table = Table::of(&journal.header, catalogue)?;
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
    verify(journal, table)?;
    if let Some(file) = &options.before {
        checked_before(options, journal, file).with_context(|| file.display().to_string())?;
    }
    let onward = journal.header.onward;
    if options.json {
        let end = match journal.closing() {
            Closing::Ended(ending) => ending.to_string(),
            Closing::Adjourned | Closing::Open => "adjourned".to_owned(),
        };
        // A deal that was not committed to, or not revealed yet, is neither fair nor unfair.
        let fair = journal.revealed().map(|_| true);
        // What was another game's is not what was committed to here.
        let onward = onward.map(|it| json!({ "entries": it.entries, "seal": it.shown() }));
        let line = json!({
            "valid": true, "entries": journal.len(), "end": end, "fair": fair, "onward": onward,
            "day": journal.header.day.map(|day| day.to_string()),
        });
        writeln!(out, "{line}")?;
        return Ok(());
    }
    let text = Text::new(options.lang);
    let end = match journal.closing() {
        Closing::Ended(ending) => ended(ending, &text, &table.names(options.lang)),
        Closing::Adjourned | Closing::Open => text.say("ui-adjourned", &[]),
    };
    let right = [("entries", journal.len().into()), ("end", end.into())];
    writeln!(out, "{}", text.say("ui-right", &right))?;
    if let Some(day) = journal.header.day {
        let day = text.date(&day.to_string());
        writeln!(out, "{}", text.say("face-daily-of", &[("day", day.into())]))?;
    }
    if let Some(onward) = onward {
        let known = options.before.is_some();
        let id = if known { "ui-onward-checked" } else { "ui-onward" };
        let args = [("entries", onward.entries.into()), ("seal", onward.shown().into())];
        writeln!(out, "{}", text.say(id, &args))?;
    }
    if let Some(fair) = &journal.header.fair {
        let names = table.names(options.lang);
        let told = dealt(fair, journal.revealed().is_some(), onward.is_some(), &text, &names);
        writeln!(out, "{told}")?;
    }
    Ok(())
}

/// Whether the game really was played on from that one, and whether that one is right itself.
fn checked_before(options: &Options, journal: &Journal, file: &Path) -> Result<()> {
    let bytes = std::fs::read(file).map_err(|error| problem(Deed::Read, file, &error))?;
    let before = parse(&bytes)?;
    if !journal.goes_on_from(&before) {
        bail!("the game was not played on from this one");
    }
    verify(&before, &Table::of(&before.header, options.packs.load_for(&before.header)?)?)?;
    Ok(())
}

/// What is known of a deal that was committed to. Whoever was shown the commitment before the game
/// compares it.
fn dealt(fair: &Fair, revealed: bool, onward: bool, text: &Text, names: &dyn Names) -> String {
    let commit = ("commit", fair.shown().into());
    if !revealed {
        return text.say("ui-fair-later", &[commit]);
    }
    let salted: Vec<String> = fair.salted().map(|seat| names.player(seat)).collect();
    let args = [commit, ("players", salted.len().into()), ("list", salted.join(", ").into())];
    text.say(if onward { "ui-fair-onward" } else { "ui-fair" }, &args)
}

/// Why the game ended, who won, and by how much: the winner's points first.
fn ended(ending: &Ending, text: &Text, names: &dyn Names) -> String {
    let points = |(souls, wounds): &(u8, u8)| i16::from(*souls) - i16::from(*wounds);
    // Nobody wins against nobody. [R12.7]
    if let [alone] = &ending.scores[..] {
        let score = points(alone).to_string().replace('-', "−");
        let args = [("cause", text.cause(ending.cause).into()), ("score", score.into())];
        return text.say("ui-ended-alone", &args);
    }
    let winner = ending.winner.index();
    let mut others: Vec<(usize, i16)> = ending.scores.iter().map(points).enumerate().collect();
    // A player who was out may have more points than the winner.
    others.sort_by_key(|(seat, points)| (*seat != winner, -points));
    let points = others.iter().map(|(_, points)| points.to_string().replace('-', "−"));
    let scores = points.rev().reduce(|rest, first| {
        text.say("ui-scores", &[("first", first.into()), ("rest", rest.into())])
    });
    let args = [
        ("cause", text.cause(ending.cause).into()),
        ("player", names.player(ending.winner).into()),
        ("scores", scores.unwrap_or_default().into()),
    ];
    text.say("ui-ended", &args)
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
        bail!("there is no entry {at}; the last one is {}", journal.len());
    };
    let ids = table.ids();
    let mut replay = Replay::new(journal, &table.tables, &ids, &mut ())?;
    replay.to(number, &mut ())?;
    let names = table.names(options.lang);
    let text = Text::new(options.lang).for_seat(options.seat.and_then(seat_of));
    let (json, lines) = match options.seat {
        Some(viewer) => {
            let view = replay.game().view(&table.tables, viewer);
            let json = serde_json::to_value(shape::View::of(&view, &ids))?;
            (json, look::lines(&view, view.ask.as_slice(), &text, &names))
        }
        None => {
            let (view, asks) = everything(replay.game(), &table.tables);
            let json = whole(&view, &asks, &ids)?;
            (json, look::lines(&view, &asks, &text, &names))
        }
    };
    if options.json {
        writeln!(out, "{}", json!({ "number": number, "view": json }))?;
        return Ok(());
    }
    for line in lines {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// The same as JSON.
fn whole(view: &View, asks: &[Ask], ids: &CardIds) -> serde_json::Result<Value> {
    let mut value = serde_json::to_value(shape::View::of(view, ids))?;
    let asks: Vec<_> = asks.iter().map(|ask| shape::Ask::of(ask, ids)).collect();
    value["viewer"] = "everything".into();
    value["asks"] = serde_json::to_value(asks)?;
    Ok(value)
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
        let lines = look::lines(&view, &[], &text, &names);
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
    writeln!(out, "{}.", text.say("ui-new-game", &args))?;
    let variants = header.variants.iter().map(|variant| text.variant(*variant));
    let fields = header.fields.iter().map(|(field, value)| format!("{field}={value}"));
    for (id, list) in [("ui-variants", variants.collect()), ("ui-fields", fields.collect())] {
        let list: Vec<String> = list;
        if !list.is_empty() {
            writeln!(out, "{}", text.say(id, &[("list", list.join(", ").into())]))?;
        }
    }
    for (n, player) in header.players.iter().enumerate() {
        let name = ("player", names.player(Seat(n as u8)).into());
        let line = match player {
            Player::Person => text.say("ui-seat-person", &[name]),
            Player::Bot(bot) => text.say("ui-seat-bot", &[name, ("bot", bot.into())]),
        };
        writeln!(out, "{line}.")?;
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
