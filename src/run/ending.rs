//! What is said at the end of a run, whichever solver it was.

use super::{Outcome, Run};
use crate::board::words::{counted, thousands};
use crate::puzzles::theorems::no_tour;
use crate::puzzles::{KnightsPuzzle, Puzzle};
use crate::solve::{Figure, Sentence};

/// How a run ended, in a sentence.
pub(super) fn sentence(run: &Run, outcome: Outcome) -> Sentence {
    match (outcome, run.puzzle()) {
        (Outcome::Solved, Puzzle::Queens(puzzle)) => solved_queens(puzzle.side()).into(),
        (Outcome::Solved, Puzzle::Knights(puzzle)) => solved_tour(puzzle).into(),
        (Outcome::GaveUp, _) => run
            .solver()
            .why_stopped()
            .unwrap_or_else(|| "The solver builds this one solution and no other.".into()),
        (Outcome::Counted, _) => {
            let metrics = run.solver().metrics();
            let solutions = metrics
                .first()
                .map_or(0.0, |&(_, count)| Figure::number(count));
            let solutions = thousands(solutions as u64);
            format!("Every solution has been counted: {solutions}.").into()
        }
        (Outcome::Exhausted, puzzle) if run.solutions() > 0 => {
            no_more(run.solutions(), puzzle).into()
        }
        (Outcome::Exhausted, Puzzle::Queens(_)) => {
            "Every possibility has been ruled out: this board has no solution.".into()
        }
        (Outcome::Exhausted, Puzzle::Knights(puzzle)) => match no_tour(puzzle) {
            Some(theorem) => theorem.to_string().into(),
            None => "Every possibility has been ruled out: there is no such tour.".into(),
        },
    }
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
