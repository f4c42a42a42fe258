//! Tables with people who answer anything.

use std::sync::atomic::{AtomicU32, Ordering};

use endboss_lexicon::{Seat, Viewer};
use endboss_store::TableId;
use endboss_tables::{Answer, Probe, Probed, What};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

use crate::client::{Client, Place, Told};

pub type Dice = Xoshiro256PlusPlus;

pub fn dice(seed: u64) -> Dice {
    Dice::seed_from_u64(seed)
}

/// A game and those who play it. Seats without a person are played by bots.
pub struct Table<'a> {
    pub place: &'a Place,
    pub id: String,
    pub people: Vec<Client>,
    pub spectator: Client,
    pub seats: usize,
}

/// What a seat is asked, by its own snapshot.
#[derive(Clone, Debug)]
pub struct Ask {
    pub seat: usize,
    pub number: u64,
    pub options: Vec<String>,
}

pub fn letter(seat: usize) -> String {
    Seat(seat as u8).letter().to_string()
}

pub fn ask_of(snapshot: &Value, seat: usize) -> Option<Ask> {
    let ask = snapshot["view"]["ask"].as_object()?;
    let options = ask["options"].as_array().expect("a list");
    Some(Ask {
        seat,
        number: ask["number"].as_u64().expect("a number"),
        options: options.iter().map(|o| o.as_str().expect("words").to_owned()).collect(),
    })
}

impl<'a> Table<'a> {
    /// A game that has begun.
    pub async fn begin(
        place: &'a Place,
        settings: Value,
        people: usize,
        bots: &[&str],
    ) -> Table<'a> {
        let mut clients = Vec::new();
        for n in 0..people {
            let mut client = place.guest(&format!("P{n}")).await;
            if settings["rated"] == true {
                sign_up(&mut client).await;
            }
            clients.push(client);
        }
        let mut body = settings;
        body["players"] = json!(people + bots.len());
        let made = clients[0].post("/tables", body).await.done().json();
        let id = made["id"].as_str().expect("an id").to_owned();
        let spectator = place.nobody();
        let table = Table { place, id, people: clients, spectator, seats: people + bots.len() };
        for n in 1..people {
            table.people[n]
                .post(&table.path(&format!("/seats/{}", letter(n))), json!({}))
                .await
                .done();
        }
        for (n, level) in bots.iter().enumerate() {
            let path = table.path(&format!("/seats/{}/bot", letter(people + n)));
            table.people[0].put(&path, json!({ "level": level })).await.done();
        }
        table.people[0].post(&table.path("/start"), json!({})).await.done();
        table
    }

    pub fn path(&self, rest: &str) -> String {
        format!("/tables/{}{rest}", self.id)
    }

    /// The people and whoever looks on.
    pub fn viewers(&self) -> impl Iterator<Item = (Viewer, &Client)> {
        let seats = (0u8..).zip(&self.people).map(|(n, client)| (Viewer::Seat(Seat(n)), client));
        seats.chain([(Viewer::Public, &self.spectator)])
    }

    pub async fn look(&self, client: &Client) -> Told {
        client.get(&self.path("")).await.done()
    }

    pub async fn probe(&self, probe: Probe) -> Probed {
        let id: TableId = self.id.parse().expect("an id");
        let hall = &self.place.server.hall;
        match hall.ask(id, None, What::Probe(probe)).await.expect("an answer") {
            Answer::Probed(probed) => probed,
            other => panic!("{other:?}"),
        }
    }

    /// Waits until no bot thinks.
    pub async fn settle(&self) -> Probed {
        for _ in 0..2000 {
            let probed = self.probe(Probe::Look).await;
            if !probed.busy {
                return probed;
            }
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        }
        panic!("the bots do not come to an end");
    }

    pub async fn windows(&self, seat: usize, windows: Value) -> Told {
        let path = self.path(&format!("/seats/{}/windows", letter(seat)));
        self.people[seat].put(&path, windows).await
    }

    pub async fn pick(&self, ask: &Ask, pick: &str) -> Told {
        let body = json!({ "seat": letter(ask.seat), "ask": ask.number, "pick": pick });
        self.people[ask.seat].post(&self.path("/picks"), body).await
    }

    /// The questions people are asked now.
    pub async fn asks(&self) -> Vec<Ask> {
        let mut asks = Vec::new();
        for (n, client) in self.people.iter().enumerate() {
            asks.extend(ask_of(&self.look(client).await.json(), n));
        }
        asks
    }

    pub async fn is_over(&self) -> bool {
        self.look(&self.spectator).await.json()["table"]["state"] == "over"
    }
}

/// Every list and page of lists, as somebody reads it, cut short at every length that matters.
pub async fn lists(client: &Client) -> Vec<(String, Told)> {
    let mut all = Vec::new();
    for state in ["waiting", "playing"] {
        for limit in [1, 2, 3, 100] {
            let path = format!("/tables?state={state}&limit={limit}");
            all.push((path.clone(), client.get(&path).await.done()));
        }
    }
    all.push(("/".to_owned(), without_the_hour(client.page("/", "en").await.done())));
    if client.token.is_some() {
        for path in ["/me/tables", "/me/results"] {
            all.push((path.to_owned(), client.get(path).await.done()));
        }
        all.push(("/profile".to_owned(), client.page("/profile", "en").await.done()));
        // When this very person was last seen is theirs to know.
        let mut export = client.get("/me/export").await.done().json();
        (export["seen"], export["sessions"]) = (Value::Null, Value::Null);
        all.push(("/me/export".to_owned(), Told { status: 200, body: export.to_string() }));
    }
    all
}

/// How long it is until midnight tells nothing of anybody.
fn without_the_hour(mut page: Told) -> Told {
    if let Some(from) = page.body.find("<p class=\"hint\">") {
        let to = page.body[from..].find("</p>").expect("it ends");
        page.body.replace_range(from..from + to, "");
    }
    page
}

/// The lists that say most, for whoever asks for everything else, too.
pub async fn some_lists(client: &Client) -> Vec<Told> {
    let newest = client.get("/tables?state=playing&limit=1").await.done();
    let mut all = vec![newest, without_the_hour(client.page("/", "en").await.done())];
    if client.token.is_some() {
        all.push(client.get("/me/tables").await.done());
    }
    all
}

/// The lists are as they were.
#[track_caller]
pub fn unmoved_lists(before: &[(String, Told)], after: &[(String, Told)], what: &str) {
    assert_eq!(before.len(), after.len());
    for ((path, before), (_, after)) in before.iter().zip(after) {
        same(before, after, &format!("{what}: {path}"));
    }
}

/// Rated games are for people with accounts.
async fn sign_up(client: &mut Client) {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let login = format!("player-{}", COUNT.fetch_add(1, Ordering::Relaxed));
    let body = json!({ "login": login, "phrase": true });
    let session = client.post("/me/account", body).await.done().json();
    client.token = Some(session["token"].as_str().expect("a token").to_owned());
}

/// Any option; a pass not too often, so that something happens.
pub fn any(dice: &mut Dice, options: &[String]) -> String {
    let real: Vec<&String> = options.iter().filter(|option| *option != "pass").collect();
    if real.is_empty() || dice.random_range(0..3) == 0 && real.len() < options.len() {
        return "pass".to_owned();
    }
    real[dice.random_range(0..real.len())].clone()
}

/// Tables of every edition, as a host asks for them, with how many play.
pub fn kinds() -> Vec<(Value, usize)> {
    vec![
        (json!({ "edition": "super" }), 2),
        (json!({ "edition": "super" }), 3),
        (json!({ "edition": "super", "packs": ["town", "super", "classic", "items", "coins"] }), 4),
        (json!({ "edition": "first" }), 2),
        (json!({ "edition": "first" }), 4),
        (json!({ "edition": "second" }), 3),
        (json!({ "edition": "second", "packs": ["classic", "coins"] }), 2),
        (json!({ "edition": "anniversary" }), 2),
        (json!({ "edition": "anniversary" }), 4),
        (json!({ "edition": "anniversary", "variants": ["machinations"] }), 3),
        (json!({ "edition": "anniversary", "variants": ["classic-mode"] }), 3),
        (json!({ "edition": "second", "variants": ["classic-mode", "machinations"] }), 4),
        (json!({ "edition": "second", "variants": ["choose-your-boss"] }), 2),
        (json!({ "edition": "second", "variants": ["infinite-lives"] }), 3),
        (json!({ "edition": "solo" }), 1),
        (json!({ "edition": "challenge" }), 1),
    ]
}

/// Both answers are the same, byte for byte.
#[track_caller]
pub fn same(one: &Told, other: &Told, what: &str) {
    assert!(
        one == other,
        "{what}: {} {} {}",
        one.status,
        other.status,
        different(&one.body, &other.body)
    );
}

/// Where two texts begin to differ.
pub fn different(one: &str, other: &str) -> String {
    // The number at the beginning says least.
    let rest = |text: &str| text.find(',').filter(|_| text.starts_with("{\"number\"")).unwrap_or(0);
    let (from, other_from) = (rest(one), rest(other));
    let pairs = one[from..].bytes().zip(other[other_from..].bytes());
    let at = from + pairs.take_while(|(a, b)| a == b).count();
    let around = |text: &str| {
        let from = text.floor_char_boundary(at.saturating_sub(60));
        let to = text.floor_char_boundary((at + 60).min(text.len()));
        text[from..to].to_owned()
    };
    format!("{:?} and {:?}", around(one), around(other))
}
