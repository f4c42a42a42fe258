//! What this is, what is kept of whom, and what a phone is told to keep it at hand.

use endboss_art as art;
use maud::{Markup, html};

use crate::{Look, pictures};

pub fn about(look: &Look) -> Markup {
    let text = look.text();
    let say = |id: &str| text.say(id, &[]);
    let parts = [
        ("face-about-what", "face-about-what-says"),
        ("face-about-names", "face-about-names-says"),
        ("face-about-kept", "face-about-kept-says"),
        ("face-fair", "face-about-fair-says"),
        ("face-about-license", "face-about-license-says"),
    ];
    html! {
        h1 { (say("face-about")) }
        @for (title, says) in parts {
            section.panel {
                h2 { (say(title)) }
                p { (say(says)) }
                @if title == "face-about-kept" {
                    p { a href="/profile" { (say("face-about-to-data")) } }
                }
            }
        }
        p { (say("face-about-version")) " " code { (env!("CARGO_PKG_VERSION")) } }
    }
}

/// What a browser needs to put the game on a home screen.
pub fn manifest(look: &Look) -> String {
    let icon = |name: &str, side: u32, purpose: &str| {
        let address = pictures::named(name).unwrap_or_default();
        format!(
            "{{\"src\":\"{address}\",\"sizes\":\"{side}x{side}\",\"type\":\"image/png\",\
             \"purpose\":\"{purpose}\"}}"
        )
    };
    let icons = [
        icon("app-192", 192, "any"),
        icon("app-512", 512, "any"),
        icon("app-192-maskable", 192, "maskable"),
        icon("app-512-maskable", 512, "maskable"),
    ];
    let lead = look.text().say("face-home-lead", &[]).replace(['"', '\\'], "");
    format!(
        "{{\"name\":\"endboss\",\"short_name\":\"endboss\",\"description\":\"{lead}\",\
         \"lang\":\"{}\",\"start_url\":\"/\",\"id\":\"/\",\"scope\":\"/\",\
         \"display\":\"standalone\",\"background_color\":\"#14101c\",\
         \"theme_color\":\"#1f1829\",\"icons\":[{}]}}",
        look.lang.id(),
        icons.join(",")
    )
}

/// The sign in the tab of a browser.
pub fn favicon() -> Vec<u8> {
    art::favicon().scaled(2).png()
}
