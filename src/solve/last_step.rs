//! What the last step did, boiled down to what a sentence or a drawing needs.

use super::{Annotation, Event, Observer};
use crate::board::Square;

/// What one step did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LastStep {
    /// The last square that a piece was put on.
    pub assigned: Option<Square>,
    /// The first square that a piece was taken from.
    pub lifted: Option<Square>,
    /// How many squares were struck.
    pub struck: u32,
    /// The first square of the row that ran dry, or the square that was stranded.
    pub wiped_out: Option<Square>,
    /// How many depths the search went back because nothing was left to try.
    pub backtracks: u32,
    /// From where to where a local search moved a piece last.
    pub moved: Option<(Square, Square)>,
    /// Whether the search started over.
    pub restarted: bool,
    /// The depth that a backjump left, and the one that it took up again.
    pub jumped: Option<(u32, u32)>,
    /// The square that the step before this one stranded.
    pub stranded_before: Option<Square>,
}

impl LastStep {
    /// Begins with the next step.
    pub fn next(&mut self) {
        *self = Self {
            stranded_before: self.wiped_out,
            ..Self::default()
        };
    }

    /// The row that ran dry, as it is to be drawn.
    #[must_use]
    pub fn emptied(&self) -> Option<Annotation> {
        let row = self.wiped_out.map(|square| square.row);
        row.map(|row| Annotation::Emptied { row })
    }

    /// The square that a knight went back from, as it is to be drawn.
    #[must_use]
    pub fn taken_back(&self) -> Option<Annotation> {
        let square = self.lifted.filter(|_| self.assigned.is_none());
        square.map(|square| Annotation::TakenBack { square })
    }

    /// The square of a piece that was put down and taken back within the step.
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
            Event::Restart => self.restarted = true,
            Event::Backjump { from, to } => self.jumped = Some((from, to)),
            Event::Conflict { .. } | Event::Restore { .. } | Event::Restored { .. } => {}
        }
    }
}
