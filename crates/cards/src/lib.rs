//! The catalogue: packs of cards as data files, read, checked and turned into the lexicon's types.
//!
//! A pack is a folder with a `pack.toml` and up to six files of cards. Ours are inside the binary;
//! others are loaded from where they are. docs/CARDS.md describes the notation. Which cards of
//! several packs play together is a matter of [`Catalogue::mix`].
//!
//! Cards are closed data: whatever a file says that the vocabulary does not know, or that could
//! never happen, is a [`Problem`] with file and line. [ARCHITECTURE 11]

mod catalogue;
mod check;
mod find;
mod hint;
mod load;
mod mix;
mod notation;
mod pack;
mod problem;
mod read;
mod source;

pub use catalogue::{Catalogue, Entry};
pub use find::{NotFound, slug};
pub use mix::Unfit;
pub use pack::{Counts, Manifest, PACK_FILES, Pack};
pub use problem::Problem;
pub use source::Source;
