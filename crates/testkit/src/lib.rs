//! What tests, chores and the binary share: scenarios and the names of cards.

pub mod fuzz;
pub mod scenario;

pub use endboss_gamebox::CardNames;

/// The scenario files of the repository, in order.
pub fn scenario_files() -> Vec<std::path::PathBuf> {
    fn walk(folder: &std::path::Path, files: &mut Vec<std::path::PathBuf>) {
        let Ok(entries) = std::fs::read_dir(folder) else { return };
        for path in entries.flatten().map(|e| e.path()) {
            if path.is_dir() {
                walk(&path, files);
            } else if path.extension().is_some_and(|e| e == "scenario") {
                files.push(path);
            }
        }
    }
    let mut files = Vec::new();
    walk(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios"), &mut files);
    files.sort();
    files
}
