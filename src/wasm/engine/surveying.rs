//! The handle of Compare's surveys.

use wasm_bindgen::prelude::*;

use super::{clock, wire_racing};
use crate::board::Size;
use crate::puzzles::Game;
use crate::run::survey;
use crate::wasm::error::to_js;
use crate::wasm::wire;

/// A survey, worked on a slice of time after the other.
#[wasm_bindgen]
pub struct Survey {
    survey: survey::Survey,
}

#[wasm_bindgen]
impl Survey {
    /// A solver with a queen locked on every square of a board in turn, or with every square as the
    /// knight's start; each run makes up to `limit` steps.
    ///
    /// # Errors
    /// If there is no such board, or the solver cannot be run there.
    pub fn starts(
        #[wasm_bindgen(unchecked_param_type = "GameId")] game: &str,
        rows: u32,
        columns: u32,
        lane: &wire_racing::JsLaneOrder,
        limit: f64,
    ) -> Result<Survey, JsValue> {
        let (game, size) = (read_game(game)?, Size::new(rows, columns));
        let order = wire_racing::order(lane)?;
        Self::of(survey::Survey::starts(game, size, &order, limit as u64))
    }

    /// A solver on square boards from one side to another, so many samples of each.
    ///
    /// # Errors
    /// If there are no such boards, nothing is to be measured (`nothing`), or the solver cannot be run.
    pub fn growth(
        #[wasm_bindgen(unchecked_param_type = "GameId")] game: &str,
        from: u32,
        to: u32,
        samples: u32,
        lane: &wire_racing::JsLaneOrder,
        limit: f64,
    ) -> Result<Survey, JsValue> {
        let (game, order) = (read_game(game)?, wire_racing::order(lane)?);
        let sides = (from, to);
        Self::of(survey::Survey::growth(
            game,
            sides,
            samples,
            &order,
            limit as u64,
        ))
    }

    /// A solver on one puzzle with so many seeds, from 0 on.
    ///
    /// # Errors
    /// If the setup is no puzzle, nothing is to be measured (`nothing`), or the solver cannot be run.
    pub fn chance(
        puzzle: &wire::JsSetup,
        lane: &wire_racing::JsLaneOrder,
        seeds: u32,
        limit: f64,
    ) -> Result<Survey, JsValue> {
        let (puzzle, order) = (wire::puzzle(puzzle)?, wire_racing::order(lane)?);
        Self::of(survey::Survey::chance(puzzle, &order, seeds, limit as u64))
    }

    /// How many pairs of queens are in line after every step of one run.
    ///
    /// # Errors
    /// If the setup is no puzzle of queens (`game`), or the solver cannot be run.
    pub fn course(
        puzzle: &wire::JsSetup,
        lane: &wire_racing::JsLaneOrder,
        limit: f64,
    ) -> Result<Survey, JsValue> {
        let (puzzle, order) = (wire::puzzle(puzzle)?, wire_racing::order(lane)?);
        Self::of(survey::Survey::course(puzzle, &order, limit as u64))
    }

    /// Works for about so many milliseconds; tells what is known.
    pub fn work(&mut self, budget: f64) -> wire_racing::JsSurveyNews {
        self.survey.work(budget, &clock::stopwatch());
        wire::plain(&self.survey.news())
    }

    fn of(survey: Result<survey::Survey, survey::SurveyError>) -> Result<Self, JsValue> {
        let survey = survey.map_err(|error| to_js(error.code(), &error))?;
        Ok(Self { survey })
    }
}

fn read_game(game: &str) -> Result<Game, JsValue> {
    game.parse().map_err(|error| to_js("game", &error))
}
