//! What is left of a finished game: results and ratings.

use endboss_lexicon::Seat;

use super::actor::Actor;
use super::record::SeatRecord;
use endboss_notices::NoticeKind;
use endboss_store::{Deed, ResultRow, TableState};

impl Actor {
    /// Writes the results of a game that is over, once. A crash before it is made good on loading.
    pub(super) async fn settle_results(&mut self) {
        if self.state != TableState::Over || self.record.settled || self.real.is_some() {
            return;
        }
        let results = self.results();
        let mut deeds: Vec<Deed> = results.iter().cloned().map(Deed::Result).collect();
        self.record.settled = true;
        self.row.due = None;
        self.row = self.record.row(&self.row, self.state, None, self.hall.time());
        deeds.push(Deed::Table(self.row.clone()));
        let places: Vec<_> = results.iter().map(|result| (result.person, result.place)).collect();
        let people = self.hall.people.clone().filter(|_| self.record.settings.rated);
        let written = match people {
            Some(people) => {
                people.rate(self.record.settings.edition.id(), &places, deeds).await.is_ok()
            }
            None => self.write(deeds).await.is_ok(),
        };
        if !written {
            // It is due again, and the clock of the hall comes by.
            self.record.settled = false;
            return;
        }
        for person in self.record.seats.iter().filter_map(SeatRecord::person) {
            self.hall.tell(person, &self.row, NoticeKind::GameOver);
        }
    }

    /// One for each person; none for a game played on from another, whose players may have known
    /// every hand. Whose seat a bot finished has lost to everybody who stayed; in a rated game so has
    /// whose seat a bot played for more than a quarter of its choices.
    fn results(&self) -> Vec<ResultRow> {
        let Some(live) = self.live.as_ref().filter(|_| self.record.onward.is_none()) else {
            return Vec::new();
        };
        let Some(end) = live.course().game().end() else { return Vec::new() };
        let rated = self.record.settings.rated;
        let left = |seat: Seat| {
            let away = self.record.seats[seat.index()].away.is_some();
            away || rated && self.counts_as_left(seat)
        };
        let stayed = end.ranking.iter().copied().filter(|seat| !left(*seat));
        let gone = end.ranking.iter().copied().filter(|seat| left(*seat));
        let scores = live.ending().map(|ending| ending.scores).unwrap_or_default();
        let ranked: Vec<Seat> = stayed.chain(gone).collect();
        let stayed = ranked.iter().filter(|seat| !left(**seat)).count();
        let row = |(n, seat): (usize, &Seat)| {
            let record = &self.record.seats[seat.index()];
            let (souls, wounds) = scores.get(seat.index()).copied().unwrap_or_default();
            Some(ResultRow {
                table: self.row.id,
                seat: seat.0,
                person: record.person()?,
                edition: self.record.settings.edition.id().to_owned(),
                players: self.record.seats.len() as u8,
                place: if left(*seat) { stayed as u8 + 1 } else { n as u8 + 1 },
                score: i16::from(souls) - i16::from(wounds),
                rated,
                left: left(*seat),
                ended: self.hall.time(),
            })
        };
        ranked.iter().enumerate().filter_map(row).collect()
    }
}
