//! The largest tapes: six and a half million steps, sought in a frame, without allocating.

use std::sync::Arc;
use std::time::Instant;

use forward_check::board::{Size, Square};
use forward_check::lab::{Recording, Word};
use forward_check::puzzles::{KnightsPuzzle, Puzzle};
use forward_check::run::{Outcome, Tally, Timeline};
use forward_check::solve::knights::Backtracking;
use forward_check::solve::{Event, Observer, Shows, Solver, Step};

use crate::common::queens;
use crate::heap::allocations;
use crate::programs::{Tries, backtracking, forward_checking, from_right, graded};
use forward_check::lab::{Task, Verdict};

/// Writes the tape of a knight.
struct Writer {
    size: Size,
    words: Vec<u16>,
}

impl Observer for Writer {
    fn on(&mut self, event: Event) {
        let number = |square: Square| self.size.number(square) as u16;
        let word = match event {
            Event::Assign { square, .. } => Word::Place(number(square)),
            Event::Unassign { square, .. } => Word::Lift(number(square)),
            _ => return,
        };
        self.words.push(word.bits());
    }
}

/// The whole backtracking of a knight from a8.
fn from_a8() -> (Puzzle, Vec<u16>) {
    let size = Size::square(8);
    let puzzle = KnightsPuzzle::new(size, Square::new(0, 0), false).unwrap();
    let mut solver = Backtracking::new(&puzzle);
    let words = Vec::with_capacity(7_000_000);
    let mut writer = Writer { size, words };
    let (_, step) = solver.run(u64::MAX, &mut writer);
    assert_eq!(step, Step::Solved);
    writer.words.push(Word::End { solved: true }.bits());
    (Puzzle::Knights(puzzle), writer.words)
}

#[test]
fn six_and_a_half_million_steps_are_replayed_sought_and_graded() {
    let (puzzle, words) = from_a8();
    let recording = Arc::new(Recording::new(puzzle, words, Vec::new()).unwrap());
    let mut timeline = Timeline::new(recording.replay());
    let begin = Instant::now();
    assert_eq!(timeline.advance(u64::MAX), Some(Outcome::Solved));
    println!("replayed in {:?}", begin.elapsed());
    assert_eq!(timeline.reached(), 6_484_065);
    let tally = timeline.run().tally();
    assert_eq!((tally.placements, tally.backtracks), (3_242_064, 3_242_001));
    let begin = Instant::now();
    for place in 0..64 {
        timeline.seek(place * 100_003);
        assert_eq!(timeline.run().steps(), place * 100_003);
    }
    println!("64 seeks in {:?}", begin.elapsed());
    let begin = Instant::now();
    for depth in 1..=timeline.run().pieces().len() {
        assert!(timeline.run().solver().untried(depth).is_some());
    }
    println!("the squares of a tree in {:?}", begin.elapsed());
    let begin = Instant::now();
    let grade = graded(Task::KnightBacktracking, &recording);
    println!("graded in {:?}", begin.elapsed());
    assert_eq!(grade.verdict, Verdict::Pass);
}

#[test]
fn no_step_of_a_tape_allocates() {
    let puzzle = queens::puzzle(12, "b12");
    for recording in [
        backtracking(&puzzle, from_right),
        forward_checking(&puzzle, Tries::PlacesFirst, true),
    ] {
        let run = recording.replay();
        for mut solver in [run.solver().clone(), run.solver().clone().clone()] {
            let mut tally = Tally::default();
            let made = allocations(|| {
                solver.run(500, &mut tally);
            });
            assert_eq!(made, 0);
            let mut late = solver.clone();
            let made = allocations(|| {
                late.run(5_000, &mut tally);
            });
            assert_eq!(made, 0, "a clone on the way");
        }
    }
}
