//! Every message on a puzzle, a move or an answer, word for word.

use forward_check::board::{ParseSizeError, Size, Square};
use forward_check::puzzles::theorems::NoTour;
use forward_check::puzzles::verify::Flaw;
use forward_check::puzzles::{
    Game, InPlay, KnightsGame, KnightsPuzzle, QueensGame, QueensPuzzle, Rule, Setup, SetupError,
    UnknownGame, verify,
};

use crate::common::{self, check_message};

fn size(text: &str) -> Size {
    text.parse().unwrap()
}

#[test]
fn a_setup_that_is_no_puzzle() {
    // Game, board, squares as (row, column), closed; code and message.
    type Case = (
        Game,
        &'static str,
        &'static [(u32, u32)],
        bool,
        &'static str,
        &'static str,
    );
    use Game::{Knights, Queens};
    const CASES: [Case; 11] = [
        (
            Queens,
            "0",
            &[],
            false,
            "size",
            "There is no 0 × 0 board: choose from 1 × 1 to 1,000,000 × 1,000,000.",
        ),
        (
            Queens,
            "1000001",
            &[],
            false,
            "size",
            "There is no 1,000,001 × 1,000,001 board: choose from 1 × 1 to 1,000,000 × 1,000,000.",
        ),
        (
            Knights,
            "5x2001",
            &[],
            false,
            "size",
            "There is no 2,001 × 5 board: choose from 1 × 1 to 2,000 × 2,000.",
        ),
        (
            Queens,
            "5x6",
            &[],
            false,
            "not-square",
            "Queen’s Challenge needs a square board, not 6 × 5: choose the same number of rows and columns.",
        ),
        (
            Queens,
            "8",
            &[(8, 0)],
            false,
            "off-board",
            "Row 9, column 1 is off the 8 × 8 board: choose a square from a1 to h8.",
        ),
        (
            Knights,
            "5x30",
            &[(4, 30)],
            false,
            "off-board",
            "Row 5, column 31 is off the 30 × 5 board: choose a square from a1 to ad5.",
        ),
        (
            Queens,
            "8",
            &[(0, 0), (1, 1)],
            false,
            "locked-attack",
            "Queens on a8 and b7 would attack each other: choose another square for one of them.",
        ),
        (
            Queens,
            "8",
            &[(5, 3), (2, 3)],
            false,
            "locked-attack",
            "Queens on d6 and d3 would attack each other: choose another square for one of them.",
        ),
        (
            Queens,
            "8",
            &[(0, 0), (0, 0)],
            false,
            "locked-attack",
            "a8 is locked twice: lock it once.",
        ),
        (
            Knights,
            "8",
            &[(0, 0), (0, 1), (0, 2)],
            false,
            "many-starts",
            "A knight starts on one square, but 3 were given: keep one of them.",
        ),
        (
            Queens,
            "8",
            &[],
            true,
            "closed-queens",
            "Only a knight’s tour can be closed: leave that out for queens.",
        ),
    ];
    for (game, board, squares, closed, code, message) in CASES {
        let squares = squares
            .iter()
            .map(|&(row, column)| Square::new(row, column));
        let setup = Setup {
            game,
            size: size(board),
            squares: squares.collect(),
            blocked: Vec::new(),
            closed,
            regions: None,
        };
        let error = setup.build().unwrap_err();
        assert_eq!(error.code(), code);
        check_message(&error, message);
    }
}

/// A move as a save writes it, the code of the refusal and its message.
type MoveCase = (&'static str, &'static str, &'static str);

#[test]
fn a_move_of_queens_that_is_not_allowed() {
    const CASES: [MoveCase; 14] = [
        (
            "c5",
            "occupied",
            "c5 already has a queen: choose another square.",
        ),
        (
            "a8",
            "occupied",
            "a8 already has a queen: choose another square.",
        ),
        (
            "a5",
            "attacked",
            "The queens on a8 and c5 attack a5: choose a square that no queen attacks.",
        ),
        (
            "h8",
            "attacked",
            "The queen on a8 attacks h8: choose a square that no queen attacks.",
        ),
        (
            "-a8",
            "locked",
            "The queen on a8 is locked: take off one of your own instead.",
        ),
        (
            "-b1",
            "no-queen",
            "There is no queen on b1: choose a square with a queen.",
        ),
        (
            "hello",
            "unreadable",
            "“hello” is not a saved move: write a square such as c5, or -c5 to take its queen off.",
        ),
        (
            "-k9",
            "unreadable",
            "“-k9” is not a saved move: write a square such as c5, or -c5 to take its queen off.",
        ),
        (
            "x:",
            "unreadable",
            "“x:” is not a saved move: write a square such as c5, or -c5 to take its queen off.",
        ),
        (
            "c5>a8",
            "occupied",
            "a8 already has a queen: choose another square.",
        ),
        (
            "c5>b8",
            "attacked",
            "The queen on a8 attacks b8: choose a square that no queen attacks.",
        ),
        (
            "=c5+a8",
            "occupied",
            "a8 already has a queen: choose another square.",
        ),
        (
            "=c5+z9",
            "unreadable",
            "“c5+z9” is not a saved move: write a square such as c5, or -c5 to take its queen off.",
        ),
        (
            "=a1+a2+a3+a4+a5+a6+a7+b1",
            "none-left",
            "All 8 queens are on the board: take one off first.",
        ),
    ];
    let mut game = QueensGame::new(common::queens::puzzle(8, "a8"), Rule::Classic);
    game.replay("c5").unwrap();
    for (word, code, message) in CASES {
        let before = game.clone();
        let error = game.replay(word).unwrap_err();
        assert_eq!(error.code(), code);
        check_message(&error, message);
        assert_eq!(game, before, "a move that fails changes nothing");
    }
}

#[test]
fn more_attackers_are_listed() {
    let mut game = QueensGame::new(common::queens::puzzle(8, "a8"), Rule::Free);
    game.replay("d1 h4").unwrap();
    game.set_rule(Rule::Classic);
    let error = game.replay("d8").unwrap_err();
    check_message(
        &error,
        "The queens on a8, d1 and h4 attack d8: choose a square that no queen attacks.",
    );
}

#[test]
fn queens_off_the_board() {
    let mut game = QueensGame::new(common::queens::puzzle(4, "b4"), Rule::Free);
    let message = "Row 5, column 1 is off the 4 × 4 board: choose a square from a1 to d4.";
    let before = game.clone();
    for error in [game.place(Square::new(4, 0)), game.lift(Square::new(4, 0))] {
        let error = error.unwrap_err();
        assert_eq!(error.code(), "off-board");
        check_message(&error, message);
    }
    assert_eq!(game, before);
}

#[test]
fn one_queen_too_many() {
    let mut game = QueensGame::new(common::queens::puzzle(4, "b4"), Rule::Free);
    game.replay("a3 a2 a1").unwrap();
    let before = game.clone();
    let error = game.replay("d1").unwrap_err();
    assert_eq!(error.code(), "none-left");
    check_message(&error, "All 4 queens are on the board: take one off first.");
    assert_eq!(game, before);
}

#[test]
fn a_jump_that_is_not_allowed() {
    const CASES: [MoveCase; 8] = [
        (
            "=b6+",
            "unreadable",
            "“b6+” is not a saved path: write its squares in order, such as b6+c8.",
        ),
        (
            "=b6+h1",
            "not-a-jump",
            "A knight can’t jump from b6 to h1: go two squares one way and one across.",
        ),
        (
            "=b6+a8",
            "visited",
            "The tour started on a8: choose a square that hasn’t been visited yet.",
        ),
        (
            "a8",
            "visited",
            "The tour started on a8: choose a square that hasn’t been visited yet.",
        ),
        (
            "b6",
            "visited",
            "b6 is square 2 of the tour: choose a square that hasn’t been visited yet.",
        ),
        (
            "h1",
            "not-a-jump",
            "A knight can’t jump from c8 to h1: go two squares one way and one across.",
        ),
        (
            "b",
            "unreadable",
            "“b” is not a saved move: write a square such as c5, or a path such as =b6+c8.",
        ),
        (
            "i9",
            "unreadable",
            "“i9” is not a saved move: write a square such as c5, or a path such as =b6+c8.",
        ),
    ];
    let mut game = KnightsGame::new(common::knights::puzzle(Size::square(8), "a8", false));
    game.replay("b6 c8 a7").unwrap();
    game.undo();
    for (word, code, message) in CASES {
        let before = format!("{game:?}");
        let error = game.replay(word).unwrap_err();
        assert_eq!(error.code(), code);
        check_message(&error, message);
        assert_eq!(
            format!("{game:?}"),
            before,
            "a jump that fails changes nothing"
        );
    }
    let error = game.jump(Square::new(0, 8)).unwrap_err();
    assert_eq!(error.code(), "off-board");
    check_message(
        &error,
        "Row 1, column 9 is off the 8 × 8 board: choose a square from a1 to h8.",
    );
}

#[test]
fn a_text_that_names_no_square() {
    for text in ["", "a", "8", "a08", "a-1", "8a", "é5"] {
        let message =
            format!("“{text}” is not a square: write a column letter and a rank, such as a8.");
        check_message(&Size::square(8).parse(text).unwrap_err(), &message);
    }
    for (board, text, last) in [("8", "i1", "h8"), ("8", "a9", "h8"), ("3x40", "ao1", "an3")] {
        let board = size(board);
        let message =
            format!("The square {text} is off the {board} board: choose one from a1 to {last}.");
        check_message(&board.parse(text).unwrap_err(), &message);
    }
}

#[test]
fn a_text_that_is_no_size() {
    for text in ["", "x", "5x", "x5", "-1", "eight", "1x2x3", "5000000000"] {
        let message = format!(
            "“{text}” is not a board size: write a number such as 8, or rows and columns such as 5x6."
        );
        let error = text.parse::<Size>().unwrap_err();
        assert_eq!(error, ParseSizeError(text.to_owned()));
        check_message(&error, &message);
    }
}

#[test]
fn blocked_squares_that_do_not_fit() {
    type Case = (Game, &'static [(u32, u32)], &'static str, &'static str);
    const CASES: [Case; 3] = [
        (
            Game::Queens,
            &[(1, 1)],
            "blocked-queens",
            "Only a knight’s board has blocked squares: leave them out for queens.",
        ),
        (
            Game::Knights,
            &[(1, 1), (0, 0)],
            "blocked-start",
            "The knight starts on a8, which is blocked: choose another start, or unblock a8.",
        ),
        (
            Game::Knights,
            &[(8, 0)],
            "off-board",
            "Row 9, column 1 is off the 8 × 8 board: choose a square from a1 to h8.",
        ),
    ];
    for (game, blocked, code, message) in CASES {
        let blocked = blocked
            .iter()
            .map(|&(row, column)| Square::new(row, column));
        let setup = Setup {
            game,
            size: Size::square(8),
            squares: vec![Square::new(0, 0)],
            blocked: blocked.collect(),
            closed: false,
            regions: None,
        };
        let error = setup.build().unwrap_err();
        assert_eq!(error.code(), code);
        check_message(&error, message);
    }
}

#[test]
fn an_answer_of_queens_with_a_flaw() {
    // A solution of 4 × 4 with b4 locked is b4, d3, a2, c1.
    const CASES: [(&str, &str); 7] = [
        ("b4,d3,a2", "An answer needs 4 squares, but this one has 3."),
        ("b4,d3,a2,a2", "a2 is in the answer twice."),
        ("c4,a3,d2,b1", "The locked queen on b4 is missing."),
        ("b4,c4,a2,d1", "The queens on b4 and c4 attack each other."),
        ("b4,d3,b1,c2", "The queens on b4 and b1 attack each other."),
        ("b4,d2,a3,c1", "The queens on b4 and a3 attack each other."),
        ("b4,c3,a2,d1", "The queens on b4 and c3 attack each other."),
    ];
    let puzzle = common::queens::puzzle(4, "b4");
    for (answer, message) in CASES {
        let answer = common::squares(Size::square(4), answer);
        check_message(&verify::queens(&puzzle, &answer).unwrap_err(), message);
    }
    let off = verify::queens(&puzzle, &[Square::new(0, 4)]).unwrap_err();
    assert_eq!(off, Flaw::OffBoard(0, 4));
    check_message(&off, "Row 0, column 4 (from 0) is off the board.");
}

#[test]
fn a_tour_with_a_flaw() {
    let size = Size::new(3, 4);
    let tour = common::run(
        &common::knights::puzzle(size, "a3", false),
        "backtracking",
        u64::MAX,
    );
    let tour = tour.answer().unwrap();
    let judge = |start, closed, answer: &[Square]| {
        verify::knights(&common::knights::puzzle(size, start, closed), answer).unwrap_err()
    };
    let name = |place: usize| size.name(tour[place]);
    let mut swapped = tour.clone();
    swapped.swap(1, 2);
    check_message(
        &judge("a3", false, &tour[1..]),
        "An answer needs 12 squares, but this one has 11.",
    );
    check_message(
        &judge("a3", false, &[tour[0], tour[0]]),
        "a3 is in the answer twice.",
    );
    check_message(&judge("b3", false, &tour), "The tour does not start on b3.");
    check_message(
        &judge("a3", false, &swapped),
        &format!("No knight’s jump leads from a3 to {}.", name(2)),
    );
    check_message(
        &judge("a3", true, &tour),
        &format!(
            "No jump leads from the last square, {}, to the start.",
            name(11)
        ),
    );
    check_message(
        &judge("a3", true, &[Square::new(3, 0)]),
        "Row 3, column 0 (from 0) is off the board.",
    );
}

#[test]
fn a_theorem_against_a_tour() {
    check_message(
        &NoTour::Colour,
        "The knight changes colour with every jump, and this start is on the colour with fewer squares: no tour can start here.",
    );
    check_message(
        &NoTour::Schwenk(size("4x9")),
        "No closed tour exists on 9 × 4 (Schwenk, 1991).",
    );
    check_message(
        &NoTour::Small(size("2x9")),
        "No tour exists on 9 × 2: with two rows, a knight jumps two columns at a time and misses every other one.",
    );
}

/// Sizes that a page or a link may contain, valid and invalid.
#[test]
fn a_board_with_fewer_than_no_squares() {
    let error = SetupError::Size(Game::Queens, -3, -3);
    assert_eq!(error.code(), "size");
    check_message(
        &error,
        "There is no −3 × −3 board: choose from 1 × 1 to 1,000,000 × 1,000,000.",
    );
}

/// Puzzles made one by one refuse what a setup refuses.
#[test]
fn puzzles_check_their_squares() {
    let off = Square::new(8, 0);
    let message = "Row 9, column 1 is off the 8 × 8 board: choose a square from a1 to h8.";
    check_message(&QueensPuzzle::new(8, vec![off]).unwrap_err(), message);
    check_message(
        &KnightsPuzzle::new(Size::square(8), off, false).unwrap_err(),
        message,
    );
}

#[test]
fn a_game_that_there_is_not() {
    let error = "chess".parse::<Game>().unwrap_err();
    assert_eq!(error, UnknownGame("chess".to_owned()));
    check_message(
        &error,
        "“chess” is not a game: choose queens, colour or knights.",
    );
}
