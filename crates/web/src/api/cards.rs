//! What can be played: editions, fields, packs, bots, and the cards of a table.

use axum::extract::State;
use endboss_gamebox::{Level, Table};
use endboss_lexicon::{Card, CardKind, Edition, Face, Rules, Treasure, Variant};
use endboss_text::{Lang, Text};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::Api;
use super::body::{Path, Query, table};
use super::caller::Anyone;
use super::problem::Problem;
use super::wrong::Wrong;
use endboss_tables::{Refusal, What};

pub fn routes() -> OpenApiRouter<Api> {
    OpenApiRouter::new().routes(routes!(choices)).routes(routes!(cards))
}

/// A language by its id; none if nobody asked for one.
pub fn lang(id: Option<&str>) -> Result<Option<Lang>, Problem> {
    let Some(id) = id else { return Ok(None) };
    let known = Lang::ALL.map(|lang| lang.id().to_owned()).to_vec();
    let unknown = || Wrong::NoLanguage(known).into();
    Lang::from_id(id).map(Some).ok_or_else(unknown)
}

/// Everything a host may choose from.
#[derive(Debug, Serialize, ToSchema)]
struct Choices {
    editions: Vec<EditionChoice>,
    /// Rule fields and the values they take.
    fields: Vec<FieldChoice>,
    packs: Vec<String>,
    bots: Vec<&'static str>,
    /// The same with what they do, weakest first.
    levels: Vec<LevelChoice>,
    languages: Vec<&'static str>,
}

#[derive(Debug, Serialize, ToSchema)]
struct EditionChoice {
    id: &'static str,
    min_players: u8,
    max_players: u8,
    variants: Vec<&'static str>,
    /// The edition's own packs, for its fewest players.
    packs: Vec<&'static str>,
}

#[derive(Debug, Serialize, ToSchema)]
struct LevelChoice {
    id: &'static str,
    name: String,
    /// How a bot of this level plays, in a few words.
    text: String,
}

#[derive(Debug, Serialize, ToSchema)]
struct FieldChoice {
    field: &'static str,
    values: Vec<&'static str>,
}

/// What can be played here
#[utoipa::path(get, path = "/choices", tag = "cards", params(Language),
    responses((status = 200, body = Choices), (status = 400, body = Problem)))]
async fn choices(
    State(api): State<Api>,
    Query(query): Query<Language>,
) -> Result<axum::Json<Choices>, Problem> {
    let text = Text::new(lang(query.lang.as_deref())?.unwrap_or(Lang::En));
    let level = |level: Level| {
        let id = level.id();
        let name = text.say(&format!("face-level-{id}"), &[]);
        LevelChoice { id, name, text: text.say(&format!("face-level-{id}-why"), &[]) }
    };
    let edition = |edition: Edition| {
        let rules = Rules::preset(edition);
        let fits = |variant: &Variant| variant.editions().contains(&edition);
        EditionChoice {
            id: edition.id(),
            min_players: rules.min_players,
            max_players: rules.max_players,
            variants: Variant::ALL.into_iter().filter(fits).map(Variant::id).collect(),
            packs: edition.packs(rules.min_players).to_vec(),
        }
    };
    let fields = Rules::FIELDS.iter();
    Ok(axum::Json(Choices {
        editions: Edition::ALL.into_iter().map(edition).collect(),
        fields: fields
            .map(|(field, values)| FieldChoice { field, values: values.to_vec() })
            .collect(),
        packs: api.hall.library.ids(),
        bots: Level::ALL.map(Level::id).to_vec(),
        levels: Level::ALL.into_iter().map(level).collect(),
        languages: Lang::ALL.map(Lang::id).to_vec(),
    }))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
struct Language {
    /// en if left out.
    lang: Option<String>,
}

/// A card as it plays at a table.
#[derive(Debug, Serialize, ToSchema)]
struct CardJson {
    id: String,
    name: String,
    /// boss, room, spell, hero, landmark or item.
    kind: &'static str,
    copies: u8,
    /// Its numbers and icons in a line.
    line: String,
    /// What it does, generated from what it does.
    text: String,
    treasure: Vec<&'static str>,
    xp: Option<u16>,
    health: Option<u8>,
    advanced: Option<bool>,
    epic: Option<bool>,
}

/// The cards of a table, once its game has begun
#[utoipa::path(get, path = "/tables/{id}/cards", tag = "cards", params(Language),
    responses((status = 200, body = Vec<CardJson>), (status = 404, body = Problem)))]
async fn cards(
    State(api): State<Api>,
    Anyone(from): Anyone,
    Path(id): Path<String>,
    Query(query): Query<Language>,
) -> Result<axum::Json<Vec<CardJson>>, Problem> {
    let lang = lang(query.lang.as_deref())?.unwrap_or(Lang::En);
    table(&id)?;
    let answer = api.ask(&id, from, What::Look(None)).await?;
    let endboss_tables::Answer::Snapshot(snapshot) = answer else {
        return Err(Refusal::Broken.into());
    };
    let laid = match &snapshot.body.laid {
        Some(laid) => laid.clone(),
        None => {
            let setup = snapshot.body.facts.settings.setup();
            let hall = api.hall.clone();
            let laid = tokio::task::spawn_blocking(move || hall.library.lay_out(&setup)).await;
            laid.map_err(|_| Problem::from(Refusal::Broken))??
        }
    };
    let text = Text::new(lang);
    let played = (0u16..).zip(&laid.table.cards).filter(|(_, card)| card.copies > 0);
    let all = played.map(|(n, card)| shown(&laid.table, CardKind(n), card, &text));
    Ok(axum::Json(all.collect()))
}

fn shown(table: &Table, kind: CardKind, card: &Card, text: &Text) -> CardJson {
    let printing = table.tables.rules.printing;
    let icons = |icons: endboss_lexicon::Icons| -> Vec<&'static str> {
        let each = |kind: Treasure| std::iter::repeat_n(kind.id(), usize::from(icons.of(kind)));
        Treasure::ALL.into_iter().flat_map(each).collect()
    };
    let mut json = CardJson {
        id: table.catalogue.id(kind).to_owned(),
        name: table.catalogue.name(kind, text.lang().id(), printing).to_owned(),
        kind: "room",
        copies: card.copies,
        line: text.card_line(card, table.catalogue.gender(kind, text.lang().id())),
        text: text.card_text(card),
        treasure: Vec::new(),
        xp: None,
        health: None,
        advanced: None,
        epic: None,
    };
    match &card.face {
        Face::Boss(boss) => {
            json.kind = "boss";
            json.xp = Some(boss.xp);
            json.treasure = icons(boss.treasure);
        }
        Face::Room(room) => {
            json.advanced = Some(room.advanced);
            json.treasure = icons(room.treasure);
        }
        Face::Spell(_) => json.kind = "spell",
        Face::Hero(hero) => {
            json.kind = "hero";
            json.health = Some(hero.health);
            json.epic = Some(hero.epic);
            json.treasure = hero.treasure.iter().map(|kind| kind.id()).collect();
        }
        Face::Landmark(landmark) => {
            json.kind = "landmark";
            json.treasure = landmark.treasure.iter().map(|kind| kind.id()).collect();
        }
        Face::Item(item) => {
            json.kind = "item";
            json.treasure = item.treasure.iter().map(|kind| kind.id()).collect();
        }
    }
    json
}
