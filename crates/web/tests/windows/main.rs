//! Windows: which of them a seat is asked in, and how long they stay open. [Q6]

mod game;
mod pacing;
mod restart;
mod wishes;
