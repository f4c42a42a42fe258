//! From sources to packs: reads every file, checks every card, and gathers all problems.

use endboss_lexicon::Face;
use serde::de::DeserializeOwned;
use toml::Spanned;

use crate::check::{self, Draft, House};
use crate::hint;
use crate::notation::{Boxes, RawManifest, RawNames};
use crate::pack::{Counts, Manifest, PACK_FILES, Pack, hash_files};
use crate::problem::{Page, Place, Problem};
use crate::read;
use crate::source::{Source, language};

/// The shipped pack with the usual landmarks.
const TOWN: &str = "town";

/// A pack and its cards.
#[derive(Debug)]
pub(crate) struct Loaded {
    pub(crate) pack: Pack,
    pub(crate) drafts: Vec<Draft>,
    needs: Vec<(String, Place)>,
    /// Where the manifest names the pack.
    place: Place,
}

/// The manifest with the places of what is checked later.
struct Front {
    manifest: Manifest,
    needs: Vec<(String, Place)>,
    counts: Vec<(Boxes, Counts, Place)>,
    place: Place,
}

/// Loads the packs in the order given. A pack that one of them needs and that is shipped comes
/// along by itself, before them. Packs that are played together must fit into one game; those that
/// are only looked at need not.
pub(crate) fn packs(sources: Vec<Source>, played: bool) -> Result<Vec<Loaded>, Vec<Problem>> {
    let mut problems = Vec::new();
    let mut loaded: Vec<Loaded> = Vec::new();
    for source in &sources {
        loaded.extend(pack(source, &mut problems));
    }
    bring_along(&mut loaded, &mut problems);
    bring_town(&mut loaded, &mut problems);
    same_packs(&loaded, &mut problems);
    let needs: Vec<_> = loaded
        .iter()
        .filter_map(|pack| {
            let (_, place) = pack.needs.first()?;
            let ids = pack.needs.iter().map(|(id, _)| id.as_str()).collect();
            Some((pack.pack.manifest.id.as_str(), ids, place.clone()))
        })
        .collect();
    check::cycles(&needs, &mut problems);
    let drafts: Vec<&Draft> = loaded.iter().flat_map(|pack| &pack.drafts).collect();
    if played {
        check::limits(&drafts, &mut problems);
        check::same_landmarks(&drafts, &mut problems);
        let heroes: Vec<_> =
            loaded.iter().map(|pack| (pack.pack.manifest.joins, &*pack.drafts)).collect();
        check::hero_limits(&heroes, &mut problems);
    }
    if problems.is_empty() { Ok(loaded) } else { Err(problems) }
}

fn bring_along(loaded: &mut Vec<Loaded>, problems: &mut Vec<Problem>) {
    let mut at = 0;
    while at < loaded.len() {
        let Some((id, place)) = loaded[at].needs.iter().find(|(id, _)| !has(loaded, id)).cloned()
        else {
            at += 1;
            continue;
        };
        let brought = Source::shipped(&id).ok().and_then(|source| pack(&source, problems));
        match brought {
            Some(pack) => {
                loaded.insert(0, pack);
                at = 0;
            }
            None => {
                let message = hint::unknown("pack", &id, &known(loaded));
                problems.push(place.problem(message));
                loaded[at].needs.retain(|(needed, _)| *needed != id);
            }
        }
    }
}

/// Packs that need the town board get the usual one, unless one of them has a board of its own: the
/// tavern is what no board can do without. [R4.2]
fn bring_town(loaded: &mut Vec<Loaded>, problems: &mut Vec<Problem>) {
    let tavern = |draft: &Draft| matches!(&draft.cards[0].face, Face::Landmark(landmark) if landmark.treasure.is_none());
    let needed = loaded.iter().any(|pack| pack.pack.manifest.board);
    if !needed || has(loaded, TOWN) || loaded.iter().flat_map(|pack| &pack.drafts).any(tavern) {
        return;
    }
    if let Some(town) = Source::shipped(TOWN).ok().and_then(|source| pack(&source, problems)) {
        loaded.insert(0, town);
    }
}

fn has(loaded: &[Loaded], id: &str) -> bool {
    loaded.iter().any(|pack| pack.pack.manifest.id == id)
}

/// The packs that could be meant.
fn known(loaded: &[Loaded]) -> Vec<&str> {
    let mut known: Vec<&str> = loaded.iter().map(|pack| &*pack.pack.manifest.id).collect();
    for id in Source::shipped_ids().filter(|id| !has(loaded, id)) {
        known.push(id);
    }
    known
}

fn same_packs(loaded: &[Loaded], problems: &mut Vec<Problem>) {
    for (at, pack) in loaded.iter().enumerate() {
        let id = &pack.pack.manifest.id;
        if let Some(first) = loaded[..at].iter().find(|other| other.pack.manifest.id == *id) {
            let message = format!("the pack `{id}` is loaded already, from {}", first.place.file);
            problems.push(pack.place.problem(message));
        }
    }
}

/// One pack; none if its manifest cannot be read, but its cards are checked all the same.
fn pack(source: &Source, problems: &mut Vec<Problem>) -> Option<Loaded> {
    let before = problems.len();
    problems.extend(source.problems.iter().cloned());
    let mut texts = Vec::new();
    for (name, bytes) in &source.files {
        match read::text(&format!("{}/{name}", source.label), bytes) {
            Ok(text) => texts.push((name.clone(), text.to_owned())),
            Err(problem) => problems.push(problem),
        }
    }
    let mut front = front(source, &texts, problems);
    let house = House {
        pack: front.as_ref().map_or("", |front| &front.manifest.id),
        languages: front.as_ref().map(|front| front.manifest.languages.as_slice()),
        shipped: source.shipped,
        board: front.as_ref().is_none_or(|front| front.manifest.board),
    };
    let mut drafts = Vec::new();
    let [_, bosses, rooms, spells, heroes, landmarks, items] = PACK_FILES;
    let mut section = Section { source, texts: &texts, house, drafts: &mut drafts, problems };
    section.read(bosses, "boss", check::boss);
    section.read(rooms, "room", check::room);
    section.read(spells, "spell", check::spell);
    section.read(heroes, "hero", check::hero);
    section.read(landmarks, "landmark", check::landmark);
    section.read(items, "item", check::item);
    check::same_ids(&drafts, problems);
    for (name, text) in &texts {
        let Some(language) = language(name) else { continue };
        let file = format!("{}/{name}", source.label);
        let mut page = Page::new(&file, text);
        let manifest = front.as_mut().map(|front| &mut front.manifest);
        if let Some(raw) = read::whole::<RawNames>(&mut page) {
            check::more_names(&mut page, raw, language, (manifest, &mut drafts), source.shipped);
        }
        problems.extend(page.problems);
    }
    if source.shipped {
        check::all_genders(&drafts, &source.label, problems);
    }
    check::same_names(&drafts, problems);
    check::same_xp(&drafts, problems);
    let Front { manifest, needs, counts, place } = front?;
    // A card that could not be read would be missed in the counts too; one finding is enough.
    if problems.len() == before {
        for (boxes, said, place) in &counts {
            check::counts(boxes.printings(), *said, place, &drafts, problems);
        }
    }
    let hash = hash_files(&texts);
    Some(Loaded { pack: Pack { manifest, hash, files: texts }, drafts, needs, place })
}

fn front(
    source: &Source,
    texts: &[(String, String)],
    problems: &mut Vec<Problem>,
) -> Option<Front> {
    let (name, text) = texts.iter().find(|(name, _)| name == PACK_FILES[0])?;
    let file = format!("{}/{name}", source.label);
    let mut page = Page::new(&file, text);
    let front = read::whole::<RawManifest>(&mut page).map(|raw| {
        let place = page.place(raw.id.span());
        let needs =
            raw.needs.iter().map(|id| (id.get_ref().clone(), page.place(id.span()))).collect();
        let counts = raw
            .counts
            .iter()
            .map(|(boxes, said)| (*boxes, *said.get_ref(), page.place(said.span())))
            .collect();
        let files = texts.iter().filter_map(|(name, _)| language(name)).collect::<Vec<_>>();
        let manifest = check::manifest(&mut page, raw, source.shipped, &files);
        Front { manifest, needs, counts, place }
    });
    problems.extend(page.problems);
    front
}

/// The card files of one pack while they are read.
struct Section<'a> {
    source: &'a Source,
    texts: &'a [(String, String)],
    house: House<'a>,
    drafts: &'a mut Vec<Draft>,
    problems: &'a mut Vec<Problem>,
}

impl Section<'_> {
    fn read<T: DeserializeOwned>(
        &mut self,
        name: &str,
        key: &str,
        check: fn(&mut Page<'_>, Spanned<T>, House<'_>) -> Option<Draft>,
    ) {
        let Some((_, text)) = self.texts.iter().find(|(file, _)| file == name) else {
            return;
        };
        let file = format!("{}/{name}", self.source.label);
        let mut page = Page::new(&file, text);
        for card in read::list(&mut page, key) {
            self.drafts.extend(check(&mut page, card, self.house));
        }
        page.problems.sort_by_key(|problem| problem.line);
        self.problems.extend(page.problems);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The languages of a shipped pack can only be tested from inside: nobody else ships one.
    #[test]
    fn a_shipped_pack_speaks_all_our_languages() {
        let manifest = "id = \"x\"\nversion = \"1\"\nlicense = \"MIT\"\nauthors = [\"me\"]\n\
                        languages = [\"en\"]\ntitle.en = \"X\"\n";
        let room = "[[room]]\nid = \"a\"\nname.en = \"A\"\ncopies = 1\nsort = \"trap\"\n\
                    damage = 1\ntreasure = \"mage\"\nname-in.second.en = \"B\"\n";
        let loaded = |manifest: &str, names: &[(&'static str, &str)]| -> Vec<String> {
            let mut files = vec![("pack.toml", manifest), ("rooms.toml", room)];
            files.extend(names);
            let files = files.into_iter().map(|(name, text)| (name, text.as_bytes().to_vec()));
            let source = Source { shipped: true, ..Source::new("packs/x", files) };
            let problems = packs(vec![source], true).err().unwrap_or_default();
            problems.iter().map(ToString::to_string).collect()
        };
        let shown = |manifest: &str| loaded(manifest, &[]);
        let others = ["uk", "pl", "it", "ru"];
        assert_eq!(
            shown(manifest),
            others.map(|lang| format!("packs/x/pack.toml:5: a shipped pack must speak `{lang}`"))
        );
        let lines = ["pack.toml:6: the title", "rooms.toml:3: the name", "rooms.toml:8: the name"];
        let missing = lines
            .iter()
            .flat_map(|line| others.map(|lang| format!("packs/x/{line} in `{lang}` is missing")));
        assert_eq!(
            shown(&manifest.replace("[\"en\"]", "[\"en\", \"uk\", \"pl\", \"it\", \"ru\"]")),
            missing.collect::<Vec<_>>()
        );
        // A file of names will do, if all of them are in it.
        let polish = manifest.replace("[\"en\"]", "[\"en\", \"uk\", \"it\", \"ru\"]");
        let found = loaded(&polish, &[("names.pl.toml", "[cards]\na = \"A\"\n")]);
        let of_names = |line: &String| line.contains("names.pl.toml");
        let found: Vec<_> = found.into_iter().filter(of_names).collect();
        assert_eq!(
            found,
            [
                "packs/x/names.pl.toml:1: the title in `pl` is missing",
                "packs/x/names.pl.toml:1: a name of `a` is missing",
            ]
        );
        let whole = "title = \"X\"\n[cards]\na = \"A\"\n[second]\na = \"B\"\n";
        let found = loaded(&polish, &[("names.pl.toml", whole)]);
        assert!(!found.iter().any(of_names), "{found:?}");
    }

    #[test]
    fn a_shipped_pack_says_the_gender_of_its_heroes() {
        let manifest = "id = \"x\"\nversion = \"1\"\nlicense = \"MIT\"\nauthors = [\"me\"]\n\
                        languages = [\"en\", \"uk\", \"pl\", \"it\", \"ru\"]\n\
                        title = { en = \"X\", uk = \"X\", pl = \"X\", it = \"X\", ru = \"X\" }\n";
        let hero = "[[hero]]\nid = \"a\"\nhealth = 4\nmark = 2\n\
                    name = { en = \"A\", uk = \"A\", pl = \"A\", it = \"A\", ru = \"A\" }\n\
                    treasure = [\"mage\"]\n";
        let said = "[gender]\na = \"masculine\"\n";
        let files = [("pack.toml", manifest), ("heroes.toml", hero), ("names.it.toml", said)];
        let files = files.map(|(name, text)| (name, text.as_bytes().to_vec()));
        let source = Source { shipped: true, ..Source::new("packs/x", files) };
        let found = packs(vec![source], true).err().unwrap_or_default();
        let missing = ["uk", "pl", "ru"]
            .map(|lang| format!("packs/x/names.{lang}.toml: the gender of `a` is missing"));
        assert_eq!(found.iter().map(ToString::to_string).collect::<Vec<_>>(), missing);
    }
}
