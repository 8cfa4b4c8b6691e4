//! Every message on a run that can't be made or can't succeed, word for word.

use std::error::Error;

use forward_check::board::Size;
use forward_check::puzzles::{Game, Setup};
use forward_check::run::{LaneOrder, Race, Run, RunError, TooLarge};

use crate::common::rows::rows_of;
use crate::common::{self, check_message};

fn size(text: &str) -> Size {
    text.parse().unwrap()
}

#[test]
fn an_unknown_solver() {
    let queens = Setup {
        game: Game::Queens,
        size: size("8"),
        squares: Vec::new(),
        blocked: Vec::new(),
        closed: false,
        regions: None,
    };
    let knights = Setup {
        game: Game::Knights,
        ..queens.clone()
    };
    let refused = |setup: Setup, id| Run::new(setup.build().unwrap(), id, 0).unwrap_err();
    for (setup, id) in [(queens, "warnsdorff"), (knights, "brute-force")] {
        let game = setup.game;
        let ids: Vec<_> = rows_of(game).map(|row| &*row.id).collect();
        let message = format!(
            "There is no {} solver “{id}”: choose one of {}.",
            game.id(),
            ids.join(", ")
        );
        check_message(&refused(setup, id), &message);
    }
}

#[test]
fn a_solver_that_does_not_take_the_board_or_an_option() {
    type Case = (
        Game,
        &'static str,
        &'static str,
        (&'static str, &'static str),
        &'static str,
        &'static str,
    );
    // Game, board, solver, an option and its value; code and message.
    const CASES: [Case; 7] = [
        (
            Game::Queens,
            "1001",
            "backtracking",
            ("", ""),
            "too-large",
            "Backtracking takes boards of up to 1,000 a side: choose a smaller board, or Linear-time search.",
        ),
        (
            Game::Queens,
            "1000000",
            "electric",
            ("", ""),
            "too-large",
            "Electric charges takes boards of up to 16 a side: choose a smaller board, or Linear-time search.",
        ),
        (
            Game::Knights,
            "5x101",
            "pruned",
            ("", ""),
            "too-large",
            "Strong pruning takes boards of up to 100 a side: choose a smaller board, or Warnsdorff.",
        ),
        (
            Game::Queens,
            "8",
            "backtracking",
            ("rows", "fewest"),
            "option",
            "Backtracking has no option “rows”: leave it out.",
        ),
        (
            Game::Knights,
            "8",
            "warnsdorff",
            ("rows", "fewest"),
            "option",
            "Warnsdorff has no option “rows”: it takes tie-break, no-backtracking.",
        ),
        (
            Game::Knights,
            "8",
            "warnsdorff",
            ("tie-break", "none"),
            "option",
            "“none” is not a valid value for tie-break: choose one of fixed, random, pohl, roth, squirrel-cull, cascade.",
        ),
        (
            Game::Queens,
            "8",
            "forward-checking",
            ("restart-after", "0"),
            "option",
            "“0” is not a valid value for restart-after: write a whole number from 1 up.",
        ),
    ];
    for (game, board, solver, option, code, message) in CASES {
        let setup = Setup {
            game,
            size: size(board),
            squares: Vec::new(),
            blocked: Vec::new(),
            closed: false,
            regions: None,
        };
        let options = Some(option).filter(|(name, _)| !name.is_empty());
        let error = Run::with(setup.build().unwrap(), solver, options, 0).unwrap_err();
        assert_eq!(error.code(), code);
        check_message(&error, message);
    }
}

/// The sentences of the solver *Closed tour* when it has no tour to follow.
#[test]
fn a_board_without_a_closed_tour() {
    const CASES: [(&str, &str, &str); 4] = [
        (
            "5",
            "a5",
            "A closed tour needs equal numbers of light and dark squares, but this board has 13 light and 12 dark. For an open tour, choose another solver.",
        ),
        (
            "5",
            "b5",
            "The knight changes colour with every jump, and this start is on the colour with fewer squares: no tour can start here.",
        ),
        (
            "4",
            "a4",
            "No tour exists on 4 × 4: without 4 of its squares, it falls into 6 parts, and 4 squares can link only 5.",
        ),
        (
            "3x4",
            "a3",
            "No closed tour exists on 4 × 3 (Schwenk, 1991). For an open tour, choose another solver.",
        ),
    ];
    for (board, start, reason) in CASES {
        let run = common::run(
            &common::knights::puzzle(size(board), start, false),
            "hamiltonian",
            9,
        );
        assert_eq!(run.sentence().text, reason);
    }
}

/// The source of an error is the error that it holds.
#[test]
fn an_error_that_holds_another_gives_it_as_its_source() {
    let setup = Setup::empty(Game::Queens, size("1001"));
    let puzzle = setup.build().unwrap();
    let refused = Run::new(puzzle.clone(), "backtracking", 0).unwrap_err();
    assert!(refused.source().unwrap().is::<TooLarge>());
    let lanes = [LaneOrder::new("backtracking", "")];
    let refused = Race::new(&puzzle, &lanes, 1).unwrap_err();
    assert!(refused.source().unwrap().is::<RunError>());
    let refused = Race::new(&puzzle, &[], 1).unwrap_err();
    assert!(refused.source().is_none());
}
