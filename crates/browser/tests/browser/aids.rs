//! What helps those who do not see, do not point or do not press as others do: descriptions, keys
//! that can be changed, targets that are hit, lines where nothing glows.

use std::time::Duration;

use endboss_browser::{Browser, Moment, Player, Site, Theme, Window};
use serde_json::{Value, json};
use thirtyfour::Key;

/// What is shown beside what has the focus or the pointer.
const SEEN: &str = "
    const tip = document.getElementById('tip');
    return tip.checkVisibility() ? tip.innerText : '';
";

/// Letters alone: where lines break is another's business.
fn plain(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).collect()
}

async fn cards_tell(edition: &str, seed: u64) -> usize {
    let site = Site::open().await;
    let browser = site.browser(Window::WIDE).await;
    browser.play_now(edition, 2, "easy").await;
    let mut told = 0;
    let look = async |browser: &Browser, moment: &Moment| {
        let script = "return [...document.querySelectorAll('#board button.card.can')] \
                      .map((it) => [it.querySelector('.about > span:nth-of-type(2)')?.textContent ?? '', it.value])";
        let cards = browser.js(script, Vec::new()).await;
        for card in cards.as_array().into_iter().flatten().take(6) {
            let says = plain(card[0].as_str().unwrap_or_default());
            if says.is_empty() {
                continue;
            }
            let word = card[1].as_str().expect("a pick");
            let on_board = format!("#board button.card.can[value=\"{word}\"]");
            let on_board = browser.named(&on_board).await;
            let in_list = browser.named(&format!(".choices button[value=\"{word}\"]")).await;
            for button in [on_board.first(), in_list.first()] {
                // A clock, or a bot: the page has changed in between.
                let Some(button) = button else { return browser.moment().await != *moment };
                assert!(plain(&button.about).contains(&says), "{}: {}", button.name, button.about);
                assert!(!plain(&button.name).contains(&says), "{}: told twice", button.name);
                told += 1;
            }
        }
        told < 40
    };
    Player::new(seed).play_with(&[&browser], 12, look).await;
    told
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_card_does_is_told_where_it_is_chosen() {
    assert!(cards_tell("first", 31).await > 10);
    assert!(cards_tell("super", 32).await > 10);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_card_does_is_seen_where_it_is_chosen() {
    let site = Site::open().await;
    let browser = site.browser(Window::WIDE).await;
    browser.play_now("super", 2, "easy").await;
    browser.until_has(".choices [data-n]").await;
    let choice = browser.named(".choices button").await.swap_remove(0);
    assert!(!choice.about.is_empty(), "bosses say what they do: {choice:?}");
    browser.tab_to("button", &choice.name).await;
    let seen = browser.text(SEEN).await;
    assert!(plain(&seen).contains(&plain(&choice.about)), "{seen}; {}", choice.about);
    // Whoever goes on does not see it any longer.
    browser.press(Key::Tab).await;
    let now = browser.named(".choices button").await.swap_remove(0);
    assert_eq!(now.name, choice.name);
    assert!(!browser.text(SEEN).await.contains(&seen), "{seen}");
}

/// Opens what tells the keys, by this key; what it says, if it came.
async fn keys_by(browser: &Browser, key: &str) -> Option<String> {
    browser.press(key).await;
    let open =
        "const it = document.querySelector('dialog#keys[open] ul'); return it?.innerText ?? ''";
    let said = browser.text(open).await;
    browser.js("document.getElementById('keys').close()", Vec::new()).await;
    Some(said).filter(|said| !said.is_empty())
}

#[tokio::test(flavor = "multi_thread")]
async fn single_keys_are_changed_and_switched_off() {
    let site = Site::open().await;
    let browser = site.browser(Window::WIDE).await;
    browser.play_now("first", 2, "easy").await;
    let table = browser.here().await;
    let said = keys_by(&browser, "?").await.expect("the usual key");
    assert!(said.contains("P pass"), "{said}");
    // Swapped on the page for it, one field after the other.
    browser.goto("/profile").await;
    for (field, key) in [("help", "k"), ("pass", "Q"), ("undo", "")] {
        let field = browser.find(&format!("#key-{field}")).await;
        field.clear().await.expect("an empty field");
        field.send_keys(key).await.expect("a key");
    }
    browser.click("#single-keys button:not([name])").await;
    browser.until("it is kept", "return document.querySelector('#key-help')?.value === 'K'").await;
    for page in [table.as_str(), "/learn/first/1"] {
        browser.goto(page).await;
        assert_eq!(keys_by(&browser, "?").await, None, "{page}");
        let said = keys_by(&browser, "k").await.expect("the new key");
        assert!(said.contains("Q pass") && !said.contains("U undo"), "{page}: {said}");
    }
    // One key does one thing.
    browser.submit("/look/keys", &[("pass", "h")]).await;
    let said = browser.text("return document.body.innerText").await;
    assert!(said.contains("H is used twice"), "{said}");
    browser.goto(&table).await;
    browser.wish("keys-off").await;
    browser.reload().await;
    browser.until_has(".choices [data-n]").await;
    let before = browser.moment().await;
    assert_eq!(keys_by(&browser, "k").await, None);
    browser.press("1").await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(browser.moment().await, before, "a digit chooses nothing");
    browser.wish("keys-on").await;
    browser.reload().await;
    browser.until_has(".choices [data-n]").await;
    let begun = browser.moment().await;
    browser.press("1").await;
    let chosen = format!(
        "return document.querySelector('[data-asked]')?.dataset.asked !== '{}'",
        begun.asked.expect("a question")
    );
    browser.until("the digit chose", &chosen).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_has_its_keys_told_too() {
    let site = Site::open().await;
    let browser = site.browser(Window::WIDE).await;
    browser.guest("Ada").await;
    let bots =
        json!({ "edition": "first", "players": 2, "sit": false, "bots": ["random", "random"] });
    let made = browser.api("/tables", bots).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    browser.api(&format!("/tables/{id}/start"), json!({})).await;
    browser.goto(&format!("/t/{id}")).await;
    browser.until_has(".over").await;
    browser.goto(&format!("/replay/{id}?at=10")).await;
    let said = keys_by(&browser, "?").await.expect("the keys of a replay");
    assert!(said.contains("arrow"), "{said}");
    browser.wish("keys-off").await;
    browser.reload().await;
    assert_eq!(keys_by(&browser, "?").await, None);
}

/// Everything that can be hit and is smaller than 24 px; links in the middle of a sentence are as
/// high as their line (WCAG 2.5.8).
const SMALL: &str = "
    const all = document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary');
    const words = (node) => [...node.childNodes].some((it) => it.nodeType === 3 && it.data.trim());
    const small = [...all].filter((it) => {
        if (!it.checkVisibility({ visibilityProperty: true }) || it.closest('.hide, .skip, [inert], [aria-hidden=true]')) return false;
        if (getComputedStyle(it).display === 'inline' && words(it.parentElement)) return false;
        const box = it.getBoundingClientRect();
        return box.width > 0 && box.height > 0 && (box.width < 23.9 || box.height < 23.9);
    });
    return [...new Set(small.map((it) => {
        const box = it.getBoundingClientRect();
        const inside = it.closest('[class]')?.className;
        return `${it.localName}.${it.className} in ${it.parentElement.localName}.${it.parentElement.className} ${inside}: ${box.width.toFixed()} x ${box.height.toFixed()}`;
    }))].slice(0, 6);
";

#[tokio::test(flavor = "multi_thread")]
async fn whatever_can_be_hit_is_24_pixels_high_and_wide() {
    let site = Site::open().await;
    let browser = site.browser(Window::WIDE).await;
    let mut small = Vec::new();
    for (name, path) in super::pages::all(&browser).await {
        browser.goto(&path).await;
        for window in [Window::WIDE, Window::PHONE] {
            browser.look(window).await;
            if let Value::Array(found) = browser.js(SMALL, Vec::new()).await {
                small.extend(found.iter().map(|it| format!("{name}, {}: {it}", window.width)));
            }
        }
    }
    assert!(small.is_empty(), "{}", small.join("\n"));
}

/// How a thing is framed: its outline and its border.
const FRAMED: &str = "
    const it = document.querySelector(arguments[0]);
    const style = getComputedStyle(it);
    const line = (kind) => style[kind + 'Style'] === 'none' ? 'none'
        : [kind, style[kind + 'Style'], style[kind + 'Width'], style[kind + 'Color']].join(' ');
    return line('outline') + ', ' + line('borderTop');
";

#[tokio::test(flavor = "multi_thread")]
async fn what_glows_is_framed_where_colors_are_forced() {
    let site = Site::open().await;
    for theme in Theme::ALL {
        let browser = site.browser(Window { theme, ..Window::WIDE }).await;
        browser.play_now("super", 2, "easy").await;
        browser.until_has("#hand .card.can").await;
        let forced = json!({ "features": [
            { "name": "forced-colors", "value": "active" },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ] });
        browser.cdp("Emulation.setEmulatedMedia", forced).await;
        assert!(browser.is("return matchMedia('(forced-colors: active)').matches").await);
        let framed = async |css: &str| {
            let told = browser.js(FRAMED, vec![json!(css)]).await;
            told.as_str().expect("a frame").to_owned()
        };
        // The same card with and without a choice in it.
        let can = framed("#hand .card.can").await;
        let script = "document.querySelector('#hand .card.can').classList.replace('can', 'cannot')";
        browser.js(script, Vec::new()).await;
        let cannot = framed("#hand .card.cannot").await;
        assert!(can.starts_with("outline") && cannot.starts_with("none"), "{can}; {cannot}");
        browser.goto("/profile").await;
        let on = framed(".wishes [aria-pressed=true]").await;
        let off = framed(".wishes [aria-pressed=false]").await;
        assert!(on.starts_with("outline") && off.starts_with("none"), "{on}; {off}");
        browser.goto("/learn/first/1").await;
        let meant = framed("#hand .card.meant").await;
        let other = framed("#hand .card.can:not(.meant)").await;
        assert!(meant.starts_with("outline") && meant != other, "{meant}; {other}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn numbers_are_told_once_and_empty_slots_not_at_all() {
    let site = Site::open().await;
    let browser = site.browser(Window::WIDE).await;
    browser.play_now("super", 3, "easy").await;
    let mut twice = Vec::new();
    let look = async |browser: &Browser, _: &Moment| {
        let told = browser.told().await;
        for region in told.named("region") {
            let read = told.read_out(region);
            for pair in read.windows(2) {
                let number = pair[0].trim();
                let alone = number.chars().all(|c| c.is_ascii_digit());
                let again = pair[1].split(|c: char| !c.is_ascii_digit()).any(|it| it == number);
                if alone && again {
                    twice.push(format!("{}: {pair:?}", region.name));
                }
            }
        }
        for item in told.named("listitem") {
            let silent = told.read_out(item).is_empty();
            assert!(!silent, "{item:?} says nothing");
        }
        true
    };
    Player::new(33).play_with(&[&browser], 12, look).await;
    twice.dedup();
    assert!(twice.is_empty(), "{}", twice.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_minion_on_a_room_is_told_with_the_room() {
    let site = Site::open().await;
    let browser = site.browser(Window::WIDE).await;
    let stands =
        "return document.querySelector('#mine .slot > .minion, #mine .boss > .minion') !== null";
    for seed in 40..50 {
        browser.play_now("super", 2, "easy").await;
        let mut player = Player::new(seed);
        let mut found = false;
        let look = async |browser: &Browser, _: &Moment| {
            found |= browser.is(stands).await;
            // Where a minion can go onto a card of its own, it does.
            let own = "return document.querySelector(\".choices button[value^='use']\") !== null";
            if !found && browser.is(own).await {
                browser.click(".choices button[value^='use']").await;
                tokio::time::sleep(Duration::from_millis(300)).await;
                found |= browser.is(stands).await;
            }
            !found
        };
        player.play_with(&[&browser], 60, look).await;
        if found {
            break;
        }
    }
    assert!(browser.is(stands).await, "no minion ever stood in my dungeon");
    let under = "#mine :is(.slot, .boss):has(> .minion) > .card";
    let card = browser.named(under).await.swap_remove(0);
    assert!(format!("{} {}", card.name, card.about).contains("Minion: You"), "{card:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn links_among_rules_that_were_found_lead_somewhere() {
    let site = Site::open().await;
    let browser = site.browser(Window::WIDE).await;
    for page in ["/rules?q=bait", "/rules?q=R8", "/rules", "/rules/words"] {
        browser.goto(page).await;
        let script = "
            const pages = new Map();
            const lost = [];
            for (const link of document.querySelectorAll('main a[href]')) {
                const to = new URL(link.href);
                if (to.origin !== location.origin) continue;
                const page = to.pathname + to.search;
                if (!pages.has(page)) {
                    const answer = await fetch(page);
                    pages.set(page, answer.ok
                        ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null);
                }
                const found = pages.get(page);
                const anchor = decodeURIComponent(to.hash.slice(1));
                if (!found || anchor && !found.getElementById(anchor)) lost.push(link.href);
            }
            return [document.querySelectorAll('main .rules a, main .words a').length, lost];
        ";
        let told = browser.promised(script, Vec::new()).await;
        assert!(told[0].as_u64() > Some(0), "{page} has links: {told}");
        assert_eq!(told[1], json!([]), "{page}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_half_typed_line_of_talk_survives_reloads_and_boards() {
    let site = Site::open().await;
    let browser = site.browser(Window::WIDE).await;
    browser.play_now("first", 2, "easy").await;
    let table = browser.here().await;
    let line = "return document.getElementById('words')?.value ?? ''";
    browser.find("#words").await.send_keys("well, I").await.expect("letters");
    // The game goes on meanwhile.
    Player::new(35).play_with(&[&browser], 2, async |_, _| true).await;
    assert_eq!(browser.text(line).await, "well, I");
    browser.reload().await;
    assert_eq!(browser.text(line).await, "well, I");
    // Another table has a line of its own.
    browser.play_now("first", 2, "easy").await;
    assert_eq!(browser.text(line).await, "");
    browser.goto(&table).await;
    browser
        .until("it is there again", "return document.getElementById('words')?.value === 'well, I'")
        .await;
    browser.press(Key::Tab).await;
    browser.click(".say button").await;
    browser.until("it was said", "return document.getElementById('words').value === ''").await;
    browser.reload().await;
    assert_eq!(browser.text(line).await, "", "what was said is not said again");
}
