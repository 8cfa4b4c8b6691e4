//! The published figures: the sources' programs, node for node, and the table.

use forward_check::published::{
    CAUTION, CorrectedForwardChecking, CpythonSet, Ended, Measurement, Program, ROWS,
    ReportBacktracking, ReportForwardChecking, Row, Version,
};

/// Nodes of backtracking as published and corrected, and of forward checking as published and corrected.
type Nodes = (u32, [u64; 4]);

const NODES: [Nodes; 9] = [
    (4, [9, 9, 2, 7]),
    (6, [23, 32, 10, 20]),
    (8, [46, 114, 26, 54]),
    (10, [148, 103, 72, 54]),
    (12, [367, 262, 118, 112]),
    (16, [2_538, 10_053, 509, 4_379]),
    (20, [24_814, 199_636, 1_020, 84_401]),
    (24, [423_207, 411_609, 3_652, 167_431]),
    (30, [4_164_548, 56_429_620, 20_797, 22_019_676]),
];

#[test]
fn backtracking_to_the_node() {
    for (side, [published, corrected, ..]) in NODES {
        for (version, nodes) in [
            (Version::Published, published),
            (Version::Corrected, corrected),
        ] {
            let mut search = ReportBacktracking::new(side, version);
            assert_eq!(search.run(u64::MAX), Some(Ended::Solved));
            assert_eq!(search.nodes(), nodes, "{side} {version:?}");
        }
    }
}

#[test]
fn forward_checking_to_the_node() {
    for (side, [.., published, corrected]) in NODES {
        let mut search = ReportForwardChecking::new(side);
        let fails = [4, 6, 7].contains(&side);
        let ended = if fails { Ended::Failed } else { Ended::Solved };
        assert_eq!(search.run(u64::MAX), Some(ended), "{side}");
        assert_eq!(search.nodes(), published, "{side}");
        let mut search = CorrectedForwardChecking::new(side);
        assert_eq!(search.run(u64::MAX), Some(Ended::Solved), "{side}");
        assert_eq!(search.nodes(), corrected, "{side}");
    }
}

#[test]
fn published_forward_checking_is_lucky_and_incomplete() {
    let failing = |side: &u32| {
        let mut search = ReportForwardChecking::new(*side);
        search.run(u64::MAX) == Some(Ended::Failed)
    };
    let failing: Vec<_> = (4..=20).filter(failing).collect();
    assert_eq!(failing, [4, 6, 7]);
}

/// On boards without a solution every version says so.
#[test]
fn boards_without_a_solution() {
    for side in [2, 3] {
        for version in [Version::Published, Version::Corrected] {
            let mut search = ReportBacktracking::new(side, version);
            assert_eq!(search.run(u64::MAX), Some(Ended::Failed));
        }
        let ended = CorrectedForwardChecking::new(side).run(u64::MAX);
        assert_eq!(ended, Some(Ended::Failed));
        let ended = ReportForwardChecking::new(side).run(u64::MAX);
        assert_eq!(ended, Some(Ended::Failed));
    }
}

/// All numbers in the order in which they are popped.
fn popped(mut set: CpythonSet) -> Vec<u8> {
    std::iter::from_fn(|| set.pop()).collect()
}

fn without(mut set: CpythonSet, values: &[i32]) -> CpythonSet {
    values.iter().for_each(|&value| set.subtract(value));
    set
}

/// Worked out by hand from the rules of CPython's sets.
#[test]
fn sets_are_popped_as_cpython_pops_them() {
    assert_eq!(popped(CpythonSet::below(12)), Vec::from_iter(0..12));
    // Thirteen survive in a copy: their order is that of their values.
    let set = without(CpythonSet::below(16), &[3, 5, 7]);
    assert_eq!(popped(set), [0, 1, 2, 4, 6, 8, 9, 10, 11, 12, 13, 14, 15]);
    // Four survive in eight slots: 12 and 13 belong into the slots 4 and 5, before 7.
    let set = without(CpythonSet::below(14), &[0, 1, 2, 3, 4, 5, 6, 8, 9, 10]);
    assert_eq!(popped(set), [11, 12, 13, 7]);
    // 0 keeps its slot; 8 looks at 0, which is taken, then at 5 · 0 + 1 + 0 = 1.
    let set = without(CpythonSet::below(9), &[1, 2, 3, 4, 5, 6]);
    assert_eq!(popped(set), [0, 8, 7]);
    // 1 is in slot 1; 9 looks at 1, then at 5 · 1 + 1 + 0 = 6.
    let set = without(CpythonSet::below(10), &[0, 2, 3, 4, 5, 6, 8]);
    assert_eq!(popped(set), [1, 9, 7]);
}

/// Fifteen survivors move to 32 slots, where numbers that differ by 32 share a slot.
#[test]
fn nine_slots_are_looked_at_if_they_are_in_the_table() {
    let keep = |kept: [u8; 2]| {
        let mut set = CpythonSet::below(60);
        for value in (13..60).filter(|value| !kept.contains(value)) {
            set.subtract(i32::from(value));
        }
        set.subtract(99);
        assert_eq!(set.len(), 15);
        popped(set)[13..].to_vec()
    };
    // 22 + 9 is the last slot: 54 goes into the slot after 22.
    assert_eq!(keep([22, 54]), [22, 54]);
    // 23 + 9 is past it: 55 goes on to 5 · 23 + 1 + 1, which is 21 of 32.
    assert_eq!(keep([23, 55]), [55, 23]);
}

/// A difference that changes nothing keeps the order, and what was popped stays out.
#[test]
fn popping_goes_on_after_a_difference() {
    let mut set = CpythonSet::below(10);
    assert_eq!([set.pop(), set.pop()], [Some(0), Some(1)]);
    assert_eq!(set.iter().collect::<Vec<_>>(), Vec::from_iter(2..10));
    set.subtract(99);
    assert_eq!(set.pop(), Some(2));
    assert_eq!(set.len(), 7);
    set.subtract(-1);
    assert!(!set.is_empty());
    assert_eq!(CpythonSet::new().pop(), None);
}

fn measured(row: &'static Row, slice: u64) -> Measurement {
    let mut measurement = Measurement::new(row);
    let mut progress = 0.0;
    while !measurement.run(slice) {
        assert!(measurement.corrected().is_none());
        assert!(measurement.progress() >= progress, "{row:?}");
        progress = measurement.progress();
    }
    assert_eq!(measurement.progress(), 1.0);
    measurement
}

/// Rows whose figures must match the printed ones.
fn is_exact(row: &Row) -> bool {
    !["Repairs", "Ticks", "Moves", "Restarts"]
        .iter()
        .any(|word| row.what.starts_with(word))
}

#[test]
fn every_quick_row_is_reproduced() {
    for row in ROWS.iter().filter(|row| !row.slow) {
        let measurement = measured(row, u64::MAX);
        let reproduced = measurement.reproduced();
        assert!(reproduced.is_some(), "{row:?}");
        if is_exact(row) {
            assert_eq!(reproduced, row.published, "{row:?}");
        }
        let agree = row.why.contains("nothing to correct") || row.why.contains("no bug to correct");
        if agree {
            assert_eq!(measurement.corrected(), reproduced, "{row:?}");
        } else {
            assert_ne!(measurement.corrected(), reproduced, "{row:?}");
        }
    }
}

#[test]
fn a_measurement_in_slices_is_the_same_and_tells_how_far_it_is() {
    for row in ROWS.iter().filter(|row| row.n != Some(30) && !row.slow) {
        let whole = measured(row, u64::MAX);
        let sliced = measured(row, 7);
        assert_eq!(whole.reproduced(), sliced.reproduced(), "{row:?}");
        assert_eq!(whole.corrected(), sliced.corrected(), "{row:?}");
    }
}

/// Half a row's work is about half of its progress: no row jumps to the end or is stuck before it.
#[test]
fn the_progress_is_honest() {
    for row in ROWS.iter().filter(|row| row.n != Some(30) && !row.slow) {
        let mut measurement = Measurement::new(row);
        let mut steps = 1_u32;
        let mut halfway = 0;
        while !measurement.run(1) {
            steps += 1;
            if measurement.progress() < 0.5 {
                halfway = steps;
            }
        }
        let half = f64::from(halfway) / f64::from(steps);
        assert!((0.4..0.6).contains(&half), "{row:?}: {half}");
    }
}

#[test]
fn local_search_comes_near_the_printed_figures() {
    for (what, near) in [("Repairs", 45..=60), ("Ticks", 1_000..=2_000)] {
        let row = ROWS.iter().find(|row| row.what.starts_with(what));
        let figure = measured(row.unwrap(), u64::MAX).reproduced().unwrap();
        assert!(near.contains(&figure), "{what}: {figure}");
    }
}

#[test]
fn only_what_takes_long_is_left_out() {
    let slow: Vec<_> = ROWS.iter().filter(|row| row.slow).collect();
    assert_eq!(slow.len(), 1);
    assert_eq!((slow[0].n, slow[0].published), (Some(50), Some(15_426_815)));
    assert!(CAUTION.contains("pruning that is lucky, not sound"));
}
