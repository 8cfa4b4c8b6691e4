//! Why a position can no longer be completed, in a sentence.

use std::fmt;

use crate::board::words::and_list;
use crate::board::{Size, Square};

/// The most squares listed by name; beyond that they are counted.
const LISTED: usize = 4;

/// Why a position is lost.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WhyLost {
    /// A row without a queen has no square that is free.
    Row,
    /// A column without a queen has no square that is free.
    Column,
    /// A colour without a queen, held by name, has no square that is free.
    Colour(String),
    /// A search found that no queens complete the board.
    Queens,
    /// Unvisited squares that no jump can reach.
    Stranded,
    /// Unvisited squares that no chain of jumps reaches.
    CutOff,
    /// Squares with a way in but no way out, in a closed tour.
    NoWayOut,
    /// Several such squares in an open tour, which can end on only one.
    DeadEnds,
    /// A closed tour has no unvisited square that leads back to its start.
    NoWayHome,
    /// A search found that no tour visits every square.
    Tour,
}

/// A position that cannot be completed, with the squares that show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost {
    /// Why.
    pub why: WhyLost,
    /// The squares that show it; empty if only a search found it.
    pub squares: Vec<Square>,
    pub(super) size: Size,
}

impl Lost {
    /// The squares by name, or how many there are.
    fn names(&self) -> String {
        if self.squares.len() > LISTED {
            return format!("{} squares", self.squares.len());
        }
        let names = self.squares.iter().map(|&square| self.size.name(square));
        and_list(&names.collect::<Vec<_>>())
    }

    /// The singular or the plural, by the number of squares.
    fn one_or_many<'a>(&self, one: &'a str, many: &'a str) -> &'a str {
        if self.squares.len() == 1 { one } else { many }
    }
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.names();
        match &self.why {
            WhyLost::Row => {
                let row = self.size.rank(self.squares[0].row);
                write!(f, "Row {row} has no free square left.")
            }
            WhyLost::Column => {
                let name = self.size.name(self.squares[0]);
                let column = name.trim_end_matches(|c: char| c.is_ascii_digit());
                write!(f, "Column {column} has no free square left.")
            }
            WhyLost::Colour(colour) => write!(f, "{colour} has no free square left."),
            WhyLost::Queens => write!(f, "No solution has all these queens."),
            WhyLost::Stranded => {
                let are = self.one_or_many("is", "are");
                write!(f, "{names} {are} stranded: no jump leads there any more.")
            }
            WhyLost::CutOff => {
                let are = self.one_or_many("is", "are");
                write!(
                    f,
                    "{names} {are} cut off: the knight can’t get there any more."
                )
            }
            WhyLost::NoWayOut => {
                let have = self.one_or_many("has", "have");
                write!(f, "{names} {have} a way in but no way out.")
            }
            WhyLost::DeadEnds => write!(
                f,
                "{names} have no way out, and a tour can end on only one of them."
            ),
            WhyLost::NoWayHome => write!(f, "No unvisited square leads back to {names}."),
            WhyLost::Tour => write!(f, "No tour is possible from here."),
        }?;
        write!(f, " Undo to continue.")
    }
}
