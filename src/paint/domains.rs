//! A solver's domains, for the squares in view.

use super::view::Window;
use crate::board::{Lines, Rules, Square, sorted};
use crate::puzzles::Puzzle;
use crate::run::Run;
use crate::solve::domains::POSSIBLE;
use crate::solve::{Annotation, Shows};

/// Added to the level of a square that its own row tried. It exceeds every level.
pub const TRIED: i16 = 1 << 14;

/// The level of each square in a window, row by row, if the solver keeps domains.
pub(super) fn levels<S: Shows>(run: &Run<S>, window: &Window) -> Option<Vec<i16>> {
    let levels = run.solver().levels()?;
    let (size, causes) = (run.puzzle().size(), Causes::of(run)?);
    let told = |square| {
        let level = levels[size.index(square)];
        level + TRIED * i16::from(causes.is_tried(square, level))
    };
    Some(window.board_squares().map(told).collect())
}

/// What can rule squares out: queens, and missing support.
struct Causes {
    rules: Rules,
    /// The locked queens.
    locked: Lines,
    queens: Vec<Square>,
    /// In ascending order.
    unsupported: Vec<Square>,
}

impl Causes {
    /// None for a knight.
    fn of<S: Shows>(run: &Run<S>) -> Option<Self> {
        let annotations = run.annotations().into_iter();
        let Puzzle::Queens(puzzle) = run.puzzle() else {
            return None;
        };
        let rules = puzzle.rules().clone();
        let mut locked = Lines::of(&rules);
        puzzle
            .locked()
            .iter()
            .for_each(|&queen| _ = locked.add(queen));
        Some(Self {
            rules,
            locked,
            queens: run.solver().queens().collect(),
            unsupported: sorted(
                annotations
                    .filter_map(|annotation| match annotation {
                        Annotation::Unsupported { square, .. } => Some(square),
                        _ => None,
                    })
                    .collect(),
            ),
        })
    }

    /// Whether a square was tried by its own row, because neither a queen nor missing support ruled it out.
    fn is_tried(&self, square: Square, level: i16) -> bool {
        if level == POSSIBLE || self.unsupported.binary_search(&square).is_ok() {
            return false;
        }
        let spares = |queen: &Square| *queen != square && !self.rules.attack(*queen, square);
        match usize::from(level.unsigned_abs()).checked_sub(1) {
            None => !self.locked.touch(square),
            Some(depth) => self.queens.get(depth).is_some_and(spares),
        }
    }
}
