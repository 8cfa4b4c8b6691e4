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

mod failed;
mod trace;

pub use failed::Failed;
pub(super) use trace::Trace;

use super::Run;
use crate::board::Square;
use crate::puzzles::Puzzle;

/// The value on which the search has decided for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Current {
    /// The square.
    pub square: Square,
    /// The step that tried it, 0 for a piece that stood there before the first step.
    pub step: u64,
    /// The nodes of its subtree so far, its own included.
    pub nodes: u64,
}

/// A depth of the path: what was tried there and failed, what stands, and what is left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Level {
    /// The value now; none where the next one is still to be tried.
    pub current: Option<Current>,
    /// Values that failed, in the order in which they were tried.
    pub failed: Vec<Failed>,
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
        Self {
            current,
            failed,
            open,
            struck: values(run, trace, depth).saturating_sub(known),
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
