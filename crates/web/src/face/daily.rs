//! The daily dungeon: today, a day before, and a result to be shown to others.

use axum::Router;
use axum::extract::State;
use axum::routing::get;
use endboss_journal::Day;
use endboss_pages::{self as pages, Daily, DayResult, DayTally, MyDay, Shared};

use super::Page;
use super::trouble::{Path, Trouble};
use super::visitor::Visitor;
use crate::api::{Api, Problem};
use crate::guard::Budget;
use endboss_tables::{Board, First, Listed, Mine, Tally};

pub fn routes() -> Router<Api> {
    Router::new()
        .route("/daily", get(today).post(begin))
        .route("/daily/{day}", get(of_day))
        .route("/daily/{day}/{code}", get(result))
}

async fn today(State(api): State<Api>, visitor: Visitor) -> Page {
    let day = api.hall.today();
    shown(&api, &visitor, day).await
}

async fn of_day(State(api): State<Api>, visitor: Visitor, Path(day): Path<String>) -> Page {
    let day = api.past_day(&day).map_err(|problem| visitor.trouble(problem))?;
    if day < first_day(&api, &visitor).await? {
        return Err(visitor.trouble(Problem::nothing_here()));
    }
    shown(&api, &visitor, day).await
}

/// Begins today's dungeon, or goes on with the try that counts.
async fn begin(State(api): State<Api>, mut visitor: Visitor) -> Page {
    let me = visitor.guest(&api).await?;
    visitor.spend(&api, Budget::Create)?;
    let begun = api.hall.begin_daily(&me).await;
    let row = begun.map_err(|refusal| visitor.trouble(refusal))?;
    Ok(visitor.go(&api, &format!("/t/{}", row.id)))
}

/// Before it nobody played here, and nothing is told of it.
async fn first_day(api: &Api, visitor: &Visitor) -> Result<Day, Trouble> {
    api.hall.first_day().await.map_err(|refusal| visitor.trouble(refusal))
}

async fn shown(api: &Api, visitor: &Visitor, day: Day) -> Page {
    let board = board(api, visitor, day).await?;
    let told = api.hall.day_shown(day).await;
    let (commit, seed) = told.map_err(|refusal| visitor.trouble(refusal))?;
    let first = first_day(api, visitor).await?;
    let over = seed.is_some();
    let list = |list: Vec<Listed>| list.into_iter().map(|it| listed(it, over)).collect();
    let Board { accounts, guests, playing, mine, .. } = board;
    let page = Daily {
        day: day.to_string(),
        left: (!over).then(|| left(api)),
        previous: day.previous().filter(|day| *day >= first).map(|day| day.to_string()),
        next: day.next().filter(|day| *day <= api.hall.today()).map(|day| day.to_string()),
        mine: my_day(mine),
        accounts: list(accounts),
        guests: list(guests),
        playing,
        commit,
        seed,
    };
    let title = pages::of_day(&visitor.text(), &page.day);
    let mut frame = visitor.frame(title, "daily");
    frame.styles = &["pages.css", "daily.css"];
    frame.about = Some(visitor.say("face-daily-why"));
    let body = pages::daily(&visitor.look, &page);
    Ok(visitor.page(&frame, body))
}

async fn board(api: &Api, visitor: &Visitor, day: Day) -> Result<Board, Trouble> {
    let me = visitor.caller().map(|caller| caller.person);
    let board = api.hall.day_board(day, me).await;
    board.map_err(|refusal| visitor.trouble(refusal))
}

/// Hours and minutes until midnight, the last minute counted whole.
pub(super) fn left(api: &Api) -> (u32, u32) {
    let time = api.hall.time();
    let left = u32::try_from(Day::at(time).ends() - time).unwrap_or(0).div_ceil(60_000);
    (left / 60, left % 60)
}

fn listed(it: Listed, over: bool) -> DayResult {
    DayResult {
        place: it.place,
        name: it.name,
        code: it.code,
        replay: over.then(|| format!("/replay/{}", it.table)),
        mine: it.mine,
        tally: tally(&it.tally),
    }
}

fn tally(it: &Tally) -> DayTally {
    DayTally {
        score: it.score,
        souls: it.souls,
        wounds: it.wounds,
        turns: it.turns,
        heroes: it.heroes.iter().map(|fate| (fate.epic, fate.died)).collect(),
    }
}

fn my_day(mine: Option<Mine>) -> MyDay {
    let Some(mine) = mine else { return MyDay::None };
    match (mine.first, mine.code) {
        (First::Playing, _) => MyDay::Playing(mine.table.to_string()),
        (First::Counts(it), Some(code)) => MyDay::Counts(tally(&it), code),
        (First::Counts(_) | First::Closed, _) => MyDay::Closed,
        (First::GaveUp(_), _) => MyDay::GaveUp,
        (First::Late(_), _) => MyDay::Late,
        (First::Refused(_), _) => MyDay::Refused,
    }
}

/// A result of the board, without anything that tells a card.
async fn result(
    State(api): State<Api>,
    visitor: Visitor,
    Path((day, code)): Path<(String, String)>,
) -> Page {
    let day = api.past_day(&day).map_err(|problem| visitor.trouble(problem))?;
    let board = board(&api, &visitor, day).await?;
    let code = code.to_uppercase();
    let accounts = board.accounts.into_iter().map(|it| (it, false));
    let mut all = accounts.chain(board.guests.into_iter().map(|it| (it, true)));
    let found = all.find(|(it, _)| it.code == code);
    let (it, guest) = found.ok_or_else(|| visitor.trouble(Problem::nothing_here()))?;
    let it = listed(it, api.hall.is_over(day));
    let page = Shared {
        day: day.to_string(),
        link: format!("{}/daily/{day}/{}", api.public_url, it.code),
        name: it.name,
        place: it.place,
        guest,
        tally: it.tally,
        replay: it.replay,
    };
    let text = visitor.text();
    let args = [("player", (&page.name).into()), ("day", text.date(&page.day).into())];
    let mut frame = visitor.frame(text.say("face-daily-result-of", &args), "daily");
    frame.styles = &["pages.css", "daily.css"];
    // Where the address is shown, the address itself needs no telling.
    let told = pages::shared_told(&text, &page).replace(&page.link, "");
    frame.about = Some(told.trim().replace('\n', " "));
    let body = pages::shared(&visitor.look, &page);
    Ok(visitor.page(&frame, body))
}
