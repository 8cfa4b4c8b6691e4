//! Solving, run as a program: its output and exit codes.

use std::fs;
use std::path::PathBuf;
use std::process::Output;

use forward_check::puzzles::Game;
use forward_check::run::roster::options;
use serde_json::{Value, json};

use super::program;
use crate::common::colours::WORKED;
use crate::common::rows::{rows, rows_of};

fn solve(arguments: &str) -> Output {
    let arguments: Vec<_> = arguments.split_whitespace().collect();
    program("solve", &arguments)
}

/// The lines of JSON on standard output; standard error must be empty.
fn lines(output: &Output) -> Vec<Value> {
    assert!(output.stderr.is_empty(), "{output:?}");
    let text = str::from_utf8(&output.stdout).unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// The exit code and the single object printed.
fn report(arguments: &str) -> (i32, Value) {
    let output = solve(arguments);
    let [report] = <[Value; 1]>::try_from(lines(&output)).unwrap();
    (output.status.code().unwrap(), report)
}

fn keys(object: &Value) -> Vec<&str> {
    object
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect()
}

const KEYS: [&str; 13] = [
    "game", "solver", "size", "at", "blocked", "closed", "options", "seed", "outcome", "steps",
    "tally", "answer", "seconds",
];

/// A file for one test, removed at its end.
struct TraceFile(PathBuf);

impl TraceFile {
    fn new(name: &str) -> Self {
        Self(PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name))
    }

    fn states(&self) -> Vec<Value> {
        let text = fs::read_to_string(&self.0).unwrap();
        text.lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    }
}

impl Drop for TraceFile {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

#[test]
fn exit_codes_tell_the_outcome() {
    const CASES: [(&str, i32, &str, u64); 6] = [
        ("queens forward-checking --at a8", 0, "solved", 132),
        ("knights warnsdorff --size 8 --at a8", 0, "solved", 63),
        ("queens backtracking --size 3", 1, "exhausted", 18),
        ("knights hamiltonian --size 5", 1, "gave-up", 1),
        ("queens backtracking --max-steps 5", 3, "stopped", 5),
        ("knights backtracking --max-steps 0", 3, "stopped", 0),
    ];
    for (arguments, code, outcome, steps) in CASES {
        let (status, report) = report(arguments);
        assert_eq!(status, code, "{arguments}");
        assert_eq!(report["outcome"], outcome, "{arguments}");
        assert_eq!(report["steps"], steps, "{arguments}");
    }
}

#[test]
fn a_report_has_its_keys_in_order() {
    let (_, solved) = report("queens forward-checking --at a8,e7 --seed 7");
    assert_eq!(keys(&solved), KEYS);
    assert_eq!(solved["at"], json!(["a8", "e7"]));
    assert_eq!(solved["seed"], 7);
    assert_eq!(
        keys(&solved["tally"]),
        [
            "placements",
            "backtracks",
            "conflicts",
            "struck",
            "restored",
            "wipeouts",
            "deepest",
            "moves",
            "restarts",
            "jumped"
        ]
    );
    let (_, stopped) = report("knights backtracking --size 5x6 --closed --max-steps 9");
    assert_eq!(keys(&stopped), KEYS);
    assert_eq!(stopped["size"], "5x6");
    assert_eq!(stopped["at"], json!(["a5"]));
    assert_eq!(stopped["closed"], true);
    assert_eq!(stopped["answer"], Value::Null);
}

#[test]
fn a_report_without_an_answer_gives_the_reason() {
    for (arguments, reason) in [
        (
            "queens backtracking --size 3",
            "A 3 × 3 board has no solution.",
        ),
        (
            "knights hamiltonian --size 4",
            "No tour exists on 4 × 4: without 4 of its squares, it falls into 6 parts, and 4 squares can link only 5.",
        ),
    ] {
        let (_, report) = report(arguments);
        assert_eq!(keys(&report)[..13], KEYS);
        assert_eq!(keys(&report)[13..], ["reason"]);
        assert_eq!(report["reason"], reason);
    }
}

#[test]
fn a_count_gives_what_it_counted() {
    let (code, report) = report("queens count --size 8 --at a8");
    assert_eq!((code, &report["outcome"]), (0, &json!("counted")));
    assert_eq!(report["solutions"], 4);
    assert_eq!(report["answer"], Value::Null);
    let (_, report) = self::report("queens count");
    assert_eq!(
        (&report["solutions"], &report["up to symmetry"]),
        (&json!(92), &json!(12))
    );
    let (_, report) = self::report("queens count --size 15 --max-steps 9");
    assert_eq!(report.get("up to symmetry"), None);
}

#[test]
fn options_and_blocked_squares_are_part_of_the_report() {
    let (code, report) = report("knights pruned --size 5x6 --at a5 --blocked f5,a1");
    assert_eq!(report["blocked"], json!(["f5", "a1"]), "{report}");
    assert_eq!(
        (code, report["answer"].as_array().map(Vec::len)),
        (0, Some(28))
    );
    let (_, report) = self::report("knights warnsdorff --tie-break roth --no-backtracking");
    let options = json!({"tie-break": "roth", "no-backtracking": "true"});
    assert_eq!(report["options"], options);
    let (code, report) = self::report("queens hill-climbing --variant sideways --seed 5");
    assert_eq!((code, &report["outcome"]), (0, &json!("solved")));
    assert!(report["tally"]["moves on this board"].is_u64(), "{report}");
}

#[test]
fn every_step_is_explained_when_asked() {
    let output = solve("queens forward-checking --size 4 --at b4 --explain");
    let text = String::from_utf8(output.stdout).unwrap();
    let (told, result) = text.trim_end().rsplit_once('\n').unwrap();
    let result: Value = serde_json::from_str(result).unwrap();
    assert_eq!(result["outcome"], "solved");
    let told: Vec<_> = told.lines().collect();
    assert_eq!(told.len() as u64, result["steps"].as_u64().unwrap() + 1);
    assert_eq!(told[0], "0\t1 queen locked, 3 to place.");
    assert_eq!(
        told[1],
        "1\tQueen on d3: 2 squares ruled out. Row 2 has only a2 left."
    );
    assert_eq!(
        told[told.len() - 1],
        "3\t4 queens, and no two attack each other."
    );
}

#[test]
fn an_answer_is_given_in_names() {
    let (_, report) = report("queens backtracking --size 4");
    assert_eq!(report["answer"], json!(["b4", "d3", "a2", "c1"]));
}

#[test]
fn columns_past_z_have_two_letters() {
    let (code, report) = report("knights hamiltonian --size 30 --at ad1");
    let answer = report["answer"].as_array().unwrap();
    assert_eq!((code, answer.len()), (0, 900));
    assert_eq!(answer[0], "ad1");
    for name in ["a30", "z1", "aa1", "ad30"] {
        assert!(answer.contains(&json!(name)), "{name}");
    }
}

#[test]
fn the_list_has_a_line_for_every_solver() {
    let output = solve("--list");
    assert_eq!(output.status.code(), Some(0));
    let list = lines(&output);
    for solver in &list {
        assert_eq!(keys(solver), ["game", "id", "name", "family", "idea"]);
    }
    let rows = rows().iter();
    let wanted = rows.map(|row| json!([row.game.id(), row.id, row.name]));
    let listed = list
        .iter()
        .map(|solver| json!([solver["game"], solver["id"], solver["name"]]));
    assert_eq!(listed.collect::<Vec<_>>(), wanted.collect::<Vec<_>>());
}

#[test]
fn a_trace_of_queens() {
    let file = TraceFile::new("queens.jsonl");
    let (_, report) = report(&format!(
        "queens forward-checking --size 4 --trace {}",
        file.0.display()
    ));
    let states = file.states();
    assert_eq!(states.len() as u64, report["steps"].as_u64().unwrap() + 1);
    assert_eq!(
        states[0],
        json!({"step": 0, "depth": 0, "queens": [], "domains": [[-1, -1, -1, -1], [-1, -1, -1, -1], [-1, -1, -1, -1], [-1, -1, -1, -1]]})
    );
    assert_eq!(
        states[10],
        json!({"step": 10, "depth": 4, "queens": ["b4", "d3", "a2", "c1"], "domains": [[0, 0, -1, -1], [1, 1, 1, 1], [2, 1, 2, 1], [3, 1, 3, 2]]})
    );
    assert!(
        states
            .iter()
            .all(|state| keys(state) == ["step", "depth", "queens", "domains"])
    );
}

#[test]
fn a_trace_without_domains_leaves_them_out() {
    let file = TraceFile::new("plain.jsonl");
    report(&format!(
        "queens backtracking --at a8 --trace {}",
        file.0.display()
    ));
    let states = file.states();
    assert_eq!(states.len(), 875);
    assert_eq!(states[0], json!({"step": 0, "depth": 0, "queens": ["a7"]}));
    let queens = json!(["e7", "h6", "f5", "c4", "g3", "b2", "d1"]);
    assert_eq!(
        states[874],
        json!({"step": 874, "depth": 6, "queens": queens})
    );
}

#[test]
fn a_trace_of_a_knight() {
    let file = TraceFile::new("knight.jsonl");
    report(&format!(
        "knights warnsdorff --at a8 --trace {}",
        file.0.display()
    ));
    let states = file.states();
    assert_eq!(states.len(), 64);
    assert_eq!(states[0], json!({"step": 0, "knight": "a8", "visited": 1}));
    assert_eq!(keys(&states[63]), ["step", "knight", "visited"]);
    assert_eq!(
        (&states[63]["step"], &states[63]["visited"]),
        (&json!(63), &json!(64))
    );
}

#[test]
fn a_trace_ends_where_the_knight_gave_up_its_start() {
    let file = TraceFile::new("exhausted.jsonl");
    report(&format!(
        "knights backtracking --size 2 --trace {}",
        file.0.display()
    ));
    assert_eq!(
        file.states()[1],
        json!({"step": 1, "knight": null, "visited": 0})
    );
}

#[test]
fn bad_arguments_are_refused_in_a_line() {
    let options = options().into_iter().map(|option| option.name);
    let fixed = ["size", "at", "blocked", "closed", "regions"].into_iter();
    let names = fixed
        .chain(options)
        .chain(["seed", "max-steps", "trace", "explain"]);
    let names: Vec<_> = names.map(|name| format!("--{name}")).collect();
    let none = format!(": choose from {} and --list.", names.join(", "));
    let knights: Vec<_> = rows_of(Game::Knights).map(|row| &*row.id).collect();
    let knights = knights.join(", ");
    let cases = [
        (
            "",
            "Add <GAME> and <SOLVER>: write queens, colour or knights, then a solver's id; --list names them.",
        ),
        (
            "queens",
            "Add <SOLVER>: write queens, colour or knights, then a solver's id; --list names them.",
        ),
        (
            "chess backtracking",
            "“chess” is not a game: choose queens, colour or knights.",
        ),
        (
            "knights min-conflicts",
            &format!("There is no knights solver “min-conflicts”: choose one of {knights}."),
        ),
        (
            "queens backtracking --size x",
            "“x” is not a board size: write a number such as 8, or rows and columns such as 5x6.",
        ),
        (
            "queens backtracking --size 1000001",
            "There is no 1,000,001 × 1,000,001 board: choose from 1 × 1 to 1,000,000 × 1,000,000.",
        ),
        (
            "queens backtracking --size 5x6",
            "Queen’s Challenge needs a square board, not 6 × 5: choose the same number of rows and columns.",
        ),
        (
            "queens backtracking --size",
            "--size <N|MxN> needs a value: add one after it.",
        ),
        (
            "queens backtracking --size 4 --size 5",
            "--size <N|MxN> is given twice: give it once.",
        ),
        (
            "queens backtracking --at k9",
            "The square k9 is off the 8 × 8 board: choose one from a1 to h8.",
        ),
        (
            "queens backtracking --at 5",
            "“5” is not a square: write a column letter and a rank, such as a8.",
        ),
        (
            "queens backtracking --at a8,b7",
            "Queens on a8 and b7 would attack each other: choose another square for one of them.",
        ),
        (
            "queens backtracking --closed",
            "Only a knight’s tour can be closed: leave that out for queens.",
        ),
        (
            "knights backtracking --at a8,b8",
            "A knight starts on one square, but 2 were given: keep one of them.",
        ),
        (
            "queens backtracking --max-steps many",
            "“many” doesn’t fit --max-steps <K>: use a whole number, 0 or more.",
        ),
        (
            "queens backtracking --seed -1",
            "“-1” doesn’t fit --seed <SEED>: use a whole number, 0 or more.",
        ),
        (
            "queens backtracking --seed=-1",
            "“-1” doesn’t fit --seed <SEED>: use a whole number, 0 or more.",
        ),
        (
            "queens backtracking --list",
            "--list goes alone: leave the other arguments out.",
        ),
        (
            "queens backtracking --rows fewest",
            "Backtracking has no option “rows”: leave it out.",
        ),
        (
            "knights warnsdorff --tie-break none",
            "“none” is not a valid value for tie-break: choose one of fixed, random, pohl, roth, squirrel-cull, cascade.",
        ),
        (
            "queens count --size 33",
            "Count takes boards of up to 32 a side: choose a smaller board, or Linear-time search.",
        ),
        (
            "queens backtracking --blocked a1",
            "Only a knight’s board has blocked squares: leave them out for queens.",
        ),
        (
            "knights pruned --at a8 --blocked a8",
            "The knight starts on a8, which is blocked: choose another start, or unblock a8.",
        ),
        (
            "colour backtracking",
            "Colour Queens needs the colour of every square: give a letter for each.",
        ),
        (
            "colour backtracking --regions AABBACBBCCCDCDDD --size 4",
            "--regions <LETTERS> and --size <N|MxN> don’t go together: leave one out.",
        ),
        (
            "queens backtracking --regions AABBACBBCCCDCDDD",
            "Only Colour Queens has colours: leave them out, or choose that game.",
        ),
        (
            "colour formula --regions AABBACBBCCCDCDDD",
            "The formula knows one solution for each size, but every board of colours is different: choose a solver that searches.",
        ),
        (
            "queens backtracking --frob",
            &format!("There is no argument “--frob”{none}"),
        ),
        (
            "queens backtracking more",
            &format!("There is no argument “more”{none}"),
        ),
    ];
    for (arguments, message) in cases {
        let output = solve(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments}");
        assert!(output.stdout.is_empty(), "{arguments}");
        assert_eq!(
            String::from_utf8(output.stderr).unwrap(),
            format!("{message}\n")
        );
    }
}

/// Letters and run lengths give the same board, and every solver that accepts it finds its
/// solution.
#[test]
fn a_board_of_colours_is_solved() {
    let letters = WORKED[0].0;
    let answer = json!(["a8", "e7", "b6", "f5", "h4", "c3", "g2", "d1"]);
    for regions in [letters, "6A2B2ACA4BA3CBDEB3C2BDEBC3F2D2E2CF2D2GE4F2DGE6H2G"] {
        let (code, report) = report(&format!("colour forward-checking --regions {regions}"));
        assert_eq!((code, &report["answer"]), (0, &answer));
        assert_eq!([&report["game"], &report["size"]], ["colour", "8x8"]);
        assert_eq!(report["regions"], letters);
    }
    let (code, counted) = report(&format!("colour count --regions {letters} --at a8,e7"));
    assert_eq!((code, &counted["solutions"]), (0, &json!(1)));
}

#[test]
fn a_trace_that_cannot_be_written_is_refused() {
    let nowhere = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("no-such-folder/trace.jsonl");
    let output = solve(&format!(
        "queens backtracking --trace {}",
        nowhere.display()
    ));
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    let message = String::from_utf8(output.stderr).unwrap();
    assert!(
        message.starts_with("Can’t write the trace to "),
        "{message}"
    );
    assert!(message.ends_with("): choose another file.\n"), "{message}");
}
