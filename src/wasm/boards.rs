//! Boards: checks, names of squares, and random setups.

use wasm_bindgen::prelude::*;

use super::error::to_js;
use super::wire;
use crate::board::Size;
use crate::generate::daily::Plan;
use crate::generate::date::Date;
use crate::generate::{colour, knights, queens};
use crate::hint::Difficulty;
use crate::paint::Palette;
use crate::puzzles::{Game, Puzzle, hopeless, tour_kinds};
use crate::run::{LaneOrder, Run, ghost, random_setup, roster};
use crate::solve::options::words;
use crate::wire::Solver;

/// The types that the table's bindings name, generated from Rust: see `crate::wire`.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
import type { Difficulty, GameId, TourKinds } from "../engine/generated/puzzle.ts";
import type { LaneOrder } from "../engine/generated/run.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { PlannedPuzzle } from "../engine/generated/thinking.ts";
"#;

#[wasm_bindgen]
extern "C" {
    /// The kinds of a finished tour.
    #[wasm_bindgen(typescript_type = "TourKinds")]
    pub type JsTourKinds;

    /// The plan of a day.
    #[wasm_bindgen(typescript_type = "PlannedPuzzle[]")]
    pub type JsDayPlan;

    /// The roster.
    #[wasm_bindgen(typescript_type = "SolverInfo[]")]
    pub type JsRoster;

    /// A solver with its options and seed.
    #[wasm_bindgen(typescript_type = "LaneOrder")]
    pub type JsLaneOrder;

    #[wasm_bindgen(method, getter)]
    fn solver(this: &JsLaneOrder) -> String;
    #[wasm_bindgen(method, getter)]
    fn options(this: &JsLaneOrder) -> String;
    #[wasm_bindgen(method, getter)]
    fn seed(this: &JsLaneOrder) -> f64;
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

/// Checks whether a run can be made of a setup, a solver and its options, without making it.
///
/// # Errors
/// As the constructor of the engine's `Run`.
#[wasm_bindgen(js_name = checkRun)]
pub fn check_run(puzzle: &wire::JsSetup, solver: &str, options: &str) -> Result<(), JsValue> {
    let puzzle = wire::puzzle(puzzle)?;
    let checked = Run::check(&puzzle, solver, words(options));
    checked
        .map(drop)
        .map_err(|error| to_js(error.code(), &error))
}

/// Why a puzzle has no solution, in sentences that say what to change; undefined if it has one, or the
/// search gave up. For a knight's board without a start, why no start will do.
///
/// # Errors
/// If the setup is not a puzzle.
#[wasm_bindgen(js_name = whyHopeless)]
pub fn why_hopeless(setup: &wire::JsSetup) -> Result<Option<String>, JsValue> {
    let reason = match wire::puzzle(setup)? {
        Puzzle::Queens(puzzle) => hopeless::queens(&puzzle),
        Puzzle::Knights(puzzle) if wire::has_squares(setup) => hopeless::tour(&puzzle),
        Puzzle::Knights(puzzle) => hopeless::tour_from_anywhere(&puzzle),
    };
    Ok(reason.map(|reason| reason.to_string()))
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

/// A random square on which to lock a queen, among those that are part of a solution.
///
/// # Errors
/// If the side is out of range (`size`), or the seed isn't a whole number (`seed`).
#[wasm_bindgen(js_name = randomLock)]
pub fn random_lock(side: u32, seed: f64) -> Result<f64, JsValue> {
    let size = wire::board(Game::Queens, Size::square(side))?;
    let square = random_setup::random_lock(side, wire::seed(seed)?);
    Ok(size.number(square) as f64)
}

/// Another random square to lock besides the locked queens, among those after which no search disproves a
/// solution; undefined if there is none.
///
/// # Errors
/// If the side is out of range (`size`), the queens are not a puzzle, or the seed isn't a whole number
/// (`seed`).
#[wasm_bindgen(js_name = anotherLock)]
pub fn another_lock(side: u32, locked: &[u32], seed: f64) -> Result<Option<u32>, JsValue> {
    let size = wire::board(Game::Queens, Size::square(side))?;
    let locked = locked.iter().map(|&number| wire::square(size, number));
    let locked: Vec<_> = locked.collect::<Result<_, _>>()?;
    let square = random_setup::another_lock(side, &locked, wire::seed(seed)?);
    Ok(square.map(|square| size.index(square) as u32))
}

/// Whether some solution has a queen on this square.
///
/// # Errors
/// If the side is out of range (`size`) or the square off the board (`off-board`).
#[wasm_bindgen(js_name = lockHasSolution)]
pub fn lock_has_solution(side: u32, square: f64) -> Result<bool, JsValue> {
    let square = wire::square(wire::board(Game::Queens, Size::square(side))?, square)?;
    Ok(random_setup::lock_has_solution(side, square))
}

/// A random square to start a tour from, among those that no theorem excludes.
///
/// # Errors
/// If a side is out of range (`size`), a blocked square is off the board (`off-board`), every square is
/// blocked (`all-blocked`), or the seed isn't a whole number (`seed`).
#[wasm_bindgen(js_name = randomStart)]
pub fn random_start(
    rows: u32,
    columns: u32,
    closed: bool,
    blocked: &[u32],
    seed: f64,
) -> Result<u32, JsValue> {
    let size = wire::board(Game::Knights, Size::new(rows, columns))?;
    let blocked = blocked.iter().map(|&number| wire::square(size, number));
    let blocked: Vec<_> = blocked.collect::<Result<_, _>>()?;
    let start = random_setup::random_start(size, closed, &blocked, wire::seed(seed)?);
    let why = "Every square is blocked: unblock one for the knight to start on.";
    let start = start.ok_or_else(|| to_js("all-blocked", &why))?;
    Ok(size.index(start) as u32)
}

/// The kinds of a finished tour: closed, symmetric, semi-magic or magic.
///
/// # Errors
/// If the setup is not a knight's puzzle, or a square is off the board.
#[wasm_bindgen(js_name = tourKinds)]
pub fn tour_kinds_of(puzzle: &wire::JsSetup, path: &[u32]) -> Result<JsTourKinds, JsValue> {
    let Puzzle::Knights(puzzle) = wire::puzzle(puzzle)? else {
        return Err(to_js(
            "game",
            &"Only a knight’s tour has a kind: choose a knight’s board.",
        ));
    };
    wire::squares(puzzle.size(), path)?;
    Ok(wire::plain(&tour_kinds(&puzzle, path)))
}

/// The grades of puzzles with this many locked queens, or 0 for any number; empty for sizes without made
/// puzzles.
#[wasm_bindgen(js_name = queensGrades, unchecked_return_type = "Difficulty[]")]
pub fn queens_grades(side: u32, locks: u32) -> Vec<String> {
    let grades = queens::available(side, locks).into_iter();
    grades.map(Difficulty::id).map(str::to_owned).collect()
}

/// The grades of tours on such boards; empty for sizes without made puzzles.
#[wasm_bindgen(js_name = knightsGrades, unchecked_return_type = "Difficulty[]")]
pub fn knights_grades(rows: u32, columns: u32, blocked: u32, closed: bool) -> Vec<String> {
    let grades = knights::available(Size::new(rows, columns), blocked, closed).into_iter();
    grades.map(Difficulty::id).map(str::to_owned).collect()
}

/// The grades of made boards in colours; empty for sizes without made boards.
#[wasm_bindgen(js_name = colourGrades, unchecked_return_type = "Difficulty[]")]
pub fn colour_grades(side: u32) -> Vec<String> {
    let grades = colour::available(side).iter();
    grades.map(|grade| grade.id().to_owned()).collect()
}

/// The plan of a day, such as `2026-11-21`, before its puzzles are made.
///
/// # Errors
/// If there is no such day (`date`).
#[wasm_bindgen(js_name = dayPlan)]
pub fn day_plan(date: &str) -> Result<JsDayPlan, JsValue> {
    let date: Date = date.parse().map_err(|error| to_js("date", &error))?;
    Ok(wire::plain(&Plan::of(date).outline()))
}

/// The names of a palette's colours, in order.
#[wasm_bindgen(js_name = paletteNames)]
pub fn palette_names() -> Vec<String> {
    Palette::names().collect()
}

/// Whether the search tree of the stronger method lies inside that of the weaker.
///
/// # Errors
/// If there is no such game (`game`), or a seed isn't a whole number (`seed`).
#[wasm_bindgen]
pub fn nests(
    #[wasm_bindgen(unchecked_param_type = "GameId")] game: &str,
    weaker: &JsLaneOrder,
    stronger: &JsLaneOrder,
) -> Result<bool, JsValue> {
    let game: Game = game.parse().map_err(|error| to_js("game", &error))?;
    Ok(ghost::nests(game, &order(weaker)?, &order(stronger)?))
}

/// Reads a solver with its options and seed, without the JSON that the table does without.
fn order(given: &JsLaneOrder) -> Result<LaneOrder, JsValue> {
    Ok(LaneOrder {
        solver: given.solver(),
        options: given.options(),
        seed: wire::seed(given.seed())?,
    })
}
