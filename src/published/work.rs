//! Work that ends with a figure, in slices.

use super::Program;
use crate::puzzles::QueensPuzzle;
use crate::solve::queens::ClimbRule;
use crate::solve::queens::{Count, Electric, HillClimbing, MinConflicts};
use crate::solve::{Solver, Step};

/// Something that is measured.
pub(super) trait Work {
    /// Goes on for at most so many elementary steps; gives the figure once the work is done.
    fn run(&mut self, most: u64) -> Option<u64>;
}

impl<P: Program> Work for P {
    fn run(&mut self, most: u64) -> Option<u64> {
        Program::run(self, most).map(|_| self.nodes())
    }
}

/// Makes at most so many steps; tells whether the last one ended the solver's work.
fn ends(solver: &mut impl Solver, most: u64) -> bool {
    (0..most).any(|_| solver.step(&mut ()) != Step::Continue)
}

/// A solver run to its end, and the figure that is read off it then.
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

/// How many solutions a board has.
pub(super) fn solutions(puzzle: &QueensPuzzle) -> Final<Count> {
    Final::new(Count::new(puzzle), Count::solutions)
}

/// How many steps a solver makes to its first solution.
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

/// The average of a figure over so many boards, rounded. A step solves a board.
pub(super) struct Average {
    figure: fn(u64) -> u64,
    boards: u64,
    solved: u64,
    sum: u64,
}

impl Average {
    /// Of the figure that each board gives, by its number from 0 on.
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

/// The sides of the boards on which repairs are counted, with so many seeds each.
const SIDES: [u32; 5] = [50, 100, 200, 500, 1_000];
const SEEDS: u64 = 20;

/// The repairs that min-conflicts makes, on average over boards of several sizes.
pub(super) fn repairs() -> Average {
    Average::new(SIDES.len() as u64 * SEEDS, |board| {
        let side = SIDES[(board / SEEDS) as usize];
        let mut solver = MinConflicts::new(&empty(side), board % SEEDS);
        ends(&mut solver, u64::MAX);
        solver.repairs()
    })
}

/// The ticks that 8 queens take that repel each other, on average over 400 seeds.
pub(super) fn ticks() -> Average {
    Average::new(400, |seed| {
        let mut solver = Electric::new(&empty(8), seed);
        ends(&mut solver, u64::MAX);
        solver.ticks()
    })
}

/// In how many of a hundred random boards of 8 queens the climb arrives at a solution, rounded. A
/// step goes on, board after board, to the next success.
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

/// A board of queens without a lock.
///
/// # Panics
/// If the side is out of range.
pub(super) fn empty(side: u32) -> QueensPuzzle {
    QueensPuzzle::new(side, Vec::new()).expect("the rows' sides are in range")
}
