//! How squares, puzzles and lists cross to JavaScript.

use serde::Serialize;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

use super::error::to_js;
use crate::board::{Size, Square};
use crate::puzzles::{Game, Puzzle, Setup, SetupError};

/// The types that the table's bindings name; nobody writes them by hand: see `crate::wire`.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
import type { Difficulty, GameId, Puzzle, TourKinds } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { PlannedPuzzle } from "../engine/generated/thinking.ts";
"#;

#[wasm_bindgen]
extern "C" {
    /// What a finished tour is, as JavaScript takes it.
    #[wasm_bindgen(typescript_type = "TourKinds")]
    pub type JsTourKinds;

    /// The plan of a day, as JavaScript takes it.
    #[wasm_bindgen(typescript_type = "PlannedPuzzle[]")]
    pub type JsDayPlan;

    /// The roster, as JavaScript takes it.
    #[wasm_bindgen(typescript_type = "SolverInfo[]")]
    pub type JsRoster;

    /// The setup as JavaScript gives it.
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
    };
    setup.build().map_err(|error| to_js(error.code(), &error))
}

/// Boards up to this side are played by hand: the page draws their squares one by one.
const LARGEST_BY_HAND: u32 = 64;

/// Builds the puzzle of a setup that somebody plays, or asks for hints on.
///
/// # Errors
/// As [`puzzle`], and if the board is larger than any that is played by hand (`too-large`).
pub(super) fn puzzle_by_hand(given: &JsSetup) -> Result<Puzzle, JsValue> {
    let puzzle = puzzle(given)?;
    let Size { rows, columns } = puzzle.size();
    if rows.max(columns) <= LARGEST_BY_HAND {
        return Ok(puzzle);
    }
    let why =
        "Boards of up to 64 × 64 are played by hand: choose a smaller one, or watch a solver.";
    Err(to_js("too-large", &why))
}

/// Whether a setup gives any queens, or a start.
pub(super) fn has_squares(given: &JsSetup) -> bool {
    !given.squares().is_empty()
}

/// The size of a board, if there can be numbers of rows and columns like these.
fn size(game: Game, rows: f64, columns: f64) -> Result<Size, JsValue> {
    let side = |side: f64| u32::try_from(side as i64).ok();
    let size = side(rows).zip(side(columns));
    let size = size.map(|(rows, columns)| Size::new(rows, columns));
    let error = || SetupError::Size(game, rows as i64, columns as i64);
    size.ok_or_else(|| to_js(error().code(), &error()))
}

/// A seed, if it is one.
pub(super) fn seed(given: f64) -> Result<u64, JsValue> {
    if given >= 0.0 && given.is_finite() && given.trunc() == given {
        return Ok(given as u64);
    }
    let why = "A seed is a whole number from 0 on: choose another one.";
    Err(to_js("seed", &why))
}

/// The square with a number, if the board has it.
pub(super) fn square(size: Size, number: impl Into<f64>) -> Result<Square, JsValue> {
    let square = unchecked(size, number.into());
    if size.contains(square) {
        return Ok(square);
    }
    let error = SetupError::OffBoard(square, size);
    Err(to_js(error.code(), &error))
}

/// The squares with these numbers, if the board has them all.
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

/// Room for a snapshot without its long lists, as JSON.
const USUAL_LENGTH: usize = 4 << 10;

/// A snapshot or an answer by way of JSON.
pub(super) fn plain<T: JsCast>(value: &impl Serialize) -> T {
    let mut text = Vec::with_capacity(USUAL_LENGTH);
    // Nothing in them fails to serialise, and what serde writes is text that can be parsed.
    serde_json::to_writer(&mut text, value).unwrap_throw();
    let text = str::from_utf8(&text).unwrap_throw();
    js_sys::JSON::parse(text).unwrap_throw().unchecked_into()
}

/// Where a number would lie, on the board or below it. Numbers of the largest boards exceed 32
/// bits, and are exact all the same.
fn unchecked(size: Size, number: f64) -> Square {
    let (number, columns) = (number as u64, u64::from(size.columns.max(1)));
    let row = u32::try_from(number / columns).unwrap_or(u32::MAX);
    Square::new(row, (number % columns) as u32)
}
