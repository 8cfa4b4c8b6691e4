//! The handles of a program's run and of its lane in a race.

use wasm_bindgen::prelude::*;

use super::recording::Recording;
use super::{clock, wire_racing, wire_run};
use crate::lab::Tape;
use crate::run::{ClockedRun, Pace, Viewer};
use crate::wasm::error::unreadable;
use crate::wasm::wire;

/// A program's run, which can go to any step made so far: as `Run` of the solvers.
#[wasm_bindgen]
pub struct TapeRun {
    viewer: Viewer<Tape>,
    pace: Pace,
}

#[wasm_bindgen]
impl TapeRun {
    /// The run before its first step.
    #[wasm_bindgen(constructor)]
    pub fn new(recording: &Recording) -> TapeRun {
        Self {
            viewer: Viewer::new(recording.inner().replay()),
            pace: Pace::default(),
        }
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
        let snapshot = self.viewer.ask(request, &mut budget, wanted);
        Ok(wire_run::snapshot(snapshot))
    }

    /// Works on a request for about `budget` milliseconds without showing the moment; returns whether there is more
    /// to do.
    ///
    /// # Errors
    /// As [`TapeRun::ask`].
    pub fn work(&mut self, request: &wire_run::JsRequest, budget: f64) -> Result<bool, JsValue> {
        let request = wire_run::request(request)?;
        let mut budget = clock::budget(&mut self.pace, budget);
        Ok(self.viewer.work(request, &mut budget))
    }

    /// The moment of a step reached so far, with `profile` and `tree` null. The run doesn't move.
    pub fn peek(&self, step: f64) -> Result<wire_run::JsSnapshot, JsValue> {
        Ok(wire_run::snapshot(self.viewer.peek(wire::whole(step)?)))
    }
}

/// A program, or your own solve, as a lane next to those of a race.
#[wasm_bindgen]
pub struct TapeLane {
    lane: ClockedRun<Tape>,
    pace: Pace,
}

#[wasm_bindgen]
impl TapeLane {
    /// The lane before its first step. `steps` and `microseconds` say how long it took to make so many steps, both in
    /// ascending order; between two, steps take equally long. Empty lists leave the lane without times.
    ///
    /// # Errors
    /// If the lists are not equally long, or a step isn't a whole number (`request`).
    #[wasm_bindgen(constructor)]
    pub fn new(
        recording: &Recording,
        steps: &[f64],
        microseconds: &[f64],
    ) -> Result<TapeLane, JsValue> {
        let steps = steps.iter().map(|&step| wire::whole(step));
        let steps: Vec<u64> = steps.collect::<Result<_, _>>()?;
        if steps.len() != microseconds.len() {
            return Err(unreadable());
        }
        let times = steps.into_iter().zip(microseconds.iter().copied());
        Ok(Self {
            lane: ClockedRun::new(recording.inner().replay(), times),
            pace: Pace::default(),
        })
    }

    /// Carries out a request to a race for about `budget` milliseconds, and returns a moment with this one lane. If
    /// it has not arrived, repeat the request to continue.
    ///
    /// # Errors
    /// If there is no such request (`request`). The lane then stays unchanged.
    pub fn ask(
        &mut self,
        request: &wire_racing::JsRaceRequest,
        budget: f64,
        wanted: &wire_run::JsWanted,
    ) -> Result<wire_racing::JsRaceSnapshot, JsValue> {
        let request = wire_racing::race_request(request)?;
        let mut budget = clock::budget(&mut self.pace, budget);
        let snapshot = self
            .lane
            .ask(&request, &mut budget, wire_run::wanted(wanted));
        Ok(wire_racing::race(snapshot))
    }
}
