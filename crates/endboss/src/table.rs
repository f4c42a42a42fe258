//! What a game is played with: the options that commands share, and the tables made of them.

use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow, bail};
use clap::Args;
use endboss_cards::{Catalogue, Problem, Source};
use endboss_engine::{Courtesy, Tables, Unplayable};
use endboss_journal::{Header, Ids, PackStamp, Player};
use endboss_lexicon::{Card, CardKind, Edition, Rules, Variant};
use endboss_testkit::CardNames;
use endboss_text::Lang;

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

#[derive(Args, Clone, Debug)]
pub struct PackOptions {
    /// Packs of cards, by the names of shipped ones or by their folders, with commas between; the
    /// edition's own if left out
    #[arg(long, value_name = "PACK", value_delimiter = ',')]
    pub packs: Vec<String>,
}

impl PackOptions {
    /// The options that name these packs, as they are typed; nothing where none need be named.
    pub fn as_typed(&self) -> String {
        if self.packs.is_empty() {
            return String::new();
        }
        let packs: Vec<_> = self.packs.iter().map(|pack| quoted(pack)).collect();
        format!(" --packs {}", packs.join(","))
    }

    /// The packs named, or these.
    pub fn load_or(&self, default: &[&str]) -> Result<Catalogue> {
        let named: Vec<&str> = self.packs.iter().map(String::as_str).collect();
        load(if named.is_empty() { default } else { &named })
    }

    /// The packs named, or all that are shipped.
    pub fn load(&self) -> Result<Catalogue> {
        self.load_or(&Source::shipped_ids().collect::<Vec<_>>())
    }
}

fn load(packs: &[&str]) -> Result<Catalogue> {
    let shipped = |pack: &&str| Source::shipped_ids().any(|id| id == *pack);
    let (ids, folders): (Vec<&str>, Vec<&str>) = packs.iter().copied().partition(shipped);
    let folders: Vec<PathBuf> = folders.into_iter().map(PathBuf::from).collect();
    for folder in &folders {
        let shipped: Vec<&str> = Source::shipped_ids().collect();
        check_folder(folder).map_err(|problem| {
            anyhow!("{problem}; the packs that need none are: {}", shipped.join(", "))
        })?;
    }
    Catalogue::with_shipped(&ids, &folders).map_err(|problems| all(&problems))
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

/// The tables of a game, or why there can be none, with what helps.
pub fn tables(cards: &[Card], rules: Rules, players: u8) -> Result<Tables> {
    const MORE: &str = "name more packs, such as --packs classic,FOLDER";
    let made = Tables::new(cards, rules, players);
    made.map_err(|problem| match problem {
        Unplayable::Players { asked: 1, min, max } => {
            anyhow!("1 player cannot play this edition; it is for {min} to {max}")
        }
        Unplayable::TooFewBosses { .. } => {
            anyhow!("{problem}; {MORE}, or play with fewer players")
        }
        Unplayable::TooFewCards { .. } | Unplayable::NoHeroes => anyhow!("{problem}; {MORE}"),
        _ => problem.into(),
    })
}

/// All problems as one error, a line each.
pub fn all(problems: &[Problem]) -> anyhow::Error {
    let lines: Vec<String> = problems.iter().map(Problem::to_string).collect();
    anyhow!(lines.join("\n"))
}

/// Cards and rules of a game, ready to be played.
#[derive(Debug)]
pub struct Table {
    pub catalogue: Catalogue,
    pub edition: Edition,
    pub variants: Vec<Variant>,
    pub fields: Vec<(String, String)>,
    pub heroes: Option<String>,
    /// The cards as they play here, by kind: what a bot is told of them.
    pub cards: Vec<Card>,
    pub tables: Tables,
}

impl TableOptions {
    /// An edition with its own packs and nothing changed.
    pub fn plain(edition: Edition, players: u8) -> TableOptions {
        TableOptions {
            edition,
            players: Some(players),
            variants: Vec::new(),
            fields: Vec::new(),
            packs: PackOptions { packs: Vec::new() },
            heroes: None,
        }
    }

    pub fn set_up(&self) -> Result<Table> {
        let mut rules = Rules::preset(self.edition);
        for variant in &self.variants {
            variant.apply(self.edition, &mut rules)?;
        }
        for (field, value) in &self.fields {
            rules.set(field, value)?;
        }
        let players = self.players.unwrap_or(rules.min_players);
        let mut packs: Vec<&str> = self.packs.packs.iter().map(String::as_str).collect();
        if packs.is_empty() {
            packs.extend(self.edition.packs(players));
        }
        // The board belongs to the edition, whatever cards are played on it. [R4.2]
        if rules.board && !packs.contains(&"town") {
            packs.insert(0, "town");
        }
        let catalogue = load(&packs)?;
        let cards = catalogue.mix(&mut rules, players, self.heroes.as_deref())?;
        let tables = tables(&cards, rules, players)?;
        Ok(Table {
            catalogue,
            edition: self.edition,
            variants: self.variants.clone(),
            fields: self.fields.clone(),
            heroes: self.heroes.clone(),
            cards,
            tables,
        })
    }
}

impl Table {
    /// The table a journal was written at.
    pub fn of(header: &Header, catalogue: Catalogue) -> Result<Table> {
        header.check_packs(&stamps(&catalogue))?;
        let mut rules = header.rules().map_err(|fault| anyhow!(fault.to_string()))?;
        let cards = catalogue.mix(&mut rules, header.seats(), header.heroes.as_deref())?;
        let tables = tables(&cards, rules, header.seats())?;
        Ok(Table {
            catalogue,
            edition: header.edition,
            variants: header.variants.clone(),
            fields: header.fields.clone(),
            heroes: header.heroes.clone(),
            cards,
            tables,
        })
    }

    /// The packs a journal was written with, where nobody named others.
    pub fn packs_of(header: &Header, named: &PackOptions) -> Result<Catalogue> {
        let ids: Vec<&str> = header.packs.iter().map(|pack| pack.id.as_str()).collect();
        let shipped = |id: &&&str| Source::shipped_ids().any(|other| other == **id);
        let ids: Vec<&str> = ids.iter().filter(shipped).copied().collect();
        named.load_or(&ids)
    }

    /// How the record of a game at this table begins.
    pub fn header(&self, players: Vec<Player>, courtesy: Courtesy) -> Header {
        Header {
            edition: self.edition,
            variants: self.variants.clone(),
            fields: self.fields.clone(),
            packs: stamps(&self.catalogue),
            heroes: self.heroes.clone(),
            players,
            courtesy,
        }
    }

    pub fn ids(&self) -> CardIds<'_> {
        CardIds(&self.catalogue)
    }

    pub fn names(&self, lang: Lang) -> CardNames<'_> {
        CardNames::new(&self.catalogue, self.tables.rules.printing, lang)
    }
}

/// What a journal calls the cards of a catalogue.
#[derive(Clone, Copy, Debug)]
pub struct CardIds<'a>(&'a Catalogue);

impl Ids for CardIds<'_> {
    fn id(&self, kind: CardKind) -> &str {
        self.0.id(kind)
    }

    fn kind(&self, id: &str) -> Option<CardKind> {
        self.0.kind(id)
    }
}

fn stamps(catalogue: &Catalogue) -> Vec<PackStamp> {
    let packs = catalogue.packs().iter();
    packs
        .map(|pack| PackStamp {
            id: pack.manifest.id.clone(),
            version: pack.manifest.version.clone(),
            hash: pack.hash.clone(),
        })
        .collect()
}
