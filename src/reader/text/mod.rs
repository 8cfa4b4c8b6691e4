//! Boards in texts: rows of letters or numbers, emoji, links, tables, and the formats of other programs.
//!
//! [`write_text`] writes most of the forms that [`read_text`] reads.
//!
//! [`read_text`] tries the forms that can't be mistaken for another first, and takes the text as a grid last.

mod columns;
mod fault;
mod foreign;
mod grid;
mod print;
mod starbattle;
mod token;
mod tour;

pub use fault::TextFault;
pub use print::{Form, write_text};

use super::Board;
use crate::board::{Size, Square};

/// The longest text that is read, in bytes: a saved page is long.
const LONGEST: usize = 8_000_000;

/// What a text holds.
#[derive(Clone, Debug, PartialEq)]
pub enum Reading {
    /// A board of colours.
    Colours(Board),
    /// Queens on a board without colours.
    Queens {
        /// The side of the board.
        side: usize,
        /// One queen a row at most, the top row first.
        queens: Vec<Square>,
    },
    /// A knight's path, from its start.
    Tour {
        /// The board.
        size: Size,
        /// The squares in order.
        path: Vec<Square>,
        /// The squares that the knight must not visit.
        blocked: Vec<Square>,
    },
}

#[cfg(feature = "wasm")]
impl Reading {
    /// A board with the colour of every square, row by row.
    pub(crate) fn of_colours(side: usize, colours: Vec<u8>) -> Self {
        Self::Colours(Board::of_text(side, colours, Vec::new(), Vec::new()))
    }
}

/// The board in a text.
///
/// # Errors
/// If there is none, with the first thing that is wrong.
pub fn read_text(text: &str) -> Result<Reading, TextFault> {
    if text.len() > LONGEST {
        return Err(TextFault::TooLong);
    }
    let forms = [
        starbattle::link,
        starbattle::file,
        foreign::own_link,
        foreign::saved_page,
        foreign::page_data,
        foreign::nested,
        foreign::own_json,
        columns::placement,
        tour::squares,
    ];
    let known = forms.iter().find_map(|form| form(text));
    known.unwrap_or_else(|| grid::read(text))
}
