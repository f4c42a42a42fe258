//! Random positions: also those that games from the set-up hardly ever reach.

use endboss_cards::Catalogue;
use endboss_engine::{Courtesy, HeroAt, Moment, Position, SeatAt, StackAt, Tables, WalkAt};
use endboss_lexicon::{CardKind, Face, FiveWounds, Seat};
use rand::RngExt;
use rand::seq::SliceRandom;

use crate::games::Dice;

/// What a position is made for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Taste {
    /// Anything at all.
    Any,
    /// Many lively cards, at any moment.
    Lively,
    /// Several lively rooms about to be revealed, and more of them in hand.
    LivelyReveal,
}

/// Rooms that build, draw and fetch, and the spells that go with them: they set each other off,
/// cover each other and come back in one turn.
const LIVELY: [&str; 7] = [
    "construction-zone",
    "beast-menagerie",
    "specters-sanctum",
    "dark-altar",
    "motivation",
    "counterspell",
    "cave-in",
];

/// The cards of one game that are not dealt yet.
struct Stock {
    rooms: Vec<CardKind>,
    spells: Vec<CardKind>,
    heroes: Vec<CardKind>,
    bosses: Vec<CardKind>,
}

impl Stock {
    fn new(catalogue: &Catalogue, t: &Tables, taste: Taste, dice: &mut Dice) -> Stock {
        let mut stock = Stock { rooms: vec![], spells: vec![], heroes: vec![], bosses: vec![] };
        for (n, card) in catalogue.cards(t.rules.printing).iter().enumerate() {
            let pile = match &card.face {
                Face::Room(_) => &mut stock.rooms,
                Face::Spell(_) => &mut stock.spells,
                Face::Hero(hero) if hero.mark > t.seats => continue,
                Face::Hero(_) => &mut stock.heroes,
                Face::Boss(_) => &mut stock.bosses,
                Face::Landmark(_) | Face::Item(_) => continue,
            };
            pile.extend((0..card.copies).map(|_| CardKind(n as u16)));
        }
        for pile in [&mut stock.rooms, &mut stock.spells, &mut stock.heroes, &mut stock.bosses] {
            pile.shuffle(dice);
        }
        if taste != Taste::Any {
            // They are dealt first, a few others among them.
            let lively = LIVELY.map(|id| catalogue.kind(id).expect("a classic card"));
            for pile in [&mut stock.rooms, &mut stock.spells] {
                pile.sort_by_cached_key(|card| lively.contains(card) || dice.random_bool(0.05));
            }
        }
        stock
    }
}

fn some(pile: &mut Vec<CardKind>, count: usize) -> Vec<CardKind> {
    pile.split_off(pile.len().saturating_sub(count))
}

fn heroes(stock: &mut Stock, count: usize, dice: &mut Dice) -> Vec<HeroAt> {
    let mut hero = |hero| HeroAt {
        damage: if dice.random_bool(0.2) { dice.random_range(1..5) } else { 0 },
        bonus: if dice.random_bool(0.2) { dice.random_range(-2..=3) } else { 0 },
        ..HeroAt::plain(hero)
    };
    some(&mut stock.heroes, count).into_iter().map(&mut hero).collect()
}

fn stacks(stock: &mut Stock, moment: Moment, count: usize, dice: &mut Dice) -> Vec<StackAt> {
    let placing = matches!(moment, Moment::Build(_) | Moment::Reveal);
    let mut stack = |_| {
        let depth = if dice.random_bool(0.3) { dice.random_range(2..=4) } else { 1 };
        let mark = moment != Moment::Beginning && dice.random_bool(0.1);
        let stunned = mark && dice.random_bool(0.5);
        let covered = placing && !mark && dice.random_bool(0.1);
        StackAt {
            rooms: some(&mut stock.rooms, depth),
            deactivated: mark && !stunned,
            stunned,
            tokens: 0,
            used: false,
            boosted: 0,
            face_down: if covered { stock.rooms.pop() } else { None },
        }
    };
    (0..count).map(&mut stack).collect()
}

fn seat(stock: &mut Stock, moment: Moment, busy: bool, dice: &mut Dice) -> SeatAt {
    let mut at = SeatAt { boss: stock.bosses.pop().unwrap_or_default(), ..SeatAt::default() };
    at.leveled = dice.random_bool(0.3);
    let placing = matches!(moment, Moment::Build(_) | Moment::Reveal);
    let slots = if busy { dice.random_range(1..=2) } else { dice.random_range(0..=5) };
    at.stacks = stacks(stock, moment, slots, dice);
    if placing && (busy || dice.random_bool(0.3)) {
        at.new_slots = some(&mut stock.rooms, dice.random_range(1..=3));
    }
    at.hand = some(&mut stock.rooms, dice.random_range(0..=6));
    at.hand.extend(some(&mut stock.spells, dice.random_range(0..=5)));
    at.known = at.hand.iter().copied().filter(|_| dice.random_bool(0.1)).collect();
    let waiting = dice.random_range(0..=2);
    at.entrance = heroes(stock, waiting, dice);
    at.souls = some(&mut stock.heroes, dice.random_range(0..=2));
    at.wounds = some(&mut stock.heroes, dice.random_range(0..=1));
    at.no_entry = dice.random_bool(0.05);
    at
}

/// In the middle of somebody's part a hero may stand in a room, which may be used or boosted.
fn on_the_way(at: &mut Position, seat: Seat, stock: &mut Stock, dice: &mut Dice) {
    let stacks = &mut at.seats[seat.index()].stacks;
    for stack in stacks.iter_mut() {
        stack.used = dice.random_bool(0.3);
        stack.boosted = if dice.random_bool(0.3) { dice.random_range(1..=4) } else { 0 };
    }
    let rooms = stacks.len() as u8;
    if rooms > 0 && dice.random_bool(0.7) {
        let hero = heroes(stock, 1, dice).pop();
        let slot = dice.random_range(0..rooms);
        at.walk = hero.map(|hero| WalkAt { seat, slot, hero });
    }
}

/// A random position. A few cannot be, and `Game::at` refuses them.
pub(crate) fn position(
    catalogue: &Catalogue,
    t: &Tables,
    taste: Taste,
    dice: &mut Dice,
) -> Position {
    let mut stock = Stock::new(catalogue, t, taste, dice);
    let any_seat = Seat(dice.random_range(0..t.seats));
    let moment = match dice.random_range(0..10) {
        _ if taste == Taste::LivelyReveal => Moment::Reveal,
        0 => Moment::Beginning,
        1..=3 => Moment::Build(any_seat),
        4..=5 => Moment::Reveal,
        6 => Moment::Bait,
        7 => Moment::Adventure,
        8 => Moment::Part(any_seat),
        _ => Moment::End,
    };
    let mut at = Position {
        courtesy: if dice.random_bool(0.5) { Courtesy::Everyone } else { Courtesy::Quick },
        turn: dice.random_range(1..30),
        moment,
        ..Position::default()
    };
    at.seats = (0..t.seats)
        .map(|n| seat(&mut stock, moment, taste != Taste::Any && n == 0, dice))
        .collect();
    // Somebody is out, where that can be and two are left.
    if t.rules.five_wounds == FiveWounds::Eliminated && t.seats > 2 && dice.random_bool(0.2) {
        let boss = at.seats[2].boss;
        at.seats[2] = SeatAt { boss, out: true, ..SeatAt::default() };
    }
    at.seats.shuffle(dice);
    let in_town = dice.random_range(0..=4);
    at.town = heroes(&mut stock, in_town, dice);
    at.discard = some(&mut stock.rooms, dice.random_range(0..=7));
    at.discard.extend(some(&mut stock.spells, dice.random_range(0..=4)));
    at.room_tops = some(&mut stock.rooms, dice.random_range(0..=2));
    at.spell_tops = some(&mut stock.spells, dice.random_range(0..=1));
    at.tops_seen = dice.random_range(0..1 << t.seats);
    let mut small = |pile: &mut Vec<CardKind>| {
        dice.random_bool(0.2).then(|| some(pile, dice.random_range(0..4)))
    };
    at.room_deck = small(&mut stock.rooms);
    at.spell_deck = small(&mut stock.spells);
    at.hero_deck = small(&mut stock.heroes);
    at.began_empty = at.hero_deck.as_ref().is_some_and(Vec::is_empty);
    if let Moment::Part(seat) = moment {
        on_the_way(&mut at, seat, &mut stock, dice);
    }
    at
}
