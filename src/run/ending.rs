//! Sentences for the ends of runs.

use super::Outcome;
use crate::board::words::{counted, thousands};
use crate::puzzles::theorems::no_tour;
use crate::puzzles::{KnightsPuzzle, Puzzle, QueensPuzzle};
use crate::solve::{Namer, Sentence, Shows};

/// How a run ended, in a sentence. `solutions` is how many it found.
pub(super) fn sentence(
    outcome: Outcome,
    puzzle: &Puzzle,
    solver: &impl Shows,
    solutions: u64,
) -> Sentence {
    match (outcome, puzzle) {
        (Outcome::Solved, Puzzle::Queens(puzzle)) => solved_queens(puzzle.side()).into(),
        (Outcome::Solved, Puzzle::Knights(puzzle)) => solved_tour(puzzle).into(),
        (Outcome::GaveUp, _) => solver
            .why_stopped(solutions)
            .unwrap_or_else(|| "This solver builds only one solution.".into()),
        (Outcome::Counted, _) => counted_all(solver).into(),
        (Outcome::Exhausted, puzzle) if solutions > 0 => all_found(solutions, puzzle).into(),
        (Outcome::Exhausted, Puzzle::Queens(puzzle)) => no_solution(puzzle),
        (Outcome::Exhausted, Puzzle::Knights(puzzle)) => match no_tour(puzzle) {
            Some(theorem) => theorem.into(),
            None => no_tour_found(puzzle),
        },
    }
}

/// How many solutions were counted, which is the first metric of a solver that counts.
fn counted_all(solver: &impl Shows) -> String {
    let mut metrics = Vec::new();
    solver.metrics(&mut metrics);
    let solutions = metrics.first().map_or(0.0, |&(_, count)| count.number());
    match solutions as u64 {
        0 => "Counted: there is no solution.".to_owned(),
        1 => "Counted: there is 1 solution.".to_owned(),
        all => format!("Counted: there are {} solutions.", thousands(all)),
    }
}

/// Proved: there is no solution with these locked queens.
fn no_solution(puzzle: &QueensPuzzle) -> Sentence {
    let mut board = Namer::new(puzzle.size());
    let text = match puzzle.locked() {
        [] if puzzle.rules().regions().is_some() => "These colours have no solution.".to_owned(),
        [] => format!("A {} board has no solution.", puzzle.size()),
        &[one] => format!(
            "There is no solution with a queen locked on {}.",
            board.name(one)
        ),
        all => format!(
            "There is no solution with queens locked on {}.",
            board.list(all)
        ),
    };
    board.sentence(text)
}

/// Proved: there is no tour from this start.
fn no_tour_found(puzzle: &KnightsPuzzle) -> Sentence {
    let mut board = Namer::new(puzzle.size());
    let text = match puzzle.closed() {
        true => "Everything was tried: there is no closed tour.".to_owned(),
        false => format!(
            "Everything was tried: there is no tour from {}.",
            board.name(puzzle.start())
        ),
    };
    board.sentence(text)
}

/// Proved by a search that continued after every solution: there are no others.
fn all_found(solutions: u64, puzzle: &Puzzle) -> String {
    let noun = match puzzle {
        Puzzle::Queens(_) => "solution",
        Puzzle::Knights(_) => "tour",
    };
    let is = if solutions == 1 { "is" } else { "are" };
    format!("There {is} exactly {}.", counted(solutions, noun))
}

fn solved_queens(side: u32) -> String {
    match side {
        1 => "1 queen, and no other to attack it.".to_owned(),
        _ => format!("{} queens, and no two attack each other.", thousands(side)),
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
