//! The smallest proofs: a hint, a grade and made boards.
//!
//! Every iteration asserts its result.

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use forward_check::board::Rules;
use forward_check::generate::colour::{MakingColours, WantedColours, board};
use forward_check::hint::Difficulty;
use forward_check::hint::proof::{Closure, Field, Sieve};

/// On 11 × 11, the board with this seed needs proofs of this many units.
const LARGE: (u64, u32) = (2, 3);

fn large() -> Field {
    Field::of(&Rules::colour(board(11, LARGE.0)))
}

/// All smallest proofs against all squares, and the easiest of these.
fn hint(criterion: &mut Criterion) {
    let field = large();
    criterion.bench_function("a hint at the start of 11 × 11", |bencher| {
        bencher.iter(|| {
            let mut sieve = Sieve::new(&field, field.start(), true);
            while !sieve.step(&field) {}
            assert!(sieve.easiest(&field).is_some());
        });
    });
}

fn grade(criterion: &mut Criterion) {
    let field = large();
    criterion.bench_function("the grade of 11 × 11", |bencher| {
        bencher.iter(|| {
            let closure = Closure::of(&field, field.start(), u32::MAX);
            assert_eq!((closure.is_solved(), closure.size()), (true, LARGE.1));
        });
    });
}

/// One request for each seed. Of a hundred requests, 99 should take less than 300 ms.
fn make(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("a board made");
    group.sample_size(10);
    for (side, grade) in [
        (8, Difficulty::Easy),
        (8, Difficulty::Hard),
        (9, Difficulty::Easy),
        (9, Difficulty::Medium),
        (9, Difficulty::Hard),
    ] {
        let mut seed = 0;
        let mut wanted = || {
            seed += 1;
            WantedColours { side, grade, seed }
        };
        let name = format!("{side} × {side} {}", grade.name());
        group.bench_function(name, |bencher| {
            bencher.iter_batched(
                &mut wanted,
                |wanted| assert!(MakingColours::of(wanted).is_ok()),
                BatchSize::PerIteration,
            );
        });
    }
    group.finish();
}

criterion_group!(benches, hint, grade, make);
criterion_main!(benches);
