//! Work that ends with a figure, in slices.

use super::Program;
use crate::puzzles::QueensPuzzle;
use crate::solve::queens::ClimbRule;
use crate::solve::queens::{Count, Electric, HillClimbing, MinConflicts};
use crate::solve::{Solver, Step};

/// Work that ends with a figure.
pub(super) trait Work {
    /// Continues for at most `most` elementary steps. Returns the figure once the work is done.
    fn run(&mut self, most: u64) -> Option<u64>;
}

impl<P: Program> Work for P {
    fn run(&mut self, most: u64) -> Option<u64> {
        Program::run(self, most).map(|_| self.nodes())
    }
}

/// Makes at most `most` steps. Returns whether the solver has finished.
fn ends(solver: &mut impl Solver, most: u64) -> bool {
    (0..most).any(|_| solver.step(&mut ()) != Step::Continue)
}

/// A solver run to its end, and the figure read at the end.
pub(super) struct Final<S> {
    solver: S,
    figure: fn(&S) -> u64,
}

impl<S> Final<S> {
    pub(super) fn new(solver: S, figure: fn(&S) -> u64) -> Self {
        Self { solver, figure }
    }
}

impl<S: Solver> Work for Final<S> {
    fn run(&mut self, most: u64) -> Option<u64> {
        ends(&mut self.solver, most).then(|| (self.figure)(&self.solver))
    }
}

/// The number of solutions of a board.
pub(super) fn solutions(puzzle: &QueensPuzzle) -> Final<Count> {
    Final::new(Count::new(puzzle), Count::solutions)
}

/// The number of steps to a solver's first solution.
pub(super) struct Steps<S> {
    solver: S,
    steps: u64,
}

impl<S> Steps<S> {
    pub(super) fn new(solver: S) -> Self {
        Self { solver, steps: 0 }
    }
}

impl<S: Solver> Work for Steps<S> {
    fn run(&mut self, most: u64) -> Option<u64> {
        for _ in 0..most {
            self.steps += 1;
            if self.solver.step(&mut ()) != Step::Continue {
                return Some(self.steps);
            }
        }
        None
    }
}

/// The rounded average of a figure over several boards. A step solves a board.
pub(super) struct Average {
    figure: fn(u64) -> u64,
    boards: u64,
    solved: u64,
    sum: u64,
}

impl Average {
    /// The average of the figures of boards numbered from 0.
    pub(super) fn new(boards: u64, figure: fn(u64) -> u64) -> Self {
        Self {
            figure,
            boards,
            solved: 0,
            sum: 0,
        }
    }
}

impl Work for Average {
    fn run(&mut self, most: u64) -> Option<u64> {
        let end = self.boards.min(self.solved.saturating_add(most));
        self.sum += (self.solved..end).map(self.figure).sum::<u64>();
        self.solved = end;
        (end == self.boards).then(|| rounded(self.sum, end))
    }
}

/// The sides of the boards on which repairs are counted, and the seeds for each.
const SIDES: [u32; 5] = [50, 100, 200, 500, 1_000];
const SEEDS: u64 = 20;

/// The average number of repairs of min-conflicts over boards of several sizes.
pub(super) fn repairs() -> Average {
    Average::new(SIDES.len() as u64 * SEEDS, |board| {
        let side = SIDES[(board / SEEDS) as usize];
        let mut solver = MinConflicts::new(&empty(side), board % SEEDS);
        ends(&mut solver, u64::MAX);
        solver.repairs()
    })
}

/// The average number of ticks of 8 electric queens over 400 seeds.
pub(super) fn ticks() -> Average {
    Average::new(400, |seed| {
        let mut solver = Electric::new(&empty(8), seed);
        ends(&mut solver, u64::MAX);
        solver.ticks()
    })
}

/// The rounded percentage of random boards of 8 queens that hill climbing solves. A step continues
/// to the next success.
pub(super) struct Successes {
    variant: ClimbRule,
    successes: u64,
    boards: u64,
}

impl Successes {
    const WANTED: u64 = 2_000;
    const SIDE: u32 = 8;

    pub(super) fn new(variant: ClimbRule) -> Self {
        Self {
            variant,
            successes: 0,
            boards: 0,
        }
    }

    fn succeed(&mut self) {
        let mut solver = HillClimbing::new(&empty(Self::SIDE), self.variant, self.successes);
        let _ = solver.is_solved() || ends(&mut solver, u64::MAX);
        self.boards += solver.restarts() + 1;
        self.successes += 1;
    }
}

impl Work for Successes {
    fn run(&mut self, most: u64) -> Option<u64> {
        let left = Self::WANTED - self.successes;
        (0..most.min(left)).for_each(|_| self.succeed());
        (self.successes == Self::WANTED).then(|| rounded(100 * self.successes, self.boards))
    }
}

fn rounded(sum: u64, count: u64) -> u64 {
    (sum + count / 2) / count
}

/// A board without locked queens.
///
/// # Panics
/// If the side is out of range.
pub(super) fn empty(side: u32) -> QueensPuzzle {
    QueensPuzzle::new(side, Vec::new()).expect("the rows’ sides are in range")
}
