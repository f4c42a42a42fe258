//! A contact sheet of a pack, ours or in a folder:
//! `cargo run -p endboss-art --example sheet -- OUT.png [pack]`.
//! With `table` instead of a pack it is one of icons, frames, backs and letters, with `heroes` one
//! of heroes on their way and portraits of bosses; `font` writes the font file, and `gallery` a
//! folder with every picture that is fixed.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use endboss_art::{
    Frame, Gallery, Icon, Picture, Token, Tone, back, card, chip, face, favicon, font_file, frame,
    icon, lettered_chip, logo, minion, panel, portrait, title, token, walk, walk_of, wallpaper,
};
use endboss_cards::Catalogue;
use endboss_lexicon::{Back, Face, Printing, Seat, Treasure};

const COLUMNS: usize = 10;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let Some(out) = arguments.next() else {
        eprintln!("usage: sheet OUT.png [pack]");
        return ExitCode::FAILURE;
    };
    let pack = arguments.next();
    match pack.as_deref() {
        Some("table") => return write(&out, &table().scaled(4).png()),
        Some("heroes") => return write(&out, &heroes().scaled(3).png()),
        Some("font") => return write(&out, font_file()),
        Some("gallery") => return folder(&out),
        _ => {}
    }
    let folder = pack.as_ref().map(PathBuf::from).filter(|folder| folder.is_dir());
    let ids: Vec<&str> = match &pack {
        Some(_) if folder.is_some() => Vec::new(),
        Some(pack) => vec![pack],
        None => vec!["classic", "super", "coins", "explorers", "items", "town"],
    };
    let catalogue = match Catalogue::with_shipped(&ids, &Vec::from_iter(folder.clone())) {
        Ok(catalogue) => catalogue,
        Err(problems) => {
            problems.iter().for_each(|problem| eprintln!("{problem}"));
            return ExitCode::FAILURE;
        }
    };
    let one = match &folder {
        Some(_) => catalogue.packs().last().map(|pack| pack.manifest.id.clone()),
        None => pack.clone(),
    };
    let wanted = |id: &str| one.as_deref().is_none_or(|pack| id.starts_with(&format!("{pack}/")));
    let start = Instant::now();
    let pictures: Vec<Picture> = catalogue
        .kinds()
        .filter(|kind| wanted(catalogue.id(*kind)))
        .map(|kind| card(catalogue.card(kind, Printing::Anniversary), catalogue.id(kind)))
        .collect();
    let each = start.elapsed().as_micros() / pictures.len().max(1) as u128;
    println!("{} pictures, {each} µs each", pictures.len());
    let start = Instant::now();
    let bytes: usize = pictures.iter().map(|picture| picture.png().len()).sum();
    let mean = bytes / pictures.len().max(1);
    println!("{bytes} bytes of files, {mean} each, in {} ms", start.elapsed().as_millis());
    write(&out, &sheet(&pictures).scaled(4).png())
}

fn folder(out: &str) -> ExitCode {
    let gallery = Gallery::new();
    if let Err(error) = std::fs::create_dir_all(out) {
        eprintln!("{out}: {error}");
        return ExitCode::FAILURE;
    }
    let mut bytes = 0;
    for name in gallery.names() {
        let Some(work) = gallery.named(name) else { continue };
        bytes += work.png().len();
        if write(&format!("{out}/{name}.png"), &work.png()) != ExitCode::SUCCESS {
            return ExitCode::FAILURE;
        }
    }
    println!("{} files, {bytes} bytes", gallery.names().count());
    ExitCode::SUCCESS
}

fn write(out: &str, file: &[u8]) -> ExitCode {
    match std::fs::write(out, file) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{out}: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Everything that is not the picture of a card, row by row.
fn table() -> Picture {
    let icons: Vec<_> = Icon::ALL.into_iter().map(icon).collect();
    let kinds = Treasure::ALL.into_iter().map(Some).chain([None]);
    let mut frames: Vec<_> =
        Frame::ALL.into_iter().zip(kinds.cycle()).map(|(kind, of)| frame(kind, of)).collect();
    frames.extend([Back::Room, Back::Spell].map(back));
    let lines = [
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789",
        "abcdefghijklmnopqrstuvwxyz .,:;!?-+*/()",
        "Zażółć gęślą jaźń ŁÓDŹ ŻÓŁW Perché così più è",
        "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ ЁЪЫЭ",
        "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя ёъыэ",
        "Crystal Golem Lab “Quest!” Minotaur’s Maze",
    ];
    let chips: Vec<_> = Icon::ALL.into_iter().map(chip).collect();
    let mut rows = vec![Picture::strip(&icons[..24]), Picture::strip(&icons[24..])];
    rows.extend([Picture::strip(&chips[..24]), Picture::strip(&chips[24..])]);
    let mut small: Vec<_> = Token::ALL.into_iter().map(token).collect();
    small.extend((0..6).map(|seat| minion(Seat(seat))));
    small.extend(Treasure::ALL.map(|kind| {
        lettered_chip(Icon::Treasure(kind), format!("{kind:?}").chars().next().unwrap_or('?'))
    }));
    rows.push(Picture::strip(&small));
    frames.extend(Tone::ALL.map(panel));
    rows.push(Picture::strip(&frames));
    let mut large = vec![logo(), face(false), face(true), favicon()];
    large.extend(Tone::ALL.map(wallpaper));
    rows.push(Picture::strip(&large));
    rows.extend(lines.map(title));
    stack(&rows)
}

/// Rows one below the other.
fn stack(rows: &[Picture]) -> Picture {
    let width = rows.iter().map(Picture::width).max().unwrap_or(1);
    let height: usize = rows.iter().map(|row| row.height() + 2).sum();
    let mut table = Picture::new(width + 4, height + 2);
    table.fill(0, 0, table.width() as i32, table.height() as i32, [58, 52, 72, 255]);
    let mut top = 2;
    for row in rows {
        table.put(row, 2, top);
        top += row.height() as i32 + 2;
    }
    table
}

/// Heroes on their way and portraits of bosses, of every pack.
fn heroes() -> Picture {
    let catalogue = Catalogue::shipped(&["classic", "super", "coins", "explorers"]);
    let classes = Treasure::ALL.into_iter().map(Some).chain([None]);
    let mut walks: Vec<Picture> = classes.map(walk_of).collect();
    let mut faces = Vec::new();
    for kind in catalogue.kinds() {
        let (one, id) = (catalogue.card(kind, Printing::Anniversary), catalogue.id(kind));
        match one.face {
            Face::Hero(_) => walks.push(walk(one, id)),
            Face::Boss(_) => faces.push(portrait(one, id)),
            _ => {}
        }
    }
    let mut rows: Vec<Picture> = walks.chunks(4).map(Picture::strip).collect();
    rows.extend(faces.chunks(20).map(Picture::strip));
    stack(&rows)
}

fn sheet(pictures: &[Picture]) -> Picture {
    let (width, height) = pictures.first().map_or((1, 1), |one| (one.width(), one.height()));
    let rows = pictures.len().div_ceil(COLUMNS).max(1);
    let mut sheet = Picture::new(COLUMNS * (width + 2) + 2, rows * (height + 2) + 2);
    sheet.fill(0, 0, sheet.width() as i32, sheet.height() as i32, [20, 16, 28, 255]);
    for (at, picture) in pictures.iter().enumerate() {
        let (column, row) = (at % COLUMNS, at / COLUMNS);
        sheet.put(picture, (column * (width + 2) + 2) as i32, (row * (height + 2) + 2) as i32);
    }
    sheet
}
