//! The published figures, exactly.

use forward_check::board::Size;
use forward_check::puzzles::{Game, KnightsPuzzle, QueensPuzzle};
use forward_check::run::{Outcome, Run, Tally};
use forward_check::solve::knights::{Backtracking, ForwardChecking, Warnsdorff};
use forward_check::solve::{Event, Shows, Solver, Step, queens as queens_solvers};

use crate::common::rows::{boards, from_a8, rows};
use crate::common::{knights, queens, run};

/// The benchmarks check longer runs: brute force takes 433,354,408 steps.
const LONGEST: u64 = 10_000_000;

/// Steps and other counts to the end on 8 × 8 from a8.
#[test]
fn every_solver_has_the_figures_of_its_row() {
    for row in rows().iter().filter(|row| row.steps <= LONGEST) {
        let run = run(&from_a8(row.game), &row.id, u64::MAX);
        let found = (run.outcome(), run.steps());
        assert_eq!(found, (Some(row.end.into()), row.steps), "{}", row.id);
        for (name, &count) in &row.tally {
            let counts = run.tally().named();
            assert!(counts.contains(&(name, count)), "{} {name}", row.id);
        }
    }
}

#[test]
fn every_solver_has_the_figures_of_its_row_on_other_boards() {
    for (row, known) in rows()
        .iter()
        .flat_map(|row| row.runs.iter().map(move |known| (row, known)))
    {
        let puzzle = known.puzzle(row.game);
        let mut run = Run::with(puzzle, &row.id, known.options(), 0).unwrap();
        run.run(u64::MAX);
        assert_eq!(run.steps(), known.steps, "{} {known:?}", row.id);
    }
}

/// A solver that takes colours has figures for at least one board.
#[test]
fn every_solver_has_the_figures_of_its_row_on_colours() {
    for row in rows() {
        let takes = row.game == Game::Queens && row.info().refuses_colours.is_none();
        assert_eq!(takes, !row.colours.is_empty(), "{}", row.id);
        for (puzzle, &steps) in boards().zip(&row.colours) {
            let mut run = Run::new(puzzle, &row.id, 0).unwrap();
            run.run(u64::MAX);
            assert_eq!(run.steps(), steps, "{}", row.id);
            let end = [Outcome::Solved, Outcome::Counted];
            assert!(
                end.iter().any(|&end| run.outcome() == Some(end)),
                "{}",
                row.id
            );
        }
    }
}

#[test]
fn both_plain_searches_find_the_same_first_tour() {
    let puzzle = knights::puzzle(Size::square(8), "a8", false);
    let [blind, ahead] =
        ["backtracking", "forward-checking"].map(|solver| run(&puzzle, solver, u64::MAX).answer());
    assert_eq!(blind, ahead);
}

/// Every step of forward checking for queens is one of three kinds.
#[test]
fn the_132_steps_fall_in_three_kinds() {
    let tally = run(&queens::puzzle(8, "a8"), "forward-checking", u64::MAX)
        .tally()
        .to_owned();
    let Tally {
        placements,
        wipeouts: rejected,
        backtracks: unwound,
        ..
    } = tally;
    let kept = placements - rejected;
    assert_eq!(kept + rejected + unwound, 132);
    // A queen that stayed is on the final board, or came off when its row was used up.
    assert_eq!(kept - unwound, 7);
}

/// Steps a solver past every solution. Returns their number.
fn count_solutions(mut solver: impl Solver) -> u64 {
    let mut found = u64::from(solver.is_solved());
    loop {
        match solver.step(&mut ()) {
            Step::Solved => found += 1,
            Step::Continue => {}
            Step::Exhausted | Step::GaveUp | Step::Counted => return found,
        }
    }
}

#[test]
fn all_solutions_of_1_to_8_queens() {
    const SOLUTIONS: [u64; 8] = [1, 0, 0, 2, 10, 4, 40, 92];
    for (side, solutions) in (1..).zip(SOLUTIONS) {
        let puzzle = queens::puzzle(side, "");
        let counts = [
            Some(count_solutions(queens_solvers::ForwardChecking::new(
                &puzzle,
            ))),
            Some(count_solutions(queens_solvers::Backtracking::new(&puzzle))),
            (side <= 7).then(|| count_solutions(queens_solvers::RowBruteForce::new(&puzzle))),
            (side <= 5).then(|| count_solutions(queens_solvers::BruteForce::new(&puzzle))),
        ];
        assert!(
            counts.iter().flatten().all(|&count| count == solutions),
            "{side}: {counts:?}"
        );
    }
}

#[test]
fn more_queens_by_forward_checking() {
    for (side, solutions) in [(9, 352), (10, 724), (11, 2_680)] {
        let solver = queens_solvers::ForwardChecking::new(&queens::puzzle(side, ""));
        assert_eq!(count_solutions(solver), solutions, "{side}");
    }
}

#[test]
fn solutions_of_8_queens_through_every_square() {
    const TOP_LEFT: [[u64; 4]; 4] = [
        [4, 8, 16, 18],
        [8, 16, 14, 8],
        [16, 14, 4, 12],
        [18, 8, 12, 8],
    ];
    for square in Size::square(8).squares() {
        let puzzle = QueensPuzzle::new(8, vec![square]).unwrap();
        let row = square.row.min(7 - square.row) as usize;
        let column = square.column.min(7 - square.column) as usize;
        let wanted = TOP_LEFT[row][column];
        let ahead = count_solutions(queens_solvers::ForwardChecking::new(&puzzle));
        let back = count_solutions(queens_solvers::Backtracking::new(&puzzle));
        assert_eq!((ahead, back), (wanted, wanted), "{square:?}");
    }
}

/// The search tree of 8 queens (A319235): the number of ways to place the first 0, 1, 2, … queens
/// without attacks. Backtracking tries each extension once.
#[test]
fn nodes_of_8_queens_by_level() {
    let mut solver = queens_solvers::Backtracking::new(&queens::puzzle(8, ""));
    let mut nodes = [1, 0, 0, 0, 0, 0, 0, 0, 0];
    let mut step = Step::Continue;
    while step != Step::Exhausted {
        let trial = solver.depth();
        let mut events: Vec<Event> = Vec::new();
        step = solver.step(&mut events);
        let attacked = events
            .iter()
            .any(|event| matches!(event, Event::Conflict { .. }));
        nodes[trial + 1] += u64::from(!attacked);
    }
    assert_eq!(nodes, [1, 8, 42, 140, 344, 568, 550, 312, 92]);
}

/// Open tours of 5 × 5 by their start.
#[test]
fn the_1_728_open_tours_of_5_x_5() {
    #[rustfmt::skip]
    const TOURS: [u64; 25] = [
        304,  0, 56,  0, 304,
          0, 56,  0, 56,   0,
         56,  0, 64,  0,  56,
          0, 56,  0, 56,   0,
        304,  0, 56,  0, 304,
    ];
    assert_eq!(TOURS.iter().sum::<u64>(), 1_728);
    for (puzzle, tours) in knights::starts(Size::square(5), false).zip(TOURS) {
        assert_eq!(
            count_solutions(Backtracking::new(&puzzle)),
            tours,
            "{puzzle:?}"
        );
        assert_eq!(
            count_solutions(ForwardChecking::new(&puzzle)),
            tours,
            "{puzzle:?}"
        );
        assert_eq!(
            count_solutions(Warnsdorff::new(&puzzle)),
            tours,
            "{puzzle:?}"
        );
    }
}

#[test]
fn directed_open_tours_of_rectangles() {
    const TOURS: [(u32, u32, u64); 6] = [
        (3, 4, 16),
        (3, 5, 0),
        (3, 6, 0),
        (3, 7, 104),
        (3, 8, 792),
        (4, 5, 164),
    ];
    let total = |size, count: fn(&KnightsPuzzle) -> u64| -> u64 {
        knights::starts(size, false)
            .map(|puzzle| count(&puzzle))
            .sum()
    };
    for (rows, columns, tours) in TOURS {
        for size in [Size::new(rows, columns), Size::new(columns, rows)] {
            let ahead = total(size, |puzzle| count_solutions(ForwardChecking::new(puzzle)));
            let rule = total(size, |puzzle| count_solutions(Warnsdorff::new(puzzle)));
            assert_eq!((ahead, rule), (tours, tours), "{size}");
        }
    }
}

/// A closed tour can be walked in both directions from each start.
#[test]
fn closed_tours_both_ways_round() {
    const UNDIRECTED: [(u32, u32, &str, u64); 4] = [
        (5, 6, "a5", 8),
        (6, 5, "c3", 8),
        (3, 10, "a1", 16),
        (10, 3, "b7", 16),
    ];
    for (rows, columns, start, tours) in UNDIRECTED {
        let puzzle = knights::puzzle(Size::new(rows, columns), start, true);
        let found = count_solutions(ForwardChecking::new(&puzzle));
        assert_eq!(found, 2 * tours, "{puzzle:?}");
    }
}
