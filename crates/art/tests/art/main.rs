//! What holds for all pictures.

mod cards;
mod font;
mod gallery;
mod letters;
mod sprites;
