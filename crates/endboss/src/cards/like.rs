//! "Copy the nearest card": a card of any pack as it is written down, made the beginning of a new
//! one.

use anyhow::{Context, Result, bail};
use endboss_cards::{Catalogue, NotFound};
use endboss_gamebox::cards_holding;
use endboss_lexicon::{Card, CardKind, Face, Printing};
use endboss_text::Lang;

use super::statement::{Statement, statements};

/// The printings in which a card is looked for; the usual one first.
const PRINTINGS: [Printing; 3] = [Printing::Anniversary, Printing::Second, Printing::First];
const LONGEST_NAME: usize = 40;
/// So many near names help; more would have to be read.
const MOST_NEAR: usize = 3;

/// A new card before it is written.
#[derive(Clone, Debug)]
pub struct Copied {
    pub id: String,
    /// The name in English, which is what scenarios call it by.
    pub name: String,
    pub card: Card,
    /// The file it belongs to: `rooms.toml`.
    pub file: String,
    /// Its table, with a comment for each key.
    pub text: String,
    /// What it was copied from, by name.
    pub from: String,
    /// Of the pack it was copied from.
    pub board: bool,
    pub players: Option<(u8, u8)>,
}

/// The card that is meant, and the printing to copy it from.
pub fn find(wanted: &str, catalogue: &Catalogue) -> Result<(CardKind, Printing)> {
    if wanted.trim().is_empty() {
        bail!("--like needs the name of a card; `endboss cards list` lists them");
    }
    for printing in PRINTINGS {
        match catalogue.find(wanted, "en", printing) {
            Ok(kind) => return Ok((kind, printing)),
            Err(problem @ NotFound::Ambiguous { .. }) => bail!(problem),
            Err(NotFound::Unknown { .. } | NotFound::NotPrinted { .. }) => {}
        }
    }
    let printing = PRINTINGS[0];
    let named = |kind: &CardKind| catalogue.name(*kind, "en", printing).to_owned();
    let near: Vec<String> = match &cards_holding(wanted, catalogue, "en", printing)[..] {
        [] => {
            let near = catalogue.near(wanted, "en", printing, MOST_NEAR);
            near.into_iter().map(str::to_owned).collect()
        }
        [one] => return Ok((*one, printing)),
        several => several.iter().map(named).collect(),
    };
    bail!("there is no card \"{}\"; the nearest are: {}", wanted.trim(), near.join(", "))
}

/// A copy of a card under a new name: the given one, or its own with a number after it. Names in
/// languages the pack has not got are left out.
pub fn copy(
    catalogue: &Catalogue,
    (kind, printing): (CardKind, Printing),
    name: Option<&str>,
    languages: &[&str],
) -> Result<Copied> {
    let card = catalogue.card(kind, printing);
    let entry = catalogue.entry(kind);
    let from = catalogue.name(kind, "en", printing);
    if matches!(card.face, Face::Landmark(_)) {
        bail!("{from} is a landmark, and there is one of each at a table; copy another card");
    }
    let pack = catalogue.packs().iter().find(|pack| pack.manifest.id == entry.pack);
    let pack = pack.context("every card has its pack")?;
    let file = entry.file.rsplit('/').next().unwrap_or_default().to_owned();
    let text = pack.files.iter().find(|(other, _)| *other == file).map(|(_, text)| text.as_str());
    let written = table(text.context("every card has its file")?, entry.line, card.face.sort());
    let (id, names) = match name {
        Some(name) => (id_of(name)?, vec![("en", name.trim().to_owned())]),
        None => {
            let names = Lang::ALL.map(|lang| {
                let name = catalogue.name(kind, lang.id(), printing);
                (lang.id(), numbered(name, " ", LONGEST_NAME))
            });
            (numbered(entry.bare_id(), "-", LONGEST_NAME).to_lowercase(), names.to_vec())
        }
    };
    let shown: Vec<&(&str, String)> =
        names.iter().filter(|(lang, _)| languages.contains(lang)).collect();
    let english = names[0].1.clone();
    let named: Vec<String> =
        shown.iter().map(|(lang, name)| format!("{lang} = {}", toml_text(name))).collect();
    let named = format!("{{ {} }}", named.join(", "));
    Ok(Copied {
        text: rewritten(&statements(&written), &id, &named, card.copies, printing),
        id,
        name: english,
        card: card.clone(),
        file,
        from: from.to_owned(),
        board: pack.manifest.board,
        players: pack.manifest.players,
    })
}

/// The id of a card that is called so.
pub fn id_of(name: &str) -> Result<String> {
    let name = name.trim();
    let id = endboss_cards::slug(name);
    if id.is_empty() || !id.is_ascii() {
        bail!(
            "\"{name}\" gives no id; write a name with the letters a to z, such as \"Damp Corner\""
        );
    }
    if name.chars().count() > LONGEST_NAME {
        bail!("the name \"{name}\" is longer than {LONGEST_NAME} letters");
    }
    if name.chars().any(char::is_control) {
        bail!("a name has letters that can be shown, and no others");
    }
    Ok(id)
}

/// "Dark Altar II": the same in every language, whatever its grammar. What is too long loses words
/// at its end.
fn numbered(name: &str, space: &str, longest: usize) -> String {
    let mut kept: Vec<&str> = name.split(space).collect();
    let numbered = |kept: &[&str]| format!("{}{space}II", kept.join(space));
    while kept.len() > 1 && numbered(&kept).chars().count() > longest {
        kept.pop();
    }
    numbered(&kept)
}

/// The lines of a card's table, from its head to where the next one begins.
fn table(text: &str, line: u32, key: &str) -> String {
    let head = format!("[[{key}]]");
    let lines: Vec<&str> = text.lines().collect();
    let is_head = |line: &&str| line.trim_start().starts_with(&head);
    let at = (line as usize).min(lines.len());
    let from = lines[..at].iter().rposition(is_head).unwrap_or(at.saturating_sub(1));
    let to = lines[from + 1..].iter().position(is_head).map_or(lines.len(), |to| from + 1 + to);
    lines[from..to].join("\n")
}

/// The statements of a card for one printing, each with what it means.
fn rewritten(
    statements: &[Statement],
    id: &str,
    names: &str,
    copies: u8,
    printing: Printing,
) -> String {
    let mut text = String::new();
    // Comments stand before what they are about, and go where it goes.
    for block in blocks(statements) {
        let only = block.iter().find(|statement| statement.key() == "only");
        if only.is_some_and(|only| !only.text.contains(&format!("\"{}\"", printing.id()))) {
            continue;
        }
        for statement in block {
            let line = match statement.key() {
                "only" | "printings" | "copies-in" | "name-in" | "ours" | "note" | "#" => continue,
                "id" => format!("id = \"{id}\""),
                "name" => format!("name = {names}"),
                "copies" => format!("copies = {copies}"),
                _ => statement.text.clone(),
            };
            if let Some(meaning) = meaning(statement.key()) {
                text.push_str(&format!("# {meaning}\n"));
            }
            text.push_str(&line);
            text.push('\n');
        }
    }
    text
}

/// The head of a card and each of its abilities, as they are written.
fn blocks(statements: &[Statement]) -> impl Iterator<Item = &[Statement]> {
    let mut rest = statements;
    std::iter::from_fn(move || {
        let (_, others) = rest.split_first()?;
        let next = others.iter().position(Statement::is_head).map_or(rest.len(), |at| at + 1);
        let (block, after) = rest.split_at(next);
        rest = after;
        Some(block)
    })
}

/// What a key means, for whoever changes it.
fn meaning(key: &str) -> Option<&'static str> {
    Some(match key {
        "id" => "One of a kind in this pack.",
        "name" => "At most 40 letters in each language.",
        "copies" => "How many are in the deck.",
        "sort" => "\"monster\" or \"trap\".",
        "advanced" => {
            "Built on a room with a treasure of the same kind; leave it out for an ordinary room."
        }
        "damage" => "What it deals to a hero who walks in.",
        "treasure" => "Kinds of treasure: cleric, fighter, mage, thief, explorer.",
        "solo" => "false keeps it out of games for one.",
        "xp" => "Who has more goes first; 1 to 9999, unlike every other boss of the pack.",
        "phase" => "When it may be used: \"build\", \"adventure\" or \"both\".",
        "epic" => "Epic heroes are worth two souls, and two wounds.",
        "health" => "1 to 60.",
        "mark" => "The smallest number of players it is used with.",
        "help" => "What it does for the hero who carries it.",
        "lasting" => "What holds all the time.",
        "when" => "The moment.",
        "once" => "At most once per turn.",
        "may" => "The player may decline.",
        "cost" => "What is paid for it.",
        "target" => "What is chosen for it.",
        "if" => "Without this nothing happens.",
        "do" => "What happens, in this order.",
        "boss.level-up" => "What leveling up does, once.",
        "boss.ability" => "What it can do from its level up on.",
        "room.ability" => "What it does besides.",
        "spell.ability" => "What it does when it is cast.",
        "item.power" => "What the boss who kills that hero may do with it, once.",
        _ => return None,
    })
}

/// A text in quotes, as TOML has it.
pub fn toml_text(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_fits_every_name() {
        assert_eq!(numbered("Dark Altar", " ", 40), "Dark Altar II");
        assert_eq!(numbered("dark-altar", "-", 40), "dark-altar-II");
        assert_eq!(numbered("One Two Three", " ", 11), "One Two II");
    }

    #[test]
    fn a_name_gives_an_id_or_a_sentence() {
        assert_eq!(id_of(" Witch’s  Pantry ").expect("an id"), "witchs-pantry");
        for bad in ["", "!?", "Підвал", &"x".repeat(41)] {
            assert!(id_of(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn only_what_a_printing_has_is_copied() {
        let catalogue = Catalogue::classic();
        let found = find("open grave", &catalogue).expect("an old name is found");
        let copied = copy(&catalogue, found, None, &["en"]).expect("a copy");
        assert_eq!(copied.id, "open-grave-ii");
        assert!(!copied.text.contains("only"), "{}", copied.text);
        assert!(!copied.text.contains("name-in"), "{}", copied.text);
        assert_eq!(copied.text.matches("[[room.ability]]").count(), 1, "{}", copied.text);
    }

    #[test]
    fn an_unknown_name_gets_the_nearest() {
        let catalogue = Catalogue::classic();
        let said = find("neandertal cav", &catalogue).expect_err("no such card").to_string();
        let begin = "there is no card \"neandertal cav\"; the nearest are: Neanderthal Cave, ";
        assert!(said.starts_with(begin), "{said}");
        assert!(find("hatch", &catalogue).is_ok(), "a part of one name is enough");
        let several = find("dark", &catalogue).expect_err("several").to_string();
        assert!(several.contains("Dark Altar"), "{several}");
    }
}
