//! Random games of every edition, shaped at every step.

mod document;
mod games;
mod laws;
mod picks;
