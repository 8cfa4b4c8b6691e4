//! The N-queens report's forward checking, to the node.

use super::Ended;
use super::cpython_set::{CpythonSet, MOST};

/// One queen a column, columns from the left, each column with the set of rows that are left to
/// it, to the first solution; as published.
///
/// Two slips make it fast and incomplete: a queen that empties a later column's set makes her
/// column give up all its other rows, and stays behind; a queen that was safe and led nowhere stays
/// behind when her column's rows are used up. It fails on 4, 6 and 7 queens. Rows are popped in the
/// order of CPython's sets.
///
/// A *node* is a visit to a column, the one past the last included.
#[derive(Clone, Debug)]
pub struct ReportForwardChecking {
    side: usize,
    /// For the visit to each column the sets of all columns.
    sets: Vec<CpythonSet>,
    queens: [Option<u8>; MOST],
    rows: u64,
    rising: u128,
    falling: u128,
    column: usize,
    nodes: u64,
    ended: Option<Ended>,
}

impl ReportForwardChecking {
    /// The largest side: its rows fit into a word.
    pub const LARGEST: u32 = MOST as u32;

    /// The first column has been visited.
    ///
    /// # Panics
    /// If the side is 0 or above [`Self::LARGEST`].
    #[must_use]
    pub fn new(side: u32) -> Self {
        assert!(
            (1..=Self::LARGEST).contains(&side),
            "{side} queens do not fit"
        );
        let side = side as usize;
        let mut sets = vec![CpythonSet::new(); side * side];
        sets[..side].fill(CpythonSet::below(side));
        Self {
            side,
            sets,
            queens: [None; MOST],
            rows: 0,
            rising: 0,
            falling: 0,
            column: 0,
            nodes: 1,
            ended: None,
        }
    }

    /// How many nodes there were so far.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Goes on for so many rows popped; tells the end if it is reached.
    pub fn run(&mut self, most: u64) -> Option<Ended> {
        for _ in 0..most {
            if self.ended.is_some() {
                break;
            }
            let own = self.column * self.side + self.column;
            match self.sets[own].pop() {
                Some(row) => self.try_row(row),
                None => self.give_up(),
            }
        }
        self.ended
    }

    /// Puts the column's queen on a row, whether or not she stood on another.
    fn try_row(&mut self, row: u8) {
        self.empty();
        if self.is_attacked(row) {
            return;
        }
        self.toggle(row);
        self.queens[self.column] = Some(row);
        if !self.strike(row) {
            self.give_up();
            return;
        }
        self.nodes += 1;
        self.column += 1;
        if self.column == self.side {
            self.ended = Some(Ended::Solved);
        }
    }

    /// Makes the later columns' sets without what the queen attacks; tells whether all keep a row.
    fn strike(&mut self, row: u8) -> bool {
        let (now, next) = self.sets[self.column * self.side..].split_at_mut(self.side);
        let row = i32::from(row);
        for (distance, column) in (1..).zip(self.column + 1..self.side) {
            let set = &mut next[column];
            *set = now[column];
            for attacked in [row, row + distance, row - distance] {
                set.subtract(attacked);
            }
            if set.is_empty() {
                return false;
            }
        }
        true
    }

    /// Goes back a column; the queen of this one stays where she is.
    fn give_up(&mut self) {
        match self.column.checked_sub(1) {
            Some(before) => self.column = before,
            None => self.ended = Some(Ended::Failed),
        }
    }

    fn is_attacked(&self, row: u8) -> bool {
        let (rising, falling) = self.diagonals(row);
        self.rows >> row & 1 > 0 || self.rising & rising > 0 || self.falling & falling > 0
    }

    fn empty(&mut self) {
        if let Some(row) = self.queens[self.column].take() {
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
        let row = usize::from(row);
        (
            1 << (row + self.column),
            1 << (row + self.side - 1 - self.column),
        )
    }
}

/// The same without the slips: an emptied set only passes over that row, columns that are given up
/// are emptied, and rows are taken in ascending order. This is the textbook algorithm.
#[derive(Clone, Debug)]
pub struct MendedForwardChecking {
    side: usize,
    /// For the visit to each column the rows that are left to all columns, as bit sets.
    sets: Vec<u64>,
    column: usize,
    nodes: u64,
    ended: Option<Ended>,
}

impl MendedForwardChecking {
    /// The largest side: its rows fit into a word.
    pub const LARGEST: u32 = 64;

    /// The first column has been visited.
    ///
    /// # Panics
    /// If the side is 0 or above [`Self::LARGEST`].
    #[must_use]
    pub fn new(side: u32) -> Self {
        assert!(
            (1..=Self::LARGEST).contains(&side),
            "{side} queens do not fit"
        );
        let all = u64::MAX >> (64 - side);
        let side = side as usize;
        let mut sets = vec![0; side * side];
        sets[..side].fill(all);
        Self {
            side,
            sets,
            column: 0,
            nodes: 1,
            ended: None,
        }
    }

    /// How many nodes there were so far.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Goes on for so many rows tried; tells the end if it is reached.
    pub fn run(&mut self, most: u64) -> Option<Ended> {
        for _ in 0..most {
            if self.ended.is_some() {
                break;
            }
            let own = self.column * self.side + self.column;
            let left = self.sets[own];
            self.sets[own] &= left.wrapping_sub(1);
            match left {
                0 => self.give_up(),
                _ => self.try_row(left & left.wrapping_neg()),
            }
        }
        self.ended
    }

    /// Visits the next column if every later one keeps a row.
    #[inline]
    fn try_row(&mut self, queen: u64) {
        if !self.strike(queen) {
            return;
        }
        self.nodes += 1;
        self.column += 1;
        if self.column == self.side {
            self.ended = Some(Ended::Solved);
        }
    }

    #[inline]
    fn strike(&mut self, queen: u64) -> bool {
        let (now, next) = self.sets[self.column * self.side..].split_at_mut(self.side);
        let (mut rising, mut falling) = (queen, queen);
        let later = self.column + 1..self.side;
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

    fn give_up(&mut self) {
        match self.column.checked_sub(1) {
            Some(before) => self.column = before,
            None => self.ended = Some(Ended::Failed),
        }
    }
}
