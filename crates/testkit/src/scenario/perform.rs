//! Making a pick in words: the first answer, then those to the questions that follow from it.

use endboss_engine::Pause;
use endboss_lexicon::{CardKind, Seat};
use endboss_view::{Ask, Asked, CardSeen, Pick, Seen, TargetSeen, View};

use super::cards::Cards;
use super::listing::offer_words;
use super::resolve::{Miss, find_room, not_offered, resolve, visible};
use super::table::Table;
use super::thing::Thing;
use super::wish::{Verb, Wish};
use super::words::begins;

impl Table<'_> {
    pub(super) fn perform(&mut self, seat: Seat, wish: &Wish) -> Result<(), Miss> {
        let Some((ask, before)) = self.ask(seat) else {
            let what = format!("{} is not asked now; {}", seat.letter(), self.waiting_words());
            return Err(Miss::NotOffered(what));
        };
        let first = first_answer(&self.cards, wish, &ask, &before)?;
        let from = self.log.len();
        self.answer(seat, first)?;
        let settled = settles_place(ask.what) || wish.verb == Verb::Send;
        let mut on = wish.on.as_ref().filter(|_| !settled);
        let mut pay = wish.pay.iter();
        while let Some((ask, view)) = self.ask(seat).filter(|_| !self.declared_since(from)) {
            let thing = match ask.what {
                Asked::Target { .. }
                | Asked::PlaceWhere { .. }
                | Asked::BuildWhere { .. }
                | Asked::MoveTokenTo { .. }
                | Asked::SwapSecond { .. } => on.take(),
                Asked::CostRoom { .. }
                | Asked::CostCard { .. }
                | Asked::CostToken { .. }
                | Asked::CostSoul { .. } => pay.next(),
                _ => None,
            };
            let pick = match (thing, &ask.options[..]) {
                (Some(thing), _) => resolve(&self.cards, thing, &ask, &view)?,
                // A target or a cost with one answer need not be written.
                (None, [only]) if belongs_to_declaration(ask.what) => *only,
                (None, _) => break,
            };
            self.answer(seat, pick)?;
        }
        // What has one answer is not asked: then it must be the one that was written.
        if let Some(on) = on {
            self.taken_alone(from, on, &before)?;
        }
        for cost in pay {
            self.paid_alone(from, seat, cost, &before)?;
        }
        Ok(())
    }

    fn answer(&mut self, seat: Seat, pick: Pick) -> Result<(), Miss> {
        self.choose(seat, pick).map_err(|e| Miss::NotOffered(e.to_string()))
    }

    fn declared_since(&self, from: usize) -> bool {
        self.log[from..].iter().any(|event| matches!(event.whole(), Seen::Declared { .. }))
    }

    fn taken_alone(&self, from: usize, on: &Thing, before: &View) -> Result<(), Miss> {
        for event in &self.log[from..] {
            let (taken, right) = match event.whole() {
                Seen::Declared { target: Some(target), .. } => {
                    (self.target_words(target), self.aims(on, target, before))
                }
                Seen::Declared { target: None, source, .. } => {
                    let name = self.cards.name(source.card);
                    return Err(Miss::NotOffered(format!("{name} has no target")));
                }
                Seen::Placed { seat, on: place, room: CardSeen::Card(_) } => {
                    let below = place.and_then(|slot| visible(before, seat, slot));
                    (self.place_words(below), self.lies(on, below, before))
                }
                Seen::Built { on: below, .. } => {
                    (self.place_words(below), self.lies(on, below, before))
                }
                Seen::Swapped { seat, one, other, which_one, which_other } => {
                    let right = [(one, which_one), (other, which_other)].into_iter().any(
                        |(room, which)| {
                            self.aims(on, TargetSeen::Room { seat, room, which }, before)
                        },
                    );
                    (self.cards.name(other).to_owned(), right)
                }
                Seen::TokenMoved { seat, to, which_to: which, .. } => {
                    let right = self.aims(on, TargetSeen::Room { seat, room: to, which }, before);
                    (self.cards.name(to).to_owned(), right)
                }
                _ => continue,
            };
            return match right {
                true => Ok(()),
                false => Err(Miss::NotOffered(format!("the only answer was {taken}"))),
            };
        }
        Err(Miss::NotOffered(format!(
            "what follows \"on\", \"to\" or \"with\" was not asked; {}",
            self.waiting_words()
        )))
    }

    fn paid_alone(&self, from: usize, seat: Seat, cost: &Thing, before: &View) -> Result<(), Miss> {
        let paid = self.log[from..].iter().any(|event| match event.whole() {
            Seen::Destroyed { seat: owner, room, which }
            | Seen::TokensLost { seat: owner, room, which, .. } => {
                owner == seat && self.aims(cost, TargetSeen::Room { seat, room, which }, before)
            }
            Seen::Discarded { seat: owner, card } => {
                owner == seat && matches!(cost, Thing::Card(thing) if thing.card == card)
            }
            Seen::SoulRemoved { hero, .. } => self.aims(cost, TargetSeen::Hero(hero), before),
            _ => false,
        });
        match paid {
            true => Ok(()),
            false => Err(Miss::NotOffered("the cost was not paid so".to_owned())),
        }
    }

    fn aims(&self, thing: &Thing, target: TargetSeen, before: &View) -> bool {
        match (thing, target) {
            (Thing::Card(thing), TargetSeen::Room { seat, room, .. }) => {
                thing.card == room && thing.owner.is_none_or(|owner| owner == seat)
            }
            (Thing::Room { .. }, TargetSeen::Room { seat, room, .. }) => {
                let found = find_room(&self.cards, thing, before);
                found.is_ok_and(|(owner, slot)| {
                    owner == seat && visible(before, owner, slot as u8) == Some(room)
                })
            }
            (Thing::Card(thing), TargetSeen::Hero(card) | TargetSeen::Spell(card)) => {
                thing.card == card
            }
            (Thing::Hero(words), TargetSeen::Hero(card)) => self.cards.fits(words, card),
            (Thing::Player(seat), TargetSeen::Player(other)) => *seat == other,
            _ => false,
        }
    }

    fn lies(&self, on: &Thing, below: Option<CardKind>, before: &View) -> bool {
        match (on, below) {
            (Thing::New, None) => true,
            (Thing::Card(thing), Some(card)) => thing.card == card,
            (Thing::Room { .. }, Some(card)) => {
                let found = find_room(&self.cards, on, before);
                found.is_ok_and(|(owner, slot)| visible(before, owner, slot as u8) == Some(card))
            }
            _ => false,
        }
    }

    fn target_words(&self, target: TargetSeen) -> String {
        match target {
            TargetSeen::Room { seat, room, .. } => {
                format!("{}'s {}", seat.letter(), self.cards.name(room))
            }
            TargetSeen::Hero(hero) => self.cards.hero_words(hero),
            TargetSeen::Spell(spell) => self.cards.name(spell).to_owned(),
            TargetSeen::Player(seat) => seat.letter().to_string(),
        }
    }

    fn place_words(&self, below: Option<CardKind>) -> String {
        below.map_or("a new slot".to_owned(), |card| format!("on {}", self.cards.name(card)))
    }

    /// For what the game waits, with all answers.
    pub(super) fn waiting_words(&self) -> String {
        match self.pause {
            None => match self.stopped.last() {
                Some(phase) => format!("the game stands still where {}", begins(*phase)),
                None => "the game has not left the position".to_owned(),
            },
            Some(Pause::Over) => "the game is over".to_owned(),
            Some(Pause::Chance(_)) => self.open_chance().unwrap_or_default(),
            Some(Pause::Choice(_)) => {
                let asks = self.asks();
                let asks = asks.iter().map(|(ask, view)| offer_words(&self.cards, ask, view));
                asks.collect::<Vec<_>>().join("\n")
            }
        }
    }
}

/// Whether the place of a room is the very answer to this question.
fn belongs_to_declaration(what: Asked) -> bool {
    matches!(
        what,
        Asked::Target { .. }
            | Asked::CostRoom { .. }
            | Asked::CostCard { .. }
            | Asked::CostToken { .. }
            | Asked::CostSoul { .. }
    )
}

fn settles_place(what: Asked) -> bool {
    matches!(what, Asked::PlaceWhere { .. } | Asked::BuildWhere { .. } | Asked::BuildFound { .. })
}

/// The answer to the question that stands now.
pub(super) fn first_answer(
    cards: &Cards,
    wish: &Wish,
    ask: &Ask,
    view: &View,
) -> Result<Pick, Miss> {
    let declaring = ask.what.is_window();
    let right = match (wish.verb, &wish.thing) {
        (Verb::Cast | Verb::Use, _) => declaring,
        (Verb::Choose, Thing::Nothing) => true,
        (Verb::Choose, _) => !declaring,
        (Verb::Place, thing) => match ask.what {
            Asked::PlaceRoom | Asked::BuildRoom { .. } | Asked::FirstRoom => true,
            Asked::PlaceWhere { room }
            | Asked::BuildWhere { room, .. }
            | Asked::BuildFound { room, .. } => {
                matches!(thing, Thing::Card(thing) if thing.card == room)
            }
            _ => false,
        },
        (Verb::Minion, _) => {
            matches!(ask.what, Asked::PlaceMinion | Asked::MoveMinion { .. })
        }
        (Verb::PutToken, _) => {
            matches!(ask.what, Asked::TokenOn { .. } | Asked::MoveTokenTo { .. })
        }
        (Verb::TakeToken, _) => {
            matches!(ask.what, Asked::LoseToken { .. } | Asked::CostToken { .. })
        }
        (Verb::MoveToken, _) => matches!(ask.what, Asked::MoveTokenFrom { .. }),
        (Verb::Send, thing) => match ask.what {
            Asked::SummonTo { hero, .. } => is_hero(cards, thing, hero),
            Asked::SendHero { to, .. } => wish.on == Some(Thing::Player(to)),
            _ => false,
        },
    };
    if !right {
        return Err(not_offered(cards, ask, view));
    }
    if let (Asked::SummonTo { .. }, Some(to)) = (ask.what, &wish.on) {
        return resolve(cards, to, ask, view);
    }
    match (&wish.on, settles_place(ask.what) && wish.verb == Verb::Place) {
        (Some(on), true) => resolve(cards, on, ask, view),
        (None, true) => Err(Miss::Unclear("say where: on a room, or new".to_owned())),
        (_, false) => resolve(cards, &wish.thing, ask, view),
    }
}

fn is_hero(cards: &Cards, thing: &Thing, hero: CardKind) -> bool {
    match thing {
        Thing::Card(thing) => thing.card == hero,
        Thing::Hero(words) => cards.fits(words, hero),
        _ => false,
    }
}
