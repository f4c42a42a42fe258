//! Tables that lose nothing and leak nothing: HTTP, table actors, store, identity.

pub mod api;
pub mod operate;
pub mod store;
