//! How much of everything one address or person may have.

use std::time::Duration;

use endboss_tables::TableLimits;

/// So many headers a request may have; the accept loop tells hyper.
pub const MOST_HEADERS: usize = 64;

/// So many bytes of a request before its body, the first line included.
pub const MOST_HEAD: usize = 16 * 1024;

/// So long a connection may take to send a request up to its body.
pub const HEADER_TIME: Duration = Duration::from_secs(10);

/// `burst` at once, then one more after each `every`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    pub burst: u32,
    pub every: Duration,
}

impl Rate {
    pub const fn new(burst: u32, every: Duration) -> Rate {
        Rate { burst, every }
    }
}

/// What one address and one person may ask for; without a rate, as often as they like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Allowance {
    pub address: Option<Rate>,
    pub person: Option<Rate>,
}

impl Allowance {
    const fn new(address: Rate, person: Rate) -> Allowance {
        Allowance { address: Some(address), person: Some(person) }
    }
}

/// What requests are counted as. Each counts as [`Budget::Request`], some as something else, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    Request,
    /// A new guest or a new table.
    Create,
    /// Signing up or in, and whatever else compares passwords.
    SignIn,
    Chat,
    Pick,
    /// Asking for the table of a code, which may be a guess.
    Code,
    /// A page of a game that is over, which is played again for it.
    Replay,
    /// Another name, which every table of the person shows.
    Rename,
}

impl Budget {
    pub const ALL: [Budget; 8] = [
        Budget::Request,
        Budget::Create,
        Budget::SignIn,
        Budget::Chat,
        Budget::Pick,
        Budget::Code,
        Budget::Replay,
        Budget::Rename,
    ];

    /// For programs.
    pub fn id(self) -> &'static str {
        match self {
            Budget::Request => "requests",
            Budget::Create => "creations",
            Budget::SignIn => "sign_ins",
            Budget::Chat => "chat",
            Budget::Pick => "picks",
            Budget::Code => "codes",
            Budget::Replay => "replays",
            Budget::Rename => "renames",
        }
    }
}

/// All limits. The defaults let a school class play behind one address. An IPv6 address stands for
/// its /64, because that is what a household gets; all of a /48 together may have four times as much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Any request. Address: 300 at once, 50 each second. Person: 100 at once, 20 each second.
    pub requests: Allowance,
    /// New guests and tables. Address: 60 at once, 6 each minute. Person: 20 at once, 2 each minute.
    pub creations: Allowance,
    /// Address: 30 at once, 4 each minute. Person: 10 at once, 2 each minute.
    pub sign_ins: Allowance,
    /// Address: 100 at once, 5 each second. Person: 10 at once, one every 2 seconds.
    pub chat: Allowance,
    /// Address: 400 at once, 100 each second. Person: 40 at once, 10 each second.
    pub picks: Allowance,
    /// Codes of tables that are asked for. Address: 60 at once, one every 2 seconds. Person: 20 at
    /// once, one every 3 seconds.
    pub codes: Allowance,
    /// Pages of games that are over. Address: 60 at once, 4 each second.
    pub replays: Allowance,
    /// Other names. Person: 5 at once, one each minute.
    pub renames: Allowance,
    /// Connections open at once, of one address: 256.
    pub connections_per_address: Option<u32>,
    /// Connections open at once, of everybody: 20,000.
    pub connections: Option<u32>,
    /// Event streams open at once, of one address: 128.
    pub streams_per_address: Option<u32>,
    /// Event streams open at once, of one person: 24.
    pub streams_per_person: Option<u32>,
    /// Tables that take something from others.
    pub tables: TableLimits,
    /// Bytes of a body: 64 KiB.
    pub body: usize,
    /// How long a request may take until it is answered: 30 seconds. A stream is answered when it
    /// opens, so it may stay.
    pub patience: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        let ms = Duration::from_millis;
        Limits {
            requests: Allowance::new(Rate::new(300, ms(20)), Rate::new(100, ms(50))),
            creations: Allowance::new(Rate::new(60, ms(10_000)), Rate::new(20, ms(30_000))),
            sign_ins: Allowance::new(Rate::new(30, ms(15_000)), Rate::new(10, ms(30_000))),
            chat: Allowance::new(Rate::new(100, ms(200)), Rate::new(10, ms(2_000))),
            picks: Allowance::new(Rate::new(400, ms(10)), Rate::new(40, ms(100))),
            codes: Allowance::new(Rate::new(60, ms(2_000)), Rate::new(20, ms(3_000))),
            replays: Allowance { address: Some(Rate::new(60, ms(250))), person: None },
            renames: Allowance { address: None, person: Some(Rate::new(5, ms(60_000))) },
            connections_per_address: Some(256),
            connections: Some(20_000),
            streams_per_address: Some(128),
            streams_per_person: Some(24),
            tables: TableLimits::default(),
            body: 64 * 1024,
            patience: Duration::from_secs(30),
        }
    }
}

impl Limits {
    /// For load tests: as often and as many as one likes, but no larger bodies and no more patience.
    pub fn lifted() -> Limits {
        Limits {
            requests: Allowance::default(),
            creations: Allowance::default(),
            sign_ins: Allowance::default(),
            chat: Allowance::default(),
            picks: Allowance::default(),
            codes: Allowance::default(),
            replays: Allowance::default(),
            renames: Allowance::default(),
            connections_per_address: None,
            connections: None,
            streams_per_address: None,
            streams_per_person: None,
            tables: TableLimits::lifted(),
            ..Limits::default()
        }
    }

    pub fn allowance(&self, budget: Budget) -> Allowance {
        match budget {
            Budget::Request => self.requests,
            Budget::Create => self.creations,
            Budget::SignIn => self.sign_ins,
            Budget::Chat => self.chat,
            Budget::Pick => self.picks,
            Budget::Code => self.codes,
            Budget::Replay => self.replays,
            Budget::Rename => self.renames,
        }
    }
}
