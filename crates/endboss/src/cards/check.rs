//! `endboss cards check`: every mistake of a pack with its line, then what its cards say in every
//! language, and what a designer would want to know.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::{fs, io};

use anyhow::Result;
use clap::Args;
use endboss_cards::{Catalogue, Pack, Problem, Source};
use endboss_lexicon::{Card, CardKind, Printing};
use endboss_text::{Lang, Text};

use super::sheet;
use crate::file::{Deed, check_writable, problem};
use crate::scenario::walk;
use crate::table::{all, check_folder};
use crate::word;

/// Look for mistakes in packs, and show what their cards say in five languages
///
/// Without a folder it is the packs inside the program. After the mistakes, which are errors, come
/// warnings: names that are missing in a language, texts that are too long for a card, cards that
/// no scenario mentions.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  endboss cards check packs/classic
  endboss cards check packs/classic --lang en,pl --quiet --html sheet.html
  endboss cards check --pictures pictures")]
pub struct Options {
    /// Folders that belong together
    #[arg(value_name = "PACK_DIR")]
    folders: Vec<PathBuf>,
    /// The languages: en, uk, pl, it, ru, with commas between; all of them if left out
    #[arg(long, value_name = "LANG", value_delimiter = ',', value_parser = word::lang)]
    lang: Vec<Lang>,
    /// Print no texts
    #[arg(long)]
    quiet: bool,
    /// More scenarios in which cards may be mentioned, beside those in the packs' own folders; may
    /// be given several times
    #[arg(long, value_name = "FOLDER")]
    scenarios: Vec<PathBuf>,
    /// Write a picture of each card into this folder
    #[arg(long, value_name = "FOLDER")]
    pictures: Option<PathBuf>,
    /// Write a page with every card, its picture and its texts, into this file
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

/// The cards that are looked at.
pub struct Checked {
    pub catalogue: Catalogue,
    /// Those of the packs that were named, not of packs that came along.
    pub kinds: Vec<CardKind>,
    pub langs: Vec<Lang>,
}

/// What a card says in one language.
pub struct Said {
    pub lang: Lang,
    pub name: String,
    pub line: String,
    pub text: String,
    /// The name is that of another language.
    pub borrowed: bool,
    /// How many letters too many, of how many that fit.
    pub too_long: Option<(usize, usize)>,
}

impl Checked {
    /// The box a card is shown from: the latest that has it.
    pub fn printing(&self, kind: CardKind) -> Printing {
        self.catalogue.entry(kind).printings.last().copied().unwrap_or(Printing::Anniversary)
    }

    pub fn card(&self, kind: CardKind) -> &Card {
        self.catalogue.card(kind, self.printing(kind))
    }

    pub fn said(&self, kind: CardKind, printing: Printing, lang: Lang) -> Said {
        let (text, card) = (Text::new(lang), self.catalogue.card(kind, printing));
        let longest = lang.longest_card_text();
        let lengths = text.card_fields(card).into_iter().map(|field| field.chars().count());
        Said {
            lang,
            name: self.catalogue.name(kind, lang.id(), printing).to_owned(),
            line: text.card_line(card, self.catalogue.gender(kind, lang.id())),
            text: text.card_text(card),
            borrowed: !self.catalogue.entry(kind).speaks(lang.id()),
            too_long: lengths.max().filter(|most| *most > longest).map(|most| (most, longest)),
        }
    }

    /// What a card says in all languages, once for the printings in which it says the same.
    fn versions(&self, kind: CardKind) -> Vec<(Vec<&'static str>, String)> {
        let mut versions: Vec<(Vec<&str>, String)> = Vec::new();
        for printing in &self.catalogue.entry(kind).printings {
            let mut said = String::new();
            for lang in &self.langs {
                let one = self.said(kind, *printing, *lang);
                said.push_str(&format!("  {} {} ({})\n", lang.id(), one.name, one.line));
                if !one.text.is_empty() {
                    said.push_str(&format!("     {}\n", one.text));
                }
            }
            match versions.iter_mut().find(|(_, other)| *other == said) {
                Some((printings, _)) => printings.push(printing.id()),
                None => versions.push((vec![printing.id()], said)),
            }
        }
        versions
    }
}

pub fn run(options: &Options, out: &mut impl Write) -> Result<()> {
    if let Some(path) = &options.html {
        check_writable(path)?;
    }
    let checked = load(options)?;
    for pack in checked.catalogue.packs() {
        summary(&checked, pack, out)?;
    }
    if !options.folders.is_empty() {
        if !options.quiet {
            texts(&checked, out)?;
        }
        let mentioned = Mentions::read(options)?;
        for warning in warnings(&checked, &mentioned) {
            writeln!(out, "warning: {warning}")?;
        }
    }
    if let Some(folder) = &options.pictures {
        let count = sheet::pictures(&checked, folder)?;
        let some = if count == 1 { "picture is" } else { "pictures are" };
        writeln!(out, "{count} {some} in {}.", folder.display())?;
    }
    if let Some(path) = &options.html {
        let page = sheet::page(&checked);
        fs::write(path, page).map_err(|error| problem(Deed::Write, path, &error))?;
        writeln!(out, "The page is {}.", path.display())?;
    }
    Ok(())
}

fn load(options: &Options) -> Result<Checked> {
    let folders = &options.folders;
    let loaded = if folders.is_empty() {
        let ids: Vec<&str> = Source::shipped_ids().collect();
        Catalogue::with_shipped(&ids, &[])
    } else {
        folders.iter().try_for_each(|folder| check_folder(folder))?;
        Catalogue::load(folders)
    };
    let catalogue = loaded.map_err(|problems| all(&problems))?;
    let labels: BTreeSet<String> = folders.iter().map(|folder| label(folder)).collect();
    let named = |kind: &CardKind| {
        let file = &catalogue.entry(*kind).file;
        folders.is_empty() || file.rsplit_once('/').is_some_and(|(at, _)| labels.contains(at))
    };
    let kinds = catalogue.kinds().filter(named).collect();
    let langs = match options.lang.is_empty() {
        true => Lang::ALL.to_vec(),
        false => options.lang.clone(),
    };
    Ok(Checked { catalogue, kinds, langs })
}

/// A folder as problems and cards name it.
fn label(folder: &Path) -> String {
    let label = folder.display().to_string().replace('\\', "/");
    label.trim_end_matches('/').to_owned()
}

fn summary(checked: &Checked, pack: &Pack, out: &mut impl Write) -> io::Result<()> {
    let catalogue = &checked.catalogue;
    let id = &pack.manifest.id;
    let cards = catalogue.kinds().filter(|kind| catalogue.entry(*kind).pack == *id).count();
    let (title, version) = (pack.manifest.title("en"), &pack.manifest.version);
    let some = if cards == 1 { "card" } else { "cards" };
    writeln!(out, "{id} {version} ({title}): {cards} {some}, no problems")?;
    writeln!(out, "hash: {}", pack.hash)
}

fn texts(checked: &Checked, out: &mut impl Write) -> io::Result<()> {
    for kind in &checked.kinds {
        let versions = checked.versions(*kind);
        let several = versions.len() > 1;
        for (printings, said) in versions {
            let printed =
                if several { format!(" [{}]", printings.join(", ")) } else { String::new() };
            write!(out, "\n{}{printed}\n{said}", checked.catalogue.id(*kind))?;
        }
    }
    writeln!(out)
}

/// The scenarios that could mention cards, in lower case.
struct Mentions(Vec<String>);

impl Mentions {
    fn read(options: &Options) -> Result<Mentions> {
        options.scenarios.iter().try_for_each(|folder| check_folder(folder))?;
        let mut files = Vec::new();
        for folder in options.folders.iter().chain(&options.scenarios) {
            walk(folder, &mut files)?;
        }
        let texts = files.iter().map(|path| {
            let bytes = fs::read(path).map_err(|error| problem(Deed::Read, path, &error))?;
            Ok(String::from_utf8_lossy(&bytes).to_lowercase())
        });
        Ok(Mentions(texts.collect::<Result<_>>()?))
    }

    fn any(&self, name: &str) -> bool {
        let name = name.to_lowercase();
        self.0.iter().any(|text| text.contains(&name))
    }
}

/// What is no mistake, but what a designer would want to know.
fn warnings(checked: &Checked, mentioned: &Mentions) -> Vec<Problem> {
    let catalogue = &checked.catalogue;
    let mut warnings = Vec::new();
    let packs: BTreeSet<&str> =
        checked.kinds.iter().map(|kind| catalogue.entry(*kind).pack.as_str()).collect();
    for pack in catalogue.packs().iter().filter(|pack| packs.contains(&*pack.manifest.id)) {
        let missing = missing(&checked.langs, |lang| pack.manifest.title.contains_key(lang));
        if !missing.is_empty() {
            let kind =
                checked.kinds.iter().find(|kind| catalogue.entry(**kind).pack == pack.manifest.id);
            let folder = kind.and_then(|kind| catalogue.entry(*kind).file.rsplit_once('/'));
            let file = format!("{}/pack.toml", folder.map_or("", |(folder, _)| folder));
            let message = format!("the title in {missing} is missing");
            warnings.push(Problem { file, line: None, message });
        }
    }
    for kind in &checked.kinds {
        let entry = catalogue.entry(*kind);
        let name = catalogue.name(*kind, "en", checked.printing(*kind));
        let mut warn = |message: String| {
            warnings.push(Problem { file: entry.file.clone(), line: Some(entry.line), message });
        };
        let missing = missing(&checked.langs, |lang| entry.speaks(lang));
        if !missing.is_empty() {
            warn(format!("the name of {name} in {missing} is missing"));
        }
        let mut told = BTreeSet::new();
        for printing in &entry.printings {
            for lang in &checked.langs {
                let said = checked.said(*kind, *printing, *lang);
                if let Some((long, fits)) = said.too_long.filter(|_| told.insert(lang.id())) {
                    let lang = lang.id();
                    warn(format!(
                        "the text of {name} in {lang} has {long} letters, and {fits} fit on a card"
                    ));
                }
            }
        }
        let named = |printing: &Printing| mentioned.any(catalogue.name(*kind, "en", *printing));
        if !mentioned.0.is_empty() && !entry.printings.iter().any(named) {
            warn(format!("no scenario mentions {name}"));
        }
    }
    if mentioned.0.is_empty()
        && let Some(kind) = checked.kinds.first()
    {
        let file = &catalogue.entry(*kind).file;
        let file = file.rsplit_once('/').map_or(file.as_str(), |(folder, _)| folder).to_owned();
        let message = "there is no scenario for any of its cards; docs/SCENARIOS.md tells how to \
                       write one"
            .to_owned();
        warnings.push(Problem { file, line: None, message });
    }
    warnings
}

/// The languages that are not there: "uk, it".
fn missing(langs: &[Lang], there: impl Fn(&str) -> bool) -> String {
    let missing = langs.iter().map(|lang| lang.id()).filter(|lang| !there(lang));
    missing.collect::<Vec<_>>().join(", ")
}
