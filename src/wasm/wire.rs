//! Conversion of squares, puzzles and lists to and from JavaScript.

use js_sys::Number;
use serde::Serialize;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

use super::error::to_js;
use crate::board::{Regions, RegionsError, Size, Square};
use crate::puzzles::{Game, Puzzle, Setup, SetupError};
use crate::wire::json;

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
    if !cfg!(feature = "colour") {
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
    let squares = |numbers: Vec<f64>| {
        let squares = numbers.into_iter().map(|number| unchecked(size, number));
        squares.collect()
    };
    let setup = Setup {
        game,
        size,
        squares: squares(given.squares()),
        blocked: squares(given.blocked().unwrap_or_default()),
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

/// The size of a board, unless a side is negative or far too large.
fn size(game: Game, rows: f64, columns: f64) -> Result<Size, JsValue> {
    let side = |side: f64| u32::try_from(side as i64).ok();
    let size = side(rows).zip(side(columns));
    let size = size.map(|(rows, columns)| Size::new(rows, columns));
    let error = || SetupError::Size(game, rows as i64, columns as i64);
    size.ok_or_else(|| to_js(error().code(), &error()))
}

/// A size, if a game has such boards.
pub(super) fn board(game: Game, size: Size) -> Result<Size, JsValue> {
    let puzzle = Setup::empty(game, size).build();
    puzzle.map_err(|error| to_js(error.code(), &error))?;
    Ok(size)
}

/// Checks a seed.
pub(super) fn seed(given: f64) -> Result<u64, JsValue> {
    if given >= 0.0 && given.is_finite() && given.trunc() == given {
        return Ok(given as u64);
    }
    let why = "A seed is a whole number, 0 or more: choose another one.";
    Err(to_js("seed", &why))
}

/// The square with a number, if it is on the board.
pub(super) fn square(size: Size, number: impl Into<f64>) -> Result<Square, JsValue> {
    let square = unchecked(size, number.into());
    if size.contains(square) {
        return Ok(square);
    }
    let error = SetupError::OffBoard(square, size);
    Err(to_js(error.code(), &error))
}

/// The squares with these numbers, if all are on the board.
pub(super) fn squares(size: Size, numbers: &[u32]) -> Result<Vec<Square>, JsValue> {
    let squares = numbers.iter().map(|&number| square(size, number));
    squares.collect()
}

/// The number of a square.
pub(super) fn number(size: Size, square: Square) -> u32 {
    size.index(square) as u32
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
fn unchecked(size: Size, number: f64) -> Square {
    let (number, columns) = (number as u64, u64::from(size.columns.max(1)));
    let row = u32::try_from(number / columns).unwrap_or(u32::MAX);
    Square::new(row, (number % columns) as u32)
}
