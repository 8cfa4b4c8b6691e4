//! The classic queens solvers in words.

use super::counted;
use crate::board::{Size, Square};
use crate::puzzles::QueensPuzzle;
use crate::run::Run;
use crate::solve::domains::POSSIBLE;

/// Brute force.
pub(super) fn combination(run: &Run) -> String {
    let pairs = run.pairs_in_line() as usize;
    let verb = if pairs == 1 { "attacks" } else { "attack" };
    format!(
        "{} of queens {verb} each other: next combination.",
        counted(pairs, "pair")
    )
}

/// Forward checking, its rows from the top down.
pub(super) fn forward_checking(run: &Run, puzzle: &QueensPuzzle) -> String {
    let (size, last_step) = (puzzle.size(), run.last_step());
    if let (Some(square), Some(wiped)) = (last_step.rejected(), last_step.wiped_out) {
        return format!(
            "A queen on {} would leave row {} without a square: taken back at once.",
            size.name(square),
            size.rank(wiped.row)
        );
    }
    let rows = puzzle.open_rows();
    let depth = run.solver().depth();
    if let Some(square) = last_step.assigned {
        let struck = counted(last_step.struck as usize, "square");
        let last = only_square(run, size, &rows[depth..]);
        return format!(
            "Queen placed on {}. She strikes {struck}{last}.",
            size.name(square)
        );
    }
    match last_step.lifted {
        Some(lifted) if depth + 1 == rows.len() => another_solution(size, lifted),
        Some(lifted) => format!(
            "Row {} has no square left to try. Back to row {}: the queen on {} is lifted.",
            size.rank(rows[depth + 1]),
            size.rank(lifted.row),
            size.name(lifted)
        ),
        None => String::new(),
    }
}

/// The search goes on past a solution.
pub(super) fn another_solution(size: Size, lifted: Square) -> String {
    format!(
        "That was a solution; for the next one the queen on {} is lifted.",
        size.name(lifted)
    )
}

/// Names the first of the rows to come that keeps a single square.
pub(super) fn only_square(run: &Run, size: Size, rows: &[u32]) -> String {
    let Some(levels) = run.solver().levels() else {
        return String::new();
    };
    let possible = |row: u32| {
        let squares = (0..size.columns).map(move |column| Square::new(row, column));
        squares.filter(|&square| levels[size.index(square)] == POSSIBLE)
    };
    let only = rows.iter().find_map(|&row| {
        let mut left = possible(row);
        left.next().filter(|_| left.next().is_none())
    });
    only.map_or_else(String::new, |square| {
        format!(
            "; row {} keeps only {}",
            size.rank(square.row),
            size.name(square)
        )
    })
}

/// Backtracking: the queen on trial.
pub(super) fn trial(run: &Run, size: Size) -> String {
    let Some(&trial) = run.solver().queens().last() else {
        return String::new();
    };
    let climbed = match run.last_step().backtracks {
        0 => String::new(),
        _ => format!("Nothing left below: back to row {}. ", size.rank(trial.row)),
    };
    let conflicts = run.conflicts();
    let verdict = match conflicts.first() {
        Some(&(by, _)) => format!("the queen on {} attacks her", size.name(by)),
        None => "no queen attacks her, so she stays".to_owned(),
    };
    format!("{climbed}A queen tried on {}: {verdict}.", size.name(trial))
}
