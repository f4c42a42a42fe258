//! A contact sheet of a pack, ours or in a folder:
//! `cargo run -p endboss-art --example sheet -- OUT.png [pack]`.
//! With `table` instead of a pack it is one of icons, frames, backs and letters.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use endboss_art::{Frame, Icon, Picture, back, card, frame, icon, title};
use endboss_cards::Catalogue;
use endboss_lexicon::{Back, Printing, Treasure};

const COLUMNS: usize = 10;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let Some(out) = arguments.next() else {
        eprintln!("usage: sheet OUT.png [pack]");
        return ExitCode::FAILURE;
    };
    let pack = arguments.next();
    if pack.as_deref() == Some("table") {
        return write(&out, &table().scaled(4));
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
    write(&out, &sheet(&pictures).scaled(4))
}

fn write(out: &str, picture: &Picture) -> ExitCode {
    match std::fs::write(out, picture.png()) {
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
    let mut rows = vec![Picture::strip(&icons[..22]), Picture::strip(&icons[22..])];
    rows.push(Picture::strip(&frames));
    rows.extend(lines.map(title));
    let width = rows.iter().map(Picture::width).max().unwrap_or(1);
    let height: usize = rows.iter().map(|row| row.height() + 2).sum();
    let mut table = Picture::new(width + 4, height + 2);
    table.fill(0, 0, table.width() as i32, table.height() as i32, [58, 52, 72, 255]);
    let mut top = 2;
    for row in &rows {
        table.put(row, 2, top);
        top += row.height() as i32 + 2;
    }
    table
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
