-- Version 3. The daily dungeon: the first try of each person on each day, which is the one that
-- counts. It stays when its table goes, or there would be another first try.

CREATE TABLE daily (
    day TEXT NOT NULL,
    person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    table_id BLOB NOT NULL,
    begun INTEGER NOT NULL,
    PRIMARY KEY (day, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_person ON daily (person);
