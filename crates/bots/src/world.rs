//! The game as the search sees it: imagined ones, looked at up to the beginning of some turn.

use endboss_engine::{Courtesy, Game, Imagination, Leaning, Pause};
use endboss_lexicon::{CardKind, Seat};
use endboss_search::{Dice, Imagine, Rewards, World};
use endboss_view::{Asked, Pick};

use crate::eval::Eval;
use crate::lore::Lore;
use crate::memory::Memory;
use crate::sight::Sight;

/// A view from which games are imagined.
#[derive(Debug)]
pub(crate) struct Imaginer<'a> {
    pub(crate) lore: &'a Lore,
    pub(crate) imagination: Imagination,
    pub(crate) eval: Eval,
    /// Who thinks.
    pub(crate) me: Seat,
    /// The last turn that is played in imagination.
    pub(crate) until: u16,
    /// What is concluded from how the others play, if anything.
    pub(crate) memory: Option<Memory>,
}

impl<'a> Imagine for Imaginer<'a> {
    type World = Imagined<'a>;

    fn imagine(&self, dice: &mut Dice) -> Imagined<'a> {
        let lore = self.lore;
        let game = match self.memory {
            None => self.imagination.deal(&lore.tables, |n| dice.below(n)),
            Some(memory) => {
                let lean = Conclusions { lore, memory };
                let dice = |n| dice.below(n);
                self.imagination.deal_leaning(&lore.tables, Some(&lean), dice)
            }
        };
        // Nobody looks on: what has one answer needs no question.
        let game = game.with_courtesy(Courtesy::Quick);
        let Imaginer { lore, eval, me, until, .. } = *self;
        Imagined { game, lore, eval, me, until, options: Vec::new(), asked: None }
    }
}

/// What an expert makes of how the others play.
struct Conclusions<'a> {
    lore: &'a Lore,
    memory: Memory,
}

impl Leaning for Conclusions<'_> {
    fn built(&self, room: CardKind) -> f32 {
        self.lore.worth(room).built
    }

    fn unlikely(&self, seat: Seat, spell: CardKind) -> bool {
        self.memory.unlikely(&self.lore.cards, seat, spell)
    }
}

#[derive(Debug)]
pub(crate) struct Imagined<'a> {
    pub(crate) game: Game,
    lore: &'a Lore,
    eval: Eval,
    me: Seat,
    until: u16,
    options: Vec<Pick>,
    asked: Option<Asked>,
}

impl Imagined<'_> {
    /// Goes on to the next real choice.
    fn run(&mut self, dice: &mut Dice) -> Option<Seat> {
        let t = &self.lore.tables;
        loop {
            match self.game.advance(t, &mut ()) {
                Pause::Over => return None,
                Pause::Chance(chance) => {
                    let n = dice.below(self.game.ways(t, chance));
                    self.game.settle_way(t, chance, n, &mut ()).expect("one of its ways");
                }
                Pause::Choice(seats) => {
                    if self.game.turn() > self.until {
                        return None;
                    }
                    // Of all that are asked at once, whoever thinks answers first: the search begins
                    // with its answer. [Q18]
                    let any = seats.iter().next().expect("somebody is asked");
                    let seat = if seats.has(self.me) { self.me } else { any };
                    self.asked = self.game.options(t, seat, &mut self.options);
                    match *self.options {
                        [only] => self.game.choose_listed(t, seat, only, &mut ()),
                        _ => return Some(seat),
                    }
                }
            }
        }
    }
}

impl World for Imagined<'_> {
    type Move = Pick;

    fn next(&mut self, dice: &mut Dice) -> Option<usize> {
        self.run(dice).map(Seat::index)
    }

    fn moves(&mut self, seat: usize, out: &mut Vec<(Pick, f32)>) {
        let sight = Sight::new(&self.game, self.lore, Seat(seat as u8));
        if let Some(what) = self.asked {
            out.extend(self.options.iter().map(|pick| (*pick, sight.weigh(what, *pick))));
        }
    }

    fn play(&mut self, seat: usize, what: Pick) {
        self.game.choose_listed(&self.lore.tables, Seat(seat as u8), what, &mut ());
    }

    fn seen(&self, _: usize, what: Pick, _: usize) -> Option<u64> {
        seen(self.asked, what)
    }

    fn label(&self, what: Pick) -> u64 {
        label(what)
    }

    fn rewards(&mut self, dice: &mut Dice) -> Rewards {
        while let Some(seat) = self.run(dice) {
            let Some(what) = self.asked else { break };
            let pick = Sight::new(&self.game, self.lore, seat).pick(what, &self.options, dice);
            self.game.choose_listed(&self.lore.tables, seat, pick, &mut ());
        }
        self.eval.rewards(&self.game, self.lore)
    }
}

/// A pick as other seats see it: which card was chosen of those they cannot see is hidden from them,
/// and so is what is answered at the same time as they answer. [Q18] That somebody passes in a window
/// is not seen at all: nobody is told who was asked. [Q6]
pub(crate) fn seen(asked: Option<Asked>, what: Pick) -> Option<u64> {
    let hidden = match asked {
        Some(asked) if asked.is_window() && what == Pick::Pass => return None,
        Some(asked) if asked.is_together() => true,
        Some(Asked::TakeSeen { .. }) => true,
        // That a room was placed is seen, and where; not which one. [R5.3]
        Some(Asked::PlaceRoom) => what != Pick::Pass,
        _ => false,
    };
    Some(if hidden { u64::MAX } else { label(what) })
}

/// A number for each pick.
pub(crate) fn label(pick: Pick) -> u64 {
    let pack = |kind: u64, one: u64, other: u64| kind << 48 | one << 16 | other;
    match pick {
        Pick::Pass => pack(1, 0, 0),
        Pick::Yes => pack(2, 0, 0),
        Pick::Card(card) => pack(3, card.0.into(), 0),
        Pick::Deck(card) => pack(4, card.0.into(), 0),
        Pick::Hero(card) => pack(5, card.0.into(), 0),
        Pick::Slot { seat, slot } => pack(6, seat.0.into(), slot.into()),
        Pick::NewSlot => pack(7, 0, 0),
        Pick::Use { slot, ability } => pack(8, slot.into(), ability.into()),
        Pick::Seat(seat) => pack(9, seat.0.into(), 0),
        Pick::Declared(n) => pack(10, n.into(), 0),
        Pick::Back(back) => pack(11, back as u64, 0),
        Pick::Space { landmark, space } => pack(12, landmark.0.into(), space.into()),
        Pick::UseBoss { ability } => pack(13, ability.into(), 0),
        Pick::UseItem => pack(14, 0, 0),
    }
}

#[cfg(test)]
mod tests {
    use endboss_view::Phase;

    use super::*;

    #[test]
    fn a_pass_in_a_window_is_not_seen() {
        let (phase, active) = (Phase::Build, Seat(0));
        for window in [Asked::Window { phase, active }, Asked::CancelWindow { phase, active }] {
            assert_eq!(seen(Some(window), Pick::Pass), None);
            assert_eq!(seen(Some(window), Pick::UseItem), Some(label(Pick::UseItem)));
        }
    }

    #[test]
    fn what_is_chosen_blindly_looks_the_same_whatever_it_is() {
        let of = |asked, pick| seen(Some(asked), pick);
        let cards = [Pick::Card(CardKind(1)), Pick::Card(CardKind(2))];
        for asked in [Asked::ChooseBoss, Asked::FirstRoom, Asked::PlaceRoom] {
            assert_eq!(of(asked, cards[0]), of(asked, cards[1]));
        }
        assert_ne!(of(Asked::PlaceRoom, Pick::Pass), of(Asked::PlaceRoom, cards[0]));
    }
}
