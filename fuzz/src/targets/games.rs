//! Games in play: moves, and their saves and links.

use forward_check::board::Size;
use forward_check::puzzles::{InPlay, KnightsGame, Puzzle, QueensGame, QueensPuzzle, Rule};

use crate::Given;
use crate::law::{assert_sentence, assert_sentences};

/// The most moves made, and the most words in a record.
const MOST: u32 = 24;

pub(super) fn take(given: &mut Given) {
    match given.puzzle(8) {
        Puzzle::Queens(puzzle) if puzzle.side() <= 64 => play_queens(given, puzzle),
        Puzzle::Knights(puzzle) if puzzle.size().area() <= 4_096 => {
            play_knight(given, KnightsGame::new(puzzle));
        }
        _ => {}
    }
}

fn play_queens(given: &mut Given, puzzle: QueensPuzzle) {
    let rule = given.one(&[Rule::Classic, Rule::Free]);
    let mut game = QueensGame::new(puzzle.clone(), rule);
    for _ in 0..given.below(MOST) {
        move_queens(given, &mut game);
    }
    let size = puzzle.size();
    assert_eq!(game.levels().len(), size.area());
    let attacked = game.conflicts();
    assert!(!game.is_solved() || attacked.is_empty());
    if let Some(lost) = game.lost() {
        assert_sentences(&lost.to_string());
    }
    let mut again = QueensGame::new(puzzle.clone(), Rule::Free);
    again
        .replay(&game.record())
        .expect("a record can be played again");
    again
        .replay_undone(&game.undone_record())
        .expect("so can what was undone");
    assert_eq!(again.position(), game.position());
    assert_eq!(again.undone_record(), game.undone_record());
    while game.undo() {}
    assert_eq!((game.position(), game.moves()), (String::new(), 0));
}

fn move_queens(given: &mut Given, game: &mut QueensGame) {
    let size = game.puzzle().size();
    let square = given.square(size);
    let made = match given.below(10) {
        0 => game.lift(square),
        1 => game.move_queen(square, given.square(size)),
        2 => game.cross(&given.squares(size, 5)).map(drop),
        3 => game.uncross(&given.squares(size, 5)).map(drop),
        4 => game.restore(&positions(given, size)).map(drop),
        5 => game.replay(&record(given, size)),
        6 => game.replay_undone(&record(given, size)),
        7 => done(game.undo()),
        8 => done(game.redo()),
        _ => game.place(square),
    };
    let _ = made.inspect_err(assert_sentence);
}

fn play_knight(given: &mut Given, mut game: KnightsGame) {
    let puzzle = game.puzzle().clone();
    for _ in 0..given.below(MOST) {
        move_knight(given, &mut game);
    }
    let area = puzzle.size().area();
    assert_eq!(game.degrees().len(), area);
    assert!(!game.is_solved() || game.path().len() == area - puzzle.blocked().len());
    assert!(
        game.stranded()
            .iter()
            .all(|&square| (square as usize) < area)
    );
    if let Some(lost) = game.lost() {
        assert_sentences(&lost.to_string());
    }
    let mut again = KnightsGame::new(puzzle);
    again
        .replay(&game.record())
        .expect("a record can be played again");
    again
        .replay_undone(&game.undone_record())
        .expect("so can what was undone");
    assert_eq!(again.path(), game.path());
    assert_eq!(again.undone_record(), game.undone_record());
    while game.undo() {}
    assert_eq!((game.path().len(), game.moves()), (1, 0));
}

fn move_knight(given: &mut Given, game: &mut KnightsGame) {
    let size = game.puzzle().size();
    let made = match given.below(10) {
        0 => game.jump(given.square(size)),
        1 => game.restore(&positions(given, size)).map(drop),
        2 => game.replay(&record(given, size)),
        3 => game.replay_undone(&record(given, size)),
        4 => done(game.undo()),
        5 => done(game.redo()),
        _ => {
            let onward: Vec<_> = game.reachable().collect();
            match onward[..] {
                [] => Ok(()),
                _ => game.jump(size.at(given.one(&onward) as usize)),
            }
        }
    };
    let _ = made.inspect_err(assert_sentence);
}

/// These moves are never refused; they may do nothing.
fn done<E>(_: bool) -> Result<(), E> {
    Ok(())
}

/// A position as in a save or a link.
fn positions(given: &mut Given, size: Size) -> String {
    let part = |given: &mut Given| {
        let names: Vec<_> = (0..given.below(5))
            .map(|_| given.square_name(size))
            .collect();
        names.join("+")
    };
    match given.below(3) {
        0 => format!("{}/{}", part(given), part(given)),
        _ => part(given),
    }
}

/// Moves as in a save.
fn record(given: &mut Given, size: Size) -> String {
    let words: Vec<_> = (0..given.below(MOST))
        .map(|_| recorded(given, size))
        .collect();
    words.join(" ")
}

fn recorded(given: &mut Given, size: Size) -> String {
    let square = given.square_name(size);
    match given.below(8) {
        0 => format!("-{square}"),
        1 => format!("x:{}", positions(given, size)),
        2 => format!("o:{}", positions(given, size)),
        3 => format!("={}", positions(given, size)),
        4 => format!("{square}>{}", given.square_name(size)),
        5 => given.word(&["x:", "o:", "=", "-", ">", "a1>", "=a1/b2/c3"]),
        _ => square,
    }
}
