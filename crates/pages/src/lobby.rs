//! A table before its game: who sits where, how others come, and the beginning.

use endboss_lexicon::Seat;
use maud::{Markup, html};

use crate::form::copies;
use crate::level::{level_name, level_options, levels_told};
use crate::{Holder, Look, SeatFacts, State, TableFacts, bot_name};

/// What a table that waits for its game shows. It is sent whole again when somebody comes.
/// Where nobody finds in by the code, the host has `links` that open single seats.
pub fn lobby(
    look: &Look,
    number: u64,
    table: &TableFacts,
    seated: Option<Seat>,
    links: &[(Seat, String)],
) -> Markup {
    let text = look.text();
    let say = |id: &str| text.say(id, &[]);
    let free = table.seats.iter().any(|seat| seat.holder == Holder::Open);
    let held = table.seats.iter().any(|seat| matches!(seat.holder, Holder::Held { .. }));
    let waits = match (held, free) {
        (true, _) => "face-lobby-held",
        (false, true) => "face-lobby-waits",
        (false, false) => "face-lobby-full",
    };
    html! {
        div #board.lobby data-number=(number) data-seat=[seated.map(Seat::letter)] {
            section.prompt #prompt {
                @match table.state {
                    State::Closed => { h1 { (say("face-table-closed")) } }
                    State::Broken => { h1 { (say("face-table-broken")) } }
                    _ => {
                        h1 { (text.say("face-lobby", &[("edition", (&table.edition).into())])) }
                        p { (say(waits)) }
                    }
                }
                @if let Some(clock) = &table.clock { p { (say("face-clock-how")) ": " (clock) } }
                @if table.rated {
                    p { strong { (say("face-rated-game")) } ". " (say("face-rated-hint")) }
                }
                @if !table.differs.is_empty() {
                    h2 { (say("face-differs")) }
                    ul { @for line in &table.differs { li { (line) } } }
                }
            }
            @if table.state == State::Waiting && table.open {
                section.invite {
                    h2 { (say("face-invite")) }
                    p { (say("face-invite-code")) " " strong.code { (table.code) } }
                    label for="link" { (say("face-invite-link")) }
                    input #link.copy readonly value=(table.link);
                    (copies(&text, "link"))
                }
            }
            section.seats aria-labelledby="seats-title" {
                h2 #seats-title { (say("face-seats")) }
                ol {
                    @for seat in &table.seats {
                        li.{"seat-" (seat.seat.letter())} data-key={ "chair-" (seat.seat.letter()) } {
                            (chair(look, table, seat, links))
                        }
                    }
                }
            }
            @if table.host && table.state == State::Waiting {
                form.start method="post" action={ "/t/" (table.id) "/start" } {
                    @if free {
                        label {
                            (say("face-fill")) " "
                            select name="fill" { (level_options(&text)) }
                        }
                    }
                    button.first type="submit" disabled[held] {
                        (say(if free { "face-start-with-bots" } else { "face-start" }))
                    }
                }
                form method="post" action={ "/t/" (table.id) "/close" }
                    data-confirm=(say("face-close-sure")) {
                    button type="submit" { (say("face-close")) }
                }
                (levels_told(&text))
            } @else if table.state == State::Waiting {
                p.waits { (say("face-host-starts")) }
            }
            (fairness(look, table, seated))
        }
    }
}

fn chair(look: &Look, table: &TableFacts, seat: &SeatFacts, links: &[(Seat, String)]) -> Markup {
    let text = look.text();
    let say = |id: &str| text.say(id, &[]);
    let letter = seat.seat.letter();
    let to = |what: &str| format!("/t/{}/{what}", table.id);
    let hidden = html! { input type="hidden" name="seat" value=(letter); };
    let waiting = table.state == State::Waiting;
    html! {
        b.letter { (letter) }
        @match &seat.holder {
            Holder::Open => {
                span { (say("face-seat-open")) }
                @let link = links.iter().find(|(open, _)| *open == seat.seat);
                @if let Some((_, link)) = link.filter(|_| waiting && !table.open) {
                    label for={ "link-" (letter) } { (say("face-invite-seat")) }
                    input.copy #{ "link-" (letter) } readonly value=(link);
                    (copies(&text, &format!("link-{letter}")))
                }
                @if waiting {
                    form method="post" action=(to("take")) {
                        (hidden)
                        button type="submit" {
                            (text.say("face-take", &[("seat", letter.to_string().into())]))
                        }
                    }
                }
            }
            Holder::Held { name, mine } => {
                span { (text.say("face-seat-held", &[("player", name.into())])) }
                @if *mine && waiting {
                    form method="post" action=(to("take")) {
                        (hidden)
                        button.first type="submit" { (say("face-seat-sit")) }
                    }
                }
            }
            Holder::Person(name) => {
                span {
                    (name)
                    @if seat.mine { " " small { (say("face-seat-you")) } }
                    @if seat.host { " " small { (say("face-seat-host")) } }
                    @if !seat.present && !seat.mine { " " small { (say("face-seat-absent")) } }
                }
                @if seat.mine && waiting {
                    form method="post" action=(to("leave")) {
                        (hidden)
                        button type="submit" { (say("face-stand-up")) }
                    }
                } @else if table.host {
                    form method="post" action=(to("kick")) data-confirm=(say("face-kick-sure")) {
                        (hidden)
                        button type="submit" { (say("face-kick")) }
                    }
                }
            }
            Holder::Bot(level) => {
                span {
                    (bot_name(seat.seat)) " "
                    small { (say("face-bot")) ", " (level_name(&text, level)) }
                }
            }
        }
        @if table.host && waiting && !matches!(seat.holder, Holder::Person(_)) {
            form method="post" action=(to("give")) {
                (hidden)
                @if seat.holder != Holder::Open {
                    button type="submit" name="bot" value="none" { (say("face-open-seat")) }
                }
                @if !matches!(seat.holder, Holder::Bot(_)) {
                    select name="bot" aria-label=(say("face-level")) { (level_options(&text)) }
                    button type="submit" { (say("face-give")) }
                }
            }
        }
    }
}

/// The deal can be checked afterwards: its commitment, and everybody's own salt.
fn fairness(look: &Look, table: &TableFacts, seated: Option<Seat>) -> Markup {
    let text = look.text();
    let say = |id: &str| text.say(id, &[]);
    html! {
        details.fair data-key="fair" {
            summary { (say("face-fair")) }
            p { (say("face-fair-why")) }
            p { code { (table.commit) } }
            @if let Some(seat) = seated.filter(|_| table.state == State::Waiting) {
                form method="post" action={ "/t/" (table.id) "/salt" } {
                    input type="hidden" name="seat" value=(seat.letter());
                    label for="salt" { (say("face-salt")) }
                    input #salt name="salt" maxlength="64" autocomplete="off";
                    button type="submit" { (say("face-salt-add")) }
                }
            }
        }
    }
}
