//! What the last step did and why, in plain words that are true of the board.

mod knights;
mod local;
mod queens;
mod systematic;

use super::{AnySolver, Outcome, Run};
use crate::puzzles::setup::thousands;
use crate::puzzles::theorems::no_tour;
use crate::puzzles::{KnightsPuzzle, Puzzle, QueensPuzzle};

/// A sentence or two on the last step of a run.
pub(super) fn explain(run: &Run) -> String {
    if let Some(outcome) = run.outcome() {
        return explain_end(run, outcome);
    }
    match run.puzzle() {
        Puzzle::Queens(puzzle) if run.steps() == 0 && !begins_full(run.solver()) => {
            let open = puzzle.side() as usize - puzzle.locked().len();
            format!("{} to place.", counted(open, "queen"))
        }
        Puzzle::Queens(puzzle) => explain_queens(run, puzzle),
        Puzzle::Knights(puzzle) => knights::explain(run, puzzle),
    }
}

/// Whether all queens stand before the first step, as part of the idea.
fn begins_full(solver: &AnySolver) -> bool {
    matches!(solver, AnySolver::HillClimbing(_) | AnySolver::Electric(_))
}

fn explain_queens(run: &Run, puzzle: &QueensPuzzle) -> String {
    match run.solver() {
        AnySolver::Ordered(solver) => systematic::ordered(run, puzzle.size(), solver),
        AnySolver::ArcConsistency(solver) => {
            systematic::arc_consistency(run, puzzle.size(), solver)
        }
        AnySolver::Backjumping(solver) => systematic::backjumping(run, puzzle, solver),
        AnySolver::DancingLinks(solver) => systematic::dancing_links(run, puzzle.size(), solver),
        AnySolver::QueensForwardChecking(_) | AnySolver::ForwardCheckingBits(_) => {
            queens::forward_checking(run, puzzle)
        }
        AnySolver::HillClimbing(solver) => local::hill_climbing(run, puzzle.size(), solver),
        AnySolver::MinConflicts(solver) => local::min_conflicts(run, puzzle.size(), solver),
        AnySolver::Linear(_) => local::linear(run, puzzle.size()),
        AnySolver::Electric(solver) => local::electric(run, puzzle.size(), solver),
        AnySolver::Count(solver) => local::count(solver),
        AnySolver::QueensBacktracking(_) => queens::trial(run, puzzle.size()),
        _ => queens::combination(run),
    }
}

fn explain_end(run: &Run, outcome: Outcome) -> String {
    match (outcome, run.puzzle()) {
        (Outcome::Solved, Puzzle::Queens(puzzle)) => solved_queens(puzzle.side()),
        (Outcome::Solved, Puzzle::Knights(puzzle)) => solved_tour(puzzle),
        (Outcome::GaveUp, _) => run
            .solver()
            .why_stopped()
            .unwrap_or_else(|| "The solver builds this one solution and no other.".to_owned()),
        (Outcome::Counted, _) => {
            let counts = run.solver().metrics();
            let solutions = counts.first().map_or(0, |&(_, count)| count);
            format!("Every solution has been counted: {}.", thousands(solutions))
        }
        (Outcome::Exhausted, puzzle) if run.solutions() > 0 => no_more(run.solutions(), puzzle),
        (Outcome::Exhausted, Puzzle::Queens(_)) => {
            "Every possibility has been ruled out: this board has no solution.".to_owned()
        }
        (Outcome::Exhausted, Puzzle::Knights(puzzle)) => match no_tour(puzzle) {
            Some(theorem) => theorem.to_string(),
            None => "Every possibility has been ruled out: there is no such tour.".to_owned(),
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
    let all = counted(solutions as usize, noun);
    format!("Every possibility has been tried: there {are} {all}, and no more.")
}

fn solved_queens(side: u32) -> String {
    match side {
        1 => "One queen on one square: solved.".to_owned(),
        _ => format!("{} queens stand and none attacks another.", thousands(side)),
    }
}

fn solved_tour(puzzle: &KnightsPuzzle) -> String {
    let area = puzzle.squares_to_visit();
    let closing = if puzzle.closed() {
        ", and one more jump would close the tour"
    } else {
        ""
    };
    format!(
        "The knight has visited all {} once{closing}.",
        counted(area, "square")
    )
}

/// `1 queen`, `2 queens`.
fn counted(count: usize, noun: &str) -> String {
    if count == 1 {
        format!("1 {noun}")
    } else {
        format!("{} {noun}s", thousands(count as u64))
    }
}
