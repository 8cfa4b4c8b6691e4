//! What is said of a knight that jumps and turns back.

use crate::solve::prelude::*;

/// A step of a walk: a jump, told by `jump`, one that strands a square, or a retreat, told by
/// `retreat` unless a stranded square was the reason.
pub(crate) fn sentence(
    size: Size,
    here: Square,
    last: &LastStep,
    jump: impl FnOnce(&mut Namer, Square) -> String,
    retreat: impl FnOnce(&mut Namer, Square) -> String,
) -> Sentence {
    let mut board = Namer::new(size);
    let text = match (last.assigned, last.wiped_out, last.lifted) {
        (Some(to), Some(lost), _) => format!(
            "The jump to {} strands {}: no way leads there any more, so the knight turns back.",
            board.name(to),
            board.name(lost)
        ),
        (Some(to), None, _) => jump(&mut board, to),
        (None, _, Some(from)) => match last.stranded_before {
            Some(lost) => format!(
                "{} was stranded: back from {} to {}.",
                board.name(lost),
                board.name(from),
                board.name(here)
            ),
            None => retreat(&mut board, from),
        },
        (None, _, None) => format!("The knight stands on {}.", board.name(here)),
    };
    board.sentence(text)
}

/// A jump that needs no reason.
pub(crate) fn jump(board: &mut Namer, moves: usize, to: Square) -> String {
    format!("Move {moves}: the knight jumps to {}.", board.name(to))
}

/// A retreat from a square where every jump was tried, or none could be made.
pub(crate) fn retreat(board: &mut Namer, from: Square, here: Square, ways_on: u32) -> String {
    let (from, here) = (board.name(from), board.name(here));
    match ways_on {
        0 => format!("Dead end on {from}: every square around is visited. Back to {here}."),
        _ => format!("Every jump from {from} has failed. Back to {here}."),
    }
}

/// The line of pseudocode for a step of a walk: the knight jumps, or turns back, at once where a
/// square is stranded.
pub(crate) fn line(last: &LastStep) -> &'static str {
    match (last.lifted, last.stranded_before) {
        (None, _) => "jump",
        (Some(_), Some(_)) => "stranded",
        (Some(_), None) => "back",
    }
}
