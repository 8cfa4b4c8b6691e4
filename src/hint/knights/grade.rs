//! How hard a knight's puzzle is: whether Warnsdorff's rule alone finds a tour, and how much strong
//! pruning has to take back.

use serde::Serialize;

use crate::hint::Difficulty;
use crate::puzzles::KnightsPuzzle;
use crate::solve::knights::{Pruned, TieBreak, tie_breaks_that_succeed};
use crate::solve::{ShowsPath, Solver, Step};

/// After so many steps strong pruning is stopped: the puzzle is as hard as can be by then.
const MOST_STEPS: u64 = 100_000;

/// So many steps make a piece of work.
const PIECE: u64 = 200;

/// What is known of a puzzle's difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "KnightsGrade", export_to = "thinking.ts")
)]
pub struct Grade {
    /// *Easy*: Warnsdorff's rule alone finds a tour, with ties broken by the fixed order and by
    /// Roth's rule. *Medium*: with one of the two. *Hard*: with neither, and strong pruning takes
    /// back at most half as many jumps as the tour has. *Expert*: it takes back more.
    pub grade: Difficulty,
    /// How many jumps strong pruning made on its way to a tour, or before it was stopped.
    pub nodes: u64,
    /// Whether Warnsdorff's rule alone finds a tour, with both ways to break ties.
    pub warnsdorff: bool,
}

/// A puzzle being graded. Whether it has a tour at all is for others to say: without one it is
/// *Expert*.
#[derive(Clone, Debug)]
pub struct Grading {
    solver: Pruned,
    /// How many of the two tie-breaks succeed.
    successes: usize,
    jumps: u64,
    steps: u64,
    most: u64,
    nodes: u64,
}

impl Grading {
    /// Begins to grade a puzzle.
    #[must_use]
    pub fn new(puzzle: &KnightsPuzzle) -> Self {
        let succeed = tie_breaks_that_succeed(puzzle, 0);
        let two = [TieBreak::Fixed, TieBreak::Roth];
        Self {
            solver: Pruned::new(puzzle),
            successes: two.iter().filter(|ties| succeed.contains(ties)).count(),
            jumps: puzzle.squares_to_visit() as u64 - 1,
            steps: 0,
            most: MOST_STEPS,
            nodes: 0,
        }
    }

    /// The same, for whoever asks for the grade alone: stops as soon as that is known.
    pub(crate) fn in_short(puzzle: &KnightsPuzzle) -> Self {
        let grading = Self::new(puzzle);
        let most = match grading.successes {
            0 => 2 * grading.jumps + 1,
            _ => 0,
        };
        Self { most, ..grading }
    }

    /// A piece of work; tells whether the grade is known.
    pub fn step(&mut self) -> bool {
        let last = self.most.min(self.steps + PIECE);
        while self.steps < last && !self.solver.is_solved() {
            let before = self.solver.path().len();
            let step = self.solver.step(&mut ());
            self.steps += 1;
            self.nodes += u64::from(self.solver.path().len() > before);
            if step == Step::Exhausted {
                self.most = self.steps;
                break;
            }
        }
        self.solver.is_solved() || self.steps >= self.most
    }

    /// The grade, once it is known.
    #[must_use]
    pub fn grade(&self) -> Grade {
        let taken_back = self.nodes.saturating_sub(self.jumps);
        let grade = match self.successes {
            2 => Difficulty::Easy,
            1 => Difficulty::Medium,
            _ if self.solver.is_solved() && 2 * taken_back <= self.jumps => Difficulty::Hard,
            _ => Difficulty::Expert,
        };
        Grade {
            grade,
            nodes: self.nodes,
            warnsdorff: self.successes == 2,
        }
    }

    /// Whether a tour was found on the way, so that nobody has to look for one.
    pub(crate) fn has_tour(&self) -> bool {
        self.successes > 0 || self.solver.is_solved()
    }

    /// The grade of a puzzle, however long that takes.
    #[must_use]
    pub fn of(puzzle: &KnightsPuzzle) -> Grade {
        let mut grading = Self::new(puzzle);
        while !grading.step() {}
        grading.grade()
    }
}
