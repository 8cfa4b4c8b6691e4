//! Warnsdorff's rule without turning back: how often each tie-break succeeds.

mod common;

use common::knights::starts;
use forward_check::board::{Size, Square};
use forward_check::games::theorems::no_tour;
use forward_check::games::{KnightsPuzzle, verify};
use forward_check::solve::knights::{Warnsdorff, tie_breaks_that_succeed};
use forward_check::solve::options::TieBreak;
use forward_check::solve::{Event, ShowsPath, Solver, Step};

/// Whether the rule ends in a tour, which passes the judge.
fn succeeds(puzzle: &KnightsPuzzle, tie_break: TieBreak) -> bool {
    let mut solver = Warnsdorff::with(puzzle, tie_break, true, 0);
    let mut step = Step::Continue;
    while step == Step::Continue && !solver.is_solved() {
        step = solver.step(&mut ());
    }
    if solver.is_solved() {
        let size = puzzle.size();
        let path = solver.path().iter();
        let tour: Vec<_> = path.map(|&square| size.at(square as usize)).collect();
        assert_eq!(verify::knights(puzzle, &tour), Ok(()));
    } else {
        assert_eq!(step, Step::GaveUp, "{puzzle:?}");
        assert!(solver.reason().unwrap().contains("seed 0"), "{puzzle:?}");
    }
    solver.is_solved()
}

/// Of the starts that no theorem excludes on square boards, how many there are and from how many
/// a tie-break succeeds.
fn successes(sides: impl Iterator<Item = u32>, tie_break: TieBreak) -> (u32, u32) {
    let feasible = sides
        .flat_map(|side| starts(Size::square(side), false))
        .filter(|puzzle| no_tour(puzzle).is_none());
    feasible.fold((0, 0), |(all, found), puzzle| {
        (all + 1, found + u32::from(succeeds(&puzzle, tie_break)))
    })
}

#[test]
#[ignore]
fn explore() {
    use TieBreak::*;
    for tie_break in [Fixed, Random, Pohl, Roth, Cascade, SquirrelCull] {
        let (all, found) = successes(5..=50, tie_break);
        println!(
            "{tie_break:?} 5-50 {found}/{all} {:.2}",
            100.0 * f64::from(found) / f64::from(all)
        );
        let (all, found) = successes(5..=20, tie_break);
        println!(
            "{tie_break:?} 5-20 {found}/{all} {:.2}",
            100.0 * f64::from(found) / f64::from(all)
        );
    }
    for (name, corner) in [
        ("tl", (0, 0)),
        ("tr", (0, 1)),
        ("bl", (1, 0)),
        ("br", (1, 1)),
    ] {
        let mut failed = Vec::new();
        for n in 5..=300 {
            let start = Square::new(corner.0 * (n - 1), corner.1 * (n - 1));
            let puzzle = KnightsPuzzle::new(Size::square(n), start, false).unwrap();
            if !succeeds(&puzzle, TieBreak::SquirrelCull) {
                failed.push(n);
            }
        }
        println!("{name}: failed {} {:?}", failed.len(), failed);
    }
}
