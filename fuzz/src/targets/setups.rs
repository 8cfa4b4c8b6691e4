//! Setups, and the known facts about their puzzles.

use forward_check::board::{Size, Square};
use forward_check::puzzles::{Puzzle, Setup, hopeless};
use forward_check::run::random_setup::{another_lock, random_lock, random_start};

use crate::Given;
use crate::law::{assert_sentence, assert_sentences};

/// On boards up to this size a search may look for a proof that there is no tour.
const SMALL: u32 = 64;

pub(super) fn take(given: &mut Given) {
    let game = given.game();
    let setup = given.setup(game, 10);
    let puzzle = match setup.clone().build() {
        Ok(puzzle) => puzzle,
        Err(error) => return assert_sentence(&error),
    };
    assert_eq!(puzzle.setup().build().as_ref(), Ok(&puzzle));
    assert_eq!(puzzle.size(), setup.size);
    if setup.size.rows.max(setup.size.columns) <= SMALL {
        draw(&puzzle, given.number());
        why_hopeless(&puzzle);
    }
}

fn why_hopeless(puzzle: &Puzzle) {
    let reasons = match puzzle {
        Puzzle::Queens(puzzle) => [hopeless::queens(puzzle), None],
        Puzzle::Knights(puzzle) => [hopeless::tour(puzzle), hopeless::tour_from_anywhere(puzzle)],
    };
    for reason in reasons.into_iter().flatten() {
        assert_sentences(&reason.to_string());
    }
}

/// Random choices fit the board.
fn draw(puzzle: &Puzzle, seed: u64) {
    let Setup {
        size,
        squares,
        blocked,
        closed,
        ..
    } = puzzle.setup();
    match puzzle {
        Puzzle::Queens(_) => {
            assert!(size.contains(random_lock(size.rows, seed)));
            let another = another_lock(size.rows, &squares, seed);
            assert!(another.is_none_or(|square| fits(size, &squares, square)));
        }
        Puzzle::Knights(_) => {
            let start = random_start(size, closed, &blocked, seed).expect("the start is open");
            assert!(fits(size, &blocked, start));
        }
    }
}

fn fits(size: Size, taken: &[Square], square: Square) -> bool {
    size.contains(square) && !taken.contains(&square)
}
