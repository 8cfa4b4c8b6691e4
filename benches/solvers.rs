//! How fast the solvers are, and what watching them costs.
//!
//! Every iteration asserts its number of steps, so a solver can't be fast by doing something else.

// The benchmark doesn't need all that the tests read of a row.
#[allow(dead_code)]
#[path = "../tests/common/rows.rs"]
mod rows;

use std::hint::black_box;
use std::sync::Once;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main};
use forward_check::puzzles::Game;
use forward_check::run::{AnySolver, Tally};
use forward_check::solve::{Observer, Options, Solver, Step};
use rows::{Row, boards, from_a8, rows};

/// Brute force takes seconds per iteration, so only its first million steps are timed.
const MOST: u64 = 10_000_000;
const FIRST: u64 = 1_000_000;

/// Runs from the first state; returns the number of steps and the last step.
fn walk(row: &Row, most: u64, observer: &mut impl Observer) -> (u64, Step) {
    let mut solver = AnySolver::new(row.info(), &from_a8(row.game), &Options::default(), 0);
    black_box(solver.run(most, observer))
}

fn solve(row: &Row, observer: &mut impl Observer) {
    let walked = walk(row, u64::MAX, observer);
    assert_eq!(walked, (row.steps, row.end.into()), "{}", row.id);
}

/// Checks the whole count once, and times the first steps.
fn begin(group: &mut BenchmarkGroup<WallTime>, row: &Row) {
    let proved = Once::new();
    group.throughput(Throughput::Elements(FIRST));
    group.bench_function(&row.id, |bencher| {
        proved.call_once(|| solve(row, &mut ()));
        bencher.iter(|| {
            assert_eq!(walk(row, FIRST, &mut ()), (FIRST, Step::Continue));
        });
    });
}

fn roster(criterion: &mut Criterion) {
    for row in rows() {
        let mut group = criterion.benchmark_group(row.game.id());
        group.sample_size(10);
        if row.steps > MOST {
            begin(&mut group, row);
            continue;
        }
        group.throughput(Throughput::Elements(row.steps));
        group.bench_function(&row.id, |bencher| {
            bencher.iter(|| solve(row, &mut ()));
        });
    }
}

/// Every solver on the first worked board of colours.
fn colours(criterion: &mut Criterion) {
    const PLACE: usize = 1;
    let board = boards().nth(PLACE).expect("the rows have boards");
    let mut group = criterion.benchmark_group("colour");
    group.sample_size(10);
    for row in rows() {
        let Some(&steps) = row.colours.get(PLACE) else {
            continue;
        };
        group.throughput(Throughput::Elements(steps));
        group.bench_function(&row.id, |bencher| {
            bencher.iter(|| {
                let mut solver = AnySolver::new(row.info(), &board, &Options::default(), 0);
                let (made, _) = black_box(solver.run(u64::MAX, &mut ()));
                assert_eq!(made, steps, "{}", row.id);
            });
        });
    }
    group.finish();
}

/// The same run without an observer and with counts: the difference is the cost of the tally.
fn observers(criterion: &mut Criterion) {
    const WALKS: [(Game, &str); 2] = [
        (Game::Queens, "row-brute-force"),
        (Game::Knights, "forward-checking"),
    ];
    for (game, id) in WALKS {
        let mut rows = rows().iter();
        let row = rows.find(|row| row.game == game && row.id == id);
        let row = row.expect("every solver has a row");
        let mut group = criterion.benchmark_group(format!("{} {id}", game.id()));
        group.sample_size(10);
        group.throughput(Throughput::Elements(row.steps));
        group.bench_function("unwatched", |bencher| bencher.iter(|| solve(row, &mut ())));
        group.bench_function("tally", |bencher| {
            bencher.iter(|| {
                let mut tally = Tally::default();
                solve(row, &mut tally);
                tally
            });
        });
    }
}

criterion_group!(benches, roster, colours, observers);
criterion_main!(benches);
