//! The native runner of comparisons, run as a program: its output and exit codes.

use std::process::Output;

use forward_check::puzzles::Puzzle;
use forward_check::run::random_setup::random_lock;
use forward_check::run::{Ghost, LaneOrder, Unlimited};
use serde_json::{Value, json};

use super::program;
use crate::common::{self, queens};

fn compare(arguments: &str) -> Output {
    let arguments: Vec<_> = arguments.split_whitespace().collect();
    program("compare", &arguments)
}

/// The single object printed.
fn object(arguments: &str) -> Value {
    let output = compare(arguments);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(text.lines().count(), 1, "{text}");
    serde_json::from_str(&text).unwrap()
}

/// Requests that the runner refuses, in one sentence.
fn check_refused(arguments: &str, wanted: &str) {
    let output = compare(arguments);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    let text = String::from_utf8(output.stderr).unwrap();
    common::check_message(&text.trim_end(), wanted);
}

fn keys(object: &Value) -> Vec<&str> {
    object
        .as_object()
        .unwrap()
        .keys()
        .map(|key| &**key)
        .collect()
}

#[test]
fn every_start() {
    let starts = object("starts queens backtracking,forward-checking --size 8");
    assert_eq!(keys(&starts), ["solvers", "steps"]);
    assert_eq!(
        starts["solvers"],
        json!(["backtracking", "forward-checking"])
    );
    let steps = |solver: &str| {
        let squares = starts["steps"][solver].as_object().unwrap();
        squares
            .values()
            .map(|steps| steps.as_u64().unwrap())
            .collect::<Vec<_>>()
    };
    for (solver, least, most) in [("backtracking", 34, 1_220), ("forward-checking", 7, 183)] {
        let steps = steps(solver);
        assert_eq!(steps.len(), 64);
        assert_eq!(
            (steps.iter().min(), steps.iter().max()),
            (Some(&least), Some(&most))
        );
    }
    assert_eq!(
        steps("forward-checking")
            .iter()
            .filter(|&&steps| steps > 130)
            .count(),
        6
    );
    assert_eq!(starts["steps"]["backtracking"]["a8"], 874);
    assert_eq!(starts["steps"]["forward-checking"]["a8"], 132);
}

#[test]
fn a_stopped_run_is_null() {
    let starts = object("starts queens backtracking --size 8 --max-steps 100");
    let steps = starts["steps"]["backtracking"].as_object().unwrap();
    assert_eq!(steps["a8"], Value::Null);
    assert_eq!(steps.values().filter(|steps| steps.is_null()).count(), 58);
    let rows = object("starts queens forward-checking(rows=fewest) --size 4x4");
    let named = &rows["steps"]["forward-checking(rows=fewest)"];
    assert_eq!(keys(named)[..2], ["a4", "b4"]);
}

#[test]
fn a_ghost() {
    let ghost = object("ghost queens backtracking forward-checking --size 8 --at a8");
    assert_eq!(keys(&ghost), ["steps", "spared", "spans"]);
    assert_eq!(
        (&ghost["steps"], &ghost["spared"]),
        (&json!(874), &json!(480))
    );
    let spans = ghost["spans"].as_array().unwrap();
    assert_eq!(spans.len(), 35);
    assert!(spans.contains(&json!({"from": 315, "to": 338, "cut_at": 51})));
    let puzzle = Puzzle::Queens(queens::puzzle(7, "c4"));
    let [weaker, stronger] =
        ["forward-checking", "arc-consistency"].map(|solver| LaneOrder::new(solver, ""));
    let mut own = Ghost::new(&puzzle, &weaker, &stronger, u64::MAX).unwrap();
    own.work(&mut Unlimited);
    let own = own.answer().unwrap();
    let ghost = object("ghost queens forward-checking arc-consistency --size 7 --at c4");
    assert_eq!(ghost["spared"], own.spared);
    let column = |name: &str| {
        let spans = ghost["spans"].as_array().unwrap().iter();
        spans
            .map(|span| span[name].as_u64().unwrap())
            .collect::<Vec<_>>()
    };
    assert_eq!(column("from"), own.spans.from);
    assert_eq!(column("cut_at"), own.spans.cut_at);
}

#[test]
fn growth() {
    let growth = object("growth queens backtracking --from 4 --to 8 --samples 3 --max-steps 500");
    let sizes = growth["sizes"]["backtracking"].as_array().unwrap();
    let named: Vec<_> = sizes
        .iter()
        .map(|size| size["n"].as_u64().unwrap())
        .collect();
    assert_eq!(named, [4, 5, 6, 7, 8]);
    for (side, size) in (4..).zip(sizes) {
        let runs = (0..3).map(|sample| {
            let lock = forward_check::board::Size::square(side).name(random_lock(side, sample));
            let run = common::run(&queens::puzzle(side, &lock), "backtracking", 500);
            run.outcome().map(|_| run.steps())
        });
        assert_eq!(size["runs"], json!(runs.collect::<Vec<_>>()));
    }
    let six = &sizes[2];
    assert_eq!(keys(&six["steps"]), ["median", "low", "high"]);
    assert!(six["steps"]["low"].as_f64() <= six["steps"]["median"].as_f64());
}

#[test]
fn chance() {
    let text = "chance queens min-conflicts,hill-climbing --size 20 --at a20 --seeds 12";
    let chance = object(text);
    for solver in ["min-conflicts", "hill-climbing"] {
        let told = &chance["chance"][solver];
        let steps = (0..12).map(|seed| {
            let puzzle = Puzzle::Queens(queens::puzzle(20, "a20"));
            let mut run = LaneOrder::new(solver, "")
                .with_seed(seed)
                .run(puzzle)
                .unwrap();
            run.run(u64::MAX);
            run.steps()
        });
        assert_eq!(told["steps"], json!(steps.collect::<Vec<_>>()));
        assert_eq!(told["solved"], 12);
    }
}

#[test]
fn a_race() {
    let race = object("race queens backtracking,forward-checking --size 8 --at a8 --step 51");
    let lanes = &race["lanes"];
    assert_eq!(lanes["backtracking"]["steps"], 874);
    let forward = &lanes["forward-checking"];
    assert_eq!(
        (&forward["steps"], &forward["outcome"]),
        (&json!(132), &json!("solved"))
    );
    assert_eq!(forward["ruled_out"], 331);
    let moment = json!({
        "step": 51,
        "pieces": ["d7", "b6"],
        "says": "e5 would leave row 3 with no square. Taken back at once.",
    });
    assert_eq!(forward["moment"], moment);
    let stopped = object("race queens backtracking,forward-checking --at a8 --max-steps 200");
    assert_eq!(stopped["lanes"]["backtracking"]["outcome"], "stopped");
}

#[test]
fn a_course() {
    let course = object("course queens simulated-annealing --size 8 --seed 1");
    let course = &course["course"]["simulated-annealing"];
    assert_eq!(course["outcome"], "solved");
    let points = course["points"].as_array().unwrap();
    assert_eq!(points.last().unwrap()["pairs"], 0);
    assert_eq!(points.last().unwrap()["step"], course["steps"]);
    assert!(points[0]["temperature"].is_number());
}

#[test]
fn arguments_that_do_not_fit() {
    let nothing = "Ask for starts, ghost, growth, chance, course or race.";
    let cases = [
        ("", nothing),
        ("telepathy", nothing),
        (
            "starts",
            "Add <GAME> and <SOLVERS>...; --help tells what it is.",
        ),
        (
            "starts chess x",
            "“chess” is not a game: choose queens, colour or knights.",
        ),
        (
            "starts queens backtracking,backtracking",
            "backtracking is named twice: name it once.",
        ),
        (
            "race queens backtracking,forward-checking,brute-force,backjumping,dancing-links",
            "A race takes one to four solvers: leave some out.",
        ),
        (
            "ghost queens forward-checking backtracking",
            "The search tree of “Backtracking” doesn’t lie inside that of “Forward checking”: choose \
             two methods that try the same squares in the same order.",
        ),
        (
            "growth queens backtracking --from 9 --to 4",
            "There is nothing to measure: choose at least one run.",
        ),
        (
            "starts queens backtracking(rows=fewest)",
            "Backtracking has no option “rows”: leave it out.",
        ),
        (
            "starts queens forward-checking --max-steps many",
            "“many” doesn’t fit --max-steps <K>: use a whole number, 0 or more.",
        ),
        (
            "course knights backtracking",
            "Attacking pairs are only counted for queens: choose Queen’s Challenge.",
        ),
        (
            "chance queens min-conflicts --seeds",
            "--seeds <K> needs a value: add one after it.",
        ),
        (
            "race queens backtracking,linear --speed 3",
            "There is no argument “--speed” here; --help lists them.",
        ),
    ];
    for (arguments, wanted) in cases {
        check_refused(arguments, wanted);
    }
}
