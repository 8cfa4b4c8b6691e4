//! What is said at the end of a run, whichever solver it was.

use super::{AnySolver, Outcome};
use crate::board::words::{counted, thousands};
use crate::puzzles::theorems::no_tour;
use crate::puzzles::{KnightsPuzzle, Puzzle};
use crate::solve::Sentence;

/// How a run ended that has found so many solutions, in a sentence.
pub(super) fn sentence(
    outcome: Outcome,
    puzzle: &Puzzle,
    solver: &AnySolver,
    solutions: u64,
) -> Sentence {
    match (outcome, puzzle) {
        (Outcome::Solved, Puzzle::Queens(puzzle)) => solved_queens(puzzle.side()).into(),
        (Outcome::Solved, Puzzle::Knights(puzzle)) => solved_tour(puzzle).into(),
        (Outcome::GaveUp, _) => solver
            .why_stopped()
            .unwrap_or_else(|| "The solver builds this one solution and no other.".into()),
        (Outcome::Counted, _) => counted_all(solver).into(),
        (Outcome::Exhausted, puzzle) if solutions > 0 => no_more(solutions, puzzle).into(),
        (Outcome::Exhausted, Puzzle::Queens(_)) => {
            "Every possibility has been ruled out: this board has no solution.".into()
        }
        (Outcome::Exhausted, Puzzle::Knights(puzzle)) => match no_tour(puzzle) {
            Some(theorem) => theorem.to_string().into(),
            None => "Every possibility has been ruled out: there is no such tour.".into(),
        },
    }
}

/// How many solutions were counted: the first figure of a solver that counts.
fn counted_all(solver: &AnySolver) -> String {
    let solutions = solver
        .metrics()
        .first()
        .map_or(0.0, |&(_, count)| count.number());
    let solutions = thousands(solutions as u64);
    format!("Every solution has been counted: {solutions}.")
}

/// What is proved by a search that went on from every solution.
fn no_more(solutions: u64, puzzle: &Puzzle) -> String {
    let noun = match puzzle {
        Puzzle::Queens(_) => "solution",
        Puzzle::Knights(_) => "such tour",
    };
    let are = if solutions == 1 { "is" } else { "are" };
    let all = counted(solutions, noun);
    format!("Every possibility has been tried: there {are} {all}, and no more.")
}

fn solved_queens(side: u32) -> String {
    match side {
        1 => "One queen on one square: solved.".to_owned(),
        _ => format!("{} queens stand and none attacks another.", thousands(side)),
    }
}

fn solved_tour(puzzle: &KnightsPuzzle) -> String {
    let squares = counted(puzzle.squares_to_visit() as u64, "square");
    let closing = match puzzle.closed() {
        true => ", and one more jump would close the tour",
        false => "",
    };
    format!("The knight has visited all {squares} once{closing}.")
}
