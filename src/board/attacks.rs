//! Lines that queens attack along.

use super::square::Square;

/// Whether two different squares share a row, a column or a diagonal.
///
/// A square is not in line with itself.
#[must_use]
pub const fn in_line(one: Square, other: Square) -> bool {
    let rows = one.row.abs_diff(other.row);
    let columns = one.column.abs_diff(other.column);
    (rows == 0) != (columns == 0) || (rows == columns && rows > 0)
}

/// The squares of another row in line with a queen, from left to right. There are at most three.
#[inline]
pub fn attacked_in(row: u32, queen: Square, side: u32) -> impl Iterator<Item = Square> {
    let away = row.abs_diff(queen.row);
    let columns = [
        queen.column.wrapping_sub(away),
        queen.column,
        queen.column + away,
    ];
    let on_board = columns.into_iter().filter(move |&column| column < side);
    on_board.map(move |column| Square::new(row, column))
}

/// The numbers of the four lines through a square of a `side` × `side` board: row, column, rising
/// diagonal, falling diagonal.
///
/// Rows are numbered from 0, columns from `side`, rising diagonals from 2 · `side` and falling
/// diagonals from 4 · `side`, all below [`line_count`].
#[inline]
#[must_use]
pub const fn lines_through(side: u32, square: Square) -> [usize; 4] {
    let rows = side as usize;
    let [column, rising, falling] = columns_and_diagonals(side, square);
    [
        square.row as usize,
        rows + column,
        rows + rising,
        rows + falling,
    ]
}

/// The same without the row, for boards with one queen in each. Columns are numbered from 0; all
/// numbers are below [`line_count`] − `side`.
#[inline]
#[must_use]
pub const fn columns_and_diagonals(side: u32, square: Square) -> [usize; 3] {
    let (row, column) = (square.row as usize, square.column as usize);
    let side = side as usize;
    [column, side + row + column, 4 * side - 1 + row - column]
}

/// An upper bound on the numbers of [`lines_through`]: they are smaller.
#[must_use]
pub const fn line_count(side: u32) -> usize {
    6 * side as usize
}

/// The number of queens on each row, column and diagonal of an n × n board.
///
/// Adding or removing a queen and checking whether a square is attacked take a handful of array
/// look-ups on boards of any size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines {
    side: u32,
    /// Rows, columns, diagonals and antidiagonals, one after another, in one allocation.
    counts: Vec<u32>,
}

impl Lines {
    /// The lines of an empty `side` × `side` board.
    #[must_use]
    pub fn new(side: u32) -> Self {
        Self {
            side,
            counts: vec![0; line_count(side)],
        }
    }

    /// Adds a queen. Returns the number of pairs in line that it makes, counted once per line.
    pub fn add(&mut self, square: Square) -> u32 {
        let mut pairs = 0;
        for line in lines_through(self.side, square) {
            pairs += self.counts[line];
            self.counts[line] += 1;
        }
        pairs
    }

    /// Removes a queen. Returns the number of pairs in line that it ends.
    pub fn remove(&mut self, square: Square) -> u32 {
        let mut pairs = 0;
        for line in lines_through(self.side, square) {
            self.counts[line] -= 1;
            pairs += self.counts[line];
        }
        pairs
    }

    /// Whether a queen is on one of the four lines through a square, or on the square itself.
    #[must_use]
    pub fn touch(&self, square: Square) -> bool {
        lines_through(self.side, square)
            .iter()
            .any(|&line| self.counts[line] > 0)
    }

    /// Whether one of the four lines through a square has more than one queen.
    #[must_use]
    pub fn is_crowded(&self, square: Square) -> bool {
        lines_through(self.side, square)
            .iter()
            .any(|&line| self.counts[line] > 1)
    }

    /// Removes all queens.
    pub fn clear(&mut self) {
        self.counts.fill(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;

    #[test]
    fn lines_agree_with_in_line() {
        let board = Size::square(5);
        for queen in board.squares() {
            let mut lines = Lines::new(5);
            assert_eq!(lines.add(queen), 0);
            for square in board.squares() {
                assert_eq!(
                    lines.touch(square),
                    square == queen || in_line(queen, square)
                );
            }
        }
    }

    #[test]
    fn pairs_are_counted_on_both_ways() {
        let mut lines = Lines::new(4);
        lines.add(Square::new(0, 0));
        assert_eq!(lines.add(Square::new(0, 3)), 1);
        assert_eq!(lines.add(Square::new(3, 3)), 2);
        assert_eq!(lines.remove(Square::new(0, 0)), 2);
        assert_eq!(lines.remove(Square::new(3, 3)), 1);
    }
}
