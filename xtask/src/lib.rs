//! Chores of the project, and the checks that keep its house in order.

pub mod browser;
pub mod chaos;
pub mod chore;
pub mod debian;
pub mod deny;
pub mod house;
pub mod npm;
pub mod script;
