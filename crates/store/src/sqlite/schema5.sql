-- Version 5. Talk is kept beside the record of its table, line by line, so that it is not written
-- again with every change; and the server notes how late it is, so that nobody pays for the time in
-- which it was off.

CREATE TABLE chat (
    table_id BLOB NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    person BLOB,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_person ON chat (person) WHERE person IS NOT NULL;

-- A record that is no JSON is left as it is: its table says so when somebody comes.
INSERT OR IGNORE INTO chat (table_id, n, seat, person, name, text, at)
    SELECT t.id, said.value ->> 'n', said.value ->> 'seat', unhex(said.value ->> 'person'),
           said.value ->> 'name', said.value ->> 'text', said.value ->> 'at'
    FROM (SELECT id, record FROM tables WHERE json_valid(record)) AS t,
         json_each(t.record, '$.chat') AS said
    WHERE json_type(said.value, '$.n') = 'integer' AND json_type(said.value, '$.seat') = 'integer'
      AND json_type(said.value, '$.at') = 'integer' AND json_type(said.value, '$.name') = 'text'
      AND json_type(said.value, '$.text') = 'text';
UPDATE tables SET record = json_remove(record, '$.chat')
    WHERE json_valid(record) AND json_type(record, '$.chat') IS NOT NULL;

-- When the server was last alive, and how much of the time before it was nobody's.
CREATE TABLE pulse (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    at INTEGER NOT NULL,
    lost INTEGER NOT NULL
) STRICT;
