-- Version 6. When an older store came up to date. What was shared before was not written down, so
-- the time after which games of guests go counts from then for games that were there already. A
-- later step that changes what goes notes its version here, too.

CREATE TABLE upgraded (
    version INTEGER NOT NULL PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;
INSERT INTO upgraded (version, at)
    SELECT 6, CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE EXISTS (SELECT 1 FROM tables);

-- The link of a seat was once the same before and after somebody sat down there, and the host had
-- seen it. Whoever holds a seat has another one from now on.
UPDATE tables SET record = json_set(record, '$.seats', json((
        SELECT json_group_array(json(
            CASE WHEN seat.value ->> '$.holder.kind' = 'person'
                THEN json_set(seat.value, '$.secret', lower(hex(randomblob(16))))
                ELSE seat.value END))
        FROM json_each(tables.record, '$.seats') AS seat)))
    WHERE state IN ('waiting', 'playing')
      AND CASE WHEN json_valid(record) THEN json_type(record, '$.seats') = 'array'
              AND NOT EXISTS (SELECT 1 FROM json_each(record, '$.seats') WHERE type <> 'object')
          ELSE 0 END;
