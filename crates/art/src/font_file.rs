//! Our letters as a TrueType font, for text on pages.

/// The name of the font in style sheets.
pub const FONT_FAMILY: &str = "Endboss Pixel";

/// The font file. It is made from the letters by `tests/art/font_maker.rs`, which also fails when
/// the two differ; so nobody who builds the game builds a font tool first.
pub fn font_file() -> &'static [u8] {
    include_bytes!("../assets/endboss-pixel.ttf")
}
