//! A store that fails: what could not be kept did not happen, and is said not to have happened.

use std::time::Duration;

use endboss_web::store_file;
use rusqlite::Connection;
use serde_json::json;

use crate::town::{Step, Town, answer, id};
use crate::wire::Request;

/// Makes writing to a part of the store fail, or reading it, until it is mended.
struct Saboteur(Connection);

impl Saboteur {
    fn at(town: &Town) -> Saboteur {
        let conn = Connection::open(store_file(town.folder.path())).unwrap();
        conn.busy_timeout(Duration::from_secs(20)).unwrap();
        Saboteur(conn)
    }

    fn run(&self, sql: &str) {
        self.0.execute_batch(sql).unwrap();
    }

    fn full(&self, part: &str) {
        for (table, deed) in parts(part) {
            self.run(&format!(
                "CREATE TRIGGER full_{table}_{deed} BEFORE {deed} ON {table}
                 BEGIN SELECT RAISE(ABORT, 'the disk is full'); END;"
            ));
        }
    }

    fn mended(&self, part: &str) {
        for (table, deed) in parts(part) {
            self.run(&format!("DROP TRIGGER full_{table}_{deed};"));
        }
    }

    /// Journals cannot be read until what is given is run.
    fn unread(&self) -> String {
        let sql = "SELECT sql FROM sqlite_master WHERE name = 'journal' AND type = 'view'";
        let back =
            self.0.query_row(sql, [], |row| row.get(0)).expect("journals are read by a view");
        self.run("DROP VIEW journal");
        back
    }
}

/// What could not be read and what could not be written are two things, and told as such: on pages in
/// the reader's language, to programs in English with the words they always had.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_failed_read_and_a_failed_write_are_told_apart() {
    let town = Town::open().await;
    let ann = town.guest("Ann").await;
    let settings = json!({ "edition": "anniversary", "players": 2, "bots": ["random"] });
    let table = ann.table(settings.clone()).await;
    let saboteur = Saboteur::at(&town);
    saboteur.full("subscription");
    let notices = json!({ "endpoint": "https://9.9.9.9/told" });
    let put = Request::new("PUT", "/me/notices").json(&notices);
    let unsaved = ann.ask(put).await.refused(503, "store");
    assert!(unsaved.contains("could not be saved"), "{unsaved}");
    saboteur.full("tables");
    let unsaved = ann.post("/tables", settings).await.refused(503, "unsaved");
    assert!(unsaved.contains("could not be saved"), "{unsaved}");
    // Nobody has looked at this one, so it is read when somebody does.
    saboteur.run("ALTER TABLE chat RENAME TO gone");
    let unread = ann.get(&format!("/tables/{table}")).await.refused(503, "unsaved");
    assert!(unread.contains("can’t be read"), "{unread}");
    saboteur.run("ALTER TABLE gone RENAME TO chat");
    saboteur.run("ALTER TABLE tables RENAME TO gone");
    let unread = ann.get("/codes/ABCDEF").await.refused(503, "store");
    assert!(unread.contains("can’t be read"), "{unread}");
    for (lang, word) in [
        ("en", "can’t be read"),
        ("uk", "не вдається прочитати"),
        ("pl", "Nie można teraz odczytać"),
        ("it", "non è possibile leggere"),
        ("ru", "не удается прочитать"),
    ] {
        let page = format!(
            "GET /t/{table} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
             Accept: text/html\r\nAccept-Language: {lang}\r\n\r\n"
        );
        let page = String::from_utf8(town.site.raw(page.as_bytes()).await).unwrap();
        let page = page.replace('\u{a0}', " ");
        assert!(page.starts_with("HTTP/1.1 503") && page.contains(word), "{lang}: {page}");
    }
    saboteur.run("ALTER TABLE gone RENAME TO tables");
    saboteur.mended("tables");
    saboteur.mended("subscription");
    ann.look(&table).await;
    town.end().await;
}

/// The tables of a part of the store, and what is done to them.
fn parts(part: &str) -> Vec<(&str, &'static str)> {
    let tables = if part == "journals" { vec!["line", "fresh"] } else { vec![part] };
    tables.into_iter().flat_map(|table| [(table, "INSERT"), (table, "UPDATE")]).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_kept_did_not_happen() {
    let town = Town::open().await;
    let [ann, bob] = [town.guest("Ann").await, town.guest("Bob").await];
    let table = ann.game(&bob).await;
    let waiting = ann.table(json!({ "edition": "anniversary", "players": 2 })).await;
    let picks = format!("/tables/{table}/picks");
    let before = [ann.look(&table).await["view"].clone(), bob.look(&table).await["view"].clone()];
    let lines = town.store().lines(id(&table)).unwrap();
    let mut stream = ann.watch(&table).await.unwrap();
    stream.next().await.unwrap();
    let pick = answer(&ann.look(&table).await, 0).unwrap();

    let saboteur = Saboteur::at(&town);
    for part in ["journals", "tables"] {
        saboteur.full(part);
        let begun =
            ann.post(&format!("/tables/{waiting}/start"), json!({ "fill": "random" })).await;
        let sentence = begun.refused(503, "unsaved");
        assert!(sentence.contains("did not happen") && begun.wait() == 1, "{sentence}");
        if part == "journals" {
            let reply = ann.post(&picks, pick.clone()).await;
            reply.refused(503, "unsaved");
        } else {
            let chat = json!({ "seat": "A", "text": "hello?" });
            ann.post(&format!("/tables/{table}/chat"), chat).await.refused(503, "unsaved");
            ann.post("/tables", json!({})).await.refused(503, "unsaved");
            bob.delete(&format!("/tables/{table}/seats/B")).await.refused(503, "unsaved");
        }
        // Everybody sees the table as the disk has it.
        assert_eq!(ann.look(&table).await["view"], before[0]);
        assert_eq!(bob.look(&table).await["view"], before[1]);
        assert_eq!(ann.look(&waiting).await["table"]["state"], "waiting");
        assert_eq!(town.store().lines(id(&table)).unwrap(), lines);
        assert!(town.store().lines(id(&waiting)).unwrap().is_empty(), "not half begun");
        saboteur.mended(part);
    }
    saboteur.full("person");
    let guest = town.site.send(&Request::new("POST", "/guests").json(&json!({}))).await;
    let unsaved = guest.refused(503, "store");
    assert!(unsaved.contains("could not be saved"), "{unsaved}");
    let rename = Request::new("PATCH", "/me").json(&json!({ "name": "Anna" }));
    ann.ask(rename).await.refused(503, "store");
    assert_eq!(ann.get("/me").await.done()["name"], "Ann");
    saboteur.mended("person");
    // The very same answer is taken now, and the stream that was open shows it.
    ann.post(&picks, pick).await.done();
    let (_, shown) = stream.next().await.expect("the stream has outlived it");
    assert_ne!(shown["view"], before[0]);
    assert_eq!(town.store().lines(id(&table)).unwrap().len(), lines.len() + 1);
    town.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_cannot_be_read_for_a_while_is_not_broken() {
    let town = Town::open().await;
    let ann = town.guest("Ann").await;
    let settings = json!({ "edition": "anniversary", "players": 2, "bots": ["random"] });
    let table = ann.table(settings).await;
    ann.post(&format!("/tables/{table}/start"), json!({})).await.done();
    let picks = format!("/tables/{table}/picks");
    let saboteur = Saboteur::at(&town);
    // Neither written nor read.
    let pick = answer(&ann.look(&table).await, 0).unwrap();
    let back = saboteur.unread();
    saboteur.full("journals");
    ann.post(&picks, pick.clone()).await.refused(503, "unsaved");
    let unread = ann.get(&format!("/tables/{table}")).await.refused(503, "unsaved");
    assert!(unread.contains("can’t be read") && !unread.contains("saved"), "{unread}");
    saboteur.mended("journals");
    saboteur.run(&back);
    let seen = ann.look(&table).await;
    assert_eq!(seen["table"]["state"], "playing");
    ann.post(&picks, pick).await.done();
    // A bot whose answer could not be kept answers when it can.
    saboteur.full("journals");
    let pick = answer(&ann.look(&table).await, 0);
    if let Some(pick) = pick {
        ann.post(&picks, pick).await.refused(503, "unsaved");
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    saboteur.mended("journals");
    let mut steps = 0;
    for n in 0..2000 {
        match ann.step(&table, n).await {
            Step::Over => break,
            Step::Picked => steps += 1,
            Step::Waiting | Step::Later => tokio::time::sleep(Duration::from_millis(5)).await,
        }
    }
    assert!(steps > 5, "the game went on: {steps}");
    town.end().await;
}
