//! Holding expectations against the game.

use endboss_engine::{Chance, Pause, Roll};
use endboss_lexicon::{Back, CardKind, Seat, Seats};
use endboss_view::{Cause, Known, View, Waiting};

use super::asked::question_words;
use super::cards::{HeroWords, listed};
use super::fact::{CardsOf, Fact, HeroAt, How, LogHow, NumberOf};
use super::listing::{answer_words, offer_words};
use super::notation::{dungeon_seen, dungeon_words, icon_words};
use super::perform::first_answer;
use super::resolve::{Miss, find_room};
use super::script::Sight;
use super::table::Table;
use super::thing::Thing;
use super::wish::Wish;
use super::words::phase_word;

/// What was found instead.
pub(super) type Found = Result<(), String>;

impl Table<'_> {
    pub(super) fn check(&self, sight: Sight, fact: &Fact) -> Found {
        let open = || self.seen_openly(sight);
        match fact {
            Fact::Number(of, is) => same(*is, self.number(sight, *of), |n| n.to_string()),
            Fact::Sizes(seat, rooms, spells) => {
                let view = open();
                let seen = view.seat(*seat);
                same((*rooms, *spells), (seen.hand_rooms, seen.hand_spells), |(rooms, spells)| {
                    format!("{rooms} rooms, {spells} spells")
                })
            }
            Fact::Cards(of, how, cards) => self.check_cards(sight, *of, *how, cards),
            Fact::Heroes(of, how, heroes) => self.check_heroes(&open(), *of, *how, heroes),
            Fact::Dungeon(seat, slots) => {
                let found = dungeon_seen(self.seen_of(sight, *seat).seat(*seat));
                same(slots, &found, |slots| dungeon_words(&self.cards, slots))
            }
            Fact::Damage(seat, damage) => {
                let view = open();
                let rooms = view.seat(*seat).slots.iter().rev();
                let found: Vec<u8> =
                    rooms.filter_map(|slot| slot.room.as_ref().map(|room| room.damage)).collect();
                same(damage, &found, |damage| {
                    damage.iter().map(u8::to_string).collect::<Vec<_>>().join(" | ")
                })
            }
            Fact::RoomDamage(room, damage) => {
                self.room(&open(), room, |room| same(*damage, room.damage, |n| n.to_string()))
            }
            Fact::RoomIs(room, state, yes) => self.room(&open(), room, |room| {
                let is = match *state {
                    "deactivated" => room.deactivated,
                    "stunned" => room.stunned,
                    _ => room.used,
                };
                is_or_not(*yes, is, state)
            }),
            Fact::Treasure(seat, icons) => {
                same(*icons, open().seat(*seat).treasure, |icons| icon_words(icons))
            }
            Fact::Boss(seat, card, levelled) => {
                let boss = self.seen_of(sight, *seat).seat(*seat).boss;
                same(
                    Some((*card, *levelled)),
                    boss.map(|b| (b.card, b.levelled)),
                    |boss| match boss {
                        Some((card, true)) => format!("{}, levelled", self.cards.name(card)),
                        Some((card, false)) => self.cards.name(card).to_owned(),
                        None => "no boss".to_owned(),
                    },
                )
            }
            Fact::SeatIs(seat, state, yes) => {
                let view = open();
                let seen = view.seat(*seat);
                let is = match *state {
                    "out" => seen.out,
                    "barred" => seen.no_entry,
                    "conceded" => seen.conceded,
                    _ => seen.boss.is_some_and(|boss| boss.levelled),
                };
                is_or_not(*yes, is, state)
            }
            Fact::Asked(seat, question, yes) => self.check_asked(*seat, *question, *yes),
            Fact::May(seat, wishes) => self.check_may(*seat, wishes, true),
            Fact::MayNot(seat, wishes) => self.check_may(*seat, wishes, false),
            Fact::MayOnly(seat, wishes) => self.check_only(*seat, wishes),
            Fact::HeroNumber(hero, what, n) => self.check_hero_number(&open(), hero, what, *n),
            Fact::HeroIs(hero, place, yes) => self.check_place(&open(), hero, place, *yes),
            Fact::Phase(phase) => same(*phase, open().phase, |p| phase_word(p).to_owned()),
            Fact::Active(seat) => same(*seat, open().active, seat_or_none),
            Fact::TurnOrder(seats) => same(seats, &open().turn_order, |seats| letters(seats)),
            Fact::Ranking(seats) => match open().outcome {
                Some(outcome) => same(seats, &outcome.ranking, |seats| letters(seats)),
                None => Err("the game is not over".to_owned()),
            },
            Fact::Winner(seat) => match open().outcome {
                Some(outcome) => same(*seat, outcome.winner, |s| s.letter().to_string()),
                None => Err("the game is not over".to_owned()),
            },
            Fact::Cause(cause) => match open().outcome {
                Some(outcome) => same(*cause, outcome.cause, cause_words),
                None => Err("the game is not over".to_owned()),
            },
            Fact::Over(yes) => is_or_not(*yes, open().outcome.is_some(), "over"),
            Fact::NoBuilding(yes) => is_or_not(*yes, open().no_building, "forbidden"),
            Fact::Waiting(words) => same(words, &waiting(&open()), |words| words.clone()),
            Fact::Declared(all) => {
                let view = open();
                let found: Vec<_> = view.declared.iter().map(|d| (d.seat, d.source.card)).collect();
                same(all, &found, |all| {
                    let name = |(seat, card): &(Seat, CardKind)| {
                        format!("{}'s {}", seat.letter(), self.cards.name(*card))
                    };
                    listed(all.iter().map(name))
                })
            }
            Fact::KnownIn(all) => self.check_known(all, &open().known),
            Fact::Log(how, words) => self.check_log(sight, *how, words),
        }
    }

    fn number(&self, sight: Sight, of: NumberOf) -> u16 {
        let view = self.seen_openly(sight);
        match of {
            NumberOf::Souls(seat) => view.seat(seat).souls.into(),
            NumberOf::Wounds(seat) => view.seat(seat).wounds.into(),
            NumberOf::Rooms(seat) => view.seat(seat).rooms.into(),
            NumberOf::RoomDeck => view.room_deck,
            NumberOf::SpellDeck => view.spell_deck,
            NumberOf::HeroDeck => (view.ordinary_heroes.len() + view.epic_heroes.len()) as u16,
            NumberOf::Turn => view.turn,
        }
    }

    fn check_cards(&self, sight: Sight, of: CardsOf, how: How, cards: &[CardKind]) -> Found {
        let open = self.seen_openly(sight);
        let tops = |view: View, back| {
            view.tops.into_iter().filter(move |(b, _)| *b == back).map(|(_, card)| card).collect()
        };
        let found: Vec<CardKind> = match of {
            CardsOf::Hand(seat) => match self.seen_of(sight, seat).seat(seat).hand.clone() {
                Some(hand) => hand,
                None => {
                    return Err(format!(
                        "this hand is not seen; write its sizes (3 rooms, 1 spell) or \"{} known\"",
                        seat.letter()
                    ));
                }
            },
            CardsOf::Known(seat) => {
                let only = Seats::only(seat).0;
                open.known.iter().filter(|k| k.places == only).map(|k| k.card).collect()
            }
            CardsOf::Discard => open.discard,
            CardsOf::Removed => open.removed,
            CardsOf::RoomTop => tops(open, Back::Room),
            CardsOf::SpellTop => tops(open, Back::Spell),
            CardsOf::SeenInDeck => open.seen_in_deck,
            CardsOf::RoomDeck | CardsOf::SpellDeck if sight != Sight::Truth => {
                return Err("nobody sees what is in a deck".to_owned());
            }
            CardsOf::RoomDeck => self.deck(Back::Room),
            CardsOf::SpellDeck => self.deck(Back::Spell),
        };
        let ok = match how {
            How::Is if matches!(of, CardsOf::RoomTop | CardsOf::SpellTop) => found == cards,
            How::Is => sorted(&found) == sorted(cards),
            How::Contains => cards.iter().all(|card| count(&found, *card) >= count(cards, *card)),
            How::Omits => !cards.iter().any(|card| found.contains(card)),
        };
        if ok { Ok(()) } else { Err(self.cards.names(&found)) }
    }

    /// Everything a deck may still give: its known tops are apart.
    fn deck(&self, back: Back) -> Vec<CardKind> {
        let chance = Chance::Draw(Seat(0), back);
        let ways = (0..self.game.ways(self.tables, chance))
            .filter_map(|n| self.game.way(self.tables, chance, n));
        ways.filter_map(|way| match way {
            Roll::Card(card) => Some(card),
            Roll::Seat(_) | Roll::Pick(_) => None,
        })
        .collect()
    }

    fn room(
        &self,
        view: &View,
        thing: &Thing,
        check: impl Fn(&endboss_view::RoomView) -> Found,
    ) -> Found {
        let (seat, slot) = find_room(&self.cards, thing, view)?;
        match &view.seat(seat).slots[slot].room {
            Some(room) => check(room),
            None => Err("there is only a face-down card".to_owned()),
        }
    }

    fn check_asked(
        &self,
        seat: Option<Seat>,
        question: Option<super::asked::Question>,
        yes: bool,
    ) -> Found {
        let asks = self.asks();
        let found = || match self.pause {
            Pause::Choice(_) => {
                let all = asks.iter().map(|(ask, _)| {
                    format!("{} about {}", ask.seat.letter(), question_words(&self.cards, ask.what))
                });
                format!("asked: {}", listed(all))
            }
            Pause::Chance(_) | Pause::Over => self.waiting_words(),
        };
        let is = match seat {
            None => asks.is_empty(),
            Some(seat) => asks.iter().any(|(ask, _)| {
                ask.seat == seat && question.is_none_or(|question| question.is(ask.what))
            }),
        };
        if is == yes { Ok(()) } else { Err(found()) }
    }

    fn check_may(&self, seat: Seat, wishes: &[Wish], yes: bool) -> Found {
        for wish in wishes {
            let done = self.clone().perform(seat, wish);
            match (done, yes) {
                (Ok(()), true) | (Err(Miss::NotOffered(_)), false) => {}
                (Err(miss), true) => return Err(miss.words()),
                (Err(Miss::Unclear(words)), false) => return Err(words),
                (Ok(()), false) => return Err(format!("it is on offer; {}", self.waiting_words())),
            }
        }
        Ok(())
    }

    fn check_only(&self, seat: Seat, wishes: &[Wish]) -> Found {
        let Some((ask, view)) = self.ask(seat) else {
            return Err(format!("{} is not asked; {}", seat.letter(), self.waiting_words()));
        };
        let mut left = ask.options.clone();
        for wish in wishes {
            let pick = first_answer(&self.cards, wish, &ask, &view).map_err(Miss::words)?;
            left.retain(|option| *option != pick);
        }
        if left.is_empty() {
            return Ok(());
        }
        let more: Vec<_> =
            left.iter().map(|pick| answer_words(&self.cards, *pick, &ask, &view)).collect();
        Err(format!(
            "also on offer: {}\n{}",
            more.join("; "),
            offer_words(&self.cards, &ask, &view)
        ))
    }

    fn check_known(&self, all: &[(CardKind, Seats)], known: &[Known]) -> Found {
        let key = |(card, seats): &(CardKind, Seats)| (*card, seats.0);
        let mut found: Vec<_> = known.iter().map(|k| (k.card, k.places())).collect();
        let mut wanted = all.to_vec();
        found.sort_by_key(key);
        wanted.sort_by_key(key);
        same(&wanted, &found, |all| {
            listed(all.iter().map(|(card, seats)| {
                let places: Vec<_> = seats.iter().map(|s| s.letter().to_string()).collect();
                format!("{} in {}", self.cards.name(*card), places.join(" or "))
            }))
        })
    }

    fn check_log(&self, sight: Sight, how: LogHow, words: &str) -> Found {
        let count = self.log_count(words, sight, 0);
        match how {
            LogHow::Has if count > 0 => Ok(()),
            LogHow::Times(times) if times == count => Ok(()),
            LogHow::Has | LogHow::Times(_) => {
                let recent = self.log.iter().rev().take(12).rev();
                let log: Vec<_> = recent.map(|event| self.sentence(event, sight)).collect();
                Err(format!("{count} times; the log ends with:\n  {}", log.join("\n  ")))
            }
        }
    }

    /// How many sentences since then have these words, in this order.
    pub(super) fn log_count(&self, words: &str, sight: Sight, from: usize) -> usize {
        let wanted = tokens(words);
        let has = |sentence: &str| {
            let mut sentence = tokens(sentence).into_iter();
            wanted.iter().all(|word| sentence.any(|found| found == *word))
        };
        self.log[from..].iter().filter(|event| has(&self.sentence(event, sight))).count()
    }

    fn check_hero_number(&self, view: &View, hero: &HeroWords, what: &str, n: u8) -> Found {
        let here = view.seats.iter().flat_map(|seat| &seat.entrance).chain(&view.town);
        let walking = view.walk.map(|walk| walk.hero);
        let fits = |found: &endboss_view::HeroView| self.cards.fits(hero, found.card);
        let found: Vec<_> = match walking.filter(fits) {
            Some(walking) => vec![walking],
            None => here.filter(|found| fits(found)).copied().collect(),
        };
        match found[..] {
            [one] if what == "damage" => same(n, one.damage, |n| n.to_string()),
            [one] => same(n, one.health, |n| n.to_string()),
            [] => Err("no such hero is in play".to_owned()),
            _ => Err("several such heroes are in play; use a name".to_owned()),
        }
    }

    fn check_place(&self, view: &View, hero: &HeroWords, place: &HeroAt, yes: bool) -> Found {
        let fits = |card: &CardKind| self.cards.fits(hero, *card);
        let walking = view.walk.filter(|walk| fits(&walk.hero.card));
        let is = match place {
            HeroAt::Town => view.town.iter().any(|hero| fits(&hero.card)),
            HeroAt::Deck => view.ordinary_heroes.iter().chain(&view.epic_heroes).any(fits),
            HeroAt::Gone => view.removed.iter().any(fits),
            HeroAt::Entrance(seat) => view.seat(*seat).entrance.iter().any(|h| fits(&h.card)),
            HeroAt::Soul(seat) => view.seat(*seat).soul_heroes.iter().any(fits),
            HeroAt::Wound(seat) => view.seat(*seat).wound_heroes.iter().any(fits),
            HeroAt::Dungeon(seat) => walking.is_some_and(|walk| walk.seat == *seat),
            HeroAt::Room(room) => match walking.and_then(|walk| Some((walk.seat, walk.slot?))) {
                Some((seat, slot)) => match find_room(&self.cards, room, view) {
                    Ok(found) => found == (seat, usize::from(slot)),
                    Err(_) => false,
                },
                None => false,
            },
        };
        if is == yes { Ok(()) } else { Err(self.where_is(view, hero)) }
    }
}

pub(super) fn same<T: PartialEq>(wanted: T, found: T, words: impl Fn(T) -> String) -> Found {
    if wanted == found { Ok(()) } else { Err(words(found)) }
}

fn is_or_not(wanted: bool, found: bool, state: &str) -> Found {
    match (wanted == found, found) {
        (true, _) => Ok(()),
        (false, true) => Err(state.to_owned()),
        (false, false) => Err(format!("not {state}")),
    }
}

fn sorted(cards: &[CardKind]) -> Vec<CardKind> {
    let mut cards = cards.to_vec();
    cards.sort();
    cards
}

fn count(cards: &[CardKind], card: CardKind) -> usize {
    cards.iter().filter(|c| **c == card).count()
}

fn letters(seats: &[Seat]) -> String {
    listed(seats.iter().map(|seat| seat.letter().to_string()))
}

fn seat_or_none(seat: Option<Seat>) -> String {
    seat.map_or("nobody".to_owned(), |seat| seat.letter().to_string())
}

fn cause_words(cause: Cause) -> String {
    cause.id().replace('_', " ")
}

fn waiting(view: &View) -> String {
    match view.waiting {
        Waiting::Window => "a window".to_owned(),
        Waiting::Everybody => "everybody".to_owned(),
        Waiting::Seat(seat) => seat.letter().to_string(),
        Waiting::Chance => "chance".to_owned(),
        Waiting::Over => "over".to_owned(),
    }
}

/// Letters and digits in lower case: commas and kinds of apostrophes do not matter.
fn tokens(text: &str) -> Vec<String> {
    let parts = text.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty());
    parts.map(str::to_lowercase).collect()
}
