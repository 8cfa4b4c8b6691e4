//! Whether a position can still be completed: an exact search with a budget, for boards that people
//! play on. It shares no code with the solvers.

use super::KnightsPuzzle;
use super::tour_search::{Found, TourSearch};
use crate::board::{Regions, Rules, Square};

/// The most positions searched before the answer is `None`: a few milliseconds of work.
const BUDGET: u32 = 20_000;

/// The widest board whose columns fit into 64 bits.
const WORD: usize = 64;

/// Whether the queens placed can be completed to a solution. `None` if the board is too large or
/// the search would take too long.
pub(super) fn queens(rules: &Rules, stand: impl Iterator<Item = Square>) -> Option<bool> {
    let side = rules.side();
    if !rules.has_diagonals() {
        let mut board = OnColours::new(rules);
        stand.for_each(|queen| board.place(queen));
        return board.finishes(&mut { BUDGET });
    }
    if side as usize > WORD {
        return None;
    }
    let mut board = Columns::new(side);
    stand.for_each(|queen| board.place(queen.row, queen.column));
    board.finishes(&mut { BUDGET })
}

/// A board of queens with one bit per row, column and diagonal.
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

    /// The columns whose square in a row is not attacked.
    fn free_in(&self, row: u32) -> u64 {
        let attacked = (self.up >> row) as u64 | (self.down >> (self.side - 1 - row)) as u64;
        self.open_columns & !attacked
    }

    fn finishes(&self, budget: &mut u32) -> Option<bool> {
        let free = ones(self.open_rows).map(|row| (row, self.free_in(row)));
        // Takes the row with the fewest squares first; without squares it fails at once.
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

/// A board of queens on colours: the open rows, and the columns of each that no queen attacks.
#[derive(Clone, Copy)]
struct OnColours<'a> {
    rules: &'a Rules,
    open_rows: u64,
    free: [u32; Regions::LARGEST as usize],
}

impl<'a> OnColours<'a> {
    fn new(rules: &'a Rules) -> Self {
        Self {
            rules,
            open_rows: u64::MAX >> (WORD as u32 - rules.side()),
            free: [u32::MAX >> (u32::BITS - rules.side()); Regions::LARGEST as usize],
        }
    }

    fn place(&mut self, queen: Square) {
        self.open_rows &= !(1 << queen.row);
        for row in ones(self.open_rows) {
            let attacked = self.rules.attacked_columns(queen, row);
            self.free[row as usize] &= !attacked.unwrap_or_default();
        }
    }

    fn finishes(&self, budget: &mut u32) -> Option<bool> {
        let free = ones(self.open_rows).map(|row| (row, self.free[row as usize]));
        let Some((row, free)) = free.min_by_key(|(_, free)| free.count_ones()) else {
            return Some(true);
        };
        *budget = budget.checked_sub(1)?;
        for column in ones(free.into()) {
            let mut next = *self;
            next.place(Square::new(row, column));
            if next.finishes(budget)? {
                return Some(true);
            }
        }
        Some(false)
    }
}

/// The most squares left for which a tour is searched, and the number of nodes per square.
const TOUR: (usize, u64) = (400, 3);

/// Whether a tour is possible from the end of a path. `None` if too many squares are left or the
/// search would take too long.
pub(super) fn tour(puzzle: &KnightsPuzzle, path: &[u32]) -> Option<bool> {
    let left = puzzle.squares_to_visit() - path.len();
    if left > TOUR.0 {
        return None;
    }
    let mut search = TourSearch::new(puzzle, path);
    let found = search.run(TOUR.1 * search.squares() as u64)?;
    Some(found == Found::Tour)
}

/// The places of the set bits, the lowest first.
fn ones(mut mask: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let place = (mask != 0).then(|| mask.trailing_zeros());
        mask &= mask.wrapping_sub(1);
        place
    })
}
