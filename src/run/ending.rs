//! What is said at the end of a run, whichever solver it was.

use super::{AnySolver, Outcome};
use crate::board::words::{counted, thousands};
use crate::puzzles::theorems::no_tour;
use crate::puzzles::{KnightsPuzzle, Puzzle, QueensPuzzle};
use crate::solve::{Namer, Sentence, Shows};

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
            .unwrap_or_else(|| "This solver builds one solution and no other.".into()),
        (Outcome::Counted, _) => counted_all(solver).into(),
        (Outcome::Exhausted, puzzle) if solutions > 0 => no_more(solutions, puzzle).into(),
        (Outcome::Exhausted, Puzzle::Queens(puzzle)) => no_solution(puzzle),
        (Outcome::Exhausted, Puzzle::Knights(puzzle)) => match no_tour(puzzle) {
            Some(theorem) => theorem.into(),
            None => "Everything has been tried: there is no such tour.".into(),
        },
    }
}

/// How many solutions were counted: the first figure of a solver that counts.
fn counted_all(solver: &AnySolver) -> String {
    let mut metrics = Vec::new();
    solver.metrics(&mut metrics);
    let solutions = metrics.first().map_or(0.0, |&(_, count)| count.number());
    match solutions as u64 {
        0 => "Counted: there is no solution.".to_owned(),
        1 => "Counted: there is 1 solution.".to_owned(),
        all => format!("Counted: there are {} solutions.", thousands(all)),
    }
}

/// What is proved: that these locked queens, or a board without any, have no solution.
fn no_solution(puzzle: &QueensPuzzle) -> Sentence {
    let mut board = Namer::new(puzzle.size());
    let text = match puzzle.locked() {
        [] => format!("There is no solution on a board of {}.", puzzle.size()),
        &[one] => format!("There is no solution with a queen on {}.", board.name(one)),
        all => format!("There is no solution with queens on {}.", board.list(all)),
    };
    board.sentence(text)
}

/// What is proved by a search that went on from every solution.
fn no_more(solutions: u64, puzzle: &Puzzle) -> String {
    let noun = match puzzle {
        Puzzle::Queens(_) => "solution",
        Puzzle::Knights(_) => "such tour",
    };
    match solutions {
        1 => format!("There is 1 {noun} and no other."),
        all => format!("There are {} and no others.", counted(all, noun)),
    }
}

fn solved_queens(side: u32) -> String {
    match side {
        1 => "1 queen, and no other to attack it.".to_owned(),
        _ => format!("{} queens, none attacks another.", thousands(side)),
    }
}

fn solved_tour(puzzle: &KnightsPuzzle) -> String {
    let each = match puzzle.squares_to_visit() as u64 {
        1 => "1 square,".to_owned(),
        squares => format!("{} squares, each", thousands(squares)),
    };
    match puzzle.closed() {
        true => format!("{each} visited once. One more jump would close the tour."),
        false => format!("{each} visited once."),
    }
}
