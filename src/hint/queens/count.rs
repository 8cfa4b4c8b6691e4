//! In how many ways a board can be completed, counted exactly, a queen at a time.

use super::board::ones;
use crate::board::Square;

/// The largest side up to which ways are counted: the most that are is 14,200.
pub const LARGEST_COUNT: u32 = 12;

/// How many ways are left on an empty board of 0, 1, 2 and more a side (A000170 of the Online
/// Encyclopedia of Integer Sequences).
const TOTALS: [u64; LARGEST_COUNT as usize + 1] =
    [1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2_680, 14_200];

/// How many solutions the empty board has, up to [`LARGEST_COUNT`] a side.
#[must_use]
pub fn total(side: u32) -> Option<u64> {
    TOTALS.get(side as usize).copied()
}

/// A row to be filled: what is attacked when its turn comes, and the squares not yet tried.
#[derive(Clone, Copy, Debug)]
struct Level {
    columns: u64,
    rising: u64,
    falling: u64,
    untried: u64,
}

/// A count under way: row by row from the top, a word of bits for the columns and one for the
/// diagonals of each kind.
#[derive(Clone, Debug)]
pub struct Count {
    side: u32,
    /// The rows to fill, from the top.
    rows: Vec<u32>,
    stack: Vec<Level>,
    /// The queens tried in the rows above, and those of the first way found.
    tried: Vec<Square>,
    example: Option<Vec<Square>>,
    ways: u64,
    /// No more are counted than these.
    limit: u64,
}

impl Count {
    /// A count of the ways to complete these queens; `limit` ways are enough.
    ///
    /// # Panics
    /// If the side is larger than [`LARGEST_COUNT`].
    #[must_use]
    pub fn new(side: u32, queens: &[Square], limit: u64) -> Self {
        assert!(side <= LARGEST_COUNT, "larger boards are not counted");
        let taken = queens
            .iter()
            .fold(0_u64, |taken, queen| taken | 1 << queen.row);
        let mut count = Self {
            side,
            rows: ones(!taken & ((1 << side) - 1)).collect(),
            stack: Vec::with_capacity(side as usize + 1),
            tried: Vec::with_capacity(side as usize + 1),
            example: None,
            ways: 0,
            limit,
        };
        let none = Level {
            columns: 0,
            rising: 0,
            falling: 0,
            untried: 0,
        };
        let start = queens
            .iter()
            .fold(none, |level, &queen| count.with(level, queen));
        count.open(start);
        count
    }

    /// The ways found so far.
    #[must_use]
    pub fn ways(&self) -> u64 {
        self.ways
    }

    /// The queens that complete the board in the first way found, from the top row down.
    #[must_use]
    pub fn example(&self) -> Option<&[Square]> {
        self.example.as_deref()
    }

    /// The queens tried last, from the top row down: a whole way, when one has just been found.
    #[must_use]
    pub fn tried(&self) -> &[Square] {
        &self.tried
    }

    /// Tries up to so many queens; tells whether the count is done.
    pub fn work(&mut self, queens: u32) -> bool {
        for _ in 0..queens {
            if self.stack.is_empty() || self.ways >= self.limit {
                return true;
            }
            self.step();
        }
        self.stack.is_empty() || self.ways >= self.limit
    }

    /// The whole count.
    #[must_use]
    pub fn of(side: u32, queens: &[Square], limit: u64) -> u64 {
        let mut count = Self::new(side, queens, limit);
        while !count.work(u32::MAX) {}
        count.ways
    }

    fn step(&mut self) {
        let depth = self.stack.len() - 1;
        let level = &mut self.stack[depth];
        if level.untried == 0 {
            self.stack.pop();
            return;
        }
        let column = level.untried.trailing_zeros();
        level.untried &= level.untried - 1;
        let queen = Square::new(self.rows[depth], column);
        self.tried.truncate(depth);
        self.tried.push(queen);
        let next = self.with(self.stack[depth], queen);
        self.open(next);
    }

    /// The same with a queen more.
    fn with(&self, level: Level, queen: Square) -> Level {
        Level {
            columns: level.columns | 1 << queen.column,
            rising: level.rising | 1 << (queen.row + queen.column),
            falling: level.falling | 1 << (queen.column + self.side - 1 - queen.row),
            untried: 0,
        }
    }

    /// Goes on to the row after those that are filled; counts where there is none.
    fn open(&mut self, level: Level) {
        let Some(&row) = self.rows.get(self.stack.len()) else {
            self.ways += 1;
            self.example.get_or_insert_with(|| self.tried.clone());
            return;
        };
        let attacked = level.columns | level.rising >> row | level.falling >> (self.side - 1 - row);
        let untried = !attacked & ((1 << self.side) - 1);
        self.stack.push(Level { untried, ..level });
    }
}
