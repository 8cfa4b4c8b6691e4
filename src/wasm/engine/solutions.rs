//! Counts of solutions, and deductions on an empty game.

use wasm_bindgen::prelude::*;

use crate::hint::proof::LARGEST;
use crate::hint::queens::deductions as deduced;
use crate::puzzles::{Puzzle, QueensGame, Rule};
use crate::solve::queens::{LARGEST_COUNT, count_solutions};
use crate::wasm::engine::wire_run::JsDeductions;
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

/// The simplest deduction about each square that a board of queens has left.
///
/// # Errors
/// If the setup is not a puzzle, or not a board of queens up to 12 × 12 (`game`).
#[wasm_bindgen]
pub fn deductions(puzzle: &wire::JsSetup) -> Result<JsDeductions, JsValue> {
    match wire::puzzle(puzzle)? {
        Puzzle::Queens(puzzle) if puzzle.side() <= LARGEST => {
            Ok(wire::plain(&deduced(&QueensGame::new(puzzle, Rule::Free))))
        }
        _ => Err(to_js(
            "game",
            &"Deductions are made for queens up to 12 × 12: choose a smaller board.",
        )),
    }
}
