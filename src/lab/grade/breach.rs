//! What a law says of a move.

use crate::board::Square;

/// A move against the law.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Breach {
    /// What is wrong, in a sentence.
    pub(super) told: String,
    /// A square that the law allows, if one is better.
    pub(super) best: Option<Square>,
}
