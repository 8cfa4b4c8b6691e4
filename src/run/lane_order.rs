//! A solver with its options and a seed, as in a link.
//!
//! ```
//! use forward_check::puzzles::{Puzzle, QueensPuzzle};
//! use forward_check::run::LaneOrder;
//!
//! let order = LaneOrder::new("forward-checking", "rows=fewest");
//! let run = order.run(Puzzle::Queens(QueensPuzzle::new(8, Vec::new())?))?;
//! assert!(!run.options().is_default());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::{Run, RunError};
use crate::puzzles::{Game, Puzzle};
use crate::solve::options::option_words;
use crate::solve::{Options, SolverInfo};

/// A solver with its options and a seed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "run.ts"))]
pub struct LaneOrder {
    /// The id of the solver.
    pub solver: String,
    /// The options, as in a link: `rows=fewest&squares=random`.
    pub options: String,
    /// The seed, a whole number from 0.
    pub seed: u64,
}

impl LaneOrder {
    /// A solver with options, and seed 0.
    #[must_use]
    pub fn new(solver: &str, options: &str) -> Self {
        let (solver, options) = (solver.to_owned(), options.to_owned());
        Self {
            solver,
            options,
            seed: 0,
        }
    }

    /// This solver and its options with another seed.
    #[must_use]
    pub fn with_seed(&self, seed: u64) -> Self {
        Self {
            seed,
            ..self.clone()
        }
    }

    /// The run on a puzzle, before its first step.
    ///
    /// # Errors
    /// As [`Run::with`].
    pub fn run(&self, puzzle: Puzzle) -> Result<Run, RunError> {
        Run::with(puzzle, &self.solver, option_words(&self.options), self.seed)
    }

    /// The solver and its options.
    ///
    /// # Errors
    /// As [`Run::read`].
    pub fn read(&self, game: Game) -> Result<(&'static SolverInfo, Options), RunError> {
        Run::read(game, &self.solver, option_words(&self.options))
    }
}
