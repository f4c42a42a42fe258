use std::fmt;
use std::path::Path;

use endboss_cards::{Catalogue, Problem, Source, Unfit};
use endboss_engine::Unplayable;
use endboss_journal::Header;
use endboss_lexicon::{BadField, Edition, Misfit, RULES_NUMBER, Rules, Variant};

use crate::Table;

/// What a game is to be played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The newest, unless a game goes on that began under an earlier one.
    pub rules_number: u32,
    pub edition: Edition,
    /// The fewest the edition takes if nobody says.
    pub players: Option<u8>,
    pub variants: Vec<Variant>,
    /// Rule fields set one by one, with their values.
    pub fields: Vec<(String, String)>,
    /// By the names of shipped packs or by their folders; the edition's own if empty.
    pub packs: Vec<String>,
    /// The pack the heroes come from, where several have some. [R11.1]
    pub heroes: Option<String>,
}

impl Setup {
    /// An edition with its own packs and nothing changed.
    pub fn plain(edition: Edition, players: u8) -> Setup {
        Setup {
            rules_number: RULES_NUMBER,
            edition,
            players: Some(players),
            variants: Vec::new(),
            fields: Vec::new(),
            packs: Vec::new(),
            heroes: None,
        }
    }

    /// The rules before the cards have their say.
    pub fn rules(&self) -> Result<Rules, SetupError> {
        let number = self.rules_number;
        let mut rules = Rules::as_of(self.edition, number).ok_or(SetupError::Number(number))?;
        for variant in &self.variants {
            variant.apply(self.edition, &mut rules).map_err(SetupError::Misfit)?;
        }
        for (field, value) in &self.fields {
            rules.set(field, value).map_err(SetupError::Field)?;
        }
        Ok(rules)
    }

    /// How many play.
    pub fn seats(&self) -> Result<u8, SetupError> {
        Ok(self.players.unwrap_or(self.rules()?.min_players))
    }

    /// The packs that are needed, the board among them.
    pub fn needed_packs(&self) -> Result<Vec<&str>, SetupError> {
        let rules = self.rules()?;
        let players = self.players.unwrap_or(rules.min_players);
        let mut packs: Vec<&str> = self.packs.iter().map(String::as_str).collect();
        if packs.is_empty() {
            let (min, most) = (rules.min_players, self.edition.most_players());
            if let Some(max) = most.filter(|max| !(min..=*max).contains(&players)) {
                return Err(SetupError::Unfit(Unfit::Players { asked: players, min, max }));
            }
            packs.extend(self.edition.packs(players));
        }
        // The board belongs to the edition, whatever cards are played on it. [R4.2]
        if rules.board && !packs.contains(&"town") {
            packs.insert(0, "town");
        }
        Ok(packs)
    }

    /// Everything on the table, with the packs from where their names say.
    pub fn lay_out(&self) -> Result<Table, SetupError> {
        let catalogue = load(&self.needed_packs()?)?;
        self.lay_out_with(catalogue)
    }

    /// Everything on the table, with these cards.
    pub fn lay_out_with(&self, catalogue: Catalogue) -> Result<Table, SetupError> {
        let rules = self.rules()?;
        let players = self.players.unwrap_or(rules.min_players);
        Table::new(self, catalogue, rules, players)
    }
}

/// Packs by the names of shipped ones or by their folders.
pub fn load(packs: &[&str]) -> Result<Catalogue, SetupError> {
    load_by(packs, |_| None)
}

/// The same, with shipped packs as they were when this journal was begun. One that was never
/// released so is loaded as it is now: whoever compares packs and header says which it is.
pub fn load_as_of(header: &Header, packs: &[&str]) -> Result<Catalogue, SetupError> {
    load_by(packs, |id| {
        let stamp = header.packs.iter().find(|stamp| stamp.id == id)?;
        Source::released(id, &stamp.hash)
    })
}

fn load_by(
    packs: &[&str],
    released: impl Fn(&str) -> Option<Source>,
) -> Result<Catalogue, SetupError> {
    let shipped = |pack: &&str| Source::shipped_ids().any(|id| id == *pack);
    let (ids, folders): (Vec<&str>, Vec<&str>) = packs.iter().copied().partition(shipped);
    let mut sources = Vec::new();
    for id in ids {
        let as_it_is = || Source::shipped(id).map_err(|problem| SetupError::Packs(vec![problem]));
        sources.push(released(id).map_or_else(as_it_is, Ok)?);
    }
    for name in folders {
        let folder = Path::new(name);
        match (folder.is_dir(), folder.exists()) {
            (true, _) => sources.push(Source::folder(folder)),
            (false, true) => return Err(SetupError::PackIsFile(name.to_owned())),
            (false, false) => return Err(SetupError::NoPack(name.to_owned())),
        }
    }
    Catalogue::of(sources).map_err(SetupError::Packs)
}

/// Why a game cannot be played like this.
#[derive(Debug)]
pub enum SetupError {
    /// A rules number this release does not play.
    Number(u32),
    Misfit(Misfit),
    Field(BadField),
    NoPack(String),
    PackIsFile(String),
    Packs(Vec<Problem>),
    Unfit(Unfit),
    Unplayable(Unplayable),
    /// The packs are not those of the record.
    OtherPacks(String),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const MORE: &str = "name more packs, such as --packs classic,FOLDER";
        let shipped = || Source::shipped_ids().collect::<Vec<_>>().join(", ");
        match self {
            SetupError::Number(number) => {
                write!(f, "rules numbers go from 1 to {RULES_NUMBER}; there is no {number}")
            }
            SetupError::Misfit(misfit) => misfit.fmt(f),
            SetupError::Field(field) => field.fmt(f),
            SetupError::OtherPacks(sentence) => f.write_str(sentence),
            SetupError::NoPack(name) => {
                write!(f, "there is no folder {name}; the packs that need none are: {}", shipped())
            }
            SetupError::PackIsFile(name) => write!(
                f,
                "{name} is a file; name the folder of a pack; the packs that need none are: {}",
                shipped()
            ),
            SetupError::Packs(problems) => {
                let lines: Vec<String> = problems.iter().map(Problem::to_string).collect();
                f.write_str(&lines.join("\n"))
            }
            SetupError::Unfit(unfit) => unfit.fmt(f),
            SetupError::Unplayable(problem) => match problem {
                Unplayable::Players { asked: 1, min, max } => {
                    write!(f, "1 player cannot play this edition; it is for {min} to {max}")
                }
                Unplayable::TooFewBosses { .. } => {
                    write!(f, "{problem}; {MORE}, or play with fewer players")
                }
                Unplayable::TooFewCards { .. } | Unplayable::NoHeroes => {
                    write!(f, "{problem}; {MORE}")
                }
                _ => problem.fmt(f),
            },
        }
    }
}

impl std::error::Error for SetupError {}
