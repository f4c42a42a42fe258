//! One sentence says what the game waits for; below it stands everything I may choose.

use endboss_lexicon::CardKind;
use endboss_view::{Ask, Asked, Outcome, Pick, Seen, Waiting};
use maud::{Markup, html};

use super::Board;
use super::log::{befalls, linked};
use super::tile::{Tile, tile};
use crate::keys::key_cap;
use crate::level::level_name;
use crate::{Deed, Hint, Holder, Own, Rest, State};

pub(super) fn prompt(b: &Board) -> Markup {
    let ask = b.choices().ask();
    let phase = b.text.phase(b.view.phase);
    let now = match b.view.turn {
        0 => b.text.say("ui-only-phase", &[("phase", phase.into())]),
        turn => b.text.say("ui-turn-phase", &[("turn", turn.into()), ("phase", phase.into())]),
    };
    html! {
        section.prompt #prompt aria-labelledby="asked" data-key="prompt"
            data-asked=[b.ask.filter(|_| ask.is_some())] {
            p.now { (now) @if let Some(own) = b.own { (clock(own)) } }
            div.sentence {
                @match b.table.rest.as_ref().filter(|_| b.table.state == State::Playing) {
                    Some(rest) => h1 #asked { (rests(b, rest)) },
                    None => h1 #asked { (sentence(b, ask)) },
                }
            }
            (lately(b))
            (declared(b))
            @if let (Some(ask), Some(number)) = (ask, b.ask) {
                (hint(b, ask))
                (here(b))
                (choices(b, ask, number))
                (ask_hint(b))
            } @else {
                (here(b))
            }
            @if let Some(outcome) = &b.view.outcome { (over(b, outcome)) }
            (tools(b))
        }
    }
}

/// Where the focus waits between two questions: one step before the first choice.
fn here(b: &Board) -> Markup {
    html! { @if !b.still { span #here data-key="here" tabindex="-1" {} } }
}

/// None of the people plays.
fn rests(b: &Board, rest: &Rest) -> Markup {
    let players: Vec<String> = rest.missing.iter().map(|seat| b.cards.player(*seat)).collect();
    let id = match (rest.adjourned, players.is_empty(), b.table.rated) {
        (false, _, _) => "face-rest-waits",
        (true, false, _) => "face-rest-missing",
        (true, true, true) => "face-rest-adjourned-rated",
        (true, true, false) => "face-rest-adjourned",
    };
    let args = [
        ("minutes", rest.wait.div_ceil(60).into()),
        ("hours", rest.wait.div_ceil(3600).into()),
        ("players", players.join(", ").into()),
    ];
    html! {
        (b.text.say(id, &args))
        @if let Some(until) = rest.until { " " span.clock data-deadline=(until) {} }
    }
}

fn clock(own: &Own) -> Markup {
    html! {
        @if let Some(deadline) = own.deadline {
            " " span.clock data-deadline=(deadline) {}
        }
    }
}

/// What the game waits for, by which rule, and for whom where that gives nothing away. [Q6]
fn sentence(b: &Board, ask: Option<&Ask>) -> Markup {
    if let Some(ask) = ask {
        return linked(b, &b.text.asked(ask, b.cards), &[]);
    }
    // A moment of a finished game waits for what it waited for then.
    let state = if b.still { State::Playing } else { b.table.state };
    let said = match (state, b.view.waiting) {
        (State::Closed, _) => b.say("face-table-closed"),
        (State::Broken, _) => b.say("face-table-broken"),
        (_, Waiting::Over) | (State::Over, _) => match &b.view.outcome {
            // Alone nobody wins; the score says how it went. [R12.6]
            Some(outcome) if b.view.seats.len() == 1 => {
                b.text.say("face-over-alone", &[("cause", b.text.cause(outcome.cause).into())])
            }
            Some(outcome) => b.text.say(
                "face-won",
                &[
                    ("player", b.cards.player(outcome.winner).into()),
                    ("me", if b.me() == Some(outcome.winner) { "yes" } else { "no" }.into()),
                    ("cause", b.text.cause(outcome.cause).into()),
                ],
            ),
            None => b.say("phase-over"),
        },
        (_, Waiting::Window) => {
            let phase = b.text.phase(b.view.phase);
            return linked(b, &b.text.say("face-waiting-window", &[("phase", phase.into())]), &[]);
        }
        (_, Waiting::Everybody) => b.say("ui-waiting-everybody"),
        (_, Waiting::Chance) if b.view.turn == 0 => b.say("face-waiting-chance"),
        (_, Waiting::Chance) => b.say("face-waiting-draw"),
        (_, Waiting::Seat(seat)) => {
            b.text.say("ui-waiting", &[("player", b.cards.player(seat).into())])
        }
    };
    html! { (said) }
}

/// The last things that befell the reader, where they look: why there is a wound, or a room less.
fn lately(b: &Board) -> Markup {
    let Some(me) = b.me().filter(|_| !b.still && b.view.outcome.is_none()) else {
        return html! {};
    };
    let befell: Vec<&Seen> = b.log.iter().filter(|seen| befalls(seen, me)).collect();
    html! {
        @if !befell.is_empty() {
            ul.lately aria-label=(b.say("face-lately")) {
                @for seen in &befell[befell.len().saturating_sub(2)..] {
                    li { (b.text.seen(seen, b.cards)) }
                }
            }
        }
    }
}

/// What was declared and has not happened yet, the newest last.
fn declared(b: &Board) -> Markup {
    if b.view.declared.is_empty() {
        return html! {};
    }
    html! {
        div.declared {
            h2 { (b.say("ui-declared")) }
            ol {
                @for (n, it) in (0u8..).zip(&b.view.declared) {
                    li {
                        (tile(b, &Tile {
                            key: format!("declared-{n}"),
                            kind: it.source.card,
                            notes: vec![b.who(it.seat)],
                            pick: Some(Pick::Declared(n)),
                            ..Tile::default()
                        }))
                        span { (b.who(it.seat)) }
                    }
                }
            }
        }
    }
}

/// The form that every choice on the page belongs to, and all choices in words.
fn choices(b: &Board, ask: &Ask, number: u32) -> Markup {
    let all = b.choices();
    html! {
        @if let Some(guide) = b.guide {
            form #pick method="get" action=(guide.address) {}
        } @else {
            form #pick method="post" action=(b.to("pick")) {
                input type="hidden" name="seat" value=(ask.seat.letter());
                input type="hidden" name="ask" value=(number);
                // One answer to one question, however often the button is pressed.
                input type="hidden" name="key" value={ "face-" (number) };
            }
        }
        ol.choices aria-label=(b.say("face-choices")) {
            @for pick in all.all() {
                li data-key={ "choice-" (b.cards.word(pick)) } {
                    @if let Some(kind) = unseen(b, ask.what, pick) { (thumb(b, kind)) }
                    (all.button(pick, weight(pick)))
                }
            }
        }
    }
}

/// What a bot would do, once it was asked: above the choices, where it is seen when it comes.
fn hint(b: &Board, ask: &Ask) -> Markup {
    let said = match b.own.and_then(|own| own.hint.as_ref()) {
        None => return html! {},
        Some(Hint::Thinking) => b.say("face-hint-thinking"),
        Some(Hint::Here { pick, why, level }) => {
            let level = level_name(&b.text, level);
            let number = b.choices().number(*pick).unwrap_or_default();
            let choice = b.choices().says(*pick);
            let why = b.text.why(why, ask.seat, b.cards);
            let args = [("level", level.into()), ("number", number.into())];
            let more = [("choice", choice.trim_end_matches('.').into()), ("why", why.into())];
            b.text.say("ui-hint", &[args, more].concat())
        }
    };
    html! { p.hint { (said) } }
}

fn ask_hint(b: &Board) -> Markup {
    let Some(own) = b.own.filter(|own| own.may_hint && own.hint.is_none()) else {
        return html! {};
    };
    html! {
        form.hint method="post" action=(b.to("hint")) {
            input type="hidden" name="seat" value=(own.seat.letter());
            button type="submit" data-hot=(Deed::Hint.id()) {
                (key_cap(&b.keys, Deed::Hint)) (b.say("face-hint"))
            }
        }
    }
}

/// A card that is a choice and lies nowhere on the board.
fn unseen(b: &Board, asked: Asked, pick: Pick) -> Option<CardKind> {
    let hidden = matches!(
        asked,
        Asked::TakeDiscarded { .. } | Asked::TakeSeen { .. } | Asked::Search { .. }
    );
    match pick {
        Pick::Card(kind) if hidden => Some(kind),
        Pick::Deck(kind) => Some(kind),
        Pick::Hero(kind) => {
            let scored =
                b.view.seats.iter().any(|seat| {
                    seat.soul_heroes.contains(&kind) || seat.wound_heroes.contains(&kind)
                });
            let decks = [&b.view.ordinary_heroes, &b.view.epic_heroes];
            let deck = decks.iter().any(|deck| deck.contains(&kind));
            (scored || deck).then_some(kind)
        }
        _ => None,
    }
}

fn thumb(b: &Board, kind: CardKind) -> Markup {
    tile(b, &Tile { key: format!("choice-card-{}", kind.0), kind, ..Tile::default() })
}

fn weight(pick: Pick) -> &'static str {
    if pick == Pick::Pass { "pass" } else { "" }
}

/// The end of the game, and where to go from here.
fn over(b: &Board, outcome: &Outcome) -> Markup {
    let rematch = b.table.rematch.as_ref();
    // Whoever knew the deal could tell it; so replays are found on the board when the day is over.
    if let Some(day) = &b.table.daily {
        return html! {
            div.over {
                @if let Some(scored) = b.text.scored(outcome) { p { strong { (scored) } } }
                p { a.button.first href={ "/daily/" (day) } { (b.say("face-daily-to-board")) } }
            }
        };
    }
    html! {
        div.over {
            @if let Some(scored) = b.text.scored(outcome) { p { strong { (scored) } } }
            p {
                a.button.first href=(b.to("result")) { (b.say("face-result")) }
                a.button href={ "/replay/" (b.table.id) } { (b.say("face-replay")) }
            }
            @if let Some(code) = rematch {
                p { a.button href={ "/t/" (code) } { (b.say("face-to-rematch")) } }
            } @else if b.me().is_some() && !b.still {
                form method="post" action=(b.to("rematch")) {
                    button type="submit" { (b.say("face-rematch")) }
                }
            }
        }
    }
}

/// Undo, windows, and the ways out. They are always at the same place.
fn tools(b: &Board) -> Markup {
    if b.still || b.table.state != State::Playing {
        return html! {};
    }
    let Some(own) = b.own else { return lost_seat(b) };
    let seat = own.seat.letter();
    let away = b.table.seats.get(own.seat.index()).is_some_and(|facts| facts.away.is_some());
    html! {
        @if away {
            form.back method="post" action=(b.to("return")) {
                input type="hidden" name="seat" value=(seat);
                button.first type="submit" { (b.say("face-come-back")) }
            }
        }
        @match &b.table.daily {
            // Nothing is taken back there, and whether it counts is good to know.
            Some(day) => p.day { a href={ "/daily/" (day) } { (b.table.edition) } },
            None => (undo(b, own)),
        }
        (consent(b, own))
        (believe(b, own))
        (windows(b, own))
        (ways_out(b, own))
    }
}

fn undo(b: &Board, own: &Own) -> Markup {
    html! {
        form.tools method="post" action=(b.to("undo")) {
            input type="hidden" name="seat" value=(own.seat.letter());
            button #undo type="submit" name="how" value="one" disabled[!own.may_undo]
                data-hot=(Deed::Undo.id()) { (key_cap(&b.keys, Deed::Undo)) (b.say("face-undo")) }
            button type="submit" name="how" value="all" disabled[!own.may_undo] {
                (b.say("face-undo-all"))
            }
        }
    }
}

/// Somebody wants to take back more than they may alone. [Q50]
fn consent(b: &Board, own: &Own) -> Markup {
    let Some(undo) = &b.table.undo else { return html! {} };
    let name = b.cards.player(undo.by);
    let mine = undo.by == own.seat;
    let id = match (mine, undo.whole_turn) {
        (true, _) => "face-undo-wished-by-you",
        (false, true) => "face-undo-wished-turn",
        (false, false) => "face-undo-wished",
    };
    let agreed = undo.agreed.contains(&own.seat);
    html! {
        form.consent method="post" action=(b.to("consent")) {
            input type="hidden" name="seat" value=(own.seat.letter());
            p { (b.text.say(id, &[("player", (&name).into())])) }
            @if !agreed {
                button type="submit" name="agree" value="yes" { (b.say("face-agree")) }
            }
            button type="submit" name="agree" value="no" {
                (b.say(if mine { "face-withdraw" } else { "face-refuse" }))
            }
        }
    }
}

/// Windows without nagging: one key each. [Q6]
fn windows(b: &Board, own: &Own) -> Markup {
    let until = |what: &'static str, id: &str, deed: Option<Deed>| {
        let on = own.pass_until == Some(what);
        html! {
            button type="submit" name="until" value=(if on { "none" } else { what })
                aria-pressed=(if on { "true" } else { "false" }) data-hot=[deed.map(Deed::id)] {
                @if let Some(deed) = deed { (key_cap(&b.keys, deed)) }
                (b.say(id))
            }
        }
    };
    let toggle = |name: &'static str, on: bool, id: &str, deed: Deed| {
        html! {
            button type="submit" name=(name) value=(if on { "off" } else { "on" })
                aria-pressed=(if on { "true" } else { "false" }) data-hot=(deed.id()) {
                (key_cap(&b.keys, deed))
                (b.say(id))
            }
        }
    };
    // What is set is seen without opening it.
    let modes = [
        ("face-until-my-turn", own.pass_until == Some("my_turn")),
        ("face-until-phase", own.pass_until == Some("end_of_phase")),
        ("face-until-turn", own.pass_until == Some("end_of_turn")),
        ("face-wake-at-me", own.wake_at_me),
        ("face-wake-declared", own.wake_declared),
        ("face-always-ask", own.always_ask),
    ];
    let modes = modes.into_iter().filter(|(_, on)| *on).map(|(id, _)| b.say(id));
    html! {
        details.windows data-key="windows" {
            summary { (b.say("face-windows")) @for mode in modes { em { " · " (mode) } } }
            form method="post" action=(b.to("windows")) {
                input type="hidden" name="seat" value=(own.seat.letter());
                @if own.pass_until.is_some() {
                    button.first type="submit" name="until" value="none" data-hot=(Deed::Stop.id()) {
                        (key_cap(&b.keys, Deed::Stop)) (b.say("face-stop-here"))
                    }
                }
                (until("my_turn", "face-until-my-turn", Some(Deed::UntilMyTurn)))
                (until("end_of_phase", "face-until-phase", None))
                (until("end_of_turn", "face-until-turn", None))
                (toggle("at_me", own.wake_at_me, "face-wake-at-me", Deed::WakeAtMe))
                (toggle("declared", own.wake_declared, "face-wake-declared", Deed::WakeDeclared))
                (toggle("always", own.always_ask, "face-always-ask", Deed::AlwaysAsk))
            }
        }
    }
}

fn ways_out(b: &Board, own: &Own) -> Markup {
    let seat = own.seat.letter();
    let hidden = html! { input type="hidden" name="seat" value=(seat); };
    html! {
        details.menu data-key="menu" {
            summary { (b.say("face-more")) }
            // A daily dungeon waits for whoever began it, and nothing is taken back there.
            @if b.table.daily.is_none() {
                form method="post" action=(b.to("ask-undo")) {
                    (hidden)
                    button type="submit" name="turn" value="no" { (b.say("face-ask-undo")) }
                    button type="submit" name="turn" value="yes" { (b.say("face-ask-undo-turn")) }
                }
                form method="post" action=(b.to("leave")) data-confirm=(b.say("face-leave-sure")) {
                    (hidden)
                    button type="submit" { (b.say("face-leave")) }
                }
            }
            form method="post" action=(b.to("concede")) data-confirm=(b.say("face-concede-sure")) {
                (hidden)
                button type="submit" { (b.say("ui-concede")) }
            }
            @if b.table.host {
                form method="post" action=(b.to("close")) data-confirm=(b.say("face-close-sure")) {
                    button type="submit" { (b.say("face-close")) }
                }
            }
            @if b.table.host { (keep_order(b)) }
            @if b.table.daily.is_none() && !b.table.rated { (link(b, own)) }
            p { a href="/profile" data-open="keys" { (b.say("face-keys-and-settings")) } }
        }
    }
}

/// How other devices of the player come to this seat, and how they go.
fn link(b: &Board, own: &Own) -> Markup {
    let devices = b.table.seats.get(own.seat.index()).map_or(0, |seat| seat.devices);
    html! {
        @if !own.link.is_empty() { p { a href=(own.link) { (b.say("face-seat-link")) } } }
        @if devices > 0 { p { (b.text.say("face-seat-devices", &[("count", devices.into())])) } }
        form method="post" action=(b.to("renew")) data-confirm=(b.say("face-renew-sure")) {
            input type="hidden" name="seat" value=(own.seat.letter());
            button type="submit" { (b.say("face-renew")) }
        }
    }
}

/// Somebody says that another seat is theirs: whoever plays knows whether that is true.
fn believe(b: &Board, own: &Own) -> Markup {
    let Some(claim) = b.table.claim.as_ref().filter(|claim| claim.seat != own.seat) else {
        return html! {};
    };
    html! {
        form.consent method="post" action=(b.to("claim-answer")) {
            input type="hidden" name="seat" value=(own.seat.letter());
            p { (claimed(b, "face-claimed")) }
            @if !claim.agreed.contains(&own.seat) {
                button type="submit" name="agree" value="yes" { (b.say("face-agree")) }
            }
            button type="submit" name="agree" value="no" { (b.say("face-refuse")) }
        }
    }
}

fn claimed(b: &Board, id: &str) -> String {
    let Some(claim) = &b.table.claim else { return String::new() };
    let args = [("name", (&claim.name).into()), ("player", b.cards.player(claim.seat).into())];
    b.text.say(id, &args)
}

/// The way back for whoever played here and is a stranger to us now.
fn lost_seat(b: &Board) -> Markup {
    let people = b.table.seats.iter().filter(|seat| matches!(seat.holder, Holder::Person(_)));
    if b.table.rated || b.table.daily.is_some() || people.clone().count() < 2 {
        return html! {};
    }
    html! {
        details.menu data-key="lost-seat" {
            summary { (b.say("face-claim")) }
            @if b.table.claim.is_some() { p { (claimed(b, "face-claimed-seat")) } }
            p { (b.say("face-claim-why")) }
            @for seat in people {
                form method="post" action=(b.to("claim")) {
                    input type="hidden" name="seat" value=(seat.seat.letter());
                    button type="submit" {
                        (b.text.say("face-claim-seat", &[("player", b.who(seat.seat).into())]))
                    }
                }
            }
        }
    }
}

/// What the host may do about the others.
fn keep_order(b: &Board) -> Markup {
    let people = b.table.seats.iter().filter(|seat| !seat.mine);
    let people = people.filter_map(|seat| match &seat.holder {
        Holder::Person(name) => Some((seat, name)),
        Holder::Open | Holder::Held { .. } | Holder::Bot(_) => None,
    });
    html! {
        @for (seat, name) in people {
            @let args = [("player", name.into())];
            @let mute = if seat.muted { "face-unmute" } else { "face-mute" };
            form method="post" action=(b.to("mute")) {
                input type="hidden" name="seat" value=(seat.seat.letter());
                button type="submit" name="on" value=(if seat.muted { "no" } else { "yes" }) {
                    (b.text.say(mute, &args))
                }
            }
            form method="post" action=(b.to("kick")) data-confirm=(b.say("face-kick-sure")) {
                input type="hidden" name="seat" value=(seat.seat.letter());
                button type="submit" { (b.text.say("face-kick-whom", &args)) }
            }
        }
    }
}
