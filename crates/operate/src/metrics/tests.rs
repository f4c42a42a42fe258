use std::collections::{BTreeMap, BTreeSet};

use super::*;

/// The name of a label and the values it may have.
type Label = (&'static str, &'static [&'static str]);

/// Every figure that may exist, with every value its labels may have. Whoever adds a line here has
/// asked: does it point at somebody, or at a card?
const ALLOWED: &[(&str, &[Label])] = &[
    ("endboss_tables", &[("state", &["waiting", "playing", "over", "broken", "closed"])]),
    ("endboss_tables_loaded", &[]),
    ("endboss_streams_open", &[]),
    ("endboss_bots_waiting", &[]),
    ("endboss_process_resident_bytes", &[]),
    ("endboss_picks_acknowledged_total", &[]),
    ("endboss_commits_total", &[]),
    (
        "endboss_http_requests_total",
        &[
            ("method", &["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "other"]),
            // The patterns of the router and "unmatched"; the test sends one of each.
            ("route", &["/api/v1/tables/{id}", "unmatched"]),
            ("status", &["200", "404"]),
        ],
    ),
    (
        "endboss_refused_by_limit_total",
        &[(
            "limit",
            &[
                "address",
                "person",
                "connections",
                "streams",
                "sign_in",
                "chat",
                "tables",
                "picks",
                "codes",
                "replays",
                "renames",
            ],
        )],
    ),
    ("endboss_table_panics_total", &[]),
    (
        "endboss_notices_total",
        &[
            ("way", &["webhook", "push", "any"]),
            ("end", &["delivered", "gave_up", "refused", "gone", "dropped"]),
        ],
    ),
    ("endboss_log_lines_dropped_total", &[]),
    ("endboss_pick_durable_seconds", &[]),
    ("endboss_commit_rows", &[]),
    ("endboss_bot_thinking_seconds", &[]),
    ("endboss_http_request_seconds", &[]),
];

/// Runs all words with a recorder of the test's own.
fn everything() -> String {
    let (recorder, figures) = recorder();
    metrics::with_local_recorder(&recorder, || {
        describe();
        for state in ["waiting", "playing", "over", "broken", "closed"] {
            tables(state, 2);
        }
        let _loaded = table_loaded();
        let _open = stream_opened();
        drop(stream_opened());
        pick_acknowledged(Duration::from_millis(3));
        committed(64);
        bots_waiting(3);
        bot_thought(Duration::from_millis(200));
        for method in Verb::ALL {
            request(*method, "/api/v1/tables/{id}", 200, Duration::from_millis(1));
        }
        request(Verb::Get, "unmatched", 404, Duration::from_millis(1));
        for limit in Limit::ALL {
            refused(*limit);
        }
        table_panicked();
        log_dropped();
        for way in Way::ALL {
            for end in NoticeEnd::ALL {
                notice(*way, *end);
            }
        }
        figures.render()
    })
}

/// Metric and labels of a line such as `name{a="b",c="d"} 1`.
fn parse(line: &str) -> (&str, BTreeMap<&str, &str>) {
    let (head, _) = line.rsplit_once(' ').expect("a line has a value");
    let Some((name, labels)) = head.split_once('{') else {
        return (head, BTreeMap::new());
    };
    let labels = labels.trim_end_matches('}').split("\",").filter_map(|label| {
        let (key, value) = label.split_once("=\"")?;
        Some((key, value.trim_end_matches('"')))
    });
    (name, labels.collect())
}

/// A histogram is printed as three series with a label of their own.
fn family<'a>(name: &'a str, labels: &mut BTreeMap<&str, &str>) -> &'a str {
    let histogram = |suffix| {
        let family = name.strip_suffix(suffix)?;
        names::HISTOGRAMS.iter().any(|(known, _)| *known == family).then_some(family)
    };
    if let Some(family) = histogram("_bucket") {
        labels.remove("le").expect("a bucket has a bound");
        return family;
    }
    histogram("_sum").or_else(|| histogram("_count")).unwrap_or(name)
}

#[test]
fn every_figure_and_every_label_is_on_the_list() {
    let text = everything();
    let mut seen = BTreeSet::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (name, mut labels) = parse(line);
        let name = family(name, &mut labels);
        let allowed = ALLOWED.iter().find(|(known, _)| *known == name);
        let (_, allowed) = allowed.unwrap_or_else(|| panic!("{name} is not on the list"));
        for (key, value) in &labels {
            let values = allowed.iter().find(|(known, _)| known == key);
            let (_, values) = values.unwrap_or_else(|| panic!("label {key} of {name}"));
            assert!(values.contains(value), "{value} as {key} of {name}");
        }
        assert_eq!(labels.len(), allowed.len(), "labels of {name}: {labels:?}");
        seen.insert(name);
    }
    let listed: BTreeSet<&str> = ALLOWED.iter().map(|(name, _)| *name).collect();
    let named: BTreeSet<&str> = [names::GAUGES, names::COUNTERS, names::HISTOGRAMS]
        .into_iter()
        .flatten()
        .map(|(name, _)| *name)
        .collect();
    assert_eq!(named, listed, "each name is described and listed");
    // Other systems do not say what a process holds.
    let absent: Vec<&&str> = listed.difference(&seen).collect();
    assert!(absent.iter().all(|name| **name == names::MEMORY), "never printed: {absent:?}");
}

#[test]
fn the_figures_say_what_happened() {
    let text = everything();
    for line in [
        "endboss_tables{state=\"playing\"} 2",
        "endboss_tables_loaded 1",
        "endboss_streams_open 1",
        "endboss_picks_acknowledged_total 1",
        "endboss_pick_durable_seconds_bucket{le=\"0.0025\"} 0",
        "endboss_pick_durable_seconds_bucket{le=\"0.005\"} 1",
        "endboss_commit_rows_sum 64",
        "endboss_bot_thinking_seconds_count 1",
        "endboss_refused_by_limit_total{limit=\"address\"} 1",
        "endboss_table_panics_total 1",
        "# TYPE endboss_pick_durable_seconds histogram",
        "# HELP endboss_tables_loaded Tables in memory.",
    ] {
        assert!(text.lines().any(|found| found == line), "{line} is missing in\n{text}");
    }
}

#[test]
fn invented_methods_are_counted_together() {
    assert_eq!(Verb::of("POST"), Verb::Post);
    assert_eq!(Verb::of("BREW"), Verb::Other);
    assert_eq!(Verb::of("other"), Verb::Other);
}

#[tokio::test]
async fn the_figures_are_tidied_until_the_end() {
    let (_recorder, figures) = recorder();
    let stop = Stop::new();
    stop.spawn(figures.clone().keep_tidy(stop.clone()));
    assert_eq!(stop.drain(Duration::from_secs(60)).await, crate::Drained::All);
}

#[cfg(target_os = "linux")]
#[test]
fn linux_says_what_the_process_holds() {
    let bytes = resident().expect("/proc/self/status has VmRSS");
    assert!((1 << 20..1 << 40).contains(&bytes), "{bytes}");
}
