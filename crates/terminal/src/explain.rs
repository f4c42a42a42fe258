//! What a card is, what it does, and where it is now.

use endboss_cards::{Catalogue, NotFound};
use endboss_gamebox::cards_holding;
use endboss_lexicon::{CardKind, Printing};
use endboss_text::Arg;
use endboss_view::{Ask, Asked, HeroView, Pick, View};

use crate::screen::Screen;
use crate::shown;

/// The card an answer is about.
pub fn card_of(pick: Pick, ask: &Ask, view: &View) -> Option<CardKind> {
    let room = |seat: endboss_lexicon::Seat, slot: u8| {
        let slot = view.seats.get(seat.index())?.slots.get(usize::from(slot))?;
        slot.room.as_ref().map(|room| room.card)
    };
    match pick {
        Pick::Card(card) | Pick::Deck(card) | Pick::Hero(card) => Some(card),
        Pick::Slot { seat, slot } => room(seat, slot),
        Pick::Use { slot, .. } => room(ask.seat, slot),
        Pick::Declared(n) => Some(view.declared.get(usize::from(n))?.source.card),
        Pick::NewSlot => match ask.what {
            Asked::PlaceWhere { room }
            | Asked::BuildFound { room, .. }
            | Asked::BuildWhere { room, .. } => Some(room),
            _ => None,
        },
        Pick::Seat(seat) => Some(view.seats.get(seat.index())?.boss?.card),
        Pick::Pass | Pick::Yes => match ask.what {
            Asked::May { source } | Asked::Target { source, .. } => Some(source.card),
            _ => None,
        },
        Pick::Space { landmark, .. } => Some(landmark),
        Pick::UseBoss { .. } => Some(view.seats.get(ask.seat.index())?.boss?.card),
        Pick::UseItem => view.seats.get(ask.seat.index())?.item,
        Pick::Back(_) => None,
    }
}

/// A card by what the player calls it: its name, its id, or a part of its name that no other has.
/// Otherwise a sentence that helps.
pub fn find(
    name: &str,
    catalogue: &Catalogue,
    printing: Printing,
    screen: &Screen,
) -> Result<CardKind, String> {
    let lang = screen.text.lang().id();
    let problem = match catalogue.find(name, lang, printing) {
        Ok(card) => return Ok(card),
        Err(problem) => problem,
    };
    let found = cards_holding(name, catalogue, lang, printing);
    let names = || {
        let names = found.iter().map(|kind| catalogue.name(*kind, lang, printing));
        names.collect::<Vec<_>>().join(", ")
    };
    let name: Arg = name.into();
    match (&found[..], problem) {
        ([one], _) => Ok(*one),
        ([_, _, ..], _) if found.len() <= 6 => {
            Err(screen.say("ui-several-cards", &[("name", name), ("list", names().into())]))
        }
        (_, NotFound::NotPrinted { .. }) => Err(screen.say("ui-not-printed", &[("name", name)])),
        (_, NotFound::Unknown { near: Some(near), .. }) => {
            Err(screen.say("ui-did-you-mean", &[("name", name), ("near", near.into())]))
        }
        (_, NotFound::Ambiguous { ids, .. }) => {
            Err(screen.say("ui-several-cards", &[("name", name), ("list", ids.join(", ").into())]))
        }
        (_, NotFound::Unknown { near: None, .. }) => {
            Err(screen.say("ui-no-card", &[("name", name)]))
        }
    }
}

/// The card in full, then a line for each place where this seat sees it now.
pub fn card(card: CardKind, view: &View, screen: &Screen) -> Vec<String> {
    let mut lines = vec![screen.described(card, screen.names.card(card).to_owned())];
    lines.extend(places(card, view, screen));
    lines
}

fn places(card: CardKind, view: &View, screen: &Screen) -> Vec<String> {
    let mut lines = Vec::new();
    let mut place = |id: &str, args: &[(&str, Arg)]| lines.push(screen.say(id, args));
    let hero = |hero: &HeroView| shown::hero(hero, &screen.text, screen.names);
    for seat in &view.seats {
        let me = if seat.seat == screen.me { "yes" } else { "no" };
        let player = screen.names.player(seat.seat);
        let whose: [(&str, Arg); 2] = [("me", me.into()), ("player", player.into())];
        for (n, slot) in (1u8..).zip(&seat.slots) {
            if let Some(room) = slot.room.as_ref().filter(|room| room.card == card) {
                let now = [("slot", n.into()), ("damage", room.damage.into())];
                place("ui-now-room", &[&whose[..], &now[..]].concat());
            }
            if slot.below.contains(&card) {
                place("ui-now-below", &[&whose[..], &[("slot", n.into())]].concat());
            }
        }
        if seat.boss.is_some_and(|boss| boss.card == card) {
            place("ui-now-boss", &whose);
        }
        if seat.item == Some(card) {
            place("ui-now-item", &whose);
        }
        for it in seat.entrance.iter().filter(|it| it.card == card) {
            place("ui-now-entrance", &[&whose[..], &[("hero", hero(it).into())]].concat());
        }
        for (scored, id) in
            [(&seat.soul_heroes, "ui-now-soul"), (&seat.wound_heroes, "ui-now-wound")]
        {
            if scored.contains(&card) {
                place(id, &whose);
            }
        }
        let held = seat.hand.iter().flatten().filter(|it| **it == card).count();
        if held > 0 {
            place("ui-now-hand", &[("count", held.into())]);
        }
    }
    for landmark in &view.landmarks {
        let name = screen.names.card(landmark.card);
        for it in landmark.heroes.iter().filter(|it| it.card == card) {
            place("ui-now-landmark", &[("landmark", name.into()), ("hero", hero(it).into())]);
        }
    }
    let offered = view.market.iter().filter(|it| **it == card).count();
    if offered > 0 {
        place("ui-now-market", &[("count", offered.into())]);
    }
    if view.items.contains(&card) {
        place("ui-now-item-waits", &[]);
    }
    if let Some(it) = in_play(view).find(|it| it.item == Some(card)) {
        let [_, who] = screen.hero(it.card);
        place("ui-now-carried", &[("hero", hero(it).into()), who]);
    }
    for it in view.town.iter().filter(|it| it.card == card) {
        place("ui-now-town", &[("hero", hero(it).into())]);
    }
    if let Some(walk) = view.walk.filter(|walk| walk.hero.card == card) {
        place("ui-now-walks", &[("hero", hero(&walk.hero).into())]);
    }
    let discarded = view.discard.iter().filter(|it| **it == card).count();
    if discarded > 0 {
        place("ui-now-discard", &[("count", discarded.into())]);
    }
    if view.ordinary_heroes.contains(&card) || view.epic_heroes.contains(&card) {
        place("ui-now-deck", &[]);
    }
    lines
}

/// All heroes that are in play.
fn in_play(view: &View) -> impl Iterator<Item = &HeroView> {
    let landmarks = view.landmarks.iter().flat_map(|it| &it.heroes);
    let entrances = view.seats.iter().flat_map(|seat| &seat.entrance);
    let walks = view.walk.iter().map(|walk| &walk.hero);
    view.town.iter().chain(landmarks).chain(entrances).chain(walks)
}
