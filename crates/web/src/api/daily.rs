//! The daily dungeon: begun, its boards, and records that are held to a day.

use axum::extract::State;
use axum::http::StatusCode;
use bytes::Bytes;
use endboss_journal::Day;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::Api;
use super::body::Path;
use super::caller::{Anyone, Me};
use super::problem::Problem;
use super::tables::TableRef;
use super::wrong::Wrong;
use crate::guard::{Budget, Client};
use endboss_tables::{Board, Fate, First, Listed, Tally};

pub fn routes() -> OpenApiRouter<Api> {
    OpenApiRouter::new()
        .routes(routes!(today, begin))
        .routes(routes!(of_day))
        .routes(routes!(check))
}

/// A day's dungeon and its board. Every score was found by playing its record again.
#[derive(Debug, Serialize, ToSchema)]
struct DayBoard {
    day: String,
    /// When the day is over, in milliseconds since 1970.
    ends: i64,
    over: bool,
    /// SHA-256 of the seed that everything is dealt with.
    commit: String,
    /// The seed, when the day is over.
    seed: Option<String>,
    /// People with an account, the best first.
    accounts: Vec<DayResult>,
    guests: Vec<DayResult>,
    /// So many first tries are being played.
    playing: usize,
    /// Your first try.
    mine: Option<MyTry>,
}

#[derive(Debug, Serialize, ToSchema)]
struct DayResult {
    /// Those who did equally well share one.
    place: usize,
    name: String,
    /// The result is told at /daily/DAY/CODE.
    code: String,
    /// Its table, whose journal and replay are open when the day is over.
    table: Option<String>,
    mine: bool,
    #[serde(flatten)]
    tally: TallyJson,
}

/// What a game came to, with nothing that tells a card.
#[derive(Debug, Serialize, ToSchema)]
struct TallyJson {
    score: i16,
    souls: u8,
    wounds: u8,
    turns: u16,
    /// How it went with each hero, in order: died, survived, epic_died or epic_survived.
    heroes: Vec<&'static str>,
}

#[derive(Debug, Serialize, ToSchema)]
struct MyTry {
    table: String,
    code: Option<String>,
    /// playing, counts, gave_up, late, closed or refused.
    state: &'static str,
    /// What it came to, once it is over.
    tally: Option<TallyJson>,
}

/// Whether a record holds.
#[derive(Debug, Serialize, ToSchema)]
struct Checked {
    holds: bool,
    /// What is wrong with it, in a sentence.
    why: Option<String>,
    tally: Option<TallyJson>,
}

impl TallyJson {
    fn of(tally: &Tally) -> TallyJson {
        let fate = |fate: &Fate| match (fate.epic, fate.died) {
            (false, true) => "died",
            (false, false) => "survived",
            (true, true) => "epic_died",
            (true, false) => "epic_survived",
        };
        TallyJson {
            score: tally.score,
            souls: tally.souls,
            wounds: tally.wounds,
            turns: tally.turns,
            heroes: tally.heroes.iter().map(fate).collect(),
        }
    }
}

/// How a first try stands, in a word.
fn state(first: &First) -> (&'static str, Option<&Tally>) {
    match first {
        First::Playing => ("playing", None),
        First::Counts(tally) => ("counts", Some(tally)),
        First::GaveUp(tally) => ("gave_up", Some(tally)),
        First::Late(tally) => ("late", Some(tally)),
        First::Closed => ("closed", None),
        First::Refused(_) => ("refused", None),
    }
}

impl Api {
    /// A day that has begun, by its name.
    pub(crate) fn past_day(&self, word: &str) -> Result<Day, Problem> {
        let day: Day = word.parse().map_err(|_: endboss_journal::NoDay| Wrong::NoDay)?;
        if day > self.hall.today() {
            return Err(Wrong::DayAhead(day.to_string()).into());
        }
        Ok(day)
    }
}

async fn shown(
    api: &Api,
    from: Option<endboss_tables::Caller>,
    day: Day,
) -> Result<axum::Json<DayBoard>, Problem> {
    let board = api.hall.day_board(day, from.map(|caller| caller.person)).await?;
    let (commit, seed) = api.hall.day_shown(day).await?;
    let over = seed.is_some();
    let listed = |list: Vec<Listed>| {
        let result = |it: Listed| DayResult {
            place: it.place,
            name: it.name,
            code: it.code,
            table: over.then(|| it.table.to_string()),
            mine: it.mine,
            tally: TallyJson::of(&it.tally),
        };
        list.into_iter().map(result).collect()
    };
    let Board { accounts, guests, playing, mine, .. } = board;
    let mine = mine.map(|mine| {
        let (state, tally) = state(&mine.first);
        MyTry {
            table: mine.table.to_string(),
            code: mine.code,
            state,
            tally: tally.map(TallyJson::of),
        }
    });
    Ok(axum::Json(DayBoard {
        day: day.to_string(),
        ends: day.ends(),
        over,
        commit,
        seed,
        accounts: listed(accounts),
        guests: listed(guests),
        playing,
        mine,
    }))
}

/// Today's dungeon and its board
#[utoipa::path(get, path = "/daily", tag = "daily", responses((status = 200, body = DayBoard)))]
async fn today(
    State(api): State<Api>,
    Anyone(from): Anyone,
) -> Result<axum::Json<DayBoard>, Problem> {
    let day = api.hall.today();
    shown(&api, from, day).await
}

/// The dungeon of a day and its board
///
/// When the day is over its seed is there, too, and the tables whose journals can be read.
#[utoipa::path(get, path = "/daily/{day}", tag = "daily",
    responses((status = 200, body = DayBoard), (status = 404, body = Problem)))]
async fn of_day(
    State(api): State<Api>,
    Anyone(from): Anyone,
    Path(day): Path<String>,
) -> Result<axum::Json<DayBoard>, Problem> {
    let day = api.past_day(&day)?;
    shown(&api, from, day).await
}

/// Begin today's dungeon
///
/// Your first table of a day counts; while it is open you are given that one. Later ones are
/// practice.
#[utoipa::path(post, path = "/daily", tag = "daily",
    responses((status = 201, body = TableRef), (status = 401, body = Problem)))]
async fn begin(
    State(api): State<Api>,
    Me(me): Me,
    Client(address): Client,
) -> Result<(StatusCode, axum::Json<TableRef>), Problem> {
    api.guard.spend(Budget::Create, address, Some(me.person))?;
    let row = api.hall.begin_daily(&me).await?;
    let made = TableRef { id: row.id.to_string(), code: row.code };
    Ok((StatusCode::CREATED, axum::Json(made)))
}

/// Hold a journal to a day
///
/// Whether this record is a game of that day's dungeon, dealt with its seed and played by the rules,
/// and what it came to. Only when the day is over.
#[utoipa::path(post, path = "/daily/{day}/check", tag = "daily",
    request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = Checked), (status = 409, body = Problem)))]
async fn check(
    State(api): State<Api>,
    Anyone(from): Anyone,
    Client(address): Client,
    Path(day): Path<String>,
    record: Bytes,
) -> Result<axum::Json<Checked>, Problem> {
    let day = api.past_day(&day)?;
    api.guard.spend(Budget::Replay, address, from.map(|caller| caller.person))?;
    let checked = match api.hall.check_daily(day, record.to_vec()).await? {
        Ok(tally) => Checked { holds: true, why: None, tally: Some(TallyJson::of(&tally)) },
        Err(why) => Checked { holds: false, why: Some(why), tally: None },
    };
    Ok(axum::Json(checked))
}
