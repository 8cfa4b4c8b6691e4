//! Domains keyed by depth: which squares a row may still use, and who struck the others.

use super::{Event, Observer};
use crate::board::{Square, attacked_in};
use crate::puzzles::QueensPuzzle;

/// The level of a square that is still possible.
pub const POSSIBLE: i16 = -1;

/// A level for every square: [`POSSIBLE`], or the depth whose assignment struck it.
///
/// The rows that hold a locked queen are struck whole at level 0, and so is every square that a
/// locked queen attacks. Striking never changes a square that is struck already, so going back
/// restores exactly the levels of the depths that are left.
///
/// Unwinding knows which squares can hold the level that is left: those in line with the queen
/// that struck it, and the tried marks of one row. It looks at no others, which makes a step
/// linear in the side of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Domains {
    side: usize,
    levels: Vec<i16>,
    /// The row of depth 0, of depth 1, and so on.
    rows: Vec<u32>,
    /// How many squares each row still has, by row.
    left: Vec<u32>,
}

impl Domains {
    /// The domains before the first step.
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle) -> Self {
        let side = puzzle.side() as usize;
        let mut domains = Self {
            side,
            levels: vec![POSSIBLE; side * side],
            rows: puzzle.open_rows(),
            left: vec![puzzle.side(); side],
        };
        for queen in puzzle.locked() {
            let row = queen.row as usize;
            domains.levels[row * side..(row + 1) * side].fill(0);
            domains.left[row] = 0;
            domains.strike(*queen, 0, &mut ());
        }
        domains
    }

    /// How many rows are to be decided.
    #[must_use]
    pub fn depths(&self) -> usize {
        self.rows.len()
    }

    /// How many squares the board has a side.
    #[must_use]
    pub fn side(&self) -> usize {
        self.side
    }

    /// The row of a depth, counted from the top of the board.
    ///
    /// # Panics
    /// If there are not so many depths.
    #[must_use]
    pub fn row(&self, depth: usize) -> u32 {
        self.rows[depth]
    }

    /// The rows of all depths from this one on.
    pub(crate) fn rows_from(&self, depth: usize) -> &[u32] {
        &self.rows[depth..]
    }

    /// Gives a row that is not decided yet to a depth, in exchange for the depth's own.
    pub(crate) fn bring_up(&mut self, row: u32, depth: usize) {
        let mut later = self.rows[depth..].iter();
        if let Some(place) = later.position(|&other| other == row) {
            self.rows.swap(depth, depth + place);
        }
    }

    /// Becomes equal to other domains of the same board, without allocating.
    pub(crate) fn copy_from(&mut self, other: &Self) {
        self.levels.copy_from_slice(&other.levels);
        self.rows.copy_from_slice(&other.rows);
        self.left.copy_from_slice(&other.left);
    }

    /// The level of every square, by square number.
    #[must_use]
    pub fn levels(&self) -> &[i16] {
        &self.levels
    }

    /// Whether a square is still possible.
    ///
    /// # Panics
    /// If the square is off the board.
    #[must_use]
    pub fn is_possible(&self, square: Square) -> bool {
        self.levels[self.index(square)] == POSSIBLE
    }

    /// How many squares a row can still use.
    ///
    /// # Panics
    /// If there is no such row.
    #[must_use]
    pub fn left(&self, row: u32) -> u32 {
        self.left[row as usize]
    }

    /// The squares that a row can still use, from the left.
    pub(crate) fn possible(&self, row: u32) -> impl Iterator<Item = Square> + '_ {
        let squares = (0..self.side as u32).map(move |column| Square::new(row, column));
        squares.filter(|&square| self.is_possible(square))
    }

    /// The leftmost square that a depth can still use.
    #[inline]
    pub(crate) fn first(&self, depth: usize) -> Option<Square> {
        let row = self.rows[depth];
        let start = row as usize * self.side;
        let levels = &self.levels[start..start + self.side];
        let column = levels.iter().position(|&level| level == POSSIBLE)?;
        Some(Square::new(row, column as u32))
    }

    /// Marks a square as tried by its own depth.
    #[inline]
    pub(crate) fn try_square(&mut self, square: Square, depth: usize) {
        let index = self.index(square);
        self.levels[index] = depth as i16;
        self.left[square.row as usize] -= 1;
    }

    /// Strikes what a queen attacks in the rows of all depths from `level` on.
    #[inline]
    pub(crate) fn strike<O: Observer>(&mut self, queen: Square, level: usize, observer: &mut O) {
        for depth in level..self.rows.len() {
            for square in attacked_in(self.rows[depth], queen, self.side as u32) {
                let index = self.index(square);
                if self.levels[index] == POSSIBLE {
                    self.levels[index] = level as i16;
                    self.left[square.row as usize] -= 1;
                    let level = level as u32;
                    observer.on(Event::Prune { level, square });
                }
            }
        }
    }

    /// The first row, of all depths from `level` on, that has no square left.
    #[inline]
    pub(crate) fn wiped_out(&self, level: usize) -> Option<u32> {
        let mut rows = self.rows[level..].iter().copied();
        rows.find(|&row| self.left[row as usize] == 0)
    }

    /// Makes every square of `level` possible again, in the rows of all depths from `level` on:
    /// what `queen`, the queen of the depth before, has struck, and the tried marks of `level`.
    #[inline]
    pub(crate) fn unwind<O: Observer>(&mut self, level: usize, queen: Square, observer: &mut O) {
        for depth in level..self.rows.len() {
            for square in attacked_in(self.rows[depth], queen, self.side as u32) {
                self.restore(square, level, observer);
            }
        }
        if let Some(&row) = self.rows.get(level) {
            for column in 0..self.side as u32 {
                self.restore(Square::new(row, column), level, observer);
            }
        }
    }

    #[inline]
    fn restore<O: Observer>(&mut self, square: Square, level: usize, observer: &mut O) {
        let index = self.index(square);
        if self.levels[index] == level as i16 {
            self.levels[index] = POSSIBLE;
            self.left[square.row as usize] += 1;
            observer.on(Event::Restore { square });
        }
    }

    #[inline]
    fn index(&self, square: Square) -> usize {
        square.row as usize * self.side + square.column as usize
    }
}
