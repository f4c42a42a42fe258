//! What can be read, query by query.

use rusqlite::{Connection, OptionalExtension, Params, Row, params};

use endboss_journal::Day;

use super::StoreError;
use super::error::unreadable;
use crate::{
    Account, BanRow, ChatLine, DailyRow, LineRow, PackRow, PersonId, PersonRow, Pulse, Rating,
    RatingRow, ResultRow, SessionRow, Sitting, Subscription, TableFilter, TableId, TableRow,
    TableState,
};

fn one<T>(
    conn: &Connection,
    sql: &str,
    values: impl Params,
    read: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Option<T>, StoreError> {
    Ok(conn.prepare_cached(sql)?.query_row(values, read).optional()?)
}

fn all<T>(
    conn: &Connection,
    sql: &str,
    values: impl Params,
    read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Vec<T>, StoreError> {
    let mut statement = conn.prepare_cached(sql)?;
    let rows = statement.query_map(values, read)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

macro_rules! table_columns {
    () => {
        "t.id, t.code, t.state, t.listed, t.created, t.touched, t.due, t.record"
    };
}

/// Tables with who sits there.
fn tables_by(
    conn: &Connection,
    sql: &str,
    values: impl Params,
) -> Result<Vec<TableRow>, StoreError> {
    let found = all(conn, sql, values, |row| {
        let state: String = row.get(2)?;
        let table = TableRow {
            id: TableId::from_bytes(row.get(0)?),
            code: row.get(1)?,
            state: TableState::Closed,
            listed: row.get(3)?,
            created: row.get(4)?,
            touched: row.get(5)?,
            due: row.get(6)?,
            sitting: Vec::new(),
            record: row.get(7)?,
        };
        Ok((table, state))
    })?;
    let mut tables = Vec::with_capacity(found.len());
    for (mut table, state) in found {
        let known = TableState::ALL.into_iter().find(|known| known.id() == state);
        table.state = known.ok_or_else(|| {
            unreadable(format!("table {}", table.id), &format!("no table is {state:?}"))
        })?;
        table.sitting = all(
            conn,
            "SELECT person, seat FROM sitting WHERE table_id = ?1 ORDER BY seat",
            params![table.id.bytes()],
            |row| Ok(Sitting { person: PersonId::from_bytes(row.get(0)?), seat: row.get(1)? }),
        )?;
        tables.push(table);
    }
    Ok(tables)
}

pub(super) fn table(conn: &Connection, id: TableId) -> Result<Option<TableRow>, StoreError> {
    let sql = concat!("SELECT ", table_columns!(), " FROM tables t WHERE t.id = ?1");
    Ok(tables_by(conn, sql, params![id.bytes()])?.pop())
}

/// Only a table that is not closed has its code.
pub(super) fn table_by_code(conn: &Connection, code: &str) -> Result<Option<TableRow>, StoreError> {
    let sql = concat!(
        "SELECT ",
        table_columns!(),
        " FROM tables t WHERE t.code = ?1 AND t.state <> 'closed'"
    );
    Ok(tables_by(conn, sql, params![code])?.pop())
}

/// State by state, because each has its tables in order in an index, and a store may hold
/// thousands of tables that are over for each one that is played.
pub(super) fn tables(conn: &Connection, filter: &TableFilter) -> Result<Vec<TableRow>, StoreError> {
    let sql = concat!(
        "SELECT ",
        table_columns!(),
        " FROM tables t WHERE t.state = ?1 AND t.touched < ?2
         ORDER BY t.touched DESC, t.id DESC LIMIT ?3"
    );
    let states = if filter.states.is_empty() { &TableState::ALL } else { &filter.states[..] };
    let before = filter.touched_before.unwrap_or(i64::MAX);
    let mut tables = Vec::new();
    for state in TableState::ALL.into_iter().filter(|state| states.contains(state)) {
        let wanted = params![state.id(), before, filter.limit];
        tables.extend(tables_by(conn, sql, wanted)?);
    }
    tables.sort_by_key(|table| std::cmp::Reverse((table.touched, table.id)));
    tables.truncate(filter.limit as usize);
    Ok(tables)
}

pub(super) fn listed(
    conn: &Connection,
    state: TableState,
    limit: u32,
) -> Result<Vec<TableRow>, StoreError> {
    let sql = concat!(
        "SELECT ",
        table_columns!(),
        " FROM tables t WHERE t.listed AND t.state = ?1
         ORDER BY t.created DESC, t.id DESC LIMIT ?2"
    );
    tables_by(conn, sql, params![state.id(), limit])
}

/// A game's record is read for each that might go, which are those without accounts.
pub(super) fn prunable(
    conn: &Connection,
    before: i64,
    limit: u32,
) -> Result<Vec<TableId>, StoreError> {
    let sql = "SELECT t.id FROM tables t
               WHERE t.state IN ('over', 'closed') AND t.touched < ?1
               AND NOT EXISTS (SELECT 1 FROM upgraded WHERE version = 6 AND at >= ?1)
               AND NOT EXISTS (SELECT 1 FROM shared WHERE shared.table_id = t.id)
               AND NOT EXISTS (SELECT 1 FROM onward WHERE onward.source = t.id)
               AND NOT EXISTS (SELECT 1 FROM sat JOIN person ON person.id = sat.person
                               WHERE sat.table_id = t.id AND person.login IS NOT NULL)
               AND CASE WHEN json_valid(t.record)
                   THEN json_extract(t.record, '$.settings.rated') = 0
                       AND json_extract(t.record, '$.settings.day') IS NULL
                   ELSE 0 END
               ORDER BY t.touched, t.id LIMIT ?2";
    all(conn, sql, params![before, limit], |row| Ok(TableId::from_bytes(row.get(0)?)))
}

pub(super) fn upgraded(conn: &Connection) -> Result<Option<i64>, StoreError> {
    let found = all(conn, "SELECT max(at) FROM upgraded", [], |row| row.get(0))?;
    Ok(found.into_iter().next().flatten())
}

pub(super) fn counts(conn: &Connection) -> Result<Vec<(TableState, u64)>, StoreError> {
    let sql = "SELECT count(*) FROM tables WHERE state = ?1";
    let count = |state: TableState| {
        let found = all(conn, sql, params![state.id()], |row| row.get::<_, i64>(0))?;
        Ok((state, found.first().map_or(0, |count| count.unsigned_abs())))
    };
    TableState::ALL.into_iter().map(count).collect()
}

pub(super) fn due(conn: &Connection, now: i64, limit: u32) -> Result<Vec<TableId>, StoreError> {
    let sql = "SELECT id FROM tables WHERE due <= ?1 ORDER BY due, id LIMIT ?2";
    all(conn, sql, params![now, limit], |row| Ok(TableId::from_bytes(row.get(0)?)))
}

pub(super) fn to_close(conn: &Connection) -> Result<Vec<TableId>, StoreError> {
    let sql = "SELECT t.id FROM closing c JOIN tables t ON t.id = c.table_id
               WHERE t.state NOT IN ('over', 'closed') ORDER BY c.since, t.id";
    all(conn, sql, [], |row| Ok(TableId::from_bytes(row.get(0)?)))
}

pub(super) fn lines(conn: &Connection, table: TableId) -> Result<Vec<LineRow>, StoreError> {
    let sql = "SELECT text, key, at FROM journal WHERE table_id = ?1 ORDER BY n";
    all(conn, sql, params![table.bytes()], |row| {
        Ok(LineRow { text: row.get(0)?, key: row.get(1)?, at: row.get(2)? })
    })
}

pub(super) fn open_tables_of(
    conn: &Connection,
    person: PersonId,
) -> Result<Vec<TableRow>, StoreError> {
    let sql = concat!(
        "SELECT ",
        table_columns!(),
        " FROM tables t WHERE t.id IN (SELECT table_id FROM sitting WHERE person = ?1)
         AND t.state IN ('waiting', 'playing') ORDER BY t.created DESC, t.id DESC"
    );
    tables_by(conn, sql, params![person.bytes()])
}

pub(super) fn chat(conn: &Connection, table: TableId) -> Result<Vec<ChatLine>, StoreError> {
    let sql = "SELECT n, seat, person, name, text, at FROM chat WHERE table_id = ?1 ORDER BY n";
    all(conn, sql, params![table.bytes()], |row| {
        Ok(ChatLine {
            n: row.get(0)?,
            seat: row.get(1)?,
            person: row.get::<_, Option<[u8; 16]>>(2)?.map(PersonId::from_bytes),
            name: row.get(3)?,
            text: row.get(4)?,
            at: row.get(5)?,
        })
    })
}

pub(super) fn pulse(conn: &Connection) -> Result<Option<Pulse>, StoreError> {
    let read = |row: &Row<'_>| Ok(Pulse { at: row.get(0)?, lost: row.get(1)? });
    one(conn, "SELECT at, lost FROM pulse", [], read)
}

pub(super) fn tables_of(
    conn: &Connection,
    person: PersonId,
    limit: u32,
) -> Result<Vec<TableRow>, StoreError> {
    let sql = concat!(
        "SELECT ",
        table_columns!(),
        " FROM tables t WHERE t.id IN (SELECT table_id FROM sat WHERE person = ?1
                                       UNION SELECT table_id FROM sitting WHERE person = ?1)
         ORDER BY t.created DESC, t.id DESC LIMIT ?2"
    );
    tables_by(conn, sql, params![person.bytes(), limit])
}

pub(super) fn person(conn: &Connection, id: PersonId) -> Result<Option<PersonRow>, StoreError> {
    let sql = "SELECT id, name, login, password, phrase, created, seen FROM person WHERE id = ?1";
    one(conn, sql, params![id.bytes()], person_row)
}

pub(super) fn person_by_login(
    conn: &Connection,
    login: &str,
) -> Result<Option<PersonRow>, StoreError> {
    let sql =
        "SELECT id, name, login, password, phrase, created, seen FROM person WHERE login = ?1";
    one(conn, sql, params![login], person_row)
}

fn person_row(row: &Row<'_>) -> rusqlite::Result<PersonRow> {
    let login: Option<String> = row.get(2)?;
    let account = match login {
        Some(login) => Some(Account { login, password: row.get(3)?, phrase: row.get(4)? }),
        None => None,
    };
    Ok(PersonRow {
        id: PersonId::from_bytes(row.get(0)?),
        name: row.get(1)?,
        account,
        created: row.get(5)?,
        seen: row.get(6)?,
    })
}

pub(super) fn session(conn: &Connection, id: &str) -> Result<Option<SessionRow>, StoreError> {
    let sql = "SELECT id, person, created, seen FROM session WHERE id = ?1";
    one(conn, sql, params![id], session_row)
}

pub(super) fn sessions_of(
    conn: &Connection,
    person: PersonId,
) -> Result<Vec<SessionRow>, StoreError> {
    let sql =
        "SELECT id, person, created, seen FROM session WHERE person = ?1 ORDER BY created, id";
    all(conn, sql, params![person.bytes()], session_row)
}

fn session_row(row: &Row<'_>) -> rusqlite::Result<SessionRow> {
    Ok(SessionRow {
        id: row.get(0)?,
        person: PersonId::from_bytes(row.get(1)?),
        created: row.get(2)?,
        seen: row.get(3)?,
    })
}

pub(super) fn results_of(
    conn: &Connection,
    person: PersonId,
    limit: u32,
) -> Result<Vec<ResultRow>, StoreError> {
    let sql =
        "SELECT table_id, seat, person, edition, players, place, score, rated, \"left\", ended
               FROM result WHERE person = ?1 ORDER BY ended DESC, table_id, seat LIMIT ?2";
    all(conn, sql, params![person.bytes(), limit], |row| {
        Ok(ResultRow {
            table: TableId::from_bytes(row.get(0)?),
            seat: row.get(1)?,
            person: PersonId::from_bytes(row.get(2)?),
            edition: row.get(3)?,
            players: row.get(4)?,
            place: row.get(5)?,
            score: row.get(6)?,
            rated: row.get(7)?,
            left: row.get(8)?,
            ended: row.get(9)?,
        })
    })
}

pub(super) fn daily(conn: &Connection, day: Day) -> Result<Vec<DailyRow>, StoreError> {
    let sql = "SELECT day, person, table_id, begun FROM daily WHERE day = ?1
               ORDER BY begun, person";
    daily_by(conn, sql, params![day.to_string()])
}

pub(super) fn first_daily(conn: &Connection) -> Result<Option<Day>, StoreError> {
    let sql = "SELECT day, person, table_id, begun FROM daily ORDER BY day LIMIT 1";
    Ok(daily_by(conn, sql, params![])?.first().map(|row| row.day))
}

pub(super) fn daily_of(conn: &Connection, person: PersonId) -> Result<Vec<DailyRow>, StoreError> {
    let sql = "SELECT day, person, table_id, begun FROM daily WHERE person = ?1
               ORDER BY day DESC";
    daily_by(conn, sql, params![person.bytes()])
}

fn daily_by(
    conn: &Connection,
    sql: &str,
    values: impl Params,
) -> Result<Vec<DailyRow>, StoreError> {
    let found = all(conn, sql, values, |row| {
        let day: String = row.get(0)?;
        let (person, table) = (PersonId::from_bytes(row.get(1)?), TableId::from_bytes(row.get(2)?));
        Ok((day, person, table, row.get(3)?))
    })?;
    let read = |(day, person, table, begun): (String, _, _, _)| {
        let day = day.parse().map_err(|error| {
            unreadable(format!("a daily dungeon of {day:?}"), &format!("{error}"))
        })?;
        Ok(DailyRow { day, person, table, begun })
    };
    found.into_iter().map(read).collect()
}

pub(super) fn ratings_of(
    conn: &Connection,
    person: PersonId,
) -> Result<Vec<RatingRow>, StoreError> {
    let sql = "SELECT person, edition, rating, uncertainty, games
               FROM rating WHERE person = ?1 ORDER BY edition";
    all(conn, sql, params![person.bytes()], |row| {
        Ok(RatingRow {
            person: PersonId::from_bytes(row.get(0)?),
            edition: row.get(1)?,
            rating: Rating { rating: row.get(2)?, uncertainty: row.get(3)? },
            games: row.get(4)?,
        })
    })
}

pub(super) fn subscriptions_of(
    conn: &Connection,
    person: PersonId,
) -> Result<Vec<Subscription>, StoreError> {
    let sql = "SELECT person, endpoint, p256dh, auth, secret
               FROM subscription WHERE person = ?1 ORDER BY endpoint";
    all(conn, sql, params![person.bytes()], |row| {
        Ok(Subscription {
            person: PersonId::from_bytes(row.get(0)?),
            endpoint: row.get(1)?,
            p256dh: row.get(2)?,
            auth: row.get(3)?,
            secret: row.get(4)?,
        })
    })
}

pub(super) fn bans(conn: &Connection) -> Result<Vec<BanRow>, StoreError> {
    let sql = "SELECT whom, why, since, until FROM ban ORDER BY whom";
    all(conn, sql, [], |row| {
        Ok(BanRow { whom: row.get(0)?, why: row.get(1)?, since: row.get(2)?, until: row.get(3)? })
    })
}

pub(super) fn pack(conn: &Connection, hash: &str) -> Result<Option<PackRow>, StoreError> {
    let sql = "SELECT id FROM pack WHERE hash = ?1";
    let Some(id) = one(conn, sql, params![hash], |row| row.get(0))? else {
        return Ok(None);
    };
    let sql = "SELECT name, bytes FROM pack_file WHERE hash = ?1 ORDER BY n";
    let files = all(conn, sql, params![hash], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(Some(PackRow { hash: hash.to_owned(), id, files }))
}

pub(super) fn secret(conn: &Connection, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
    one(conn, "SELECT value FROM secret WHERE name = ?1", params![name], |row| row.get(0))
}
