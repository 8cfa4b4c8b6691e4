//! Counts of solutions.

use wasm_bindgen::prelude::*;

use crate::puzzles::Puzzle;
use crate::solve::queens::{LARGEST_COUNT, count_solutions};
use crate::wasm::error::to_js;
use crate::wasm::wire;

/// How many solutions a board of queens has.
///
/// # Errors
/// If the setup is not a puzzle, or not a board of queens up to 32 × 32 (`game`).
#[wasm_bindgen]
pub fn solutions(puzzle: &wire::JsSetup) -> Result<f64, JsValue> {
    match wire::puzzle(puzzle)? {
        Puzzle::Queens(puzzle) if puzzle.side() <= LARGEST_COUNT => {
            Ok(count_solutions(&puzzle) as f64)
        }
        _ => Err(to_js(
            "game",
            &"Solutions can be counted for queens up to 32 × 32: choose a smaller board.",
        )),
    }
}
