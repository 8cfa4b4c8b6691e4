//! Forward checking on bit sets makes the same steps as forward checking on arrays.

use forward_check::board::Square;
use forward_check::puzzles::QueensPuzzle;
use forward_check::run::Tally;
use forward_check::solve::queens::{ForwardChecking, ForwardCheckingBits};
use forward_check::solve::{Shows, Solver, Step};
use proptest::prelude::*;

use crate::common::queens::{puzzle, single_locks};

/// Everything that the two show.
fn shown(solver: &impl Shows) -> (usize, Vec<Square>, Vec<i16>, bool) {
    (
        solver.depth(),
        solver.queens().collect(),
        solver.levels().unwrap().into_owned(),
        solver.is_solved(),
    )
}

/// Steps both past every solution. From time to time the second is rebuilt from the first.
fn check(puzzle: &QueensPuzzle, most: usize, anew: usize) {
    let mut arrays = ForwardChecking::new(puzzle);
    let mut bits = ForwardCheckingBits::new(puzzle);
    let (mut first, mut second) = (Tally::default(), Tally::default());
    for step in 0..most {
        assert_eq!(shown(&arrays), shown(&bits), "step {step} on {puzzle:?}");
        let made = arrays.step(&mut first);
        assert_eq!(made, bits.step(&mut second), "step {step} on {puzzle:?}");
        assert_eq!(first, second, "step {step} on {puzzle:?}");
        if made == Step::Exhausted {
            return;
        }
        if step % anew == anew - 1 {
            bits = ForwardCheckingBits::from(&arrays);
        }
    }
}

#[test]
fn every_single_lock_up_to_8_x_8() {
    for puzzle in (1..=8).flat_map(single_locks) {
        check(&puzzle, usize::MAX, usize::MAX);
    }
}

#[test]
fn going_over_from_arrays_at_any_step() {
    for puzzle in (1..=6).flat_map(single_locks) {
        check(&puzzle, usize::MAX, 1);
    }
    check(&puzzle(8, "a8"), usize::MAX, 3);
}

#[test]
fn boards_of_more_than_a_word() {
    for (side, locked) in [
        (12, "f6"),
        (16, ""),
        (64, "a64"),
        (65, "b3"),
        (130, "c100,z1"),
    ] {
        check(&puzzle(side, locked), 400, 37);
    }
}

#[test]
fn unobserved_it_does_the_same() {
    for puzzle in single_locks(7) {
        let (mut seen, mut unseen) = (
            ForwardCheckingBits::new(&puzzle),
            ForwardCheckingBits::new(&puzzle),
        );
        let mut tally = Tally::default();
        while seen.step(&mut tally) != Step::Exhausted {
            unseen.step(&mut ());
            assert_eq!(shown(&seen), shown(&unseen), "{puzzle:?}");
        }
    }
}

proptest! {
    #[test]
    fn random_locks(side in 4_u32..=20, locks in prop::collection::vec((0_u32..20, 0_u32..20), 0..5), anew in 1_usize..50) {
        let locked = locks.into_iter().map(|(row, column)| Square::new(row % side, column % side)).collect();
        if let Ok(puzzle) = QueensPuzzle::new(side, locked) {
            check(&puzzle, 300, anew);
        }
    }
}
