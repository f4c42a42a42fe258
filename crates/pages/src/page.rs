//! What every page has around it.

use endboss_text::{Lang, Text};
use maud::{DOCTYPE, Markup, html};

use crate::asset::{asset, build};
use crate::{Look, Theme, pictures};

/// What a page says about itself.
#[derive(Clone, Debug, Default)]
pub struct Frame<'a> {
    pub title: String,
    /// The address of this page, to come back to after a wish was said.
    pub here: &'a str,
    /// For style and script: `home`, `table`.
    pub class: &'static str,
    /// Style sheets beside the common one.
    pub styles: &'a [&'static str],
    /// Scripts beside the common one.
    pub scripts: &'a [&'static str],
    /// What others are told of the page where its address is shown.
    pub about: Option<String>,
}

/// A whole page.
pub fn page(look: &Look, frame: &Frame, body: Markup) -> String {
    let text = look.text();
    let say = |id: &str| text.say(id, &[]);
    let scheme = match look.theme {
        Theme::Auto => "dark light",
        Theme::Dark => "dark",
        Theme::Light => "light",
    };
    let made = html! {
        (DOCTYPE)
        html lang=(look.lang.id()) data-theme=(look.theme.id()) data-walk=(look.walk.id())
            data-sound=(if look.sound { "on" } else { "off" }) data-keys=[look.keys.listed()] data-build=(build()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content=(scheme);
                title { (frame.title) " · endboss" }
                @if let Some(about) = &frame.about {
                    meta name="description" content=(about);
                    meta property="og:title" content={ (frame.title) " · endboss" };
                    meta property="og:description" content=(about);
                    meta property="og:type" content="website";
                }
                link rel="icon" href="/favicon.png";
                link rel="manifest" href="/manifest.webmanifest";
                @if let Some(address) = pictures::named("app-192") {
                    link rel="apple-touch-icon" href=(address);
                }
                link rel="stylesheet" href=(asset("face.css").address);
                @for style in frame.styles {
                    link rel="stylesheet" href=(asset(style).address);
                }
                script type="module" src=(asset("face.js").address) {}
                @for script in frame.scripts {
                    script type="module" src=(asset(script).address) {}
                }
            }
            body.(frame.class) {
                a.skip href="#main" { (say("face-skip")) }
                (head(&text))
                main #main tabindex="-1" { (body) }
                (foot(look, &text, frame))
            }
        }
    };
    made.into_string()
}

fn head(text: &Text) -> Markup {
    let say = |id: &str| text.say(id, &[]);
    html! {
        header.bar {
            a.logo href="/" { "endboss" }
            nav aria-label=(say("face-nav")) {
                a.tolearn href="/learn" { (say("face-learn")) }
                a href="/cards" { (say("face-cards")) }
                a href="/rules" { (say("face-rules")) }
                a href="/profile" { (say("face-profile")) }
            }
        }
    }
}

fn foot(look: &Look, text: &Text, frame: &Frame) -> Markup {
    let say = |id: &str| text.say(id, &[]);
    html! {
        footer.foot {
            form.tongues method="post" action="/look" {
                input type="hidden" name="back" value=(frame.here);
                @for lang in Lang::ALL {
                    @let on = lang == look.lang;
                    button type="submit" name="wish" value={ "lang-" (lang.id()) } lang=(lang.id())
                        aria-pressed=(if on { "true" } else { "false" }) { (lang.name()) }
                }
                @for theme in Theme::ALL {
                    @let on = theme == look.theme;
                    button type="submit" name="wish" value={ "theme-" (theme.id()) }
                        aria-pressed=(if on { "true" } else { "false" }) {
                        (say(theme_word(theme)))
                    }
                }
            }
            p { (say("face-unofficial")) " " a href="/about" { (say("face-about")) } }
        }
    }
}

fn theme_word(theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => "face-theme-auto",
        Theme::Dark => "face-theme-dark",
        Theme::Light => "face-theme-light",
    }
}
