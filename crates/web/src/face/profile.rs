//! Who the reader is here: their name, games, account and data, as forms.

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use endboss_pages::{self as pages, Profile};
use serde::Deserialize;

use super::Page;
use super::mine::{my_tables, played, ratings};
use super::trouble::{Form, Trouble};
use super::visitor::{Visitor, see};
use crate::api::{Api, Problem, proof};
use crate::guard::{self, Budget, MaybeCaller};
use endboss_people::{Login, Name, Password, Token};
use endboss_tables::{Caller, What};

const MOST_PLAYED: usize = 50;

pub fn routes() -> Router<Api> {
    Router::new()
        .route("/profile", get(profile))
        .route("/profile/name", get(back).post(name))
        .route("/profile/sign-up", get(back).post(sign_up))
        .route("/profile/sign-in", get(back).post(sign_in))
        .route("/profile/sign-out", get(back).post(sign_out))
        .route("/profile/sign-out-everywhere", get(back).post(sign_out_everywhere))
        .route("/profile/password", get(back).post(change_password))
        .route("/profile/phrase", get(back).post(change_phrase))
        .route("/profile/export", get(export))
        .route("/profile/delete", get(delete_sure).post(delete))
}

/// The address of a form, opened as if it were a page.
async fn back() -> Response {
    see("/profile")
}

async fn profile(State(api): State<Api>, visitor: Visitor) -> Page {
    shown(&api, &visitor, None, "").await
}

async fn shown(api: &Api, visitor: &Visitor, wrong: Option<String>, typed: &str) -> Page {
    let person = visitor.person.as_ref();
    let told = Profile {
        name: person.map(|person| person.name.as_str()),
        login: person.and_then(|person| person.login.as_deref()),
        mine: my_tables(api, visitor).await?,
        over: played(api, visitor, MOST_PLAYED).await?,
        ratings: ratings(api, visitor).await?,
        wrong,
        typed,
    };
    let body = pages::profile(&visitor.look, &told);
    let mut frame = visitor.frame(visitor.say("face-profile"), "profile");
    frame.styles = &["pages.css"];
    frame.here = "/profile";
    Ok(visitor.page(&frame, body))
}

/// The same page again, with a sentence that says what was wrong.
async fn wrong(api: &Api, visitor: &Visitor, problem: Problem, typed: &str) -> Page {
    let status = StatusCode::from_u16(problem.status).unwrap_or(StatusCode::BAD_REQUEST);
    let trouble = visitor.trouble(problem);
    if visitor.scripted {
        return Err(trouble);
    }
    let page = shown(api, visitor, Some(trouble.sentence()), typed).await?;
    Ok((status, visitor.known_by(api, page)).into_response())
}

/// On, with the cookie of a session that is new.
fn with_session(api: &Api, mut response: Response, token: &Token) -> Response {
    let headers = response.headers_mut();
    headers.remove(header::SET_COOKIE);
    headers.append(header::SET_COOKIE, api.guard.cookie(token));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Nobody is known by this browser any more.
fn without_session(api: &Api) -> Response {
    let mut response = see("/profile");
    response.headers_mut().append(header::SET_COOKIE, api.guard.no_cookie());
    response
}

/// What needs somebody cannot be done by a stranger.
fn known(visitor: &Visitor) -> Result<Caller, Trouble> {
    visitor.caller().ok_or_else(|| visitor.trouble(guard::Refusal::Nobody))
}

/// Secrets are not for logs, so this is not shown.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Fields {
    name: String,
    login: String,
    password: String,
    phrase: String,
    new: String,
    sure: String,
}

impl Fields {
    fn password(&self) -> Option<String> {
        Some(self.password.clone()).filter(|it| !it.is_empty())
    }

    fn phrase(&self) -> Option<String> {
        Some(self.phrase.trim().to_owned()).filter(|it| !it.is_empty())
    }
}

async fn name(State(api): State<Api>, mut visitor: Visitor, Form(form): Form<Fields>) -> Page {
    // Nobody comes to be for a name that they cannot have.
    if let Err(refusal) = Name::parse(&form.name) {
        return wrong(&api, &visitor, refusal.into(), "").await;
    }
    visitor.spend(&api, Budget::Rename)?;
    let me = visitor.guest(&api).await?;
    let person = match api.people.rename(me.person, &form.name).await {
        Ok(person) => person,
        Err(refusal) => return wrong(&api, &visitor, refusal.into(), "").await,
    };
    let now: Caller = person.into();
    let what = What::Become { from: now.person, into: now.clone() };
    let told = api.tell_tables(now.person, what).await;
    told.map_err(|problem| visitor.trouble(problem))?;
    Ok(visitor.go(&api, "/profile"))
}

async fn sign_up(State(api): State<Api>, mut visitor: Visitor, Form(form): Form<Fields>) -> Page {
    visitor.spend(&api, Budget::SignIn)?;
    let login = Login::parse(form.login.trim()).map(drop);
    let fits =
        login.and_then(|()| form.password().map_or(Ok(()), |it| Password::parse(&it).map(drop)));
    if let Err(refusal) = fits {
        return wrong(&api, &visitor, refusal.into(), &form.login).await;
    }
    let me = visitor.guest(&api).await?;
    let phrase = form.phrase == "on";
    let up = match api
        .sign_up(me.person, form.login.trim(), form.password(), phrase, visitor.from())
        .await
    {
        Ok(up) => up,
        Err(problem) => return wrong(&api, &visitor, problem, &form.login).await,
    };
    visitor.person = Some(up.person);
    let response = match up.phrase {
        Some(words) => phrase_page(&visitor, &words),
        None => visitor.go(&api, "/profile"),
    };
    Ok(with_session(&api, response, &up.token))
}

fn phrase_page(visitor: &Visitor, words: &str) -> Response {
    let mut frame = visitor.frame(visitor.say("face-phrase"), "profile");
    frame.styles = &["pages.css"];
    frame.here = "/profile";
    visitor.page(&frame, pages::new_phrase(&visitor.look, words))
}

async fn sign_in(State(api): State<Api>, visitor: Visitor, Form(form): Form<Fields>) -> Page {
    visitor.spend(&api, Budget::SignIn)?;
    let guest = visitor.person.as_ref().map(|person| person.id);
    let signed = match proof(form.password(), form.phrase()) {
        Ok(proof) => api.sign_in(form.login.trim(), &proof, guest, visitor.from()).await,
        Err(problem) => Err(problem),
    };
    match signed {
        Ok(signed) => Ok(with_session(&api, visitor.go(&api, "/profile"), &signed.token)),
        Err(problem) => wrong(&api, &visitor, problem, &form.login).await,
    }
}

async fn sign_out(
    State(api): State<Api>,
    visitor: Visitor,
    MaybeCaller(caller): MaybeCaller,
) -> Page {
    if let Some(caller) = caller {
        let ended = api.people.sign_out(&caller.token).await;
        ended.map_err(|refusal| visitor.trouble(refusal))?;
    }
    Ok(without_session(&api))
}

async fn sign_out_everywhere(State(api): State<Api>, visitor: Visitor) -> Page {
    let me = known(&visitor)?;
    let ended = api.people.sign_out_everywhere(me.person).await;
    ended.map_err(|refusal| visitor.trouble(refusal))?;
    Ok(without_session(&api))
}

async fn change_password(
    State(api): State<Api>,
    visitor: Visitor,
    Form(form): Form<Fields>,
) -> Page {
    let me = known(&visitor)?;
    visitor.spend(&api, Budget::SignIn)?;
    let changed = match proof(form.password(), form.phrase()) {
        Ok(proof) => {
            let from = visitor.from().network();
            let changed = api.people.change_password(me.person, &proof, &form.new, from).await;
            changed.map_err(Problem::from)
        }
        Err(problem) => Err(problem),
    };
    match changed {
        Ok((_, token)) => Ok(with_session(&api, visitor.go(&api, "/profile"), &token)),
        Err(problem) => wrong(&api, &visitor, problem, "").await,
    }
}

async fn change_phrase(State(api): State<Api>, visitor: Visitor, Form(form): Form<Fields>) -> Page {
    let me = known(&visitor)?;
    visitor.spend(&api, Budget::SignIn)?;
    let changed = match proof(form.password(), form.phrase()) {
        Ok(proof) => {
            let from = visitor.from().network();
            api.people.change_phrase(me.person, &proof, from).await.map_err(Problem::from)
        }
        Err(problem) => Err(problem),
    };
    match changed {
        Ok(signed) => {
            let page = phrase_page(&visitor, signed.phrase.as_deref().unwrap_or_default());
            Ok(with_session(&api, page, &signed.token))
        }
        Err(problem) => wrong(&api, &visitor, problem, "").await,
    }
}

/// Everything that is kept of the reader, as a file.
async fn export(State(api): State<Api>, visitor: Visitor) -> Page {
    let me = known(&visitor)?;
    let all = api.people.export(me.person).await;
    let all = all.map_err(|refusal| visitor.trouble(refusal))?;
    let text = serde_json::to_string_pretty(&all).expect("what is kept is plain data");
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"endboss-my-data.json\""),
    ];
    Ok((headers, text).into_response())
}

async fn delete_sure(visitor: Visitor) -> Page {
    asked_once_more(&visitor, None)
}

fn asked_once_more(visitor: &Visitor, wrong: Option<&str>) -> Page {
    known(visitor)?;
    let login = visitor.person.as_ref().and_then(|person| person.login.as_deref());
    let mut frame = visitor.frame(visitor.say("face-delete"), "profile");
    frame.styles = &["pages.css"];
    Ok(visitor.page(&frame, pages::delete_me(&visitor.look, login, wrong)))
}

async fn delete(State(api): State<Api>, visitor: Visitor, Form(form): Form<Fields>) -> Page {
    let me = known(&visitor)?;
    if form.sure != "yes" {
        return Ok(see("/profile/delete"));
    }
    if me.account {
        visitor.spend(&api, Budget::SignIn)?;
        let proven = match proof(form.password(), form.phrase()) {
            Ok(proof) => {
                let from = visitor.from().network();
                api.people.prove_again(me.person, &proof, from).await.map_err(Problem::from)
            }
            Err(problem) => Err(problem),
        };
        if let Err(problem) = proven {
            let status = StatusCode::from_u16(problem.status).unwrap_or(StatusCode::BAD_REQUEST);
            let trouble = visitor.trouble(problem);
            if visitor.scripted {
                return Err(trouble);
            }
            let page = asked_once_more(&visitor, Some(&trouble.sentence()))?;
            return Ok((status, page).into_response());
        }
    }
    let told = api.tell_tables(me.person, What::Forget { person: me.person }).await;
    told.map_err(|problem| visitor.trouble(problem))?;
    let gone = api.people.forget(me.person).await;
    gone.map_err(|refusal| visitor.trouble(refusal))?;
    let mut response = see("/");
    response.headers_mut().append(header::SET_COOKIE, api.guard.no_cookie());
    Ok(response)
}
