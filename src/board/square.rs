//! Squares, board sizes and names of squares.

use std::fmt;
use std::str::FromStr;

use super::words::quoted;

/// One square of a board: row 0 is the top row, column 0 the left one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    /// Rows are counted from the top.
    pub row: u32,
    /// Columns are counted from the left.
    pub column: u32,
}

impl Square {
    /// The square in `row`, counted from the top, and `column`, counted from the left.
    #[must_use]
    pub const fn new(row: u32, column: u32) -> Self {
        Self { row, column }
    }
}

/// The shape of a rectangular board, in squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    /// How many rows there are.
    pub rows: u32,
    /// How many columns there are.
    pub columns: u32,
}

impl Size {
    /// A board of `rows` × `columns` squares.
    #[must_use]
    pub const fn new(rows: u32, columns: u32) -> Self {
        Self { rows, columns }
    }

    /// A board of `side` × `side` squares.
    #[must_use]
    pub const fn square(side: u32) -> Self {
        Self::new(side, side)
    }

    /// The number of squares. `usize::MAX` if it does not fit, as for the largest boards where that has
    /// 32 bits.
    #[must_use]
    pub const fn area(self) -> usize {
        (self.rows as usize).saturating_mul(self.columns as usize)
    }

    /// Whether `square` lies on the board.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        square.row < self.rows && square.column < self.columns
    }

    /// The number of a square: `columns · row + column`, as in the published solvers.
    #[must_use]
    pub const fn number(self, square: Square) -> u64 {
        self.columns as u64 * square.row as u64 + square.column as u64
    }

    /// The number of a square as an index into a list of the whole board. If the board is too large
    /// for such a list, see [`Size::area`], only [`Size::number`] is valid.
    #[must_use]
    pub const fn index(self, square: Square) -> usize {
        self.number(square) as usize
    }

    /// The square with this number, the inverse of [`Size::index`].
    #[must_use]
    pub const fn at(self, index: usize) -> Square {
        Square::new(
            (index / self.columns as usize) as u32,
            (index % self.columns as usize) as u32,
        )
    }

    /// All squares, row by row from the top left corner.
    pub fn squares(self) -> impl DoubleEndedIterator<Item = Square> + Clone {
        let row = move |row| (0..self.columns).map(move |column| Square::new(row, column));
        (0..self.rows).flat_map(row)
    }

    /// The squares to the right of a square in its row, from left to right.
    pub fn right_of(self, square: Square) -> impl Iterator<Item = Square> {
        (square.column + 1..self.columns).map(move |column| Square::new(square.row, column))
    }

    /// The rank of a row, as printed next to the board: the bottom row is 1.
    #[must_use]
    pub const fn rank(self, row: u32) -> u32 {
        self.rows - row
    }

    /// The name of a square on this board, such as `a8`: its column letters, then its rank.
    ///
    /// # Panics
    /// If the square is off the board.
    #[must_use]
    pub fn name(self, square: Square) -> String {
        assert!(self.contains(square), "{square:?} is off the {self} board");
        format!("{}{}", column_letters(square.column), self.rank(square.row))
    }

    /// Reads a square's name on this board.
    ///
    /// # Errors
    /// If the text is not the name of a square on this board.
    pub fn parse(self, text: &str) -> Result<Square, ParseSquareError> {
        let name = text.trim();
        let (column, rank) =
            split_name(name).ok_or_else(|| ParseSquareError::NotASquare(text.to_owned()))?;
        let square = Square::new(self.rows.wrapping_sub(rank), column);
        if self.contains(square) {
            Ok(square)
        } else {
            Err(ParseSquareError::OffBoard(name.to_owned(), self))
        }
    }
}

/// Width × height, as people say it. Command lines and links have the rows first, as in `5x6`.
impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} × {}", self.columns, self.rows)
    }
}

impl FromStr for Size {
    type Err = ParseSizeError;

    /// Reads `8`, a board of 8 × 8, or `5x6`, five rows and six columns.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let side = |text: &str| text.trim().parse::<u32>().ok();
        let size = match text.split_once(['x', 'X', '×']) {
            Some((rows, columns)) => side(rows).zip(side(columns)),
            None => side(text).map(|side| (side, side)),
        };
        size.map(|(rows, columns)| Self::new(rows, columns))
            .ok_or_else(|| ParseSizeError(text.to_owned()))
    }
}

/// A text that does not name a square of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseSquareError {
    /// The text does not have the form of a square's name.
    NotASquare(String),
    /// The name is well formed, but the board has no such square.
    OffBoard(String, Size),
}

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotASquare(text) => write!(
                f,
                "{} is not a square: write a column letter and a rank, such as a8.",
                quoted(text)
            ),
            Self::OffBoard(text, size) => write!(
                f,
                "The square {text} is off the {size} board: choose one from a1 to {}.",
                last_name(*size)
            ),
        }
    }
}

impl std::error::Error for ParseSquareError {}

/// A text that is not a board size; holds the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseSizeError(pub String);

impl fmt::Display for ParseSizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} is not a board size: write a number such as 8, or rows and columns such as 5x6.",
            quoted(&self.0)
        )
    }
}

impl std::error::Error for ParseSizeError {}

/// The name of the top right square, the last one in an error's range.
pub(crate) fn last_name(size: Size) -> String {
    format!(
        "{}{}",
        column_letters(size.columns.saturating_sub(1)),
        size.rows
    )
}

/// The letters of a column: `a` to `z`, then `aa`, `ab`, and so on, which is base 26 without a
/// zero.
#[must_use]
pub fn column_letters(column: u32) -> String {
    let mut letters = Vec::new();
    let mut rest = column + 1;
    while rest > 0 {
        rest -= 1;
        letters.push(char::from(b'a' + (rest % 26) as u8));
        rest /= 26;
    }
    letters.iter().rev().collect()
}

/// Splits `ab12` into column 27 and rank 12.
fn split_name(text: &str) -> Option<(u32, u32)> {
    let digits = text.bytes().position(|byte| byte.is_ascii_digit())?;
    let (letters, digits) = text.as_bytes().split_at(digits);
    let mut column: u32 = 0;
    for &letter in letters {
        let value = match letter {
            b'a'..=b'z' => letter - b'a',
            b'A'..=b'Z' => letter - b'A',
            _ => return None,
        };
        column = column
            .checked_mul(26)?
            .checked_add(u32::from(value).checked_add(1)?)?;
    }
    if digits[0] == b'0' {
        return None;
    }
    let mut rank: u32 = 0;
    for &digit in digits {
        let value = char::from(digit).to_digit(10)?;
        rank = rank.checked_mul(10)?.checked_add(value)?;
    }
    Some((column.checked_sub(1)?, rank))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_follow_the_chess_board() {
        let board = Size::square(8);
        assert_eq!(board.name(Square::new(0, 0)), "a8");
        assert_eq!(board.name(Square::new(7, 7)), "h1");
        assert_eq!(board.index(board.parse("a8").unwrap()), 0);
        assert_eq!(board.parse("H1").unwrap(), Square::new(7, 7));
    }

    #[test]
    fn columns_past_z_take_two_letters() {
        let board = Size::square(64);
        assert_eq!(board.name(Square::new(63, 25)), "z1");
        assert_eq!(board.name(Square::new(63, 26)), "aa1");
        assert_eq!(board.name(Square::new(0, 63)), "bl64");
    }

    #[test]
    fn every_name_reads_back() {
        for board in [Size::new(1, 1), Size::new(3, 40), Size::square(64)] {
            for square in board.squares() {
                assert_eq!(board.parse(&board.name(square)), Ok(square));
                assert_eq!(board.at(board.index(square)), square);
            }
        }
    }

    #[test]
    fn a_million_rows_are_numbered_without_overflow() {
        let board = Size::square(1_000_000);
        let last = Square::new(999_999, 999_999);
        assert_eq!(board.number(last), 999_999_999_999);
        assert_eq!(board.squares().next_back(), Some(last));
        assert_eq!(
            Size::square(u32::MAX).area(),
            u32::MAX as usize * u32::MAX as usize
        );
    }

    #[test]
    fn a_bad_name_says_what_to_write() {
        let board = Size::square(8);
        for text in ["", "8", "a", "8a", "a0", "a-1", "ä8", "a8b", "a08", "a+8"] {
            let error = board.parse(text).unwrap_err();
            assert_eq!(error, ParseSquareError::NotASquare(text.to_owned()));
        }
        assert_eq!(
            board.parse("k9").unwrap_err().to_string(),
            "The square k9 is off the 8 × 8 board: choose one from a1 to h8."
        );
        assert_eq!(
            board.parse("zzzzzzzzz9").unwrap_err().to_string(),
            "“zzzzzzzzz9” is not a square: write a column letter and a rank, such as a8."
        );
    }

    #[test]
    fn sizes_are_read_both_ways() {
        assert_eq!("8".parse(), Ok(Size::square(8)));
        assert_eq!("5x6".parse(), Ok(Size::new(5, 6)));
        assert_eq!("5 × 6".parse(), Ok(Size::new(5, 6)));
        assert_eq!(
            "5x".parse::<Size>().unwrap_err().to_string(),
            "“5x” is not a board size: write a number such as 8, or rows and columns such as 5x6."
        );
    }
}
