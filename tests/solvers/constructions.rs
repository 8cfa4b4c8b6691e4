//! Tours by construction, on boards of every size.

use forward_check::board::{Size, Square};
use forward_check::puzzles::theorems::{has_closed_tour, no_tour};
use forward_check::puzzles::{KnightsPuzzle, Puzzle};
use forward_check::run::Outcome;
use forward_check::solve::Shows;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use crate::common::{judge, run};

fn puzzle(rows: u32, columns: u32, closed: bool) -> KnightsPuzzle {
    KnightsPuzzle::new(Size::new(rows, columns), Square::new(0, 0), closed).unwrap()
}

/// Constructs and judges a tour, or fails.
fn check(puzzle: &KnightsPuzzle) {
    let run = run(puzzle, "divide-and-conquer", u64::MAX);
    assert_eq!(run.outcome(), Some(Outcome::Solved), "{puzzle:?}");
}

#[test]
fn closed_tours_of_every_even_size() {
    for side in (6..=400).step_by(2) {
        check(&puzzle(side, side, true));
    }
}

#[test]
fn open_tours_of_every_odd_size() {
    for side in (5..=151).step_by(2) {
        check(&puzzle(side, side, false));
    }
}

#[test]
fn narrow_boards_of_every_length() {
    for length in 5..=200 {
        for (rows, columns) in [
            (3, length),
            (length, 3),
            (5, length),
            (length, 5),
            (6, length),
        ] {
            let size = Size::new(rows, columns);
            if has_closed_tour(size) {
                check(&puzzle(rows, columns, true));
            }
        }
    }
}

/// Boards without a tour are refused with the theorem.
#[test]
fn sizes_that_a_theorem_excludes() {
    for rows in 1..=40 {
        for columns in 1..=40 {
            let puzzle = puzzle(rows, columns, true);
            let Some(theorem) = no_tour(&puzzle) else {
                check(&puzzle);
                continue;
            };
            let run = run(&puzzle, "divide-and-conquer", u64::MAX);
            assert_eq!(run.outcome(), Some(Outcome::Exhausted), "{puzzle:?}");
            assert_eq!(run.sentence().text, theorem.to_string());
            let named = [
                "Schwenk, 1991",
                "No tour exists on",
                "A closed tour needs equal",
            ];
            assert!(named.iter().any(|name| run.sentence().text.contains(name)));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 200,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(0x0f0c),
        ..ProptestConfig::default()
    })]

    /// Every start of every board, open or closed, gives a tour or a reason.
    #[test]
    fn any_start_of_any_board(rows in 1_u32..=60, columns in 1_u32..=60, start: usize, closed: bool) {
        let size = Size::new(rows, columns);
        let puzzle = KnightsPuzzle::new(size, size.at(start % size.area()), closed).unwrap();
        for solver in ["divide-and-conquer", "hamiltonian"] {
            let run = run(&puzzle, solver, u64::MAX);
            match run.answer() {
                Some(answer) => judge(&Puzzle::Knights(puzzle.clone()), &answer),
                None => {
                    prop_assert!(!has_closed_tour(size) || no_tour(&puzzle).is_some());
                    prop_assert_eq!(run.solver().why_stopped(run.solutions()), Some(run.sentence()));
                }
            }
        }
    }
}

#[test]
fn blocked_squares_are_refused() {
    for solver in ["divide-and-conquer", "hamiltonian"] {
        let blocked = vec![Square::new(3, 3), Square::new(4, 3)];
        let puzzle = puzzle(8, 8, false).with_blocked(blocked).unwrap();
        let run = run(&puzzle, solver, u64::MAX);
        assert_eq!(run.outcome(), Some(Outcome::GaveUp));
        assert!(run.sentence().text.contains("without blocked squares"));
    }
}
