//! What a program did, checked.

use std::sync::Arc;

use wasm_bindgen::prelude::*;

use super::reading::Given;
use crate::board::Square;
use crate::lab::{self, Ending, TapeError, of_positions};
use crate::puzzles::Puzzle;
use crate::wasm::error::{to_js, unreadable};
use crate::wasm::wire;

/// The types of this file.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Why a program ended without an answer: its error, or what stopped it, in a sentence. */
export interface TapeEnding {
  kind: "error" | "stopped";
  text: string;
}
"#;

#[wasm_bindgen]
extern "C" {
    /// Why a program ended.
    #[wasm_bindgen(typescript_type = "TapeEnding")]
    pub type JsEnding;
}

/// What a program did on a puzzle. Runs, lanes and gradings share it.
#[wasm_bindgen]
pub struct Recording {
    inner: Arc<lab::Recording>,
    /// The number of steps after each position that it was made of.
    steps: Vec<u64>,
}

#[wasm_bindgen]
impl Recording {
    /// A recording from words, four bits for the operation and twelve for a number: 1 place, 2 lift, 3 strike,
    /// 4 restore, 5 move and 6 to, with a square; 7 note and 8 line, with their number; 9 yield; 10 end, with 1 if
    /// solved.
    ///
    /// # Errors
    /// If the setup is not a puzzle, the board is too large (`too-large`), there are too many words (`too-long`), or
    /// one of them can't be what a program did (`tape`).
    #[wasm_bindgen(constructor)]
    pub fn new(
        puzzle: &wire::JsSetup,
        words: Vec<u16>,
        notes: Vec<String>,
        ending: Option<JsEnding>,
    ) -> Result<Recording, JsValue> {
        let ending = ending.map(|given| ending_of(&given)).transpose()?;
        let inner = recorded(wire::puzzle(puzzle)?, words, notes)?;
        let inner = match ending {
            Some(ending) => inner.ended(ending),
            None => inner,
        };
        Ok(Self {
            inner: Arc::new(inner),
            steps: Vec::new(),
        })
    }

    /// A recording of positions, such as those of your own solve: the first is that before the first step. Each has
    /// the numbers of the queens without the locked ones, or of the squares visited.
    ///
    /// # Errors
    /// As the constructor, and if a square is off the board (`off-board`).
    #[wasm_bindgen(js_name = ofPositions)]
    pub fn of_positions(
        puzzle: &wire::JsSetup,
        positions: Vec<js_sys::Float64Array>,
    ) -> Result<Recording, JsValue> {
        let puzzle = wire::puzzle(puzzle)?;
        let size = puzzle.size();
        let position = |given: &js_sys::Float64Array| wire::squares(size, &given.to_vec());
        let positions: Vec<Vec<Square>> =
            positions.iter().map(position).collect::<Result<_, _>>()?;
        let (words, steps) = of_positions(&puzzle, &positions);
        let inner = Arc::new(recorded(puzzle, words, Vec::new())?);
        Ok(Self { inner, steps })
    }

    /// The number of steps after each position that it was made of; empty if it was made of words.
    pub fn steps(&self) -> Vec<f64> {
        self.steps.iter().map(|&steps| steps as f64).collect()
    }

    pub(super) fn inner(&self) -> &Arc<lab::Recording> {
        &self.inner
    }
}

fn recorded(
    puzzle: Puzzle,
    words: Vec<u16>,
    notes: Vec<String>,
) -> Result<lab::Recording, JsValue> {
    let recorded = lab::Recording::new(puzzle, words, notes);
    recorded.map_err(|error: TapeError| to_js(error.code(), &error))
}

fn ending_of(given: &JsEnding) -> Result<Ending, JsValue> {
    let given = Given(given);
    let text = given.text("text")?;
    match given.text("kind")?.as_str() {
        "error" => Ok(Ending::Error(text)),
        "stopped" => Ok(Ending::Stopped(text)),
        _ => Err(unreadable()),
    }
}
