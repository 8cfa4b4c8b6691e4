//! The handle of a solver's run.

use wasm_bindgen::prelude::*;

use super::clock::Deadline;
use super::error::to_js;
use super::wire;
use crate::board::{Size, Square};
use crate::run::{self, Outcome, Timeline};

/// How a run stands.
#[wasm_bindgen]
#[derive(Clone, Copy, Debug)]
pub enum Status {
    /// It can go on.
    Running = 0,
    /// The state shown is a solution.
    Solved = 1,
    /// It is proved that there is none.
    Exhausted = 2,
    /// The solver has nothing left to try, which proves nothing.
    GaveUp = 3,
    /// All solutions have been counted.
    Counted = 4,
}

impl From<Option<Outcome>> for Status {
    fn from(outcome: Option<Outcome>) -> Self {
        match outcome {
            None => Self::Running,
            Some(Outcome::Solved) => Self::Solved,
            Some(Outcome::Exhausted) => Self::Exhausted,
            Some(Outcome::GaveUp) => Self::GaveUp,
            Some(Outcome::Counted) => Self::Counted,
        }
    }
}

/// Steps between two looks at the clock: well under a millisecond with any solver.
const BATCH: u64 = 512;

/// Checks that a run can be made of a setup, a solver and its options, without making it.
///
/// # Errors
/// As the constructor of `Run`.
#[wasm_bindgen(js_name = checkRun)]
pub fn check_run(puzzle: &wire::JsSetup, solver: &str, options: &str) -> Result<(), JsValue> {
    let puzzle = wire::puzzle(puzzle)?;
    let checked = run::Run::check(&puzzle, solver, wire::options(options));
    checked
        .map(drop)
        .map_err(|error| to_js(error.code(), &error))
}

/// A solver at work on a puzzle, with every step that it has made.
#[wasm_bindgen]
pub struct Run {
    timeline: Timeline,
}

#[wasm_bindgen]
impl Run {
    /// A run before its first step. `squares` are the locked queens, or the knight's start.
    ///
    /// # Errors
    /// If the setup is no puzzle, the game has no such solver (`solver`), the board is too large
    /// for it (`too-large`), or an option does not fit (`option`).
    #[wasm_bindgen(constructor)]
    pub fn new(
        puzzle: &wire::JsSetup,
        solver: &str,
        options: &str,
        seed: f64,
    ) -> Result<Run, JsValue> {
        let puzzle = wire::puzzle(puzzle)?;
        let run = run::Run::with(puzzle, solver, wire::options(options), seed as u64);
        let run = run.map_err(|error| to_js(error.code(), &error))?;
        Ok(Self {
            timeline: Timeline::new(run),
        })
    }

    /// Makes one step, unless the run has ended.
    #[wasm_bindgen(js_name = nextMove)]
    pub fn next_move(&mut self) -> Status {
        self.timeline.advance(1);
        self.status()
    }

    /// Makes up to `max_steps` steps, as many as fit in so many milliseconds.
    pub fn run(&mut self, max_steps: f64, budget_ms: f64) -> Status {
        let deadline = Deadline::after(budget_ms);
        let last = self.inner().steps().saturating_add(max_steps as u64);
        loop {
            let left = last - self.inner().steps();
            if left <= BATCH || deadline.has_passed() {
                return self.timeline.advance(left.min(BATCH)).into();
            }
            self.timeline.run_unobserved(BATCH);
            if let Some(outcome) = self.inner().outcome() {
                return Some(outcome).into();
            }
        }
    }

    /// The last step that was reached.
    #[wasm_bindgen(getter)]
    pub fn reached(&self) -> f64 {
        self.timeline.reached() as f64
    }

    /// Goes to a step that was reached, or to the last that was.
    pub fn seek(&mut self, step: f64) {
        self.timeline.seek(step as u64);
    }

    /// Goes to a step, past solutions; makes the steps that are missing, as far as the run goes.
    pub fn reach(&mut self, step: f64) {
        self.timeline.reach(step as u64);
    }

    /// Goes towards a step, for so many milliseconds: at once to the last step that was reached,
    /// then as far as new steps lead, up to the next solution. To be called again until the run is
    /// there or has ended.
    pub fn approach(&mut self, step: f64, budget_ms: f64) {
        if self.step() != step.min(self.reached()) {
            self.seek(step);
        }
        if self.step() < step {
            self.pass_solution();
            self.run(step - self.step(), budget_ms);
        }
    }

    /// Sends a run that stands on a solution past it, so that it looks for the next one.
    #[wasm_bindgen(js_name = passSolution)]
    pub fn pass_solution(&mut self) {
        self.timeline.pass_solution();
    }

    /// Goes to the last step before this one at which the search went back, or to the start.
    #[wasm_bindgen(js_name = seekBacktrackBefore)]
    pub fn seek_backtrack_before(&mut self) {
        let step = self.timeline.backtrack_before().unwrap_or(0);
        self.timeline.seek(step);
    }

    /// Goes on to the next step at which the search goes back, or so many steps, or to the end.
    #[wasm_bindgen(js_name = seekBacktrack)]
    pub fn seek_backtrack(&mut self, max_steps: f64) {
        self.timeline.seek_backtrack(max_steps as u64);
    }

    /// Goes to the first step that reached the greatest depth so far.
    #[wasm_bindgen(js_name = seekDeepest)]
    pub fn seek_deepest(&mut self) {
        let step = self.timeline.deepest();
        self.timeline.seek(step);
    }

    /// The least and the greatest depth of every column of steps, from the first step reached to
    /// the last, in turns.
    pub fn profile(&self) -> Vec<u32> {
        let columns = self.timeline.profile().columns();
        columns.flat_map(|span| [span.least, span.most]).collect()
    }

    /// The depths of the search tree around the node where the run stands, from the root; nothing
    /// where the search is no tree. See `www/tree.js`.
    pub fn tree(&mut self) -> Option<js_sys::Array> {
        let tree = self.timeline.tree()?;
        Some(wire::tree(self.size(), &tree))
    }

    /// How many steps a column of the profile stands for.
    #[wasm_bindgen(getter, js_name = profileWidth)]
    pub fn profile_width(&self) -> f64 {
        self.timeline.profile().width() as f64
    }

    /// How the run stands.
    #[wasm_bindgen(getter)]
    pub fn status(&self) -> Status {
        self.inner().outcome().into()
    }

    /// How many solutions were found.
    #[wasm_bindgen(getter)]
    pub fn solutions(&self) -> f64 {
        self.inner().solutions() as f64
    }

    /// How many steps were made.
    #[wasm_bindgen(getter)]
    pub fn step(&self) -> f64 {
        self.inner().steps() as f64
    }

    /// Queens decided on, or jumps made.
    #[wasm_bindgen(getter)]
    pub fn depth(&self) -> u32 {
        self.inner().solver().depth() as u32
    }

    /// Counts in the order placements, backtracks, conflicts, struck, restored, wipeouts, deepest.
    pub fn tally(&self) -> Vec<f64> {
        let named = self.inner().tally().named();
        named.iter().map(|&(_, count)| count as f64).collect()
    }

    /// Counts of the solver's own, by name.
    pub fn metrics(&self) -> js_sys::Object {
        let counts = self.inner().solver().metrics();
        wire::metrics(&counts)
    }

    /// How much of the work is done, from 0 to 1, if the solver can tell.
    #[wasm_bindgen(getter)]
    pub fn progress(&self) -> Option<f64> {
        self.inner().solver().progress()
    }

    /// What is to be drawn besides, as a flat list: see `wire::annotations`.
    pub fn annotations(&self) -> Vec<f32> {
        wire::annotations(&self.inner().solver().annotations())
    }

    /// The solver's own queens in depth order, or the path of the knight.
    pub fn pieces(&self) -> Vec<u32> {
        match self.inner().puzzle() {
            crate::puzzles::Puzzle::Queens(_) => {
                wire::numbers(self.size(), &self.inner().solver().queens())
            }
            crate::puzzles::Puzzle::Knights(_) => self.inner().solver().path().to_vec(),
        }
    }

    /// The level of every square, −1 while it is possible; nothing for solvers without domains.
    pub fn domains(&self) -> Option<Vec<i16>> {
        let levels = self.inner().solver().levels();
        levels.map(|levels| levels.into_owned())
    }

    /// Unvisited neighbours of every square, −1 where the knight has been; empty for queens.
    pub fn degrees(&self) -> Vec<i8> {
        self.inner().degrees()
    }

    /// The unvisited squares that the knight can jump to; empty for queens.
    pub fn reachable(&self) -> Vec<u32> {
        self.inner().reachable()
    }

    /// The stranded squares.
    pub fn stranded(&self) -> Vec<u32> {
        self.inner().stranded()
    }

    /// Pairs of queens in line, flat.
    pub fn conflicts(&self) -> Vec<u32> {
        wire::pairs(self.size(), &self.inner().conflicts())
    }

    /// The square that Warnsdorff's rule would take next.
    pub fn choice(&self) -> Option<u32> {
        self.inner().solver().choice()
    }

    /// The square on which the last step put a piece and took it back at once.
    pub fn rejected(&self) -> Option<u32> {
        self.number(self.inner().last_step().rejected())
    }

    /// The first square of the row that the last step would have left without a square, or the
    /// square that it stranded.
    #[wasm_bindgen(js_name = wipedOut)]
    pub fn wiped_out(&self) -> Option<u32> {
        self.number(self.inner().last_step().wiped_out)
    }

    /// What the last step did and why, in a sentence or two.
    pub fn explanation(&self) -> String {
        self.inner().explanation()
    }

    /// Which line of the solver's pseudocode the last step executed, by its word.
    #[wasm_bindgen(getter)]
    pub fn line(&self) -> String {
        self.inner().line().to_owned()
    }

    pub(super) fn inner(&self) -> &run::Run {
        self.timeline.run()
    }

    fn size(&self) -> Size {
        self.inner().puzzle().size()
    }

    fn number(&self, square: Option<Square>) -> Option<u32> {
        square.map(|square| wire::number(self.size(), square))
    }
}
