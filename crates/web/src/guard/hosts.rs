//! By which name the server was asked. A page of another site can have its own name lead to our
//! address, and a browser then takes us for that site: so we answer to our own names only.

use std::collections::HashSet;
use std::net::IpAddr;

use axum::http::{HeaderMap, Uri, header};

use super::Refusal;
use super::origin::Origin;
use crate::api::Problem;

#[derive(Debug)]
pub(super) struct Hosts(HashSet<String>);

impl Hosts {
    /// The host of the public address, and whatever else the operator says.
    pub fn new(public: Option<&Origin>, names: &[String]) -> Hosts {
        let public = public.map(|origin| origin.host().to_owned());
        let names = names.iter().map(|name| plain(name));
        Hosts(public.map(|name| plain(&name)).into_iter().chain(names).collect())
    }

    /// Whoever says no name at all is no browser. For those who look whether we live any name will
    /// do; they learn nothing else.
    pub fn check(&self, uri: &Uri, headers: &HeaderMap) -> Result<(), Problem> {
        if matches!(uri.path(), "/healthz" | "/readyz") {
            return Ok(());
        }
        let named = headers.get_all(header::HOST).iter().map(|host| host.to_str().ok());
        let whole = uri.authority().map(|authority| Some(authority.as_str()));
        let ours = |host: Option<&str>| host.is_some_and(|host| self.knows(host));
        if headers.get_all(header::HOST).iter().count() < 2 && named.chain(whole).all(ours) {
            return Ok(());
        }
        Err(Refusal::WrongHost.into())
    }

    fn knows(&self, host: &str) -> bool {
        let Some(origin) = Origin::of("http", host) else { return false };
        let name = plain(origin.host());
        // An address is no name that somebody could point at us. It need not be one of ours either:
        // behind a router or in a container we do not know what we are called outside.
        let address = name.parse::<IpAddr>().is_ok_and(|address| !address.is_unspecified());
        let local = name == "localhost" || name.ends_with(".localhost");
        address || local || self.0.contains(&name)
    }
}

/// Without brackets, the dot at the end, and capitals.
fn plain(host: &str) -> String {
    let host = host.strip_suffix('.').unwrap_or(host);
    host.trim_start_matches('[').trim_end_matches(']').to_ascii_lowercase()
}
