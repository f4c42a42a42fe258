//! The host of a game against bots: keeps the game and its record, answers for the others
//! and for chance, and gives the player nothing but views and what that seat sees.

use std::fs::File;
use std::io::{self, Write};

use endboss_engine::{Chance, Courtesy, Event, Game, Pause, Roll};
use endboss_gamebox::{
    Bot, Budget, ChanceSource, Decision, Level, Seated, Session, Table, Undecided,
};
use endboss_journal::{Closing, Journal, Player};
use endboss_lexicon::{Seat, Seats, Viewer};
use endboss_view::{Asked, Forecast, Pick, Seen, View};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::PlayError;

/// Where the lines of a game are kept.
pub trait Keep {
    /// Adds whole lines after those that are kept.
    fn append(&mut self, lines: &str) -> io::Result<()>;

    /// Comes back when nothing can be lost any more of what was added.
    fn sync(&mut self) -> io::Result<()>;
}

/// A file of nothing else, open at its end.
impl Keep for File {
    fn append(&mut self, lines: &str) -> io::Result<()> {
        self.write_all(lines.as_bytes())
    }

    fn sync(&mut self) -> io::Result<()> {
        self.sync_data()
    }
}

#[derive(Debug)]
pub struct Host<'t, K> {
    table: &'t Table,
    me: Seat,
    bots: Seated,
    seed: u64,
    session: Session<Numbers>,
    kept: K,
    resumed: bool,
}

impl<'t, K: Keep> Host<'t, K> {
    /// A new game, kept where nothing is yet.
    pub fn begin(
        table: &'t Table,
        me: Seat,
        bots: Level,
        seed: u64,
        kept: K,
    ) -> Result<Host<'t, K>, PlayError> {
        let player = |n| match Seat(n) == me {
            true => Player::Person,
            false => Player::Bot(bot_name(bots, seed)),
        };
        let players = (0..table.tables.seats).map(player).collect();
        let header = table.header(players, Courtesy::Everyone);
        let session = Session::begin(table, &header, Numbers::of(seed));
        let bots = seated(&[bots], table);
        let mut host = Host { table, me, bots, seed, session, kept, resumed: false };
        host.keep()?;
        Ok(host)
    }

    /// Goes on with a recorded game where its lines are kept. The seed is in the bots' names;
    /// whoever plays alone goes on with this one.
    pub fn resume(
        table: &'t Table,
        journal: &Journal,
        alone: u64,
        kept: K,
    ) -> Result<Host<'t, K>, PlayError> {
        let (me, kinds, seed) = who_plays(&journal.header.players)?;
        if let Closing::Ended(_) = journal.closing() {
            return Err(PlayError::Over);
        }
        let seed = seed.unwrap_or(alone);
        let session = Session::resume(table, journal, Numbers::of(seed));
        let session = session.map_err(PlayError::Unplayable)?;
        let bots = seated(&kinds, table);
        Ok(Host { table, me, bots, seed, session, kept, resumed: true })
    }

    pub fn table(&self) -> &'t Table {
        self.table
    }

    pub fn me(&self) -> Seat {
        self.me
    }

    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Whether it was begun another time.
    pub fn is_resumed(&self) -> bool {
        self.resumed
    }

    pub fn view(&self) -> View {
        self.session.game().view(&self.table.tables, Viewer::Seat(self.me))
    }

    /// What comes if everybody passes, as far as the player can tell.
    pub fn forecast(&self) -> Forecast {
        self.session.game().forecast(&self.table.tables, Viewer::Seat(self.me))
    }

    /// What a bot of this level would choose in the player's seat. It is told what the player may
    /// know, and nothing else.
    pub fn hint(&self, level: Level) -> Result<Decision, Undecided> {
        let seed = self.imagined();
        Bot::new(level, self.table.lore()).decide(&self.view(), Budget::TABLE, seed)
    }

    /// What happened, as the player saw it.
    pub fn log(&self) -> Vec<Seen> {
        let seen = |event: &Event| event.seen(Viewer::Seat(self.me));
        self.session.course().log().iter().map(seen).collect()
    }

    /// What comes with an answer before anybody can say a word: a target or a cost of which there
    /// is one only, so that nobody is asked.
    pub fn at_once(&self, pick: Pick) -> Vec<Seen> {
        let mut game = *self.session.game();
        let t = &self.table.tables;
        let mut events: Vec<Event> = Vec::new();
        let mut options = vec![pick];
        // Where there is only one answer to what is asked next, it is given at once, too.
        while events.is_empty()
            && let [only] = options[..]
            && game.choose(t, self.me, only, &mut events).is_ok()
        {
            game.advance(t, &mut events);
            game.options(t, self.me, &mut options);
        }
        let seen = events.iter().map(|event| event.seen(Viewer::Seat(self.me)));
        let mut used = None;
        let comes = |seen: &Seen| match seen {
            Seen::Declared { seat, source, target, .. } => {
                used = Some(source.card);
                *seat == self.me && target.is_some()
            }
            // That a room destroys itself, its text says.
            Seen::Destroyed { seat, room, .. } => *seat == self.me && used != Some(*room),
            Seen::Discarded { seat, .. }
            | Seen::SoulRemoved { seat, .. }
            | Seen::TokensLost { seat, .. } => *seat == self.me,
            _ => false,
        };
        let declared = seen.take_while(|seen| !matches!(seen, Seen::Happened { .. }));
        declared.filter(comes).collect()
    }

    /// Plays on until the player has a choice or the game is over. Where only one answer is
    /// possible, it is given at once, unless the player wants to be asked all the same. [Q6]
    pub fn play_on(&mut self, ask_always: bool) -> Result<(), PlayError> {
        while let Pause::Choice(seats) = self.session.settle(self.table)
            && let Some((seat, pick)) = self.next_pick(seats, ask_always)
        {
            self.step(seat, pick)?;
        }
        self.keep()?;
        self.sync()
    }

    /// What one of the others picks, or the only answer there is; none if the player chooses.
    fn next_pick(&mut self, seats: Seats, ask_always: bool) -> Option<(Seat, Pick)> {
        let (game, t) = (self.session.game(), &self.table.tables);
        // The player answers last, so that an answer is taken back without another's. [Q50]
        let seat = seats.iter().find(|seat| *seat != self.me).unwrap_or(self.me);
        let mut options = Vec::new();
        let asked = game.options(t, seat, &mut options);
        if seat == self.me && (ask_always || options.len() > 1 || asked.is_some_and(places)) {
            return None;
        }
        let number = self.session.next_number();
        let nth = self.session.chance().below(number, options.len() as u32);
        let imagined = self.imagined();
        let thought = match seat == self.me {
            true => None,
            false => self.bots.decide(t, game, seat, imagined),
        };
        let any = options[nth as usize];
        Some((seat, thought.and_then(Result::ok).map_or(any, |decided| decided.pick)))
    }

    /// The player's answer. It is on disk before anything comes of it. [ARCHITECTURE 8]
    pub fn pick(&mut self, pick: Pick) -> Result<(), PlayError> {
        self.step(self.me, pick)
    }

    pub fn concede(&mut self) -> Result<(), PlayError> {
        self.session.concede(self.table, self.me)?;
        self.keep()
    }

    /// Takes back the player's last choice, or all since anyone learned something, and says how
    /// many; none if there is none. [Q50]
    pub fn undo(&mut self, all: bool) -> Result<Option<usize>, PlayError> {
        let Some(back) = self.session.course().back(self.me, all, false) else {
            return Ok(None);
        };
        self.session.undo(self.table, self.me, back.spans, false)?;
        self.keep()?;
        self.sync()?;
        Ok(Some(back.choices))
    }

    /// The player leaves and may come back.
    pub fn adjourn(&mut self) -> Result<(), PlayError> {
        self.session.adjourn();
        self.keep()?;
        self.sync()
    }

    /// Writes how the game ended.
    pub fn close(&mut self) -> Result<(), PlayError> {
        self.session.end(self.table, None);
        self.keep()?;
        self.sync()
    }

    fn step(&mut self, seat: Seat, pick: Pick) -> Result<(), PlayError> {
        self.session.pick(self.table, seat, pick)?;
        self.keep()?;
        if seat == self.me { self.sync() } else { Ok(()) }
    }

    /// What is new in the record goes where it is kept.
    fn keep(&mut self) -> Result<(), PlayError> {
        let lines = self.session.take_lines();
        match lines.is_empty() {
            true => Ok(()),
            false => self.kept.append(&lines).map_err(PlayError::Unkept),
        }
    }

    fn sync(&mut self) -> Result<(), PlayError> {
        self.kept.sync().map_err(PlayError::Unkept)
    }

    /// The seed of the games that a bot imagines for its next answer.
    fn imagined(&self) -> u64 {
        self.session.chance().below(self.session.next_number(), u32::MAX).into()
    }
}

/// Numbers that depend on the seed and on the entry's number alone, so that a game that was left
/// goes on as if it had not been.
#[derive(Clone, Debug)]
struct Numbers {
    start: u64,
}

impl Numbers {
    fn of(seed: u64) -> Numbers {
        Numbers { start: Xoshiro256PlusPlus::seed_from_u64(seed).next_u64() }
    }

    fn below(&self, number: u32, n: u32) -> u32 {
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(self.start.wrapping_add(number.into()));
        ((u64::from(dice.next_u32()) * u64::from(n)) >> 32) as u32
    }
}

impl ChanceSource for Numbers {
    fn roll(&mut self, number: u32, game: &Game, table: &Table, chance: Chance) -> Roll {
        let t = &table.tables;
        let nth = self.below(number, game.ways(t, chance));
        game.way(t, chance, nth).expect("one of its ways")
    }
}

/// Whether a room is about to be placed. Where it goes is asked even if there is one place only:
/// it can still be taken back.
fn places(asked: Asked) -> bool {
    matches!(asked, Asked::PlaceWhere { .. } | Asked::BuildWhere { .. })
}

/// One kind for all seats, or one for each. What the player's own seat would do is never asked.
fn seated(kinds: &[Level], table: &Table) -> Seated {
    Seated::new(kinds, Budget::TABLE, table)
}

/// What the record calls a bot: with the seed, by which a game goes on.
fn bot_name(kind: Level, seed: u64) -> String {
    format!("{}:{seed}", kind.id())
}

fn named_bot(name: &str) -> Option<(Level, u64)> {
    let (kind, seed) = name.split_once(':')?;
    Some((Level::named(kind)?, seed.parse().ok()?))
}

/// Who plays, what the others are, and their seed.
fn who_plays(players: &[Player]) -> Result<(Seat, Vec<Level>, Option<u64>), PlayError> {
    let mut people = (0u8..).zip(players).filter(|(_, p)| matches!(p, Player::Person));
    let me = match (people.next(), people.next()) {
        (Some((n, _)), None) => Seat(n),
        (None, _) => return Err(PlayError::NobodyPlays),
        (Some(_), Some(_)) => return Err(PlayError::SeveralPlay),
    };
    let mut seed = None;
    let mut kinds = Vec::new();
    for (n, player) in (0u8..).zip(players) {
        kinds.push(match player {
            Player::Person => Level::Random,
            Player::Bot(name) => {
                let stranger = || PlayError::Stranger { seat: Seat(n), name: name.clone() };
                let (kind, its) = named_bot(name).ok_or_else(stranger)?;
                seed = Some(its);
                kind
            }
        });
    }
    Ok((me, kinds, seed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_person_and_bots_can_go_on() {
        let bot = |kind| Player::Bot(bot_name(kind, 7));
        let (normal, random) = (Level::Normal, Level::Random);
        let (me, kinds, seed) = who_plays(&[bot(normal), Player::Person, bot(random)]).unwrap();
        assert_eq!((me, seed), (Seat(1), Some(7)));
        assert_eq!((kinds[0], kinds[2]), (normal, random));
        let (me, _, seed) = who_plays(&[Player::Person]).unwrap();
        assert_eq!((me, seed), (Seat(0), None), "alone");
        let sentence = |players: &[Player]| who_plays(players).unwrap_err().to_string();
        assert!(sentence(&[bot(normal), bot(normal)]).contains("no person"));
        assert!(sentence(&[Player::Person, Player::Person]).contains("several people"));
        for name in ["clever", "clever:7", "normal", "random:x"] {
            let other = Player::Bot(name.to_owned());
            assert!(sentence(&[Player::Person, other]).contains(&format!("\"{name}\"")));
        }
    }
}
