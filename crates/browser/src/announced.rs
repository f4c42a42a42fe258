//! What a screen reader is given to say: every change of a live region, in order.
//!
//! Browsers hand on what comes into a live region, whether it is new or was only moved there, so
//! both count. A region that is switched off says nothing; an atomic one is said whole.

use serde_json::Value;

use crate::Browser;

/// One thing that was given to be said.
#[derive(Clone, Debug, PartialEq)]
pub struct Announced {
    /// The region's id, or its role where it has none.
    pub region: String,
    pub text: String,
    /// In milliseconds since the page was opened.
    pub at: f64,
}

/// Listens from now on, until the page is left.
pub const HEAR: &str = "
    if (window.announced) return;
    window.announced = [];
    const politeness = (it) => it.getAttribute('aria-live')
        ?? { log: 'polite', status: 'polite', alert: 'assertive' }[it.getAttribute('role')];
    const regionOf = (node) => {
        let it = node.nodeType === 1 ? node : node.parentElement;
        while (it && !politeness(it)) it = it.parentElement;
        return it && politeness(it) !== 'off' ? it : null;
    };
    const say = (region, words) => {
        const text = words.replace(/\\s+/g, ' ').trim();
        if (!text) return;
        const name = region.id || region.getAttribute('role') || 'live';
        window.announced.push({ region: name, text, at: performance.now() });
    };
    new MutationObserver((changes) => {
        const whole = new Set();
        for (const change of changes) {
            const region = regionOf(change.target);
            if (!region) {
                // A region that comes with its words is heard if it is an alert.
                for (const node of change.addedNodes) {
                    if (node.nodeType === 1 && node.getAttribute('role') === 'alert') say(node, node.textContent);
                }
            } else if (region.getAttribute('aria-atomic') === 'true' || region.matches('[role=status], [role=alert]')) {
                if (change.type === 'characterData' || change.addedNodes.length) whole.add(region);
            } else if (change.type === 'characterData') {
                say(region, change.target.data);
            } else {
                for (const node of change.addedNodes) if (node.isConnected) say(region, node.textContent);
            }
        }
        for (const region of whole) say(region, region.textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
";

/// What was said since the last time this was asked.
pub const HEARD: &str = "return (window.announced ?? []).splice(0);";

impl Announced {
    /// From what [`HEARD`] gives.
    pub fn read(told: &Value) -> Vec<Announced> {
        let one = |it: &Value| Announced {
            region: it["region"].as_str().unwrap_or_default().to_owned(),
            text: it["text"].as_str().unwrap_or_default().to_owned(),
            at: it["at"].as_f64().unwrap_or_default(),
        };
        told.as_array().map(|all| all.iter().map(one).collect()).unwrap_or_default()
    }
}

impl Browser {
    /// Listens to the live regions of this page from now on.
    pub async fn hear(&self) {
        self.js(HEAR, Vec::new()).await;
    }

    /// What was to be said since the last time.
    pub async fn announced(&self) -> Vec<Announced> {
        Announced::read(&self.js(HEARD, Vec::new()).await)
    }
}
