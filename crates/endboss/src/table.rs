//! What a game is played with: the options that commands share.

use std::path::Path;

use anyhow::{Result, anyhow, bail};
use clap::Args;
use endboss_cards::{Catalogue, Problem, Source};
pub use endboss_gamebox::{CardIds, Table};
use endboss_gamebox::{Setup, load_as_of};
use endboss_journal::Header;
use endboss_lexicon::{Edition, RULES_NUMBER, Variant};

use crate::started::quoted;
use crate::word;

#[derive(Args, Clone, Debug)]
pub struct TableOptions {
    /// The rulebook: first, second, anniversary, super, solo or challenge
    #[arg(long, default_value = word::USUAL, value_parser = word::edition)]
    pub edition: Edition,
    /// How many players; the fewest the edition takes if left out
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = word::players)]
    pub players: Option<u8>,
    /// A variant of the rules: classic-mode, hard-mode, choose-your-boss, machinations or
    /// infinite-lives; may be given several times
    #[arg(long = "variant", value_name = "VARIANT", value_parser = word::variant)]
    pub variants: Vec<Variant>,
    /// A rule field and its value, such as turn_limit=60; may be given several times
    #[arg(long = "rule", value_name = "FIELD=VALUE", value_parser = word::field)]
    pub fields: Vec<(String, String)>,
    #[command(flatten)]
    pub packs: PackOptions,
    /// The pack the heroes come from, where several have some
    #[arg(long, value_name = "PACK")]
    pub heroes: Option<String>,
}

#[derive(Args, Clone, Debug, Default)]
pub struct PackOptions {
    /// Packs of cards, by the names of shipped ones or by their folders, with commas between; the
    /// edition's own if left out
    #[arg(long, value_name = "PACK", value_delimiter = ',')]
    pub packs: Vec<String>,
    /// One more pack beside those, such as the folder of your own; may be given several times
    #[arg(long = "pack", value_name = "FOLDER")]
    pub more: Vec<String>,
}

impl PackOptions {
    /// The options that name these packs, as they are typed; nothing where none need be named.
    pub fn as_typed(&self) -> String {
        let packs: Vec<_> = self.packs.iter().map(|pack| quoted(pack)).collect();
        let more = self.more.iter().map(|pack| format!(" --pack {}", quoted(pack)));
        match packs.is_empty() {
            true => more.collect(),
            false => format!(" --packs {}{}", packs.join(","), more.collect::<String>()),
        }
    }

    /// The packs named, or these, and those to be added. Who adds a pack that is there already
    /// changes nothing.
    pub fn or(&self, default: &[&str]) -> Vec<String> {
        let mut packs: Vec<String> = match self.packs.is_empty() {
            true => default.iter().map(|pack| (*pack).to_owned()).collect(),
            false => self.packs.clone(),
        };
        for pack in &self.more {
            if !packs.contains(pack) {
                packs.push(pack.clone());
            }
        }
        packs
    }

    /// The packs named, or these.
    pub fn load_or(&self, default: &[&str]) -> Result<Catalogue> {
        let packs = self.or(default);
        Ok(endboss_gamebox::load(&packs.iter().map(String::as_str).collect::<Vec<_>>())?)
    }

    /// The packs named, or all that are shipped.
    pub fn load(&self) -> Result<Catalogue> {
        self.load_or(&Source::shipped_ids().collect::<Vec<_>>())
    }

    /// The packs a journal was written with, where nobody named others.
    pub fn load_for(&self, header: &Header) -> Result<Catalogue> {
        let shipped = |id: &&str| Source::shipped_ids().any(|other| other == *id);
        let of_the_game = header.packs.iter().map(|pack| pack.id.as_str()).filter(shipped);
        let packs = self.or(&of_the_game.collect::<Vec<_>>());
        Ok(load_as_of(header, &packs.iter().map(String::as_str).collect::<Vec<_>>())?)
    }
}

/// A folder of a pack is there and is one.
pub fn check_folder(folder: &Path) -> Result<()> {
    let name = folder.display();
    if folder.is_dir() {
        return Ok(());
    }
    if folder.exists() {
        bail!("{name} is a file; name the folder of a pack");
    }
    bail!("there is no folder {name}");
}

/// All problems as one error, a line each.
pub fn all(problems: &[Problem]) -> anyhow::Error {
    let lines: Vec<String> = problems.iter().map(Problem::to_string).collect();
    anyhow!(lines.join("\n"))
}

impl TableOptions {
    /// An edition with its own packs and nothing changed.
    pub fn plain(edition: Edition, players: u8) -> TableOptions {
        TableOptions {
            edition,
            players: Some(players),
            variants: Vec::new(),
            fields: Vec::new(),
            packs: PackOptions::default(),
            heroes: None,
        }
    }

    pub fn set_up(&self) -> Result<Table> {
        let mut setup = Setup {
            rules_number: RULES_NUMBER,
            edition: self.edition,
            players: self.players,
            variants: self.variants.clone(),
            fields: self.fields.clone(),
            packs: self.packs.packs.clone(),
            heroes: self.heroes.clone(),
        };
        if !self.packs.more.is_empty() {
            setup.packs = self.packs.or(self.edition.packs(setup.seats()?));
        }
        Ok(setup.lay_out()?)
    }
}
