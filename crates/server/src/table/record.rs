//! What the store keeps of a table besides its journal.

use endboss_lexicon::Seat;
use serde::{Deserialize, Serialize};

use super::settings::Settings;
use super::windows::Windows;
use crate::store::{PersonId, Sitting, TableId, TableRow, TableState};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    pub settings: Settings,
    pub host: PersonId,
    pub seats: Vec<SeatRecord>,
    /// The seed of the deal, in hex. It leaves the server when the game is over and not before.
    pub seed: String,
    pub chat: Vec<ChatLine>,
    pub muted: Vec<PersonId>,
    pub barred: Vec<PersonId>,
    /// The table at which the same players play again.
    pub rematch: Option<TableId>,
    /// What stopped it, if a bug did.
    pub error: Option<String>,
    /// The entry that was to come next when a paced window was opened that is still open. Answers
    /// given since are on record and shown to nobody. [Q6]
    #[serde(default)]
    pub paced: Option<u32>,
    /// Results and ratings have been written.
    pub settled: bool,
    /// The game this one was played on from, and after which of its entries.
    #[serde(default)]
    pub onward: Option<(TableId, u32)>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatRecord {
    pub holder: Holder,
    /// Whoever has it may sit here.
    pub secret: String,
    pub away: Option<Away>,
    pub windows: Windows,
    /// Added by the player to the deal, after its commitment was shown.
    pub salt: Option<String>,
    /// What is left on the clock of the whole game, in milliseconds.
    pub bank: Option<u64>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", tag = "kind")]
pub enum Holder {
    /// Nobody; in a game a bot plays on.
    Open,
    Person {
        id: PersonId,
        name: String,
        account: bool,
    },
    Bot {
        level: String,
    },
}

/// Why a bot plays for a person. [Q20]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Away {
    Left,
    Clock,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChatLine {
    pub n: u32,
    pub seat: u8,
    /// Who said it; they may sit there no more.
    #[serde(default)]
    pub person: Option<PersonId>,
    pub name: String,
    pub text: String,
    pub at: i64,
}

/// How much talk is kept.
pub const CHAT_KEPT: usize = 100;

impl SeatRecord {
    pub fn open() -> SeatRecord {
        SeatRecord {
            holder: Holder::Open,
            secret: new_secret(),
            away: None,
            windows: Windows::default(),
            salt: None,
            bank: None,
        }
    }

    pub fn person(&self) -> Option<PersonId> {
        match self.holder {
            Holder::Person { id, .. } => Some(id),
            Holder::Open | Holder::Bot { .. } => None,
        }
    }

    /// A person sits here and is not away.
    pub fn is_played_by_person(&self) -> bool {
        self.person().is_some() && self.away.is_none()
    }
}

impl Sitting {
    /// The chair of a host who has no seat.
    pub const HOST: u8 = u8::MAX;
}

pub fn new_secret() -> String {
    PersonId::random().to_string()
}

impl Record {
    pub fn new(settings: Settings, host: PersonId, seats: u8) -> Record {
        let mut seed = [0; 32];
        getrandom::fill(&mut seed).expect("the system gives random bytes");
        Record {
            settings,
            host,
            seats: (0..seats).map(|_| SeatRecord::open()).collect(),
            seed: hex(&seed),
            chat: Vec::new(),
            muted: Vec::new(),
            barred: Vec::new(),
            rematch: None,
            error: None,
            paced: None,
            settled: false,
            onward: None,
        }
    }

    pub fn seed(&self) -> [u8; 32] {
        let mut seed = [0; 32];
        for (n, byte) in seed.iter_mut().enumerate() {
            let pair = self.seed.get(2 * n..2 * n + 2).unwrap_or_default();
            *byte = u8::from_str_radix(pair, 16).unwrap_or_default();
        }
        seed
    }

    /// The seats a person holds.
    pub fn seats_of(&self, person: PersonId) -> impl Iterator<Item = Seat> + '_ {
        let held = (0u8..).zip(&self.seats);
        held.filter(move |(_, seat)| seat.person() == Some(person)).map(|(n, _)| Seat(n))
    }

    /// Who sits where. A host without a seat has a chair beside the table, so that the table is
    /// counted and found as theirs.
    pub fn sitting(&self) -> Vec<Sitting> {
        let held = (0u8..).zip(&self.seats);
        let held = held.filter_map(|(seat, it)| Some(Sitting { person: it.person()?, seat }));
        let mut sitting: Vec<Sitting> = held.collect();
        if self.host != PersonId(0) && self.seats_of(self.host).next().is_none() {
            sitting.push(Sitting { person: self.host, seat: Sitting::HOST });
        }
        sitting
    }

    /// The row of the store for this record.
    pub fn row(&self, like: &TableRow, state: TableState, due: Option<i64>, now: i64) -> TableRow {
        TableRow {
            id: like.id,
            code: like.code.clone(),
            state,
            listed: like.listed,
            created: like.created,
            touched: now,
            due,
            sitting: self.sitting(),
            record: serde_json::to_string(self).expect("a record is plain data"),
        }
    }
}

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_reads_back_and_keeps_its_seed() {
        let record = Record::new(Settings::default(), PersonId(7), 3);
        let text = serde_json::to_string(&record).unwrap();
        let again: Record = serde_json::from_str(&text).unwrap();
        assert_eq!(again, record);
        assert_eq!(hex(&again.seed()), record.seed);
        assert_ne!(record.seed(), [0; 32]);
    }
}
