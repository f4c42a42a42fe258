use data_encoding::HEXLOWER;
use endboss_lexicon::Seat;
use sha2::{Digest, Sha256};

use crate::words::letter;

/// The most bytes of salt a seat may add.
pub const LONGEST_SALT: usize = 64;

/// What was fixed before the game, so that nobody could choose its chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fair {
    /// SHA-256 over the seed, shown before anybody added salt.
    pub commit: [u8; 32],
    /// By seat; each at most [`LONGEST_SALT`] bytes.
    pub salts: Vec<Option<Vec<u8>>>,
}

impl Fair {
    /// What commits to a seed.
    pub fn commit_to(seed: &[u8; 32]) -> [u8; 32] {
        Sha256::digest(seed).into()
    }

    /// Whether this is the seed that was committed to.
    pub fn is_of(&self, seed: &[u8; 32]) -> bool {
        Fair::commit_to(seed) == self.commit
    }

    /// The commitment as it is shown, in hex.
    pub fn shown(&self) -> String {
        HEXLOWER.encode(&self.commit)
    }

    /// The seats that added salt.
    pub fn salted(&self) -> impl Iterator<Item = Seat> {
        self.given().map(|(seat, _)| seat)
    }

    /// Whether a journal can hold it.
    pub(crate) fn fits(&self, seats: u8) -> bool {
        let fits =
            |(seat, salt): (Seat, &[u8])| seat.index() < seats.into() && salt.len() <= LONGEST_SALT;
        self.given().all(fits)
    }

    /// Its lines of the header.
    pub(crate) fn lines(&self) -> impl Iterator<Item = String> {
        let line = |(seat, salt)| format!("salt {} {}", letter(seat), HEXLOWER.encode(salt));
        std::iter::once(format!("commit {}", self.shown())).chain(self.given().map(line))
    }

    /// An empty salt is none.
    fn given(&self) -> impl Iterator<Item = (Seat, &[u8])> {
        let salts = self.salts.iter().enumerate();
        salts.filter_map(|(n, salt)| match salt.as_deref() {
            Some([]) | None => None,
            Some(salt) => Some((Seat(n as u8), salt)),
        })
    }
}

/// Reads bytes as a journal writes them, in the one way there is: with small letters.
pub(crate) fn bytes(hex: &str) -> Option<Vec<u8>> {
    HEXLOWER.decode(hex.as_bytes()).ok()
}

/// A hash or a seed.
pub(crate) fn bytes32(hex: &str) -> Option<[u8; 32]> {
    bytes(hex)?.try_into().ok()
}

/// A seat's salt.
pub(crate) fn salt(hex: &str) -> Option<Vec<u8>> {
    bytes(hex).filter(|salt| (1..=LONGEST_SALT).contains(&salt.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_written_in_one_way_only() {
        let all: Vec<u8> = (0..=255).collect();
        assert_eq!(bytes(&HEXLOWER.encode(&all)), Some(all));
        assert_eq!(bytes("000aff"), Some(vec![0, 10, 255]));
        for text in ["0", "0A", "+0", "zz", "0 ", "é"] {
            assert_eq!(bytes(text), None, "{text}");
        }
        assert_eq!(bytes32(&"0".repeat(62)), None);
        assert_eq!(bytes32(&"0".repeat(64)), Some([0; 32]));
        assert_eq!(salt(""), None);
        assert_eq!(salt(&"7e".repeat(64)), Some(vec![0x7e; 64]));
        assert_eq!(salt(&"7e".repeat(65)), None);
    }
}
