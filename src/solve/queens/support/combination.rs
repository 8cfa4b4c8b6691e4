//! What is said of a board that is laid out whole.

use crate::solve::prelude::*;

/// How many pairs attack each other.
pub(crate) fn sentence(pairs: u32) -> Sentence {
    let verb = if pairs == 1 { "attacks" } else { "attack" };
    let pairs = counted(u64::from(pairs), "pair");
    format!("{pairs} of queens {verb} each other: next combination.").into()
}
