//! One rule of taking back at a time. [Q50]

use endboss_engine::{Courtesy, Pause};
use endboss_journal::{Entry, Span};
use endboss_lexicon::{Edition, Seat};
use endboss_view::{Asked, Pick, Seen};

use crate::{Sitting, laid_out};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn spans(sitting: &Sitting<'_>, seat: Seat, all: bool, passes_tell: bool) -> Option<String> {
    let back = sitting.course.back(seat, all, passes_tell)?;
    Some(back.spans.iter().map(Span::to_string).collect::<Vec<_>>().join(" "))
}

/// Plays games until one has what is looked for.
fn found<T>(edition: Edition, seats: u8, look: impl Fn(&mut Sitting<'_>) -> Option<T>) -> T {
    let table = laid_out(edition, seats);
    let one = |seed| look(&mut Sitting::new(&table, Courtesy::Everyone, seed));
    (0..200).find_map(one).expect("it comes in one of 200 games")
}

fn is_roll(sitting: &Sitting<'_>) -> bool {
    sitting.course.entries().next_back().is_some_and(|(_, e)| matches!(e, Entry::Roll { .. }))
}

#[test]
fn an_own_choice_is_taken_back_and_made_anew() {
    found(Edition::Second, 2, |sitting| {
        let seat = sitting.until(|asked, options| {
            matches!(asked, Asked::PlaceRoom) && options.iter().any(|pick| *pick != Pick::Pass)
        })?;
        let before = sitting.course.clone();
        let (_, options) = sitting.asked(seat)?;
        let card = options.into_iter().find(|pick| *pick != Pick::Pass)?;
        let first = sitting.pick(seat, card);
        let (Asked::PlaceWhere { .. }, places) = sitting.asked(seat)? else { return None };
        (places.len() > 1).then_some(())?;
        let second = sitting.pick(seat, places[0]);
        // The last choice alone, or both.
        assert_eq!(spans(sitting, seat, false, true), Some(second.to_string()));
        assert_eq!(spans(sitting, seat, true, true), Some(format!("{first}-{second}")));
        let both = sitting.course.back(seat, true, false)?;
        assert_eq!(both.choices, 2);
        let again = sitting.course.again(&sitting.table.tables, both.left).expect("it was so");
        assert_eq!(again.game(), before.game());
        assert_eq!(again.log(), before.log());
        // What the others saw of it, they saw; but it is not theirs to take back.
        let other = if seat == A { B } else { A };
        assert_eq!(spans(sitting, other, true, false), None);
        Some(())
    });
}

#[test]
fn nothing_is_taken_back_past_a_roll() {
    found(Edition::Anniversary, 2, |sitting| {
        let mut chosen = None;
        loop {
            let entry = sitting.random_entry()?;
            sitting.play(entry);
            let can = sitting.course.back(A, false, false).is_some();
            if chosen.is_some() && is_roll(sitting) {
                assert!(!can, "the roll bars what was before");
                return Some(());
            }
            chosen = can.then_some(()).or(chosen);
        }
    });
}

#[test]
fn nothing_is_taken_back_past_what_another_seat_declared() {
    found(Edition::Second, 2, |sitting| {
        loop {
            let mine = sitting.course.back(A, false, false).is_some();
            let heard = sitting.course.log().len();
            let entry = sitting.random_entry()?;
            sitting.play(entry.clone());
            let Entry::Pick { seat: B, .. } = entry else { continue };
            let declared = sitting.course.log()[heard..]
                .iter()
                .any(|event| matches!(event.whole(), Seen::Declared { seat: B, .. }));
            if mine && declared {
                assert_eq!(spans(sitting, A, false, false), None);
                return Some(());
            }
        }
    });
}

/// In a window A lets something pass, then B does: A may still think again, but not where passes
/// tell something.
#[test]
fn the_pass_of_another_does_not_bar_but_where_passes_tell() {
    found(Edition::Second, 2, |sitting| {
        sitting.until(|asked, options| asked.is_window() && options.len() > 1)?;
        let Pause::Choice(seats) = sitting.course.pause() else { return None };
        let first = seats.iter().next()?;
        let pass = sitting.pick(first, Pick::Pass);
        let Pause::Choice(seats) = sitting.course.pause() else { return None };
        let second = seats.iter().next().filter(|seat| *seat != first)?;
        sitting.asked(second).filter(|(asked, _)| asked.is_window())?;
        let heard = sitting.course.log().len();
        let other = sitting.pick(second, Pick::Pass);
        let silent = sitting.course.log()[heard..].iter().all(|event| !event.teaches());
        silent.then_some(())?;
        // The other's pass goes, too: it answered what is no longer so.
        assert_eq!(spans(sitting, first, false, false), Some(format!("{pass}-{other}")));
        assert_eq!(spans(sitting, first, false, true), None);
        assert_eq!(sitting.course.back(first, false, false)?.choices, 1);
        Some(())
    });
}

/// [Q18]
#[test]
fn of_a_question_for_all_only_the_own_answer_goes() {
    let table = laid_out(Edition::Anniversary, 3);
    let mut sitting = Sitting::new(&table, Courtesy::Everyone, 3);
    sitting.until(|asked, _| asked == Asked::ChooseBoss).expect("bosses are chosen");
    let boss = |sitting: &Sitting<'_>, seat| sitting.asked(seat).expect("it is asked").1[0];
    let mine = sitting.pick(A, boss(&sitting, A));
    let theirs = sitting.pick(B, boss(&sitting, B));
    assert_eq!(spans(&sitting, A, true, true), Some(mine.to_string()));
    assert_eq!(spans(&sitting, B, true, true), Some(theirs.to_string()));
    assert_eq!(spans(&sitting, Seat(2), true, false), None, "it has not answered");
    let back = sitting.course.back(A, false, false).expect("A may think again");
    let left = sitting.course.again(&table.tables, back.left).expect("it was so");
    let Pause::Choice(asked) = left.pause() else { panic!("bosses are chosen") };
    assert_eq!(asked.iter().collect::<Vec<_>>(), [A, Seat(2)], "the answer of B stays");
    // Once all have answered the bosses are shown.
    sitting.pick(Seat(2), boss(&sitting, Seat(2)));
    for seat in [A, B, Seat(2)] {
        assert_eq!(spans(&sitting, seat, true, false), None);
    }
}

/// Nobody wants a mulligan, and the next question for all is open: as long as the others have not
/// answered that one, a player may still change its mind; after that it would be their answers that
/// go. [Q18]
#[test]
fn an_answer_of_another_to_the_next_question_of_all_bars() {
    found(Edition::Second, 2, |sitting| {
        let seat = sitting.until(|asked, options| asked == Asked::Mulligan && options.len() > 1)?;
        let other = if seat == A { B } else { A };
        if let Some((Asked::Mulligan, _)) = sitting.asked(other) {
            sitting.pick(other, Pick::Pass);
        }
        let no = sitting.pick(seat, Pick::Pass);
        let (_, options) = sitting.asked(other)?;
        assert_eq!(spans(sitting, seat, false, false), Some(no.to_string()));
        assert_eq!(spans(sitting, seat, false, true), None, "all know that nobody wanted one");
        sitting.pick(other, options[0]);
        assert_eq!(spans(sitting, seat, false, false), None);
        // By consent everything goes, the answer of the other as well.
        let agreed = sitting.course.back_to(no)?;
        assert_eq!(agreed.spans, [Span { first: no, last: no + 1 }]);
        let left = sitting.course.again(&sitting.table.tables, agreed.left).expect("it was so");
        assert!(matches!(left.pause(), Pause::Choice(seats) if seats.has(seat)));
        Some(())
    });
}

#[test]
fn by_consent_of_all_a_game_goes_back_to_any_entry() {
    let table = laid_out(Edition::Super, 3);
    let mut sitting = Sitting::new(&table, Courtesy::Everyone, 1);
    let mut before = Vec::new();
    for _ in 0..120 {
        before.push(sitting.course.clone());
        let entry = sitting.random_entry().expect("the game goes on");
        sitting.play(entry);
    }
    for (n, before) in (1u32..).zip(&before) {
        let back = sitting.course.back_to(n).expect("it stands");
        assert_eq!(back.spans, [Span { first: n, last: 120 }]);
        let again = sitting.course.again(&table.tables, back.left).expect("it was so");
        assert_eq!((again.game(), again.pause()), (before.game(), before.pause()));
    }
    assert!(sitting.course.back_to(0).is_none() && sitting.course.back_to(121).is_none());
}

#[test]
fn what_cannot_be_changes_nothing() {
    let table = laid_out(Edition::Second, 2);
    let mut sitting = Sitting::new(&table, Courtesy::Everyone, 4);
    let mut earlier: Vec<Entry> = Vec::new();
    while let Some(entry) = sitting.random_entry() {
        for wrong in earlier.iter().rev().take(4) {
            let mut course = sitting.course.clone();
            if course.play(&table.tables, sitting.next, wrong.clone()).is_err() {
                assert_eq!(course.game(), sitting.course.game());
                assert_eq!(course.log(), sitting.course.log());
                assert_eq!(course.entries().count(), sitting.course.entries().count());
            }
        }
        earlier.push(entry.clone());
        sitting.play(entry);
    }
    for wrong in earlier {
        let over = sitting.course.play(&table.tables, sitting.next, wrong);
        assert!(over.is_err(), "the game is over");
    }
}
