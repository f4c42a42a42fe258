//! The packs scenarios are played with: those of their editions, and those somebody has given.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use endboss_cards::{Catalogue, Problem, Source};
use endboss_lexicon::{Card, Edition, Rules};

use super::cards::Cards;
use super::words::unknown;

/// The packs with the landmarks of every edition that has the board. [R4.2]
const TOWN: &str = "town";

/// Packs by name, each selection of them loaded once.
#[derive(Debug, Default)]
pub struct Packs {
    /// What plays that name no packs get besides those of their edition.
    given: Vec<String>,
    /// Those that are not shipped.
    folders: Vec<(String, PathBuf)>,
    loaded: Mutex<HashMap<Vec<String>, Arc<Catalogue>>>,
}

impl Packs {
    /// The packs inside the binary alone.
    pub fn shipped() -> Packs {
        Packs::default()
    }

    /// More of them, by the name of a shipped one or by a folder.
    pub fn with(given: &[String]) -> Result<Packs, Vec<Problem>> {
        let mut packs = Packs::default();
        for name in given {
            if is_shipped(name) {
                packs.given.push(name.clone());
                continue;
            }
            let folder = PathBuf::from(name);
            let catalogue = Catalogue::load(std::slice::from_ref(&folder))?;
            // What it needs comes before it.
            if let Some(pack) = catalogue.packs().last() {
                packs.given.push(pack.manifest.id.clone());
                packs.folders.push((pack.manifest.id.clone(), folder));
            }
        }
        Ok(packs)
    }

    /// The names of the packs a play uses: those its file says, or its edition's own and those
    /// given; with the landmarks wherever there is a board.
    pub(super) fn names(
        &self,
        said: Option<&[&str]>,
        edition: Edition,
        players: u8,
        board: bool,
    ) -> Vec<String> {
        let mut names: Vec<String> = match said {
            Some(said) => said.iter().map(|name| (*name).to_owned()).collect(),
            None => {
                let own = edition.packs(players).iter().map(|name| (*name).to_owned());
                own.chain(self.given.iter().cloned()).collect()
            }
        };
        if board {
            names.insert(0, TOWN.to_owned());
        }
        let mut seen = Vec::new();
        names.retain(|name| {
            !seen.contains(name) && {
                seen.push(name.clone());
                true
            }
        });
        names
    }

    fn catalogue(&self, names: &[String]) -> Result<Arc<Catalogue>, String> {
        let mut loaded = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(catalogue) = loaded.get(names) {
            return Ok(Arc::clone(catalogue));
        }
        let (mut ids, mut folders) = (Vec::new(), Vec::new());
        for name in names {
            match self.folders.iter().find(|(id, _)| id == name) {
                Some((_, folder)) => folders.push(folder.clone()),
                None if is_shipped(name) => ids.push(name.as_str()),
                None => {
                    let mut known: Vec<&str> = Source::shipped_ids().collect();
                    known.extend(self.folders.iter().map(|(id, _)| id.as_str()));
                    return Err(unknown("pack", name, &known));
                }
            }
        }
        let catalogue = Catalogue::with_shipped(&ids, &folders).map_err(|problems| {
            let lines: Vec<String> = problems.iter().map(Problem::to_string).collect();
            lines.join("\n")
        })?;
        let catalogue = Arc::new(catalogue);
        loaded.insert(names.to_vec(), Arc::clone(&catalogue));
        Ok(catalogue)
    }

    /// The cards of a play. What the packs change in the rules is changed. [R11.2]
    pub(super) fn deal(
        &self,
        names: &[String],
        rules: &mut Rules,
        players: u8,
        heroes: Option<&str>,
    ) -> Result<Dealt, String> {
        let catalogue = self.catalogue(names)?;
        let cards = catalogue.mix(rules, players, heroes).map_err(|unfit| unfit.to_string())?;
        Ok(Dealt { catalogue, cards })
    }
}

fn is_shipped(name: &str) -> bool {
    Source::shipped_ids().any(|id| id == name)
}

/// The cards a play is played with.
#[derive(Clone, Debug)]
pub(super) struct Dealt {
    pub(super) catalogue: Arc<Catalogue>,
    /// By kind, with as many copies as are in this game.
    pub(super) cards: Vec<Card>,
}

impl Dealt {
    pub(super) fn cards(&self, rules: &Rules) -> Cards<'_> {
        Cards { catalogue: &self.catalogue, printing: rules.printing, dealt: &self.cards }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_play_finds_its_packs() {
        let packs = Packs::shipped();
        let names = packs.names(None, Edition::Super, 5, true);
        assert_eq!(names, ["town", "super", "explorers"]);
        let names = packs.names(Some(&["super", "items"]), Edition::Super, 2, true);
        assert_eq!(names, ["town", "super", "items"]);
        assert_eq!(packs.names(None, Edition::First, 2, false), ["classic"]);
        let hint = packs.catalogue(&["supper".to_owned()]).expect_err("there is none");
        assert!(hint.contains("did you mean \"super\""), "{hint}");
    }
}
