//! What the clients of one table sent and what they were told, kept outside of the server.

use std::collections::HashMap;

use endboss_lexicon::Seat;

/// An answer to a question, under its key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sent {
    pub seat: Seat,
    pub ask: u32,
    pub pick: String,
    pub key: String,
}

/// What is known of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fate {
    pub acknowledged: bool,
    /// It was said that the question is gone. It never comes back.
    pub gone: bool,
}

#[derive(Debug, Default)]
pub struct Ledger {
    sent: HashMap<String, (Sent, Fate)>,
}

/// What an answer to a pick means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    Acknowledged,
    /// Acknowledged before, and now again.
    Folded,
    /// The question is gone, or something else is in the way for good.
    Refused,
    /// Nobody knows; ask again.
    Unknown,
}

impl Ledger {
    pub fn send(&mut self, sent: Sent) {
        let before = self.sent.insert(sent.key.clone(), (sent, Fate::default()));
        assert!(before.is_none(), "a key is used once");
    }

    pub fn fate(&self, key: &str) -> Fate {
        self.sent.get(key).map(|(_, fate)| *fate).unwrap_or_default()
    }

    pub fn get(&self, key: &str) -> Option<&(Sent, Fate)> {
        self.sent.get(key)
    }

    pub fn all(&self) -> impl Iterator<Item = &(Sent, Fate)> {
        self.sent.values()
    }

    /// An answer came; `before` is what was known when the request was sent. What contradicts
    /// itself is told.
    pub fn heard(
        &mut self,
        key: &str,
        before: Fate,
        status: u16,
        code: &str,
    ) -> Result<Meaning, String> {
        let (sent, fate) = self.sent.get_mut(key).expect("it was sent");
        let told = |what: &str| {
            Err(format!(
                "seat {} sent \"{}\" to question {} under {key} and {what} ({status} {code})",
                sent.seat.letter(),
                sent.pick,
                sent.ask
            ))
        };
        match status {
            200 if fate.gone => told("it was acknowledged after the question was said to be gone"),
            200 => {
                let again = fate.acknowledged;
                fate.acknowledged = true;
                Ok(if again { Meaning::Folded } else { Meaning::Acknowledged })
            }
            503 => Ok(Meaning::Unknown),
            409 | 403 if before.acknowledged => {
                told("it was refused after it had been acknowledged")
            }
            409 if code == "stale_ask" && fate.acknowledged => {
                told("one copy was acknowledged and the other found the question gone")
            }
            409 => {
                fate.gone |= code == "stale_ask";
                Ok(Meaning::Refused)
            }
            _ => told("that is no answer to a pick that was on offer"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_contradicts_itself_is_told() {
        let sent = |key: &str| Sent { seat: Seat(1), ask: 3, pick: "pass".into(), key: key.into() };
        let mut ledger = Ledger::default();
        ledger.send(sent("k"));
        let new = ledger.fate("k");
        assert_eq!(ledger.heard("k", new, 503, "unsaved"), Ok(Meaning::Unknown));
        assert_eq!(ledger.heard("k", new, 200, ""), Ok(Meaning::Acknowledged));
        assert_eq!(ledger.heard("k", new, 200, ""), Ok(Meaning::Folded));
        let known = ledger.fate("k");
        assert!(ledger.heard("k", known, 409, "not_now").unwrap_err().contains("seat B"));
        assert!(ledger.heard("k", new, 409, "stale_ask").unwrap_err().contains("gone"));
        ledger.send(sent("l"));
        assert_eq!(ledger.heard("l", new, 409, "stale_ask"), Ok(Meaning::Refused));
        assert!(ledger.heard("l", new, 200, "").unwrap_err().contains("said to be gone"));
        ledger.send(sent("m"));
        assert_eq!(ledger.heard("m", new, 409, "not_now"), Ok(Meaning::Refused));
        assert_eq!(ledger.heard("m", new, 200, ""), Ok(Meaning::Acknowledged));
        assert!(ledger.heard("m", new, 401, "who").is_err());
    }
}
