//! What is done at a table: sitting, answering, taking back, talking.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::Api;
use super::body::{Body, Path, level, seat};
use super::caller::Me;
use super::problem::Problem;
use super::shape;
use super::tables::Done;
use crate::guard::{Budget, Client};
use endboss_tables::What;

pub fn routes() -> OpenApiRouter<Api> {
    OpenApiRouter::new()
        .routes(routes!(pick))
        .routes(routes!(undo))
        .routes(routes!(ask_undo))
        .routes(routes!(answer_undo))
        .routes(routes!(hint))
        .routes(routes!(concede))
        .routes(routes!(chat))
        .routes(routes!(take, leave))
        .routes(routes!(come_back))
        .routes(routes!(renew))
        .routes(routes!(claim))
        .routes(routes!(answer_claim))
        .routes(routes!(windows))
        .routes(routes!(salt))
        .routes(routes!(give))
        .routes(routes!(kick))
        .routes(routes!(mute))
}

type Answered = Result<Json<Done>, Problem>;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Pick {
    /// The letter of your seat.
    seat: String,
    /// The number of the question, from the view.
    ask: u32,
    /// One of the options, word for word.
    #[schema(example = "card classic/dark-altar")]
    pick: String,
    /// Anything of your own, up to 64 letters. The same request with the same key is done once,
    /// however often it comes.
    key: Option<String>,
}

/// Answer the question you are asked
///
/// Acknowledged when it is on disk and not before.
#[utoipa::path(post, path = "/tables/{id}/picks", tag = "play", request_body = Pick,
    responses((status = 200, body = Done), (status = 409, body = Problem, description = "the question is gone"),
        (status = 422, body = Problem, description = "not among the options")))]
async fn pick(
    State(api): State<Api>,
    Me(me): Me,
    Path(id): Path<String>,
    Client(address): Client,
    Body(body): Body<Pick>,
) -> Answered {
    api.guard.spend(Budget::Pick, address, Some(me.person))?;
    let seat = seat(&body.seat)?;
    let what = What::Pick { seat, ask: body.ask, pick: body.pick, key: body.key };
    api.act(&id, me, what).await
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Undo {
    seat: String,
    /// All of your choices since anyone learned something, instead of the last one.
    #[serde(default)]
    all: bool,
}

/// Take back your own choice, as far as nobody has learned anything since
#[utoipa::path(post, path = "/tables/{id}/undo", tag = "play", request_body = Undo,
    responses((status = 200, body = Done), (status = 409, body = Problem)))]
async fn undo(
    State(api): State<Api>,
    Me(me): Me,
    Path(id): Path<String>,
    Client(address): Client,
    Body(body): Body<Undo>,
) -> Answered {
    api.guard.spend(Budget::Pick, address, Some(me.person))?;
    api.act(&id, me, What::Undo { seat: seat(&body.seat)?, all: body.all }).await
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct AskUndo {
    seat: String,
    to: To,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum To {
    /// Before your last choice.
    LastChoice,
    /// To the beginning of the turn.
    Turn,
}

/// Ask everybody to go further back; what was left to chance comes anew
#[utoipa::path(post, path = "/tables/{id}/undo/ask", tag = "play", request_body = AskUndo,
    responses((status = 200, body = Done), (status = 409, body = Problem)))]
async fn ask_undo(
    State(api): State<Api>,
    Me(me): Me,
    Path(id): Path<String>,
    Client(address): Client,
    Body(body): Body<AskUndo>,
) -> Answered {
    api.guard.spend(Budget::Pick, address, Some(me.person))?;
    let turn = body.to == To::Turn;
    api.act(&id, me, What::AskUndo { seat: seat(&body.seat)?, turn }).await
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct AnswerUndo {
    seat: String,
    agree: bool,
}

/// Agree to go back, or not
#[utoipa::path(post, path = "/tables/{id}/undo/answer", tag = "play", request_body = AnswerUndo,
    responses((status = 200, body = Done), (status = 409, body = Problem)))]
async fn answer_undo(
    State(api): State<Api>,
    Me(me): Me,
    Path(id): Path<String>,
    Client(address): Client,
    Body(body): Body<AnswerUndo>,
) -> Answered {
    api.guard.spend(Budget::Pick, address, Some(me.person))?;
    api.act(&id, me, What::AnswerUndo { seat: seat(&body.seat)?, agree: body.agree }).await
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct AskHint {
    seat: String,
}

/// Ask a bot what it would do in your place
///
/// It is told what you may know. Its answer comes in your snapshots as `hint`; in rated games there
/// are none.
#[utoipa::path(post, path = "/tables/{id}/hint", tag = "play", request_body = AskHint,
    responses((status = 200, body = Done), (status = 409, body = Problem)))]
async fn hint(
    State(api): State<Api>,
    Me(me): Me,
    Path(id): Path<String>,
    Client(address): Client,
    Body(body): Body<AskHint>,
) -> Answered {
    api.guard.spend(Budget::Pick, address, Some(me.person))?;
    api.act(&id, me, What::Hint { seat: seat(&body.seat)? }).await
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Concede {
    seat: String,
}

/// Give up the game
#[utoipa::path(post, path = "/tables/{id}/concede", tag = "play", request_body = Concede,
    responses((status = 200, body = Done), (status = 409, body = Problem)))]
async fn concede(
    State(api): State<Api>,
    Me(me): Me,
    Path(id): Path<String>,
    Body(body): Body<Concede>,
) -> Answered {
    api.act(&id, me, What::Concede { seat: seat(&body.seat)? }).await
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Chat {
    seat: String,
    /// Up to 300 letters.
    text: String,
}

/// Say something to the table
#[utoipa::path(post, path = "/tables/{id}/chat", tag = "play", request_body = Chat,
    responses((status = 200, body = Done), (status = 403, body = Problem)))]
async fn chat(
    State(api): State<Api>,
    Me(me): Me,
    Path(id): Path<String>,
    Client(address): Client,
    Body(body): Body<Chat>,
) -> Answered {
    api.guard.spend(Budget::Chat, address, Some(me.person))?;
    api.act(&id, me, What::Chat { seat: seat(&body.seat)?, text: body.text }).await
}

#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
struct Take {
    /// The secret of the seat link: of an open seat that is not open to everybody, or of your own seat,
    /// where you sit as somebody else on another device.
    secret: Option<String>,
}

/// Sit down, or play from your seat on another device
///
/// An open seat is yours from then on, and has a new link. The link of a seat that you hold lets
/// another device of yours play from it: the seat keeps your name, and nobody is thrown out. At a
/// rated table sign in there instead.
#[utoipa::path(post, path = "/tables/{id}/seats/{seat}", tag = "seats", request_body = Take,
    responses((status = 200, body = Done), (status = 403, body = Problem), (status = 409, body = Problem)))]
async fn take(
    State(api): State<Api>,
    Me(me): Me,
    Path((id, letter)): Path<(String, String)>,
    Body(body): Body<Take>,
) -> Answered {
    api.act(&id, me, What::Take { seat: seat(&letter)?, secret: body.secret }).await
}

/// Leave; in a game a bot plays on, or the seat concedes if the table says so
#[utoipa::path(delete, path = "/tables/{id}/seats/{seat}", tag = "seats",
    responses((status = 200, body = Done), (status = 403, body = Problem)))]
async fn leave(
    State(api): State<Api>,
    Me(me): Me,
    Path((id, letter)): Path<(String, String)>,
) -> Answered {
    api.act(&id, me, What::Leave { seat: seat(&letter)? }).await
}

/// Come back to a seat a bot plays for you
#[utoipa::path(post, path = "/tables/{id}/seats/{seat}/return", tag = "seats",
    responses((status = 200, body = Done), (status = 403, body = Problem)))]
async fn come_back(
    State(api): State<Api>,
    Me(me): Me,
    Path((id, letter)): Path<(String, String)>,
) -> Answered {
    api.act(&id, me, What::Return { seat: seat(&letter)? }).await
}

/// Have a new link for your seat; no other device plays from it any more
#[utoipa::path(post, path = "/tables/{id}/seats/{seat}/link", tag = "seats",
    responses((status = 200, body = Done), (status = 403, body = Problem)))]
async fn renew(
    State(api): State<Api>,
    Me(me): Me,
    Path((id, letter)): Path<(String, String)>,
    Client(address): Client,
) -> Answered {
    api.guard.spend(Budget::Pick, address, Some(me.person))?;
    api.act(&id, me, What::Renew { seat: seat(&letter)? }).await
}

/// Say that a seat is yours and that you have lost its link
///
/// Everybody else who sits there is asked. When all of them have agreed and nobody came to the seat
/// for ten minutes, the same request again lets you play from it; for a day where there is only one
/// other person, no clock, or one by days. Whoever holds the seat is told, and whatever they do at the
/// table is a no. Then you play and decide nothing else, until they come back. A seat held by an
/// account is not given away.
#[utoipa::path(post, path = "/tables/{id}/seats/{seat}/claim", tag = "seats",
    responses((status = 200, body = Done), (status = 403, body = Problem), (status = 409, body = Problem)))]
async fn claim(
    State(api): State<Api>,
    Me(me): Me,
    Path((id, letter)): Path<(String, String)>,
    Client(address): Client,
) -> Answered {
    api.guard.spend(Budget::Code, address, Some(me.person))?;
    api.act(&id, me, What::Claim { seat: seat(&letter)? }).await
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct AnswerClaim {
    /// The letter of your seat.
    seat: String,
    agree: bool,
}

/// Say whether whoever asks for a seat is its player; one no is enough
#[utoipa::path(post, path = "/tables/{id}/claim/answer", tag = "seats", request_body = AnswerClaim,
    responses((status = 200, body = Done), (status = 403, body = Problem), (status = 409, body = Problem)))]
async fn answer_claim(
    State(api): State<Api>,
    Me(me): Me,
    Path(id): Path<String>,
    Client(address): Client,
    Body(body): Body<AnswerClaim>,
) -> Answered {
    api.guard.spend(Budget::Pick, address, Some(me.person))?;
    api.act(&id, me, What::AnswerClaim { seat: seat(&body.seat)?, agree: body.agree }).await
}

/// Which windows you want to be asked in
#[utoipa::path(put, path = "/tables/{id}/seats/{seat}/windows", tag = "seats", request_body = shape::Windows,
    responses((status = 200, body = Done), (status = 403, body = Problem)))]
async fn windows(
    State(api): State<Api>,
    Me(me): Me,
    Path((id, letter)): Path<(String, String)>,
    Body(windows): Body<shape::Windows>,
) -> Answered {
    api.act(&id, me, What::SetWindows { seat: seat(&letter)?, windows: windows.into() }).await
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Salt {
    /// Up to 64 bytes of anything.
    salt: String,
}

/// Add salt of your own to the deal, after you have seen its commitment
#[utoipa::path(put, path = "/tables/{id}/seats/{seat}/salt", tag = "seats", request_body = Salt,
    responses((status = 200, body = Done), (status = 409, body = Problem)))]
async fn salt(
    State(api): State<Api>,
    Me(me): Me,
    Path((id, letter)): Path<(String, String)>,
    Body(body): Body<Salt>,
) -> Answered {
    api.act(&id, me, What::Salt { seat: seat(&letter)?, salt: body.salt }).await
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Give {
    /// random, easy, normal, hard or expert; without it the seat is opened.
    level: Option<String>,
}

/// Give a seat to a bot or open it, as the host
#[utoipa::path(put, path = "/tables/{id}/seats/{seat}/bot", tag = "seats", request_body = Give,
    responses((status = 200, body = Done), (status = 403, body = Problem)))]
async fn give(
    State(api): State<Api>,
    Me(me): Me,
    Path((id, letter)): Path<(String, String)>,
    Body(body): Body<Give>,
) -> Answered {
    api.act(&id, me, What::Give { seat: seat(&letter)?, bot: level(body.level)? }).await
}

/// Send somebody away from the table for good, as the host
#[utoipa::path(post, path = "/tables/{id}/seats/{seat}/kick", tag = "seats",
    responses((status = 200, body = Done), (status = 403, body = Problem)))]
async fn kick(
    State(api): State<Api>,
    Me(me): Me,
    Path((id, letter)): Path<(String, String)>,
) -> Answered {
    api.act(&id, me, What::Kick { seat: seat(&letter)? }).await
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Mute {
    on: bool,
}

/// Let somebody talk no more, or again, as the host
#[utoipa::path(put, path = "/tables/{id}/seats/{seat}/mute", tag = "seats", request_body = Mute,
    responses((status = 200, body = Done), (status = 403, body = Problem)))]
async fn mute(
    State(api): State<Api>,
    Me(me): Me,
    Path((id, letter)): Path<(String, String)>,
    Body(body): Body<Mute>,
) -> Answered {
    api.act(&id, me, What::Mute { seat: seat(&letter)?, on: body.on }).await
}
