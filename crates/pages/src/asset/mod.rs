//! What pages are dressed with, under an address that changes with what it is: browsers keep it for
//! good, and a new release is seen at once.

mod script;
mod style;

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

/// Names of files with what is in them.
macro_rules! files {
    ($folder:literal: $($name:literal)*) => {
        &[$(($name, include_str!(concat!("../../assets/", $folder, "/", $name)))),*]
    };
}

const SCRIPTS: &[(&str, &str)] = files!("script":
    "again.js" "board.js" "clock.js" "copy.js" "dialog.js" "drag.js" "face.js" "focus.js"
    "forms.js" "glide.js" "keys.js" "line.js" "lost.js" "morph.js" "page.js" "replay.js" "send.js"
    "sound.js" "streams.js" "talk.js" "tip.js" "voice.js" "walk.js"
);

const STYLES: &[(&str, &str)] = files!("style":
    "aids.css" "daily.css" "dungeons.css" "face.css" "learn.css" "log.css" "motion.css"
    "narrow.css" "pages.css" "panels.css" "prompt.css" "replay.css" "rivals.css" "table.css"
    "tiles.css" "town.css" "waiting.css" "wide.css"
);

/// What pages name; everything else is a part of one of these.
const SHEETS: [&str; 6] =
    ["face.css", "pages.css", "table.css", "replay.css", "learn.css", "daily.css"];
const MODULES: [&str; 2] = ["replay.js", "face.js"];

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let made = |name: &'static str, kind: &'static str, bytes: Vec<u8>| {
        let hash = HEXLOWER.encode(&Sha256::digest(&bytes)[..6]);
        Asset { name, kind, bytes, address: format!("/static/{hash}/{name}") }
    };
    let font = made("pixel.ttf", "font/ttf", pictures::font().1.to_vec());
    let sheet = |name| {
        let dressed =
            style::join(name, STYLES).and_then(|sheet| style::dress(&sheet, &font.address));
        made(name, STYLE, dressed.expect("style sheets name what is there").into())
    };
    let module = |name| {
        let joined = script::join(name, SCRIPTS).expect("scripts fit together");
        made(name, SCRIPT, joined.into())
    };
    let all = SHEETS.into_iter().map(sheet).chain(MODULES.into_iter().map(module));
    let mut all: Vec<Asset> = all.collect();
    all.push(font);
    all
});

/// Comments that have lines of their own are left out: they are for whoever works on it.
fn without_comments(text: &str) -> String {
    let mut kept = String::new();
    let mut inside = false;
    for line in text.lines() {
        let words = line.trim();
        if inside || words.starts_with("/*") {
            let ends = words.find("*/").map(|at| at + 2);
            inside = ends.is_none();
            if ends.is_none_or(|at| at == words.len()) {
                continue;
            }
        } else if words.is_empty() || words.starts_with("//") {
            continue;
        }
        kept.extend([line, "\n"]);
    }
    kept
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
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn every_file_is_a_part_of_what_is_served() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        for (kind, files) in [("script", SCRIPTS), ("style", STYLES)] {
            let names = fs::read_dir(folder.join(kind))
                .expect("a folder")
                .map(|file| file.expect("a file").file_name().into_string().expect("a plain name"));
            let names: BTreeSet<String> = names.collect();
            let named: BTreeSet<String> =
                files.iter().map(|(name, _)| (*name).to_owned()).collect();
            assert_eq!(names, named, "{kind}");
            for (name, _) in files {
                let quoted = [format!("'./{name}'"), format!("\"./{name}\"")];
                let imports = |text: &str| quoted.iter().any(|it| text.contains(it));
                let served = SHEETS.contains(name) || MODULES.contains(name);
                let used = served || files.iter().any(|(_, text)| imports(text));
                assert!(used, "nothing imports {name}");
            }
        }
    }

    /// Both are on every page that is new to a browser.
    #[test]
    fn scripts_and_style_stay_small() {
        let bytes = |name: &str| asset(name).bytes.len();
        assert!(bytes("face.js") < 40_000, "{}", bytes("face.js"));
        assert!(bytes("table.css") < 30_000, "{}", bytes("table.css"));
    }

    #[test]
    fn comments_are_left_out() {
        let text = "// One.\na(); // two\n\n/** Three. */\n/*\n * Four.\n */\n  /** @type {X} */ (b).c();\n";
        assert_eq!(without_comments(text), "a(); // two\n  /** @type {X} */ (b).c();\n");
        for asset in ASSETS.iter().filter(|asset| [STYLE, SCRIPT].contains(&asset.kind)) {
            let text = String::from_utf8_lossy(&asset.bytes);
            let left = text.lines().find(|line| line.trim_start().starts_with("/*"));
            assert_eq!(left, None, "{}", asset.name);
        }
    }

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
