//! A dungeon: its entrance, its rooms from left to right, its boss.

use endboss_art::Icon;
use endboss_lexicon::{Back, Seat, Treasure};
use endboss_view::{CardSeen, HeroView, Lured, Pick, SeatView, SlotView, Spot, WalkEnd};
use maud::{Markup, Render, html};

use super::Board;
use super::tile::{Tile, back, tile};
use crate::card::chip;
use crate::{Holder, icon, pictures};

/// The dungeon in the middle of the page.
pub(super) fn near(b: &Board, seat: Seat) -> Markup {
    let view = b.view.seat(seat);
    html! {
        section.mine #mine aria-labelledby="mine-title" data-key="mine" {
            (banner(b, view, "mine-title"))
            (rooms(b, view))
            (fates(b, seat))
        }
    }
}

/// What my dungeon would do now: who comes, and where they die or that they do not.
fn fates(b: &Board, seat: Seat) -> Markup {
    let lured = b.forecast.lures.iter().filter(|lure| lure.to() == Some(seat));
    let walks = b.forecast.walks.iter().filter(|walk| walk.seat == seat);
    let lines: Vec<String> = match b.view.outcome {
        Some(_) => Vec::new(),
        None => lured
            .map(|lure| b.text.lure(lure, b.cards))
            .chain(walks.map(|walk| b.text.walk_forecast(walk, b.cards)))
            .collect(),
    };
    html! {
        ul.fates aria-label=(b.say("face-forecast")) data-key="fates" tabindex="0" {
            @for line in &lines { li { (line) } }
            @if lines.is_empty() { li.empty { (b.say("face-forecast-none")) } }
        }
    }
}

/// Whose it is and how it stands: one line that is always there.
pub(super) fn banner(b: &Board, seat: &SeatView, id: &str) -> Markup {
    let name = b.cards.player(seat.seat);
    let me = b.me() == Some(seat.seat);
    let facts = b.table.seats.get(seat.seat.index());
    let bot = facts.is_some_and(|facts| matches!(facts.holder, Holder::Bot(_)));
    let absent = facts.is_some_and(|facts| {
        matches!(facts.holder, Holder::Person(_)) && !facts.present && !facts.mine && !b.still
    });
    let choices = b.choices();
    let pick = Pick::Seat(seat.seat);
    let active = b.view.active == Some(seat.seat);
    let damage = seat.slots.iter().filter_map(|slot| slot.room.as_ref());
    // Five rooms may deal more than one number of a room can hold.
    let damage: u16 = damage.map(|room| u16::from(room.damage)).sum();
    let number = |id: &str, count: u16| b.text.say(id, &[("count", count.into())]);
    html! {
        div.banner data-word=(b.cards.word(pick)) {
            h2 #(id) {
                @if active { span.turn title=(b.say("face-active")) { (icon(Icon::Begin)) } }
                @if me { (b.say("ui-you")) } @else { (name) }
                @if bot { " " small { (b.say("face-bot")) } }
                @if absent { " " small { (b.say("face-seat-absent")) } }
            }
            @if choices.number(pick).is_some() { (choices.button(pick, "small")) }
            span.score { (counted(Icon::Soul, seat.souls, &number("face-souls", seat.souls.into()))) }
            span.score { (counted(Icon::Wound, seat.wounds, &number("face-wounds", seat.wounds.into()))) }
            @if !me || b.still {
                @let rooms = number("face-hand-rooms", seat.hand_rooms.into());
                span.score data-zone={ "hand-room-" (seat.seat.letter()) } {
                    (counted(Icon::Back(Back::Room), seat.hand_rooms, &rooms))
                }
                @let spells = number("face-hand-spells", seat.hand_spells.into());
                span.score data-zone={ "hand-spell-" (seat.seat.letter()) } {
                    (counted(Icon::Back(Back::Spell), seat.hand_spells, &spells))
                }
            }
            span.score { (counted(Icon::Damage, damage, &number("face-damage-in-all", damage))) }
            (treasures(b, seat))
            (standing(b, seat))
        }
    }
}

/// A number beside its sign for those who see it, and once in words for those who do not.
pub(super) fn counted(icon_of: Icon, count: impl Render, says: &str) -> Markup {
    sign(html! { (icon(icon_of)) b { (count) } }, says)
}

/// What is seen, and in its place what is heard.
fn sign(seen: Markup, says: &str) -> Markup {
    html! {
        span.sign aria-hidden="true" title=(says) { (seen) }
        span.hide { (says) }
    }
}

/// The treasure of a dungeon, each with what it is made of.
fn treasures(b: &Board, seat: &SeatView) -> Markup {
    html! {
        span.chips {
            @for (kind, count) in treasure(b, seat) {
                @let parts = b.numbers.treasure(seat.seat, kind);
                @let says = format!("{}: {}", b.text.treasure(kind), b.text.treasure_parts(parts, b.cards));
                (chip(kind, count, &says, parts.len() <= 1, &b.text))
            }
        }
    }
}

/// The kinds that are in this game.
fn treasure(b: &Board, seat: &SeatView) -> impl Iterator<Item = (Treasure, u8)> {
    let kind = Treasure::Explorer as usize;
    let explorers = b.view.seats.iter().any(|seat| seat.treasure[kind] > 0);
    let all = Treasure::ALL.into_iter().zip(seat.treasure);
    all.filter(move |(kind, _)| explorers || *kind != Treasure::Explorer)
}

/// What else is to be known of a seat, in few words.
fn standing(b: &Board, seat: &SeatView) -> Markup {
    let facts = b.table.seats.get(seat.seat.index());
    html! {
        @if b.view.first_player == Some(seat.seat) {
            span.note { (sign(icon(Icon::FirstPlayer), &b.say("face-first"))) }
        }
        @if !b.view.landmarks.is_empty() && seat.minion.is_none() {
            span.note { (sign(minion(seat.seat), &b.say("ui-minion-home"))) }
        }
        @if seat.coins > 0 {
            @let coins = b.text.say("ui-coins", &[("count", seat.coins.into())]);
            span.score { (counted(Icon::Coin, seat.coins, &coins)) }
        }
        @if seat.out { span.note { (b.say("ui-out")) } }
        @if seat.conceded { span.note { (b.say("ui-conceded")) } }
        @if seat.no_entry { span.note { (b.say("ui-no-entry")) } }
        @match facts.and_then(|facts| facts.away) {
            Some(_) if b.table.rest.is_some() => { span.note { (b.say("face-seat-absent")) } }
            Some("clock") => { span.note { (b.say("face-away-clock")) } }
            Some(_) => { span.note { (b.say("face-away-left")) } }
            None => {}
        }
    }
}

/// That the minion of a seat stands there, in words.
fn minion_of(b: &Board, seat: Seat) -> String {
    b.text.say("ui-minion-of", &[("player", b.who(seat).into())])
}

/// The figure of a seat.
pub(super) fn minion(seat: Seat) -> Markup {
    html! {
        span.{"minion seat-" (seat.letter())} {
            img.icon src=(pictures::minion(seat)) alt="";
        }
    }
}

/// Entrance, slots and boss.
pub(super) fn rooms(b: &Board, seat: &SeatView) -> Markup {
    let letter = seat.seat.letter();
    let choices = b.choices();
    let mine = b.me() == Some(seat.seat);
    let new_slot = mine && choices.number(Pick::NewSlot).is_some();
    let empty = 5usize.saturating_sub(seat.slots.len());
    html! {
        ol.dungeon data-key={ "dungeon-" (letter) } {
            li.entrance data-key={ "entrance-" (letter) } {
                span.place { (icon(Icon::Entrance)) (b.say("ui-entrance")) }
                @for hero in &seat.entrance { (hero_tile(b, hero, "entrance")) }
                @if let Some(walk) = b.view.walk.filter(|it| it.seat == seat.seat && it.slot.is_none()) {
                    (hero_tile(b, &walk.hero, "walks"))
                }
            }
            @for n in 0..empty {
                @let next = n + 1 == empty;
                // Where nothing lies and nothing can be laid there is nothing to tell.
                li.slot.bare data-key={ "bare-" (letter) (n) }
                    aria-hidden=[(!next || !new_slot).then_some("true")]
                    data-word=[(next && mine).then(|| b.cards.word(Pick::NewSlot))] {
                    @if next && new_slot { (choices.button(Pick::NewSlot, "new")) }
                }
            }
            @for (n, slot) in seat.slots.iter().enumerate().rev().map(|(n, slot)| (n as u8, slot)) {
                li.slot data-key={ "slot-" (letter) (n) } data-slot=(n) { (slot_of(b, seat, n, slot)) }
            }
            @let bare = seat.boss.is_none() && seat.item.is_none();
            li.boss data-key={ "boss-" (letter) } aria-hidden=[bare.then_some("true")] { (boss(b, seat)) }
        }
    }
}

fn slot_of(b: &Board, seat: &SeatView, n: u8, slot: &SlotView) -> Markup {
    let letter = seat.seat.letter();
    let choices = b.choices();
    let here = Pick::Slot { seat: seat.seat, slot: n };
    let mine = b.me() == Some(seat.seat);
    let uses = (0..4u8).map(|ability| Pick::Use { slot: n, ability }).filter(|_| mine);
    let pick = choices.first([here].into_iter().chain(uses)).unwrap_or(here);
    let key = format!("room-{letter}{n}");
    let mut notes = vec![b.text.say("ui-slot", &[("slot", (n + 1).into())])];
    if let Some(room) = &slot.room {
        let parts = b.text.damage_parts(b.numbers.damage(seat.seat, n), b.cards);
        let damage = b.text.say("ui-damage", &[("damage", room.damage.into())]);
        notes.push(format!("{damage} ({parts})"));
        if room.deactivated {
            notes.push(b.say("ui-deactivated"));
        }
        if room.stunned {
            notes.push(b.say("ui-stunned"));
        }
        if room.tokens > 0 {
            notes.push(b.text.say("ui-tokens", &[("count", room.tokens.into())]));
        }
        if room.used {
            notes.push(b.say("ui-used"));
        }
    }
    if !slot.below.is_empty() {
        let names: Vec<&str> = slot.below.iter().map(|kind| b.cards.card(*kind)).collect();
        notes.push(b.text.say("ui-below", &[("cards", names.join(", ").into())]));
    }
    // Whoever hears the page hears where a minion stands.
    let stands = slot.room.as_ref().and_then(|room| room.minion);
    notes.extend(stands.map(|seat| minion_of(b, seat)));
    html! {
        @match &slot.room {
            Some(room) => {
                (tile(b, &Tile {
                    key,
                    kind: room.card,
                    number: Some((Icon::Damage, room.damage.to_string())),
                    notes,
                    pick: Some(pick),
                    word: Some(here),
                    class: if room.deactivated || room.stunned { "off" } else { "" },
                }))
                @if room.tokens > 0 {
                    span.tokens aria-hidden="true" { (icon(Icon::Token)) b { (room.tokens) } }
                }
                @if !slot.below.is_empty() {
                    span.depth aria-hidden="true" { "×" (slot.below.len() + 1) }
                }
                @if let Some(whose) = stands { (minion(whose)) }
            }
            None => { @if choices.number(here).is_some() { (choices.button(here, "new")) } }
        }
        @match &slot.face_down {
            Some(CardSeen::Card(kind)) => {
                (tile(b, &Tile {
                    key: format!("down-{letter}{n}"),
                    kind: *kind,
                    notes: vec![b.say("ui-face-down")],
                    class: "down",
                    ..Tile::default()
                }))
            }
            Some(CardSeen::Back(it)) => {
                span.down { (back(b, *it, &format!("down-{letter}{n}"))) }
            }
            None => {}
        }
        @if let Some(walk) = b.view.walk.filter(|it| it.seat == seat.seat && it.slot == Some(n)) {
            (hero_tile(b, &walk.hero, "walks"))
        }
    }
}

fn boss(b: &Board, seat: &SeatView) -> Markup {
    let choices = b.choices();
    let mine = b.me() == Some(seat.seat);
    html! {
        @if let Some(boss) = &seat.boss {
            @let leveled = boss.leveled.then(|| b.say("ui-leveled"));
            @let stood = seat.minion == Some(Spot::Boss(boss.card));
            @let stands = stood.then(|| minion_of(b, seat.seat));
            @let pick = choices.first((0..4u8).map(|ability| Pick::UseBoss { ability }).filter(|_| mine));
            (tile(b, &Tile {
                key: format!("boss-card-{}", seat.seat.letter()),
                kind: boss.card,
                number: Some((Icon::Experience, boss.xp.to_string())),
                notes: [leveled, stands].into_iter().flatten().collect(),
                pick,
                class: if boss.leveled { "leveled" } else { "" },
                ..Tile::default()
            }))
            @if stood { (minion(seat.seat)) }
        }
        @if let Some(item) = seat.item {
            (tile(b, &Tile {
                key: format!("item-{}", seat.seat.letter()),
                kind: item,
                pick: Some(Pick::UseItem).filter(|_| mine),
                class: "item",
                ..Tile::default()
            }))
        }
    }
}

/// A hero in play, with the health it has left.
pub(super) fn hero_tile(b: &Board, hero: &HeroView, class: &'static str) -> Markup {
    let left = hero.health.saturating_sub(hero.damage);
    let number = match hero.damage {
        0 => hero.health.to_string(),
        _ => format!("{left}/{}", hero.health),
    };
    let mut notes = vec![b.text.hero(hero, b.cards)];
    let lure = b.forecast.lure(hero.card).filter(|_| class == "waits");
    notes.extend(lure.map(|lure| b.text.lure(lure, b.cards)));
    notes.extend(b.forecast.walk(hero.card).map(|walk| b.text.walk_forecast(walk, b.cards)));
    let card = tile(
        b,
        &Tile {
            key: format!("hero-{}", hero.card.0),
            kind: hero.card,
            number: Some((Icon::Health, number)),
            notes,
            pick: Some(Pick::Hero(hero.card)),
            word: None,
            class,
        },
    );
    html! { div.stand data-key={ "stand-" (hero.card.0) } { (card) (fate(b, hero, class)) } }
}

/// What would become of a hero, in a sign and a word beside its card.
fn fate(b: &Board, hero: &HeroView, class: &str) -> Markup {
    if b.view.outcome.is_some() {
        return html! {};
    }
    let lure = b.forecast.lure(hero.card).filter(|_| class == "waits");
    let walk = b.forecast.walk(hero.card).filter(|_| matches!(class, "entrance" | "walks"));
    html! {
        @if let Some(lure) = lure {
            span.fate.{@if let Some(seat) = lure.to() { "seat-" (seat.letter()) }} aria-hidden="true"
                title=(b.text.lure(lure, b.cards)) {
                @match lure.goes {
                    Lured::To(seat) => { "→ " (b.who(seat)) }
                    Lured::Tied => (b.say("face-fate-tied")),
                    Lured::Nobody => (b.say("face-fate-nobody")),
                }
            }
        }
        @if let Some(walk) = walk {
            span.fate aria-hidden="true" title=(b.text.walk_forecast(walk, b.cards)) {
                @match walk.end {
                    WalkEnd::Dies { slot: Some(slot), .. } => { (icon(Icon::Soul)) (slot + 1) }
                    WalkEnd::Dies { slot: None, .. } => { (icon(Icon::Soul)) }
                    WalkEnd::Survives { left } => { (icon(Icon::Wound)) "♥" (left) }
                    WalkEnd::Leaves => "↩",
                    WalkEnd::Stays => "…",
                }
            }
        }
    }
}
