//! What the document says beside the types: how somebody is known, and which limits are held to. Where
//! a limit has a name in the code, it is that one.

use serde_json::{Map, Value, json};

use crate::guard::{Budget, Limits, Rate};
use endboss_people::{LOGIN, NAME, PASSWORD, SITE};
use endboss_tables::{LONGEST_CHAT, LONGEST_KEY, LONGEST_PICK};

/// Operations for everybody. For those with a yes it matters who asks, if anybody is known.
const OPEN: &[(&str, &str, bool)] = &[
    ("post", "/guests", false),
    ("get", "/choices", false),
    ("get", "/notices/key", false),
    ("get", "/tables", false),
    ("post", "/sessions", true),
    ("get", "/codes/{code}", true),
    ("get", "/tables/{id}", true),
    ("get", "/tables/{id}/events", true),
    ("get", "/tables/{id}/log", true),
    ("get", "/tables/{id}/journal", true),
    ("get", "/tables/{id}/cards", true),
    ("get", "/daily", true),
    ("get", "/daily/{day}", true),
    ("post", "/daily/{day}/check", true),
];

/// Operations that are counted as something more than a request.
const COUNTED: &[(&str, &str, Budget)] = &[
    ("post", "/guests", Budget::Create),
    ("post", "/tables", Budget::Create),
    ("post", "/tables/{id}/rematch", Budget::Create),
    ("post", "/daily", Budget::Create),
    ("post", "/me/account", Budget::SignIn),
    ("post", "/sessions", Budget::SignIn),
    ("put", "/me/password", Budget::SignIn),
    ("put", "/me/phrase", Budget::SignIn),
    ("delete", "/me", Budget::SignIn),
    ("patch", "/me", Budget::Rename),
    ("post", "/tables/{id}/picks", Budget::Pick),
    ("post", "/tables/{id}/undo", Budget::Pick),
    ("post", "/tables/{id}/undo/ask", Budget::Pick),
    ("post", "/tables/{id}/undo/answer", Budget::Pick),
    ("post", "/tables/{id}/hint", Budget::Pick),
    ("post", "/tables/{id}/seats/{seat}/link", Budget::Pick),
    ("post", "/tables/{id}/claim/answer", Budget::Pick),
    ("post", "/tables/{id}/chat", Budget::Chat),
    ("get", "/codes/{code}", Budget::Code),
    ("post", "/tables/{id}/seats/{seat}/claim", Budget::Code),
    ("post", "/daily/{day}/check", Budget::Replay),
];

/// Shortest and longest, in characters.
fn lengths() -> [(&'static str, &'static str, usize, usize); 12] {
    let (name, login, password) = (NAME, LOGIN, PASSWORD);
    [
        ("Welcome", "name", *name.start(), *name.end()),
        ("Rename", "name", *name.start(), *name.end()),
        ("SignUp", "login", *login.start(), *login.end()),
        ("SignUp", "password", *password.start(), *password.end()),
        ("ChangePassword", "new", *password.start(), *password.end()),
        ("Pick", "pick", 1, LONGEST_PICK),
        ("Pick", "key", 0, LONGEST_KEY),
        ("Pick", "seat", 1, 1),
        ("Chat", "text", 1, LONGEST_CHAT),
        ("Salt", "salt", 0, endboss_journal::LONGEST_SALT),
        ("Subscribe", "endpoint", 1, endboss_notices::LONGEST_ENDPOINT),
        ("Unsubscribe", "endpoint", 1, endboss_notices::LONGEST_ENDPOINT),
    ]
}

/// Completes the document of a server with these limits, whose cookie has this name.
pub(super) fn complete(document: &mut Value, limits: &Limits, cookie: &str) {
    document["components"]["securitySchemes"] = json!({
        "token": {
            "type": "http", "scheme": "bearer",
            "description": "The token that POST /guests, POST /sessions and the like answer with.",
        },
        "cookie": {
            "type": "apiKey", "in": "cookie", "name": cookie,
            "description": "The same token, as browsers have it. What changes something must then \
                            come from a page of the server: Sec-Fetch-Site or Origin says so.",
        },
    });
    document["x-limits"] = said(limits);
    for (schema, property, least, most) in lengths() {
        let path = format!("/components/schemas/{schema}/properties/{property}");
        let property = document.pointer_mut(&path);
        let property = property.unwrap_or_else(|| panic!("the document has no {path}"));
        property["maxLength"] = json!(most);
        if least > 0 {
            property["minLength"] = json!(least);
        }
    }
    let paths = document["paths"].as_object_mut().expect("a document has paths");
    for (path, deeds) in paths {
        let path = path.strip_prefix("/api/v1").unwrap_or(path).to_owned();
        let deeds = deeds.as_object_mut().expect("a path has operations");
        for (method, operation) in deeds.iter_mut().filter(|(method, _)| *method != "parameters") {
            describe(operation, method, &path, limits);
        }
    }
}

fn describe(operation: &mut Value, method: &str, path: &str, limits: &Limits) {
    let here = |it: &(&str, &str)| it.0 == method && it.1 == path;
    let open = OPEN.iter().find(|it| here(&(it.0, it.1)));
    let known = json!([{ "token": [] }, { "cookie": [] }]);
    operation["security"] = match open {
        None => known,
        Some((_, _, false)) => json!([]),
        Some((_, _, true)) => json!([{}, { "token": [] }, { "cookie": [] }]),
    };
    if open.is_none() {
        operation["responses"]["401"] = refused("Nobody is known by that token");
    }
    let mut often = refused("Too often; try again after the seconds of Retry-After");
    often["headers"] = json!({
        "Retry-After": { "description": "Seconds", "schema": { "type": "integer", "minimum": 1 } },
    });
    operation["responses"]["429"] = often;
    if let Some((_, _, budget)) = COUNTED.iter().find(|it| here(&(it.0, it.1))) {
        operation["x-counted-as"] = json!(budget.id());
    }
    if operation.get("requestBody").is_some() {
        let sentence = format!("More than {} bytes", limits.body);
        operation["responses"]["413"] = refused(&sentence);
    }
}

fn refused(why: &str) -> Value {
    let problem = json!({ "$ref": "#/components/schemas/Problem" });
    json!({ "description": why, "content": { "application/json": { "schema": problem } } })
}

/// All rates and sizes; null where there is no limit.
fn said(limits: &Limits) -> Value {
    let rate = |rate: Option<Rate>| {
        rate.map(|rate| json!({ "at_once": rate.burst, "then_every_ms": rate.every.as_millis() }))
    };
    let rates = Budget::ALL.map(|budget| {
        let allowance = limits.allowance(budget);
        let both = json!({ "address": rate(allowance.address), "person": rate(allowance.person) });
        (budget.id().to_owned(), both)
    });
    let tables = &limits.tables;
    json!({
        "rates": Map::from_iter(rates),
        "listed_tables":
            { "address": tables.listed_per_address, "person": tables.listed_per_person },
        "games_of_bots_alone": {
            "address": tables.alone_per_address, "person": tables.alone_per_person,
            "all": tables.alone,
        },
        "streams": { "address": limits.streams_per_address, "person": limits.streams_per_person },
        "connections": { "address": limits.connections_per_address },
        // All addresses of an IPv6 /48 may have so many times what one may.
        "site_times": SITE,
        "body_bytes": limits.body,
        "answer_seconds": limits.patience.as_secs(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn document(limits: &Limits) -> Value {
        super::super::routes(limits, "endboss").1
    }

    #[test]
    fn what_is_listed_here_is_there() {
        let document = document(&Limits::default());
        let named = OPEN.iter().map(|(method, path, _)| (*method, *path));
        for (method, path) in named.chain(COUNTED.iter().map(|(method, path, _)| (*method, *path)))
        {
            let operation = &document["paths"][format!("/api/v1{path}")][method];
            assert!(operation.is_object(), "{method} {path}");
        }
    }

    #[test]
    fn the_limits_are_those_of_the_server() {
        let said = document(&Limits::default());
        let picks = &said["x-limits"]["rates"]["picks"];
        assert_eq!(picks["person"], json!({ "at_once": 40, "then_every_ms": 100 }));
        assert_eq!(said["x-limits"]["body_bytes"], 65536);
        let listed = &said["x-limits"]["listed_tables"];
        assert_eq!(*listed, json!({ "address": 12, "person": 3 }));
        let pick = &said["components"]["schemas"]["Pick"]["properties"]["pick"];
        assert_eq!((&pick["minLength"], &pick["maxLength"]), (&json!(1), &json!(200)));
        let lifted = document(&Limits::lifted());
        assert_eq!(lifted["x-limits"]["rates"]["picks"]["person"], Value::Null);
    }

    #[test]
    fn everything_says_who_may_and_what_is_refused() {
        let document = document(&Limits::default());
        let schemes = document["components"]["securitySchemes"].as_object().unwrap();
        let mut needed = 0;
        for (path, deeds) in document["paths"].as_object().unwrap() {
            for (method, operation) in deeds.as_object().unwrap() {
                let security = operation["security"].as_array();
                let security = security.unwrap_or_else(|| panic!("{method} {path}"));
                let named = security.iter().flat_map(|it| it.as_object().unwrap().keys());
                assert!(named.clone().all(|name| schemes.contains_key(name)));
                needed += usize::from(!security.is_empty() && security[0] != json!({}));
                for status in ["429", "default"] {
                    let answer = &operation["responses"][status]["content"]["application/json"];
                    let problem = "#/components/schemas/Problem";
                    assert_eq!(answer["schema"]["$ref"], problem, "{method} {path} {status}");
                }
            }
        }
        assert!(needed > 20, "{needed}");
    }
}
