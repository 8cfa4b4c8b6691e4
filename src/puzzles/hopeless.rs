//! Puzzles without a solution: said before the first move, with the reason and what to change.

use std::fmt;

use super::theorems::{NoTour, no_tour, no_tour_from_anywhere};
use super::{KnightsPuzzle, QueensPuzzle, completion};
use crate::board::words::and_list;

/// Why a puzzle has no solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hopeless {
    /// A board of two or three queens.
    Side(u32),
    /// No solution has all the locked queens, which are held by name: every one was tried.
    Locks(u32, Vec<String>),
    /// A theorem denies the tour; what would help.
    Tour(NoTour, &'static str),
    /// No tour begins on this square, held by name: every one was tried.
    Start(String, &'static str),
}

const OTHER_START: &str = "Choose another start.";
const OTHER_BLOCKS: &str = "Block other squares.";
const OTHER_START_OR_BLOCKS: &str = "Choose another start, or block other squares.";
const OPEN_OR_BLOCKS: &str = "Choose an open tour, or block other squares.";
const OPEN_OR_BOARD: &str = "Choose an open tour, or another board.";
const LARGER: &str = "Choose a larger board.";

/// Why a board of queens has no solution; nothing where it has one, or nobody knows.
#[must_use]
pub fn queens(puzzle: &QueensPuzzle) -> Option<Hopeless> {
    let side = puzzle.side();
    if matches!(side, 2 | 3) {
        return Some(Hopeless::Side(side));
    }
    let locked = puzzle.locked();
    let size = puzzle.size();
    let names = || locked.iter().map(|&queen| size.name(queen)).collect();
    let searched = completion::queens(side, locked.iter().copied());
    (searched == Some(false)).then(|| Hopeless::Locks(side, names()))
}

/// Why there is no tour from the start chosen; nothing where there is one, or nobody knows.
#[must_use]
pub fn tour(puzzle: &KnightsPuzzle) -> Option<Hopeless> {
    if let Some(theorem) = no_tour(puzzle) {
        return Some(denied(puzzle, theorem));
    }
    let size = puzzle.size();
    let start = size.index(puzzle.start()) as u32;
    let searched = completion::tour(puzzle, &[start]);
    let advice = match (puzzle.closed(), puzzle.blocked().is_empty()) {
        (true, _) => OPEN_OR_BLOCKS,
        (false, true) => OTHER_START,
        (false, false) => OTHER_START_OR_BLOCKS,
    };
    (searched == Some(false)).then(|| Hopeless::Start(size.name(puzzle.start()), advice))
}

/// Why there is no tour from any start; nothing where no theorem says so.
#[must_use]
pub fn tour_from_anywhere(puzzle: &KnightsPuzzle) -> Option<Hopeless> {
    no_tour_from_anywhere(puzzle).map(|theorem| denied(puzzle, theorem))
}

/// What would help where a theorem denies a tour.
fn denied(puzzle: &KnightsPuzzle, theorem: NoTour) -> Hopeless {
    let advice = match theorem {
        NoTour::Colour if puzzle.blocked().is_empty() => OTHER_START,
        NoTour::Colour => OTHER_START_OR_BLOCKS,
        NoTour::Colours(more, fewer) if more == fewer + 1 => OPEN_OR_BLOCKS,
        NoTour::Colours(..) => OTHER_BLOCKS,
        NoTour::Schwenk(_) => OPEN_OR_BOARD,
        NoTour::Small(_) => LARGER,
    };
    Hopeless::Tour(theorem, advice)
}

impl fmt::Display for Hopeless {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Side(2) => write!(
                f,
                "On 2 × 2 one queen attacks every square, so a second has no place. {LARGER}"
            ),
            Self::Side(side) => write!(
                f,
                "On {side} × {side} a queen leaves at most two squares free, and those attack each \
                 other. {LARGER}"
            ),
            Self::Locks(side, names) => {
                let (queens, them) = match names.len() {
                    1 => ("a queen", "it"),
                    _ => ("queens", "them"),
                };
                write!(
                    f,
                    "No solution of {side} × {side} has {queens} on {}: every way to go on from {them} \
                     was tried. Lock another square.",
                    and_list(names)
                )
            }
            Self::Tour(theorem, advice) => write!(f, "{theorem} {advice}"),
            Self::Start(start, advice) => write!(
                f,
                "No such tour begins on {start}: every way to go on from it was tried. {advice}"
            ),
        }
    }
}
