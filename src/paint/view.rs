//! Which part of a board is in view, and which pixels show it.

use std::ops::Range;

use crate::board::{Size, Square};

/// The part of a board in view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// How many squares lie left of the view; may be negative.
    pub left: f64,
    /// How many squares lie above the view; may be negative.
    pub top: f64,
    /// The side of a square, in pixels; may be far below 1.
    pub side: f64,
    /// The width of the view, in pixels.
    pub width: u32,
    /// The height of the view, in pixels.
    pub height: u32,
}

/// The pixels that show a view.
///
/// If squares are at least as large as pixels, each pixel is one square, and the caller scales the picture
/// up. Otherwise a pixel is `squares_per_pixel` squares wide and high. Pixels lie on a lattice that begins in
/// the board's top left corner, so that nothing flickers while the view moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Window {
    /// The side of a pixel in squares, at least 1.
    pub squares_per_pixel: f64,
    /// The rows of pixels, counted from the board's top.
    pub rows: Range<u32>,
    /// The columns of pixels, counted from the board's left edge.
    pub columns: Range<u32>,
    size: Size,
}

/// The smallest side of a square, in pixels: the largest board would be smaller than a pixel.
const SMALLEST: f64 = 1e-9;

/// The largest side of a screen, in pixels.
const MOST: u32 = 1 << 13;

impl Window {
    /// The pixels that show a view of a board; none if it shows no square. Views beyond any screen are
    /// limited.
    #[must_use]
    pub fn of(view: &View, size: Size) -> Self {
        let side = view.side.max(SMALLEST);
        let squares_per_pixel = (1.0 / side).max(1.0);
        let [down, along] =
            [view.height, view.width].map(|pixels| f64::from(pixels.min(MOST)) / side);
        Self {
            squares_per_pixel,
            rows: span(view.top, down, squares_per_pixel, size.rows),
            columns: span(view.left, along, squares_per_pixel, size.columns),
            size,
        }
    }

    /// The width, in pixels.
    #[must_use]
    pub fn width(&self) -> usize {
        self.columns.len()
    }

    /// How many pixels there are.
    #[must_use]
    pub fn area(&self) -> usize {
        self.rows.len() * self.columns.len()
    }

    /// Whether each pixel is one square.
    pub(super) fn is_plain(&self) -> bool {
        self.squares_per_pixel <= 1.0
    }

    /// The rows of squares in view.
    pub(super) fn board_rows(&self) -> Range<u32> {
        self.squares(&self.rows, self.size.rows)
    }

    /// The columns of squares in view.
    pub(super) fn board_columns(&self) -> Range<u32> {
        self.squares(&self.columns, self.size.columns)
    }

    /// The squares in view, row by row.
    pub(super) fn board_squares(&self) -> impl Iterator<Item = Square> + '_ {
        let in_row = |row| {
            let columns = self.board_columns();
            columns.map(move |column| Square::new(row, column))
        };
        self.board_rows().flat_map(in_row)
    }

    /// The rows of squares that share a row of pixels.
    pub(super) fn rows_of(&self, row: u32) -> Range<u32> {
        self.squares(&(row..row + 1), self.size.rows)
    }

    /// The columns of squares that share a column of pixels.
    pub(super) fn columns_of(&self, column: u32) -> Range<u32> {
        self.squares(&(column..column + 1), self.size.columns)
    }

    /// The row or column of pixels that shows a row or column of squares.
    #[inline]
    pub(super) fn pixel(&self, line: u32) -> u32 {
        if self.is_plain() {
            line
        } else {
            (f64::from(line) / self.squares_per_pixel) as u32
        }
    }

    fn squares(&self, pixels: &Range<u32>, most: u32) -> Range<u32> {
        let first =
            |pixel: u32| ((f64::from(pixel) * self.squares_per_pixel).ceil() as u32).min(most);
        first(pixels.start)..first(pixels.end)
    }
}

/// The pixels in view along one direction, up to the one with the board's last row or column.
fn span(start: f64, length: f64, squares_per_pixel: f64, squares: u32) -> Range<u32> {
    let end = (f64::from(squares - 1) / squares_per_pixel).floor() + 1.0;
    // NaN becomes 0 here, but would stay NaN with `clamp`.
    let first = (start / squares_per_pixel).floor().max(0.0).min(end);
    let last = ((start + length) / squares_per_pixel).ceil();
    first as u32..last.max(first).min(end) as u32
}
