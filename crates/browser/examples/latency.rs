//! How long it takes from a click to the changed board, with a browser at each of four seats, and
//! what pages take over the wire: `cargo run --release -p endboss-browser --example latency`.
//!
//! It prints figures and judges nothing: a machine that runs four browsers is busy.

use std::time::{Duration, Instant};

use endboss_browser::{Browser, Player, Site, Window};
use serde_json::{Value, json};

const CLICKS: usize = 120;

/// How long pages are left alone after a click.
const QUIET: Duration = Duration::from_millis(300);

/// When boards are put in place, on the clock all browsers share.
const LISTEN: &str = "
    const now = () => performance.timeOrigin + performance.now();
    window.put = [];
    document.addEventListener('board', (event) => window.put.push([event.detail, now()]));
";

#[tokio::main]
async fn main() {
    let site = Site::open().await;
    let mut windows = Vec::new();
    for _ in 0..4 {
        windows.push(site.browser(Window::WIDE).await);
    }
    weigh(&windows[0]).await;
    sit(&windows).await;
    let (mut own, mut all) = (Vec::new(), Vec::new());
    let (mut player, begun) = (Player::new(1), Instant::now());
    while all.len() < CLICKS && begun.elapsed() < Duration::from_secs(600) {
        let Some((at, choices)) = asked(&windows).await else {
            if windows[0].moment().await.over {
                break;
            }
            continue;
        };
        let number = player.roll(choices);
        if let Some((mine, last)) = click(&windows, at, number).await {
            own.push(mine);
            all.push(last);
        }
    }
    // What else runs on the machine is in every figure.
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    println!("{cores} cores, load {}", load.split(' ').next().unwrap_or("unknown"));
    println!("click to changed board, own seat:       {}", figures(&mut own));
    println!("click to changed board, all four seats: {}", figures(&mut all));
    let (mut message, mut morph) = (Vec::new(), Vec::new());
    for window in &windows {
        let script = "return [performance.getEntriesByName('message to morph', 'measure').map((it) => it.duration), \
            performance.getEntriesByName('morph', 'measure').map((it) => it.duration)]";
        let told = window.js(script, Vec::new()).await;
        message.extend(told[0].as_array().into_iter().flatten().filter_map(Value::as_f64));
        morph.extend(told[1].as_array().into_iter().flatten().filter_map(Value::as_f64));
    }
    println!("message to end of morph:                {}", figures(&mut message));
    println!("of that, the morph itself:              {}", figures(&mut morph));
}

/// Bytes over the wire for somebody who was never here.
async fn weigh(browser: &Browser) {
    browser.goto("/").await;
    println!("first page: {:.1} kB over the wire", browser.bytes().await / 1000.0);
    for edition in ["super", "second"] {
        browser.cdp("Network.clearBrowserCache", json!({})).await;
        browser.play_now(edition, 4, "normal").await;
        browser.until("pictures", "return document.readyState === 'complete'").await;
        let bytes = browser.bytes().await / 1000.0;
        println!("table page, {edition}, nothing in the cache: {bytes:.1} kB over the wire");
    }
}

/// Four people at one table.
async fn sit(windows: &[Browser]) {
    for (window, name) in windows.iter().zip(["Ada", "Bob", "Cyd", "Dee"]) {
        window.guest(name).await;
        let source = json!({ "source": LISTEN });
        window.cdp("Page.addScriptToEvaluateOnNewDocument", source).await;
    }
    let made = windows[0].api("/tables", json!({ "edition": "super", "players": 4 })).await;
    let path = format!("/t/{}", made["id"].as_str().expect("an id"));
    for (window, letter) in windows.iter().zip('A'..) {
        window.goto(&path).await;
        if letter != 'A' {
            window.click(&format!(".seat-{letter} form[action$='/take'] button")).await;
            window.until_has(&format!(".seat-{letter} form[action$='/leave']")).await;
        }
    }
    windows[0].click("form.start button").await;
    for window in windows {
        window.until_has("#hand").await;
    }
}

/// Somebody who is asked, and how many choices they have.
async fn asked(windows: &[Browser]) -> Option<(usize, usize)> {
    for (at, window) in windows.iter().enumerate() {
        let moment = window.moment().await;
        if moment.asked.is_some() && moment.choices > 0 {
            return Some((at, moment.choices));
        }
    }
    None
}

/// Milliseconds from a click until the next board is in place, at the seat that clicked and at the
/// last of all seats.
async fn click(windows: &[Browser], at: usize, number: usize) -> Option<(f64, f64)> {
    let mut seen = Vec::new();
    for window in windows {
        seen.push(window.number("return window.put.length").await as usize);
    }
    let script = "
        const button = document.querySelector(`.choices [data-n='${arguments[0]}']`);
        const then = performance.timeOrigin + performance.now();
        button?.click();
        return button ? then : null;
    ";
    let clicked = windows[at].js(script, vec![json!(number)]).await.as_f64()?;
    let (mut times, begun) = (Vec::new(), Instant::now());
    // Pages keep their own times, so that nobody disturbs them by asking meanwhile.
    tokio::time::sleep(QUIET).await;
    for (window, seen) in windows.iter().zip(seen) {
        loop {
            let script = "return window.put[arguments[0]]?.[1] ?? null";
            if let Some(put) = window.js(script, vec![json!(seen)]).await.as_f64() {
                times.push(put - clicked);
                break;
            }
            // A choice that others must not notice changes nothing at their seats.
            if begun.elapsed() > Duration::from_secs(2) {
                return None;
            }
            tokio::time::sleep(QUIET).await;
        }
    }
    Some((times[at], times.iter().copied().fold(0.0, f64::max)))
}

fn figures(all: &mut [f64]) -> String {
    if all.is_empty() {
        return "nothing measured".to_owned();
    }
    all.sort_by(f64::total_cmp);
    let part = |of: f64| all[((all.len() - 1) as f64 * of).round() as usize];
    let (median, p99, most) = (part(0.5), part(0.99), all[all.len() - 1]);
    let many = all.len();
    format!("median {median:.1} ms, p99 {p99:.1} ms, most {most:.1} ms ({many} times)")
}
