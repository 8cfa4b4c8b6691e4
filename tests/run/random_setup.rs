//! Random locks and starts can be solved.

use forward_check::board::{Size, Square};
use forward_check::puzzles::theorems::no_tour;
use forward_check::puzzles::{KnightsPuzzle, QueensPuzzle};
use forward_check::run::Outcome;
use forward_check::run::random_setup::{
    another_lock, lock_has_solution, random_lock, random_start,
};
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
