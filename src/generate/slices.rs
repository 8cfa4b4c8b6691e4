//! However a board is painted, an answer takes a bounded number of queens, and so does each slice of the work on
//! it, or it says that it gave up. 12 row stripes have 63.8 million solutions.

#![cfg(test)]

use super::examining;
use super::painted::Painted;
use super::thinking::{Thinking, Thought};
use crate::board::{Regions, Rules, Square};
use crate::hint::proof::field::work;
use crate::hint::queens::Coaching;
use crate::puzzles::{InPlay, Puzzle, QueensGame, QueensPuzzle, Rule};

const SIDE: u32 = 12;

/// The most queens that a slice of work tries: well below a millisecond of work for each thousand.
const A_SLICE: u64 = 10_000;

/// The most queens that an answer about one board tries.
const AN_ANSWER: u64 = 30_000;

fn letters(colour: impl Fn(u32, u32) -> u32) -> String {
    let squares = (0..SIDE * SIDE).map(|square| colour(square / SIDE, square % SIDE));
    squares.map(Regions::letter).collect()
}

fn stripes() -> String {
    letters(|row, _| row)
}

/// A board on which ten colours have only nine columns.
fn hopeless() -> String {
    letters(|row, column| match column {
        ..9 => row.min(9),
        _ => 10 + row / 6,
    })
}

fn game(letters: &str, record: &str) -> QueensGame {
    let rules = Rules::colour(letters.parse().unwrap());
    let puzzle = QueensPuzzle::with(rules, Vec::new()).unwrap();
    let mut game = QueensGame::new(puzzle, Rule::Free);
    game.replay(record).unwrap();
    game
}

/// Answers a question, and checks the number of queens tried.
#[track_caller]
fn check(mut question: Thinking, most: u64) -> Thought {
    let mut all = 0;
    let mut is_answered = false;
    work::take();
    while !is_answered {
        is_answered = question.step();
        let tried = work::take();
        assert!(tried <= A_SLICE, "a slice tried {tried} queens");
        all += tried;
        assert!(all <= most, "{all} queens were tried");
    }
    question.answer()
}

#[test]
fn hints_on_stripes_count_what_is_shown() {
    let Thought::Hint(hint) = check(Thinking::queens_hint(game(&stripes(), "")), AN_ANSWER) else {
        unreachable!("hints are hints");
    };
    let text = "Yes, it can still be solved: at least 1,000 solutions are left.";
    assert_eq!(
        (hint.possible.text.as_str(), hint.possible.ways),
        (text, Some(1_000))
    );
    for record in ["a12 c11 e10", "x:a12+b12+c12+d12+e12+f12+g12+h12+i12"] {
        check(Thinking::queens_hint(game(&stripes(), record)), AN_ANSWER);
    }
}

#[test]
fn counts_and_grades_on_stripes_stop_at_what_is_shown() {
    let puzzle = Puzzle::Queens(game(&stripes(), "").puzzle().clone());
    let Thought::Ways(ways) = check(Thinking::ways(puzzle.clone()), AN_ANSWER) else {
        unreachable!("counts are counts");
    };
    let text =
        "At least 1,000 solutions, so there is no grade. Lock more queens until one is left.";
    assert_eq!((ways.text.as_str(), ways.count), (text, Some(1_000)));
    check(Thinking::grade(&puzzle), AN_ANSWER);
}

#[test]
fn the_coach_and_reasons_on_stripes_are_quick() {
    let why = Thinking::why_not(game(&stripes(), ""), Square::new(5, 5));
    check(why, AN_ANSWER);
    let puzzle = game(&stripes(), "").puzzle().clone();
    let coaching = Coaching::new(puzzle, "a12 x:c1 c11 e10").unwrap();
    check(Thinking::queens_coach(coaching), AN_ANSWER);
}

#[test]
fn painted_boards_are_examined_and_repaired_in_slices() {
    // These counts go further: to a million solutions, and to 100,000 to compare repairs.
    let most = 5 * examining::MOST;
    for board in [stripes(), hopeless()] {
        let painted = Painted::new(&board, &[]).unwrap();
        check(Thinking::examine(painted.clone()), most);
        check(Thinking::repair(painted), most);
    }
}

/// A board of 18 × 18 on which 16 colours have only 15 columns: no search goes through all their ways.
fn endless() -> String {
    let colour = |row: u32, column: u32| match column {
        ..15 => row.min(15),
        _ => 16 + row / 9,
    };
    let squares = (0..18 * 18).map(|square| colour(square / 18, square % 18));
    squares.map(Regions::letter).collect()
}

#[test]
fn what_would_take_years_is_given_up() {
    const A_COUNT: u64 = 1_010_000;
    let board = endless();
    let Thought::Hint(hint) = check(Thinking::queens_hint(game(&board, "")), A_COUNT) else {
        unreachable!("hints are hints");
    };
    assert!(
        hint.possible
            .text
            .starts_with("Not known: the search gave up")
    );
    let puzzle = Puzzle::Queens(game(&board, "").puzzle().clone());
    check(Thinking::ways(puzzle.clone()), A_COUNT);
    check(Thinking::grade(&puzzle), A_COUNT);
    check(
        Thinking::why_not(game(&board, ""), Square::new(5, 5)),
        2 * A_COUNT,
    );
    let puzzle = game(&board, "").puzzle().clone();
    assert!(Coaching::new(puzzle, "a18").is_ok());
    let painted = Painted::new(&board, &[]).unwrap();
    let Thought::Examined(told) = check(Thinking::examine(painted), 11_000_000) else {
        unreachable!("boards are examined");
    };
    assert!(told.text.starts_with("The search for solutions gave up."));
}

#[test]
fn a_hopeless_board_is_explained_in_slices() {
    check(Thinking::queens_hint(game(&hopeless(), "a12")), AN_ANSWER);
    check(
        Thinking::why_not(game(&hopeless(), ""), Square::new(5, 5)),
        AN_ANSWER,
    );
}
