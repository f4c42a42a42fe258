//! The chance of a committed game, so that anyone can check the deal.
//!
//! Before the game the server thinks of a seed of 32 bytes and shows its SHA-256, the commitment.
//! Then players may add salt of their own: the server cannot have chosen a seed for it, and no
//! player can have chosen salt for the seed. Once the game is over the seed is revealed.
//!
//! ```text
//! key   = SHA-256("endboss chance 1" seed salts)
//! salts = for each seat that added some, in order: LETTER LENGTH SALT
//! ```
//!
//! `LETTER` is the seat's letter (`A` is the byte 65) and `LENGTH` one byte. The chance that the
//! entry with the number `n` settles has so many equally likely ways; which of them it is, counted
//! from 0, is found by trying `i` = 0, 1, 2, ...:
//!
//! ```text
//! x     = the first 4 bytes of SHA-256(key "chance" n i), as a number
//! taken = x < 2^32 - 2^32 mod ways, else the next i is tried
//! way   = x mod ways
//! ```
//!
//! All numbers are 4 bytes, the highest first. Numbers of entries never come again, not even after
//! an undo, so whatever is taken back by consent gets fresh chance. [Q50] In Python:
//!
//! ```python
//! from hashlib import sha256
//!
//! def key(seed, salts):  # {"A": b"..."}
//!     text = b"endboss chance 1" + seed
//!     for seat in sorted(salts):
//!         text += seat.encode() + bytes([len(salts[seat])]) + salts[seat]
//!     return sha256(text).digest()
//!
//! def way(key, n, ways):
//!     for i in range(2**32):
//!         text = key + b"chance" + n.to_bytes(4, "big") + i.to_bytes(4, "big")
//!         x = int.from_bytes(sha256(text).digest()[:4], "big")
//!         if x < 2**32 - 2**32 % ways:
//!             return x % ways
//! ```
//!
//! A game that was played on from a moment of another one begins with entries that another seed
//! dealt. Its header says how many they are; its own chance begins with the entry after them, whose
//! number counts on.
//!
//! Bots have dice of their own, the first 8 bytes of SHA-256(key "bot" `LETTER` n), so that what they
//! need never changes what chance does.

use std::fmt;

use endboss_engine::{Chance, Game, Roll, Tables};
use endboss_lexicon::Seat;
use sha2::{Digest, Sha256};

const TAG: &[u8] = b"endboss chance 1";

/// Where the chance of a committed game comes from.
#[derive(Clone, PartialEq, Eq)]
pub struct Stream {
    key: [u8; 32],
}

impl Stream {
    /// The salts are those of the seats; none and an empty one are the same.
    pub fn new(seed: &[u8; 32], salts: &[Option<Vec<u8>>]) -> Stream {
        let mut hash = Sha256::new().chain_update(TAG).chain_update(seed);
        for (n, salt) in salts.iter().enumerate() {
            let salt = salt.as_deref().unwrap_or_default();
            if !salt.is_empty() {
                hash.update([letter(Seat(n as u8)), salt.len() as u8]);
                hash.update(salt);
            }
        }
        Stream { key: hash.finalize().into() }
    }

    /// Which of so many equally likely ways the chance comes out that this entry settles; 0 where
    /// there is none.
    pub fn below(&self, entry_number: u32, ways: u32) -> u32 {
        // The numbers above the last multiple would make the first ways likelier than the others.
        let over = ways.wrapping_neg().checked_rem(ways).unwrap_or(0);
        let mut tried = (0..=u32::MAX).map(|i: u32| {
            let hash = self.hash(b"chance").chain_update(entry_number.to_be_bytes());
            let hash = hash.chain_update(i.to_be_bytes()).finalize();
            u32::from_be_bytes([hash[0], hash[1], hash[2], hash[3]])
        });
        let taken = tried.find(|x| *x <= u32::MAX - over);
        taken.and_then(|x| x.checked_rem(ways)).unwrap_or(0)
    }

    /// How a chance comes out that this entry settles.
    pub fn roll(
        &self,
        entry_number: u32,
        game: &Game,
        tables: &Tables,
        chance: Chance,
    ) -> Option<Roll> {
        game.way(tables, chance, self.below(entry_number, game.ways(tables, chance)))
    }

    /// What the bot of a seat rolls for its entry.
    pub fn bot(&self, seat: Seat, entry_number: u32) -> [u8; 8] {
        let hash = self.hash(b"bot").chain_update([letter(seat)]);
        let hash = hash.chain_update(entry_number.to_be_bytes()).finalize();
        let mut dice = [0; 8];
        dice.copy_from_slice(&hash[..8]);
        dice
    }

    fn hash(&self, purpose: &[u8]) -> Sha256 {
        Sha256::new().chain_update(self.key).chain_update(purpose)
    }
}

fn letter(seat: Seat) -> u8 {
    seat.letter() as u8
}

/// Whoever knows the key knows every card that will come, so it is never shown.
impl fmt::Debug for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stream").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seed() -> [u8; 32] {
        std::array::from_fn(|n| n as u8)
    }

    fn check(salts: &[Option<Vec<u8>>], ways: u32, expected: [u32; 5]) {
        let stream = Stream::new(&seed(), salts);
        let found = [1, 2, 3, 4, 1_000_000].map(|n| stream.below(n, ways));
        assert_eq!(found, expected, "{ways} ways");
    }

    /// What the lines of Python above say for the seed 00 01 .. 1f and the entries 1, 2, 3, 4 and
    /// 1000000. Most of the large numbers of ways take several tries.
    #[test]
    fn chance_is_what_the_documents_say() {
        check(&[], 0, [0, 0, 0, 0, 0]);
        check(&[], 1, [0, 0, 0, 0, 0]);
        check(&[], 6, [1, 4, 3, 4, 0]);
        check(&[], 60, [1, 4, 15, 58, 18]);
        let huge = [2002869496, 506914624, 1613670688, 347741638, 806266218];
        check(&[], 3_000_000_000, huge);
        check(&[], u32::MAX, [3359031361, 506914624, 3833706915, 347741638, 806266218]);
        let salts = [Some(b"mine".to_vec()), None, Some(vec![0xff; 64])];
        check(&salts, 6, [4, 4, 5, 2, 5]);
        check(&salts, 60, [52, 40, 23, 20, 41]);
        check(&salts, (1 << 31) + 1, [696208192, 384549994, 9173286, 755088279, 200784581]);
        check(&salts, u32::MAX, [696208192, 3208912240, 3062549543, 2272221920, 200784581]);
    }

    #[test]
    fn bots_roll_dice_of_their_own() {
        let rolled = |salts: &[Option<Vec<u8>>]| {
            let stream = Stream::new(&seed(), salts);
            let dice = [(Seat(0), 1), (Seat(1), 1), (Seat(0), 2)];
            dice.map(|(seat, n)| u64::from_be_bytes(stream.bot(seat, n)))
        };
        let plain = [0x764a_c2c7_5d55_156d, 0xc3a8_86e5_403d_c012, 0xa044_6d7e_b16d_e4dd];
        assert_eq!(rolled(&[]), plain);
        let salts = [Some(b"mine".to_vec()), None, Some(vec![0xff; 64])];
        let salted = [0x8387_ddb5_06de_3dba, 0xa930_1026_cf20_ca85, 0xfbea_8938_10f3_8eb5];
        assert_eq!(rolled(&salts), salted);
    }

    #[test]
    fn every_way_is_as_likely_as_the_others() {
        let stream = Stream::new(&seed(), &[]);
        let mut counts = [0u32; 7];
        for n in 1..=70_000 {
            counts[stream.below(n, 7) as usize] += 1;
        }
        // 10 000 each; a fair die is within 5 standard deviations, about 463.
        assert!(counts.iter().all(|count| count.abs_diff(10_000) < 463), "{counts:?}");
    }

    /// Whose salt it was, and where one ends and the next begins, makes a difference.
    #[test]
    fn salts_cannot_stand_for_each_other() {
        let salt = |text: &str| Some(text.as_bytes().to_vec());
        let ways = [
            vec![],
            vec![salt("ab")],
            vec![None, salt("ab")],
            vec![salt("a"), salt("b")],
            vec![salt("a"), None, salt("b")],
            vec![salt("aB"), salt("b")],
            vec![salt("aB\u{1}b")],
        ];
        for (n, one) in ways.iter().enumerate() {
            for other in &ways[..n] {
                assert_ne!(Stream::new(&seed(), one), Stream::new(&seed(), other), "{one:?}");
            }
        }
        let none = Stream::new(&seed(), &[None, Some(Vec::new())]);
        assert_eq!(none, Stream::new(&seed(), &[]));
        assert!(!format!("{none:?}").contains("key"), "the key is never shown");
    }
}
