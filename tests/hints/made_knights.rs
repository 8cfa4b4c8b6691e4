//! Generated knight's puzzles: each has a tour, its grade and the wanted shape.

use forward_check::board::Size;
use forward_check::generate::knights::{
    BLOCKED, NoKnightsPuzzle, SIDES, WantedTour, available, make, sampled,
};
use forward_check::hint::Difficulty;
use forward_check::hint::knights::Grading;
use forward_check::puzzles::{Found, TourSearch};
use forward_check::solve::knights::{TieBreak, tie_breaks_that_succeed};

use crate::common::check_message;

const SIZES: [(u32, u32); 9] = [
    (5, 5),
    (5, 6),
    (6, 6),
    (6, 7),
    (7, 7),
    (6, 8),
    (8, 8),
    (10, 10),
    (12, 12),
];

fn wanted(size: Size, blocked: u32, closed: bool, grade: Difficulty) -> WantedTour {
    WantedTour {
        size,
        blocked,
        closed,
        grade,
        seed: 11,
    }
}

/// The generated puzzle fits the wish and has a tour.
fn check(wanted: WantedTour) {
    let (puzzle, grade) = make(wanted).unwrap_or_else(|why| panic!("{wanted:?}: {why}"));
    assert_eq!(
        (puzzle.size(), puzzle.closed()),
        (wanted.size, wanted.closed)
    );
    assert_eq!(puzzle.blocked().len(), wanted.blocked as usize);
    let start = puzzle.size().index(puzzle.start()) as u32;
    let mut search = TourSearch::new(&puzzle, &[start]);
    assert_eq!(search.run(100_000), Some(Found::Tour), "{puzzle:?}");
    assert_eq!(grade, wanted.grade);
    assert_eq!(Grading::of(&puzzle).grade, Some(grade), "{puzzle:?}");
    let succeed = tie_breaks_that_succeed(&puzzle, 0);
    let two = [TieBreak::Fixed, TieBreak::Roth];
    let by_rule = two.iter().filter(|ties| succeed.contains(ties)).count();
    let rule = match grade {
        Difficulty::Easy => 2,
        Difficulty::Medium => 1,
        _ => 0,
    };
    assert_eq!(by_rule, rule, "{puzzle:?}");
    assert_eq!(make(wanted), Ok((puzzle, grade)), "the seed decides");
}

#[test]
fn every_grade_that_is_available_is_made() {
    for (rows, columns) in SIZES {
        let size = Size::new(rows, columns);
        for (blocked, closed) in [(0, false), (0, true), (2, false), (2, true), (4, false)] {
            let grades = available(size, blocked, closed);
            for grade in grades {
                check(wanted(size, blocked, closed, grade));
            }
        }
    }
}

#[test]
fn a_puzzle_that_cannot_be_made_is_refused() {
    let cases = [
        (
            2,
            8,
            0,
            false,
            "Knight’s puzzles can be made from 4 × 3 to 12 × 12: choose a size in this range.",
        ),
        (
            6,
            6,
            8,
            false,
            "This board can have 7 blocked squares at most: block fewer.",
        ),
        (
            5,
            5,
            2,
            true,
            "A closed tour visits an even number of squares: block one square more or one less.",
        ),
        (
            4,
            5,
            0,
            true,
            "5 × 4 has no such tour: choose another board, or an open tour.",
        ),
        (
            8,
            8,
            0,
            false,
            "No Hard puzzle was found on 8 × 8 with 0 blocked squares: choose another grade or number.",
        ),
    ];
    for (rows, columns, blocked, closed, message) in cases {
        let size = Size::new(rows, columns);
        let why: NoKnightsPuzzle =
            make(wanted(size, blocked, closed, Difficulty::Hard)).unwrap_err();
        check_message(&why, message);
    }
}

/// The line of the table for boards with this many rows.
fn line(rows: u32) -> String {
    let board = |columns| {
        let digits = [false, true].map(|closed| {
            BLOCKED.map(|blocked| {
                let grades = sampled(Size::new(rows, columns), blocked, closed);
                let sum: u32 = grades.into_iter().map(|grade| 1 << grade as u32).sum();
                format!("{sum:x}")
            })
        });
        digits.concat().concat()
    };
    SIDES.map(board).collect::<Vec<_>>().join(" ")
}

#[test]
fn available_grades_are_those_found() {
    if std::env::var_os("PRINT_GRADES").is_some() {
        SIDES.for_each(|rows| println!("{}", line(rows)));
    }
    for (rows, columns) in [(5, 6), (6, 6), (8, 8)] {
        let size = Size::new(rows, columns);
        for (blocked, closed) in BLOCKED
            .iter()
            .flat_map(|&blocked| [(blocked, false), (blocked, true)])
        {
            let found = sampled(size, blocked, closed);
            assert_eq!(
                available(size, blocked, closed),
                found,
                "{size}, {blocked} blocked, {closed}"
            );
        }
    }
    assert_eq!(
        available(Size::new(8, 8), 0, false),
        [Difficulty::Easy, Difficulty::Medium]
    );
    assert!(available(Size::new(3, 3), 0, false).is_empty());
    assert!(available(Size::new(13, 13), 0, false).is_empty());
    assert!(available(Size::new(5, 5), 0, true).is_empty());
}
