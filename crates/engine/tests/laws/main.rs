//! Laws over random games of every edition, player count and variant.

mod games;
mod offers;
mod secrecy;
mod truth;
