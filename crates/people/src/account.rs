//! Accounts: signing up, in and out of them.

use std::net::IpAddr;
use std::sync::Arc;

use super::secret::{phrase, phrase_typed};
use super::vault::Memory;
use super::{Login, Name, Password, People, Person, Proof, Refusal, Secret, Token, whole};
use endboss_store::{Account, Deed, PersonId, PersonRow, StoreError};

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
        from: IpAddr,
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
                Some(password) => Some(self.vault.hash(password, from).await?),
                None => None,
            },
            phrase: match &words {
                Some(words) => Some(self.hash_phrase(words, from).await?),
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
        from: IpAddr,
    ) -> Result<SignedIn, Refusal> {
        // A login that nobody can have is answered like one that nobody has.
        let login = Login::parse(login).ok();
        let id = self.prove(login.as_ref(), proof, from).await?;
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
            people.store.write(deeds).await.map_err(Refusal::Unsaved)?;
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
        from: IpAddr,
    ) -> Result<(Person, Token), Refusal> {
        let new = Password::parse(new)?;
        self.prove_again(person, proof, from).await?;
        let hash = self.vault.hash(new, from).await?;
        let keep = |account: &mut Account| account.password = Some(hash);
        self.change_account(person, keep).await
    }

    /// Gives an account other words to be opened with; the old ones are worth nothing any more.
    pub async fn change_phrase(
        &self,
        person: PersonId,
        proof: &Proof,
        from: IpAddr,
    ) -> Result<SignedUp, Refusal> {
        self.prove_again(person, proof, from).await?;
        let words = phrase();
        let hash = self.hash_phrase(&words, from).await?;
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
            other => Refusal::Unsaved(other),
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

    /// The hash of a phrase of ours.
    async fn hash_phrase(&self, words: &str, from: IpAddr) -> Result<String, Refusal> {
        let words = phrase_typed(words).expect("it was made here");
        self.vault.hash(words, from).await
    }

    /// Whether whoever is here knows the secret of their account.
    pub async fn prove_again(
        &self,
        person: PersonId,
        proof: &Proof,
        from: IpAddr,
    ) -> Result<(), Refusal> {
        let account = self.row(person).await?.account.ok_or(Refusal::NoAccount)?;
        let login = Login::parse(&account.login).map_err(|_| Refusal::NoAccount)?;
        self.prove(Some(&login), proof, from).await?;
        Ok(())
    }

    /// Whose login and secret these are. It takes as long and says the same whatever is wrong.
    async fn prove(
        &self,
        login: Option<&Login>,
        proof: &Proof,
        from: IpAddr,
    ) -> Result<PersonId, Refusal> {
        // Words are not guessed, so nobody waits who shows them.
        let by_password = matches!(proof, Proof::Password(_));
        let counted = login.filter(|_| by_password);
        if let Some(login) = counted {
            self.failures.attempt(login, from, self.now())?;
        }
        let asked = login.map_or(String::new(), |login| login.as_str().to_owned());
        let (store, typed) = (Arc::clone(&self.store), proof.typed());
        let comparing = self.vault.comparing();
        // The store is read there, too: those who wait for their turn hold no other thread.
        let compare = move |memory: &mut Memory| -> Result<Option<PersonId>, StoreError> {
            let row = store.person_by_login(&asked)?;
            let (id, account) = row.map_or((None, None), |row| (Some(row.id), row.account));
            let kept = account.and_then(|it| if by_password { it.password } else { it.phrase });
            let fits = comparing.fits(memory, typed, kept.as_deref());
            Ok(id.filter(|_| fits))
        };
        let compared = self.vault.run(from, compare).await;
        if let (Err(Refusal::Busy), Some(login)) = (&compared, counted) {
            // Nobody looked at it, so it was neither wrong nor right.
            self.failures.not_tried(login, from);
        }
        let id = compared??.ok_or(Refusal::WrongSecret)?;
        if let Some(login) = counted {
            self.failures.right(login, from);
        }
        Ok(id)
    }
}
