//! What the last step did and why, in plain words that are true of the board.

use super::{Outcome, Run};
use crate::board::{KnightGraph, Size, Square};
use crate::games::theorems::no_tour;
use crate::games::{KnightsPuzzle, Puzzle, QueensPuzzle};
use crate::solve::Domains;

/// A sentence or two on the last step of a run.
pub(super) fn explain(run: &Run) -> String {
    match (run.outcome(), run.puzzle()) {
        (Some(outcome), _) => explain_end(run, outcome),
        (None, Puzzle::Queens(puzzle)) => explain_queens(run, puzzle),
        (None, Puzzle::Knights(puzzle)) => explain_knights(run, puzzle),
    }
}

fn explain_end(run: &Run, outcome: Outcome) -> String {
    match (outcome, run.puzzle()) {
        (Outcome::Solved, Puzzle::Queens(puzzle)) => solved_queens(puzzle.side()),
        (Outcome::Solved, Puzzle::Knights(puzzle)) => solved_tour(puzzle),
        (Outcome::GaveUp, _) => run.solver().reason().unwrap_or_else(|| {
            "The solver has nothing left to try; that proves nothing.".to_owned()
        }),
        (Outcome::Exhausted, Puzzle::Queens(_)) => {
            "Every possibility has been ruled out: this board has no solution.".to_owned()
        }
        (Outcome::Exhausted, Puzzle::Knights(puzzle)) => match no_tour(puzzle) {
            Some(theorem) => theorem.to_string(),
            None => "Every possibility has been ruled out: there is no such tour.".to_owned(),
        },
    }
}

fn solved_queens(side: u32) -> String {
    match side {
        1 => "One queen on one square: solved.".to_owned(),
        _ => format!("{side} queens stand and none attacks another."),
    }
}

fn solved_tour(puzzle: &KnightsPuzzle) -> String {
    let area = puzzle.size().area();
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

fn explain_queens(run: &Run, puzzle: &QueensPuzzle) -> String {
    if run.steps() == 0 {
        let open = puzzle.side() as usize - puzzle.locked().len();
        return format!("{} to place.", counted(open, "queen"));
    }
    match (run.solver().domains(), run.info().id) {
        (Some(domains), _) => explain_domains(run, puzzle.size(), domains),
        (None, "backtracking") => explain_trial(run, puzzle.size()),
        (None, _) => {
            let pairs = run.conflicts().len();
            let verb = if pairs == 1 { "attacks" } else { "attack" };
            format!(
                "{} of queens {verb} each other: next combination.",
                counted(pairs, "pair")
            )
        }
    }
}

fn explain_domains(run: &Run, size: Size, domains: &Domains) -> String {
    let account = run.account();
    if let (Some(square), Some(wiped)) = (account.rejected(), account.wiped_out) {
        return format!(
            "A queen on {} would leave row {} without a square: taken back at once.",
            size.name(square),
            size.rank(wiped.row)
        );
    }
    if let Some(square) = account.assigned {
        let struck = counted(account.struck as usize, "square");
        let last = only_square(run, size, domains);
        return format!(
            "Queen placed on {}. She strikes {struck}{last}.",
            size.name(square)
        );
    }
    match account.lifted {
        Some(lifted) => format!(
            "Row {} has no square left to try. Back to row {}: the queen on {} is lifted.",
            size.rank(domains.row(run.solver().depth() + 1)),
            size.rank(lifted.row),
            size.name(lifted)
        ),
        None => String::new(),
    }
}

/// Names the first row to come that keeps a single square.
fn only_square(run: &Run, size: Size, domains: &Domains) -> String {
    let mut rows = (run.solver().depth()..domains.depths()).map(|depth| domains.row(depth));
    let Some(row) = rows.find(|&row| domains.left(row) == 1) else {
        return String::new();
    };
    let mut squares = (0..size.columns).map(|column| Square::new(row, column));
    let square = squares.find(|&square| domains.is_possible(square));
    let name = square.map_or_else(String::new, |square| size.name(square));
    format!("; row {} keeps only {name}", size.rank(row))
}

fn explain_trial(run: &Run, size: Size) -> String {
    let Some(&trial) = run.solver().queens().last() else {
        return String::new();
    };
    let climbed = match run.account().backtracks {
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

fn explain_knights(run: &Run, puzzle: &KnightsPuzzle) -> String {
    let size = puzzle.size();
    let name = |square: Square| size.name(square);
    let path = run.solver().path();
    let Some(here) = path.last().map(|&square| size.at(square as usize)) else {
        return String::new();
    };
    let account = run.account();
    match (account.assigned, account.wiped_out, account.lifted) {
        (Some(to), Some(lost), _) => format!(
            "The jump to {} strands {}: no way leads there any more, so the knight turns back.",
            name(to),
            name(lost)
        ),
        (Some(to), None, _) => explain_jump(run, size, to),
        (None, _, Some(from)) => explain_retreat(run, size, from, here),
        (None, _, None) => format!("The knight stands on {}.", name(here)),
    }
}

fn explain_jump(run: &Run, size: Size, to: Square) -> String {
    let moves = run.solver().depth();
    match run.info().id {
        "warnsdorff" => explain_rule(run, size, to),
        "hamiltonian" => format!(
            "Move {moves}: the closed tour leads on to {}.",
            size.name(to)
        ),
        _ => format!("Move {moves}: the knight jumps to {}.", size.name(to)),
    }
}

/// Compares the square that Warnsdorff's rule took with the others within reach at that moment.
fn explain_rule(run: &Run, size: Size, to: Square) -> String {
    let path = run.solver().path();
    let (graph, degrees) = (KnightGraph::new(size), run.degrees());
    let from = path[path.len() - 2];
    let others = graph
        .targets(from)
        .iter()
        .map(|&square| degrees[square as usize]);
    let others: Vec<_> = others.filter(|&degree| degree >= 0).collect();
    let visited = |square: &&u32| degrees[**square as usize] >= 0;
    let to_number = size.index(to) as u32;
    let onward = graph.targets(to_number).iter().filter(visited).count();
    let (from, to) = (size.name(size.at(from as usize)), size.name(to));
    if others.is_empty() {
        return format!("From {from} the knight can only reach {to}.");
    }
    let reach = others.len() + 1;
    if others.iter().any(|&degree| (degree as usize) < onward) {
        return format!(
            "From {from} the better jumps have failed; next {to}, which leads on to {onward}."
        );
    }
    format!(
        "From {from} the knight can reach {reach} squares; {to} leads on to the fewest: {onward}."
    )
}

fn explain_retreat(run: &Run, size: Size, from: Square, here: Square) -> String {
    let (from_name, here) = (size.name(from), size.name(here));
    if let Some(lost) = run.account().stranded_before {
        return format!(
            "{} was stranded: back from {from_name} to {here}.",
            size.name(lost)
        );
    }
    let degrees = run.degrees();
    match degrees[size.index(from)] {
        0 => format!("Dead end on {from_name}: every square around is visited. Back to {here}."),
        _ => format!("Every jump from {from_name} has failed. Back to {here}."),
    }
}

/// `1 queen`, `2 queens`.
fn counted(count: usize, noun: &str) -> String {
    if count == 1 {
        format!("1 {noun}")
    } else {
        format!("{count} {noun}s")
    }
}
