//! Sentences for searches that try one full board after another.

use super::conflicts::told_pairs;
use crate::solve::prelude::*;

/// The number of attacking pairs on the board shown.
pub(crate) fn sentence(pairs: u32) -> Sentence {
    format!("{} On to the next board.", told_pairs(pairs)).into()
}

/// The start, with its number of attacking pairs.
pub(crate) fn opening(start: &str, pairs: u32) -> Sentence {
    format!("{start} {}", told_pairs(pairs)).into()
}
