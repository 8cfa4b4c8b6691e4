//! Four lanes flat out on 16 × 16: how long it takes to make a race, to run it to its end with a
//! timeline for every lane, and to scrub it.
//!
//! Every iteration asserts the number of steps of each lane.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use forward_check::board::Size;
use forward_check::puzzles::{Puzzle, QueensPuzzle};
use forward_check::run::{LaneOrder, Race, RaceClock, RaceRequest, Wanted};

/// The lanes, and the steps of each with a queen locked on a16.
const LANES: [(&str, u64); 4] = [
    ("backtracking", 160_710),
    ("forward-checking", 11_921),
    ("arc-consistency", 10_501),
    ("backjumping", 136_289),
];

/// A stopped clock: no time budget is ever used up.
fn still() -> f64 {
    0.0
}

fn race() -> Race {
    let corner = Size::square(16).at(0);
    let puzzle = QueensPuzzle::new(16, vec![corner]).expect("a square of the board");
    let orders = LANES.map(|(solver, _)| LaneOrder::new(solver, ""));
    Race::new(&Puzzle::Queens(puzzle), &orders, u64::MAX).expect("solvers of queens")
}

/// Goes to a step, or to the end of each lane; returns the steps reached.
fn go(race: &mut Race, step: u64) -> [u64; 4] {
    let (clock, to) = (RaceClock::Steps, step as f64);
    let shown = race.ask(
        &RaceRequest::Go { clock, to },
        f64::INFINITY,
        &still,
        Wanted::MOMENT,
    );
    assert!(shown.arrived);
    [0, 1, 2, 3].map(|lane: usize| shown.lanes[lane].moment.step)
}

fn flat_out(criterion: &mut Criterion) {
    let ends = LANES.map(|(_, steps)| steps);
    let mut group = criterion.benchmark_group("race on 16 × 16");
    group.sample_size(10);
    group.throughput(Throughput::Elements(ends.iter().sum()));
    group.bench_function("four lanes to their ends", |bencher| {
        bencher.iter(|| assert_eq!(go(&mut race(), 1 << 40), ends));
    });
    group.finish();
}

/// Scrubs a finished race: jumps to steps far apart, one after another.
fn scrub(criterion: &mut Criterion) {
    let mut race = race();
    go(&mut race, 1 << 40);
    let mut step = 0;
    criterion.bench_function("race on 16 × 16, to any moment", |bencher| {
        bencher.iter(|| {
            step = (step + 99_991) % LANES[0].1;
            let there = LANES.map(|(_, end)| end.min(step));
            assert_eq!(go(&mut race, step), there);
        });
    });
}

criterion_group!(benches, flat_out, scrub);
criterion_main!(benches);
