//! People: guests, accounts, sessions, what is kept of them, and where they want to be told.

use axum::extract::{FromRequest, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::Api;
use super::body::Body;
use super::caller::Me;
use super::problem::Problem;
use super::wrong::Wrong;
use crate::guard::{Budget, Caller as Known, Client, MaybeCaller};
use endboss_notices::{self as notices};
use endboss_people::{ClientAddress, Person, Proof, Secret, SignedIn, SignedUp, Token};
use endboss_store::{Deed, PersonId, Subscription, TableId, TableRow, TableState};
use endboss_tables::{Caller, Refusal, What};

pub fn routes() -> OpenApiRouter<Api> {
    OpenApiRouter::new()
        .routes(routes!(welcome))
        .routes(routes!(me, rename, forget))
        .routes(routes!(export))
        .routes(routes!(my_tables))
        .routes(routes!(my_results))
        .routes(routes!(sign_up))
        .routes(routes!(change_password))
        .routes(routes!(change_phrase))
        .routes(routes!(sign_in, sign_out))
        .routes(routes!(sign_out_everywhere))
        .routes(routes!(push_key))
        .routes(routes!(subscribe, unsubscribe))
}

/// A person, as they see themselves.
#[derive(Debug, Serialize, ToSchema)]
struct PersonJson {
    id: String,
    name: String,
    /// With an account.
    login: Option<String>,
}

impl From<Person> for PersonJson {
    fn from(person: Person) -> PersonJson {
        PersonJson { id: person.id.to_string(), name: person.name, login: person.login }
    }
}

/// Who you are now, and the token by which you are known. Browsers have it in a cookie, too.
#[derive(Debug, Serialize, ToSchema)]
struct Session {
    person: PersonJson,
    token: String,
    /// Twelve words that open the account. They are shown this once.
    #[serde(skip_serializing_if = "Option::is_none")]
    phrase: Option<String>,
}

impl Api {
    fn session(&self, person: Person, token: &Token, phrase: Option<String>) -> Response {
        let body = Session { person: person.into(), token: token.text(), phrase };
        let mut response = (StatusCode::CREATED, axum::Json(body)).into_response();
        let headers = response.headers_mut();
        headers.append(header::SET_COOKIE, self.guard.cookie(token));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        response
    }

    /// An account with what the person chose to be known by; their tables hear of it.
    pub(crate) async fn sign_up(
        &self,
        person: PersonId,
        login: &str,
        password: Option<String>,
        phrase: bool,
        from: ClientAddress,
    ) -> Result<SignedUp, Problem> {
        let secret = match (password, phrase) {
            (Some(password), false) => Secret::Password(password),
            (Some(password), true) => Secret::Both(password),
            (None, true) => Secret::Phrase,
            (None, false) => {
                return Err(Wrong::AccountSecret.into());
            }
        };
        let up = self.people.sign_up(person, login, secret, from.network()).await?;
        let now: Caller = up.person.clone().into();
        self.tell_tables(now.person, What::Become { from: now.person, into: now.clone() }).await?;
        Ok(up)
    }

    /// Somebody is known again; what their guest played is theirs, and its tables hear of it.
    pub(crate) async fn sign_in(
        &self,
        login: &str,
        proof: &Proof,
        guest: Option<PersonId>,
        from: ClientAddress,
    ) -> Result<SignedIn, Problem> {
        // Where the guest sits is asked before the guest is somebody else.
        let seated = match guest {
            Some(guest) => self.read(move |store| store.tables_of(guest, u32::MAX)).await?,
            None => Vec::new(),
        };
        let signed = self.people.sign_in(login, proof, guest, from.network()).await?;
        if let Some(from) = signed.joined {
            let into: Caller = signed.person.clone().into();
            for row in seated.iter().filter(|row| row.state != TableState::Closed) {
                // A table that cannot be told now must not keep anybody from signing in.
                let what = What::Become { from, into: into.clone() };
                if let Err(error) = self.hall.ask(row.id, None, what).await {
                    tracing::warn!(%error, "a table did not hear that a guest signed in");
                }
            }
        }
        Ok(signed)
    }

    /// Tells every table of a person something about them. A table that cannot be loaded any more
    /// must not keep anybody from leaving.
    pub(crate) async fn tell_tables(&self, person: PersonId, what: What) -> Result<(), Problem> {
        let rows = self.read(move |store| store.tables_of(person, u32::MAX)).await?;
        let hears = |row: &TableRow| match (&what, row.state) {
            (What::Forget { .. }, _) => true,
            (_, TableState::Closed) => false,
            // A finished game keeps the name it was played under, unless somebody looks at it: to
            // play it again for every new name would be dear.
            (What::Become { from, into }, TableState::Over) if from == &into.person => {
                self.hall.is_loaded(row.id)
            }
            _ => true,
        };
        for row in rows.iter().filter(|row| hears(row)) {
            match self.hall.ask(row.id, None, what.clone()).await {
                Ok(_) => {}
                Err(refusal @ (Refusal::Unread(_) | Refusal::Unsaved(_) | Refusal::Stopping)) => {
                    return Err(refusal.into());
                }
                Err(error) => tracing::warn!(%error, "a table did not hear of one of its people"),
            }
        }
        Ok(())
    }
}

#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
struct Welcome {
    /// 1 to 24 characters; one is found for you if you have none.
    name: Option<String>,
}

/// Come as a guest
#[utoipa::path(post, path = "/guests", tag = "people", request_body = Welcome,
    responses((status = 201, body = Session), (status = 422, body = Problem)))]
async fn welcome(
    State(api): State<Api>,
    Client(address): Client,
    Body(body): Body<Welcome>,
) -> Result<Response, Problem> {
    api.guard.spend(Budget::Create, address, None)?;
    let (person, token) = api.people.welcome(body.name.as_deref()).await?;
    Ok(api.session(person, &token, None))
}

/// Who you are
#[utoipa::path(get, path = "/me", tag = "people",
    responses((status = 200, body = PersonJson), (status = 401, body = Problem)))]
async fn me(caller: Known) -> axum::Json<PersonJson> {
    axum::Json(caller.person.into())
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Rename {
    name: String,
}

/// Be called something else
#[utoipa::path(patch, path = "/me", tag = "people", request_body = Rename,
    responses((status = 200, body = PersonJson), (status = 422, body = Problem)))]
async fn rename(
    State(api): State<Api>,
    caller: Known,
    Client(address): Client,
    Body(body): Body<Rename>,
) -> Result<axum::Json<PersonJson>, Problem> {
    api.guard.spend(Budget::Rename, address, Some(caller.person.id))?;
    let person = api.people.rename(caller.person.id, &body.name).await?;
    let now: Caller = person.clone().into();
    api.tell_tables(now.person, What::Become { from: now.person, into: now.clone() }).await?;
    Ok(axum::Json(person.into()))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Forget {
    password: Option<String>,
    phrase: Option<String>,
}

/// Delete yourself and what is kept of you; your seats are played on by bots
///
/// Whoever has an account shows its password or recovery phrase; a guest sends nothing.
#[utoipa::path(delete, path = "/me", tag = "people", request_body = Option<Forget>,
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem)))]
async fn forget(
    State(api): State<Api>,
    Me(me): Me,
    Client(address): Client,
    request: Request,
) -> Result<Response, Problem> {
    if me.account {
        api.guard.spend(Budget::SignIn, address, Some(me.person))?;
        let Body(body) = Body::<Forget>::from_request(request, &api).await?;
        let proof = proof(body.password, body.phrase)?;
        api.people.prove_again(me.person, &proof, address.network()).await?;
    }
    api.tell_tables(me.person, What::Forget { person: me.person }).await?;
    api.people.forget(me.person).await?;
    Ok(api.gone())
}

impl Api {
    fn gone(&self) -> Response {
        let mut response = StatusCode::NO_CONTENT.into_response();
        response.headers_mut().append(header::SET_COOKIE, self.guard.no_cookie());
        response
    }
}

/// Everything that is kept of you
#[utoipa::path(get, path = "/me/export", tag = "people",
    responses((status = 200, body = Object), (status = 401, body = Problem)))]
async fn export(
    State(api): State<Api>,
    Me(me): Me,
) -> Result<axum::Json<serde_json::Value>, Problem> {
    Ok(axum::Json(api.people.export(me.person).await?))
}

/// A table you sit or sat at.
#[derive(Debug, Serialize, ToSchema)]
struct MyTable {
    id: String,
    code: String,
    state: String,
    edition: String,
    seats: Vec<String>,
    created: i64,
    /// The seats that are held for you until you sit down.
    invited: Vec<String>,
    /// When something was last done there; absent before and in a game, where it would tell when
    /// others did what you cannot see.
    touched: Option<i64>,
}

/// Your tables, newest first
#[utoipa::path(get, path = "/me/tables", tag = "people",
    responses((status = 200, body = Vec<MyTable>), (status = 401, body = Problem)))]
async fn my_tables(
    State(api): State<Api>,
    Me(me): Me,
) -> Result<axum::Json<Vec<MyTable>>, Problem> {
    // Those that are open are listed, however many others were made since.
    let read = api.read(move |store| {
        let mut rows = store.open_tables_of(me.person)?;
        let open: Vec<TableId> = rows.iter().map(|row| row.id).collect();
        let others = store.tables_of(me.person, 200)?.into_iter();
        rows.extend(others.filter(|row| !open.contains(&row.id)));
        Ok(rows)
    });
    let rows = read.await?;
    let mine = rows.into_iter().filter_map(|row| {
        let record: endboss_tables::Record = serde_json::from_str(&row.record).ok()?;
        Some(MyTable {
            id: row.id.to_string(),
            code: row.code,
            state: row.state.id().to_owned(),
            edition: record.settings.edition.id().to_owned(),
            seats: record.seats_of(me.person).map(|seat| seat.letter().to_string()).collect(),
            invited: record.held_for(me.person).map(|seat| seat.letter().to_string()).collect(),
            created: row.created,
            touched: row.state.is_past().then_some(row.touched),
        })
    });
    let mut mine: Vec<MyTable> = mine.collect();
    mine.sort_by(|one, other| (other.created, &other.id).cmp(&(one.created, &one.id)));
    Ok(axum::Json(mine))
}

/// What you have played and where you stand.
#[derive(Debug, Serialize, ToSchema)]
struct MyResults {
    #[schema(value_type = Vec<Object>)]
    ratings: Vec<endboss_store::RatingRow>,
    #[schema(value_type = Vec<Object>)]
    results: Vec<endboss_store::ResultRow>,
}

/// Your results and ratings
#[utoipa::path(get, path = "/me/results", tag = "people",
    responses((status = 200, body = MyResults), (status = 401, body = Problem)))]
async fn my_results(State(api): State<Api>, Me(me): Me) -> Result<axum::Json<MyResults>, Problem> {
    let read = api.read(move |store| {
        let results = store.results_of(me.person, 500)?;
        Ok(MyResults { ratings: store.ratings_of(me.person)?, results })
    });
    Ok(axum::Json(read.await?))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct SignUp {
    /// 3 to 24 of a-z, 0-9, - and _.
    login: String,
    /// 10 to 256 characters.
    password: Option<String>,
    /// Twelve words that open the account, instead of a password or beside it.
    #[serde(default)]
    phrase: bool,
}

/// Give yourself an account; your games stay yours
#[utoipa::path(post, path = "/me/account", tag = "people", request_body = SignUp,
    responses((status = 201, body = Session), (status = 409, body = Problem)))]
async fn sign_up(
    State(api): State<Api>,
    Me(me): Me,
    Client(address): Client,
    Body(body): Body<SignUp>,
) -> Result<Response, Problem> {
    api.guard.spend(Budget::SignIn, address, Some(me.person))?;
    let up = api.sign_up(me.person, &body.login, body.password, body.phrase, address);
    let up = up.await?;
    Ok(api.session(up.person, &up.token, up.phrase))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct SignIn {
    login: String,
    password: Option<String>,
    phrase: Option<String>,
}

pub(crate) fn proof(password: Option<String>, phrase: Option<String>) -> Result<Proof, Problem> {
    match (password, phrase) {
        (Some(password), None) => Ok(Proof::Password(password)),
        (None, Some(phrase)) => Ok(Proof::Phrase(phrase)),
        _ => Err(Wrong::OneSecret.into()),
    }
}

/// Sign in; what you played as a guest becomes yours
#[utoipa::path(post, path = "/sessions", tag = "people", request_body = SignIn,
    responses((status = 201, body = Session), (status = 403, body = Problem)))]
async fn sign_in(
    State(api): State<Api>,
    MaybeCaller(guest): MaybeCaller,
    Client(address): Client,
    Body(body): Body<SignIn>,
) -> Result<Response, Problem> {
    let guest = guest.map(|caller| caller.person.id);
    api.guard.spend(Budget::SignIn, address, guest)?;
    let proof = proof(body.password, body.phrase)?;
    let signed = api.sign_in(&body.login, &proof, guest, address).await?;
    Ok(api.session(signed.person, &signed.token, None))
}

/// Sign out here
#[utoipa::path(delete, path = "/sessions", tag = "people",
    responses((status = 204), (status = 401, body = Problem)))]
async fn sign_out(State(api): State<Api>, caller: Known) -> Result<Response, Problem> {
    api.people.sign_out(&caller.token).await?;
    Ok(api.gone())
}

/// Sign out everywhere
#[utoipa::path(delete, path = "/sessions/all", tag = "people",
    responses((status = 204), (status = 401, body = Problem)))]
async fn sign_out_everywhere(State(api): State<Api>, Me(me): Me) -> Result<Response, Problem> {
    api.people.sign_out_everywhere(me.person).await?;
    Ok(api.gone())
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ChangePassword {
    /// The old one, or the phrase.
    password: Option<String>,
    phrase: Option<String>,
    new: String,
}

/// Change the password; every other session ends
#[utoipa::path(put, path = "/me/password", tag = "people", request_body = ChangePassword,
    responses((status = 201, body = Session), (status = 403, body = Problem)))]
async fn change_password(
    State(api): State<Api>,
    Me(me): Me,
    Client(address): Client,
    Body(body): Body<ChangePassword>,
) -> Result<Response, Problem> {
    api.guard.spend(Budget::SignIn, address, Some(me.person))?;
    let proof = proof(body.password, body.phrase)?;
    let from = address.network();
    let changed = api.people.change_password(me.person, &proof, &body.new, from).await?;
    let (person, token) = changed;
    Ok(api.session(person, &token, None))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ChangePhrase {
    password: Option<String>,
    phrase: Option<String>,
}

/// Have a new recovery phrase; the old one opens nothing any more
#[utoipa::path(put, path = "/me/phrase", tag = "people", request_body = ChangePhrase,
    responses((status = 201, body = Session), (status = 403, body = Problem)))]
async fn change_phrase(
    State(api): State<Api>,
    Me(me): Me,
    Client(address): Client,
    Body(body): Body<ChangePhrase>,
) -> Result<Response, Problem> {
    api.guard.spend(Budget::SignIn, address, Some(me.person))?;
    let proof = proof(body.password, body.phrase)?;
    let signed = api.people.change_phrase(me.person, &proof, address.network()).await?;
    Ok(api.session(signed.person, &signed.token, signed.phrase))
}

/// The key browsers subscribe to notices with.
#[derive(Debug, Serialize, ToSchema)]
struct PushKey {
    /// None where web push is off.
    key: Option<String>,
}

/// The key of this server for web push
#[utoipa::path(get, path = "/notices/key", tag = "notices", responses((status = 200, body = PushKey)))]
async fn push_key(State(api): State<Api>) -> Result<axum::Json<PushKey>, Problem> {
    Ok(axum::Json(PushKey { key: api.notices.push_key().await? }))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Subscribe {
    /// Where notices go: a webhook of yours, or what the browser gave you.
    endpoint: String,
    /// The browser's keys; a webhook has none.
    p256dh: Option<String>,
    auth: Option<String>,
}

/// How notices to a webhook are signed.
#[derive(Debug, Serialize, ToSchema)]
struct Subscribed {
    /// The key of the HMAC-SHA256 in `X-Endboss-Signature`; shown this once.
    secret: Option<String>,
}

/// Be told when it is your turn
#[utoipa::path(put, path = "/me/notices", tag = "notices", request_body = Subscribe,
    responses((status = 200, body = Subscribed), (status = 422, body = Problem)))]
async fn subscribe(
    State(api): State<Api>,
    Me(me): Me,
    Body(body): Body<Subscribe>,
) -> Result<axum::Json<Subscribed>, Problem> {
    let browser = body.p256dh.is_some() || body.auth.is_some();
    let secret = (!browser).then(notices::new_secret);
    let subscription = Subscription {
        person: me.person,
        endpoint: body.endpoint,
        p256dh: body.p256dh,
        auth: body.auth,
        secret: secret.clone(),
    };
    let checked = api.notices.check(&subscription).await;
    checked.map_err(|refusal| Wrong::Notice(refusal.to_string()))?;
    let there = api.read(move |store| store.subscriptions_of(me.person)).await?;
    let known = there.iter().any(|other| other.endpoint == subscription.endpoint);
    if !known && there.len() >= notices::MOST_SUBSCRIPTIONS {
        return Err(Wrong::ManyNotices.into());
    }
    let told = vec![Deed::Subscribe(subscription)];
    api.hall.store.write(told).await.map_err(Wrong::unsaved)?;
    Ok(axum::Json(Subscribed { secret }))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Unsubscribe {
    endpoint: String,
}

/// Be told no more
#[utoipa::path(delete, path = "/me/notices", tag = "notices", request_body = Unsubscribe,
    responses((status = 204), (status = 401, body = Problem)))]
async fn unsubscribe(
    State(api): State<Api>,
    Me(me): Me,
    Body(body): Body<Unsubscribe>,
) -> Result<StatusCode, Problem> {
    let deed = Deed::Unsubscribe { person: me.person, endpoint: body.endpoint };
    api.hall.store.write(vec![deed]).await.map_err(Wrong::unsaved)?;
    Ok(StatusCode::NO_CONTENT)
}
