//! The knight's solvers in words.

use crate::board::{KnightGraph, Size, Square};
use crate::games::KnightsPuzzle;
use crate::play::Run;

/// One step of a knight.
pub(super) fn explain(run: &Run, puzzle: &KnightsPuzzle) -> String {
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
    let others = graph.targets(from).map(|square| degrees[square as usize]);
    let others: Vec<_> = others.filter(|&degree| degree >= 0).collect();
    let open = |&square: &u32| degrees[square as usize] >= 0;
    let to_number = size.index(to) as u32;
    let onward = graph.targets(to_number).filter(open).count();
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
