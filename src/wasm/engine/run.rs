//! The handle of a solver's run.

use wasm_bindgen::prelude::*;

use super::lane::Lane;
use super::setting_up::choices_of;
use super::{clock, wire_run};
use crate::puzzles::Game;
use crate::run::{self, Pace, RunError, Viewer, roster};
use crate::solve::option_words;
use crate::wasm::error::{to_js, unreadable};
use crate::wasm::wire;
use crate::wire::solver::PseudocodeLine;

/// The types that these bindings name, generated from Rust: see `crate::wire`.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
import type { PseudocodeLine } from "../engine/generated/solver.ts";
"#;

#[wasm_bindgen]
extern "C" {
    /// Lines of pseudocode.
    #[wasm_bindgen(typescript_type = "PseudocodeLine[]")]
    pub type JsPseudocode;
}

/// The pseudocode of a solver.
///
/// # Errors
/// If the game has no such solver (`request`).
#[wasm_bindgen]
pub fn pseudocode(
    #[wasm_bindgen(unchecked_param_type = "GameId")] game: &str,
    solver: &str,
) -> Result<JsPseudocode, JsValue> {
    let game: Game = game.parse().map_err(|error| to_js("game", &error))?;
    let info = roster::find(game, solver).ok_or_else(unreadable)?;
    Ok(wire::plain(&PseudocodeLine::of(info)))
}

/// A solver at work on a puzzle, which can go to any step made so far.
#[wasm_bindgen]
pub struct Run {
    viewer: Viewer<Lane>,
    pace: Pace,
}

#[wasm_bindgen]
impl Run {
    /// A run before its first step. With `choices` it is steered: they are pairs of a step and the number of
    /// the square that you choose for the next one.
    ///
    /// # Errors
    /// If the setup is not a puzzle, the game has no such solver (`solver`), the board is too large for it
    /// (`too-large`), it has no such option or value (`option`), the seed isn't a whole number (`seed`), or
    /// the choices don't fit the solver or the board (`choices`).
    #[wasm_bindgen(constructor)]
    pub fn new(
        puzzle: &wire::JsSetup,
        solver: &str,
        options: &str,
        seed: f64,
        choices: Option<Vec<f64>>,
    ) -> Result<Run, JsValue> {
        let puzzle = wire::puzzle(puzzle)?;
        let size = puzzle.size();
        let choices = choices.map(|pairs| choices_of(size, &pairs)).transpose()?;
        let run = run::Run::with(puzzle, solver, option_words(options), wire::seed(seed)?);
        let run = run.and_then(|run| match choices {
            None => Ok(run),
            Some(choices) => run.steered(choices.map_err(RunError::Choices)?),
        });
        let run = run.map_err(|error| to_js(error.code(), &error))?;
        Ok(Self {
            viewer: Viewer::new(run),
            pace: Pace::default(),
        })
    }

    /// Carries out a request for about `budget` milliseconds, and returns the moment.
    ///
    /// # Errors
    /// If there is no such request (`request`). The run then stays unchanged.
    pub fn ask(
        &mut self,
        request: &wire_run::JsRequest,
        budget: f64,
        wanted: &wire_run::JsWanted,
    ) -> Result<wire_run::JsSnapshot, JsValue> {
        let (request, wanted) = (wire_run::request(request)?, wire_run::wanted(wanted));
        let mut budget = clock::budget(&mut self.pace, budget);
        Ok(wire_run::snapshot(self.viewer.ask(
            request,
            &mut budget,
            wanted,
        )))
    }

    /// Works on a request for about `budget` milliseconds without showing the moment, which takes as long as
    /// many steps; returns whether there is more to do.
    ///
    /// # Errors
    /// Like [`Run::ask`].
    pub fn work(&mut self, request: &wire_run::JsRequest, budget: f64) -> Result<bool, JsValue> {
        let request = wire_run::request(request)?;
        let mut budget = clock::budget(&mut self.pace, budget);
        Ok(self.viewer.work(request, &mut budget))
    }

    /// The moment of a step reached so far, with `profile` and `tree` null. The run doesn't move.
    pub fn peek(&self, step: f64) -> Result<wire_run::JsSnapshot, JsValue> {
        Ok(wire_run::snapshot(self.viewer.peek(wire::whole(step)?)))
    }

    pub(super) fn inner(&self) -> &run::Run<Lane> {
        self.viewer.run()
    }
}
