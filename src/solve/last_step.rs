//! What the last step did, reduced to what a sentence or a drawing needs.

use super::pseudocode::{BEGIN, RESTART};
use super::{Annotation, Event, Observer};
use crate::board::Square;

/// What one step did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LastStep {
    /// The last square where a piece was placed.
    pub assigned: Option<Square>,
    /// Whether you chose that square, and not the solver.
    pub chosen: bool,
    /// The first square from which a piece was taken back.
    pub lifted: Option<Square>,
    /// The number of squares ruled out.
    pub struck: u32,
    /// The first square of the row that ran out of squares, or the stranded square.
    pub wiped_out: Option<Square>,
    /// The number of depths the search returned because nothing was left to try.
    pub backtracks: u32,
    /// The last move of a local search: from, to.
    pub moved: Option<(Square, Square)>,
    /// Whether the search started over.
    pub restarted: bool,
    /// Whether it started over from a solution, so that nothing had failed.
    pub from_solution: bool,
    /// The depth that a backjump left, and the depth where it continued.
    pub jumped: Option<(u32, u32)>,
    /// The square that the previous step stranded.
    pub stranded_before: Option<Square>,
}

impl LastStep {
    /// The record of the next step, before it is made.
    #[must_use]
    pub fn next(&self) -> Self {
        Self {
            stranded_before: self.wiped_out,
            ..Self::default()
        }
    }

    /// The id of the line of pseudocode for starting over, if it did. From a solution, it begins again.
    #[must_use]
    pub const fn restart_line(&self) -> Option<&'static str> {
        match (self.restarted, self.from_solution) {
            (false, _) => None,
            (true, false) => Some(RESTART),
            (true, true) => Some(BEGIN),
        }
    }

    /// The row that ran out of squares, as an annotation.
    #[must_use]
    pub fn emptied(&self) -> Option<Annotation> {
        let row = self.wiped_out.map(|square| square.row);
        row.map(|row| Annotation::Emptied { row })
    }

    /// The square of a jump that was taken back, as an annotation.
    #[must_use]
    pub fn taken_back(&self) -> Option<Annotation> {
        let square = self.lifted.filter(|_| self.assigned.is_none());
        square.map(|square| Annotation::TakenBack { square })
    }

    /// The square of a piece that was placed and taken back in the same step.
    #[must_use]
    pub fn rejected(&self) -> Option<Square> {
        self.assigned.filter(|_| self.assigned == self.lifted)
    }
}

impl Observer for LastStep {
    fn on(&mut self, event: Event) {
        match event {
            Event::Assign { square, .. } => self.assigned = Some(square),
            Event::Unassign { square, .. } => self.lifted = self.lifted.or(Some(square)),
            Event::Prune { .. } => self.struck += 1,
            Event::Struck { count } => self.struck += count,
            Event::Wipeout { square } => self.wiped_out = Some(square),
            Event::Backtrack { .. } => self.backtracks += 1,
            Event::Move { from, to } => self.moved = Some((from, to)),
            Event::Restart { solved } => {
                self.restarted = true;
                self.from_solution = solved;
            }
            Event::Backjump { from, to } => self.jumped = Some((from, to)),
            Event::Conflict { .. } | Event::Restore { .. } | Event::Restored { .. } => {}
        }
    }
}
