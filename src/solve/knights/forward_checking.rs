//! Forward checking: take a jump back as soon as a square is stranded.

use super::support::walk::Walk;
use crate::puzzles::KnightsPuzzle;
use crate::solve::{Observer, ShowsPath, Solver, Step};

/// Backtracking's order of jumps, with an early retreat from positions that are not alive.
#[derive(Clone, Debug)]
pub struct ForwardChecking {
    walk: Walk,
}

impl ForwardChecking {
    /// The knight stands on its start.
    #[must_use]
    pub fn new(puzzle: &KnightsPuzzle) -> Self {
        let walk = Walk::new(puzzle);
        Self { walk }
    }
}

impl Solver for ForwardChecking {
    #[inline]
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        let Some(here) = self.walk.knight() else {
            return Step::Exhausted;
        };
        let untried = self.walk.untried(here);
        if self.walk.alive() && untried != 0 {
            return self
                .walk
                .jump(here, untried.trailing_zeros() as usize, observer);
        }
        self.walk.take_back(observer)
    }

    fn is_solved(&self) -> bool {
        self.walk.is_solved()
    }
}

impl ShowsPath for ForwardChecking {
    fn path(&self) -> &[u32] {
        self.walk.path()
    }

    fn untried(&self, depth: usize) -> Option<Vec<u32>> {
        Some(self.walk.untried_at(depth))
    }
}
