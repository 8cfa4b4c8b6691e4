//! The run that replays a recording.

use std::sync::Arc;

use super::recording::Recording;
use super::{KnightsTape, QueensTape};
use crate::puzzles::Puzzle;
use crate::run::{EitherSolver, Run};

/// The solver that replays a recording.
pub type Tape = EitherSolver<QueensTape, KnightsTape>;

impl Recording {
    /// The run that replays it, before its first step.
    ///
    /// # Panics
    /// Never: a recording is of a puzzle that its solver takes.
    #[must_use]
    pub fn replay(self: &Arc<Self>) -> Run<Tape> {
        let tape = Arc::clone(self);
        let solver = match self.puzzle() {
            Puzzle::Queens(puzzle) => Tape::First(QueensTape::new(puzzle, tape)),
            Puzzle::Knights(puzzle) => Tape::Second(KnightsTape::new(puzzle, tape)),
        };
        let run = Run::of(self.puzzle().clone(), solver);
        run.expect("the board was checked")
    }
}
