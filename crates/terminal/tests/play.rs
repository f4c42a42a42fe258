//! Whole games in the terminal, without a process and without a file.

use std::cell::RefCell;
use std::io;
use std::rc::Rc;

use endboss_gamebox::{Level, Setup, Table, verify};
use endboss_journal::{Closing, parse};
use endboss_lexicon::{Edition, Seat};
use endboss_terminal::{Host, Keep, Manner, Place, PlayError, play};
use endboss_text::{Lang, Text};

/// Lines in memory, which take no more after so many bytes.
#[derive(Clone, Debug)]
struct Lines {
    text: Rc<RefCell<String>>,
    most: usize,
}

impl Lines {
    fn new(most: usize) -> Lines {
        Lines { text: Rc::default(), most }
    }
}

impl Keep for Lines {
    fn append(&mut self, lines: &str) -> io::Result<()> {
        let mut text = self.text.borrow_mut();
        if text.len() + lines.len() > self.most {
            return Err(io::ErrorKind::StorageFull.into());
        }
        text.push_str(lines);
        Ok(())
    }

    fn sync(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn manner(lang: Lang) -> Manner {
    Manner { lang, name: None, place: Place::default(), echo: true, width: None }
}

fn table(edition: Edition, players: u8) -> Table {
    Setup::plain(edition, players).lay_out().expect("the edition can be played")
}

fn begin(table: &Table, lines: &Lines) -> Result<String, (PlayError, String)> {
    let host = Host::begin(table, Seat(0), Level::Normal, 5, lines.clone());
    let mut out = Vec::new();
    let typed = "1\n".repeat(4000);
    let host = host.map_err(|error| (error, String::new()))?;
    let played = play(host, manner(Lang::En), typed.as_bytes(), &mut out);
    let out = String::from_utf8(out).expect("text");
    match played {
        Ok(()) => Ok(out),
        Err(error) => Err((error, out)),
    }
}

#[test]
fn a_game_is_played_to_its_end() {
    for (edition, players) in [(Edition::First, 2), (Edition::Super, 3), (Edition::Solo, 1)] {
        let table = table(edition, players);
        let lines = Lines::new(usize::MAX);
        let out = begin(&table, &lines).expect("it is played");
        assert!(out.starts_with("New game: "), "{out}");
        let journal = parse(lines.text.borrow().as_bytes()).expect("whole");
        assert!(matches!(journal.closing(), Closing::Ended(_)));
        verify(&journal, &table).expect("it checks out");
    }
}

/// Wherever the record takes no more, the player is not told of what was not kept.
#[test]
fn what_cannot_be_kept_is_not_shown() {
    let table = table(Edition::Second, 2);
    let lines = Lines::new(usize::MAX);
    let whole = begin(&table, &lines).expect("it is played");
    let all = lines.text.borrow().len();
    let mut shown = 0;
    for n in 0..20 {
        let lines = Lines::new(all * n / 20);
        let (error, out) = begin(&table, &lines).expect_err("it does not fit");
        assert!(matches!(error, PlayError::Unkept(_)), "{error}");
        assert!(whole.starts_with(&out) && out.len() < whole.len());
        // The last that was shown is a question and its answer, of which nothing came.
        assert!(out.is_empty() || out.ends_with("? for help): 1\n") || out.lines().count() < 10);
        shown += out.len();
        if !lines.text.borrow().is_empty() {
            parse(lines.text.borrow().as_bytes()).expect("whole lines are kept");
        }
    }
    assert!(shown > 0, "some of it was shown");
}

/// A screen that shows so many bytes and is then gone.
struct Gone(usize);

impl io::Write for Gone {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 = self.0.checked_sub(bytes.len()).ok_or(io::ErrorKind::BrokenPipe)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_player_who_is_gone_can_come_back() {
    let table = table(Edition::Anniversary, 2);
    let lines = Lines::new(usize::MAX);
    let host = Host::begin(&table, Seat(0), Level::Normal, 5, lines.clone()).expect("it begins");
    let typed = "1\n".repeat(4000);
    let left = play(host, manner(Lang::En), typed.as_bytes(), &mut Gone(6_000));
    assert!(matches!(left, Err(PlayError::Unheard(_))));

    let record = lines.text.borrow().clone();
    let journal = parse(record.as_bytes()).expect("whole");
    assert_eq!(*journal.closing(), Closing::Adjourned);
    let host = Host::resume(&table, &journal, 1, lines.clone()).expect("it goes on");
    assert_eq!(host.seed(), 5);
    let mut out = Vec::new();
    play(host, manner(Lang::Pl), typed.as_bytes(), &mut out).expect("it is played");
    let out = String::from_utf8(out).expect("text");
    let begins = Text::new(Lang::Pl).say("ui-last-happened", &[]);
    assert!(out.contains(&begins), "{out}");
    let journal = parse(lines.text.borrow().as_bytes()).expect("whole");
    verify(&journal, &table).expect("it checks out");
    let over = Host::resume(&table, &journal, 1, lines).expect_err("nothing is left");
    assert!(matches!(over, PlayError::Over));
}

/// What the player reads comes from views and from what that seat saw: the files that write it
/// do not know the engine. [ARCHITECTURE 6]
#[test]
fn the_screen_knows_views_only() {
    let source = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for file in [
        "answer.rs",
        "bait.rs",
        "board.rs",
        "conversation.rs",
        "conversation/obey.rs",
        "explain.rs",
        "log.rs",
        "question.rs",
        "screen.rs",
        "shown.rs",
    ] {
        let code = std::fs::read_to_string(source.join(file)).expect("it is there");
        assert!(!code.contains("endboss_engine"), "{file}");
    }
}
