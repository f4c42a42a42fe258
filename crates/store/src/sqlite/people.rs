//! Doing what a deed says to people and what is theirs.

use rusqlite::{Connection, OptionalExtension, params};

use super::StoreError;
use super::deeds::act;
use super::error::{absent, taken};
use crate::{DailyRow, PersonId, PersonRow, RatingRow, ResultRow, SessionRow, Subscription};

pub(super) fn person(conn: &Connection, person: &PersonRow) -> Result<(), StoreError> {
    let account = person.account.as_ref();
    let login = account.map(|account| account.login.as_str());
    conn.prepare_cached(
        "INSERT INTO person (id, name, login, password, phrase, created, seen)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
         ON CONFLICT (id) DO UPDATE
         SET name = excluded.name, login = excluded.login, password = excluded.password,
             phrase = excluded.phrase, created = excluded.created, seen = excluded.seen",
    )?
    .execute(params![
        person.id.bytes(),
        person.name,
        login,
        account.and_then(|account| account.password.as_deref()),
        account.and_then(|account| account.phrase.as_deref()),
        person.created,
        person.seen
    ])
    .map_err(|error| taken(error, login.unwrap_or_default()))?;
    Ok(())
}

/// Sessions, subscriptions, ratings, results and daily dungeons go with the person they name.
pub(super) fn forget(conn: &Connection, id: PersonId) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM person WHERE id = ?1",
        "DELETE FROM sitting WHERE person = ?1",
        "DELETE FROM sat WHERE person = ?1",
        "DELETE FROM chat WHERE person = ?1",
    ] {
        act(conn, sql, params![id.bytes()])?;
    }
    Ok(())
}

/// Where both have the same thing, the one that stays keeps its own.
pub(super) fn join(conn: &Connection, from: PersonId, into: PersonId) -> Result<(), StoreError> {
    if from == into {
        return Ok(());
    }
    let there =
        conn.prepare_cached("SELECT 1 FROM person WHERE id = ?1")?.exists(params![into.bytes()])?;
    if !there {
        return Err(StoreError::Absent(format!("person {into}")));
    }
    for sql in [
        "UPDATE session SET person = ?2 WHERE person = ?1",
        "UPDATE OR IGNORE subscription SET person = ?2 WHERE person = ?1",
        "UPDATE OR IGNORE rating SET person = ?2 WHERE person = ?1",
        "UPDATE result SET person = ?2 WHERE person = ?1",
        // An account keeps its own first try, however early the guest's was begun: it could be played
        // when the cards were known.
        "UPDATE OR IGNORE daily SET person = ?2 WHERE person = ?1",
        "UPDATE sitting SET person = ?2 WHERE person = ?1",
        "UPDATE chat SET person = ?2 WHERE person = ?1",
        "UPDATE OR IGNORE sat SET person = ?2 WHERE person = ?1",
        "UPDATE joined SET person = ?2 WHERE person = ?1",
        "INSERT OR REPLACE INTO joined (old, person) VALUES (?1, ?2)",
    ] {
        act(conn, sql, params![from.bytes(), into.bytes()])?;
    }
    act(conn, "DELETE FROM sat WHERE person = ?1", params![from.bytes()])?;
    act(conn, "DELETE FROM person WHERE id = ?1", params![from.bytes()])
}

/// Who this person is now.
pub(super) fn joined(conn: &Connection, person: PersonId) -> Result<PersonId, StoreError> {
    let now = conn
        .prepare_cached("SELECT person FROM joined WHERE old = ?1")?
        .query_row(params![person.bytes()], |row| row.get(0))
        .optional()?;
    Ok(now.map_or(person, PersonId::from_bytes))
}

pub(super) fn session(conn: &Connection, session: &SessionRow) -> Result<(), StoreError> {
    let person = joined(conn, session.person)?;
    conn.prepare_cached(
        "INSERT INTO session (id, person, created, seen) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (id) DO UPDATE
         SET person = excluded.person, created = excluded.created, seen = excluded.seen",
    )?
    .execute(params![session.id, person.bytes(), session.created, session.seen])
    .map_err(|error| absent(error, || format!("person {person}")))?;
    Ok(())
}

pub(super) fn subscribe(conn: &Connection, to: &Subscription) -> Result<(), StoreError> {
    let person = joined(conn, to.person)?;
    conn.prepare_cached(
        "INSERT INTO subscription (person, endpoint, p256dh, auth, secret)
         VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (person, endpoint) DO UPDATE
         SET p256dh = excluded.p256dh, auth = excluded.auth, secret = excluded.secret",
    )?
    .execute(params![person.bytes(), to.endpoint, to.p256dh, to.auth, to.secret])
    .map_err(|error| absent(error, || format!("person {person}")))?;
    Ok(())
}

/// A game may end after one of its players had themselves forgotten; that must not stop the
/// table, so nothing is written for somebody who is not there.
pub(super) fn result(conn: &Connection, result: &ResultRow) -> Result<(), StoreError> {
    let person = joined(conn, result.person)?;
    act(
        conn,
        "INSERT INTO result
             (table_id, seat, person, edition, players, place, score, rated, \"left\", ended)
         SELECT ?1, ?2, id, ?4, ?5, ?6, ?7, ?8, ?9, ?10 FROM person WHERE id = ?3
         ON CONFLICT (table_id, seat) DO UPDATE
         SET person = excluded.person, edition = excluded.edition, players = excluded.players,
             place = excluded.place, score = excluded.score, rated = excluded.rated,
             \"left\" = excluded.\"left\", ended = excluded.ended",
        params![
            result.table.bytes(),
            result.seat,
            person.bytes(),
            result.edition,
            result.players,
            result.place,
            result.score,
            result.rated,
            result.left,
            result.ended
        ],
    )
}

/// The first time counts. Like a result: nothing for somebody who is not there.
pub(super) fn daily(conn: &Connection, row: &DailyRow) -> Result<(), StoreError> {
    let person = joined(conn, row.person)?;
    act(
        conn,
        "INSERT INTO daily (day, person, table_id, begun)
         SELECT ?1, id, ?3, ?4 FROM person WHERE id = ?2
         ON CONFLICT (day, person) DO NOTHING",
        params![row.day.to_string(), person.bytes(), row.table.bytes(), row.begun],
    )
}

/// Like a result: nothing for somebody who is not there.
pub(super) fn rating(conn: &Connection, rating: &RatingRow) -> Result<(), StoreError> {
    let person = joined(conn, rating.person)?;
    act(
        conn,
        "INSERT INTO rating (person, edition, rating, uncertainty, games)
         SELECT id, ?2, ?3, ?4, ?5 FROM person WHERE id = ?1
         ON CONFLICT (person, edition) DO UPDATE
         SET rating = excluded.rating, uncertainty = excluded.uncertainty, games = excluded.games",
        params![
            person.bytes(),
            rating.edition,
            rating.rating.rating,
            rating.rating.uncertainty,
            rating.games
        ],
    )
}

/// A guest who still has a session that is used stays, too.
pub(super) fn sweep(conn: &Connection, before: i64) -> Result<(), StoreError> {
    act(conn, "DELETE FROM session WHERE seen < ?1", params![before])?;
    act(
        conn,
        "DELETE FROM chat WHERE person IN
         (SELECT id FROM person WHERE login IS NULL AND seen < ?1
          AND NOT EXISTS (SELECT 1 FROM sat WHERE sat.person = person.id)
          AND NOT EXISTS (SELECT 1 FROM session WHERE session.person = person.id))",
        params![before],
    )?;
    act(
        conn,
        "DELETE FROM person WHERE login IS NULL AND seen < ?1
         AND NOT EXISTS (SELECT 1 FROM sat WHERE sat.person = person.id)
         AND NOT EXISTS (SELECT 1 FROM session WHERE session.person = person.id)",
        params![before],
    )
}
