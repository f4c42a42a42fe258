//! Who opens a page, and how they want to see it.

use std::collections::HashMap;
use std::convert::Infallible;

use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use cookie::{Cookie, SameSite, time::Duration};
use endboss_pages::{Deed, Frame, Look, Markup, page};
use endboss_text::{Lang, Text};
use serde::Deserialize;

use super::trouble::Trouble;
use super::{Page, trouble};
use crate::api::{Api, Problem, Wrong};
use crate::guard::{Budget, Client, MaybeCaller};
use endboss_people::ClientAddress;
use endboss_people::{Person, Token};
use endboss_tables::Caller;

/// The cookie with the look. It says nothing about anybody.
const COOKIE: &str = "look";

#[derive(Clone, Debug)]
pub struct Visitor {
    pub look: Look,
    pub person: Option<Person>,
    /// The address of the page.
    pub here: String,
    /// Sent by our script, which wants a word and not a page.
    pub scripted: bool,
    /// A form was sent here, so nobody can come back to this address.
    posted: bool,
    address: Option<ClientAddress>,
    /// Whoever came just now is told so with the answer.
    fresh: Option<Token>,
}

impl FromRequestParts<Api> for Visitor {
    type Rejection = Infallible;

    /// Whoever cannot be known is a stranger; pages are for strangers, too.
    async fn from_request_parts(parts: &mut Parts, api: &Api) -> Result<Visitor, Infallible> {
        let known = MaybeCaller::from_request_parts(parts, api).await;
        let person = known.ok().and_then(|known| known.0).map(|caller| caller.person);
        let address = Client::from_request_parts(parts, api).await.ok().map(|client| client.0);
        let stranger = Visitor::stranger(&parts.method, &parts.uri, &parts.headers);
        Ok(Visitor { person, address, ..stranger })
    }
}

impl Visitor {
    /// Whoever asks so, before anybody knows who it is.
    pub(super) fn stranger(method: &Method, uri: &Uri, headers: &HeaderMap) -> Visitor {
        let here = uri.path_and_query().map_or("/", |here| here.as_str());
        Visitor {
            look: Look::read(cookie(headers).as_deref(), spoken(headers)),
            person: None,
            here: here.to_owned(),
            scripted: headers.contains_key("x-face"),
            posted: *method == Method::POST,
            address: None,
            fresh: None,
        }
    }

    pub fn text(&self) -> Text {
        self.look.text()
    }

    pub fn say(&self, id: &str) -> String {
        self.text().say(id, &[])
    }

    pub fn caller(&self) -> Option<Caller> {
        self.person.clone().map(Caller::from)
    }

    /// Somebody: a stranger becomes a guest.
    pub async fn guest(&mut self, api: &Api) -> Result<Caller, Trouble> {
        if self.person.is_none() {
            self.spend(api, Budget::Create)?;
            let welcomed = api.people.welcome_guest(&self.say("face-guest")).await;
            let (person, token) = welcomed.map_err(|refusal| self.trouble(refusal))?;
            (self.person, self.fresh) = (Some(person), Some(token));
        }
        Ok(self.caller().expect("somebody by now"))
    }

    /// Takes one from a budget of theirs.
    pub fn spend(&self, api: &Api, budget: Budget) -> Result<(), Trouble> {
        let Some(address) = self.address else { return Ok(()) };
        let person = self.person.as_ref().map(|person| person.id);
        api.guard.spend(budget, address, person).map_err(|problem| self.trouble(problem))
    }

    pub fn address(&self) -> Option<ClientAddress> {
        self.address
    }

    /// The same for what must count for somebody.
    pub fn from(&self) -> ClientAddress {
        self.address.unwrap_or(ClientAddress(std::net::Ipv4Addr::UNSPECIFIED.into()))
    }

    /// The page that says why there is no other.
    pub fn trouble(&self, problem: impl Into<Problem>) -> Trouble {
        Trouble::new(self.clone(), problem.into())
    }

    /// What was typed does not fit; a message says why.
    pub fn unfit(&self, message: &str) -> Trouble {
        self.unfit_said(self.say(message))
    }

    /// The same with a sentence that is in the reader's language already.
    pub fn unfit_said(&self, sentence: String) -> Trouble {
        Trouble::said(self.clone(), Wrong::Form.into(), sentence)
    }

    /// A frame with what every page has.
    pub fn frame(&self, title: impl Into<String>, class: &'static str) -> Frame<'_> {
        Frame {
            title: title.into(),
            here: if self.posted { "/" } else { &self.here },
            class,
            ..Frame::default()
        }
    }

    /// A page for them.
    pub fn page(&self, frame: &Frame, body: Markup) -> Response {
        let html = page(&self.look, frame, body);
        let kind = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
        (kind, html).into_response()
    }

    /// Done: on to another page. Our script is told in a word.
    pub fn go(&self, api: &Api, to: &str) -> Response {
        let response = match self.scripted {
            true => StatusCode::NO_CONTENT.into_response(),
            false => see(to),
        };
        self.known_by(api, response)
    }

    /// An answer by which whoever came just now is known from then on.
    pub fn known_by(&self, api: &Api, mut response: Response) -> Response {
        if let Some(token) = &self.fresh {
            response.headers_mut().append(header::SET_COOKIE, api.guard.cookie(token));
        }
        response
    }
}

/// An answer that sends a browser to another page of ours.
pub(super) fn see(to: &str) -> Response {
    let to = HeaderValue::from_str(to).unwrap_or(HeaderValue::from_static("/"));
    (StatusCode::SEE_OTHER, [(header::LOCATION, to)]).into_response()
}

fn cookie(headers: &HeaderMap) -> Option<String> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut cookies = lines.flat_map(Cookie::split_parse).filter_map(Result::ok);
    cookies.find(|cookie| cookie.name() == COOKIE).map(|cookie| cookie.value().to_owned())
}

/// The first language of the browser that we speak.
fn spoken(headers: &HeaderMap) -> Lang {
    let line = headers.get(header::ACCEPT_LANGUAGE).and_then(|line| line.to_str().ok());
    let mut wanted: Vec<(f32, Lang)> = Vec::new();
    for part in line.unwrap_or_default().split(',').take(20) {
        let (tag, weight) = part.split_once(';').unwrap_or((part, ""));
        let weight = weight.trim().strip_prefix("q=").map_or(1.0, |q| q.parse().unwrap_or(0.0));
        let tag = tag.trim().split('-').next().unwrap_or_default().to_ascii_lowercase();
        if let Some(lang) = Lang::from_id(&tag).filter(|_| weight > 0.0) {
            wanted.push((weight, lang));
        }
    }
    // Of equal weights the first counts.
    wanted.sort_by(|a, b| b.0.total_cmp(&a.0));
    wanted.first().map_or(Lang::En, |(_, lang)| *lang)
}

#[derive(Debug, Deserialize)]
pub(super) struct Wish {
    wish: String,
    #[serde(default)]
    back: String,
}

/// Says how one wants to see things.
pub(super) async fn look(
    State(api): State<Api>,
    mut visitor: Visitor,
    trouble::Form(form): trouble::Form<Wish>,
) -> Page {
    for word in form.wish.split('.').take(8) {
        if !visitor.look.say(word) {
            return Err(visitor.trouble(Wrong::NoSetting));
        }
    }
    Ok(looked(&api, &visitor, &form.back))
}

/// Says which keys do what: a field for each deed, and `back`; `usual` gives back those of old.
pub(super) async fn look_keys(
    State(api): State<Api>,
    mut visitor: Visitor,
    trouble::Form(form): trouble::Form<HashMap<String, String>>,
) -> Page {
    let field = |name: &str| form.get(name).map(String::as_str);
    let keys = match field("usual") {
        Some(_) => Ok(visitor.look.keys.usual()),
        None => visitor.look.keys.with(|deed: Deed| field(deed.id())),
    };
    visitor.look.keys = keys.map_err(|unfit| visitor.unfit_said(unfit.says(&visitor.text())))?;
    Ok(looked(&api, &visitor, field("back").unwrap_or("/profile")))
}

/// Back to the page, which is from now on as they want it.
fn looked(api: &Api, visitor: &Visitor, back: &str) -> Response {
    let mut response = match visitor.scripted {
        true => StatusCode::NO_CONTENT.into_response(),
        false => see(&inside(back)),
    };
    let cookie = remembered(api, COOKIE, visitor.look.cookie());
    response.headers_mut().append(header::SET_COOKIE, cookie);
    response
}

/// A cookie with a choice of plain letters, which only the server reads.
pub(super) fn remembered(api: &Api, name: &'static str, choice: String) -> HeaderValue {
    let cookie = Cookie::build((name, choice))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(api.guard.is_https())
        .max_age(Duration::days(400))
        .build();
    HeaderValue::from_str(&cookie.to_string()).expect("a choice is plain letters")
}

/// A page of ours; never another site's.
pub(super) fn inside(back: &str) -> String {
    // Browsers leave out tabs and line ends, and take a backslash for a slash.
    let odd = |c: char| c.is_control() || c == '\\';
    let ours = back.starts_with('/') && !back.starts_with("//") && !back.contains(odd);
    if ours { back.to_owned() } else { "/".to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_the_browsers_first_that_we_speak() {
        let of = |line: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, line.parse().unwrap());
            spoken(&headers)
        };
        assert_eq!(of("pl-PL,pl;q=0.9,en;q=0.8"), Lang::Pl);
        assert_eq!(of("de,en;q=0.5,pl;q=0.7"), Lang::Pl);
        assert_eq!(of("xx, *;q=0.1"), Lang::En);
        assert_eq!(of("pl;q=0"), Lang::En);
        assert_eq!(spoken(&HeaderMap::new()), Lang::En);
    }

    #[test]
    fn nobody_is_sent_away_to_another_site() {
        assert_eq!(inside("/cards?q=a"), "/cards?q=a");
        for outside in [
            "https://example.org",
            "//example.org",
            "/\\example.org",
            "/\t/example.org",
            "\t//example.org",
            "/\u{85}/example.org",
            "",
            "/a\r\nb",
        ] {
            assert_eq!(inside(outside), "/", "{outside:?}");
        }
    }
}
