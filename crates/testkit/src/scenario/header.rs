//! The head of a scenario: what it is called, what it proves, and what game it is played in.

use endboss_engine::Courtesy;
use endboss_lexicon::{Edition, Rules, Seat, Variant};

use super::problem::Problem;
use super::words::{items, keyed, number, of_seat, short, unknown};

pub(super) const HEADER_KEYS: [&str; 10] = [
    "title", "proves", "cards", "edition", "players", "packs", "heroes", "variants", "rules",
    "courtesy",
];

/// What does not depend on the edition.
pub(super) struct Header<'a> {
    pub(super) title: String,
    pub(super) proves: Vec<String>,
    pub(super) editions: Vec<Edition>,
    /// Of all editions those that take so many players.
    every: bool,
    pub(super) players: Option<u8>,
    /// The packs, if not the edition's own, and the line that says so.
    pub(super) packs: Option<(u32, Vec<&'a str>)>,
    /// The pack the heroes come from, where several have some. [R11.1]
    pub(super) heroes: Option<(u32, &'a str)>,
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
            every: false,
            players: None,
            packs: None,
            heroes: None,
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
            return Err(missing(
                "say the edition: edition: first, second, anniversary, super, solo, challenge, all or every",
            ));
        }
        header.players = header.players.or_else(|| seats_named(lines));
        if header.every {
            let seats = header.players.unwrap_or(2);
            header.editions.retain(|edition| takes(*edition, seats));
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
            "edition" => {
                self.editions = editions(value)?;
                self.every = value == "every";
            }
            "packs" => self.packs = Some((line, items(value)?)),
            "heroes" => self.heroes = Some((line, value)),
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
        "pack" => "packs",
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

/// `all` are the classic ones, `every` is each that there is.
pub(super) fn editions(value: &str) -> Result<Vec<Edition>, String> {
    match value {
        "all" => return Ok(Edition::CLASSIC.to_vec()),
        "every" => return Ok(Edition::ALL.to_vec()),
        _ => {}
    }
    let mut ids: Vec<_> = Edition::ALL.iter().map(|edition| edition.id()).collect();
    ids.extend(["all", "every"]);
    let edition = |id| Edition::from_id(id).ok_or_else(|| unknown("edition", id, &ids));
    items(value)?.into_iter().map(edition).collect()
}

/// Whether an edition takes so many players; larger boards come with packs. [R11.2]
fn takes(edition: Edition, players: u8) -> bool {
    let rules = Rules::preset(edition);
    let most = if rules.board && !rules.solo { Seat::MAX as u8 } else { rules.max_players };
    (rules.min_players..=most).contains(&players)
}

/// How many seats the lines name, if the number of players is not said.
fn seats_named(lines: &[(u32, &str)]) -> Option<u8> {
    let bosses = lines.iter().filter_map(|(_, text)| match of_seat(keyed(text)?.0)? {
        (seat, "boss") => Some(seat.0 + 1),
        _ => None,
    });
    bosses.max()
}
