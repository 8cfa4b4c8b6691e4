//! Forward checking with orders and restarts.

use std::collections::BTreeSet;

use forward_check::board::Square;
use forward_check::puzzles::QueensPuzzle;
use forward_check::run::{Outcome, Run};
use forward_check::solve::queens::{
    ForwardChecking, OrderedForwardChecking, RowOrder, SquareOrder,
};
use forward_check::solve::{Annotation, Event, LastStep, POSSIBLE, Shows, Solver, Step};
use proptest::prelude::*;

use crate::common::queens::{attack, puzzle, single_locks, solutions};

const ROWS: [RowOrder; 2] = [RowOrder::TopDown, RowOrder::Fewest];
const SQUARES: [SquareOrder; 4] = [
    SquareOrder::LeftRight,
    SquareOrder::Centre,
    SquareOrder::LeastConstraining,
    SquareOrder::Random,
];

/// In the usual order it makes the same steps and events as plain forward checking.
#[test]
fn the_usual_order_is_plain_forward_checking() {
    for puzzle in (1..=7).flat_map(single_locks) {
        let mut plain = ForwardChecking::new(&puzzle);
        let mut ordered = OrderedForwardChecking::new(
            &puzzle,
            RowOrder::TopDown,
            SquareOrder::LeftRight,
            None,
            0,
        );
        loop {
            let (mut first, mut second): (Vec<Event>, Vec<Event>) = Default::default();
            let step = plain.step(&mut first);
            assert_eq!(step, ordered.step(&mut second), "{puzzle:?}");
            assert_eq!(first, second, "{puzzle:?}");
            assert_eq!(plain.levels(), ordered.levels(), "{puzzle:?}");
            if step == Step::Exhausted {
                break;
            }
        }
    }
}

/// It finds every solution exactly once.
fn check(puzzle: &QueensPuzzle, rows: RowOrder, squares: SquareOrder, restart: Option<u64>) {
    let mut solver = OrderedForwardChecking::new(puzzle, rows, squares, restart, 5);
    let mut found = Vec::new();
    let mut step = if solver.is_solved() {
        Step::Solved
    } else {
        Step::Continue
    };
    while step != Step::Exhausted {
        if step == Step::Solved {
            let mut all: Vec<_> = solver
                .queens()
                .chain(puzzle.locked().iter().copied())
                .collect();
            all.sort_unstable();
            found.push(all);
        }
        step = solver.step(&mut ());
    }
    let wanted = solutions(puzzle);
    let case = format!("{rows:?} {squares:?} {restart:?} on {puzzle:?}");
    assert_eq!(found.len(), wanted.len(), "{case}");
    let set = found.into_iter().collect::<BTreeSet<_>>();
    assert_eq!(set, wanted.into_iter().collect(), "{case}");
}

#[test]
fn every_order_finds_every_solution_once() {
    let boards = (1..=6)
        .flat_map(single_locks)
        .chain([puzzle(8, "c5"), puzzle(8, "")]);
    for puzzle in boards {
        for (rows, squares) in ROWS.iter().flat_map(|&r| SQUARES.map(|s| (r, s))) {
            check(&puzzle, rows, squares, None);
            check(&puzzle, rows, squares, Some(3));
        }
    }
}

/// The numbers of the next choice are true of the board, and the announced choice is made.
#[test]
fn the_numbers_compared_are_those_of_the_board() {
    for squares in [
        SquareOrder::LeftRight,
        SquareOrder::Centre,
        SquareOrder::LeastConstraining,
    ] {
        let puzzle = puzzle(8, "b5");
        let mut solver = OrderedForwardChecking::new(&puzzle, RowOrder::Fewest, squares, None, 0);
        for _ in 0..200 {
            let mut annotations = Vec::new();
            solver.annotations(&LastStep::default(), &mut annotations);
            let levels = solver.levels().unwrap().into_owned();
            let possible = |square: Square| levels[puzzle.size().index(square)] == POSSIBLE;
            let queens: Vec<_> = solver
                .queens()
                .chain(puzzle.locked().iter().copied())
                .collect();
            let open = |row: u32| queens.iter().all(|queen| queen.row != row);
            let mut least: Option<i32> = None;
            let mut chosen = None;
            for note in annotations {
                match note {
                    Annotation::RowNumber { row, value } => {
                        let left = (0..8)
                            .filter(|&column| possible(Square::new(row, column)))
                            .count();
                        assert_eq!(value as usize, left);
                        assert!(open(row));
                    }
                    Annotation::Number { square, value } => {
                        let struck = puzzle.size().squares().filter(|&other| {
                            other.row != square.row
                                && open(other.row)
                                && possible(other)
                                && attack(other, square)
                        });
                        assert_eq!(value as usize, struck.count(), "{square:?}");
                        least = Some(least.map_or(value, |least| least.min(value)));
                    }
                    Annotation::Chosen { square } => chosen = Some(square),
                    _ => panic!("{note:?}"),
                }
            }
            let mut events = Vec::new();
            let step = solver.step(&mut events);
            let assigned = events.iter().find_map(|event| match event {
                Event::Assign { square, .. } => Some(*square),
                _ => None,
            });
            assert_eq!(assigned, chosen);
            if step == Step::Exhausted {
                return;
            }
        }
    }
}

#[test]
fn the_seed_decides_and_restarts_are_told() {
    let run = |seed| {
        let options = [
            ("rows", "fewest"),
            ("squares", "random"),
            ("restart-after", "5"),
        ];
        let puzzle = forward_check::puzzles::Puzzle::Queens(puzzle(20, "c5"));
        let mut run = Run::with(puzzle, "forward-checking", options, seed).unwrap();
        run.run(1_000_000);
        assert_eq!(run.outcome(), Some(Outcome::Solved));
        run
    };
    let (one, again, other) = (run(1), run(1), run(2));
    assert_eq!((one.steps(), one.answer()), (again.steps(), again.answer()));
    assert_ne!(one.answer(), other.answer());
    assert!((1..10).any(|seed| run(seed).tally().restarts > 0));
}

/// Medians over seeds with a fixed lock: far fewer nodes with the fewest squares first.
#[test]
fn fewest_squares_first_takes_far_fewer_nodes() {
    for side in [16, 32] {
        let median = |rows| {
            let puzzle = puzzle(side, "c5");
            let mut nodes: Vec<u64> = (0..101)
                .map(|seed| {
                    let options = [("rows", rows), ("squares", "random")];
                    let puzzle = forward_check::puzzles::Puzzle::Queens(puzzle.clone());
                    let mut run = Run::with(puzzle, "forward-checking", options, seed).unwrap();
                    run.run(100_000);
                    run.tally().placements
                })
                .collect();
            nodes.sort_unstable();
            nodes[50]
        };
        let (ordered, plain) = (median("fewest"), median("top-down"));
        assert!(2 * ordered < plain, "{side}: {ordered} against {plain}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn any_order_on_random_locks(
        side in 4_u32..=7,
        locks in prop::collection::vec((0_u32..7, 0_u32..7), 0..3),
        rows in prop::sample::select(ROWS.to_vec()),
        squares in prop::sample::select(SQUARES.to_vec()),
        restart in prop::option::of(1_u64..20),
    ) {
        let locked = locks.into_iter().map(|(row, column)| Square::new(row % side, column % side)).collect();
        if let Ok(puzzle) = QueensPuzzle::new(side, locked) {
            check(&puzzle, rows, squares, restart);
        }
    }
}
