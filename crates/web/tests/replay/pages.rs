//! The pages of finished games, over HTTP and without script.

use endboss_journal::parse;
use serde_json::json;

use crate::client::{Client, Place};
use crate::{bots, play, table, two};

/// A page as a browser would get it.
async fn page(who: &Client, path: &str) -> (u16, String) {
    asked(who, path, "en").await
}

async fn asked(who: &Client, path: &str, lang: &str) -> (u16, String) {
    let base = who.base.trim_end_matches("/api/v1");
    let mut request = who.http.get(format!("{base}{path}")).header("accept-language", lang);
    if let Some(token) = &who.token {
        request = request.bearer_auth(token);
    }
    let response = request.send().await.expect("an answer");
    let status = response.status().as_u16();
    (status, response.text().await.expect("a page").replace('\u{a0}', " "))
}

/// Every address of ours that a page leads to, as it stands in it.
fn links(html: &str) -> Vec<String> {
    let found = html.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    found.map(|link| link.replace("&amp;", "&")).collect()
}

#[tokio::test]
async fn every_step_is_a_link_and_every_page_of_it_is_there() {
    let place = Place::open().await;
    let host = place.guest("Dora").await;
    let table = bots(&host, "super", 4, "normal").await;
    let anybody = place.nobody();
    let (status, first) = page(&anybody, &format!("/replay/{table}")).await;
    assert_eq!(status, 200, "{first}");
    let own = format!("/replay/{table}?");
    let moments: Vec<String> =
        links(&first).into_iter().filter(|link| link.starts_with(&own)).collect();
    assert!(moments.iter().any(|link| link.ends_with("&as=public")));
    assert!(moments.iter().any(|link| link.ends_with("&as=D")));
    assert!(moments.len() > 12, "steps, turns and eyes: {moments:?}");
    for link in moments.iter().step_by(3) {
        assert_eq!(page(&anybody, link).await.0, 200, "{link}");
    }
    // Step by step, forwards; each page leads on until there is no more.
    let (mut here, mut steps) = (first, 0);
    while steps < 25 {
        let on = here.split("data-key=\"ArrowRight\"").next().expect("before it").to_owned();
        let Some(next) = links(&on).pop().filter(|_| on.len() < here.len()) else { break };
        let (status, then) = page(&anybody, &next).await;
        assert_eq!(status, 200, "{next}");
        (here, steps) = (then, steps + 1);
    }
    assert_eq!(steps, 25, "a game has more steps than these");
    // The last moment: everything that happened stands there, and nothing can be played on.
    let (_, last) = page(&anybody, &format!("/replay/{table}?at=999999&as=all")).await;
    assert!(last.contains("The game is over here."));
    assert!(last.contains("Checked: every answer was allowed"));
    let begins = last.matches("begins.</a>").count();
    assert!(begins > 3, "the log has all turns: {begins}");
    for word in ["A", "all", "public"] {
        let (status, html) =
            asked(&anybody, &format!("/replay/{table}?at=40&as={word}"), "pl").await;
        assert_eq!(status, 200);
        assert!(html.contains("lang=\"pl\"") && html.contains("Powtórka"), "in Polish");
        assert!(!html.contains("style=\"") && !html.contains(" onclick"), "the policy forbids it");
    }
    for wrong in ["as=E", "as=nobody", "at=x"] {
        let (status, _) = page(&anybody, &format!("/replay/{table}?{wrong}")).await;
        assert!((400..500).contains(&status), "{wrong}: {status}");
    }
    place.server.end().await;
}

#[tokio::test]
async fn eyes_see_what_is_theirs() {
    let place = Place::open().await;
    let host = place.guest("Dora").await;
    let table = bots(&host, "first", 2, "normal").await;
    let anybody = place.nobody();
    let hands = async |word: &str| {
        let (status, html) = page(&anybody, &format!("/replay/{table}?at=60&as={word}")).await;
        assert_eq!(status, 200, "{html}");
        html.matches("data-key=\"hand-").count()
    };
    let (a, b) = (hands("A").await, hands("B").await);
    assert!(a > 0 && b > 0, "{a} {b}");
    assert_eq!(hands("public").await, 0);
    // Each hand is named once besides its cards.
    assert_eq!(hands("all").await, a + b + 2);
    place.server.end().await;
}

#[tokio::test]
async fn a_result_says_who_won_and_how_it_came() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let game = two(&host, &guest, json!({})).await;
    let (early, _) = page(&host, &format!("/t/{game}/result")).await;
    assert_eq!(early, 409, "it is not over");
    play(&[&host, &guest], &game, 40).await;
    guest.post(&format!("/tables/{game}/concede"), json!({ "seat": "B" })).await;
    let (status, html) = page(&host, &format!("/t/{game}/result")).await;
    assert_eq!(status, 200, "{html}");
    assert!(html.contains("You win") || html.contains("Dan wins"), "{html}");
    assert!(html.contains("<svg") && html.contains("<polyline") && html.contains("<caption"));
    let points = links(&html).into_iter().filter(|link| link.starts_with("/replay/"));
    let points: Vec<String> = points.collect();
    assert!(points.len() > 1, "the replay and a turning point");
    for link in points {
        assert_eq!(page(&host, &link).await.0, 200, "{link}");
    }
    assert!(html.contains(&format!("/t/{game}/rematch")), "whoever played may play again");
    let (_, seen) = page(&place.nobody(), &format!("/t/{game}/result")).await;
    assert!(seen.contains("wins") && !seen.contains("/rematch"), "{seen}");
    let (status, polish) = asked(&host, &format!("/t/{game}/result"), "pl").await;
    assert!(status == 200 && polish.contains("Punkty zwrotne"));
    // By its code it leads to the same.
    let code = crate::look(&host, &game).await["table"]["code"].as_str().expect("text").to_owned();
    assert_eq!(page(&host, &format!("/t/{code}/result")).await.0, 200);
    assert_eq!(page(&host, &format!("/replay/{code}")).await.0, 200);
    place.server.end().await;
}

#[tokio::test]
async fn a_game_is_played_on_by_a_form() {
    let place = Place::open().await;
    let host = place.guest("Dora").await;
    let old = bots(&host, "first", 3, "normal").await;
    let (_, html) = page(&host, &format!("/replay/{old}?at=70&as=B")).await;
    assert!(html.contains(&format!("action=\"/replay/{old}/play\"")));
    assert!(html.contains("<input type=\"hidden\" name=\"at\" value=\"70\">"));
    let base = host.base.trim_end_matches("/api/v1").to_owned();
    let send = async |form: &'static str| {
        let request = host.http.post(format!("{base}/replay/{old}/play")).body(form);
        let request = request.bearer_auth(host.token.as_deref().expect("a token"));
        let kind = "application/x-www-form-urlencoded";
        request.header("content-type", kind).send().await.expect("an answer")
    };
    let went = send("at=70&seat=B&level=normal").await;
    let address = went.url().path().to_owned();
    assert!(went.status() == 200 && address.starts_with("/t/"), "{address} {}", went.status());
    let new = address.trim_start_matches("/t/");
    play(&[&host], new, usize::MAX).await;
    let text = host.get(&format!("/tables/{new}/journal")).await.done().body;
    let journal = parse(text.as_bytes()).expect("a journal");
    assert_eq!(journal.header.onward.map(|onward| onward.entries), Some(70));
    let (_, html) = page(&host, &format!("/replay/{new}?at=70")).await;
    assert!(html.contains("The first 70 entries come from another game"));
    assert!(html.contains(&format!("/replay/{old}?at=70")), "it leads back");
    for (form, status) in [
        ("at=999999&seat=B&level=normal", 409),
        ("at=70&seat=E&level=normal", 404),
        ("at=70&seat=B&level=clever", 422),
        ("seat=B", 422),
    ] {
        assert_eq!(send(form).await.status(), status, "{form}");
    }
    place.server.end().await;
}

/// What may not be seen is not on the page that says so.
#[tokio::test]
async fn pages_of_games_that_go_on_show_nothing_of_them() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let waiting = table(&host, json!({ "edition": "first" })).await;
    let game = two(&host, &guest, json!({ "visibility": "private" })).await;
    play(&[&host, &guest], &game, 14).await;
    let commit = crate::look(&host, &game).await["table"]["commit"].clone();
    for table in [&waiting, &game] {
        for who in [&host, &guest, &place.nobody()] {
            for path in [format!("/replay/{table}?at=3&as=all"), format!("/t/{table}/result")] {
                let (status, html) = page(who, &path).await;
                assert!(status == 409 || status == 403, "{path}: {status}");
                for told in ["data-card", "<ol", "#board", commit.as_str().expect("text")] {
                    assert!(!html.contains(told), "{path}: {told}");
                }
            }
        }
    }
    // Closed before its end: what everybody saw, for those who sat there, and no more.
    host.post(&format!("/tables/{game}/close"), json!({})).await.done();
    assert_eq!(page(&place.nobody(), &format!("/replay/{game}")).await.0, 403);
    let (status, html) = page(&guest, &format!("/replay/{game}?at=5")).await;
    assert_eq!(status, 200);
    assert!(html.contains("only what everybody saw") && !html.contains("data-key=\"hand-"));
    assert!(!html.contains("/play\"") && !html.contains("/journal\""), "neither is offered");
    assert!(!html.contains("as=all") && !html.contains("as=A"), "nor are other eyes");
    for word in ["all", "A", "B"] {
        assert_eq!(page(&guest, &format!("/replay/{game}?at=5&as={word}")).await.0, 403);
    }
    assert_eq!(page(&guest, &format!("/t/{game}/result")).await.0, 409);
    place.server.end().await;
}
