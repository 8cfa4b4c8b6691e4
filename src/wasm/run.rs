//! The handle of a solver's run.

use wasm_bindgen::prelude::*;

use super::clock::Deadline;
use super::error::to_js;
use super::wire;
use crate::board::{Size, Square};
use crate::play::{self, Outcome};

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

/// A solver at work on a puzzle.
#[wasm_bindgen]
pub struct Run {
    run: play::Run,
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
        let run = play::Run::with(puzzle, solver, wire::options(options), seed as u64);
        let run = run.map_err(|error| to_js(error.code(), &error))?;
        Ok(Self { run })
    }

    /// Makes one step, unless the run has ended.
    #[wasm_bindgen(js_name = nextMove)]
    pub fn next_move(&mut self) -> Status {
        self.run.next_move().into()
    }

    /// Makes up to `max_steps` steps, as many as fit in so many milliseconds.
    pub fn run(&mut self, max_steps: f64, budget_ms: f64) -> Status {
        let deadline = Deadline::after(budget_ms);
        let last = self.run.steps().saturating_add(max_steps as u64);
        loop {
            let left = last - self.run.steps();
            let outcome = self.run.run(left.min(BATCH));
            if outcome.is_some() || left <= BATCH || deadline.has_passed() {
                return outcome.into();
            }
        }
    }

    /// How the run stands.
    #[wasm_bindgen(getter)]
    pub fn status(&self) -> Status {
        self.run.outcome().into()
    }

    /// How many steps were made.
    #[wasm_bindgen(getter)]
    pub fn step(&self) -> f64 {
        self.run.steps() as f64
    }

    /// Queens decided on, or jumps made.
    #[wasm_bindgen(getter)]
    pub fn depth(&self) -> u32 {
        self.run.solver().depth() as u32
    }

    /// Counts in the order placements, backtracks, conflicts, struck, restored, wipeouts, deepest.
    pub fn tally(&self) -> Vec<f64> {
        let named = self.run.tally().named();
        named.iter().map(|&(_, count)| count as f64).collect()
    }

    /// Counts of the solver's own, by name.
    pub fn counts(&self) -> js_sys::Object {
        let counts = self.run.solver().counts();
        wire::counts(&counts)
    }

    /// How much of the work is done, from 0 to 1, if the solver can tell.
    #[wasm_bindgen(getter)]
    pub fn progress(&self) -> Option<f64> {
        self.run.solver().progress()
    }

    /// What is to be drawn besides, as a flat list: see `wire::notes`.
    pub fn notes(&self) -> Vec<f32> {
        wire::notes(&self.run.solver().notes())
    }

    /// The solver's own queens in depth order, or the path of the knight.
    pub fn pieces(&self) -> Vec<u32> {
        match self.run.puzzle() {
            crate::games::Puzzle::Queens(_) => {
                wire::numbers(self.size(), &self.run.solver().queens())
            }
            crate::games::Puzzle::Knights(_) => self.run.solver().path().to_vec(),
        }
    }

    /// The level of every square, −1 while it is possible; nothing for solvers without domains.
    pub fn domains(&self) -> Option<Vec<i16>> {
        let levels = self.run.solver().levels();
        levels.map(|levels| levels.into_owned())
    }

    /// Unvisited neighbours of every square, −1 where the knight has been; empty for queens.
    pub fn degrees(&self) -> Vec<i8> {
        self.run.degrees()
    }

    /// The unvisited squares that the knight can jump to; empty for queens.
    pub fn reachable(&self) -> Vec<u32> {
        self.run.reachable()
    }

    /// The stranded squares.
    pub fn stranded(&self) -> Vec<u32> {
        self.run.stranded()
    }

    /// Pairs of queens in line, flat.
    pub fn conflicts(&self) -> Vec<u32> {
        wire::pairs(self.size(), &self.run.conflicts())
    }

    /// The square that Warnsdorff's rule would take next.
    pub fn choice(&self) -> Option<u32> {
        self.run.solver().choice()
    }

    /// The square on which the last step put a piece and took it back at once.
    pub fn rejected(&self) -> Option<u32> {
        self.number(self.run.account().rejected())
    }

    /// The first square of the row that the last step would have left without a square, or the
    /// square that it stranded.
    #[wasm_bindgen(js_name = wipedOut)]
    pub fn wiped_out(&self) -> Option<u32> {
        self.number(self.run.account().wiped_out)
    }

    /// What the last step did and why, in a sentence or two.
    pub fn explanation(&self) -> String {
        self.run.explanation()
    }

    pub(super) fn inner(&self) -> &play::Run {
        &self.run
    }

    fn size(&self) -> Size {
        self.run.puzzle().size()
    }

    fn number(&self, square: Option<Square>) -> Option<u32> {
        square.map(|square| wire::number(self.size(), square))
    }
}
