//! Makes the font file from our letters. `cargo xtask golden` writes it anew.
//!
//! An em is eight pixels of ours: at a font size of 8, 16 or 24 px every pixel of a letter lies on
//! one, two or three of the screen.

use endboss_art::letters::{ASCENT, DESCENT, Glyph, letters, outline, unknown};
use endboss_art::{FONT_FAMILY, font_file};
use ttf_parser::{Face, OutlineBuilder};
use write_fonts::read::tables::glyf::CurvePoint;
use write_fonts::tables::cmap::Cmap;
use write_fonts::tables::glyf::{Contour, GlyfLocaBuilder, Glyph as Outline, SimpleGlyph};
use write_fonts::tables::head::{Flags, Head};
use write_fonts::tables::hhea::Hhea;
use write_fonts::tables::hmtx::{Hmtx, LongMetric};
use write_fonts::tables::maxp::Maxp;
use write_fonts::tables::name::{Name, NameRecord};
use write_fonts::tables::os2::{Os2, SelectionFlags};
use write_fonts::tables::post::Post;
use write_fonts::types::{Fixed, GlyphId, NameId, Tag};
use write_fonts::{FontBuilder, OffsetMarker};

/// Pixels of an em, and units of a pixel: so few that every step along an outline is one byte.
const EM: i32 = 8;
const DOT: i32 = 16;

#[test]
fn the_font_file_is_made_of_our_letters() {
    let made = made();
    if std::env::var_os("UPDATE_EXPECT").is_some_and(|set| set == "1") {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/endboss-pixel.ttf");
        std::fs::write(path, &made).expect("the font is written");
        return;
    }
    assert!(made == font_file(), "the letters have changed: cargo xtask golden");
}

/// Our letters as a TrueType font: always the same bytes.
fn made() -> Vec<u8> {
    let letters = letters();
    // The box for unknown letters is the first glyph; letters that look alike share one.
    let mut glyphs: Vec<&Glyph> = vec![unknown()];
    let mut places = Vec::new();
    for (letter, glyph) in &letters {
        let place = glyphs.iter().skip(1).position(|known| known == glyph).map(|at| at + 1);
        let place = place.unwrap_or_else(|| {
            glyphs.push(glyph);
            glyphs.len() - 1
        });
        places.push((*letter, GlyphId::new(place as u32)));
    }
    let outlines: Vec<Outline> = glyphs.iter().map(|glyph| drawn(glyph)).collect();
    let first = places.first().map_or(' ', |(letter, _)| *letter);
    let last = places.last().map_or(' ', |(letter, _)| *letter);
    let cmap = Cmap::from_mappings(places).expect("a letter has one glyph");
    let mut shapes = GlyfLocaBuilder::new();
    for outline in &outlines {
        shapes.add_glyph(outline).expect("an outline of a letter is small");
    }
    let (glyf, loca, format) = shapes.build();
    let bounds = Bounds::of(&outlines);
    let head = Head {
        font_revision: Fixed::from_f64(1.0),
        flags: Flags::BASELINE_AT_Y_0 | Flags::LSB_AT_X_0 | Flags::FORCE_INTEGER_PPEM,
        units_per_em: (EM * DOT) as u16,
        x_min: bounds.left,
        y_min: bounds.bottom,
        x_max: bounds.right,
        y_max: bounds.top,
        lowest_rec_ppem: EM as u16,
        index_to_loc_format: format as i16,
        ..Head::default()
    };
    let written = "our own tables are whole";
    let mut font = FontBuilder::new();
    font.add_table(&head).expect(written);
    font.add_table(&hhea(&glyphs, &bounds)).expect(written);
    font.add_table(&maxp(&outlines)).expect(written);
    font.add_table(&os2(&glyphs, first, last)).expect(written);
    font.add_table(&hmtx(&glyphs, &outlines)).expect(written);
    font.add_table(&cmap).expect(written);
    font.add_table(&loca).expect(written);
    font.add_table(&glyf).expect(written);
    font.add_table(&names()).expect(written);
    font.add_table(&post()).expect(written);
    font.build()
}

fn units(dots: i32) -> i16 {
    (dots * DOT) as i16
}

/// A letter is followed by one empty column.
fn advance(glyph: &Glyph) -> u16 {
    ((glyph.width + 1) * DOT) as u16
}

fn drawn(glyph: &Glyph) -> Outline {
    let contour = |line: Vec<(i32, i32)>| {
        let points = line.into_iter().map(|(x, y)| CurvePoint::on_curve(units(x), units(y)));
        Contour::from(points.collect::<Vec<_>>())
    };
    let contours: Vec<Contour> = outline(&glyph.dots).into_iter().map(contour).collect();
    if contours.is_empty() {
        return Outline::Empty;
    }
    let mut simple = SimpleGlyph { contours, ..SimpleGlyph::default() };
    simple.recompute_bounding_box();
    Outline::Simple(simple)
}

/// How far all letters reach.
struct Bounds {
    left: i16,
    bottom: i16,
    right: i16,
    top: i16,
}

impl Bounds {
    fn of(outlines: &[Outline]) -> Bounds {
        let boxes = outlines.iter().filter_map(Outline::bbox);
        let all = boxes.reduce(|all, one| all.union(one)).unwrap_or_default();
        Bounds { left: all.x_min, bottom: all.y_min, right: all.x_max, top: all.y_max }
    }
}

fn hhea(glyphs: &[&Glyph], bounds: &Bounds) -> Hhea {
    Hhea {
        ascender: units(ASCENT).into(),
        descender: units(-DESCENT).into(),
        advance_width_max: glyphs.iter().map(|glyph| advance(glyph)).max().unwrap_or(0).into(),
        min_left_side_bearing: bounds.left.into(),
        min_right_side_bearing: units(1).into(),
        x_max_extent: bounds.right.into(),
        caret_slope_rise: 1,
        number_of_h_metrics: glyphs.len() as u16,
        ..Hhea::default()
    }
}

fn hmtx(glyphs: &[&Glyph], outlines: &[Outline]) -> Hmtx {
    let left = |outline: &Outline| outline.bbox().map_or(0, |bounds| bounds.x_min);
    let both = glyphs.iter().zip(outlines);
    Hmtx::new(
        both.map(|(glyph, line)| LongMetric::new(advance(glyph), left(line))).collect(),
        vec![],
    )
}

fn maxp(outlines: &[Outline]) -> Maxp {
    let most = |count: fn(&SimpleGlyph) -> usize| {
        let counts = outlines.iter().map(|outline| match outline {
            Outline::Simple(simple) => count(simple),
            _ => 0,
        });
        Some(counts.max().unwrap_or(0) as u16)
    };
    Maxp {
        num_glyphs: outlines.len() as u16,
        max_points: most(|simple| simple.contours.iter().map(Contour::len).sum()),
        max_contours: most(|simple| simple.contours.len()),
        max_composite_points: Some(0),
        max_composite_contours: Some(0),
        max_zones: Some(1),
        max_twilight_points: Some(0),
        max_storage: Some(0),
        max_function_defs: Some(0),
        max_instruction_defs: Some(0),
        max_stack_elements: Some(0),
        max_size_of_instructions: Some(0),
        max_component_elements: Some(0),
        max_component_depth: Some(0),
    }
}

fn os2(glyphs: &[&Glyph], first: char, last: char) -> Os2 {
    let wide: i32 = glyphs.iter().map(|glyph| i32::from(advance(glyph))).sum();
    Os2 {
        x_avg_char_width: (wide / glyphs.len() as i32) as i16,
        // Basic Latin, Latin-1, Latin Extended-A, Cyrillic, General Punctuation.
        ul_unicode_range_1: 1 | 1 << 1 | 1 << 2 | 1 << 9 | 1 << 31,
        ach_vend_id: Tag::new(b"ENDB"),
        fs_selection: SelectionFlags::REGULAR | SelectionFlags::USE_TYPO_METRICS,
        us_first_char_index: first as u16,
        us_last_char_index: last as u16,
        s_typo_ascender: units(ASCENT),
        s_typo_descender: units(-DESCENT),
        us_win_ascent: units(ASCENT) as u16,
        us_win_descent: units(DESCENT) as u16,
        y_strikeout_size: units(1),
        y_strikeout_position: units(3),
        // Latin 1, Latin 2, Cyrillic.
        ul_code_page_range_1: Some(0b111),
        ul_code_page_range_2: Some(0),
        sx_height: Some(units(5)),
        s_cap_height: Some(units(7)),
        us_default_char: Some(0),
        us_break_char: Some(' ' as u16),
        us_max_context: Some(1),
        ..Os2::default()
    }
}

/// Names in English for Windows, which every system reads.
fn names() -> Name {
    let texts = [
        (NameId::COPYRIGHT_NOTICE, "Drawn for endboss; under its license."),
        (NameId::FAMILY_NAME, FONT_FAMILY),
        (NameId::SUBFAMILY_NAME, "Regular"),
        (NameId::UNIQUE_ID, "Endboss Pixel 1"),
        (NameId::FULL_NAME, FONT_FAMILY),
        (NameId::VERSION_STRING, "Version 1.000"),
        (NameId::POSTSCRIPT_NAME, "EndbossPixel-Regular"),
    ];
    let record = |(id, text): (NameId, &str)| {
        NameRecord::new(3, 1, 0x409, id, OffsetMarker::new(text.to_owned()))
    };
    Name::new(texts.map(record).into())
}

/// No names of glyphs: nobody reads them on a page.
fn post() -> Post {
    Post {
        version: write_fonts::types::Version16Dot16::VERSION_3_0,
        underline_position: units(-1).into(),
        underline_thickness: units(1).into(),
        ..Post::default()
    }
}

/// Counts how often the outline runs around a point.
struct Winding {
    point: (f32, f32),
    start: (f32, f32),
    at: (f32, f32),
    count: i32,
}

impl OutlineBuilder for Winding {
    fn move_to(&mut self, x: f32, y: f32) {
        (self.start, self.at) = ((x, y), (x, y));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let ((px, py), (ax, ay)) = (self.point, self.at);
        // All lines are upright or level: only upright ones to the right of the point count.
        if ax == x && x > px && (ay < py) != (y < py) {
            self.count += if y > ay { 1 } else { -1 };
        }
        self.at = (x, y);
    }

    fn quad_to(&mut self, _: f32, _: f32, _: f32, _: f32) {
        panic!("a pixel has no curves");
    }

    fn curve_to(&mut self, _: f32, _: f32, _: f32, _: f32, _: f32, _: f32) {
        panic!("a pixel has no curves");
    }

    fn close(&mut self) {
        let (x, y) = self.start;
        self.line_to(x, y);
    }
}

#[test]
fn every_letter_is_filled_as_it_is_drawn() {
    let file = made();
    let face = Face::parse(&file, 0).expect("a font");
    for (letter, glyph) in letters() {
        let id = face.glyph_index(letter).expect("a glyph");
        for y in -DESCENT..ASCENT {
            for x in 0..glyph.width {
                let middle = |at: i32| (at * DOT + DOT / 2) as f32;
                let (point, zero) = ((middle(x), middle(y)), (0.0, 0.0));
                let mut winding = Winding { point, start: zero, at: zero, count: 0 };
                face.outline_glyph(id, &mut winding);
                // Clockwise lines go down to the right of what they enclose.
                let dark = if glyph.dots.contains(&(x, y)) { -1 } else { 0 };
                assert_eq!(winding.count, dark, "{letter} at {x}, {y}");
            }
        }
    }
}
