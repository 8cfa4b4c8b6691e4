//! The smallest sets of units that cannot all be filled.
//!
//! Every *filling*, which is a set of queens none of which attacks another, leaves some open units out. Units
//! that cannot all be filled include one of what each filling leaves out. So the search only looks at sets
//! that meet everything left out so far, and each failure adds to this list.

use super::field::{Field, Position, Units, units};

/// A search for the smallest proofs in one position. Ask for size 1, 2, 3 and so on: what has been learned at
/// one size serves the next.
#[derive(Clone, Debug)]
pub struct ProofSearch {
    position: Position,
    /// The size that the next step looks for.
    size: u32,
    /// What each filling found so far leaves out.
    leavings: Vec<Units>,
    found: Vec<Units>,
    /// Whether one proof is enough.
    first: bool,
    solvable: bool,
}

impl ProofSearch {
    /// Searches for units of a position that cannot all be filled.
    #[must_use]
    pub fn new(position: Position) -> Self {
        Self {
            position,
            size: 1,
            leavings: Vec::new(),
            found: Vec::new(),
            first: false,
            solvable: false,
        }
    }

    /// Whether all units can be filled, as far as the search has seen; then there is no proof.
    #[must_use]
    pub fn solvable(&self) -> bool {
        self.solvable
    }

    /// All proofs of a size, each once, if there is no smaller one.
    pub fn all(&mut self, field: &Field, size: u32) -> &[Units] {
        self.first = false;
        self.search(field, size);
        &self.found
    }

    /// A proof of a size, if there is no smaller one.
    pub fn first(&mut self, field: &Field, size: u32) -> Option<Units> {
        self.first = true;
        self.search(field, size);
        self.found.first().copied()
    }

    /// Looks for a proof of the next size. The outer option is empty until the search is over; the inner one if
    /// all units can be filled.
    pub fn step(&mut self, field: &Field) -> Option<Option<Units>> {
        self.first = true;
        self.next(field, u32::MAX)
            .then(|| self.found.first().copied())
    }

    /// Looks for all proofs of the next size, up to `most` units. Empty until the search is over; then the
    /// proofs, if there are any.
    pub fn step_all(&mut self, field: &Field, most: u32) -> Option<&[Units]> {
        self.first = false;
        self.next(field, most).then_some(&self.found)
    }

    /// A smallest proof; none if all units can be filled.
    pub fn smallest(&mut self, field: &Field) -> Option<Units> {
        loop {
            if let Some(found) = self.step(field) {
                return found;
            }
        }
    }

    /// Looks for proofs of the next size; returns whether the search is over.
    fn next(&mut self, field: &Field, most: u32) -> bool {
        let size = self.size;
        if size > most.min(self.position.open.count_ones()) {
            self.found.clear();
            return true;
        }
        self.size += 1;
        self.search(field, size);
        self.solvable || !self.found.is_empty()
    }

    fn search(&mut self, field: &Field, size: u32) {
        self.found.clear();
        if !self.solvable {
            self.grow(field, 0, 0, size);
        }
    }

    /// Finds the proofs that have the chosen units, up to `left` more, and none of the banned ones.
    fn grow(&mut self, field: &Field, chosen: Units, mut banned: Units, left: u32) {
        let missed = loop {
            if let Some(missed) = self.missed_by(chosen, banned) {
                break missed;
            }
            let Some(filled) = field.fill(self.position, chosen) else {
                self.found.push(chosen);
                return;
            };
            let out = extend(field, filled).open;
            self.solvable |= out == 0;
            self.leavings.push(out);
        };
        if left == 0 {
            return;
        }
        for unit in units(missed) {
            self.grow(field, chosen | 1 << unit, banned, left - 1);
            if self.first && !self.found.is_empty() {
                return;
            }
            banned |= 1 << unit;
        }
    }

    /// The smallest part, without banned units, of what a filling leaves out and the chosen units don't meet.
    fn missed_by(&self, chosen: Units, banned: Units) -> Option<Units> {
        let missed = self.leavings.iter().filter(|&&out| out & chosen == 0);
        missed
            .map(|out| out & !banned)
            .min_by_key(|out| out.count_ones())
    }
}

/// Adds queens while squares are left: in the unit that has the fewest, the one that strikes the fewest.
fn extend(field: &Field, mut position: Position) -> Position {
    loop {
        let tight = units(position.open)
            .map(|unit| field.left_in(position, unit))
            .filter(|left| !left.is_empty())
            .min_by_key(|left| left.len());
        let Some(left) = tight else { return position };
        let cost = |square: &usize| field.struck_by(*square).and(position.candidates).len();
        let Some(queen) = left.iter().min_by_key(cost) else {
            return position;
        };
        position = field.place(position, queen);
    }
}
