//! The cards of a pack to look at: a picture of each, and a page with all of them.

use std::fs;
use std::path::Path;

use anyhow::Result;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use endboss_art::{Words, card, printed};
use endboss_lab::report::styled;
use endboss_lexicon::CardKind;
use endboss_text::Lang;
use maud::{Markup, html};

use super::check::{Checked, Said};
use crate::file::{Deed, problem};

/// Each pixel of a printed card is so large in its file.
const SCALE: usize = 3;

/// A file for each card, `FOLDER/PACK/CARD.png`, in the first of the languages; how many there are.
pub fn pictures(checked: &Checked, folder: &Path) -> Result<usize> {
    let lang = checked.langs.first().copied().unwrap_or(Lang::En);
    for kind in &checked.kinds {
        let entry = checked.catalogue.entry(*kind);
        let said = checked.said(*kind, checked.printing(*kind), lang);
        let words = Words { name: &said.name, line: &said.line, text: &said.text };
        let picture = printed(checked.card(*kind), &entry.id, words).scaled(SCALE);
        let place = folder.join(&entry.pack);
        fs::create_dir_all(&place).map_err(|error| problem(Deed::MakeFolder, &place, &error))?;
        let path = place.join(format!("{}.png", entry.bare_id()));
        fs::write(&path, picture.png()).map_err(|error| problem(Deed::Write, &path, &error))?;
    }
    Ok(checked.kinds.len())
}

/// A page that needs nothing from outside: every card with its picture, and what it is called and
/// says in each language.
pub fn page(checked: &Checked) -> String {
    let catalogue = &checked.catalogue;
    let of = |id: &str| -> Vec<CardKind> {
        checked.kinds.iter().copied().filter(|kind| catalogue.entry(*kind).pack == id).collect()
    };
    let packs: Vec<_> = catalogue.packs().iter().map(|pack| &pack.manifest).collect();
    let titles: Vec<&str> =
        packs.iter().filter(|pack| !of(&pack.id).is_empty()).map(|pack| pack.title("en")).collect();
    let title = format!("Cards: {}", titles.join(", "));
    let body = html! {
        @for pack in packs {
            @let cards = of(&pack.id);
            @if !cards.is_empty() {
                h2 { (pack.title("en")) " " span.dim { (pack.id) " " (pack.version) } }
                div.cards { @for kind in cards { (one(checked, kind)) } }
            }
        }
    };
    styled(STYLE, "endboss cards check", &title, &body)
}

fn one(checked: &Checked, kind: CardKind) -> Markup {
    let (entry, face) = (checked.catalogue.entry(kind), checked.card(kind));
    let printing = checked.printing(kind);
    let name = checked.catalogue.name(kind, "en", printing);
    let picture = STANDARD.encode(card(face, &entry.id).png());
    html! {
        article {
            img src={ "data:image/png;base64," (picture) } width="160" height="128" alt="";
            h3 { (name) }
            p.dim { code { (entry.id) } " · " (face.copies) "× · " (entry.file) ":" (entry.line) }
            dl {
                @for lang in &checked.langs { (spoken(&checked.said(kind, printing, *lang))) }
            }
        }
    }
}

fn spoken(said: &Said) -> Markup {
    let lang = said.lang.id();
    html! {
        dt { (lang) }
        dd lang=(lang) {
            strong { (said.name) }
            @if said.borrowed { " " span.warn lang="en" { "(no name in " (lang) ")" } }
            br;
            span.dim { (said.line) }
            @if !said.text.is_empty() { br; (said.text) }
            @if let Some((long, fits)) = said.too_long {
                " " span.warn lang="en" { "(" (long) " letters, " (fits) " fit)" }
            }
        }
    }
}

const STYLE: &str = "
:root { --ink: #1d1b26; --dim: #5d5a6b; --paper: #fbfaf7; --line: #dcd8cf; --card: #fff;
  --warn: #9a3412; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece9f2; --dim: #a8a4b8; --paper: #17151d; --line: #37333f; --card: #1f1c27;
    --warn: #f0a878; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 80rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.2; }
h2 { font-size: 1.25rem; border-top: 1px solid var(--line); padding-top: 1.25rem; }
h3 { margin: .5rem 0 0; }
.dim { color: var(--dim); font-weight: normal; }
.warn { color: var(--warn); }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
  gap: 1rem; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 6px;
  padding: 1rem; overflow-wrap: anywhere; }
img { display: block; image-rendering: pixelated; }
p { margin: 0 0 .5rem; font-size: .875rem; }
dl { display: grid; grid-template-columns: 2rem 1fr; gap: .5rem; margin: 0; }
dt { color: var(--dim); }
dd { margin: 0; }
";
