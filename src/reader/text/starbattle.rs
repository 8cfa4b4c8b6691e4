//! Star Battle as puzz.link and pzprjs write it: with one star, it is a board of colours.

use super::super::linkage::pieces;
use super::grid::coloured;
use super::{Reading, TextFault};

/// A link such as `…?starbattle/6/6/1/4ilbhgdnmhou`: columns, rows, stars, and the borders between squares, 5 bits a
/// character, the high bit first; first those between columns, row by row, then those between rows.
pub(super) fn link(text: &str) -> Option<Result<Reading, TextFault>> {
    let (_, rest) = text.split_once("starbattle/")?;
    let mut parts = rest.split(['/', '#', '&', ' ', '\n', ')', '>', '"']);
    let mut number = || parts.next()?.trim().parse::<usize>().ok();
    let [columns, rows, stars] = [number()?, number()?, number()?];
    let code = parts.next()?;
    if let Err(fault) = checked(columns, rows, stars) {
        return Some(Err(fault));
    }
    let mut bits = Vec::new();
    for sign in code.chars() {
        let value = sign.to_digit(32)?;
        bits.extend((0..5).map(|bit| value >> (4 - bit) & 1 == 1));
    }
    let side = columns;
    let first = side * (side - 1);
    let second = first.div_ceil(5) * 5;
    if bits.len() < second + first {
        return None;
    }
    let across = |square: usize| bits[square / side * (side - 1) + square % side];
    let down = |square: usize| bits[second + square];
    Some(colours(side, &across, &down))
}

/// The regions between borders: `across` is the border to the right of a square, `down` the one below it.
fn colours(
    side: usize,
    across: &dyn Fn(usize) -> bool,
    down: &dyn Fn(usize) -> bool,
) -> Result<Reading, TextFault> {
    let mut labels: Vec<usize> = (0..side * side).collect();
    // Every round carries a label one square further at least.
    for _ in 0..side * side {
        let before = labels.clone();
        for square in 0..side * side {
            if square % side + 1 < side && !across(square) {
                join(&mut labels, square, square + 1);
            }
            if square + side < side * side && !down(square) {
                join(&mut labels, square, square + side);
            }
        }
        if labels == before {
            break;
        }
    }
    numbered(side, &pieces(&labels, side))
}

fn join(labels: &mut [usize], one: usize, other: usize) {
    let label = labels[one].min(labels[other]);
    labels[one] = label;
    labels[other] = label;
}

fn numbered(side: usize, labels: &[usize]) -> Result<Reading, TextFault> {
    let rows: Vec<Vec<_>> = labels
        .chunks(side)
        .map(|row| row.iter().map(usize::to_string).collect())
        .collect();
    coloured(&rows)
}

fn checked(columns: usize, rows: usize, stars: usize) -> Result<(), TextFault> {
    if stars != 1 {
        return Err(TextFault::Stars(stars));
    }
    if columns != rows {
        return Err(TextFault::NotSquare { rows, columns });
    }
    if !(super::super::SMALLEST..=super::super::LARGEST).contains(&rows) {
        return Err(TextFault::Size(rows));
    }
    Ok(())
}

/// A file such as `pzprv3/starbattle/6/6/1/6/0 0 0 1 1 1 /…`: rows, columns, stars, the number of regions, and the
/// region of every square.
pub(super) fn file(text: &str) -> Option<Result<Reading, TextFault>> {
    let (_, rest) = text.split_once("pzprv3")?;
    let (_, rest) = rest.split_once("starbattle")?;
    let mut parts = rest
        .split(['/', '\n'])
        .map(str::trim)
        .filter(|part| !part.is_empty());
    let mut number = || parts.next()?.parse::<usize>().ok();
    let [rows, columns, stars, _regions] = [number()?, number()?, number()?, number()?];
    if let Err(fault) = checked(columns, rows, stars) {
        return Some(Err(fault));
    }
    let labels: Vec<usize> = parts
        .take(rows)
        .flat_map(str::split_whitespace)
        .map(|token| token.parse().ok())
        .collect::<Option<_>>()?;
    (labels.len() == rows * columns).then(|| numbered(rows, &labels))
}
