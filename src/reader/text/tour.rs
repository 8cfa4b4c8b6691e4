//! A knight's tour: a grid of numbers, or a list of squares.

use super::token::Token;
use super::{Reading, TextFault};
use crate::board::{JUMPS, Size, Square};

/// The longest tour that is read, in squares.
const MOST: usize = 100_000;

/// The tour of a grid with the number of every square, from 0 or 1. None if it is no such grid.
pub(super) fn numbered(rows: &[Vec<Token>]) -> Option<Result<Reading, TextFault>> {
    let size = Size::new(rows.len() as u32, rows[0].len() as u32);
    let mut numbers: Vec<(usize, Square)> = Vec::new();
    let mut blocked = Vec::new();
    for (square, token) in size.squares().zip(rows.iter().flatten()) {
        match token.as_str() {
            "#" | "x" | "X" | "-1" | "■" => blocked.push(square),
            number => numbers.push((number.parse().ok()?, square)),
        }
    }
    numbers.sort_unstable_by_key(|&(number, _)| number);
    let first = numbers.first()?.0;
    let count = numbers.len();
    let different = 1 + numbers
        .windows(2)
        .filter(|pair| pair[0].0 != pair[1].0)
        .count();
    // Colours are few: nearly all numbers of a tour are different.
    if first > 1 || count > MOST || 4 * different < 3 * count || count <= rows.len() {
        return None;
    }
    let wrong = numbers
        .iter()
        .enumerate()
        .find(|&(place, &(number, _))| number != place + first);
    if let Some((place, _)) = wrong {
        return Some(Err(TextFault::Number(place + first)));
    }
    let path: Vec<_> = numbers.into_iter().map(|(_, square)| square).collect();
    Some(checked(size, path, blocked))
}

/// The tour of a list of squares such as `a1 c2 e1 …`. None if it is no such list.
pub(super) fn squares(text: &str) -> Option<Result<Reading, TextFault>> {
    let is_divider = |sign: char| sign.is_whitespace() || ",;-→>".contains(sign);
    let names: Vec<_> = text
        .split(is_divider)
        .filter(|name| !name.is_empty())
        .take(MOST)
        .collect();
    let places: Vec<(u32, u32)> = names
        .iter()
        .map(|name| place(name))
        .collect::<Option<_>>()?;
    if places.len() < 9 {
        return None;
    }
    let columns = places.iter().map(|place| place.0).max()? + 1;
    let rows = places.iter().map(|place| place.1).max()?;
    let size = Size::new(rows, columns);
    let square = |&(column, rank): &(u32, u32)| Square::new(rows - rank, column);
    let path: Vec<_> = places.iter().map(square).collect();
    let mut sorted = path.clone();
    sorted.sort_unstable();
    sorted.dedup();
    let is_whole = sorted.len() == path.len() && path.len() <= size.area();
    is_whole.then(|| checked(size, path, Vec::new()))
}

/// A square's column from 0 and its rank from 1.
fn place(name: &str) -> Option<(u32, u32)> {
    let mut signs = name.chars();
    let column = signs
        .next()
        .filter(char::is_ascii_alphabetic)?
        .to_ascii_lowercase();
    let rank = signs
        .as_str()
        .parse::<u32>()
        .ok()
        .filter(|rank| (1..=64).contains(rank))?;
    Some((column as u32 - 'a' as u32, rank))
}

fn checked(size: Size, path: Vec<Square>, blocked: Vec<Square>) -> Result<Reading, TextFault> {
    let is_jump = |pair: &[Square]| {
        let (rows, columns) = (
            pair[0].row.abs_diff(pair[1].row),
            pair[0].column.abs_diff(pair[1].column),
        );
        JUMPS
            .iter()
            .any(|&(down, right)| (down.unsigned_abs(), right.unsigned_abs()) == (rows, columns))
    };
    match path.windows(2).position(|pair| !is_jump(pair)) {
        Some(step) => Err(TextFault::Step(step + 1)),
        None => Ok(Reading::Tour {
            size,
            path,
            blocked,
        }),
    }
}
