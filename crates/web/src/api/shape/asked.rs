//! A question of the engine, shaped. Every question is named here, so that a new one does not compile
//! without saying what it is about.

use endboss_journal::{Ids, write_pick};
use endboss_lexicon::{CardFilter, HeroPlace, PlayerFilter, RoomFilter, Seat, Target as Aim};
use endboss_view::{self as view, Asked as What};

use super::ask::{Ask, Filter, Place, SlotAt, Source, Target};
use super::word::{Asked, CardId, Letter, RoomSort, Whose};

/// People count from one.
pub(super) fn nth(n: u8) -> u16 {
    u16::from(n) + 1
}

impl<'a> Ask<'a> {
    pub fn of(ask: &view::Ask, ids: &'a impl Ids) -> Ask<'a> {
        let card = |card| Some(CardId::of(card, ids));
        let letter = |seat: Seat| Some(Letter::from(seat));
        let slot = |seat: Seat, slot| Some(SlotAt { seat: seat.into(), slot: nth(slot) });
        let options = ask.options.iter().map(|pick| write_pick(*pick, ids)).collect();
        let mut it = Ask::plain(ask.seat.into(), ask.what.into(), options);
        it.source = ask.what.source().map(|source| Source::of(source, ids));
        match ask.what {
            What::ChooseBoss
            | What::Mulligan
            | What::FirstRoom
            | What::TurnDraw
            | What::PlaceRoom
            | What::NextTrigger
            | What::Machinations
            | What::Market
            | What::PlaceMinion
            | What::CostRoom { .. }
            | What::CostSoul { .. }
            | What::May { .. }
            | What::DestroyOwn { .. }
            | What::SwapFirst { .. }
            | What::BuildRoom { .. }
            | What::Heal { .. }
            | What::TakeMarket { .. }
            | What::MoveMinion { .. }
            | What::ShuffleStack { .. } => {}
            What::OpeningDiscard { left }
            | What::LoseToken { left, .. }
            | What::MoveTokenFrom { left, .. }
            | What::CostToken { left, .. } => it.left = Some(left),
            What::PlaceWhere { room }
            | What::BuildFound { room, .. }
            | What::BuildWhere { room, .. } => it.room = card(room),
            What::Window { phase, active } | What::CancelWindow { phase, active } => {
                (it.phase, it.active) = (Some(phase.into()), letter(active));
            }
            What::Target { target, .. } => it.target = Some(target.into()),
            What::CostCard { what, left, .. }
            | What::Discard { what, left, .. }
            | What::TakeDiscarded { what, left, .. } => {
                (it.cards, it.left) = (Some(what.into()), Some(left));
            }
            What::Search { rooms, .. } => it.cards = Some(rooms.into()),
            What::NameBack { from, .. } | What::TakeSeen { from, .. } => it.from = letter(from),
            What::ReturnSoul { from, health, .. } => {
                (it.from, it.health) = (letter(from), Some(health));
            }
            What::SwapSecond { seat, slot: first, .. } => it.slot = slot(seat, first),
            What::MoveTokenTo { from, left, .. } => {
                (it.slot, it.left) = (slot(ask.seat, from), Some(left));
            }
            What::TokenOn { left, each, .. } => (it.left, it.each) = (Some(left), Some(each)),
            What::SummonTo { hero, token, .. } => {
                (it.hero, it.token) = (card(hero), Some(token));
            }
            What::SendHero { to, .. } => it.to = letter(to),
        }
        it
    }

    /// A question about nothing in particular.
    fn plain(seat: Letter, what: Asked, options: Vec<String>) -> Ask<'a> {
        Ask {
            number: None,
            seat,
            what,
            options,
            source: None,
            left: None,
            phase: None,
            active: None,
            room: None,
            target: None,
            cards: None,
            from: None,
            to: None,
            slot: None,
            hero: None,
            token: None,
            health: None,
            each: None,
        }
    }
}

impl<'a> Source<'a> {
    pub fn of(source: view::Source, ids: &'a impl Ids) -> Source<'a> {
        Source { card: CardId::of(source.card, ids), ability: nth(source.ability) }
    }
}

impl From<Aim> for Target {
    fn from(target: Aim) -> Target {
        let hero = |place, whose: Option<_>| Target::Hero {
            place,
            whose: whose.map(Whose::from),
            ordinary: None,
        };
        match target {
            Aim::Room { whose, filter } => Target::Room {
                whose: whose.into(),
                sort: filter.sort.map(RoomSort::from),
                advanced: filter.advanced,
            },
            Aim::Hero(HeroPlace::ThisRoom) => hero(Place::ThisRoom, None),
            Aim::Hero(HeroPlace::Dungeon(whose)) => hero(Place::Dungeon, Some(whose)),
            Aim::Hero(HeroPlace::Town { ordinary }) => {
                Target::Hero { place: Place::Town, whose: None, ordinary: Some(ordinary) }
            }
            Aim::Hero(HeroPlace::TownOrDecks) => hero(Place::TownOrDecks, None),
            Aim::Hero(HeroPlace::Entrance(whose)) => hero(Place::Entrance, Some(whose)),
            Aim::Hero(HeroPlace::Landmark) => hero(Place::Landmark, None),
            Aim::Hero(HeroPlace::Dead(whose)) => hero(Place::Dead, Some(whose)),
            Aim::Spell(by) => Target::Spell { by: by.into() },
            Aim::Opponent(PlayerFilter::Any) => {
                Target::Opponent { with_soul: None, souls_ahead: None }
            }
            Aim::Opponent(PlayerFilter::WithSoul) => {
                Target::Opponent { with_soul: Some(true), souls_ahead: None }
            }
            Aim::Opponent(PlayerFilter::SoulsAhead(souls)) => {
                Target::Opponent { with_soul: None, souls_ahead: Some(souls) }
            }
        }
    }
}

impl From<CardFilter> for Filter {
    fn from(filter: CardFilter) -> Filter {
        match filter {
            CardFilter::Any => Filter::Any,
            CardFilter::Spell => Filter::Spell,
            CardFilter::Room(rooms) => rooms.into(),
        }
    }
}

impl From<RoomFilter> for Filter {
    fn from(rooms: RoomFilter) -> Filter {
        Filter::Room { sort: rooms.sort.map(RoomSort::from), advanced: rooms.advanced }
    }
}
