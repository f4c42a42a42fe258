//! A finished picture: plain pixels, and the file they become.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::fmt;

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

/// Red, green, blue, and how solid it is.
pub type Color = [u8; 4];

pub(crate) const CLEAR: Color = [0; 4];

/// A picture of single pixels, to be shown at a whole multiple of its size.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    width: usize,
    height: usize,
    pixels: Vec<Color>,
}

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Picture({}x{}, {})", self.width, self.height, hash(self))
    }
}

impl Picture {
    /// All clear.
    pub fn new(width: usize, height: usize) -> Picture {
        Picture { width, height, pixels: vec![CLEAR; width * height] }
    }

    pub fn width(&self) -> usize {
        self.width
    }

    pub fn height(&self) -> usize {
        self.height
    }

    /// Row by row.
    pub fn pixels(&self) -> &[Color] {
        &self.pixels
    }

    /// Clear outside.
    pub fn get(&self, x: i32, y: i32) -> Color {
        self.place(x, y).map_or(CLEAR, |at| self.pixels[at])
    }

    /// Nothing happens outside.
    pub fn set(&mut self, x: i32, y: i32, color: Color) {
        if let Some(at) = self.place(x, y) {
            self.pixels[at] = color;
        }
    }

    pub fn fill(&mut self, x: i32, y: i32, width: i32, height: i32, color: Color) {
        for y in y..y + height {
            for x in x..x + width {
                self.set(x, y, color);
            }
        }
    }

    fn place(&self, x: i32, y: i32) -> Option<usize> {
        let (x, y) = (usize::try_from(x).ok()?, usize::try_from(y).ok()?);
        (x < self.width && y < self.height).then(|| y * self.width + x)
    }

    /// Puts another picture on top, its clear pixels left out.
    pub fn put(&mut self, other: &Picture, left: i32, top: i32) {
        for y in 0..other.height as i32 {
            for x in 0..other.width as i32 {
                let color = other.get(x, y);
                if color[3] > 0 {
                    self.set(left + x, top + y, color);
                }
            }
        }
    }

    /// Every pixel as a square of this side.
    pub fn scaled(&self, by: usize) -> Picture {
        let mut large = Picture::new(self.width * by, self.height * by);
        for (at, color) in large.pixels.iter_mut().enumerate() {
            let (x, y) = (at % (self.width * by) / by, at / (self.width * by) / by);
            *color = self.pixels[y * self.width + x];
        }
        large
    }

    /// Pictures of one height side by side: the frames of an idle, a sheet of icons.
    pub fn strip(pictures: &[Picture]) -> Picture {
        let width = pictures.iter().map(|one| one.width).sum();
        let height = pictures.iter().map(|one| one.height).max().unwrap_or(0);
        let mut strip = Picture::new(width, height);
        let mut left = 0;
        for one in pictures {
            strip.put(one, left, 0);
            left += one.width as i32;
        }
        strip
    }

    /// The picture as a PNG file. Few colors make a small file with a palette of its own.
    pub fn png(&self) -> Vec<u8> {
        match self.palette() {
            Some(palette) => self.indexed(&palette),
            None => {
                let (sort, depth) = (png::ColorType::Rgba, png::BitDepth::Eight);
                self.write(sort, depth, png::Filter::Adaptive, self.pixels.as_flattened(), &[])
            }
        }
    }

    /// All colors, clear ones first so that the others need not be said to be solid, then by how
    /// many pixels have them, which packs best; none if they are too many.
    fn palette(&self) -> Option<Vec<Color>> {
        let mut count: HashMap<Color, usize> = HashMap::new();
        for run in self.pixels.chunk_by(|one, next| one == next) {
            *count.entry(run[0]).or_default() += run.len();
        }
        let mut all: Vec<Color> = count.keys().copied().collect();
        all.sort_unstable_by_key(|color| (color[3], Reverse(count[color]), *color));
        (all.len() <= 256).then_some(all)
    }

    fn indexed(&self, palette: &[Color]) -> Vec<u8> {
        let place: HashMap<Color, u8> = palette.iter().copied().zip(0..=255).collect();
        let (depth, bits) = match palette.len() {
            ..=2 => (png::BitDepth::One, 1),
            3..=4 => (png::BitDepth::Two, 2),
            5..=16 => (png::BitDepth::Four, 4),
            _ => (png::BitDepth::Eight, 8),
        };
        // Rows begin at a whole byte; the first pixel is in its highest bits.
        let mut data = Vec::new();
        for row in self.pixels.chunks(self.width) {
            for few in row.chunks(8 / bits) {
                let packed = few
                    .iter()
                    .enumerate()
                    .fold(0, |byte, (at, color)| byte | place[color] << (8 - bits * (at + 1)));
                data.push(packed);
            }
        }
        let sort = png::ColorType::Indexed;
        let tries = [png::Filter::NoFilter, png::Filter::Up]
            .map(|filter| self.write(sort, depth, filter, &data, palette));
        // A picture has the same file on every machine, so the first of the smallest.
        tries.into_iter().min_by_key(Vec::len).unwrap_or_default()
    }

    fn write(
        &self,
        sort: png::ColorType,
        depth: png::BitDepth,
        filter: png::Filter,
        data: &[u8],
        palette: &[Color],
    ) -> Vec<u8> {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, self.width as u32, self.height as u32);
        encoder.set_color(sort);
        encoder.set_depth(depth);
        encoder.set_compression(png::Compression::High);
        encoder.set_filter(filter);
        if !palette.is_empty() {
            encoder
                .set_palette(palette.iter().flat_map(|c| [c[0], c[1], c[2]]).collect::<Vec<_>>());
            let clear: Vec<u8> =
                palette.iter().map(|c| c[3]).filter(|solid| *solid < 255).collect();
            if !clear.is_empty() {
                encoder.set_trns(clear);
            }
        }
        // Writing to memory fails only for a picture without any pixel, which nothing here makes.
        let mut writer = encoder.write_header().expect("a picture has pixels");
        writer.write_image_data(data).expect("as many bytes as pixels");
        writer.finish().expect("memory takes everything");
        file
    }
}

/// An address for the picture: equal pixels have the same, whenever and wherever they were made.
pub fn hash(picture: &Picture) -> String {
    let mut sha = Sha256::new();
    sha.update((picture.width as u32).to_le_bytes());
    sha.update(picture.pixels.as_flattened());
    address(&sha.finalize())
}

/// The first eight bytes of a hash in letters: enough for any number of pictures.
pub(crate) fn address(hash: &[u8]) -> String {
    HEXLOWER.encode(&hash[..8])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_clear_outside() {
        let mut one = Picture::new(2, 2);
        one.set(5, 0, [1, 2, 3, 255]);
        one.set(1, 1, [1, 2, 3, 255]);
        assert_eq!((one.get(-1, 0), one.get(1, 1)), (CLEAR, [1, 2, 3, 255]));
        assert_eq!(one.scaled(3).get(5, 3), [1, 2, 3, 255]);
    }

    #[test]
    fn the_same_pixels_in_another_shape_have_another_hash() {
        assert_ne!(hash(&Picture::new(2, 4)), hash(&Picture::new(4, 2)));
        assert_eq!(hash(&Picture::new(2, 4)), hash(&Picture::new(2, 4)));
    }

    #[test]
    fn a_png_of_many_colors_holds_them_all() {
        let mut many = Picture::new(20, 20);
        for at in 0..400 {
            many.set(at % 20, at / 20, [at as u8, (at / 256) as u8, 7, 255]);
        }
        for one in [many, Picture::new(3, 3)] {
            let file = one.png();
            let mut decoder = png::Decoder::new(std::io::Cursor::new(file));
            decoder.set_transformations(png::Transformations::EXPAND | png::Transformations::ALPHA);
            let mut reader = decoder.read_info().expect("a header");
            let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
            reader.next_frame(&mut bytes).expect("a frame");
            assert_eq!(bytes, one.pixels().as_flattened());
        }
    }
}
