//! The head of a scenario: what it is called, what it proves, and what game it is played in.

use endboss_engine::Courtesy;
use endboss_lexicon::{Edition, Variant};

use super::problem::Problem;
use super::words::{items, keyed, number, short, unknown};

pub(super) const HEADER_KEYS: [&str; 8] =
    ["title", "proves", "cards", "edition", "players", "variants", "rules", "courtesy"];

/// What does not depend on the edition.
pub(super) struct Header<'a> {
    pub(super) title: String,
    pub(super) proves: Vec<String>,
    pub(super) editions: Vec<Edition>,
    pub(super) players: Option<u8>,
    pub(super) variants: Vec<(u32, Variant)>,
    pub(super) rules: Vec<(u32, &'a str, &'a str)>,
    pub(super) courtesy: Courtesy,
}

impl<'a> Header<'a> {
    pub(super) fn read(lines: &[(u32, &'a str)]) -> Result<Header<'a>, Problem> {
        let mut header = Header {
            title: String::new(),
            proves: Vec::new(),
            editions: Vec::new(),
            players: None,
            variants: Vec::new(),
            rules: Vec::new(),
            courtesy: Courtesy::Everyone,
        };
        let mut said: Vec<&str> = Vec::new();
        for (line, text) in lines {
            let Some((key, value)) = keyed(text) else { continue };
            let key = header_key(key);
            if !HEADER_KEYS.contains(&key) {
                continue;
            }
            let problem = |what| Problem { line: *line, what };
            if said.contains(&key) {
                return Err(problem(format!("\"{key}\" is said twice")));
            }
            said.push(key);
            header.line(*line, key, value).map_err(problem)?;
        }
        let first = lines.first().map_or(1, |(line, _)| *line);
        let missing = |what: &str| Problem { line: first, what: what.to_owned() };
        if header.title.is_empty() {
            return Err(missing(
                "a scenario begins with its title, such as: title: Freeze in Build",
            ));
        }
        if header.editions.is_empty() {
            return Err(missing("say the edition: edition: first, second, anniversary or all"));
        }
        Ok(header)
    }

    fn line(&mut self, line: u32, key: &str, value: &'a str) -> Result<(), String> {
        match key {
            "title" => self.title = value.to_owned(),
            "proves" => {
                for number in items(value)? {
                    if !is_rule(number) {
                        return Err(format!(
                            "\"{}\" is not the number of a rule such as R6.8 or Q22",
                            short(number)
                        ));
                    }
                    self.proves.push(number.to_owned());
                }
            }
            "edition" => self.editions = editions(value)?,
            "players" => self.players = Some(number(value)?),
            "variants" => {
                let ids: Vec<_> = Variant::ALL.iter().map(|variant| variant.id()).collect();
                for id in items(value)? {
                    let variant =
                        Variant::from_id(id).ok_or_else(|| unknown("variant", id, &ids))?;
                    self.variants.push((line, variant));
                }
            }
            "rules" => {
                for item in items(value)? {
                    let (field, value) = item
                        .split_once('=')
                        .ok_or("write a field and its value: death_check = at_once")?;
                    self.rules.push((line, field.trim(), value.trim()));
                }
            }
            "courtesy" => {
                self.courtesy = match value {
                    "everyone" => Courtesy::Everyone,
                    "quick" => Courtesy::Quick,
                    _ => return Err("courtesy is \"everyone\" or \"quick\"".to_owned()),
                }
            }
            // Cards are looked up in the printing of each edition.
            _ => {}
        }
        Ok(())
    }
}

/// The plural and the singular are one key.
pub(super) fn header_key(key: &str) -> &str {
    match key {
        "editions" => "edition",
        "variant" => "variants",
        "rule" => "rules",
        other => other,
    }
}

fn is_rule(number: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    match (number.strip_prefix('R'), number.strip_prefix('Q')) {
        (Some(rule), _) => match rule.split_once('.') {
            Some((section, rest)) => {
                digits(section) && digits(rest.trim_end_matches(|c: char| c.is_ascii_lowercase()))
            }
            None => digits(rule),
        },
        (_, Some(ruling)) => digits(ruling),
        (None, None) => false,
    }
}

pub(super) fn editions(value: &str) -> Result<Vec<Edition>, String> {
    if value == "all" {
        return Ok(Edition::ALL.to_vec());
    }
    let mut editions = Vec::new();
    for id in items(value)? {
        let ids = ["first", "second", "anniversary", "all"];
        editions.push(Edition::from_id(id).ok_or_else(|| unknown("edition", id, &ids))?);
    }
    Ok(editions)
}
