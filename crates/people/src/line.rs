//! Who is next. Addresses take turns, so whoever sends a thousand waits behind themselves and not
//! before everybody else: first the networks take turns, an IPv6 household gets a /48 at most, then
//! the addresses in each, then what came first.

use std::collections::VecDeque;
use std::net::{IpAddr, Ipv6Addr};

#[derive(Debug)]
pub(super) struct Line<T> {
    most: usize,
    waiting: usize,
    networks: VecDeque<Network<T>>,
}

#[derive(Debug)]
struct Network<T> {
    of: IpAddr,
    waiting: usize,
    homes: VecDeque<Home<T>>,
}

#[derive(Debug)]
struct Home<T> {
    of: IpAddr,
    jobs: VecDeque<T>,
}

impl<T> Line<T> {
    pub fn new(most: usize) -> Line<T> {
        Line { most, waiting: 0, networks: VecDeque::new() }
    }

    #[cfg(test)]
    pub fn len(&self) -> usize {
        self.waiting
    }

    /// One more. If the line is full, whoever has the most in it loses the newest of theirs, which
    /// is given back; that may be the one who came.
    pub fn join(&mut self, from: IpAddr, job: T) -> Option<T> {
        let wide = network(from);
        let given = match self.waiting >= self.most {
            true if !self.is_modest(wide, from) => return Some(job),
            true => self.shorten(),
            false => None,
        };
        self.waiting += 1;
        let network = entry(
            &mut self.networks,
            |network| network.of == wide,
            || Network { of: wide, waiting: 0, homes: VecDeque::new() },
        );
        network.waiting += 1;
        let home = entry(
            &mut network.homes,
            |home| home.of == from,
            || Home { of: from, jobs: VecDeque::new() },
        );
        home.jobs.push_back(job);
        given
    }

    /// The next one; whoever had it is last in the next round.
    pub fn take(&mut self) -> Option<T> {
        let mut network = self.networks.pop_front()?;
        let mut home = network.homes.pop_front()?;
        let job = home.jobs.pop_front();
        if !home.jobs.is_empty() {
            network.homes.push_back(home);
        }
        network.waiting -= 1;
        self.waiting -= 1;
        if network.waiting > 0 {
            self.networks.push_back(network);
        }
        job
    }

    /// Whether somebody else has more in the line than whoever comes would have.
    fn is_modest(&self, wide: IpAddr, from: IpAddr) -> bool {
        let most = self.networks.iter().map(|network| network.waiting).max().unwrap_or(0);
        let Some(mine) = self.networks.iter().find(|network| network.of == wide) else {
            return most > 1;
        };
        let homes = || mine.homes.iter();
        let here = homes().find(|home| home.of == from).map_or(0, |home| home.jobs.len());
        let most_here = homes().map(|home| home.jobs.len()).max().unwrap_or(0);
        mine.waiting + 1 < most || (mine.waiting == most && here + 1 < most_here)
    }

    /// The newest job of the longest part goes.
    fn shorten(&mut self) -> Option<T> {
        let longest = longest(&self.networks, |network| network.waiting)?;
        let network = self.networks.get_mut(longest)?;
        let fullest = self::longest(&network.homes, |home| home.jobs.len())?;
        let home = network.homes.get_mut(fullest)?;
        let job = home.jobs.pop_back();
        if home.jobs.is_empty() {
            network.homes.remove(fullest);
        }
        network.waiting -= 1;
        self.waiting -= 1;
        if network.waiting == 0 {
            self.networks.remove(longest);
        }
        job
    }
}

fn entry<T>(all: &mut VecDeque<T>, is: impl Fn(&T) -> bool, new: impl FnOnce() -> T) -> &mut T {
    let at = all.iter().position(is).unwrap_or_else(|| {
        all.push_back(new());
        all.len() - 1
    });
    &mut all[at]
}

fn longest<T>(all: &VecDeque<T>, length: impl Fn(&T) -> usize) -> Option<usize> {
    (0..all.len()).max_by_key(|at| length(&all[*at]))
}

/// The largest network that one household gets.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0))
        }
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn whoever_sends_many_waits_behind_themselves() {
        let mut line = Line::new(100);
        for n in 0..50 {
            assert_eq!(line.join(at("192.0.2.1"), ("eve", n)), None);
        }
        line.join(at("192.0.2.2"), ("ann", 0));
        line.join(at("192.0.2.2"), ("ann", 1));
        line.join(at("192.0.2.3"), ("bob", 0));
        let order: Vec<_> = std::iter::from_fn(|| line.take()).collect();
        let first = [("eve", 0), ("ann", 0), ("bob", 0), ("eve", 1), ("ann", 1), ("eve", 2)];
        assert_eq!(order[..6], first);
        assert_eq!(order.len(), 53);
        assert_eq!(line.len(), 0);
    }

    #[test]
    fn a_whole_network_of_addresses_has_one_turn_and_shares_it() {
        let mut line = Line::new(1000);
        for n in 0..100 {
            line.join(at(&format!("2001:db8:1:{n:x}::")), "eve");
        }
        line.join(at("2001:db8:2:1::"), "ann");
        // Somebody lives in that network, too.
        line.join(at("2001:db8:1:5::"), "later");
        line.take();
        assert_eq!(line.take(), Some("ann"));
        let rest: Vec<_> = std::iter::from_fn(|| line.take()).collect();
        assert_eq!(rest.iter().position(|who| *who == "later"), Some(99));
    }

    #[test]
    fn a_full_line_sends_the_newest_of_the_longest_part_away() {
        let mut line = Line::new(4);
        for n in 0..4 {
            assert_eq!(line.join(at("192.0.2.1"), ("eve", n)), None);
        }
        assert_eq!(line.join(at("192.0.2.1"), ("eve", 4)), Some(("eve", 4)));
        assert_eq!(line.join(at("192.0.2.2"), ("ann", 0)), Some(("eve", 3)));
        assert_eq!(line.join(at("192.0.2.3"), ("bob", 0)), Some(("eve", 2)));
        assert_eq!(line.join(at("192.0.2.1"), ("eve", 5)), Some(("eve", 5)));
        assert_eq!(line.join(at("192.0.2.4"), ("dan", 0)), Some(("eve", 1)));
        // Everybody has one: whoever is there stays.
        assert_eq!(line.join(at("192.0.2.5"), ("kim", 0)), Some(("kim", 0)));
        assert_eq!(line.len(), 4);
        let order: Vec<_> = std::iter::from_fn(|| line.take()).map(|(who, _)| who).collect();
        assert_eq!(order, ["eve", "ann", "bob", "dan"]);
    }

    #[test]
    fn in_one_network_the_modest_address_is_let_in() {
        let mut line = Line::new(3);
        for n in 0..3 {
            line.join(at("2001:db8:1:1::"), ("eve", n));
        }
        assert_eq!(line.join(at("2001:db8:1:2::"), ("ann", 0)), Some(("eve", 2)));
        assert_eq!(line.join(at("2001:db8:1:2::"), ("ann", 1)), Some(("ann", 1)));
    }
}
