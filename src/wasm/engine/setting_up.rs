//! Questions before there is a game or a run: the roster, checks of a setup, and names. The table
//! and each module of solvers can answer them, so that one of them is enough to open a link.

use wasm_bindgen::prelude::*;

use super::reading::Given;
use crate::board::Size;
use crate::puzzles::Game;
use crate::run::{Choices, ChoicesError, ChosenSquare, LaneOrder, Run, RunError, roster};
use crate::solve::option_words;
use crate::wasm::error::{to_js, unreadable};
use crate::wasm::wire;
use crate::wire::solver::Solver;

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
    let size = puzzle.size();
    let choices = choices.map(|pairs| choices_of(size, &pairs)).transpose()?;
    let checked =
        Run::check(&puzzle, solver, option_words(options)).and_then(|(info, _)| match choices {
            None => Ok(()),
            Some(choices) => {
                let choices = choices.map(drop).map_err(RunError::Choices);
                Run::check_steered(info).and(choices)
            }
        });
    checked.map_err(|error| to_js(error.code(), &error))
}

/// Reads choices: pairs of a step and the number of a square.
pub(super) fn choices_of(
    size: Size,
    pairs: &[f64],
) -> Result<Result<Choices, ChoicesError>, JsValue> {
    let (pairs, rest) = pairs.as_chunks();
    let choice = |&[step, square]: &[f64; 2]| {
        Some(ChosenSquare {
            step: wire::whole_in(step)?,
            square: wire::numbered(size, square).ok()?,
        })
    };
    let choices = pairs.iter().map(choice).collect::<Option<Vec<_>>>();
    let choices = choices.filter(|_| rest.is_empty()).ok_or_else(unreadable)?;
    Ok(Choices::new(size, choices))
}

/// The names of all squares of a board, by square number.
///
/// # Errors
/// If a side is out of range (`size`).
#[wasm_bindgen(js_name = squareNames)]
pub fn square_names(rows: f64, columns: f64) -> Result<Vec<String>, JsValue> {
    let size = wire::board(Game::Knights, rows, columns)?;
    Ok(size.squares().map(|square| size.name(square)).collect())
}

/// The number of the square with this name, on a board of any size.
///
/// # Errors
/// If the board has no square with this name (`square`).
#[wasm_bindgen(js_name = parseSquare)]
pub fn parse_square(rows: f64, columns: f64, name: &str) -> Result<f64, JsValue> {
    let size = Size::new(wire::whole(rows)?, wire::whole(columns)?);
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
