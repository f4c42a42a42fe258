//! Players that are programs. A bot gets a `View`, so it knows what a person in its seat would know
//! and nothing else; the table's game is not even a name here. [ARCHITECTURE 6]

mod aims;
mod boardwise;
mod builder;
mod normal;
mod table;
mod windows;
mod worth;

pub use normal::Normal;
