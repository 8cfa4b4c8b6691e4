//! Hints, counts, grades, generated puzzles and daily puzzles.

use forward_check::generate::thinking::{MadePuzzle, Thinking, Thought, Wish};
use forward_check::puzzles::{KnightsGame, Puzzle, QueensGame, Rule};

use crate::Given;
use crate::law::{assert_sentence, assert_sentences};

/// The size limits of all boards and of small boards.
const LARGEST_AREA: usize = 4_096;
const SMALL_AREA: usize = 144;

/// The work allowed for a question about a small board, and about a larger one.
const PIECES: u32 = 300;
const PIECES_OF_LARGE: u32 = 12;

pub(super) fn take(given: &mut Given) {
    let puzzle = given.puzzle(6);
    if puzzle.size().area() > LARGEST_AREA {
        return;
    }
    let is_small = puzzle.size().area() <= SMALL_AREA;
    let pieces = if is_small { PIECES } else { PIECES_OF_LARGE };
    let question = match given.below(6) {
        0 => Some(Thinking::ways(puzzle)),
        1 => Some(Thinking::grade(&puzzle)),
        2 => Thinking::generate(&wish(given))
            .inspect_err(assert_sentence)
            .ok(),
        3 => given
            .word(&["2026-11-21", "1970-01-01", "9999-12-31"])
            .parse()
            .ok()
            .map(Thinking::daily),
        _ => Some(hint(given, puzzle)),
    };
    if let Some(question) = question {
        think(question, pieces);
    }
}

fn think(mut question: Thinking, pieces: u32) {
    if !(0..pieces).any(|_| question.step()) {
        return;
    }
    match question.answer() {
        Thought::Hint(hint) => assert_sentences(&hint.possible.text),
        Thought::Ways(ways) => assert_sentences(&ways.text),
        Thought::Made(MadePuzzle::Problem { problem }) => assert_sentence(&problem),
        _ => {}
    }
}

/// A hint in a game with moves that can be made.
fn hint(given: &mut Given, puzzle: Puzzle) -> Thinking {
    let size = puzzle.size();
    match puzzle {
        Puzzle::Queens(puzzle) => {
            let mut game = QueensGame::new(puzzle, Rule::Free);
            for square in given.squares(size, 6) {
                let _ = game.place(square);
            }
            Thinking::queens_hint(game)
        }
        Puzzle::Knights(puzzle) => {
            let mut game = KnightsGame::new(puzzle);
            for _ in 0..given.below(12) {
                let onward: Vec<_> = game.reachable().collect();
                let jump = (!onward.is_empty()).then(|| given.one(&onward));
                jump.map(|square| game.jump(size.at(square as usize)));
            }
            Thinking::knights_hint(game)
        }
    }
}

fn wish(given: &mut Given) -> Wish {
    let size = given.size(9);
    Wish {
        game: given.word(&["queens", "knights"]),
        rows: size.rows,
        columns: size.columns,
        locks: given.short_number() % 12,
        grade: given.word(&["easy", "medium", "hard", "expert"]),
        seed: given.number(),
        closed: given.once_in(3),
        blocked: if given.once_in(3) {
            given.short_number()
        } else {
            0
        },
    }
}
