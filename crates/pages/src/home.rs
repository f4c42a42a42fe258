//! The first page: a game at once, a table with others, and what the reader has going on.

use endboss_lexicon::Edition;
use endboss_text::Text;
use maud::{Markup, html};

use crate::choice::players;
use crate::form::{select, told};
use crate::level::{level_choices, levels_told};
use crate::{Choice, Look, State, day_left, pictures};

/// What the first page is told.
#[derive(Clone, Debug, Default)]
pub struct Home<'a> {
    pub choice: Choice,
    pub open: Vec<OpenTable>,
    pub mine: Vec<MyTable>,
    pub over: Vec<Played>,
    /// A code that was typed, and what is wrong with it.
    pub code: &'a str,
    pub wrong: Option<String>,
    /// Hours and minutes until the next daily dungeon.
    pub day_left: (u32, u32),
}

/// A table where everybody may sit down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenTable {
    pub id: String,
    pub edition: String,
    pub players: usize,
    pub free: usize,
    pub rated: bool,
}

/// A table of the reader that waits or plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MyTable {
    pub id: String,
    pub code: String,
    pub edition: String,
    pub state: State,
    /// The reader is asked something there.
    pub asked: bool,
    /// A seat is held for the reader there.
    pub invited: bool,
}

/// A game of the reader that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    pub id: String,
    pub edition: String,
    pub players: u8,
    pub place: u8,
    pub score: i16,
    pub rated: bool,
    /// A day.
    pub when: String,
}

pub fn home(look: &Look, home: &Home) -> Markup {
    let text = look.text();
    let say = |id: &str| text.say(id, &[]);
    html! {
        section.hero {
            h1 {
                @match pictures::named("logo") {
                    Some(address) => {
                        img.logotype src=(address) alt="endboss" width="88" height="22";
                    }
                    None => "endboss",
                }
            }
            p.lead { (say("face-home-lead")) }
            (play_now(&text, &home.choice))
            p.learnnow { (say("face-learn-new-here")) " " a.button href="/learn" { (say("face-learn")) } }
        }
        @if !home.mine.is_empty() {
            section.panel aria-labelledby="mine-title" {
                h2 #mine-title { (say("face-home-mine")) }
                (my_tables(&text, &home.mine))
            }
        }
        div.columns {
            section.panel aria-labelledby="others-title" {
                h2 #others-title { (say("face-home-others")) }
                p { (say("face-home-others-why")) }
                p { a.button href="/new" { (say("face-new")) } }
                form.join method="get" action="/join" {
                    (told(home.wrong.as_deref()))
                    label for="code" { (say("face-join-label")) }
                    div.row {
                        input #code name="code" value=(home.code) maxlength="200" required
                            autocomplete="off" autocapitalize="characters" spellcheck="false";
                        button type="submit" { (say("face-join")) }
                    }
                }
            }
            section.panel aria-labelledby="open-title" {
                h2 #open-title { (say("face-open-tables")) }
                (open_tables(&text, &home.open))
            }
            section.panel aria-labelledby="solo-title" {
                h2 #solo-title { (say("face-solo")) }
                p { (say("face-solo-why")) }
                form method="post" action="/play" {
                    input type="hidden" name="keep" value="no";
                    div.row {
                        button type="submit" name="edition" value="solo" { (say("face-solo-play")) }
                        button type="submit" name="edition" value="challenge" {
                            (say("face-challenge-play"))
                        }
                    }
                }
            }
            section.panel aria-labelledby="daily-title" {
                h2 #daily-title { (say("face-daily")) }
                p { (say("face-daily-why")) }
                p { a.button href="/daily" { (say("face-daily-open")) } }
                p.hint { (day_left(&text, home.day_left.0, home.day_left.1)) }
            }
            section.panel aria-labelledby="over-title" {
                h2 #over-title { (say("face-replays")) }
                (played(&text, &home.over))
            }
            section.panel aria-labelledby="learn-title" {
                h2 #learn-title { (say("face-look-up")) }
                ul.links {
                    li { a href="/cards" { (say("face-home-cards")) } }
                    li { a href="/rules" { (say("face-home-rules")) } }
                    li { a href="/rules/words" { (say("face-home-words")) } }
                }
            }
        }
    }
}

fn play_now(text: &Text, choice: &Choice) -> Markup {
    let say = |id: &str| text.say(id, &[]);
    let alone = |edition: &Edition| players(*edition).1 < 2;
    let editions = Edition::ALL.into_iter().filter(|edition| !alone(edition));
    let editions: Vec<_> =
        editions.map(|edition| (edition.id().to_owned(), text.edition(edition))).collect();
    let most = Edition::ALL.into_iter().map(|edition| players(edition).1).max().unwrap_or(2);
    let bots = |players: u8| {
        (players.to_string(), text.say("face-bots", &[("count", (players - 1).into())]))
    };
    let bots: Vec<_> = (2..=most).map(bots).collect();
    html! {
        form.playnow method="post" action="/play" {
            button.first type="submit" { (say("face-play-now")) }
            div.choices {
                (select("edition", &say("face-edition"), &editions, choice.edition.id()))
                (select("players", &say("face-against"), &bots, &choice.players.to_string()))
                (select("level", &say("face-level"), &level_choices(text), &choice.level))
            }
            (levels_told(text))
        }
    }
}

pub(crate) fn my_tables(text: &Text, tables: &[MyTable]) -> Markup {
    let say = |id: &str| text.say(id, &[]);
    html! {
        ul.tables {
            @for table in tables {
                li {
                    a href={ "/t/" (table.id) } {
                        b { (table.edition) } " "
                        span.code { (table.code) }
                    }
                    " "
                    @if table.asked {
                        strong.turn { (say("face-my-turn")) }
                    } @else if table.invited {
                        strong.turn { (say("face-mine-invited")) }
                    } @else {
                        small {
                            (say(match table.state {
                                State::Waiting => "face-mine-waiting",
                                _ => "face-mine-playing",
                            }))
                        }
                    }
                }
            }
        }
    }
}

fn open_tables(text: &Text, tables: &[OpenTable]) -> Markup {
    let say = |id: &str| text.say(id, &[]);
    html! {
        @if tables.is_empty() {
            p.empty { (say("face-no-open-tables")) }
        } @else {
            ul.tables {
                @for table in tables {
                    li {
                        a href={ "/t/" (table.id) } { (table.edition) } " "
                        small {
                            (text.say("face-free-seats", &[
                                ("free", table.free.into()),
                                ("players", table.players.into()),
                            ]))
                            @if table.rated { ", " (say("face-rated")) }
                        }
                    }
                }
            }
        }
    }
}

/// Finished games, newest first, each with its replay.
pub(crate) fn played(text: &Text, games: &[Played]) -> Markup {
    let say = |id: &str| text.say(id, &[]);
    html! {
        @if games.is_empty() {
            p.empty { (say("face-no-replays")) }
        } @else {
            ul.tables {
                @for game in games {
                    li {
                        a href={ "/replay/" (game.id) } { (game.edition) } " "
                        small {
                            (game.when) ", "
                            (result(text, game))
                            @if game.rated { ", " (say("face-rated")) }
                        }
                    }
                }
            }
        }
    }
}

/// How a game went, in a few words. A minus is a true one.
fn result(text: &Text, game: &Played) -> String {
    let score = game.score.to_string().replace('-', "−");
    if game.players < 2 {
        return text.say("face-result-alone", &[("score", score.into())]);
    }
    let args = [
        ("place", game.place.to_string().into()),
        ("players", game.players.to_string().into()),
        ("score", score.into()),
    ];
    text.say("face-result-place", &args)
}
