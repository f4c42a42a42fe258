//! Laws over random games of every edition, player count and variant.

mod adventure;
mod dealing;
mod foresight;
mod games;
mod invent;
mod offers;
mod packs;
mod positions;
mod secrecy;
mod truth;
