//! A complete search that turns back wherever it can be seen that no tour is left.

use super::support::connectivity::{Connectivity, Doom};
use super::support::walk::Walk;
use crate::board::knight::bits;
use crate::puzzles::KnightsPuzzle;
use crate::solve::{Annotation, Observer, ShowsPath, Solver, Step};

/// Warnsdorff's rule with Roth's tie-break and turning back, and after every jump a look at all
/// squares that are left. The knight turns back where a square is stranded or has too few ways,
/// where squares are cut off, and where a part that hangs on one square cannot be where the tour
/// ends, perhaps for the colours of its squares.
///
/// The search is complete: where it runs out there is no tour.
#[derive(Clone, Debug)]
pub struct Pruned {
    walk: Walk,
    connectivity: Connectivity,
    doom: Option<Doom>,
    /// Whether the last step turned back for that reason.
    foresaw: bool,
    /// How often the knight turned back although no square was stranded.
    foreseen: u64,
}

impl Pruned {
    /// The knight stands on its start.
    #[must_use]
    pub fn new(puzzle: &KnightsPuzzle) -> Self {
        let walk = Walk::new(puzzle);
        let mut connectivity = Connectivity::new(puzzle, &walk);
        let doom = if walk.alive() {
            connectivity.doom(&walk)
        } else {
            None
        };
        Self {
            walk,
            connectivity,
            doom,
            foresaw: false,
            foreseen: 0,
        }
    }

    /// Why the knight turns back next, if no square is stranded.
    #[must_use]
    pub fn doom(&self) -> Option<Doom> {
        self.doom
    }

    /// Whether the last step turned back although no square was stranded and jumps were left.
    #[must_use]
    pub fn foresaw(&self) -> bool {
        self.foresaw
    }

    /// The jump to the square with the fewest ways on, the farthest from the centre among equals.
    fn best(&self, here: u32) -> Option<usize> {
        let key = |&place: &usize| {
            let target = self.walk.target(here, place);
            (self.walk.degree(target), self.walk.nearness(target))
        };
        bits(self.walk.untried(here)).min_by_key(key)
    }
}

impl Solver for Pruned {
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        let Some(here) = self.walk.knight() else {
            return Step::Exhausted;
        };
        let open = self.walk.alive() && self.doom.is_none();
        let Some(place) = self.best(here).filter(|_| open) else {
            self.foresaw = self.doom.take().is_some();
            return self.walk.take_back(observer);
        };
        self.foresaw = false;
        let step = self.walk.jump(here, place, observer);
        if step == Step::Continue && self.walk.alive() {
            self.doom = self.connectivity.doom(&self.walk);
            self.foreseen += u64::from(self.doom.is_some());
        }
        step
    }

    fn is_solved(&self) -> bool {
        self.walk.is_solved()
    }
}

impl ShowsPath for Pruned {
    fn path(&self) -> &[u32] {
        self.walk.path()
    }

    fn untried(&self, depth: usize) -> Option<Vec<u32>> {
        let doomed = self.doom.is_some() && depth == self.walk.path().len();
        Some(match doomed {
            true => Vec::new(),
            false => self.walk.untried_at(depth),
        })
    }

    /// The square at fault where the knight turns back.
    fn annotations(&self, annotations: &mut Vec<Annotation>) {
        let square = match self.doom {
            Some(
                Doom::DeadEnd(square)
                | Doom::Crowded(square)
                | Doom::CutOff(square)
                | Doom::Fork(square)
                | Doom::Unbalanced(square),
            ) => self.walk.square(square),
            None => return,
        };
        annotations.push(Annotation::Fault { square });
    }

    fn metrics(&self, counts: &mut Vec<(&'static str, u64)>) {
        counts.push(("foreseen", self.foreseen));
    }
}
