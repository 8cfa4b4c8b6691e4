//! Forward checking: strike what a queen attacks, turn back as soon as a row runs dry.

use std::borrow::Cow;

use super::support::lookahead::Lookahead;
use crate::board::Square;
use crate::puzzles::QueensPuzzle;
use crate::solve::{Domains, Observer, ShowsQueens, Solver, Step, solved_or_continue};

/// Row by row from the top, the leftmost possible square first, with [`Domains`] keyed by depth.
///
/// R. M. Haralick, G. L. Elliott, *Increasing tree search efficiency for constraint satisfaction
/// problems*, Artificial Intelligence 14 (1980), 263–313.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForwardChecking {
    ahead: Lookahead,
}

impl ForwardChecking {
    /// Only what the locked queens attack is struck.
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle) -> Self {
        let ahead = Lookahead::new(puzzle);
        Self { ahead }
    }

    /// Which squares every row may still use.
    #[must_use]
    pub fn domains(&self) -> &Domains {
        &self.ahead.domains
    }
}

impl Solver for ForwardChecking {
    #[inline]
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        let depth = self.ahead.queens.len();
        let candidate = (!self.is_solved()).then(|| self.ahead.domains.first(depth));
        if let Some(square) = candidate.flatten() {
            self.ahead.place(square, observer);
            return solved_or_continue(self);
        }
        self.ahead.backtrack(observer)
    }

    fn is_solved(&self) -> bool {
        self.ahead.is_complete()
    }
}

impl ShowsQueens for ForwardChecking {
    fn depth(&self) -> usize {
        self.ahead.queens.len()
    }

    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.ahead.queens.iter().copied()
    }

    fn untried(&self, depth: usize) -> Option<Vec<Square>> {
        let row = (depth < self.domains().depths()).then(|| self.domains().row(depth));
        Some(row.map_or_else(Vec::new, |row| self.domains().possible(row).collect()))
    }

    fn levels(&self) -> Option<Cow<'_, [i16]>> {
        Some(Cow::Borrowed(self.domains().levels()))
    }
}
