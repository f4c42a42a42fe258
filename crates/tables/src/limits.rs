//! How many tables of a kind somebody may have.

/// How many tables of a kind somebody may have; without a number, as many as they like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableLimits {
    /// In the list that everybody sees, waiting or played, of one host: 3.
    pub listed_per_person: Option<u32>,
    /// The same made from one address: 12.
    pub listed_per_address: Option<u32>,
    /// Games that bots play alone, of one host: 2.
    pub alone_per_person: Option<u32>,
    /// The same begun from one address: 4.
    pub alone_per_address: Option<u32>,
    /// The same of everybody: 8.
    pub alone: Option<u32>,
}

impl Default for TableLimits {
    fn default() -> TableLimits {
        TableLimits {
            listed_per_person: Some(3),
            listed_per_address: Some(12),
            alone_per_person: Some(2),
            alone_per_address: Some(4),
            alone: Some(8),
        }
    }
}

impl TableLimits {
    /// None of them.
    pub fn lifted() -> TableLimits {
        TableLimits {
            listed_per_person: None,
            listed_per_address: None,
            alone_per_person: None,
            alone_per_address: None,
            alone: None,
        }
    }
}
