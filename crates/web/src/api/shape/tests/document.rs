//! The document of the API says what the shapes are.

use endboss_lexicon::Edition;
use serde_json::Value;
use utoipa::OpenApi;

use super::games::{setups, viewers, walk};
use crate::api::shape::{Forecast, LogLine, Numbers, View};

#[derive(OpenApi)]
#[openapi(components(schemas(View, LogLine, Forecast, Numbers)))]
struct Document;

fn document() -> Value {
    serde_json::to_value(Document::openapi()).expect("a document is plain data")
}

/// Calls `look` with every reference.
fn references(json: &Value, look: &mut impl FnMut(&str)) {
    match json {
        Value::Array(parts) => parts.iter().for_each(|part| references(part, look)),
        Value::Object(fields) => {
            if let Some(Value::String(to)) = fields.get("$ref") {
                look(to);
            }
            fields.values().for_each(|part| references(part, look));
        }
        _ => {}
    }
}

fn resolved<'a>(document: &'a Value, reference: &str) -> Option<&'a Value> {
    document.pointer(reference.strip_prefix('#')?)
}

#[test]
fn every_reference_leads_somewhere() {
    let document = document();
    let mut found = 0;
    references(&document, &mut |to| {
        found += 1;
        assert!(resolved(&document, to).is_some(), "{to} leads nowhere");
    });
    assert!(found > 50, "{found}");
}

#[test]
fn words_of_closed_lists_are_in_the_document() {
    let document = document();
    let words = |name: &str| {
        let list = document["components"]["schemas"][name]["enum"].as_array().expect("a list");
        list.iter().map(|word| word.as_str().expect("a word").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(words("Phase")[0], "set_up");
    assert_eq!(words("Viewer").last().map(String::as_str), Some("public"));
    assert!(words("Waiting").contains(&"A".to_owned()));
    assert!(words("Asked").contains(&"move_token_from".to_owned()));
}

/// Why a value is not what a schema says; the part of JSON Schema that our shapes use.
fn fault(document: &Value, schema: &Value, value: &Value) -> Option<String> {
    if let Some(to) = schema["$ref"].as_str() {
        return fault(document, resolved(document, to)?, value);
    }
    if let Some(ways) = schema["oneOf"].as_array() {
        let faults: Vec<_> = ways.iter().map(|way| fault(document, way, value)).collect();
        let fits = faults.iter().filter(|fault| fault.is_none()).count();
        return (fits != 1).then(|| format!("{fits} of {}: {faults:?}", ways.len()));
    }
    let types: Vec<&str> = match &schema["type"] {
        Value::String(one) => vec![one],
        Value::Array(several) => several.iter().filter_map(Value::as_str).collect(),
        other => return Some(format!("no type: {other}")),
    };
    let is = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    if !types.contains(&is) {
        return Some(format!("{value} is not of {types:?}"));
    }
    if let Some(words) = schema["enum"].as_array()
        && !words.contains(value)
    {
        return Some(format!("{value} is not among {words:?}"));
    }
    if let (Value::Array(parts), items) = (value, &schema["items"]) {
        return parts.iter().find_map(|part| fault(document, items, part));
    }
    let (Value::Object(fields), Some(known)) = (value, schema["properties"].as_object()) else {
        return None;
    };
    let required = schema["required"].as_array().into_iter().flatten();
    for name in required.filter_map(Value::as_str) {
        if !fields.contains_key(name) {
            return Some(format!("{name} is missing"));
        }
    }
    fields.iter().find_map(|(name, value)| match known.get(name) {
        None => Some(format!("{name} is not in the document")),
        Some(schema) => fault(document, schema, value).map(|fault| format!("{name}: {fault}")),
    })
}

#[test]
fn views_and_log_lines_are_as_the_document_says() {
    let document = document();
    let schema = |name: &str| &document["components"]["schemas"][name];
    let mut looks = 0;
    let rich = setups().into_iter().filter(|setup| setup.packs.len() > 3 || setup.packs.is_empty());
    for setup in rich.filter(|setup| setup.edition != Edition::First) {
        let table = setup.lay_out().expect("it can be played");
        let (ids, everybody) = (table.ids(), viewers(&table));
        walk(&table, 3, |game, events| {
            let viewer = everybody[looks % everybody.len()];
            looks += 1;
            let view = game.view(&table.tables, viewer);
            let json = serde_json::to_value(View::of(&view, &ids)).expect("plain data");
            assert_eq!(fault(&document, schema("View"), &json), None, "{json}");
            let forecast = game.forecast(&table.tables, viewer);
            let json = serde_json::to_value(Forecast::of(&forecast, &ids)).expect("plain data");
            assert_eq!(fault(&document, schema("Forecast"), &json), None, "{json}");
            let numbers = game.numbers(&table.tables, viewer);
            let json = serde_json::to_value(Numbers::of(&numbers, &ids)).expect("plain data");
            assert_eq!(fault(&document, schema("Numbers"), &json), None, "{json}");
            for event in events {
                let line = LogLine::of(1, &event.seen(viewer), &ids);
                let json = serde_json::to_value(line).expect("plain data");
                assert_eq!(fault(&document, schema("LogLine"), &json), None, "{json}");
            }
        });
    }
    assert!(looks > 5_000, "{looks}");
}

#[test]
fn what_is_not_as_the_document_says_is_found() {
    let document = document();
    let slot = &document["components"]["schemas"]["SlotView"];
    let right = serde_json::json!({ "room": null, "below": ["a/b"], "face_down": "hidden" });
    assert_eq!(fault(&document, slot, &right), None);
    let mut wrong = right.clone();
    wrong["below"] = serde_json::json!([1]);
    assert!(fault(&document, slot, &wrong).is_some_and(|fault| fault.starts_with("below: 1")));
    let mut wrong = right.clone();
    wrong["hole"] = Value::Null;
    assert_eq!(fault(&document, slot, &wrong).as_deref(), Some("hole is not in the document"));
    let wrong = serde_json::json!({ "room": null, "below": [] });
    assert_eq!(fault(&document, slot, &wrong), None, "absent is as good as null");
}
