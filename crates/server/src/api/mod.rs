//! What a program can ask of this server, and how it is answered.

pub mod shape;
