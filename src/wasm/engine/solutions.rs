//! Counts of solutions.

use wasm_bindgen::prelude::*;

use crate::wasm::error::to_js;
use crate::wasm::wire;

/// How many solutions a board of queens has.
///
/// # Errors
/// If the setup is not a puzzle, or not a board of queens up to 32 × 32 (`game`).
#[wasm_bindgen]
pub fn solutions(puzzle: &wire::JsSetup) -> Result<f64, JsValue> {
    let count = wire::puzzle(puzzle)?.count();
    let why = "Solutions can be counted for queens up to 32 × 32: choose a smaller board.";
    let count = count.ok_or_else(|| to_js("game", &why))?;
    Ok(count as f64)
}
