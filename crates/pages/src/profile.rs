//! Who the reader is here: name, settings, games, an account, and what is kept of them.

use endboss_text::{Lang, Text};
use maud::{Markup, html};

use crate::form::{password, told};
use crate::home::{my_tables, played};
use crate::keys::keys_form;
use crate::{Look, MyTable, Played, Theme, Walk};

/// What the page is told.
#[derive(Clone, Debug, Default)]
pub struct Profile<'a> {
    /// Nobody yet if there is no name.
    pub name: Option<&'a str>,
    /// With an account.
    pub login: Option<&'a str>,
    pub mine: Vec<MyTable>,
    pub over: Vec<Played>,
    pub ratings: Vec<Rated>,
    /// What was wrong with what was typed.
    pub wrong: Option<String>,
    /// The login that was typed.
    pub typed: &'a str,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rated {
    pub edition: String,
    pub rating: String,
    pub games: u32,
}

pub fn profile(look: &Look, profile: &Profile) -> Markup {
    let text = look.text();
    let say = |id: &str| text.say(id, &[]);
    html! {
        h1 { (say("face-profile")) }
        (told(profile.wrong.as_deref()))
        @match profile.name {
            None => (stranger(&text)),
            Some(name) => (known(&text, profile, name)),
        }
        (settings(look, &text))
        @if profile.name.is_some() { (games(&text, profile)) }
        div.columns {
            @match profile.login {
                Some(login) => (account(&text, login)),
                None => {
                    (sign_up(&text, profile.typed))
                    (sign_in(&text, profile.typed))
                }
            }
        }
        @if profile.name.is_some() { (data(&text)) }
    }
}

fn stranger(text: &Text) -> Markup {
    let say = |id: &str| text.say(id, &[]);
    html! {
        section.panel {
            h2 { (say("face-stranger")) }
            p { (say("face-stranger-why")) }
            (name_form(text, "", &say("face-begin")))
        }
    }
}

fn name_form(text: &Text, name: &str, button: &str) -> Markup {
    html! {
        form method="post" action="/profile/name" {
            label for="name" { (text.say("face-name", &[])) }
            div.row {
                input #name name="name" value=(name) maxlength="24" required
                    autocomplete="nickname";
                button type="submit" { (button) }
            }
        }
    }
}

fn known(text: &Text, profile: &Profile, name: &str) -> Markup {
    let say = |id: &str| text.say(id, &[]);
    html! {
        section.panel {
            h2 { (text.say("face-hello", &[("name", name.into())])) }
            p {
                @match profile.login {
                    Some(login) => (text.say("face-with-account", &[("login", login.into())])),
                    None => (say("face-as-guest")),
                }
            }
            (name_form(text, name, &say("face-rename")))
        }
    }
}

/// One row of buttons, of which one is pressed.
fn wishes<'a>(
    title: &str,
    wishes: impl IntoIterator<Item = (String, String, bool, &'a str)>,
) -> Markup {
    html! {
        div.wishes role="group" aria-label=(title) {
            span.what { (title) }
            @for (wish, words, on, lang) in wishes {
                button type="submit" name="wish" value=(wish) lang=(lang)
                    aria-pressed=(if on { "true" } else { "false" }) { (words) }
            }
        }
    }
}

fn settings(look: &Look, text: &Text) -> Markup {
    let say = |id: &str| text.say(id, &[]);
    let mine = look.lang.id();
    let langs = Lang::ALL.map(|lang| {
        (format!("lang-{}", lang.id()), lang.name().to_owned(), lang == look.lang, lang.id())
    });
    let themes = Theme::ALL.map(|theme| {
        let words = say(&format!("face-theme-{}", theme.id()));
        (format!("theme-{}", theme.id()), words, theme == look.theme, mine)
    });
    let walks = Walk::ALL.map(|walk| {
        let words = say(&format!("face-walk-{}", walk.id()));
        (format!("walk-{}", walk.id()), words, walk == look.walk, mine)
    });
    let sounds = [("on", true), ("off", false)].map(|(word, on)| {
        (format!("sound-{word}"), say(&format!("face-sound-{word}")), look.sound == on, mine)
    });
    let keys = [("on", true), ("off", false)].map(|(word, on)| {
        (format!("keys-{word}"), say(&format!("face-keys-{word}")), look.keys.on == on, mine)
    });
    html! {
        section.panel {
            h2 { (say("face-settings")) }
            p.hint { (say("face-settings-kept")) }
            form method="post" action="/look" {
                input type="hidden" name="back" value="/profile";
                (wishes(&say("face-language"), langs))
                (wishes(&say("face-theme"), themes))
                (wishes(&say("face-walk"), walks))
                (wishes(&say("face-sound"), sounds))
                (wishes(&say("face-keys-single"), keys))
            }
            (keys_form(look))
        }
    }
}

fn games(text: &Text, profile: &Profile) -> Markup {
    let say = |id: &str| text.say(id, &[]);
    html! {
        div.columns {
            section.panel {
                h2 { (say("face-home-mine")) }
                @match profile.mine.is_empty() {
                    true => {
                        p.empty { (say("face-no-games")) " " a href="/" { (say("face-play-now")) } }
                    }
                    false => (my_tables(text, &profile.mine)),
                }
            }
            section.panel {
                h2 { (say("face-results")) }
                (played(text, &profile.over))
            }
            section.panel {
                h2 { (say("face-ratings")) }
                @if profile.ratings.is_empty() {
                    p.empty { (say("face-no-ratings")) }
                } @else {
                    table {
                        thead {
                            tr {
                                th scope="col" { (say("face-edition")) }
                                th scope="col" { (say("face-rating")) }
                                th scope="col" { (say("face-rated-games")) }
                            }
                        }
                        tbody {
                            @for row in &profile.ratings {
                                tr { td { (row.edition) } td { (row.rating) } td { (row.games) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn login_field(text: &Text, id: &str, typed: &str) -> Markup {
    html! {
        div.field {
            label for=(id) { (text.say("face-login", &[])) }
            input id=(id) name="login" value=(typed) required minlength="3" maxlength="24"
                autocomplete="username" autocapitalize="none" spellcheck="false";
        }
    }
}

fn sign_up(text: &Text, typed: &str) -> Markup {
    let say = |id: &str| text.say(id, &[]);
    html! {
        section.panel {
            h2 { (say("face-sign-up")) }
            p { (say("face-sign-up-why")) }
            form method="post" action="/profile/sign-up" {
                (login_field(text, "up-login", typed))
                p.hint { (say("face-login-hint")) }
                (password("up-password", "password", &say("face-password"), true))
                p.hint { (say("face-password-hint")) }
                label.tick for="up-phrase" {
                    input #up-phrase type="checkbox" name="phrase" value="on";
                    span { (say("face-want-phrase")) }
                }
                button type="submit" { (say("face-sign-up")) }
            }
        }
    }
}

fn phrase_field(text: &Text, id: &str) -> Markup {
    html! {
        div.field {
            label for=(id) { (text.say("face-or-phrase", &[])) }
            input id=(id) name="phrase" maxlength="256" autocomplete="off" autocapitalize="none"
                spellcheck="false";
        }
    }
}

fn sign_in(text: &Text, typed: &str) -> Markup {
    let say = |id: &str| text.say(id, &[]);
    html! {
        section.panel {
            h2 { (say("face-sign-in")) }
            p { (say("face-sign-in-why")) }
            form method="post" action="/profile/sign-in" {
                (login_field(text, "in-login", typed))
                (password("in-password", "password", &say("face-password"), false))
                (phrase_field(text, "in-phrase"))
                button type="submit" { (say("face-sign-in")) }
            }
        }
    }
}

fn account(text: &Text, login: &str) -> Markup {
    let say = |id: &str| text.say(id, &[]);
    html! {
        section.panel {
            h2 { (say("face-change-password")) }
            form method="post" action="/profile/password" {
                input.hide type="text" name="login" value=(login) autocomplete="username"
                    aria-hidden="true" tabindex="-1" readonly;
                (password("old-password", "password", &say("face-old-password"), false))
                (phrase_field(text, "old-phrase"))
                (password("new-password", "new", &say("face-new-password"), true))
                p.hint { (say("face-password-hint")) " " (say("face-others-end")) }
                button type="submit" { (say("face-change-password")) }
            }
        }
        section.panel {
            h2 { (say("face-phrase")) }
            p { (say("face-phrase-why")) }
            form method="post" action="/profile/phrase" {
                (password("phrase-password", "password", &say("face-password"), false))
                (phrase_field(text, "phrase-phrase"))
                button type="submit" { (say("face-new-phrase")) }
            }
        }
        section.panel {
            h2 { (say("face-sign-out")) }
            div.row {
                form method="post" action="/profile/sign-out" {
                    button type="submit" { (say("face-sign-out-here")) }
                }
                form method="post" action="/profile/sign-out-everywhere" {
                    button type="submit" { (say("face-sign-out-everywhere")) }
                }
            }
        }
    }
}

fn data(text: &Text) -> Markup {
    let say = |id: &str| text.say(id, &[]);
    html! {
        section.panel {
            h2 { (say("face-data")) }
            p { (say("face-data-why")) }
            div.row {
                a.button href="/profile/export" download { (say("face-export")) }
                a.button href="/profile/delete" { (say("face-delete")) }
            }
        }
    }
}

/// The words that open an account, this once.
pub fn new_phrase(look: &Look, phrase: &str) -> Markup {
    let text = look.text();
    let say = |id: &str| text.say(id, &[]);
    html! {
        section.panel {
            h1 { (say("face-phrase")) }
            p { (say("face-phrase-once")) }
            p { strong.phrase { (phrase) } }
            p { a.button.first href="/profile" { (say("face-phrase-kept")) } }
        }
    }
}

/// Nothing is deleted before somebody said it twice.
/// Whoever has an account shows that it is theirs.
pub fn delete_me(look: &Look, login: Option<&str>, wrong: Option<&str>) -> Markup {
    let text = look.text();
    let say = |id: &str| text.say(id, &[]);
    html! {
        section.panel {
            h1 { (say("face-delete")) }
            p { (say("face-delete-what")) }
            p { a href="/profile/export" download { (say("face-export")) } }
            @if let Some(wrong) = wrong { p.wrong role="alert" { (wrong) } }
            div.row {
                form method="post" action="/profile/delete" {
                    @if let Some(login) = login {
                        input.hide type="text" name="login" value=(login) autocomplete="username"
                            aria-hidden="true" tabindex="-1" readonly;
                        (password("delete-password", "password", &say("face-password"), false))
                        (phrase_field(&text, "delete-phrase"))
                    }
                    button.danger type="submit" name="sure" value="yes" { (say("face-delete-sure")) }
                }
                a.button href="/profile" { (say("face-delete-not")) }
            }
        }
    }
}
