//! Laws over random games of every edition, player count and variant.

mod dealing;
mod games;
mod offers;
mod positions;
mod secrecy;
mod truth;
