//! What the tasks ask that have no reference to compare with.

use forward_check::board::Size;
use forward_check::lab::{Grade, Task, Verdict, Word};
use forward_check::puzzles::Puzzle;

use crate::common::queens;
use crate::programs::{graded, recorded};

/// The grade of a program that does this on a board of 4 × 4: “a4” places a queen, “-a4” takes it off, “a4>b4” moves it.
fn told(task: Task, moves: &str, solved: bool) -> Grade {
    let size = Size::square(4);
    let number = |name: &str| size.number(size.parse(name).unwrap()) as u16;
    let words = moves.split_whitespace().flat_map(|word| {
        let moved = word.split_once('>');
        match (moved, word.strip_prefix('-')) {
            (Some((from, to)), _) => vec![Word::Move(number(from)), Word::To(number(to))],
            (None, Some(name)) => vec![Word::Lift(number(name))],
            (None, None) => vec![Word::Place(number(word))],
        }
    });
    let words = words.chain([Word::End { solved }]).map(Word::bits);
    let puzzle = Puzzle::Queens(queens::puzzle(4, ""));
    graded(task, &recorded(&puzzle, words.collect()))
}

fn passes(task: Task, moves: &str, solved: bool) {
    let grade = told(task, moves, solved);
    assert_eq!(grade.verdict, Verdict::Pass, "{moves}: {grade:?}");
}

fn fails(task: Task, moves: &str, message: &str) {
    let grade = told(task, moves, true);
    assert_eq!(grade.message.as_deref(), Some(message), "{moves}");
}

/// From b4 b3 a2 c1: b3 has two conflicts, and d3 none.
#[test]
fn a_repair_moves_an_attacked_queen_to_a_square_with_the_fewest_conflicts() {
    let task = Task::MinConflicts;
    passes(task, "b4 d3 a2 c1", true);
    passes(task, "b4 b3 a2 c1 b3>d3", true);
    passes(task, "b4 b3 a2 c1 -b3 d3", true);
    passes(task, "a4 b3 c2 d1 -a4 -b3 -c2 -d1 b4 d3 a2 c1", true);
    let stays = "b4 b3 a2 c1 b3>c3 c3>d3";
    fails(task, stays, "Move 5: c3 has 2 conflicts, but d3 has 0.");
    let calm = "b4 d3 a2 c1 b4>c4 c4>b4";
    fails(
        task,
        calm,
        "Move 5: the queen on b4 moves, but no queen attacks it.",
    );
    let early = "b4 -b4 b4 d3 a2 c1";
    fails(
        task,
        early,
        "Move 2: the queen on b4 comes off before every row has a queen.",
    );
    let row = "b4 b3 a2 c1 -b3 a1 -a1 -c1 d3 c1";
    fails(
        task,
        row,
        "Move 6: a1 is in the row of c1: every row has one queen.",
    );
}

#[test]
fn hill_climbing_never_makes_the_board_worse() {
    let task = Task::HillClimbing;
    passes(task, "b4 b3 a2 c1 b3>c3 c3>d3", true);
    let worse = "b4 d3 a2 c1 c1>d1 d1>c1";
    fails(
        task,
        worse,
        "Move 5: c1 to d1 makes the board worse by 1 attacking pair.",
    );
}

#[test]
fn counting_shows_every_solution() {
    let task = Task::Count;
    passes(task, "b4 d3 a2 c1 -c1 -a2 -d3 -b4 c4 a3 d2 b1", true);
    passes(task, "b4 d3 a2 c1 -c1 -a2 -d3 -b4 c4 a3 d2 b1 -b1", false);
    let one = "Your program shows 1 of 2 solutions. It misses c4, a3, d2 and b1.";
    fails(task, "b4 d3 a2 c1", one);
}
