//! Whether a record is a game of a day's dungeon, and what it is worth.

use data_encoding::HEXLOWER;
use endboss_engine::{Courtesy, Event};
use endboss_gamebox::verify;
use endboss_journal::{Closing, Day, Header, Player, parse, replay};
use endboss_lexicon::{CardKind, Face, Seat, Viewer};
use endboss_view::{Cause, Seen};

use super::super::hall::Hall;
use super::super::settings::Settings;
use super::same::alike;

/// What a game alone came to, with nothing in it that tells a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    pub score: i16,
    pub souls: u8,
    pub wounds: u8,
    pub turns: u16,
    /// How it went with each hero that came into the dungeon, in order.
    pub heroes: Vec<Fate>,
    /// The player gave up, so the score is not one that was played for.
    pub gave_up: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fate {
    pub epic: bool,
    pub died: bool,
}

impl Hall {
    /// Plays a record again and holds it to the day: its rules, its seed and its end. A sentence says
    /// why it does not hold. Blocks.
    pub(super) fn check(&self, text: &[u8], day: Day) -> Result<Tally, String> {
        let journal = parse(text).map_err(|error| error.to_string())?;
        let header = &journal.header;
        match header.day {
            None => return Err("this is no record of a daily dungeon".to_owned()),
            Some(other) if other != day => {
                return Err(format!("this is a game of {other}, not of {day}"));
            }
            Some(_) => {}
        }
        by_the_book(header, day)?;
        let first = self.first_of(day).map_err(|error| error.to_string())?;
        if !first.is_none_or(|first| alike(&first, header)) {
            return Err("this was played by other rules or cards than those of its day".to_owned());
        }
        let laid = self.library.of(header).map_err(|refusal| refusal.to_string())?;
        verify(&journal, &laid.table).map_err(|error| error.to_string())?;
        let Closing::Ended(ending) = journal.closing() else {
            return Err("the game was not played to its end".to_owned());
        };
        let seed = self.seed_of(day).map_err(|error| error.to_string())?;
        if journal.revealed() != Some(seed) {
            let found = journal.revealed().map(|seed| HEXLOWER.encode(&seed)).unwrap_or_default();
            return Err(format!(
                "the game was dealt with the seed {found}, which is not the day's"
            ));
        }
        let mut heard: Vec<Event> = Vec::new();
        let game = replay(&journal, &laid.table.tables, &laid.table.ids(), &mut heard);
        let game = game.map_err(|error| error.to_string())?;
        let epic = |card: CardKind| {
            let face = laid.table.cards.get(card.index()).map(|card| &card.face);
            matches!(face, Some(Face::Hero(hero)) if hero.epic)
        };
        let heroes = heard.iter().filter_map(|event| match event.seen(Viewer::Seat(Seat(0))) {
            Seen::HeroDies { hero, .. } => Some(Fate { epic: epic(hero), died: true }),
            Seen::HeroSurvives { hero, .. } => Some(Fate { epic: epic(hero), died: false }),
            _ => None,
        });
        let (souls, wounds) = ending.scores.first().copied().unwrap_or_default();
        Ok(Tally {
            score: i16::from(souls) - i16::from(wounds),
            souls,
            wounds,
            turns: game.view(&laid.table.tables, Viewer::Public).turn,
            heroes: heroes.collect(),
            gave_up: ending.cause == Cause::Conceded,
        })
    }
}

/// Everybody plays the same game, or scores could not be compared.
fn by_the_book(header: &Header, day: Day) -> Result<(), String> {
    let setup = Settings::daily(day).setup();
    let mut own = setup.needed_packs().map_err(|error| error.to_string())?;
    let mut packs: Vec<&str> = header.packs.iter().map(|pack| pack.id.as_str()).collect();
    own.sort_unstable();
    packs.sort_unstable();
    let same = header.edition == setup.edition
        && header.players == [Player::Person]
        && header.courtesy == Courtesy::Everyone
        && (&header.variants, &header.fields) == (&setup.variants, &setup.fields)
        && header.heroes == setup.heroes
        && packs == own;
    match same {
        true => Ok(()),
        false => Err("the daily dungeon is played alone, by the book, by a person".to_owned()),
    }
}
