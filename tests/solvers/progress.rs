//! Progress of searches that try everything in order.

use forward_check::run::Run;
use forward_check::solve::Shows;

use crate::common;

/// Every step adds the same share of the whole.
fn is_even(mut run: Run, all: u64) {
    for step in 0..all {
        let done = run.solver().progress().unwrap();
        let wanted = step as f64 / all as f64;
        assert!((done - wanted).abs() < 1e-9, "step {step}: {done}");
        run.pass_solution();
        run.next_move();
    }
    assert_eq!(run.steps(), all, "the last step finds nothing more");
}

#[test]
fn every_set_of_squares_is_the_same_part_of_all() {
    // 16 over 4, and with one square taken 15 over 3.
    is_even(
        common::start(&common::queens::puzzle(4, ""), "brute-force"),
        1_820,
    );
    is_even(
        common::start(&common::queens::puzzle(4, "a4"), "brute-force"),
        455,
    );
}

#[test]
fn every_way_to_fill_the_rows_is_the_same_part_of_all() {
    is_even(
        common::start(&common::queens::puzzle(4, ""), "row-brute-force"),
        256,
    );
    is_even(
        common::start(&common::queens::puzzle(5, "a5"), "row-brute-force"),
        625,
    );
}
