//! The pages of the daily dungeon, in every language.

use endboss_tables::Settings;
use endboss_text::{Lang, Names};

use crate::{DAY, begin, look, noon, play, sign_up, today};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_speak_five_languages_and_tell_no_card() {
    let (place, ahead) = noon().await;
    let (ann, ben) = (sign_up(&place, "Ann").await, place.guest("Ben").await);
    for (who, style) in [(&ann, 3), (&ben, 5)] {
        let table = begin(who).await;
        play(who, &table, style).await;
    }
    let day = today(&place);
    let shown = ann.get("/daily").await.done().json();
    let code = shown["accounts"][0]["code"].as_str().expect("a code").to_owned();
    let setup = Settings::daily(day).setup();
    let laid = place.server.hall.library.lay_out(&setup).expect("it can be played");
    for lang in Lang::ALL {
        let names = laid.table.names(lang);
        let cards: Vec<String> =
            laid.table.catalogue.kinds().map(|kind| names.card(kind).to_owned()).collect();
        for path in [
            "/daily".to_owned(),
            format!("/daily/{day}"),
            format!("/daily/{day}/{code}"),
            format!("/daily/{day}/{}", code.to_lowercase()),
        ] {
            let page = ann.page(&path, lang.id()).await.done().body;
            assert!(page.contains("Ann"), "{path}");
            let told: Vec<&String> = cards.iter().filter(|card| page.contains(&***card)).collect();
            assert_eq!(told, Vec::<&String>::new(), "{lang:?} {path}");
            assert!(page.contains("property=\"og:title\""), "{path}");
        }
        let home = ann.page("/", lang.id()).await.done().body;
        assert!(home.contains("href=\"/daily\""));
    }
    let page = ann.page("/daily", "en").await.done().body;
    let (accounts, guests) = (page.find("With an account"), page.find(">Guests<"));
    assert!(accounts < guests && accounts.is_some());
    assert!(page.find(">Ann<") < guests && page.find(">Ben<") > guests);
    let shared = ben.page(&format!("/daily/{day}/{code}"), "en").await.done().body;
    assert!(shared.contains(", so far") && shared.contains("data-copy=\"share\""));
    assert!(!page.contains("Previous day"), "nobody played here before");
    place.server.hall.set_ahead(ahead + DAY);
    let page = ann.page("/daily", "en").await.done().body;
    assert!(page.contains("Previous day") && page.contains(&format!("/daily/{day}\"")));
    let later = ben.page(&format!("/daily/{day}/{code}"), "en").await.done().body;
    assert!(later.contains("Place 1 among") && !later.contains(", so far"), "{later}");
    place.server.hall.set_ahead(ahead);
    // A square for each hero that came; in some games none does.
    let heroes = shown["accounts"][0]["heroes"].as_array().expect("heroes").len();
    let squares = shared.chars().filter(|it| ['🟩', '🟥', '🟦', '🟧'].contains(it)).count();
    assert!(squares >= heroes && (squares > 0) == (heroes > 0), "{shared}");
    let tomorrow = day.next().expect("a day after");
    let yesterday = day.previous().expect("a day before");
    for path in [
        format!("/daily/{tomorrow}"),
        format!("/daily/{yesterday}"),
        "/daily/x".into(),
        format!("/daily/{day}/NOBODY"),
    ] {
        assert_eq!(ann.page(&path, "en").await.status, 404, "{path}");
    }
    // At the table nothing is offered that is not to be had.
    let table = begin(&ann).await;
    let page = ann.page(&format!("/t/{table}"), "en").await.done().body;
    assert!(page.contains("practice") && !page.contains("id=\"undo\""), "{page}");
    assert_eq!(look(&ann, &table).await["table"]["settings"]["day"], day.to_string());
    place.server.end().await;
}
