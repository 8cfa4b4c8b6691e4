//! Pictures of boards too large to draw square by square, and GIFs.
//!
//! ```
//! use forward_check::paint::{COLOURS, Palette, BoardPicture, View};
//! use forward_check::puzzles::{Puzzle, QueensPuzzle};
//! use forward_check::run::Run;
//!
//! let puzzle = Puzzle::Queens(QueensPuzzle::new(1_000, Vec::new())?);
//! let mut run = Run::new(puzzle, "linear", 0)?;
//! run.run(u64::MAX);
//! let mut picture = BoardPicture::new(&run);
//! let (side, width, height) = (0.1, 100, 100);
//! let view = View { left: 0.0, top: 0.0, side, width, height };
//! let window = picture.paint(&run, &view, &Palette::read(&[0; COLOURS]));
//! assert_eq!(picture.pixels().len(), window.rows.len() * window.columns.len());
//! assert_eq!(picture.standing(), 1_000);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod canvas;
mod colour;
mod domains;
mod moves;
#[cfg(feature = "gif")]
mod movie;
mod queens;
mod queens_by_row;
mod tour;
mod view;

pub use colour::{COLOURS, Colour, DEPTHS, Pair, Palette, RAMP};
pub use domains::TRIED;
#[cfg(feature = "gif")]
pub use movie::{Movie, MovieError};
pub use queens_by_row::Mark;
pub use view::{View, Window};

use std::ops::Range;

use crate::board::{Size, Square};
use crate::puzzles::{Puzzle, QueensPuzzle};
use crate::run::Run;
use crate::solve::Shows;
use canvas::Canvas;
use moves::Moves;
use queens_by_row::QueensByRow;

/// A painter for one run, with the picture that it painted last.
///
/// The cost of a picture grows with its pixels, the queens in view, and the changes since the last one, but
/// not with the board's squares, unless the solver has to compute their levels. After the first picture,
/// others of the same size allocate no memory.
#[derive(Clone, Debug)]
pub struct BoardPicture {
    size: Size,
    contents: Contents,
    /// The run's step when its contents were last read.
    seen: Option<u64>,
    canvas: Canvas,
}

#[derive(Clone, Debug)]
enum Contents {
    Queens(QueensPuzzle, QueensByRow),
    Tour(Moves),
}

/// A piece to draw in detail, on a square large enough for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its square.
    pub square: Square,
    /// A queen's [`Mark`], a move number, or [`BLOCKED`].
    pub what: u32,
}

/// Marks a blocked square.
pub const BLOCKED: u32 = u32::MAX;

impl BoardPicture {
    /// A painter for a run.
    #[must_use]
    pub fn new<S: Shows>(run: &Run<S>) -> Self {
        let contents = match run.puzzle() {
            Puzzle::Queens(puzzle) => Contents::Queens(puzzle.clone(), QueensByRow::new(puzzle)),
            Puzzle::Knights(puzzle) => Contents::Tour(Moves::new(puzzle)),
        };
        Self {
            size: run.puzzle().size(),
            contents,
            seen: None,
            canvas: Canvas::default(),
        }
    }

    /// Paints a view of the run; returns which part of the board the pixels show.
    pub fn paint<S: Shows>(&mut self, run: &Run<S>, view: &View, palette: &Palette) -> Window {
        let fresh = self.seen.replace(run.steps()) != Some(run.steps());
        let window = Window::of(view, self.size);
        let (canvas, look) = (&mut self.canvas, (&window, view));
        match &mut self.contents {
            Contents::Queens(puzzle, queens) => {
                let levels = run.solver().levels();
                if fresh {
                    queens.read(run, puzzle, levels.is_some());
                }
                queens::paint(canvas, look, queens, levels.as_deref(), palette);
            }
            Contents::Tour(moves) => {
                if fresh {
                    moves.read(run.solver().path());
                }
                tour::paint(canvas, look, moves, self.size, palette);
            }
        }
        window
    }

    /// The pixels painted last, row by row.
    #[must_use]
    pub fn pixels(&self) -> &[Colour] {
        &self.canvas.pixels
    }

    /// The queens in a view, or the visited and the blocked squares, row by row, as last painted.
    pub fn pieces(&self, view: &View) -> impl Iterator<Item = Piece> + '_ {
        let window = Window::of(view, self.size);
        let columns = window.board_columns();
        let rows = window.board_rows();
        rows.flat_map(move |row| self.pieces_of(row, columns.clone()))
    }

    fn pieces_of(&self, row: u32, columns: Range<u32>) -> Box<dyn Iterator<Item = Piece> + '_> {
        let piece = move |column, what| Piece {
            square: Square::new(row, column),
            what,
        };
        match &self.contents {
            Contents::Queens(_, queens) => {
                let shown = queens.row(row).iter();
                let shown = shown.filter(move |queen| columns.contains(&queen.column));
                Box::new(shown.map(move |queen| piece(queen.column, u32::from(queen.mark.0))))
            }
            Contents::Tour(moves) => Box::new(columns.filter_map(move |column| {
                let square = self.size.index(Square::new(row, column));
                moves.at(square).map(|number| piece(column, number))
            })),
        }
    }

    /// The solver's domains in a view, row by row: for each square,
    /// [`POSSIBLE`](crate::solve::domains::POSSIBLE) or the level that ruled it out, plus [`TRIED`] if its own
    /// row tried it or has its queen there. None if the solver keeps no domains.
    #[must_use]
    pub fn levels<S: Shows>(&self, run: &Run<S>, view: &View) -> Option<Vec<i16>> {
        domains::levels(run, &Window::of(view, self.size))
    }

    /// How many queens are on the board, or how many squares the knight has visited.
    #[must_use]
    pub fn standing(&self) -> usize {
        match &self.contents {
            Contents::Queens(_, queens) => queens.len(),
            Contents::Tour(moves) => moves.len(),
        }
    }

    /// The knight's square, as last painted; none for queens.
    #[must_use]
    pub fn knight(&self) -> Option<Square> {
        match &self.contents {
            Contents::Queens(..) => None,
            Contents::Tour(moves) => Some(self.size.at(moves.last()? as usize)),
        }
    }

    /// How many queens are in conflict; 0 for a knight.
    #[must_use]
    pub fn in_conflict(&self) -> usize {
        match &self.contents {
            Contents::Queens(_, queens) => queens.in_conflict(),
            Contents::Tour(_) => 0,
        }
    }
}
