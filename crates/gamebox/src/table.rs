use std::sync::Arc;

use endboss_bots::Lore;
use endboss_cards::{Catalogue, Source};
use endboss_engine::{Courtesy, Tables};
use endboss_journal::{Header, Ids, PackStamp, Player};
use endboss_lexicon::{Card, CardKind, Edition, Rules, Variant};
use endboss_text::Lang;

use crate::setup::load_as_of;
use crate::{CardNames, Setup, SetupError};

/// Cards and rules of a game, ready to be played.
#[derive(Debug)]
pub struct Table {
    pub catalogue: Catalogue,
    pub rules_number: u32,
    pub edition: Edition,
    pub variants: Vec<Variant>,
    pub fields: Vec<(String, String)>,
    pub heroes: Option<String>,
    /// The cards as they play here, by kind: what a bot is told of them.
    pub cards: Vec<Card>,
    pub tables: Tables,
}

impl Table {
    pub(crate) fn new(
        setup: &Setup,
        catalogue: Catalogue,
        mut rules: Rules,
        players: u8,
    ) -> Result<Table, SetupError> {
        let mixed = catalogue.mix(&mut rules, players, setup.heroes.as_deref());
        let cards = mixed.map_err(SetupError::Unfit)?;
        let tables = Tables::new(&cards, rules, players).map_err(SetupError::Unplayable)?;
        Ok(Table {
            catalogue,
            rules_number: setup.rules_number,
            edition: setup.edition,
            variants: setup.variants.clone(),
            fields: setup.fields.clone(),
            heroes: setup.heroes.clone(),
            cards,
            tables,
        })
    }

    /// What bots at this table know of it.
    pub fn lore(&self) -> Arc<Lore> {
        let tables = &self.tables;
        let names = self.catalogue.kinds().map(|kind| self.catalogue.id(kind).to_owned());
        let lore = Lore::new(self.cards.clone(), names.collect(), tables.rules, tables.seats);
        Arc::new(lore.expect("what was playable is playable"))
    }

    /// The table a journal was written at.
    pub fn of(header: &Header, catalogue: Catalogue) -> Result<Table, SetupError> {
        let other = |fault: &dyn std::fmt::Display| SetupError::OtherPacks(fault.to_string());
        header.check_packs(&stamps(&catalogue)).map_err(|fault| other(&fault))?;
        let rules = header.rules().map_err(|fault| other(&fault))?;
        let setup = Setup {
            rules_number: header.rules_number,
            edition: header.edition,
            players: Some(header.seats()),
            variants: header.variants.clone(),
            fields: header.fields.clone(),
            packs: Vec::new(),
            heroes: header.heroes.clone(),
        };
        Table::new(&setup, catalogue, rules, header.seats())
    }

    /// The shipped packs among those a journal was written with, as they were released then.
    pub fn shipped_packs_of(header: &Header) -> Result<Catalogue, SetupError> {
        let ids = header.packs.iter().map(|pack| pack.id.as_str());
        let shipped = |id: &&str| Source::shipped_ids().any(|other| other == *id);
        load_as_of(header, &ids.filter(shipped).collect::<Vec<_>>())
    }

    /// How the record of a game at this table begins.
    pub fn header(&self, players: Vec<Player>, courtesy: Courtesy) -> Header {
        Header {
            rules_number: self.rules_number,
            edition: self.edition,
            variants: self.variants.clone(),
            fields: self.fields.clone(),
            packs: stamps(&self.catalogue),
            heroes: self.heroes.clone(),
            players,
            fair: None,
            day: None,
            onward: None,
            courtesy,
        }
    }

    pub fn ids(&self) -> CardIds<'_> {
        CardIds(&self.catalogue)
    }

    pub fn names(&self, lang: Lang) -> CardNames<'_> {
        CardNames::new(&self.catalogue, self.tables.rules.printing, lang)
    }
}

/// What a journal calls the cards of a catalogue.
#[derive(Clone, Copy, Debug)]
pub struct CardIds<'a>(&'a Catalogue);

impl Ids for CardIds<'_> {
    fn id(&self, kind: CardKind) -> &str {
        self.0.id(kind)
    }

    fn kind(&self, id: &str) -> Option<CardKind> {
        self.0.kind(id)
    }
}

fn stamps(catalogue: &Catalogue) -> Vec<PackStamp> {
    let packs = catalogue.packs().iter();
    packs
        .map(|pack| PackStamp {
            id: pack.manifest.id.clone(),
            version: pack.manifest.version.clone(),
            hash: pack.hash.clone(),
        })
        .collect()
}
