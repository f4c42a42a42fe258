//! A contact sheet of a pack: `cargo run -p endboss-art --example sheet -- OUT.png [pack]`.

use std::process::ExitCode;

use endboss_art::{Picture, card};
use endboss_cards::Catalogue;
use endboss_lexicon::Printing;

const COLUMNS: usize = 10;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let Some(out) = arguments.next() else {
        eprintln!("usage: sheet OUT.png [pack]");
        return ExitCode::FAILURE;
    };
    let pack = arguments.next();
    let ids: Vec<&str> = match &pack {
        Some(pack) => vec![pack],
        None => vec!["classic", "super", "coins", "explorers", "items", "town"],
    };
    let catalogue = match Catalogue::with_shipped(&ids, &[]) {
        Ok(catalogue) => catalogue,
        Err(problems) => {
            problems.iter().for_each(|problem| eprintln!("{problem}"));
            return ExitCode::FAILURE;
        }
    };
    let wanted = |id: &str| pack.as_deref().is_none_or(|pack| id.starts_with(&format!("{pack}/")));
    let pictures: Vec<Picture> = catalogue
        .kinds()
        .filter(|kind| wanted(catalogue.id(*kind)))
        .map(|kind| card(catalogue.card(kind, Printing::Anniversary), catalogue.id(kind)))
        .collect();
    match std::fs::write(&out, sheet(&pictures).scaled(4).png()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{out}: {error}");
            ExitCode::FAILURE
        }
    }
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
