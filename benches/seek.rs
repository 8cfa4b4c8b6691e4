//! How long it takes to jump to any step of a long run, natively; `benches/wasm.ts` measures the
//! same in WebAssembly. Prints the median and the worst of many jumps, each of which asserts the
//! step it reached.

use std::time::Instant;

use forward_check::board::{Size, Square};
use forward_check::puzzles::{KnightsPuzzle, Puzzle};
use forward_check::run::{Outcome, Run, Timeline};
use forward_check::solve::Rng;

/// Steps of the knight's backtracking from a8 on 8 × 8.
const STEPS: u64 = 6_484_065;
const SEEKS: usize = 2_000;

fn main() {
    let puzzle = KnightsPuzzle::new(Size::square(8), Square::new(0, 0), false);
    let puzzle = Puzzle::Knights(puzzle.expect("a8 can be started from"));
    let run = Run::new(puzzle, "backtracking", 0).expect("the roster has this solver");
    let mut timeline = Timeline::new(run);
    assert_eq!(timeline.advance(u64::MAX), Some(Outcome::Solved));
    assert_eq!(timeline.reached(), STEPS);
    let mut rng = Rng::new(0);
    let mut times: Vec<_> = (0..SEEKS)
        .map(|_| {
            let step = u64::from(rng.below(STEPS as u32 + 1));
            let begin = Instant::now();
            timeline.seek(step);
            let time = begin.elapsed();
            assert_eq!(timeline.run().steps(), step);
            time
        })
        .collect();
    times.sort_unstable();
    println!(
        "seek in {STEPS} steps: median {:?}, worst {:?}",
        times[SEEKS / 2],
        times[SEEKS - 1]
    );
}
