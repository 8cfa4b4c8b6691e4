//! Puzzles without a solution: the reason and what to change, before the first move.

use std::fmt;

use super::theorems::{NoTour, no_tour, no_tour_from_anywhere};
use super::{KnightsPuzzle, QueensPuzzle, completion};
use crate::board::words::and_list;

/// Why a puzzle has no solution.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Hopeless {
    /// A board of two or three queens.
    Side(u32),
    /// No solution has all the locked queens, held by name, according to a search of all.
    Locks(u32, Vec<String>),
    /// No solution of this board of colours has all the locked queens, held by name, according to a
    /// search of all.
    LocksOnColours(Vec<String>),
    /// A board of colours has no solution, according to a search of all.
    Colours,
    /// There is no tour by a theorem; what to change.
    Tour(NoTour, &'static str),
    /// There is no tour from this square, held by name, according to a search of all; what to change.
    Start(String, &'static str),
    /// There is no closed tour, according to a search of all.
    Unclosed,
}

const OTHER_START: &str = "Choose another start.";
const OTHER_BLOCKS: &str = "Block other squares.";
const OTHER_START_OR_BLOCKS: &str = "Choose another start, or block other squares.";
const OPEN_OR_BLOCKS: &str = "Choose an open tour, or block other squares.";
const OPEN_OR_BOARD: &str = "Choose an open tour, or another board.";
const LARGER: &str = "Choose a larger board.";

/// Why a board of queens has no solution; none if it has one, or the search gave up.
#[must_use]
pub fn queens(puzzle: &QueensPuzzle) -> Option<Hopeless> {
    let side = puzzle.side();
    if matches!(side, 2 | 3) {
        return Some(Hopeless::Side(side));
    }
    let locked = puzzle.locked();
    let size = puzzle.size();
    let names = || locked.iter().map(|&queen| size.name(queen)).collect();
    let rules = puzzle.rules();
    let searched = completion::queens(rules, locked.iter().copied());
    if searched != Some(false) {
        return None;
    }
    let without_locks = || completion::queens(rules, std::iter::empty());
    Some(match rules.regions() {
        None => Hopeless::Locks(side, names()),
        Some(_) if without_locks() == Some(false) => Hopeless::Colours,
        Some(_) => Hopeless::LocksOnColours(names()),
    })
}

/// Why there is no tour from the start chosen; none if there is one, or the search gave up.
#[must_use]
pub fn tour(puzzle: &KnightsPuzzle) -> Option<Hopeless> {
    if let Some(theorem) = no_tour(puzzle) {
        return Some(denied(puzzle, theorem));
    }
    let size = puzzle.size();
    let start = size.index(puzzle.start()) as u32;
    let searched = completion::tour(puzzle, &[start]);
    let start = |advice| Hopeless::Start(size.name(puzzle.start()), advice);
    (searched == Some(false)).then(|| match (puzzle.closed(), puzzle.blocked().is_empty()) {
        (true, _) => Hopeless::Unclosed,
        (false, true) => start(OTHER_START),
        (false, false) => start(OTHER_START_OR_BLOCKS),
    })
}

/// Why there is no tour from any start; none unless a theorem says so.
#[must_use]
pub fn tour_from_anywhere(puzzle: &KnightsPuzzle) -> Option<Hopeless> {
    no_tour_from_anywhere(puzzle).map(|theorem| denied(puzzle, theorem))
}

/// Adds to a theorem what to change.
fn denied(puzzle: &KnightsPuzzle, theorem: NoTour) -> Hopeless {
    let advice = match theorem {
        NoTour::Colour if puzzle.blocked().is_empty() => OTHER_START,
        NoTour::Colour => OTHER_START_OR_BLOCKS,
        NoTour::ClosedColours(..) if puzzle.blocked().is_empty() => OPEN_OR_BOARD,
        NoTour::ClosedColours(light, dark) if light.abs_diff(dark) == 1 => OPEN_OR_BLOCKS,
        NoTour::ClosedColours(..) | NoTour::Colours(..) => OTHER_BLOCKS,
        NoTour::Schwenk(_) => OPEN_OR_BOARD,
        NoTour::Small(_) => LARGER,
    };
    Hopeless::Tour(theorem, advice)
}

/// Locked queens in words: `a queen on a8`.
fn queens_on(names: &[String]) -> String {
    let queens = if names.len() == 1 {
        "a queen"
    } else {
        "queens"
    };
    format!("{queens} on {}", and_list(names))
}

impl fmt::Display for Hopeless {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Side(2) => write!(
                f,
                "On 2 × 2, one queen attacks every square, so a second has no place. {LARGER}"
            ),
            Self::Side(side) => write!(
                f,
                "On {side} × {side}, a queen leaves at most two squares free, and those attack each \
                 other. {LARGER}"
            ),
            Self::Locks(side, names) => {
                let queens = queens_on(names);
                write!(
                    f,
                    "No {side} × {side} solution has {queens}: everything was tried. Lock another \
                     square."
                )
            }
            Self::LocksOnColours(names) => {
                let queens = queens_on(names);
                write!(
                    f,
                    "No solution of this board has {queens}: everything was tried. Lock another square."
                )
            }
            Self::Colours => write!(
                f,
                "These colours have no solution: everything was tried. Change some of them."
            ),
            Self::Tour(theorem, advice) => write!(f, "{theorem} {advice}"),
            Self::Start(start, advice) => {
                write!(
                    f,
                    "No tour can start on {start}: everything was tried. {advice}"
                )
            }
            Self::Unclosed => write!(
                f,
                "This board has no closed tour: everything was tried. {OPEN_OR_BLOCKS}"
            ),
        }
    }
}
