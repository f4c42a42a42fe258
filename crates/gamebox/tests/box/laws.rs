//! What holds for taking back in any game. [Q50]

use endboss_engine::{Courtesy, Pause};
use endboss_gamebox::Back;
use endboss_journal::Entry;
use endboss_lexicon::{Edition, Seat};
use endboss_view::Pick;

use crate::{Sitting, laid_out};

/// Everything a seat would take back, at many moments of many games.
fn moments(check: impl Fn(&Sitting<'_>, Seat, &Back)) -> usize {
    let mut count = 0;
    for (edition, seats) in [
        (Edition::First, 2),
        (Edition::Second, 4),
        (Edition::Anniversary, 3),
        (Edition::Super, 2),
        (Edition::Super, 5),
        (Edition::Solo, 1),
        (Edition::Challenge, 1),
    ] {
        let table = laid_out(edition, seats);
        for seed in 0..16 {
            let courtesy = if seed % 2 == 0 { Courtesy::Everyone } else { Courtesy::Quick };
            let mut sitting = Sitting::new(&table, courtesy, seed);
            while let Some(mut entry) = sitting.random_entry() {
                // Once in a while somebody gives up.
                if let Entry::Pick { seat, .. } = entry
                    && sitting.dice.below(500) == 0
                {
                    entry = Entry::Concede { seat };
                }
                let number = sitting.play(entry);
                // Set-up has the questions for all at once.
                if number > 150 && sitting.dice.below(8) > 0 {
                    continue;
                }
                for seat in (0..seats).map(Seat) {
                    for (all, passes_tell) in [(false, false), (true, false), (true, true)] {
                        if let Some(back) = sitting.course.back(seat, all, passes_tell) {
                            count += 1;
                            check(&sitting, seat, &back);
                        }
                    }
                }
            }
        }
    }
    count
}

fn taken(sitting: &Sitting<'_>, back: &Back) -> Vec<(u32, Entry)> {
    let goes = |number: u32| back.spans.iter().any(|span| span.has(number));
    let entries = sitting.course.entries().filter(|(number, _)| goes(*number));
    entries.map(|(number, entry)| (number, entry.clone())).collect()
}

/// After an undo the player has the choice again, and whoever then does the same is where the game
/// was.
#[test]
fn the_same_picks_make_the_same_game() {
    let count = moments(|sitting, seat, back| {
        let t = &sitting.table.tables;
        let taken = taken(sitting, back);
        let (_, first) = &taken[0];
        let Entry::Pick { seat: who, pick } = first else {
            panic!("{seat:?} takes back {first:?}");
        };
        assert_eq!(*who, seat, "it begins with an own choice");
        let again = sitting.course.again(t, back.left.iter().cloned());
        let mut again = again.unwrap_or_else(|refused| {
            panic!("{refused} after {seat:?} took back {taken:?}, left {:?}", back.left)
        });
        assert!(matches!(again.pause(), Pause::Choice(seats) if seats.has(seat)));
        let mut options = Vec::new();
        again.game().options(t, seat, &mut options);
        assert!(options.len() > 1 && options.contains(pick), "{options:?}");
        for (n, (_, entry)) in taken.iter().enumerate() {
            let number = sitting.next + 1 + n as u32;
            again.play(t, number, entry.clone()).expect("it was possible before");
        }
        assert_eq!(again.game(), sitting.course.game());
        assert_eq!(again.pause(), sitting.course.pause());
        assert_eq!(again.log(), sitting.course.log());
    });
    assert!(count > 5_000, "{count}");
}

/// Chance stays as it came, and of the others only passes go.
#[test]
fn nothing_of_the_others_and_of_chance_goes_but_passes() {
    let others = std::cell::Cell::new(0);
    moments(|sitting, seat, back| {
        let taken = taken(sitting, back);
        for (number, entry) in &taken {
            match entry {
                Entry::Pick { seat: who, .. } if *who == seat => {}
                Entry::Pick { pick: Pick::Pass, .. } => others.set(others.get() + 1),
                entry => panic!("{seat:?} takes back {number} {entry:?}"),
            }
        }
        assert!(back.choices >= 1 && back.choices <= taken.len());
        assert_eq!(back.left.len() + taken.len(), sitting.course.entries().count());
        let mut rolled = sitting.course.entries().filter(|(_, e)| matches!(e, Entry::Roll { .. }));
        assert!(rolled.next_back().is_none_or(|(number, _)| number < taken[0].0));
    });
    assert!(others.get() > 1_000, "{}", others.get());
}
