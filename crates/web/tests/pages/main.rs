//! The pages around the tables, as a browser without script meets them.

#[path = "../client/mod.rs"]
mod client;

mod browser;
mod cards;
mod foreign;
mod home;
mod learn;
mod new;
mod profile;
mod reasons;
mod refused;
mod streams;
mod tables;
mod whole;
