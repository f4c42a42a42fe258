//! When something went wrong: what happened, and what to do.

use maud::{Markup, html};

use crate::Look;

/// The body of a page that says why there is nothing else on it.
pub fn trouble(
    look: &Look,
    title: &str,
    sentence: &str,
    retry: Option<u64>,
    table: Option<&str>,
) -> Markup {
    let text = look.text();
    html! {
        section.trouble {
            h1 { (title) }
            p { (sentence) }
            @if let Some(seconds) = retry {
                p { (text.say("face-try-again", &[("seconds", seconds.to_string().into())])) }
            }
            p {
                @if let Some(table) = table {
                    a.button.first href=(table) { (text.say("face-back-to-table", &[])) } " "
                }
                a.button href="/" { (text.say("face-home", &[])) }
            }
        }
    }
}

/// Asks once more before something that cannot be taken back. With script it is asked on the spot.
pub fn confirm(look: &Look, question: &str, to: &str, seat: Option<char>, back: &str) -> Markup {
    let text = look.text();
    html! {
        section.trouble {
            h1 { (question) }
            form method="post" action=(to) {
                @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat); }
                button.first type="submit" name="sure" value="yes" {
                    (text.say("face-yes-sure", &[]))
                }
                " " a.button href=(back) { (text.say("face-not-sure", &[])) }
            }
        }
    }
}
