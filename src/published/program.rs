//! What Mulvey's programs have in common: they visit columns from the left, and go back.

use super::Ended;

/// A published program, or its corrected form, to be run in slices.
///
/// A *node* is a visit to a column, the one past the last included.
pub trait Program {
    /// The visits so far.
    fn visits(&self) -> &Visits;

    /// Does the next elementary thing.
    fn advance(&mut self);

    /// How many nodes there were so far.
    fn nodes(&self) -> u64 {
        self.visits().nodes
    }

    /// Goes on for so many elementary things; tells the end if it is reached.
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

/// Which column is being visited, and what is known of the visits.
#[derive(Clone, Debug)]
pub struct Visits {
    pub(super) side: usize,
    pub(super) column: usize,
    nodes: u64,
    ended: Option<Ended>,
}

impl Visits {
    /// The first column is being visited.
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

    /// Visits the next column; past the last one the program ends.
    #[inline]
    pub(super) fn enter(&mut self) {
        self.nodes += 1;
        self.column += 1;
        if self.column == self.side {
            self.ended = Some(Ended::Solved);
        }
    }

    /// Goes back a column, if there is one; before the first the program ends.
    #[inline]
    pub(super) fn leave(&mut self) -> bool {
        match self.column.checked_sub(1) {
            Some(before) => self.column = before,
            None => self.ended = Some(Ended::Failed),
        }
        self.ended.is_none()
    }
}
