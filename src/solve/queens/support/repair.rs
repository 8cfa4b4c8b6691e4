//! What is said of a queen that a local search moves.

use crate::solve::prelude::*;

/// Where a queen went, without a full stop; she may have stayed where she was.
pub(crate) fn moved(board: &mut Namer, from: Square, to: Square) -> String {
    if from == to {
        return format!("The queen on {} stays", board.name(to));
    }
    let (from, to) = (board.name(from), board.name(to));
    format!("The queen on {from} moves to {to}")
}
