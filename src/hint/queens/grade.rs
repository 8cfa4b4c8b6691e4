//! How hard a puzzle is: which rules it needs, and how often.

use serde::Serialize;

use super::board::{Board, LARGEST};
use super::count::{Count, LARGEST_COUNT};
use super::rules::{Found, Reasoner, Verdict};
use crate::hint::Difficulty;
use crate::puzzles::QueensPuzzle;

/// How many times a *Hard* puzzle may need rule 3.
pub const HARD: u32 = 4;

/// A puzzle's grade, and the deductions behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "QueensGrade", export_to = "thinking.ts")
)]
pub struct Grade {
    /// How many solutions there are; null if the board is larger than 12 × 12 and the rules don't tell.
    pub solutions: Option<u64>,
    /// The hardest rule that is needed; null if the rules don't solve the puzzle.
    #[cfg_attr(test, ts(type = "1 | 2 | 3 | null"))]
    pub hardest: Option<u8>,
    /// How often rules 1, 2 and 3 were applied; zeros if they don't solve the puzzle.
    pub uses: [u32; 3],
    /// The grade; null unless the puzzle is known to have exactly one solution.
    pub grade: Option<Difficulty>,
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
    /// Starts to grade a puzzle. The rules aren't applied to boards larger than 64 × 64.
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

    /// Works for a moment; returns whether the grade is known.
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

    /// The grade by the rules applied so far; it may still become harder.
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
        let solutions = self.count.as_ref().map(Count::ways).or(told);
        Grade {
            solutions,
            hardest,
            uses: hardest.map_or([0; 3], |_| self.uses),
            grade: (solutions == Some(1)).then(|| difficulty(hardest, self.uses)),
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

/// The hardest rule used; rule 1 if the puzzle was solved from the start.
fn hardest(uses: [u32; 3]) -> u8 {
    let used = (0..3).rev().find(|&rule| uses[rule] > 0);
    used.unwrap_or(0) as u8 + 1
}

/// *Easy* needs rule 1 alone, *Medium* rule 2 too, *Hard* rule 3 up to [`HARD`] times; *Expert* needs it
/// more often, or more than the rules.
fn difficulty(hardest: Option<u8>, uses: [u32; 3]) -> Difficulty {
    match hardest {
        Some(1) => Difficulty::Easy,
        Some(2) => Difficulty::Medium,
        Some(_) if uses[2] <= HARD => Difficulty::Hard,
        _ => Difficulty::Expert,
    }
}
