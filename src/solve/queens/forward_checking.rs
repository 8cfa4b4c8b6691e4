//! Forward checking: strike what a queen attacks, turn back as soon as a row runs dry.

use std::borrow::Cow;

use crate::board::Square;
use crate::games::QueensPuzzle;
use crate::solve::{Domains, Event, Observer, ShowsQueens, Solver, Step, solved_or_continue};

/// Row by row from the top, the leftmost possible square first, with [`Domains`] keyed by depth.
///
/// R. M. Haralick, G. L. Elliott, *Increasing tree search efficiency for constraint satisfaction
/// problems*, Artificial Intelligence 14 (1980), 263–313.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForwardChecking {
    domains: Domains,
    /// The queens down, by depth.
    queens: Vec<Square>,
}

impl ForwardChecking {
    /// Only what the locked queens attack is struck.
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle) -> Self {
        let domains = Domains::new(puzzle);
        Self {
            queens: Vec::with_capacity(domains.depths()),
            domains,
        }
    }

    /// Which squares every row may still use.
    #[must_use]
    pub fn domains(&self) -> &Domains {
        &self.domains
    }

    /// Puts a queen down and strikes what she attacks; takes her back if a row runs dry.
    #[inline]
    fn place<O: Observer>(&mut self, square: Square, observer: &mut O) -> Step {
        let depth = self.queens.len();
        observer.on(Event::Assign {
            depth: depth as u32,
            square,
        });
        self.domains.try_square(square, depth);
        self.queens.push(square);
        self.domains.strike(square, depth + 1, observer);
        if let Some(row) = self.domains.wiped_out(depth + 1) {
            let square = Square::new(row, 0);
            observer.on(Event::Wipeout { square });
            self.unwind(observer);
        }
        solved_or_continue(self)
    }

    /// Lifts the last queen and restores what she had struck; her own square stays tried.
    #[inline]
    fn unwind<O: Observer>(&mut self, observer: &mut O) -> Step {
        let level = self.queens.len();
        let Some(square) = self.queens.pop() else {
            return Step::Exhausted;
        };
        self.domains.unwind(level, square, observer);
        let depth = self.queens.len() as u32;
        observer.on(Event::Unassign { depth, square });
        Step::Continue
    }
}

impl Solver for ForwardChecking {
    #[inline]
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        let depth = self.queens.len();
        let candidate = (!self.is_solved()).then(|| self.domains.first(depth));
        if let Some(square) = candidate.flatten() {
            return self.place(square, observer);
        }
        observer.on(Event::Backtrack {
            depth: depth as u32,
        });
        self.unwind(observer)
    }

    fn is_solved(&self) -> bool {
        self.queens.len() == self.domains.depths()
    }
}

impl ShowsQueens for ForwardChecking {
    fn depth(&self) -> usize {
        self.queens.len()
    }

    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.queens.iter().copied()
    }

    fn untried(&self, depth: usize) -> Option<Vec<Square>> {
        let row = (depth < self.domains.depths()).then(|| self.domains.row(depth));
        Some(row.map_or_else(Vec::new, |row| self.domains.possible(row).collect()))
    }

    fn levels(&self) -> Option<Cow<'_, [i16]>> {
        Some(Cow::Borrowed(self.domains.levels()))
    }
}
