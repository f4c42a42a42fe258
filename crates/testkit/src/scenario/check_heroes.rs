//! Holding expectations about heroes against the game.

use endboss_lexicon::{CardKind, Face};
use endboss_view::{HeroView, View};

use super::cards::listed;
use super::check::{Found, same};
use super::fact::{HeroAt, HeroesOf, How};
use super::hero::{HeroMarked, HeroWords};
use super::resolve::find_room;
use super::table::Table;

impl Table<'_> {
    pub(super) fn check_heroes(
        &self,
        view: &View,
        of: HeroesOf,
        how: How,
        wanted: &[HeroMarked],
    ) -> Found {
        let scored = |cards: &[CardKind]| cards.iter().map(|card| self.printed(*card)).collect();
        let found: Vec<HeroView> = match of {
            HeroesOf::Town => view.town.clone(),
            HeroesOf::Entrance(seat) => view.seat(seat).entrance.clone(),
            HeroesOf::Souls(seat) => scored(&view.seat(seat).soul_heroes),
            HeroesOf::Wounds(seat) => scored(&view.seat(seat).wound_heroes),
            HeroesOf::Landmark(card) => {
                let there = view.landmarks.iter().find(|landmark| landmark.card == card);
                there.map_or(Vec::new(), |landmark| landmark.heroes.clone())
            }
            HeroesOf::HeroDeck => {
                let deck: Vec<_> =
                    view.ordinary_heroes.iter().chain(&view.epic_heroes).copied().collect();
                scored(&deck)
            }
        };
        let in_line = matches!(of, HeroesOf::Town | HeroesOf::Entrance(_) | HeroesOf::Landmark(_));
        let ok = match how {
            // First come, first in line.
            How::Is if in_line => {
                found.len() == wanted.len()
                    && wanted.iter().zip(&found).all(|(wanted, found)| self.is(wanted, found))
            }
            How::Is => found.len() == wanted.len() && self.all_there(wanted, &found),
            How::Besides(more) => {
                found.len() == wanted.len() + more && self.all_there(wanted, &found)
            }
            How::Contains => self.all_there(wanted, &found),
            How::Omits => !wanted.iter().any(|w| found.iter().any(|f| self.is(w, f))),
        };
        if ok {
            return Ok(());
        }
        let named = wanted.iter().any(|hero| hero.hero.is_named());
        Err(listed(found.iter().map(|hero| self.hero_found(hero, named))))
    }

    /// Each wanted hero is another one of those found; names are looked for first.
    fn all_there(&self, wanted: &[HeroMarked], found: &[HeroView]) -> bool {
        let mut left = found.to_vec();
        let (named, described): (Vec<_>, Vec<_>) =
            wanted.iter().partition(|hero| hero.hero.is_named());
        named.into_iter().chain(described).all(|hero| {
            match left.iter().position(|found| self.is(hero, found)) {
                Some(at) => {
                    left.remove(at);
                    true
                }
                None => false,
            }
        })
    }

    fn is(&self, wanted: &HeroMarked, found: &HeroView) -> bool {
        let bonus = |bonus: i8| {
            i16::from(found.health) == i16::from(self.printed(found.card).health) + i16::from(bonus)
        };
        self.cards.fits(&wanted.hero, found.card)
            && wanted.damage.is_none_or(|damage| damage == found.damage)
            && wanted.health.is_none_or(|health| health == found.health)
            && wanted.bonus.is_none_or(bonus)
            && (!wanted.waits || found.waits)
            && wanted.token.is_none_or(|token| token == found.token)
            && wanted.carries.is_none_or(|item| found.item == Some(item))
    }

    /// A hero with nothing but what is printed.
    fn printed(&self, card: CardKind) -> HeroView {
        let health = match self.cards.face(card) {
            Face::Hero(hero) => hero.health,
            _ => 0,
        };
        HeroView { card, health, damage: 0, waits: false, token: 0, item: None }
    }

    fn hero_found(&self, hero: &HeroView, named: bool) -> String {
        let mut marks = Vec::new();
        if hero.damage > 0 {
            marks.push(format!("damage {}", hero.damage));
        }
        if hero.health != self.printed(hero.card).health {
            marks.push(format!("health {}", hero.health));
        }
        if hero.waits {
            marks.push("waits".to_owned());
        }
        if hero.token != 0 {
            marks.push(format!("{:+} token", hero.token));
        }
        if let Some(item) = hero.item {
            marks.push(format!("carries {}", self.cards.name(item)));
        }
        let name = self.cards.hero_like(hero.card, named);
        if marks.is_empty() { name } else { format!("{name} ({})", marks.join(", ")) }
    }

    /// Where the heroes that fit are.
    pub(super) fn where_is(&self, view: &View, hero: &HeroWords) -> String {
        let fits = |card: CardKind| self.cards.fits(hero, card);
        let mut places = Vec::new();
        let mut note = |card: CardKind, place: String| {
            if fits(card) {
                places.push(format!("{} {place}", self.cards.hero_like(card, hero.is_named())));
            }
        };
        for found in &view.town {
            note(found.card, "in town".to_owned());
        }
        for landmark in &view.landmarks {
            for found in &landmark.heroes {
                note(
                    found.card,
                    format!("on the {}", self.cards.name(landmark.card).to_lowercase()),
                );
            }
        }
        for seat in &view.seats {
            let letter = seat.seat.letter();
            for found in &seat.entrance {
                note(found.card, format!("at {letter}'s entrance"));
            }
            for card in &seat.soul_heroes {
                note(*card, format!("a soul of {letter}"));
            }
            for card in &seat.wound_heroes {
                note(*card, format!("a wound of {letter}"));
            }
        }
        if let Some(walk) = view.walk {
            let slot = walk.slot.map(usize::from);
            let room = slot.and_then(|slot| view.seat(walk.seat).slots.get(slot)?.room.as_ref());
            let place = room.map_or("dungeon", |room| self.cards.name(room.card));
            note(walk.hero.card, format!("in {}'s {place}", walk.seat.letter()));
        }
        for card in view.ordinary_heroes.iter().chain(&view.epic_heroes) {
            note(*card, "in the deck".to_owned());
        }
        for card in &view.removed {
            note(*card, "gone".to_owned());
        }
        listed(places.into_iter())
    }

    pub(super) fn check_hero_number(
        &self,
        view: &View,
        hero: &HeroWords,
        what: &str,
        n: i16,
    ) -> Found {
        let landmarks = view.landmarks.iter().flat_map(|landmark| &landmark.heroes);
        let here = view.seats.iter().flat_map(|seat| &seat.entrance).chain(&view.town);
        let here = here.chain(landmarks);
        let walking = view.walk.map(|walk| walk.hero);
        let fits = |found: &HeroView| self.cards.fits(hero, found.card);
        let found: Vec<_> = match walking.filter(fits) {
            Some(walking) => vec![walking],
            None => here.filter(|found| fits(found)).copied().collect(),
        };
        match found[..] {
            [one] if what == "damage" => same(n, one.damage.into(), |n| n.to_string()),
            [one] if what == "token" => same(n, one.token.into(), |n| format!("{n:+}")),
            [one] => same(n, one.health.into(), |n| n.to_string()),
            [] => Err("no such hero is in play".to_owned()),
            _ => Err("several such heroes are in play; use a name".to_owned()),
        }
    }

    pub(super) fn check_place(
        &self,
        view: &View,
        hero: &HeroWords,
        place: &HeroAt,
        yes: bool,
    ) -> Found {
        let fits = |card: &CardKind| self.cards.fits(hero, *card);
        let walking = view.walk.filter(|walk| fits(&walk.hero.card));
        let is = match place {
            HeroAt::Town => view.town.iter().any(|hero| fits(&hero.card)),
            HeroAt::Landmark(card) => view
                .landmarks
                .iter()
                .filter(|landmark| landmark.card == *card)
                .any(|landmark| landmark.heroes.iter().any(|hero| fits(&hero.card))),
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
