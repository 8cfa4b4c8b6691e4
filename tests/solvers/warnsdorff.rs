//! Warnsdorff's rule without turning back: how often each tie-break succeeds.

use forward_check::board::{Size, Square};
use forward_check::puzzles::theorems::no_tour;
use forward_check::puzzles::{KnightsPuzzle, verify};
use forward_check::solve::knights::{
    LimitedDiscrepancy, TieBreak, Warnsdorff, tie_breaks_that_succeed,
};
use forward_check::solve::{Figure, Shows, Solver, Step};

use crate::common::knights::starts;
use crate::common::{self, is_all};

/// On larger boards the judge would take most of the time.
const LARGEST_JUDGED: u32 = 24;

/// Follows the rule to its end. A tour passes the judge; otherwise there is a sentence.
fn follow(puzzle: &KnightsPuzzle, tie_break: TieBreak) -> Warnsdorff {
    let mut solver = Warnsdorff::with(puzzle, tie_break, true, 0);
    let mut step = Step::Continue;
    while step == Step::Continue && !solver.is_solved() {
        step = solver.step(&mut ());
    }
    if solver.is_solved() && puzzle.size().rows > LARGEST_JUDGED {
        assert_eq!(solver.path().len(), puzzle.size().area());
    } else if solver.is_solved() {
        let size = puzzle.size();
        let path = solver.path().iter();
        let tour: Vec<_> = path.map(|&square| size.at(square as usize)).collect();
        assert_eq!(verify::knights(puzzle, &tour), Ok(()));
    } else {
        assert_eq!(step, Step::GaveUp, "{puzzle:?}");
        let reason = solver.why_stopped(0).unwrap();
        assert!(reason.text.starts_with("Stuck on "));
        let random = matches!(tie_break, TieBreak::Random | TieBreak::Cascade);
        assert_eq!(reason.text.contains("(seed 0)"), random);
    }
    solver
}

/// The starts of a square board that no theorem excludes.
fn feasible(side: u32) -> impl Iterator<Item = KnightsPuzzle> {
    starts(Size::square(side), false).filter(|puzzle| no_tour(puzzle).is_none())
}

/// The number of starts on boards of these sides from which a tie-break succeeds, and the average
/// share per board.
fn successes(sides: std::ops::RangeInclusive<u32>, tie_break: TieBreak) -> (u32, f64) {
    let (mut all, mut shares) = (0, Vec::new());
    for side in sides {
        let count = feasible(side).count();
        let solved = |puzzle: &KnightsPuzzle| follow(puzzle, tie_break).is_solved();
        let found = feasible(side).filter(solved).count();
        all += found as u32;
        shares.push(found as f64 / count as f64);
    }
    (all, shares.iter().sum::<f64>() / shares.len() as f64)
}

/// The published table, for boards of 5 to 50 a side: 94.5, 82.5, 91 and 98.4%. Random draws
/// differ here.
#[test]
fn the_table_of_tie_breaks() {
    // The tie-break, the share in the table, and its successes among the 2,184 starts on boards up
    // to 20 a side.
    const TABLE: [(TieBreak, f64, u32); 4] = [
        (TieBreak::Fixed, 0.945, 2_147),
        (TieBreak::Random, 0.825, 2_122),
        (TieBreak::Pohl, 0.91, 2_141),
        (TieBreak::Roth, 0.984, 2_162),
    ];
    for (tie_break, published, small) in TABLE {
        assert_eq!(successes(5..=20, tie_break).0, small, "{tie_break:?}");
        if !is_all() {
            continue;
        }
        let (_, share) = successes(5..=50, tie_break);
        assert!((share - published).abs() < 0.01, "{tie_break:?} {share}");
    }
}

#[test]
fn the_cascade_never_fails_and_needs_few_tries() {
    // All six are only needed on a board too large for this test.
    let (largest, tries) = if is_all() { (60, 6) } else { (30, 5) };
    let mut most = 0;
    for side in 5..=largest {
        // Roth's tie-break comes first and rarely fails, so there is rarely a second try.
        for puzzle in feasible(side) {
            let solver = follow(&puzzle, TieBreak::Cascade);
            assert!(solver.is_solved(), "{puzzle:?}");
            let mut counts = Vec::new();
            solver.metrics(&mut counts);
            let Figure::Count(tries) = counts[0].1 else {
                panic!("{counts:?}");
            };
            most = most.max(tries);
        }
    }
    assert_eq!(most, tries);
}

/// Squirrel and Cull's orders succeed from a corner of every board from 5 to 200 a side except one.
#[test]
fn squirrel_and_cull_from_every_corner() {
    for side in 5..=200 {
        let last = side - 1;
        for (row, column) in [(0, 0), (0, last), (last, 0), (last, last)] {
            let corner = Square::new(row, column);
            let puzzle = KnightsPuzzle::new(Size::square(side), corner, false).unwrap();
            let solved = follow(&puzzle, TieBreak::SquirrelCull).is_solved();
            assert_eq!(solved, side != 74, "{puzzle:?}");
        }
    }
}

/// The map of a board agrees with following each tie-break.
#[test]
fn the_tie_breaks_that_succeed() {
    const ALL: [TieBreak; 5] = [
        TieBreak::Fixed,
        TieBreak::Random,
        TieBreak::Pohl,
        TieBreak::Roth,
        TieBreak::SquirrelCull,
    ];
    for puzzle in feasible(7).chain(feasible(8)) {
        let wanted = ALL.into_iter();
        let wanted = wanted.filter(|&tie_break| follow(&puzzle, tie_break).is_solved());
        assert_eq!(
            tie_breaks_that_succeed(&puzzle, 0),
            wanted.collect::<Vec<_>>()
        );
    }
}

/// With backtracking it is a complete search, for every tie-break.
#[test]
fn every_tie_break_is_complete_where_it_turns_back() {
    let size = Size::new(3, 7);
    for puzzle in starts(size, false) {
        let exists = common::knights::has_tour(&puzzle);
        for tie_break in [
            TieBreak::Random,
            TieBreak::Pohl,
            TieBreak::Roth,
            TieBreak::SquirrelCull,
        ] {
            let mut solver = Warnsdorff::with(&puzzle, tie_break, false, 0);
            let mut step = Step::Continue;
            while step == Step::Continue {
                step = solver.step(&mut ());
            }
            let wanted = if exists {
                Step::Solved
            } else {
                Step::Exhausted
            };
            assert_eq!(step, wanted, "{tie_break:?} {puzzle:?}");
        }
    }
}

/// From every start of 8 × 8 but e3 the rule alone leads to a tour; from e3 one departure does.
#[test]
fn one_departure_from_the_rule_saves_the_start_on_which_it_fails() {
    let size = Size::square(8);
    for start in size.squares() {
        let puzzle = KnightsPuzzle::new(size, start, false).unwrap();
        let mut solver = LimitedDiscrepancy::new(&puzzle);
        while solver.step(&mut ()) == Step::Continue {}
        assert!(solver.is_solved());
        let needed = usize::from(size.name(start) == "e3");
        assert_eq!(solver.departures(), needed, "from {}", size.name(start));
    }
}
