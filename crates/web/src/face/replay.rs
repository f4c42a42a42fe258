//! Games that are over: the replay, the result, and playing on.

use axum::extract::State;
use data_encoding::HEXLOWER;
use endboss_lexicon::{AllDecided, Rules, Seat, TenSouls, TieBreak};
use endboss_pages::{self as pages, Board, Device, Look, Markup};
use endboss_text::{Names, Text, who};
use endboss_view::{Cause, Outcome, SeatView, Seen, View};
use serde::Deserialize;

use super::Page;
use super::shown::{Faces, Standing, table_facts};
use super::table::{Key, by_code, seat};
use super::trouble::{Form, Path, Query, Trouble};
use super::visitor::{Visitor, see};
use crate::api::{Api, Wrong};
use crate::guard::Budget;
use endboss_store::TableId;
use endboss_tables::{Eye, Film, NotNow, Position, Reel, Refusal, Told, Verdict, Why, level_named};

#[derive(Debug, Default, Deserialize)]
pub(super) struct Wanted {
    /// Which moment; the first if nothing is said.
    at: Option<String>,
    /// A seat's letter, all or public.
    #[serde(rename = "as")]
    eye: Option<String>,
}

#[derive(Debug, Default, Deserialize)]
pub(super) struct Kept {
    /// The reader has just had the game kept.
    kept: Option<String>,
}

/// A moment of a game that is over.
pub(super) async fn replay(
    State(api): State<Api>,
    visitor: Visitor,
    Path(key): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Page {
    let id = match Key::read(&key) {
        Key::Id(id) => id,
        Key::Code(code) => {
            let id = by_code(&api, &visitor, code).await?;
            return Ok(see(&format!("/replay/{id}")));
        }
    };
    let reel = film(&api, &visitor, id).await?;
    let eye = match wanted.eye.as_deref().map(pages::Eye::read) {
        None if reel.film.is_whole() => pages::Eye::All,
        None => pages::Eye::Public,
        Some(Some(eye)) => eye,
        Some(None) => return Err(visitor.trouble(Wrong::Eye)),
    };
    let at = match wanted.at.as_deref().map_or(Some(0), |at| moment_of(at, reel.film.last())) {
        Some(at) => at,
        None => return Err(visitor.trouble(Wrong::Moment)),
    };
    let args = [("code", (&reel.facts.code).into())];
    let title = visitor.text().say("face-replay-title", &args);
    let (look, url) = (visitor.look, api.public_url.clone());
    let body = tokio::task::spawn_blocking(move || moment(&look, &url, &reel, at, eye)).await;
    let body = body.map_err(|_| visitor.trouble(Refusal::Broken))?;
    let body = body.map_err(|refusal| visitor.trouble(refusal))?;
    let mut frame = visitor.frame(title, "table replay");
    frame.styles = &["table.css", "replay.css"];
    frame.scripts = &["replay.js"];
    Ok(visitor.page(&frame, body))
}

/// The moment that a number means: before the first is the first, after the last the last.
fn moment_of(at: &str, last: usize) -> Option<usize> {
    let at = at.trim();
    let digits = at.strip_prefix(['-', '+']).unwrap_or(at);
    if !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    match digits.is_empty() || at.starts_with('-') {
        true => Some(0),
        false => Some(digits.parse().unwrap_or(usize::MAX).min(last)),
    }
}

async fn film(api: &Api, visitor: &Visitor, id: TableId) -> Result<Reel, Trouble> {
    visitor.spend(api, Budget::Replay)?;
    let film = api.hall.film(id, visitor.caller().as_ref()).await;
    film.map_err(|refusal| visitor.trouble(refusal))
}

fn standing(reel: &Reel) -> Standing {
    Standing { seats: reel.mine.clone(), ..Standing::default() }
}

/// The body of the page of a moment. Blocks.
fn moment(
    look: &Look,
    url: &str,
    reel: &Reel,
    at: usize,
    eye: pages::Eye,
) -> Result<Markup, Refusal> {
    let film = &reel.film;
    let eyes = eye_of(eye);
    let Position { view, asks, forecast, numbers } = film.position(at, eyes)?;
    let (text, faces) = (look.text(), Faces::new(&film.laid, &reel.facts, look.lang));
    let mut table = table_facts(&reel.facts, &standing(reel), url, &text);
    // At this moment it was still on.
    if view.outcome.is_none() {
        table.state = pages::State::Playing;
    }
    let me = match eye {
        pages::Eye::Seat(seat) => Some(seat),
        pages::Eye::Public | pages::Eye::All => None,
    };
    let board = pages::board(&Board {
        number: at as u64,
        table: &table,
        view: &view,
        ask: None,
        forecast: &forecast,
        numbers: &numbers,
        log_from: 0,
        log: &[],
        cards: &faces,
        own: None,
        device: &Device::default(),
        text: text.for_seat(me),
        keys: look.keys,
        still: true,
        guide: None,
    });
    let answered = film.answered(at, eyes).map(|it| {
        let text = text.for_seat(Some(it.seat));
        (it.seat, text.pick(&it.pick, &it.ask, &it.view, &faces))
    });
    let turns: Vec<(u16, usize)> = film.turns().iter().map(|turn| (turn.turn, turn.at)).collect();
    let onward = reel.onward.map(|(table, entry)| {
        pages::moment_address(&table.to_string(), entry as usize, pages::Eye::All)
    });
    let check = film.verdict().map(check);
    let page = pages::Moment {
        look,
        table: &table,
        cards: &faces,
        view: &view,
        asks: &asks,
        answered: answered.as_ref().map(|(seat, choice)| (*seat, choice.as_str())),
        eye,
        at,
        last: film.last(),
        previous: film.previous(at, eyes),
        next: film.next(at, eyes),
        turns: &turns,
        lines: &lines(film, at, eyes),
        whole: film.is_whole(),
        check: check.as_ref(),
        onward: onward.as_deref(),
        url,
    };
    Ok(pages::replay(&page, board))
}

fn eye_of(eye: pages::Eye) -> Eye {
    match eye {
        pages::Eye::Seat(seat) => Eye::Seat(seat),
        pages::Eye::Public => Eye::Public,
        pages::Eye::All => Eye::All,
    }
}

/// What happened up to this moment.
fn lines(film: &Film, last: usize, eye: Eye) -> Vec<pages::ReplayLine> {
    let mut lines = Vec::new();
    for at in 0..=last {
        let taken_back = film.moments()[at].taken_back;
        // An entry may end one turn and begin the next.
        let mut turn = at.checked_sub(1).map_or(0, |before| film.moments()[before].turn);
        for told in film.told(at, eye) {
            let told = match told {
                Told::Seen(seen) => pages::ReplayTold::Seen(seen),
                Told::TookBack { seat, agreed } => pages::ReplayTold::TookBack { seat, agreed },
            };
            if let pages::ReplayTold::Seen(Seen::TurnBegins { turn: begins }) = told {
                turn = begins;
            }
            lines.push(pages::ReplayLine { at, turn, told, taken_back });
        }
    }
    lines
}

fn check(verdict: Verdict) -> pages::Check {
    let salt = |(seat, bytes): (Seat, Vec<u8>)| {
        (seat, String::from_utf8(bytes).unwrap_or_else(|error| HEXLOWER.encode(error.as_bytes())))
    };
    pages::Check {
        entries: verdict.entries,
        commit: verdict.commit,
        seed: verdict.seed,
        salts: verdict.salts.into_iter().map(salt).collect(),
        onward: verdict.onward.map(|onward| onward.entries),
        fault: verdict.fault,
    }
}

#[derive(Debug, Deserialize)]
pub(super) struct PlayOn {
    at: usize,
    seat: String,
    #[serde(default)]
    level: String,
}

/// A new game that goes on from a moment of this one.
pub(super) async fn play_on(
    State(api): State<Api>,
    mut visitor: Visitor,
    Path(key): Path<String>,
    Form(form): Form<PlayOn>,
) -> Page {
    let Key::Id(id) = Key::read(&key) else {
        return Err(visitor.trouble(Refusal::NoTable));
    };
    let place = seat(&form.seat).map_err(|refusal| visitor.trouble(refusal))?;
    let level = if form.level.is_empty() { pages::USUAL_LEVEL } else { form.level.as_str() };
    let level = level_named(level).map_err(|unknown| visitor.trouble(Refusal::from(unknown)))?;
    // Nobody comes to be for a game that they may not see.
    film(&api, &visitor, id).await?;
    let me = visitor.guest(&api).await?;
    visitor.spend(&api, Budget::Create)?;
    let begun = api.hall.play_on(&me, id, form.at, place, level).await;
    let row = begun.map_err(|refusal| visitor.trouble(refusal))?;
    Ok(visitor.go(&api, &format!("/t/{}", row.id)))
}

/// Who won and why.
pub(super) async fn result(
    State(api): State<Api>,
    visitor: Visitor,
    Path(key): Path<String>,
    Query(kept): Query<Kept>,
) -> Page {
    let id = match Key::read(&key) {
        Key::Id(id) => id,
        Key::Code(code) => {
            let id = by_code(&api, &visitor, code).await?;
            return Ok(see(&format!("/t/{id}/result")));
        }
    };
    let reel = film(&api, &visitor, id).await?;
    let args = [("code", (&reel.facts.code).into())];
    let title = visitor.text().say("face-result-title", &args);
    let (look, url) = (visitor.look, api.public_url.clone());
    let kept = kept.kept.is_some();
    let body = tokio::task::spawn_blocking(move || outline(&look, &url, &reel, kept)).await;
    let body = body.map_err(|_| visitor.trouble(Refusal::Broken))?;
    let body = body.map_err(|refusal| visitor.trouble(refusal))?;
    let mut frame = visitor.frame(title, "result");
    frame.styles = &["replay.css"];
    Ok(visitor.page(&frame, body))
}

/// The body of the page of a result. Blocks.
fn outline(look: &Look, url: &str, reel: &Reel, kept: bool) -> Result<Markup, Refusal> {
    let film = &reel.film;
    let (text, faces) = (look.text(), Faces::new(&film.laid, &reel.facts, look.lang));
    let table = table_facts(&reel.facts, &standing(reel), url, &text);
    let view = film.position(film.last(), Eye::Public)?.view;
    let unfinished = Refusal::NotNow(NotNow::NobodyWon);
    let outcome = view.outcome.clone().ok_or(unfinished)?;
    let turns = film.turns().into_iter().map(|turn| pages::TurnScores {
        turn: turn.turn,
        scores: turn.scores.iter().map(|score| (score.souls, score.wounds)).collect(),
    });
    let points = film.turning_points().into_iter().map(|point| pages::Point {
        at: point.at,
        turn: point.turn,
        sentence: turned(point.why, &text, &faces),
    });
    let why = reason(&outcome, &view, &film.laid.table.tables.rules).map(|id| text.say(id, &[]));
    Ok(pages::result(&pages::Outline {
        kept,
        look,
        table: &table,
        cards: &faces,
        view: &view,
        outcome: &outcome,
        why: why.as_deref(),
        turns: &turns.collect::<Vec<_>>(),
        points: &points.collect::<Vec<_>>(),
        mine: !reel.mine.is_empty(),
        url,
    }))
}

/// A turning point in a sentence.
fn turned(why: Why, text: &Text, names: &dyn Names) -> String {
    let (id, seat, card) = match why {
        Why::Leads { seat, stays: true } => ("face-point-leads-stays", seat, None),
        Why::Leads { seat, stays: false } => ("face-point-leads", seat, None),
        Why::EpicDies { seat, hero } => ("face-point-epic-dies", seat, Some(hero)),
        Why::EpicSurvives { seat, hero } => ("face-point-epic-survives", seat, Some(hero)),
        Why::LevelUp { seat, boss } => ("face-point-level-up", seat, Some(boss)),
        Why::Eliminated { seat } => ("face-point-eliminated", seat, None),
        Why::Conceded { seat } => ("face-point-conceded", seat, None),
    };
    let mut args = vec![("player", names.player(seat).into())];
    if let Some(card) = card {
        args.extend(["hero", "boss"].map(|key| (key, names.card(card).into())));
        args.push(("who", who(card, names).into()));
    }
    text.say(id, &args)
}

/// Why the winner won, where the end of the game does not say it. [R9.2, R9.3, R9.4]
fn reason(outcome: &Outcome, view: &View, rules: &Rules) -> Option<&'static str> {
    if view.seats.len() == 1 {
        return Some("ui-why-alone");
    }
    if matches!(outcome.cause, Cause::Conceded | Cause::LastOneLeft) {
        return None;
    }
    let wins = outcome.cause == Cause::TenSouls && rules.ten_souls == TenSouls::Wins;
    let enough = |seat: &&SeatView| !wins || seat.souls >= 10 && seat.wounds < 5;
    let points = |seat: &SeatView| i16::from(seat.souls) - i16::from(seat.wounds);
    let seats = outcome.ranking.iter().map(|seat| view.seat(*seat));
    let stayed = seats.clone().filter(|seat| !seat.out && !seat.conceded);
    let (mut rivals, short): (Vec<_>, Vec<_>) = stayed.partition(enough);
    // All players left won or lost in that turn, and all of them count. [Q80]
    if wins && short.is_empty() && rules.all_win_or_lose == AllDecided::AllCompare {
        rivals = seats.filter(|seat| !seat.conceded).collect();
    }
    Some(match rivals[..] {
        [first, second, ..] if points(first) == points(second) => match rules.tie_break {
            TieBreak::HighestXp => "ui-why-highest-xp",
            TieBreak::LowestXp => "ui-why-lowest-xp",
        },
        [_] if !short.is_empty() => "ui-why-ten-souls",
        _ => "ui-why-points",
    })
}
