//! Domains keyed by depth: which squares a row may still use, and which queen ruled out the others.

use super::{Event, Observer};
use crate::board::{Rules, Square};
use crate::puzzles::QueensPuzzle;

/// The level of a square that is still possible.
pub const POSSIBLE: i16 = -1;

/// A level for every square: [`POSSIBLE`], or the depth of the queen that ruled it out.
///
/// Rows with a locked queen are ruled out at level 0, and so is every square that a locked queen
/// attacks. A square that is already ruled out keeps its level, so backtracking restores exactly
/// the levels of the depths left.
///
/// Unwinding checks only squares that can have the level being undone: those that its queen
/// attacks, and the tried marks of one row. So a step is linear in the side of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Domains {
    rules: Rules,
    side: usize,
    levels: Vec<i16>,
    /// The row of depth 0, of depth 1, and so on.
    rows: Vec<u32>,
    /// The number of possible squares in each row.
    left: Vec<u32>,
}

impl Domains {
    /// The domains after the locked queens have ruled out what they attack.
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle) -> Self {
        let side = puzzle.side() as usize;
        let mut domains = Self {
            rules: puzzle.rules().clone(),
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

    /// The rules of the board.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The number of rows without a locked queen.
    #[must_use]
    pub fn depths(&self) -> usize {
        self.rows.len()
    }

    /// The side of the board, in squares.
    #[must_use]
    pub fn side(&self) -> usize {
        self.side
    }

    /// The row of a depth, counted from the top of the board.
    ///
    /// # Panics
    /// If the depth is out of range.
    #[must_use]
    pub fn row(&self, depth: usize) -> u32 {
        self.rows[depth]
    }

    /// The rows of this depth and all later ones.
    pub(crate) fn rows_from(&self, depth: usize) -> &[u32] {
        &self.rows[depth..]
    }

    /// Swaps a row that is still undecided into a depth.
    pub(crate) fn bring_up(&mut self, row: u32, depth: usize) {
        let mut later = self.rows[depth..].iter();
        if let Some(place) = later.position(|&other| other == row) {
            self.rows.swap(depth, depth + place);
        }
    }

    /// Copies other domains of the same board, without allocating.
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

    /// The number of squares that a row can still use.
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

    /// Rules out what a queen attacks in the rows of depth `level` and later.
    #[inline]
    pub(crate) fn strike<O: Observer>(&mut self, queen: Square, level: usize, observer: &mut O) {
        match self.rules.has_diagonals() {
            true => self.strike_attacked::<true, O>(queen, level, observer),
            false => self.strike_on_colours(queen, level, observer),
        }
    }

    #[cold]
    #[inline(never)]
    fn strike_on_colours<O: Observer>(&mut self, queen: Square, level: usize, observer: &mut O) {
        self.strike_attacked::<false, O>(queen, level, observer);
    }

    #[inline(always)]
    fn strike_attacked<const DIAGONALS: bool, O: Observer>(
        &mut self,
        queen: Square,
        level: usize,
        observer: &mut O,
    ) {
        let rows = self.rows[level..].iter().copied();
        self.rules
            .each_attacked::<DIAGONALS>(rows, queen, |square| {
                let index = square.row as usize * self.side + square.column as usize;
                if self.levels[index] == POSSIBLE {
                    self.levels[index] = level as i16;
                    self.left[square.row as usize] -= 1;
                    let level = level as u32;
                    observer.on(Event::Prune { level, square });
                }
            });
    }

    /// The first row of depth `level` or later that is out of squares.
    #[inline]
    pub(crate) fn wiped_out(&self, level: usize) -> Option<u32> {
        let mut rows = self.rows[level..].iter().copied();
        rows.find(|&row| self.left[row as usize] == 0)
    }

    /// Makes every square of `level` possible again, in the rows of depth `level` and later: what
    /// `queen`, one depth before, ruled out, and the tried marks of `level`.
    #[inline]
    pub(crate) fn unwind<O: Observer>(&mut self, level: usize, queen: Square, observer: &mut O) {
        match self.rules.has_diagonals() {
            true => self.unwind_attacked::<true, O>(level, queen, observer),
            false => self.unwind_on_colours(level, queen, observer),
        }
    }

    #[cold]
    #[inline(never)]
    fn unwind_on_colours<O: Observer>(&mut self, level: usize, queen: Square, observer: &mut O) {
        self.unwind_attacked::<false, O>(level, queen, observer);
    }

    #[inline(always)]
    fn unwind_attacked<const DIAGONALS: bool, O: Observer>(
        &mut self,
        level: usize,
        queen: Square,
        observer: &mut O,
    ) {
        let mut restore = |square: Square| {
            let index = square.row as usize * self.side + square.column as usize;
            if self.levels[index] == level as i16 {
                self.levels[index] = POSSIBLE;
                self.left[square.row as usize] += 1;
                observer.on(Event::Restore { square });
            }
        };
        let rows = self.rows[level..].iter().copied();
        self.rules
            .each_attacked::<DIAGONALS>(rows, queen, &mut restore);
        if let Some(&row) = self.rows.get(level) {
            for column in 0..self.side as u32 {
                restore(Square::new(row, column));
            }
        }
    }

    #[inline]
    fn index(&self, square: Square) -> usize {
        square.row as usize * self.side + square.column as usize
    }
}
