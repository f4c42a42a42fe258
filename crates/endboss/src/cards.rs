//! `endboss cards`: what is in the packs, and how to make one.

mod check;
mod like;
mod new;
mod sheet;
mod statement;

use std::io::Write;

use anyhow::{Result, bail};
use clap::{Args, Subcommand};
use endboss_cards::{Catalogue, NotFound};
use endboss_gamebox::cards_holding;
use endboss_lexicon::{Card, CardKind, Effect, Printing};
use endboss_text::{Lang, Text};

use crate::table::PackOptions;
use crate::word;

/// List, show, make and check cards
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Options {
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "\
Examples:
  endboss cards list
  endboss cards show \"dark altar\" --printing anniversary
  endboss cards show classic/dark-altar --lang pl
  endboss cards new gallery --like \"dark altar\"
  endboss cards check
  endboss cards check packs/classic --quiet
  endboss cards specials";

#[derive(Debug, Subcommand)]
enum Command {
    /// All cards of a printing, a line each
    #[command(after_help = "Examples:\n  endboss cards list --printing first --lang pl")]
    List(Look),
    /// One card with its text, by its name or id
    #[command(after_help = "Examples:\n  endboss cards show \"dark altar\"")]
    Show {
        /// The name in the chosen language, a part of it, or the id
        #[arg(value_name = "NAME")]
        name: String,
        #[command(flatten)]
        look: Look,
    },
    New(new::New),
    Add(new::Add),
    Check(check::Options),
    /// The cards that do what no combination of verbs says, and so need code of their own
    #[command(after_help = "Examples:\n  endboss cards specials")]
    Specials(Look),
}

#[derive(Args, Debug)]
struct Look {
    /// The language: en, uk, pl, it or ru
    #[arg(long, default_value = "en", value_parser = word::lang)]
    lang: Lang,
    /// The box: first, second or anniversary
    #[arg(long, default_value = word::USUAL, value_parser = word::printing)]
    printing: Printing,
    #[command(flatten)]
    packs: PackOptions,
}

pub fn run(options: &Options, out: &mut impl Write) -> Result<()> {
    match &options.command {
        Command::List(look) => list(&Shelf::new(look)?, out),
        Command::Show { name, look } => show(name, &Shelf::new(look)?, out),
        Command::New(options) => new::new(options, out),
        Command::Add(options) => new::add(options, out),
        Command::Check(options) => check::run(options, out),
        Command::Specials(look) => specials(&Shelf::new(look)?, out),
    }
}

/// The cards of one printing, in one language.
struct Shelf {
    catalogue: Catalogue,
    printing: Printing,
    text: Text,
}

impl Shelf {
    fn new(look: &Look) -> Result<Shelf> {
        let catalogue = look.packs.load()?;
        Ok(Shelf { catalogue, printing: look.printing, text: Text::new(look.lang) })
    }

    /// The cards there are in this printing.
    fn kinds(&self) -> impl Iterator<Item = CardKind> {
        self.catalogue.kinds().filter(|kind| self.card(*kind).copies > 0)
    }

    fn card(&self, kind: CardKind) -> &Card {
        self.catalogue.card(kind, self.printing)
    }

    fn name(&self, kind: CardKind) -> &str {
        self.catalogue.name(kind, self.text.lang().id(), self.printing)
    }

    /// A card by its name or id, or by a part of its name that no other card has.
    fn find(&self, name: &str) -> Result<CardKind> {
        let lang = self.text.lang().id();
        let problem = match self.catalogue.find(name, lang, self.printing) {
            Ok(kind) => return Ok(kind),
            Err(problem @ NotFound::Unknown { .. }) if !name.trim().is_empty() => problem,
            Err(problem) => bail!(problem),
        };
        match cards_holding(name, &self.catalogue, lang, self.printing)[..] {
            [] => bail!(problem),
            [one] => Ok(one),
            ref several => {
                let names: Vec<&str> = several.iter().map(|kind| self.name(*kind)).collect();
                bail!("\"{}\" could be several cards: {}", name.trim(), names.join(", "))
            }
        }
    }

    /// What the card is, with its numbers.
    fn what(&self, kind: CardKind) -> String {
        let gender = self.catalogue.gender(kind, self.text.lang().id());
        self.text.card_line(self.card(kind), gender)
    }

    /// "Dark Altar: Trap Room · damage 2. When ...", on one line.
    fn line(&self, kind: CardKind) -> String {
        let card = self.card(kind);
        let (name, what) = (self.name(kind), self.what(kind));
        let text = self.text.card_text(card);
        let space = if text.is_empty() { "" } else { " " };
        format!("{name}: {what}.{space}{text}")
    }
}

fn list(shelf: &Shelf, out: &mut impl Write) -> Result<()> {
    for kind in shelf.kinds() {
        let copies = shelf.card(kind).copies;
        writeln!(out, "{copies}x {} [{}]", shelf.line(kind), shelf.catalogue.id(kind))?;
    }
    Ok(())
}

fn show(name: &str, shelf: &Shelf, out: &mut impl Write) -> Result<()> {
    let kind = shelf.find(name)?;
    let (entry, card) = (shelf.catalogue.entry(kind), shelf.card(kind));
    writeln!(out, "{}", shelf.name(kind))?;
    writeln!(out, "{}", shelf.what(kind))?;
    let text = shelf.text.card_text(card);
    if !text.is_empty() {
        writeln!(out, "{text}")?;
    }
    writeln!(out)?;
    writeln!(out, "id: {}", entry.id)?;
    writeln!(out, "shown as in the printing: {}", shelf.printing.id())?;
    let printed = entry.printings.iter().map(|printing| {
        let copies = shelf.catalogue.card(kind, *printing).copies;
        format!("{} ({copies})", printing.id())
    });
    let printed: Vec<String> = printed.collect();
    writeln!(out, "printings (copies): {}", printed.join(", "))?;
    if entry.ours {
        writeln!(out, "designed by this project")?;
    }
    if let Some(note) = &entry.note {
        writeln!(out, "note: {note}")?;
    }
    writeln!(out, "written in: {}:{}", entry.file, entry.line)?;
    Ok(())
}

fn specials(shelf: &Shelf, out: &mut impl Write) -> Result<()> {
    let (mut all, mut special) = (0u32, 0u32);
    for kind in shelf.kinds() {
        all += 1;
        let card = shelf.card(kind);
        let effects = card.abilities().iter().flat_map(|ability| &ability.effects);
        let codes: Vec<String> = effects
            .filter_map(|effect| match effect {
                Effect::Special(code) => Some(format!("{code:?}")),
                _ => None,
            })
            .collect();
        if codes.is_empty() {
            continue;
        }
        special += 1;
        let id = shelf.catalogue.id(kind);
        writeln!(out, "{} [{id}] ({})", shelf.line(kind), codes.join(", "))?;
    }
    if all == 0 {
        bail!("the {} printing has no cards in these packs", shelf.printing.id());
    }
    let share = 100.0 * f64::from(special) / f64::from(all);
    writeln!(out, "{special} of {all} cards need code of their own ({share:.1} %)")?;
    Ok(())
}
