//! Tables over HTTP: the API, the routes of the pages, the guard before both, and streams.

pub mod api;
mod app;
mod config;
mod face;
pub mod guard;
pub mod health;
#[cfg(test)]
mod reasons;
mod requests;
mod serve;

pub use config::Config;
pub use serve::{FAREWELL, ServeError, Server, store_file};
