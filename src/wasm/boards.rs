//! Boards: why one is hopeless, random setups, the kinds of tours, grades, and the plan of a day.

use wasm_bindgen::prelude::*;

use super::error::to_js;
use super::wire;
use crate::board::Size;
use crate::generate::daily::Plan;
use crate::generate::date::Date;
use crate::generate::{colour, knights, queens};
use crate::hint::Difficulty;
use crate::puzzles::{Game, Puzzle, hopeless, tour_kinds};
use crate::run::random_setup;

/// The types that the table's bindings name, generated from Rust: see `crate::wire`.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
import type { Difficulty, TourKinds } from "../engine/generated/puzzle.ts";
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

/// A random square on which to lock a queen, among those that are part of a solution.
///
/// # Errors
/// If the side is out of range (`size`), or the seed isn't a whole number (`seed`).
#[wasm_bindgen(js_name = randomLock)]
pub fn random_lock(side: f64, seed: f64) -> Result<f64, JsValue> {
    let size = wire::board(Game::Queens, side, side)?;
    let square = random_setup::random_lock(size.rows, wire::seed(seed)?);
    Ok(size.number(square) as f64)
}

/// Another random square to lock besides the locked queens, among those after which no search disproves a
/// solution; undefined if there is none.
///
/// # Errors
/// If the side is out of range (`size`), the queens are not a puzzle, or the seed isn't a whole number
/// (`seed`).
#[wasm_bindgen(js_name = anotherLock)]
pub fn another_lock(side: f64, locked: &[f64], seed: f64) -> Result<Option<f64>, JsValue> {
    let size = wire::board(Game::Queens, side, side)?;
    let locked = wire::squares(size, locked)?;
    let square = random_setup::another_lock(size.rows, &locked, wire::seed(seed)?);
    Ok(square.map(|square| size.number(square) as f64))
}

/// Whether some solution has a queen on this square.
///
/// # Errors
/// If the side is out of range (`size`) or the square off the board (`off-board`).
#[wasm_bindgen(js_name = lockHasSolution)]
pub fn lock_has_solution(side: f64, square: f64) -> Result<bool, JsValue> {
    let size = wire::board(Game::Queens, side, side)?;
    let square = wire::square(size, square)?;
    Ok(random_setup::lock_has_solution(size.rows, square))
}

/// A random square to start a tour from, among those that no theorem excludes.
///
/// # Errors
/// If a side is out of range (`size`), a blocked square is off the board (`off-board`), every square is
/// blocked (`all-blocked`), or the seed isn't a whole number (`seed`).
#[wasm_bindgen(js_name = randomStart)]
pub fn random_start(
    rows: f64,
    columns: f64,
    closed: bool,
    blocked: &[f64],
    seed: f64,
) -> Result<u32, JsValue> {
    let size = wire::board(Game::Knights, rows, columns)?;
    let blocked = wire::squares(size, blocked)?;
    let start = random_setup::random_start(size, closed, &blocked, wire::seed(seed)?);
    let why = "Every square is blocked: unblock one for the knight to start on.";
    let start = start.ok_or_else(|| to_js("all-blocked", &why))?;
    Ok(wire::number(size, start))
}

/// The kinds of a finished tour: closed, symmetric, semi-magic or magic.
///
/// # Errors
/// If the setup is not a knight's puzzle, or a square is off the board.
#[wasm_bindgen(js_name = tourKinds)]
pub fn tour_kinds_of(puzzle: &wire::JsSetup, path: &[f64]) -> Result<JsTourKinds, JsValue> {
    let Puzzle::Knights(puzzle) = wire::puzzle(puzzle)? else {
        return Err(to_js(
            "game",
            &"Only a knight’s tour has a kind: choose a knight’s board.",
        ));
    };
    let path = wire::squares(puzzle.size(), path)?;
    let path = wire::numbers(puzzle.size(), &path);
    Ok(wire::plain(&tour_kinds(&puzzle, &path)))
}

/// The grades of puzzles with this many locked queens, or 0 for any number; empty for sizes without made
/// puzzles.
///
/// # Errors
/// If a number isn't whole (`request`).
#[wasm_bindgen(js_name = queensGrades, unchecked_return_type = "Difficulty[]")]
pub fn queens_grades(side: f64, locks: f64) -> Result<Vec<String>, JsValue> {
    let grades = queens::available(wire::whole(side)?, wire::whole(locks)?).into_iter();
    Ok(grades.map(Difficulty::id).map(str::to_owned).collect())
}

/// The grades of tours on such boards; empty for sizes without made puzzles.
///
/// # Errors
/// If a number isn't whole (`request`).
#[wasm_bindgen(js_name = knightsGrades, unchecked_return_type = "Difficulty[]")]
pub fn knights_grades(
    rows: f64,
    columns: f64,
    blocked: f64,
    closed: bool,
) -> Result<Vec<String>, JsValue> {
    let size = Size::new(wire::whole(rows)?, wire::whole(columns)?);
    let grades = knights::available(size, wire::whole(blocked)?, closed).into_iter();
    Ok(grades.map(Difficulty::id).map(str::to_owned).collect())
}

/// The grades of made boards in colours; empty for sizes without made boards.
///
/// # Errors
/// If the side isn't whole (`request`).
#[wasm_bindgen(js_name = colourGrades, unchecked_return_type = "Difficulty[]")]
pub fn colour_grades(side: f64) -> Result<Vec<String>, JsValue> {
    let grades = colour::available(wire::whole(side)?).iter();
    Ok(grades.map(|grade| grade.id().to_owned()).collect())
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
