//! What is done and seen in a page.

use std::fs;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use thirtyfour::{By, TypingData, WebElement};

use crate::{Browser, LIMIT, Lang, kept};

/// How often a condition is looked at.
const AGAIN: Duration = Duration::from_millis(20);

/// What a page tells, with plain spaces: where lines may break is no part of what is said, and
/// tests look for words.
pub(crate) fn plain(told: &Value) -> Value {
    match told {
        Value::String(text) => Value::String(text.replace('\u{a0}', " ")),
        Value::Array(all) => all.iter().map(plain).collect(),
        Value::Object(all) => all.iter().map(|(key, it)| (key.clone(), plain(it))).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) => told.clone(),
    }
}

impl Browser {
    /// Opens a page of the site and waits until it is loaded.
    pub async fn goto(&self, path: &str) {
        let url = format!("{}{path}", self.site);
        self.driver().goto(url).await.unwrap_or_else(|error| panic!("{path}: {error}"));
    }

    pub async fn reload(&self) {
        self.driver().refresh().await.expect("the page loads again");
    }

    /// Path and query of the page.
    pub async fn here(&self) -> String {
        self.text("return location.pathname + location.search").await
    }

    /// What a function body gives, run in the page with `arguments`.
    pub async fn js(&self, script: &str, args: Vec<Value>) -> Value {
        let told = self.driver().execute(script, args).await;
        plain(told.unwrap_or_else(|error| panic!("{error}\nin: {script}")).json())
    }

    pub async fn text(&self, script: &str) -> String {
        let told = self.js(script, Vec::new()).await;
        told.as_str().unwrap_or_else(|| panic!("{told} is no text: {script}")).to_owned()
    }

    pub async fn number(&self, script: &str) -> f64 {
        let told = self.js(script, Vec::new()).await;
        told.as_f64().unwrap_or_else(|| panic!("{told} is no number: {script}"))
    }

    pub async fn is(&self, script: &str) -> bool {
        self.js(script, Vec::new()).await == Value::Bool(true)
    }

    /// Whether there is such an element.
    pub async fn has(&self, css: &str) -> bool {
        self.js("return document.querySelector(arguments[0]) !== null", vec![json!(css)]).await
            == Value::Bool(true)
    }

    /// Like [`Browser::js`], for what gives a promise.
    pub async fn promised(&self, script: &str, args: Vec<Value>) -> Value {
        let body = format!(
            "const done = arguments[arguments.length - 1]; \
             (async (...arguments_) => {{ const args = arguments_; {script} }})(...arguments) \
             .then((it) => done({{ it: it ?? null }}), (error) => done({{ error: String(error) }}))"
        );
        let told = self.driver().execute_async(body, args).await;
        let told = told.unwrap_or_else(|error| panic!("{error}\nin: {script}")).json().clone();
        assert!(told.get("error").is_none(), "{told}\nin: {script}");
        told["it"].clone()
    }

    /// Waits until a script gives something, which it then gives. Between two pages nothing does.
    pub async fn until(&self, what: &str, script: &str) -> Value {
        self.until_with(what, script, Vec::new()).await
    }

    pub async fn until_with(&self, what: &str, script: &str, args: Vec<Value>) -> Value {
        let begun = Instant::now();
        loop {
            let told = self.driver().execute(script, args.clone()).await;
            let told = told.map(|told| plain(told.json())).unwrap_or(Value::Null);
            if !matches!(told, Value::Null | Value::Bool(false)) {
                return told;
            }
            if begun.elapsed() > LIMIT {
                let seen =
                    self.js("return location.href + '\\n' + document.body.innerText", vec![]);
                let seen = seen.await;
                panic!("never so: {what}\n{}", seen.as_str().unwrap_or_default());
            }
            tokio::time::sleep(AGAIN).await;
        }
    }

    /// Waits until there is such an element.
    pub async fn until_has(&self, css: &str) {
        let script = "return document.querySelector(arguments[0]) !== null";
        self.until_with(css, script, vec![json!(css)]).await;
    }

    pub async fn find(&self, css: &str) -> WebElement {
        self.until_has(css).await;
        let found = self.driver().find(By::Css(css)).await;
        found.unwrap_or_else(|error| panic!("{css}: {error}"))
    }

    /// Clicks like a hand: where the element is, if nothing lies over it. Whether it could: a live
    /// page may have changed in between.
    pub async fn try_click(&self, css: &str) -> Result<(), String> {
        let sentence = |error: thirtyfour::error::WebDriverError| error.to_string();
        // The hand lies over the lower end of a phone: nobody scrolls to there.
        let script = "document.querySelector(arguments[0])?.scrollIntoView({ block: 'center' })";
        self.js(script, vec![json!(css)]).await;
        let found = self.driver().find(By::Css(css)).await.map_err(sentence)?;
        found.click().await.map_err(sentence)
    }

    pub async fn click(&self, css: &str) {
        self.until_has(css).await;
        self.try_click(css).await.unwrap_or_else(|error| panic!("{css}: {error}"));
    }

    /// Presses keys, wherever the focus is.
    pub async fn press(&self, keys: impl Into<TypingData>) {
        let chain =
            self.driver().action_chain_with_delay(Some(Duration::ZERO), Some(Duration::ZERO));
        chain.send_keys(keys).perform().await.expect("keys are pressed");
    }

    /// Sends a form as a page of ours would, and waits for the page that comes.
    pub async fn submit(&self, path: &str, fields: &[(&str, &str)]) {
        if !self.is("return location.protocol === 'http:'").await {
            self.goto("/").await;
        }
        let fields: Vec<Value> = fields.iter().map(|(name, value)| json!([name, value])).collect();
        let script = "
            const form = document.createElement('form');
            form.method = 'post';
            form.action = arguments[0];
            for (const [name, value] of arguments[1]) {
                const input = document.createElement('input');
                [input.type, input.name, input.value] = ['hidden', name, value];
                form.append(input);
            }
            document.body.append(form);
            document.documentElement.dataset.left = 'yes';
            HTMLFormElement.prototype.submit.call(form);
        ";
        self.js(script, vec![json!(path), json!(fields)]).await;
        self.until(
            "another page",
            "return document.readyState === 'complete' && !document.documentElement.dataset.left",
        )
        .await;
    }

    /// What the API answers to whoever this browser is.
    pub async fn api(&self, path: &str, body: Value) -> Value {
        let script = "
            const answer = await fetch('/api/v1' + args[0], {
                method: 'POST', body: JSON.stringify(args[1]),
                headers: { 'content-type': 'application/json' },
            });
            if (!answer.ok) throw new Error(answer.status + ' ' + await answer.text());
            return await answer.json();
        ";
        self.promised(script, vec![json!(path), body]).await
    }

    /// Becomes a guest with this name.
    pub async fn guest(&self, name: &str) {
        self.goto("/about").await;
        self.api("/guests", json!({ "name": name })).await;
    }

    /// Says how the pages are to look: `lang-pl`, `theme-light`.
    pub async fn wish(&self, wish: &str) {
        let script = "
            const body = new URLSearchParams({ wish: args[0], back: '/' });
            const answer = await fetch('/look', { method: 'POST', body, headers: { 'x-face': '1' } });
            if (!answer.ok) throw new Error(answer.status);
        ";
        self.promised(script, vec![json!(wish)]).await;
    }

    /// Pages are in this language from now on, this one too.
    pub async fn speak(&self, lang: Lang) {
        self.wish(&format!("lang-{}", lang.id())).await;
        self.reload().await;
    }

    /// How far the page can be scrolled sideways.
    pub async fn sideways(&self) -> f64 {
        self.number("const it = document.scrollingElement; return it.scrollWidth - innerWidth")
            .await
    }

    /// What sticks out of the page to the right, for whoever has to mend it.
    pub async fn sticking_out(&self) -> String {
        let script = "
            const wide = document.documentElement.clientWidth;
            const out = [...document.body.querySelectorAll('*')]
                .filter((it) => it.getBoundingClientRect().right > wide + 1);
            return out.slice(0, 5)
                .map((it) => it.localName + '#' + it.id + '.' + it.className).join(' ');
        ";
        self.text(script).await
    }

    /// What the console was told since the last time that is an error.
    pub async fn errors(&self) -> Vec<String> {
        let told = self.driver().browser_log().await.expect("the console");
        let bad = told.into_iter().filter(|entry| entry.level == "SEVERE");
        bad.map(|entry| entry.message).collect()
    }

    /// From now on this page keeps what goes wrong in its scripts: Firefox shows no driver its
    /// console.
    pub async fn collect_errors(&self) {
        let script = "
            window.wrong = [];
            addEventListener('error', (event) => window.wrong.push(event.message));
            addEventListener('unhandledrejection', (event) => window.wrong.push(`${event.reason}`));
        ";
        self.js(script, Vec::new()).await;
    }

    /// What went wrong since [`Browser::collect_errors`].
    pub async fn collected_errors(&self) -> Vec<String> {
        let told = self.js("return window.wrong", Vec::new()).await;
        let all = told.as_array().unwrap_or_else(|| panic!("nothing was collected: {told}"));
        all.iter().map(|it| it.as_str().unwrap_or_default().to_owned()).collect()
    }

    /// Addresses this page asked that are not the site's.
    pub async fn foreign(&self) -> Vec<String> {
        let script = "
            return performance.getEntries().map((it) => it.name)
                .filter((it) => /^[a-z]+:\\/\\//.test(it) && !it.startsWith(location.origin + '/'));
        ";
        let told = self.js(script, Vec::new()).await;
        let all = told.as_array().cloned().unwrap_or_default();
        all.iter().map(|it| it.as_str().unwrap_or_default().to_owned()).collect()
    }

    /// What the page took over the wire, in bytes.
    pub async fn bytes(&self) -> f64 {
        let script = "
            const all = [...performance.getEntriesByType('navigation'),
                ...performance.getEntriesByType('resource')];
            return all.reduce((sum, it) => sum + it.transferSize, 0);
        ";
        self.number(script).await
    }

    /// Keeps a picture of the window.
    pub async fn picture(&self, name: &str) {
        let folder = kept().join("screenshots");
        fs::create_dir_all(&folder).expect("a folder for pictures");
        let png = self.driver().screenshot_as_png().await.expect("a picture");
        fs::write(folder.join(format!("{name}.png")), png).expect("a file");
    }
}
