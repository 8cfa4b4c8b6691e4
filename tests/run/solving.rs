//! Solutions and steps as iterators.

use forward_check::board::{Size, Square};
use forward_check::puzzles::{KnightsPuzzle, Puzzle, QueensPuzzle, verify};
use forward_check::run::{Outcome, Run, Solving};
use forward_check::solve::knights::Backtracking as KnightsBacktracking;
use forward_check::solve::queens::{Backtracking, Count, Formula, ForwardChecking};

fn empty(side: u32) -> QueensPuzzle {
    QueensPuzzle::new(side, Vec::new()).unwrap()
}

#[test]
fn a_loop_visits_every_solution_once() {
    for side in 1..=7 {
        let puzzle = empty(side);
        let mut found = Vec::new();
        for queens in puzzle.solve_with(ForwardChecking::new) {
            verify::queens(&puzzle, &queens).unwrap();
            found.push(queens);
        }
        let all = found.len() as u64;
        found.sort_unstable();
        found.dedup();
        assert_eq!(
            (all, found.len() as u64),
            (puzzle.count().unwrap(), all),
            "{side}"
        );
    }
}

#[test]
fn a_tour_is_found_from_each_corner() {
    let puzzle = KnightsPuzzle::new(Size::square(5), Square::new(0, 0), false).unwrap();
    let mut tours = puzzle.solve_with(KnightsBacktracking::new).solutions();
    assert!(
        tours
            .by_ref()
            .all(|tour| verify::knights(&puzzle, &tour).is_ok())
    );
    assert_eq!(tours.next(), None, "it stays at its end");
    assert_eq!(
        puzzle
            .solve_with(KnightsBacktracking::new)
            .solutions()
            .count(),
        304
    );
}

#[test]
fn the_steps_are_those_of_the_run() {
    let puzzle = empty(8);
    let mut run = Run::of(puzzle.clone(), Backtracking::new(&puzzle)).unwrap();
    let mut steps = puzzle.solve_with(Backtracking::new).steps();
    for step in steps.by_ref() {
        run.next_move();
        assert_eq!((step.number, step.outcome), (run.steps(), run.outcome()));
        assert_eq!(
            (step.sentence, step.what),
            (run.sentence(), *run.last_step())
        );
    }
    assert_eq!(run.outcome(), Some(Outcome::Solved));
    assert_eq!(steps.run().steps(), run.steps());
    assert!(steps.next().is_none());
}

/// A solver that builds one solution has one; one that counts has none to show.
#[test]
fn what_ends_without_a_solution_ends_the_loop() {
    assert_eq!(empty(9).solve_with(Formula::new).solutions().count(), 1);
    assert_eq!(empty(6).solve_with(Count::new).solutions().count(), 0);
}

#[test]
fn a_solver_of_the_roster_is_an_iterator_as_well() {
    let run = Run::new(empty(6).into(), "dancing-links", 0).unwrap();
    assert_eq!(Solving::from(run).into_iter().count(), 4);
}

#[test]
fn boards_are_counted_up_to_32() {
    assert_eq!(Puzzle::from(empty(8)).count(), Some(92));
    assert_eq!(empty(33).count(), None);
    let tour = KnightsPuzzle::new(Size::square(3), Square::new(0, 0), false).unwrap();
    assert_eq!(Puzzle::from(tour).count(), None);
}

#[test]
#[should_panic(expected = "choose a smaller board")]
fn a_board_that_is_too_large_is_refused() {
    let _ = empty(1_001).solve_with(Backtracking::new);
}
