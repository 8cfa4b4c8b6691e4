//! Counts of what a solver has done.

use crate::solve::{Event, Observer};

/// How often each thing happened in a run so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Queens put on a square, or jumps made.
    pub placements: u64,
    /// Times the search went back a depth because nothing was left to try.
    pub backtracks: u64,
    /// Queens found in line with another when they were on trial.
    pub conflicts: u64,
    /// Squares struck from a domain.
    pub struck: u64,
    /// Struck squares made possible again.
    pub restored: u64,
    /// Rows that ran dry, or jumps that stranded a square.
    pub wipeouts: u64,
    /// The greatest depth at which a piece was put down: a row's, from 0, or a jump's, from 1.
    pub deepest: u64,
    /// Pieces moved by a local search.
    pub moves: u64,
    /// Times the search began anew.
    pub restarts: u64,
    /// Depths leapt over by backjumps.
    pub jumped: u64,
}

impl Tally {
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
            ("deepest", self.deepest),
            ("moves", self.moves),
            ("restarts", self.restarts),
            ("jumped", self.jumped),
        ]
    }

    fn reach(&mut self, depth: u32) {
        self.deepest = self.deepest.max(u64::from(depth));
    }
}

impl Observer for Tally {
    #[inline]
    fn on(&mut self, event: Event) {
        match event {
            Event::Assign { depth, .. } => {
                self.placements += 1;
                self.reach(depth);
            }
            Event::Unassign { .. } => {}
            Event::Conflict { .. } => self.conflicts += 1,
            Event::Prune { .. } => self.struck += 1,
            Event::Restore { .. } => self.restored += 1,
            Event::Struck { count } => self.struck += u64::from(count),
            Event::Restored { count } => self.restored += u64::from(count),
            Event::Wipeout { .. } => self.wipeouts += 1,
            Event::Backtrack { .. } => self.backtracks += 1,
            Event::Move { .. } => self.moves += 1,
            Event::Restart => self.restarts += 1,
            Event::Backjump { from, to } => {
                self.backtracks += 1;
                self.jumped += u64::from(from.abs_diff(to).saturating_sub(1));
            }
        }
    }
}
