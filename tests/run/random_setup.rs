//! Random locks and starts can be solved.

use forward_check::board::{Size, Square};
use forward_check::puzzles::theorems::no_tour;
use forward_check::puzzles::{KnightsPuzzle, Puzzle, QueensPuzzle};
use forward_check::run::random_setup::{
    another_lock, lock_has_solution, random_lock, random_start,
};
use forward_check::run::{Outcome, Run};
use proptest::prelude::*;

use crate::common::wanted::cases;
use crate::common::{self, queens};

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn another_lock_leaves_a_solution_and_hangs_on_the_seed_alone(side in 7_u32..=9, seed: u64) {
        let mut locked = vec![random_lock(side, seed)];
        while locked.len() < side as usize {
            let next = another_lock(side, &locked, seed);
            prop_assert_eq!(next, another_lock(side, &locked, seed));
            locked.extend(next);
        }
        // Adding lock after lock leads to a solution.
        prop_assert!(another_lock(side, &locked, seed).is_none());
    }

    #[test]
    fn a_random_lock_holds_a_solution(side in 4_u32..=12, seed: u64) {
        let lock = random_lock(side, seed);
        prop_assert_eq!(lock, random_lock(side, seed));
        let puzzle = QueensPuzzle::new(side, vec![lock]).unwrap();
        let run = common::run(&puzzle, "forward-checking", 1_000_000);
        prop_assert_eq!(run.outcome(), Some(Outcome::Solved));
    }

    #[test]
    fn a_random_start_has_no_theorem_against_it(rows in 5_u32..=64, columns in 5_u32..=64, seed: u64) {
        let size = Size::new(rows, columns);
        let start = random_start(size, false, &[], seed).unwrap();
        let puzzle = KnightsPuzzle::new(size, start, false).unwrap();
        prop_assert_eq!(no_tour(&puzzle), None);
    }
}

/// A survey draws a random lock and runs the solver with the same seed. If both drew the same numbers, the
/// solver's first queen would stand on a line of the locked one, with 8.56 attacking pairs at the start.
#[test]
fn a_random_lock_tells_a_solver_nothing() {
    // Two queens in rows a distance apart share a column with probability 1/8, and a diagonal with twice
    // (8 - distance)/64. With a random lock, all columns are equally likely: 7.875 pairs.
    let by_rows: f64 = (1..8)
        .map(|apart: u32| f64::from(8 - apart))
        .map(|left| left * (1.0 / 8.0 + 2.0 * left / 64.0))
        .sum();
    // Eight queens on different squares, each set equally likely: 28 pairs, each in line as any two squares are.
    let squares: Vec<_> = Size::square(8).squares().collect();
    let in_line = |&one: &Square| {
        squares
            .iter()
            .filter(|&&other| queens::attack(one, other))
            .count()
    };
    let anywhere = 28.0 * squares.iter().map(in_line).sum::<usize>() as f64 / (64.0 * 63.0);
    for (solver, expected) in [
        ("hill-climbing", by_rows),
        ("simulated-annealing", by_rows),
        ("electric", anywhere),
    ] {
        let pairs = |seed| {
            let puzzle = QueensPuzzle::new(8, vec![random_lock(8, seed)]).unwrap();
            f64::from(
                Run::new(Puzzle::Queens(puzzle), solver, seed)
                    .unwrap()
                    .pairs_in_line(),
            )
        };
        let pairs: Vec<_> = (0..4_000).map(pairs).collect();
        let count = pairs.len() as f64;
        let mean = pairs.iter().sum::<f64>() / count;
        let variance = pairs
            .iter()
            .map(|pairs| (pairs - mean).powi(2))
            .sum::<f64>()
            / (count - 1.0);
        let errors = (mean - expected) / (variance / count).sqrt();
        assert!(
            errors.abs() < 3.0,
            "{solver}: a mean of {mean}, {errors:.1} standard errors from {expected}"
        );
    }
}

/// The side, and how many squares are part of no solution.
#[test]
fn locks_without_a_solution() {
    for (side, hopeless) in [
        (1, 0),
        (2, 4),
        (3, 9),
        (4, 8),
        (5, 0),
        (6, 12),
        (7, 0),
        (8, 0),
    ] {
        let locks = Size::square(side).squares();
        let has_none = |lock: &Square| !lock_has_solution(side, *lock);
        let found: Vec<_> = locks.clone().filter(has_none).collect();
        assert_eq!(found.len(), hopeless, "{side}");
        let empty = |lock: &Square| {
            queens::solutions(&QueensPuzzle::new(side, vec![*lock]).unwrap()).is_empty()
        };
        assert_eq!(found, locks.filter(empty).collect::<Vec<_>>(), "{side}");
    }
}

/// On 6 × 6, the squares without a solution are those of both long diagonals.
#[test]
fn hopeless_locks_of_6_x_6() {
    for lock in Size::square(6).squares() {
        let diagonal = lock.row == lock.column || lock.row + lock.column == 5;
        assert_eq!(lock_has_solution(6, lock), !diagonal, "{lock:?}");
    }
}
