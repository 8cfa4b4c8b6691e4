//! The handle of Compare's surveys.

use wasm_bindgen::prelude::*;

use super::{clock, setting_up, wire_racing};
use crate::board::Size;
use crate::generate::colour;
use crate::puzzles::Game;
use crate::run::survey::{self, Boards};
use crate::wasm::error::to_js;
use crate::wasm::wire;

/// A survey in progress.
#[wasm_bindgen]
pub struct Survey {
    survey: survey::Survey,
}

#[wasm_bindgen]
impl Survey {
    /// Measures a solver once for each square of a board: with a queen locked there, or as the knight's start.
    /// Each run makes up to `limit` steps.
    ///
    /// # Errors
    /// If there is no such board, or the solver can't run there.
    pub fn starts(
        #[wasm_bindgen(unchecked_param_type = "GameId")] game: &str,
        rows: f64,
        columns: f64,
        lane: &setting_up::JsLaneOrder,
        limit: f64,
    ) -> Result<Survey, JsValue> {
        let game = read_game(game)?;
        let size = Size::new(wire::whole(rows)?, wire::whole(columns)?);
        let order = setting_up::order(lane)?;
        Self::of(survey::Survey::starts(
            game,
            size,
            &order,
            wire::whole(limit)?,
        ))
    }

    /// Measures a solver on square boards with sides from `from` to `to`, with `samples` runs for each: on boards
    /// with a random lock or start, or on made boards of colours.
    ///
    /// # Errors
    /// If there are no such boards, there is nothing to measure (`nothing`), or the solver can't run.
    pub fn growth(
        #[wasm_bindgen(unchecked_param_type = "GameId")] game: &str,
        from: f64,
        to: f64,
        samples: f64,
        lane: &setting_up::JsLaneOrder,
        limit: f64,
    ) -> Result<Survey, JsValue> {
        let (game, order) = (read_game(game)?, setting_up::order(lane)?);
        let boards = cfg!(not(feature = "without-colour")).then_some(Boards {
            sides: colour::SIDES,
            make: colour::board,
        });
        Self::of(survey::Survey::growth(
            game,
            (wire::whole(from)?, wire::whole(to)?),
            wire::whole(samples)?,
            &order,
            wire::whole(limit)?,
            boards,
        ))
    }

    /// Measures a solver on one puzzle with seeds from 0 to `seeds` − 1.
    ///
    /// # Errors
    /// If the setup is not a puzzle, there is nothing to measure (`nothing`), or the solver can't run.
    pub fn chance(
        puzzle: &wire::JsSetup,
        lane: &setting_up::JsLaneOrder,
        seeds: f64,
        limit: f64,
    ) -> Result<Survey, JsValue> {
        let (puzzle, order) = (wire::puzzle(puzzle)?, setting_up::order(lane)?);
        let (seeds, limit) = (wire::whole(seeds)?, wire::whole(limit)?);
        Self::of(survey::Survey::chance(puzzle, &order, seeds, limit))
    }

    /// Counts the attacking pairs of queens after every step of one run.
    ///
    /// # Errors
    /// If the setup is not a puzzle of queens (`game`), or the solver can't run.
    pub fn course(
        puzzle: &wire::JsSetup,
        lane: &setting_up::JsLaneOrder,
        limit: f64,
    ) -> Result<Survey, JsValue> {
        let (puzzle, order) = (wire::puzzle(puzzle)?, setting_up::order(lane)?);
        Self::of(survey::Survey::course(puzzle, &order, wire::whole(limit)?))
    }

    /// Works for about `budget` milliseconds; returns the results so far.
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
