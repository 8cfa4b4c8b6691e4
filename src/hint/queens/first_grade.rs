//! The grades of the days before 2026-12-01: which of three rules a puzzle needs, and how often.

use super::board::Board;
use super::rules::{Found, Reasoner, Verdict};
use crate::hint::Difficulty;
use crate::puzzles::QueensPuzzle;

/// How many times a *Hard* puzzle may need rule 3.
const HARD: u32 = 4;

/// A puzzle with one solution being graded by the three rules.
#[derive(Clone, Debug)]
pub struct FirstGrading {
    reasoner: Reasoner,
    /// How often rules 1, 2 and 3 were applied.
    uses: [u32; 3],
    verdict: Option<Verdict>,
}

impl FirstGrading {
    /// Starts to grade a puzzle.
    ///
    /// # Panics
    /// If the side is larger than [`LARGEST`](super::board::LARGEST).
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle) -> Self {
        let board = Board::new(puzzle.side(), puzzle.locked().iter().copied());
        Self {
            reasoner: Reasoner::new(board),
            uses: [0; 3],
            verdict: None,
        }
    }

    /// Works for a moment; returns whether the grade is known.
    pub fn step(&mut self) -> bool {
        if self.verdict.is_none() {
            match self.reasoner.work() {
                Found::Nothing => {}
                Found::Step(step) => self.uses[usize::from(step.rule()) - 1] += 1,
                Found::Verdict(verdict) => self.verdict = Some(verdict),
            }
        }
        self.verdict.is_some()
    }

    /// The grade by the rules applied so far; it may still become harder. *Easy* needs rule 1
    /// alone, *Medium* also rule 2, *Hard* rule 3 up to four times; *Expert* needs it more often,
    /// or more than the rules.
    #[must_use]
    pub fn at_least(&self) -> Difficulty {
        let open = self
            .verdict
            .is_some_and(|verdict| verdict != Verdict::Finished);
        match self.uses {
            _ if open => Difficulty::Expert,
            [_, 0, 0] => Difficulty::Easy,
            [_, _, 0] => Difficulty::Medium,
            [_, _, ..=HARD] => Difficulty::Hard,
            _ => Difficulty::Expert,
        }
    }

    /// Grades a puzzle.
    ///
    /// # Panics
    /// As [`Self::new`].
    #[must_use]
    pub fn of(puzzle: &QueensPuzzle) -> Difficulty {
        let mut grading = Self::new(puzzle);
        while !grading.step() {}
        grading.at_least()
    }
}
