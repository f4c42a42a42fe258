//! What is kept of a person belongs to them: they may have it and have it deleted.

use serde_json::{Value, json};

use super::{People, Refusal, whole};
use endboss_store::{Deed, PersonId, Store, StoreError};

impl People {
    /// Everything the store keeps of a person, but no secrets: no hashes, no session ids, no keys of
    /// subscriptions.
    pub async fn export(&self, person: PersonId) -> Result<Value, Refusal> {
        let all = self.read(move |store| gather(store, person)).await?;
        all.ok_or(Refusal::NoSuchPerson)
    }

    /// Deletes a person and what is theirs. At their tables they are nobody from now on.
    pub async fn forget(&self, person: PersonId) -> Result<(), Refusal> {
        let people = self.clone();
        whole(async move {
            let _pen = people.pen.lock().await;
            people.row(person).await?;
            people.store.write(vec![Deed::ForgetPerson(person)]).await.map_err(Refusal::Unsaved)?;
            people.sessions.forget_person(person);
            Ok(())
        })
        .await
    }
}

fn gather(store: &dyn Store, id: PersonId) -> Result<Option<Value>, StoreError> {
    let Some(person) = store.person(id)? else { return Ok(None) };
    let account = person.account.map(|account| {
        json!({
            "login": account.login,
            "password": account.password.is_some(),
            "phrase": account.phrase.is_some(),
        })
    });
    let sessions = store.sessions_of(id)?.into_iter();
    let sessions = sessions.map(|row| json!({ "created": row.created, "seen": row.seen }));
    let tables = store.tables_of(id, u32::MAX)?.into_iter().map(|table| {
        let theirs = table.sitting.iter().filter(|sitting| sitting.person == id);
        let seats = theirs.filter(|sitting| sitting.is_seat());
        json!({
            "table": table.id,
            "code": table.code,
            "state": table.state,
            "created": table.created,
            // Before and in a game it would tell when others did what nobody sees.
            "touched": table.state.is_past().then_some(table.touched),
            "seats": seats.map(|sitting| sitting.seat).collect::<Vec<_>>(),
        })
    });
    let results = store.results_of(id, u32::MAX)?.into_iter().map(|row| {
        json!({
            "table": row.table,
            "seat": row.seat,
            "edition": row.edition,
            "players": row.players,
            "place": row.place,
            "score": row.score,
            "rated": row.rated,
            "left": row.left,
            "ended": row.ended,
        })
    });
    let daily = store
        .daily_of(id)?
        .into_iter()
        .map(|row| json!({ "day": row.day.to_string(), "table": row.table, "begun": row.begun }));
    let ratings = store.ratings_of(id)?.into_iter().map(|row| {
        json!({
            "edition": row.edition,
            "rating": row.rating.rating,
            "uncertainty": row.rating.uncertainty,
            "games": row.games,
        })
    });
    let subscriptions = store.subscriptions_of(id)?.into_iter().map(|row| {
        let kind = if row.p256dh.is_some() { "browser" } else { "webhook" };
        json!({ "endpoint": row.endpoint, "kind": kind })
    });
    let whom = format!("person {id}");
    let bans = store.bans()?.into_iter().filter(|ban| ban.whom == whom);
    let bans = bans.map(|ban| json!({ "why": ban.why, "since": ban.since, "until": ban.until }));
    Ok(Some(json!({
        "person": id,
        "name": person.name,
        "created": person.created,
        "seen": person.seen,
        "account": account,
        "sessions": sessions.collect::<Vec<_>>(),
        "tables": tables.collect::<Vec<_>>(),
        "results": results.collect::<Vec<_>>(),
        "daily": daily.collect::<Vec<_>>(),
        "ratings": ratings.collect::<Vec<_>>(),
        "subscriptions": subscriptions.collect::<Vec<_>>(),
        "bans": bans.collect::<Vec<_>>(),
    })))
}
