//! The theorems on boards without a tour, against exhaustive search of every small board.

use forward_check::board::Size;
use forward_check::puzzles::theorems::{has_closed_tour, has_open_tour, no_tour};

use crate::common::boards;
use crate::common::knights::{has_tour, starts};

/// Boards that plain search can exhaust from every start in a moment.
fn small_boards() -> impl Iterator<Item = Size> {
    boards(25, 25).filter(|size| size.area() <= 25)
}

/// As the literature has it; by our convention a single square is an open tour and no closed one.
#[test]
fn boards_with_an_open_tour() {
    for size in small_boards() {
        let found = starts(size, false).any(|puzzle| has_tour(&puzzle));
        assert_eq!(has_open_tour(size), found, "{size}");
    }
}

#[test]
fn boards_with_a_closed_tour() {
    for size in small_boards().chain([Size::new(5, 6), Size::new(6, 5)]) {
        // A closed tour passes every square: one start will do.
        let found = starts(size, true).take(1).any(|puzzle| has_tour(&puzzle));
        assert_eq!(has_closed_tour(size), found, "{size}");
    }
}

#[test]
fn no_theorem_denies_a_tour_that_exists() {
    for size in small_boards() {
        for puzzle in starts(size, false).chain(starts(size, true)) {
            assert!(
                no_tour(&puzzle).is_none() || !has_tour(&puzzle),
                "{puzzle:?}"
            );
        }
    }
}
