//! Holding expectations against the game.

use endboss_engine::{Chance, Roll};
use endboss_lexicon::{Back, CardKind, Seat, Seats, Viewer};
use endboss_view::{Cause, Known, NumberSource, View, Waiting};

use super::cards::listed;
use super::fact::{CardsOf, Fact, How, LogHow, NumberOf};
use super::notation::{dungeon_seen, dungeon_words, icon_words};
use super::resolve::find_room;
use super::script::Sight;
use super::spot::{spot_seen, spot_words};
use super::table::Table;
use super::thing::Thing;
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
                let mut found = dungeon_seen(self.seen_of(sight, *seat).seat(*seat));
                for ((at, found), wanted) in found.iter_mut().rev().enumerate().rev().zip(slots) {
                    // What was used or boosted counts only if it is written.
                    found.used &= wanted.used;
                    found.boosted = if wanted.boosted > 0 { self.boost(*seat, at) } else { 0 };
                }
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
            Fact::Treasure(seat, icons) => same(*icons, open().seat(*seat).treasure, icon_words),
            Fact::Boss(seat, card, leveled) => {
                let boss = self.seen_of(sight, *seat).seat(*seat).boss;
                same(
                    Some((*card, *leveled)),
                    boss.map(|b| (b.card, b.leveled)),
                    |boss| match boss {
                        Some((card, true)) => format!("{}, leveled", self.cards.name(card)),
                        Some((card, false)) => self.cards.name(card).to_owned(),
                        None => "no boss".to_owned(),
                    },
                )
            }
            Fact::Minion(seat, spot) => {
                same(*spot, spot_seen(open().seat(*seat).minion), |s| spot_words(&self.cards, s))
            }
            Fact::Item(seat, item) => same(*item, open().seat(*seat).item, |item| match item {
                Some(item) => self.cards.name(item).to_owned(),
                None => "none".to_owned(),
            }),
            Fact::SeatIs(seat, state, yes) => {
                let view = open();
                let seen = view.seat(*seat);
                let is = match *state {
                    "out" => seen.out,
                    "barred" => seen.no_entry,
                    "conceded" => seen.conceded,
                    _ => seen.boss.is_some_and(|boss| boss.leveled),
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
            Fact::FirstPlayer(seat) => same(*seat, open().first_player, seat_or_none),
            Fact::TurnOrder(seats) => same(seats, &open().turn_order, |seats| letters(seats)),
            Fact::Ranking(seats) => match open().outcome {
                Some(outcome) => same(seats, &outcome.ranking, |seats| letters(seats)),
                None => Err("the game is not over".to_owned()),
            },
            Fact::Winner(seat) => match open().outcome {
                Some(outcome) => same(*seat, outcome.winner, |s| s.letter().to_string()),
                None => Err("the game is not over".to_owned()),
            },
            Fact::Score(score) => match open().outcome {
                Some(outcome) => same(*score, outcome.score, |n| n.to_string()),
                None => Err("the game is not over".to_owned()),
            },
            Fact::Title(title) => match open().outcome {
                Some(outcome) => {
                    let found = self.text.title(outcome.titles, outcome.score);
                    let found = found.unwrap_or("none".to_owned());
                    same(title.as_str(), found.as_str(), str::to_owned)
                }
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

    /// More damage of a room until end of turn, as everybody sees it.
    fn boost(&self, seat: Seat, slot: usize) -> u8 {
        let numbers = self.shown().numbers(self.tables, Viewer::Public);
        let parts = numbers.seats[seat.index()].damage.get(slot);
        let boost = parts.into_iter().flatten().find(|p| p.source == NumberSource::ThisTurn);
        boost.map_or(0, |part| part.amount.clamp(0, 255) as u8)
    }

    fn number(&self, sight: Sight, of: NumberOf) -> u16 {
        let view = self.seen_openly(sight);
        match of {
            NumberOf::Souls(seat) => view.seat(seat).souls.into(),
            NumberOf::Wounds(seat) => view.seat(seat).wounds.into(),
            NumberOf::Rooms(seat) => view.seat(seat).rooms.into(),
            NumberOf::Coins(seat) => view.seat(seat).coins.into(),
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
            CardsOf::Market => open.market,
            CardsOf::ItemsWaiting => open.items,
            CardsOf::RoomDeck | CardsOf::SpellDeck if sight != Sight::Truth => {
                return Err("nobody sees what is in a deck".to_owned());
            }
            CardsOf::RoomDeck => self.deck(Back::Room),
            CardsOf::SpellDeck => self.deck(Back::Spell),
        };
        let in_order = matches!(of, CardsOf::RoomTop | CardsOf::SpellTop | CardsOf::ItemsWaiting);
        let ok = match how {
            How::Is if in_order => found == cards,
            How::Is | How::Besides(_) => sorted(&found) == sorted(cards),
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
