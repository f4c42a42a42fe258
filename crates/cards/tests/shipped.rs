//! The packs inside the binary.

use endboss_cards::{Catalogue, Source};

#[test]
fn every_shipped_pack_is_sound_alone_and_with_all_others() {
    let ids: Vec<_> = Source::shipped_ids().collect();
    assert_eq!(ids, ["classic", "town", "super", "explorers", "items", "coins"]);
    for id in &ids {
        assert!(!Catalogue::shipped(&[id]).is_empty(), "{id}");
    }
    let all = Catalogue::shipped(&ids);
    let sum: usize = ids.iter().map(|id| cards_of(&all, id)).sum();
    assert_eq!(sum, all.len());
}

fn cards_of(catalogue: &Catalogue, pack: &str) -> usize {
    catalogue.kinds().filter(|kind| catalogue.entry(*kind).pack == pack).count()
}
