//! Another game that looks the same to a viewer is put in the place of the real one: whatever the
//! viewer then asks, the answers are the same.

use std::time::Duration;

use endboss_lexicon::Viewer;
use endboss_tables::Probe;
use rand::RngExt;
use serde_json::{Value, json};

use crate::client::{Client, Event, Events, Place, Told};
use crate::table::{
    Ask, Dice, Table, any, ask_of, dice, different, kinds, letter, same, some_lists,
};

/// How often something was compared.
#[derive(Debug, Default)]
struct Count {
    twins: u32,
    unlike: u32,
    requests: u32,
    silences: u32,
    picks: u32,
}

/// Events that show cards which the twin holds otherwise.
const SHOWS: [&str; 9] = [
    "built",
    "not_built",
    "discarded",
    "hand_shown",
    "boss_revealed",
    "looked_at",
    "searched",
    "found",
    "took",
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_twin_is_not_told_apart_by_anything_on_the_wire() {
    let place = Place::open().await;
    let mut count = Count::default();
    for (nth, (settings, players)) in kinds().into_iter().enumerate() {
        let mut settings = settings;
        settings["visibility"] = json!("open");
        let table = Table::begin(&place, settings, players, &[]).await;
        play(&table, &mut dice(nth as u64), 70, &mut count).await;
    }
    println!("{count:?}");
    assert!(count.twins > 150, "{count:?}");
    assert!(count.requests > 2_000, "{count:?}");
    assert!(count.picks > 30, "{count:?}");
    place.server.end().await;
}

/// With bots, and with seats whose players left.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_and_those_who_left_tell_nothing_either() {
    let place = Place::open().await;
    let mut count = Count::default();
    let mixed: [(&str, usize, &[&str]); 4] = [
        ("super", 1, &["normal", "random"]),
        ("first", 2, &["random"]),
        ("anniversary", 2, &["normal", "random"]),
        ("second", 3, &["random"]),
    ];
    for (nth, (edition, people, bots)) in mixed.into_iter().enumerate() {
        let settings = json!({ "edition": edition, "substitute": "random" });
        let table = Table::begin(&place, settings, people, bots).await;
        if people > 1 {
            let path = table.path(&format!("/seats/{}", letter(people - 1)));
            table.people[people - 1].delete(&path).await.done();
        }
        play(&table, &mut dice(100 + nth as u64), 60, &mut count).await;
    }
    println!("{count:?}");
    // How many there are depends on the deals.
    assert!(count.twins > 15, "{count:?}");
    place.server.end().await;
}

async fn play(table: &Table<'_>, dice: &mut Dice, moments: usize, count: &mut Count) {
    for seat in 0..table.people.len() {
        // Some are asked everything, so that nobody goes on while another game is imagined.
        let always = dice.random_range(0..4) > 0;
        table.windows(seat, json!({ "always_ask": always })).await.done();
    }
    let mut streams = Vec::new();
    for (_, client) in table.viewers() {
        let events = client.events(&table.path("/events")).await;
        streams.push(Watched { events, last: None });
    }
    for _ in 0..moments {
        // A few moves without looking too closely, then a close look at one viewer.
        for _ in 0..dice.random_range(1..8) {
            table.settle().await;
            let asks = table.asks().await;
            if asks.is_empty() {
                assert!(table.is_over().await, "somebody is asked until the game is over");
                return;
            }
            let ask = &asks[dice.random_range(0..asks.len())];
            let pick = any(dice, &ask.options);
            table.pick(ask, &pick).await.done();
        }
        table.settle().await;
        // Whoever still reads something must not read what is imagined for another.
        for ((_, client), stream) in table.viewers().zip(&mut streams) {
            stream.until(&table.look(client).await).await;
        }
        let at = dice.random_range(0..=table.people.len());
        let (viewer, client) = table.viewers().nth(at).expect("there are so many");
        moment(table, viewer, client, &mut streams[at], dice, count).await;
    }
}

async fn moment(
    table: &Table<'_>,
    viewer: Viewer,
    client: &Client,
    stream: &mut Watched,
    dice: &mut Dice,
    count: &mut Count,
) {
    let before = table.probe(Probe::Look).await;
    let shown = table.look(client).await;
    let snapshot = shown.json();
    stream.until(&shown).await;
    let real = ask_about(table, viewer, client, &snapshot).await;

    let twin = table.probe(Probe::Imagine { viewer, dice: dice.random() }).await;
    if !twin.imagined {
        count.unlike += 1;
        return;
    }
    let twin = table.probe(Probe::Look).await;
    if (twin.entries, twin.log) != (before.entries, before.log) {
        // Somebody with other cards has nothing to say there and passes at once.
        table.probe(Probe::Wake).await;
        count.unlike += 1;
        return;
    }
    let imagined = ask_about(table, viewer, client, &snapshot).await;
    for ((what, real), (_, imagined)) in real.iter().zip(&imagined) {
        same(real, imagined, &format!("{what} of {viewer:?}"));
        count.requests += 1;
    }
    count.twins += 1;

    let mine = match viewer {
        Viewer::Seat(seat) => ask_of(&snapshot, seat.index()),
        Viewer::Public => None,
    };
    let Some(ask) = mine else {
        stream.silent(count).await;
        table.probe(Probe::Wake).await;
        stream.silent(count).await;
        same(&table.look(client).await, &shown, "nothing is left of it");
        return;
    };
    let pick = any(dice, &ask.options);
    let dreamed = answered(table, client, &ask, &pick).await;
    table.probe(Probe::Wake).await;
    if dreamed.shown != shown {
        stream.back_to(&shown).await;
    }
    same(&table.look(client).await, &shown, "nothing is left of it");
    let done = answered(table, client, &ask, &pick).await;
    let comparable = |it: &Answered, asked: endboss_lexicon::Seats| {
        // A chance came out as it came, or somebody else was the last to answer, or a card was shown.
        it.entries == before.entries + 1
            && asked == before.asked
            && !it
                .log
                .iter()
                .skip(before.log)
                .any(|line| SHOWS.iter().any(|kind| line["event"]["kind"] == *kind))
    };
    if comparable(&dreamed, twin.asked) && comparable(&done, before.asked) {
        same(&dreamed.told, &done.told, &format!("the acknowledgment of {viewer:?}: {pick}"));
        same(&dreamed.shown, &done.shown, &format!("what {viewer:?} sees after {pick}"));
        assert_eq!(dreamed.log, done.log, "{pick}: the log of {viewer:?}");
        count.picks += 1;
    }
    // Bots go on.
    table.settle().await;
    stream.until(&table.look(client).await).await;
}

struct Answered {
    told: Told,
    shown: Told,
    log: Vec<Value>,
    entries: u32,
}

async fn answered(table: &Table<'_>, client: &Client, ask: &Ask, pick: &str) -> Answered {
    let told = table.pick(ask, pick).await.done();
    let shown = table.look(client).await;
    let log = client.get(&table.path("/log")).await.done().json();
    let log = log.as_array().expect("a list").clone();
    let probed = table.probe(Probe::Look).await;
    Answered { told, shown, log, entries: probed.entries }
}

/// A stream, and what it said last.
struct Watched {
    events: Events,
    last: Option<Event>,
}

impl Watched {
    /// Reads up to what a look shows. What was shown in a dream may come before it.
    async fn until(&mut self, shown: &Told) {
        let number = shown.json()["number"].as_u64().expect("a number");
        let newest = Event { id: number, data: shown.body.clone() };
        while self.last.as_ref() != Some(&newest) {
            let next = self.events.next(Duration::from_secs(5)).await;
            let last = self.last.as_ref();
            let why = || last.map(|last| different(&last.data, &newest.data));
            self.last = Some(next.unwrap_or_else(|| panic!("{number} never comes: {:?}", why())));
        }
    }

    /// Reads on until this is shown once more.
    async fn back_to(&mut self, shown: &Told) {
        self.last = None;
        self.until(shown).await;
    }

    async fn silent(&mut self, count: &mut Count) {
        let event = self.events.next(Duration::from_millis(30)).await;
        let last = self.last.as_ref().expect("something was shown");
        let said = event.map(|event| (event.id, last.id, different(&event.data, &last.data)));
        assert_eq!(said, None, "the stream says nothing");
        count.silences += 1;
    }
}

/// Whatever a viewer may ask without changing anything, and much that it may not.
async fn ask_about(
    table: &Table<'_>,
    viewer: Viewer,
    client: &Client,
    snapshot: &Value,
) -> Vec<(&'static str, Told)> {
    let mut all = Vec::new();
    all.push(("the view", table.look(client).await));
    all.push(("the log", client.get(&table.path("/log")).await));
    all.push(("the log told", client.get(&table.path("/log?lang=en&from=3")).await));
    all.push(("the log beyond its end", client.get(&table.path("/log?from=100000")).await));
    all.push(("the journal", client.get(&table.path("/journal")).await));
    all.push(("the links", client.get(&table.path("/links")).await));
    // When a game ends, its results come into the lists a moment later.
    if snapshot["table"]["state"] == "playing" {
        all.extend(some_lists(client).await.into_iter().map(|told| ("a list", told)));
    }
    let me = match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Public => table.seats,
    };
    for lang in ["en", "pl"] {
        all.push(("the page", client.page(&format!("/t/{}", table.id), lang).await.done()));
    }
    let ask = ask_of(snapshot, me);
    let number = ask.as_ref().map_or(1, |ask| ask.number);
    for other in (0..table.seats).filter(|seat| *seat != me) {
        let other = letter(other);
        all.push(("another's view", client.get(&table.path(&format!("?seat={other}"))).await));
        let page = format!("/t/{}?seat={other}", table.id);
        all.push(("another's page", client.page(&page, "en").await));
        all.push(("another's log", client.get(&table.path(&format!("/log?seat={other}"))).await));
        for ask in [number, number + 1] {
            let body = json!({ "seat": other, "ask": ask, "pick": "pass" });
            all.push(("another's pick", client.post(&table.path("/picks"), body).await));
        }
        let body = json!({ "seat": other });
        all.push(("another's undo", client.post(&table.path("/undo"), body).await));
        let path = table.path(&format!("/seats/{other}/windows"));
        all.push(("another's windows", client.put(&path, json!({})).await));
    }
    if let Viewer::Seat(_) = viewer {
        // Whoever is not asked tries all the numbers it may be asked next.
        let from = if ask.is_some() { number + 1 } else { 0 };
        for ask in from..from + 40 {
            if ask % 8 > 2 && ask < from + 32 {
                continue;
            }
            let body = json!({ "seat": letter(me), "ask": ask, "pick": "pass" });
            all.push(("a stale answer", client.post(&table.path("/picks"), body).await));
        }
        if ask.is_some() {
            for pick in ["slot F 9", "card classic/nothing", ""] {
                let body = json!({ "seat": letter(me), "ask": number, "pick": pick });
                all.push(("no option", client.post(&table.path("/picks"), body).await));
            }
        }
        let may_undo = snapshot["own"]["may_undo"] == true;
        if !may_undo {
            for whole in [false, true] {
                let body = json!({ "seat": letter(me), "all": whole });
                all.push(("an undo too late", client.post(&table.path("/undo"), body).await));
            }
        }
        let body = json!({ "seat": letter(me), "agree": true });
        all.push(("agreeing to nothing", client.post(&table.path("/undo/answer"), body).await));
        let path = table.path(&format!("/seats/{}/windows", letter(me)));
        let body = json!({ "wake": vec!["declared"; 99] });
        all.push(("too many windows", client.put(&path, body).await));
        let mut same = snapshot["own"]["windows"].clone();
        same["since"] = Value::Null;
        all.push(("the same windows", client.put(&path, same).await));
    }
    all
}
