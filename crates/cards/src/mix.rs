//! Mixing: which cards of the loaded packs play in one game. [R11.1]

use std::fmt;

use endboss_lexicon::{Card, Face, Hero, HeroAbility, Rules, Treasure};

use crate::catalogue::{Catalogue, Entry};
use crate::pack::{Manifest, Pack};

/// A solo game is scored by this many heroes: so many ordinary ones, so many epics. [R12.1, R12.7]
const SOLO: (usize, usize) = (12, 12);
/// The mark of ordinary heroes that are too many for one player. [R12.1]
const CROWD: u8 = 4;

/// Why these packs make no game, and what to do about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// The numbers of players that can.
    Players {
        asked: u8,
        min: u8,
        max: u8,
    },
    /// More players than the board has places for. [R11.2]
    LargerBoard {
        players: u8,
        max: u8,
    },
    /// A pack that is for other numbers of players. [R11.2]
    NotForSoMany {
        pack: String,
        from: u8,
        to: u8,
        players: u8,
    },
    /// A pack whose cards need the town board. [R4.2]
    NeedsBoard {
        pack: String,
    },
    NoTavern,
    NoHeroes,
    /// These have heroes, the wanted one has none or is not there.
    HeroesNotThere {
        wanted: String,
        known: Vec<String>,
    },
    /// Its heroes come to those of others. [R11.2]
    HeroesOnlyJoin {
        pack: String,
    },
    /// What is left of its heroes for one player. [R12.1]
    NotForSolo {
        pack: String,
        ordinary: usize,
        epics: usize,
    },
    /// A hero that no dungeon could ever lure.
    Unlured(Box<Entry>),
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unfit::Players { asked, min, max } => {
                let players = if *asked == 1 { "player" } else { "players" };
                write!(f, "{asked} {players} cannot play this edition; it is for {min}")?;
                if min == max { Ok(()) } else { write!(f, " to {max}") }
            }
            Unfit::LargerBoard { players, max } => write!(
                f,
                "{players} players need a larger board; add a pack made for them, such as \
                 explorers, or play with at most {max}"
            ),
            Unfit::NotForSoMany { pack, from, to, players } => write!(
                f,
                "the pack {pack} is for {from} to {to} players; leave it out of a game for \
                 {players}"
            ),
            Unfit::NeedsBoard { pack } => write!(
                f,
                "the pack {pack} needs the town board, which this edition does not have; leave it \
                 out, or play an edition that has it, such as super"
            ),
            Unfit::NoTavern => f.write_str("the town board has no tavern; add the pack town"),
            Unfit::NoHeroes => {
                f.write_str("none of these packs has heroes; add one that has, such as classic")
            }
            Unfit::HeroesNotThere { wanted, known } => write!(
                f,
                "there are no heroes of a pack {wanted}; take those of: {}",
                known.join(", ")
            ),
            Unfit::HeroesOnlyJoin { pack } => {
                write!(f, "the heroes of {pack} only join those of another pack; name that one")
            }
            Unfit::NotForSolo { pack, ordinary, epics } => write!(
                f,
                "of the heroes of {pack} a solo game keeps {ordinary} ordinary ones and {epics} \
                 epics, but it needs {} and {}; take those of a pack made for it, such as super",
                SOLO.0, SOLO.1
            ),
            Unfit::Unlured(hero) => write!(
                f,
                "no room and no boss of these packs lures the hero {}; add a pack with its \
                 treasure, or leave out {}",
                hero.bare_id(),
                hero.pack
            ),
        }
    }
}

impl std::error::Error for Unfit {}

impl Catalogue {
    /// The cards of one game as its printing has them, indexed by kind; those that do not play
    /// have no copies. Heroes come from one pack, named or chosen, and from those that join it. A
    /// pack for more players raises the number the rules allow.
    pub fn mix(
        &self,
        rules: &mut Rules,
        players: u8,
        heroes: Option<&str>,
    ) -> Result<Vec<Card>, Unfit> {
        self.fit(rules, players)?;
        let mix = Mix { rules, heroes: self.hero_pack(rules, heroes)? };
        let mut cards = self.cards(rules.printing);
        for (kind, card) in self.kinds().zip(&mut cards) {
            if !mix.plays(card, self.pack_of(&self.entry(kind).pack)) {
                card.copies = 0;
            }
        }
        mix.check(self, &cards)?;
        // Only a mix that can be played changes the rules.
        let most = self.larger_board(players).filter(|_| players > rules.max_players);
        rules.max_players = most.unwrap_or(rules.max_players);
        Ok(cards)
    }

    /// Every pack must fit the rules and the players, and the players must fit the packs.
    fn fit(&self, rules: &Rules, players: u8) -> Result<(), Unfit> {
        // The board comes along by itself, so a pack that needs it is named before it.
        let mut asked: Vec<_> = self.packs().iter().map(|p| &p.manifest).collect();
        asked.sort_by_key(|manifest| manifest.id == "town");
        for Manifest { id, board, players: meant, .. } in asked {
            if *board && !rules.board {
                return Err(Unfit::NeedsBoard { pack: id.clone() });
            }
            if let Some((from, to)) = *meant
                && !(from..=to).contains(&players)
            {
                return Err(Unfit::NotForSoMany { pack: id.clone(), from, to, players });
            }
        }
        let (min, max) = (rules.min_players, rules.max_players);
        // One player alone has no use for a larger board. [R12.3]
        let larger = !rules.solo && self.larger_board(players).is_some();
        if players < min || (players > max && !larger) {
            if rules.board && !rules.solo && matches!(players, 5 | 6) {
                return Err(Unfit::LargerBoard { players, max });
            }
            return Err(Unfit::Players { asked: players, min, max });
        }
        Ok(())
    }

    /// The most players that a pack made for so many makes possible.
    fn larger_board(&self, players: u8) -> Option<u8> {
        let meant = self.packs().iter().filter_map(|pack| pack.manifest.players);
        meant.filter(|(from, to)| (*from..=*to).contains(&players)).map(|(_, to)| to).max()
    }

    /// The pack the heroes come from: the one named, else the first that has some; where there is
    /// a town board, one that was made for it comes first.
    fn hero_pack(&self, rules: &Rules, wanted: Option<&str>) -> Result<&str, Unfit> {
        let cards = self.cards(rules.printing);
        let has_heroes = |pack: &&Pack| {
            self.kinds().zip(&cards).any(|(kind, card)| {
                let hero = matches!(card.face, Face::Hero(_)) && card.copies > 0;
                hero && self.entry(kind).pack == pack.manifest.id
            })
        };
        let mut with: Vec<&Manifest> =
            self.packs().iter().filter(has_heroes).map(|pack| &pack.manifest).collect();
        let joining = |with: &[&Manifest], id: &str| with.iter().any(|m| m.id == id && m.joins);
        if let Some(pack) = wanted.filter(|id| joining(&with, id)) {
            return Err(Unfit::HeroesOnlyJoin { pack: pack.to_owned() });
        }
        with.retain(|manifest| !manifest.joins);
        with.sort_by_key(|manifest| rules.board && !manifest.board);
        let found = match wanted {
            Some(wanted) => with.iter().find(|manifest| manifest.id == wanted),
            None => with.first(),
        };
        match (found, wanted) {
            (Some(manifest), _) => Ok(&manifest.id),
            (None, Some(wanted)) if !with.is_empty() => Err(Unfit::HeroesNotThere {
                wanted: wanted.to_owned(),
                known: with.iter().map(|manifest| manifest.id.clone()).collect(),
            }),
            (None, _) => Err(Unfit::NoHeroes),
        }
    }

    fn pack_of(&self, id: &str) -> &Manifest {
        let pack = self.packs().iter().find(|pack| pack.manifest.id == id);
        &pack.expect("every card has its pack").manifest
    }
}

/// What decides whether a card plays.
struct Mix<'a> {
    rules: &'a Rules,
    /// The pack of the heroes.
    heroes: &'a str,
}

impl Mix<'_> {
    fn plays(&self, card: &Card, pack: &Manifest) -> bool {
        let fits = match &card.face {
            Face::Hero(hero) => {
                (pack.joins || pack.id == self.heroes) && !(self.rules.solo && too_many(hero))
            }
            Face::Landmark(_) => self.rules.board,
            Face::Boss(_) | Face::Room(_) | Face::Spell(_) | Face::Item(_) => true,
        };
        fits && (card.solo || !self.rules.solo)
    }

    fn check(&self, catalogue: &Catalogue, cards: &[Card]) -> Result<(), Unfit> {
        let playing = || catalogue.kinds().zip(cards).filter(|(_, card)| card.copies > 0);
        let tavern = |card: &Card| matches!(&card.face, Face::Landmark(l) if l.treasure.is_none());
        if self.rules.board && !playing().any(|(_, card)| tavern(card)) {
            return Err(Unfit::NoTavern);
        }
        let heroes = || {
            playing().filter_map(|(kind, card)| match &card.face {
                Face::Hero(hero) => Some((kind, hero)),
                _ => None,
            })
        };
        let epics = heroes().filter(|(_, hero)| hero.epic).count();
        let ordinary = heroes().count() - epics;
        if self.rules.solo && (ordinary, epics) != SOLO {
            return Err(Unfit::NotForSolo { pack: self.heroes.to_owned(), ordinary, epics });
        }
        let shown = playing().fold(0, |shown, (_, card)| shown | kinds(card));
        let lured = |hero: &Hero| hero.treasure.iter().any(|kind| shown & bit(*kind) != 0);
        match heroes().find(|(_, hero)| !hero.treasure.is_empty() && !lured(hero)) {
            Some((kind, _)) => Err(Unfit::Unlured(Box::new(catalogue.entry(kind).clone()))),
            None => Ok(()),
        }
    }
}

/// Left out of solo games: an ordinary hero marked 4, or one that goes straight to a landmark.
/// [R12.1]
fn too_many(hero: &Hero) -> bool {
    (!hero.epic && hero.mark >= CROWD) || hero.ability == Some(HeroAbility::StraightToLandmark)
}

/// One bit per kind of treasure that a room or a boss shows.
fn kinds(card: &Card) -> u8 {
    match &card.face {
        Face::Boss(boss) => boss.treasure.kinds(),
        Face::Room(room) => room.treasure.kinds(),
        Face::Spell(_) | Face::Hero(_) | Face::Landmark(_) | Face::Item(_) => 0,
    }
}

fn bit(kind: Treasure) -> u8 {
    1 << kind as u8
}
