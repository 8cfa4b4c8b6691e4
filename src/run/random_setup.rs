//! Random setups: a queen to lock, or a square to start from. A solver with the same seed draws other numbers.
//!
//! ```
//! use forward_check::run::random_setup::{lock_has_solution, random_lock};
//!
//! let seed = 3;
//! assert!(lock_has_solution(6, random_lock(6, seed)));
//! ```

use crate::board::{Lines, Size, Square, sorted};
use crate::puzzles::theorems::{no_tour_from, no_tour_from_anywhere};
use crate::puzzles::{InPlay, KnightsPuzzle, QueensGame, QueensPuzzle, Rule, hopeless};
use crate::solve::{Purpose, Rng};

/// From this side on, every square is part of some solution. On 6 × 6, the squares of the long diagonals
/// are part of none.
const ALWAYS_SOLVABLE: u32 = 7;

/// Up to this side, squares are drawn from a list, and each is checked for a solution.
const LARGEST_LISTED: u32 = 64;

/// How many squares to draw before giving up.
const DRAWS: u32 = 1_000;

/// Whether a board with one queen locked has a solution. Boards below 7 × 7 are searched; on others, every
/// square is part of a solution.
#[must_use]
pub fn lock_has_solution(side: u32, lock: Square) -> bool {
    let has_solution = |puzzle| hopeless::queens(&puzzle).is_none();
    side >= ALWAYS_SOLVABLE || QueensPuzzle::new(side, vec![lock]).is_ok_and(has_solution)
}

/// A random square to lock, among those that are part of a solution; any square if the board has no
/// solution.
///
/// # Panics
/// If the side is out of range.
#[must_use]
pub fn random_lock(side: u32, seed: u64) -> Square {
    let size = Size::square(side);
    let good = |square| lock_has_solution(side, square);
    let hopeless = side < ALWAYS_SOLVABLE && !size.squares().any(good);
    let mut rng = Rng::for_purpose(seed, Purpose::Lock);
    loop {
        let square = Square::new(rng.below(side), rng.below(side));
        if hopeless || good(square) {
            return square;
        }
    }
}

/// Another random square to lock besides the locked queens, among those after which no search disproves a
/// solution. None if there is no such square, or none was found on a large board.
///
/// # Panics
/// If the queens are not a puzzle.
#[must_use]
pub fn another_lock(side: u32, locked: &[Square], seed: u64) -> Option<Square> {
    let size = Size::square(side);
    let with = |square| QueensPuzzle::new(side, [locked, &[square]].concat());
    let mut rng = Rng::for_purpose(seed, Purpose::AnotherLock);
    if side > LARGEST_LISTED {
        let mut lines = Lines::new(side);
        locked.iter().for_each(|&queen| _ = lines.add(queen));
        let mut drawn = (0..DRAWS).map(|_| Square::new(rng.below(side), rng.below(side)));
        let free = drawn.find(|&square| !lines.touch(square));
        return free.filter(|&square| with(square).is_ok());
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

/// A random square to start from, among those that no theorem excludes. Any open square if theorems
/// exclude all or nearly all; none if every square is blocked.
///
/// # Panics
/// If the board has no squares.
#[must_use]
pub fn random_start(size: Size, closed: bool, blocked: &[Square], seed: u64) -> Option<Square> {
    let on_board = blocked
        .iter()
        .copied()
        .filter(|&square| size.contains(square));
    let blocked = sorted(on_board.collect());
    let is_open = |square: &Square| blocked.binary_search(square).is_err();
    let mut rng = Rng::for_purpose(seed, Purpose::Start);
    let drawn = (0..DRAWS).map(|_| Square::new(rng.below(size.rows), rng.below(size.columns)));
    let mut drawn = drawn.filter(is_open);
    let first_open = || size.squares().find(is_open);
    let first = drawn.next().or_else(first_open)?;
    let puzzle = KnightsPuzzle::new(size, first, closed).ok()?;
    let puzzle = puzzle.with_blocked(blocked.clone()).ok()?;
    if no_tour_from_anywhere(&puzzle).is_some() {
        return Some(first);
    }
    let is_good = |&start: &Square| no_tour_from(&puzzle, start).is_none();
    let good = std::iter::once(first).chain(drawn).find(is_good);
    good.or(Some(first))
}
