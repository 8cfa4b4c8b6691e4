//! Squares that you choose in a solver's place.

use std::collections::BTreeSet;

use forward_check::board::{Size, Square};
use forward_check::puzzles::{Game, Puzzle, QueensPuzzle};
use forward_check::run::roster::roster;
use forward_check::run::{
    Choices, ChoicesError, ChosenSquare, Outcome, Request, Run, RunError, Steps, Timeline, Viewer,
    Wanted as Parts,
};
use forward_check::solve::{Rng, Shows, Solver};
use proptest::prelude::*;

use crate::common::wanted::{Wanted, any_wanted, cases, shown};
use crate::common::{judge, queens};

/// Any run that you can choose squares for.
fn steerable() -> impl Strategy<Value = Wanted> {
    let can_be_steered = |wanted: &Wanted| wanted.run().info().unsteered.is_none();
    any_wanted().prop_filter("you can choose for the solver", can_be_steered)
}

fn steered(run: Run, choices: &[ChosenSquare]) -> Run {
    let choices = Choices::new(run.puzzle().size(), choices.iter().copied()).unwrap();
    run.steered(choices).unwrap()
}

/// Makes up to `most` steps past solutions, chooses at every choice by `pick`, and returns the choices.
fn choose_all(
    run: &Run,
    most: u64,
    mut pick: impl FnMut(&Run, &[Square]) -> Square,
) -> Vec<ChosenSquare> {
    let mut choices = Vec::new();
    let mut at = steered(run.clone(), &choices);
    while at.steps() < most && !is_over(&at) {
        let candidates = at.candidates();
        if candidates.len() > 1 {
            let square = pick(&at, &candidates);
            choices.push(ChosenSquare {
                step: at.steps(),
                square,
            });
            let mut next = steered(run.clone(), &choices);
            replay(&mut next, at.steps());
            at = next;
        }
        let next = at.steps() + 1;
        replay(&mut at, next);
    }
    choices
}

fn is_over(run: &Run) -> bool {
    !matches!(run.outcome(), None | Some(Outcome::Solved))
}

fn replay(run: &mut Run, step: u64) {
    while run.steps() < step && !is_over(run) {
        run.pass_solution();
        run.run(step - run.steps());
    }
}

/// What a run shows, except for who chose.
fn trace(run: &Run) -> impl PartialEq + std::fmt::Debug + use<> {
    let solver = run.solver();
    (
        (run.steps(), run.outcome(), run.solutions(), *run.tally()),
        (solver.depth(), run.pieces(), solver.path().to_vec()),
        (
            solver.levels().map(|levels| levels.into_owned()),
            run.metrics(),
        ),
        (solver.is_solved(), run.annotations(), run.line()),
        (0..4)
            .map(|depth| solver.untried(depth))
            .collect::<Vec<_>>(),
    )
}

proptest! {
    #![proptest_config(cases(120))]

    #[test]
    fn the_solvers_own_choices_make_its_own_trace(wanted in steerable(), most in 1_u64..160) {
        let mut own = wanted.run();
        let choices = choose_all(&own, most, |run, _| run.own_choice().unwrap());
        let mut yours = steered(wanted.run(), &choices);
        for step in 0..=most {
            replay(&mut own, step);
            replay(&mut yours, step);
            prop_assert_eq!(trace(&own), trace(&yours));
        }
        prop_assert_eq!((yours.taken(), yours.refused()), (choices.len(), false));
    }

    #[test]
    fn batches_follow_choices_as_single_steps_do(wanted in steerable(), seed: u64, most in 1_u64..120) {
        let mut rng = Rng::new(seed);
        let any = |_: &Run, squares: &[Square]| squares[rng.below(squares.len() as u32) as usize];
        let choices = choose_all(&wanted.run(), most, any);
        let (mut fast, mut slow) = (steered(wanted.run(), &choices), steered(wanted.run(), &choices));
        replay(&mut fast, most);
        while slow.steps() < most && !is_over(&slow) {
            slow.pass_solution();
            slow.next_move();
        }
        prop_assert_eq!(shown(&fast), shown(&slow));
        let mut timeline = Timeline::new(steered(wanted.run(), &choices));
        timeline.carry_out(Request::Reach { step: most }, &mut Steps(u64::MAX));
        timeline.seek(most / 2);
        let mut there = steered(wanted.run(), &choices);
        replay(&mut there, most / 2);
        prop_assert_eq!(trace(timeline.run()), trace(&there));
    }

    #[test]
    fn candidates_are_open_squares_with_the_solvers_own_among_them(wanted in steerable(), before in 0_u64..200) {
        let mut run = wanted.run();
        replay(&mut run, before);
        let candidates = run.candidates();
        prop_assert!(candidates.is_sorted_by(|one, next| one < next));
        prop_assert_eq!(run.own_choice().is_none(), candidates.is_empty());
        prop_assert!(run.own_choice().is_none_or(|own| candidates.contains(&own)));
    }

    #[test]
    fn a_search_stays_complete_whatever_you_choose(puzzle in any_queens(), place: usize, seed: u64) {
        let infos: Vec<_> = roster().filter(|info| info.game == Game::Queens && info.unsteered.is_none()).collect();
        let puzzle = Puzzle::Queens(puzzle);
        let run = Run::new(puzzle.clone(), infos[place % infos.len()].id, 0).unwrap();
        let mut rng = Rng::new(seed);
        let choices = choose_all(&run, 60, |_, squares| squares[rng.below(squares.len() as u32) as usize]);
        let mut run = steered(run, &choices);
        let mut found: BTreeSet<_> = run.answer().into_iter().collect();
        while !is_over(&run) {
            run.pass_solution();
            run.run(u64::MAX);
            if let Some(answer) = run.answer() {
                judge(&puzzle, &answer);
                prop_assert!(found.insert(answer), "a solution was found twice");
            }
        }
        let Puzzle::Queens(puzzle) = &puzzle else { unreachable!() };
        prop_assert_eq!(found, queens::solutions(puzzle).into_iter().collect::<BTreeSet<_>>());
    }

    #[test]
    fn a_sentence_says_that_you_chose(wanted in steerable(), seed: u64, most in 1_u64..80) {
        let mut rng = Rng::new(seed);
        let any = |_: &Run, squares: &[Square]| squares[rng.below(squares.len() as u32) as usize];
        let choices = choose_all(&wanted.run(), most, any);
        let mut run = steered(wanted.run(), &choices);
        while run.steps() < most && run.outcome().is_none() {
            let taken = run.taken();
            run.next_move();
            let text = run.sentence().text;
            let yours = run.taken() > taken && run.outcome().is_none();
            let closed = text.starts_with("Every square is visited");
            prop_assert_eq!(text.contains("ou chose "), yours && !closed, "{}", text);
        }
    }
}

/// A small board without colours.
fn any_queens() -> impl Strategy<Value = QueensPuzzle> {
    crate::common::wanted::locked_board(6)
}

fn eight(id: &str) -> Run {
    let puzzle = Puzzle::Queens(QueensPuzzle::new(8, Vec::new()).unwrap());
    Run::new(puzzle, id, 0).unwrap()
}

#[test]
fn you_can_choose_for_every_solver_that_says_so() {
    for info in roster().filter(|info| info.game == Game::Queens) {
        let mut run = eight(info.id);
        let mut most = 0;
        for _ in 0..50 {
            most = most.max(run.candidates().len());
            run.next_move();
        }
        assert_eq!(most > 1, info.unsteered.is_none(), "{info:?}");
        let refused = run_error(eight(info.id).steered(Choices::default()));
        assert_eq!(refused.is_some(), info.unsteered.is_some(), "{info:?}");
    }
}

fn run_error(run: Result<Run, RunError>) -> Option<&'static str> {
    run.err().map(|error| error.code())
}

/// The solvers whose first queen stands before the first step.
const ON_TRIAL: [&str; 3] = ["backtracking", "gaschnig-backjumping", "backjumping"];

fn named(names: &[&str]) -> Vec<Square> {
    let size = Size::square(8);
    names.iter().map(|name| size.parse(name).unwrap()).collect()
}

/// Choices for the steps from the first on.
fn in_turn(names: &[&str]) -> Vec<ChosenSquare> {
    let squares = (0..).zip(named(names));
    squares
        .map(|(step, square)| ChosenSquare { step, square })
        .collect()
}

#[test]
fn the_first_queen_moves_within_its_row_before_the_first_step() {
    for id in ON_TRIAL {
        let mut run = steered(eight(id), &in_turn(&["c8"]));
        let beside = (1..8).map(|column| Square::new(0, column));
        let below = (0..8).map(|column| Square::new(1, column));
        assert_eq!(
            run.candidates(),
            Vec::from_iter(beside.chain(below)),
            "{id}"
        );
        run.run(1);
        assert_eq!(run.all_queens(), named(&["c8"]), "{id}");
        assert_eq!(run.sentence().text, "You chose c8, not attacked.", "{id}");
        assert_eq!((run.steps(), run.tally().placements), (1, 1), "{id}");
        // It has moved: now it stays, and the next row is open.
        assert!(
            run.candidates().iter().all(|square| square.row == 1),
            "{id}"
        );
        run.run(1);
        assert_eq!(run.all_queens(), named(&["c8", "a7"]), "{id}");
    }
}

#[test]
fn a_first_queen_that_was_moved_makes_way_for_the_others_of_its_row() {
    for id in ON_TRIAL {
        let mut run = steered(eight(id), &in_turn(&["c8"]));
        let mut firsts = Vec::new();
        while !is_over(&run) {
            run.pass_solution();
            run.run(1);
            firsts.extend(run.all_queens().first().copied());
            firsts.dedup();
        }
        let order = ["c8", "a8", "b8", "d8", "e8", "f8", "g8", "h8"];
        assert_eq!((firsts, run.solutions()), (named(&order), 92), "{id}");
    }
}

#[test]
fn a_solution_by_choices_takes_a_step_a_queen_with_or_without_the_first() {
    let others = ["a8", "e7", "h6", "f5", "c4", "g3", "b2", "d1"];
    let moved = ["c8", "e7", "b6", "h5", "a4", "g3", "d2", "f1"];
    for id in ON_TRIAL {
        for (choices, steps) in [(&others[1..], 7), (&moved[..], 8)] {
            let mut run = steered(eight(id), &in_turn(choices));
            assert_eq!(run.run(u64::MAX), Some(Outcome::Solved), "{id}");
            assert_eq!((run.steps(), run.taken()), (steps, choices.len()), "{id}");
        }
    }
}

/// If it is attacked, it moves on as usual. If it solves the board, there is nothing to choose.
#[test]
fn only_a_first_queen_that_the_search_would_keep_can_be_moved() {
    for id in ON_TRIAL {
        let with = |locked: &[&str]| {
            let puzzle = QueensPuzzle::new(8, named(locked)).unwrap();
            Run::new(Puzzle::Queens(puzzle), id, 0).unwrap()
        };
        let mut attacked = steered(with(&["a1"]), &in_turn(&["d8"]));
        let beside = Vec::from_iter((1..8).map(|column| Square::new(0, column)));
        assert_eq!(attacked.candidates(), beside, "{id}");
        attacked.run(1);
        assert_eq!(attacked.tally().conflicts, 1, "{id}");
        let rest = ["e7", "h6", "f5", "c4", "g3", "b2", "d1"];
        let mut solved = steered(with(&rest), &[]);
        assert_eq!(solved.outcome(), Some(Outcome::Solved), "{id}");
        assert!(!solved.waits(), "{id}");
        while !is_over(&solved) {
            solved.pass_solution();
            solved.run(u64::MAX);
        }
        assert_eq!(solved.solutions(), 1, "{id}");
    }
}

#[test]
fn a_choice_that_is_no_candidate_is_refused_with_the_later_ones() {
    let choices = in_turn(&["c7", "a5", "g5"]);
    let mut run = steered(eight("backtracking"), &choices);
    run.run(10);
    let mut own = steered(eight("backtracking"), &choices[..1]);
    own.run(10);
    assert_eq!((run.taken(), run.refused()), (1, true));
    assert_eq!(trace(&run), trace(&own));
}

#[test]
fn choices_out_of_order_or_off_the_board_are_refused() {
    let at = |step, row| ChosenSquare {
        step,
        square: Square::new(row, 0),
    };
    let of =
        |choices: &[ChosenSquare]| Choices::new(Size::square(8), choices.iter().copied()).err();
    assert_eq!(of(&[at(0, 1), at(4, 2)]), None);
    assert_eq!(of(&[at(4, 1), at(4, 2)]), Some(ChoicesError::Order));
    assert_eq!(of(&[at(4, 8)]), Some(ChoicesError::OffBoard));
    let many: Vec<_> = (0..10_001).map(|step| at(step, 0)).collect();
    assert_eq!(of(&many), Some(ChoicesError::TooMany));
}

#[test]
fn a_steered_run_stops_where_you_can_choose() {
    let mut viewer = Viewer::new(steered(eight("arc-consistency"), &[]));
    let mut steps = Vec::new();
    while viewer.run().outcome().is_none() {
        let moment = viewer.ask(
            Request::Advance { steps: u64::MAX },
            &mut Steps(u64::MAX),
            Parts::MOMENT,
        );
        let waits = moment
            .steering
            .is_some_and(|steering| !steering.candidates.is_empty());
        assert_eq!(waits, moment.outcome.is_none());
        steps.push(moment.step);
    }
    let mut own = eight("arc-consistency");
    own.run(u64::MAX);
    assert_eq!(steps.last(), Some(&own.steps()));
    assert!(steps.len() > 3, "{steps:?}");
}
