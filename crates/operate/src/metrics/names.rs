//! The names of all figures, and what they mean.

pub const TABLES: &str = "endboss_tables";
pub const LOADED: &str = "endboss_tables_loaded";
pub const STREAMS: &str = "endboss_streams_open";
pub const BOTS_WAITING: &str = "endboss_bots_waiting";
pub const MEMORY: &str = "endboss_process_resident_bytes";

pub const PICKS: &str = "endboss_picks_acknowledged_total";
pub const COMMITS: &str = "endboss_commits_total";
pub const HTTP: &str = "endboss_http_requests_total";
pub const REFUSED: &str = "endboss_refused_by_limit_total";
pub const PANICS: &str = "endboss_table_panics_total";
pub const NOTICES: &str = "endboss_notices_total";
pub const LOG_DROPPED: &str = "endboss_log_lines_dropped_total";

pub const PICK_SECONDS: &str = "endboss_pick_durable_seconds";
pub const COMMIT_ROWS: &str = "endboss_commit_rows";
pub const BOT_SECONDS: &str = "endboss_bot_thinking_seconds";
pub const HTTP_SECONDS: &str = "endboss_http_request_seconds";

pub const GAUGES: &[(&str, &str)] = &[
    (TABLES, "Tables in the store, by state."),
    (LOADED, "Tables in memory."),
    (STREAMS, "Event streams that are open."),
    (BOTS_WAITING, "Bots that wait for a thread to think on."),
    (MEMORY, "Memory this process holds."),
];

pub const COUNTERS: &[(&str, &str)] = &[
    (PICKS, "Picks that were acknowledged, and so are on disk."),
    (COMMITS, "Commits of the store."),
    (HTTP, "Requests answered, by method, pattern of the route, and status."),
    (REFUSED, "Requests refused by a rate limit, by limit."),
    (PANICS, "Tables that a bug ended."),
    (NOTICES, "Notices that came to an end, by way and by how they ended."),
    (LOG_DROPPED, "Lines of the log that were dropped, because nobody took those before them."),
];

pub const HISTOGRAMS: &[(&str, &str)] = &[
    (PICK_SECONDS, "From a pick's arrival until it is on disk."),
    (COMMIT_ROWS, "Rows written by one commit."),
    (BOT_SECONDS, "How long bots thought about one decision."),
    (HTTP_SECONDS, "From a request's arrival to the head of its answer."),
];
