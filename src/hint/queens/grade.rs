//! How hard a puzzle is: which rule it needs, and how often.

use serde::Serialize;

use super::board::{Board, LARGEST};
use super::count::{Count, LARGEST_COUNT};
use super::rules::{Found, Reasoner, Verdict};
use crate::hint::Difficulty;
use crate::puzzles::QueensPuzzle;

/// How often rule 3 may be needed in a puzzle that is still *Hard*.
pub const HARD: u32 = 4;

/// What deduction finds out about a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "QueensGrade", export_to = "thinking.ts")
)]
pub struct Grade {
    /// How many solutions there are, up to 12 × 12 or where deduction tells.
    pub solutions: Option<u64>,
    /// The hardest rule that is needed; none where the rules do not finish.
    #[cfg_attr(test, ts(type = "1 | 2 | 3 | null"))]
    pub hardest: Option<u8>,
    /// How often each rule was applied, the simplest that applies always first; zeros where the
    /// rules do not finish.
    pub uses: [u32; 3],
    /// How hard that is.
    pub grade: Difficulty,
}

/// A puzzle being graded.
#[derive(Clone, Debug)]
pub struct Grading {
    count: Option<Count>,
    reasoner: Option<Reasoner>,
    uses: [u32; 3],
    verdict: Option<Verdict>,
}

impl Grading {
    /// Begins to grade a puzzle. Boards of more than 64 a side are not reasoned about.
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle) -> Self {
        let (side, locked) = (puzzle.side(), puzzle.locked());
        let board = || Reasoner::new(Board::new(side, locked.iter().copied()));
        Self {
            count: (side <= LARGEST_COUNT).then(|| Count::new(side, locked, u64::MAX)),
            reasoner: (side <= LARGEST).then(board),
            uses: [0; 3],
            verdict: None,
        }
    }

    /// A piece of work; tells whether the grade is known.
    pub fn step(&mut self) -> bool {
        if self.verdict.is_none() {
            match self.reasoner.as_mut().map(Reasoner::work) {
                Some(Found::Nothing) => {}
                Some(Found::Step(step)) => self.uses[usize::from(step.rule()) - 1] += 1,
                Some(Found::Verdict(verdict)) => self.verdict = Some(verdict),
                None => self.verdict = Some(Verdict::Open),
            }
            return false;
        }
        self.count.as_mut().is_none_or(|count| count.work(1_000))
    }

    /// The grade that the rules applied so far come to; it may still become harder.
    #[must_use]
    pub fn at_least(&self) -> Difficulty {
        difficulty(Some(hardest(self.uses)), self.uses)
    }

    /// The grade, once the work is done.
    #[must_use]
    pub fn grade(&self) -> Grade {
        let hardest = (self.verdict == Some(Verdict::Finished)).then(|| hardest(self.uses));
        let told = match self.verdict {
            Some(Verdict::Finished) => Some(1),
            Some(Verdict::Impossible(_)) => Some(0),
            _ => None,
        };
        Grade {
            solutions: self.count.as_ref().map(Count::ways).or(told),
            hardest,
            uses: hardest.map_or([0; 3], |_| self.uses),
            grade: difficulty(hardest, self.uses),
        }
    }

    /// Grades a puzzle, however long that takes.
    #[must_use]
    pub fn of(puzzle: &QueensPuzzle) -> Grade {
        let mut grading = Self::new(puzzle);
        while !grading.step() {}
        grading.grade()
    }
}

/// The hardest rule used; the first where none was, because nothing was left to do.
fn hardest(uses: [u32; 3]) -> u8 {
    let used = (0..3).rev().find(|&rule| uses[rule] > 0);
    used.unwrap_or(0) as u8 + 1
}

/// *Easy* takes the last square alone, *Medium* the second rule, *Hard* the third up to [`HARD`]
/// times; what takes it more often, or is not finished by the rules, is *Expert*.
fn difficulty(hardest: Option<u8>, uses: [u32; 3]) -> Difficulty {
    match hardest {
        Some(1) => Difficulty::Easy,
        Some(2) => Difficulty::Medium,
        Some(_) if uses[2] <= HARD => Difficulty::Hard,
        _ => Difficulty::Expert,
    }
}
