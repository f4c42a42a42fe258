//! The page as those know it who do not see it: roles and accessible names.

use std::collections::HashMap;

use serde_json::{Value, json};
use thirtyfour::Key;

use crate::Browser;
use crate::page::plain;

/// One thing with a role and a name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Named {
    pub role: String,
    pub name: String,
    /// What is told after the name.
    pub about: String,
    pub focused: bool,
    inside: Vec<String>,
    id: String,
}

/// Everything of a page that has a role.
#[derive(Clone, Debug, Default)]
pub struct Told {
    all: Vec<Named>,
    places: HashMap<String, usize>,
}

impl Told {
    fn read(answer: &Value) -> Told {
        let nodes = answer["nodes"].as_array().cloned().unwrap_or_default();
        let mut told = Told::default();
        for node in &nodes {
            let text = |it: &Value| plain(it).as_str().unwrap_or_default().to_owned();
            let properties = node["properties"].as_array().cloned().unwrap_or_default();
            let focused = properties
                .iter()
                .any(|it| it["name"] == "focused" && it["value"]["value"] == Value::Bool(true));
            let inside = node["childIds"].as_array().cloned().unwrap_or_default();
            let named = Named {
                // What is hidden from whoever listens is nothing to them.
                role: match node["ignored"] == Value::Bool(true) {
                    true => String::new(),
                    false => text(&node["role"]["value"]),
                },
                name: text(&node["name"]["value"]),
                about: text(&node["description"]["value"]),
                focused,
                inside: inside.iter().map(text).collect(),
                id: text(&node["nodeId"]),
            };
            told.places.insert(named.id.clone(), told.all.len());
            told.all.push(named);
        }
        told
    }

    /// Everything with this role inside something, in the order it is told.
    fn inside(&self, of: &Named, role: &str) -> Vec<Named> {
        let mut found = Vec::new();
        for id in &of.inside {
            let Some(child) = self.places.get(id).map(|at| &self.all[*at]) else { continue };
            if child.role == role {
                found.push(child.clone());
            }
            found.extend(self.inside(child, role));
        }
        found
    }

    /// Everything with this role.
    pub fn named(&self, role: &str) -> impl Iterator<Item = &Named> {
        self.all.iter().filter(move |it| it.role == role)
    }

    /// The names of the buttons in a list, in its order; none if there is no such list.
    pub fn list(&self, name: &str) -> Vec<String> {
        let list = self.named("list").find(|it| it.name == name);
        let buttons = list.map(|list| self.inside(list, "button")).unwrap_or_default();
        buttons.into_iter().map(|button| button.name).collect()
    }

    /// Everything that is read inside something, piece by piece: names of what says no more than its
    /// name, and plain text.
    pub fn read_out(&self, of: &Named) -> Vec<String> {
        let mut read = Vec::new();
        for id in &of.inside {
            let Some(child) = self.places.get(id).map(|at| &self.all[*at]) else { continue };
            match child.role.as_str() {
                "StaticText" | "link" | "button" | "image" | "img" => read.push(child.name.clone()),
                _ => read.extend(self.read_out(child)),
            }
        }
        read.retain(|piece| !piece.trim().is_empty());
        read
    }

    /// What has the focus: the innermost that says so.
    pub fn focused(&self) -> Option<&Named> {
        self.all.iter().rfind(|it| it.focused)
    }
}

impl Browser {
    pub async fn told(&self) -> Told {
        Told::read(&self.cdp("Accessibility.getFullAXTree", json!({})).await)
    }

    /// Everything that fits a selector, as it is told to whoever does not see it.
    pub async fn named(&self, css: &str) -> Vec<Named> {
        let root = self.cdp("DOM.getDocument", json!({ "depth": 0 })).await;
        let asked = json!({ "nodeId": root["root"]["nodeId"], "selector": css });
        let found = self.cdp("DOM.querySelectorAll", asked).await;
        let mut named = Vec::new();
        for node in found["nodeIds"].as_array().into_iter().flatten() {
            let asked = json!({ "nodeId": node, "fetchRelatives": false });
            let told = self.cdp("Accessibility.getPartialAXTree", asked).await;
            named.extend(Told::read(&told).all.into_iter().next());
        }
        named
    }

    /// Goes by the Tab key to what has this role and name, as far as one goes before giving up.
    pub async fn tab_to(&self, role: &str, name: &str) {
        let mut passed = Vec::new();
        for _ in 0..250 {
            let focused = self.told().await.focused().cloned().unwrap_or_default();
            if focused.role == role && focused.name == name {
                return;
            }
            passed.push(format!("{} {}", focused.role, focused.name));
            self.press(Key::Tab).await;
        }
        passed.dedup();
        panic!("the Tab key never comes to the {role} \"{name}\", only to: {}", passed.join("; "));
    }
}
