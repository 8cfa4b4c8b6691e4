//! Arc consistency, backjumping and dancing links: the same solutions as plain enumeration, and the
//! properties of each.

use std::collections::BTreeSet;

use forward_check::board::{Square, Unit};
use forward_check::puzzles::QueensPuzzle;
use forward_check::solve::queens::{
    ArcConsistency, Backjumping, Backtracking, ColourLinks, DancingLinks, GaschnigBackjumping,
};
use forward_check::solve::{Event, POSSIBLE, Shows, Solver, Step};
use proptest::prelude::*;

use crate::common::colours;
use crate::common::queens::{attack_on, puzzle, several_locks, single_locks, solutions};

/// Every solution of a solver, with the locked queens, and the number of steps.
fn all(puzzle: &QueensPuzzle, mut solver: impl Shows) -> (Vec<Vec<Square>>, u64) {
    let (mut found, mut steps) = (Vec::new(), 0);
    let mut note = |solver: &dyn Fn() -> Vec<Square>| {
        let mut all = solver();
        all.extend(puzzle.locked());
        all.sort_unstable();
        found.push(all);
    };
    if solver.is_solved() {
        note(&|| solver.queens().collect());
    }
    loop {
        steps += 1;
        match solver.step(&mut ()) {
            Step::Solved => note(&|| solver.queens().collect()),
            Step::Continue => {}
            Step::Exhausted | Step::GaveUp | Step::Counted => return (found, steps),
        }
    }
}

/// They find the solutions of enumeration; all except dancing links also in the same order.
/// Gaschnig's backjumping tries no more squares than backtracking, and no fewer than
/// conflict-directed backjumping.
fn check(puzzle: &QueensPuzzle) {
    let wanted = solutions(puzzle);
    let (consistent, _) = all(puzzle, ArcConsistency::new(puzzle));
    assert_eq!(consistent, wanted, "arc consistency on {puzzle:?}");
    let (jumped, steps) = all(puzzle, Backjumping::new(puzzle));
    assert_eq!(jumped, wanted, "backjumping on {puzzle:?}");
    let (_, blind) = all(puzzle, Backtracking::new(puzzle));
    let (leapt, between) = all(puzzle, GaschnigBackjumping::new(puzzle));
    assert_eq!(leapt, wanted, "Gaschnig’s backjumping on {puzzle:?}");
    // Every step but the last tries a square, so that steps are nodes.
    assert!(
        steps <= between && between <= blind,
        "{steps}, {between}, {blind} on {puzzle:?}"
    );
    let (danced, _) = match puzzle.rules().has_diagonals() {
        true => all(puzzle, DancingLinks::new(puzzle)),
        false => all(puzzle, ColourLinks::of(puzzle)),
    };
    assert_eq!(danced.len(), wanted.len(), "dancing links on {puzzle:?}");
    assert_eq!(
        danced.into_iter().collect::<BTreeSet<_>>(),
        wanted.into_iter().collect(),
        "dancing links on {puzzle:?}"
    );
}

#[test]
fn the_solutions_of_every_board_without_and_with_a_lock() {
    (1..=7)
        .flat_map(single_locks)
        .for_each(|puzzle| check(&puzzle));
    check(&puzzle(8, ""));
    check(&puzzle(8, "c5"));
}

#[test]
fn the_solutions_with_several_locks() {
    several_locks().for_each(|puzzle| check(&puzzle));
}

#[test]
fn the_solutions_on_colours() {
    colours::boards(4..=8, 20).for_each(|puzzle| check(&puzzle));
}

/// The squares of open rows that arc consistency leaves, by ruling out unsupported squares until
/// nothing changes.
fn fixpoint(puzzle: &QueensPuzzle, queens: &[Square], possible: &[Square]) -> BTreeSet<Square> {
    let standing: Vec<_> = queens.iter().chain(puzzle.locked()).copied().collect();
    let decided = |row: u32| standing.iter().any(|queen| queen.row == row);
    let lines = puzzle.rules().units();
    let lines = lines.filter(|unit| !matches!(unit, Unit::Column(_)));
    let lines = lines.map(|unit| puzzle.rules().squares_of(unit));
    let open = lines.filter(|line| standing.iter().all(|queen| !line.contains(queen)));
    let open: Vec<_> = open.collect();
    let mut left: BTreeSet<_> = possible
        .iter()
        .copied()
        .filter(|square| !decided(square.row))
        .collect();
    loop {
        let supported = |square: &Square| {
            let others = open.iter().filter(|line| !line.contains(square));
            let free = |other: &Square| left.contains(other) && !attack_on(puzzle, *other, *square);
            others.into_iter().all(|line| line.iter().any(free))
        };
        let next: BTreeSet<_> = left.iter().copied().filter(supported).collect();
        if next == left {
            return left;
        }
        left = next;
    }
}

/// The possible squares of the rows to be decided.
fn possible(puzzle: &QueensPuzzle, solver: &ArcConsistency) -> Vec<Square> {
    let levels = solver.levels().unwrap();
    let queens: Vec<_> = solver.queens().collect();
    let squares = puzzle.size().squares().zip(levels.iter().copied());
    let open = squares.filter(|&(square, level)| {
        level == POSSIBLE && queens.iter().all(|queen| queen.row != square.row)
    });
    open.map(|(square, _)| square).collect()
}

/// After every propagation without a wipeout the domains are the fixpoint, and every square ruled
/// out for lack of support has none.
fn check_fixpoint(puzzle: &QueensPuzzle, most: u64) {
    let mut solver = ArcConsistency::new(puzzle);
    let mut before: Option<Vec<Square>> = None;
    for _ in 0..most {
        let queens: Vec<_> = solver.queens().collect();
        if solver.is_consistent() {
            let now = possible(puzzle, &solver);
            if let Some(before) = before.take() {
                let wanted = fixpoint(puzzle, &queens, &before);
                assert_eq!(
                    now.into_iter().collect::<BTreeSet<_>>(),
                    wanted,
                    "{puzzle:?} {queens:?}"
                );
            }
        }
        let mut events = Vec::new();
        let step = solver.step(&mut events);
        for event in &events {
            if let Event::Prune { square, .. } = *event
                && let Some(by) = solver.unsupported_by(square)
            {
                let line = puzzle.rules().squares_of(by);
                let left = possible(puzzle, &solver);
                let mut others = left.iter().filter(|other| line.contains(other));
                assert!(
                    others.all(|&other| attack_on(puzzle, other, square)),
                    "{puzzle:?}"
                );
            }
        }
        if events
            .iter()
            .any(|event| matches!(event, Event::Assign { .. }))
        {
            before = Some(possible(puzzle, &solver));
        }
        if events
            .iter()
            .any(|event| matches!(event, Event::Wipeout { .. } | Event::Unassign { .. }))
        {
            before = None;
        }
        if step == Step::Exhausted {
            return;
        }
    }
}

#[test]
fn domains_are_the_fixpoint() {
    (1..=6)
        .flat_map(single_locks)
        .for_each(|puzzle| check_fixpoint(&puzzle, u64::MAX));
    for locked in ["", "a8", "d5", "c7,e2"] {
        check_fixpoint(&puzzle(8, locked), 3_000);
    }
    check_fixpoint(&puzzle(12, "f6"), 1_000);
    colours::boards(4..=8, 12).for_each(|puzzle| check_fixpoint(&puzzle, 3_000));
}

#[test]
fn locks_are_propagated_before_the_first_step() {
    for locked in ["", "a8", "d5", "b6,c8", "a8,c7"] {
        let puzzle = puzzle(8, locked);
        let solver = ArcConsistency::new(&puzzle);
        let everything: Vec<_> = puzzle.size().squares().collect();
        let free = everything.into_iter().filter(|&square| {
            puzzle
                .locked()
                .iter()
                .all(|&queen| queen != square && !attack_on(&puzzle, queen, square))
        });
        let wanted = fixpoint(&puzzle, &[], &free.collect::<Vec<_>>());
        let now: BTreeSet<_> = possible(&puzzle, &solver).into_iter().collect();
        assert_eq!(now, wanted, "{locked}");
    }
}

/// The conflict set of a used-up row is to blame: its queens and the locked ones alone already
/// leave the rows it jumps back from without a solution.
#[test]
fn a_backjump_leaps_over_queens_that_change_nothing() {
    let puzzle = puzzle(10, "");
    let mut solver = Backjumping::new(&puzzle);
    let mut longest = 0;
    for _ in 0..50_000 {
        let mut events = Vec::new();
        solver.step(&mut events);
        for event in events {
            if let Event::Backjump { from, to } = event {
                assert!(to < from);
                longest = longest.max(from - to);
            }
        }
    }
    assert!(longest > 1, "some jump leaps over a row");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn solutions_with_random_locks(side in 4_u32..=8, locks in prop::collection::vec((0_u32..8, 0_u32..8), 0..3)) {
        let locked = locks.into_iter().map(|(row, column)| Square::new(row % side, column % side)).collect();
        if let Ok(puzzle) = QueensPuzzle::new(side, locked) {
            check(&puzzle);
        }
    }
}
