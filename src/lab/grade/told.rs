//! What a grade says.

use super::{Change, Difference, Task};
use crate::board::words::{and_list, thousands};
use crate::board::{Size, Square};
use crate::lab::Tape;
use crate::puzzles::Puzzle;
use crate::run::Run;
use crate::solve::Shows;

/// The most squares of a solution that a sentence names.
const NAMED: usize = 8;

/// The first difference; and if it may come from the order of a restored row, that. `restored` is whether the program
/// has taken a piece back before.
pub(super) fn difference(
    difference: &Difference,
    puzzle: &Puzzle,
    task: Task,
    restored: bool,
) -> String {
    let size = puzzle.size();
    let (number, yours, ours) = (
        thousands(difference.number),
        change(puzzle, difference.yours),
        change(puzzle, difference.ours),
    );
    let row = |change| match change {
        Some(Change::Placed(square)) => Some(square / u64::from(size.columns)),
        _ => None,
    };
    let same_row = row(difference.yours).is_some() && row(difference.yours) == row(difference.ours);
    let order = match same_row && restored && task.looks_ahead() {
        true => " Both are in one row: if you keep its squares in a set, sort them.",
        false => "",
    };
    format!("Move {number}: your program {yours}; ours {ours}.{order}")
}

fn change(puzzle: &Puzzle, change: Option<Change<u64>>) -> String {
    let name = |square: u64| puzzle.size().name(puzzle.size().at(square as usize));
    match (change, puzzle) {
        (None, _) => "ends".to_owned(),
        (Some(Change::Placed(square)), Puzzle::Queens(_)) => {
            format!("puts a queen on {}", name(square))
        }
        (Some(Change::TakenBack(square)), Puzzle::Queens(_)) => {
            format!("takes the queen on {} off", name(square))
        }
        (Some(Change::Placed(square)), Puzzle::Knights(_)) => format!("jumps to {}", name(square)),
        (Some(Change::TakenBack(square)), Puzzle::Knights(_)) => {
            format!("takes back {}", name(square))
        }
    }
}

/// The queen that a program's last step put on an attacked square.
pub(super) fn attack(run: &Run<Tape>) -> Option<String> {
    let Tape::First(tape) = run.solver() else {
        return None;
    };
    let (square, by) = tape.attacked_last()?;
    let name = |square| run.puzzle().size().name(square);
    let (square, by) = (name(square), name(by));
    Some(format!("{square} is attacked by the queen on {by}."))
}

/// What is missing at the end of a program that says that it solved the puzzle.
pub(super) fn flaw(end: &Run<Tape>) -> Option<String> {
    let flaw = end.solver().why_stopped(end.solutions());
    flaw.map(|sentence| sentence.text)
}

/// The solution that a program missed, and where the program stopped.
pub(super) fn solution(size: Size, solution: &[Square], last: Option<Square>) -> String {
    let named = squares(size, solution);
    let after = last.map_or_else(String::new, |square| {
        format!(" Your program stopped after {}.", size.name(square))
    });
    format!("There is a solution: {named}.{after}")
}

/// The names of squares, of many only the first.
pub(super) fn squares(size: Size, squares: &[Square]) -> String {
    let names: Vec<_> = squares.iter().map(|&square| size.name(square)).collect();
    match names.len() {
        0..=NAMED => and_list(&names),
        _ => format!("{}, …", names[..NAMED].join(", ")),
    }
}
