use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE, LOCATION, REFERER};
use futures_util::StreamExt;
use futures_util::stream;
use tokio::sync::oneshot;

use super::letter::{DELIVERY, SIGNATURE};
use super::*;

#[tokio::test]
async fn the_receiver_can_check_the_signature_and_learns_where_and_no_more() {
    let shelf = Shelf::new();
    let mut receiver = Receiver::start(&[]).await;
    let ann = shelf.person_with(webhook(&receiver.url())).await;
    let notices = shelf.start(config());
    notices.tell(ann, notice(NoticeKind::GameStarted, 7));

    let heard = receiver.next().await;
    assert_eq!(heard.uri.path(), "/hook");
    assert_eq!(heard.headers[CONTENT_TYPE], "application/json");
    let signature = data_encoding::HEXLOWER.encode(&letter::hmac(SECRET.as_bytes(), &heard.body));
    assert_eq!(heard.headers[SIGNATURE], format!("sha256={signature}"));
    assert!(!heard.headers.contains_key(COOKIE) && !heard.headers.contains_key(REFERER));
    let body: serde_json::Value = serde_json::from_slice(&heard.body).unwrap();
    let expected = serde_json::json!({
        "kind": "game_started",
        "table": "00000000000000000000000000000007",
        "code": "CODE7",
        "link": "https://example.org/tables/7",
    });
    assert_eq!(body, expected);
    idle(&notices).await;
    assert!(receiver.rest().is_empty());
}

#[tokio::test]
async fn a_failing_receiver_is_tried_again_with_the_same_letter() {
    let shelf = Shelf::new();
    let mut receiver = Receiver::start(&[500, 503, 429]).await;
    let ann = shelf.person_with(webhook(&receiver.url())).await;
    let notices = shelf.start(config());
    notices.tell(ann, notice(NoticeKind::YourTurn, 1));
    idle(&notices).await;
    let heard = receiver.rest();
    assert_eq!(heard.len(), 4, "three failures and the one that is taken");
    for other in &heard[1..] {
        assert_eq!(other.body, heard[0].body);
        assert_eq!(other.headers[DELIVERY], heard[0].headers[DELIVERY]);
        assert_eq!(other.headers[SIGNATURE], heard[0].headers[SIGNATURE]);
    }
}

#[tokio::test]
async fn after_three_more_tries_it_gives_up() {
    let shelf = Shelf::new();
    let mut receiver = Receiver::start(&[500; 9]).await;
    let ann = shelf.person_with(webhook(&receiver.url())).await;
    let notices = shelf.start(config());
    notices.tell(ann, notice(NoticeKind::YourTurn, 1));
    idle(&notices).await;
    assert_eq!(receiver.rest().len(), 4);
    assert_eq!(shelf.store.subscriptions_of(ann).unwrap().len(), 1, "it may come back");
}

#[tokio::test]
async fn what_the_receiver_does_not_want_is_not_sent_again() {
    for status in [400, 403, 404, 410, 301, 302, 307, 308] {
        let shelf = Shelf::new();
        let mut receiver = Receiver::start(&[status]).await;
        let ann = shelf.person_with(webhook(&receiver.url())).await;
        let notices = shelf.start(config());
        notices.tell(ann, notice(NoticeKind::YourTurn, 1));
        idle(&notices).await;
        assert_eq!(receiver.rest().len(), 1, "{status}");
        assert_eq!(shelf.store.subscriptions_of(ann).unwrap().len(), 1, "{status}");
    }
}

#[tokio::test]
async fn redirects_are_not_followed() {
    let mut elsewhere = Receiver::start(&[]).await;
    let location = elsewhere.url();
    let app = Router::new()
        .fallback(async move || (StatusCode::TEMPORARY_REDIRECT, [(LOCATION, location)]));
    let port = serve(app).await;
    let shelf = Shelf::new();
    let ann = shelf.person_with(webhook(&format!("http://127.0.0.1:{port}/"))).await;
    let notices = shelf.start(config());
    notices.tell(ann, notice(NoticeKind::YourTurn, 1));
    idle(&notices).await;
    assert!(elsewhere.rest().is_empty());
}

#[tokio::test]
async fn an_answer_without_end_is_not_read_to_its_end() {
    struct Ended(Option<oneshot::Sender<()>>);
    impl Drop for Ended {
        fn drop(&mut self) {
            let _ = self.0.take().unwrap().send(());
        }
    }
    let (sender, ended) = oneshot::channel();
    let ended_when_dropped = Arc::new(Mutex::new(Some(Ended(Some(sender)))));
    let app = Router::new().fallback(async move || {
        let guard = ended_when_dropped.lock().unwrap().take();
        let chunks = stream::repeat(Bytes::from_static(&[b'x'; 4096]));
        Body::from_stream(chunks.map(move |chunk| {
            let _ = &guard;
            Ok::<_, std::convert::Infallible>(chunk)
        }))
    });
    let port = serve(app).await;
    let shelf = Shelf::new();
    let ann = shelf.person_with(webhook(&format!("http://127.0.0.1:{port}/"))).await;
    let notices = shelf.start(config());
    notices.tell(ann, notice(NoticeKind::YourTurn, 1));
    idle(&notices).await;
    let hung_up = tokio::time::timeout(FOREVER, ended).await;
    hung_up.expect("we hang up").expect("and the answer ends");
}
