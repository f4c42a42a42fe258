//! Cards that lie together without an order: decks, hands, the discard pile.
//!
//! An undrawn deck is a set, not an order, so a pile is a multiset of prints, kept as bits: a print
//! with n copies owns n neighboring bits of one word and a pile with k of them has the lowest k
//! set. Two piles with the same cards are therefore the same bits, whichever copy came from where,
//! and no copy can be told from another.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pile<const W: usize>(#[serde(with = "words")] [u64; W]);

pub type RoomPile = Pile<4>;
pub type SpellPile = Pile<2>;

/// Where the copies of one print have their bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bits {
    pub word: u8,
    pub shift: u8,
    pub copies: u8,
    mask: u64,
}

impl Bits {
    pub fn first(self) -> u8 {
        self.word * 64 + self.shift
    }
}

/// Lays prints out so that none straddles two words; `None` if they do not fit.
pub fn lay_out<const W: usize>(copies: impl Iterator<Item = u8>) -> Option<Vec<Bits>> {
    let mut next = 0usize;
    let mut rows = Vec::new();
    for n in copies {
        if next % 64 + n as usize > 64 {
            next = next.next_multiple_of(64);
        }
        // The last bit stays free: as a copy it means no card at all.
        if next + n as usize > W * 64 - 1 {
            return None;
        }
        let shift = (next % 64) as u8;
        let mask = if n == 64 { !0 } else { ((1u64 << n) - 1) << shift };
        // A print without copies owns no bit, wherever it stands.
        let word = ((next / 64) as u8).min(W as u8 - 1);
        rows.push(Bits { word, shift, copies: n, mask });
        next += n as usize;
    }
    Some(rows)
}

impl<const W: usize> Default for Pile<W> {
    fn default() -> Self {
        Pile([0; W])
    }
}

impl<const W: usize> Pile<W> {
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|w| *w == 0)
    }

    pub fn len(&self) -> u32 {
        self.0.iter().map(|w| w.count_ones()).sum()
    }

    pub fn count(&self, at: Bits) -> u8 {
        (self.0[at.word as usize] & at.mask).count_ones() as u8
    }

    pub fn has(&self, at: Bits) -> bool {
        self.0[at.word as usize] & at.mask != 0
    }

    pub fn add(&mut self, at: Bits) {
        let n = self.count(at);
        debug_assert!(n < at.copies, "more copies than were printed");
        self.0[at.word as usize] |= 1 << (at.shift + n);
    }

    pub fn remove(&mut self, at: Bits) {
        let n = self.count(at);
        debug_assert!(n > 0, "the pile has no such card");
        self.0[at.word as usize] &= !(1 << (at.shift + n - 1));
    }

    pub fn add_all(&mut self, other: &Self, rows: &[Bits], kind_of_bit: &[u8]) {
        let mut rest = *other;
        while let Some(bit) = rest.pop_bit() {
            self.add(rows[kind_of_bit[bit as usize] as usize]);
        }
    }

    /// Whether any card lies in both; only meaningful for masks of whole prints.
    pub fn meets(&self, mask: &Self) -> bool {
        self.0.iter().zip(mask.0).any(|(a, b)| a & b != 0)
    }

    #[must_use]
    pub fn within(&self, mask: &Self) -> Self {
        let mut out = *self;
        for (a, b) in out.0.iter_mut().zip(mask.0) {
            *a &= b;
        }
        out
    }

    /// The bit of the nth card.
    pub fn nth(&self, mut n: u32) -> Option<u8> {
        for (i, word) in self.0.iter().enumerate() {
            let here = word.count_ones();
            if n < here {
                let mut w = *word;
                for _ in 0..n {
                    w &= w - 1;
                }
                return Some(i as u8 * 64 + w.trailing_zeros() as u8);
            }
            n -= here;
        }
        None
    }

    /// Takes out the lowest bit.
    pub fn pop_bit(&mut self) -> Option<u8> {
        for (i, word) in self.0.iter_mut().enumerate() {
            if *word != 0 {
                let bit = word.trailing_zeros() as u8;
                *word &= *word - 1;
                return Some(i as u8 * 64 + bit);
            }
        }
        None
    }

    /// The prints in the pile, each once, in order.
    #[inline]
    pub fn prints<'a>(&self, rows: &'a [Bits], kind_of_bit: &'a [u8]) -> Prints<'a, W> {
        Prints { pile: *self, word: 0, rows, kind_of_bit }
    }

    // The four below treat bits as single copies, for cards on the table.

    pub fn has_bit(&self, bit: u8) -> bool {
        self.0[bit as usize / 64] >> (bit % 64) & 1 != 0
    }

    pub fn set_bit(&mut self, bit: u8) {
        self.0[bit as usize / 64] |= 1 << (bit % 64);
    }

    pub fn clear_bit(&mut self, bit: u8) {
        self.0[bit as usize / 64] &= !(1 << (bit % 64));
    }

    /// The lowest copy of a print that is not in the pile.
    pub fn free_bit(&self, at: Bits) -> u8 {
        let free = !self.0[at.word as usize] & at.mask;
        debug_assert!(free != 0, "every copy is on the table already");
        at.word * 64 + free.trailing_zeros() as u8
    }
}

/// See `Pile::prints`.
#[derive(Debug)]
pub struct Prints<'a, const W: usize> {
    pile: Pile<W>,
    word: usize,
    rows: &'a [Bits],
    kind_of_bit: &'a [u8],
}

impl<const W: usize> Iterator for Prints<'_, W> {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        while self.word < W {
            let word = &mut self.pile.0[self.word];
            if *word != 0 {
                let bit = self.word * 64 + word.trailing_zeros() as usize;
                let kind = self.kind_of_bit[bit];
                *word &= !self.rows[kind as usize].mask;
                return Some(kind);
            }
            self.word += 1;
        }
        None
    }
}

mod words {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<const W: usize, S: Serializer>(
        w: &[u64; W],
        s: S,
    ) -> Result<S::Ok, S::Error> {
        w.as_slice().serialize(s)
    }

    pub(super) fn deserialize<'de, const W: usize, D: Deserializer<'de>>(
        d: D,
    ) -> Result<[u64; W], D::Error> {
        Vec::<u64>::deserialize(d)?
            .try_into()
            .map_err(|_| D::Error::custom("wrong number of words"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pile_is_the_same_bits_whichever_copy_left_first() {
        let rows = lay_out::<2>([3, 60, 2].into_iter()).expect("fits");
        let mut one = Pile::<2>::default();
        let mut other = Pile::<2>::default();
        for _ in 0..3 {
            one.add(rows[0]);
        }
        one.add(rows[2]);
        one.remove(rows[0]);
        other.add(rows[2]);
        other.add(rows[0]);
        other.add(rows[0]);
        assert_eq!(one, other);
        assert_eq!(one.len(), 3);
        assert_eq!(one.count(rows[0]), 2);
        assert!(!one.has(rows[1]));
    }

    #[test]
    fn no_print_straddles_two_words_and_too_many_are_refused() {
        let rows = lay_out::<2>([60, 10, 53].into_iter()).expect("fits");
        assert_eq!((rows[1].word, rows[1].shift), (1, 0));
        assert_eq!((rows[2].word, rows[2].shift), (1, 10));
        assert!(lay_out::<2>([60, 60, 60].into_iter()).is_none());
        // The last bit is nobody's: as a copy it would be no card.
        assert!(lay_out::<2>([60, 10, 54].into_iter()).is_none());
    }
}
