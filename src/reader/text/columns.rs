//! Queens without colours: the column of each row, a placement as chess programs write it, or a drawing.

use super::super::{LARGEST, SMALLEST};
use super::token::{QUEENS, Token};
use super::{Reading, TextFault};
use crate::board::Square;

/// The largest board on which queens are taken from a list of columns.
const MOST: usize = 1_000;

/// The queens of a list with the column of each row: `[0, 4, 7, 5, …]`. None if it is no such list.
pub(super) fn list(tokens: &[Token]) -> Option<Result<Reading, TextFault>> {
    let side = tokens.len();
    if !(SMALLEST..=MOST).contains(&side) {
        return None;
    }
    let column = |token: &Token| match token.as_str() {
        "." | "-" | "-1" | "null" | "None" | "none" | "x" => Some(None),
        number => number
            .parse::<usize>()
            .ok()
            .filter(|&column| column <= side)
            .map(Some),
    };
    let columns: Vec<_> = tokens.iter().map(column).collect::<Option<_>>()?;
    let known = || columns.iter().flatten();
    // A board of colours can be one line of digits: a list has every column once.
    if known().any(|one| known().filter(|other| *other == one).count() > 1) || known().count() == 0
    {
        return None;
    }
    let from = match (
        known().any(|&column| column == 0),
        known().any(|&column| column == side),
    ) {
        (true, false) => 0,
        (false, true) => 1,
        _ => return Some(Err(TextFault::Columns)),
    };
    let queens = columns.iter().enumerate().filter_map(|(row, column)| {
        column.map(|column| Square::new(row as u32, (column - from) as u32))
    });
    Some(Ok(Reading::Queens {
        side,
        queens: queens.collect(),
    }))
}

/// The queens of a placement such as `8/1Q6/…`: rows from the top, where a number is so many free squares.
pub(super) fn placement(text: &str) -> Option<Result<Reading, TextFault>> {
    let word = text.split_whitespace().next()?;
    let rows: Vec<_> = word.split('/').collect();
    let side = rows.len();
    let is_placement = |row: &&str| {
        !row.is_empty()
            && row
                .chars()
                .all(|sign| sign.is_ascii_digit() || "qrbnkpQRBNKP".contains(sign))
    };
    let has = |wanted: fn(char) -> bool| word.chars().any(wanted);
    let is_known = has(|sign| sign.is_ascii_digit()) && has(char::is_alphabetic);
    if !(SMALLEST..=LARGEST).contains(&side) || !is_known || !rows.iter().all(is_placement) {
        return None;
    }
    let mut queens = Vec::new();
    for (row, text) in rows.iter().enumerate() {
        match pieces(text, side) {
            Ok(columns) => queens.extend(
                columns
                    .into_iter()
                    .map(|column| Square::new(row as u32, column as u32)),
            ),
            Err(Some((column, piece))) => {
                return Some(Err(TextFault::Piece(row + 1, column + 1, piece)));
            }
            Err(None) => {
                let squares = squares(text);
                return Some(Err(TextFault::Ragged {
                    row: row + 1,
                    squares,
                    others: side,
                }));
            }
        }
    }
    Some(Ok(Reading::Queens { side, queens }))
}

/// The columns of the queens of a row; or the first piece that is none, or nothing if the row has another length.
fn pieces(text: &str, side: usize) -> Result<Vec<usize>, Option<(usize, char)>> {
    let mut queens = Vec::new();
    let (mut column, mut free) = (0_usize, 0_usize);
    for sign in text.chars() {
        if let Some(digit) = sign.to_digit(10) {
            free = free.saturating_mul(10).saturating_add(digit as usize);
            continue;
        }
        column = column.saturating_add(std::mem::take(&mut free));
        if !matches!(sign, 'q' | 'Q') {
            return Err(Some((column, sign)));
        }
        queens.push(column);
        column = column.saturating_add(1);
    }
    if column.saturating_add(free) == side {
        Ok(queens)
    } else {
        Err(None)
    }
}

fn squares(text: &str) -> usize {
    let numbers = text.split(|sign: char| !sign.is_ascii_digit());
    let free = numbers
        .filter_map(|number| number.parse::<usize>().ok())
        .fold(0, usize::saturating_add);
    free.saturating_add(text.chars().filter(|sign| !sign.is_ascii_digit()).count())
}

/// The queens of a drawing: `.` and `Q`, or 0 and 1 with a single 1 in every row.
pub(super) fn drawn(rows: &[Vec<Token>]) -> Option<Reading> {
    let all = || rows.iter().flatten().map(String::as_str);
    let is_free = |square: &str| [".", "-", "_", "0", "·", "⬜", "⬛"].contains(&square);
    let is_queen = |square: &str| QUEENS.contains(&square) || square == "q";
    let has_ones = all().all(|square| square == "0" || square == "1")
        && rows
            .iter()
            .all(|row| row.iter().filter(|square| *square == "1").count() == 1);
    let has_queens = all().all(|square| is_free(square) || is_queen(square)) && all().any(is_queen);
    if !has_ones && !has_queens || rows.len() < SMALLEST {
        return None;
    }
    let mut queens = Vec::new();
    for (row, squares) in rows.iter().enumerate() {
        for (column, square) in squares.iter().enumerate() {
            if is_queen(square) || has_ones && square == "1" {
                queens.push(Square::new(row as u32, column as u32));
            }
        }
    }
    Some(Reading::Queens {
        side: rows.len(),
        queens,
    })
}
