//! The squares left in every row and column.

use crate::board::Square;
use crate::hint::{HintLine, LineKind};

/// The largest side in squares: a row has to fit in 64 bits.
pub const LARGEST: u32 = 64;

/// The squares left on a board: those neither attacked nor ruled out. Rows and columns with a queen
/// are closed and have none left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueensBoard {
    side: u32,
    /// Each row's squares, a bit for each column.
    rows: [u64; LARGEST as usize],
    /// Each column's squares, a bit for each row.
    columns: [u64; LARGEST as usize],
    open_rows: u64,
    open_columns: u64,
}

impl QueensBoard {
    /// A board with these queens, no two of which attack each other.
    ///
    /// # Panics
    /// If the side is larger than [`LARGEST_BOARD`](super::LARGEST_BOARD).
    #[must_use]
    pub fn new(side: u32, queens: impl IntoIterator<Item = Square>) -> Self {
        assert!(side <= LARGEST, "the rows of the board fit into words");
        let all = u64::MAX >> (LARGEST - side);
        let mut board = Self {
            side,
            rows: [all; LARGEST as usize],
            columns: [all; LARGEST as usize],
            open_rows: all,
            open_columns: all,
        };
        queens.into_iter().for_each(|queen| board.place(queen));
        board
    }

    /// The side of the board, in squares.
    #[must_use]
    pub fn side(&self) -> u32 {
        self.side
    }

    /// Whether every row has its queen.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.open_rows == 0
    }

    /// Whether a square is left.
    #[must_use]
    pub fn has(&self, square: Square) -> bool {
        self.open_rows >> square.row & 1 == 1
            && self.rows[square.row as usize] >> square.column & 1 == 1
    }

    /// The squares left, in reading order.
    pub fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        let row = |row| ones(self.rows[row as usize]).map(move |column| Square::new(row, column));
        ones(self.open_rows).flat_map(row)
    }

    /// The open rows from the top, then the open columns from the left, each with its squares left as
    /// bits.
    pub fn lines(&self) -> impl Iterator<Item = (HintLine, u64)> + '_ {
        let line = |kind| move |index| HintLine { kind, index };
        let rows = ones(self.open_rows).map(line(LineKind::Row));
        let columns = ones(self.open_columns).map(line(LineKind::Column));
        rows.chain(columns).map(|line| (line, self.left_in(line)))
    }

    /// The squares that a line has left, a bit for each place.
    #[must_use]
    pub fn left_in(&self, line: HintLine) -> u64 {
        match line.kind {
            LineKind::Row => self.rows[line.index as usize],
            LineKind::Column | LineKind::Colour => self.columns[line.index as usize],
        }
    }

    /// The first open row or column that has run out of squares.
    #[must_use]
    pub fn empty_line(&self) -> Option<HintLine> {
        self.lines()
            .find(|(_, left)| *left == 0)
            .map(|(line, _)| line)
    }

    /// Places a queen: closes its row and column, and rules out the squares that it attacks.
    pub fn place(&mut self, queen: Square) {
        self.open_rows &= !(1 << queen.row);
        self.open_columns &= !(1 << queen.column);
        for column in ones(self.rows[queen.row as usize]) {
            self.columns[column as usize] &= !(1 << queen.row);
        }
        self.rows[queen.row as usize] = 0;
        self.columns[queen.column as usize] = 0;
        for row in ones(self.open_rows) {
            let attacked = attacked(queen.column, queen.row.abs_diff(row));
            let gone = self.rows[row as usize] & attacked;
            self.rows[row as usize] &= !attacked;
            for column in ones(gone) {
                self.columns[column as usize] &= !(1 << row);
            }
        }
    }

    /// Rules a square out.
    pub fn rule_out(&mut self, square: Square) {
        self.rows[square.row as usize] &= !(1 << square.column);
        self.columns[square.column as usize] &= !(1 << square.row);
    }

    /// The squares left that attack every square left on a line. A line with more than three has none:
    /// from another row or column, a queen attacks at most three of its squares.
    pub fn attackers_of_all(&self, line: HintLine) -> impl Iterator<Item = Square> + '_ {
        let left = self.left_in(line);
        let (lines, open) = match line.kind {
            LineKind::Row => (&self.rows, self.open_rows),
            LineKind::Column | LineKind::Colour => (&self.columns, self.open_columns),
        };
        let few = (1..=3).contains(&left.count_ones());
        let others = ones(open & !(1 << line.index)).filter(move |_| few);
        others.flat_map(move |other| {
            let away = other.abs_diff(line.index);
            let all = ones(left).fold(lines[other as usize], |all, at| all & attacked(at, away));
            ones(all).map(move |at| square(line.kind, other, at))
        })
    }
}

/// The square at a place on a line.
#[must_use]
pub fn square(kind: LineKind, line: u32, place: u32) -> Square {
    match kind {
        LineKind::Row => Square::new(line, place),
        LineKind::Column | LineKind::Colour => Square::new(place, line),
    }
}

/// The squares at the places on a line that are set bits.
pub fn squares_of(line: HintLine, places: u64) -> impl Iterator<Item = Square> {
    ones(places).map(move |place| square(line.kind, line.index, place))
}

/// The places that a queen attacks on a parallel line, `away` lines from its own.
fn attacked(place: u32, away: u32) -> u64 {
    let straight = 1_u64 << place;
    let right = straight.checked_shl(away).unwrap_or(0);
    let left = straight.checked_shr(away).unwrap_or(0);
    straight | right | left
}

/// The indices of the set bits, lowest first.
pub(super) fn ones(mut mask: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let place = (mask != 0).then(|| mask.trailing_zeros());
        mask &= mask.wrapping_sub(1);
        place
    })
}
