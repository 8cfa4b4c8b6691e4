//! What every form of forward checking on domains does with a queen.

use crate::board::Square;
use crate::puzzles::QueensPuzzle;
use crate::solve::{Domains, Event, Observer, Step};

/// The queens down, and the domains with what they strike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Lookahead {
    pub(crate) domains: Domains,
    /// By depth.
    pub(crate) queens: Vec<Square>,
}

impl Lookahead {
    /// Only what the locked queens attack is struck.
    pub(crate) fn new(puzzle: &QueensPuzzle) -> Self {
        let domains = Domains::new(puzzle);
        Self {
            queens: Vec::with_capacity(domains.depths()),
            domains,
        }
    }

    /// Whether every row has its queen.
    pub(crate) fn is_complete(&self) -> bool {
        self.queens.len() == self.domains.depths()
    }

    /// Puts a queen down and strikes what she attacks; takes her back if a row runs dry. Tells
    /// whether she stands.
    #[inline]
    pub(crate) fn place<O: Observer>(&mut self, square: Square, observer: &mut O) -> bool {
        let depth = self.queens.len();
        observer.on(Event::Assign {
            depth: depth as u32,
            square,
        });
        self.domains.try_square(square, depth);
        self.queens.push(square);
        self.domains.strike(square, depth + 1, observer);
        let Some(row) = self.domains.wiped_out(depth + 1) else {
            return true;
        };
        let square = Square::new(row, 0);
        observer.on(Event::Wipeout { square });
        self.lift(observer);
        false
    }

    /// Goes back from a row that has no square left.
    #[inline]
    pub(crate) fn backtrack<O: Observer>(&mut self, observer: &mut O) -> Step {
        observer.on(Event::Backtrack {
            depth: self.queens.len() as u32,
        });
        self.lift(observer)
    }

    /// Lifts the last queen and restores what she had struck; her own square stays tried.
    #[inline]
    fn lift<O: Observer>(&mut self, observer: &mut O) -> Step {
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
