//! A browser that keeps cookies, sends forms, and goes where it is sent only when told.

use std::collections::BTreeMap;

use crate::client::Place;

#[derive(Clone, Debug)]
pub struct Browser {
    http: reqwest::Client,
    base: String,
    lang: &'static str,
    cookies: BTreeMap<String, String>,
}

/// What came back.
#[derive(Clone, Debug)]
pub struct Shown {
    pub status: u16,
    pub kind: String,
    /// Where it leads.
    pub to: Option<String>,
    pub body: String,
}

impl Shown {
    /// A page that was asked for and found.
    pub fn page(self) -> String {
        assert_eq!(self.status, 200, "{}", self.body);
        self.body
    }

    /// On to another page.
    pub fn on(&self) -> &str {
        assert_eq!(self.status, 303, "{}", self.body);
        self.to.as_deref().expect("an address")
    }
}

impl Browser {
    pub fn open(place: &Place, lang: &'static str) -> Browser {
        let _ = rustls::crypto::ring::default_provider().install_default();
        let stay = reqwest::redirect::Policy::none();
        let http = reqwest::Client::builder().no_proxy().redirect(stay).build().expect("a client");
        let base = format!("http://{}", place.server.address);
        Browser { http, base, lang, cookies: BTreeMap::new() }
    }

    pub async fn get(&mut self, path: &str) -> Shown {
        let request = self.http.get(format!("{}{path}", self.base));
        self.send(request).await
    }

    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Shown {
        let pair = |(name, value): &(&str, &str)| format!("{}={}", quoted(name), quoted(value));
        let body: Vec<String> = fields.iter().map(pair).collect();
        let request = self.http.post(format!("{}{path}", self.base));
        let request = request
            .header("content-type", "application/x-www-form-urlencoded")
            .header("sec-fetch-site", "same-origin")
            .body(body.join("&"));
        self.send(request).await
    }

    pub fn cookie(&self, name: &str) -> Option<&str> {
        self.cookies.get(name).map(String::as_str)
    }

    /// From now on whoever has this cookie.
    pub fn known_as(&mut self, name: &str, value: &str) {
        self.cookies.insert(name.to_owned(), value.to_owned());
    }

    /// The first board of a live part.
    pub async fn first_board(&mut self, path: &str) -> String {
        self.first_board_after(path, "").await.expect("a board")
    }

    /// The same for somebody who has seen one; none if nothing comes in a second.
    pub async fn first_board_after(&mut self, path: &str, last: &str) -> Option<String> {
        let mut request = self.http.get(format!("{}{path}", self.base));
        if !last.is_empty() {
            request = request.header("last-event-id", last);
        }
        let mut response = self.dressed(request).send().await.expect("an answer");
        assert_eq!(response.status().as_u16(), 200);
        let mut heard = Vec::new();
        let board = async {
            loop {
                heard.extend(response.chunk().await.expect("the stream").expect("it goes on"));
                let text = String::from_utf8_lossy(&heard);
                let mut events = text.split_inclusive("\n\n").filter(|it| it.ends_with("\n\n"));
                if let Some(board) = events.find(|it| it.starts_with("event: board")) {
                    return board.to_owned();
                }
            }
        };
        tokio::time::timeout(std::time::Duration::from_secs(1), board).await.ok()
    }

    /// With everything a browser sends by itself.
    fn dressed(&self, request: reqwest::RequestBuilder) -> reqwest::RequestBuilder {
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let request = request.header("accept-language", self.lang);
        match cookies.is_empty() {
            true => request,
            false => request.header("cookie", cookies.join("; ")),
        }
    }

    async fn send(&mut self, request: reqwest::RequestBuilder) -> Shown {
        let response = self.dressed(request).send().await.expect("an answer");
        for line in response.headers().get_all("set-cookie") {
            let line = line.to_str().expect("plain letters");
            let pair = line.split(';').next().unwrap_or_default();
            let (name, value) = pair.split_once('=').expect("a cookie");
            match value.is_empty() {
                true => drop(self.cookies.remove(name)),
                false => drop(self.cookies.insert(name.to_owned(), value.to_owned())),
            }
        }
        let header = |name: &str| {
            let value = response.headers().get(name);
            value.map(|value| value.to_str().expect("plain letters").to_owned())
        };
        let (kind, to) = (header("content-type").unwrap_or_default(), header("location"));
        let status = response.status().as_u16();
        // Pages hold words together; tests look for words.
        let body = response.text().await.expect("all of it").replace('\u{a0}', " ");
        Shown { status, kind, to, body }
    }
}

fn quoted(text: &str) -> String {
    let letter = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    text.bytes().map(letter).collect()
}
