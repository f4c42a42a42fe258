//! When something went wrong: what happened, and what to do.

use maud::{Markup, html};

use crate::Look;

/// The body of a page that says why there is nothing else on it.
pub fn trouble(look: &Look, title: &str, sentence: &str, retry: Option<u64>) -> Markup {
    let text = look.text();
    html! {
        section.trouble {
            h1 { (title) }
            p { (sentence) }
            @if let Some(seconds) = retry {
                p { (text.say("face-try-again", &[("seconds", seconds.to_string().into())])) }
            }
            p { a.button href="/" { (text.say("face-home", &[])) } }
        }
    }
}
