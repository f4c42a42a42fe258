//! An attacker against a server on loopback. Whatever is tried is refused with the right status and
//! a sentence, and two people at another table play their game to its end meanwhile.

mod bodies;
mod broken;
mod budgets;
mod claims;
mod crossing;
mod crowds;
mod document;
mod keys;
mod lines;
mod links;
mod names;
mod notices;
mod rematch;
mod room;
mod seats;
mod secrets;
mod sessions;
mod slow;
mod store;
mod town;
mod wire;
