//! Grades of queens puzzles.

use forward_check::board::Square;
use forward_check::hint::queens::{Grade, Grading, LARGEST_COUNT, SolutionCount, total};
use forward_check::puzzles::QueensPuzzle;

use crate::common::queens::{puzzle, solutions};

/// Adds every choice of `count` queens of a solution, with four bits per row, 0 for none.
fn choices(solution: &[Square], count: usize, chosen: u64, found: &mut Vec<u64>) {
    if count == 0 {
        found.push(chosen);
        return;
    }
    for (place, queen) in solution.iter().enumerate() {
        let with = chosen | u64::from(queen.column + 1) << (4 * queen.row);
        choices(&solution[place + 1..], count - 1, with, found);
    }
}

/// Every set of `locks` locked queens that exactly one solution has, on boards up to 12 × 12.
pub fn unique(side: u32, locks: usize) -> Vec<QueensPuzzle> {
    let mut held = Vec::new();
    for solution in solutions(&puzzle(side, "")) {
        choices(&solution, locks, 0, &mut held);
    }
    held.sort_unstable();
    let once = held
        .chunk_by(|one, other| one == other)
        .filter(|times| times.len() == 1);
    once.map(|held| unpacked(side, held[0])).collect()
}

fn unpacked(side: u32, queens: u64) -> QueensPuzzle {
    let column = |row: u32| (queens >> (4 * row) & 15) as u32;
    let rows = (0..side).filter(|&row| column(row) > 0);
    let locked = rows.map(|row| Square::new(row, column(row) - 1)).collect();
    QueensPuzzle::new(side, locked).unwrap()
}

#[test]
fn no_lock_of_8_x_8_has_a_single_solution() {
    assert!(unique(8, 1).is_empty());
}

#[test]
fn empty_boards_are_counted_as_published() {
    for side in 1..=LARGEST_COUNT {
        assert_eq!(
            Some(SolutionCount::of(side, &[], u64::MAX)),
            total(side),
            "{side}"
        );
    }
    assert_eq!(total(LARGEST_COUNT + 1), None);
}

#[test]
fn a_grade_tells_the_size_of_the_proofs_that_it_takes() {
    const CASES: [(u32, &str, &str); 6] = [
        (8, "f6,c1", r#"{"solutions":1,"k":2,"grade":"medium"}"#),
        (6, "b6", r#"{"solutions":1,"k":2,"grade":"medium"}"#),
        (8, "a8", r#"{"solutions":4,"k":null,"grade":null}"#),
        (2, "", r#"{"solutions":0,"k":null,"grade":null}"#),
        (1, "", r#"{"solutions":1,"k":0,"grade":"easy"}"#),
        (14, "a14", r#"{"solutions":null,"k":null,"grade":null}"#),
    ];
    for (side, locked, wanted) in CASES {
        let grade: Grade = Grading::of(&puzzle(side, locked));
        assert_eq!(serde_json::to_string(&grade).unwrap(), wanted);
    }
}
