//! The judge: checks whether an answer solves a puzzle.
//!
//! It shares no code with the solvers or their tables, so that a bug there cannot hide here.

use std::collections::{HashMap, HashSet};
use std::fmt;

use super::{KnightsPuzzle, QueensPuzzle};
use crate::board::{Size, Square};

/// What is wrong with an answer. Holds squares by name.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Flaw {
    /// The number of squares wanted, and the number given.
    Count(usize, usize),
    /// A square off the board, as row and column from 0.
    OffBoard(u32, u32),
    /// A square is in the answer twice.
    Twice(String),
    /// Two queens share a line or a colour, or touch.
    Attack(String, String),
    /// A locked queen is missing.
    Unlocked(String),
    /// A tour does not start on its start.
    Start(String),
    /// Two consecutive squares are not a jump apart.
    Jump(String, String),
    /// A closed tour ends on a square that does not lead back to the start.
    Open(String),
    /// A tour visits a blocked square.
    Blocked(String),
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count(wanted, given) => {
                write!(
                    f,
                    "An answer needs {wanted} squares, but this one has {given}."
                )
            }
            Self::OffBoard(row, column) => {
                write!(f, "Row {row}, column {column} (from 0) is off the board.")
            }
            Self::Twice(square) => write!(f, "{square} is in the answer twice."),
            Self::Attack(one, other) => {
                write!(f, "The queens on {one} and {other} attack each other.")
            }
            Self::Unlocked(square) => write!(f, "The locked queen on {square} is missing."),
            Self::Start(square) => write!(f, "The tour does not start on {square}."),
            Self::Jump(from, to) => write!(f, "No knight’s jump leads from {from} to {to}."),
            Self::Blocked(square) => write!(f, "{square} is blocked, and the tour visits it."),
            Self::Open(square) => write!(
                f,
                "No jump leads from the last square, {square}, to the start."
            ),
        }
    }
}

impl std::error::Error for Flaw {}

/// Judges n queens, in any order, in time proportional to n.
///
/// # Errors
/// The first flaw found.
pub fn queens(puzzle: &QueensPuzzle, answer: &[Square]) -> Result<(), Flaw> {
    let size = puzzle.size();
    let stand = distinct(size, answer, puzzle.side() as usize)?;
    let missing = puzzle.locked().iter().find(|queen| !stand.contains(queen));
    if let Some(&queen) = missing {
        return Err(Flaw::Unlocked(size.name(queen)));
    }
    no_two_share(size, answer, |s| i64::from(s.row))?;
    no_two_share(size, answer, |s| i64::from(s.column))?;
    match puzzle.rules().regions() {
        None => {
            no_two_share(size, answer, |s| i64::from(s.row) + i64::from(s.column))?;
            no_two_share(size, answer, |s| i64::from(s.row) - i64::from(s.column))
        }
        Some(regions) => {
            let colours = regions.colours();
            no_two_share(size, answer, |s| colours[size.index(*s)].into())?;
            no_two_touch(size, answer)
        }
    }
}

/// Fails if two queens stand on squares with a common corner.
fn no_two_touch(size: Size, answer: &[Square]) -> Result<(), Flaw> {
    for (place, one) in answer.iter().enumerate() {
        let touches = |other: &&Square| {
            one.row
                .abs_diff(other.row)
                .max(one.column.abs_diff(other.column))
                == 1
        };
        if let Some(other) = answer[..place].iter().find(touches) {
            return Err(Flaw::Attack(size.name(*other), size.name(*one)));
        }
    }
    Ok(())
}

/// Judges a tour in visiting order, the start first, in time proportional to its length.
///
/// # Errors
/// The first flaw found.
pub fn knights(puzzle: &KnightsPuzzle, answer: &[Square]) -> Result<(), Flaw> {
    let size = puzzle.size();
    let wanted = size.area() - puzzle.blocked().len();
    distinct(size, answer, wanted)?;
    let blocked: HashSet<_> = puzzle.blocked().iter().collect();
    if let Some(square) = answer.iter().find(|square| blocked.contains(square)) {
        return Err(Flaw::Blocked(size.name(*square)));
    }
    if answer[0] != puzzle.start() {
        return Err(Flaw::Start(size.name(puzzle.start())));
    }
    for pair in answer.windows(2) {
        if !jump_apart(pair[0], pair[1]) {
            return Err(Flaw::Jump(size.name(pair[0]), size.name(pair[1])));
        }
    }
    let last = answer[answer.len() - 1];
    if puzzle.closed() && !jump_apart(last, answer[0]) {
        return Err(Flaw::Open(size.name(last)));
    }
    Ok(())
}

/// The squares of an answer as a set, if all are on the board, none is repeated, and their number is
/// right.
fn distinct(size: Size, answer: &[Square], wanted: usize) -> Result<HashSet<Square>, Flaw> {
    let mut seen = HashSet::new();
    for &square in answer {
        if square.row >= size.rows || square.column >= size.columns {
            return Err(Flaw::OffBoard(square.row, square.column));
        }
        if !seen.insert(square) {
            return Err(Flaw::Twice(size.name(square)));
        }
    }
    if answer.len() == wanted {
        Ok(seen)
    } else {
        Err(Flaw::Count(wanted, answer.len()))
    }
}

fn no_two_share(size: Size, answer: &[Square], key: impl Fn(&Square) -> i64) -> Result<(), Flaw> {
    let mut first = HashMap::new();
    for queen in answer {
        if let Some(other) = first.insert(key(queen), queen) {
            return Err(Flaw::Attack(size.name(*other), size.name(*queen)));
        }
    }
    Ok(())
}

fn jump_apart(from: Square, to: Square) -> bool {
    let across = (from.row.abs_diff(to.row), from.column.abs_diff(to.column));
    across == (1, 2) || across == (2, 1)
}
