//! Which squares a search has tried: from the left, or in the order that you choose.

use std::fmt::Debug;

use crate::solve::prelude::*;

/// The squares tried at every depth.
///
/// A search is generic over it. With [`InOrder`] it compiles to the loops of the books; with
/// [`AnyOrder`] it makes the same steps until you choose a square.
pub trait Tries: Clone + Debug {
    /// Whether squares are tried from the left, so that the last one tells all of them.
    const IN_ORDER: bool;

    /// Tries the first square of a row, or the one chosen.
    fn first(&mut self, row: u32) -> Square;

    /// Tries the next square of a row after this one, or the one chosen; `None` if all were tried.
    fn next(&mut self, after: Square, side: u32) -> Option<Square>;

    /// The squares of a queen's row that are left to try.
    fn untried(&self, queen: Square, side: u32) -> Vec<Square>;

    /// The square of this row that was tried before this one.
    fn before(&self, queen: Square) -> Option<Square>;

    /// Makes a square the next one to be tried.
    fn choose(&mut self, choice: Square);

    /// Records that a square is tried.
    fn mark(&mut self, square: Square);

    /// Forgets that a square was tried.
    fn forget(&mut self, square: Square);

    /// Whether a square was tried, if that is recorded.
    fn has(&self, square: Square) -> bool;
}

/// From the left. Nothing needs to be recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InOrder;

impl Tries for InOrder {
    const IN_ORDER: bool = true;

    #[inline(always)]
    fn first(&mut self, row: u32) -> Square {
        Square::new(row, 0)
    }

    #[inline(always)]
    fn next(&mut self, after: Square, side: u32) -> Option<Square> {
        (after.column + 1 < side).then(|| Square::new(after.row, after.column + 1))
    }

    fn untried(&self, queen: Square, side: u32) -> Vec<Square> {
        Size::square(side).right_of(queen).collect()
    }

    fn before(&self, queen: Square) -> Option<Square> {
        let column = queen.column.checked_sub(1)?;
        Some(Square::new(queen.row, column))
    }

    fn choose(&mut self, _: Square) {}

    #[inline(always)]
    fn mark(&mut self, _: Square) {}

    #[inline(always)]
    fn forget(&mut self, _: Square) {}

    #[inline(always)]
    fn has(&self, _: Square) -> bool {
        false
    }
}

/// In any order, with a mark for every square tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnyOrder {
    side: u32,
    /// A bit for every square of the board.
    tried: Vec<u64>,
    /// The square that the next try takes.
    choice: Option<Square>,
    /// The square that the last try replaced.
    replaced: Option<Square>,
}

impl AnyOrder {
    /// Marks for a board of this side. Only the queens given were tried.
    pub(crate) fn new(side: u32, queens: &[Square]) -> Self {
        let mut marks = Self {
            side,
            tried: vec![0; (side as usize * side as usize).div_ceil(64)],
            choice: None,
            replaced: None,
        };
        queens.iter().for_each(|&queen| marks.mark(queen));
        marks
    }

    /// The word and the bit of a square.
    const fn place(&self, square: Square) -> (usize, u64) {
        let index = square.row as usize * self.side as usize + square.column as usize;
        (index / 64, 1 << (index % 64))
    }

    fn row(&self, row: u32) -> impl Iterator<Item = Square> + use<> {
        (0..self.side).map(move |column| Square::new(row, column))
    }

    fn take(&mut self, own: Square) -> Square {
        let square = self.choice.take().unwrap_or(own);
        self.mark(square);
        square
    }
}

impl Tries for AnyOrder {
    const IN_ORDER: bool = false;

    fn first(&mut self, row: u32) -> Square {
        self.row(row).for_each(|square| self.forget(square));
        self.replaced = None;
        self.take(Square::new(row, 0))
    }

    fn next(&mut self, after: Square, _: u32) -> Option<Square> {
        let own = self.row(after.row).find(|&square| !self.has(square))?;
        self.replaced = Some(after);
        Some(self.take(own))
    }

    fn untried(&self, queen: Square, _: u32) -> Vec<Square> {
        let row = self.row(queen.row);
        row.filter(|&square| !self.has(square)).collect()
    }

    fn before(&self, _: Square) -> Option<Square> {
        self.replaced
    }

    fn choose(&mut self, choice: Square) {
        self.choice = Some(choice);
    }

    fn mark(&mut self, square: Square) {
        let (word, bit) = self.place(square);
        self.tried[word] |= bit;
    }

    fn forget(&mut self, square: Square) {
        let (word, bit) = self.place(square);
        self.tried[word] &= !bit;
    }

    fn has(&self, square: Square) -> bool {
        let (word, bit) = self.place(square);
        self.tried[word] & bit != 0
    }
}
