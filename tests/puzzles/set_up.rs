//! Large boards with many locked queens or blocked squares are set up in time proportional to their number.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use forward_check::board::{Rules, Size, Square};
use forward_check::puzzles::{Game, Puzzle, QueensPuzzle, Setup, SetupError};
use forward_check::run::random_setup::{another_lock, random_start};
use forward_check::run::roster::solvers_of;
use forward_check::run::{Outcome, Run};
use proptest::prelude::*;

use crate::common::wanted::cases;

/// Boards of this side show whether work is quadratic.
const SIDE: u32 = 1_000_000;

/// Fails if work that takes a second or two takes a minute. Quadratic work would take hours.
fn soon<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || sender.send(work()));
    let done = receiver.recv_timeout(Duration::from_secs(60));
    done.expect("the work takes time proportional to its size")
}

/// The upper half of the formula's solution, for sides that leave 4 when divided by 6.
fn upper_half(side: u32) -> Vec<Square> {
    let rows = 0..side / 2;
    rows.map(|row| Square::new(row, 2 * row + 1)).collect()
}

#[test]
fn solvers_of_the_largest_boards_start_soon() {
    soon(|| {
        let large = solvers_of(Game::Queens).filter(|info| info.largest >= 100_000);
        let ids: Vec<_> = large.map(|info| (info.id, info.largest)).collect();
        assert!(ids.contains(&("formula", SIDE)), "{ids:?}");
        let puzzle = |side| Puzzle::Queens(QueensPuzzle::new(side, upper_half(side)).unwrap());
        let largest = puzzle(SIDE);
        for (id, side) in ids {
            let puzzle = match side {
                SIDE => largest.clone(),
                _ => puzzle(side),
            };
            let mut run = Run::new(puzzle, id, 0).unwrap();
            assert_eq!(run.all_queens().len() as u32, side / 2, "{id}");
            if id == "formula" {
                run.run(u64::from(SIDE));
                assert_eq!(run.outcome(), Some(Outcome::Solved));
            }
        }
    });
}

#[test]
fn another_queen_is_locked_besides_a_hundred_thousand() {
    soon(|| {
        let locked: Vec<_> = upper_half(SIDE).into_iter().step_by(5).collect();
        let another = another_lock(SIDE, &locked, 1).unwrap();
        let all = [&locked[..], &[another]].concat();
        assert!(QueensPuzzle::new(SIDE, all).is_ok());
    });
}

#[test]
fn a_start_is_found_among_a_million_blocked_squares() {
    soon(|| {
        let size = Size::square(1_000);
        let blocked: Vec<_> = size.squares().take(size.area() - 1).collect();
        let last = Square::new(999, 999);
        assert_eq!(random_start(size, false, &blocked, 1), Some(last));
        let setup = Setup {
            game: Game::Knights,
            size,
            squares: Vec::new(),
            blocked,
            closed: false,
            regions: None,
        };
        assert!(matches!(setup.build(), Ok(Puzzle::Knights(puzzle)) if puzzle.start() == last));
    });
}

/// The error for queens, from the definition.
fn first_error(rules: &Rules, queens: &[Square]) -> Option<SetupError> {
    let (size, mut queens) = (rules.size(), queens.to_vec());
    queens.sort_unstable();
    let mut all = queens.iter().enumerate();
    all.find_map(|(place, &queen)| {
        if !size.contains(queen) {
            return Some(SetupError::OffBoard(queen, size));
        }
        let mut before = queens[..place].iter();
        let other = before.find(|&&other| other == queen || rules.attack(other, queen));
        other.map(|&other| SetupError::LockedAttack(other, queen, size))
    })
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn the_first_attack_is_found(
        queens in prop::collection::vec((0_u32..13, 0_u32..13), 0..6),
        has_colours: bool,
    ) {
        let queens: Vec<_> = queens.into_iter().map(|(row, column)| Square::new(row, column)).collect();
        let rules = match has_colours {
            true => Rules::colour("12A12B12C12D12E12F12G12H12I12J12K12L".parse().unwrap()),
            false => Rules::classic(12),
        };
        let found = QueensPuzzle::with(rules.clone(), queens.clone()).err();
        prop_assert_eq!(found, first_error(&rules, &queens));
    }
}
