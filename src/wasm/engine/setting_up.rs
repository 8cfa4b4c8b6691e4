//! Questions before there is a game or a run: the roster, checks of a setup, and names. The table
//! and each module of solvers can answer them, so that one of them is enough to open a link.

use wasm_bindgen::prelude::*;

use super::reading::Given;
use crate::board::Size;
use crate::puzzles::Game;
use crate::run::{Choice, Choices, LaneOrder, Run, RunError, roster};
use crate::solve::options::words;
use crate::wasm::error::to_js;
use crate::wasm::wire;
use crate::wire::Solver;

/// The types that these bindings name, generated from Rust: see `crate::wire`.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
import type { GameId } from "../engine/generated/puzzle.ts";
import type { LaneOrder } from "../engine/generated/run.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
"#;

#[wasm_bindgen]
extern "C" {
    /// The roster.
    #[wasm_bindgen(typescript_type = "SolverInfo[]")]
    pub type JsRoster;

    /// A solver with its options and seed.
    #[wasm_bindgen(typescript_type = "LaneOrder")]
    pub type JsLaneOrder;
}

/// The roster of solvers, in order. It crosses as JSON, which is ten times as fast as setting three
/// thousand properties singly.
#[wasm_bindgen]
pub fn roster() -> JsRoster {
    let solvers: Vec<_> = roster::roster()
        .map(|info| Solver::of(info, wire::text))
        .collect();
    wire::plain(&solvers)
}

/// Checks a setup.
///
/// # Errors
/// If it is not a puzzle.
#[wasm_bindgen(js_name = checkPuzzle)]
pub fn check_puzzle(puzzle: &wire::JsSetup) -> Result<(), JsValue> {
    wire::puzzle(puzzle).map(drop)
}

/// Checks whether a run can be made of a setup, a solver, its options and choices, without making it.
///
/// # Errors
/// As the constructor of the engine's `Run`.
#[wasm_bindgen(js_name = checkRun)]
pub fn check_run(
    puzzle: &wire::JsSetup,
    solver: &str,
    options: &str,
    choices: Option<Vec<f64>>,
) -> Result<(), JsValue> {
    let puzzle = wire::puzzle(puzzle)?;
    let checked = Run::check(&puzzle, solver, words(options)).and_then(|(info, _)| match choices {
        None => Ok(()),
        Some(pairs) => {
            Run::check_steered(info).and_then(|()| choices_of(puzzle.size(), &pairs).map(drop))
        }
    });
    checked.map_err(|error| to_js(error.code(), &error))
}

/// Reads choices: pairs of a step and the number of a square.
pub(super) fn choices_of(size: Size, pairs: &[f64]) -> Result<Choices, RunError> {
    let (pairs, _) = pairs.as_chunks();
    let choice = |&[step, square]: &[f64; 2]| Choice {
        step: step as u64,
        square: size.at(square as usize),
    };
    Choices::new(size, pairs.iter().map(choice)).map_err(RunError::Choices)
}

/// The names of all squares of a board, by square number.
///
/// # Errors
/// If a side is out of range (`size`).
#[wasm_bindgen(js_name = squareNames)]
pub fn square_names(rows: u32, columns: u32) -> Result<Vec<String>, JsValue> {
    let size = wire::board(Game::Knights, Size::new(rows, columns))?;
    Ok(size.squares().map(|square| size.name(square)).collect())
}

/// The number of the square with this name, on a board of any size.
///
/// # Errors
/// If the board has no square with this name (`square`).
#[wasm_bindgen(js_name = parseSquare)]
pub fn parse_square(rows: u32, columns: u32, name: &str) -> Result<f64, JsValue> {
    let size = Size::new(rows, columns);
    let square = size.parse(name).map_err(|error| to_js("square", &error))?;
    Ok(size.number(square) as f64)
}

/// Reads a solver with its options and seed.
pub(super) fn order(given: &JsLaneOrder) -> Result<LaneOrder, JsValue> {
    let given = Given(given);
    Ok(LaneOrder {
        seed: given.seed()?,
        solver: given.text("solver")?,
        options: given.text("options")?,
    })
}
