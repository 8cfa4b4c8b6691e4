//! The knight's solvers in words.

use super::counted;
use crate::board::{KnightGraph, Size, Square};
use crate::puzzles::KnightsPuzzle;
use crate::run::{AnySolver, Run};
use crate::solve::knights::{DivideAndConquer, Doom};
use crate::solve::options::TieBreak;

/// One step of a knight.
pub(super) fn explain(run: &Run, puzzle: &KnightsPuzzle) -> String {
    let size = puzzle.size();
    let name = |square: Square| size.name(square);
    let path = run.solver().path();
    let Some(here) = path.last().map(|&square| size.at(square as usize)) else {
        return String::new();
    };
    if let AnySolver::DivideAndConquer(solver) = run.solver() {
        return explain_blocks(size, here, solver);
    }
    let last_step = run.last_step();
    if last_step.restarted {
        return format!(
            "Stuck, and the next tie-break begins on {}: try {}.",
            name(here),
            run.solver()
                .metrics()
                .first()
                .map_or(0, |&(_, tries)| tries)
        );
    }
    if let (AnySolver::Pruned(solver), Some(to)) = (run.solver(), last_step.assigned)
        && let Some(doom) = solver.doom()
    {
        return explain_doom(size, to, doom);
    }
    match (last_step.assigned, last_step.wiped_out, last_step.lifted) {
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

/// Why the jump just made leaves no tour.
fn explain_doom(size: Size, to: Square, doom: Doom) -> String {
    let to = size.name(to);
    let name = |square: u32| size.name(size.at(square as usize));
    match doom {
        Doom::DeadEnd(square) => format!(
            "The jump to {to} leaves {} with too few ways in and out: the knight turns back.",
            name(square)
        ),
        Doom::Crowded(square) => format!(
            "After the jump to {to} too many squares need {} as their neighbour: the knight turns \
             back.",
            name(square)
        ),
        Doom::CutOff(square) => format!(
            "The jump to {to} cuts {} off, with all around it: the knight turns back.",
            name(square)
        ),
        Doom::Fork(square) => format!(
            "After the jump to {to} two parts of the board hang on {}, and the knight can end in \
             only one: it turns back.",
            name(square)
        ),
        Doom::Unbalanced(square) => format!(
            "After the jump to {to} a part of the board hangs on {}, and no tour can end in it: \
             the knight turns back.",
            name(square)
        ),
    }
}

/// Divide and conquer.
fn explain_blocks(size: Size, here: Square, solver: &DivideAndConquer) -> String {
    let (blocks, laid, joined) = solver.progress();
    match (laid, joined) {
        _ if blocks == 0 => format!("The knight stands on {}.", size.name(here)),
        (0, _) => format!(
            "The knight stands on {}. The board is cut into {}.",
            size.name(here),
            counted(blocks, "block")
        ),
        _ if joined < laid => format!("The tour of block {laid} of {blocks} is laid."),
        (1, _) => format!(
            "The tour of the first of {} is laid.",
            counted(blocks, "block")
        ),
        _ => format!(
            "Block {laid} of {blocks} is joined to those before: jumps are taken out, and others \
             put in, so that one tour is left."
        ),
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
    let tied = others
        .iter()
        .filter(|&&degree| degree as usize == onward)
        .count();
    let reach = others.len() + 1;
    if others.iter().any(|&degree| (degree as usize) < onward) {
        return format!(
            "From {from} the better jumps have failed; next {to}, which leads on to {onward}."
        );
    }
    let tie = match tied {
        0 => ".".to_owned(),
        1 => format!(", like one other. {}", tie_break(run)),
        _ => format!(", like {tied} others. {}", tie_break(run)),
    };
    format!(
        "From {from} the knight can reach {reach} squares; {to} leads on to the fewest: \
         {onward}{tie}"
    )
}

/// What decided between squares that lead on to equally few.
fn tie_break(run: &Run) -> &'static str {
    match run.options().tie_break {
        TieBreak::Fixed => "The fixed order of the jumps decides.",
        TieBreak::Random => "The lot decides.",
        TieBreak::Pohl => "A look one jump further decides, as Pohl has it.",
        TieBreak::Roth => "The distance from the centre decides, as Roth has it.",
        TieBreak::SquirrelCull => "Squirrel's and Cull's order of the jumps decides.",
        TieBreak::Cascade => "The tie-break of this try decides.",
    }
}

fn explain_retreat(run: &Run, size: Size, from: Square, here: Square) -> String {
    let (from_name, here) = (size.name(from), size.name(here));
    if let Some(lost) = run.last_step().stranded_before {
        return format!(
            "{} was stranded: back from {from_name} to {here}.",
            size.name(lost)
        );
    }
    if matches!(run.solver(), AnySolver::Pruned(solver) if solver.foresaw()) {
        return format!("Back from {from_name} to {here}.");
    }
    let degrees = run.degrees();
    match degrees[size.index(from)] {
        0 => format!("Dead end on {from_name}: every square around is visited. Back to {here}."),
        _ => format!("Every jump from {from_name} has failed. Back to {here}."),
    }
}
