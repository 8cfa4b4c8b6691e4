//! All reasons that are open in a position, up to a size.

use super::reason::Reason;
use crate::hint::proof::{Counting, Field, Out, Position, ProofSearch, Squares, units};

/// People are expected to see reasons of up to this many lines. Where the shortest has more, that is the limit.
pub const REACH: u32 = 3;

/// The reasons open in a position: last squares, and a smallest proof against each square, up to [`REACH`] lines
/// or the size of the shortest reason.
#[derive(Clone, Debug)]
pub struct OpenReasons(Vec<Reason>);

impl OpenReasons {
    /// Finds them.
    #[must_use]
    pub fn of(field: &Field, position: Position) -> Self {
        let lasts = units(position.open).filter_map(|unit| {
            let left = field.left_in(position, unit);
            let last = left.first().filter(|_| left.len() == 1)?;
            Some(Reason::Last(unit, last))
        });
        let mut reasons: Vec<_> = lasts.collect();
        let search = |square| (square, ProofSearch::new(field.place(position, square)));
        // No square of a solution has a proof.
        let mut counting = Counting::new(field, position, 1);
        let solution: Squares = counting
            .next(field)
            .into_iter()
            .flatten()
            .copied()
            .collect();
        let squares = position.candidates.minus(solution).iter();
        let mut open: Vec<_> = squares.map(search).collect();
        let mut size = 1;
        while !open.is_empty() && (size <= REACH || reasons.is_empty()) {
            open.retain_mut(|(square, search)| match search.first(field, size) {
                Some(proof) => {
                    let square = *square;
                    reasons.push(Reason::Out(Out { square, proof }));
                    false
                }
                None => !search.solvable(),
            });
            size += 1;
        }
        Self(reasons)
    }

    /// The most lines that were looked for, at least: a square without a reason has none of this size.
    #[must_use]
    pub fn reach(&self) -> u32 {
        REACH.max(self.0.iter().copied().map(size_of).min().unwrap_or(0))
    }

    /// How many lines it takes to rule a square out; none if that is beyond reach.
    #[must_use]
    pub fn against(&self, square: usize) -> Option<u32> {
        self.0.iter().find_map(|reason| match reason {
            Reason::Out(out) if out.square == square => Some(size_of(*reason)),
            _ => None,
        })
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = Reason> + '_ {
        self.0.iter().copied()
    }
}

/// How many lines a reason has: 0 for a last square.
#[must_use]
pub fn size_of(reason: Reason) -> u32 {
    match reason {
        Reason::Last(..) => 0,
        Reason::Out(out) => out.proof.count_ones(),
    }
}

/// The square that a reason is about.
#[must_use]
pub fn square_of(reason: Reason) -> usize {
    match reason {
        Reason::Last(_, square) => square,
        Reason::Out(out) => out.square,
    }
}
