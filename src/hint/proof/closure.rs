//! How hard a position is: the least size of proofs that solve it.
//!
//! The closure at level K places a queen wherever a unit has one square left and rules out every square with a
//! proof of at most K units, until nothing changes. On a board with a solution the order doesn't matter:
//! fewer squares leave fewer fillings, so a proof stays a proof. So it is enough to always take the smallest
//! there is; the largest size on the way is the least K.

use super::field::{Field, Position};
use super::sieve::Sieve;

/// A closure being computed.
#[derive(Clone, Debug)]
pub struct Closure {
    position: Position,
    sieve: Option<Sieve>,
    /// The largest proof used so far, in units.
    size: u32,
    /// Proofs larger than this are not used.
    level: u32,
}

impl Closure {
    /// Starts the closure at a level, in units.
    #[must_use]
    pub fn new(position: Position, level: u32) -> Self {
        Self {
            position,
            sieve: None,
            size: 0,
            level,
        }
    }

    /// Works for a moment: fills what has one square left, or searches one candidate. Returns whether nothing
    /// changes any more.
    pub fn step(&mut self, field: &Field) -> bool {
        let Some(sieve) = &mut self.sieve else {
            return self.fill(field);
        };
        let over = sieve.step(field);
        if sieve.size() > self.level {
            return true;
        }
        if over {
            let (size, found) = (sieve.size(), sieve.found());
            if found.is_empty() {
                return true;
            }
            self.size = self.size.max(size);
            for out in found {
                self.position.candidates.remove(out.square);
            }
            self.sieve = None;
        }
        false
    }

    /// Places queens in units with one square left, or else starts the search for proofs.
    fn fill(&mut self, field: &Field) -> bool {
        loop {
            match field.tightest(self.position, self.position.open) {
                None => return true,
                Some((_, left)) if left.is_empty() => return true,
                Some((_, left)) if left.len() == 1 => {
                    let last = left.first().expect("one square is left");
                    self.position = field.place(self.position, last);
                }
                Some(_) => {
                    self.sieve = Some(Sieve::new(field, self.position, false));
                    return false;
                }
            }
        }
    }

    /// The largest proof used so far, in units; 0 if last squares were enough.
    #[must_use]
    pub fn size(&self) -> u32 {
        self.size
    }

    /// Whether every unit has its queen.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.position.open == 0
    }

    /// The position so far.
    #[must_use]
    pub fn position(&self) -> Position {
        self.position
    }

    /// Computes a whole closure.
    #[must_use]
    pub fn of(field: &Field, position: Position, level: u32) -> Self {
        let mut closure = Self::new(position, level);
        while !closure.step(field) {}
        closure
    }
}
