//! What is done at a table, by forms.

use std::time::Duration;

use axum::extract::State;
use axum::response::IntoResponse;
use endboss_lexicon::Seat;
use endboss_pages::{USUAL_LEVEL, confirm};
use serde::Deserialize;

use super::Page;
use super::table::{Key, seat};
use super::trouble::{Form, Path, Trouble};
use super::visitor::Visitor;
use crate::api::{Api, Problem, Wrong, level};
use crate::guard::Budget;
use endboss_store::TableId;
use endboss_tables::{
    Answer, Hint, NotNow, NotYours, Own, Refusal, Snapshot, Until, Wake, What, Windows,
};

/// So long a page without script waits for a hint; later it is there when the page is loaded again.
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// Every field of every form of a table; which of them a deed needs, it says.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Fields {
    seat: Option<String>,
    ask: Option<u32>,
    pick: Option<String>,
    key: Option<String>,
    how: Option<String>,
    agree: Option<String>,
    turn: Option<String>,
    until: Option<String>,
    at_me: Option<String>,
    declared: Option<String>,
    always: Option<String>,
    text: Option<String>,
    salt: Option<String>,
    secret: Option<String>,
    bot: Option<String>,
    fill: Option<String>,
    on: Option<String>,
    /// Asked once more, and still wanted.
    sure: Option<String>,
}

pub(super) async fn act(
    State(api): State<Api>,
    mut visitor: Visitor,
    Path((key, deed)): Path<(String, String)>,
    Form(fields): Form<Fields>,
) -> Page {
    let Key::Id(id) = Key::read(&key) else {
        return Err(visitor.trouble(Refusal::NoTable));
    };
    let here = fields.seat.as_deref().map(seat).transpose();
    let here = here.map_err(|refusal| visitor.trouble(refusal))?;
    if let Some(question) = question(&deed).filter(|_| fields.sure.is_none()) {
        let (to, back) = (format!("/t/{id}/{deed}"), format!("/t/{id}"));
        let seat = here.map(Seat::letter);
        let body = confirm(&visitor.look, &visitor.say(question), &to, seat, &back);
        return Ok(visitor.page(&visitor.frame(visitor.say(question), "confirm"), body));
    }
    let what = what(&api, &visitor, id, &deed, here, fields).await?;
    if deed == "share" {
        let me = visitor
            .caller()
            .ok_or_else(|| visitor.trouble(Refusal::NotYours(NotYours::SharePlayers)))?;
        let shared = api.hall.share(id, &me).await;
        shared.map_err(|refusal| visitor.trouble(refusal))?;
        return Ok(visitor.go(&api, &format!("/t/{id}/result?kept=yes")).into_response());
    }
    if deed == "rematch"
        && let (Some(me), Some(address)) = (visitor.caller(), visitor.address())
    {
        let spent = api.spend_rematch(id, address, &me).await;
        spent.map_err(|problem| visitor.trouble(problem))?;
    }
    // Whoever sits down is somebody from then on, if there is anything to sit down at.
    if deed == "take" || deed == "claim" {
        let row = api.read(move |store| store.table(id)).await;
        let row = row.map_err(|problem| visitor.trouble(problem))?;
        row.ok_or_else(|| visitor.trouble(Refusal::NoTable))?;
        visitor.guest(&api).await?;
    }
    let answer = api.hall.ask(id, visitor.caller(), what).await;
    let answer = answer.map_err(|refusal| match refusal {
        // The page names its question by the key: it was answered, from another page or device.
        Refusal::NotNow(NotNow::KeyUsed) => visitor.trouble(Refusal::StaleAsk),
        other => visitor.trouble(other),
    })?;
    if let ("hint", Some(seat), false) = (deed.as_str(), here, visitor.scripted) {
        wait_for_hint(&api, &visitor, id, seat).await;
    }
    let to = match (answer, here) {
        (Answer::Table(other), _) => format!("/t/{other}"),
        (_, Some(seat)) if !matches!(deed.as_str(), "leave" | "kick" | "give" | "claim") => {
            format!("/t/{id}?seat={}", seat.letter())
        }
        _ => format!("/t/{id}"),
    };
    Ok(visitor.go(&api, &to).into_response())
}

/// A page without script is shown once, so it is shown when there is something to see.
async fn wait_for_hint(api: &Api, visitor: &Visitor, id: TableId, seat: Seat) {
    let watched = api.hall.ask(id, visitor.caller(), What::Watch(Some(seat))).await;
    let Ok(Answer::Stream(mut stream)) = watched else { return };
    let hint = |own: Option<&Own>| own.and_then(|own| own.hint);
    let thinks = |shown: &Snapshot| hint(shown.body.own.as_ref()) == Some(Hint::Thinking);
    let here = stream.snapshots.wait_for(|shown| !thinks(shown));
    let _ = tokio::time::timeout(LONGEST_WAIT, here).await;
}

/// What is asked once more before a deed that cannot be taken back.
fn question(deed: &str) -> Option<&'static str> {
    match deed {
        "concede" => Some("face-concede-sure"),
        "close" => Some("face-close-sure"),
        "kick" => Some("face-kick-sure"),
        "renew" => Some("face-renew-sure"),
        _ => None,
    }
}

/// What a form says.
async fn what(
    api: &Api,
    visitor: &Visitor,
    id: TableId,
    deed: &str,
    here: Option<Seat>,
    fields: Fields,
) -> Result<What, Trouble> {
    let seat = || here.ok_or_else(|| visitor.trouble(Wrong::FormSeat));
    let missing = || visitor.trouble(Wrong::FormMissing);
    let named = |word| level(word).map_err(|problem| visitor.trouble(problem));
    let is = |field: &Option<String>, word: &str| field.as_deref() == Some(word);
    // Taking back costs a table as much as answering, and more.
    if matches!(deed, "pick" | "hint" | "undo" | "ask-undo" | "consent") {
        visitor.spend(api, Budget::Pick)?;
    }
    Ok(match deed {
        "pick" => {
            let pick = fields.pick.ok_or_else(missing)?;
            let ask = fields.ask.ok_or_else(missing)?;
            What::Pick { seat: seat()?, ask, pick, key: fields.key }
        }
        "hint" => What::Hint { seat: seat()? },
        "undo" => What::Undo { seat: seat()?, all: is(&fields.how, "all") },
        "ask-undo" => What::AskUndo { seat: seat()?, turn: is(&fields.turn, "yes") },
        "consent" => What::AnswerUndo { seat: seat()?, agree: is(&fields.agree, "yes") },
        "windows" => {
            let windows = windows(api, visitor, id, seat()?, &fields).await?;
            What::SetWindows { seat: seat()?, windows }
        }
        "chat" => {
            visitor.spend(api, Budget::Chat)?;
            What::Chat { seat: seat()?, text: fields.text.ok_or_else(missing)? }
        }
        "salt" => What::Salt { seat: seat()?, salt: fields.salt.unwrap_or_default() },
        "take" => {
            let secret =
                fields.secret.map(|secret| secret.trim_start_matches('#').trim().to_owned());
            What::Take { seat: seat()?, secret: secret.filter(|secret| !secret.is_empty()) }
        }
        "claim" => {
            visitor.spend(api, Budget::Code)?;
            What::Claim { seat: seat()? }
        }
        "claim-answer" => {
            visitor.spend(api, Budget::Pick)?;
            What::AnswerClaim { seat: seat()?, agree: is(&fields.agree, "yes") }
        }
        "renew" => {
            visitor.spend(api, Budget::Pick)?;
            What::Renew { seat: seat()? }
        }
        "leave" => What::Leave { seat: seat()? },
        "return" => What::Return { seat: seat()? },
        "give" => What::Give { seat: seat()?, bot: named(fields.bot.filter(|bot| bot != "none"))? },
        "kick" => What::Kick { seat: seat()? },
        "mute" => What::Mute { seat: seat()?, on: is(&fields.on, "yes") },
        "start" => {
            let fill = fields.fill.unwrap_or_else(|| USUAL_LEVEL.to_owned());
            What::Start { fill: named(Some(fill))?, address: visitor.address() }
        }
        "close" => What::Close,
        "concede" => What::Concede { seat: seat()? },
        "rematch" => What::Rematch { address: visitor.address() },
        _ => return Err(visitor.trouble(Problem::nothing_here())),
    })
}

/// The seat's wishes as they are, with what the button changes.
async fn windows(
    api: &Api,
    visitor: &Visitor,
    id: TableId,
    seat: Seat,
    fields: &Fields,
) -> Result<Windows, Trouble> {
    let looked = api.hall.ask(id, visitor.caller(), What::Look(Some(seat))).await;
    let Answer::Snapshot(snapshot) = looked.map_err(|refusal| visitor.trouble(refusal))? else {
        return Err(visitor.trouble(Refusal::Broken));
    };
    let own = snapshot.body.own.as_ref().ok_or_else(|| visitor.trouble(Refusal::Broken))?;
    let mut windows = own.windows.clone();
    let mut wake = |field: &Option<String>, wake: Wake| match field.as_deref() {
        Some("on") if !windows.wake.contains(&wake) => windows.wake.push(wake),
        Some("on") | None => {}
        Some(_) => windows.wake.retain(|other| *other != wake),
    };
    wake(&fields.at_me, Wake::AtMe);
    wake(&fields.declared, Wake::Declared);
    if let Some(always) = &fields.always {
        windows.always_ask = always == "on";
    }
    if let Some(until) = &fields.until {
        windows.pass_until = match until.as_str() {
            "my_turn" => Some(Until::MyTurn),
            "end_of_phase" => Some(Until::EndOfPhase),
            "end_of_turn" => Some(Until::EndOfTurn),
            _ => None,
        };
    }
    Ok(windows)
}
