//! Doing what a deed says to tables and journals; what it says to people is in [`super::people`].

use rusqlite::{Connection, params};

use super::StoreError;
use super::error::{absent, taken};
use super::fresh::Fresh;
use super::people;
use crate::{CHAT_KEPT, ChatLine, Deed, PackRow, PersonId, Sitting, TableId, TableRow};

pub(super) fn perform(conn: &Connection, fresh: &mut Fresh, deed: &Deed) -> Result<(), StoreError> {
    match deed {
        Deed::NewTable(table) => new_table(conn, table),
        Deed::Table(table) => update_table(conn, table),
        Deed::DropTable(id) => {
            act(conn, "DELETE FROM tables WHERE id = ?1", params![id.bytes()])?;
            fresh.drop_table(conn, *id)
        }
        Deed::Prune(id) => {
            let gone = conn
                .prepare_cached(
                    "DELETE FROM tables WHERE id = ?1
                     AND NOT EXISTS (SELECT 1 FROM shared WHERE table_id = ?1)
                     AND NOT EXISTS (SELECT 1 FROM onward WHERE source = ?1)",
                )?
                .execute(params![id.bytes()])?;
            if gone > 0 { fresh.drop_table(conn, *id) } else { Ok(()) }
        }
        Deed::Share { table, since } => act(
            conn,
            "INSERT OR IGNORE INTO shared (table_id, since) SELECT id, ?2 FROM tables WHERE id = ?1",
            params![table.bytes(), since],
        ),
        Deed::Onward { table, source } => conn
            .prepare_cached("INSERT OR REPLACE INTO onward (table_id, source) VALUES (?1, ?2)")?
            .execute(params![table.bytes(), source.bytes()])
            .map(drop)
            .map_err(|error| absent(error, || format!("table {table}"))),
        Deed::CloseTable { table, since } => conn
            .prepare_cached("INSERT OR IGNORE INTO closing (table_id, since) VALUES (?1, ?2)")?
            .execute(params![table.bytes(), since])
            .map(drop)
            .map_err(|error| absent(error, || format!("table {table}"))),
        Deed::Lines { table, first, lines } => fresh.append(conn, *table, *first, lines),
        Deed::Chat { table, line } => chat(conn, *table, line),
        Deed::CutLines { table, from } => {
            fresh.place(conn)?;
            cut(conn, *table, *from)
        }
        Deed::Person(person) => people::person(conn, person),
        Deed::ForgetPerson(id) => people::forget(conn, *id),
        Deed::JoinPeople { from, into } => people::join(conn, *from, *into),
        Deed::Session(session) => people::session(conn, session),
        Deed::EndSession(id) => act(conn, "DELETE FROM session WHERE id = ?1", params![id]),
        Deed::Subscribe(subscription) => people::subscribe(conn, subscription),
        Deed::Unsubscribe { person, endpoint } => act(
            conn,
            "DELETE FROM subscription WHERE person = ?1 AND endpoint = ?2",
            params![person.bytes(), endpoint],
        ),
        Deed::Result(result) => people::result(conn, result),
        Deed::Daily(row) => people::daily(conn, row),
        Deed::Rating(rating) => people::rating(conn, rating),
        Deed::Ban(ban) => act(
            conn,
            "INSERT INTO ban (whom, why, since, until) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (whom) DO UPDATE
             SET why = excluded.why, since = excluded.since, until = excluded.until",
            params![ban.whom, ban.why, ban.since, ban.until],
        ),
        Deed::Unban(whom) => act(conn, "DELETE FROM ban WHERE whom = ?1", params![whom]),
        Deed::Pack(pack) => keep_pack(conn, pack),
        Deed::Secret { name, value } => act(
            conn,
            "INSERT INTO secret (name, value) VALUES (?1, ?2)
             ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            params![name, value],
        ),
        Deed::Pulse(pulse) => act(
            conn,
            "INSERT INTO pulse (one, at, lost) VALUES (1, ?1, ?2)
             ON CONFLICT (one) DO UPDATE SET at = excluded.at, lost = excluded.lost",
            params![pulse.at, pulse.lost],
        ),
        Deed::Sweep { before } => people::sweep(conn, *before),
    }
}

/// A statement whose number of changed rows does not matter.
pub(super) fn act(
    conn: &Connection,
    sql: &str,
    values: impl rusqlite::Params,
) -> Result<(), StoreError> {
    conn.prepare_cached(sql)?.execute(values)?;
    Ok(())
}

fn new_table(conn: &Connection, table: &TableRow) -> Result<(), StoreError> {
    conn.prepare_cached(
        "INSERT INTO tables (id, code, state, listed, created, touched, due, record)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    )?
    .execute(params![
        table.id.bytes(),
        table.code,
        table.state.id(),
        table.listed,
        table.created,
        table.touched,
        table.due,
        table.record
    ])
    .map_err(|error| taken(error, &table.code))?;
    sit(conn, table.id, &table.sitting)
}

fn update_table(conn: &Connection, table: &TableRow) -> Result<(), StoreError> {
    let changed = conn
        .prepare_cached(
            "UPDATE tables SET code = ?2, state = ?3, listed = ?4, created = ?5, touched = ?6,
             due = ?7, record = ?8 WHERE id = ?1",
        )?
        .execute(params![
            table.id.bytes(),
            table.code,
            table.state.id(),
            table.listed,
            table.created,
            table.touched,
            table.due,
            table.record
        ])
        .map_err(|error| taken(error, &table.code))?;
    if changed == 0 {
        return Err(StoreError::Absent(format!("table {}", table.id)));
    }
    sit(conn, table.id, &table.sitting)
}

/// Who sits at the table now. Mostly nobody moved, and then nothing is written.
fn sit(conn: &Connection, table: TableId, sitting: &[Sitting]) -> Result<(), StoreError> {
    let mut now = Vec::with_capacity(sitting.len());
    for Sitting { person, seat } in sitting {
        now.push((*seat, people::joined(conn, *person)?));
    }
    now.sort_unstable();
    if seated(conn, table)? == now {
        return Ok(());
    }
    act(conn, "DELETE FROM sitting WHERE table_id = ?1", params![table.bytes()])?;
    for (seat, person) in now {
        let invited = Sitting { person, seat }.is_held();
        act(
            conn,
            "INSERT INTO sitting (table_id, seat, person) VALUES (?1, ?2, ?3)",
            params![table.bytes(), seat, person.bytes()],
        )?;
        // Whoever is only invited has not sat there.
        if invited {
            continue;
        }
        act(
            conn,
            "INSERT OR IGNORE INTO sat (person, table_id) VALUES (?1, ?2)",
            params![person.bytes(), table.bytes()],
        )?;
    }
    Ok(())
}

fn seated(conn: &Connection, table: TableId) -> Result<Vec<(u8, PersonId)>, StoreError> {
    let mut seated =
        conn.prepare_cached("SELECT seat, person FROM sitting WHERE table_id = ?1 ORDER BY seat")?;
    let rows = seated.query_map(params![table.bytes()], |row| {
        Ok((row.get(0)?, PersonId::from_bytes(row.get(1)?)))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The newest lines stay.
fn chat(conn: &Connection, table: TableId, line: &ChatLine) -> Result<(), StoreError> {
    let person = line.person.map(|person| people::joined(conn, person)).transpose()?;
    conn.prepare_cached(
        "INSERT OR REPLACE INTO chat (table_id, n, seat, person, name, text, at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?
    .execute(params![
        table.bytes(),
        line.n,
        line.seat,
        person.map(PersonId::bytes),
        line.name,
        line.text,
        line.at
    ])
    .map_err(|error| absent(error, || format!("table {table}")))?;
    let before = i64::from(line.n) - i64::from(CHAT_KEPT);
    act(conn, "DELETE FROM chat WHERE table_id = ?1 AND n <= ?2", params![table.bytes(), before])
}

fn cut(conn: &Connection, table: TableId, from: u32) -> Result<(), StoreError> {
    let id = table.bytes();
    act(
        conn,
        "INSERT INTO cut_line (table_id, cut, n, text, key, at)
         SELECT table_id,
                (SELECT coalesce(max(cut), 0) + 1 FROM cut_line WHERE table_id = ?1),
                n, text, key, at
         FROM line WHERE table_id = ?1 AND n >= ?2",
        params![id, from],
    )?;
    act(conn, "DELETE FROM line WHERE table_id = ?1 AND n >= ?2", params![id, from])
}

/// A hash says what the files are, so a pack that is there stays as it is.
fn keep_pack(conn: &Connection, pack: &PackRow) -> Result<(), StoreError> {
    let new = conn
        .prepare_cached("INSERT OR IGNORE INTO pack (hash, id) VALUES (?1, ?2)")?
        .execute(params![pack.hash, pack.id])?;
    if new == 0 {
        return Ok(());
    }
    for (n, (name, bytes)) in (0i64..).zip(&pack.files) {
        act(
            conn,
            "INSERT INTO pack_file (hash, n, name, bytes) VALUES (?1, ?2, ?3, ?4)",
            params![pack.hash, n, name, bytes],
        )?;
    }
    Ok(())
}
