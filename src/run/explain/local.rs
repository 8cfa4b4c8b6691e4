//! Local search in words, and the count.

use super::counted;
use crate::board::{Size, Square};
use crate::puzzles::setup::thousands;
use crate::run::Run;
use crate::solve::options::ClimbRule;
use crate::solve::queens::{Count, Electric, HillClimbing, MinConflicts};

/// Hill climbing.
pub(super) fn hill_climbing(run: &Run, size: Size, solver: &HillClimbing) -> String {
    let last_step = run.last_step();
    let pairs = pairs_left(solver.pairs());
    if let Some((from, to)) = last_step.moved {
        let moved = moved(size, from, to);
        return match solver.variant() {
            ClimbRule::Report => format!(
                "{moved}: {} there, the fewest of row {}. {pairs}",
                counted(solver.conflicts(to) as usize, "conflict"),
                size.rank(to.row)
            ),
            ClimbRule::Steepest | ClimbRule::Sideways => {
                format!("{moved}, the best of all moves. {pairs}")
            }
        };
    }
    match (last_step.restarted, solver.variant()) {
        (false, _) => format!("A queen on a random square of every row. {pairs}"),
        (true, ClimbRule::Report) => format!("Too many moves: a new random board. {pairs}"),
        (true, _) => format!("No move leads on: a new random board. {pairs}"),
    }
}

fn moved(size: Size, from: Square, to: Square) -> String {
    if from == to {
        return format!("The queen on {} stays", size.name(to));
    }
    format!(
        "The queen on {} moves to {}",
        size.name(from),
        size.name(to)
    )
}

fn pairs_left(pairs: u32) -> String {
    let verb = if pairs == 1 { "is" } else { "are" };
    format!(
        "{} of queens {verb} in line.",
        counted(pairs as usize, "pair")
    )
}

/// Min-conflicts.
pub(super) fn min_conflicts(run: &Run, size: Size, solver: &MinConflicts) -> String {
    let last_step = run.last_step();
    let fewest = |square: Square| {
        let conflicts = counted(solver.conflicts(square) as usize, "conflict");
        format!(
            "{conflicts} there, the fewest of row {}",
            size.rank(square.row)
        )
    };
    if let Some((from, to)) = last_step.moved {
        return format!(
            "Repair: {}. {}.",
            decapitalised(&moved(size, from, to)),
            fewest(to)
        );
    }
    match last_step.assigned {
        Some(square) => format!("Queen placed on {}: {}.", size.name(square), fewest(square)),
        None => "Too many repairs on this board: it is begun anew.".to_owned(),
    }
}

fn decapitalised(sentence: &str) -> String {
    sentence.replacen("The", "the", 1)
}

/// Linear-time search.
pub(super) fn linear(run: &Run, size: Size) -> String {
    let last_step = run.last_step();
    match (last_step.assigned, last_step.moved) {
        (Some(square), None) => format!(
            "Queen placed on {}: a column drawn from those left, and no queen attacks it.",
            size.name(square)
        ),
        (Some(square), Some((from, to))) => format!(
            "No column drawn for row {} will do. Its queen takes the column of {} and stands on \
             {}; the other one moves to {}.",
            size.rank(square.row),
            size.name(from),
            size.name(square),
            size.name(to)
        ),
        (None, _) => "No swap was found either: the board is begun anew.".to_owned(),
    }
}

/// Electric charges.
pub(super) fn electric(run: &Run, size: Size, solver: &Electric) -> String {
    let wrong: Vec<_> = solver
        .wrong_queens()
        .map(|queen| size.name(queen))
        .collect();
    let wrong_now = match wrong.len() {
        1 => format!("One queen is wrong, the one on {}.", wrong[0]),
        count => format!("{count} queens are wrong."),
    };
    if run.last_step().restarted || run.steps() == 0 {
        let round = thousands(solver.rounds());
        return format!("Round {round} begins with queens on random squares. {wrong_now}");
    }
    match (solver.has_tried(), wrong.as_slice()) {
        (true, [one]) => format!("The last wrong queen is tried on other squares: now on {one}."),
        (true, [one, other]) => format!(
            "Two queens are wrong. One is tried on a square, the other on all: now on {one} and \
             {other}."
        ),
        _ => format!("Tick {}. {wrong_now}", thousands(solver.ticks())),
    }
}

/// Counting.
pub(super) fn count(solver: &Count) -> String {
    let solutions = thousands(solver.solutions());
    let noun = if solver.solutions() == 1 {
        "solution"
    } else {
        "solutions"
    };
    let done = (solver.done() * 100.0).floor();
    format!("{solutions} {noun} counted, {done} % of the search done.")
}
