//! Forward checking: take a jump back as soon as a square is stranded.

use super::walk::Walk;
use crate::games::KnightsPuzzle;
use crate::solve::{Observer, ShowsPath, Solver, Step};

/// Backtracking's order of jumps, with an early retreat from positions that are not alive.
#[derive(Clone, Debug)]
pub struct ForwardChecking {
    walk: Walk,
    /// For every square the place, among its jumps, of the next one to try.
    next: Vec<u8>,
}

impl ForwardChecking {
    /// The knight stands on its start.
    #[must_use]
    pub fn new(puzzle: &KnightsPuzzle) -> Self {
        Self {
            walk: Walk::new(puzzle),
            next: vec![0; puzzle.size().area()],
        }
    }

    /// The next untried jump to an unvisited square, and its place among the jumps.
    #[inline]
    fn untried(&self, here: u32) -> Option<(usize, u32)> {
        let tried = self.next[here as usize] as usize;
        let mut targets = self.walk.graph.targets(here).iter().enumerate().skip(tried);
        let found = targets.find(|&(_, &target)| !self.walk.is_visited(target));
        found.map(|(place, &target)| (place, target))
    }
}

impl Solver for ForwardChecking {
    #[inline]
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        let Some(here) = self.walk.knight() else {
            return Step::Exhausted;
        };
        if self.walk.alive()
            && let Some((place, target)) = self.untried(here)
        {
            self.next[here as usize] = (place + 1) as u8;
            return self.walk.jump(here, target, observer);
        }
        self.next[here as usize] = 0;
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
}
