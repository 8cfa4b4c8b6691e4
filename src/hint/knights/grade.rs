//! How hard a knight's puzzle is: whether Warnsdorff's rule alone finds a tour, and how many jumps
//! strong pruning takes back.

use super::effort::answer;
use crate::hint::{Answer, Difficulty};
use crate::puzzles::{KnightsPuzzle, TourSearch};
use crate::solve::knights::{Pruned, TieBreak, tie_breaks_that_succeed};
use crate::solve::{Shows, Solver, Step};

/// Strong pruning stops after this many steps: by then the puzzle is *Expert*.
const MOST_STEPS: u64 = 100_000;

/// How many steps [`Grading::step`] makes at once.
const PIECE: u64 = 200;

/// A puzzle's grade, and the search behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "KnightsGrade", export_to = "thinking.ts")
)]
pub struct Grade {
    /// *Easy*: Warnsdorff's rule alone finds a tour, whether the fixed order or Roth's rule breaks ties.
    /// *Medium*: with one of the two. *Hard*: with neither, and strong pruning takes back at most half as
    /// many jumps as the tour has. *Expert*: it takes back more. Null unless a tour is known.
    pub grade: Option<Difficulty>,
    /// How many jumps strong pruning made to find a tour, or before it stopped.
    pub nodes: u64,
    /// Whether Warnsdorff's rule alone finds a tour with both tie-breaks.
    pub warnsdorff: bool,
}

/// A puzzle being graded.
#[derive(Clone, Debug)]
pub struct Grading {
    solver: Pruned,
    /// Looks for a tour if strong pruning stops without an answer.
    search: Option<Box<TourSearch>>,
    /// How many of the two tie-breaks succeed.
    successes: usize,
    jumps: u64,
    steps: u64,
    most: u64,
    nodes: u64,
    /// Whether there is a tour, once that is known.
    has_tour: Option<bool>,
}

impl Grading {
    /// Starts to grade a puzzle.
    #[must_use]
    pub fn new(puzzle: &KnightsPuzzle) -> Self {
        let start = puzzle.size().index(puzzle.start()) as u32;
        Self {
            search: Some(Box::new(TourSearch::new(puzzle, &[start]))),
            ..Self::without_search(puzzle)
        }
    }

    fn without_search(puzzle: &KnightsPuzzle) -> Self {
        let succeed = tie_breaks_that_succeed(puzzle, 0);
        let two = [TieBreak::Fixed, TieBreak::Roth];
        let successes = two.iter().filter(|ties| succeed.contains(ties)).count();
        Self {
            solver: Pruned::new(puzzle),
            search: None,
            successes,
            jumps: puzzle.squares_to_visit() as u64 - 1,
            steps: 0,
            most: MOST_STEPS,
            nodes: 0,
            has_tour: (successes > 0).then_some(true),
        }
    }

    /// Starts to find the difficulty alone, for a puzzle whose tour is proved elsewhere.
    pub(crate) fn in_short(puzzle: &KnightsPuzzle) -> Self {
        let grading = Self::without_search(puzzle);
        let most = match grading.successes {
            0 => 2 * grading.jumps + 1,
            _ => 0,
        };
        Self { most, ..grading }
    }

    /// Works for a moment; returns whether the grade is known.
    pub fn step(&mut self) -> bool {
        if self.solver.is_solved() || self.steps >= self.most {
            return self.look_for_tour();
        }
        let last = self.most.min(self.steps + PIECE);
        while self.steps < last && !self.solver.is_solved() {
            let before = self.solver.path().len();
            let step = self.solver.step(&mut ());
            self.steps += 1;
            self.nodes += u64::from(self.solver.path().len() > before);
            if step == Step::Exhausted {
                self.most = self.steps;
                self.has_tour.get_or_insert(false);
                break;
            }
        }
        if self.solver.is_solved() {
            self.has_tour = Some(true);
        }
        false
    }

    /// Searches for a tour, unless it is known whether there is one; returns whether the search is over.
    fn look_for_tour(&mut self) -> bool {
        let Some(search) = self.search.as_mut().filter(|_| self.has_tour.is_none()) else {
            return true;
        };
        let found = answer(search);
        if matches!(found, Some(Answer::Yes | Answer::No)) {
            self.has_tour = Some(found == Some(Answer::Yes));
        }
        found.is_some()
    }

    /// The grade, once it is known.
    #[must_use]
    pub fn grade(&self) -> Grade {
        Grade {
            grade: self.has_tour().then(|| self.difficulty()),
            nodes: self.nodes,
            warnsdorff: self.successes == 2,
        }
    }

    /// How hard the puzzle is if it has a tour.
    pub(crate) fn difficulty(&self) -> Difficulty {
        let taken_back = self.nodes.saturating_sub(self.jumps);
        match self.successes {
            2 => Difficulty::Easy,
            1 => Difficulty::Medium,
            _ if self.solver.is_solved() && 2 * taken_back <= self.jumps => Difficulty::Hard,
            _ => Difficulty::Expert,
        }
    }

    /// Whether a tour was found.
    pub(crate) fn has_tour(&self) -> bool {
        self.has_tour == Some(true)
    }

    /// Grades a puzzle.
    #[must_use]
    pub fn of(puzzle: &KnightsPuzzle) -> Grade {
        let mut grading = Self::new(puzzle);
        while !grading.step() {}
        grading.grade()
    }
}
