//! What the one who runs a server needs: lines in a log, figures, health, and an orderly end.
//!
//! **What may stand in a log line**: what happened, how long it took, the id of a table, a count, an
//! error of ours. **What never may**: names, logins, ids of people, addresses of clients, cookies,
//! tokens, keys, codes and links of tables, addresses of webhooks, chat, and anything a seat could
//! not know: cards, picks, chance. Requests are logged by the pattern of their route, because the
//! path itself carries such things. The same holds for the figures, whose labels are closed lists.

pub mod log;
pub mod metrics;
mod stop;

pub use log::LogFormat;
pub use stop::{Drained, Stop};
