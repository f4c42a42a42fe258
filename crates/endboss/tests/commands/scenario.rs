use crate::{Folder, good, refused, run};

const SMALL: &str = "\
title: A small one
edition: all
A boss: Draculord
A hand: Freeze
B boss: Xyzax
B dungeon: Dark Altar
phase: build
A: cast Freeze on B's Dark Altar
";

#[test]
fn a_scenario_that_passes_tells_what_happened() {
    let folder = Folder::new("scenario-passes");
    let file = folder.write("small.scenario", SMALL);
    let told = good(&["scenario", &file]);
    assert!(told.starts_with("A small one\n\nEdition: first, 2 players\n"), "{told}");
    assert!(told.contains("A plays Freeze on Dark Altar in B’s dungeon."), "{told}");
    assert!(told.ends_with(&format!("ok   {file}: passed in 3 editions\n")), "{told}");
    let quiet = good(&["scenario", "--quiet", &file]);
    assert_eq!(quiet, format!("ok   {file}: passed in 3 editions\n"));
}

#[test]
fn a_difference_is_told_and_is_no_success() {
    let folder = Folder::new("scenario-differs");
    let file = folder.write("small.scenario", format!("{SMALL}expect B rooms: 7\n"));
    folder.write("deep/other.scenario", SMALL);
    let said = run(&["scenario", &file]);
    assert_eq!((said.code, said.err.as_str()), (1, "error: 1 scenario failed\n"));
    let place = format!("FAIL {file}:9: expect B rooms: 7 (first edition)\n    found: ");
    assert!(said.out.contains(&place), "{}", said.out);
    // A folder means all scenarios in it.
    let all = run(&["scenario", "--quiet", folder.path().to_str().expect("a plain path")]);
    assert_eq!(all.code, 1);
    assert!(all.out.ends_with("1 passed, 1 failed, 0 cannot be read\n"), "{}", all.out);
}

#[test]
fn a_pick_that_is_not_on_offer_lists_what_is() {
    let folder = Folder::new("scenario-offer");
    let text = SMALL.replace("A: cast Freeze on B's Dark Altar", "A: use Dark Altar");
    let said = run(&["scenario", &folder.write("small.scenario", text)]);
    assert_eq!(said.code, 1);
    assert!(said.out.contains("A is asked about declaring and may: pass; cast Freeze"), "{said:?}");
}

#[test]
fn what_cannot_be_read_is_refused() {
    let folder = Folder::new("scenario-unreadable");
    let file = folder.write("small.scenario", SMALL.replace("Freeze\nB", "Frezee\nB"));
    let said = run(&["scenario", &file]);
    assert_eq!((said.code, said.err.as_str()), (2, "error: 1 scenario cannot be read\n"));
    let place = format!("{file}:4: there is no card \"Frezee\"; did you mean \"Freeze\"?");
    assert!(said.out.contains(&place), "{}", said.out);

    let noise: Vec<u8> =
        (0..1u32 << 20).map(|n| (n.wrapping_mul(2654435761) >> 24) as u8).collect();
    let file = folder.write("noise.scenario", noise);
    assert_eq!(refused(&["scenario", &file]), format!("{file}: is not UTF-8 text"));
    let missing = refused(&["scenario", "no-such.scenario"]);
    assert_eq!(missing, "there is no file no-such.scenario");
    let empty = Folder::new("scenario-none");
    let none = refused(&["scenario", empty.path().to_str().expect("a plain path")]);
    assert!(none.ends_with("there is no file that ends with .scenario"), "{none}");
}
