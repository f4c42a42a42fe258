//! Every card of every pack, and one of them alone.

use endboss_cards::{Catalogue, Entry};
use endboss_lexicon::{Card, CardKind, Edition, Face, Gender, Printing, Treasure};
use endboss_text::{Lang, Text};
use maud::{Markup, html};

use crate::card::{foot, frame, printed, rules};
use crate::concern::concerning;
use crate::contact::moving;
use crate::form::select;
use crate::rules::{ruling_title, rulings_title};
use crate::words::{linked, of_page};
use crate::{Look, pictures};

/// What is looked for; everything if nothing is said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sought {
    pub text: String,
    pub pack: String,
    /// boss, room, trap, spell, hero, epic, landmark or item.
    pub kind: String,
    /// A kind of treasure.
    pub treasure: String,
}

const KINDS: [&str; 9] =
    ["boss", "monster", "trap", "advanced", "spell", "hero", "epic", "landmark", "item"];

/// Cards are shown as the newest printing that has them.
pub(crate) fn newest(entry: &Entry) -> Printing {
    entry.printings.last().copied().unwrap_or(Printing::Anniversary)
}

fn is_kind(card: &Card, kind: &str) -> bool {
    match (&card.face, kind) {
        (_, "") => true,
        (Face::Boss(_), "boss") | (Face::Spell(_), "spell") | (Face::Item(_), "item") => true,
        (Face::Landmark(_), "landmark") => true,
        (Face::Room(room), "monster") => room.sort == endboss_lexicon::RoomSort::Monster,
        (Face::Room(room), "trap") => room.sort == endboss_lexicon::RoomSort::Trap,
        (Face::Room(room), "advanced") => room.advanced,
        (Face::Hero(hero), "hero") => !hero.epic,
        (Face::Hero(hero), "epic") => hero.epic,
        _ => false,
    }
}

impl Sought {
    fn fits(&self, text: &Text, entry: &Entry, card: &Card) -> bool {
        let has = |kind: &Treasure| kind.id() == self.treasure;
        let treasure = self.treasure.is_empty()
            || Treasure::ALL.iter().filter(|kind| printed(card).of(**kind) > 0).any(has);
        let pack = self.pack.is_empty() || entry.pack == self.pack;
        pack && treasure && is_kind(card, &self.kind) && self.says(text, entry, card)
    }

    /// All words must be there, in the name or in what the card says.
    fn says(&self, text: &Text, entry: &Entry, card: &Card) -> bool {
        if self.text.trim().is_empty() {
            return true;
        }
        let mut all = format!("{} {} ", line(text, entry, card), text.card_text(card));
        for lang in Lang::ALL {
            all.push_str(entry.name(lang.id(), newest(entry)));
            all.push(' ');
        }
        let all = all.to_lowercase();
        self.text.to_lowercase().split_whitespace().all(|word| all.contains(word))
    }
}

pub fn cards(look: &Look, catalogue: &Catalogue, sought: &Sought) -> Markup {
    let text = look.text();
    let say = |id: &str| text.say(id, &[]);
    let all = catalogue.kinds().map(|kind| {
        let entry = catalogue.entry(kind);
        (kind, entry, catalogue.card(kind, newest(entry)))
    });
    let found: Vec<(CardKind, &Entry, &Card)> =
        all.filter(|(_, entry, card)| sought.fits(&text, entry, card)).collect();
    html! {
        h1 { (say("face-cards")) }
        p { a href="/cards/pictures" { (say("face-cards-pictures")) } }
        (filter(&text, catalogue, sought))
        p.count role="status" { (text.say("face-cards-found", &[("count", found.len().into())])) }
        @if found.is_empty() {
            p.empty { (say("face-cards-none")) " " a href="/cards" { (say("face-cards-all")) } }
        }
        div.sheet {
            @for (_, entry, card) in found {
                (tile(&text, entry, card))
            }
        }
    }
}

fn filter(text: &Text, catalogue: &Catalogue, sought: &Sought) -> Markup {
    let say = |id: &str| text.say(id, &[]);
    let any = || (String::new(), say("face-any"));
    let titles = catalogue.packs().iter().map(|pack| {
        let manifest = &pack.manifest;
        (manifest.id.clone(), manifest.title(text.lang().id()).to_owned())
    });
    let packs: Vec<_> = std::iter::once(any()).chain(titles).collect();
    let kinds = KINDS.iter().map(|kind| ((*kind).to_owned(), say(&format!("face-kind-{kind}"))));
    let kinds: Vec<_> = std::iter::once(any()).chain(kinds).collect();
    let treasure = Treasure::ALL.iter().map(|kind| (kind.id().to_owned(), text.treasure(*kind)));
    let treasure: Vec<_> = std::iter::once(any()).chain(treasure).collect();
    html! {
        form.filter method="get" action="/cards" role="search" {
            div.fields {
                div.field {
                    label for="q" { (say("face-search")) }
                    input #q name="q" type="search" value=(sought.text) maxlength="80";
                }
                (select("pack", &say("face-pack"), &packs, &sought.pack))
                (select("kind", &say("face-kind"), &kinds, &sought.kind))
                (select("treasure", &say("face-treasure"), &treasure, &sought.treasure))
                button type="submit" { (say("face-show")) }
            }
        }
    }
}

fn picture(card: &Card, id: &str) -> Markup {
    html! {
        img.art src=(pictures::card(card, id)) alt="" width="40" height="32" loading="lazy";
    }
}

/// What the card is, with its numbers.
fn line(text: &Text, entry: &Entry, card: &Card) -> String {
    text.card_line(card, entry.gender(text.lang().id()))
}

fn tile(text: &Text, entry: &Entry, card: &Card) -> Markup {
    let says = text.card_spans(card);
    html! {
        article.{"full frame-" (frame(card))} {
            h2.title {
                a href={ "/cards/" (entry.id) } { (entry.name(text.lang().id(), newest(entry))) }
            }
            (picture(card, &entry.id))
            p.line { (line(text, entry, card)) }
            @if !says.is_empty() { p.says { (rules(&says)) } }
            (foot(card, text))
        }
    }
}

/// One card: its picture, everything it says, and what its words mean.
pub fn one_card(look: &Look, catalogue: &Catalogue, kind: CardKind) -> Markup {
    let text = look.text();
    let say = |id: &str| text.say(id, &[]);
    let entry = catalogue.entry(kind);
    let card = catalogue.card(kind, newest(entry));
    let says = text.card_spans(card);
    let pack = catalogue.packs().iter().find(|pack| pack.manifest.id == entry.pack);
    html! {
        p { a href="/cards" { (say("face-cards-all")) } }
        article.{"one frame-" (frame(card))} {
            (moving(card, &entry.id))
            div {
                h1.title { (card_name(look, catalogue, kind)) }
                p.line { (line(&text, entry, card)) }
                @if !says.is_empty() { p.says { (rules(&says)) } }
                (foot(card, &text))
                dl {
                    @if let Some(pack) = pack {
                        dt { (say("face-pack")) }
                        dd {
                            a href={ "/cards?pack=" (entry.pack) } {
                                (pack.manifest.title(look.lang.id()))
                            }
                        }
                        (other_names(look, entry, &pack.manifest.languages))
                    }
                    dt { (say("face-copies")) }
                    dd { (copies(&text, catalogue, kind)) }
                }
                @if entry.ours { p.hint { (say("face-card-ours")) } }
            }
        }
        (ruled(look.lang, &entry.id, card))
        (explained(&text, catalogue, card))
        p { a href="/rules" { (say("face-home-rules")) } }
    }
}

/// What a card is called by the reader.
pub fn card_name(look: &Look, catalogue: &Catalogue, kind: CardKind) -> String {
    let entry = catalogue.entry(kind);
    entry.name(look.lang.id(), newest(entry)).to_owned()
}

fn other_names(look: &Look, entry: &Entry, languages: &[String]) -> Markup {
    let others = languages.iter().filter(|lang| *lang != look.lang.id());
    let called =
        |lang: &str| Lang::from_id(lang).map_or(lang.to_owned(), |lang| lang.name().to_owned());
    html! {
        @for lang in others {
            dt { (called(lang)) }
            dd lang=(lang) { (entry.name(lang, newest(entry))) }
        }
    }
}

/// So many in each box; one number where all boxes agree.
fn copies(text: &Text, catalogue: &Catalogue, kind: CardKind) -> Markup {
    let each = Printing::ALL.map(|printing| (printing, catalogue.card(kind, printing).copies));
    let edition = |printing: Printing| match printing {
        Printing::First => Edition::First,
        Printing::Second => Edition::Second,
        Printing::Anniversary => Edition::Anniversary,
    };
    html! {
        @if each.iter().all(|(_, copies)| *copies == each[0].1) {
            (each[0].1)
        } @else {
            ul {
                @for (printing, copies) in each {
                    li { (text.edition(edition(printing))) ": " (copies) }
                }
            }
        }
    }
}

/// The rulings that concern the card, each by its title.
fn ruled(lang: Lang, id: &str, card: &Card) -> Markup {
    let rulings = concerning(id, card).into_iter().map(|number| format!("Q{number}"));
    let rulings: Vec<(String, &str)> = rulings
        .filter_map(|ruling| ruling_title(lang, &ruling).map(|title| (ruling, title)))
        .collect();
    html! {
        @if !rulings.is_empty() {
            section.panel {
                h2 { (rulings_title(lang)) }
                ul { @for (ruling, title) in rulings { li { a href={ "/rules#" (ruling) } { (title) } } } }
            }
        }
    }
}

/// The words of the game that the card uses, each with its meaning. They are found in its English
/// text, where they are not declined.
fn explained(text: &Text, catalogue: &Catalogue, card: &Card) -> Markup {
    let customs = of_page(catalogue);
    let english = Text::new(Lang::En);
    let said =
        format!("{} {}", english.card_line(card, Gender::default()), english.card_text(card))
            .to_lowercase();
    let said: Vec<&str> = said.split(|c: char| !c.is_alphanumeric() && c != '-').collect();
    let uses = |word: &String| {
        let parts: Vec<&str> = word.split(' ').collect();
        said.windows(parts.len()).any(|at| {
            at.iter().zip(&parts).all(|(said, part)| {
                *said == *part
                    || (part.len() > 3 && said.len() <= part.len() + 2 && said.starts_with(part))
            })
        })
    };
    let words = english.words().into_iter().filter(uses);
    let meanings: Vec<String> =
        words.filter_map(|word| text.word_meaning(&word, &customs)).collect();
    html! {
        @if !meanings.is_empty() {
            section.panel {
                h2 { (text.say("face-words-here", &[])) }
                ul.words { @for meaning in &meanings { li { (linked(meaning)) } } }
            }
        }
    }
}
