//! Finds the attacker of a square, on a board whose queens are not in line with each other.

use crate::board::{Rules, columns_and_diagonals, line_count};
use crate::solve::prelude::*;

/// No queen holds the line.
pub(crate) const FREE: u32 = u32::MAX;

/// A locked queen holds the line. The queen of depth d holds it as d + 1, so that the least of
/// several holders is the one to blame.
pub(crate) const LOCKED: u32 = 0;

/// The queens, by what they attack along: the holder of each column and diagonal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Holders {
    side: u32,
    rules: Rules,
    /// By the numbers of [`columns_and_diagonals`]. On a board with colours, the holder of each
    /// square.
    lines: Vec<u32>,
}

impl Holders {
    /// Only the locked queens.
    pub(crate) fn new(puzzle: &QueensPuzzle) -> Self {
        let side = puzzle.side();
        let mut holders = Self {
            side,
            rules: puzzle.rules().clone(),
            lines: match puzzle.rules().has_diagonals() {
                true => vec![FREE; line_count(side) - side as usize],
                false => vec![FREE; puzzle.size().area()],
            },
        };
        for &queen in puzzle.locked() {
            holders.hold(queen, LOCKED);
        }
        holders
    }

    /// Sets the holder of the lines through a square; [`FREE`] for none.
    #[inline]
    pub(crate) fn hold(&mut self, square: Square, holder: u32) {
        if !self.rules.has_diagonals() {
            return self.hold_square(square, holder);
        }
        for line in columns_and_diagonals(self.side, square) {
            self.lines[line] = holder;
        }
    }

    /// Sets the holder of a square on a board with colours.
    #[cold]
    #[inline(never)]
    fn hold_square(&mut self, square: Square, holder: u32) {
        self.lines[self.rules.size().index(square)] = holder;
    }

    /// The attacker of a square: [`LOCKED`], the least depth of a queen + 1, or [`FREE`].
    #[inline]
    pub(crate) fn attacker(&self, square: Square) -> u32 {
        if !self.rules.has_diagonals() {
            return self.attacker_by_square(square);
        }
        let [column, rising, falling] =
            columns_and_diagonals(self.side, square).map(|line| self.lines[line]);
        column.min(rising).min(falling)
    }

    /// The attacker of a square on a board with colours.
    #[cold]
    #[inline(never)]
    fn attacker_by_square(&self, square: Square) -> u32 {
        let mut least = FREE;
        self.rules.each_attacked_in(0..self.side, square, |other| {
            least = least.min(self.lines[self.rules.size().index(other)]);
        });
        least
    }
}
