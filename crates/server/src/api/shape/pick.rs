use endboss_journal::{Ids, write_pick};
use endboss_view::Pick;

/// The pick on offer that is written like this; none if nothing on offer is.
pub fn parse_pick(text: &str, options: &[Pick], ids: &impl Ids) -> Option<Pick> {
    let text = text.trim();
    options.iter().find(|pick| write_pick(**pick, ids) == text).copied()
}
