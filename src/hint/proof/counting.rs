//! Solutions one by one.

use super::field::{Field, Position};
use super::squares::Squares;

/// A count of the solutions of a position, in small steps: it fills the unit with the fewest squares left first.
#[derive(Clone, Debug)]
pub struct Counting {
    /// Each position on the way, with the squares still to try.
    stack: Vec<(Position, Squares)>,
    /// The queens tried on the way.
    queens: Vec<usize>,
    ways: u64,
    /// The count stops here.
    limit: u64,
}

impl Counting {
    /// Starts to count the solutions of a position, up to a limit.
    #[must_use]
    pub fn new(field: &Field, position: Position, limit: u64) -> Self {
        let mut counting = Self {
            stack: Vec::new(),
            queens: Vec::new(),
            ways: 0,
            limit,
        };
        counting.open(field, position);
        counting
    }

    /// Tries up to `queens` queens; returns whether the count is done.
    pub fn work(&mut self, field: &Field, queens: u32) -> bool {
        for _ in 0..queens {
            if self.is_done() {
                break;
            }
            self.step(field);
        }
        self.is_done()
    }

    /// How many solutions were found so far.
    #[must_use]
    pub fn ways(&self) -> u64 {
        self.ways
    }

    /// Whether the count stopped at its limit: there may be more solutions.
    #[must_use]
    pub fn is_cut(&self) -> bool {
        self.ways >= self.limit
    }

    /// The queens tried last, in the order tried; a whole solution, if one was just found.
    #[must_use]
    pub fn queens(&self) -> &[usize] {
        &self.queens
    }

    /// Works until another solution is found: its queens; none if there is no other, or the limit is reached.
    pub fn next(&mut self, field: &Field) -> Option<&[usize]> {
        let before = self.ways;
        while self.ways == before {
            if self.is_done() {
                return None;
            }
            self.step(field);
        }
        Some(&self.queens)
    }

    /// Counts the solutions of a position, up to a limit.
    #[must_use]
    pub fn of(field: &Field, position: Position, limit: u64) -> u64 {
        let mut counting = Self::new(field, position, limit);
        while !counting.work(field, u32::MAX) {}
        counting.ways
    }

    fn is_done(&self) -> bool {
        self.stack.is_empty() || self.ways >= self.limit
    }

    fn step(&mut self, field: &Field) {
        let depth = self.stack.len() - 1;
        let (position, untried) = &mut self.stack[depth];
        let Some(queen) = untried.first() else {
            self.stack.pop();
            return;
        };
        untried.remove(queen);
        self.queens.truncate(depth);
        self.queens.push(queen);
        let next = field.place(*position, queen);
        self.open(field, next);
    }

    /// Counts a solution, or goes on with the unit that has the fewest squares left.
    fn open(&mut self, field: &Field, position: Position) {
        match field.tightest(position, position.open) {
            None => self.ways += 1,
            Some((_, left)) if left.is_empty() => {}
            Some((_, left)) => self.stack.push((position, left)),
        }
    }
}
