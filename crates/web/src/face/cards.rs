//! Every card there is, for whoever wants to read it.

use std::convert::Infallible;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::routing::get;
use axum::{Extension, Router};
use endboss_cards::Catalogue;
use endboss_pages::{self as pages, Sought};
use serde::Deserialize;

use super::Page;
use super::trouble::{Path, Query, Trouble};
use super::visitor::Visitor;
use crate::api::{Api, Problem};
use endboss_tables::Refusal;

pub fn routes() -> Router<Api> {
    Router::new()
        .route("/cards", get(cards))
        .route("/cards/pictures", get(pictures))
        .route("/cards/{pack}/{id}", get(card))
        .route("/rules", get(rules))
        .route("/rules/words", get(words))
}

/// The cards of every pack of this server, read when somebody first wants them.
#[derive(Clone, Debug, Default)]
pub struct Shelf(Arc<OnceLock<Arc<Catalogue>>>);

impl FromRequestParts<Api> for Shelf {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, api: &Api) -> Result<Shelf, Infallible> {
        let shelf = Extension::<Shelf>::from_request_parts(parts, api).await;
        Ok(shelf.map(|Extension(shelf)| shelf).unwrap_or_default())
    }
}

impl Shelf {
    pub async fn cards(&self, api: &Api, visitor: &Visitor) -> Result<Arc<Catalogue>, Trouble> {
        if let Some(cards) = self.0.get() {
            return Ok(cards.clone());
        }
        let library = &api.hall.library;
        let folders =
            library.ids().into_iter().filter_map(|id| library.folder(&id).map(PathBuf::from));
        let folders: Vec<PathBuf> = folders.collect();
        let read = tokio::task::spawn_blocking(move || Catalogue::to_look_at(&folders));
        let read = read.await.ok().and_then(Result::ok);
        let cards = Arc::new(read.ok_or_else(|| visitor.trouble(Refusal::Broken))?);
        Ok(self.0.get_or_init(|| cards).clone())
    }
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Wanted {
    q: String,
    pack: String,
    kind: String,
    treasure: String,
}

async fn cards(
    State(api): State<Api>,
    visitor: Visitor,
    shelf: Shelf,
    Query(wanted): Query<Wanted>,
) -> Page {
    let catalogue = shelf.cards(&api, &visitor).await?;
    let text = wanted.q.chars().take(80).collect();
    let sought = Sought { text, pack: wanted.pack, kind: wanted.kind, treasure: wanted.treasure };
    let body = pages::cards(&visitor.look, &catalogue, &sought);
    let mut frame = visitor.frame(visitor.say("face-cards"), "cards");
    frame.styles = &["pages.css"];
    Ok(visitor.page(&frame, body))
}

async fn pictures(State(api): State<Api>, visitor: Visitor, shelf: Shelf) -> Page {
    let catalogue = shelf.cards(&api, &visitor).await?;
    let body = pages::contact_sheet(&visitor.look, &catalogue);
    let mut frame = visitor.frame(visitor.say("face-cards-pictures"), "cards");
    frame.styles = &["pages.css"];
    Ok(visitor.page(&frame, body))
}

async fn card(
    State(api): State<Api>,
    visitor: Visitor,
    shelf: Shelf,
    Path((pack, id)): Path<(String, String)>,
) -> Page {
    let catalogue = shelf.cards(&api, &visitor).await?;
    let kind = catalogue.kind(&format!("{pack}/{id}"));
    let kind = kind.ok_or_else(|| visitor.trouble(Problem::nothing_here()))?;
    let body = pages::one_card(&visitor.look, &catalogue, kind);
    let title = pages::card_name(&visitor.look, &catalogue, kind);
    let mut frame = visitor.frame(title, "card");
    frame.styles = &["pages.css"];
    Ok(visitor.page(&frame, body))
}

async fn rules(visitor: Visitor, Query(wanted): Query<Wanted>) -> Page {
    let sought: String = wanted.q.chars().take(80).collect();
    let body = pages::rules(&visitor.look, &sought);
    let mut frame = visitor.frame(visitor.say("face-rules"), "rulebook");
    frame.styles = &["pages.css"];
    Ok(visitor.page(&frame, body))
}

async fn words(State(api): State<Api>, visitor: Visitor, shelf: Shelf) -> Page {
    let catalogue = shelf.cards(&api, &visitor).await?;
    let body = pages::words(&visitor.look, &catalogue);
    let mut frame = visitor.frame(visitor.say("face-home-words"), "rulebook");
    frame.styles = &["pages.css"];
    Ok(visitor.page(&frame, body))
}
