//! Whom the operator does not want here.

use std::io::Write;
use std::net::IpAddr;

use anyhow::{Result, bail};
use clap::Args;
use endboss_store::{BanRow, Deed, PersonId, Store};
use ipnet::IpNet;

use super::{now, span};

/// Ban a person or an address; it holds on a running server within 5 seconds
#[derive(Args, Debug)]
pub struct Ban {
    /// `person ID`, `address 198.51.100.7` or `address 198.51.100.0/24`
    #[arg(required = true, num_args = 1..=2, value_name = "WHOM")]
    whom: Vec<String>,
    /// Why, for whoever reads the list later
    #[arg(long, value_name = "TEXT")]
    why: String,
    /// For this many days; forever if left out
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=36_500))]
    days: Option<u32>,
}

/// Let somebody in again
#[derive(Args, Debug)]
pub struct Unban {
    /// As in the list of bans
    #[arg(required = true, num_args = 1..=2, value_name = "WHOM")]
    whom: Vec<String>,
}

/// A person or a network, as the store writes them.
enum Whom {
    Person(PersonId),
    Network(IpNet),
}

impl Whom {
    fn parse(words: &[String]) -> Result<Whom> {
        // Both words may stand in quotes.
        let said = words.join(" ");
        let words: Vec<&str> = said.split_whitespace().collect();
        let (kind, whom) = match words[..] {
            [kind @ ("person" | "address"), whom] => (Some(kind), whom),
            [whom] => (None, whom),
            _ => bail!("{said:?} is nobody; write `person ID` or `address NETWORK`"),
        };
        let person = whom.parse().ok().filter(|_| kind != Some("address"));
        let network = network(whom).filter(|_| kind != Some("person"));
        match (person, network) {
            (Some(person), _) => Ok(Whom::Person(person)),
            (None, Some(network)) => Ok(Whom::Network(network)),
            (None, None) => bail!(
                "{whom:?} is neither the id of a person nor a network; write `person ID` with 32 \
                 digits from 0 to f, or `address 198.51.100.0/24`"
            ),
        }
    }

    fn text(&self) -> String {
        match self {
            Whom::Person(id) => format!("person {id}"),
            Whom::Network(network) => format!("address {network}"),
        }
    }
}

/// An address of IPv6 stands for its /64, because that is what a household gets.
fn network(text: &str) -> Option<IpNet> {
    let one = match text.parse::<IpAddr>() {
        Ok(IpAddr::V6(address)) => IpNet::new(address.into(), 64).ok(),
        Ok(address) => Some(address.into()),
        Err(_) => None,
    };
    one.or_else(|| text.parse().ok()).map(|network| network.trunc())
}

pub fn list(store: &dyn Store, out: &mut impl Write) -> Result<()> {
    let bans = store.bans()?;
    if bans.is_empty() {
        writeln!(out, "nobody is banned")?;
    }
    for BanRow { whom, why, since, until } in bans {
        let since = span(now() - since);
        let until = match until {
            None => "for ever".to_owned(),
            Some(until) if until <= now() => "over".to_owned(),
            Some(until) => format!("for {} more", span(until - now())),
        };
        writeln!(out, "{whom}: {why} ({since} ago, {until})")?;
    }
    Ok(())
}

pub fn ban(store: &dyn Store, ban: &Ban, out: &mut impl Write) -> Result<()> {
    let whom = Whom::parse(&ban.whom)?;
    if let Whom::Person(id) = &whom
        && store.person(*id)?.is_none()
    {
        bail!("there is no person {id}; `endboss admin table` shows who sits at a table");
    }
    let since = now();
    let until = ban.days.map(|days| since + i64::from(days) * 86_400_000);
    let whom = whom.text();
    let why = ban.why.trim().to_owned();
    store.write(vec![Deed::Ban(BanRow { whom: whom.clone(), why, since, until })]).wait()?;
    writeln!(out, "{whom} is banned; a server that runs knows within 5 seconds")?;
    Ok(())
}

pub fn unban(store: &dyn Store, unban: &Unban, out: &mut impl Write) -> Result<()> {
    let said = unban.whom.join(" ");
    let bans = store.bans()?;
    let has = |whom: &str| bans.iter().any(|ban| ban.whom == whom);
    // Word for word first: the list may hold what nobody would write today.
    let whom = match has(&said) {
        true => said,
        false => Whom::parse(&unban.whom)?.text(),
    };
    if !has(&whom) {
        bail!("{whom} is not banned");
    }
    store.write(vec![Deed::Unban(whom.clone())]).wait()?;
    writeln!(out, "{whom} is let in again within 5 seconds")?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(words: &[&str]) -> Result<String> {
        let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
        Whom::parse(&words).map(|whom| whom.text())
    }

    #[test]
    fn people_and_networks_are_told_apart() {
        let id = "0123456789abcdef0123456789abcdef";
        for words in [&["person", id][..], &[id], &[&format!("person {id}")]] {
            assert_eq!(parsed(words).unwrap(), format!("person {id}"));
        }
        let cases = [
            ("198.51.100.7", "address 198.51.100.7/32"),
            ("198.51.100.7/24", "address 198.51.100.0/24"),
            ("2001:db8::7", "address 2001:db8::/64"),
            ("2001:db8::7/128", "address 2001:db8::7/128"),
        ];
        for (word, whom) in cases {
            assert_eq!(parsed(&["address", word]).unwrap(), whom);
            assert_eq!(parsed(&[word]).unwrap(), whom);
        }
        for words in [&["person", "7"][..], &["address", id], &["ghost", "7"], &["mallory"]] {
            assert!(parsed(words).is_err(), "{words:?}");
        }
    }
}
