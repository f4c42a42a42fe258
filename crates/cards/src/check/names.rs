//! Ids, names, languages and printings.

use std::collections::{BTreeMap, HashMap};
use std::ops::RangeInclusive;

use endboss_lexicon::{Gender, Printing};
use toml::Spanned;

use super::{Draft, House, within};
use crate::catalogue::Entry;
use crate::hint;
use crate::notation::{Boxes, RawManifest, RawNames, Stem};
use crate::pack::Manifest;
use crate::problem::{Page, Problem};

/// The languages of everything we ship.
const OUR_LANGUAGES: [&str; 5] = ["en", "uk", "pl", "it", "ru"];
/// Those of them whose sentences agree with the gender of a hero.
const WITH_GENDER: [&str; 4] = ["uk", "pl", "it", "ru"];
const LONGEST_ID: usize = 40;
const LONGEST_NAME: usize = 40;
const PLAYERS: RangeInclusive<i64> = 1..=6;

type Names = BTreeMap<String, Spanned<String>>;

/// Turns `pack.toml` into a manifest; `others` are the languages of which there is a file of names.
pub(crate) fn manifest(
    page: &mut Page<'_>,
    raw: RawManifest,
    shipped: bool,
    others: &[&str],
) -> Manifest {
    id(page, &raw.id);
    for (what, text) in [("version", &raw.version), ("license", &raw.license)] {
        if text.get_ref().trim().is_empty() {
            page.problem(text.span(), format!("the {what} is empty"));
        }
    }
    if raw.authors.get_ref().is_empty() {
        page.problem(raw.authors.span(), "somebody must have made this pack: name an author");
    }
    let languages = raw.languages.get_ref();
    if languages.is_empty() {
        page.problem(raw.languages.span(), "name at least one language, such as \"en\"");
    }
    for (at, language) in languages.iter().enumerate() {
        if !is_code(language) {
            let message = format!("`{language}` is no language code, such as `en`");
            page.problem(raw.languages.span(), message);
        }
        if languages[..at].contains(language) {
            page.problem(raw.languages.span(), format!("the language `{language}` stands twice"));
        }
    }
    if shipped {
        let spoken = |ours: &str| others.contains(&ours) || languages.iter().any(|l| l == ours);
        for ours in OUR_LANGUAGES.iter().filter(|ours| !spoken(ours)) {
            let message = format!("a shipped pack must speak `{ours}`");
            page.problem(raw.languages.span(), message);
        }
    }
    let board = raw.board;
    let house = House { pack: raw.id.get_ref(), languages: Some(languages), shipped, board };
    names(page, &raw.title, "title", house);
    if let Some(all) = raw.counts.get(&Boxes::All).filter(|_| raw.counts.len() > 1) {
        page.problem(all.span(), "`all` counts every printing: leave out the others");
    }
    let players = raw.players.as_ref().and_then(|players| self::players(page, players));
    Manifest {
        id: raw.id.get_ref().clone(),
        version: raw.version.into_inner(),
        license: raw.license.into_inner(),
        authors: raw.authors.into_inner(),
        languages: raw.languages.into_inner(),
        apart: Vec::new(),
        needs: raw.needs.into_iter().map(Spanned::into_inner).collect(),
        title: plain(raw.title.into_inner()),
        players,
        board,
        joins: raw.joins,
        counts: raw
            .counts
            .into_iter()
            .flat_map(|(boxes, counts)| {
                boxes.printings().iter().map(move |p| (*p, *counts.get_ref()))
            })
            .collect(),
    }
}

/// For how many players a pack is: from, to.
fn players(page: &mut Page<'_>, written: &Spanned<Vec<u8>>) -> Option<(u8, u8)> {
    let [from, to] = written.get_ref()[..] else {
        page.problem(written.span(), "write the least and the most players: players = [5, 6]");
        return None;
    };
    for number in [from, to] {
        within(page, written.span(), "the number of players", number.into(), PLAYERS);
    }
    if from > to {
        let message = format!("{from} to {to} players is an empty range: write [{to}, {from}]");
        page.problem(written.span(), message);
    }
    Some((from, to))
}

/// Checks what every card has and makes its entry.
pub(super) fn entry(page: &mut Page<'_>, stem: Stem, line: u32, house: House<'_>) -> Entry {
    id(page, &stem.id);
    names(page, &stem.name, "name", house);
    let printings = printings(page, &stem);
    for (printing, name) in &stem.name_in {
        names(page, name, "name", house);
        if !printings.contains(printing) {
            let message = format!("the {} printing does not have this card", printing.id());
            page.problem(name.span(), message);
        }
    }
    Entry {
        id: format!("{}/{}", house.pack, stem.id.get_ref()),
        pack: house.pack.to_owned(),
        ours: stem.ours,
        note: stem.note,
        printings,
        file: page.file.to_owned(),
        line,
        fallback: house.languages.and_then(|l| l.first()).cloned().unwrap_or_default(),
        names: plain(stem.name.into_inner()),
        names_in: stem.name_in.into_iter().map(|(p, name)| (p, plain(name.into_inner()))).collect(),
        genders: BTreeMap::new(),
    }
}

/// Takes over the names of another language, `names.it.toml`. A shipped pack must have all of them.
/// Of a language whose names stand with the cards it says the genders alone.
pub(crate) fn more_names(
    page: &mut Page<'_>,
    raw: RawNames,
    language: &str,
    (manifest, drafts): (Option<&mut Manifest>, &mut [Draft]),
    shipped: bool,
) {
    if !is_code(language) {
        page.problem(0..0, format!("`{language}` is no language code, such as `en`"));
        return;
    }
    genders(page, &raw.gender, language, drafts);
    if manifest.as_ref().is_some_and(|manifest| manifest.languages.iter().any(|l| l == language)) {
        if raw.names() {
            let message =
                format!("the names in `{language}` stand in the pack's other files already");
            page.problem(0..0, message);
        }
        return;
    }
    if let Some(manifest) = manifest {
        manifest.languages.push(language.to_owned());
        manifest.apart.push(language.to_owned());
        match &raw.title {
            Some(title) => {
                written(page, title, "title");
                manifest.title.insert(language.to_owned(), title.get_ref().clone());
            }
            None if shipped => {
                page.problem(0..0, format!("the title in `{language}` is missing"));
            }
            None => {}
        }
    }
    let everywhere = raw.cards.iter().map(|card| (None, card));
    let printed = raw.printings().into_iter();
    let printed =
        printed.flat_map(|(printing, cards)| cards.iter().map(move |c| (Some(printing), c)));
    for (printing, (id, name)) in everywhere.chain(printed) {
        written(page, name, "name");
        let Some(draft) = drafts.iter_mut().find(|draft| draft.entry.bare_id() == id) else {
            let known: Vec<_> = drafts.iter().map(|draft| draft.entry.bare_id()).collect();
            page.problem(name.span(), hint::unknown("card", id, &known));
            continue;
        };
        let names = match printing {
            None => &mut draft.entry.names,
            Some(printing) if draft.entry.printings.contains(&printing) => {
                draft.entry.names_in.entry(printing).or_default()
            }
            Some(printing) => {
                let message = format!("the {} printing does not have this card", printing.id());
                page.problem(name.span(), message);
                continue;
            }
        };
        names.insert(language.to_owned(), name.get_ref().clone());
    }
    let all = drafts.iter().filter(|_| shipped);
    for entry in all.map(|draft| &draft.entry) {
        let here = |names: &BTreeMap<String, String>| names.contains_key(language);
        if !here(&entry.names) || !entry.names_in.values().all(here) {
            page.problem(0..0, format!("a name of `{}` is missing", entry.bare_id()));
        }
    }
}

fn genders(
    page: &mut Page<'_>,
    said: &BTreeMap<String, Spanned<Gender>>,
    language: &str,
    drafts: &mut [Draft],
) {
    for (id, gender) in said {
        match drafts.iter_mut().find(|draft| draft.entry.bare_id() == id) {
            Some(draft) if draft.is_somebody() => {
                draft.entry.genders.insert(language.to_owned(), *gender.get_ref());
            }
            Some(_) => {
                let message = format!("`{id}` has no gender: only heroes and bosses do");
                page.problem(gender.span(), message);
            }
            None => {
                let known = drafts.iter().filter(|draft| draft.is_somebody());
                let known: Vec<_> = known.map(|draft| draft.entry.bare_id()).collect();
                page.problem(gender.span(), hint::unknown("hero or boss", id, &known));
            }
        }
    }
}

/// A shipped pack says the gender of all its heroes and bosses, so that none is forgotten.
pub(crate) fn all_genders(drafts: &[Draft], label: &str, problems: &mut Vec<Problem>) {
    for draft in drafts.iter().filter(|draft| draft.is_somebody()) {
        for language in WITH_GENDER.iter().filter(|it| !draft.entry.genders.contains_key(**it)) {
            let message = format!("the gender of `{}` is missing", draft.entry.bare_id());
            problems.push(Problem::whole(format!("{label}/names.{language}.toml"), message));
        }
    }
}

fn plain(names: Names) -> BTreeMap<String, String> {
    names.into_iter().map(|(language, name)| (language, name.into_inner())).collect()
}

fn id(page: &mut Page<'_>, id: &Spanned<String>) {
    let text = id.get_ref();
    let kebab = text.split('-').all(|part| {
        !part.is_empty() && part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
    });
    if !kebab {
        let message = format!("the id `{text}` is not in kebab-case, such as `dark-altar`");
        page.problem(id.span(), message);
    } else if text.len() > LONGEST_ID {
        page.problem(id.span(), format!("the id `{text}` is longer than {LONGEST_ID} letters"));
    }
}

fn names(page: &mut Page<'_>, names: &Spanned<Names>, what: &str, house: House<'_>) {
    for name in names.get_ref().values() {
        written(page, name, what);
    }
    let Some(languages) = house.languages.filter(|languages| !languages.is_empty()) else {
        return;
    };
    // Whoever plays a pack of others reads its first language at worst; ours speak all of theirs.
    let needed = if house.shipped { languages } else { &languages[..1] };
    for language in needed.iter().filter(|language| !names.get_ref().contains_key(*language)) {
        page.problem(names.span(), format!("the {what} in `{language}` is missing"));
    }
    for (language, name) in names.get_ref() {
        if !languages.contains(language) {
            let known: Vec<_> = languages.iter().map(String::as_str).collect();
            let message = format!(
                "a {what} in `{language}`, but the pack's languages are {}",
                hint::list(&known)
            );
            page.problem(name.span(), message);
        }
    }
}

/// Whether a name can be shown.
fn written(page: &mut Page<'_>, name: &Spanned<String>, what: &str) {
    let text = name.get_ref();
    if text.trim().is_empty() {
        page.problem(name.span(), format!("the {what} is empty"));
    } else if text.trim() != text || text.chars().any(char::is_control) {
        let message = format!("the {what} has blanks around it or signs that cannot be shown");
        page.problem(name.span(), message);
    } else if text.chars().count() > LONGEST_NAME {
        page.problem(name.span(), format!("the {what} is longer than {LONGEST_NAME} letters"));
    }
}

fn is_code(language: &str) -> bool {
    (2..=3).contains(&language.len()) && language.bytes().all(|b| b.is_ascii_lowercase())
}

fn printings(page: &mut Page<'_>, stem: &Stem) -> Vec<Printing> {
    let Some(listed) = &stem.printings else {
        return Printing::ALL.to_vec();
    };
    if listed.get_ref().is_empty() {
        page.problem(listed.span(), "`printings` is empty: leave it out or name a printing");
        return Printing::ALL.to_vec();
    }
    let mut printings = listed.get_ref().clone();
    printings.sort();
    printings.dedup();
    if printings.len() < listed.get_ref().len() {
        page.problem(listed.span(), "`printings` names a printing twice");
    }
    printings
}

/// Two cards of one name in one box could not be told apart by those who call them by name.
pub(crate) fn same_names(drafts: &[Draft], problems: &mut Vec<Problem>) {
    let mut seen: HashMap<(&str, Printing, String), &Draft> = HashMap::new();
    for draft in drafts {
        let mut reported = false;
        for &printing in &draft.entry.printings {
            for language in draft.entry.names.keys() {
                let name = draft.entry.name(language, printing);
                let key = (language.as_str(), printing, name.to_lowercase());
                let other = *seen.entry(key).or_insert(draft);
                if !std::ptr::eq(other, draft) && !reported {
                    let message = format!(
                        "`{}` and `{}` are both called \"{name}\"",
                        other.entry.bare_id(),
                        draft.entry.bare_id()
                    );
                    problems.push(draft.place.problem(message));
                    reported = true;
                }
            }
        }
    }
}
