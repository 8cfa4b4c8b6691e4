//! The rules of a board as bits: its units, and the squares that a queen on each square attacks.

use super::squares::Squares;
use crate::board::{Regions, Rules, Square};

/// The largest side, in squares, that proofs are searched for: that of the largest board in colours.
pub const LARGEST: u32 = Regions::LARGEST;

/// The largest side of a board whose queens attack along whole diagonals. Its lines leave so many ways open that
/// proofs on larger ones would take long.
pub const LARGEST_CLASSIC: u32 = 12;

/// A set of units: a bit for each.
pub type Units = u64;

/// The units of a board and what queens attack, as bits. A unit is a line or region that needs a queen.
#[derive(Clone, Debug)]
pub struct Field {
    units: Vec<Squares>,
    /// For each square, what a queen there attacks, and the square itself.
    strikes: Vec<Squares>,
    /// The units of each square.
    units_of: Vec<Units>,
}

/// The state of a board: the squares that are neither attacked nor ruled out, and the units without
/// a queen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The squares left.
    pub candidates: Squares,
    /// The units without a queen.
    pub open: Units,
}

impl Field {
    /// Whether proofs are searched for on a board with these rules.
    #[must_use]
    pub fn fits(rules: &Rules) -> bool {
        !rules.has_diagonals() || rules.side() <= LARGEST_CLASSIC
    }

    /// The field of a set of rules, with units in their order.
    ///
    /// # Panics
    /// If the side is larger than [`LARGEST`].
    #[must_use]
    pub fn of(rules: &Rules) -> Self {
        assert!(
            rules.side() <= LARGEST,
            "the squares of the board fit into a set"
        );
        let size = rules.size();
        let set = |squares: &mut dyn Iterator<Item = Square>| {
            squares
                .map(|square| size.index(square))
                .collect::<Squares>()
        };
        let units = rules
            .units()
            .map(|unit| set(&mut rules.squares_of(unit).into_iter()));
        let attacked = |one| set(&mut size.squares().filter(|&other| rules.attack(one, other)));
        Self::new(units.collect(), size.squares().map(attacked).collect())
    }

    /// A field of units, each a set of squares, and what a queen on each square attacks besides the other
    /// squares of its units.
    ///
    /// # Panics
    /// If there are more than 64 units.
    #[must_use]
    pub fn new(units: Vec<Squares>, attacks: Vec<Squares>) -> Self {
        assert!(units.len() <= 64, "units fit into a word");
        let mut units_of = vec![0; attacks.len()];
        let mut strikes = attacks;
        for (unit, squares) in units.iter().enumerate() {
            for square in squares.iter() {
                units_of[square] |= 1 << unit;
                strikes[square] = strikes[square].or(*squares);
            }
        }
        Self {
            units,
            strikes,
            units_of,
        }
    }

    /// The position without queens.
    #[must_use]
    pub fn start(&self) -> Position {
        Position {
            candidates: (0..self.strikes.len()).collect(),
            open: u64::MAX >> (64 - self.units.len()),
        }
    }

    /// The position with some queens, none of which attacks another.
    #[must_use]
    pub fn with(&self, queens: impl IntoIterator<Item = usize>) -> Position {
        let place = |position, queen| self.place(position, queen);
        queens.into_iter().fold(self.start(), place)
    }

    /// The position with one more queen, on a square that is left.
    #[must_use]
    pub fn place(&self, position: Position, queen: usize) -> Position {
        #[cfg(test)]
        work::count();
        Position {
            candidates: position.candidates.minus(self.strikes[queen]),
            open: position.open & !self.units_of[queen],
        }
    }

    /// The squares that a queen on a square attacks, and the square itself.
    #[must_use]
    pub fn struck_by(&self, queen: usize) -> Squares {
        self.strikes[queen]
    }

    /// The squares of a unit.
    #[must_use]
    pub fn unit(&self, unit: usize) -> Squares {
        self.units[unit]
    }

    /// The squares that a unit has left.
    #[must_use]
    pub fn left_in(&self, position: Position, unit: usize) -> Squares {
        self.units[unit].and(position.candidates)
    }

    /// How many squares some units have left, squares of several units counted for each.
    #[must_use]
    pub fn left_in_all(&self, position: Position, among: Units) -> u32 {
        units(among)
            .map(|unit| self.left_in(position, unit).len())
            .sum()
    }

    /// Of some units, the first with at most one square left, or else the one with the fewest, and these
    /// squares; none of no units.
    #[must_use]
    pub fn tightest(&self, position: Position, among: Units) -> Option<(usize, Squares)> {
        let mut best = None;
        let mut fewest = u32::MAX;
        for unit in units(among) {
            let left = self.left_in(position, unit);
            if left.len() < fewest {
                fewest = left.len();
                best = Some((unit, left));
                if fewest <= 1 {
                    break;
                }
            }
        }
        best
    }

    /// Fills some of the open units with queens, none of which attacks another: the position with them, if
    /// that can be done. Depth first, the unit with the fewest squares first.
    #[must_use]
    pub fn fill(&self, position: Position, wanted: Units) -> Option<Position> {
        let Some((_, left)) = self.tightest(position, wanted & position.open) else {
            return Some(position);
        };
        left.iter()
            .find_map(|square| self.fill(self.place(position, square), wanted))
    }
}

/// The units of a set, lowest first.
pub fn units(mut set: Units) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        first
    })
}

/// How many queens a test has tried.
#[cfg(test)]
pub(crate) mod work {
    use std::cell::Cell;

    thread_local!(static QUEENS: Cell<u64> = const { Cell::new(0) });

    pub(super) fn count() {
        QUEENS.set(QUEENS.get() + 1);
    }

    /// How many queens were tried since the last call.
    pub(crate) fn take() -> u64 {
        QUEENS.replace(0)
    }
}
