//! Explanations of whole solutions: each reason is checked by brute force.

use forward_check::board::{Rules, Size};
use forward_check::generate::colour::{MakingColours, WantedColours};
use forward_check::hint::Difficulty;
use forward_check::hint::queens::{Explaining, ExplanationEnd};
use forward_check::puzzles::QueensPuzzle;
use serde::Deserialize;

use super::explanation_checker::check;
use crate::common::queens::{puzzle, several_locks};
use crate::common::{colours, is_all, on_every_processor, squares};

const RECORD: &str = include_str!("../../record/days.jsonl");

#[derive(Deserialize)]
struct Day {
    puzzles: [Recorded; 4],
}

#[derive(Deserialize)]
struct Recorded {
    game: String,
    size: String,
    board: String,
}

impl Recorded {
    fn puzzle(&self) -> Option<QueensPuzzle> {
        let side = self.size.split_once('x')?.0.parse().ok()?;
        match self.game.as_str() {
            "colour" => Some(colours::puzzle(&self.board, "")),
            "queens" => {
                let locked = squares(Size::square(side), &self.board.replace('+', ","));
                QueensPuzzle::new(side, locked).ok()
            }
            _ => None,
        }
    }
}

/// The queens of days, in colours and classic, from Easy to Expert.
fn of_days() -> impl Iterator<Item = QueensPuzzle> {
    let days = RECORD.lines().step_by(5);
    let days = days.map(|line| serde_json::from_str::<Day>(line).unwrap());
    days.flat_map(|day| day.puzzles.into_iter().filter_map(|one| one.puzzle()))
}

/// Boards in colours of the hardest grade, which days don't have.
fn hardest() -> impl Iterator<Item = QueensPuzzle> {
    let wanted = (0..).map(|seed| WantedColours {
        side: 10 + seed as u32 % 2,
        grade: Difficulty::Expert,
        seed,
    });
    wanted.map(|wanted| MakingColours::of(wanted).unwrap().0)
}

/// Boards with one solution, with several, and with none.
fn boards(count: usize) -> Vec<QueensPuzzle> {
    let random = (0..).map(|seed| colours::random(5 + seed as u32 % 4, seed));
    let random = random.take(count * 6 / 20);
    let hard = hardest().take(count / 20);
    let rest = count - count * 6 / 20 - count / 20;
    of_days().take(rest).chain(random).chain(hard).collect()
}

#[test]
fn every_reason_holds_from_what_was_shown_before() {
    let boards = boards(if is_all() { 200 } else { 20 });
    on_every_processor(&boards, |puzzle| {
        check(puzzle, &Explaining::of(puzzle.clone()));
    });
}

#[test]
fn boards_with_locks_end_where_they_should() {
    let none = puzzle(8, "a8,b6,c4");
    for board in several_locks().chain(colours::worked()) {
        check(&board, &Explaining::of(board.clone()));
    }
    assert_eq!(Explaining::of(none).end, ExplanationEnd::None);
}

#[test]
fn a_board_of_stripes_shows_two_solutions_at_once() {
    let letters: String = (0..144).map(|at| (b'A' + at / 12) as char).collect();
    let rules = Rules::colour(letters.parse().unwrap());
    let told = Explaining::of(QueensPuzzle::with(rules, Vec::new()).unwrap());
    assert_eq!((told.reasons.len(), told.solutions), (2, 1_000));
    assert_eq!(told.text, "At least 1,000 solutions, which share no queen.");
}

/// The words of an explanation from its start to its end.
#[test]
fn reasons_are_said_in_one_sentence() {
    let told = Explaining::of(colours::puzzle(colours::WORKED[1].0, ""));
    let says = |at: usize| {
        let one = &told.reasons[at];
        [&one.title, &one.reason.text, &one.detail].map(String::as_str)
    };
    assert_eq!(
        says(0),
        [
            "Rule out d4 and f3",
            "A queen on d4 or f3 would leave purple (E) without a square.",
            "Each attacks all 5 squares left there: e4, f4, g4, d3 and e3."
        ]
    );
    assert_eq!(
        says(1),
        [
            "Rule out 6 squares",
            "With a queen on any of these 6 squares, sand (G) and brown (H) can’t both get one.",
            "Shown for d2: sand (G) keeps a1 and b1, and brown (H) keeps g1 and h1. \
             Each square of the one attacks every square of the other."
        ]
    );
    assert_eq!(
        says(2),
        [
            "Queen on g3",
            "Grey (F) has one square left: g3.",
            "Every other square in it is attacked or ruled out."
        ]
    );
    assert_eq!(told.text, "11 reasons lead to the only solution.");
}
