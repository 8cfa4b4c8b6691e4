//! Hints that cross out several squares for one reason, on boards of colours, checked from the rules.

use forward_check::board::{Rules, Square, Unit};
use forward_check::generate::colour::{MakingColours, WantedColours};
use forward_check::generate::daily::Plan;
use forward_check::generate::date::Date;
use forward_check::hint::queens::AskingQueens;
use forward_check::hint::{Deduction, HintLine};
use forward_check::puzzles::{InPlay, QueensGame, QueensPuzzle, Rule};

use crate::common::queens::{attack_on, solutions};

/// The squares of a line that are neither attacked nor crossed out.
fn left(game: &QueensGame, line: HintLine) -> Vec<Square> {
    let puzzle = game.puzzle();
    let is_free = |at: &Square| {
        let mut queens = game.all();
        !game.crosses().contains(at)
            && !queens.any(|queen| queen == *at || attack_on(puzzle, queen, *at))
    };
    let squares = puzzle.rules().squares_of(Unit::from(line));
    squares.into_iter().filter(is_free).collect()
}

/// The line that a sentence calls by this name.
fn line_of(rules: &Rules, name: &str) -> HintLine {
    let unit = rules.units().find(|&unit| rules.unit_name(unit) == name);
    unit.unwrap_or_else(|| panic!("no line {name}")).into()
}

/// A group that would leave one line with none: every square attacks all that the line has left, and the words about
/// a line inside another are true.
fn check(game: &QueensGame, told: &Deduction) {
    let (puzzle, size) = (game.puzzle(), game.puzzle().size());
    let squares = left(game, told.lines[0]);
    let group: Vec<_> = told
        .ruled_out
        .iter()
        .map(|&at| size.at(at as usize))
        .collect();
    for &out in &group {
        assert!(
            squares.iter().all(|&at| attack_on(puzzle, out, at)),
            "{told:?}"
        );
    }
    let (_, reason) = told.text.split_once(". ").unwrap();
    let (reason, _) = reason.split_once(" Out: ").unwrap();
    let Some((count, words)) = reason.split_once(" left in ") else {
        let count = squares.len();
        let all = if count == 2 {
            "both".to_owned()
        } else {
            format!("all {count}")
        };
        assert!(
            reason.starts_with(&format!("Each attacks {all} squares left there: ")),
            "{told:?}"
        );
        return;
    };
    let (of, inside) = words.split_once(" are in ").unwrap();
    let (inside, rest) = inside.split_once(", so the queen of ").unwrap();
    assert_eq!(rest, format!("{inside} goes there."));
    assert_eq!(line_of(puzzle.rules(), of), told.lines[0]);
    let number = squares.len();
    let all = if number == 2 {
        "Both squares".to_owned()
    } else {
        format!("All {number} squares")
    };
    assert_eq!(count, all);
    let inside = puzzle
        .rules()
        .squares_of(line_of(puzzle.rules(), inside).into());
    assert!(
        squares.iter().chain(&group).all(|at| inside.contains(at)),
        "{told:?}"
    );
}

fn made(wanted: WantedColours) -> QueensPuzzle {
    let mut making = MakingColours::new(wanted);
    while !making.step() {}
    making.puzzle().unwrap().0
}

#[test]
fn one_reason_crosses_out_all_its_squares() {
    let days = std::iter::successors(Date::new(2026, 1, 1), |date| Some(date.next()));
    let (mut hints, mut crossed, mut inside) = (0, 0, 0);
    for wanted in days.map(|date| Plan::of(date).colour).take(14) {
        let board = made(wanted);
        let answer = &solutions(&board)[0];
        let mut game = QueensGame::new(
            QueensPuzzle::with(board.rules().clone(), vec![]).unwrap(),
            Rule::Free,
        );
        while !game.is_solved() {
            let hint = AskingQueens::of(game.clone());
            let told = hint.reasoning.unwrap();
            let size = game.puzzle().size();
            let is_wrong = |&at: &u64| answer.contains(&size.at(at as usize));
            assert!(!told.ruled_out.iter().any(is_wrong), "{told:?}");
            if told.ruled_out.len() > 1 && told.rule == "empties-a-line" {
                check(&game, &told);
                inside += u32::from(told.text.contains(" left in "));
            }
            hints += u32::from(!told.ruled_out.is_empty());
            crossed += told.ruled_out.len();
            game.play(&hint.step.unwrap().record).unwrap();
        }
    }
    println!("{crossed} squares crossed out by {hints} hints, {inside} of one line inside another");
    assert!(
        crossed > 2 * hints as usize && inside > 10,
        "{crossed} {hints} {inside}"
    );
}
