//! Where hashes are made and compared: argon2id, on two threads of its own, each with the one piece
//! of memory that it uses again and again. Whatever number of people sign in, the memory is the
//! same; and they take turns by their addresses, so that a flood delays itself.

use std::fmt;
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
#[cfg(test)]
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use argon2::password_hash::phc::PasswordHash;
use argon2::{ARGON2ID_IDENT, Algorithm, Argon2, Block, Params, Version};
use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use subtle::ConstantTimeEq;
use tokio::sync::oneshot;

use super::line::Line;
use super::{Password, Refusal};

/// Threads that hash, with 19 MiB each.
const AT_WORK: usize = 2;
/// So many wait at most; then the newest of whoever has the most of them is sent away.
const IN_LINE: usize = 256;

type Job = Box<dyn FnOnce(&mut Memory) + Send>;

pub(super) struct Vault {
    hall: Arc<Hall>,
    /// Compared with when there is nothing to compare with, so that it takes as long.
    decoy: Arc<str>,
    #[cfg(test)]
    pub compared: Arc<AtomicU32>,
}

struct Hall {
    inside: Mutex<Inside>,
    come: Condvar,
}

struct Inside {
    line: Line<Job>,
    threads: usize,
    idle: usize,
    closed: bool,
}

impl Hall {
    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does one thing after the other until the vault is gone.
    fn work(&self) {
        let mut memory = Memory::default();
        loop {
            let mut inside = self.inside();
            let job = loop {
                if inside.closed {
                    return;
                }
                if let Some(job) = inside.line.take() {
                    break job;
                }
                inside.idle += 1;
                inside = self.come.wait(inside).unwrap_or_else(PoisonError::into_inner);
                inside.idle -= 1;
            };
            drop(inside);
            // A bug ends one sign-in, which is told that we are busy, and not this thread.
            let _ = catch_unwind(AssertUnwindSafe(|| job(&mut memory)));
        }
    }
}

impl Default for Vault {
    fn default() -> Vault {
        let inside = Inside { line: Line::new(IN_LINE), threads: 0, idle: 0, closed: false };
        Vault {
            hall: Arc::new(Hall { inside: Mutex::new(inside), come: Condvar::new() }),
            decoy: decoy().into(),
            #[cfg(test)]
            compared: Arc::default(),
        }
    }
}

impl Drop for Vault {
    fn drop(&mut self) {
        self.hall.inside().closed = true;
        self.hall.come.notify_all();
    }
}

impl Vault {
    /// Does something with the memory to hash in, when it is this address's turn. Whoever hangs up
    /// before that costs nothing.
    pub async fn run<T: Send + 'static>(
        &self,
        from: IpAddr,
        work: impl FnOnce(&mut Memory) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let (answer, told) = oneshot::channel();
        let job: Job = Box::new(move |memory| {
            if !answer.is_closed() {
                let _ = answer.send(work(memory));
            }
        });
        self.join(from, job);
        told.await.map_err(|_| Refusal::Busy)
    }

    /// Who is sent away hears it when the job is dropped.
    fn join(&self, from: IpAddr, job: Job) {
        let mut inside = self.hall.inside();
        let sent_away = inside.line.join(from, job);
        if inside.idle == 0 && inside.threads < AT_WORK {
            let hall = Arc::clone(&self.hall);
            let thread = std::thread::Builder::new().name("vault".to_owned());
            match thread.spawn(move || hall.work()) {
                Ok(_) => inside.threads += 1,
                Err(error) if inside.threads == 0 => {
                    tracing::error!(%error, "there is no thread to check passwords on");
                    inside.line = Line::new(IN_LINE);
                }
                Err(_) => {}
            }
        }
        drop(inside);
        self.hall.come.notify_one();
        drop(sent_away);
    }

    pub async fn hash(&self, password: Password, from: IpAddr) -> Result<String, Refusal> {
        self.run(from, move |memory| memory.hash(&password)).await
    }

    /// What compares, for whoever is on a thread of the vault already.
    pub fn comparing(&self) -> Comparing {
        Comparing {
            decoy: Arc::clone(&self.decoy),
            #[cfg(test)]
            compared: Arc::clone(&self.compared),
        }
    }
}

pub(super) struct Comparing {
    decoy: Arc<str>,
    #[cfg(test)]
    compared: Arc<AtomicU32>,
}

impl Comparing {
    /// Whether what was typed fits what is kept. It takes as long if there is nothing of either.
    pub fn fits(self, memory: &mut Memory, typed: Option<Password>, kept: Option<&str>) -> bool {
        #[cfg(test)]
        self.compared.fetch_add(1, Ordering::Relaxed);
        let can = typed.is_some() && kept.is_some();
        let typed = typed.unwrap_or_else(|| Password::typed(""));
        memory.fits(&typed, kept.unwrap_or(&self.decoy)) && can
    }
}

/// What argon2 fills; kept from one hash to the next.
#[derive(Default)]
pub(super) struct Memory(Vec<Block>);

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Memory({} KiB)", self.0.len())
    }
}

impl Memory {
    fn fill(&mut self, params: Params, password: &Password, salt: &[u8], out: &mut [u8]) -> bool {
        if self.0.len() < params.block_count() {
            self.0.resize(params.block_count(), Block::default());
        }
        let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        argon2.hash_password_into_with_memory(password.bytes(), salt, out, &mut self.0[..]).is_ok()
    }

    fn hash(&mut self, password: &Password) -> String {
        let (mut salt, mut hash) = ([0; 16], [0; 32]);
        getrandom::fill(&mut salt).expect("the system gives random bytes");
        let filled = self.fill(Params::default(), password, &salt, &mut hash);
        assert!(filled, "these parameters hash any password");
        written(&salt, &hash)
    }

    fn fits(&mut self, password: &Password, kept: &str) -> bool {
        let Ok(kept) = PasswordHash::new(kept) else { return false };
        let (Some(salt), Some(hash)) = (&kept.salt, &kept.hash) else { return false };
        let ours = kept.algorithm == ARGON2ID_IDENT && kept.version == Some(Version::V0x13.into());
        let Some(params) = Params::try_from(&kept).ok().filter(|_| ours) else { return false };
        let mut found = vec![0; hash.as_bytes().len()];
        self.fill(params, password, salt.as_ref(), &mut found)
            && bool::from(found.ct_eq(hash.as_bytes()))
    }
}

/// As argon2 writes its hashes everywhere.
fn written(salt: &[u8], hash: &[u8]) -> String {
    let [salt, hash] = [salt, hash].map(|part| STANDARD_NO_PAD.encode(part));
    let (m, t, p) = (Params::DEFAULT_M_COST, Params::DEFAULT_T_COST, Params::DEFAULT_P_COST);
    format!("$argon2id$v=19$m={m},t={t},p={p}${salt}${hash}")
}

/// The hash of nothing at all, that costs as much as any other.
fn decoy() -> String {
    let mut chance = [0; 48];
    getrandom::fill(&mut chance).expect("the system gives random bytes");
    written(&chance[..16], &chance[16..])
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use argon2::password_hash::{PasswordHasher, PasswordVerifier};

    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    fn password(text: &str) -> Password {
        Password::parse(text).unwrap()
    }

    #[test]
    fn the_decoy_costs_what_a_password_costs() {
        let decoy = decoy();
        let decoy = PasswordHash::new(&decoy).unwrap();
        let hash = Argon2::default().hash_password(b"some password").unwrap();
        assert_eq!(decoy.algorithm, hash.algorithm);
        assert_eq!(decoy.version, hash.version);
        assert_eq!(decoy.params.as_str(), hash.params.as_str());
        let length = |hash: &PasswordHash| hash.hash.as_ref().map(|bytes| bytes.as_ref().len());
        assert_eq!(length(&decoy), length(&hash));
        assert!(!Memory::default().fits(&password("some password"), &decoy.to_string()));
    }

    #[test]
    fn hashes_are_those_of_everybody() {
        let mut memory = Memory::default();
        let ours = memory.hash(&password("caf\u{e9} at ten"));
        let parsed = PasswordHash::new(&ours).unwrap();
        let typed = password("caf\u{e9} at ten");
        assert!(Argon2::default().verify_password(typed.bytes(), &parsed).is_ok());
        let theirs = Argon2::default().hash_password(typed.bytes()).unwrap().to_string();
        assert!(memory.fits(&typed, &theirs), "as they were kept until now");
        assert!(!memory.fits(&password("caf\u{e9} at two"), &theirs));
        let kept = memory.0.as_ptr();
        for _ in 0..3 {
            memory.hash(&typed);
        }
        assert_eq!(memory.0.as_ptr(), kept, "the memory is used again");
        assert_eq!(memory.0.len(), Params::default().block_count());
    }

    #[tokio::test]
    async fn a_hash_is_salted_and_fits_its_password_only() {
        let vault = Vault::default();
        let (one, two) = tokio::join!(
            vault.hash(password("caf\u{e9} at ten"), HERE),
            vault.hash(password("caf\u{e9} at ten"), HERE)
        );
        let (one, two) = (one.unwrap(), two.unwrap());
        assert_ne!(one, two);
        assert!(one.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{one}");
        let fits = async |text: &str, kept: Option<&str>| {
            let (typed, kept) = (Password::typed(text), kept.map(str::to_owned));
            let comparing = vault.comparing();
            let compare =
                move |memory: &mut Memory| comparing.fits(memory, Some(typed), kept.as_deref());
            vault.run(HERE, compare).await.unwrap()
        };
        assert!(fits("cafe\u{301} at ten", Some(&one)).await);
        assert!(!fits("cafe at ten", Some(&one)).await);
        assert!(!fits("caf\u{e9} at ten", None).await);
        assert!(!fits("caf\u{e9} at ten", Some("broken")).await);
    }

    #[tokio::test]
    async fn two_work_at_a_time_and_whoever_comes_to_a_full_line_is_sent_away() {
        let vault = Arc::new(Vault::default());
        let (begun, begins) = mpsc::channel();
        let (open, door) = mpsc::channel::<()>();
        let door = Arc::new(Mutex::new(door));
        let waits = |n: usize, from: IpAddr| {
            let (vault, begun, door) = (Arc::clone(&vault), begun.clone(), Arc::clone(&door));
            tokio::spawn(async move {
                let work = move |_: &mut Memory| {
                    begun.send(n).unwrap();
                    // The door opens when nobody holds it any more.
                    let _ = door.lock().unwrap().recv();
                };
                vault.run(from, work).await
            })
        };
        let mut there: Vec<_> = (0..AT_WORK).map(|n| waits(n, HERE)).collect();
        let mut at_work = 0;
        while at_work < AT_WORK {
            at_work += begins.try_iter().count();
            tokio::task::yield_now().await;
        }
        there.extend((0..IN_LINE).map(|n| waits(AT_WORK + n, HERE)));
        while vault.hall.inside().line.len() < IN_LINE {
            tokio::task::yield_now().await;
        }
        assert_eq!(begins.try_iter().count(), 0, "no third one works");
        assert_eq!(waits(999, HERE).await.unwrap(), Err(Refusal::Busy));
        let other = waits(1000, "127.0.0.2".parse().unwrap());
        tokio::task::yield_now().await;
        drop(open);
        assert_eq!(other.await.unwrap(), Ok(()), "from elsewhere one comes in");
        let mut busy = 0;
        for one in there {
            busy += usize::from(one.await.unwrap() == Err(Refusal::Busy));
        }
        assert_eq!(busy, 1, "the newest of those before");
        let order: Vec<usize> = begins.try_iter().collect();
        let at = order.iter().position(|n| *n == 1000).unwrap();
        assert!(at <= 1, "it is the next or the one after: {at}");
    }

    #[tokio::test]
    async fn who_hung_up_costs_nothing_and_a_bug_ends_one_only() {
        let vault = Vault::default();
        let (open, door) = mpsc::channel::<()>();
        let door = Arc::new(Mutex::new(door));
        let mut held: Vec<_> = (0..AT_WORK)
            .map(|_| {
                let door = Arc::clone(&door);
                Box::pin(vault.run(HERE, move |_| door.lock().unwrap().recv().is_ok()))
            })
            .collect();
        for one in &mut held {
            let _ = futures_util::poll!(one.as_mut());
        }
        let (told, heard) = mpsc::channel();
        let mut gone = Box::pin(vault.run(HERE, move |_| told.send(()).unwrap()));
        assert!(futures_util::poll!(gone.as_mut()).is_pending());
        drop(gone);
        drop(open);
        for one in held {
            one.await.unwrap();
        }
        for _ in 0..AT_WORK + 1 {
            let bug = vault.run(HERE, |_| panic!("a bug of the test's")).await;
            assert_eq!(bug, Err::<(), _>(Refusal::Busy));
        }
        assert_eq!(vault.run(HERE, |_| 7).await, Ok(7));
        assert!(heard.try_recv().is_err());
    }
}
