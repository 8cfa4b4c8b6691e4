//! The handles of Compare's races and ghosts.

use wasm_bindgen::prelude::*;

use super::lane::Lane;
use super::{clock, setting_up, wire_racing, wire_run};
use crate::puzzles::Game;
use crate::run::{Pace, ghost, race};
use crate::wasm::error::to_js;
use crate::wasm::wire;

/// Up to four solvers on one puzzle.
#[wasm_bindgen]
pub struct Race {
    race: race::Race<Lane>,
}

#[wasm_bindgen]
impl Race {
    /// A race before the first step. Each lane makes up to `limit` steps.
    ///
    /// # Errors
    /// If the setup is not a puzzle, there are too few or too many lanes (`lanes`), or one can't run: see the
    /// constructor of `Run`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        puzzle: &wire::JsSetup,
        lanes: Vec<setting_up::JsLaneOrder>,
        limit: f64,
    ) -> Result<Race, JsValue> {
        let puzzle = wire::puzzle(puzzle)?;
        let orders = lanes.iter().map(setting_up::order);
        let orders: Vec<_> = orders.collect::<Result<_, _>>()?;
        let race = race::Race::new(&puzzle, &orders, wire::whole(limit)?);
        let race = race.map_err(|error| to_js(error.code(), &error))?;
        Ok(Self { race })
    }

    /// Carries out a request for about `budget` milliseconds, and returns the moment.
    ///
    /// # Errors
    /// If there is no such request (`request`). The race then stays unchanged.
    pub fn ask(
        &mut self,
        request: &wire_racing::JsRaceRequest,
        budget: f64,
        wanted: &wire_run::JsWanted,
    ) -> Result<wire_racing::JsRaceSnapshot, JsValue> {
        let (request, wanted) = (
            wire_racing::race_request(request)?,
            wire_run::wanted(wanted),
        );
        let snapshot = self.race.ask(&request, budget, &clock::stopwatch(), wanted);
        Ok(wire_racing::race(snapshot))
    }
}

/// Whether the search tree of the stronger method lies inside that of the weaker.
///
/// # Errors
/// If there is no such game (`game`), or a seed isn't a whole number (`seed`).
#[wasm_bindgen]
pub fn nests(
    #[wasm_bindgen(unchecked_param_type = "GameId")] game: &str,
    weaker: &setting_up::JsLaneOrder,
    stronger: &setting_up::JsLaneOrder,
) -> Result<bool, JsValue> {
    let game: Game = game.parse().map_err(|error| to_js("game", &error))?;
    let (weaker, stronger) = (setting_up::order(weaker)?, setting_up::order(stronger)?);
    Ok(ghost::nests(game, &weaker, &stronger))
}

/// Two methods side by side. The stronger one enters only nodes that the weaker one also enters.
#[wasm_bindgen]
pub struct Ghost {
    ghost: ghost::Ghost,
    pace: Pace,
}

#[wasm_bindgen]
impl Ghost {
    /// Both methods before their first step. The weaker one makes up to `limit` steps.
    ///
    /// # Errors
    /// If the setup is not a puzzle, one of the methods can't run, or the stronger one's tree doesn't lie
    /// inside the weaker's (`apart`).
    #[wasm_bindgen(constructor)]
    pub fn new(
        puzzle: &wire::JsSetup,
        weaker: &setting_up::JsLaneOrder,
        stronger: &setting_up::JsLaneOrder,
        limit: f64,
    ) -> Result<Ghost, JsValue> {
        let puzzle = wire::puzzle(puzzle)?;
        let (weaker, stronger) = (setting_up::order(weaker)?, setting_up::order(stronger)?);
        let ghost = ghost::Ghost::new(&puzzle, &weaker, &stronger, wire::whole(limit)?);
        let ghost = ghost.map_err(|error| to_js(error.code(), &error))?;
        let pace = Pace::default();
        Ok(Self { ghost, pace })
    }

    /// Works for about `budget` milliseconds; returns the comparison so far.
    pub fn work(&mut self, budget: f64) -> wire_racing::JsGhostNews {
        let mut budget = clock::budget(&mut self.pace, budget);
        self.ghost.work(&mut budget);
        wire_racing::ghost(self.ghost.news())
    }
}
