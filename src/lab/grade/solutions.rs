//! The solutions that a program shows, if it is to find all.

use std::collections::HashSet;

use super::reference::oracle;
use super::told;
use super::trace::Change;
use crate::board::Square;
use crate::board::words::thousands;
use crate::puzzles::{Puzzle, QueensPuzzle};
use crate::run::Run;

/// How many steps look for solutions. If there are more, those found are enough.
const MOST: u64 = 2_000_000;

/// The solutions that have stood on the board.
#[derive(Clone, Debug)]
pub(super) struct Solutions {
    puzzle: QueensPuzzle,
    queens: Vec<Square>,
    /// Each in the order of its squares.
    shown: HashSet<Vec<Square>>,
}

impl Solutions {
    pub(super) fn new(puzzle: &QueensPuzzle) -> Self {
        Self {
            puzzle: puzzle.clone(),
            queens: puzzle.locked().to_vec(),
            shown: HashSet::new(),
        }
    }

    pub(super) fn make(&mut self, change: Change) {
        match change {
            Change::TakenBack(square) => self.queens.retain(|&queen| queen != square),
            Change::Placed(square) => {
                self.queens.push(square);
                if self.is_solution() {
                    let mut solution = self.queens.clone();
                    solution.sort_unstable();
                    self.shown.insert(solution);
                }
            }
        }
    }

    fn is_solution(&self) -> bool {
        let rules = self.puzzle.rules();
        let all = &self.queens;
        let attacked = |at: usize| all[..at].iter().any(|&one| rules.attack(one, all[at]));
        all.len() == self.puzzle.side() as usize && !(1..all.len()).any(attacked)
    }

    /// What is wrong with an answer, if anything: each solution must have stood on the board.
    pub(super) fn told_wrong(&self, solved: bool) -> Option<String> {
        let all = all_solutions(&self.puzzle);
        if solved && all.is_empty() {
            return Some(
                "Your program says that there are solutions, but there is none.".to_owned(),
            );
        }
        let missed = all
            .iter()
            .find(|solution| !self.shown.contains(*solution))?;
        let size = self.puzzle.size();
        let (shown, count) = (self.shown.len() as u64, all.len() as u64);
        Some(format!(
            "Your program shows {} of {} solutions. It misses {}.",
            thousands(shown),
            thousands(count),
            told::squares(size, missed)
        ))
    }
}

/// All solutions, each from the top row down.
fn all_solutions(puzzle: &QueensPuzzle) -> Vec<Vec<Square>> {
    let puzzle = Puzzle::Queens(puzzle.clone());
    let Ok(mut run) = Run::of(puzzle.clone(), oracle(&puzzle)) else {
        return Vec::new();
    };
    let mut all = Vec::new();
    while run.steps() < MOST {
        let rest = MOST - run.steps();
        run.run(rest);
        let Some(solution) = run.answer() else { break };
        all.push(solution);
        run.pass_solution();
    }
    all
}
