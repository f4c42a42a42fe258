//! `endboss cards new` and `cards add`: a pack that works at once, and one more card in it.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::{fs, io};

use anyhow::{Result, bail};
use clap::Args;
use endboss_cards::{Catalogue, Manifest, Source};
use endboss_lexicon::{Card, Damage, Face};
use endboss_text::Lang;

use super::like::{self, Copied, toml_text};
use crate::file::{Deed, problem};
use crate::started::{as_typed, quoted};
use crate::table::{PackOptions, all, check_folder};

const PACK: &str = include_str!("template/pack.toml");
const ROOMS: &str = include_str!("template/rooms.toml");
const SCENARIO: &str = include_str!("template/scenario.txt");
const MANIFEST: &str = "pack.toml";
const LONGEST_ID: usize = 40;
/// Who sits at the table of a scenario.
const CLASSIC_BOSSES: [&str; 6] =
    ["Draculord", "Xyzax", "King Croak", "Robobo", "Cerebellus", "Gorgona"];
const SUPER_BOSSES: [&str; 6] = [
    "Emperor Dododo",
    "His Sliminess",
    "Colonel Cudgel",
    "Lady Snare",
    "Madame Mirage",
    "Count Formaldehyde",
];

/// Make a pack of your own, with a card in it that works and a scenario that proves it
///
/// The folder must be new or empty. Without --like the card is a small trap with a comment for
/// every line; with it, a copy of the card that is nearest to what you have in mind.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  endboss cards new my-pack
  endboss cards new caves --like \"neanderthal cave\"
  endboss cards new cellars --like dark-altar --name \"Damp Corner\"")]
pub struct New {
    /// The folder of the pack; its name becomes the id of the pack
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
    /// The card to copy, by its name or id
    #[arg(long, value_name = "CARD")]
    like: Option<String>,
    #[command(flatten)]
    naming: Naming,
}

/// Copy a card into a pack that is there
///
/// Nothing is written unless the pack is right with it.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  endboss cards add my-pack --like \"dark altar\" --name \"Damp Corner\"")]
pub struct Add {
    /// The folder of the pack
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
    /// The card to copy, by its name or id
    #[arg(long, value_name = "CARD")]
    like: String,
    #[command(flatten)]
    naming: Naming,
}

#[derive(Args, Debug)]
struct Naming {
    /// What the new card is called, in English; the name of the copied one with a number if left
    /// out
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    #[command(flatten)]
    packs: PackOptions,
}

/// Files to be written below the folder of the pack, by their paths there.
type Files = Vec<(String, String)>;

pub fn new(options: &New, out: &mut impl Write) -> Result<()> {
    let folder = &options.folder;
    check_free(folder)?;
    let id = pack_id(folder)?;
    let (files, card) = match &options.like {
        Some(wanted) => {
            let languages = Lang::ALL.map(Lang::id);
            let copied = copied(wanted, &options.naming, &languages)?;
            let mut manifest = manifest(&id);
            needs(&mut manifest, &copied);
            (vec![(MANIFEST.to_owned(), manifest), card_file(&copied, "")], copied)
        }
        None if options.naming.name.is_some() => {
            bail!("--name goes with --like, which names the card to copy");
        }
        None => {
            let files = [(MANIFEST, manifest(&id)), ("rooms.toml", ROOMS.to_owned())];
            let files: Files = files.map(|(name, text)| (name.to_owned(), text)).to_vec();
            let card = template(&files)?;
            (files, card)
        }
    };
    sound(&folder.display().to_string(), &files)?;
    let mut files = files;
    files.push((scenario_path(&card.id), scenario(&card)));
    write_all(folder, &files)?;
    let shown = folder.display();
    let like =
        if options.like.is_some() { format!(", a copy of {}", card.from) } else { String::new() };
    writeln!(out, "{shown} is a pack with one card: {}{like}.", card.name)?;
    for (path, _) in &files {
        writeln!(out, "  {}", folder.join(path).display())?;
    }
    next(folder, &card, out)
}

pub fn add(options: &Add, out: &mut impl Write) -> Result<()> {
    let folder = &options.folder;
    check_folder(folder)?;
    let before = Catalogue::load(std::slice::from_ref(folder)).map_err(|found| all(&found))?;
    let pack = before.packs().last().expect("a folder is a pack");
    let Manifest { languages, apart, .. } = &pack.manifest;
    let with_cards = languages.iter().filter(|lang| !apart.contains(*lang));
    let languages: Vec<&str> = with_cards.map(String::as_str).collect();
    let card = copied(&options.like, &options.naming, &languages)?;
    let text =
        |file: &str| pack.files.iter().find(|(name, _)| name == file).map(|(_, text)| &**text);
    let (file, written) = card_file(&card, text(&card.file).unwrap_or_default());
    let mut files: Files = pack.files.iter().filter(|(name, _)| *name != file).cloned().collect();
    files.push((file.clone(), written.clone()));
    sound(&folder.display().to_string(), &files)?;
    let path = scenario_path(&card.id);
    if folder.join(&path).exists() {
        bail!(
            "{} is there already; give the card another name with --name",
            folder.join(&path).display()
        );
    }
    write_all(folder, &[(path.clone(), scenario(&card))])?;
    let to = folder.join(&file);
    fs::write(&to, written).map_err(|error| problem(Deed::Write, &to, &error))?;
    writeln!(out, "{} is in {}, a copy of {}.", card.name, to.display(), card.from)?;
    writeln!(out, "  {}", folder.join(path).display())?;
    next(folder, &card, out)
}

/// The folder is not there, or has nothing in it.
fn check_free(folder: &Path) -> Result<()> {
    let name = folder.display();
    if folder.as_os_str().is_empty() {
        bail!("a folder without a name cannot be made; name one, such as my-pack");
    }
    if folder.is_file() {
        bail!("{name} is a file; name a new folder");
    }
    match fs::read_dir(folder).map(|mut entries| entries.next().is_some()) {
        Ok(true) => bail!(
            "{name} is there already and not empty; name a new folder, or add a card to a pack \
             with `cards add`"
        ),
        Ok(false) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(problem(Deed::MakeFolder, folder, &error)),
    }
}

/// The id of a pack is what its folder is called.
fn pack_id(folder: &Path) -> Result<String> {
    let whole = folder.canonicalize();
    let path = whole.as_deref().unwrap_or(folder);
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let id = endboss_cards::slug(&name);
    if id.is_empty() || !id.is_ascii() {
        bail!(
            "\"{name}\" gives the pack no id; name the folder with the letters a to z, such as my-pack"
        );
    }
    if id.len() > LONGEST_ID {
        bail!(
            "the id {id} would be longer than {LONGEST_ID} letters; give the folder a shorter name"
        );
    }
    if Source::shipped_ids().any(|shipped| shipped == id) {
        bail!("a shipped pack is already called {id}; give the folder another name");
    }
    Ok(id)
}

fn manifest(id: &str) -> String {
    let words = id.split('-').map(|word| {
        let (first, rest) = word.split_at(1);
        format!("{}{rest}", first.to_uppercase())
    });
    let title = toml_text(&words.collect::<Vec<_>>().join(" "));
    let titles = Lang::ALL.map(|lang| format!("{} = {title}", lang.id())).join(", ");
    PACK.replace("\"PACK\"", &toml_text(id))
        .replace("PACK/CARD", &format!("{id}/CARD"))
        .replace("TITLES", &titles)
}

/// What the manifest must say for a card of this kind.
fn needs(manifest: &mut String, copied: &Copied) {
    if copied.board {
        manifest
            .push_str("# Its cards need the town board, so it plays in the super edition only.\n");
        manifest.push_str("board = true\n");
    }
    if let Some((from, to)) = copied.players {
        manifest.push_str("# For so many players only: from, to.\n");
        manifest.push_str(&format!("players = [{from}, {to}]\n"));
    }
    if matches!(copied.card.face, Face::Hero(_)) {
        manifest
            .push_str("# Its heroes join those of another pack; without this they are alone.\n");
        manifest.push_str("joins = true\n");
    }
}

fn copied(wanted: &str, naming: &Naming, languages: &[&str]) -> Result<Copied> {
    let catalogue = naming.packs.load()?;
    let found = like::find(wanted, &catalogue)?;
    like::copy(&catalogue, found, naming.name.as_deref(), languages)
}

/// The file of a card with the card at its end.
fn card_file(copied: &Copied, before: &str) -> (String, String) {
    let text = match before.trim_end() {
        "" => format!(
            "# A copy of {}. docs/CARDS.md has every key and every word; the text on a card is made\n\
             # from what stands here, in five languages.\n\n{}",
            copied.from, copied.text
        ),
        before => format!("{before}\n\n# A copy of {}.\n{}", copied.from, copied.text),
    };
    (copied.file.clone(), text)
}

/// The card of the template, as if it was copied.
fn template(files: &Files) -> Result<Copied> {
    let sources = files.iter().map(|(name, text)| (name.clone(), text.clone().into_bytes()));
    let catalogue =
        Catalogue::of(vec![Source::new("template", sources)]).map_err(|found| all(&found))?;
    let kind = catalogue.kinds().last().expect("the template has a card");
    let found = (kind, endboss_lexicon::Printing::Anniversary);
    let copied = like::copy(&catalogue, found, None, &[])?;
    let name = catalogue.name(kind, "en", found.1).to_owned();
    Ok(Copied { id: catalogue.entry(kind).bare_id().to_owned(), name, ..copied })
}

/// The pack must be right before it is written: what `cards check` says later would be our mistake.
fn sound(label: &str, files: &Files) -> Result<()> {
    let sources = files.iter().map(|(name, text)| (name.clone(), text.clone().into_bytes()));
    Catalogue::of(vec![Source::new(label, sources)]).map(drop).map_err(|found| all(&found))
}

fn scenario_path(id: &str) -> String {
    format!("scenarios/{id}.scenario")
}

/// A scenario that holds for any card of its kind: it is there and everybody sees what it is. What
/// the card does is for its designer to prove.
fn scenario(copied: &Copied) -> String {
    if copied.id == "creaky-stairs" && copied.name == "Creaky Stairs" {
        return SCENARIO.to_owned();
    }
    let name = &copied.name;
    let (bosses, room, edition) = match copied.board {
        true => (SUPER_BOSSES, "Shallow Grave", "super"),
        false => (CLASSIC_BOSSES, "Dark Altar", "anniversary"),
    };
    let seats = copied.players.map_or(2, |(from, _)| usize::from(from));
    let mut seated = String::new();
    for (letter, boss) in ('A'..).zip(bosses).take(seats) {
        let is_it = letter == 'A' && matches!(copied.card.face, Face::Boss(_));
        seated.push_str(&format!("{letter} boss: {}\n", if is_it { name } else { boss }));
    }
    let (position, expected) = position(&copied.card, name, room);
    format!(
        "# A position, a few moves, and what must come of them. docs/SCENARIOS.md has every line.\n\
         title: {name} is what it says\n\
         cards: {name}\n\
         edition: {edition}\n\
         \n\
         # The position.\n\
         {position}\
         {seated}\
         \n\
         # What everybody sees. Go on with moves, such as `all pass`, and say what must come of them.\n\
         {expected}"
    )
}

/// Where a card lies so that it can be looked at, and what is seen then. Somebody must be asked
/// something, or the turn would be over before anybody looks: a room in hand does it.
fn position(card: &Card, name: &str, room_in_hand: &str) -> (String, String) {
    match &card.face {
        Face::Boss(_) => (
            format!("phase: build\nA hand: {room_in_hand}\n"),
            format!("expect everyone sees A boss: {name}\nexpect A is not leveled\n"),
        ),
        Face::Room(room) => {
            let damage = match room.damage {
                Damage::Fixed(damage) if room.lasting.is_empty() => {
                    format!("expect everyone sees A damage: {damage}\n")
                }
                _ => String::new(),
            };
            (
                format!("phase: adventure\nA dungeon: {name}\n"),
                format!("expect everyone sees A dungeon: {name}\n{damage}"),
            )
        }
        Face::Spell(_) => (
            format!("phase: build\nA hand: {name}\n"),
            format!("expect A hand: {name}\nexpect B sees A hand: 1 spell\n"),
        ),
        Face::Hero(hero) => (
            format!("phase: build\nA hand: {room_in_hand}\ntown: {name}\n"),
            format!("expect everyone sees town: {name}\nexpect {name} health: {}\n", hero.health),
        ),
        Face::Item(_) => (
            format!("phase: build\nA item: {name}\n"),
            format!("expect everyone sees A item: {name}\n"),
        ),
        // Landmarks are not copied.
        Face::Landmark(_) => (String::new(), String::new()),
    }
}

/// Writes files that must not be there yet.
fn write_all(folder: &Path, files: &[(String, String)]) -> Result<()> {
    for (path, text) in files {
        let path = folder.join(path);
        let parent = path.parent().unwrap_or(folder);
        fs::create_dir_all(parent).map_err(|error| problem(Deed::MakeFolder, parent, &error))?;
        let made = fs::File::options().write(true).create_new(true).open(&path);
        let written = made.and_then(|mut file| file.write_all(text.as_bytes()));
        written.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => {
                anyhow::anyhow!("{} is there already and stays as it is", path.display())
            }
            _ => problem(Deed::Write, &path, &error),
        })?;
    }
    Ok(())
}

/// What to type next, as it is typed.
fn next(folder: &Path, card: &Copied, out: &mut impl Write) -> Result<()> {
    let (endboss, pack) = (as_typed(), quoted(&folder.display().to_string()));
    let scenarios = quoted(&folder.join("scenarios").display().to_string());
    let mut table = String::new();
    if card.board {
        table.push_str(" --edition super");
    }
    if let Some((from, _)) = card.players {
        table.push_str(&format!(" --players {from}"));
    }
    writeln!(out, "Next:")?;
    writeln!(out, "  {endboss} cards check {pack}")?;
    writeln!(out, "  {endboss} scenario {scenarios} --pack {pack}")?;
    writeln!(out, "  {endboss} play{table} --pack {pack}")?;
    writeln!(out, "  {endboss} lab balance{table} --pack {pack}")?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use endboss_testkit::scenario::{Packs, report};

    use super::*;

    /// Every card there is can be copied, and its copy is right and in a scenario that passes.
    #[test]
    fn every_card_can_be_copied() {
        let folder = tempfile::tempdir().expect("a folder");
        let ids: Vec<&str> = Source::shipped_ids().collect();
        let catalogue = Catalogue::shipped(&ids);
        let mut copies = 0;
        for kind in catalogue.kinds() {
            let (found, _) = like::find(catalogue.id(kind), &catalogue).expect("it is there");
            assert_eq!(found, kind);
            let pack = folder.path().join(format!("copy-{copies}"));
            let options = New {
                folder: pack.clone(),
                like: Some(catalogue.id(kind).to_owned()),
                naming: Naming { name: None, packs: PackOptions::default() },
            };
            let mut out = Vec::new();
            let made = new(&options, &mut out);
            if matches!(
                catalogue.card(kind, endboss_lexicon::Printing::First).face,
                Face::Landmark(_)
            ) {
                assert!(made.expect_err("no landmarks").to_string().contains("is a landmark"));
                continue;
            }
            let id = catalogue.id(kind);
            made.unwrap_or_else(|problem| panic!("{id}: {problem}"));
            let packs = Packs::with(&[pack.display().to_string()]).expect("a pack");
            let mut scenarios = fs::read_dir(pack.join("scenarios")).expect("scenarios");
            let path = scenarios.next().expect("one").expect("a file").path();
            let text = fs::read_to_string(&path).expect("a text");
            let verdict = report(&text, &packs).verdict;
            assert!(verdict.passed(), "{}\n{text}", verdict.sentence(id));
            copies += 1;
        }
        assert!(copies > 250, "{copies}");
    }

    /// A file that only says genders holds no names: those of a new card go where the others are.
    #[test]
    fn a_card_added_beside_genders_has_its_name() {
        let folder = tempfile::tempdir().expect("a folder");
        let pack = folder.path().join("caves");
        let naming = || Naming { name: None, packs: PackOptions::default() };
        let like = Some("sister-hush".to_owned());
        let options = New { folder: pack.clone(), like, naming: naming() };
        new(&options, &mut Vec::new()).expect("a pack");
        let genders = "[gender]\nsister-hush-ii = \"feminine\"\n";
        fs::write(pack.join("names.en.toml"), genders).expect("a file");
        let like = "nell-dent".to_owned();
        add(&Add { folder: pack.clone(), like, naming: naming() }, &mut Vec::new()).expect("added");
        let catalogue = Catalogue::load(&[pack]).expect("sound");
        let (old, new) = (catalogue.kind("sister-hush-ii"), catalogue.kind("nell-dent-ii"));
        let (old, new) = (old.expect("there"), new.expect("there"));
        assert!(catalogue.entry(new).speaks("en"));
        let gender = |kind, lang| catalogue.gender(kind, lang);
        assert_eq!(gender(old, "it"), endboss_lexicon::Gender::Feminine);
        assert_eq!(gender(new, "it"), endboss_lexicon::Gender::Masculine);
    }
}
