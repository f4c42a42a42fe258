//! Records of random games: what is written is read again and replays to the same game, and what is
//! broken is refused with a sentence.

mod broken;
mod daily;
mod fair;
mod noise;
mod onward;
mod rounds;
mod undo;

use std::ops::RangeInclusive;

use endboss_cards::Catalogue;
use endboss_engine::{Courtesy, Game, Pause, Tables};
use endboss_journal::{Ending, Entry, Header, Ids, PackStamp, Player, Writer};
use endboss_lexicon::{CardKind, Edition, RULES_NUMBER, Variant};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The cards of some packs by their ids.
#[derive(Debug)]
pub struct Cards(pub Catalogue);

impl Ids for Cards {
    fn id(&self, kind: CardKind) -> &str {
        self.0.id(kind)
    }

    fn kind(&self, id: &str) -> Option<CardKind> {
        self.0.kind(id)
    }
}

#[derive(Debug)]
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.0.next_u64() % n as u64) as usize
    }

    pub fn bytes(&mut self, count: usize) -> Vec<u8> {
        let mut bytes = vec![0; count];
        self.0.fill_bytes(&mut bytes);
        bytes
    }
}

/// A game to be recorded.
#[derive(Debug)]
pub struct Setting {
    pub header: Header,
    pub tables: Tables,
    pub cards: Cards,
}

pub fn stamps(catalogue: &Catalogue) -> Vec<PackStamp> {
    let stamp = |pack: &endboss_cards::Pack| PackStamp {
        id: pack.manifest.id.clone(),
        version: pack.manifest.version.clone(),
        hash: pack.hash.clone(),
    };
    catalogue.packs().iter().map(stamp).collect()
}

pub fn setting(
    edition: Edition,
    seats: u8,
    courtesy: Courtesy,
    variants: &[Variant],
    fields: &[(&str, &str)],
) -> Setting {
    let catalogue = Catalogue::shipped(edition.packs(seats));
    let own = |(field, value): &(&str, &str)| ((*field).to_owned(), (*value).to_owned());
    let header = Header {
        rules_number: RULES_NUMBER,
        edition,
        variants: variants.to_vec(),
        fields: fields.iter().map(own).collect(),
        packs: stamps(&catalogue),
        heroes: None,
        players: std::iter::once(Player::Person)
            .chain((1..seats).map(|_| Player::Bot("random".to_owned())))
            .collect(),
        fair: None,
        day: None,
        onward: None,
        courtesy,
    };
    let mut rules = header.rules().expect("the variants fit");
    let cards = catalogue.mix(&mut rules, seats, None).expect("the packs fit together");
    let tables = Tables::new(&cards, rules, seats).expect("the cards make a game");
    Setting { header, tables, cards: Cards(catalogue) }
}

/// The numbers of players an edition is for, with the packs it is played with.
pub fn players(edition: Edition) -> RangeInclusive<u8> {
    match edition {
        Edition::First | Edition::Second | Edition::Anniversary => 2..=4,
        Edition::Super => 2..=6,
        Edition::Solo | Edition::Challenge => 1..=1,
    }
}

pub fn plain(edition: Edition, seats: u8) -> Setting {
    setting(edition, seats, Courtesy::Quick, &[], &[])
}

/// One random step of a game that stands at this pause.
pub fn random_entry(game: &Game, t: &Tables, pause: Pause, dice: &mut Dice) -> Option<Entry> {
    match pause {
        Pause::Over => None,
        Pause::Chance(chance) => {
            let n = dice.below(game.ways(t, chance) as usize) as u32;
            let roll = game.way(t, chance, n).expect("there are that many ways");
            Some(Entry::Roll { chance, roll })
        }
        Pause::Choice(seats) => {
            let nth = dice.below(usize::from(seats.len()));
            let seat = seats.iter().nth(nth).expect("somebody is asked");
            let mut options = Vec::new();
            game.options(t, seat, &mut options).expect("it is asked");
            let pick = options[dice.below(options.len())];
            Some(Entry::Pick { seat, pick })
        }
    }
}

/// Plays and records a whole random game; once in a while somebody concedes.
pub fn record(setting: &Setting, seed: u64, concede_in: usize) -> (Game, String) {
    let t = &setting.tables;
    let mut dice = Dice::new(seed);
    let mut writer = Writer::new(Vec::new(), &setting.header).expect("memory takes it");
    let mut game = Game::new(t, setting.header.courtesy);
    loop {
        let pause = game.advance(t, &mut ());
        if let Pause::Choice(seats) = pause
            && dice.below(concede_in) == 0
        {
            let seat = seats.iter().next().expect("somebody is asked");
            if game.concede(t, seat, &mut ()).is_ok() {
                writer.concede(seat, &setting.cards).expect("written");
                continue;
            }
        }
        let Some(entry) = random_entry(&game, t, pause, &mut dice) else {
            break;
        };
        writer.entry(&entry, &setting.cards).expect("written");
        match entry {
            Entry::Pick { seat, pick } => game.choose(t, seat, pick, &mut ()),
            Entry::Roll { chance, roll } => game.settle(t, chance, roll, &mut ()),
            Entry::Concede { .. } | Entry::Undo { .. } => unreachable!("not a random step"),
        }
        .expect("what was on offer is taken");
    }
    let ending = Ending::of(&game, t.seats).expect("the game is over");
    writer.end(&ending).expect("written");
    (game, writer.text().to_owned())
}
