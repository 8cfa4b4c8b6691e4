//! Counts of what a solver has done.
//!
//! ```
//! use forward_check::run::Tally;
//! use forward_check::solve::{Event, Observer};
//!
//! let mut tally = Tally::default();
//! tally.on(Event::Backtrack { depth: 3 });
//! assert_eq!(tally.backtracks, 1);
//! ```

#[cfg(feature = "serde")]
use serde::{Serialize, Serializer};

use crate::puzzles::Game;
use crate::solve::info::PAIRS;
use crate::solve::{Event, Observer, SolverInfo};

/// How often each event happened in a run. Two tallies are equal if their counts are.
#[derive(Clone, Copy, Debug, Default)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "run.ts"))]
pub struct Tally {
    /// Queens placed, or jumps made.
    pub placements: u64,
    /// How often the search backtracked.
    pub backtracks: u64,
    /// How often a queen on trial was attacked.
    pub conflicts: u64,
    /// Squares ruled out of a domain.
    pub struck: u64,
    /// Ruled-out squares made possible again.
    pub restored: u64,
    /// How often a row ran out of squares, or a jump stranded a square.
    pub wipeouts: u64,
    /// Pieces moved by a local search.
    pub moves: u64,
    /// How often the search started over.
    pub restarts: u64,
    /// Depths skipped by backjumps.
    pub jumped: u64,
    /// The depths of the latest steps.
    #[cfg_attr(test, ts(skip))]
    depths: Depths,
    /// The most pieces on the board after any step.
    // Before the latest steps: `deepest` includes them.
    #[cfg_attr(test, ts(rename = "deepest"))]
    deepest_before: u32,
    /// What to subtract from heights: 1 for a knight, whose start has depth 0.
    #[cfg_attr(test, ts(skip))]
    ground: u32,
    /// Whether heights aren't depths: see [`SolverInfo::profile`](crate::solve::SolverInfo).
    #[cfg_attr(test, ts(skip))]
    flat: bool,
}

/// How many pieces were on the board after some steps: the last one, the least and the most. They include
/// the knight's start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Depths {
    pub(super) now: u32,
    pub(super) least: u32,
    pub(super) most: u32,
}

impl Depths {
    /// Before the first step, with `now` pieces.
    pub(super) const fn from(now: u32) -> Self {
        Self {
            now,
            least: u32::MAX,
            most: 0,
        }
    }

    /// Includes the current depth.
    #[inline]
    fn reach(&mut self) {
        self.least = self.least.min(self.now);
        self.most = self.most.max(self.now);
    }
}

impl Tally {
    /// An empty tally of a run that starts with `height` pieces besides the knight's start. Events number
    /// rows and the knight's start from 0; people count queens and jumps from 1.
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

    /// The greatest depth after any step: queens besides the locked ones, or jumps made. Always 0 for
    /// solvers on a full board, whose profile shows attacking pairs.
    #[must_use]
    pub fn deepest(&self) -> u64 {
        let highest = self.deepest_before.max(self.depths.most);
        match self.flat {
            true => 0,
            false => u64::from(highest.saturating_sub(self.ground)),
        }
    }

    /// The depths since the last [`Self::set_depths`].
    pub(super) fn depths(&self) -> Depths {
        self.depths
    }

    /// What to subtract from depths before they are shown.
    pub(super) fn ground(&self) -> u32 {
        self.ground
    }

    /// Sets the depths to which the next steps add theirs.
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

#[cfg(feature = "serde")]
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
            Event::Restart { .. } => {
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
