//! Mulvey's backtracking, to the node: T. Mulvey, *Backtracking and Forward-Checking: N-Queens*
//! (2019).

use super::Version;
use super::program::{Program, Visits};

/// One queen per column, columns from the left, rows from 0 up, to the first solution.
///
/// As published, a queen is removed only when it is attacked. A queen that is safe in the last row
/// but leads nowhere stays behind when its column is given up, and blocks rows of earlier columns
/// until its own is visited again. Corrected, giving up a column removes its queen.
///
/// A *node* is a visit to a column, including the one past the last.
#[derive(Clone, Debug)]
pub struct ReportBacktracking {
    version: Version,
    visits: Visits,
    /// The row of each column's queen, if it has one.
    queens: [Option<u32>; Self::LARGEST as usize],
    /// The rows and diagonals taken. No two queens on the board attack each other.
    rows: u64,
    rising: u64,
    falling: u64,
    /// The next row to try in this column.
    next: u32,
}

impl ReportBacktracking {
    /// The largest side: its diagonals fit into a word.
    pub const LARGEST: u32 = 32;

    /// The state after the visit to the first column.
    ///
    /// # Panics
    /// If the side is 0 or above [`Self::LARGEST`].
    #[must_use]
    pub fn new(side: u32, version: Version) -> Self {
        Self {
            version,
            visits: Visits::new(side, Self::LARGEST),
            queens: [None; Self::LARGEST as usize],
            rows: 0,
            rising: 0,
            falling: 0,
            next: 0,
        }
    }

    /// The first row, from the next one up, that no queen of another column attacks.
    #[inline]
    fn safe_row(&self) -> Option<u32> {
        let Visits { side, column, .. } = self.visits;
        let all = u64::MAX >> (64 - side);
        let rising = self.rising >> column;
        let falling = self.falling >> (side - 1 - column);
        let safe = all & !(self.rows | rising | falling) & (u64::MAX << self.next);
        (safe != 0).then(|| safe.trailing_zeros())
    }

    #[inline]
    fn enter(&mut self, row: u32) {
        self.toggle(row);
        self.queens[self.visits.column] = Some(row);
        self.visits.enter();
        self.next = 0;
        if self.visits.column < self.visits.side && self.version == Version::Published {
            // A queen that stayed behind is removed when its column is tried again.
            self.empty();
        }
    }

    #[inline]
    fn retreat(&mut self) {
        if !self.visits.leave() {
            return;
        }
        self.next = self.queens[self.visits.column].map_or(0, |row| row + 1);
        let last = self.next as usize == self.visits.side;
        let stays = self.version == Version::Published && last;
        if !stays {
            self.empty();
        }
    }

    #[inline]
    fn empty(&mut self) {
        if let Some(row) = self.queens[self.visits.column].take() {
            self.toggle(row);
        }
    }

    /// Marks the lines through a row of this column, or clears them.
    #[inline]
    fn toggle(&mut self, row: u32) {
        let Visits { side, column, .. } = self.visits;
        let row = row as usize;
        self.rows ^= 1 << row;
        self.rising ^= 1 << (row + column);
        self.falling ^= 1 << (row + side - 1 - column);
    }
}

impl Program for ReportBacktracking {
    fn visits(&self) -> &Visits {
        &self.visits
    }

    /// A visit or a return.
    #[inline]
    fn advance(&mut self) {
        match self.safe_row() {
            Some(row) => self.enter(row),
            None => self.retreat(),
        }
    }
}
