//! The face: HTML from what one viewer may know.
//!
//! Every page is made whole by a function of plain data: [`Look`] says how the reader wants it, the
//! rest is what the server found. Decisions are forms, so that all of it works without script; the
//! module in `assets/script/face.js` only makes it live. Nothing here knows how the game was decided, so
//! nothing here can show more than the `View` it was given.

mod asset;
mod board;
mod card;
mod error;
mod icon;
mod keys;
mod level;
mod lobby;
mod look;
mod page;
mod pictures;
mod replay;
mod table;

pub use asset::{Asset, asset, build as asset_build, find as find_asset};
pub use board::{Board, Guide, board, whole_log};
pub use card::{Cards, chips, full};
pub use error::{confirm, trouble};
pub use icon::icon;
pub use keys::{Deed, Keys, UnfitKey};
pub use level::{LEVELS, USUAL_LEVEL};
pub use lobby::lobby;
pub use look::{Look, Theme, Walk};
pub use page::{Frame, page};
pub use pictures::{Png, address, named as named_picture, png};
pub use replay::{
    Check, Eye, Line as ReplayLine, Moment, Outline, Point, Told as ReplayTold, TurnScores,
    moment_address, replay, result,
};
pub use table::{seat_link, table, wishes};

mod facts;
pub use facts::{
    ChatLine, ClaimFacts, Device, Hint, Holder, Own, Rest, SeatFacts, State, TableFacts, UndoFacts,
    bot_name,
};

mod about;
mod catalog;
mod choice;
mod concern;
mod contact;
mod daily;
mod form;
mod home;
mod learn;
mod new;
mod profile;
mod readable;
mod rules;
mod words;

pub use about::{about, favicon, manifest};
pub use catalog::{Sought, card_name, cards, one_card};
pub use choice::{Choice, players};
pub use contact::contact_sheet;
pub use daily::{
    Daily, DayResult, DayTally, MyDay, Shared, daily, left as day_left, of_day, shared, shared_told,
};
pub use form::Typed;
pub use home::{Home, MyTable, OpenTable, Played, home};
pub use learn::{LessonEnd, LessonFacts, LessonStep, learn, lesson, lesson_end};
pub use new::{NewTable, new_table};
pub use profile::{Profile, Rated, delete_me, new_phrase, profile};
pub use rules::rules;
pub use words::words;

pub use maud::Markup;
