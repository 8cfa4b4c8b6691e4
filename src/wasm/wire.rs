//! Conversion of squares, puzzles and lists to and from JavaScript.

use js_sys::Number;
use serde::Serialize;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

use super::error::{to_js, unreadable};
use crate::board::{Regions, RegionsError, Size, Square};
use crate::puzzles::{Game, Puzzle, Setup, SetupError};
use crate::wire::json::json;

/// The type of a setup, generated from Rust: see `crate::wire`.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
import type { Puzzle } from "../engine/generated/puzzle.ts";
"#;

#[wasm_bindgen]
extern "C" {
    /// A setup.
    #[wasm_bindgen(typescript_type = "Puzzle")]
    pub type JsSetup;

    #[wasm_bindgen(method, getter)]
    fn game(this: &JsSetup) -> String;
    #[wasm_bindgen(method, getter)]
    fn rows(this: &JsSetup) -> f64;
    #[wasm_bindgen(method, getter)]
    fn columns(this: &JsSetup) -> f64;
    #[wasm_bindgen(method, getter)]
    fn squares(this: &JsSetup) -> Vec<f64>;
    #[wasm_bindgen(method, getter)]
    fn blocked(this: &JsSetup) -> Option<Vec<f64>>;
    #[wasm_bindgen(method, getter)]
    fn closed(this: &JsSetup) -> bool;
    #[wasm_bindgen(method, getter)]
    fn regions(this: &JsSetup) -> Option<String>;
}

/// The colours of a setup, if it has any and the module knows of them.
fn regions(given: &JsSetup) -> Result<Option<Regions>, JsValue> {
    if cfg!(feature = "without-colour") {
        return Ok(None);
    }
    let regions = given.regions().map(|text| text.parse()).transpose();
    regions.map_err(|error: RegionsError| to_js(error.code(), &error))
}

/// Builds the puzzle of a setup.
pub(super) fn puzzle(given: &JsSetup) -> Result<Puzzle, JsValue> {
    let name = given.game();
    let game: Game = name.parse().map_err(|error| to_js("game", &error))?;
    let size = size(game, given.rows(), given.columns())?;
    let squares = |numbers: Vec<f64>| -> Result<Vec<_>, _> {
        let squares = numbers.into_iter().map(|number| numbered(size, number));
        squares.collect::<Result<_, _>>().map_err(off_board)
    };
    let setup = Setup {
        game,
        size,
        squares: squares(given.squares())?,
        blocked: squares(given.blocked().unwrap_or_default())?,
        closed: given.closed(),
        regions: regions(given)?,
    };
    setup.build().map_err(|error| to_js(error.code(), &error))
}

/// The largest side that people play by hand: the page draws each square.
const LARGEST_BY_HAND: u32 = 64;

/// Builds the puzzle of a setup for a game or its hints.
///
/// # Errors
/// As [`puzzle`], and if the board is too large to play by hand (`too-large`).
pub(super) fn puzzle_by_hand(given: &JsSetup) -> Result<Puzzle, JsValue> {
    let puzzle = puzzle(given)?;
    let Size { rows, columns } = puzzle.size();
    if rows.max(columns) <= LARGEST_BY_HAND {
        return Ok(puzzle);
    }
    let why =
        "Boards up to 64 × 64 can be played by hand: choose a smaller one, or watch a solver.";
    Err(to_js("too-large", &why))
}

/// Whether a setup has any queens, or a start.
pub(super) fn has_squares(given: &JsSetup) -> bool {
    !given.squares().is_empty()
}

/// The size of a board, if its sides are whole numbers that fit.
#[inline(never)]
fn size(game: Game, rows: f64, columns: f64) -> Result<Size, JsValue> {
    if let (Some(rows), Some(columns)) = (whole_in(rows), whole_in(columns)) {
        return Ok(Size::new(rows, columns));
    }
    let Some((rows, columns)) = signed(rows).zip(signed(columns)) else {
        let why = "A board has whole numbers of rows and columns: choose other ones.";
        return Err(to_js("size", &why));
    };
    let error = SetupError::Size(game, rows, columns);
    Err(to_js(error.code(), &error))
}

/// A size, if a game has such boards.
pub(super) fn board(game: Game, rows: f64, columns: f64) -> Result<Size, JsValue> {
    let size = size(game, rows, columns)?;
    let puzzle = Setup::empty(game, size).build();
    puzzle.map_err(|error| to_js(error.code(), &error))?;
    Ok(size)
}

/// Checks a seed.
pub(super) fn seed(given: f64) -> Result<u64, JsValue> {
    let why = "A seed is a whole number, 0 or more: choose another one.";
    whole_in(given).ok_or_else(|| to_js("seed", &why))
}

/// Reads a whole number from 0 that fits the type. What else the page could send is an error (`request`).
pub(super) fn whole<T: TryFrom<u64>>(given: f64) -> Result<T, JsValue> {
    whole_in(given).ok_or_else(unreadable)
}

/// A whole number from 0, if it is one and fits the type.
pub(super) fn whole_in<T: TryFrom<u64>>(given: f64) -> Option<T> {
    T::try_from(whole_number(given)?).ok()
}

// Every number from the page comes through here: inlined, this would be most of the code.
#[inline(never)]
fn whole_number(given: f64) -> Option<u64> {
    const END: f64 = 18_446_744_073_709_551_616.0; // 2⁶⁴
    if !(0.0..END).contains(&given) || given.trunc() != given {
        return None;
    }
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the number is whole, from 0, and below 2⁶⁴"
    )]
    let number = given as u64;
    Some(number)
}

/// A whole number, which may be negative.
fn signed(given: f64) -> Option<i64> {
    let number: i64 = whole_in(given.abs())?;
    Some(if given < 0.0 { -number } else { number })
}

/// The square with a number, if it is on the board.
#[inline(never)]
pub(super) fn square(size: Size, number: f64) -> Result<Square, JsValue> {
    on_board(size, number).map_err(off_board)
}

/// The same, or why not in a sentence.
pub(super) fn on_board(size: Size, number: f64) -> Result<Square, String> {
    let square = numbered(size, number)?;
    match size.contains(square) {
        true => Ok(square),
        false => Err(SetupError::OffBoard(square, size).to_string()),
    }
}

/// The error for a number that no square of the board has.
fn off_board(why: String) -> JsValue {
    to_js("off-board", &why)
}

/// The squares with these numbers, if all are on the board.
#[inline(never)]
pub(super) fn squares(size: Size, numbers: &[f64]) -> Result<Vec<Square>, JsValue> {
    let squares = numbers.iter().map(|&number| square(size, number));
    squares.collect()
}

/// The number of a square of a board that is drawn square by square.
///
/// # Panics
/// If the number exceeds 32 bits, as on boards of queens from 65,536 × 65,536 on.
pub(super) fn number(size: Size, square: Square) -> u32 {
    u32::try_from(size.number(square)).ok().unwrap_throw()
}

/// The numbers of squares.
pub(super) fn numbers(size: Size, squares: &[Square]) -> Vec<u32> {
    squares.iter().map(|&square| number(size, square)).collect()
}

/// Pairs of squares as a flat list of numbers.
pub(super) fn pairs(size: Size, pairs: &[(Square, Square)]) -> Vec<u32> {
    let both = |&(one, other): &(Square, Square)| [number(size, one), number(size, other)];
    pairs.iter().flat_map(both).collect()
}

/// Converts a value by way of JSON.
pub(super) fn plain<T: JsCast>(value: &impl Serialize) -> T {
    let text = json(value, text);
    js_sys::JSON::parse(&text).unwrap_throw().unchecked_into()
}

/// Formats a number with JavaScript, so that Rust's formatting of fractions isn't linked in.
pub(super) fn text(number: f64) -> String {
    let text = Number::from(number).to_string_with_radix(10);
    text.unwrap_throw().into()
}

/// The square with a number, which may be below the board. Numbers on the largest boards exceed 32 bits,
/// but floats still hold them exactly.
#[inline(never)]
pub(super) fn numbered(size: Size, number: f64) -> Result<Square, String> {
    let columns = u64::from(size.columns.max(1));
    let square = whole_in(number).map(|number: u64| {
        let [row, column] = [number / columns, number % columns].map(u32::try_from);
        Square::new(row.unwrap_or(u32::MAX), column.unwrap_or(u32::MAX))
    });
    square.ok_or_else(|| {
        let most = (size.number(Square::new(size.rows, 0))).saturating_sub(1);
        format!("That is not a square of the {size} board: choose a number from 0 to {most}.")
    })
}
