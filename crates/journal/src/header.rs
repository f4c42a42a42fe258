use data_encoding::HEXLOWER;
use endboss_engine::Courtesy;
use endboss_lexicon::{Edition, Misfit, RULES_NUMBER, Rules, Seat, Variant};

use crate::Day;
use crate::chain::SHORT;
use crate::error::{Fault, JournalError, clip};
use crate::fair::{self, Fair};

/// Everything a game depends on besides picks and chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The rules number the game was begun under, and is played under to its end.
    pub rules_number: u32,
    pub edition: Edition,
    pub variants: Vec<Variant>,
    /// Rule fields set one by one, with their values.
    pub fields: Vec<(String, String)>,
    pub packs: Vec<PackStamp>,
    /// The pack the heroes come from, where several have some. [R11.1]
    pub heroes: Option<String>,
    /// By seat.
    pub players: Vec<Player>,
    /// Where the chance was committed to before the game.
    pub fair: Option<Fair>,
    /// Where the game is the daily dungeon of a day: its seed is the day's, nobody added salt, and
    /// nothing is taken back.
    pub day: Option<Day>,
    /// Where the game was played on from another one.
    pub onward: Option<Onward>,
    pub courtesy: Courtesy,
}

/// The beginning of a game that was another's. Its chance is not what was committed to here, and
/// nobody may take it for that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Onward {
    /// So many of the first entries.
    pub entries: u32,
    /// The hash at the end of the line with the last of them, in the record they come from. It
    /// seals all that was before it there.
    pub seal: [u8; SHORT],
}

impl Onward {
    /// The hash as it stands at the end of a line.
    pub fn shown(&self) -> String {
        HEXLOWER.encode(&self.seal)
    }

    fn read(entries: &str, seal: &str) -> Option<Onward> {
        let number: u32 = entries.parse().ok()?;
        (number > 0 && number.to_string() == entries).then_some(())?;
        Some(Onward { entries: number, seal: fair::bytes(seal)?.try_into().ok()? })
    }
}

/// A pack as a journal remembers it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackStamp {
    pub id: String,
    pub version: String,
    /// SHA-256 over its files, in hex.
    pub hash: String,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    Person,
    /// A program, by its name.
    Bot(String),
}

impl Header {
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    /// The rules the game is played by.
    pub fn rules(&self) -> Result<Rules, Fault> {
        let mut rules = rules_of(self.edition, self.rules_number)?;
        for variant in &self.variants {
            let applied = variant.apply(self.edition, &mut rules);
            applied.map_err(|misfit: Misfit| Fault::Misfit(misfit))?;
        }
        for (field, value) in &self.fields {
            rules.set(field, value).map_err(Fault::Field)?;
        }
        Ok(rules)
    }

    /// Whether a journal can hold it.
    pub(crate) fn fits(&self) -> Result<(), &'static str> {
        if !self.fair.as_ref().is_none_or(|fair| fair.fits(self.seats())) {
            return Err("salt is at most 64 bytes, for the seats there are");
        }
        let unsalted = |fair: &Fair| fair.salted().next().is_none();
        let daily = self.fair.as_ref().is_some_and(unsalted) && self.onward.is_none();
        match self.day.is_none() || daily {
            true => Ok(()),
            false => {
                Err("a daily dungeon is committed to, without salt, and begins at its beginning")
            }
        }
    }

    /// Whether these packs are the ones of the game. The order does not matter.
    pub fn check_packs(&self, loaded: &[PackStamp]) -> Result<(), JournalError> {
        for pack in &self.packs {
            let id = pack.id.clone();
            match loaded.iter().find(|other| other.id == pack.id) {
                None => return Err(Fault::MissingPack { id }.whole()),
                Some(other) if other.hash != pack.hash => {
                    let fault = Fault::OtherPack {
                        id,
                        expected: pack.hash.clone(),
                        found: other.hash.clone(),
                    };
                    return Err(fault.whole());
                }
                Some(_) => {}
            }
        }
        let extra = |other: &&PackStamp| !self.packs.iter().any(|pack| pack.id == other.id);
        match loaded.iter().find(extra) {
            Some(other) => Err(Fault::ExtraPack { id: other.id.clone() }.whole()),
            None => Ok(()),
        }
    }

    /// The header as lines, without their hashes.
    pub(crate) fn lines(&self) -> Vec<String> {
        let mut lines = vec![
            first_line(match (self.day, self.onward) {
                (Some(_), _) => DAILY,
                (None, Some(_)) => ONWARD,
                (None, None) => PLAIN,
            }),
            format!("rules {}", self.rules_number),
            format!("edition {}", self.edition),
        ];
        let variants = self.variants.iter().map(|v| format!("variant {}", v.id()));
        lines.extend(variants);
        let fields = self.fields.iter();
        lines.extend(fields.map(|(field, value)| format!("rule {} {}", word(field), word(value))));
        let packs = self.packs.iter();
        lines.extend(packs.map(|p| {
            let (id, version, hash) = (word(&p.id), word(&p.version), word(&p.hash));
            format!("pack {id} {version} {hash}")
        }));
        lines.extend(self.heroes.iter().map(|id| format!("heroes {}", word(id))));
        for (n, player) in self.players.iter().enumerate() {
            let seat = Seat(n as u8).letter();
            lines.push(match player {
                Player::Person => format!("seat {seat} person"),
                Player::Bot(name) => format!("seat {seat} bot {}", word(name)),
            });
        }
        lines.extend(self.fair.iter().flat_map(Fair::lines));
        lines.extend(self.day.iter().map(|day| format!("day {day}")));
        let onward = self.onward.iter();
        lines.extend(onward.map(|it| format!("onward {} {}", it.entries, it.shown())));
        lines.push(format!("courtesy {}", courtesy_id(self.courtesy)));
        lines
    }
}

/// The rules of an edition under a number, ours or an earlier one.
fn rules_of(edition: Edition, number: u32) -> Result<Rules, Fault> {
    Rules::as_of(edition, number).ok_or(Fault::OtherRules { found: number })
}

/// How the first line begins.
pub(crate) const MAGIC: &str = "endboss journal";

/// A game from its own beginning, one that was played on from another, and a daily dungeon.
const PLAIN: u32 = 1;
const ONWARD: u32 = 2;
const DAILY: u32 = 3;

fn first_line(format: u32) -> String {
    format!("{MAGIC} {format}")
}

/// The first line says what is read and nothing else: there is no format before the first one.
pub(crate) fn begins(content: &str) -> Result<HeaderReader, Fault> {
    let known = [PLAIN, ONWARD, DAILY].into_iter().find(|format| first_line(*format) == content);
    let other = || Fault::OtherBeginning { expected: first_line(PLAIN), found: clip(content) };
    known.map(HeaderReader::new).ok_or_else(other)
}

/// One word whatever it was: nothing may break a line in two.
fn word(text: &str) -> String {
    let text = if text.is_empty() { "-" } else { text };
    let odd = |c: char| c.is_whitespace() || c.is_control();
    text.replace(odd, "_")
}

fn courtesy_id(courtesy: Courtesy) -> &'static str {
    match courtesy {
        Courtesy::Quick => "quick",
        Courtesy::Everyone => "everyone",
    }
}

const COMMIT_LINE: &str = "commit HASH, in 64 hex digits";
const DAY_LINE: &str = "day DATE, such as 2026-11-16";
const ONWARD_LINE: &str = "onward NUMBER HASH, in 16 hex digits";

/// Reads a header line by line, in the order in which it is written.
#[derive(Debug)]
pub(crate) struct HeaderReader {
    format: u32,
    stage: Stage,
    rules_number: u32,
    edition: Option<Edition>,
    variants: Vec<Variant>,
    fields: Vec<(String, String)>,
    packs: Vec<PackStamp>,
    heroes: Option<String>,
    players: Vec<Player>,
    fair: Option<Fair>,
    day: Option<Day>,
    onward: Option<Onward>,
}

/// The kind of line that may come next; earlier kinds may not come again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Rules,
    Edition,
    Variants,
    Fields,
    Packs,
    Seats,
    Salts,
    Courtesy,
}

impl HeaderReader {
    fn new(format: u32) -> HeaderReader {
        HeaderReader {
            format,
            stage: Stage::Rules,
            rules_number: RULES_NUMBER,
            edition: None,
            variants: Vec::new(),
            fields: Vec::new(),
            packs: Vec::new(),
            heroes: None,
            players: Vec::new(),
            fair: None,
            day: None,
            onward: None,
        }
    }

    /// What may come next, for whoever finds something else.
    pub(crate) fn expected(&self) -> &'static str {
        match self.stage {
            Stage::Rules => "rules NUMBER",
            Stage::Edition => "edition NAME",
            Stage::Variants | Stage::Fields => "pack ID VERSION HASH",
            Stage::Packs if self.packs.is_empty() => "pack ID VERSION HASH",
            Stage::Packs => "seat A person, or seat A bot NAME",
            Stage::Seats | Stage::Salts if self.format == ONWARD => ONWARD_LINE,
            Stage::Seats if self.format == DAILY => COMMIT_LINE,
            Stage::Salts if self.format == DAILY => DAY_LINE,
            Stage::Seats | Stage::Salts | Stage::Courtesy => "courtesy quick, or courtesy everyone",
        }
    }

    /// Takes the next line; the last one gives the whole header.
    pub(crate) fn line(&mut self, content: &str) -> Result<Option<Header>, Fault> {
        let words: Vec<&str> = content.split(' ').collect();
        let unexpected = Fault::Expected { what: self.expected(), found: clip(content) };
        match (self.stage, &words[..]) {
            (Stage::Rules, ["rules", number]) => {
                let found: u32 = number.parse().map_err(|_| unexpected)?;
                if !(1..=RULES_NUMBER).contains(&found) {
                    return Err(Fault::OtherRules { found });
                }
                self.rules_number = found;
                self.stage = Stage::Edition;
            }
            (Stage::Edition, ["edition", id]) => {
                let edition = Edition::from_id(id).ok_or_else(|| Fault::Edition(clip(id)))?;
                self.edition = Some(edition);
                self.stage = Stage::Variants;
            }
            (Stage::Variants, ["variant", id]) => {
                let variant = Variant::from_id(id).ok_or_else(|| Fault::Variant(clip(id)))?;
                self.variants.push(variant);
            }
            (Stage::Variants | Stage::Fields, ["rule", field, value]) => {
                self.stage = Stage::Fields;
                self.fields.push((clip(field), clip(value)));
                // An unknown field or value is found where it stands.
                let edition = self.edition.ok_or(unexpected)?;
                let mut rules = rules_of(edition, self.rules_number)?;
                rules.set(field, value).map_err(Fault::Field)?;
            }
            (Stage::Variants | Stage::Fields | Stage::Packs, ["pack", id, version, hash]) => {
                self.stage = Stage::Packs;
                if self.packs.iter().any(|pack| pack.id == *id) {
                    return Err(Fault::PackTwice { id: clip(id) });
                }
                self.packs.push(PackStamp {
                    id: (*id).to_owned(),
                    version: (*version).to_owned(),
                    hash: (*hash).to_owned(),
                });
            }
            (Stage::Packs, ["heroes", id]) if self.heroes.is_none() => {
                self.heroes = Some((*id).to_owned());
            }
            (Stage::Packs | Stage::Seats, ["seat", letter, kind @ ..]) => {
                self.stage = Stage::Seats;
                let seat = crate::words::seat(letter);
                let next = seat.is_some_and(|seat| seat.index() == self.players.len());
                let player = match kind {
                    ["person"] if next => Player::Person,
                    ["bot", name] if next => Player::Bot((*name).to_owned()),
                    _ => return Err(unexpected),
                };
                self.players.push(player);
            }
            (Stage::Seats, ["commit", hash]) => {
                let other = Fault::Expected { what: COMMIT_LINE, found: clip(content) };
                let commit = fair::bytes32(hash).ok_or(other)?;
                self.fair = Some(Fair { commit, salts: vec![None; self.players.len()] });
                self.stage = Stage::Salts;
            }
            // Salt would make it another deal than everybody else's.
            (Stage::Salts, ["day", date]) if self.format == DAILY => {
                self.day = Some(date.parse().map_err(|_| unexpected)?);
                self.stage = Stage::Courtesy;
            }
            (Stage::Salts, ["salt", letter, salt]) if self.format != DAILY => {
                let what = "salt A HEX, of 1 to 64 bytes, in the order of seats";
                let other = Fault::Expected { what, found: clip(content) };
                self.salt(letter, salt).ok_or(other)?;
            }
            (Stage::Seats | Stage::Salts, ["onward", entries, seal]) if self.format == ONWARD => {
                let other = Fault::Expected { what: ONWARD_LINE, found: clip(content) };
                self.onward = Some(Onward::read(entries, seal).ok_or(other)?);
                self.stage = Stage::Courtesy;
            }
            (Stage::Seats | Stage::Salts | Stage::Courtesy, ["courtesy", id])
                if self.onward.is_some() == (self.format == ONWARD)
                    && self.day.is_some() == (self.format == DAILY) =>
            {
                let courtesy = match *id {
                    "quick" => Courtesy::Quick,
                    "everyone" => Courtesy::Everyone,
                    _ => return Err(unexpected),
                };
                let header = Header {
                    rules_number: self.rules_number,
                    edition: self.edition.ok_or(unexpected)?,
                    variants: std::mem::take(&mut self.variants),
                    fields: std::mem::take(&mut self.fields),
                    packs: std::mem::take(&mut self.packs),
                    heroes: self.heroes.take(),
                    players: std::mem::take(&mut self.players),
                    fair: self.fair.take(),
                    day: self.day.take(),
                    onward: self.onward.take(),
                    courtesy,
                };
                header.rules()?;
                return Ok(Some(header));
            }
            _ => return Err(unexpected),
        }
        Ok(None)
    }

    /// The salt of a seat after those that have theirs.
    fn salt(&mut self, letter: &str, hex: &str) -> Option<()> {
        let salts = &mut self.fair.as_mut()?.salts;
        let seat = crate::words::seat(letter)?.index();
        let [own, later @ ..] = salts.get_mut(seat..)? else { return None };
        (own.is_none() && later.iter().all(Option::is_none)).then_some(())?;
        *own = Some(fair::salt(hex)?);
        Some(())
    }
}
