//! How hard a puzzle is: the least size of proofs that solve it.

use super::board::{LARGEST, QueensBoard};
use super::rules::{Found, Reasoner, Verdict};
use super::ways::Ways;
use crate::hint::Difficulty;
use crate::hint::proof::{Closure, Field};
use crate::puzzles::QueensPuzzle;

/// A puzzle's grade, and the proofs behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "QueensGrade", export_to = "thinking.ts")
)]
pub struct Grade {
    /// How many solutions there are, or 1,000 for that many or more on a board in colours; null if a board
    /// without colours is larger than 12 × 12 and the rules don't tell.
    pub solutions: Option<u64>,
    /// The least K for which last squares and proofs of at most K units solve the puzzle. Null unless it has
    /// exactly one solution, and on boards without colours larger than 12 × 12 if K is over 1.
    pub k: Option<u32>,
    /// *Easy* for k up to 1, *Medium* for 2, *Hard* for 3, *Expert* from 4; null if k is.
    pub grade: Option<Difficulty>,
}

/// A puzzle being graded.
#[derive(Clone, Debug)]
pub enum Grading {
    /// Where proofs are searched for, the solutions are counted; a single one is then proved to be the only one.
    Proofs(Box<Proving>),
    /// On larger boards the three rules are applied. The first two are the proofs of one unit.
    Rules(Box<Ruling>),
    /// Larger boards still are not graded.
    TooLarge,
}

/// A puzzle being graded by proofs.
#[derive(Clone, Debug)]
pub struct Proving {
    ways: Ways,
    field: Field,
    closure: Closure,
}

/// A puzzle being graded by the three rules.
#[derive(Clone, Debug)]
pub struct Ruling {
    reasoner: Reasoner,
    /// The hardest rule used so far.
    hardest: u8,
    verdict: Option<Verdict>,
}

impl Grading {
    /// Starts to grade a puzzle.
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle) -> Self {
        let (rules, locked) = (puzzle.rules(), puzzle.locked());
        match puzzle.side() {
            _ if Field::fits(rules) => {
                let field = Field::of(rules);
                let size = puzzle.size();
                let position = field.with(locked.iter().map(|&queen| size.index(queen)));
                Self::Proofs(Box::new(Proving {
                    ways: Ways::shown(rules, locked),
                    closure: Closure::new(position, u32::MAX),
                    field,
                }))
            }
            side if side <= LARGEST => Self::Rules(Box::new(Ruling {
                reasoner: Reasoner::new(QueensBoard::new(puzzle.side(), locked.iter().copied())),
                hardest: 1,
                verdict: None,
            })),
            _ => Self::TooLarge,
        }
    }

    /// Works for a moment; returns whether the grade is known.
    pub fn step(&mut self) -> bool {
        match self {
            Self::Proofs(proving) => {
                proving.ways.step()
                    && (proving.ways.count() != Some(1) || proving.closure.step(&proving.field))
            }
            Self::Rules(ruling) => ruling.step(),
            Self::TooLarge => true,
        }
    }

    /// The grade, once the work is done.
    #[must_use]
    pub fn grade(&self) -> Grade {
        let (solutions, k) = match self {
            Self::Proofs(proving) => {
                let solutions = proving.ways.count();
                let one = solutions == Some(1);
                (solutions, one.then(|| proving.closure.size()))
            }
            Self::Rules(ruling) => ruling.told(),
            Self::TooLarge => (None, None),
        };
        Grade {
            solutions,
            k,
            grade: k.map(Difficulty::of_proofs),
        }
    }

    /// Grades a puzzle.
    #[must_use]
    pub fn of(puzzle: &QueensPuzzle) -> Grade {
        let mut grading = Self::new(puzzle);
        while !grading.step() {}
        grading.grade()
    }
}

impl Ruling {
    fn step(&mut self) -> bool {
        if self.verdict.is_none() {
            match self.reasoner.work() {
                Found::Nothing => {}
                Found::Step(step) => self.hardest = self.hardest.max(step.rule()),
                Found::Verdict(verdict) => self.verdict = Some(verdict),
            }
        }
        self.verdict.is_some()
    }

    /// The number of solutions and k, as far as the rules tell.
    fn told(&self) -> (Option<u64>, Option<u32>) {
        match self.verdict {
            Some(Verdict::Finished) => {
                let k = (self.hardest <= 2).then(|| u32::from(self.hardest) - 1);
                (Some(1), k)
            }
            Some(Verdict::Impossible(_)) => (Some(0), None),
            _ => (None, None),
        }
    }
}
