//! Tables by their pages: private ones, and one device for several people.

use crate::browser::Browser;
use crate::client::Place;

/// A table of two made by its form, where `device` more people of this browser sit.
async fn two(host: &mut Browser, visibility: &str, device: &str) -> String {
    let fields = [
        ("edition", "first"),
        ("players", "2"),
        ("sit", "on"),
        ("device", device),
        ("bots", "0"),
        ("level", "random"),
        ("clock", "none"),
        ("visibility", visibility),
    ];
    host.post("/new", &fields).await.on().to_owned()
}

/// The links of seats that a page gives to be copied.
fn seat_links(page: &str) -> Vec<String> {
    let fields = page.split("<input").filter(|field| field.contains("id=\"link-"));
    let links = fields.filter_map(|field| field.split("value=\"").nth(1)?.split('"').next());
    links.map(str::to_owned).collect()
}

#[tokio::test]
async fn a_private_table_is_joined_by_the_link_of_a_seat() {
    let place = Place::open().await;
    let (mut host, mut guest) = (Browser::open(&place, "en"), Browser::open(&place, "en"));
    let at = two(&mut host, "private", "0").await;
    let page = host.get(&at).await.page();
    assert!(!page.contains("class=\"invite\""), "its code opens nothing");
    let links = seat_links(&page);
    assert_eq!(links.len(), 1, "one seat is open: {links:?}");
    let (address, secret) = links[0].split_once('#').expect("a secret");
    assert!(address.ends_with(&format!("{at}/B")), "{address}");
    // Without the link nobody comes near.
    assert_eq!(guest.get(&at).await.status, 403);
    let tried = guest.post(&format!("{at}/take"), &[("seat", "B")]).await;
    assert_eq!(tried.status, 403);
    assert!(guest.get(&format!("{at}/B")).await.page().contains("id=\"secret\""));
    let sits = guest.post(&format!("{at}/take"), &[("seat", "B"), ("secret", secret)]).await;
    let page = guest.get(sits.on()).await.page();
    assert!(page.contains("Stand up") && seat_links(&page).is_empty());
    assert!(seat_links(&host.get(&at).await.page()).is_empty(), "no seat is open any more");
    // Where everybody with the address may sit down, the code is enough.
    let open = two(&mut host, "link", "0").await;
    let page = host.get(&open).await.page();
    assert!(page.contains("class=\"invite\"") && seat_links(&page).is_empty());
    place.server.end().await;
}

#[tokio::test]
async fn on_a_shared_device_nobodys_hand_is_shown_before_they_say_who_they_are() {
    let place = Place::open().await;
    let mut both = Browser::open(&place, "en");
    let at = two(&mut both, "link", "1").await;
    assert!(both.get(&at).await.page().contains("Stand up"), "before the game nothing is hidden");
    both.post(&format!("{at}/start"), &[]).await.on();
    let hidden = |page: &str| page.contains("class=\"curtain\"") && !page.contains("hand-");
    let page = both.get(&at).await.page();
    assert!(hidden(&page), "{page}");
    assert!(page.contains(&format!("{at}/live\"")), "what comes later is hidden, too");
    assert_eq!(both.get(&format!("{at}/log")).await.on(), at, "nor is anybody's log");
    both.get(&format!("{at}/log?seat=B")).await.page();
    let event = both.first_board(&format!("{at}/live")).await;
    assert!(hidden(&event), "{event}");
    let shown = both.get(&format!("{at}?seat=B")).await.page();
    assert!(!shown.contains("class=\"curtain\"") && shown.contains("hand-"));
    assert!(shown.contains(&format!("{at}/live?seat=B")));
    place.server.end().await;
}

#[tokio::test]
async fn a_question_that_was_answered_on_another_page_is_no_longer_open() {
    let place = Place::open().await;
    let mut host = Browser::open(&place, "en");
    let told = host.post("/play", &[("edition", "first"), ("level", "random")]).await;
    let at = told.on().to_owned();
    // A bot may have to answer first.
    let mut page = host.get(&at).await.page();
    for _ in 0..200 {
        if page.contains("name=\"ask\"") {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
        page = host.get(&at).await.page();
    }
    let value = |name: &str, nth: usize| {
        let field = page.split(&format!("name=\"{name}\" value=\"")).nth(nth + 1)?;
        field.split('"').next().map(str::to_owned)
    };
    let (ask, key) = (value("ask", 0).expect("a question"), value("key", 0).expect("a key"));
    let one = value("pick", 0).expect("a choice");
    let other = (1..40).filter_map(|nth| value("pick", nth)).find(|it| *it != one);
    let other = other.expect("another choice");
    let answer = |pick: &str| {
        [("seat", "A"), ("ask", &ask), ("key", &key), ("pick", pick)]
            .map(|(name, value)| (name, value.to_owned()))
    };
    for (pick, status) in [(&one, 303), (&one, 303), (&other, 409)] {
        let fields = answer(pick);
        let fields: Vec<_> = fields.iter().map(|(name, it)| (*name, it.as_str())).collect();
        let told = host.post(&format!("{at}/pick"), &fields).await;
        assert_eq!(told.status, status, "{}", told.body);
        assert_eq!(told.body.contains("That question is no longer open"), status == 409);
    }
    place.server.end().await;
}

#[tokio::test]
async fn a_number_counts_only_where_it_was_seen() {
    let place = Place::open().await;
    let (mut host, mut other) = (Browser::open(&place, "en"), Browser::open(&place, "en"));
    let at = two(&mut host, "link", "0").await;
    let live = format!("{at}/live");
    let id = |event: &str| {
        let id = event.lines().find_map(|line| line.strip_prefix("id: "));
        id.expect("an id").to_owned()
    };
    let (seated, looking) = (host.first_board(&live).await, other.first_board(&live).await);
    assert!(id(&seated).starts_with('A') && id(&looking).starts_with('-'));
    assert!(id(&seated)[1..].parse::<u64>().is_ok());
    // The same number from another desk is nothing: the board comes all the same.
    let wrong = format!("B{}", &id(&looking)[1..]);
    let again = other.first_board_after(&live, &wrong).await;
    assert_eq!(again.map(|event| id(&event)), Some(id(&looking)));
    let after = other.first_board_after(&live, &id(&looking)).await;
    assert_eq!(after, None, "what was seen here is not sent again");
    place.server.end().await;
}
