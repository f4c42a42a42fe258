//! Tables that lose nothing and leak nothing: HTTP, table actors, store, identity.

pub mod api;
mod app;
mod config;
mod face;
pub mod guard;
pub mod notice;
pub mod operate;
pub mod people;
mod saying;
mod serve;
pub mod store;
pub mod table;

pub use config::Config;
pub use serve::{FAREWELL, ServeError, Server, store_file};
