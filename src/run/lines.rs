//! Which line of a solver's pseudocode the last step executed, by a word.

use super::{AnySolver, Outcome, Run};
use crate::puzzles::Game;
use crate::solve::LastStep;
use crate::solve::options::ClimbRule;

/// The word before the first step.
const BEGIN: &str = "begin";

/// The word for the last step of a run: one of its solver's [`words`].
pub(super) fn line(run: &Run) -> &'static str {
    match run.outcome() {
        Some(outcome) => outcome.id(),
        None if run.steps() == 0 => BEGIN,
        None => step(run.solver(), run.last_step()),
    }
}

/// Every word that a solver's steps can have, from its first to those of its end.
///
/// # Panics
/// If the game has no solver with this id.
#[must_use]
pub fn words(game: Game, id: &str) -> Vec<&'static str> {
    let own: &[_] = match (game, id) {
        (Game::Queens, "brute-force" | "row-brute-force") => &["next"],
        (Game::Queens, "backtracking") => &["advance", "next", "back"],
        (Game::Queens, "forward-checking") => &["place", "reject", "back", "restart"],
        (Game::Queens, "forward-checking-bits") => &["place", "reject", "back"],
        (Game::Queens, "arc-consistency") => &["place", "revise", "back"],
        (Game::Queens, "backjumping") => &["advance", "next", "back", "leap"],
        (Game::Queens, "dancing-links") => &["choose", "next", "dead", "back"],
        (Game::Queens, "hill-climbing") => &["move", "climb", "restart"],
        (Game::Queens, "min-conflicts") => &["place", "repair", "restart"],
        (Game::Queens, "linear") => &["place", "swap", "restart"],
        (Game::Queens, "electric") => &["push", "try", "restart"],
        (Game::Queens, "count") => &["part", "search", "solution"],
        (Game::Knights, "backtracking") => &["jump", "back"],
        (Game::Knights, "forward-checking") => &["jump", "stranded", "back"],
        (Game::Knights, "warnsdorff") => &["jump", "stranded", "back", "restart"],
        (Game::Knights, "pruned") => &["jump", "doomed", "back"],
        (Game::Knights, "hamiltonian") => &["jump"],
        (Game::Knights, "divide-and-conquer") => &["lay", "join"],
        _ => panic!("there is no {} solver {id}", game.id()),
    };
    let ends = ends(game, id).iter().map(|outcome| outcome.id());
    [BEGIN]
        .into_iter()
        .chain(own.iter().copied())
        .chain(ends)
        .collect()
}

/// The ways in which a solver can end.
fn ends(game: Game, id: &str) -> &'static [Outcome] {
    use Outcome::{Counted, Exhausted, GaveUp, Solved};
    match (game, id) {
        (Game::Queens, "hill-climbing" | "min-conflicts" | "linear" | "electric") => {
            &[Solved, GaveUp]
        }
        (Game::Queens, "count") => &[Counted],
        (Game::Knights, "warnsdorff" | "hamiltonian" | "divide-and-conquer") => {
            &[Solved, Exhausted, GaveUp]
        }
        _ => &[Solved, Exhausted],
    }
}

/// The word for a step after which the run goes on.
fn step(solver: &AnySolver, last_step: &LastStep) -> &'static str {
    if last_step.restarted {
        return "restart";
    }
    match solver {
        AnySolver::BruteForce(_) | AnySolver::RowBruteForce(_) => "next",
        AnySolver::QueensBacktracking(_) | AnySolver::Backjumping(_) => trial(last_step),
        AnySolver::QueensForwardChecking(_)
        | AnySolver::ForwardCheckingBits(_)
        | AnySolver::Ordered(_)
        | AnySolver::ArcConsistency(_) => propagation(last_step),
        AnySolver::DancingLinks(_) => cover(last_step),
        AnySolver::HillClimbing(solver) => match solver.variant() {
            ClimbRule::Report => "move",
            _ => "climb",
        },
        AnySolver::MinConflicts(_) if last_step.moved.is_some() => "repair",
        AnySolver::Linear(_) if last_step.moved.is_some() => "swap",
        AnySolver::MinConflicts(_) | AnySolver::Linear(_) => "place",
        AnySolver::Electric(solver) if solver.has_tried() => "try",
        AnySolver::Electric(_) => "push",
        AnySolver::Count(solver) if solver.shows_solution() => "solution",
        AnySolver::Count(solver) if solver.begins_part() => "part",
        AnySolver::Count(_) => "search",
        AnySolver::DivideAndConquer(solver) => match solver.progress() {
            (_, 2.., joined) if joined == solver.progress().1 => "join",
            _ => "lay",
        },
        // It turns back before a square can be stranded.
        AnySolver::Pruned(solver) if solver.foresaw() => "doomed",
        AnySolver::Pruned(_) if last_step.lifted.is_some() => "back",
        _ => walk(last_step),
    }
}

/// A queen stays and the next is put on trial, or she moves on, or earlier ones do.
fn trial(last_step: &LastStep) -> &'static str {
    match (last_step.lifted, last_step.jumped, last_step.backtracks) {
        (None, ..) => "advance",
        (_, Some(_), _) => "leap",
        (_, None, 0) => "next",
        _ => "back",
    }
}

/// A queen is put down for good, or only to be taken back; squares are struck; a queen is lifted.
fn propagation(last_step: &LastStep) -> &'static str {
    match (last_step.assigned, last_step.lifted) {
        (Some(_), None) => "place",
        (Some(_), Some(_)) => "reject",
        (None, Some(_)) => "back",
        (None, None) => "revise",
    }
}

/// A line is covered, or its next square takes the place of the last, or none is left.
fn cover(last_step: &LastStep) -> &'static str {
    match (last_step.assigned, last_step.lifted) {
        (Some(_), None) => "choose",
        (Some(_), Some(_)) => "next",
        (None, Some(_)) => "back",
        (None, None) => "dead",
    }
}

/// The knight jumps, or turns back, at once where a square is stranded.
fn walk(last_step: &LastStep) -> &'static str {
    match (last_step.lifted, last_step.stranded_before) {
        (None, _) => "jump",
        (Some(_), Some(_)) => "stranded",
        (Some(_), None) => "back",
    }
}
