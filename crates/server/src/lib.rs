//! Tables that lose nothing and leak nothing: HTTP, table actors, store, identity.

pub mod api;
pub mod notice;
pub mod operate;
pub mod store;
pub mod people {
    // Its own folder comes with the rest of the identity.
    pub mod ratings {
        use crate::store::{PersonId, Rating};
        pub fn first() -> Rating {
            Rating { rating: 25.0, uncertainty: 25.0 / 3.0 }
        }
        pub fn update(places: &[(PersonId, Rating, u8)]) -> Vec<Rating> {
            places.iter().map(|p| p.1).collect()
        }
    }
}
pub mod table;
