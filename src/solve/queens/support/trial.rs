//! What the searches share that put one queen on trial after the other, from the left.

use crate::board::in_line;
use crate::solve::prelude::*;

/// Puts the next depth's queen on trial.
#[inline]
pub(crate) fn put<O: Observer>(queens: &mut Vec<Square>, square: Square, observer: &mut O) {
    let depth = queens.len() as u32;
    queens.push(square);
    observer.on(Event::Assign { depth, square });
}

/// Lifts the last queen; the one before her is on trial then.
#[inline]
pub(crate) fn lift<O: Observer>(queens: &mut Vec<Square>, observer: &mut O) -> Option<Square> {
    let square = queens.pop()?;
    let depth = queens.len() as u32;
    observer.on(Event::Unassign { depth, square });
    Some(square)
}

/// The rows leapt over, by their depths, as they are to be drawn.
pub(crate) fn leapt(rows: &[u32], jumped: &[usize]) -> impl Iterator<Item = Annotation> {
    jumped
        .iter()
        .map(|&depth| Annotation::Jumped { row: rows[depth] })
}

/// Whether the last queen is attacked, and by whom first; the locked queens come first.
pub(crate) fn verdict(board: &mut Namer, puzzle: &QueensPuzzle, queens: &[Square]) -> String {
    let Some((&trial, before)) = queens.split_last() else {
        return String::new();
    };
    let mut others = puzzle.locked().iter().chain(before);
    let tried = format!("A queen tried on {}", board.name(trial));
    match others.find(|&&other| in_line(other, trial)) {
        Some(&by) => format!("{tried}: the queen on {} attacks her.", board.name(by)),
        None => format!("{tried}: no queen attacks her, so she stays."),
    }
}

/// Where the last step went back to, and over which rows it leapt, ready to stand before the
/// verdict; nothing where it did not go back. `jumped` are the depths leapt over, from the last.
pub(crate) fn told_back(
    board: &Namer,
    queens: &[Square],
    rows: &[u32],
    jumped: &[usize],
    last: &LastStep,
) -> String {
    let went_back = last.backtracks > 0 || last.jumped.is_some();
    let Some(trial) = queens.last().filter(|_| went_back) else {
        return String::new();
    };
    let back = board.rank(trial.row);
    let leapt = jumped.iter().rev();
    let leapt: Vec<_> = leapt
        .map(|&depth| board.rank(rows[depth]).to_string())
        .collect();
    match leapt.as_slice() {
        [] => format!("Nothing left below: back to row {back}. "),
        [row] => format!(
            "Nothing left below, and the queen of row {row} is not to blame: over her to row \
             {back}. "
        ),
        _ => format!(
            "Nothing left below, and the queens of rows {} are not to blame: over them to row \
             {back}. ",
            and_list(&leapt)
        ),
    }
}

/// The squares to the right of a depth's queen: whether another attacks them only shows on trial.
pub(crate) fn untried(side: u32, queens: &[Square], depth: usize) -> Vec<Square> {
    let queen = queens.get(depth).copied();
    let right = |queen| Size::square(side).right_of(queen).collect();
    queen.map_or_else(Vec::new, right)
}

/// The line of pseudocode for a step: a queen stays and the next is put on trial, or she moves on,
/// or earlier ones do.
pub(crate) fn line(last: &LastStep) -> &'static str {
    match (last.lifted, last.jumped, last.backtracks) {
        (None, ..) => "advance",
        (_, Some(_), _) => "leap",
        (_, None, 0) => "next",
        _ => "back",
    }
}
