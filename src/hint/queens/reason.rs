//! The easiest reason in a position: a last square, or else the smallest proof against a square.

use crate::hint::proof::{Field, Out, Position, ProofSearch, Sieve, Squares, Units, units};

/// Why a square gets a queen or is ruled out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The unit has only this square left.
    Last(usize, usize),
    /// There is a proof against the square.
    Out(Out),
}

/// A reason being searched for, in small steps.
#[derive(Clone, Debug)]
pub struct Reasoning {
    field: Field,
    position: Position,
    /// Crosses to check, and those that are right: no solution has a queen there.
    unchecked: Vec<usize>,
    crossed: Squares,
    sieve: Option<Sieve>,
}

impl Reasoning {
    /// Starts in a position that has a solution, with crosses that may be wrong. Wrong ones are not believed.
    #[must_use]
    pub fn new(field: Field, position: Position, crosses: Vec<usize>) -> Self {
        Self {
            field,
            position,
            unchecked: crosses,
            crossed: Squares::default(),
            sieve: None,
        }
    }

    /// The units and what queens attack.
    #[must_use]
    pub fn field(&self) -> &Field {
        &self.field
    }

    /// The position, in which right crosses are ruled out.
    #[must_use]
    pub fn position(&self) -> Position {
        self.position
    }

    /// The crosses on squares that no queen attacks and no solution has.
    #[must_use]
    pub fn crossed(&self) -> Squares {
        self.crossed
    }

    /// Works for a moment. The outer option is empty until the search is over, the inner one if every square
    /// left is in a solution.
    pub fn step(&mut self) -> Option<Option<Reason>> {
        if !self.check_next() {
            return None;
        }
        let Some(sieve) = &mut self.sieve else {
            let last = last_square(&self.field, self.position);
            self.sieve = Some(Sieve::new(&self.field, self.position, true));
            return last.map(Some);
        };
        let over = sieve.step(&self.field);
        over.then(|| sieve.easiest(&self.field).map(Reason::Out))
    }

    /// The squares that the same units rule out, once the search is over.
    #[must_use]
    pub fn group(&self, proof: Units) -> Vec<usize> {
        let found = self.sieve.iter().flat_map(Sieve::found);
        let same = found.filter(|out| out.proof == proof);
        same.map(|out| out.square).collect()
    }

    /// Checks a cross; returns whether none was left to check.
    pub fn check_next(&mut self) -> bool {
        match self.unchecked.pop() {
            Some(cross) => self.check(cross),
            None => return true,
        }
        false
    }

    fn check(&mut self, cross: usize) {
        if self.position.candidates.has(cross) {
            let with = self.field.place(self.position, cross);
            if self.field.fill(with, with.open).is_none() {
                self.crossed.insert(cross);
                self.position.candidates.remove(cross);
            }
        }
    }
}

/// The first unit with one square left.
fn last_square(field: &Field, position: Position) -> Option<Reason> {
    units(position.open).find_map(|unit| {
        let left = field.left_in(position, unit);
        let last = left.first().filter(|_| left.len() == 1)?;
        Some(Reason::Last(unit, last))
    })
}

/// The easiest reason about each square that is left, in reading order, with proofs of at most `most` units;
/// squares of a solution have none, unless they are the last of a unit.
pub fn each(field: &Field, position: Position, most: u32) -> impl Iterator<Item = Reason> {
    position.candidates.iter().filter_map(move |square| {
        let last = units(position.open).find(|&unit| {
            let left = field.left_in(position, unit);
            left.len() == 1 && left.has(square)
        });
        last.map(|unit| Reason::Last(unit, square))
            .or_else(|| against(field, position, square, most).map(Reason::Out))
    })
}

/// The easiest of the smallest proofs against a square, of at most `most` units.
pub fn against(field: &Field, position: Position, square: usize, most: u32) -> Option<Out> {
    let mut against = Against::new(field, position, square, most);
    loop {
        if let Some(found) = against.step(field) {
            return found;
        }
    }
}

/// The easiest of the smallest proofs against a square being searched for, a size a step.
#[derive(Clone, Debug)]
pub struct Against {
    position: Position,
    square: usize,
    most: u32,
    search: ProofSearch,
}

impl Against {
    /// Starts to look for proofs of at most `most` units.
    pub fn new(field: &Field, position: Position, square: usize, most: u32) -> Self {
        Self {
            position,
            square,
            most,
            search: ProofSearch::new(field.place(position, square)),
        }
    }

    /// Works for a moment. The outer option is empty until the search is over, the inner one if there is no
    /// proof.
    pub fn step(&mut self, field: &Field) -> Option<Option<Out>> {
        let (position, square) = (self.position, self.square);
        let cost = |proof: &&u64| (field.left_in_all(position, **proof), **proof);
        let found = self.search.step_all(field, self.most)?;
        let easiest = found.iter().min_by_key(cost);
        Some(easiest.map(|&proof| Out { square, proof }))
    }
}
