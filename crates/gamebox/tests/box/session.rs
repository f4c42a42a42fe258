//! A game in progress is the same whoever holds it, and for however long.

use endboss_engine::{Courtesy, Pause};
use endboss_gamebox::{Session, Table, verify};
use endboss_journal::{Closing, Day, Fair, Header, Luck, Player, parse};
use endboss_lexicon::{Edition, Seat};
use endboss_view::Pick;

use crate::{Dice, laid_out};

const SEED: [u8; 32] = *b"a bowl of dice, read over again.";

fn header(table: &Table, day: Option<Day>) -> Header {
    let seats = table.tables.seats;
    let mut header = table.header(vec![Player::Person; seats.into()], Courtesy::Everyone);
    header.fair =
        Some(Fair { commit: Fair::commit_to(&SEED), salts: vec![None; usize::from(seats)] });
    header.day = day;
    header
}

/// A game at a table, with the lines that were kept of it.
struct Kept<'t> {
    table: &'t Table,
    header: Header,
    session: Session<Luck>,
    lines: String,
    dice: Dice,
}

impl Kept<'_> {
    fn begin(table: &Table, day: Option<Day>, seed: u64) -> Kept<'_> {
        let header = header(table, day);
        let session = Session::begin(table, &header, Luck::new(&header, &SEED));
        Kept { table, header, session, lines: String::new(), dice: Dice::new(seed) }
    }

    fn keep(&mut self) {
        self.lines += &self.session.take_lines();
        assert_eq!(self.session.take_lines(), "", "nothing is handed out twice");
    }

    /// Somebody does something; false when the game is over.
    fn go_on(&mut self) -> bool {
        let Pause::Choice(seats) = self.session.settle(self.table) else { return false };
        let nth = self.dice.below(seats.len().into());
        let seat = seats.iter().nth(nth).expect("somebody is asked");
        let mut options = Vec::new();
        self.session.game().options(&self.table.tables, seat, &mut options).expect("it is asked");
        let pick = options[self.dice.below(options.len())];
        match self.dice.below(400) {
            0 => self.session.concede(self.table, seat),
            _ => self.session.pick(self.table, seat, pick),
        }
        .expect("it is offered");
        let back = self.session.course().back(seat, false, false);
        // Nobody takes anything back in the dungeon of the day.
        if let (Some(back), None, 0) = (back, self.header.day, self.dice.below(5)) {
            let undone = self.session.undo(self.table, seat, back.spans, false);
            undone.expect("it may go back");
        }
        true
    }

    /// The same game from the lines that were kept.
    fn read_again(&self) -> Session<Luck> {
        let journal = parse(self.lines.as_bytes()).expect("whole lines");
        let luck = Luck::new(&journal.header, &SEED);
        Session::resume(self.table, &journal, luck).expect("it was so")
    }
}

fn same(one: &Session<Luck>, other: &Session<Luck>) {
    assert_eq!(one.game(), other.game());
    assert_eq!(one.pause(), other.pause());
    assert_eq!(one.course().log(), other.course().log());
    assert_eq!(one.next_number(), other.next_number());
    let entries = |session: &Session<Luck>| -> Vec<_> {
        session.course().entries().map(|(number, entry)| (number, entry.clone())).collect()
    };
    assert_eq!(entries(one), entries(other));
}

/// Plays a game whose session is dropped again and again, beside one that is kept all along.
fn dropped_and_read_again(edition: Edition, seats: u8, day: Option<Day>) {
    let table = laid_out(edition, seats);
    let mut straight = Kept::begin(&table, day, 5);
    while straight.go_on() {}
    straight.session.end(&table, Some(&SEED));
    straight.keep();

    let mut kept = Kept::begin(&table, day, 5);
    let mut dropping = Dice::new(8);
    while kept.go_on() {
        if dropping.below(40) == 0 {
            kept.keep();
            let again = kept.read_again();
            same(&again, &kept.session);
            kept.session = again;
        }
    }
    kept.session.end(&table, Some(&SEED));
    kept.keep();
    assert_eq!(kept.lines, straight.lines, "{edition}");

    let journal = parse(kept.lines.as_bytes()).expect("whole");
    assert!(matches!(journal.closing(), Closing::Ended(_)));
    assert_eq!(&verify(&journal, &table).expect("it checks out"), kept.session.game());
}

#[test]
fn a_game_that_was_dropped_goes_on_as_if_it_had_not_been() {
    for (edition, seats) in [
        (Edition::First, 2),
        (Edition::Second, 4),
        (Edition::Anniversary, 3),
        (Edition::Super, 5),
        (Edition::Solo, 1),
        (Edition::Challenge, 1),
    ] {
        dropped_and_read_again(edition, seats, None);
    }
    // Its chance hangs on what came before and not on the entry's number.
    dropped_and_read_again(Edition::Solo, 1, Some(Day::at(1_794_787_200_000)));
}

#[test]
fn what_is_refused_leaves_no_line() {
    let table = laid_out(Edition::Second, 3);
    let mut kept = Kept::begin(&table, None, 2);
    kept.session.settle(&table);
    kept.keep();
    let before = kept.session.clone();
    let taken = kept.session.pick(&table, Seat(0), Pick::Yes);
    taken.expect_err("nobody is asked that");
    kept.session.concede(&table, Seat(5)).expect_err("nobody sits there");
    assert_eq!(kept.session.take_lines(), "");
    same(&before, &kept.session);
}

#[test]
fn a_game_ends_once_and_not_before_it_is_over() {
    let table = laid_out(Edition::First, 2);
    let mut kept = Kept::begin(&table, None, 4);
    kept.keep();
    kept.session.end(&table, Some(&SEED));
    assert_eq!(kept.session.take_lines(), "", "it has only begun");
    while kept.go_on() {}
    kept.keep();
    kept.session.end(&table, Some(&SEED));
    let last = kept.session.take_lines();
    assert_eq!(last.lines().count(), 2, "the seed and the end: {last}");
    kept.session.end(&table, Some(&SEED));
    assert_eq!(kept.session.take_lines(), "");
    kept.lines += &last;
    let mut again = kept.read_again();
    again.end(&table, Some(&SEED));
    assert_eq!(again.take_lines(), "", "the record says that it has ended");
}

#[test]
fn who_stops_can_go_on() {
    let table = laid_out(Edition::Anniversary, 2);
    let mut kept = Kept::begin(&table, None, 6);
    (0..30).for_each(|_| assert!(kept.go_on()));
    kept.session.adjourn();
    kept.keep();
    kept.session = kept.read_again();
    while kept.go_on() {}
    kept.session.end(&table, Some(&SEED));
    kept.keep();
    let journal = parse(kept.lines.as_bytes()).expect("whole");
    verify(&journal, &table).expect("it checks out");
    assert_eq!(kept.lines.lines().filter(|line| line.starts_with("adjourned")).count(), 1);
}

#[test]
fn a_record_that_cannot_be_is_not_gone_on_with() {
    let table = laid_out(Edition::Second, 2);
    let mut kept = Kept::begin(&table, None, 1);
    while kept.session.course().entries().count() < 10 {
        kept.go_on();
    }
    kept.keep();
    let journal = parse(kept.lines.as_bytes()).expect("whole");
    let other = laid_out(Edition::Second, 3);
    let luck = Luck::new(&journal.header, &SEED);
    Session::resume(&other, &journal, luck).expect_err("it is another table");
}

#[test]
fn the_game_before_an_entry_can_be_looked_at() {
    let table = laid_out(Edition::Second, 2);
    let mut kept = Kept::begin(&table, None, 3);
    kept.session.settle(&table);
    let then = kept.session.clone();
    let number = kept.session.next_number();
    while kept.session.next_number() < number + 12 {
        kept.go_on();
    }
    let before = kept.session.before(&table, number).expect("it was so");
    assert_eq!(before.game(), then.game());
    assert_eq!(before.course().log(), then.course().log());
}
