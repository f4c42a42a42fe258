//! The JSON of the API as types: what a viewer may know, in words that a program can rely on.
//!
//! Cards are ids, seats are letters, and whatever is counted (slots, spaces, abilities) is counted
//! from one, as people count. A pick is written as a journal writes it.

mod ask;
mod asked;
mod forecast;
mod hint;
mod log;
mod numbers;
mod settings;
mod shown;
mod spoken;
mod table;
#[cfg(test)]
mod tests;
mod view;
mod windows;
mod word;

pub use ask::{Ask, Filter, Place, SlotAt, Source, Target};
pub use forecast::{Forecast, Hit, Lure, LureCount, WalkForecast};
pub use hint::Hint;
pub use log::{Event, LogLine};
pub use numbers::{NumberPart, Numbers, SeatNumbers, TreasureParts};
pub use settings::Settings;
pub use table::{Facts, Own};
pub use view::{
    BossView, DeclaredView, HeroView, Known, LandmarkView, Outcome, RoomView, SeatView, SlotView,
    Spot, TargetSeen, Top, Treasures, View, WalkView,
};
pub use windows::Windows;
pub use word::{
    Asked, Back, CardId, Cause, Letter, Lured, NumberSource, Phase, RoomSort, SpellBy, Titles,
    Treasure, Viewer, Waiting, WalkEnd, Whose,
};
