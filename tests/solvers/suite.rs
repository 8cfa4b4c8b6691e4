//! The data suite: every solver of the roster on every small board, checked by the judge.
//!
//! Results are checked against enumeration and theorems that share no code with the solvers.

use forward_check::board::Size;
use forward_check::puzzles::theorems::{has_closed_tour, no_tour};
use forward_check::puzzles::{Game, KnightsPuzzle, Puzzle, QueensPuzzle};
use forward_check::run::roster::roster;
use forward_check::run::{Outcome, Run};
use forward_check::solve::{Figure, Shows};

use crate::common::knights::{has_tour, starts};
use crate::common::rows::{Search, rows, rows_of, searches};
use crate::common::{boards, check_message, colours, is_all, queens, run};

/// The limit of steps on these boards, unless a case gives another.
const FOR_EVER: u64 = u64::MAX;

/// Checks every queens solver that takes the board against its row of data.
fn check_queens(puzzle: &QueensPuzzle) {
    let solutions = queens::solutions(puzzle);
    let hopeless = solutions.is_empty();
    let colours = puzzle.rules().regions().is_some();
    for row in rows_of(Game::Queens).filter(|row| puzzle.side() <= row.largest) {
        if colours && row.info().refuses_colours.is_some() {
            continue;
        }
        // A board of colours is slower, and 5,000 steps that prove nothing are enough.
        let patience = match (row.search, colours && hopeless) {
            (Search::Local, true) => 5_000,
            _ => row.patience,
        };
        let run = run(puzzle, &row.id, patience);
        match row.search {
            Search::Lowest => {
                assert_eq!(run.answer().as_ref(), solutions.first(), "{}", named(&run));
                check_proof(&run, hopeless);
            }
            Search::Complete => {
                assert_eq!(run.answer().is_none(), hopeless, "{}", named(&run));
                check_proof(&run, hopeless);
            }
            // Larger boards of colours can be too hard for it: they have few solutions, far apart.
            Search::Local => check_local(&run, hopeless, !colours || puzzle.side() <= 6),
            Search::Counting => check_count(&run, solutions.len() as u64),
            Search::Construction => check_construction(&run, hopeless),
        }
    }
}

/// A description of a run, for failures.
fn named(run: &Run) -> String {
    format!("{} on {:?}", run.info().id, run.puzzle())
}

fn check_proof(run: &Run, proved: bool) {
    let exhausted = run.outcome() == Some(Outcome::Exhausted);
    assert_eq!(exhausted, proved, "{}", named(run));
}

fn check_count(run: &Run, solutions: u64) {
    assert_eq!(run.outcome(), Some(Outcome::Counted), "{}", named(run));
    let counted = run.metrics()[0];
    let wanted = ("solutions", Figure::Count(solutions));
    assert_eq!(counted, wanted, "{}", named(run));
}

/// A local search finds a solution if there is one and the board is `easy`. If there is none, it
/// proves nothing, gives up and names its seed.
fn check_local(run: &Run, hopeless: bool, easy: bool) {
    if hopeless || easy {
        assert_eq!(run.answer().is_none(), hopeless, "{}", named(run));
    }
    if run.outcome().is_some() && hopeless {
        assert_eq!(run.outcome(), Some(Outcome::GaveUp), "{}", named(run));
        let reason = run
            .solver()
            .why_stopped(run.solutions())
            .unwrap_or_default()
            .text;
        assert!(reason.contains("with seed 0. Try another seed"), "{reason}");
        assert_eq!(run.sentence().text, reason);
    }
}

/// A construction ends, proves nothing false, and says why it gave up.
fn check_construction(run: &Run, hopeless: bool) {
    match run.outcome() {
        Some(Outcome::Solved) => {}
        Some(Outcome::Exhausted) => assert!(hopeless, "{}", named(run)),
        Some(Outcome::GaveUp) => {
            let reason = run.solver().why_stopped(run.solutions());
            assert_eq!(reason, Some(run.sentence()), "{}", named(run));
        }
        other => panic!("{other:?}: {}", named(run)),
    }
}

#[test]
fn queens_with_every_single_lock_up_to_7_x_7() {
    (1..=7)
        .flat_map(queens::single_locks)
        .for_each(|puzzle| check_queens(&puzzle));
}

#[test]
fn queens_with_every_single_lock_of_8_x_8() {
    queens::single_locks(8).for_each(|puzzle| check_queens(&puzzle));
}

/// Random boards of colours, solvable and not.
#[test]
fn queens_on_random_colours() {
    let boards = if is_all() { 500 } else { 150 };
    let sides = if is_all() { 4..=8 } else { 4..=6 };
    let sides: Vec<u32> = sides.collect();
    let mut solvable = 0;
    for seed in 0..boards {
        let puzzle = colours::any(sides[seed as usize % sides.len()], seed);
        solvable += u32::from(!queens::solutions(&puzzle).is_empty());
        check_queens(&puzzle);
    }
    assert!(solvable > boards as u32 / 10 && solvable < boards as u32);
}

#[test]
fn queens_on_the_worked_colours() {
    colours::worked().for_each(|puzzle| check_queens(&puzzle));
}

/// Every solver that refuses colours gives its own reason.
#[test]
fn what_refuses_colours_says_why() {
    let mut reasons = Vec::new();
    for info in roster() {
        let board = Puzzle::Queens(colours::puzzle(colours::WORKED[0].0, ""));
        if let Some(why) = info.refuses_colours {
            let error = Run::new(board, info.id, 0).unwrap_err();
            assert_eq!(error.code(), "colours");
            check_message(&error, why);
            reasons.push(why);
        }
    }
    let count = reasons.len();
    reasons.dedup();
    assert_eq!((count, reasons.len()), (3, 3));
}

#[test]
fn queens_with_several_locks() {
    // Boards solved before the first step, boards with one solution, boards with none.
    const CASES: [(u32, &str); 12] = [
        (1, "a1"),
        (2, "a1"),
        (3, "a3,c2"),
        (4, "b4,d3,a2,c1"),
        (4, "b4,d3,a2"),
        (4, "b4,c1"),
        (5, "a5,c4,e3"),
        (6, "b6,d5,f4"),
        (6, "a5,f2"),
        (8, "a8,c7"),
        (8, "a8,b6,c4,d2"),
        (8, "e8,g2,h7"),
    ];
    for (side, locked) in CASES {
        check_queens(&queens::puzzle(side, locked));
    }
}

#[test]
fn queens_with_every_pair_of_locks_of_5_x_5() {
    let size = Size::square(5);
    for one in size.squares() {
        for other in size.squares().filter(|&s| s > one) {
            if let Ok(puzzle) = QueensPuzzle::new(5, vec![one, other]) {
                check_queens(&puzzle);
            }
        }
    }
}

/// The outcome that a complete search of a puzzle must have.
fn expected(puzzle: &KnightsPuzzle) -> Outcome {
    if has_tour(puzzle) {
        Outcome::Solved
    } else {
        Outcome::Exhausted
    }
}

/// The searches agree with the oracle, and prove that there is no tour if there is none.
fn check_searches(size: Size, closed: bool) {
    for puzzle in starts(size, closed) {
        let outcome = Some(expected(&puzzle));
        let longest = size.rows.max(size.columns);
        let searches = searches(Game::Knights, Search::Complete);
        for row in searches.filter(|row| longest <= row.largest) {
            let run = run(&puzzle, &row.id, row.patience);
            assert_eq!(run.outcome(), outcome, "{}", named(&run));
        }
    }
}

#[test]
fn searches_agree_with_enumeration_up_to_5_x_5() {
    for size in boards(5, 5) {
        check_searches(size, false);
        check_searches(size, true);
    }
}

#[test]
fn searches_agree_with_enumeration_on_three_rows() {
    for columns in 6..=8 {
        for size in [Size::new(3, columns), Size::new(columns, 3)] {
            check_searches(size, false);
            check_searches(size, true);
        }
    }
}

/// The limit of steps for Warnsdorff's search: it finds most tours quickly, or almost never.
const PATIENCE: u64 = 100_000;

/// The number of starts from which Warnsdorff's search finds a tour; never one that a theorem rules
/// out.
fn solved_by_warnsdorff(size: Size, closed: bool) -> usize {
    let solved = |puzzle: &KnightsPuzzle| {
        let solved = run(puzzle, "warnsdorff", PATIENCE).answer().is_some();
        assert!(!solved || no_tour(puzzle).is_none(), "{puzzle:?}");
        solved
    };
    starts(size, closed).filter(solved).count()
}

#[test]
fn warnsdorff_on_larger_boards() {
    // The board, whether the tour must close, and the number of starts from which it is found in
    // time.
    const CASES: [(u32, u32, bool, usize); 7] = [
        (6, 6, false, 36),
        (6, 6, true, 32),
        (6, 7, false, 42),
        (7, 7, false, 21),
        (7, 7, true, 0),
        (8, 8, false, 64),
        (8, 8, true, 48),
    ];
    for (rows, columns, closed, solved) in CASES {
        let size = Size::new(rows, columns);
        let found = solved_by_warnsdorff(size, closed);
        assert_eq!(found, solved, "{size}, closed: {closed}");
    }
}

/// The number of starts from which a plain search ends within the limit. The judge checks its
/// tours, and nothing may contradict its proofs.
fn ended(solver: &str, size: Size, closed: bool, limit: u64) -> usize {
    let ended = |puzzle: &KnightsPuzzle| {
        let outcome = run(puzzle, solver, limit).outcome();
        match outcome {
            Some(Outcome::Solved) => assert_eq!(no_tour(puzzle), None, "{puzzle:?}"),
            Some(_) => {
                let other = run(puzzle, "warnsdorff", PATIENCE);
                assert_eq!(other.answer(), None, "{solver} on {puzzle:?}");
            }
            None => {}
        }
        outcome.is_some()
    };
    starts(size, closed).filter(ended).count()
}

/// The number of starts of 8 × 8 from which a search ends within two million steps, and within
/// twenty million.
fn check_from_every_start(solver: &str, quick: usize, slow: usize) {
    let ended = |limit| ended(solver, Size::square(8), false, limit);
    assert_eq!(ended(2_000_000), quick);
    if is_all() {
        assert_eq!(ended(20_000_000), slow);
    }
}

#[test]
fn backtracking_on_8_x_8_from_every_start() {
    check_from_every_start("backtracking", 0, 4);
}

#[test]
fn forward_checking_on_8_x_8_from_every_start() {
    check_from_every_start("forward-checking", 7, 14);
}

#[test]
fn plain_searches_on_the_boards_between() {
    for size in boards(8, 8).filter(|size| size.rows.max(size.columns) > 5) {
        for closed in [false, true] {
            let [blind, ahead] = ["backtracking", "forward-checking"]
                .map(|solver| ended(solver, size, closed, 50_000));
            // Looking ahead takes fewer steps to the same end.
            assert!(
                ahead >= blind,
                "{size}, closed: {closed}: {ahead} < {blind}"
            );
        }
    }
}

/// The knight's constructions, each with its test below.
const CONSTRUCTIONS: [&str; 2] = ["hamiltonian", "divide-and-conquer"];

/// The solver follows a closed tour from every start, for open and closed puzzles. If there is none
/// it says so at once, with the reason.
fn check_hamiltonian(puzzle: &KnightsPuzzle) {
    let run = run(puzzle, "hamiltonian", FOR_EVER);
    let steps = puzzle.size().area() as u64 - 1;
    let (outcome, taken) = match no_tour(puzzle) {
        None if steps == 0 || has_closed_tour(puzzle.size()) => (Outcome::Solved, steps),
        None => (Outcome::GaveUp, 1),
        Some(_) => (Outcome::Exhausted, 1),
    };
    assert_eq!(
        (run.outcome(), run.steps()),
        (Some(outcome), taken),
        "{puzzle:?}"
    );
    let reason = run.solver().why_stopped(run.solutions());
    assert_eq!(reason.is_none(), outcome == Outcome::Solved, "{puzzle:?}");
    assert!(reason.is_none_or(|reason| reason == run.sentence()));
}

#[test]
fn hamiltonian_from_every_start_up_to_8_x_8() {
    for size in boards(8, 8) {
        for puzzle in starts(size, false).chain(starts(size, true)) {
            check_hamiltonian(&puzzle);
        }
    }
}

/// Every start of every board up to 8 × 8 that has a tour is solved, open and closed, and the
/// others are proved to have none.
#[test]
fn pruned_from_every_start_up_to_8_x_8() {
    for size in boards(8, 8).filter(|size| size.rows <= size.columns) {
        for closed in [false, true] {
            for puzzle in starts(size, closed) {
                let outcome = run(&puzzle, "pruned", 4_000_000).outcome();
                assert!(outcome.is_some(), "{puzzle:?}");
                // A closed tour passes every square, so it also gives an open tour from every
                // start.
                let wanted = match no_tour(&puzzle) {
                    Some(_) => Outcome::Exhausted,
                    None if has_closed_tour(size) => Outcome::Solved,
                    None => continue,
                };
                assert_eq!(outcome, Some(wanted), "{puzzle:?}");
            }
        }
    }
}

/// Blocks make a closed tour of every board that has one, from every start, for open and closed
/// puzzles. Boards with odd sides get open tours.
#[test]
fn divide_and_conquer_from_every_start() {
    let largest = if is_all() { 13 } else { 10 };
    for size in boards(largest, largest) {
        for closed in [false, true] {
            for puzzle in starts(size, closed) {
                check_blocks(&puzzle);
            }
        }
    }
}

fn check_blocks(puzzle: &KnightsPuzzle) {
    let run = run(puzzle, "divide-and-conquer", FOR_EVER);
    let size = puzzle.size();
    let odd = size.area() % 2 == 1 && size.rows.min(size.columns) >= 5;
    match (no_tour(puzzle), run.outcome()) {
        (Some(_), outcome) => assert_eq!(outcome, Some(Outcome::Exhausted), "{puzzle:?}"),
        (None, Some(Outcome::Solved)) => {
            assert_eq!(run.solver().why_stopped(run.solutions()), None)
        }
        (None, outcome) => {
            let constructed = size.area() == 1 || has_closed_tour(size) || odd;
            assert!(!constructed, "{puzzle:?}");
            assert_eq!(outcome, Some(Outcome::GaveUp), "{puzzle:?}");
            assert_eq!(
                run.solver().why_stopped(run.solutions()),
                Some(run.sentence()),
                "{puzzle:?}"
            );
        }
    }
}

/// The roster and the rows name the same solvers, in the same order: none is left out here.
#[test]
fn every_solver_of_the_roster_has_its_row() {
    let roster = roster().map(|info| (info.game, info.id, info.name));
    let rows = rows()
        .iter()
        .map(|row| (row.game, &*row.id, &*row.name))
        .collect::<Vec<_>>();
    assert_eq!(rows, roster.collect::<Vec<_>>());
}

/// Every solver has a test: queens solvers above, knights solvers by their kind of search or
/// separately.
#[test]
fn the_suite_knows_every_search() {
    for row in rows() {
        let known = match (row.game, row.search) {
            (Game::Queens | Game::Colour, _) | (Game::Knights, Search::Complete) => true,
            (Game::Knights, Search::Construction) => CONSTRUCTIONS.contains(&&*row.id),
            (Game::Knights, _) => false,
        };
        assert!(known, "{} is held to nothing", row.id);
    }
}
