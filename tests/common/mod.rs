//! What the tests share: puzzles in a word, runs of the roster, slow oracles, and the solvers'
//! rows.
//!
//! The oracles share no code with the library beyond `Square` and `Size`: what they say is worth
//! something because it was worked out another way.

// Every crate of tests compiles this module and uses its own part of it.
#![allow(dead_code)]

pub mod colours;
pub mod knights;
pub mod queens;
pub mod rows;
pub mod wanted;

use std::cell::Cell;
use std::env;

use forward_check::board::{Size, Square};
use forward_check::puzzles::{Puzzle, verify};
use forward_check::run::{Outcome, Run, Timeline};

/// Whether this is `cargo xtask test --all`, which has the time for what takes longest.
pub fn is_all() -> bool {
    env::var("ALL").is_ok_and(|all| all == "1")
}

/// The squares of a comma-separated list such as `a8,b6`; none for an empty one.
pub fn squares(size: Size, names: &str) -> Vec<Square> {
    let names = names.split(',').filter(|name| !name.is_empty());
    names.map(|name| size.parse(name).unwrap()).collect()
}

/// Every board with up to so many rows and columns.
pub fn boards(rows: u32, columns: u32) -> impl Iterator<Item = Size> {
    (1..=rows).flat_map(move |row| (1..=columns).map(move |column| Size::new(row, column)))
}

/// A run of a solver before its first step.
pub fn start(puzzle: impl Into<AnyPuzzle>, solver: &str) -> Run {
    let AnyPuzzle(puzzle) = puzzle.into();
    Run::new(puzzle, solver, 0).unwrap()
}

/// A run of a solver after up to so many steps. An answer has passed the judge.
pub fn run(puzzle: impl Into<AnyPuzzle>, solver: &str, most: u64) -> Run {
    let mut run = start(puzzle, solver);
    run.run(most);
    if let Some(answer) = run.answer() {
        judge(run.puzzle(), &answer);
    }
    assert_eq!(
        run.answer().is_some(),
        run.outcome() == Some(Outcome::Solved)
    );
    run
}

/// So many more steps on a timeline, past solutions, as far as the run goes.
pub fn go_on(timeline: &mut Timeline, steps: u64) {
    let last = timeline.run().steps() + steps;
    while timeline.run().steps() < last {
        let before = timeline.run().steps();
        timeline.pass_solution();
        timeline.advance(last - before);
        if timeline.run().steps() == before {
            return;
        }
    }
}

/// A stopwatch on which so many microseconds pass with every look.
pub fn ticking(by: f64) -> impl Fn() -> f64 {
    let now = Cell::new(0.0);
    move || {
        now.set(now.get() + by);
        now.get()
    }
}

/// Fails unless the answer is one.
pub fn judge(puzzle: &Puzzle, answer: &[Square]) {
    let verdict = match puzzle {
        Puzzle::Queens(puzzle) => verify::queens(puzzle, answer),
        Puzzle::Knights(puzzle) => verify::knights(puzzle, answer),
    };
    assert_eq!(verdict, Ok(()), "{puzzle:?}");
}

/// Either puzzle, so that a test can pass on the one it has.
pub struct AnyPuzzle(pub Puzzle);

impl From<&forward_check::puzzles::QueensPuzzle> for AnyPuzzle {
    fn from(puzzle: &forward_check::puzzles::QueensPuzzle) -> Self {
        Self(Puzzle::Queens(puzzle.clone()))
    }
}

impl From<&forward_check::puzzles::KnightsPuzzle> for AnyPuzzle {
    fn from(puzzle: &forward_check::puzzles::KnightsPuzzle) -> Self {
        Self(Puzzle::Knights(puzzle.clone()))
    }
}

impl From<&Puzzle> for AnyPuzzle {
    fn from(puzzle: &Puzzle) -> Self {
        Self(puzzle.clone())
    }
}

/// Fails unless an error is said in these words, which are one sentence on one line.
pub fn check_message(error: &impl std::fmt::Display, wanted: &str) {
    assert_eq!(error.to_string(), wanted);
    assert!(wanted.ends_with('.') && !wanted.contains(". "), "{wanted}");
    assert!(!wanted.contains('\n'), "{wanted}");
}
