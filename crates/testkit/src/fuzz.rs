//! Fuzz targets: plain functions over bytes that must never panic, run on stable by a seeded loop.
//!
//! The loop makes inputs from noise and from broken copies of good files, because noise alone never
//! gets past the first line of a parser. `cargo xtask fuzz` runs it for as long as one likes; the
//! tests run it for a moment.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use endboss_cards::{Catalogue, Source};
use endboss_engine::{Courtesy, Game, Pause, Tables};
use endboss_journal::{Header, Ids, PackStamp, Player, Writer};
use endboss_lexicon::{Back, CardKind, Edition, Gender, RULES_NUMBER, Rules, Seat};
use endboss_view::Pick;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::scenario;

/// A function that must survive any input, and good inputs to break.
#[derive(Debug)]
pub struct Target {
    pub name: &'static str,
    pub survive: fn(&[u8]),
    seeds: fn() -> Vec<Vec<u8>>,
}

/// An input that was not survived.
#[derive(Clone, Debug)]
pub struct Crash {
    pub target: &'static str,
    pub round: u64,
    pub input: Vec<u8>,
}

static TARGETS: [Target; 4] = [
    Target { name: "journal", survive: journal, seeds: journal_seeds },
    Target { name: "scenario", survive: scenario, seeds: scenario_seeds },
    Target { name: "pack", survive: pack, seeds: pack_seeds },
    Target { name: "picks", survive: picks, seeds: Vec::new },
];

pub fn targets() -> &'static [Target] {
    &TARGETS
}

/// Runs one target until the time is up; gives the number of inputs it survived.
pub fn run(target: &Target, seed: u64, time: Duration) -> Result<u64, Crash> {
    let start = Instant::now();
    rounds(target, seed, |_| start.elapsed() < time)
}

/// Runs one target for so many inputs, the same ones for the same seed.
pub fn run_rounds(target: &Target, seed: u64, count: u64) -> Result<u64, Crash> {
    rounds(target, seed, |round| round < count)
}

fn rounds(target: &Target, seed: u64, more: impl Fn(u64) -> bool) -> Result<u64, Crash> {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
    let seeds = (target.seeds)();
    let mut round = 0;
    while more(round) {
        let input = input(&seeds, &mut dice);
        if catch_unwind(AssertUnwindSafe(|| (target.survive)(&input))).is_err() {
            return Err(Crash { target: target.name, round, input });
        }
        round += 1;
    }
    Ok(round)
}

fn input(seeds: &[Vec<u8>], dice: &mut Xoshiro256PlusPlus) -> Vec<u8> {
    if seeds.is_empty() || dice.random_range(0..8) == 0 {
        let len = dice.random_range(0..600);
        return (0..len).map(|_| dice.random_range(0..=255u8)).collect();
    }
    let mut input = seeds[dice.random_range(0..seeds.len())].clone();
    for _ in 0..dice.random_range(1..6) {
        break_it(&mut input, dice);
    }
    input
}

/// One mistake such as people, disks and editors make.
fn break_it(input: &mut Vec<u8>, dice: &mut Xoshiro256PlusPlus) {
    if input.is_empty() {
        return;
    }
    let at = dice.random_range(0..input.len());
    match dice.random_range(0..7) {
        0 => input[at] = dice.random_range(0..=255u8),
        1 => input.truncate(at),
        2 => drop(input.remove(at)),
        3 => input.insert(at, b"0123456789:,|>#\n \"[]{}=ABx"[dice.random_range(0..26)]),
        _ => {
            let mut lines: Vec<Vec<u8>> =
                input.split(|b| *b == b'\n').map(<[u8]>::to_vec).collect();
            let (one, other) =
                (dice.random_range(0..lines.len()), dice.random_range(0..lines.len()));
            match dice.random_range(0..3) {
                0 => drop(lines.remove(one)),
                1 => lines.swap(one, other),
                _ => lines.insert(one, lines[other].clone()),
            }
            *input = lines.join(&b'\n');
        }
    }
}

/// The shipped packs an edition is played with.
fn catalogue(edition: Edition) -> &'static Catalogue {
    static CLASSIC: OnceLock<Catalogue> = OnceLock::new();
    static SUPER: OnceLock<Catalogue> = OnceLock::new();
    if Rules::preset(edition).board {
        SUPER.get_or_init(|| {
            let packs = ["town", "super", "items", "coins"];
            Catalogue::with_shipped(&packs, &[]).expect("the shipped packs are in order")
        })
    } else {
        CLASSIC.get_or_init(Catalogue::classic)
    }
}

struct CardIds(Edition);

impl Ids for CardIds {
    fn id(&self, kind: CardKind) -> &str {
        catalogue(self.0).id(kind)
    }

    fn kind(&self, id: &str) -> Option<CardKind> {
        catalogue(self.0).kind(id)
    }
}

fn tables(edition: Edition, mut rules: Rules, seats: u8) -> Option<Tables> {
    let cards = catalogue(edition).mix(&mut rules, seats, None).ok()?;
    Tables::new(&cards, rules, seats).ok()
}

/// How many play, from a byte.
fn seats(edition: Edition, byte: u8) -> u8 {
    let Rules { min_players, max_players, .. } = Rules::preset(edition);
    min_players + byte % (max_players + 1 - min_players)
}

/// Reads a journal and, whatever came of it, replays it.
fn journal(input: &[u8]) {
    let Ok(journal) = endboss_journal::parse(input) else {
        return;
    };
    let Ok(rules) = journal.header.rules() else {
        return;
    };
    let (edition, seats) = (journal.header.edition, journal.header.seats());
    let Some(t) = tables(edition, rules, seats) else {
        return;
    };
    let _ = endboss_journal::verify(&journal, &t, &CardIds(edition));
}

/// Journals of short random games.
fn journal_seeds() -> Vec<Vec<u8>> {
    let record = |(n, edition): (usize, Edition)| {
        let seats = seats(edition, n as u8);
        let t = tables(edition, Rules::preset(edition), seats)?;
        let packs = catalogue(edition).packs().iter().map(|p| PackStamp {
            id: p.manifest.id.clone(),
            version: p.manifest.version.clone(),
            hash: p.hash.clone(),
        });
        let header = Header {
            rules_number: RULES_NUMBER,
            edition,
            variants: Vec::new(),
            fields: Vec::new(),
            packs: packs.collect(),
            heroes: None,
            players: vec![Player::Bot("random".to_owned()); seats as usize],
            fair: None,
            day: None,
            onward: None,
            courtesy: Courtesy::Quick,
        };
        let mut writer = Writer::new(Vec::new(), &header).ok()?;
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(n as u64);
        let mut game = Game::new(&t, Courtesy::Quick);
        let mut options = Vec::new();
        for _ in 0..90 {
            match game.advance(&t, &mut ()) {
                Pause::Over => break,
                Pause::Chance(chance) => {
                    let nth = dice.random_range(0..game.ways(&t, chance));
                    let roll = game.way(&t, chance, nth)?;
                    game.settle(&t, chance, roll, &mut ()).ok()?;
                    writer.roll(chance, roll, &CardIds(edition)).ok()?;
                }
                Pause::Choice(seats) => {
                    let seat = seats.iter().next()?;
                    game.options(&t, seat, &mut options)?;
                    let pick = options[dice.random_range(0..options.len())];
                    game.choose(&t, seat, pick, &mut ()).ok()?;
                    writer.pick(seat, pick, &CardIds(edition)).ok()?;
                }
            }
        }
        Some(writer.into_inner())
    };
    Edition::ALL.into_iter().enumerate().filter_map(record).collect()
}

/// Reads a scenario and plays it.
fn scenario(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    static PACKS: OnceLock<scenario::Packs> = OnceLock::new();
    if let Ok(scenario) = scenario::parse(&text, PACKS.get_or_init(scenario::Packs::shipped)) {
        for play in &scenario.plays {
            let _ = play.run(&mut scenario::Transcript::default());
        }
    }
}

fn scenario_seeds() -> Vec<Vec<u8>> {
    crate::scenario_files().iter().filter_map(|file| std::fs::read(file).ok()).collect()
}

/// Reads a pack from one stream of bytes: files follow each other after lines `== NAME`.
fn pack(input: &[u8]) {
    let mut files: Vec<(String, Vec<u8>)> = Vec::new();
    for line in input.split_inclusive(|b| *b == b'\n') {
        match line.strip_prefix(b"== ") {
            Some(name) => files.push((String::from_utf8_lossy(name).trim().to_owned(), Vec::new())),
            None => {
                if let Some((_, bytes)) = files.last_mut() {
                    bytes.extend_from_slice(line);
                }
            }
        }
    }
    let Ok(catalogue) = Catalogue::of(vec![Source::new("fuzz", files)]) else {
        return;
    };
    // Whatever loads can be put into words and into tables.
    for edition in Edition::ALL {
        let mut rules = Rules::preset(edition);
        let cards = catalogue.cards(rules.printing);
        let text = endboss_text::Text::new(endboss_text::Lang::En);
        for card in &cards {
            let _ = (text.card_text(card), text.card_line(card, Gender::default()));
        }
        let seats = seats(edition, 0);
        if let Ok(cards) = catalogue.mix(&mut rules, seats, None)
            && let Ok(t) = Tables::new(&cards, rules, seats)
        {
            play_some(&t, input);
        }
    }
}

fn pack_seeds() -> Vec<Vec<u8>> {
    let packs = [Edition::First, Edition::Super].map(|edition| catalogue(edition).packs());
    let whole = packs.into_iter().flatten().map(|pack| {
        let mut whole = Vec::new();
        for (name, text) in &pack.files {
            whole.extend_from_slice(format!("== {name}\n").as_bytes());
            whole.extend_from_slice(text.as_bytes());
            whole.push(b'\n');
        }
        whole
    });
    whole.collect()
}

/// Plays a game with whatever picks the bytes say: what is not on offer changes nothing.
fn picks(input: &[u8]) {
    let mut bytes = input.iter().copied();
    let edition = Edition::ALL[bytes.next().unwrap_or(0) as usize % Edition::ALL.len()];
    let seats = seats(edition, bytes.next().unwrap_or(0));
    if let Some(t) = tables(edition, Rules::preset(edition), seats) {
        play_some(&t, &bytes.collect::<Vec<_>>());
    }
}

fn play_some(t: &Tables, input: &[u8]) {
    let mut bytes = input.iter().copied();
    let courtesy = if bytes.next().unwrap_or(0).is_multiple_of(2) {
        Courtesy::Quick
    } else {
        Courtesy::Everyone
    };
    let mut game = Game::new(t, courtesy);
    let mut options = Vec::new();
    for _ in 0..3000 {
        let Some(byte) = bytes.next() else { return };
        match game.advance(t, &mut ()) {
            Pause::Over => return,
            Pause::Chance(chance) => {
                let ways = game.ways(t, chance);
                game.settle_way(t, chance, u32::from(byte) % ways, &mut ()).expect("a way");
            }
            Pause::Choice(seats) => {
                let any = any_pick(byte, bytes.next().unwrap_or(0), bytes.next().unwrap_or(0));
                let before = game;
                let seat = Seat(byte % 8);
                if game.choose(t, seat, any, &mut ()).is_err() {
                    assert!(game == before, "a refused pick changed the game");
                    let seat = seats.iter().next().expect("a seat is asked");
                    game.options(t, seat, &mut options).expect("it is asked");
                    let pick = options[byte as usize % options.len()];
                    game.choose(t, seat, pick, &mut ()).expect("it was offered");
                }
            }
        }
    }
}

fn any_pick(a: u8, b: u8, c: u8) -> Pick {
    let card = CardKind(u16::from(b) + 256 * u16::from(c % 2));
    match a % 14 {
        0 => Pick::Pass,
        1 => Pick::Yes,
        2 => Pick::Card(card),
        3 => Pick::Deck(card),
        4 => Pick::Hero(card),
        5 => Pick::Slot { seat: Seat(b), slot: c },
        6 => Pick::NewSlot,
        7 => Pick::Use { slot: b, ability: c },
        8 => Pick::Seat(Seat(b)),
        9 => Pick::Declared(b),
        10 => Pick::Space { landmark: card, space: c },
        11 => Pick::UseBoss { ability: b },
        12 => Pick::UseItem,
        _ => Pick::Back(if c.is_multiple_of(2) { Back::Room } else { Back::Spell }),
    }
}
