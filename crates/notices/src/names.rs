//! Looking names up. The system's way cannot be called back, so a name server that never answers
//! holds a thread for as long as the system is patient: only so many of them, and few of one domain.

use std::fmt;
use std::io;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::timeout;

use super::standing::{Shares, Standing, Standings, Tracks};

pub type Found = Pin<Box<dyn Future<Output = io::Result<Vec<IpAddr>>> + Send>>;

/// Who knows the addresses of a name.
pub trait Lookup: Send + Sync + 'static {
    fn lookup(&self, host: &str) -> Found;
}

/// The system does.
#[derive(Debug)]
pub struct System;

impl Lookup for System {
    fn lookup(&self, host: &str) -> Found {
        let host = host.to_owned();
        Box::pin(async move {
            let found = tokio::net::lookup_host((host.as_str(), 0)).await?;
            Ok(found.map(|address| address.ip()).collect())
        })
    }
}

/// Look-ups under way at once: of names that were found before, of new ones, and of slow ones.
const TRACKS: (usize, usize, usize) = (16, 8, 4);
/// And of the names in one domain, which have one name server.
const OF_A_DOMAIN: usize = 2;

pub struct Names {
    lookup: Arc<dyn Lookup>,
    limit: Duration,
    tracks: Tracks,
    domains: Shares<String>,
    standings: Standings<String>,
}

impl fmt::Debug for Names {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Names").field("limit", &self.limit).finish_non_exhaustive()
    }
}

impl Names {
    pub fn new(lookup: Arc<dyn Lookup>, limit: Duration) -> Names {
        let (good, new, slow) = TRACKS;
        Names {
            lookup,
            limit,
            tracks: Tracks::new(good, new, slow),
            domains: Shares::new(OF_A_DOMAIN),
            standings: Standings::default(),
        }
    }

    /// How long a look-up may take.
    pub fn limit(&self) -> Duration {
        self.limit
    }

    /// The addresses of a name. First its domain's share, so that nobody holds a place on the track
    /// who waits for their own name server.
    pub async fn find(&self, host: &str) -> io::Result<Vec<IpAddr>> {
        let closed = |_| io::Error::other("nobody looks names up any more");
        let share = self.domains.of(domain(host)).acquire_owned().await.map_err(closed)?;
        let standing = self.standings.of(&host.to_owned());
        let place = self.tracks.of(standing).acquire_owned().await.map_err(closed)?;
        let work = self.lookup.lookup(host);
        // It goes on when we do not wait any more, and keeps its places until its end.
        let found = tokio::spawn(async move {
            let found = work.await;
            drop((share, place));
            found
        });
        let Ok(found) = timeout(self.limit, found).await else {
            self.standings.set(host.to_owned(), Standing::Slow);
            return Err(io::ErrorKind::TimedOut.into());
        };
        let found = found.map_err(io::Error::other)??;
        if !found.is_empty() {
            self.standings.set(host.to_owned(), Standing::Good);
        }
        Ok(found)
    }
}

/// What belongs together: `a.b.example.org` to `example.org`, and `a.example.co.uk` to
/// `example.co.uk`.
fn domain(host: &str) -> String {
    let host = host.trim_end_matches('.').to_ascii_lowercase();
    let labels: Vec<&str> = host.rsplit('.').collect();
    let country = |labels: &[&str]| labels[0].len() == 2 && labels[1].len() <= 3;
    let count = if labels.len() > 2 && country(&labels) { 3 } else { 2 };
    let mut ours: Vec<&str> = labels.into_iter().take(count).collect();
    ours.reverse();
    ours.join(".")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_one_domain_are_known() {
        for (host, ours) in [
            ("example.org", "example.org"),
            ("A.b.Example.org.", "example.org"),
            ("hook.example.co.uk", "example.co.uk"),
            ("a.b.com.ua", "b.com.ua"),
            ("n.evil.io", "evil.io"),
            ("localhost", "localhost"),
            ("", ""),
        ] {
            assert_eq!(domain(host), ours, "{host}");
        }
    }
}
