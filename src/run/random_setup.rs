//! Random setups: a queen to lock, a square to start from.
//!
//! ```
//! use forward_check::run::random_setup::{lock_has_solution, random_lock};
//!
//! let seed = 3;
//! assert!(lock_has_solution(6, random_lock(6, seed)));
//! ```

use crate::board::{Size, Square};
use crate::puzzles::theorems::no_tour;
use crate::puzzles::{InPlay, KnightsPuzzle, QueensGame, QueensPuzzle, Rule};
use crate::solve::{Rng, Solver, Step, queens::ForwardChecking};

/// From this side on every square of the board is held by some solution.
///
/// There are such boards below, too, but 6 × 6 is not one of them: none of its solutions holds a
/// square of a long diagonal.
const ALWAYS_SOLVABLE: u32 = 7;

/// Up to this side a board's squares are listed, and what a lock leaves is looked into.
const LARGEST_LISTED: u32 = 64;

/// How many squares are drawn in search of one that will do.
const DRAWS: u32 = 1_000;

/// Whether a board with one queen locked has a solution.
///
/// Searches the small boards, and knows that from 7 × 7 on every square is held by a solution.
///
/// # Panics
/// If the square is off the board, or the board out of range.
#[must_use]
pub fn lock_has_solution(side: u32, lock: Square) -> bool {
    if side >= ALWAYS_SOLVABLE {
        return true;
    }
    let puzzle = QueensPuzzle::new(side, vec![lock]).expect("a square of the board can be locked");
    let mut solver = ForwardChecking::new(&puzzle);
    loop {
        if solver.is_solved() {
            return true;
        }
        if solver.step(&mut ()) == Step::Exhausted {
            return false;
        }
    }
}

/// A square to lock, each that some solution holds equally likely; any square of the boards that
/// have no solution at all.
///
/// # Panics
/// If the side is out of range.
#[must_use]
pub fn random_lock(side: u32, seed: u64) -> Square {
    let size = Size::square(side);
    let good = |square| lock_has_solution(side, square);
    let hopeless = side < ALWAYS_SOLVABLE && !size.squares().any(good);
    draw(size, seed, |square| hopeless || good(square))
}

/// Another square to lock beside queens that are locked, at random among those after which nothing
/// tells that there is no solution; none where there is no such square, or on a large board where none is
/// found soon.
///
/// # Panics
/// If the queens are no puzzle.
#[must_use]
pub fn another_lock(side: u32, locked: &[Square], seed: u64) -> Option<Square> {
    let size = Size::square(side);
    let with = |square| QueensPuzzle::new(side, [locked, &[square]].concat());
    let mut rng = Rng::new(seed);
    if side > LARGEST_LISTED {
        let mut drawn = (0..DRAWS).map(|_| Square::new(rng.below(side), rng.below(side)));
        return drawn.find(|&square| with(square).is_ok());
    }
    let leaves_a_solution = |puzzle| QueensGame::new(puzzle, Rule::Classic).lost().is_none();
    let mut squares: Vec<_> = size.squares().collect();
    while !squares.is_empty() {
        let place = rng.below(squares.len() as u32) as usize;
        let square = squares.swap_remove(place);
        if with(square).is_ok_and(leaves_a_solution) {
            return Some(square);
        }
    }
    None
}

/// A square to start from, each that no theorem excludes equally likely; any open square of a
/// board that they exclude whole, or nearly so; none where every square is blocked.
///
/// # Panics
/// If the board has no squares.
#[must_use]
pub fn random_start(size: Size, closed: bool, blocked: &[Square], seed: u64) -> Option<Square> {
    let puzzle = |start| {
        KnightsPuzzle::new(size, start, closed)
            .ok()?
            .with_blocked(blocked.to_vec())
            .ok()
    };
    let mut rng = Rng::new(seed);
    let mut open = None;
    for _ in 0..DRAWS {
        let square = Square::new(rng.below(size.rows), rng.below(size.columns));
        let Some(puzzle) = puzzle(square) else {
            continue;
        };
        open = open.or(Some(square));
        if no_tour(&puzzle).is_none() {
            return Some(square);
        }
    }
    let first_open = || size.squares().find(|square| !blocked.contains(square));
    open.or_else(first_open)
}

/// Draws squares until one is good: on a board of any size this holds no list of them.
fn draw(size: Size, seed: u64, good: impl Fn(Square) -> bool) -> Square {
    let mut rng = Rng::new(seed);
    loop {
        let square = Square::new(rng.below(size.rows), rng.below(size.columns));
        if good(square) {
            return square;
        }
    }
}
