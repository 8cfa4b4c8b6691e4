//! Sentences about a queen that a local search moves.

use crate::solve::prelude::*;

/// The move of a queen, which may stay, and its conflicts there.
pub(crate) fn told(board: &mut Namer, from: Square, to: Square, conflicts: u32) -> String {
    let row = board.rank(to.row);
    let moved = match board.name(from) {
        queen if from == to => format!("The queen on {queen} stays"),
        queen => format!("The queen on {queen} moves to {}", board.name(to)),
    };
    let conflicts = told_conflicts(conflicts);
    format!("{moved}: {conflicts}, the fewest in row {row}.")
}

/// A number of conflicts in words.
pub(crate) fn told_conflicts(conflicts: u32) -> String {
    match conflicts {
        0 => "no conflicts".to_owned(),
        count => counted(u64::from(count), "conflict"),
    }
}
