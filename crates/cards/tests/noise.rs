//! Whatever bytes a pack is made of, reading it ends with problems or cards, never with a panic.

use endboss_cards::{Catalogue, PACK_FILES, Source};

const MEGABYTE: usize = 1 << 20;

/// A small generator, so that a failure can be repeated.
struct Noise(u64);

impl Noise {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }
}

/// Loads a pack in which every file is made so, and expects problems that name their lines.
fn is_refused(mut file: impl FnMut() -> Vec<u8>) {
    let files: Vec<_> = PACK_FILES.iter().map(|name| (*name, file())).collect();
    let problems = Catalogue::of(vec![Source::new("noise", files)]).expect_err("noise is no pack");
    assert!(problems.len() >= PACK_FILES.len());
    // A person reads them: not one per byte.
    assert!(problems.len() <= 30 * PACK_FILES.len(), "{}", problems.len());
    for problem in problems {
        assert!(problem.line.is_some(), "{problem}");
    }
}

#[test]
fn a_megabyte_of_bytes() {
    let mut noise = Noise(0x5eed_0001);
    is_refused(|| (0..MEGABYTE).map(|_| noise.next() as u8).collect());
}

#[test]
fn a_megabyte_of_letters() {
    let mut noise = Noise(0x5eed_0002);
    is_refused(|| {
        let mut text = String::new();
        while text.len() < MEGABYTE {
            text.extend(char::from_u32(noise.next() as u32 % 0x11_0000));
        }
        text.into_bytes()
    });
}

#[test]
fn a_megabyte_of_pieces_of_toml() {
    let pieces = [
        "[[room]]\n",
        "[",
        "]",
        "{",
        "}",
        "=",
        "\"",
        "'",
        "\n",
        ",",
        ".",
        "#",
        " ",
        "id",
        "do",
        "room",
        "name",
        "1",
        "-",
        "true",
        "\"\"\"",
        "ability",
        "\\u",
        "é",
    ];
    let mut noise = Noise(0x5eed_0003);
    is_refused(|| {
        let mut text = String::new();
        while text.len() < MEGABYTE {
            text.push_str(pieces[noise.below(pieces.len())]);
        }
        text.into_bytes()
    });
}

#[test]
fn a_megabyte_of_brackets() {
    for piece in ["[", "{", "a = [", "a.", "[[a]]\n", "a = {a=", "\"", "a = 1\n"] {
        is_refused(|| piece.repeat(MEGABYTE / piece.len()).into_bytes());
    }
}

/// Our own files with a few bytes changed: close enough to reach every corner of the reader.
#[test]
fn slightly_damaged_cards() {
    let mut noise = Noise(0x5eed_0004);
    for id in Source::shipped_ids() {
        let catalogue = Catalogue::shipped(&[id]);
        let pack = catalogue.packs().iter().find(|pack| pack.manifest.id == id);
        let files = &pack.expect("it is there").files;
        let mut sound = 0;
        for _ in 0..200 {
            let mut damaged: Vec<(String, Vec<u8>)> = files
                .iter()
                .map(|(name, text)| (name.clone(), text.clone().into_bytes()))
                .collect();
            damage(&mut damaged[noise.below(files.len())].1, &mut noise);
            // Some changes only hit a comment or a name.
            sound += usize::from(Catalogue::of(vec![Source::new("noise", damaged)]).is_ok());
        }
        assert!((1..120).contains(&sound), "{sound} of 200 damaged {id} packs were still sound");
    }
}

/// Changes, removes or repeats a few bytes.
fn damage(bytes: &mut Vec<u8>, noise: &mut Noise) {
    for _ in 0..=noise.below(3) {
        let at = noise.below(bytes.len());
        match noise.below(3) {
            0 => bytes[at] = noise.next() as u8,
            1 => drop(bytes.remove(at)),
            _ => {
                let from = noise.below(bytes.len());
                let piece = bytes[from..bytes.len().min(from + 20)].to_vec();
                bytes.splice(at..at, piece);
            }
        }
    }
}
