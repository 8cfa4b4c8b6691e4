//! A grid: rows of letters, digits, emoji or numbers, with or without something between them.

use super::super::board::Board;
use super::super::{LARGEST, SMALLEST};
use super::token::{QUEENS, Token};
use super::{Reading, TextFault, columns, tour};

/// Signs that are at most around and between squares.
const WRAPPERS: &[char] = &[
    '[', ']', '{', '}', '(', ')', '"', '\'', '“', '”', '‘', '’', '`',
];
const DIVIDERS: &[char] = &[',', ';', '\t', ' ', '\u{a0}', '\u{3000}'];

/// Signs for a square whose colour is not known.
const UNKNOWN: [&str; 5] = [".", "*", "?", "_", "·"];

/// The board in a grid.
pub(super) fn read(text: &str) -> Result<Reading, TextFault> {
    let rows = without_captions(rows(text));
    if rows.is_empty() {
        return Err(TextFault::Empty);
    }
    let unknown = || TextFault::Unknown(text.trim().chars().take(60).collect());
    if let [row] = &rows[..] {
        if let Some(queens) = columns::list(row) {
            return queens;
        }
        let squares = unrolled(row).ok_or_else(unknown)?;
        let side = (SMALLEST..=LARGEST)
            .find(|side| side * side == squares.len())
            .ok_or_else(unknown)?;
        let rows: Vec<_> = squares.chunks(side).map(<[Token]>::to_vec).collect();
        return board(&rows);
    }
    if rows.len() >= SMALLEST && rows.iter().all(|row| row.len() == 1) {
        let one: Vec<_> = rows.concat();
        if let Some(queens) = columns::list(&one) {
            return queens;
        }
    }
    let columns = usual(rows.iter().map(Vec::len).collect());
    if let Some(row) = rows.iter().position(|row| row.len() != columns) {
        // Half of the rows that differ are not a board with a typing error.
        let others = rows.iter().filter(|row| row.len() != columns).count();
        return Err(if 2 * others >= rows.len() || columns < SMALLEST {
            unknown()
        } else {
            TextFault::Ragged {
                row: row + 1,
                squares: rows[row].len(),
                others: columns,
            }
        });
    }
    if let Some(tour) = tour::numbered(&rows) {
        return tour;
    }
    if rows.len() < SMALLEST && rows.iter().all(|row| row.len() < SMALLEST) {
        return Err(unknown());
    }
    if rows.len() != columns {
        return Err(TextFault::NotSquare {
            rows: rows.len(),
            columns,
        });
    }
    board(&rows)
}

/// Without a caption above the board or a note below it, if the rest is as high as it is wide.
fn without_captions(mut rows: Vec<Vec<Token>>) -> Vec<Vec<Token>> {
    let columns = usual(rows.iter().map(Vec::len).collect());
    let is_row = |row: &Vec<Token>| row.len() == columns;
    let first = rows.iter().position(is_row).unwrap_or(0);
    let last = rows.iter().rposition(is_row).unwrap_or(0);
    if columns >= SMALLEST && last + 1 - first == columns {
        rows.truncate(last + 1);
        rows.drain(..first);
    }
    rows
}

/// The most frequent of some numbers.
fn usual(numbers: Vec<usize>) -> usize {
    let count = |number: usize| numbers.iter().filter(|&&other| other == number).count();
    let most = numbers
        .iter()
        .copied()
        .max_by_key(|&number| (count(number), number));
    most.unwrap_or(0)
}

/// A board of as many rows as columns: queens, or colours.
fn board(rows: &[Vec<Token>]) -> Result<Reading, TextFault> {
    if let Some(queens) = columns::drawn(rows) {
        return Ok(queens);
    }
    coloured(rows)
}

/// A board of colours from the sign of every square.
pub(super) fn coloured(rows: &[Vec<Token>]) -> Result<Reading, TextFault> {
    let side = rows.len();
    if !(SMALLEST..=LARGEST).contains(&side) {
        return Err(TextFault::Size(side));
    }
    let squares: Vec<&str> = rows.iter().flatten().map(String::as_str).collect();
    let has_pictures = squares.iter().any(|square| !square.is_ascii());
    let is_queen = |square: &str| QUEENS.contains(&square) && (square != "Q" || has_pictures);
    let is_hidden = |square: &str| is_queen(square) || UNKNOWN.contains(&square);
    let mut names: Vec<String> = Vec::new();
    let mut colours: Vec<Option<u8>> = Vec::new();
    for square in &squares {
        let name = square.to_lowercase();
        let known = names.iter().position(|other| *other == name);
        let number = match known {
            _ if is_hidden(square) => None,
            Some(number) => Some(number),
            None => {
                names.push(name);
                Some(names.len() - 1)
            }
        };
        colours.push(number.map(|number| number.min(255) as u8));
    }
    if names.len() > side {
        return Err(TextFault::Colours(side, names.len()));
    }
    let doubtful: Vec<_> = (0..squares.len())
        .filter(|&place| colours[place].is_none())
        .collect();
    let queens = (0..squares.len())
        .filter(|&place| is_queen(squares[place]))
        .collect();
    let colours = filled(colours, side).ok_or_else(|| TextFault::Unknown(squares.concat()))?;
    Ok(Reading::Colours(Board::of_text(
        side, colours, doubtful, queens,
    )))
}

/// The colours of all squares: an unknown one has that of a neighbour. None if none is known.
fn filled(mut colours: Vec<Option<u8>>, side: usize) -> Option<Vec<u8>> {
    for _ in 0..2 * side {
        for (one, other) in super::super::linkage::neighbours(side)
            .into_iter()
            .map(|[a, b]| (a, b))
        {
            match (colours[one], colours[other]) {
                (None, Some(_)) => colours[one] = colours[other],
                (Some(_), None) => colours[other] = colours[one],
                _ => {}
            }
        }
    }
    colours.into_iter().collect()
}

/// The rows of a text, without what is around them.
fn rows(text: &str) -> Vec<Vec<Token>> {
    let text = text.replace(['\u{feff}', '\u{fe0f}', '\u{200b}'], "");
    let text = nested(&text).unwrap_or_else(|| text.replace("&gt;", ">"));
    let lines = text.split(['\n', '\r', '\u{2028}', '\u{2029}', '\u{85}']);
    let lines: Vec<_> = lines
        .map(|line| line.trim().trim_start_matches('>').trim())
        .filter(|line| !line.starts_with("```") && !line.starts_with("~~~"))
        .filter(|line| !is_rule(line))
        .collect();
    let lines: Vec<&str> = match lines[..] {
        [line] => divided(line),
        _ => lines,
    };
    let rows = lines.into_iter().map(tokens);
    rows.filter(|row| !row.is_empty()).collect()
}

/// A list of lists in one line, without what a program writes before it, such as `board = array(`.
fn nested(text: &str) -> Option<String> {
    let (before, list) = text.split_once('[')?;
    let is_call = |sign: char| sign.is_alphanumeric() || "_.= (".contains(sign);
    if !list.trim_start().starts_with('[') || !before.trim().chars().all(is_call) {
        return None;
    }
    let (list, _) = list.rsplit_once(']')?;
    Some(list.replace(['\n', '\r'], " "))
}

/// Whether a line is a border, such as `+--+--+`, `+-+-+` or `|---|---|`.
fn is_rule(line: &str) -> bool {
    ["--", "+-"].iter().any(|part| line.contains(part))
        && line.chars().all(|sign| "+-|=: ".contains(sign))
}

/// The rows of a single line: strings in a list, or divided by slashes, bars or brackets.
fn divided(line: &str) -> Vec<&str> {
    for mark in ['"', '\''] {
        let strings: Vec<_> = line.split(mark).skip(1).step_by(2).collect();
        if strings.len() >= SMALLEST && strings.iter().all(|string| string.chars().nth(1).is_some())
        {
            return strings;
        }
    }
    let inner = line.trim_matches(['|', ' ']);
    for divider in ['/', '|', ']', '\\'] {
        let parts: Vec<_> = inner
            .split(divider)
            .map(str::trim)
            .filter(|part| !part.is_empty())
            .collect();
        if parts.len() >= SMALLEST {
            return parts;
        }
    }
    vec![line]
}

/// The squares of a row.
fn tokens(line: &str) -> Vec<Token> {
    let line = line.trim_matches(|sign| sign == '|' || DIVIDERS.contains(&sign));
    let has_bars = line.matches('|').count() >= SMALLEST - 1;
    let bare: String = line
        .chars()
        .filter(|sign| !WRAPPERS.contains(sign))
        .collect();
    let is_divider = |sign: char| DIVIDERS.contains(&sign) || has_bars && sign == '|';
    let parts = bare
        .split(is_divider)
        .map(str::trim)
        .filter(|part| !part.is_empty());
    let parts: Vec<Token> = parts.map(str::to_owned).collect();
    match &parts[..] {
        [one] => clusters(one),
        // The number of a row beside it.
        [number, one] if number.parse::<usize>().is_ok() && one.chars().nth(2).is_some() => {
            clusters(one)
        }
        _ => parts,
    }
}

/// The signs of a word, each with what belongs to it.
fn clusters(word: &str) -> Vec<Token> {
    let mut clusters: Vec<Token> = Vec::new();
    let mut is_joined = false;
    for sign in word.chars() {
        let belongs = matches!(sign, '\u{200d}' | '\u{20e3}' | '\u{300}'..='\u{36f}' | '\u{1f3fb}'..='\u{1f3ff}');
        match clusters.last_mut() {
            Some(last) if belongs || is_joined => last.push(sign),
            _ => clusters.push(sign.to_string()),
        }
        is_joined = sign == '\u{200d}';
    }
    clusters
}

/// The squares of one row that holds a whole board, where a number repeats the letter after it: `2AB` is `AAB`.
fn unrolled(row: &[Token]) -> Option<Vec<Token>> {
    const MOST: usize = LARGEST * LARGEST + 1;
    let has_letters = row
        .iter()
        .any(|token| token.chars().all(char::is_alphabetic));
    let has_digits = row
        .iter()
        .any(|token| token.chars().all(|sign| sign.is_ascii_digit()));
    if !(has_letters && has_digits) {
        return (row.len() < MOST).then(|| row.to_vec());
    }
    let mut squares = Vec::new();
    let mut run: Option<usize> = None;
    for token in row {
        if let Some(digit) = token.parse::<usize>().ok().filter(|_| token.len() < 4) {
            run = Some(run.unwrap_or(0).saturating_mul(10).saturating_add(digit));
            continue;
        }
        let length = run.take().unwrap_or(1).min(MOST);
        squares.extend(std::iter::repeat_n(token.clone(), length));
        if squares.len() >= MOST {
            return None;
        }
    }
    (run.is_none()).then_some(squares)
}
