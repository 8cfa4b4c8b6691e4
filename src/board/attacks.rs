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
