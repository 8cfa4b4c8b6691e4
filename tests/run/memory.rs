//! The largest boards fit in little memory.

use forward_check::board::{Size, Square};
use forward_check::puzzles::{Game, KnightsPuzzle, Puzzle, QueensPuzzle};
use forward_check::run::roster::roster;
use forward_check::run::{Outcome, Run, TIMELINE_MEMORY, Timeline, bytes_of_copy};

use crate::common::is_all;
use crate::heap::most_held;

fn solve(puzzle: Puzzle, solver: &str) -> Run {
    let mut run = Run::new(puzzle, solver, 0).unwrap();
    assert_eq!(run.run(u64::MAX), Some(Outcome::Solved));
    assert!(!run.sentence().text.is_empty());
    run
}

const MEGABYTE: isize = 1 << 20;

#[test]
fn a_million_queens() {
    let held = most_held(|| {
        let locked = vec![Square::new(7, 500_000)];
        let puzzle = QueensPuzzle::new(1_000_000, locked).unwrap();
        solve(Puzzle::Queens(puzzle), "linear")
    });
    // Four bytes for each row and column, and a bit for each diagonal.
    assert!(
        (8 * MEGABYTE..32 * MEGABYTE).contains(&held),
        "{held} bytes"
    );
}

#[test]
fn tours_of_four_million_squares() {
    for solver in ["warnsdorff", "divide-and-conquer", "hamiltonian"] {
        let held = most_held(|| {
            let size = Size::square(2_000);
            let puzzle = KnightsPuzzle::new(size, Square::new(0, 0), false).unwrap();
            let roth = (solver == "warnsdorff").then_some(("tie-break", "roth"));
            let mut run = Run::with(Puzzle::Knights(puzzle), solver, roth, 0).unwrap();
            assert_eq!(run.run(u64::MAX), Some(Outcome::Solved));
            run
        });
        // Four bytes a square for the path, and a few for the square's state.
        assert!(
            (16 * MEGABYTE..48 * MEGABYTE).contains(&held),
            "{solver}: {held} bytes"
        );
    }
}

/// The size that a timeline assumes for a copy is at least what the copy ever takes, and on large boards not
/// much more.
#[test]
fn copies_hold_no_more_than_is_counted_for_them() {
    const SIDES: [u32; 9] = [1, 2, 3, 5, 8, 32, 100, 64, 300];
    let sides = if is_all() { &SIDES[..] } else { &SIDES[..7] };
    for info in roster() {
        for side in sides.iter().map(|&side| info.largest.min(side)) {
            let size = Size::square(side);
            let counted = bytes_of_copy(info, size);
            let held = most_of_a_copy(Run::new(empty(info.game, size), info.id, 0).unwrap());
            let what = format!("{} on {size}: {held} of {counted}", info.id);
            assert!(held <= counted, "{what}");
            assert!(side < 100 || counted < 4 * held, "{what}");
        }
    }
    let size = Size::square(100);
    let ordered = Run::with(
        empty(Game::Queens, size),
        "forward-checking",
        [("rows", "fewest")],
        0,
    );
    let ordered = ordered.unwrap();
    let counted = bytes_of_copy(ordered.info(), size);
    assert!(most_of_a_copy(ordered) <= counted);
}

/// The most bytes that a copy of a run takes in its first ten thousand steps, with its share of a
/// list that grows by doubling.
fn most_of_a_copy(mut run: Run) -> u64 {
    let held = [0, 1, 30, 1_000, 9_000].map(|steps| {
        run.run(steps);
        most_held(|| run.clone())
    });
    let held = held.into_iter().max().unwrap();
    (held as usize + 2 * size_of::<Run>()) as u64
}

/// A board with only the knight.
fn empty(game: Game, size: Size) -> Puzzle {
    match game {
        Game::Queens | Game::Colour => {
            Puzzle::Queens(QueensPuzzle::new(size.rows, Vec::new()).unwrap())
        }
        Game::Knights => {
            Puzzle::Knights(KnightsPuzzle::new(size, Square::new(0, 0), false).unwrap())
        }
    }
}

/// The timeline of a run of up to a billion steps takes no more than 16 MB: it drops copies as it grows.
#[test]
fn the_timeline_of_a_long_run() {
    let size = Size::square(8);
    let puzzle = KnightsPuzzle::new(size, Square::new(1, 0), false).unwrap();
    let steps = if is_all() { 1_000_000_000 } else { 100_000_000 };
    let held = most_held(|| {
        let run = Run::new(Puzzle::Knights(puzzle), "backtracking", 0).unwrap();
        let mut timeline = Timeline::new(run);
        assert_eq!(timeline.advance(steps), None);
        assert_eq!(timeline.reached(), steps);
        // Each time the copies are full, their distance doubles.
        assert!((1_024..=2_048).contains(&(steps / timeline.spacing())));
        timeline
    });
    assert!(held <= TIMELINE_MEMORY as isize, "{held} bytes");
}
