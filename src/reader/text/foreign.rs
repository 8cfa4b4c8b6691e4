//! Boards inside other texts: links of ours, saved pages, and the data of other programs.

use super::super::{LARGEST, SMALLEST};
use super::grid::coloured;
use super::token::Token;
use super::{Reading, TextFault};
use crate::board::{Size, Square};

/// A link of ours, anywhere in a text: `#/play/colour/6A2B…`, or `#/queens/8/a8+c7`.
pub(super) fn own_link(text: &str) -> Option<Result<Reading, TextFault>> {
    let (_, link) = text.split_once("#/")?;
    let link = link.split_whitespace().next()?;
    if let Some((_, rest)) = link.split_once("colour/") {
        let letters = rest
            .split(|sign: char| !sign.is_ascii_alphanumeric())
            .next()?;
        return squares_of(letters).map(|squares| coloured(&squares));
    }
    let (_, rest) = link.split_once("queens/")?;
    let mut parts = rest.split('/');
    let side = parts
        .next()?
        .parse()
        .ok()
        .filter(|side| (SMALLEST..=1_000).contains(side))?;
    let size = Size::square(side as u32);
    let names = parts.next()?.split(['+', ',']);
    let queens: Vec<Square> = names
        .map(|name| size.parse(name).ok())
        .collect::<Option<_>>()?;
    Some(Ok(Reading::Queens { side, queens }))
}

/// The rows of a board in run lengths.
fn squares_of(letters: &str) -> Option<Vec<Vec<Token>>> {
    const MOST: usize = LARGEST * LARGEST;
    let mut squares: Vec<Token> = Vec::new();
    let mut run: Option<usize> = None;
    for sign in letters.chars() {
        if let Some(digit) = sign.to_digit(10) {
            run = Some(
                run.unwrap_or(0)
                    .saturating_mul(10)
                    .saturating_add(digit as usize),
            );
            continue;
        }
        let length = run.take().unwrap_or(1);
        if squares.len().saturating_add(length) > MOST {
            return None;
        }
        squares.extend(std::iter::repeat_n(sign.to_string(), length));
    }
    chunked(&squares)
}

/// Rows of a list of squares, if it is that of a square board.
fn chunked(squares: &[Token]) -> Option<Vec<Vec<Token>>> {
    let side = (SMALLEST..=LARGEST).find(|side| side * side == squares.len())?;
    Some(squares.chunks(side).map(<[Token]>::to_vec).collect())
}

/// A saved page whose squares are elements: `class="… cell-color-7" data-cell-idx="12"`, in any order.
pub(super) fn saved_page(text: &str) -> Option<Result<Reading, TextFault>> {
    if !text.contains("data-cell-idx") {
        return None;
    }
    let mut squares: Vec<(usize, usize)> = Vec::new();
    for element in text
        .split('<')
        .filter(|element| element.contains("data-cell-idx"))
    {
        let place = number_after(element, "data-cell-idx")?;
        let colour = number_after(element, "cell-color-")?;
        squares.push((place, colour));
        if squares.len() > LARGEST * LARGEST {
            return Some(Err(TextFault::Size(LARGEST + 1)));
        }
    }
    squares.sort_unstable();
    squares.dedup_by_key(|&mut (place, _)| place);
    let colours: Vec<Token> = squares
        .iter()
        .map(|(_, colour)| colour.to_string())
        .collect();
    chunked(&colours).map(|rows| coloured(&rows))
}

/// The first number after a word, past signs such as `="`.
fn number_after(text: &str, word: &str) -> Option<usize> {
    let (_, rest) = text.split_once(word)?;
    let rest = rest.trim_start_matches(|sign: char| !sign.is_ascii_digit());
    let digits: String = rest
        .chars()
        .take_while(char::is_ascii_digit)
        .take(6)
        .collect();
    digits.parse().ok()
}

/// The data of a page: `colorGrid: [ { colors: [7, 7, 1, …] }, … ]`.
pub(super) fn page_data(text: &str) -> Option<Result<Reading, TextFault>> {
    let (_, grid) = text.split_once("colorGrid")?;
    let rows = grid.split("colors").skip(1).take(LARGEST + 1);
    let rows: Vec<Vec<Token>> = rows
        .filter_map(|row| {
            let (_, list) = row.split_once('[')?;
            let (list, _) = list.split_once(']')?;
            Some(items(list))
        })
        .collect();
    square(rows)
}

/// A nested list after `colorRegions` or `regions`: `[["A", "A", …], …]`.
pub(super) fn nested(text: &str) -> Option<Result<Reading, TextFault>> {
    let after = ["colorRegions", "regions", "grid", "board"];
    let (_, rest) = after.iter().find_map(|word| text.split_once(word))?;
    let place = rest.find('[')?;
    let between = &rest[..place];
    let inner = rest[place + 1..].trim_start();
    if between.contains(['{', '"', '}'].map(|sign| sign).as_slice())
        && !between
            .trim()
            .trim_matches(['"', '\'', ':', ' ', '='])
            .is_empty()
        || !inner.starts_with('[')
    {
        return None;
    }
    let (list, _) = inner.split_once("]]").or_else(|| end_of_nested(inner))?;
    let rows = list
        .split(']')
        .map(|row| row.trim_matches([',', '[', ' ', '\n', '\r', '\t']));
    square(
        rows.filter(|row| !row.is_empty())
            .take(LARGEST + 1)
            .map(items)
            .collect(),
    )
}

/// The end of a nested list: two brackets with white space or a comma between them.
fn end_of_nested(text: &str) -> Option<(&str, &str)> {
    let mut last: Option<usize> = None;
    for (place, sign) in text.char_indices() {
        match sign {
            ']' if last.is_some() => return last.map(|end| (&text[..end], &text[place..])),
            ']' => last = Some(place),
            ',' => {}
            _ if sign.is_whitespace() => {}
            _ => last = None,
        }
    }
    None
}

fn items(list: &str) -> Vec<Token> {
    let items = list
        .split(',')
        .map(|item| item.trim_matches([' ', '"', '\'', '`', '\n', '\r', '\t', '[']));
    items
        .filter(|item| !item.is_empty())
        .map(str::to_owned)
        .collect()
}

/// A board of as many rows as columns, or which row has another length.
fn square(rows: Vec<Vec<Token>>) -> Option<Result<Reading, TextFault>> {
    let side = rows.len();
    if side < SMALLEST {
        return None;
    }
    if let Some(row) = rows.iter().position(|row| row.len() != side) {
        return Some(Err(TextFault::Ragged {
            row: row + 1,
            squares: rows[row].len(),
            others: side,
        }));
    }
    Some(coloured(&rows))
}

/// Our own JSON: `"regions": "AAB…"`.
pub(super) fn own_json(text: &str) -> Option<Result<Reading, TextFault>> {
    let (_, rest) = text.split_once("regions")?;
    let rest = rest.strip_prefix('"')?.trim_start().strip_prefix(':')?;
    let rest = rest.trim_start().strip_prefix('"')?;
    let (letters, _) = rest.split_once('"')?;
    squares_of(letters).map(|squares| coloured(&squares))
}
