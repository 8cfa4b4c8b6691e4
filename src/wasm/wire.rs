//! How squares, puzzles and lists cross to JavaScript.

use wasm_bindgen::prelude::*;

use super::error::to_js;
use crate::board::{Size, Square};
use crate::games::{Game, Puzzle, Setup, SetupError};

/// Builds a puzzle from what the constructors are given.
pub(super) fn puzzle(
    game: &str,
    rows: u32,
    columns: u32,
    squares: &[u32],
    closed: bool,
) -> Result<Puzzle, JsValue> {
    let game: Game = game.parse().map_err(|error| to_js("game", &error))?;
    let size = Size::new(rows, columns);
    let setup = Setup {
        game,
        size,
        squares: squares
            .iter()
            .map(|&number| unchecked(size, number))
            .collect(),
        closed,
    };
    setup.build().map_err(|error| to_js(error.code(), &error))
}

/// The square with a number, if the board has it.
pub(super) fn square(size: Size, number: u32) -> Result<Square, JsValue> {
    let square = unchecked(size, number);
    if size.contains(square) {
        return Ok(square);
    }
    let error = SetupError::OffBoard(square, size);
    Err(to_js(error.code(), &error))
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

/// A plain object with text properties.
pub(super) fn object(properties: &[(&str, &str)]) -> js_sys::Object {
    let object = js_sys::Object::new();
    for (name, value) in properties {
        // Setting a property of an object made just now cannot fail.
        let _ = js_sys::Reflect::set(&object, &(*name).into(), &(*value).into());
    }
    object
}

/// Where a number would lie, on the board or below it.
fn unchecked(size: Size, number: u32) -> Square {
    let columns = size.columns.max(1);
    Square::new(number / columns, number % columns)
}
