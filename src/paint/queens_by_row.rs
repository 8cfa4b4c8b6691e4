//! The queens of a large board by row, and which of them are in conflict.

use super::colour::DEPTHS;
use crate::board::{Lines, Square};
use crate::puzzles::QueensPuzzle;
use crate::run::Run;
use crate::solve::Shows;

/// How a queen is shown: the number of its colour, and a bit above it for a conflict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mark(pub u8);

const CONFLICT: u8 = 0x80;

impl Mark {
    /// A locked queen.
    pub const LOCKED: Self = Self(0);
    /// A queen without a depth.
    pub const PLAIN: Self = Self(1 + DEPTHS as u8);
    /// How many colours there are.
    pub const COLOURS: usize = 2 + DEPTHS;

    /// A queen that rules out squares at a level.
    #[must_use]
    pub const fn of_level(level: usize) -> Self {
        match level {
            0 => Self::LOCKED,
            _ => Self(1 + ((level - 1) % DEPTHS) as u8),
        }
    }

    /// The number of its colour, below [`Mark::COLOURS`].
    #[must_use]
    pub const fn colour(self) -> usize {
        (self.0 & !CONFLICT) as usize
    }

    /// Whether it is in conflict.
    #[must_use]
    pub const fn is_in_conflict(self) -> bool {
        self.0 & CONFLICT != 0
    }
}

/// A queen in its row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Standing {
    pub(super) column: u32,
    pub(super) mark: Mark,
}

/// All queens, sorted by row. Reading them again allocates no memory.
#[derive(Clone, Debug)]
pub(super) struct QueensByRow {
    lines: Lines,
    /// The index in `queens` of each row's first queen, and the end.
    starts: Vec<u32>,
    queens: Vec<Standing>,
    in_conflict: usize,
}

impl QueensByRow {
    pub(super) fn new(puzzle: &QueensPuzzle) -> Self {
        let side = puzzle.side();
        Self {
            lines: Lines::of(puzzle.rules()),
            starts: vec![0; side as usize + 1],
            queens: Vec::with_capacity(side as usize),
            in_conflict: 0,
        }
    }

    /// The side of the board, in squares.
    pub(super) fn side(&self) -> usize {
        self.starts.len() - 1
    }

    /// The queens of a row.
    #[inline]
    pub(super) fn row(&self, row: u32) -> &[Standing] {
        let row = row as usize;
        &self.queens[self.starts[row] as usize..self.starts[row + 1] as usize]
    }

    /// The mean number of queens per square.
    pub(super) fn per_square(&self) -> f64 {
        self.len() as f64 / (self.side() as f64).powi(2)
    }

    /// How many queens are on the board.
    pub(super) fn len(&self) -> usize {
        self.queens.len()
    }

    /// How many of them are in conflict.
    pub(super) fn in_conflict(&self) -> usize {
        self.in_conflict
    }

    /// Reads the queens of a run: counts them by row and line, makes room for each row, and sorts them in,
    /// with the colours of their depths if `by_depth`.
    pub(super) fn read<S: Shows>(&mut self, run: &Run<S>, puzzle: &QueensPuzzle, by_depth: bool) {
        self.count(run, puzzle);
        self.make_room();
        let locked = puzzle.locked().len();
        each_queen(run, puzzle, |index, square| {
            let mark = match index.checked_sub(locked) {
                None => Mark::LOCKED,
                Some(depth) if by_depth => Mark::of_level(depth + 1),
                Some(_) => Mark::PLAIN,
            };
            self.put(square, mark);
        });
    }

    fn count<S: Shows>(&mut self, run: &Run<S>, puzzle: &QueensPuzzle) {
        self.lines.clear();
        self.starts.fill(0);
        each_queen(run, puzzle, |_, square| {
            self.lines.add(square);
            self.starts[square.row as usize] += 1;
        });
    }

    /// Turns the count of each row into the row's end; filling the row backwards turns that into its start.
    fn make_room(&mut self) {
        let mut end = 0;
        for start in &mut self.starts {
            end += *start;
            *start = end;
        }
        self.queens.resize(end as usize, Standing::default());
        self.in_conflict = 0;
    }

    #[inline]
    fn put(&mut self, square: Square, mut mark: Mark) {
        if self.lines.is_crowded(square) {
            mark.0 |= CONFLICT;
            self.in_conflict += 1;
        }
        let place = &mut self.starts[square.row as usize];
        *place -= 1;
        let column = square.column;
        self.queens[*place as usize] = Standing { column, mark };
    }
}

/// The locked queens, then those of the solver, numbered.
fn each_queen<S: Shows>(run: &Run<S>, puzzle: &QueensPuzzle, mut each: impl FnMut(usize, Square)) {
    let mut index = 0;
    let mut count = |square| {
        each(index, square);
        index += 1;
    };
    puzzle.locked().iter().copied().for_each(&mut count);
    run.solver().each_queen(&mut count);
}
