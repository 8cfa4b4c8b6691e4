//! What there is on the board.

use std::borrow::Cow;

use serde::Serialize;

use crate::board::Square;
use crate::run::Run;
use crate::solve::Annotation;

/// What there is on the board. What the other game alone has is empty or none.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "run.ts"))]
pub struct Board {
    /// The solver's own queens in depth order, or the knight's path.
    #[cfg_attr(test, ts(type = "Float64Array"))]
    pub pieces: Vec<u64>,
    /// What the solver wants drawn besides.
    pub annotations: Vec<Annotation<u64>>,
    /// Of queens: for every square −1 while it is possible, else the level that struck it; none for
    /// solvers without domains.
    #[cfg_attr(test, ts(type = "Int16Array | null"))]
    pub levels: Option<Vec<i16>>,
    /// Pairs of queens in line.
    pub conflicts: Vec<(u64, u64)>,
    /// Where the last step put a piece and took it back.
    pub rejected: Option<u64>,
    /// The first square of the row that ran dry, or the stranded square.
    pub wiped_out: Option<u64>,
    /// Of the knight: for every square how many unvisited ones are a jump away, −1 where it has been
    /// or must not go.
    #[cfg_attr(test, ts(type = "Int8Array"))]
    pub degrees: Vec<i8>,
    /// Unvisited squares that the knight can jump to.
    pub reachable: Vec<u32>,
    /// Squares that no tour can reach any more.
    pub stranded: Vec<u32>,
}

impl Board {
    pub(super) fn of(run: &Run) -> Self {
        let size = run.puzzle().size();
        let number = |square: Square| size.number(square);
        let annotations = run.annotations().into_iter();
        let pairs = run.conflicts().into_iter();
        Self {
            pieces: run.pieces().into_iter().map(number).collect(),
            annotations: annotations.map(|drawn| drawn.map(number)).collect(),
            levels: run.solver().levels().map(Cow::into_owned),
            conflicts: pairs
                .map(|(one, other)| (number(one), number(other)))
                .collect(),
            rejected: run.last_step().rejected().map(number),
            wiped_out: run.last_step().wiped_out.map(number),
            degrees: run.degrees(),
            reachable: run.reachable(),
            stranded: run.stranded(),
        }
    }
}
