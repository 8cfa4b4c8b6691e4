//! Warnsdorff's rule: go where the fewest jumps lead on.

use super::walk::Walk;
use crate::games::KnightsPuzzle;
use crate::solve::{Observer, ShowsPath, Solver, Step};

/// The rule, with a complete search behind it: where it fails, the next best jump is tried, and
/// when it runs out there is no tour.
///
/// H. C. von Warnsdorff, *Des Rösselsprungs einfachste und allgemeinste Lösung*, Schmalkalden
/// 1823.
#[derive(Clone, Debug)]
pub struct Warnsdorff {
    walk: Walk,
    /// For every square the jumps already tried, one bit each in the order of the jumps.
    tried: Vec<u8>,
}

impl Warnsdorff {
    /// The knight stands on its start.
    #[must_use]
    pub fn new(puzzle: &KnightsPuzzle) -> Self {
        Self {
            walk: Walk::new(puzzle),
            tried: vec![0; puzzle.size().area()],
        }
    }

    /// The number of the square that the rule would jump to now, if it would jump at all.
    #[must_use]
    pub fn choice(&self) -> Option<u32> {
        let here = self.walk.knight().filter(|_| self.walk.alive())?;
        self.best(here).map(|(_, target)| target)
    }

    /// Of the untried jumps the one whose target has the fewest unvisited neighbours, the first
    /// of equal ones.
    #[inline]
    fn best(&self, here: u32) -> Option<(usize, u32)> {
        let tried = self.tried[here as usize];
        let targets = self.walk.graph.targets(here).iter().copied().enumerate();
        targets
            .filter(|&(place, target)| tried & (1 << place) == 0 && !self.walk.is_visited(target))
            .min_by_key(|&(_, target)| self.walk.degree(target))
    }
}

impl Solver for Warnsdorff {
    #[inline]
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        let Some(here) = self.walk.knight() else {
            return Step::Exhausted;
        };
        if self.walk.alive()
            && let Some((place, target)) = self.best(here)
        {
            self.tried[here as usize] |= 1 << place;
            return self.walk.jump(here, target, observer);
        }
        self.tried[here as usize] = 0;
        self.walk.take_back(observer)
    }

    fn is_solved(&self) -> bool {
        self.walk.is_solved()
    }
}

impl ShowsPath for Warnsdorff {
    fn path(&self) -> &[u32] {
        self.walk.path()
    }
}
