//! The rules and rulings as the documents have them for players, with an anchor for every number.

use std::sync::OnceLock;

use endboss_text::{Documents, Lang, Text, for_players};
use maud::{Markup, PreEscaped, html};

use crate::Look;
use crate::form::told;
use crate::readable::{Readable, readable};

#[derive(Debug)]
struct Document {
    id: &'static str,
    title: String,
    sections: Vec<Section>,
}

#[derive(Debug)]
struct Section {
    anchor: String,
    /// Empty for what stands before the first heading.
    title: String,
    blocks: Vec<Block>,
}

/// What is found, shown and linked as one.
#[derive(Debug)]
struct Block {
    anchors: Vec<String>,
    source: String,
    shown: Readable,
}

const RULINGS: &str = "rulings";

/// What a language has, read when it is first asked for.
fn read(lang: Lang) -> &'static [Document] {
    static READ: [OnceLock<[Document; 3]>; Lang::ALL.len()] =
        [const { OnceLock::new() }; Lang::ALL.len()];
    READ[lang as usize].get_or_init(|| {
        let documents = Documents::of(lang);
        [
            Document::read("rules", "R", documents.rules, lang),
            Document::read(RULINGS, "", documents.rulings, lang),
            Document::read("editions", "", documents.editions, lang),
        ]
    })
}

impl Document {
    fn read(id: &'static str, letter: &str, source: &str, lang: Lang) -> Document {
        let text = Text::new(lang);
        let source = for_players(source);
        let mut title = String::new();
        let mut sections =
            vec![Section { anchor: id.to_owned(), title: String::new(), blocks: Vec::new() }];
        let mut pile: Vec<&str> = Vec::new();
        for line in source.lines() {
            let heading = line.strip_prefix("## ");
            let section = sections.last_mut().expect("one is there from the beginning");
            if begins_block(line) || heading.is_some() {
                section.add(letter, &mut pile, &text);
            }
            match (line.strip_prefix("# "), heading) {
                (Some(words), _) => words.clone_into(&mut title),
                (_, Some(words)) => {
                    let number: String = words.chars().take_while(char::is_ascii_digit).collect();
                    let anchor = match number.is_empty() {
                        true => format!("{id}-{}", sections.len()),
                        false => format!("{letter}{number}"),
                    };
                    let title = words.replace('`', "");
                    sections.push(Section { anchor, title, blocks: Vec::new() });
                }
                _ => pile.push(line),
            }
        }
        let section = sections.last_mut().expect("one is there from the beginning");
        section.add(letter, &mut pile, &text);
        Document { id, title, sections }
    }
}

impl Section {
    fn add(&mut self, letter: &str, pile: &mut Vec<&str>, text: &Text) {
        let source = pile.join("\n");
        pile.clear();
        if source.trim().is_empty() {
            return;
        }
        let before = self.blocks.iter().rev().find_map(|block| block.anchors.first());
        let before = before.map(|anchor| whole(anchor));
        let anchors = anchors(letter, &source, before);
        // The letter of a part and its dash are signs of ours, not a list of Markdown's.
        let shown = readable(source.trim_start(), text);
        self.blocks.push(Block { anchors, source, shown });
    }
}

/// The rule that a part such as R8.2d belongs to.
fn whole(anchor: &str) -> &str {
    anchor.trim_end_matches(|c: char| c.is_ascii_lowercase())
}

/// Whether a line is the beginning of something with a number, or of a ruling.
fn begins_block(line: &str) -> bool {
    rule_number(line).is_some() || part_letter(line).is_some() || line.starts_with("- **Q")
}

/// The number a line begins with: "8.2", also in bold.
fn rule_number(line: &str) -> Option<&str> {
    let line = line.strip_prefix("**").unwrap_or(line);
    let end = line.find(|c: char| !c.is_ascii_digit() && c != '.')?;
    let number = line[..end].trim_end_matches('.');
    let (a, b) = number.split_once('.')?;
    (!a.is_empty() && !b.is_empty() && !b.contains('.')).then_some(number)
}

/// The letter of a part of a rule: " a. the hero enters".
fn part_letter(line: &str) -> Option<char> {
    let rest = line.strip_prefix(' ')?;
    let mut letters = rest.chars();
    let letter = letters.next().filter(char::is_ascii_lowercase)?;
    rest[1..].starts_with(". ").then_some(letter)
}

fn anchors(letter: &str, source: &str, before: Option<&str>) -> Vec<String> {
    if let Some(rest) = source.trim_start().strip_prefix("- **Q") {
        let number: String = rest.chars().take_while(char::is_ascii_digit).collect();
        return vec![format!("Q{number}")];
    }
    if let (Some(part), Some(rule)) = (part_letter(source), before) {
        return vec![format!("{rule}{part}")];
    }
    // Some lines hold several short rules, each in bold.
    let first = rule_number(source).map(|number| format!("{letter}{number}"));
    let more = source.match_indices("**").filter_map(|(at, _)| rule_number(&source[at..]));
    let mut all: Vec<String> = first.into_iter().collect();
    for number in more.map(|number| format!("{letter}{number}")) {
        if !letter.is_empty() && !all.contains(&number) {
            all.push(number);
        }
    }
    if letter.is_empty() { Vec::new() } else { all }
}

/// What the rulings are called.
pub(crate) fn rulings_title(lang: Lang) -> &'static str {
    let rulings = read(lang).iter().find(|document| document.id == RULINGS);
    rulings.map_or("", |document| &document.title)
}

/// What a ruling is called, with its number: "Q82 Soul Harvest".
pub(crate) fn ruling_title(lang: Lang, ruling: &str) -> Option<&'static str> {
    let sections = read(lang).iter().flat_map(|document| &document.sections);
    let mut blocks = sections.flat_map(|section| &section.blocks);
    let block = blocks.find(|block| block.anchors.iter().any(|anchor| anchor == ruling))?;
    let (title, _) = block.source.strip_prefix("- **")?.split_once("**")?;
    Some(title.trim_end_matches('.'))
}

/// All documents, or what is found in them.
pub fn rules(look: &Look, sought: &str) -> Markup {
    let text = look.text();
    let say = |id: &str| text.say(id, &[]);
    let sought = sought.trim();
    let words: Vec<String> = sought.to_lowercase().split_whitespace().map(str::to_owned).collect();
    let fits = |block: &Block| {
        let all = format!("{} {}", block.anchors.join(" "), block.shown.words).to_lowercase();
        words.iter().all(|word| all.contains(word))
    };
    let documents = read(look.lang);
    let found = documents.iter().flat_map(|document| &document.sections);
    let found = found.flat_map(|section| &section.blocks).filter(|block| fits(block)).count();
    html! {
        h1 { (say("face-rules")) }
        p { a href="/rules/words" { (say("face-home-words")) } }
        form.filter method="get" action="/rules" role="search" {
            div.fields {
                div.field {
                    label for="q" { (say("face-search")) }
                    input #q name="q" type="search" value=(sought) maxlength="80";
                }
                button type="submit" { (say("face-show")) }
            }
        }
        @if words.is_empty() {
            (contents(&say("face-contents"), documents))
        } @else {
            p.count role="status" { (text.say("face-rules-found", &[("count", found.into())])) }
            @if found == 0 { (told(Some(&say("face-rules-none")))) }
            p { a href="/rules" { (say("face-rules-all")) } }
        }
        div.rules {
            @for document in documents {
                @if document.sections.iter().flat_map(|section| &section.blocks).any(fits) {
                    section id=(document.id) {
                        h2 { (document.title) }
                        @for section in &document.sections {
                            (part(document, section, fits))
                        }
                    }
                }
            }
        }
    }
}

fn contents(title: &str, documents: &[Document]) -> Markup {
    html! {
        nav.panel aria-label=(title) {
            h2 { (title) }
            ul.contents {
                @for document in documents {
                    li {
                        a href={ "#" (document.id) } { (document.title) }
                        ul {
                            @for section in document.sections.iter().filter(|s| !s.title.is_empty()) {
                                li { a href={ "#" (section.anchor) } { (section.title) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn part(document: &Document, section: &Section, fits: impl Fn(&Block) -> bool) -> Markup {
    html! {
        @if section.blocks.iter().any(&fits) {
            @if !section.title.is_empty() {
                // A section without a number of its own keeps the anchor of its document.
                @if section.anchor != document.id { h3 id=(section.anchor) { (section.title) } }
            }
            @for block in section.blocks.iter().filter(|block| fits(block)) {
                @let part = block.anchors.first().is_some_and(|anchor| is_part(anchor));
                div.{"rule" @if part { " part" }} id=[block.anchors.first()] {
                    @for anchor in block.anchors.iter().skip(1) { span id=(anchor) {} }
                    (PreEscaped(&block.shown.html))
                }
            }
        }
    }
}

fn is_part(anchor: &str) -> bool {
    anchor.ends_with(|c: char| c.is_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn all_anchors(lang: Lang) -> Vec<String> {
        let sections = read(lang).iter().flat_map(|document| &document.sections);
        let blocks = sections.clone().flat_map(|section| &section.blocks);
        let of_blocks = blocks.flat_map(|block| block.anchors.iter().cloned());
        sections.map(|section| section.anchor.clone()).chain(of_blocks).collect()
    }

    #[test]
    fn every_number_has_one_anchor() {
        let all = all_anchors(Lang::En);
        let once: BTreeSet<&String> = all.iter().collect();
        assert_eq!(once.len(), all.len(), "an anchor stands twice");
        for known in
            ["R1", "R1.1", "R3.3", "R3.5", "R4.1", "R4.1a", "R8.2", "R8.2d", "R12.8", "Q1", "Q9"]
        {
            assert!(all.iter().any(|anchor| anchor == known), "{known} is missing");
        }
        let rulings = Documents::of(Lang::En).rulings;
        let many = rulings.lines().filter(|line| line.starts_with("- **Q")).count();
        assert_eq!(all.iter().filter(|anchor| anchor.starts_with('Q')).count(), many);
    }

    fn links(lang: Lang) -> Vec<Vec<String>> {
        let sections = read(lang).iter().flat_map(|document| &document.sections);
        let blocks = sections.flat_map(|section| &section.blocks);
        let of = |block: &Block| {
            let links = block.shown.html.split("href=\"/rules#").skip(1);
            links.map(|to| to.split('"').next().unwrap_or_default().to_owned()).collect()
        };
        blocks.map(of).collect()
    }

    #[test]
    fn links_inside_lead_somewhere() {
        let all = all_anchors(Lang::En);
        for to in links(Lang::En).into_iter().flatten() {
            assert!(all.contains(&to), "{to} leads nowhere");
        }
    }

    /// Whoever follows a number finds the same rule, whatever they read.
    #[test]
    fn every_language_has_the_same_numbers_and_links() {
        for lang in Lang::ALL {
            assert_eq!(all_anchors(lang), all_anchors(Lang::En), "{}", lang.id());
            for (mut here, mut there) in links(lang).into_iter().zip(links(Lang::En)) {
                here.sort();
                there.sort();
                assert_eq!(here, there, "{}", lang.id());
            }
        }
    }
}
