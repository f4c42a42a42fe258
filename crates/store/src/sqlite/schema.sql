-- Version 1. Ids are 16 bytes, times are milliseconds since 1970.

CREATE TABLE tables (
    id BLOB NOT NULL PRIMARY KEY,
    code TEXT NOT NULL,
    state TEXT NOT NULL,
    listed INTEGER NOT NULL,
    created INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    due INTEGER,
    record TEXT NOT NULL
) STRICT;
-- A code is free again when its table is closed.
CREATE UNIQUE INDEX tables_code ON tables (code) WHERE state <> 'closed';
CREATE INDEX tables_state ON tables (state, touched, id);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

-- The journals. Whether the table is there is seen when a line comes, once.
CREATE TABLE line (
    table_id BLOB NOT NULL,
    n INTEGER NOT NULL,
    text TEXT NOT NULL,
    key TEXT,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

-- Lines that have not yet been put in their place, in the order they came; never many.
CREATE TABLE fresh (
    id INTEGER PRIMARY KEY,
    table_id BLOB NOT NULL,
    n INTEGER NOT NULL,
    text TEXT NOT NULL,
    key TEXT,
    at INTEGER NOT NULL
) STRICT;

-- Every line, wherever it is.
CREATE VIEW journal (table_id, n, text, key, at) AS
    SELECT table_id, n, text, key, at FROM line
    UNION ALL
    SELECT table_id, n, text, key, at FROM fresh;

-- What repairs cut off journals, every cut of a table by its number.
CREATE TABLE cut_line (
    table_id BLOB NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    cut INTEGER NOT NULL,
    n INTEGER NOT NULL,
    text TEXT NOT NULL,
    key TEXT,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, cut, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE person (
    id BLOB NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    phrase TEXT,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX person_guest ON person (seen) WHERE login IS NULL;

-- Who became whom: a table may still write the old id after the two were joined.
CREATE TABLE joined (
    old BLOB NOT NULL PRIMARY KEY,
    person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX joined_person ON joined (person);

-- Who sits where now, and who ever sat at a table. A table may seat people the store does not
-- know, so nothing is referenced.
CREATE TABLE sitting (
    table_id BLOB NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person BLOB NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX sitting_person ON sitting (person);
CREATE TABLE sat (
    person BLOB NOT NULL,
    table_id BLOB NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX sat_table ON sat (table_id);

CREATE TABLE session (
    id TEXT NOT NULL PRIMARY KEY,
    person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX session_person ON session (person);
CREATE INDEX session_seen ON session (seen);

CREATE TABLE subscription (
    person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    endpoint TEXT NOT NULL,
    p256dh TEXT,
    auth TEXT,
    secret TEXT,
    PRIMARY KEY (person, endpoint)
) STRICT, WITHOUT ROWID;

-- Results outlast their table.
CREATE TABLE result (
    table_id BLOB NOT NULL,
    seat INTEGER NOT NULL,
    person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    edition TEXT NOT NULL,
    players INTEGER NOT NULL,
    place INTEGER NOT NULL,
    score INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    "left" INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX result_person ON result (person, ended);

CREATE TABLE rating (
    person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    edition TEXT NOT NULL,
    rating REAL NOT NULL,
    uncertainty REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (person, edition)
) STRICT, WITHOUT ROWID;

CREATE TABLE ban (
    whom TEXT NOT NULL PRIMARY KEY,
    why TEXT NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE pack (
    hash TEXT NOT NULL PRIMARY KEY,
    id TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE pack_file (
    hash TEXT NOT NULL REFERENCES pack (hash) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    name TEXT NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (hash, n)
) STRICT;

CREATE TABLE secret (
    name TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
