//! The crate as JavaScript sees it: a handle for a solver's run, a handle for a game in play, and
//! a few questions about boards.
//!
//! This is the only user of `wasm_bindgen`, `js_sys` and `web_sys`. It translates and decides
//! nothing: squares are numbers (`columns · row + column`), a moment is one plain object, counts are
//! JavaScript numbers, and every error is an `Error` with a `code` and a sentence.

mod clock;
mod error;
mod movie;
mod picture;
mod play;
mod published;
mod racing;
mod run;
mod surveying;
mod thinking;
mod wire;
mod wire_racing;

use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};

use wasm_bindgen::prelude::*;

use crate::board::Size;
use crate::paint::Palette;
use crate::puzzles::{Game, Puzzle, Setup, hopeless};
use crate::run::{random_setup, roster};
use crate::solve::queens::{LARGEST_COUNT, count_solutions};
use error::to_js;

static PANICKED: AtomicBool = AtomicBool::new(false);

/// Runs once, when the module is instantiated: from then on a panic is told on the console.
#[wasm_bindgen(start)]
pub fn start() {
    panic::set_hook(Box::new(|info| {
        PANICKED.store(true, Ordering::Relaxed);
        console_error_panic_hook::hook(info);
    }));
}

/// Whether there has been a panic. A trap without one means that there was no memory left.
#[wasm_bindgen(js_name = hasPanicked)]
pub fn has_panicked() -> bool {
    PANICKED.load(Ordering::Relaxed)
}

/// The roster of solvers, in order: objects with `game`, `id`, `name`, `kind`, `family` (what a
/// person reads for the kind), whether it `goesBack`, `isLocal` or `counts`, `idea`, what a
/// `step` is, the `largest`
/// side they take, whether they are `seeded`, their `pseudocode` (lines with `text` and `ids`), and
/// their `options`: objects with `name`, `label`, `kind` (`choice`, `count`, `amount` or `flag`),
/// what a number is `unasked`, and `choices` with `id` and `label`.
#[wasm_bindgen]
pub fn roster() -> js_sys::Array {
    roster::roster().map(wire::solver).collect()
}

/// The names of the colours that a `Picture` is dipped in, in their order.
#[wasm_bindgen(js_name = paletteNames)]
pub fn palette_names() -> Vec<String> {
    Palette::names().collect()
}

/// Checks a setup.
///
/// # Errors
/// If it is no puzzle.
#[wasm_bindgen(js_name = checkPuzzle)]
pub fn check_puzzle(puzzle: &wire::JsSetup) -> Result<(), JsValue> {
    wire::puzzle(puzzle).map(drop)
}

/// Why a puzzle has no solution, in sentences that say what to change; nothing where it has one, or
/// nobody knows. Of a knight's board without a start it is asked whether any start will do.
///
/// # Errors
/// If the setup is no puzzle.
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
    let size = knights_board(rows, columns)?;
    Ok(size.squares().map(|square| size.name(square)).collect())
}

/// The number of the square with this name, on a board of any size.
///
/// # Errors
/// If the text names no square of the board (`square`).
#[wasm_bindgen(js_name = parseSquare)]
pub fn parse_square(rows: u32, columns: u32, name: &str) -> Result<f64, JsValue> {
    let size = Size::new(rows, columns);
    let square = size.parse(name).map_err(|error| to_js("square", &error))?;
    Ok(size.number(square) as f64)
}

/// A square to lock a queen on, at random among those that some solution holds.
///
/// # Errors
/// If the side is out of range (`size`).
#[wasm_bindgen(js_name = randomLock)]
pub fn random_lock(side: u32, seed: f64) -> Result<f64, JsValue> {
    let size = queens_board(side)?;
    Ok(size.number(random_setup::random_lock(side, seed as u64)) as f64)
}

/// Another square to lock beside queens that are locked, at random, after which a solution is left as
/// far as is known; nothing where there is none.
///
/// # Errors
/// If the side is out of range (`size`), or the queens are no puzzle.
#[wasm_bindgen(js_name = anotherLock)]
pub fn another_lock(side: u32, locked: &[u32], seed: f64) -> Result<Option<u32>, JsValue> {
    let size = queens_board(side)?;
    let locked = locked.iter().map(|&number| wire::square(size, number));
    let locked: Vec<_> = locked.collect::<Result<_, _>>()?;
    let square = random_setup::another_lock(side, &locked, seed as u64);
    Ok(square.map(|square| size.index(square) as u32))
}

/// Whether some solution holds a queen on this square.
///
/// # Errors
/// If the side is out of range (`size`) or the square off the board (`off-board`).
#[wasm_bindgen(js_name = lockHasSolution)]
pub fn lock_has_solution(side: u32, square: f64) -> Result<bool, JsValue> {
    let square = wire::square(queens_board(side)?, square)?;
    Ok(random_setup::lock_has_solution(side, square))
}

/// How many solutions a board of queens has.
///
/// # Errors
/// If the setup is no puzzle, or no board of queens of up to 32 a side (`game`).
#[wasm_bindgen]
pub fn solutions(puzzle: &wire::JsSetup) -> Result<f64, JsValue> {
    match wire::puzzle(puzzle)? {
        Puzzle::Queens(puzzle) if puzzle.side() <= LARGEST_COUNT => {
            Ok(count_solutions(&puzzle) as f64)
        }
        _ => Err(to_js(
            "game",
            &"Solutions are counted for queens, up to 32 a side.",
        )),
    }
}

/// A square to start a tour from, at random among those that no theorem excludes.
///
/// # Errors
/// If a side is out of range (`size`), or a blocked square is off the board (`off-board`).
#[wasm_bindgen(js_name = randomStart)]
pub fn random_start(
    rows: u32,
    columns: u32,
    closed: bool,
    blocked: &[u32],
    seed: f64,
) -> Result<u32, JsValue> {
    let size = knights_board(rows, columns)?;
    let blocked = blocked.iter().map(|&number| wire::square(size, number));
    let blocked: Vec<_> = blocked.collect::<Result<_, _>>()?;
    let start = random_setup::random_start(size, closed, &blocked, seed as u64);
    Ok(size.index(start) as u32)
}

/// Panics, so that what the page does after a panic can be tested.
#[wasm_bindgen(js_name = panicOnPurpose)]
pub fn panic_on_purpose() {
    panic!("asked to panic");
}

/// Asks for more memory than there is, so that what the page does then can be tested.
#[wasm_bindgen(js_name = exhaustOnPurpose)]
pub fn exhaust_on_purpose() -> usize {
    // Four times a gibibyte, which is all that 32 bits can address, beside what there is already.
    let hoard: Vec<Vec<u8>> = (0..4).map(|_| Vec::with_capacity(1 << 30)).collect();
    std::hint::black_box(hoard).len()
}

/// The size of a board for a knight, if it is in range.
fn knights_board(rows: u32, columns: u32) -> Result<Size, JsValue> {
    in_range(Game::Knights, Size::new(rows, columns))
}

/// The size of a board for queens, if it is in range.
fn queens_board(side: u32) -> Result<Size, JsValue> {
    in_range(Game::Queens, Size::square(side))
}

fn in_range(game: Game, size: Size) -> Result<Size, JsValue> {
    let (squares, blocked) = (Vec::new(), Vec::new());
    let setup = Setup {
        game,
        size,
        squares,
        blocked,
        closed: false,
    };
    let puzzle = setup.build();
    puzzle.map_err(|error| to_js(error.code(), &error))?;
    Ok(size)
}
