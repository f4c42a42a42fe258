//! Sessions: a guest is welcomed, a token is known again, prolonged and ended.

use super::cache::Known;
use super::{Name, People, Person, Refusal, Token, whole};
use endboss_store::{Deed, PersonId, PersonRow, SessionRow};

/// A session not used for so long, in milliseconds, is over.
pub const SESSION_LIFE: i64 = 365 * DAY;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// How much older than its row a session may be before the row is written again.
const TOUCH_AFTER: i64 = DAY;

/// So many sessions a person has at most; a new one ends the one unused for longest.
const SESSIONS: usize = 32;

/// Whose token it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    pub person: Person,
    /// Whether the session was prolonged just now, so that the cookie should be, too.
    pub prolonged: bool,
}

impl People {
    /// A new guest, and the session in which they came.
    pub async fn welcome(&self, name: Option<&str>) -> Result<(Person, Token), Refusal> {
        match name.map(Name::parse).transpose()? {
            Some(name) => self.let_in(PersonId::random(), name).await,
            None => self.welcome_guest("Guest").await,
        }
    }

    /// A new guest who gave no name and is called a guest, by the word of their language.
    pub async fn welcome_guest(&self, word: &str) -> Result<(Person, Token), Refusal> {
        let id = PersonId::random();
        self.let_in(id, Name::of_guest(word, id)).await
    }

    async fn let_in(&self, id: PersonId, name: Name) -> Result<(Person, Token), Refusal> {
        let now = self.now();
        let row = PersonRow { id, name: name.into(), account: None, created: now, seen: now };
        let (token, session) = self.new_session(id);
        self.store
            .write(vec![Deed::Person(row.clone()), session])
            .await
            .map_err(Refusal::Unsaved)?;
        Ok((row.into(), token))
    }

    /// Whose token this is; nobody's after the session was ended or unused for a year.
    pub async fn who(&self, token: &Token) -> Result<Option<Who>, Refusal> {
        let row = token.row();
        let known = match self.sessions.get(&row) {
            Some(known) => Some(known),
            None => self.recall(&row).await?,
        };
        let Some(known) = known else { return Ok(None) };
        let age = self.now() - known.seen;
        if age >= SESSION_LIFE {
            return Ok(None);
        }
        let prolonged = age >= TOUCH_AFTER && self.touch(&row).await?;
        Ok(Some(Who { person: known.person, prolonged }))
    }

    /// Ends this session.
    pub async fn sign_out(&self, token: &Token) -> Result<(), Refusal> {
        let (people, row) = (self.clone(), token.row());
        whole(async move {
            let _pen = people.pen.lock().await;
            people
                .store
                .write(vec![Deed::EndSession(row.clone())])
                .await
                .map_err(Refusal::Unsaved)?;
            people.sessions.forget(&row);
            Ok(())
        })
        .await
    }

    /// Ends every session of a person. A guest cannot come back after that.
    pub async fn sign_out_everywhere(&self, person: PersonId) -> Result<(), Refusal> {
        let people = self.clone();
        whole(async move {
            let _pen = people.pen.lock().await;
            let deeds = people.end_sessions(person).await?;
            people.store.write(deeds).await.map_err(Refusal::Unsaved)?;
            people.sessions.forget_person(person);
            Ok(())
        })
        .await
    }

    /// Sessions that are over, and guests who left nothing behind and have not come for that long,
    /// go from the store.
    pub async fn sweep(&self) -> Result<(), Refusal> {
        let people = self.clone();
        whole(async move {
            let _pen = people.pen.lock().await;
            let before = people.now() - SESSION_LIFE;
            people.store.write(vec![Deed::Sweep { before }]).await.map_err(Refusal::Unsaved)?;
            people.sessions.clear();
            Ok(())
        })
        .await
    }

    /// A session to be written.
    pub(super) fn new_session(&self, person: PersonId) -> (Token, Deed) {
        let token = Token::random(&self.keys);
        let now = self.now();
        let row = SessionRow { id: token.row(), person, created: now, seen: now };
        (token, Deed::Session(row))
    }

    /// What ends every session of a person, for who holds the pen.
    pub(super) async fn end_sessions(&self, person: PersonId) -> Result<Vec<Deed>, Refusal> {
        let rows = self.read(move |store| store.sessions_of(person)).await?;
        Ok(rows.into_iter().map(|row| Deed::EndSession(row.id)).collect())
    }

    /// What ends the sessions of a person that are too many if one more comes.
    pub(super) async fn end_oldest(&self, person: PersonId) -> Result<Vec<Deed>, Refusal> {
        let mut rows = self.read(move |store| store.sessions_of(person)).await?;
        rows.sort_by_key(|row| row.seen);
        let too_many = (rows.len() + 1).saturating_sub(SESSIONS);
        Ok(rows.into_iter().take(too_many).map(|row| Deed::EndSession(row.id)).collect())
    }

    async fn recall(&self, row: &str) -> Result<Option<Known>, Refusal> {
        let began = self.sessions.epoch();
        let id = row.to_owned();
        let found = self.read(move |store| {
            let Some(session) = store.session(&id)? else { return Ok(None) };
            Ok(store.person(session.person)?.map(|person| (session, person)))
        });
        let Some((session, person)) = found.await? else { return Ok(None) };
        let known = Known { person: person.into(), seen: session.seen };
        self.sessions.put(row.to_owned(), known.clone(), began);
        Ok(Some(known))
    }

    /// Writes that the session was used today. Not waited for: nothing is lost if it is lost. But
    /// it is written with the pen in hand and only if the session is still there, or it would call
    /// an ended one back.
    async fn touch(&self, row: &str) -> Result<bool, Refusal> {
        let _pen = self.pen.lock().await;
        let id = row.to_owned();
        let found = self.read(move |store| {
            let Some(session) = store.session(&id)? else { return Ok(None) };
            Ok(store.person(session.person)?.map(|person| (session, person)))
        });
        let Some((session, person)) = found.await? else { return Ok(false) };
        let now = self.now();
        if now - session.seen < TOUCH_AFTER {
            return Ok(false);
        }
        let known = Known { person: person.clone().into(), seen: now };
        let deeds = vec![
            Deed::Session(SessionRow { seen: now, ..session }),
            Deed::Person(PersonRow { seen: now, ..person }),
        ];
        drop(self.store.write(deeds));
        self.sessions.put(row.to_owned(), known, self.sessions.epoch());
        Ok(true)
    }
}
