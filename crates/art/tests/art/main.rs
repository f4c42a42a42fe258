//! What holds for all pictures.

mod cards;
mod font;
mod font_maker;
mod gallery;
mod letters;
mod sprites;
