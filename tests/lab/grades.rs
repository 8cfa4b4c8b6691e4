//! Honest programs pass, however they try; every other one learns its first difference.

use forward_check::board::{Size, Square};
use forward_check::lab::{Change, Ending, Grading, Recording, Task, Verdict, Word};
use forward_check::puzzles::{KnightsPuzzle, Puzzle};
use forward_check::run::Steps;

use crate::common::knights::has_tour;
use crate::common::{colours, knights, queens};
use crate::programs::{
    Tries, alive, arc_consistency, asking, backtracking, fewest, forward_checking, from_left,
    from_right, graded, hardest_row, knight, recorded, unordered_forward_checking, unvisited,
};

/// Boards with a solution and without.
fn boards() -> Vec<forward_check::puzzles::QueensPuzzle> {
    let classic = [
        (4, ""),
        (4, "a4"),
        (5, ""),
        (6, "c5"),
        (6, "a6"),
        (8, "a8"),
        (8, "c5"),
    ];
    let classic = classic.map(|(side, locked)| queens::puzzle(side, locked));
    let colour = (0..4).map(|seed| colours::random(6, seed));
    classic.into_iter().chain(colour).collect()
}

#[test]
fn every_honest_way_to_search_passes() {
    use Task::{ArcConsistency, Backtracking, ColourForwardChecking, ForwardChecking, HardestRow};
    use Tries::{LooksFirst, PlacesFirst};
    for puzzle in boards() {
        let programs = [
            (Backtracking, backtracking(&puzzle, from_left)),
            (Backtracking, asking(&puzzle)),
            (ForwardChecking, forward_checking(&puzzle, LooksFirst, true)),
            (
                ForwardChecking,
                forward_checking(&puzzle, PlacesFirst, true),
            ),
            (
                ColourForwardChecking,
                forward_checking(&puzzle, PlacesFirst, false),
            ),
            (HardestRow, hardest_row(&puzzle)),
        ];
        for (way, (task, program)) in programs.iter().enumerate() {
            let grade = graded(*task, program);
            assert_eq!(
                grade.verdict,
                Verdict::Pass,
                "{way} on {puzzle:?}: {grade:?}"
            );
            assert!(grade.checks.iter().all(|check| check.ok) && grade.checks.len() == 2);
            assert_eq!((grade.message, grade.line), (None, None));
        }
        if puzzle.rules().regions().is_none() {
            for tries in [LooksFirst, PlacesFirst] {
                let grade = graded(ArcConsistency, &arc_consistency(&puzzle, tries));
                assert_eq!(grade.verdict, Verdict::Pass, "{puzzle:?}: {grade:?}");
            }
        }
    }
}

#[test]
fn other_searches_are_told_the_first_difference() {
    let puzzle = queens::puzzle(8, "a8");
    let name = |change: Option<Change<u64>>| {
        let board = Size::square(8);
        change.map(|change| change.map(|square| board.name(board.at(square as usize))))
    };
    let placed = |name: &str| Some(Change::Placed(name.to_owned()));
    for (task, program, number, line, yours, ours) in [
        (
            Task::Backtracking,
            backtracking(&puzzle, from_right),
            1,
            6,
            "h7",
            "c7",
        ),
        (Task::ForwardChecking, asking(&puzzle), 3, 12, "b5", "g5"),
        (
            Task::Backtracking,
            forward_checking(&puzzle, Tries::LooksFirst, true),
            3,
            8,
            "g5",
            "b5",
        ),
    ] {
        let grade = graded(task, &program);
        assert_eq!((grade.verdict, grade.line), (Verdict::Differs, Some(line)));
        let found = grade.difference.unwrap();
        assert_eq!(found.number, number);
        assert_eq!(
            (name(found.yours), name(found.ours)),
            (placed(yours), placed(ours))
        );
        let message = grade.message.unwrap();
        let begins = format!("Move {number}: your program puts a queen on {yours}; ours puts");
        assert!(message.starts_with(&begins), "{message}");
        let told = found.sentence.unwrap().text;
        assert!(told.contains(ours), "{told}");
        assert!(
            found
                .our_pieces
                .contains(&Size::square(8).number(square(ours)))
        );
        assert!(
            found
                .your_pieces
                .contains(&Size::square(8).number(square(yours)))
        );
        assert_eq!(
            grade.checks.map_names(),
            [("answer", true), ("search", false)]
        );
    }
}

trait Names {
    fn map_names(&self) -> Vec<(&'static str, bool)>;
}

impl Names for Vec<forward_check::lab::Check> {
    fn map_names(&self) -> Vec<(&'static str, bool)> {
        self.iter().map(|check| (check.name, check.ok)).collect()
    }
}

fn square(name: &str) -> Square {
    Size::square(8).parse(name).unwrap()
}

/// A set that squares are restored to has another order: a program whose rows are lists that restored squares go to
/// the end of.
#[test]
fn a_program_whose_restored_squares_come_in_another_order_is_told_so() {
    let puzzle = queens::puzzle(8, "a8");
    let grade = graded(Task::ForwardChecking, &unordered_forward_checking(&puzzle));
    assert_eq!(grade.verdict, Verdict::Differs);
    let message = grade.message.unwrap();
    let hint = " Both are in one row: if you keep its squares in a set, sort them.";
    assert!(message.ends_with(hint), "{message}");
    let from_right = backtracking(&queens::puzzle(4, ""), from_right);
    let grade = graded(Task::ForwardChecking, &from_right);
    let message = grade.message.unwrap();
    assert!(!message.contains("set"), "nothing was restored: {message}");
}

#[test]
fn a_queen_on_an_attacked_square_is_an_error_where_the_task_is_to_look_ahead() {
    let grade = graded(
        Task::ForwardChecking,
        &backtracking(&queens::puzzle(8, "a8"), from_left),
    );
    assert_eq!((grade.verdict, grade.line), (Verdict::Error, Some(6)));
    assert_eq!(grade.message.unwrap(), "a7 is attacked by the queen on a8.");
}

#[test]
fn a_wrong_answer_is_told_with_the_right_one() {
    let puzzle = Puzzle::Queens(queens::puzzle(4, ""));
    let ended = |squares: &[u16], solved| {
        let places = squares.iter().map(|&square| Word::Place(square));
        let words = places.chain([Word::End { solved }]).map(Word::bits);
        graded(Task::Own, &recorded(&puzzle, words.collect()))
    };
    let right = ended(&[1, 7, 8, 14], true);
    assert_eq!((right.verdict, right.message), (Verdict::Pass, None));
    for (squares, solved, told) in [
        (
            &[1, 7][..],
            true,
            "The program says “solved”, but only 2 of 4 queens are on the board.",
        ),
        (
            &[0, 5, 10, 15],
            true,
            "The program says “solved”, but the queen on b3 is attacked by the queen on a4.",
        ),
        (
            &[0, 6],
            false,
            "There is a solution: b4, d3, a2 and c1. Your program stopped after c3.",
        ),
    ] {
        let grade = ended(squares, solved);
        assert_eq!(grade.verdict, Verdict::Wrong);
        assert_eq!(grade.message.unwrap(), told);
    }
    let unsolvable = Puzzle::Queens(queens::puzzle(4, "a4"));
    let words = vec![Word::End { solved: false }.bits()];
    let grade = graded(Task::Own, &recorded(&unsolvable, words));
    assert_eq!(grade.verdict, Verdict::Pass, "there is no solution");
}

#[test]
fn a_program_that_ends_early_or_is_stopped_is_told_so() {
    let puzzle = queens::puzzle(8, "a8");
    let whole = asking(&puzzle);
    let half = whole.words()[..60].to_vec();
    let recording = |words: Vec<u16>, ending: Ending| {
        let recording = Recording::new(Puzzle::Queens(puzzle.clone()), words, Vec::new());
        std::sync::Arc::new(recording.unwrap().ended(ending))
    };
    let why = "It placed nothing for five seconds.".to_owned();
    let stopped = recording(half.clone(), Ending::Stopped(why.clone()));
    let grade = graded(Task::Backtracking, &stopped);
    assert_eq!(
        (grade.verdict, grade.message),
        (Verdict::Stopped, Some(why.clone()))
    );
    // What differs would differ without the limit.
    let grade = graded(Task::ForwardChecking, &stopped);
    assert_eq!(grade.verdict, Verdict::Differs);
    let failed = recording(half.clone(), Ending::Error(why.clone()));
    let grade = graded(Task::Backtracking, &failed);
    assert_eq!(
        (grade.verdict, grade.difference, grade.message),
        (Verdict::Error, None, Some(why.clone()))
    );
    // An error does not hide where the search differs before.
    let grade = graded(Task::ForwardChecking, &failed);
    assert_eq!((grade.verdict, grade.message), (Verdict::Error, Some(why)));
    assert_eq!(grade.difference.unwrap().number, 3);
    // Without the solution, it gives up.
    let mut early = half;
    early.push(Word::End { solved: false }.bits());
    let early = std::sync::Arc::new(
        Recording::new(Puzzle::Queens(puzzle.clone()), early, Vec::new()).unwrap(),
    );
    let grade = graded(Task::Backtracking, &early);
    assert_eq!(grade.verdict, Verdict::Wrong);
    assert_eq!(grade.difference.unwrap().yours, None);
}

#[test]
fn knights_are_graded_in_every_form() {
    let boards = ["c5", "a5", "b5"].map(|start| knights::puzzle(Size::square(5), start, false));
    let small = [(3, 4), (4, 4), (5, 4)];
    let small = small.map(|(rows, columns)| {
        KnightsPuzzle::new(Size::new(rows, columns), Square::new(0, 0), false).unwrap()
    });
    for puzzle in boards.into_iter().chain(small) {
        for (task, program) in [
            (Task::KnightBacktracking, knight(&puzzle, unvisited)),
            (Task::KnightLooksAhead, knight(&puzzle, alive)),
        ] {
            let grade = graded(task, &program);
            assert_eq!(
                grade.verdict,
                Verdict::Pass,
                "{task:?} {puzzle:?} {grade:?}"
            );
            assert_eq!(program.answer(), Some(has_tour(&puzzle)));
        }
    }
}

/// The length published with the task: a program that looks first makes 8,342 moves on 5 × 5 from c5.
#[test]
fn a_knight_that_looks_first_makes_as_many_moves_as_the_reference_accepts() {
    let puzzle = knights::puzzle(Size::square(5), "c5", false);
    let program = knight(&puzzle, alive);
    let moves = program.words().iter().filter_map(|&bits| Word::of(bits));
    let moves = moves.filter(|word| matches!(word, Word::Place(_) | Word::Lift(_)));
    assert_eq!(moves.count(), 8_342);
}

#[test]
fn warnsdorff_is_graded_by_its_rule_whatever_the_ties() {
    for side in [5, 6, 8] {
        let puzzle = KnightsPuzzle::new(Size::square(side), Square::new(0, 0), false).unwrap();
        for last in [false, true] {
            let program = knight(&puzzle, |puzzle, path| fewest(puzzle, path, last));
            let stuck = program.answer() == Some(false);
            let grade = graded(Task::Warnsdorff, &program);
            match stuck {
                false => assert_eq!(grade.verdict, Verdict::Pass, "{grade:?}"),
                // It then takes the jump back, which the rule does not.
                true => assert_eq!(grade.verdict, Verdict::Differs, "{grade:?}"),
            }
        }
    }
    let puzzle = knights::puzzle(Size::square(5), "a5", false);
    let grade = graded(Task::Warnsdorff, &knight(&puzzle, unvisited));
    assert_eq!(grade.verdict, Verdict::Differs);
    let message = grade.message.unwrap();
    assert!(message.contains(" onward moves, but "), "{message}");
}

#[test]
fn a_grading_in_slices_comes_to_the_same() {
    let program = backtracking(&queens::puzzle(8, "a8"), from_left);
    let mut grading = Grading::new(Task::Backtracking, &program).unwrap();
    let mut slices = 1;
    while !grading.work(&mut Steps(10)) {
        slices += 1;
    }
    assert_eq!(grading.grade(), Some(&graded(Task::Backtracking, &program)));
    assert_eq!(slices, 22, "217 moves and the end");
}

#[test]
fn a_task_refuses_the_boards_of_another_game() {
    let knights = Puzzle::Knights(knights::puzzle(Size::square(5), "a5", false));
    let error = Grading::new(Task::Backtracking, &recorded(&knights, Vec::new())).err();
    let told = error.unwrap().to_string();
    assert_eq!(
        told,
        "The task backtracking takes boards with queens: choose one."
    );
    for task in Task::ALL {
        assert_eq!(Task::of(task.id()), Some(task));
    }
}
