//! What is said of a board that is laid out whole.

use super::conflicts::told_pairs;
use crate::solve::prelude::*;

/// How many pairs attack each other.
pub(crate) fn sentence(pairs: u32) -> Sentence {
    format!("{} Next set of squares.", told_pairs(pairs)).into()
}

/// Where the queens start, and how many pairs attack each other there.
pub(crate) fn opening(start: &str, pairs: u32) -> Sentence {
    format!("{start} {}", told_pairs(pairs)).into()
}
