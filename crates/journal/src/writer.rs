use std::io;

use data_encoding::HEXLOWER;
use endboss_engine::{Chance, Roll};
use endboss_lexicon::Seat;
use endboss_view::Pick;

use crate::chain::Chain;
use crate::ending::Ending;
use crate::entry::{Entry, Span};
use crate::header::Header;
use crate::parse::Journal;
use crate::{Ids, words};

/// Appends lines as a game goes on. Each line is written in one piece; whoever must be sure that it
/// is on disk flushes what is below.
#[derive(Clone, Debug)]
pub struct Writer<W> {
    out: W,
    chain: Chain,
    next: u32,
}

impl<W: io::Write> Writer<W> {
    /// Begins a record. A header that no journal can hold is refused, such as salt of a seat that is
    /// not there.
    pub fn new(out: W, header: &Header) -> io::Result<Writer<W>> {
        let fits = header.fits();
        fits.map_err(|sentence| io::Error::new(io::ErrorKind::InvalidInput, sentence))?;
        let mut writer = Writer { out, chain: Chain::default(), next: 1 };
        for line in header.lines() {
            writer.line(line)?;
        }
        Ok(writer)
    }

    /// Goes on with a record that was read: `out` must append to the very text it was read from.
    pub fn resume(out: W, journal: &Journal) -> Writer<W> {
        Writer { out, chain: journal.chain, next: journal.len() + 1 }
    }

    /// The number the next entry will have.
    pub fn next_number(&self) -> u32 {
        self.next
    }

    /// Writes an entry and gives its number.
    pub fn entry(&mut self, entry: &Entry, ids: &impl Ids) -> io::Result<u32> {
        let number = self.next;
        self.line(format!("{number} {}", words::write(entry, ids)))?;
        self.next += 1;
        Ok(number)
    }

    pub fn pick(&mut self, seat: Seat, pick: Pick, ids: &impl Ids) -> io::Result<u32> {
        self.entry(&Entry::Pick { seat, pick }, ids)
    }

    pub fn roll(&mut self, chance: Chance, roll: Roll, ids: &impl Ids) -> io::Result<u32> {
        self.entry(&Entry::Roll { chance, roll }, ids)
    }

    pub fn concede(&mut self, seat: Seat, ids: &impl Ids) -> io::Result<u32> {
        self.entry(&Entry::Concede { seat }, ids)
    }

    /// A player takes something back, by own right or because all consented. [Q50]
    pub fn undo(
        &mut self,
        seat: Seat,
        back: Vec<Span>,
        agreed: bool,
        ids: &impl Ids,
    ) -> io::Result<u32> {
        self.entry(&Entry::Undo { seat, back, agreed }, ids)
    }

    /// The players stop here on purpose and may go on later.
    pub fn adjourn(&mut self) -> io::Result<()> {
        self.line("adjourned".to_owned())
    }

    /// Shows the seed that was committed to, right before the last line of a finished game.
    pub fn reveal(&mut self, seed: &[u8; 32]) -> io::Result<()> {
        self.line(format!("reveal {}", HEXLOWER.encode(seed)))
    }

    /// The last line of a finished game.
    pub fn end(&mut self, ending: &Ending) -> io::Result<()> {
        self.line(format!("end {ending}"))
    }

    fn line(&mut self, mut line: String) -> io::Result<()> {
        let chain = self.chain.then(&line);
        chain.seal(&mut line);
        line.push('\n');
        self.out.write_all(line.as_bytes())?;
        self.chain = chain;
        Ok(())
    }

    pub fn get_ref(&self) -> &W {
        &self.out
    }

    pub fn get_mut(&mut self) -> &mut W {
        &mut self.out
    }

    pub fn into_inner(self) -> W {
        self.out
    }
}

impl Writer<Vec<u8>> {
    /// The record as it stands.
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.out).expect("a journal is written as text")
    }
}
