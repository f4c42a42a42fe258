//! The durability figures.

use std::fs;

use endboss_store::measure::durability;
use tempfile::TempDir;

#[test]
fn all_four_ways_are_measured_and_nothing_is_left() {
    let folder = TempDir::new().unwrap();
    let measured = durability(folder.path(), 0.1).unwrap();
    for figure in [
        measured.plain,
        measured.plain_grouped,
        measured.alone,
        measured.together,
        measured.alone_ratio,
        measured.together_ratio,
    ] {
        assert!(figure.is_finite() && figure > 0.0, "{measured:?}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    // Where no folder can be made, the reason is told.
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    assert!(durability(&file, 0.1).unwrap_err().to_string().contains("file"));
}
