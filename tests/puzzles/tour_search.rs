//! Whether a tour is possible, against plain search and another solver's proof.

use forward_check::board::{Size, Square};
use forward_check::puzzles::{Found, KnightsPuzzle, TourSearch, verify};
use forward_check::solve::Rng;

use crate::common::knights::{goes_on, positions};
use crate::common::run;

/// The result of the search; a tour it finds is judged.
fn search(puzzle: &KnightsPuzzle, path: &[u32]) -> bool {
    let mut search = TourSearch::new(puzzle, path);
    let found = search.run(100_000).expect("small boards are decided");
    let tour = search.tour().map(|rest| [path, &rest].concat());
    assert_eq!(tour.is_some(), found == Found::Tour);
    if let Some(tour) = tour {
        let size = puzzle.size();
        let tour: Vec<Square> = tour.iter().map(|&s| size.at(s as usize)).collect();
        assert_eq!(
            verify::knights(puzzle, &tour),
            Ok(()),
            "{puzzle:?} {path:?}"
        );
    }
    found == Found::Tour
}

/// The most squares left that plain search can decide.
const PLAIN: usize = 22;

#[test]
fn a_tour_goes_on_where_plain_search_says_so() {
    let (mut yes, mut no) = (0, 0);
    for (puzzle, path) in positions(12_000) {
        let found = search(&puzzle, &path);
        if puzzle.squares_to_visit() - path.len() <= PLAIN {
            assert_eq!(found, goes_on(&puzzle, &path), "{puzzle:?} {path:?}");
            (yes, no) = (yes + u32::from(found), no + u32::from(!found));
        }
    }
    assert!(yes > 500 && no > 500, "{yes} yes, {no} no");
}

/// From the start of every small board, as strong pruning proves.
#[test]
fn a_board_has_a_tour_where_strong_pruning_says_so() {
    let mut rng = Rng::new(5);
    for _ in 0..300 {
        let size = Size::new(3 + rng.below(4), 3 + rng.below(4));
        let mut square = || size.at(rng.below(size.area() as u32) as usize);
        let (start, one, other) = (square(), square(), square());
        let blocked = [one, other].into_iter().filter(|&square| square != start);
        let puzzle = KnightsPuzzle::new(size, start, one.row > other.row).unwrap();
        let puzzle = puzzle.with_blocked(blocked.collect()).unwrap();
        let solved = run(&puzzle, "pruned", 3_000_000);
        let Some(outcome) = solved.outcome() else {
            continue;
        };
        let found = search(&puzzle, &[size.index(start) as u32]);
        assert_eq!(found, solved.answer().is_some(), "{puzzle:?} {outcome:?}");
    }
}

/// A search in slices gives the same result as in one go.
#[test]
fn a_search_in_pieces_comes_to_the_same() {
    for (puzzle, path) in positions(200) {
        let mut whole = TourSearch::new(&puzzle, &path);
        let mut pieces = whole.clone();
        whole.run(5_000);
        while pieces.found().is_none() && pieces.nodes() < 5_000 {
            pieces.run(1);
        }
        assert_eq!(
            (whole.found(), whole.tour()),
            (pieces.found(), pieces.tour())
        );
        assert_eq!(whole.nodes(), pieces.nodes());
    }
}

/// Large boards with nothing visited take nodes in proportion to their area.
#[test]
fn a_large_board_takes_as_many_trials_as_squares() {
    for (side, closed) in [(12, true), (12, false), (20, true), (20, false)] {
        let size = Size::square(side);
        let puzzle = KnightsPuzzle::new(size, Square::new(0, 0), closed).unwrap();
        let mut search = TourSearch::new(&puzzle, &[0]);
        assert_eq!(search.run(4 * size.area() as u64), Some(Found::Tour));
    }
}
