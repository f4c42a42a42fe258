//! Tables: made, found, looked at, and everything the host may do.

use std::collections::BTreeMap;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use endboss_lexicon::Seat;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::{Body, Path, Query, level, maybe_seat, table};
use super::caller::{Anyone, Me};
use super::problem::Problem;
use super::snapshot::{SnapshotJson, json};
use super::wrong::Wrong;
use super::{Api, events, shape};
use crate::guard::{Budget, Client, MaybeCaller};
use endboss_gamebox::Level;
use endboss_people::ClientAddress;
use endboss_store::{TableId, TableState};
use endboss_tables::{Answer, Caller, NotNow, Refusal, What, level_named};

pub fn routes() -> OpenApiRouter<Api> {
    OpenApiRouter::new()
        .routes(routes!(create, list))
        .routes(routes!(by_code))
        .routes(routes!(look))
        .routes(routes!(watch))
        .routes(routes!(log))
        .routes(routes!(journal))
        .routes(routes!(links))
        .routes(routes!(start))
        .routes(routes!(close))
        .routes(routes!(rematch))
        .routes(routes!(share))
}

/// How to make a table: its settings, and who sits there.
#[derive(Debug, Deserialize, ToSchema)]
struct NewTable {
    #[serde(flatten)]
    settings: shape::Settings,
    /// Whether you take the first seat.
    #[serde(default = "yes")]
    sit: bool,
    /// The levels of the bots on the next seats: random, easy, normal, hard or expert.
    #[serde(default)]
    bots: Vec<String>,
}

fn yes() -> bool {
    true
}

/// A table that was made or found.
#[derive(Debug, Serialize, ToSchema)]
pub struct TableRef {
    pub id: String,
    /// Short, to be told by voice.
    pub code: String,
}

/// Done; this is the number of the newest snapshot you may see.
#[derive(Debug, Serialize, ToSchema)]
pub struct Done {
    pub number: u64,
}

impl Api {
    /// Says something to a table.
    pub(super) async fn ask(
        &self,
        id: &str,
        from: Option<Caller>,
        what: What,
    ) -> Result<Answer, Problem> {
        Ok(self.hall.ask(table(id)?, from, what).await?)
    }

    /// What a rematch costs: as much as any table, unless there is one already.
    pub(crate) async fn spend_rematch(
        &self,
        id: TableId,
        address: ClientAddress,
        me: &Caller,
    ) -> Result<(), Problem> {
        let row = self.read(move |store| store.table(id)).await?.ok_or(Refusal::NoTable)?;
        match (row.state, self.hall.record_of(&row)?.rematch) {
            (TableState::Over, None) => self.guard.spend(Budget::Create, address, Some(me.person)),
            _ => Ok(()),
        }
    }

    /// Does something at a table.
    pub(super) async fn act(
        &self,
        id: &str,
        from: Caller,
        what: What,
    ) -> Result<axum::Json<Done>, Problem> {
        match self.ask(id, Some(from), what).await? {
            Answer::Done { number } => Ok(axum::Json(Done { number })),
            _ => Err(Refusal::Broken.into()),
        }
    }
}

/// Make a table
#[utoipa::path(post, path = "/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = TableRef), (status = 422, body = Problem)))]
async fn create(
    State(api): State<Api>,
    Me(me): Me,
    Client(address): Client,
    Body(body): Body<serde_json::Value>,
) -> Result<(StatusCode, axum::Json<TableRef>), Problem> {
    api.guard.spend(Budget::Create, address, Some(me.person))?;
    let new = NewTable::read(body)?;
    let bots: Result<Vec<Level>, _> = new.bots.iter().map(|word| level_named(word)).collect();
    let (settings, bots) =
        (new.settings.try_into().map_err(Refusal::from)?, bots.map_err(Refusal::from)?);
    let row = api.hall.create(&me, Some(address), settings, new.sit, &bots).await?;
    let made = TableRef { id: row.id.to_string(), code: row.code };
    Ok((StatusCode::CREATED, axum::Json(made)))
}

impl NewTable {
    /// A flattened struct cannot refuse what it does not know, so the two parts are told apart here.
    fn read(body: serde_json::Value) -> Result<NewTable, Problem> {
        let wrong = |why: String| Wrong::Body(why.chars().take(200).collect());
        let serde_json::Value::Object(mut body) = body else {
            return Err(Wrong::NoObject.into());
        };
        let sit = body.remove("sit").map(serde_json::from_value).transpose();
        let bots = body.remove("bots").map(serde_json::from_value).transpose();
        let settings = serde_json::from_value(serde_json::Value::Object(body));
        Ok(NewTable {
            settings: settings.map_err(|error| wrong(error.to_string()))?,
            sit: sit.map_err(|error| wrong(error.to_string()))?.unwrap_or(true),
            bots: bots.map_err(|error| wrong(error.to_string()))?.unwrap_or_default(),
        })
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
struct Listed {
    /// waiting or playing; waiting if left out.
    state: Option<String>,
    /// At most so many, up to 100.
    limit: Option<u32>,
}

/// A table in the list.
#[derive(Debug, Serialize, ToSchema)]
struct ListedTable {
    id: String,
    code: String,
    edition: String,
    players: usize,
    open_seats: usize,
    rated: bool,
    created: i64,
}

/// Tables everybody may find, the newest made first
#[utoipa::path(get, path = "/tables", tag = "tables", params(Listed),
    responses((status = 200, body = Vec<ListedTable>)))]
async fn list(
    State(api): State<Api>,
    Query(listed): Query<Listed>,
) -> Result<axum::Json<Vec<ListedTable>>, Problem> {
    let state = match listed.state.as_deref() {
        None | Some("waiting") => TableState::Waiting,
        Some("playing") => TableState::Playing,
        Some(_) => {
            return Err(Wrong::ListState.into());
        }
    };
    let limit = listed.limit.unwrap_or(50).min(100);
    let rows = api.read(move |store| store.listed(state, limit)).await?;
    let shown = rows.into_iter().filter_map(|row| {
        let record: endboss_tables::Record = serde_json::from_str(&row.record).ok()?;
        let open = |seat: &&endboss_tables::SeatRecord| seat.holder == endboss_tables::Holder::Open;
        Some(ListedTable {
            id: row.id.to_string(),
            code: row.code,
            edition: record.settings.edition.id().to_owned(),
            players: record.seats.len(),
            open_seats: record.seats.iter().filter(open).count(),
            rated: record.settings.rated,
            created: row.created,
        })
    });
    Ok(axum::Json(shown.collect()))
}

/// Find a table by its code
#[utoipa::path(get, path = "/codes/{code}", tag = "tables",
    responses((status = 200, body = TableRef), (status = 404, body = Problem)))]
async fn by_code(
    State(api): State<Api>,
    Anyone(from): Anyone,
    Client(address): Client,
    Path(code): Path<String>,
) -> Result<axum::Json<TableRef>, Problem> {
    api.guard.spend(Budget::Code, address, from.map(|caller| caller.person))?;
    let code = code.to_uppercase();
    if code.len() > 12 {
        return Err(Refusal::NoTable.into());
    }
    let row = api.read(move |store| store.table_by_code(&code)).await?;
    let row = row.ok_or(Refusal::NoTable)?;
    Ok(axum::Json(TableRef { id: row.id.to_string(), code: row.code }))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
struct SeatQuery {
    /// The letter of a seat of yours; your first seat if left out, or what everybody may see.
    seat: Option<String>,
}

/// A table as you may see it
#[utoipa::path(get, path = "/tables/{id}", tag = "tables", params(SeatQuery),
    responses((status = 200, body = SnapshotJson), (status = 404, body = Problem)))]
async fn look(
    State(api): State<Api>,
    Anyone(from): Anyone,
    Path(id): Path<String>,
    Query(query): Query<SeatQuery>,
) -> Result<Response, Problem> {
    let seat = maybe_seat(query.seat.as_deref())?;
    let Answer::Snapshot(snapshot) = api.ask(&id, from, What::Look(seat)).await? else {
        return Err(Refusal::Broken.into());
    };
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    Ok((headers, json(&snapshot)).into_response())
}

/// Whole snapshots as they come
///
/// Server-sent events named `snapshot`, each with the snapshot's number as its id. A reader that
/// comes back with `Last-Event-ID` is sent a snapshot only if there is a newer one.
#[utoipa::path(get, path = "/tables/{id}/events", tag = "tables", params(SeatQuery),
    responses((status = 200, content_type = "text/event-stream", body = SnapshotJson)))]
async fn watch(
    State(api): State<Api>,
    Anyone(from): Anyone,
    Path(id): Path<String>,
    Query(query): Query<SeatQuery>,
    headers: HeaderMap,
    Client(address): Client,
    MaybeCaller(identity): MaybeCaller,
) -> Result<Response, Problem> {
    let seat = maybe_seat(query.seat.as_deref())?;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.trim().parse().ok());
    let place = api.guard.stream(address, from.as_ref().map(|caller| caller.person))?;
    let Answer::Stream(stream) = api.ask(&id, from, What::Watch(seat)).await? else {
        return Err(Refusal::Broken.into());
    };
    let watcher = events::Watcher::new(&api, identity);
    Ok(events::server_sent(&api, events::Snapshots::new(stream, last, watcher, place)))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
struct LogFrom {
    seat: Option<String>,
    /// How many lines to leave out.
    from: Option<u32>,
    /// The language of the sentences; none without it.
    lang: Option<String>,
}

/// The log, from a line on; at most 1,000 lines
#[utoipa::path(get, path = "/tables/{id}/log", tag = "tables", params(LogFrom),
    responses((status = 200, body = Vec<shape::LogLine>)))]
async fn log(
    State(api): State<Api>,
    Anyone(from): Anyone,
    Path(id): Path<String>,
    Query(query): Query<LogFrom>,
) -> Result<axum::Json<Vec<shape::LogLine>>, Problem> {
    let seat = maybe_seat(query.seat.as_deref())?;
    let lang = super::cards::lang(query.lang.as_deref())?;
    let line = query.from.unwrap_or(0);
    let snapshot = api.ask(&id, from.clone(), What::Look(seat)).await?;
    let answer = api.ask(&id, from, What::Log { seat, from: line }).await?;
    let (Answer::Snapshot(snapshot), Answer::Log(lines)) = (snapshot, answer) else {
        return Err(Refusal::Broken.into());
    };
    let body = &snapshot.body;
    let laid = body.laid.as_ref().ok_or(Refusal::NotNow(NotNow::NotBegun))?;
    let ids = laid.table.ids();
    let me = match body.viewer {
        endboss_lexicon::Viewer::Seat(seat) => Some(seat),
        endboss_lexicon::Viewer::Public => None,
    };
    let told = lang.map(|lang| {
        let names = body.facts.seats.iter().map(|seat| match seat.name() {
            Some(name) => name.to_owned(),
            None => seat.seat.letter().to_string(),
        });
        let names = laid.table.names(lang).with_players(names.collect());
        (endboss_text::Text::new(lang).for_seat(me), names)
    });
    let lines = lines.iter().map(|(n, seen)| match &told {
        Some((text, names)) => shape::LogLine::told(n + 1, seen, &ids, text, names),
        None => shape::LogLine::of(n + 1, seen, &ids),
    });
    Ok(axum::Json(lines.collect()))
}

/// The journal of a game that is over
///
/// Journals of unfinished games never leave the server: they hold every hand.
#[utoipa::path(get, path = "/tables/{id}/journal", tag = "tables",
    responses((status = 200, content_type = "text/plain", body = String), (status = 409, body = Problem)))]
async fn journal(
    State(api): State<Api>,
    Anyone(from): Anyone,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let key = table(&id)?;
    let row = api.read(move |store| store.table(key)).await?.ok_or(Refusal::NoTable)?;
    let record = api.hall.record_of(&row)?;
    match record.settings.clone() {
        // That of a daily dungeon is everybody's when the day is over, and nobody's before.
        settings if settings.is_daily() => api.hall.opened(&settings)?,
        // Whoever may look at the table may read its journal, once the game is over.
        _ => drop(api.ask(&id, from.clone(), What::Look(None)).await?),
    }
    let (row, lines) = api.read(move |store| Ok((store.table(key)?, store.lines(key)?))).await?;
    let row = row.ok_or(Refusal::NoTable)?;
    if row.state != TableState::Over {
        return Err(Refusal::NotNow(NotNow::JournalLater).into());
    }
    api.hall.shown_to(key, &record, from.as_ref());
    let text: String = lines.iter().flat_map(|line| [line.text.as_str(), "\n"]).collect();
    let name = format!("attachment; filename=\"endboss-{}.journal\"", row.code);
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8")),
        (header::CONTENT_DISPOSITION, HeaderValue::from_str(&name).expect("a code is plain")),
    ];
    Ok((headers, text).into_response())
}

/// Seat links: yours, and as the host those of open seats
///
/// The link of an open seat lets somebody sit down there. Then the seat has another, known to whoever
/// sits there alone: it lets other devices of theirs play from the seat.
#[utoipa::path(get, path = "/tables/{id}/links", tag = "seats",
    responses((status = 200, body = BTreeMap<String, String>)))]
async fn links(
    State(api): State<Api>,
    Me(me): Me,
    Path(id): Path<String>,
) -> Result<axum::Json<BTreeMap<String, String>>, Problem> {
    let Answer::Links(links) = api.ask(&id, Some(me), What::Links).await? else {
        return Err(Refusal::Broken.into());
    };
    let url =
        |seat: Seat, secret: &str| format!("{}/t/{id}/{}#{secret}", api.public_url, seat.letter());
    let links = links.iter();
    Ok(axum::Json(links.map(|(s, secret)| (s.letter().to_string(), url(*s, secret))).collect()))
}

#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
struct Start {
    /// The level of the bots that take open seats; without it all seats must be taken.
    fill: Option<String>,
}

/// Begin the game, as its host
#[utoipa::path(post, path = "/tables/{id}/start", tag = "tables", request_body = Start,
    responses((status = 200, body = Done), (status = 409, body = Problem)))]
async fn start(
    State(api): State<Api>,
    Me(me): Me,
    Client(address): Client,
    Path(id): Path<String>,
    Body(body): Body<Start>,
) -> Result<axum::Json<Done>, Problem> {
    api.act(&id, me, What::Start { fill: level(body.fill)?, address: Some(address) }).await
}

/// Close the table, as its host; a game that is on is adjourned for good
#[utoipa::path(post, path = "/tables/{id}/close", tag = "tables",
    responses((status = 200, body = Done), (status = 403, body = Problem)))]
async fn close(
    State(api): State<Api>,
    Me(me): Me,
    Path(id): Path<String>,
) -> Result<axum::Json<Done>, Problem> {
    api.act(&id, me, What::Close).await
}

/// Invite the same players to another table
///
/// You have your seat there; those of the others are held for them until they sit down themselves, or
/// you open them or give them to bots. Whoever asks second finds the same table. A new one counts as
/// any other table that you make.
#[utoipa::path(post, path = "/tables/{id}/rematch", tag = "tables",
    responses((status = 200, body = TableRef), (status = 409, body = Problem)))]
async fn rematch(
    State(api): State<Api>,
    Me(me): Me,
    Client(address): Client,
    Path(id): Path<String>,
) -> Result<axum::Json<TableRef>, Problem> {
    api.spend_rematch(table(&id)?, address, &me).await?;
    let what = What::Rematch { address: Some(address) };
    let Answer::Table(new) = api.ask(&id, Some(me), what).await? else {
        return Err(Refusal::Broken.into());
    };
    let row = api.read(move |store| store.table(new)).await?.ok_or(Refusal::NoTable)?;
    Ok(axum::Json(TableRef { id: row.id.to_string(), code: row.code }))
}

/// Keep a finished game for good, as one of its players, so that its link can be passed on
///
/// A game in which nobody has an account goes after a while, unless it was shared: by this, or by
/// somebody who did not sit there and watched it again.
#[utoipa::path(post, path = "/tables/{id}/share", tag = "tables",
    responses((status = 204), (status = 403, body = Problem), (status = 409, body = Problem)))]
async fn share(
    State(api): State<Api>,
    Me(me): Me,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    api.hall.share(table(&id)?, &me).await?;
    Ok(StatusCode::NO_CONTENT)
}
