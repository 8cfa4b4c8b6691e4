//! The parts of a count: the whole board, or about an eighth of the solutions if no queen is
//! locked.
//!
//! Rotate and reflect a solution until the border queen nearest to a corner is in the left half of
//! the top row. Every solution has such an image; it has several if several border queens are
//! equally near to corners.

/// A part of the search: the first queens are given, and some squares below are closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// The whole board.
    Whole,
    /// The first queen is in the corner, the second in this column, from 2 up. The queen of the
    /// second column is further down than that: a reflection swaps the two.
    Corner(u32),
    /// The first queen is in this column, from 1 up; no border queen is nearer to a corner.
    Edge(u32),
}

impl Part {
    /// The parts of an empty board; together they hold every solution up to symmetry.
    pub(crate) fn of_empty(side: u32) -> Vec<Self> {
        if side == 1 {
            return vec![Self::Whole];
        }
        let corners = (2..side).map(Self::Corner);
        corners.chain((1..side / 2).map(Self::Edge)).collect()
    }

    /// The columns of the given queens, from the top row down.
    pub(crate) fn queens(self) -> impl Iterator<Item = u32> {
        let queens = match self {
            Self::Whole => [None, None],
            Self::Corner(second) => [Some(0), Some(second)],
            Self::Edge(first) => [Some(first), None],
        };
        queens.into_iter().flatten()
    }

    /// The columns that are open in a row below these queens, as a bit set.
    pub(crate) fn open(self, side: u32, row: u32) -> u32 {
        let (all, last) = (u32::MAX >> (32 - side), side - 1);
        match self {
            Self::Corner(second) if row <= second => all & !0b10,
            Self::Edge(first) if row == last => all >> first & all << first,
            Self::Edge(first) if row < first || row > last - first => all & !(1 | 1 << last),
            _ => all,
        }
    }

    /// The number of images of a solution in these parts, including itself, each counted once per
    /// symmetry that leads to it. `columns` holds the queens' columns, row by row.
    pub(crate) fn images(self, columns: &[u32]) -> u64 {
        let Self::Edge(first) = self else {
            return 1;
        };
        let (near, last) = (first as usize, columns.len() - 1);
        // The other three border squares as near to a corner that are not in line with it.
        let rivals = [
            columns[near] as usize == last,
            columns[last] as usize == last - near,
            columns[last - near] == 0,
        ];
        1 + rivals.iter().filter(|&&rival| rival).count() as u64
    }
}
