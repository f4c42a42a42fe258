//! What the store keeps of a table besides its journal.

use data_encoding::HEXLOWER;
use endboss_gamebox::Level;
use endboss_lexicon::Seat;
use serde::{Deserialize, Serialize};

use super::rest::Rest;
use super::settings::Settings;
use super::standing::Running;
use super::takeback::Withdrawn;
use super::windows::Windows;
use endboss_store::{PersonId, Sitting, TableId, TableRow, TableState};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    pub settings: Settings,
    pub host: PersonId,
    pub seats: Vec<SeatRecord>,
    /// The seed of the deal, in hex. It leaves the server when the game is over and not before.
    pub seed: String,
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
    /// None of its people plays it.
    #[serde(default)]
    pub rest: Option<Rest>,
    /// Results and ratings have been written.
    pub settled: bool,
    /// The game this one was played on from, and after which of its entries.
    #[serde(default)]
    pub onward: Option<(TableId, u32)>,
    /// Somebody says that a seat is theirs and has lost what proves it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim: Option<Claim>,
    /// Whom the table did not believe that.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub disbelieved: Vec<PersonId>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatRecord {
    pub holder: Holder,
    /// Opens the seat while nobody holds it. Then it is another one, known to the holder alone, by
    /// which further devices of theirs join the seat.
    pub secret: String,
    /// Who plays from this seat, too: other devices of the holder, which are other guests to us.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub devices: Vec<PersonId>,
    /// Those of them who came by consent of the others. They play until the holder comes back, and
    /// decide nothing else.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub by_consent: Vec<PersonId>,
    pub away: Option<Away>,
    pub windows: Windows,
    /// Added by the player to the deal, after its commitment was shown.
    pub salt: Option<String>,
    /// What is left on the clock of the whole game, in milliseconds.
    pub bank: Option<u64>,
    /// How long the last answers took, each by its number among those of the seat.
    #[serde(default)]
    pub used: Vec<(u32, u64)>,
    /// So many answers have earned their increment.
    #[serde(default)]
    pub earned: u32,
    /// So many answers had their moment after time ran out, and all their time after an adjournment.
    #[serde(default)]
    pub eased: u32,
    #[serde(default)]
    pub renewed: u32,
    /// How often it took back what others were asked because of.
    #[serde(default)]
    pub withdrawn: Option<Withdrawn>,
    /// The question whose time runs.
    #[serde(default)]
    pub running: Option<Running>,
    /// The entries of the journal during which a bot played for the person, the last of each not
    /// among them.
    #[serde(default)]
    pub by_bot: Vec<(u32, u32)>,
    /// The first entry of those that go on.
    #[serde(default)]
    pub bot_since: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", tag = "kind")]
pub enum Holder {
    /// Nobody; in a game a bot plays on.
    Open,
    /// Nobody yet: it is held for this person until they sit down themselves.
    Held {
        id: PersonId,
        name: String,
        account: bool,
    },
    Person {
        id: PersonId,
        name: String,
        account: bool,
    },
    Bot {
        #[serde(with = "super::settings::level_word")]
        level: Level,
    },
}

/// Why a bot plays for a person. [Q20]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Away {
    Left,
    Clock,
}

/// A wish to come back to a seat without its link, by consent of the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claim {
    pub seat: u8,
    pub person: PersonId,
    pub name: String,
    pub since: i64,
    /// The seats that have agreed.
    pub agreed: Vec<u8>,
}

impl SeatRecord {
    pub fn open() -> SeatRecord {
        SeatRecord {
            holder: Holder::Open,
            secret: new_secret(),
            devices: Vec::new(),
            by_consent: Vec::new(),
            away: None,
            windows: Windows::default(),
            salt: None,
            bank: None,
            used: Vec::new(),
            earned: 0,
            eased: 0,
            renewed: 0,
            withdrawn: None,
            running: None,
            by_bot: Vec::new(),
            bot_since: None,
        }
    }

    pub fn person(&self) -> Option<PersonId> {
        match self.holder {
            Holder::Person { id, .. } => Some(id),
            Holder::Open | Holder::Held { .. } | Holder::Bot { .. } => None,
        }
    }

    /// Whom the seat is held for.
    pub fn held_for(&self) -> Option<PersonId> {
        match self.holder {
            Holder::Held { id, .. } => Some(id),
            Holder::Open | Holder::Person { .. } | Holder::Bot { .. } => None,
        }
    }

    /// Whether this person plays from here, as its holder or from another device of theirs.
    pub fn admits(&self, person: PersonId) -> bool {
        self.person().is_some_and(|holder| holder == person || self.devices.contains(&person))
    }

    /// Whether this person holds the seat, or came to it by its link.
    pub fn is_of(&self, person: PersonId) -> bool {
        self.admits(person) && !self.by_consent.contains(&person)
    }

    /// Whoever came by consent of the others plays from here no more; who that was.
    pub fn let_go(&mut self) -> Vec<PersonId> {
        let gone = std::mem::take(&mut self.by_consent);
        self.devices.retain(|device| !gone.contains(device));
        gone
    }

    /// The link of the seat. While somebody plays who came by consent it is shown to nobody: nobody
    /// else is there, and it would let them stay.
    pub fn link(&self) -> Option<&str> {
        self.by_consent.is_empty().then_some(&*self.secret)
    }

    /// Somebody else holds the seat from now on: what anybody knew opens it no more.
    pub fn pass_to(&mut self, holder: Holder) {
        self.holder = holder;
        self.secret = new_secret();
        self.devices.clear();
        self.by_consent.clear();
        self.away = None;
    }

    /// A bot plays for the person from this entry of the journal on.
    pub(super) fn goes(&mut self, why: Away, entry: u32) {
        self.away = Some(why);
        self.bot_since.get_or_insert(entry);
    }

    /// The person plays from this entry on.
    pub(super) fn comes_back(&mut self, entry: u32) {
        self.away = None;
        if let Some(since) = self.bot_since.take().filter(|since| *since < entry) {
            self.by_bot.push((since, entry));
        }
    }

    /// Whether a bot gave this answer for the person.
    pub(super) fn was_played_by_bot(&self, entry: u32) -> bool {
        let then = self.by_bot.iter().any(|(first, end)| (*first..*end).contains(&entry));
        then || self.bot_since.is_some_and(|since| since <= entry)
    }

    /// A person sits here and is not away.
    pub fn is_played_by_person(&self) -> bool {
        self.person().is_some() && self.away.is_none()
    }
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
            seed: HEXLOWER.encode(&seed),
            muted: Vec::new(),
            barred: Vec::new(),
            rematch: None,
            error: None,
            paced: None,
            rest: None,
            settled: false,
            onward: None,
            claim: None,
            disbelieved: Vec::new(),
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

    /// The seats a person plays from.
    pub fn seats_of(&self, person: PersonId) -> impl Iterator<Item = Seat> + '_ {
        let held = (0u8..).zip(&self.seats);
        held.filter(move |(_, seat)| seat.admits(person)).map(|(n, _)| Seat(n))
    }

    /// The seats that are held for a person until they sit down.
    pub fn held_for(&self, person: PersonId) -> impl Iterator<Item = Seat> + '_ {
        let held = (0u8..).zip(&self.seats);
        held.filter(move |(_, seat)| seat.held_for() == Some(person)).map(|(n, _)| Seat(n))
    }

    /// Who sits where. Whoever has no seat has a chair beside the table, so that the table is found
    /// as theirs: a host, other devices of a player, and those for whom a seat is held.
    pub fn sitting(&self) -> Vec<Sitting> {
        let mut sitting = Vec::new();
        for (seat, it) in (0u8..).zip(&self.seats) {
            sitting.extend(it.person().map(|person| Sitting { person, seat }));
            sitting.extend(it.held_for().map(|person| Sitting::held(person, seat)));
            let devices = it.devices.iter().take(Sitting::DEVICES).enumerate();
            sitting.extend(devices.map(|(nth, person)| Sitting::device(*person, seat, nth)));
        }
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
            // A game that is over stays when it ended, whatever is written down about it later.
            touched: match (like.state, state) {
                (TableState::Over, TableState::Over) => like.touched,
                _ => now,
            },
            due,
            sitting: self.sitting(),
            record: serde_json::to_string(self).expect("a record is plain data"),
        }
    }
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
        assert_eq!(HEXLOWER.encode(&again.seed()), record.seed);
        assert_ne!(record.seed(), [0; 32]);
    }
}
