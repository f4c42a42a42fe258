//! What pages are dressed with, under an address that changes with what it is: browsers keep it for
//! good, and a new release is seen at once.

use std::sync::LazyLock;

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::pictures;

#[derive(Debug)]
pub struct Asset {
    pub name: &'static str,
    pub kind: &'static str,
    pub bytes: Vec<u8>,
    /// Where it is served.
    pub address: String,
}

const STYLE: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// One module, written in parts.
const FACE: &str = concat!(
    include_str!("../assets/face.js"),
    include_str!("../assets/morph.js"),
    include_str!("../assets/voice.js"),
    include_str!("../assets/line.js"),
);

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let made = |name: &'static str, kind: &'static str, bytes: Vec<u8>| {
        let hash = HEXLOWER.encode(&Sha256::digest(&bytes)[..6]);
        Asset { name, kind, bytes, address: format!("/static/{hash}/{name}") }
    };
    let files = [
        ("face.css", STYLE, include_str!("../assets/face.css")),
        ("pages.css", STYLE, include_str!("../assets/pages.css")),
        ("table.css", STYLE, include_str!("../assets/table.css")),
        ("replay.css", STYLE, include_str!("../assets/replay.css")),
        ("learn.css", STYLE, include_str!("../assets/learn.css")),
        ("daily.css", STYLE, include_str!("../assets/daily.css")),
        ("replay.js", SCRIPT, include_str!("../assets/replay.js")),
        ("face.js", SCRIPT, FACE),
    ];
    let font = made("pixel.ttf", "font/ttf", pictures::font().1.to_vec());
    let dressed = |text: &str| dress(text, &font.address);
    let files = files.into_iter().map(|(name, kind, text)| made(name, kind, dressed(text).into()));
    let mut all: Vec<Asset> = files.collect();
    all.push(font);
    all
});

/// Puts in the addresses that a style sheet cannot know: `@font`, and `@art(NAME)` for a picture.
fn dress(text: &str, font: &str) -> String {
    let mut parts = text.split("@art(");
    let mut made = parts.next().unwrap_or_default().replace("@font(pixel)", font);
    for part in parts {
        let (name, rest) = part.split_once(')').expect("a style sheet closes what it opens");
        made.push_str(&pictures::named(name).expect("a style sheet names pictures that are there"));
        made.push_str(&rest.replace("@font(pixel)", font));
    }
    made
}

/// An asset of ours, by its name.
pub fn asset(name: &str) -> &'static Asset {
    ASSETS.iter().find(|asset| asset.name == name).expect("pages name assets that are there")
}

/// By the address it is served at.
pub fn find(address: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|asset| asset.address == address)
}

/// Changes with every release whose pages differ, so that an open page notices.
pub fn build() -> &'static str {
    static BUILD: LazyLock<String> = LazyLock::new(|| {
        let mut hash = Sha256::new();
        hash.update(env!("CARGO_PKG_VERSION"));
        for asset in ASSETS.iter() {
            hash.update(&asset.address);
        }
        HEXLOWER.encode(&hash.finalize()[..6])
    });
    &BUILD
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Letters grow with what the reader set in the browser.
    #[test]
    fn no_style_sheet_sets_letters_in_pixels() {
        for asset in ASSETS.iter().filter(|asset| asset.kind == STYLE) {
            let sheet = String::from_utf8_lossy(&asset.bytes);
            let parts = sheet.split([';', '{', '}']).map(str::trim);
            let letters =
                parts.filter(|it| it.starts_with("font:") || it.starts_with("font-size:"));
            for set in letters {
                assert!(!set.contains("px"), "{}: {set}", asset.name);
            }
        }
    }
}
