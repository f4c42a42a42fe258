//! A simulated game whose journal is kept.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use endboss_engine::{Chance, Courtesy, Game, Pause, Roll};
use endboss_gamebox::{ChanceSource, Seated, Session, Table};
use endboss_journal::Player;
use endboss_lexicon::Seat;
use endboss_view::Pick;

use crate::file::{Deed, problem};
use crate::random::{self, Dice, Going, Played};

/// Plays a game and keeps its journal in this file.
pub fn play_out(
    table: &Table,
    path: PathBuf,
    dice: Dice,
    seated: &mut Seated,
    options: &mut Vec<Pick>,
    has_left: impl Fn() -> bool,
) -> Result<Played> {
    let unwritten = |error| problem(Deed::Write, &path, &error);
    let kinds = (0..table.tables.seats).map(|n| seated.level(Seat(n)));
    let players = kinds.map(|kind| Player::Bot(kind.id().to_owned())).collect();
    let header = table.header(players, Courtesy::Quick);
    let mut session = Session::begin(table, &header, dice);
    let beginning = session.take_lines();
    check_same_game(&path, &beginning)?;
    let mut file = BufWriter::new(File::create(&path).map_err(unwritten)?);
    let kept = file.write_all(beginning.as_bytes());
    let mut recorded = Recorded { table, session, file, kept };
    let played = random::play_out(&table.tables, &mut recorded, seated, options, has_left);
    if played.game.end().is_none() {
        // Half a game is counted nowhere, so it is not kept either.
        drop(recorded);
        let _ = fs::remove_file(&path);
        return Ok(played);
    }
    recorded.close().map_err(unwritten)?;
    Ok(played)
}

/// A journal that stands there already is written anew if it is of the same players at the same
/// table, and so begins as this one does; another one would be lost.
fn check_same_game(path: &Path, beginning: &str) -> Result<()> {
    let Ok(there) = fs::read(path) else { return Ok(()) };
    if there.is_empty() || there.starts_with(beginning.as_bytes()) {
        return Ok(());
    }
    bail!("{} holds another game, which would be lost; name another folder", path.display())
}

/// A game and its journal. The first failure is kept; after it nothing is written.
struct Recorded<'a> {
    table: &'a Table,
    session: Session<Dice>,
    file: BufWriter<File>,
    kept: io::Result<()>,
}

impl Recorded<'_> {
    fn keep(&mut self) {
        let lines = self.session.take_lines();
        if self.kept.is_ok() {
            self.kept = self.file.write_all(lines.as_bytes());
        }
    }

    fn close(mut self) -> io::Result<()> {
        self.session.end(self.table, None);
        self.keep();
        self.kept?;
        self.file.flush()
    }
}

impl Going for Recorded<'_> {
    fn game(&self) -> &Game {
        self.session.game()
    }

    fn advance(&mut self) -> Pause {
        self.session.pause()
    }

    fn roll(&mut self, _: Chance) -> Roll {
        let roll = self.session.roll(self.table).expect("a chance is due");
        self.keep();
        roll
    }

    fn pick(&mut self, seat: Seat, pick: Pick) {
        self.session.pick(self.table, seat, pick).expect("one of the options");
        self.keep();
    }

    fn dice(&mut self) -> &mut Dice {
        self.session.chance_mut()
    }
}

impl ChanceSource for Dice {
    fn roll(&mut self, _: u32, game: &Game, table: &Table, chance: Chance) -> Roll {
        Dice::roll(self, &table.tables, game, chance)
    }
}
