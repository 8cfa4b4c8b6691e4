//! Why a picture is not read: what is wrong with it, and what to do.

use std::fmt;

use super::{LARGEST, MOST, SMALLEST};

/// What a picture shows of a board that can't be taken from it as it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    /// The columns in the picture.
    pub columns: u32,
    /// The rows in the picture.
    pub rows: u32,
    /// The corners of that part in pixels of the picture, clockwise from the top left one.
    pub corners: [[f32; 2]; 4],
    /// Whether the picture cuts it off at the top, right, bottom and left, as far as that shows.
    pub cut: [bool; 4],
    /// The colour of every square of that part, row by row, from 0 in the order in which they are met: a guess for a
    /// person to go on from. Empty if colours can't be told apart.
    pub colours: Vec<u8>,
}

impl Seen {
    fn moved(self, to: impl Fn([f32; 2]) -> [f32; 2]) -> Self {
        let corners = self.corners.map(to);
        Self { corners, ..self }
    }
}

/// Why there is no board to take from a picture.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Refusal {
    /// The picture, or its squares, have too few pixels.
    TooSmall,
    /// The picture has too many pixels.
    TooLarge,
    /// There is no board.
    NoBoard,
    /// The picture ends before the board does; holds the part that it shows.
    CutOff(Seen),
    /// The board has another size than those that can be played; holds its side.
    Size(u32),
    /// The regions can't be told apart.
    Colours {
        /// The whole board, with the colours that may be meant.
        seen: Seen,
        /// The number of colours found. A board has one for each row.
        counted: u32,
    },
    /// The board is a sudoku's.
    Sudoku,
    /// The board is a chess board.
    Chess,
    /// The marked corners are not those of a board.
    Corners,
}

impl Refusal {
    /// A code for programs that never changes.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::TooSmall => "too small",
            Self::TooLarge => "too large",
            Self::NoBoard | Self::Sudoku | Self::Chess => "no board",
            Self::CutOff(_) => "cut off",
            Self::Size(_) => "size",
            Self::Colours { .. } => "colours",
            Self::Corners => "corners",
        }
    }

    /// The same with its places moved, for example from a straightened picture to the picture itself.
    pub(super) fn moved(self, to: impl Fn([f32; 2]) -> [f32; 2]) -> Self {
        match self {
            Self::CutOff(seen) => Self::CutOff(seen.moved(to)),
            Self::Colours { seen, counted } => Self::Colours {
                seen: seen.moved(to),
                counted,
            },
            other => other,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooSmall => f.write_str(
                "The squares in this picture are too small to tell apart: use the original screenshot.",
            ),
            Self::TooLarge => write!(
                f,
                "This picture has more than {} megapixels: crop it to the board.",
                MOST / 1_000_000
            ),
            Self::NoBoard => f.write_str(
                "I found no board in this picture: the whole board must be visible, straight from the front.",
            ),
            Self::CutOff(Seen { columns, rows, .. }) if columns != rows => write!(
                f,
                "Part of the board is missing (I see {columns} columns but {rows} rows): take a picture of the whole \
                 board."
            ),
            Self::CutOff(_) => {
                f.write_str("Part of the board is missing: take a picture of the whole board.")
            }
            Self::Size(side) => write!(
                f,
                "This board is {side} × {side}: boards from {SMALLEST} × {SMALLEST} to {LARGEST} × {LARGEST} can be \
                 played here."
            ),
            Self::Colours { seen, counted } => write!(
                f,
                "I found a board of {side} × {side}, but not its {side} colours (I count {counted}): paint the rest by \
                 hand.",
                side = seen.rows
            ),
            Self::Sudoku => f.write_str("This looks like a sudoku: choose a picture of a board in colours."),
            Self::Chess => f.write_str(
                "This looks like a chess board: to bring queens, write their columns, such as 0 4 7 5 2 6 1 3.",
            ),
            Self::Corners => f.write_str("These are not the corners of a board: drag each one to its own corner."),
        }
    }
}

impl std::error::Error for Refusal {}
