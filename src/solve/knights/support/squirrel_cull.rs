//! Squirrel and Cull's tie-break: orders of the jumps that change along the tour.
//!
//! D. Squirrel, P. Cull, *A Warnsdorff-rule algorithm for knight's tours on square boards*, 1996.
//! The table was taken from three independent programs. They agree except on one change square
//! (sides of 3 modulo 8), where two of the three agree.

use crate::board::{JUMPS, Size, Square};

/// The most changes of order on any board.
pub(crate) const CHANGES: usize = 5;

/// An order of the jumps, numbered from 1 clockwise from "two up, one right", and the square after
/// which the next order holds, as row and column from 1.
type Stage = ([u8; 8], Option<(Place, Place)>);

/// The orders of one board, mirrored so that the table's corner is the one nearest to the start.
#[derive(Clone, Debug)]
pub(crate) struct Orders {
    stages: Vec<Ranks>,
}

#[derive(Clone, Copy, Debug)]
struct Ranks {
    /// The rank of every jump by its place in [`JUMPS`], 0 for the one preferred.
    ranks: [u8; 8],
    /// The number of the square that ends the stage.
    until: Option<u32>,
}

impl Orders {
    /// The orders for a board, chosen by its shorter side.
    pub(crate) fn new(size: Size, start: Square) -> Self {
        let side = size.rows.min(size.columns);
        let at = |(halves, more): Place| i64::from(side * u32::from(halves) / 2) + i64::from(more);
        let up = start.row >= size.rows.div_ceil(2);
        let left = start.column >= size.columns.div_ceil(2);
        let turned = |&(order, until): &Stage| Ranks {
            ranks: ranks(order, up, left),
            until: until.and_then(|(row, column)| number(size, (at(row), at(column)), up, left)),
        };
        let stages = TABLE[if side % 16 == 5 { 8 } else { side as usize % 8 }];
        Self {
            stages: stages.iter().map(turned).collect(),
        }
    }

    /// The rank of a jump in the order of a stage.
    #[inline]
    pub(crate) fn rank(&self, stage: usize, place: usize) -> u8 {
        self.stages[stage].ranks[place]
    }

    /// Whether a stage ends on a square.
    #[inline]
    pub(crate) fn ends(&self, stage: usize, square: u32) -> bool {
        self.stages[stage].until == Some(square)
    }
}

/// The ranks of the jumps on a board that may be mirrored either way.
fn ranks(order: [u8; 8], up: bool, left: bool) -> [u8; 8] {
    let mut ranks = [0; 8];
    for (rank, jump) in order.into_iter().enumerate() {
        let (along, down) = JUMPS[usize::from(jump) - 1];
        let mirrored = (
            if left { -along } else { along },
            if up { -down } else { down },
        );
        let place = JUMPS.iter().position(|&jump| jump == mirrored);
        ranks[place.expect("a jump mirrored is a jump")] = rank as u8;
    }
    ranks
}

/// The number of a square given by row and column from 1, on the mirrored board, if it exists.
fn number(size: Size, (row, column): (i64, i64), up: bool, left: bool) -> Option<u32> {
    let place = |at: i64, length: u32, mirrored: bool| {
        let at = u32::try_from(at - 1).ok().filter(|&at| at < length)?;
        Some(if mirrored { length - 1 - at } else { at })
    };
    let square = Square::new(
        place(row, size.rows, up)?,
        place(column, size.columns, left)?,
    );
    Some(size.index(square) as u32)
}

/// A coordinate: how many halves of the side it is, and what to add.
type Place = (u8, i8);

const fn no(more: i8) -> Place {
    (0, more)
}

const fn half(more: i8) -> Place {
    (1, more)
}

const fn all(more: i8) -> Place {
    (2, more)
}

/// The stages by the side modulo 8, and for 5 modulo 16 instead of 8.
#[rustfmt::skip]
static TABLE: [&[Stage]; 9] = [
    &[
        ([3, 4, 2, 6, 1, 5, 7, 8], Some((all(-1), all(-2)))),
        ([8, 7, 6, 4, 2, 1, 3, 5], Some((no(2), no(2)))),
        ([5, 1, 8, 6, 7, 3, 4, 2], Some((all(-8), no(1)))),
        ([5, 1, 3, 4, 2, 6, 7, 8], Some((no(7), all(-3)))),
        ([2, 1, 4, 3, 5, 6, 7, 8], None),
    ],
    &[
        ([3, 4, 2, 6, 1, 5, 7, 8], Some((all(-1), all(-2)))),
        ([8, 7, 6, 4, 2, 1, 3, 5], Some((no(2), no(2)))),
        ([5, 1, 3, 2, 4, 6, 7, 8], Some((all(-6), half(5)))),
        ([3, 2, 4, 8, 1, 7, 6, 5], None),
    ],
    &[
        ([3, 4, 2, 6, 1, 5, 7, 8], Some((no(6), no(1)))),
        ([8, 7, 6, 4, 2, 1, 3, 5], Some((no(3), no(1)))),
        ([5, 4, 1, 3, 2, 6, 7, 8], Some((all(-15), no(4)))),
        ([5, 2, 4, 3, 1, 6, 7, 8], Some((no(10), all(-2)))),
        ([8, 5, 6, 4, 7, 1, 2, 3], Some((no(5), half(-3)))),
        ([1, 5, 7, 4, 6, 8, 2, 3], None),
    ],
    &[
        ([3, 4, 6, 2, 5, 7, 1, 8], Some((all(-1), all(-2)))),
        ([4, 2, 6, 8, 1, 3, 5, 7], Some((all(-6), all(0)))),
        ([8, 6, 5, 1, 2, 3, 4, 7], Some((no(2), no(5)))),
        ([5, 1, 8, 6, 7, 3, 4, 2], Some((all(-10), no(3)))),
        ([6, 1, 8, 2, 5, 4, 3, 7], Some((half(1), all(-2)))),
        ([7, 1, 6, 4, 2, 5, 3, 8], None),
    ],
    &[
        ([3, 4, 2, 6, 1, 5, 7, 8], Some((all(-1), all(-2)))),
        ([8, 7, 6, 4, 2, 1, 3, 5], Some((no(2), no(2)))),
        ([5, 1, 8, 6, 7, 3, 4, 2], Some((all(-8), no(1)))),
        ([5, 1, 3, 4, 2, 6, 7, 8], Some((no(10), all(-5)))),
        ([8, 6, 7, 5, 3, 4, 2, 1], Some((no(13), half(1)))),
        ([7, 8, 5, 6, 3, 4, 2, 1], None),
    ],
    &[
        ([3, 4, 2, 6, 1, 5, 7, 8], Some((all(-1), all(-2)))),
        ([8, 7, 6, 4, 2, 1, 3, 5], Some((no(2), no(2)))),
        ([5, 1, 3, 2, 4, 6, 7, 8], Some((all(-2), half(-6)))),
        ([1, 5, 2, 3, 4, 6, 7, 8], None),
    ],
    &[
        ([3, 4, 2, 6, 1, 5, 7, 8], Some((no(6), no(1)))),
        ([8, 7, 6, 4, 2, 1, 3, 5], Some((no(3), no(1)))),
        ([5, 4, 1, 3, 2, 6, 7, 8], Some((all(-10), no(1)))),
        ([5, 2, 4, 3, 1, 6, 7, 8], Some((no(10), all(-2)))),
        ([8, 5, 6, 4, 7, 1, 2, 3], Some((no(3), half(4)))),
        ([1, 2, 4, 5, 3, 6, 7, 8], None),
    ],
    &[
        ([3, 4, 6, 2, 5, 7, 1, 8], Some((all(-1), all(-2)))),
        ([4, 2, 6, 8, 1, 3, 5, 7], Some((all(-6), all(0)))),
        ([8, 6, 5, 1, 2, 3, 4, 7], Some((no(2), no(5)))),
        ([5, 1, 8, 6, 7, 3, 4, 2], Some((all(-6), no(3)))),
        ([6, 1, 8, 2, 5, 4, 3, 7], Some((half(1), all(-2)))),
        ([6, 1, 3, 5, 7, 2, 8, 4], None),
    ],
    &[
        ([3, 4, 2, 6, 1, 5, 7, 8], Some((all(-1), all(-2)))),
        ([8, 7, 6, 4, 2, 1, 3, 5], Some((no(2), no(2)))),
        ([5, 1, 3, 2, 4, 6, 7, 8], Some((all(-2), half(-2)))),
        ([1, 5, 2, 3, 4, 6, 7, 8], None),
    ],
];
