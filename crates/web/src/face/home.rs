//! The first page, a game at once, and the way to a table by its code.

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::{get, post};
use cookie::Cookie;
use endboss_pages::{self as pages, Choice, Home};
use serde::Deserialize;

use super::mine::{my_tables, open_tables, played};
use super::trouble::{Form, Query, Trouble};
use super::visitor::{Visitor, remembered, see};
use super::{Page, table};
use crate::api::Api;
use crate::guard::Budget;
use endboss_tables::{Refusal, Settings, What, edition_named, level_named};

/// The cookie with the last choice. It says nothing about anybody.
const COOKIE: &str = "play";

/// So many finished games are enough on the first page.
const MOST_PLAYED: usize = 5;

pub fn routes() -> Router<Api> {
    Router::new().route("/", get(home)).route("/join", get(join)).route("/play", post(play_now))
}

async fn home(State(api): State<Api>, visitor: Visitor, headers: HeaderMap) -> Page {
    Ok(shown(&api, &visitor, &headers, "", None).await?.into_response())
}

async fn shown(
    api: &Api,
    visitor: &Visitor,
    headers: &HeaderMap,
    code: &str,
    wrong: Option<String>,
) -> Result<axum::response::Response, Trouble> {
    let told = Home {
        choice: Choice::read(kept(headers).as_deref()),
        open: open_tables(api, visitor).await?,
        mine: my_tables(api, visitor).await?,
        over: played(api, visitor, MOST_PLAYED).await?,
        code,
        wrong,
        day_left: super::daily::left(api),
    };
    let body = pages::home(&visitor.look, &told);
    let mut frame = visitor.frame(visitor.say("face-home"), "home");
    frame.styles = &["pages.css"];
    frame.here = "/";
    Ok(visitor.page(&frame, body))
}

fn kept(headers: &HeaderMap) -> Option<String> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut cookies = lines.flat_map(Cookie::split_parse).filter_map(Result::ok);
    cookies.find(|cookie| cookie.name() == COOKIE).map(|cookie| cookie.value().to_owned())
}

#[derive(Debug, Default, Deserialize)]
struct Join {
    #[serde(default)]
    code: String,
}

/// To the table with this code. Whoever pastes the whole link means the same.
async fn join(
    State(api): State<Api>,
    visitor: Visitor,
    headers: HeaderMap,
    Query(join): Query<Join>,
) -> Page {
    let typed = join.code.trim();
    let key = typed.rsplit_once("/t/").map_or(typed, |(_, rest)| rest);
    let key: String = key.chars().take_while(|c| c.is_ascii_alphanumeric()).take(40).collect();
    let found = match table::Key::read(&key) {
        table::Key::Id(id) => Some(id),
        table::Key::Code(code) => {
            visitor.spend(&api, Budget::Code)?;
            let row = match (1..=12).contains(&code.len()) {
                true => api.read(move |store| store.table_by_code(&code)).await,
                false => Ok(None),
            };
            row.map_err(|problem| visitor.trouble(problem))?.map(|row| row.id)
        }
    };
    if let Some(id) = found {
        return Ok(see(&format!("/t/{id}")));
    }
    let wrong = visitor.say("face-join-none");
    let page = shown(&api, &visitor, &headers, typed, Some(wrong)).await?;
    Ok((StatusCode::NOT_FOUND, page).into_response())
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct PlayNow {
    /// An edition; the super one if nothing is said.
    edition: String,
    players: Option<u8>,
    level: String,
    /// Whether the next game should be like this one; it should if nothing is said.
    keep: String,
}

/// A game against bots in one click. The next one begins with the same choice.
async fn play_now(State(api): State<Api>, mut visitor: Visitor, Form(form): Form<PlayNow>) -> Page {
    let mut settings = Settings::default();
    // What does not exist is refused with a sentence, and nobody comes to be.
    let unfit = |unknown| visitor.trouble(Refusal::Unplayable(unknown));
    if !form.edition.is_empty() {
        settings.edition = edition_named(&form.edition).map_err(unfit)?;
    }
    let level = if form.level.is_empty() { pages::USUAL_LEVEL } else { &form.level };
    let level = level_named(level).map_err(unfit)?;
    let edition = settings.edition;
    let (least, most) = pages::players(edition);
    let players = form.players.unwrap_or(2).clamp(least, most);
    settings.players = Some(players);
    settings.check().map_err(|refusal| visitor.trouble(refusal))?;
    let me = visitor.guest(&api).await?;
    visitor.spend(&api, Budget::Create)?;
    let bots = vec![level; usize::from(players) - 1];
    let made = api.hall.create(&me, visitor.address(), settings, true, &bots).await;
    let row = made.map_err(|refusal| visitor.trouble(refusal))?;
    let what = What::Start { fill: None, address: visitor.address() };
    let started = api.hall.ask(row.id, Some(me), what).await;
    started.map_err(|refusal| visitor.trouble(refusal))?;
    let mut response = visitor.go(&api, &format!("/t/{}", row.id));
    if form.keep != "no" {
        let choice = Choice { edition, players, level: level.id().to_owned() };
        response
            .headers_mut()
            .append(header::SET_COOKIE, remembered(&api, COOKIE, choice.cookie()));
    }
    Ok(response)
}
