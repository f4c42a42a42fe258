//! Answers by name: a card or a player instead of the number of a choice.

use endboss_view::{Ask, Pick, View};

use crate::explain::card_of;
use crate::screen::Screen;

/// What a name answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Named {
    One(Pick),
    /// The numbers of the choices it could be.
    Several(Vec<usize>),
    Nothing,
}

/// Fewer letters are a slip rather than a name.
const SHORTEST: usize = 2;

/// The choice whose card or player has this name, or a name that begins with it. A whole name goes
/// before a beginning.
pub fn by_name(typed: &str, ask: &Ask, view: &View, screen: &Screen) -> Named {
    let typed = spoken(typed);
    if typed.chars().count() < SHORTEST {
        return Named::Nothing;
    }
    let names: Vec<Option<String>> =
        ask.options.iter().map(|pick| name_of(*pick, ask, view, screen)).collect();
    let fitting = |fits: &dyn Fn(&str) -> bool| -> Vec<usize> {
        let fits = |at: &usize| names[*at].as_deref().is_some_and(fits);
        (0..names.len()).filter(fits).collect()
    };
    let mut found = fitting(&|name| name == typed);
    if found.is_empty() {
        found = fitting(&|name| name.starts_with(&typed));
    }
    match found[..] {
        [] => Named::Nothing,
        [one] => Named::One(ask.options[one]),
        _ => Named::Several(found.into_iter().map(|at| at + 1).collect()),
    }
}

fn name_of(pick: Pick, ask: &Ask, view: &View, screen: &Screen) -> Option<String> {
    let name = match pick {
        Pick::Seat(seat) => screen.names.player(seat),
        Pick::Back(_) => screen.text.pick(&pick, ask, view, screen.names),
        // These are about a card, but are not named after it.
        Pick::Pass | Pick::Yes | Pick::NewSlot => return None,
        _ => screen.names.card(card_of(pick, ask, view)?).to_owned(),
    };
    Some(spoken(&name))
}

/// A name without regard to capitals, spaces at its ends and kinds of apostrophes.
fn spoken(name: &str) -> String {
    name.trim().to_lowercase().replace('’', "'")
}

#[cfg(test)]
mod tests {
    use endboss_lexicon::Seat;
    use endboss_view::{Asked, Phase};

    use super::*;
    use crate::sample::Sample;

    #[test]
    fn a_name_or_its_beginning_is_an_answer() {
        let sample = Sample::new();
        let mut view = sample.view();
        view.seats[1].slots = vec![sample.slot("dark-altar"), sample.slot("golem-factory")];
        let b = Seat(1);
        let slot = |slot| Pick::Slot { seat: b, slot };
        let fear = Pick::Card(sample.kind("fear"));
        let freeze = Pick::Card(sample.kind("freeze"));
        let what = Asked::Window { phase: Phase::Build, active: b };
        let options = vec![Pick::Pass, slot(0), slot(1), fear, freeze, freeze, Pick::Seat(b)];
        let ask = Ask { seat: Seat(0), what, options };
        let named = |typed: &str| sample.show(|screen| by_name(typed, &ask, &view, screen));
        assert_eq!(named("Dark Altar"), Named::One(slot(0)));
        assert_eq!(named("go"), Named::One(slot(1)));
        assert_eq!(named("FEAR "), Named::One(fear));
        assert_eq!(named("bot b"), Named::One(Pick::Seat(b)));
        assert_eq!(named("freeze"), Named::Several(vec![5, 6]));
        for nothing in ["f", "", "pass", "altar", "fearsome"] {
            assert_eq!(named(nothing), Named::Nothing, "{nothing}");
        }
    }
}
