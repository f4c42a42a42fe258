//! Documents as players read them: fields of the rules by their names, links between pages.

use endboss_lexicon::Rules;
use endboss_text::{Text, rule_name, rule_value};
use pulldown_cmark::{CowStr, Event, LinkType, Options, Parser, Tag, TagEnd};

use crate::words::numbers;

/// The documents that are on the page, by their files.
const SHOWN: [(&str, &str); 3] =
    [("RULES.md", "rules"), ("RULINGS.md", "rulings"), ("EDITIONS.md", "editions")];

/// A part of a document.
#[derive(Debug)]
pub(crate) struct Readable {
    pub(crate) html: String,
    /// The words that are seen, and are searched.
    pub(crate) words: String,
}

/// Markdown as HTML. What looks like a tag is text, and numbers lead to their rules: by the whole
/// address, because what is found by searching has not all of them beside it.
pub(crate) fn readable(source: &str, text: &Text) -> Readable {
    let mut events: Vec<Event> = Vec::new();
    let (mut in_link, mut in_table) = (false, false);
    for event in Parser::new_ext(source, Options::ENABLE_TABLES) {
        match &event {
            Event::Start(Tag::Link { .. }) => in_link = true,
            Event::End(TagEnd::Link) => in_link = false,
            Event::Start(Tag::Table(_)) => in_table = true,
            Event::End(TagEnd::Table) => in_table = false,
            _ => {}
        }
        match event {
            Event::Html(raw) | Event::InlineHtml(raw) => events.push(Event::Text(raw)),
            Event::Start(Tag::Link { dest_url, .. }) => events.push(link(address(&dest_url))),
            Event::Code(code) => match spoken(&code, text) {
                Some(said) if in_table => events.push(Event::Text(CowStr::from(said))),
                Some(said) => events.extend([
                    Event::Start(Tag::Emphasis),
                    Event::Text(CowStr::from(said)),
                    Event::End(TagEnd::Emphasis),
                ]),
                None => events.push(Event::Code(code)),
            },
            Event::Text(said) if !in_link => {
                for (part, number) in numbers(&said) {
                    // Values to choose from stand between bars, as nobody but us writes them.
                    let words = Event::Text(CowStr::from(part.replace(" | ", " / ")));
                    match number {
                        true => {
                            let to = link(format!("/rules#{part}"));
                            events.extend([to, words, Event::End(TagEnd::Link)]);
                        }
                        false => events.push(words),
                    }
                }
            }
            other => events.push(other),
        }
    }
    let words = events.iter().map(|event| match event {
        Event::Text(said) | Event::Code(said) => said.as_ref(),
        Event::End(TagEnd::TableCell) | Event::SoftBreak | Event::HardBreak => " ",
        _ => "",
    });
    let words = words.collect();
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, events.into_iter());
    // Wide tables scroll by themselves, and cells say no more than they are.
    let html = html
        .replace("<table>", "<div class=\"wide\" tabindex=\"0\"><table>")
        .replace("</table>", "</table></div>");
    Readable { html, words }
}

/// Where a link of a document leads on the page.
fn address(file: &str) -> String {
    let shown = SHOWN.iter().find(|(name, _)| *name == file);
    shown.map_or_else(|| file.to_owned(), |(_, id)| format!("/rules#{id}"))
}

fn link(address: String) -> Event<'static> {
    Event::Start(Tag::Link {
        link_type: LinkType::Inline,
        dest_url: CowStr::from(address),
        title: CowStr::from(""),
        id: CowStr::from(""),
    })
}

/// What documents write as code, as players know it: a field of the rules, a value, a number, or a
/// field and its value with a sign between them.
fn spoken(code: &str, text: &Text) -> Option<String> {
    if let Some((field, value)) = code.split_once(" = ") {
        return Some(format!("{}: {}", rule_name(text, field)?, rule_value(text, field, value)));
    }
    if code.parse::<u32>().is_ok() {
        return Some(code.to_owned());
    }
    let value = || {
        let (field, _) = Rules::FIELDS.iter().find(|(_, values)| values.contains(&code))?;
        Some(rule_value(text, field, code))
    };
    rule_name(text, code).or_else(value)
}

#[cfg(test)]
mod tests {
    use endboss_text::Lang;

    use super::*;

    fn html(source: &str) -> String {
        readable(source, &Text::new(Lang::En)).html
    }

    #[test]
    fn what_looks_like_a_tag_is_text() {
        assert!(html("a <script>alert(1)</script> b").contains("&lt;script&gt;"));
    }

    #[test]
    fn fields_and_values_are_told_by_their_names() {
        let said = html("Field `death_check`: `on_leaving` | `at_once`.");
        let expected =
            "Field <em>When a Hero dies</em>: <em>on leaving the Room</em> / <em>at once</em>.";
        assert!(said.contains(expected), "{said}");
        let said = html("plays `damage_dealt = follows`.");
        assert!(said.contains("Damage dealt to the Hero in a Room: follows the Room"), "{said}");
        let words = readable("| a |\n|---|\n| `moving_saves` |", &Text::new(Lang::Uk)).words;
        assert!(!words.contains('_') && words.chars().any(|c| c > 'z'), "{words}");
    }

    #[test]
    fn links_between_documents_lead_to_the_page() {
        assert!(html("see [them](RULINGS.md)").contains("<a href=\"/rules#rulings\">them</a>"));
        assert!(html("as [Q7] says").contains("<a href=\"/rules#Q7\">Q7</a>"));
    }
}
