//! The candidates with the smallest proofs against them.

use super::field::{Field, Position, Units};
use super::search::ProofSearch;
use super::squares::Squares;

/// A square that can be ruled out, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Out {
    /// The square.
    pub square: usize,
    /// Units that cannot all be filled with a queen there.
    pub proof: Units,
}

/// Searches the candidates of a position for the smallest proofs, one candidate a step.
#[derive(Clone, Debug)]
pub struct Sieve {
    position: Position,
    /// The candidates that may have a proof.
    searches: Vec<(usize, ProofSearch)>,
    /// The size looked for, and the next search to make.
    size: u32,
    next: usize,
    /// Whether to find every smallest proof and not just one for each candidate.
    all: bool,
    found: Vec<Out>,
}

impl Sieve {
    /// Starts with proofs of one unit.
    #[must_use]
    pub fn new(field: &Field, position: Position, all: bool) -> Self {
        Self::among(field, position, position.candidates, all)
    }

    /// Starts with proofs of one unit against some of the candidates.
    #[must_use]
    pub fn among(field: &Field, position: Position, squares: Squares, all: bool) -> Self {
        let candidates = squares.and(position.candidates).iter();
        let search = |square| (square, ProofSearch::new(field.place(position, square)));
        Self {
            position,
            searches: candidates.map(search).collect(),
            size: 1,
            next: 0,
            all,
            found: Vec::new(),
        }
    }

    /// Searches one candidate. Returns whether the search is over: something was found, or every candidate is
    /// in a solution.
    pub fn step(&mut self, field: &Field) -> bool {
        if let Some((square, search)) = self.searches.get_mut(self.next) {
            let square = *square;
            let out = |&proof: &Units| Out { square, proof };
            if self.all {
                self.found
                    .extend(search.all(field, self.size).iter().map(out));
            } else {
                self.found
                    .extend(search.first(field, self.size).as_ref().map(out));
            }
            self.next += 1;
            return false;
        }
        if !self.found.is_empty() {
            return true;
        }
        self.searches.retain(|(_, search)| !search.solvable());
        self.size += 1;
        self.next = 0;
        self.searches.is_empty()
    }

    /// The size of what was found, in units.
    #[must_use]
    pub fn size(&self) -> u32 {
        self.size
    }

    /// What was found: proofs of the smallest size, of every candidate that has one.
    #[must_use]
    pub fn found(&self) -> &[Out] {
        &self.found
    }

    /// Of what was found, the proof that is easiest to see: the one whose units have the fewest squares left,
    /// then the one against the first square.
    #[must_use]
    pub fn easiest(&self, field: &Field) -> Option<Out> {
        let cost = |out: &&Out| {
            let left = field.left_in_all(self.position, out.proof);
            (left, out.square, out.proof)
        };
        self.found.iter().min_by_key(cost).copied()
    }
}
