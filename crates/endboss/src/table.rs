//! What a game is played with: the options that commands share, and the tables made of them.

use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow, bail};
use clap::Args;
use endboss_cards::{Catalogue, Problem, Source};
use endboss_engine::{Courtesy, Tables, Unplayable};
use endboss_journal::{Header, Ids, PackStamp, Player};
use endboss_lexicon::{CardKind, Edition, Rules, Variant};
use endboss_testkit::CardNames;
use endboss_text::Lang;

use crate::started::quoted;
use crate::word;

#[derive(Args, Clone, Debug)]
pub struct TableOptions {
    /// The rulebook: first, second or anniversary
    #[arg(long, default_value = word::USUAL, value_parser = word::edition)]
    pub edition: Edition,
    /// How many players
    #[arg(long, value_name = "N", default_value = "2")]
    #[arg(allow_negative_numbers = true, value_parser = word::players)]
    pub players: u8,
    /// A variant of the rules: classic-mode, hard-mode, choose-your-boss, machinations or
    /// infinite-lives; may be given several times
    #[arg(long = "variant", value_name = "VARIANT", value_parser = word::variant)]
    pub variants: Vec<Variant>,
    /// A rule field and its value, such as turn_limit=60; may be given several times
    #[arg(long = "rule", value_name = "FIELD=VALUE", value_parser = word::field)]
    pub fields: Vec<(String, String)>,
    #[command(flatten)]
    pub packs: PackOptions,
}

#[derive(Args, Clone, Debug)]
pub struct PackOptions {
    /// A pack of cards, by the name of a shipped one or by its folder; may be given several times
    #[arg(long, value_name = "PACK", default_value = "classic")]
    pub packs: Vec<String>,
}

impl PackOptions {
    /// The options that name these packs, as they are typed; nothing where none need be named.
    pub fn as_typed(&self) -> String {
        if self.packs == ["classic"] {
            return String::new();
        }
        self.packs.iter().map(|pack| format!(" --packs {}", quoted(pack))).collect()
    }

    pub fn load(&self) -> Result<Catalogue> {
        let shipped = |pack: &&String| Source::shipped_ids().any(|id| id == pack.as_str());
        let (ids, folders): (Vec<_>, Vec<_>) = self.packs.iter().partition(shipped);
        let ids: Vec<&str> = ids.into_iter().map(String::as_str).collect();
        let folders: Vec<PathBuf> = folders.into_iter().map(PathBuf::from).collect();
        for folder in &folders {
            let shipped: Vec<&str> = Source::shipped_ids().collect();
            check_folder(folder).map_err(|problem| {
                anyhow!("{problem}; the packs that need none are: {}", shipped.join(", "))
            })?;
        }
        Catalogue::with_shipped(&ids, &folders).map_err(|problems| all(&problems))
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

/// The tables of a game, or why there can be none, with what helps.
pub fn tables(catalogue: &Catalogue, rules: Rules, players: u8) -> Result<Tables> {
    const MORE: &str = "name more packs, such as --packs classic --packs FOLDER";
    let made = Tables::new(&catalogue.cards(rules.printing), rules, players);
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
    pub tables: Tables,
}

impl TableOptions {
    pub fn set_up(&self) -> Result<Table> {
        let mut rules = Rules::preset(self.edition);
        for variant in &self.variants {
            variant.apply(self.edition, &mut rules)?;
        }
        for (field, value) in &self.fields {
            rules.set(field, value)?;
        }
        let catalogue = self.packs.load()?;
        let tables = tables(&catalogue, rules, self.players)?;
        Ok(Table {
            catalogue,
            edition: self.edition,
            variants: self.variants.clone(),
            fields: self.fields.clone(),
            tables,
        })
    }
}

impl Table {
    /// The table a journal was written at.
    pub fn of(header: &Header, catalogue: Catalogue) -> Result<Table> {
        header.check_packs(&stamps(&catalogue))?;
        let rules = header.rules().map_err(|fault| anyhow!(fault.to_string()))?;
        let tables = tables(&catalogue, rules, header.seats())?;
        Ok(Table {
            catalogue,
            edition: header.edition,
            variants: header.variants.clone(),
            fields: header.fields.clone(),
            tables,
        })
    }

    /// How the record of a game at this table begins.
    pub fn header(&self, players: Vec<Player>, courtesy: Courtesy) -> Header {
        Header {
            edition: self.edition,
            variants: self.variants.clone(),
            fields: self.fields.clone(),
            packs: stamps(&self.catalogue),
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
