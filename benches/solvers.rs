//! How fast the solvers are, and what it costs to watch them.
//!
//! Every iteration asserts how many steps it made: a solver that is fast because it does
//! something else is found out.

use std::hint::black_box;
use std::sync::Once;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main};
use forward_check::board::{Size, Square};
use forward_check::puzzles::{Game, Puzzle, Setup};
use forward_check::run::{Options, ROSTER, Tally, roster};
use forward_check::solve::{Observer, Step};

/// Steps to the first solution of 8 × 8 from a8 with seed 0, or to the end of the count, in the
/// order of the roster.
const STEPS: [u64; ROSTER.len()] = [
    433_354_408,
    1_299_851,
    874,
    132,
    132,
    106,
    763,
    119,
    249,
    1_167,
    30,
    653,
    6,
    6_484_065,
    1_731_697,
    63,
    63,
    63,
    2,
];

/// Brute force would take seconds an iteration, so it is timed on its first million steps.
const MOST: u64 = 10_000_000;
const FIRST: u64 = 1_000_000;

/// 8 × 8 with a8 locked, or to start from.
fn puzzle(game: Game) -> Puzzle {
    let setup = Setup {
        game,
        size: Size::square(8),
        squares: vec![Square::new(0, 0)],
        blocked: Vec::new(),
        closed: false,
    };
    setup.build().expect("a8 can be locked and started from")
}

/// Walks from the first state; gives how many steps were made and the last one.
fn walk(puzzle: &Puzzle, id: &str, most: u64, observer: &mut impl Observer) -> (u64, Step) {
    let info = roster::find(puzzle.setup().game, id).expect("the roster has this solver");
    let solver = info.solver(puzzle, &Options::default(), 0);
    let mut solver = solver.expect("the board is small enough");
    black_box(solver.run(most, observer))
}

fn solve(puzzle: &Puzzle, id: &str, steps: u64) {
    let end = match id {
        "count" => Step::Counted,
        _ => Step::Solved,
    };
    assert_eq!(walk(puzzle, id, u64::MAX, &mut ()), (steps, end), "{id}");
}

/// Proves the whole count once, and times the beginning.
fn begin(group: &mut BenchmarkGroup<WallTime>, puzzle: &Puzzle, id: &str, steps: u64) {
    let proved = Once::new();
    group.throughput(Throughput::Elements(FIRST));
    group.bench_function(id, |bencher| {
        proved.call_once(|| solve(puzzle, id, steps));
        bencher.iter(|| {
            assert_eq!(walk(puzzle, id, FIRST, &mut ()), (FIRST, Step::Continue));
        });
    });
}

fn roster(criterion: &mut Criterion) {
    for (info, steps) in ROSTER.iter().zip(STEPS) {
        let puzzle = puzzle(info.game);
        let mut group = criterion.benchmark_group(info.game.id());
        group.sample_size(10);
        if steps > MOST {
            begin(&mut group, &puzzle, info.id, steps);
            continue;
        }
        group.throughput(Throughput::Elements(steps));
        group.bench_function(info.id, |bencher| {
            bencher.iter(|| solve(&puzzle, info.id, steps));
        });
    }
}

/// The same walk, unwatched and counted: the difference is the price of the tally.
fn observers(criterion: &mut Criterion) {
    const WALKS: [(Game, &str, u64); 2] = [
        (Game::Queens, "row-brute-force", 1_299_851),
        (Game::Knights, "forward-checking", 1_731_697),
    ];
    for (game, id, steps) in WALKS {
        let puzzle = puzzle(game);
        let mut group = criterion.benchmark_group(format!("{} {id}", game.id()));
        group.sample_size(10);
        group.throughput(Throughput::Elements(steps));
        group.bench_function("unwatched", |bencher| {
            bencher.iter(|| solve(&puzzle, id, steps))
        });
        group.bench_function("tally", |bencher| {
            bencher.iter(|| {
                let mut tally = Tally::default();
                let walked = walk(&puzzle, id, u64::MAX, &mut tally);
                assert_eq!(walked, (steps, Step::Solved));
                tally
            });
        });
    }
}

criterion_group!(benches, roster, observers);
criterion_main!(benches);
