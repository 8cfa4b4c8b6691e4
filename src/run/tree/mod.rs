//! The search tree around the current node, with counts.
//!
//! [`Timeline::tree`](super::Timeline::tree) builds it:
//!
//! ```
//! use forward_check::puzzles::{Puzzle, QueensPuzzle};
//! use forward_check::run::{Run, Timeline};
//!
//! let puzzle = Puzzle::Queens(QueensPuzzle::new(6, Vec::new())?);
//! let mut timeline = Timeline::new(Run::new(puzzle, "forward-checking", 0)?);
//! timeline.advance(u64::MAX);
//! let tree = timeline.tree().expect("forward checking searches a tree");
//! // No solution has a queen in the corner; the first has one next to it.
//! assert_eq!(tree.levels[0].failed.len(), 1);
//! assert_eq!(tree.levels[0].current.unwrap().square.column, 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod trace;

#[cfg(feature = "serde")]
use serde::ser::SerializeStruct;
#[cfg(feature = "serde")]
use serde::{Serialize, Serializer};

pub(super) use trace::Trace;

use super::Run;
use crate::board::Square;
use crate::puzzles::Puzzle;
#[cfg(feature = "serde")]
use crate::solve::cause::CauseTold;
use crate::solve::{Cause, Shows};

/// A value on the current path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TreeValue", concrete(S = u64), export_to = "run.ts"))]
pub struct TreeValue<S = Square> {
    /// The square.
    pub square: S,
    /// The step that tried it; 0 for a piece from before the first step.
    pub step: u64,
    /// The nodes of its subtree so far, including its own.
    pub nodes: u64,
}

/// A value that failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FailedValue", concrete(S = u64), export_to = "run.ts"))]
pub struct FailedValue<S = Square> {
    /// The square.
    pub square: S,
    /// The step that tried it; 0 for a piece from before the first step.
    pub step: u64,
    /// The nodes of its subtree, including its own: placements, or jumps.
    pub nodes: u64,
    /// Why it failed.
    #[cfg_attr(test, ts(flatten))]
    pub cause: Cause<S>,
}

/// A depth of the path: the values that failed, the current one, and how many are left.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(bound(serialize = "S: serde::Serialize, FailedValue<S>: serde::Serialize"))
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TreeLevel", concrete(S = u64), export_to = "run.ts"))]
pub struct TreeLevel<S = Square> {
    /// The depth: 1 for the first queen placed or the first jump, 0 for the knight's start.
    pub depth: u32,
    /// The current value; null while the next one has not been tried.
    pub current: Option<TreeValue<S>>,
    /// The values that failed, in the order tried.
    pub failed: Vec<FailedValue<S>>,
    /// How many values are still to be tried.
    pub open: u32,
    /// How many values are ruled out without a try: attacked squares of the row, or jumps to visited
    /// squares.
    pub struck: u32,
}

/// The path from the root to the current node, and at each depth the values that failed.
///
/// However many nodes were tried, a depth holds no more values than a row has squares, or a knight jumps.
/// After a restart, the tree starts over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    /// The depths, from the root.
    pub levels: Vec<TreeLevel>,
}

impl Tree {
    /// The tree of a run, from the history of its path.
    pub(super) fn new<S: Shows>(run: &Run<S>, trace: &Trace<S>) -> Self {
        let depths = 0..=trace.path().len();
        let levels = depths.map(|depth| TreeLevel::new(run, trace, depth));
        let mut levels: Vec<TreeLevel> = levels.collect();
        // The level beyond the last piece stays only if it has values.
        let last = levels.last();
        if last.is_some_and(|last| last.open == 0 && last.failed.is_empty()) {
            levels.pop();
        }
        Self { levels }
    }

    /// Whether a run's solver searches a tree.
    pub(super) fn has<S: Shows>(run: &Run<S>) -> bool {
        run.solver().untried(0).is_some()
    }
}

impl TreeLevel {
    fn new<S: Shows>(run: &Run<S>, trace: &Trace<S>, depth: usize) -> Self {
        let untried = run.solver().untried(depth);
        let open = untried.map_or(0, |untried| untried.len() as u32);
        let failed = trace.failed_at(depth);
        let current = trace.path().get(depth).map(|&node| TreeValue {
            square: node.square,
            step: node.step,
            nodes: trace.nodes_below(node),
        });
        let known = open + failed.len() as u32 + u32::from(current.is_some());
        let first = match run.puzzle() {
            Puzzle::Queens(_) => 1,
            Puzzle::Knights(_) => 0,
        };
        Self {
            depth: first + depth as u32,
            current,
            failed,
            open,
            struck: values(run, trace, depth).saturating_sub(known),
        }
    }
}

impl<S> TreeValue<S> {
    /// Renames the square.
    fn map<T>(self, name: impl Fn(S) -> T) -> TreeValue<T> {
        let Self {
            square,
            step,
            nodes,
        } = self;
        let square = name(square);
        TreeValue {
            square,
            step,
            nodes,
        }
    }
}

/// Written by hand, because serde's `flatten` costs 2 kB of WebAssembly.
#[cfg(feature = "serde")]
impl Serialize for FailedValue<u64> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let CauseTold { cause, of } = self.cause.into();
        let mut object = serializer.serialize_struct("Failed", 5)?;
        object.serialize_field("square", &self.square)?;
        object.serialize_field("step", &self.step)?;
        object.serialize_field("nodes", &self.nodes)?;
        object.serialize_field("cause", &cause)?;
        object.serialize_field("of", &of)?;
        object.end()
    }
}

impl<S> FailedValue<S> {
    /// Renames the squares.
    fn map<T>(self, name: impl Fn(S) -> T) -> FailedValue<T> {
        FailedValue {
            square: name(self.square),
            step: self.step,
            nodes: self.nodes,
            cause: self.cause.map(name),
        }
    }
}

impl<S> TreeLevel<S> {
    /// Renames the squares.
    pub fn map<T>(self, name: impl Fn(S) -> T) -> TreeLevel<T> {
        let failed = self.failed.into_iter();
        TreeLevel {
            depth: self.depth,
            current: self.current.map(|current| current.map(&name)),
            failed: failed.map(|failed| failed.map(&name)).collect(),
            open: self.open,
            struck: self.struck,
        }
    }
}

/// How many values a depth has, ruled out or not.
fn values<S: Shows>(run: &Run<S>, trace: &Trace<S>, depth: usize) -> u32 {
    match run.puzzle() {
        Puzzle::Queens(puzzle) => puzzle.side(),
        Puzzle::Knights(puzzle) => depth.checked_sub(1).map_or(1, |before| {
            let square = puzzle.size().index(trace.path()[before].square) as u32;
            puzzle.graph().jumps(square).count_ones()
        }),
    }
}
