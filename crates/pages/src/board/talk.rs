//! Talk at the table.

use maud::{Markup, html};

use super::Board;
use crate::State;

/// Said with one press, each told in the language of whoever reads it.
const EMOTES: [&str; 6] = ["hello", "well-played", "ouch", "thanks", "hurry", "good-game"];

/// How a quick word is written in talk.
fn written(emote: &str) -> String {
    format!(":{emote}:")
}

pub(super) fn talk(b: &Board) -> Markup {
    let alone = b.table.seats.len() == 1;
    let speaks =
        b.own.filter(|_| !b.still && matches!(b.table.state, State::Playing | State::Over));
    if alone || b.still {
        return html! {};
    }
    html! {
        section.talk #talk aria-labelledby="talk-title" data-key="talk" {
            details open data-key="talk-shown" {
                summary { h2 #talk-title { (b.say("face-talk")) } }
                div role="log" aria-labelledby="talk-title" tabindex="0" {
                    ol data-key="said" {
                        @for line in &b.table.chat {
                            li data-key={ "said-" (line.n) } {
                                b { (line.seat.letter()) " " (line.name) ": " } (told(b, &line.text))
                            }
                        }
                        @if b.table.chat.is_empty() { li.empty { (b.say("face-no-talk")) } }
                    }
                }
                @if let Some(own) = speaks {
                    form.say method="post" action=(b.to("chat")) data-key="say" {
                        input type="hidden" name="seat" value=(own.seat.letter());
                        label.hide for="words" { (b.say("face-talk-label")) }
                        input #words name="text" maxlength="300" autocomplete="off";
                        button type="submit" { (b.say("face-say")) }
                    }
                    form.emotes method="post" action=(b.to("chat")) {
                        input type="hidden" name="seat" value=(own.seat.letter());
                        @for emote in EMOTES {
                            button type="submit" name="text" value=(written(emote)) {
                                (b.say(&format!("face-emote-{emote}")))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A quick word in the reader's language; anything else as it was said.
fn told(b: &Board, text: &str) -> String {
    let quick = EMOTES.into_iter().find(|emote| written(emote) == text);
    quick.map_or_else(|| text.to_owned(), |emote| b.say(&format!("face-emote-{emote}")))
}
