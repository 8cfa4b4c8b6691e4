//! Generated queens puzzles: each has one solution and its grade, and every grade that exists is
//! generated.

use forward_check::generate::queens::{MOST_LOCKS, MakingQueens, SIDES, WantedQueens, available};
use forward_check::hint::Difficulty;
use forward_check::hint::proof::{Closure, Field};
use forward_check::hint::queens::Grading;
use forward_check::puzzles::QueensPuzzle;

use super::grades::unique;
use crate::common::queens::solutions;

/// The grade of a puzzle with one solution, unless that grade was seen already. Searches for no
/// larger proofs than the hardest missing grade needs.
fn grade_unless_known(puzzle: &QueensPuzzle, known: &[Difficulty]) -> Option<Difficulty> {
    let (field, size) = (Field::of(puzzle.rules()), puzzle.size());
    let start = field.with(puzzle.locked().iter().map(|&queen| size.index(queen)));
    for (level, grade) in (1..=3).zip(Difficulty::ALL) {
        if Difficulty::ALL[level as usize - 1..]
            .iter()
            .all(|grade| known.contains(grade))
        {
            return None;
        }
        if Closure::of(&field, start, level).is_solved() {
            return Some(grade);
        }
    }
    Some(Difficulty::Expert)
}

/// The grades of all puzzles with one solution.
fn grades(side: u32, locks: usize) -> Vec<Difficulty> {
    let mut found = Vec::new();
    for puzzle in unique(side, locks) {
        if puzzle.locked().len() == side as usize {
            continue;
        }
        found.extend(grade_unless_known(&puzzle, &found));
        found.sort_unstable();
        found.dedup();
        if found.len() == Difficulty::ALL.len() {
            break;
        }
    }
    found
}

#[test]
fn every_grade_that_exists_is_available() {
    for side in SIDES {
        for locks in 1..=MOST_LOCKS {
            let wanted = grades(side, locks as usize);
            assert_eq!(available(side, locks), wanted, "{side}, {locks} locked");
        }
    }
    assert!(available(3, 0).is_empty() && available(13, 0).is_empty());
    assert_eq!(available(10, 0), Difficulty::ALL);
}

#[test]
fn every_available_grade_is_made() {
    for side in SIDES {
        for locks in 0..=MOST_LOCKS {
            for grade in available(side, locks) {
                for seed in 0..3 {
                    let wanted = WantedQueens {
                        side,
                        locks,
                        free: 0,
                        grade,
                        seed,
                    };
                    let (puzzle, made) = MakingQueens::of(wanted).unwrap();
                    let found = Grading::of(&puzzle);
                    assert_eq!((made, found.grade), (grade, Some(grade)));
                    assert_eq!(solutions(&puzzle).len(), 1, "{wanted:?}");
                    let count = puzzle.locked().len() as u32;
                    assert!(count == locks || locks == 0 && (1..=MOST_LOCKS).contains(&count));
                    assert_eq!(
                        MakingQueens::of(wanted).unwrap().0,
                        puzzle,
                        "a seed is a puzzle"
                    );
                }
            }
        }
    }
}

#[test]
fn a_puzzle_that_does_not_exist_is_refused() {
    const CASES: [(u32, u32, Difficulty, &str); 5] = [
        (
            13,
            2,
            Difficulty::Easy,
            "Puzzles can be made from 4 × 4 to 12 × 12: choose a size in this range.",
        ),
        (
            8,
            5,
            Difficulty::Easy,
            "A puzzle can have 1 to 4 locked queens: choose a number from 1 to 4.",
        ),
        (
            8,
            1,
            Difficulty::Easy,
            "No 8 × 8 puzzle with 1 locked queen has one solution and queens left to place: choose another number.",
        ),
        (
            8,
            2,
            Difficulty::Easy,
            "There is no Easy puzzle with 2 locked queens on 8 × 8: choose another number or grade.",
        ),
        (
            5,
            0,
            Difficulty::Expert,
            "There is no Expert puzzle on 5 × 5: choose another grade or size.",
        ),
    ];
    for (side, locks, grade, wanted) in CASES {
        let refused = MakingQueens::of(WantedQueens {
            side,
            locks,
            free: 0,
            grade,
            seed: 0,
        });
        assert_eq!(refused.unwrap_err().to_string(), wanted);
    }
}

#[test]
fn seeds_differ() {
    let puzzle = |seed| {
        let (side, locks, grade) = (8, 3, Difficulty::Medium);
        MakingQueens::of(WantedQueens {
            side,
            locks,
            free: 0,
            grade,
            seed,
        })
    };
    let mut made: Vec<_> = (0..20).map(|seed| format!("{:?}", puzzle(seed))).collect();
    made.sort_unstable();
    made.dedup();
    assert!(made.len() >= 18, "{}", made.len());
}
