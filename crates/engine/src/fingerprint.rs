//! A number for the rules and cards of a game, so that a view is not read at another table.

use std::fmt::{self, Write};

use endboss_lexicon::{Card, Rules};
use endboss_view::View;

use crate::tables::Tables;

/// The same for the same rules, cards and number of seats; for others almost surely another one.
pub(crate) fn fingerprint(cards: &[Card], rules: &Rules, seats: u8) -> u64 {
    let mut print = Fingerprint(0xcbf2_9ce4_8422_2325);
    let written = write!(print, "{seats} {rules:?} {cards:?}");
    written.expect("a number takes whatever is written");
    print.0
}

/// Whatever is written to it, as one number (FNV-1a).
struct Fingerprint(u64);

impl Write for Fingerprint {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
        Ok(())
    }
}

impl Tables {
    /// Whether a view is of a game with these rules, cards and seats. Only the first number of its
    /// mark is read.
    pub fn wrote(&self, view: &View) -> bool {
        let first = postcard::take_from_bytes::<u64>(&view.mark.0);
        first.is_ok_and(|(table, _)| table == self.fingerprint)
    }
}

#[cfg(test)]
mod tests {
    use endboss_cards::Catalogue;
    use endboss_lexicon::{Edition, Viewer};
    use endboss_view::Mark;

    use super::*;
    use crate::{Courtesy, Game, Imagination, Unreadable};

    #[test]
    fn a_view_is_read_at_a_table_with_the_same_rules_cards_and_seats_only() {
        let (catalogue, rules) = (Catalogue::classic(), Rules::preset(Edition::First));
        let cards = catalogue.cards(rules.printing);
        let here = Tables::new(&cards, rules, 2).expect("a game");
        let view = Game::new(&here, Courtesy::Everyone).view(&here, Viewer::Public);
        let again = Tables::new(&cards, rules, 2).expect("a game");
        assert!(again.wrote(&view) && Imagination::new(&again, &view).is_ok());

        let ruled = Rules { hard_mode: true, ..rules };
        let mut fewer = cards.clone();
        fewer.iter_mut().find(|card| card.copies > 1).expect("a card with copies").copies -= 1;
        for (cards, rules, seats) in [(&cards, rules, 3), (&cards, ruled, 2), (&fewer, rules, 2)] {
            let other = Tables::new(cards, rules, seats).expect("a game, too");
            assert!(!other.wrote(&view));
            assert_eq!(Imagination::new(&other, &view).err(), Some(Unreadable));
        }
        let blank = View { mark: Mark::default(), ..view.clone() };
        let torn = View { mark: Mark(view.mark.0[..20].to_vec()), ..view };
        assert!(!here.wrote(&blank));
        for view in [blank, torn] {
            assert_eq!(Imagination::new(&here, &view).err(), Some(Unreadable));
        }
    }
}
