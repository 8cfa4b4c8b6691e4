//! The theorems on boards without a tour, against exhaustive search of every small board.

use forward_check::board::{Size, Square};
use forward_check::puzzles::theorems::{
    cut, has_closed_tour, has_open_tour, no_tour, no_tour_from_anywhere,
};

use crate::common::boards;
use crate::common::knights::{has_tour, neighbours, starts};

/// Boards that plain search can exhaust from every start in a moment.
fn small_boards() -> impl Iterator<Item = Size> {
    boards(25, 25).filter(|size| size.area() <= 25)
}

/// As in the literature. By our convention a single square has an open tour but no closed one.
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
        // A closed tour passes every square, so one start is enough.
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

/// A theorem for all starts holds for every start.
#[test]
fn a_board_without_a_tour_has_none_from_any_start() {
    for size in small_boards() {
        for closed in [false, true] {
            for puzzle in starts(size, closed) {
                let denied = no_tour_from_anywhere(&puzzle);
                assert!(denied.is_none() || no_tour(&puzzle).is_some(), "{puzzle:?}");
                let all = starts(size, closed).all(|puzzle| no_tour(&puzzle).is_some());
                assert_eq!(denied.is_some(), all, "{puzzle:?}");
            }
        }
    }
}

/// The proof in the sentence: removing n squares leaves n + 2 parts.
#[test]
fn boards_fall_into_more_parts_than_a_tour_can_link() {
    for (rows, columns) in [(3, 5), (3, 6), (4, 4), (5, 3), (6, 3)] {
        let size = Size::new(rows, columns);
        let cut = cut(size);
        assert_eq!(parts_without(size, &cut), cut.len() + 2, "{size}");
    }
    assert_eq!(cut(Size::square(5)), []);
}

/// The number of parts of a knight's board without some squares.
fn parts_without(size: Size, squares: &[Square]) -> usize {
    let near = neighbours(size);
    let mut seen: Vec<bool> = size
        .squares()
        .map(|square| squares.contains(&square))
        .collect();
    let mut parts = 0;
    while let Some(first) = seen.iter().position(|seen| !seen) {
        parts += 1;
        let mut edge = vec![first];
        while let Some(square) = edge.pop() {
            if !std::mem::replace(&mut seen[square], true) {
                edge.extend(&near[square]);
            }
        }
    }
    parts
}
