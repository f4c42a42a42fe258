-- Version 4. Lists go by when a table was made: the order in which tables were touched would tell
-- when somebody answered.

CREATE INDEX tables_listed ON tables (state, created, id) WHERE listed;

-- Finished games that somebody shared: they are never pruned.
CREATE TABLE shared (
    table_id BLOB NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Games that were played on from another, which stays as long as they do.
CREATE TABLE onward (
    table_id BLOB NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    source BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX onward_source ON onward (source);
INSERT INTO onward (table_id, source)
    SELECT id, source FROM (
        SELECT id, unhex(CASE WHEN json_valid(record) THEN json_extract(record, '$.onward[0]') END)
            AS source
        FROM tables
    ) WHERE source IS NOT NULL;
