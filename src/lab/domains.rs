//! What a program has ruled out.

use crate::solve::prelude::*;
use crate::solve::{Domains, POSSIBLE};

/// The squares that a program has ruled out. They have the level of the last queen that stood then.
#[derive(Clone, Debug)]
pub(super) struct TapeDomains {
    levels: Vec<i16>,
    /// How many squares each row has left, and how many queens.
    left: Vec<u32>,
    queens: Vec<u32>,
}

impl TapeDomains {
    pub(super) fn new(puzzle: &QueensPuzzle) -> Self {
        let domains = Domains::new(puzzle);
        let rows = 0..puzzle.side();
        let mut queens = vec![0; puzzle.side() as usize];
        for queen in puzzle.locked() {
            queens[queen.row as usize] += 1;
        }
        Self {
            levels: domains.levels().to_vec(),
            left: rows.map(|row| domains.left(row)).collect(),
            queens,
        }
    }

    pub(super) fn levels(&self) -> &[i16] {
        &self.levels
    }

    pub(super) fn is_possible(&self, size: Size, square: Square) -> bool {
        self.levels[size.index(square)] == POSSIBLE
    }

    /// Whether a row has neither a square nor a queen.
    pub(super) fn is_empty(&self, row: u32) -> bool {
        self.left[row as usize] == 0 && self.queens[row as usize] == 0
    }

    /// Counts a queen that came to a row, or left it.
    pub(super) fn count_queen(&mut self, row: u32, by: i32) {
        let row = &mut self.queens[row as usize];
        *row = row.saturating_add_signed(by);
    }

    /// Rules out a possible square.
    pub(super) fn strike(&mut self, size: Size, square: Square, level: u32, o: &mut impl Observer) {
        self.levels[size.index(square)] = level as i16;
        self.left[square.row as usize] -= 1;
        o.on(Event::Prune { level, square });
    }

    /// Makes a square that was ruled out possible again.
    pub(super) fn restore(&mut self, size: Size, square: Square, o: &mut impl Observer) {
        self.levels[size.index(square)] = POSSIBLE;
        self.left[square.row as usize] += 1;
        o.on(Event::Restore { square });
    }

    /// Makes what was ruled out at a level possible again, and lowers the levels above it by one, as their queens are
    /// one place further down. Returns how many squares are possible again.
    pub(super) fn unwind(
        &mut self,
        size: Size,
        level: i16,
        is_last: bool,
        o: &mut impl Observer,
    ) -> u32 {
        let mut restored = 0;
        for index in 0..self.levels.len() {
            if self.levels[index] == level {
                self.restore(size, size.at(index), o);
                restored += 1;
            } else if !is_last && self.levels[index] > level {
                self.levels[index] -= 1;
            }
        }
        restored
    }
}
