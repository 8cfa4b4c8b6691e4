//! What is said of a queen on trial, by the searches that put one queen on trial after the other.

use crate::board::in_line;
use crate::solve::prelude::*;

/// Whether the queen on trial is attacked, and by whom first; the locked queens come first.
pub(crate) fn verdict(
    board: &mut Namer,
    puzzle: &QueensPuzzle,
    trial: Square,
    before: impl Iterator<Item = Square>,
) -> String {
    let mut others = puzzle.locked().iter().copied().chain(before);
    let tried = format!("A queen tried on {}", board.name(trial));
    match others.find(|&other| in_line(other, trial)) {
        Some(by) => format!("{tried}: the queen on {} attacks her.", board.name(by)),
        None => format!("{tried}: no queen attacks her, so she stays."),
    }
}

/// The line of pseudocode for a step of such a search: a queen stays and the next is put on trial,
/// or she moves on, or earlier ones do.
pub(crate) fn line(last: &LastStep) -> &'static str {
    match (last.lifted, last.jumped, last.backtracks) {
        (None, ..) => "advance",
        (_, Some(_), _) => "leap",
        (_, None, 0) => "next",
        _ => "back",
    }
}
