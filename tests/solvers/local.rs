//! Local search: figures and invariants.

use forward_check::board::{Size, Square};
use forward_check::puzzles::QueensPuzzle;
use forward_check::solve::queens::{ClimbRule, Electric, HillClimbing, Linear, MinConflicts};
use forward_check::solve::{Annotation, Event, LastStep, Observer, Shows, Solver, Step};

use crate::common::queens;

fn empty(side: u32) -> QueensPuzzle {
    QueensPuzzle::new(side, Vec::new()).unwrap()
}

fn solve<S: Solver>(mut solver: S, most: u64) -> S {
    let mut left = most;
    while !solver.is_solved() {
        assert!(left > 0, "not solved in {most} steps");
        assert_ne!(solver.step(&mut ()), Step::GaveUp);
        left -= 1;
    }
    solver
}

/// The number of 1,000 random boards solved, and the average moves on these and on the others.
fn climbs(variant: ClimbRule) -> (u32, f64, f64) {
    let (mut solved, mut moves, mut in_vain) = (0_u32, 0, 0);
    for seed in 0..1_000 {
        let mut solver = HillClimbing::new(&empty(8), variant, seed);
        while !solver.is_solved() && solver.restarts() == 0 {
            solver.step(&mut ());
        }
        if solver.restarts() == 0 {
            solved += 1;
            moves += solver.moves();
        } else {
            in_vain += solver.moves();
        }
    }
    let average = |sum: u64, of: u32| sum as f64 / f64::from(of);
    (
        solved,
        average(moves, solved),
        average(in_vain, 1_000 - solved),
    )
}

/// S. Russell, P. Norvig: 14% of random boards, 4 moves on success and 3 when stuck; with
/// sideways moves 94%, 21 and 64.
#[test]
fn hills_are_climbed_as_the_textbook_says() {
    let (solved, moves, in_vain) = climbs(ClimbRule::Steepest);
    assert!((120..=165).contains(&solved), "{solved}");
    assert!((3.7..4.4).contains(&moves) && (2.7..3.4).contains(&in_vain));
    let (solved, moves, in_vain) = climbs(ClimbRule::Sideways);
    assert!((925..=960).contains(&solved), "{solved}");
    assert!((16.0..23.0).contains(&moves) && (50.0..75.0).contains(&in_vain));
}

/// Counts moves that break the rules of the variant.
struct Watch {
    moves: u64,
    restarts: u64,
}

impl Observer for Watch {
    fn on(&mut self, event: Event) {
        match event {
            Event::Move { from, to } => {
                assert_eq!(from.row, to.row, "a queen keeps to her row");
                self.moves += 1;
            }
            Event::Restart { .. } => self.restarts += 1,
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_hill_is_never_climbed_down() {
    let puzzle = queens::puzzle(12, "c4,j9");
    for variant in [ClimbRule::Steepest, ClimbRule::Sideways] {
        let mut solver = HillClimbing::new(&puzzle, variant, 3);
        let mut watch = Watch {
            moves: 0,
            restarts: 0,
        };
        let mut before = solver.pairs();
        for _ in 0..2_000 {
            let restarts = watch.restarts;
            solver.step(&mut watch);
            let pairs = queens_in_line(&puzzle, &solver);
            assert_eq!(pairs, solver.pairs());
            let fell = pairs < before || (pairs == before && variant == ClimbRule::Sideways);
            assert!(fell || watch.restarts > restarts, "{variant:?}");
            before = pairs;
        }
        assert_eq!(
            (watch.moves, watch.restarts),
            (solver.moves(), solver.restarts())
        );
    }
}

fn queens_in_line(puzzle: &QueensPuzzle, solver: &impl Shows) -> u32 {
    let all: Vec<_> = solver
        .queens()
        .chain(puzzle.locked().iter().copied())
        .collect();
    let pairs = |(place, &one): (usize, &Square)| {
        let later = all[place + 1..].iter();
        later.filter(|&&other| queens::attack(one, other)).count() as u32
    };
    all.iter().enumerate().map(pairs).sum()
}

/// About 50 repairs for any size, thanks to the greedy start.
#[test]
fn min_conflicts_repairs_about_fifty_queens() {
    for (side, boards) in [(32, 200), (100, 200), (1_000, 100), (10_000, 20)] {
        let repairs = |seed| solve(MinConflicts::new(&empty(side), seed), 1_000_000).repairs();
        let average = (0..boards).map(repairs).sum::<u64>() as f64 / boards as f64;
        assert!((40.0..70.0).contains(&average), "{average} on {side}");
    }
}

/// The numbers shown are the squares' conflicts, and the chosen square has the fewest.
#[test]
fn min_conflicts_shows_what_it_compares() {
    let puzzle = queens::puzzle(9, "e5");
    let mut solver = MinConflicts::new(&puzzle, 1);
    for _ in 0..200 {
        solver.step(&mut ());
        let mut annotations = Vec::new();
        solver.annotations(&LastStep::default(), &mut annotations);
        let [Annotation::Chosen { square: chosen }, numbers @ ..] = annotations.as_slice() else {
            assert!(annotations.is_empty());
            continue;
        };
        let others: Vec<_> = solver.queens().chain([puzzle.locked()[0]]).collect();
        let others: Vec<_> = others
            .iter()
            .filter(|queen| queen.row != chosen.row)
            .collect();
        let wanted = |square| {
            others
                .iter()
                .filter(|&&&q| queens::attack(q, square))
                .count() as i32
        };
        assert_eq!(numbers.len(), 9);
        for note in numbers {
            let Annotation::Number { square, value } = *note else {
                panic!("{note:?}");
            };
            assert_eq!(value, wanted(square), "{square:?}");
            assert!(value >= wanted(*chosen));
        }
    }
}

/// The queens placed never conflict, and a swap moves one queen and places another.
#[test]
fn linear_search_is_at_peace_at_every_step() {
    for locked in ["", "a1", "c4,j9,f6"] {
        let puzzle = queens::puzzle(12, locked);
        let mut solver = Linear::new(&puzzle, 5);
        for _ in 0..500 {
            let before = solver.queens().count();
            let mut events = Vec::new();
            solver.step(&mut Log(&mut events));
            assert_eq!(queens_in_line(&puzzle, &solver), 0);
            let after = solver.queens().count();
            match events.as_slice() {
                [Event::Restart { .. }] => assert_eq!(after, 0),
                [Event::Assign { .. }] | [Event::Move { .. }, Event::Assign { .. }] => {
                    assert_eq!(after, before + 1);
                }
                other => panic!("{other:?}"),
            }
        }
    }
}

struct Log<'a>(&'a mut Vec<Event>);

impl Observer for Log<'_> {
    fn on(&mut self, event: Event) {
        self.0.push(event);
    }
}

/// The locked squares without a solution: all of 2 × 2 and 3 × 3, the corners and the middle of 4 ×
/// 4, the diagonals of 6 × 6.
fn is_hopeless(side: u32, Square { row, column }: Square) -> bool {
    let on_diagonal = row == column || row + column == side - 1;
    matches!(side, 2 | 3) || (matches!(side, 4 | 6) && on_diagonal)
}

/// Every lock of every board up to 64 a side, and of some larger ones in an eighth of the board.
#[test]
fn linear_search_holds_every_lock() {
    for side in (1..=64).chain([100, 199, 300]) {
        let size = Size::square(side);
        let half = side.div_ceil(2);
        let eighth = |square: &Square| square.row <= square.column && square.column < half;
        for lock in size.squares().filter(|lock| side <= 24 || eighth(lock)) {
            let puzzle = QueensPuzzle::new(side, vec![lock]).unwrap();
            let mut solver = Linear::new(&puzzle, 7);
            let mut step = Step::Continue;
            while step == Step::Continue && !solver.is_solved() {
                step = solver.step(&mut ());
            }
            let wanted = !is_hopeless(side, lock);
            assert_eq!(solver.is_solved(), wanted, "{lock:?} on {side}");
        }
    }
}

/// About a hundred swaps place the last of a million queens.
#[test]
fn a_million_queens_take_few_swaps() {
    let puzzle = QueensPuzzle::new(1_000_000, vec![Square::new(333_333, 7)]).unwrap();
    let solver = solve(Linear::new(&puzzle, 0), 1_000_000);
    assert_eq!(solver.starts(), 1);
    assert!((50..400).contains(&solver.swaps()), "{}", solver.swaps());
    let mut columns = vec![false; 1_000_000];
    let (mut rising, mut falling) = (vec![false; 2_000_000], vec![false; 2_000_000]);
    for queen in solver.queens().chain(puzzle.locked().iter().copied()) {
        let (row, column) = (queen.row as usize, queen.column as usize);
        let lines = [
            &mut columns[column],
            &mut rising[row + column],
            &mut falling[row + 999_999 - column],
        ];
        for line in lines {
            assert!(!std::mem::replace(line, true), "{queen:?}");
        }
    }
}

/// The board of a run of electric charges, a row of numbers of squares.
fn board(solver: &Electric) -> Vec<usize> {
    let size = Size::square(8);
    solver.queens().map(|queen| size.index(queen)).collect()
}

/// A hash of all boards so far, in order.
fn trace(mut solver: Electric) -> (u64, u64, u64, u64) {
    let (mut hash, mut steps) = (0xcbf2_9ce4_8422_2325_u64, 0);
    loop {
        for square in board(&solver) {
            hash = (hash ^ square as u64).wrapping_mul(0x0000_0100_0000_01b3);
        }
        if solver.is_solved() {
            return (steps, solver.ticks(), solver.rounds(), hash);
        }
        solver.step(&mut ());
        steps += 1;
    }
}

#[test]
fn electric_charges_at_a_fixed_seed() {
    let mut solver = Electric::new(&empty(8), 1);
    let mut boards = vec![board(&solver)];
    for _ in 0..4 {
        solver.step(&mut ());
        boards.push(board(&solver));
    }
    assert_eq!(boards, BOARDS);
    assert_eq!(trace(Electric::new(&empty(8), 1)), FREE);
    assert_eq!(trace(Electric::new(&queens::puzzle(8, "c5"), 2)), LOCKED);
}

const BOARDS: [[usize; 8]; 5] = [
    [36, 47, 62, 28, 48, 56, 33, 18],
    [44, 47, 63, 36, 49, 56, 25, 10],
    [37, 39, 63, 28, 57, 56, 26, 10],
    [45, 38, 54, 20, 49, 48, 18, 2],
    [44, 46, 55, 11, 57, 56, 26, 1],
];
const FREE: (u64, u64, u64, u64) = (567, 445, 3, 490299545842033259);
const LOCKED: (u64, u64, u64, u64) = (2344, 1617, 14, 6140611506568922577);

/// In a tick all directions come from the old board. A queen that is not in line stays; the others
/// follow the sum of their forces, unless the target is taken.
#[test]
fn electric_charges_move_as_the_forces_point() {
    let puzzle = queens::puzzle(8, "c5");
    let mut solver = Electric::new(&puzzle, 11);
    let mut ticks = 0;
    while ticks < 500 {
        let before: Vec<_> = solver.queens().collect();
        let last = solver.ticks();
        if solver.step(&mut ()) == Step::Solved {
            continue;
        }
        let mut annotations = Vec::new();
        solver.annotations(&LastStep::default(), &mut annotations);
        if solver.ticks() == last || solver.wrong_queens().count() <= 2 {
            continue;
        }
        ticks += 1;
        let after: Vec<_> = solver.queens().collect();
        for (place, (&from, &to)) in before.iter().zip(&after).enumerate() {
            let (along, down) = sum_of_forces(&annotations, to);
            let others = before.iter().chain(puzzle.locked());
            let free = !others.clone().any(|&other| queens::attack(from, other));
            let moved = (
                i64::from(to.column) - i64::from(from.column),
                i64::from(to.row) - i64::from(from.row),
            );
            if free {
                assert_eq!((moved, along, down), ((0, 0), 0.0, 0.0));
            }
            if moved != (0, 0) {
                let length = along.hypot(down);
                let round = |part: f64| (part / length).round() as i64;
                assert_eq!(moved, (round(along), round(down)), "queen {place}");
            }
        }
    }
}

fn sum_of_forces(annotations: &[Annotation], queen: Square) -> (f64, f64) {
    let forces = annotations.iter().filter_map(|note| match *note {
        Annotation::Force {
            square,
            along,
            down,
            ..
        } if square == queen => Some((f64::from(along), f64::from(down))),
        _ => None,
    });
    forces.fold((0.0, 0.0), |sum, force| (sum.0 + force.0, sum.1 + force.1))
}

/// A median of 809 ticks over 400 seeds, a mean of 1,260, and nine in ten under 2,900.
#[test]
fn electric_charges_solve_eight_queens() {
    let ticks = |seed| solve(Electric::new(&empty(8), seed), 400_000).ticks();
    let mut ticks: Vec<_> = (0..400).map(ticks).collect();
    ticks.sort_unstable();
    let mean = ticks.iter().sum::<u64>() / 400;
    let found = (ticks[200], mean, ticks[359], ticks[399]);
    let (medians, means) = (801..817, 1_240..1_280);
    assert!(medians.contains(&found.0), "{found:?}");
    assert!(means.contains(&found.1), "{found:?}");
    assert!(found.2 < 2_900 && found.3 < 200_000, "{found:?}");
}
