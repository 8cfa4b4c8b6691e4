//! The search tree around a moment, with squares by number.

use serde::Serialize;

use crate::board::Size;
use crate::puzzles::Puzzle;
use crate::run::tree::{Current, Failed, Level, Tree};
use crate::solve::Cause;
use crate::solve::annotation::Line;

/// A value on which the search has decided for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "run.ts"))]
pub struct TreeValue {
    /// The square.
    pub square: u64,
    /// The step that tried it.
    pub step: u64,
    /// The nodes of its subtree so far, its own included.
    pub nodes: u64,
}

/// A value that was tried and given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "run.ts"))]
pub struct FailedValue {
    /// The square.
    pub square: u64,
    /// The step that tried it.
    pub step: u64,
    /// The nodes of its subtree, its own included.
    pub nodes: u64,
    /// What killed it.
    pub cause: CauseKind,
    /// The line, the square or the count that the cause is about; else 0.
    pub of: u64,
}

/// What killed a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each says what `Cause` says")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "run.ts"))]
pub enum CauseKind {
    Conflict,
    Row,
    Column,
    Line,
    Stranded,
    DeadEnd,
    Unclosed,
    Foreseen,
    Subtree,
    Solutions,
}

/// A depth of the path: what was tried there and failed, what stands, and what is left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "run.ts"))]
pub struct TreeLevel {
    /// Its depth as people count: the first queen placed has depth 1, the first jump is move 1, and
    /// the knight's start 0.
    pub depth: u32,
    /// The value now; none where the next one is still to be tried.
    pub current: Option<TreeValue>,
    /// Values that failed, in the order in which they were tried.
    pub failed: Vec<FailedValue>,
    /// How many values are still to be tried.
    pub open: u32,
    /// How many values were struck out without having been tried.
    pub struck: u32,
}

impl TreeLevel {
    /// The levels of the tree of a puzzle's search.
    pub(in crate::run) fn all(puzzle: &Puzzle, tree: &Tree) -> Vec<Self> {
        let first = match puzzle {
            Puzzle::Queens(_) => 1,
            Puzzle::Knights(_) => 0,
        };
        let levels = (first..).zip(&tree.levels);
        levels
            .map(|(depth, level)| Self::on(puzzle.size(), depth, level))
            .collect()
    }

    fn on(size: Size, depth: u32, level: &Level) -> Self {
        let failed = level.failed.iter();
        Self {
            depth,
            current: level.current.map(|current| TreeValue::on(size, current)),
            failed: failed
                .map(|&failed| FailedValue::on(size, failed))
                .collect(),
            open: level.open,
            struck: level.struck,
        }
    }
}

impl TreeValue {
    const fn on(size: Size, current: Current) -> Self {
        Self {
            square: size.number(current.square),
            step: current.step,
            nodes: current.nodes,
        }
    }
}

impl FailedValue {
    fn on(size: Size, failed: Failed) -> Self {
        let (cause, of) = cause(size, failed.cause);
        Self {
            square: size.number(failed.square),
            step: failed.step,
            nodes: failed.nodes,
            cause,
            of,
        }
    }
}

/// The kind of a cause, and what it is about.
fn cause(size: Size, cause: Cause) -> (CauseKind, u64) {
    match cause {
        Cause::Conflict => (CauseKind::Conflict, 0),
        Cause::RanDry(Line::Row(row)) => (CauseKind::Row, row.into()),
        Cause::RanDry(Line::Column(column)) => (CauseKind::Column, column.into()),
        Cause::RanDry(_) => (CauseKind::Line, 0),
        Cause::Stranded(square) => (CauseKind::Stranded, size.number(square)),
        Cause::DeadEnd => (CauseKind::DeadEnd, 0),
        Cause::Unclosed => (CauseKind::Unclosed, 0),
        Cause::Foreseen => (CauseKind::Foreseen, 0),
        Cause::Subtree => (CauseKind::Subtree, 0),
        Cause::Solutions(count) => (CauseKind::Solutions, count),
    }
}
