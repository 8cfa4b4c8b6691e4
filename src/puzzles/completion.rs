//! Whether a position can still be completed: an exact search with a budget of work, for boards a
//! person plays on. It shares no code with the solvers.

use crate::board::{KnightGraph, Size, Square};

/// How many positions are looked at before nothing is said: a few milliseconds of work.
const BUDGET: u32 = 20_000;

/// The widest board whose columns, and the largest whose squares, fit into 64 bits.
const WORD: usize = 64;

/// Whether queens can be added to those that stand, no two of them in line, until every row has
/// one. Nothing where the board is too large, or the search would take too long.
pub(super) fn queens(side: u32, stand: impl Iterator<Item = Square>) -> Option<bool> {
    if side as usize > WORD {
        return None;
    }
    let mut board = Columns::new(side);
    stand.for_each(|queen| board.place(queen.row, queen.column));
    board.finishes(&mut { BUDGET })
}

/// A board of queens as one bit a row, a column and a diagonal.
#[derive(Clone, Copy)]
struct Columns {
    side: u32,
    open_rows: u64,
    open_columns: u64,
    /// By row + column.
    up: u128,
    /// By column − row, from the lowest.
    down: u128,
}

impl Columns {
    fn new(side: u32) -> Self {
        let all = u64::MAX >> (WORD as u32 - side);
        Self {
            side,
            open_rows: all,
            open_columns: all,
            up: 0,
            down: 0,
        }
    }

    fn place(&mut self, row: u32, column: u32) {
        self.open_rows &= !(1 << row);
        self.open_columns &= !(1 << column);
        self.up |= 1 << (row + column);
        self.down |= 1 << (column + self.side - 1 - row);
    }

    /// The columns in which no queen attacks a row.
    fn free_in(&self, row: u32) -> u64 {
        let attacked = (self.up >> row) as u64 | (self.down >> (self.side - 1 - row)) as u64;
        self.open_columns & !attacked
    }

    fn finishes(&self, budget: &mut u32) -> Option<bool> {
        let free = ones(self.open_rows).map(|row| (row, self.free_in(row)));
        // The row with the fewest squares first: if it has none, there is nothing to try.
        let Some((row, free)) = free.min_by_key(|(_, free)| free.count_ones()) else {
            return Some(true);
        };
        *budget = budget.checked_sub(1)?;
        for column in ones(free) {
            let mut next = *self;
            next.place(row, column);
            if next.finishes(budget)? {
                return Some(true);
            }
        }
        Some(false)
    }
}

/// Whether a knight can go on to all squares left, and home if the tour has to close. Nothing
/// where the board is too large, or the search would take too long.
pub(super) fn tour(
    graph: &KnightGraph,
    here: u32,
    left: &[u32],
    home: Option<u32>,
) -> Option<bool> {
    let area = Size::area(graph.size());
    if area > WORD {
        return None;
    }
    let reach = |square| graph.targets(square).fold(0, |near, to| near | 1 << to);
    let search = Tour {
        near: (0..area as u32).map(reach).collect(),
        home,
    };
    let left = left.iter().fold(0, |left, square| left | 1 << square);
    search.finishes(here, left, &mut { BUDGET })
}

/// A knight's board as one bit a square.
struct Tour {
    near: Vec<u64>,
    home: Option<u32>,
}

impl Tour {
    fn finishes(&self, here: u32, left: u64, budget: &mut u32) -> Option<bool> {
        if left == 0 {
            return Some(self.home.is_none_or(|home| self.touches(here, 1 << home)));
        }
        *budget = budget.checked_sub(1)?;
        if self.is_doomed(here, left) {
            return Some(false);
        }
        // Warnsdorff's rule finds a tour at once where there are many.
        let mut targets: Vec<u32> = ones(self.near[here as usize] & left).collect();
        targets.sort_by_key(|&to| (self.near[to as usize] & left).count_ones());
        for to in targets {
            if self.finishes(to, left & !(1 << to), budget)? {
                return Some(true);
            }
        }
        Some(false)
    }

    fn touches(&self, square: u32, others: u64) -> bool {
        self.near[square as usize] & others != 0
    }

    /// Whether some square has too few ways in and out, or lies apart from the knight.
    fn is_doomed(&self, here: u32, left: u64) -> bool {
        let home = self.home.map_or(0, |home| 1 << home);
        let ways = |square: u32| {
            let near = self.near[square as usize];
            let ends = (near & 1 << here != 0) as u32 + (near & home != 0) as u32;
            (near & left).count_ones() + ends
        };
        let dead_ends = ones(left).filter(|&square| ways(square) < 2).count();
        // An open tour can end on one of them.
        dead_ends > usize::from(self.home.is_none()) || self.reached(here, left) != left
    }

    /// The squares left that the knight could get to, if it could use squares twice.
    fn reached(&self, here: u32, left: u64) -> u64 {
        let mut reached = 0;
        let mut fresh = self.near[here as usize] & left;
        while fresh != 0 {
            reached |= fresh;
            let near = ones(fresh).fold(0, |near, square| near | self.near[square as usize]);
            fresh = near & left & !reached;
        }
        reached
    }
}

/// The places of the bits that are set, the lowest first.
fn ones(mut mask: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let place = (mask != 0).then(|| mask.trailing_zeros());
        mask &= mask.wrapping_sub(1);
        place
    })
}
