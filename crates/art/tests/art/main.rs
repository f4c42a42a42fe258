//! What holds for all pictures.

mod cards;
mod letters;
mod sprites;
