//! The N-queens report's backtracking, to the node.

use super::{Ended, Version};

/// One queen a column, columns from the left, rows tried from 0 up, to the first solution.
///
/// As published, a column is emptied only when a queen in it turns out to be attacked. A queen that
/// was safe in the last row, and led nowhere, stays behind when her column is given up, and bars
/// rows of earlier columns until her own is visited again. Mended, a column that is given up is
/// emptied.
///
/// A *node* is a visit to a column, the one past the last included.
#[derive(Clone, Debug)]
pub struct ReportBacktracking {
    version: Version,
    side: u32,
    /// The row of each column's queen, if one stands there.
    queens: [Option<u32>; Self::LARGEST as usize],
    /// The rows, rising and falling diagonals taken. No two queens standing attack each other.
    rows: u64,
    rising: u64,
    falling: u64,
    column: u32,
    /// The row to be tried next in this column.
    next: u32,
    nodes: u64,
    ended: Option<Ended>,
}

impl ReportBacktracking {
    /// The largest side: its diagonals fit into a word.
    pub const LARGEST: u32 = 32;

    /// The first column has been visited.
    ///
    /// # Panics
    /// If the side is 0 or above [`Self::LARGEST`].
    #[must_use]
    pub fn new(side: u32, version: Version) -> Self {
        assert!(
            (1..=Self::LARGEST).contains(&side),
            "{side} queens do not fit"
        );
        Self {
            version,
            side,
            queens: [None; Self::LARGEST as usize],
            rows: 0,
            rising: 0,
            falling: 0,
            column: 0,
            next: 0,
            nodes: 1,
            ended: None,
        }
    }

    /// How many nodes there were so far.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Goes on for so many visits and retreats; tells the end if it is reached.
    pub fn run(&mut self, most: u64) -> Option<Ended> {
        for _ in 0..most {
            if self.ended.is_some() {
                break;
            }
            match self.safe_row() {
                Some(row) => self.advance(row),
                None => self.retreat(),
            }
        }
        self.ended
    }

    /// The first row from the next on that no queen of another column attacks.
    #[inline]
    fn safe_row(&self) -> Option<u32> {
        let all = u64::MAX >> (64 - self.side);
        let rising = self.rising >> self.column;
        let falling = self.falling >> (self.side - 1 - self.column);
        let safe = all & !(self.rows | rising | falling) & (u64::MAX << self.next);
        (safe != 0).then(|| safe.trailing_zeros())
    }

    #[inline]
    fn advance(&mut self, row: u32) {
        self.toggle(row);
        self.queens[self.column as usize] = Some(row);
        self.column += 1;
        self.nodes += 1;
        self.next = 0;
        if self.column == self.side {
            self.ended = Some(Ended::Solved);
        } else if self.version == Version::Published {
            // The queen that stayed behind goes as soon as her column is tried again.
            self.empty();
        }
    }

    #[inline]
    fn retreat(&mut self) {
        let Some(before) = self.column.checked_sub(1) else {
            self.ended = Some(Ended::Failed);
            return;
        };
        self.column = before;
        self.next = self.queens[before as usize].map_or(0, |row| row + 1);
        let stays = self.version == Version::Published && self.next == self.side;
        if !stays {
            self.empty();
        }
    }

    #[inline]
    fn empty(&mut self) {
        if let Some(row) = self.queens[self.column as usize].take() {
            self.toggle(row);
        }
    }

    /// Marks the lines through a row of this column, or clears them.
    #[inline]
    fn toggle(&mut self, row: u32) {
        self.rows ^= 1 << row;
        self.rising ^= 1 << (row + self.column);
        self.falling ^= 1 << (row + self.side - 1 - self.column);
    }
}
