//! Brute force along the rows: one queen a row.

use crate::board::{Lines, Square};
use crate::games::QueensPuzzle;
use crate::solve::{Event, Observer, ShowsQueens, Solver, Step, solved_or_continue};

/// An odometer with a wheel a row: the last turns fastest, and a full turn moves the one before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowBruteForce {
    side: u32,
    /// The solver's queens in depth order.
    queens: Vec<Square>,
    lines: Lines,
    /// How many pairs stand in line, counted once for every line they share.
    pairs: u32,
}

impl RowBruteForce {
    /// Every queen stands in the first column of her row.
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle) -> Self {
        let in_first_column = |row| Square::new(row, 0);
        let queens: Vec<_> = puzzle
            .open_rows()
            .into_iter()
            .map(in_first_column)
            .collect();
        let mut lines = Lines::new(puzzle.side());
        let all = puzzle.locked().iter().chain(&queens);
        let pairs = all.map(|&queen| lines.add(queen)).sum();
        Self {
            side: puzzle.side(),
            queens,
            lines,
            pairs,
        }
    }

    #[inline]
    fn turn<O: Observer>(&mut self, piece: usize, column: u32, observer: &mut O) {
        let depth = piece as u32;
        let square = self.queens[piece];
        self.pairs -= self.lines.remove(square);
        observer.on(Event::Unassign { depth, square });
        let square = Square::new(square.row, column);
        self.queens[piece] = square;
        self.pairs += self.lines.add(square);
        observer.on(Event::Assign { depth, square });
    }
}

impl Solver for RowBruteForce {
    #[inline]
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        let last_column = self.side - 1;
        let movable = self.queens.iter().rposition(|q| q.column < last_column);
        let Some(first) = movable else {
            return Step::Exhausted;
        };
        self.turn(first, self.queens[first].column + 1, observer);
        for piece in first + 1..self.queens.len() {
            self.turn(piece, 0, observer);
        }
        solved_or_continue(self)
    }

    fn is_solved(&self) -> bool {
        self.pairs == 0
    }
}

impl ShowsQueens for RowBruteForce {
    fn depth(&self) -> usize {
        self.queens.len()
    }

    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.queens.iter().copied()
    }
}
