//! Puzzles without a solution, against plain enumeration, and their messages.

use forward_check::board::{Size, Square};
use forward_check::puzzles::{KnightsPuzzle, QueensPuzzle, hopeless};

use crate::common::boards;
use crate::common::knights::{self, has_tour, starts};
use crate::common::queens::{self, several_locks, single_locks};

#[test]
fn queens_are_hopeless_where_there_is_no_solution() {
    for puzzle in (1..=7).flat_map(single_locks).chain(several_locks()) {
        let none = queens::solutions(&puzzle).is_empty();
        assert_eq!(hopeless::queens(&puzzle).is_some(), none, "{puzzle:?}");
    }
}

#[test]
fn a_tour_is_hopeless_where_there_is_none() {
    for size in boards(5, 6).filter(|size| size.area() <= 20) {
        for puzzle in starts(size, false).chain(starts(size, true)) {
            assert_eq!(
                hopeless::tour(&puzzle).is_some(),
                !has_tour(&puzzle),
                "{puzzle:?}"
            );
        }
    }
}

/// The largest boards also get an answer at once.
#[test]
fn nobody_searches_a_large_board() {
    let puzzle = QueensPuzzle::new(1_000_000, vec![Square::new(0, 0)]).unwrap();
    assert_eq!(hopeless::queens(&puzzle), None);
    let puzzle = KnightsPuzzle::new(Size::square(100), Square::new(0, 0), true).unwrap();
    assert_eq!(hopeless::tour(&puzzle), None);
}

#[test]
fn what_is_said_of_hopeless_queens() {
    const CASES: [(u32, &str, &str); 4] = [
        (
            2,
            "",
            "On 2 × 2, one queen attacks every square, so a second has no place. Choose a larger board.",
        ),
        (
            3,
            "a1",
            "On 3 × 3, a queen leaves at most two squares free, and those attack each other. Choose a larger board.",
        ),
        (
            6,
            "a6",
            "No 6 × 6 solution has a queen on a6: everything was tried. Lock another square.",
        ),
        (
            6,
            "b6,a4",
            "No 6 × 6 solution has queens on b6 and a4: everything was tried. Lock another square.",
        ),
    ];
    for (side, locked, sentence) in CASES {
        let said = hopeless::queens(&queens::puzzle(side, locked));
        assert_eq!(said.unwrap().to_string(), sentence);
    }
}

#[test]
fn what_is_said_of_a_hopeless_tour() {
    const COLOUR: &str = "The knight changes colour with every jump";
    let cases = [
        ("4x5", "a4", true, "", "No closed tour exists on 5 × 4 (Schwenk, 1991). Choose an open tour, or another board.".to_owned()),
        ("5", "b5", true, "", "A closed tour needs equal numbers of light and dark squares, but this board has 13 light and 12 dark. Choose an open tour, or another board.".to_owned()),
        ("5", "b5", false, "", format!("{COLOUR}, and this start is on the colour with fewer squares: no tour can start here. Choose another start.")),
        (
            "6",
            "a6",
            false,
            "b5",
            format!(
                "{COLOUR}, and this start is on the colour with fewer squares: no tour can start here. Choose another start, or block other squares."
            ),
        ),
        ("4", "a4", false, "", "No tour exists on 4 × 4: without 4 of its squares, it falls into 6 parts, and 4 squares can link only 5. Choose a larger board.".to_owned()),
        ("6", "a6", false, "a1,b2,c1", format!("{COLOUR}, but this board has 18 light squares and 15 dark ones: no tour can visit them all. Block other squares.")),
        ("6", "a6", true, "a1", "A closed tour needs equal numbers of light and dark squares, but this board has 18 light and 17 dark. Choose an open tour, or block other squares.".to_owned()),
        ("3x4", "b3", false, "", "No tour can start on b3: everything was tried. Choose another start.".to_owned()),
        ("4", "a4", true, "b4,c4", "This board has no closed tour: everything was tried. Choose an open tour, or block other squares.".to_owned()),
    ];
    for (board, start, closed, blocked, sentence) in cases {
        let size: Size = board.parse().unwrap();
        let puzzle = knights::puzzle(size, start, closed);
        let puzzle = puzzle
            .with_blocked(crate::common::squares(size, blocked))
            .unwrap();
        assert_eq!(hopeless::tour(&puzzle).unwrap().to_string(), sentence);
    }
}

#[test]
fn what_is_said_before_a_start_is_chosen() {
    let from_anywhere = |board: &str, closed| {
        let puzzle = knights::puzzle(board.parse().unwrap(), "a1", closed);
        hopeless::tour_from_anywhere(&puzzle).map(|reason| reason.to_string())
    };
    for (board, sentence) in [
        (
            "1x7",
            "No tour exists on 7 × 1: a knight has no jump there. Choose a larger board.",
        ),
        (
            "2x9",
            "No tour exists on 9 × 2: with two rows, a knight jumps two columns at a time and misses every other one. Choose a larger board.",
        ),
        (
            "2",
            "No tour exists on 2 × 2: a knight has no jump there. Choose a larger board.",
        ),
        (
            "9x2",
            "No tour exists on 2 × 9: with two columns, a knight jumps two rows at a time and misses every other one. Choose a larger board.",
        ),
        (
            "3",
            "No tour exists on 3 × 3: no jump leads to its centre. Choose a larger board.",
        ),
    ] {
        assert_eq!(from_anywhere(board, false).as_deref(), Some(sentence));
    }
    assert_eq!(from_anywhere("5", false), None);
    assert!(from_anywhere("5", true).is_some());
    assert_eq!(from_anywhere("6", true), None);
}
