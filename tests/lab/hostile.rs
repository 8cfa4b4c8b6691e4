//! What can't be a program's tape is refused in a sentence.

use forward_check::board::Size;
use forward_check::lab::{LONGEST, Recording, Word};
use forward_check::puzzles::{KnightsPuzzle, Puzzle, QueensPuzzle};

use crate::common::{knights, queens};

fn refused(puzzle: &Puzzle, words: &[u16]) -> String {
    let notes = vec!["because".to_owned()];
    let error = Recording::new(puzzle.clone(), words.to_vec(), notes);
    error.expect_err("it is refused").to_string()
}

#[test]
fn hostile_words_on_a_board_of_queens_are_refused() {
    let puzzle = Puzzle::Queens(queens::puzzle(8, "a8"));
    let place = Word::Place;
    for (words, told) in [
        (
            vec![place(64)],
            "Square 64 isn’t on the 8 × 8 board: its squares are 0 to 63.",
        ),
        (vec![place(0)], "There is a queen on a8 already."),
        (
            vec![Word::Line(12), place(9), Word::Line(13), place(9)],
            "Line 13: there is a queen on b7 already.",
        ),
        (vec![Word::Lift(9)], "There is no queen on b7."),
        (vec![Word::Lift(0)], "The queen on a8 is locked."),
        (
            vec![Word::Move(0), Word::To(1)],
            "The queen on a8 is locked.",
        ),
        (vec![Word::Move(9), Word::To(1)], "There is no queen on b7."),
        (
            vec![place(9), Word::Move(9)],
            "The recording ends inside a move: run the program again.",
        ),
        (
            vec![place(9), Word::Move(9), place(10)],
            "The recording ends inside a move: run the program again.",
        ),
        (
            vec![place(9), Word::Move(9), Word::To(0)],
            "There is a queen on a8 already.",
        ),
        (
            vec![Word::To(3)],
            "Word 0 of the recording can’t be read: run the program again.",
        ),
        (
            vec![Word::Note(1)],
            "The recording has no note 1: run the program again.",
        ),
        (
            vec![Word::Strike(999)],
            "Square 999 isn’t on the 8 × 8 board: its squares are 0 to 63.",
        ),
        (
            (8..16).map(place).collect(),
            "All 8 queens are on the board: take one off first.",
        ),
        (
            vec![Word::End { solved: true }, Word::Yield],
            "Word 1 of the recording comes after its end: run the program again.",
        ),
    ] {
        let words: Vec<_> = words.into_iter().map(Word::bits).collect();
        assert_eq!(refused(&puzzle, &words), told);
    }
    for bits in [0, 0x0fff, 0x9001, 0xa002, 0xb000, u16::MAX] {
        let told = refused(&puzzle, &[bits]);
        assert_eq!(
            told,
            "Word 0 of the recording can’t be read: run the program again."
        );
    }
}

#[test]
fn hostile_words_on_a_knights_board_are_refused() {
    let puzzle = knights::puzzle(Size::square(5), "a5", false);
    let blocked = puzzle.with_blocked(vec![Size::square(5).at(11)]).unwrap();
    let puzzle = Puzzle::Knights(blocked);
    for (words, told) in [
        (
            vec![Word::Place(1)],
            "No knight’s jump leads from a5 to b5.",
        ),
        (vec![Word::Place(11)], "The square b3 is blocked."),
        (
            vec![Word::Place(7), Word::Place(0)],
            "The knight has visited a5 already.",
        ),
        (
            vec![Word::Lift(0)],
            "The jump to a5 isn’t the last one: take back the last jump first.",
        ),
        (
            vec![Word::Strike(0)],
            "Word 0 of the recording belongs to another puzzle: run the program again.",
        ),
        (
            vec![Word::Move(0), Word::To(7)],
            "Word 0 of the recording belongs to another puzzle: run the program again.",
        ),
    ] {
        let words: Vec<_> = words.into_iter().map(Word::bits).collect();
        assert_eq!(refused(&puzzle, &words), told);
    }
}

#[test]
fn a_recording_has_limits() {
    let puzzle = Puzzle::Queens(queens::puzzle(4, ""));
    let told = refused(&puzzle, &vec![Word::Yield.bits(); LONGEST + 1]);
    assert_eq!(
        told,
        "A recording takes 16,777,216 words at most: end the program sooner."
    );
    let large = Puzzle::Queens(QueensPuzzle::new(65, Vec::new()).unwrap());
    let told = refused(&large, &[]);
    assert_eq!(
        told,
        "Programs run on boards up to 64 × 64: choose a smaller one."
    );
    let wide = KnightsPuzzle::new(Size::new(3, 65), Size::square(3).at(0), false).unwrap();
    assert_eq!(refused(&Puzzle::Knights(wide), &[]), told);
}

#[test]
fn notes_are_short_and_stay_on_their_line() {
    let puzzle = Puzzle::Queens(queens::puzzle(4, ""));
    let words = [Word::Place(1), Word::Note(4_095)].map(Word::bits).to_vec();
    let note = format!("a\n{}", "b".repeat(300));
    // Later notes have no number.
    let recording = Recording::new(puzzle, words, vec![note; 10_000]).unwrap();
    let mut run = std::sync::Arc::new(recording).replay();
    run.next_move();
    let told = run.sentence().text;
    assert_eq!(told, format!("Queen on b4. “a {}…”", "b".repeat(198)));
}
