//! Counts of what a solver has done. Two tallies are equal if their counts are.
//!
//! ```
//! use forward_check::run::Tally;
//! use forward_check::solve::{Event, Observer};
//!
//! let mut tally = Tally::default();
//! tally.on(Event::Backtrack { depth: 3 });
//! assert_eq!(tally.backtracks, 1);
//! ```

use serde::{Serialize, Serializer};

use crate::puzzles::Game;
use crate::solve::info::PAIRS;
use crate::solve::{Event, Observer, SolverInfo};

/// How often each thing happened in a run so far.
#[derive(Clone, Copy, Debug, Default)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "run.ts"))]
pub struct Tally {
    /// Queens put on a square, or jumps made.
    pub placements: u64,
    /// Times the search went back a depth because nothing was left to try.
    pub backtracks: u64,
    /// Queens found in line with another when they were on trial.
    pub conflicts: u64,
    /// Squares ruled out of a domain.
    pub struck: u64,
    /// Ruled-out squares made possible again.
    pub restored: u64,
    /// Rows that ran dry, or jumps that stranded a square.
    pub wipeouts: u64,
    /// Pieces moved by a local search.
    pub moves: u64,
    /// Times the search started over.
    pub restarts: u64,
    /// Depths leapt over by backjumps.
    pub jumped: u64,
    /// The depths of the latest steps.
    #[cfg_attr(test, ts(skip))]
    depths: Depths,
    /// The most pieces that stood after any step.
    // Before the latest ones, that is: `deepest` takes them in.
    #[cfg_attr(test, ts(rename = "deepest"))]
    deepest_before: u32,
    /// What heights are counted from: the knight's start, of depth 0, is a piece that stands.
    #[cfg_attr(test, ts(skip))]
    ground: u32,
    /// Whether the heights are no depths: see [`SolverInfo::profile`](crate::solve::SolverInfo).
    #[cfg_attr(test, ts(skip))]
    flat: bool,
}

/// How many pieces stood after some steps: after the last one, and the least and the most. The
/// knight's start is one of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Depths {
    pub(super) now: u32,
    pub(super) least: u32,
    pub(super) most: u32,
}

impl Depths {
    /// So many pieces stand, after no step yet.
    pub(super) const fn from(now: u32) -> Self {
        Self {
            now,
            least: u32::MAX,
            most: 0,
        }
    }

    /// The last step has been made.
    #[inline]
    fn reach(&mut self) {
        self.least = self.least.min(self.now);
        self.most = self.most.max(self.now);
    }
}

impl Tally {
    /// Nothing has happened yet in a game, but so many pieces stand. Rows are numbered from 0 by
    /// the events, and so is the knight's start; people count queens and jumps from 1.
    pub(super) fn new(info: &SolverInfo, height: usize) -> Self {
        let height = height as u32;
        let ground = u32::from(info.game == Game::Knights);
        Self {
            depths: Depths::from(height + ground),
            deepest_before: height + ground,
            ground,
            flat: info.profile == PAIRS,
            ..Self::default()
        }
    }

    /// The counts with their names, in a fixed order.
    #[must_use]
    pub fn named(&self) -> [(&'static str, u64); 10] {
        [
            ("placements", self.placements),
            ("backtracks", self.backtracks),
            ("conflicts", self.conflicts),
            ("struck", self.struck),
            ("restored", self.restored),
            ("wipeouts", self.wipeouts),
            ("deepest", self.deepest()),
            ("moves", self.moves),
            ("restarts", self.restarts),
            ("jumped", self.jumped),
        ]
    }

    /// The most pieces that stood after any step: queens besides the locked ones, or jumps made.
    /// Always 0 for solvers on a full board, whose profile shows pairs in line.
    #[must_use]
    pub fn deepest(&self) -> u64 {
        let highest = self.deepest_before.max(self.depths.most);
        match self.flat {
            true => 0,
            false => u64::from(highest.saturating_sub(self.ground)),
        }
    }

    /// The depths of the steps since they were set.
    pub(super) fn depths(&self) -> Depths {
        self.depths
    }

    /// What depths are counted from: less by this much they are what people are told.
    pub(super) fn ground(&self) -> u32 {
        self.ground
    }

    /// Has the depths of the steps to come added to these.
    pub(super) fn set_depths(&mut self, depths: Depths) {
        self.deepest_before = self.deepest_before.max(self.depths.most);
        self.depths = depths;
    }
}

impl PartialEq for Tally {
    fn eq(&self, other: &Self) -> bool {
        self.named() == other.named()
    }
}

impl Eq for Tally {}

/// The counts by name.
impl Serialize for Tally {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.named())
    }
}

impl Observer for Tally {
    #[inline]
    fn on(&mut self, event: Event) {
        match event {
            Event::Assign { depth, .. } => {
                self.placements += 1;
                self.depths.now = depth + 1;
            }
            Event::Unassign { depth, .. } => {
                self.depths.now = depth;
            }
            Event::Conflict { .. } => self.conflicts += 1,
            Event::Prune { .. } => self.struck += 1,
            Event::Restore { .. } => self.restored += 1,
            Event::Struck { count } => self.struck += u64::from(count),
            Event::Restored { count } => self.restored += u64::from(count),
            Event::Wipeout { .. } => self.wipeouts += 1,
            Event::Backtrack { .. } => self.backtracks += 1,
            Event::Move { .. } => self.moves += 1,
            Event::Restart => {
                self.restarts += 1;
                self.depths.now = self.ground;
            }
            Event::Backjump { from, to } => {
                self.backtracks += 1;
                self.jumped += u64::from(from.abs_diff(to).saturating_sub(1));
            }
        }
    }

    #[inline]
    fn step_made(&mut self, height: Option<u32>) {
        if let Some(height) = height {
            self.depths.now = height + self.ground;
        }
        self.depths.reach();
    }
}
