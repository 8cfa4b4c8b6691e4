//! The player's queens and crosses: as text, and as moves change them.

use std::mem::swap;

use super::QueensPuzzle;
use super::move_error::QueensMoveError;
use crate::board::{Size, Square, SquareSet};

/// The player's queens and crosses. As text `a5+d3/h7+g3`: the queens in the order of placing, then
/// the crosses in ascending order; `a5+d3` without crosses; empty for an empty board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct QueensPosition {
    /// In the order of placing.
    pub queens: Vec<Square>,
    /// The squares crossed out, none of them with a queen.
    pub crosses: SquareSet,
}

impl QueensPosition {
    /// The position as text.
    #[must_use]
    pub fn text(&self, size: Size) -> String {
        let queens = joined(size, self.queens.iter().copied());
        if self.crosses.is_empty() {
            return queens;
        }
        format!("{queens}/{}", joined(size, self.crosses.iter().copied()))
    }

    /// Reads a position of a puzzle. A cross on a square with a queen is left out.
    ///
    /// # Errors
    /// If the text is not a position, or one that no moves lead to.
    pub fn read(text: &str, puzzle: &QueensPuzzle) -> Result<Self, QueensMoveError> {
        let size = puzzle.size();
        let (queens, crosses) = text.split_once('/').unwrap_or((text, ""));
        let squares = |text| split(size, text).ok_or_else(|| unreadable(text));
        let (queens, mut crosses): (Vec<_>, SquareSet) =
            (squares(queens)?, squares(crosses)?.into_iter().collect());
        let mut occupied: SquareSet = puzzle.locked().iter().copied().collect();
        for queen in &queens {
            if !occupied.insert(*queen) {
                return Err(QueensMoveError::Occupied(size.name(*queen)));
            }
        }
        if queens.len() + puzzle.locked().len() > puzzle.side() as usize {
            return Err(QueensMoveError::NoneLeft(puzzle.side()));
        }
        crosses.retain(|square| !occupied.contains(square));
        Ok(Self { queens, crosses })
    }

    /// Makes a change, or takes it back.
    pub(super) fn flip(&mut self, change: &mut Change, forward: bool) {
        match change {
            Change::Whole(other) => swap(self, other),
            Change::Parts {
                lifted,
                placed,
                crossed,
                uncrossed,
            } => {
                let (off, on) = if forward {
                    (lifted, placed)
                } else {
                    (placed, lifted)
                };
                if let Some((place, _)) = off {
                    self.queens.remove(*place);
                }
                if let Some((place, square)) = on {
                    self.queens.insert(*place, *square);
                }
                let (on, off) = if forward {
                    (crossed, uncrossed)
                } else {
                    (uncrossed, crossed)
                };
                for square in off {
                    self.crosses.remove(square);
                }
                for square in on {
                    self.crosses.insert(*square);
                }
            }
        }
    }
}

/// What a move changes, in a form that can be reversed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Change {
    /// A queen lifted, a queen placed, each with its place in the order of placing, and crosses
    /// made or removed.
    Parts {
        lifted: Option<(usize, Square)>,
        placed: Option<(usize, Square)>,
        crossed: Vec<Square>,
        uncrossed: Vec<Square>,
    },
    /// The whole position is swapped with this one.
    Whole(QueensPosition),
}

/// The names of squares joined by plus signs.
pub(super) fn joined(size: Size, squares: impl Iterator<Item = Square>) -> String {
    let names: Vec<_> = squares.map(|square| size.name(square)).collect();
    names.join("+")
}

/// The squares of names joined by plus signs; none for an empty text.
pub(super) fn split(size: Size, text: &str) -> Option<Vec<Square>> {
    let names = text.split('+').filter(|_| !text.is_empty());
    names.map(|name| size.parse(name).ok()).collect()
}

/// The error for a saved move that cannot be read.
pub(super) fn unreadable(text: &str) -> QueensMoveError {
    QueensMoveError::Unreadable(text.to_owned())
}
