use endboss_lexicon::Seat;

use crate::chain::{Chain, SHORT, split};
use crate::ending::Ending;
use crate::entry::Entry;
use crate::error::{Fault, JournalError, clip};
use crate::fair;
use crate::header::{self, Header, HeaderReader, MAGIC};
use crate::words::{self, AnyCard};
use crate::{FORMAT, Ids};

/// A record that was read: its hashes fit and its lines are well formed. Whether the game can have
/// gone like this, only a replay tells.
#[derive(Clone, Debug)]
pub struct Journal {
    pub header: Header,
    entries: Vec<Written>,
    revealed: Option<Revealed>,
    closing: Closing,
    /// Where the closing line stands, or the last line.
    pub(crate) last_line: u32,
    pub(crate) chain: Chain,
}

/// An entry in its words, which only a game's cards give a meaning.
#[derive(Clone, Debug)]
struct Written {
    line: u32,
    text: String,
    chain: Chain,
}

/// The seed that was committed to, and the line that shows it.
#[derive(Clone, Copy, Debug)]
struct Revealed {
    line: u32,
    seed: [u8; 32],
}

/// How a record ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Closing {
    /// With an entry: the game goes on, or the record lost its end.
    Open,
    Adjourned,
    Ended(Ending),
}

impl Journal {
    /// How many entries there are; they are numbered from 1 to this.
    pub fn len(&self) -> u32 {
        self.entries.len() as u32
    }

    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    pub fn closing(&self) -> &Closing {
        &self.closing
    }

    /// The seed the game was committed to, once it is over.
    pub fn revealed(&self) -> Option<[u8; 32]> {
        Some(self.revealed?.seed)
    }

    /// The line that reveals the seed, or the last one.
    pub(crate) fn line_of_reveal(&self) -> u32 {
        self.revealed.map_or(self.last_line, |revealed| revealed.line)
    }

    /// The words of an entry, without its number.
    pub fn words(&self, number: u32) -> Option<&str> {
        Some(&self.written(number)?.text)
    }

    /// An entry by its number.
    pub fn entry(&self, number: u32, ids: &impl Ids) -> Option<Result<Entry, JournalError>> {
        let written = self.written(number)?;
        let read = words::read(&written.text, ids);
        Some(read.map_err(|unread| unread.fault(&written.text).at(written.line)))
    }

    /// The line an entry stands in.
    pub fn line_of(&self, number: u32) -> u32 {
        self.written(number).map_or(self.last_line, |w| w.line)
    }

    /// The hash at the end of an entry's line: it seals everything up to there.
    pub fn seal(&self, number: u32) -> Option<[u8; SHORT]> {
        Some(self.written(number)?.chain.bytes())
    }

    /// Whether this game was played on from a moment of that one, as it says. Whoever has both
    /// records can tell, and hold what came before to the seed it was dealt with.
    pub fn goes_on_from(&self, other: &Journal) -> bool {
        let Some(onward) = self.header.onward else { return false };
        let same = |number| self.words(number).is_some_and(|it| other.words(number) == Some(it));
        other.seal(onward.entries) == Some(onward.seal) && (1..=onward.entries).all(same)
    }

    fn written(&self, number: u32) -> Option<&Written> {
        self.entries.get(number.checked_sub(1)? as usize)
    }
}

/// Reads a whole record. Its hashes must fit, and its last line must be whole.
pub fn parse(bytes: &[u8]) -> Result<Journal, JournalError> {
    let mut reader = Reader::default();
    for line in bytes.split_inclusive(|byte| *byte == b'\n') {
        reader.line(line)?;
    }
    reader.finish()
}

/// Reads a record whose last line may have been cut off by a crash while it was written. Gives the
/// record without it, and how many bytes are good: what is after them must go before lines are
/// appended.
pub fn recover(bytes: &[u8]) -> Result<(Journal, usize), JournalError> {
    let good = bytes.iter().rposition(|byte| *byte == b'\n');
    let good = good.map_or(0, |at| at + 1);
    // A first line without an end is no journal at all, and says so.
    if good == 0 {
        return parse(bytes).map(|journal| (journal, bytes.len()));
    }
    Ok((parse(&bytes[..good])?, good))
}

#[derive(Default)]
struct Reader {
    line: u32,
    chain: Chain,
    header: HeaderStage,
    entries: Vec<Written>,
    revealed: Option<Revealed>,
    closing: Option<Closing>,
}

#[derive(Default)]
enum HeaderStage {
    #[default]
    First,
    Within(HeaderReader),
    Done(Header),
}

impl Reader {
    fn line(&mut self, bytes: &[u8]) -> Result<(), JournalError> {
        self.line += 1;
        self.content(bytes).map_err(|fault| fault.at(self.line))
    }

    fn content(&mut self, bytes: &[u8]) -> Result<(), Fault> {
        if let HeaderStage::First = self.header {
            first_line(bytes)?;
        }
        let whole = bytes.strip_suffix(b"\n").ok_or(Fault::CutOff)?;
        let whole = whole.strip_suffix(b"\r").unwrap_or(whole);
        let text = std::str::from_utf8(whole).map_err(|_| Fault::NotText)?;
        let (content, hash) = split(text).ok_or(Fault::Unsealed)?;
        self.chain = self.chain.then(content);
        if self.chain != hash {
            return Err(Fault::Altered);
        }
        match &mut self.header {
            HeaderStage::First => {
                self.header = HeaderStage::Within(header::begins(content)?);
            }
            HeaderStage::Within(reader) => {
                if let Some(header) = reader.line(content)? {
                    self.header = HeaderStage::Done(header);
                }
            }
            HeaderStage::Done(header) => {
                let (seats, committed) = (header.seats(), header.fair.is_some());
                return self.body(content, seats, committed);
            }
        }
        Ok(())
    }

    fn body(&mut self, content: &str, seats: u8, committed: bool) -> Result<(), Fault> {
        if let Some(Closing::Ended(_)) = self.closing {
            return Err(Fault::AfterEnd);
        }
        if let Some(rest) = content.strip_prefix("end ") {
            let ending = Ending::read(rest).filter(|e| e.scores.len() == usize::from(seats));
            let ending = ending.ok_or_else(|| Fault::NoEntry(clip(content)))?;
            self.closing = Some(Closing::Ended(ending));
            return Ok(());
        }
        // Whoever knows the seed knows what would come.
        if self.revealed.is_some() {
            return Err(Fault::AfterReveal);
        }
        if content == "adjourned" {
            self.closing = Some(Closing::Adjourned);
            return Ok(());
        }
        if let Some(hex) = content.strip_prefix("reveal ") {
            if !committed {
                return Err(Fault::Uncommitted);
            }
            let seed = fair::bytes32(hex).ok_or_else(|| Fault::NoEntry(clip(content)))?;
            self.revealed = Some(Revealed { line: self.line, seed });
            self.closing = None;
            return Ok(());
        }
        let (number, text) =
            content.split_once(' ').ok_or_else(|| Fault::NoEntry(clip(content)))?;
        let expected = self.entries.len() as u32 + 1;
        if number != expected.to_string() {
            return Err(Fault::Numbering { expected, found: clip(number) });
        }
        let entry = words::read(text, &AnyCard).map_err(|_| Fault::NoEntry(clip(text)))?;
        let seat = match entry {
            Entry::Pick { seat, .. } | Entry::Concede { seat } | Entry::Undo { seat, .. } => seat,
            Entry::Roll { .. } => Seat(0),
        };
        if seat.0 >= seats {
            return Err(Fault::NoSeat(seat));
        }
        self.closing = None;
        let (line, chain) = (self.line, self.chain);
        self.entries.push(Written { line, text: text.to_owned(), chain });
        Ok(())
    }

    fn finish(self) -> Result<Journal, JournalError> {
        match self.header {
            HeaderStage::First => Err(Fault::Foreign.whole()),
            HeaderStage::Within(reader) => Err(Fault::Expected {
                what: reader.expected(),
                found: "the end of the file".to_owned(),
            }
            .at(self.line + 1)),
            HeaderStage::Done(Header { onward: Some(onward), .. })
                if onward.entries as usize > self.entries.len() =>
            {
                let has = self.entries.len() as u32;
                Err(Fault::OnwardBeyond { says: onward.entries, has }.whole())
            }
            HeaderStage::Done(header) => Ok(Journal {
                header,
                entries: self.entries,
                revealed: self.revealed,
                closing: self.closing.unwrap_or(Closing::Open),
                last_line: self.line,
                chain: self.chain,
            }),
        }
    }
}

/// Whether this is a journal at all, and one this release can read, before anything else is asked.
fn first_line(bytes: &[u8]) -> Result<(), Fault> {
    let rest = bytes.strip_prefix(MAGIC.as_bytes()).and_then(|rest| rest.strip_prefix(b" "));
    let rest = rest.ok_or(Fault::Foreign)?;
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let format = std::str::from_utf8(&rest[..digits]).unwrap_or_default();
    let found: u32 = format.parse().map_err(|_| Fault::Foreign)?;
    if found > FORMAT {
        return Err(Fault::NewerFormat { found });
    }
    Ok(())
}
