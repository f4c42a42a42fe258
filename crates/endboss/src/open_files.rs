//! How many files, and so connections, the process may have open.

/// Allows as many as the system lets us without asking anybody, and says how many that are; none
/// where there is no such limit.
#[cfg(unix)]
pub fn allow_most() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: limit.maximum, ..limit };
    // Some systems say more than they give; then it stays as it was.
    let now = match setrlimit(Resource::Nofile, raised) {
        Ok(()) => limit.maximum,
        Err(_) => limit.current,
    };
    Some(now.unwrap_or(u64::MAX))
}

#[cfg(not(unix))]
pub fn allow_most() -> Option<u64> {
    None
}
