//! Roles, names and contrast, judged by axe-core.

use std::fs;

use serde_json::json;

use crate::{Browser, kept};

/// What axe finds wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// Its rule, such as `color-contrast`.
    pub rule: String,
    /// Where, each with what is wrong there.
    pub at: Vec<String>,
}

impl std::fmt::Display for Violation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} at {} places", self.rule, self.at.len())?;
        self.at.iter().take(4).try_for_each(|at| write!(f, "\n    {at}"))
    }
}

impl Browser {
    /// Judges the page as it is.
    pub async fn axe(&self) -> Vec<Violation> {
        let file = kept().join("browser/axe.min.js");
        let axe = fs::read_to_string(&file).unwrap_or_else(|error| {
            panic!("{}: {error}; cargo xtask browser brings axe-core", file.display())
        });
        // It goes in beside the page, which would let no script of others in.
        let given = json!({ "expression": format!("{axe}; void 0") });
        let told = self.cdp("Runtime.evaluate", given).await;
        assert!(told.get("exceptionDetails").is_none(), "axe-core: {told}");
        let script = "
            const found = await axe.run(document, {
                resultTypes: ['violations'],
                runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
                // It rests unless it is called by its name.
                rules: { 'target-size': { enabled: true } },
            });
            return found.violations.map((it) => ({
                rule: it.id,
                at: it.nodes.map((node) => node.target.join(' ') + ': '
                    + node.failureSummary.split('\\n').slice(1).join(' ').trim()
                    + ' ' + node.html.slice(0, 400)),
            }));
        ";
        let told = self.promised(script, Vec::new()).await;
        let all = told.as_array().expect("a list");
        let text = |it: &serde_json::Value| it.as_str().unwrap_or_default().to_owned();
        let violation = |it: &serde_json::Value| Violation {
            rule: text(&it["rule"]),
            at: it["at"].as_array().expect("a list").iter().map(text).collect(),
        };
        all.iter().map(violation).collect()
    }
}
