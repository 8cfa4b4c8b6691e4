//! Shared by Mulvey's programs: they visit columns from the left and backtrack.

use super::Ended;

/// A published program or its corrected form, run in slices.
///
/// A *node* is a visit to a column, including the one past the last.
pub trait Program {
    /// The visits so far.
    fn visits(&self) -> &Visits;

    /// Makes one elementary step.
    fn advance(&mut self);

    /// The number of nodes so far.
    fn nodes(&self) -> u64 {
        self.visits().nodes
    }

    /// Continues for at most `most` elementary steps. Returns the end, if it is reached.
    fn run(&mut self, most: u64) -> Option<Ended> {
        for _ in 0..most {
            if self.visits().ended.is_some() {
                break;
            }
            self.advance();
        }
        self.visits().ended
    }
}

/// The current column and the number of visits.
#[derive(Clone, Debug)]
pub struct Visits {
    pub(super) side: usize,
    pub(super) column: usize,
    nodes: u64,
    ended: Option<Ended>,
}

impl Visits {
    /// A visit to the first column.
    ///
    /// # Panics
    /// If the side is 0 or above the largest.
    pub(super) fn new(side: u32, largest: u32) -> Self {
        assert!((1..=largest).contains(&side), "{side} queens do not fit");
        Self {
            side: side as usize,
            column: 0,
            nodes: 1,
            ended: None,
        }
    }

    /// Visits the next column. Past the last one the program ends.
    #[inline]
    pub(super) fn enter(&mut self) {
        self.nodes += 1;
        self.column += 1;
        if self.column == self.side {
            self.ended = Some(Ended::Solved);
        }
    }

    /// Returns to the column before. At the first one the program ends.
    #[inline]
    pub(super) fn leave(&mut self) -> bool {
        match self.column.checked_sub(1) {
            Some(before) => self.column = before,
            None => self.ended = Some(Ended::Failed),
        }
        self.ended.is_none()
    }
}
