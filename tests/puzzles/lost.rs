//! Positions that can no longer be completed, against independent searches.

use forward_check::board::{Size, Square};
use forward_check::puzzles::{
    InPlay, KnightsGame, KnightsPuzzle, QueensGame, QueensPuzzle, Rule, WhyLost,
};
use proptest::prelude::*;

use crate::common::knights::goes_on;
use crate::common::wanted::{cases, locked_board, tour_puzzle};
use crate::common::{self, queens};

/// A game of queens after attempts on random squares.
fn queens_game(puzzle: QueensPuzzle, wishes: &[usize]) -> QueensGame {
    let size = puzzle.size();
    let mut game = QueensGame::new(puzzle, Rule::Classic);
    for wish in wishes {
        let _ = game.place(size.at(wish % size.area()));
    }
    game
}

/// A tour after random jumps.
fn knights_game(puzzle: KnightsPuzzle, wishes: &[usize]) -> KnightsGame {
    let size = puzzle.size();
    let mut game = KnightsGame::new(puzzle);
    for wish in wishes {
        let reachable: Vec<_> = game.reachable().collect();
        if let Some(&target) = reachable.get(wish % reachable.len().max(1)) {
            game.jump(size.at(target as usize)).unwrap();
        }
    }
    game
}

/// The rows without a queen in which every square is attacked.
fn empty_rows(game: &QueensGame) -> Vec<u32> {
    let all: Vec<_> = game.all().collect();
    let side = game.puzzle().side();
    let attacked = |square| all.iter().any(|&queen| queens::attack(queen, square));
    let is_empty = |&row: &u32| {
        all.iter().all(|queen| queen.row != row)
            && (0..side).all(|column| attacked(Square::new(row, column)))
    };
    (0..side).filter(is_empty).collect()
}

proptest! {
    #![proptest_config(cases(400))]

    /// On boards this small the search always finishes, so it warns exactly when it should.
    #[test]
    fn queens_are_lost_where_no_solution_holds_them(puzzle in locked_board(6), wishes in prop::collection::vec(any::<usize>(), 0..6)) {
        let game = queens_game(puzzle, &wishes);
        let position = QueensPuzzle::new(game.puzzle().side(), game.all().collect()).unwrap();
        let lost = game.lost();
        prop_assert_eq!(lost.is_some(), queens::solutions(&position).is_empty());
        if let Some(&row) = empty_rows(&game).first() {
            let lost = lost.unwrap();
            prop_assert_eq!(lost.why, WhyLost::Row);
            prop_assert!(lost.squares.iter().all(|square| square.row == row));
        }
    }

    #[test]
    fn a_tour_is_lost_where_none_goes_on(puzzle in tour_puzzle(5), wishes in prop::collection::vec(any::<usize>(), 0..24)) {
        prop_assume!(puzzle.squares_to_visit() <= 20);
        let game = knights_game(puzzle, &wishes);
        let whole = game.path().len() == game.puzzle().squares_to_visit();
        let lost = game.lost();
        prop_assert_eq!(lost.is_some(), !whole && !goes_on(game.puzzle(), game.path()));
        if !game.stranded().is_empty() {
            prop_assert_eq!(lost.unwrap().why, WhyLost::Stranded);
        }
    }

    /// No part of a solution is lost, on boards of every size.
    #[test]
    fn part_of_a_solution_is_never_lost(side in 4_u32..30, kept: u32) {
        let answer = common::run(&queens::puzzle(side, ""), "linear", 1_000_000).answer();
        let stand = answer.unwrap().into_iter().enumerate();
        let stand = stand.filter(|(place, _)| kept >> (place % 32) & 1 == 1);
        let puzzle = QueensPuzzle::new(side, stand.map(|(_, queen)| queen).collect()).unwrap();
        prop_assert_eq!(QueensGame::new(puzzle, Rule::Classic).lost(), None);
    }
}

/// No part of a tour is lost, even on boards too large to search.
#[test]
fn part_of_a_tour_is_never_lost() {
    for (rows, columns, closed) in [(5, 5, false), (6, 6, true), (8, 8, true), (9, 10, true)] {
        let size = Size::new(rows, columns);
        let solver = if closed { "hamiltonian" } else { "warnsdorff" };
        let puzzle = common::knights::puzzle(size, "a1", closed);
        let tour = common::run(&puzzle, solver, 1_000_000).answer().unwrap();
        let mut game = KnightsGame::new(puzzle);
        for &square in &tour[1..] {
            assert_eq!(game.lost(), None, "{size}, move {}", game.moves());
            game.jump(square).unwrap();
        }
        assert_eq!(game.lost(), None);
    }
}

/// On a board too large to search, obvious reasons are still found.
#[test]
fn a_large_tour_without_a_way_home_is_lost() {
    let size = Size::square(10);
    let mut game = KnightsGame::new(common::knights::puzzle(size, "a1", true));
    game.replay("b3 d4 c2").unwrap();
    assert_eq!(game.lost().unwrap().why, WhyLost::NoWayHome);
}

#[test]
fn queens_in_conflict_are_not_lost() {
    let mut game = QueensGame::new(queens::puzzle(4, "a4"), Rule::Free);
    game.replay("b4").unwrap();
    assert_eq!(game.lost(), None);
}

/// A board, its given squares and the moves made, with the sentence.
type Case = (&'static str, &'static str, &'static str, &'static str);

#[test]
fn what_is_said_of_lost_queens() {
    const CASES: [Case; 3] = [
        (
            "4",
            "a4",
            "c3",
            "Row 2 has no free square left. Undo to continue.",
        ),
        (
            "5",
            "a2",
            "c5",
            "Column b has no free square left. Undo to continue.",
        ),
        (
            "6",
            "b6",
            "a4",
            "No solution has all these queens. Undo to continue.",
        ),
    ];
    for (side, locked, moves, sentence) in CASES {
        let puzzle = queens::puzzle(side.parse().unwrap(), locked);
        let mut game = QueensGame::new(puzzle, Rule::Classic);
        game.replay(moves).unwrap();
        assert_eq!(
            game.lost().map(|lost| lost.to_string()).as_deref(),
            Some(sentence)
        );
    }
}

#[test]
fn what_is_said_of_a_lost_tour() {
    const CASES: [(&str, bool, &str, &str, &str); 8] = [
        (
            "3x3",
            false,
            "a3",
            "",
            "b2 is stranded: no jump leads there any more.",
        ),
        (
            "6",
            false,
            "e4",
            "c5 d3 b4 d5 f4",
            "a6 and f6 are stranded: no jump leads there any more.",
        ),
        (
            "2x5",
            false,
            "a2",
            "",
            "7 squares are cut off: the knight can’t get there any more.",
        ),
        (
            "6",
            true,
            "a1",
            "b3 d4 c2",
            "No unvisited square leads back to a1.",
        ),
        ("6", true, "e1", "c2 d4", "a1 has a way in but no way out."),
        (
            "6",
            true,
            "a5",
            "b3 c5 e6",
            "a6 and a1 have a way in but no way out.",
        ),
        (
            "6",
            false,
            "d5",
            "e3 d1",
            "f6 and f1 have no way out, and a tour can end on only one of them.",
        ),
        ("6", false, "c3", "d5 e3", "No tour is possible from here."),
    ];
    for (board, closed, start, moves, sentence) in CASES {
        let puzzle = common::knights::puzzle(board.parse().unwrap(), start, closed);
        let mut game = KnightsGame::new(puzzle);
        game.replay(moves).unwrap();
        let lost = game.lost().map(|lost| lost.to_string());
        let sentence = format!("{sentence} Undo to continue.");
        assert_eq!(lost, Some(sentence));
    }
}
