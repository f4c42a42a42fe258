-- Version 2. Tables the operator wants closed: the server that runs has them in memory, so it must
-- close them itself.

CREATE TABLE closing (
    table_id BLOB NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
