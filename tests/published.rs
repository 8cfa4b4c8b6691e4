//! The published figures: the sources' programs to the node, the table, and the example.

use std::env;
use std::process::{Command, Output};

use forward_check::published::{
    CAUTION, CorrectedForwardChecking, CpythonSet, Ended, Measurement, Program, ROWS,
    ReportBacktracking, ReportForwardChecking, Row, Version,
};
use serde_json::Value;

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

/// Where nothing can be solved, every version says so.
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

/// Worked by hand from the rules of CPython's sets.
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

/// Fifteen survivors move to 32 slots, where 32 more than a number has its slot, too.
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
    // 22 + 9 is the last slot: 54 goes into the one behind 22.
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

/// Rows that have to come out as they were printed.
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
        let agree = row.why.contains("nothing to mend") || row.why.contains("no slip to mend");
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

/// Cargo builds the examples beside the test binaries, which stand in `deps`.
fn published(arguments: &[&str]) -> Output {
    let deps = env::current_exe().unwrap();
    let name = format!("published{}", env::consts::EXE_SUFFIX);
    let path = deps.ancestors().nth(2).unwrap().join("examples").join(name);
    let command = Command::new(&path).args(arguments).output();
    command.unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap()
}

#[test]
fn the_example_prints_json() {
    let output = published(&["--json", "--quick"]);
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty());
    let rows: Vec<Value> = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(rows.len(), ROWS.len() - 1);
    for (object, row) in rows.iter().zip(ROWS.iter().filter(|row| !row.slow)) {
        let keys: Vec<_> = object.as_object().unwrap().keys().collect();
        assert_eq!(
            keys,
            [
                "source",
                "what",
                "n",
                "published",
                "reproduced",
                "corrected",
                "why"
            ]
        );
        assert_eq!(object["source"], row.source);
        assert_eq!(object["n"].as_u64(), row.n.map(u64::from));
        assert_eq!(object["published"].as_u64(), row.published);
        assert!(object["reproduced"].is_u64());
    }
    let forty = rows.iter().find(|row| row["n"] == 40).unwrap();
    assert!(forty["corrected"].is_null());
    assert!(forty["why"].as_str().unwrap().contains("100 million"));
}

#[test]
fn the_example_prints_an_aligned_table_with_its_caution() {
    let output = published(&["--quick"]);
    assert_eq!(output.status.code(), Some(0));
    let text = text(output.stdout);
    assert!(text.ends_with(&format!("{CAUTION}\n")));
    let table: Vec<_> = text.lines().take_while(|line| !line.is_empty()).collect();
    assert_eq!(table.len(), ROWS.len());
    let width = |line: &&str| line.chars().count();
    assert!(table.iter().all(|line| width(line) == width(&table[0])));
    assert!(
        table
            .iter()
            .any(|line| line.contains("24,814") && line.contains("199,636"))
    );
}

#[test]
fn the_example_refuses_bad_arguments_in_a_line() {
    let cases = [
        (
            &["--frob"][..],
            "There is no argument --frob: choose from --json and --quick.",
        ),
        (
            &["10"],
            "There is no argument 10: choose from --json and --quick.",
        ),
        (&["--json", "--json"], "--json stands twice: write it once."),
        (&["--quick=1"], "--quick takes no value: write it alone."),
    ];
    for (arguments, message) in cases {
        let output = published(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty());
        assert_eq!(text(output.stderr), format!("{message}\n"));
    }
}
