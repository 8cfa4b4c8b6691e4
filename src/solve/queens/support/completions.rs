//! Counts for the page: "12 of the 92 hold this queen".

use crate::puzzles::QueensPuzzle;
use crate::solve::queens::Count;
use crate::solve::{ShowsQueens, Solver, Step};

/// How many solutions a puzzle has.
///
/// # Panics
/// If the board has more than [`crate::solve::queens::LARGEST_COUNT`] squares a side.
#[must_use]
pub fn count_solutions(puzzle: &QueensPuzzle) -> u64 {
    let mut count = Count::new(puzzle);
    while count.step(&mut ()) != Step::Counted {}
    count.solutions()
}

/// For every square, by number, how many solutions of a puzzle have a queen there.
///
/// Every solution is met one by one: 12 queens take some ten milliseconds, 14 about a second.
///
/// # Panics
/// As [`count_solutions`].
#[must_use]
pub fn completions(puzzle: &QueensPuzzle) -> Vec<u64> {
    let size = puzzle.size();
    let mut through = vec![0; size.area()];
    let mut count = Count::one_by_one(puzzle);
    while count.step(&mut ()) != Step::Counted {
        if count.shows_solution() {
            for queen in count.queens() {
                through[size.index(queen)] += 1;
            }
        }
    }
    for &queen in puzzle.locked() {
        through[size.index(queen)] = count.solutions();
    }
    through
}
