//! The board of a day: every first try whose record holds, accounts and guests apart.

use std::sync::Arc;

use endboss_journal::Day;

use super::super::hall::Hall;
use super::super::refusal::{NotNow, Refusal};
use super::check::Tally;
use endboss_store::{DailyRow, PersonId, TableId, TableState};

/// What became of a first try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum First {
    Playing,
    /// It was played to its end in its day, and its record holds.
    Counts(Arc<Tally>),
    GaveUp(Arc<Tally>),
    /// It ended when the day was over and the seed was known.
    Late(Arc<Tally>),
    /// It was closed before its end.
    Closed,
    /// Its record does not hold. Why is for the operator.
    Refused(String),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub day: Day,
    /// The best first.
    pub accounts: Vec<Listed>,
    pub guests: Vec<Listed>,
    /// First tries that are still being played.
    pub playing: usize,
    /// How it stands with the first try of whoever asks.
    pub mine: Option<Mine>,
}

/// A result on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Those who did equally well share one.
    pub place: usize,
    pub name: String,
    pub code: String,
    pub table: TableId,
    pub tally: Arc<Tally>,
    pub mine: bool,
}

/// The first try of whoever asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mine {
    pub table: TableId,
    /// Of the table, while it is there.
    pub code: Option<String>,
    pub first: First,
}

impl Hall {
    /// The board of a day, as it stands now. Every score on it was found by playing its record
    /// again.
    pub async fn day_board(
        self: &Arc<Hall>,
        day: Day,
        from: Option<PersonId>,
    ) -> Result<Board, Refusal> {
        let turn = self.dailies.doors.turn().await?;
        let hall = self.clone();
        let read = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            hall.read_board(day, from)
        });
        read.await.expect("reading a board does not panic")
    }

    /// What a record is worth that somebody brings, after the day: its score, or why it does not
    /// hold.
    pub async fn check_daily(
        self: &Arc<Hall>,
        day: Day,
        record: Vec<u8>,
    ) -> Result<Result<Tally, String>, Refusal> {
        if !self.is_over(day) {
            return Err(NotNow::DayOpen.into());
        }
        let turn = self.films.doors.turn().await?;
        let hall = self.clone();
        let read = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            hall.check(&record, day)
        });
        Ok(read.await.expect("checking a record does not panic"))
    }

    fn read_board(&self, day: Day, from: Option<PersonId>) -> Result<Board, Refusal> {
        let mut board =
            Board { day, accounts: Vec::new(), guests: Vec::new(), playing: 0, mine: None };
        for row in self.store.daily(day)? {
            let (code, first) = self.judge(&row)?;
            let mine = from == Some(row.person);
            if mine {
                let (table, code, first) = (row.table, code.clone(), first.clone());
                board.mine = Some(Mine { table, code, first });
            }
            let (tally, code) = match (first, code) {
                (First::Counts(tally), Some(code)) => (tally, code),
                (First::Playing, _) => {
                    board.playing += 1;
                    continue;
                }
                _ => continue,
            };
            let Some(person) = self.store.person(row.person)? else { continue };
            let list = match person.account {
                Some(_) => &mut board.accounts,
                None => &mut board.guests,
            };
            let (table, name) = (row.table, person.name);
            list.push(Listed { place: 0, name, code, table, tally, mine });
        }
        rank(&mut board.accounts);
        rank(&mut board.guests);
        Ok(board)
    }

    /// What became of a first try, and the code of its table while there is one.
    fn judge(&self, row: &DailyRow) -> Result<(Option<String>, First), Refusal> {
        let Some(table) = self.store.table(row.table)? else { return Ok((None, First::Closed)) };
        let code = Some(table.code);
        match table.state {
            TableState::Over => {}
            TableState::Playing | TableState::Waiting => return Ok((code, First::Playing)),
            TableState::Closed | TableState::Broken => return Ok((code, First::Closed)),
        }
        if let Some(first) = self.dailies.judged(row.table) {
            return Ok((code, first));
        }
        let lines = self.store.lines(row.table)?;
        let text: String = lines.iter().flat_map(|line| [line.text.as_str(), "\n"]).collect();
        let ended = lines.last().map_or(i64::MAX, |line| line.at);
        let first = match self.check(text.as_bytes(), row.day) {
            Ok(tally) if tally.gave_up => First::GaveUp(Arc::new(tally)),
            Ok(tally) if ended >= row.day.ends() => First::Late(Arc::new(tally)),
            Ok(tally) => First::Counts(Arc::new(tally)),
            Err(why) => {
                tracing::error!(table = %row.table, day = %row.day, %why, "a daily score is refused");
                First::Refused(why)
            }
        };
        self.dailies.keep(row.table, first.clone());
        Ok((code, first))
    }
}

/// The highest score first, then fewer turns; equals share a place, and whoever began earlier stands
/// above.
fn rank(list: &mut [Listed]) {
    let worth = |it: &Listed| (std::cmp::Reverse(it.tally.score), it.tally.turns);
    list.sort_by_key(worth);
    for n in 0..list.len() {
        let same = n.checked_sub(1).filter(|above| worth(&list[*above]) == worth(&list[n]));
        list[n].place = same.map_or(n + 1, |above| list[above].place);
    }
}
