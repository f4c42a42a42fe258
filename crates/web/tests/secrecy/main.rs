//! Secrecy over the wire: the bytes a viewer gets do not depend on what it cannot know.
//! [ARCHITECTURE 5]

#[path = "../client/mod.rs"]
mod client;
mod fields;
mod silence;
mod table;
mod twins;
