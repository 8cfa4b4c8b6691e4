//! What has to be searched: the whole board, or a good eighth of it where no lock forbids that.
//!
//! Turn and reflect a solution until a queen of the border stands as near to a corner as any queen
//! of the border does in any image, in the top row, and on its left half. Every solution has such
//! an image; it has several where several queens of the border are equally near to corners.

/// A part of the search: the first queens stand, and some squares below them are closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// The whole board.
    Whole,
    /// The first queen in the corner, the second in this column, from 2 on. The queen of the second
    /// column stands further down than that: reflected, the two change places.
    Corner(u32),
    /// The first queen in this column, from 1 on; no queen of the border is nearer to a corner.
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

    /// The columns of the queens that stand, from the top row down.
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

    /// How many images of a solution lie in these parts, itself included, each counted as often as
    /// there are symmetries that lead to it. The queens are told by their columns, row by row.
    pub(crate) fn images(self, columns: &[u32]) -> u64 {
        let Self::Edge(first) = self else {
            return 1;
        };
        let (near, last) = (first as usize, columns.len() - 1);
        // The other three ends of sides where a queen as near to a corner is not in line with it.
        let rivals = [
            columns[near] as usize == last,
            columns[last] as usize == last - near,
            columns[last - near] == 0,
        ];
        1 + rivals.iter().filter(|&&rival| rival).count() as u64
    }
}
