//! Counts the solutions of a board exactly, one queen at a time.

use super::board::ones;
use crate::board::Square;

/// The largest side, in squares, whose solutions are counted; the empty board has 14,200.
pub const LARGEST_COUNT: u32 = 12;

/// The solutions of the empty boards with sides of 0, 1, 2, … squares (A000170 in the On-Line
/// Encyclopedia of Integer Sequences).
const TOTALS: [u64; LARGEST_COUNT as usize + 1] =
    [1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2_680, 14_200];

/// How many solutions the empty board has, up to a side of [`LARGEST_COUNT`].
#[must_use]
pub fn total(side: u32) -> Option<u64> {
    TOTALS.get(side as usize).copied()
}

/// A row being filled: what the queens above attack, and the squares still to try.
#[derive(Clone, Copy, Debug)]
struct Level {
    columns: u64,
    rising: u64,
    falling: u64,
    untried: u64,
}

/// A count in progress, row by row from the top, with bit sets for attacked columns and diagonals.
#[derive(Clone, Debug)]
pub struct SolutionCount {
    side: u32,
    /// The rows without a queen, from the top.
    rows: Vec<u32>,
    stack: Vec<Level>,
    /// The queens tried in the rows above.
    tried: Vec<Square>,
    /// The queens of the first solution found.
    example: Option<Vec<Square>>,
    ways: u64,
    /// The count stops here.
    limit: u64,
}

impl SolutionCount {
    /// Starts to count the solutions with these queens, up to `limit`.
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

    /// How many solutions were found so far.
    #[must_use]
    pub fn ways(&self) -> u64 {
        self.ways
    }

    /// Whether the count stopped at its limit: there may be more solutions.
    #[must_use]
    pub fn is_cut(&self) -> bool {
        self.ways >= self.limit
    }

    /// The queens that the first solution found adds, from the top row down.
    #[must_use]
    pub fn example(&self) -> Option<&[Square]> {
        self.example.as_deref()
    }

    /// The queens tried last, from the top row down; a whole solution if one has just been found.
    #[must_use]
    pub fn tried(&self) -> &[Square] {
        &self.tried
    }

    /// Tries up to `queens` queens; returns whether the count is done.
    pub fn work(&mut self, queens: u32) -> bool {
        for _ in 0..queens {
            if self.stack.is_empty() || self.ways >= self.limit {
                return true;
            }
            self.step();
        }
        self.stack.is_empty() || self.ways >= self.limit
    }

    /// Counts the solutions with these queens, up to `limit`.
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

    /// The level with another queen on the board.
    fn with(&self, level: Level, queen: Square) -> Level {
        Level {
            columns: level.columns | 1 << queen.column,
            rising: level.rising | 1 << (queen.row + queen.column),
            falling: level.falling | 1 << (queen.column + self.side - 1 - queen.row),
            untried: 0,
        }
    }

    /// Starts the next row, or counts a solution if every row is filled.
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
