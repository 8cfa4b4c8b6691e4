//! Shared by the tests: puzzles by name, runs of every solver, slow oracles, and the solvers' rows.
//!
//! The oracles share only `Square` and `Size` with the library: their answers count because they
//! are computed in another way.

// Every test crate compiles this module and uses a part of it.
#![allow(dead_code)]

pub mod colours;
pub mod knights;
pub mod queens;
pub mod rows;
pub mod viewers;
pub mod wanted;

use std::cell::Cell;
use std::env;
use std::num::NonZero;
use std::thread;

use forward_check::board::{Size, Square};
use forward_check::puzzles::{Puzzle, verify};
use forward_check::run::{Outcome, Run, Timeline};

/// Whether this is `cargo xtask test --all`, which also runs the longest tests.
pub fn is_all() -> bool {
    env::var("ALL").is_ok_and(|all| all == "1")
}

/// Checks values on all processors, for long lists of slow checks.
pub fn on_every_processor<T: Sync>(all: &[T], check: impl Fn(&T) + Sync) {
    let processors = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        for first in 0..processors {
            let mine = all.iter().skip(first).step_by(processors);
            scope.spawn(|| mine.for_each(&check));
        }
    });
}

/// The squares of a comma-separated list such as `a8,b6`, which may be empty.
pub fn squares(size: Size, names: &str) -> Vec<Square> {
    let names = names.split(',').filter(|name| !name.is_empty());
    names.map(|name| size.parse(name).unwrap()).collect()
}

/// Every board up to this many rows and columns.
pub fn boards(rows: u32, columns: u32) -> impl Iterator<Item = Size> {
    (1..=rows).flat_map(move |row| (1..=columns).map(move |column| Size::new(row, column)))
}

/// A run of a solver before its first step.
pub fn start(puzzle: impl Into<AnyPuzzle>, solver: &str) -> Run {
    let AnyPuzzle(puzzle) = puzzle.into();
    Run::new(puzzle, solver, 0).unwrap()
}

/// A run of a solver after at most this many steps. The judge has checked its answer.
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

/// Makes this many more steps on a timeline, past solutions, as far as the run goes.
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

/// A stopwatch on which this many microseconds pass with every look.
pub fn ticking(by: f64) -> impl Fn() -> f64 {
    let now = Cell::new(0.0);
    move || {
        now.set(now.get() + by);
        now.get()
    }
}

/// Fails unless the judge accepts the answer.
pub fn judge(puzzle: &Puzzle, answer: &[Square]) {
    let verdict = match puzzle {
        Puzzle::Queens(puzzle) => verify::queens(puzzle, answer),
        Puzzle::Knights(puzzle) => verify::knights(puzzle, answer),
    };
    assert_eq!(verdict, Ok(()), "{puzzle:?}");
}

/// A puzzle of either game, for tests that accept both.
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

/// Fails unless the error has these words, in one sentence on one line.
pub fn check_message(error: &impl std::fmt::Display, wanted: &str) {
    assert_eq!(error.to_string(), wanted);
    assert!(wanted.ends_with('.') && !wanted.contains(". "), "{wanted}");
    assert!(!wanted.contains('\n'), "{wanted}");
}
