//! The face: pages for people. Everything is a whole page or a form; what is live comes by
//! [`live`]. Pages are written by `endboss-pages`, which is told what a viewer may know and no more.

mod about;
mod act;
mod assets;
mod cards;
mod daily;
mod home;
mod learn;
mod live;
mod log;
mod mine;
mod new;
mod profile;
mod replay;
mod shown;
mod table;
mod trouble;
mod visitor;

use axum::extract::Request;
use axum::http::header;
use axum::middleware::Next;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Extension, Router};

use crate::api::{Api, Problem, Refused, Wrong};

pub use trouble::Trouble;
pub use visitor::Visitor;

/// What a page answers.
type Page = Result<axum::response::Response, Trouble>;

pub fn routes() -> Router<Api> {
    Router::new()
        .route("/t/{key}", get(table::table))
        .route("/t/{key}/live", get(live::live))
        .route("/t/{key}/log", get(log::log))
        .route("/t/{key}/result", get(replay::result))
        .route("/t/{key}/{seat}", get(table::seat_link).post(act::act))
        .route("/replay/{key}", get(replay::replay))
        .route("/replay/{key}/play", post(replay::play_on))
        .route("/look", post(visitor::look))
        .route("/look/keys", post(visitor::look_keys))
        .merge(about::routes())
        .merge(cards::routes())
        .merge(daily::routes())
        .merge(home::routes())
        .merge(learn::routes())
        .merge(new::routes())
        .merge(profile::routes())
        .merge(assets::routes())
        .layer(Extension(cards::Shelf::default()))
}

/// An address that is not asked this way.
pub async fn not_so(visitor: Visitor) -> axum::response::Response {
    let problem = Problem::from(Wrong::Method);
    match visitor.here.starts_with("/api/") {
        true => problem.into_response(),
        false => visitor.trouble(problem).into_response(),
    }
}

/// For programs a word, for people a page.
pub async fn nothing_here(visitor: Visitor) -> axum::response::Response {
    let nothing = Problem::nothing_here();
    match visitor.here.starts_with("/api/") {
        true => nothing.into_response(),
        false => visitor.trouble(nothing).into_response(),
    }
}

/// Addresses that programs ask for, and what pages are dressed with.
const NOT_READ: [&str; 5] = ["/api/", "/art/", "/static/", "/healthz", "/readyz"];

/// What was refused before it came to a page is told to people as every other trouble is.
pub async fn refused_to_people(request: Request, next: Next) -> axum::response::Response {
    let path = request.uri().path();
    if NOT_READ.iter().any(|programs| path.starts_with(programs)) {
        return next.run(request).await;
    }
    let visitor = Visitor::stranger(request.method(), request.uri(), request.headers());
    let mut response = next.run(request).await;
    let Some(Refused(problem)) = response.extensions_mut().remove() else { return response };
    let mut told = visitor.trouble(problem).into_response();
    // What keeps browsers safe stands there already.
    for (name, value) in response.headers() {
        if *name != header::CONTENT_TYPE && *name != header::CONTENT_LENGTH {
            told.headers_mut().insert(name, value.clone());
        }
    }
    told
}
