//! Warnsdorff's rule: go where the fewest jumps lead on.

use super::walk::Walk;
use crate::board::knight::bits;
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
}

impl Warnsdorff {
    /// The knight stands on its start.
    #[must_use]
    pub fn new(puzzle: &KnightsPuzzle) -> Self {
        Self {
            walk: Walk::new(puzzle),
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
        let jumps = bits(self.walk.untried(here));
        jumps
            .map(|place| (place, self.walk.graph.target(here, place)))
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
            && let Some((place, _)) = self.best(here)
        {
            return self.walk.jump(here, place, observer);
        }
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
