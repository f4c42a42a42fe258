//! What stands around the live part of a table's page.

use maud::{Markup, html};

use crate::keys::{Place, keys_dialog};
use crate::{Look, Walk};

/// The page of a table: the live part as it is now, and what it needs to stay live.
pub fn table(look: &Look, here: &str, stream: &str, part: Markup) -> Markup {
    let text = look.text();
    let say = |id: &str| text.say(id, &[]);
    html! {
        div #live data-live=(stream) data-lost=(say("face-lost")) data-found=(say("face-found"))
            data-sending=(say("face-sending")) data-unsent=(say("face-unsent"))
            data-yes=(say("face-yes-sure")) data-no=(say("face-not-sure")) { (part) }
        noscript {
            p.notlive { (say("face-not-live")) " " a href=(here) { (say("face-reload")) } }
        }
        p #lost role="status" {}
        p #sending hidden {}
        div.hide #news aria-live="polite" {}
        div.hide #question aria-live="polite" aria-atomic="true" {}
        (keys_dialog(look, here, Place::Table))
    }
}

/// How fast heroes walk, whether there is sound, and whether single keys do anything.
pub fn wishes(look: &Look, here: &str) -> Markup {
    let text = look.text();
    let say = |id: &str| text.say(id, &[]);
    let pressed = |on: bool| if on { "true" } else { "false" };
    html! {
        form.wishes method="post" action="/look" {
            input type="hidden" name="back" value=(here);
            fieldset {
                legend { (say("face-walk")) }
                @for walk in Walk::ALL {
                    button type="submit" name="wish" value={ "walk-" (walk.id()) }
                        aria-pressed=(pressed(look.walk == walk)) { (say(walk_word(walk))) }
                }
            }
            fieldset {
                legend { (say("face-sound")) }
                button type="submit" name="wish" value="sound-on" aria-pressed=(pressed(look.sound)) {
                    (say("face-sound-on"))
                }
                button type="submit" name="wish" value="sound-off"
                    aria-pressed=(pressed(!look.sound)) { (say("face-sound-off")) }
            }
            fieldset {
                legend { (say("face-keys-single")) }
                button type="submit" name="wish" value="keys-on" aria-pressed=(pressed(look.keys.on)) {
                    (say("face-keys-on"))
                }
                button type="submit" name="wish" value="keys-off"
                    aria-pressed=(pressed(!look.keys.on)) { (say("face-keys-off")) }
            }
        }
    }
}

fn walk_word(walk: Walk) -> &'static str {
    match walk {
        Walk::Off => "face-walk-off",
        Walk::Slow => "face-walk-slow",
        Walk::Normal => "face-walk-normal",
        Walk::Fast => "face-walk-fast",
    }
}

/// The page of a seat's link. What opens the seat stands behind the #, which browsers do not send:
/// the script reads it there, and whoever has none copies it.
pub fn seat_link(look: &Look, id: &str, code: &str, seat: char) -> Markup {
    let text = look.text();
    let letter = seat.to_string();
    let args = [("seat", (&letter).into()), ("code", code.into())];
    html! {
        section.panel {
            h1 { (text.say("face-seat-of", &args)) }
            p { (text.say("face-seat-by-link", &args)) }
            form method="post" action={ "/t/" (id) "/take" } {
                input type="hidden" name="seat" value=(letter);
                p {
                    label for="secret" { (text.say("face-seat-secret", &[])) } " "
                    input #secret name="secret" autocomplete="off" required data-from-hash="";
                }
                button.first type="submit" { (text.say("face-seat-sit", &[])) }
            }
            details {
                summary { (text.say("face-claim", &[])) }
                p { (text.say("face-claim-why", &[])) }
                form method="post" action={ "/t/" (id) "/claim" } {
                    input type="hidden" name="seat" value=(letter);
                    button type="submit" { (text.say("face-claim-this", &args)) }
                }
            }
        }
    }
}
