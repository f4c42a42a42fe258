//! Accounts: signing up, in and out of them.

use super::secret::phrase;
use super::{Login, Name, Password, People, Person, Proof, Refusal, Secret, Token, whole};
use crate::store::{Account, Deed, PersonId, PersonRow, StoreError};

/// Somebody has an account now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignedUp {
    pub person: Person,
    /// Their only session: those of before are ended, because somebody else may know one.
    pub token: Token,
    /// To be shown once and written down.
    pub phrase: Option<String>,
}

/// Somebody was known again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignedIn {
    pub person: Person,
    pub token: Token,
    /// The guest whose games are theirs now, and whose id is nobody's any more.
    pub joined: Option<PersonId>,
}

impl People {
    /// Gives a guest an account; they stay the same person, so their games stay theirs.
    pub async fn sign_up(
        &self,
        person: PersonId,
        login: &str,
        secret: Secret,
    ) -> Result<SignedUp, Refusal> {
        let login = Login::parse(login)?;
        let (password, wants_phrase) = match &secret {
            Secret::Password(text) => (Some(Password::parse(text)?), false),
            Secret::Phrase => (None, true),
            Secret::Both(text) => (Some(Password::parse(text)?), true),
        };
        // Before the slow part, which would be for nothing. It is asked again with the pen in hand.
        if self.row(person).await?.account.is_some() {
            return Err(Refusal::HasAccount);
        }
        let words = wants_phrase.then(phrase);
        let account = Account {
            login: login.into(),
            password: match password {
                Some(password) => Some(self.vault.hash(password).await?),
                None => None,
            },
            phrase: match &words {
                Some(words) => Some(self.vault.hash_phrase(words).await?),
                None => None,
            },
        };
        let people = self.clone();
        whole(async move {
            let _pen = people.pen.lock().await;
            let mut row = people.row(person).await?;
            if row.account.is_some() {
                return Err(Refusal::HasAccount);
            }
            // Whoever has an account is no guest any more, on no list.
            if Name::is_of_guest(&row.name, person) {
                row.name.clone_from(&account.login);
            }
            row.account = Some(account);
            let (person, token) = people.change(row).await?;
            Ok(SignedUp { person, token, phrase: words })
        })
        .await
    }

    /// A new session for whoever knows the secret of the login. The games of the guest as whom they
    /// came become theirs, unless that one has an account, too.
    pub async fn sign_in(
        &self,
        login: &str,
        proof: &Proof,
        guest: Option<PersonId>,
    ) -> Result<SignedIn, Refusal> {
        // A login that nobody can have is answered like one that nobody has.
        let login = Login::parse(login).ok();
        let id = self.prove(login.as_ref(), proof).await?;
        let people = self.clone();
        whole(async move {
            let _pen = people.pen.lock().await;
            let person = people.row(id).await?;
            let mut deeds = people.end_oldest(id).await?;
            let joined = people.guest(guest).await?;
            if let Some(from) = joined {
                // Sessions do not come along: who held the guest's need not have the account's.
                deeds.extend(people.end_sessions(from).await?);
                deeds.push(Deed::JoinPeople { from, into: id });
            }
            let (token, session) = people.new_session(id);
            deeds.push(session);
            people.store.write(deeds).await?;
            people.sessions.forget_person(id);
            if let Some(from) = joined {
                people.sessions.forget_person(from);
            }
            Ok(SignedIn { person: person.into(), token, joined })
        })
        .await
    }

    /// Gives an account another password and ends its sessions but for a new one. The old password
    /// or the recovery phrase must be shown.
    pub async fn change_password(
        &self,
        person: PersonId,
        proof: &Proof,
        new: &str,
    ) -> Result<(Person, Token), Refusal> {
        let new = Password::parse(new)?;
        self.prove_again(person, proof).await?;
        let hash = self.vault.hash(new).await?;
        let keep = |account: &mut Account| account.password = Some(hash);
        self.change_account(person, keep).await
    }

    /// Gives an account other words to be opened with; the old ones are worth nothing any more.
    pub async fn change_phrase(
        &self,
        person: PersonId,
        proof: &Proof,
    ) -> Result<SignedUp, Refusal> {
        self.prove_again(person, proof).await?;
        let words = phrase();
        let hash = self.vault.hash_phrase(&words).await?;
        let keep = |account: &mut Account| account.phrase = Some(hash);
        let (person, token) = self.change_account(person, keep).await?;
        Ok(SignedUp { person, token, phrase: Some(words) })
    }

    async fn change_account(
        &self,
        person: PersonId,
        keep: impl FnOnce(&mut Account) + Send + 'static,
    ) -> Result<(Person, Token), Refusal> {
        let people = self.clone();
        whole(async move {
            let _pen = people.pen.lock().await;
            let mut row = people.row(person).await?;
            keep(row.account.as_mut().ok_or(Refusal::NoAccount)?);
            people.change(row).await
        })
        .await
    }

    /// Writes a person whose secrets changed, with one new session instead of all of theirs.
    async fn change(&self, row: PersonRow) -> Result<(Person, Token), Refusal> {
        let id = row.id;
        let mut deeds = self.end_sessions(id).await?;
        let (token, session) = self.new_session(id);
        deeds.extend([Deed::Person(row.clone()), session]);
        self.store.write(deeds).await.map_err(|error| match error {
            StoreError::Taken(_) => Refusal::LoginTaken,
            other => Refusal::Store(other),
        })?;
        self.sessions.forget_person(id);
        Ok((row.into(), token))
    }

    /// Only somebody without an account is joined to another.
    async fn guest(&self, guest: Option<PersonId>) -> Result<Option<PersonId>, Refusal> {
        let Some(guest) = guest else { return Ok(None) };
        let row = self.read(move |store| store.person(guest)).await?;
        Ok(row.filter(|row| row.account.is_none()).map(|row| row.id))
    }

    /// Whether whoever is here knows the secret of their account.
    pub async fn prove_again(&self, person: PersonId, proof: &Proof) -> Result<(), Refusal> {
        let account = self.row(person).await?.account.ok_or(Refusal::NoAccount)?;
        let login = Login::parse(&account.login).map_err(|_| Refusal::NoAccount)?;
        self.prove(Some(&login), proof).await?;
        Ok(())
    }

    /// Whose login and secret these are. It takes as long and says the same whatever is wrong.
    async fn prove(&self, login: Option<&Login>, proof: &Proof) -> Result<PersonId, Refusal> {
        // Words are not guessed, so nobody waits who shows them: whoever is shut out by somebody
        // else's wrong passwords has this way in.
        let by_password = matches!(proof, Proof::Password(_));
        if let (Some(login), true) = (login, by_password) {
            self.failures.attempt(login, self.now())?;
        }
        let asked = login.map_or(String::new(), |login| login.as_str().to_owned());
        let row = self.read(move |store| store.person_by_login(&asked)).await?;
        let (id, account) = match row {
            Some(row) => (Some(row.id), row.account),
            None => (None, None),
        };
        let kept = account.and_then(|kept| if by_password { kept.password } else { kept.phrase });
        let fits = self.vault.fits(proof, kept).await?;
        let id = id.filter(|_| fits).ok_or(Refusal::WrongSecret)?;
        if let (Some(login), true) = (login, by_password) {
            self.failures.right(login);
        }
        Ok(id)
    }
}
