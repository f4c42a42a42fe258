//! The durability figures.

use std::fs;

use endboss_server::store::measure::durability;
use tempfile::TempDir;

#[test]
fn all_four_ways_are_measured_and_nothing_is_left() {
    let folder = TempDir::new().unwrap();
    let measured = durability(folder.path(), 0.1).unwrap();
    for rate in [measured.plain, measured.plain_grouped, measured.alone, measured.together] {
        assert!(rate.is_finite() && rate > 0.0, "{measured:?}");
    }
    assert_eq!(measured.alone_ratio(), measured.alone / measured.plain);
    assert_eq!(measured.together_ratio(), measured.together / measured.plain_grouped);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    // Where no folder can be made, the reason is told.
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    assert!(durability(&file, 0.1).unwrap_err().to_string().contains("file"));
}
