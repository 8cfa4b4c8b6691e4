//! The order in which a search tries the squares of a row: from the left, or as you choose.

use crate::solve::prelude::*;

/// The order in which a search tries the squares of a row.
///
/// The steps of a search are generic over it: with [`InOrder`] they compile to the loops of the books, with
/// [`Tried`] they make the same steps until you choose a square.
pub(crate) trait Order {
    /// The first square to try in a row.
    fn first(&mut self, row: u32) -> Square;

    /// The square to try after this one in its row; `None` if all were tried.
    fn next(&mut self, after: Square, side: u32) -> Option<Square>;
}

/// From the left.
pub(crate) struct InOrder;

impl Order for InOrder {
    #[inline(always)]
    fn first(&mut self, row: u32) -> Square {
        Square::new(row, 0)
    }

    #[inline(always)]
    fn next(&mut self, after: Square, side: u32) -> Option<Square> {
        (after.column + 1 < side).then(|| Square::new(after.row, after.column + 1))
    }
}

/// The squares that a search has tried. They are marked only in a steered run: until you choose, the
/// last square of a row tells which ones were tried.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tried(Option<Marks>);

/// A mark for every square tried.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Marks {
    side: u32,
    /// A bit for every square of the board.
    tried: Vec<u64>,
    /// Before the first step, the queen that already stands.
    first: Option<Square>,
    /// The square that you chose for this step.
    choice: Option<Square>,
    /// The square that the last try replaced.
    replaced: Option<Square>,
}

impl Tried {
    /// Marks squares from now on. Before the first step, only the first queen was tried, if it already
    /// stands.
    pub(crate) fn mark_squares(&mut self, side: u32, first: Option<Square>) {
        let mut marks = Marks {
            side,
            tried: vec![0; (side as usize * side as usize).div_ceil(64)],
            first,
            choice: None,
            replaced: None,
        };
        first.into_iter().for_each(|queen| marks.mark(queen));
        self.0 = Some(marks);
    }

    /// Begins a step, with the square that you chose for it, if you did. Returns whether the choice moves
    /// the first queen.
    ///
    /// The first queen stands before the first step, when you could not choose its square yet. In place of its
    /// first step, a search that would keep this queen (`keeps`) can therefore move it to another square
    /// of its row. The square that it leaves was not tried, and is tried later.
    pub(crate) fn begin_step(&mut self, choice: Option<Square>, keeps: bool) -> bool {
        let Some(marks) = &mut self.0 else {
            return false;
        };
        marks.choice = choice;
        let first = marks.first.take().filter(|_| keeps);
        let left = first.filter(|first| choice.is_some_and(|choice| choice.row == first.row));
        left.into_iter().for_each(|square| marks.forget(square));
        left.is_some()
    }

    /// The squares that the first queen can be moved to: see [`Self::begin_step`].
    pub(crate) fn first_could_move_to(&self) -> Option<Vec<Square>> {
        let marks = self.0.as_ref()?;
        marks.first.map(|first| marks.untried(first.row).collect())
    }

    /// The squares of a queen's row that are left to try.
    pub(crate) fn untried(&self, queen: Square, side: u32) -> Vec<Square> {
        match &self.0 {
            None => Size::square(side).right_of(queen).collect(),
            Some(marks) => marks.untried(queen.row).collect(),
        }
    }

    /// The square of this row that was tried before this one.
    pub(crate) fn before(&self, queen: Square) -> Option<Square> {
        match &self.0 {
            None => Some(Square::new(queen.row, queen.column.checked_sub(1)?)),
            Some(marks) => marks.replaced,
        }
    }

    /// Whether a square is marked.
    pub(crate) fn has(&self, square: Square) -> bool {
        self.0.as_ref().is_some_and(|marks| marks.has(square))
    }

    /// Marks a square.
    pub(crate) fn mark(&mut self, square: Square) {
        if let Some(marks) = &mut self.0 {
            marks.mark(square);
        }
    }

    /// Takes marks away.
    pub(crate) fn forget(&mut self, squares: impl Iterator<Item = Square>) {
        if let Some(marks) = &mut self.0 {
            squares.for_each(|square| marks.forget(square));
        }
    }

    /// Whether squares are marked.
    pub(crate) const fn is_used(&self) -> bool {
        self.0.is_some()
    }
}

impl Order for Tried {
    fn first(&mut self, row: u32) -> Square {
        let Some(marks) = &mut self.0 else {
            return InOrder.first(row);
        };
        marks.row(row).for_each(|square| marks.forget(square));
        marks.replaced = None;
        marks.take(Square::new(row, 0))
    }

    fn next(&mut self, after: Square, side: u32) -> Option<Square> {
        let Some(marks) = &mut self.0 else {
            return InOrder.next(after, side);
        };
        let own = marks.untried(after.row).next()?;
        marks.replaced = Some(after);
        Some(marks.take(own))
    }
}

impl Marks {
    /// The word and the bit of a square.
    const fn place(&self, square: Square) -> (usize, u64) {
        let index = square.row as usize * self.side as usize + square.column as usize;
        (index / 64, 1 << (index % 64))
    }

    fn row(&self, row: u32) -> impl Iterator<Item = Square> + use<> {
        (0..self.side).map(move |column| Square::new(row, column))
    }

    fn untried(&self, row: u32) -> impl Iterator<Item = Square> + '_ {
        self.row(row).filter(|&square| !self.has(square))
    }

    /// The square to try: the one chosen, or else the search's own.
    fn take(&mut self, own: Square) -> Square {
        let square = self.choice.take().unwrap_or(own);
        self.mark(square);
        square
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
