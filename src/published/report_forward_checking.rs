//! Mulvey's forward checking, to the node: T. Mulvey, *Backtracking and Forward-Checking: N-Queens*
//! (2019).

use super::cpython_set::{CpythonSet, MOST};
use super::program::{Program, Visits};

/// One queen per column, columns from the left, each column with its set of possible rows, to the
/// first solution; as published.
///
/// Two bugs make it fast and incomplete. A queen that leaves a later column with no row makes its
/// column give up all other rows, and stays behind. A queen that is safe but leads nowhere stays
/// behind when its column's rows are used up. It fails on 4, 6 and 7 queens. Rows are popped in the
/// order of CPython's sets.
///
/// A *node* is a visit to a column, including the one past the last.
#[derive(Clone, Debug)]
pub struct ReportForwardChecking {
    visits: Visits,
    /// The sets of all columns, for the visit to each column.
    sets: Vec<CpythonSet>,
    queens: [Option<u8>; MOST],
    rows: u64,
    rising: u128,
    falling: u128,
}

impl ReportForwardChecking {
    /// The largest side: its rows fit into a word.
    pub const LARGEST: u32 = MOST as u32;

    /// The state after the visit to the first column.
    ///
    /// # Panics
    /// If the side is 0 or above [`Self::LARGEST`].
    #[must_use]
    pub fn new(side: u32) -> Self {
        let visits = Visits::new(side, Self::LARGEST);
        let mut sets = vec![CpythonSet::new(); visits.side * visits.side];
        sets[..visits.side].fill(CpythonSet::below(visits.side));
        Self {
            visits,
            sets,
            queens: [None; MOST],
            rows: 0,
            rising: 0,
            falling: 0,
        }
    }

    /// Puts the column's queen on a row, whether or not it was on another.
    fn try_row(&mut self, row: u8) {
        self.empty();
        if self.is_attacked(row) {
            return;
        }
        self.toggle(row);
        self.queens[self.visits.column] = Some(row);
        if self.strike(row) {
            self.visits.enter();
        } else {
            self.visits.leave();
        }
    }

    /// Makes the later columns' sets without the rows that the queen attacks. Returns whether each
    /// has a row left.
    fn strike(&mut self, row: u8) -> bool {
        let Visits { side, column, .. } = self.visits;
        let (now, next) = self.sets[column * side..].split_at_mut(side);
        let row = i32::from(row);
        for (distance, later) in (1..).zip(column + 1..side) {
            let set = &mut next[later];
            *set = now[later];
            for attacked in [row, row + distance, row - distance] {
                set.subtract(attacked);
            }
            if set.is_empty() {
                return false;
            }
        }
        true
    }

    fn is_attacked(&self, row: u8) -> bool {
        let (rising, falling) = self.diagonals(row);
        self.rows >> row & 1 > 0 || self.rising & rising > 0 || self.falling & falling > 0
    }

    fn empty(&mut self) {
        if let Some(row) = self.queens[self.visits.column].take() {
            self.toggle(row);
        }
    }

    fn toggle(&mut self, row: u8) {
        let (rising, falling) = self.diagonals(row);
        self.rows ^= 1 << row;
        self.rising ^= rising;
        self.falling ^= falling;
    }

    fn diagonals(&self, row: u8) -> (u128, u128) {
        let Visits { side, column, .. } = self.visits;
        let row = usize::from(row);
        (1 << (row + column), 1 << (row + side - 1 - column))
    }
}

impl Program for ReportForwardChecking {
    fn visits(&self) -> &Visits {
        &self.visits
    }

    /// Pops a row. If none is left, the queen stays where it is.
    fn advance(&mut self) {
        let Visits { side, column, .. } = self.visits;
        match self.sets[column * side + column].pop() {
            Some(row) => self.try_row(row),
            None => _ = self.visits.leave(),
        }
    }
}

/// The same without the bugs: an empty set skips only that row, giving up a column removes its
/// queen, and rows come in ascending order. This is the textbook algorithm.
#[derive(Clone, Debug)]
pub struct CorrectedForwardChecking {
    visits: Visits,
    /// The possible rows of all columns, as bit sets, for the visit to each column.
    sets: Vec<u64>,
}

impl CorrectedForwardChecking {
    /// The largest side: its rows fit into a word.
    pub const LARGEST: u32 = 64;

    /// The state after the visit to the first column.
    ///
    /// # Panics
    /// If the side is 0 or above [`Self::LARGEST`].
    #[must_use]
    pub fn new(side: u32) -> Self {
        let visits = Visits::new(side, Self::LARGEST);
        let mut sets = vec![0; visits.side * visits.side];
        sets[..visits.side].fill(u64::MAX >> (64 - side));
        Self { visits, sets }
    }

    /// Visits the next column if every later one has a row left.
    #[inline]
    fn try_row(&mut self, queen: u64) {
        if self.strike(queen) {
            self.visits.enter();
        }
    }

    #[inline]
    fn strike(&mut self, queen: u64) -> bool {
        let Visits { side, column, .. } = self.visits;
        let (now, next) = self.sets[column * side..].split_at_mut(side);
        let (mut rising, mut falling) = (queen, queen);
        let later = column + 1..side;
        for (now, next) in now[later.clone()]
            .iter()
            .zip(next.get_mut(later).into_iter().flatten())
        {
            rising <<= 1;
            falling >>= 1;
            *next = now & !(queen | rising | falling);
            if *next == 0 {
                return false;
            }
        }
        true
    }
}

impl Program for CorrectedForwardChecking {
    fn visits(&self) -> &Visits {
        &self.visits
    }

    /// Tries a row, or returns if none is left.
    #[inline]
    fn advance(&mut self) {
        let Visits { side, column, .. } = self.visits;
        let rows = &mut self.sets[column * side + column];
        let left = *rows;
        *rows &= left.wrapping_sub(1);
        match left {
            0 => _ = self.visits.leave(),
            _ => self.try_row(left & left.wrapping_neg()),
        }
    }
}
