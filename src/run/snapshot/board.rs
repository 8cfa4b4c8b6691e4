//! The board of a snapshot.

use std::borrow::Cow;

use crate::board::Square;
use crate::run::Run;
use crate::solve::{Annotation, Shows};

/// Everything on the board. Fields of the other game are empty or null.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Board", export_to = "run.ts"))]
pub struct ShownBoard {
    /// The solver's own queens in depth order, or the knight's path.
    #[cfg_attr(test, ts(type = "Float64Array"))]
    pub pieces: Vec<u64>,
    /// What the solver draws besides.
    pub annotations: Vec<Annotation<u64>>,
    /// For each square of queens, −1 if it is possible, else the level that ruled it out; null for solvers
    /// without domains.
    #[cfg_attr(test, ts(type = "Int16Array | null"))]
    pub levels: Option<Vec<i16>>,
    /// Pairs of queens that attack each other.
    pub conflicts: Vec<(u64, u64)>,
    /// The square of a piece that the last step placed and took back.
    pub rejected: Option<u64>,
    /// The first square of the row that ran out of squares, or the stranded square.
    pub wiped_out: Option<u64>,
    /// For each square of a tour, how many unvisited squares are a jump away, or −1 if it is visited or
    /// blocked.
    #[cfg_attr(test, ts(type = "Int8Array"))]
    pub degrees: Vec<i8>,
    /// Unvisited squares that the knight can jump to.
    pub reachable: Vec<u32>,
    /// Unvisited squares that no jump leads to any more.
    pub stranded: Vec<u32>,
}

impl ShownBoard {
    pub(super) fn of<S: Shows>(run: &Run<S>) -> Self {
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
