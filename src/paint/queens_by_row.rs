//! Where the queens of a large board stand, by row, and which of them are in conflict.

use super::colour::DEPTHS;
use crate::board::{Lines, Square};
use crate::puzzles::QueensPuzzle;
use crate::run::Run;

/// How a queen is shown: a bit for a conflict above the number of its colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mark(pub u8);

const CONFLICT: u8 = 0x80;

impl Mark {
    /// A locked queen.
    pub const LOCKED: Self = Self(0);
    /// A queen whose depth does not matter.
    pub const PLAIN: Self = Self(1 + DEPTHS as u8);
    /// How many colours there are to tell apart.
    pub const COLOURS: usize = 2 + DEPTHS;

    /// The queen that strikes squares at a level.
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

/// All queens, sorted by row. Reading them again takes no further memory.
#[derive(Clone, Debug)]
pub(super) struct QueensByRow {
    lines: Lines,
    /// Where each row's queens begin in `queens`; one more than there are rows.
    starts: Vec<u32>,
    queens: Vec<Standing>,
    in_conflict: usize,
}

impl QueensByRow {
    pub(super) fn new(puzzle: &QueensPuzzle) -> Self {
        let side = puzzle.side();
        Self {
            lines: Lines::new(side),
            starts: vec![0; side as usize + 1],
            queens: Vec::with_capacity(side as usize),
            in_conflict: 0,
        }
    }

    /// How many squares the board has a side.
    pub(super) fn side(&self) -> usize {
        self.starts.len() - 1
    }

    /// The queens of a row.
    #[inline]
    pub(super) fn row(&self, row: u32) -> &[Standing] {
        let row = row as usize;
        &self.queens[self.starts[row] as usize..self.starts[row + 1] as usize]
    }

    /// How many queens stand on a square, on average.
    pub(super) fn per_square(&self) -> f64 {
        self.len() as f64 / (self.side() as f64).powi(2)
    }

    /// How many queens stand.
    pub(super) fn len(&self) -> usize {
        self.queens.len()
    }

    /// How many of them are in conflict.
    pub(super) fn in_conflict(&self) -> usize {
        self.in_conflict
    }

    /// Takes over where the queens of a run stand: counts them by row and line, makes room for
    /// each row, and puts every queen into its own, in the colour of its depth if that is asked for.
    pub(super) fn read(&mut self, run: &Run, puzzle: &QueensPuzzle, by_depth: bool) {
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

    fn count(&mut self, run: &Run, puzzle: &QueensPuzzle) {
        self.lines.clear();
        self.starts.fill(0);
        each_queen(run, puzzle, |_, square| {
            self.lines.add(square);
            self.starts[square.row as usize] += 1;
        });
    }

    /// Turns the count of each row into its end: filled backwards, that becomes its beginning.
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
fn each_queen(run: &Run, puzzle: &QueensPuzzle, mut each: impl FnMut(usize, Square)) {
    let mut index = 0;
    let mut count = |square| {
        each(index, square);
        index += 1;
    };
    puzzle.locked().iter().copied().for_each(&mut count);
    run.solver().each_queen(&mut count);
}
