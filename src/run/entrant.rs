//! Solvers that enter a survey, which makes many runs of each.

use std::fmt;

use super::run::{check_game, check_size};
use super::{AnySolver, LaneOrder, Run, RunError};
use crate::puzzles::{Game, GamePuzzle, Puzzle};
use crate::solve::{Options, Shows, SolverInfo};

/// Makes the runs of a survey: [`LaneOrder`] those of a solver of the roster, [`OwnSolver`] those of yours.
pub trait Entrant: Clone {
    /// The solver of its runs.
    type Solver: Shows + fmt::Debug;

    /// How the solver is presented.
    ///
    /// # Errors
    /// If it doesn't solve the game.
    fn info(&self, game: Game) -> Result<&'static SolverInfo, RunError>;

    /// The run on a puzzle, before its first step.
    ///
    /// # Errors
    /// If the solver can't run on it.
    fn run(&self, puzzle: Puzzle) -> Result<Run<Self::Solver>, RunError>;

    /// The same with another seed.
    #[must_use]
    fn with_seed(&self, seed: u64) -> Self;
}

impl Entrant for LaneOrder {
    type Solver = AnySolver;

    fn info(&self, game: Game) -> Result<&'static SolverInfo, RunError> {
        self.read(game).map(|(info, _)| info)
    }

    fn run(&self, puzzle: Puzzle) -> Result<Run, RunError> {
        self.run(puzzle)
    }

    fn with_seed(&self, seed: u64) -> Self {
        self.with_seed(seed)
    }
}

/// A solver of your own, as an entrant.
#[derive(Clone, Copy, Debug)]
pub struct OwnSolver<S: Shows> {
    info: &'static SolverInfo,
    make: fn(&S::Puzzle, u64) -> S,
    seed: u64,
}

impl<S: Shows> OwnSolver<S> {
    /// A solver by how it is presented, and how it is made from a puzzle and a seed. The seed is 0 at first.
    pub const fn new(info: &'static SolverInfo, make: fn(&S::Puzzle, u64) -> S) -> Self {
        let seed = 0;
        Self { info, make, seed }
    }
}

impl<S: Shows + fmt::Debug> Entrant for OwnSolver<S> {
    type Solver = S;

    fn info(&self, game: Game) -> Result<&'static SolverInfo, RunError> {
        check_game(self.info, game)?;
        Ok(self.info)
    }

    fn run(&self, puzzle: Puzzle) -> Result<Run<S>, RunError> {
        check_game(self.info, puzzle.game())?;
        check_size(self.info, &puzzle)?;
        let own = S::Puzzle::of(&puzzle).ok_or(RunError::OtherGame(self.info, puzzle.game()))?;
        let solver = (self.make)(own, self.seed);
        Ok(Run::of(puzzle, solver)?.named(Options::default(), self.seed))
    }

    fn with_seed(&self, seed: u64) -> Self {
        Self { seed, ..*self }
    }
}
