//! The published figures, and the starts from which Warnsdorff's rule succeeds.

use wasm_bindgen::prelude::*;

use super::clock;
use crate::published::{self, CAUTION, ROWS, Row};
use crate::puzzles::theorems::no_tour;
use crate::puzzles::{Game, Puzzle, Setup};
use crate::run::{Budget, Pace};
use crate::solve::knights::{TieBreak, tie_breaks_that_succeed};
use crate::wasm::boards::knights_board;
use crate::wasm::error::to_js;
use crate::wasm::wire;

#[wasm_bindgen]
extern "C" {
    /// The published figures.
    #[wasm_bindgen(typescript_type = "PublishedRow[]")]
    pub type JsPublishedRows;
}

/// All published figures.
#[wasm_bindgen(js_name = publishedRows)]
pub fn published_rows() -> JsPublishedRows {
    wire::plain(&ROWS)
}

/// The caution to show with the published figures.
#[wasm_bindgen(js_name = publishedCaution)]
pub fn published_caution() -> String {
    CAUTION.to_owned()
}

/// The work of measuring a row of the published figures.
#[wasm_bindgen]
pub struct Measurement {
    measurement: published::Measurement,
    pace: Pace,
}

#[wasm_bindgen]
impl Measurement {
    /// Starts to measure a row.
    ///
    /// # Errors
    /// If there is no such row (`row`).
    #[wasm_bindgen(constructor)]
    pub fn new(row: u32) -> Result<Measurement, JsValue> {
        let row: Option<&'static Row> = ROWS.get(row as usize);
        let row = row.ok_or_else(|| {
            let last = ROWS.len() - 1;
            to_js(
                "row",
                &format!("There are rows 0 to {last}: choose one of them."),
            )
        })?;
        Ok(Self {
            measurement: published::Measurement::new(row),
            pace: Pace::default(),
        })
    }

    /// Works for about `milliseconds`; returns whether everything is measured.
    pub fn run(&mut self, milliseconds: f64) -> bool {
        let mut budget = clock::budget(&mut self.pace, milliseconds);
        loop {
            let batch = budget.batch();
            let done = self.measurement.run(batch);
            if done || !budget.spend(batch) {
                return done;
            }
        }
    }

    /// An estimate of how much of the work is done, from 0 to 1.
    #[wasm_bindgen(getter)]
    pub fn progress(&self) -> f64 {
        self.measurement.progress()
    }

    /// The figure of the source's program, once measured.
    #[wasm_bindgen(getter)]
    pub fn reproduced(&self) -> Option<f64> {
        self.measurement.reproduced().map(|figure| figure as f64)
    }

    /// The figure of the textbook algorithm, once measured.
    #[wasm_bindgen(getter)]
    pub fn corrected(&self) -> Option<f64> {
        self.measurement.corrected().map(|figure| figure as f64)
    }
}

/// The bit for a start from which a theorem excludes a tour.
const NO_TOUR: u32 = 0x80;

/// The tie-breaks with which Warnsdorff's rule finds a tour from a start without turning back, one bit each
/// from the lowest: fixed, random, Pohl, Roth, Squirrel and Cull. 0x80 if no tour can start there.
///
/// # Errors
/// If a side is out of range (`size`) or the start off the board (`off-board`).
#[wasm_bindgen(js_name = tieBreaksThatSucceed)]
pub fn tie_breaks(rows: u32, columns: u32, start: u32) -> Result<u32, JsValue> {
    let size = knights_board(rows, columns)?;
    let setup = Setup {
        game: Game::Knights,
        size,
        squares: vec![wire::square(size, start)?],
        blocked: Vec::new(),
        closed: false,
        regions: None,
    };
    let puzzle = setup.build().map_err(|error| to_js(error.code(), &error))?;
    let Puzzle::Knights(puzzle) = puzzle else {
        unreachable!("the setup is for a knight");
    };
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
