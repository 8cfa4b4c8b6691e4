//! The starts from which Warnsdorff's rule succeeds.

use wasm_bindgen::prelude::*;

use crate::puzzles::theorems::no_tour;
use crate::puzzles::{Game, KnightsPuzzle};
use crate::solve::knights::{TieBreak, tie_breaks_that_succeed};
use crate::wasm::error::to_js;
use crate::wasm::wire;

/// The bit for a start from which a theorem excludes a tour.
const NO_TOUR: u32 = 0x80;

/// The tie-breaks with which Warnsdorff's rule finds a tour from a start without turning back, one bit each
/// from the lowest: fixed, random, Pohl, Roth, Squirrel and Cull. 0x80 if no tour can start there.
///
/// # Errors
/// If a side is out of range (`size`) or the start off the board (`off-board`).
#[wasm_bindgen(js_name = tieBreaksThatSucceed)]
pub fn tie_breaks(rows: f64, columns: f64, start: f64) -> Result<u32, JsValue> {
    let size = wire::board(Game::Knights, rows, columns)?;
    let puzzle = KnightsPuzzle::new(size, wire::square(size, start)?, false);
    let puzzle = puzzle.map_err(|error| to_js(error.code(), &error))?;
    if no_tour(&puzzle).is_some() {
        return Ok(NO_TOUR);
    }
    let succeed = tie_breaks_that_succeed(&puzzle, 0);
    Ok(succeed.into_iter().map(bit).sum())
}

fn bit(tie_break: TieBreak) -> u32 {
    match tie_break {
        TieBreak::Fixed => 1,
        TieBreak::Random => 1 << 1,
        TieBreak::Pohl => 1 << 2,
        TieBreak::Roth => 1 << 3,
        TieBreak::SquirrelCull => 1 << 4,
        TieBreak::Cascade => 0,
    }
}
