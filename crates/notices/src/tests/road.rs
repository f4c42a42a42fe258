//! Who waits for whom.

use std::future::pending;

use super::*;

/// A service that takes every request and never answers.
async fn silence() -> (String, mpsc::UnboundedReceiver<()>) {
    let (sender, asked) = mpsc::unbounded_channel();
    let app = Router::new().fallback(async move || {
        sender.send(()).unwrap();
        pending::<StatusCode>().await
    });
    (format!("http://127.0.0.1:{}/", serve(app).await), asked)
}

#[tokio::test]
async fn a_receiver_that_never_answers_holds_up_nobody_else() {
    let shelf = Shelf::new();
    let (slow, mut asked) = silence().await;
    let mut receiver = Receiver::start(&[]).await;
    let slow = shelf.person_with(webhook(&slow)).await;
    let ann = shelf.person_with(webhook(&receiver.url())).await;
    let notices = shelf.start(NoticeConfig { in_flight: 3, ..config() });
    for table in 0..8 {
        notices.tell(slow, notice(NoticeKind::YourTurn, table));
    }
    // Both slots of the slow one are taken for as long as this test lasts.
    asked.recv().await.unwrap();
    asked.recv().await.unwrap();
    for table in 0..8 {
        notices.tell(ann, notice(NoticeKind::YourTurn, table));
    }
    for _ in 0..8 {
        receiver.next().await;
    }
    assert!(asked.try_recv().is_err(), "a person has two slots at most");
}

#[tokio::test]
async fn a_receiver_that_takes_too_long_is_given_up() {
    let shelf = Shelf::new();
    let (slow, mut asked) = silence().await;
    let ann = shelf.person_with(webhook(&slow)).await;
    let notices = shelf.start(NoticeConfig { timeout: Duration::from_millis(300), ..config() });
    notices.tell(ann, notice(NoticeKind::YourTurn, 1));
    idle(&notices).await;
    let tries = std::iter::from_fn(|| asked.try_recv().ok()).count();
    assert_eq!(tries, 4);
}

#[tokio::test]
async fn where_nobody_listens_it_is_given_up_too() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    drop(listener);
    let shelf = Shelf::new();
    let ann = shelf.person_with(webhook(&format!("http://127.0.0.1:{port}/"))).await;
    let notices = shelf.start(config());
    notices.tell(ann, notice(NoticeKind::YourTurn, 1));
    idle(&notices).await;
    assert_eq!(notices.0.places.available_permits(), config().queue);
}

#[tokio::test]
async fn a_full_queue_drops_and_does_not_block() {
    let shelf = Shelf::new();
    let (slow, mut asked) = silence().await;
    let mut receiver = Receiver::start(&[]).await;
    let slow = shelf.person_with(webhook(&slow)).await;
    let ann = shelf.person_with(webhook(&receiver.url())).await;
    let notices = shelf.start(NoticeConfig { queue: 1, ..config() });
    notices.tell(slow, notice(NoticeKind::YourTurn, 1));
    asked.recv().await.unwrap();
    notices.tell(ann, notice(NoticeKind::YourTurn, 1));
    assert_eq!(notices.0.tracker.len(), 1, "only the slow one is under way");
    notices.stop(Duration::ZERO).await;
    assert!(receiver.rest().is_empty());
}

#[tokio::test]
async fn one_person_cannot_fill_the_queue() {
    let shelf = Shelf::new();
    let (slow, mut asked) = silence().await;
    let slow = shelf.person_with(webhook(&slow)).await;
    let notices = shelf.start(config());
    for table in 0..1000 {
        notices.tell(slow, notice(NoticeKind::YourTurn, table));
    }
    asked.recv().await.unwrap();
    assert_eq!(notices.0.tracker.len(), 32);
}

#[tokio::test]
async fn a_turn_is_told_once_in_the_quiet_time_and_other_news_at_once() {
    let shelf = Shelf::new();
    let mut receiver = Receiver::start(&[]).await;
    let ann = shelf.person_with(webhook(&receiver.url())).await;
    let notices = shelf.start(config());
    for _ in 0..5 {
        notices.tell(ann, notice(NoticeKind::YourTurn, 1));
    }
    receiver.next().await;
    // Answered: what waits for the end of the quiet time is not sent.
    notices.settled(ann, TableId(1));
    idle(&notices).await;
    assert!(receiver.rest().is_empty());

    notices.tell(ann, notice(NoticeKind::YourTurn, 1));
    notices.tell(ann, notice(NoticeKind::GameOver, 1));
    idle(&notices).await;
    let heard = receiver.rest();
    assert_eq!(heard.len(), 1, "the end of the game settles the turn");
    assert!(String::from_utf8_lossy(&heard[0].body).contains("game_over"));
}

#[tokio::test]
async fn what_came_in_the_quiet_time_is_told_at_its_end() {
    let shelf = Shelf::new();
    let mut receiver = Receiver::start(&[]).await;
    let ann = shelf.person_with(webhook(&receiver.url())).await;
    let notices = shelf.start(NoticeConfig { quiet: Duration::from_millis(500), ..config() });
    let begin = Instant::now();
    for _ in 0..5 {
        notices.tell(ann, notice(NoticeKind::YourTurn, 1));
    }
    idle(&notices).await;
    assert_eq!(receiver.rest().len(), 2, "the first, and one for all the others");
    assert!(begin.elapsed() >= Duration::from_millis(500));
}

#[tokio::test]
async fn whoever_asked_for_nothing_holds_no_place() {
    let shelf = Shelf::new();
    let notices = shelf.start(config());
    let nobody = PersonId::random();
    for _ in 0..3 {
        notices.tell(nobody, notice(NoticeKind::YourTurn, 1));
        idle(&notices).await;
    }
    assert_eq!(notices.0.places.available_permits(), config().queue);
}

#[tokio::test]
async fn stopping_ends_the_waiting_between_tries() {
    let shelf = Shelf::new();
    let mut receiver = Receiver::start(&[500; 9]).await;
    let ann = shelf.person_with(webhook(&receiver.url())).await;
    let notices = shelf.start(NoticeConfig { delays: vec![FOREVER * 60], ..config() });
    notices.tell(ann, notice(NoticeKind::YourTurn, 1));
    receiver.next().await;
    notices.stop(FOREVER).await;
    assert!(notices.0.tracker.is_empty());
    notices.tell(ann, notice(NoticeKind::GameOver, 1));
    assert!(notices.0.tracker.is_empty(), "after the end nobody is told");
}
