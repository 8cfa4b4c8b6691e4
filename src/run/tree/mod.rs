//! The search tree around the node where a search stands, by counts.
//!
//! [`Timeline::tree`](super::Timeline::tree) makes it when it is asked for:
//!
//! ```
//! use forward_check::puzzles::{Puzzle, QueensPuzzle};
//! use forward_check::run::{Run, Timeline};
//!
//! let puzzle = Puzzle::Queens(QueensPuzzle::new(6, Vec::new())?);
//! let mut timeline = Timeline::new(Run::new(puzzle, "forward-checking", 0)?);
//! timeline.advance(u64::MAX);
//! let tree = timeline.tree().expect("forward checking searches a tree");
//! // No solution has a queen in the corner; the first has one beside it.
//! assert_eq!(tree.levels[0].failed.len(), 1);
//! assert_eq!(tree.levels[0].current.unwrap().square.column, 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod trace;

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

pub(super) use trace::Trace;

use super::Run;
use crate::board::Square;
use crate::puzzles::Puzzle;
use crate::solve::cause::CauseTold;
use crate::solve::{Cause, Shows};

/// A value on which the search has decided for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TreeValue", concrete(S = u64), export_to = "run.ts"))]
pub struct Current<S = Square> {
    /// The square.
    pub square: S,
    /// The step that tried it, 0 for a piece that stood there before the first step.
    pub step: u64,
    /// The nodes of its subtree so far, its own included.
    pub nodes: u64,
}

/// A value that was tried and given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FailedValue", concrete(S = u64), export_to = "run.ts"))]
pub struct Failed<S = Square> {
    /// The square.
    pub square: S,
    /// The step that tried it, 0 for a piece that stood there before the first step.
    pub step: u64,
    /// The nodes of its subtree, its own included: placements, or jumps.
    pub nodes: u64,
    /// What killed it.
    #[cfg_attr(test, ts(flatten))]
    pub cause: Cause<S>,
}

/// A depth of the path: what was tried there and failed, what stands, and what is left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(bound(serialize = "S: Serialize, Failed<S>: Serialize"))]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TreeLevel", concrete(S = u64), export_to = "run.ts"))]
pub struct Level<S = Square> {
    /// Its depth as people count: the first queen placed has depth 1, the first jump is move 1, and
    /// the knight's start 0.
    pub depth: u32,
    /// The value now; none where the next one is still to be tried.
    pub current: Option<Current<S>>,
    /// Values that failed, in the order in which they were tried.
    pub failed: Vec<Failed<S>>,
    /// How many values are still to be tried.
    pub open: u32,
    /// How many values were struck out without having been tried: attacked squares of the row, or
    /// jumps to squares visited before.
    pub struck: u32,
}

/// The explored tree around the current node: the path to it from the root, by depth, and beside
/// each node of the path the values that were tried before it.
///
/// It holds at most as many values for a depth as a row has squares, or a knight jumps, however
/// many nodes were tried. A search that started over has the tree of what came since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    /// The depths, from the root.
    pub levels: Vec<Level>,
}

impl Tree {
    /// The tree of a run's state, with the history of its path.
    pub(super) fn new(run: &Run, trace: &Trace) -> Self {
        let depths = 0..=trace.path().len();
        let levels = depths.map(|depth| Level::new(run, trace, depth));
        let mut levels: Vec<Level> = levels.collect();
        // Beyond the last piece there is a level only if something is or was to be tried there.
        let last = levels.last();
        if last.is_some_and(|last| last.open == 0 && last.failed.is_empty()) {
            levels.pop();
        }
        Self { levels }
    }

    /// Whether a run's search has a tree at all.
    pub(super) fn has(run: &Run) -> bool {
        run.solver().untried(0).is_some()
    }
}

impl Level {
    fn new(run: &Run, trace: &Trace, depth: usize) -> Self {
        let untried = run.solver().untried(depth);
        let open = untried.map_or(0, |untried| untried.len() as u32);
        let failed = trace.failed_at(depth);
        let current = trace.path().get(depth).map(|&node| Current {
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

impl<S> Current<S> {
    /// The same with the square named in another way.
    fn map<T>(self, name: impl Fn(S) -> T) -> Current<T> {
        let Self {
            square,
            step,
            nodes,
        } = self;
        let square = name(square);
        Current {
            square,
            step,
            nodes,
        }
    }
}

/// Written by hand, since serde flattens by way of a map: 2 kB of WebAssembly for one field.
impl Serialize for Failed<u64> {
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

impl<S> Failed<S> {
    /// The same with squares named in another way.
    fn map<T>(self, name: impl Fn(S) -> T) -> Failed<T> {
        Failed {
            square: name(self.square),
            step: self.step,
            nodes: self.nodes,
            cause: self.cause.map(name),
        }
    }
}

impl<S> Level<S> {
    /// The same with squares named in another way.
    pub fn map<T>(self, name: impl Fn(S) -> T) -> Level<T> {
        let failed = self.failed.into_iter();
        Level {
            depth: self.depth,
            current: self.current.map(|current| current.map(&name)),
            failed: failed.map(|failed| failed.map(&name)).collect(),
            open: self.open,
            struck: self.struck,
        }
    }
}

/// How many values there are at a depth, struck out or not.
fn values(run: &Run, trace: &Trace, depth: usize) -> u32 {
    match run.puzzle() {
        Puzzle::Queens(puzzle) => puzzle.side(),
        Puzzle::Knights(puzzle) => depth.checked_sub(1).map_or(1, |before| {
            let square = puzzle.size().index(trace.path()[before].square) as u32;
            puzzle.graph().jumps(square).count_ones()
        }),
    }
}
