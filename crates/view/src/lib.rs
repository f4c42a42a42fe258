//! What one viewer may know of a game, as plain types.
//!
//! A `View` is whole: whoever holds the latest one needs no earlier one. The engine writes it, and
//! everybody else (pages, bots, logs, tests) reads it. How it was decided is not here.

mod ask;
mod forecast;
mod numbers;
mod pick;
mod seen;
mod view;
mod why;

pub use ask::{Ask, Asked, Source};
pub use forecast::{Forecast, Hit, Lure, Lured, WalkEnd, WalkForecast};
pub use numbers::{NumberPart, NumberSource, Numbers, SeatNumbers};
pub use pick::Pick;
pub use seen::{Beat, CardSeen, Seen, Spot, TargetSeen};
pub use view::{
    BossView, Cause, DeclaredView, HeroView, Known, LandmarkView, Mark, Outcome, Phase, RoomView,
    SeatView, SlotView, View, Waiting, WalkView,
};
pub use why::Why;
