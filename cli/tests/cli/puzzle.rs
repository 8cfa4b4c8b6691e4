//! The native runner of puzzles, run as a program: its output and exit codes.

use std::process::Output;

use forward_check::generate::daily::Preparing;
use forward_check::hint::Difficulty;
use forward_check::hint::queens::AskingQueens;
use forward_check::puzzles::{InPlay, QueensGame, Rule};
use serde_json::{Value, json};

use super::program;
use crate::common::queens;

fn puzzle(arguments: &str) -> Output {
    let arguments: Vec<_> = arguments.split_whitespace().collect();
    program("puzzle", &arguments)
}

/// The single object printed.
fn object(arguments: &str) -> Value {
    let output = puzzle(arguments);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(text.lines().count(), 1, "{text}");
    serde_json::from_str(&text).unwrap()
}

#[test]
fn a_grade_is_one_object() {
    let grade = object("grade queens --size 8 --at f6,c1");
    let wanted = r#"{"solutions":1,"k":2,"grade":"medium"}"#;
    assert_eq!(grade.to_string(), wanted);
    let open = object("grade queens --at a8");
    assert_eq!(open["solutions"], 4);
    assert_eq!(open["k"], Value::Null);
}

/// The three worked boards of the specification, and a locked queen.
#[test]
fn a_board_in_colours_is_graded_by_its_letters() {
    const ONE: &str = "AAAAAABBAACABBBBACCCBDEBCCCBBDEBCFFFDDEECCFDDGGEFFFFDDGEHHHHHHGG";
    const TWO: &str = "AAAAABBCAABBBBBCAABBBCCCADBDDCCCDDDDEEECDDDEEFFCGGGFFFHHGGGFFFHH";
    const THREE: &str = "AAAAAABBCAABBBBBCACBBBBDCCCCBDDDEEFFDDDGEFFDDDGGEEHDDDDGHHHGGGGG";
    for (regions, k, grade) in [(ONE, 1, "easy"), (TWO, 2, "medium"), (THREE, 3, "hard")] {
        let graded = object(&format!("grade colour --regions {regions}"));
        assert_eq!(graded, json!({"solutions": 1, "k": k, "grade": grade}));
    }
    let locked = object(&format!("grade colour --regions {THREE} --at e8"));
    assert_eq!(locked["solutions"], 1);
    let none = object(&format!("grade colour --regions {THREE} --at a8"));
    assert_eq!(none, json!({"solutions": 0, "k": null, "grade": null}));
}

#[test]
fn a_square_of_a_board_in_colours_is_explained() {
    const TWO: &str = "AAAAABBCAABBBBBCAABBBCCCADBDDCCCDDDDEEECDDDEEFFCGGGFFFHHGGGFFFHH";
    let hint = object(&format!("hint colour --regions {TWO} --moves x:d4+f3"));
    let reasoning = &hint["reasoning"];
    assert_eq!(reasoning["lines"], json!(["sand (G)", "brown (H)"]));
    assert_eq!(
        reasoning["text"],
        "These 6 squares would each leave sand (G) and brown (H) with no way to fill both. \
         Out: d2, e2, f2, d1, e1 and f1. No shorter reason exists."
    );
    let moments = reasoning["whatIf"].as_array().unwrap();
    let texts: Vec<_> = moments.iter().map(|moment| &moment["text"]).collect();
    assert_eq!(
        texts,
        [
            "Imagine a queen on d2.",
            "With a queen on a1, brown (H) has no square left.",
            "With a queen on b1, brown (H) has no square left.",
        ]
    );
    assert_eq!(hint["step"]["record"], "x:d2+e2+f2+d1+e1+f1");
}

#[test]
fn the_moves_of_a_game_are_judged() {
    let coached = object("coach queens --size 6 --at b6 --moves a4,<,d5,f4,a3,c2,e1");
    let moves = coached["moves"].as_array().unwrap();
    let told = moves
        .iter()
        .map(|told| (&told["squares"], &told["verdict"], &told["until"]));
    let told: Vec<_> = told.collect();
    assert_eq!(told.len(), 6);
    assert_eq!(told[0], (&json!(["a4"]), &json!("wrong"), &json!(1)));
    assert_eq!(told[1], (&json!(["d5"]), &json!("missed"), &Value::Null));
    let jumps = object("coach knights --size 5 --at a5 --moves b3,a1");
    assert_eq!(jumps["moves"][0]["squares"], json!(["b3"]));
}

#[test]
fn a_board_in_colours_is_made_to_measure() {
    let made = object("generate colour --size 8 --grade hard --seed 7");
    assert_eq!(
        (&made["game"], &made["size"]),
        (&json!("colour"), &json!("8x8"))
    );
    let regions = made["regions"].as_str().unwrap();
    let graded = object(&format!("grade colour --regions {regions}"));
    assert_eq!(graded, json!({"solutions": 1, "k": 3, "grade": "hard"}));
    let again = object("generate colour --size 8 --grade hard --seed 7");
    assert_eq!(again, made);
}

#[test]
fn only_a_proper_puzzle_has_a_grade() {
    for (board, solutions) in [("--at a8", 4), ("--at a8,b6", 0), ("--size 3", 0)] {
        let grade = object(&format!("grade queens {board}"));
        assert_eq!(grade["solutions"], solutions, "{board}");
        assert_eq!(grade["grade"], Value::Null, "{board}");
    }
    for board in [
        "--size 5 --at a5 --closed",
        "--size 5 --at b5",
        "--size 3x4 --at b3",
    ] {
        let grade = object(&format!("grade knights {board}"));
        assert_eq!(grade["grade"], Value::Null, "{board}");
    }
}

#[test]
fn a_hint_names_its_squares() {
    let hint = object("hint queens --size 8 --at f6,c1 --moves a5");
    assert_eq!(hint["possible"]["answer"], "yes");
    assert_eq!(hint["possible"]["ways"], 1);
    let reasoning = &hint["reasoning"];
    assert_eq!(reasoning["named"], json!(["d7", "d3", "h7", "h3"]));
    assert_eq!(reasoning["lines"], json!(["column d"]));
    assert_eq!(reasoning["ruledOut"], json!(["h7", "h3"]));
    assert_eq!(hint["step"]["record"], "x:h7+h3");
    let lost = object("hint queens --size 8 --at f6,c1 --moves a5,-a5,e4,d7");
    assert_eq!(lost["mistake"]["square"], "e4");
    assert_eq!(lost["mistake"]["back"], "");
}

/// The runner prints exactly what the page gets.
#[test]
fn a_hint_is_the_page_s() {
    for moves in ["a5", "a5,g4,d3", "a5,x:e2", "a5,c5"] {
        let mut game = QueensGame::new(queens::puzzle(8, "f6,c1"), Rule::Free);
        game.replay(&moves.replace(',', " ")).unwrap();
        let wanted = json!(AskingQueens::of(game));
        let told = object(&format!("hint queens --at f6,c1 --moves {moves}"));
        for path in [
            "/possible",
            "/reasoning/text",
            "/mistake/text",
            "/step/record",
        ] {
            assert_eq!(told.pointer(path), wanted.pointer(path), "{moves} {path}");
        }
    }
}

#[test]
fn a_knight_is_answered_likewise() {
    let board = "knights --size 6 --at a6 --blocked c3,d3";
    let grade = object(&format!("grade {board}"));
    assert_eq!(
        grade,
        json!({"grade": "easy", "nodes": 33, "warnsdorff": true})
    );
    let moves = "c5,e6,f4,e2,c1,a2,b4,c6,a5,b3,d4";
    let hint = object(&format!("hint {board} --moves {moves}"));
    assert_eq!(hint["reasoning"]["named"], json!(["a1"]));
    assert_eq!(hint["reasoning"]["ruledOut"], json!(["c2"]));
    let made = object("generate knights --size 6x6 --blocked 2 --grade hard --seed 2");
    assert_eq!(made["blocked"].as_array().unwrap().len(), 2);
    assert_eq!(made["grade"], "hard");
}

#[test]
fn a_day_is_one_object() {
    let day = object("daily --date 2026-11-21");
    let keys = |value: &Value| -> Vec<_> { value.as_object().unwrap().keys().cloned().collect() };
    assert_eq!(
        keys(&day),
        ["date", "queens-easy", "queens", "knights", "colour"]
    );
    assert_eq!(keys(&day["queens"]), ["size", "at", "grade"]);
    assert_eq!(
        keys(&day["knights"]),
        ["size", "at", "closed", "blocked", "grade"]
    );
    assert_eq!(day, json!(Preparing::of("2026-11-21".parse().unwrap())));
}

#[test]
fn a_day_has_grades_and_single_solutions() {
    let day = object("daily --date 2026-12-04");
    let regions = day["colour"]["regions"].as_str().unwrap();
    let colour = object(&format!("grade colour --regions {regions}"));
    let at = day["queens"]["at"].as_array().unwrap();
    let at: Vec<_> = at.iter().map(|at| at.as_str().unwrap()).collect();
    let size = day["queens"]["size"].as_str().unwrap();
    let queens = object(&format!("grade queens --size {size} --at {}", at.join(",")));
    for (graded, which) in [(colour, "colour"), (queens, "queens")] {
        assert_eq!(graded["solutions"], 1);
        assert_eq!(graded["grade"], day[which]["grade"]);
    }
}

#[test]
fn a_puzzle_is_made_to_measure() {
    for grade in Difficulty::ALL {
        let arguments = format!(
            "generate queens --size 10 --locks 3 --grade {} --seed 5",
            grade.id()
        );
        let made = object(&arguments);
        assert_eq!(made["game"], "queens");
        assert_eq!(made["size"], "10x10");
        let at: Vec<_> = made["at"]
            .as_array()
            .unwrap()
            .iter()
            .map(|at| at.as_str().unwrap())
            .collect();
        assert_eq!(at.len(), 3);
        let graded = object(&format!("grade queens --size 10 --at {}", at.join(",")));
        assert_eq!(graded["solutions"], 1);
        assert_eq!(graded["grade"], grade.id());
        assert_eq!(object(&arguments), made, "a seed is a puzzle");
    }
}

#[test]
fn bad_arguments_get_a_sentence() {
    const CASES: [(&str, &str); 17] = [
        ("", "Ask for grade, hint, coach, daily or generate."),
        ("solve", "Ask for grade, hint, coach, daily or generate."),
        ("grade", "Add <GAME>; --help tells what it is."),
        (
            "grade chess",
            "“chess” is not a game: choose queens, colour or knights.",
        ),
        (
            "grade queens --size eight",
            "“eight” is not a board size: write a number such as 8, or rows and columns such as 5x6.",
        ),
        (
            "grade queens --at z9",
            "The square z9 is off the 8 × 8 board: choose one from a1 to h8.",
        ),
        (
            "grade queens --at a8,b8",
            "Queens on a8 and b8 would attack each other: choose another square for one of them.",
        ),
        (
            "grade queens --bogus",
            "There is no argument “--bogus” here; --help lists them.",
        ),
        (
            "grade queens --size 6 --size 7",
            "--size <N|MxN> is given twice: give it once.",
        ),
        (
            "hint queens --moves hello",
            "“hello” is not a saved move: write a square such as c5, or -c5 to take its queen off.",
        ),
        ("daily", "Add --date <DATE>; --help tells what it is."),
        (
            "daily --date 2026-02-29",
            "“2026-02-29” is not a date: write year, month and day, such as 2026-11-21.",
        ),
        (
            "generate queens",
            "Add --grade <GRADE>; --help tells what it is.",
        ),
        (
            "generate queens --grade brutal",
            "There is no grade “brutal”: choose easy, medium, hard or expert.",
        ),
        (
            "generate queens --grade easy --locks -1",
            "“-1” doesn’t fit --locks <K>: use a whole number, 0 or more.",
        ),
        (
            "generate queens --grade easy --locks 1",
            "No 8 × 8 puzzle with 1 locked queen has one solution and queens left to place: choose another number.",
        ),
        (
            "generate queens --size 5x6 --grade easy",
            "Queen’s Challenge needs a square board, not 6 × 5: choose the same number of rows and columns.",
        ),
    ];
    for (arguments, wanted) in CASES {
        let output = puzzle(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments}");
        assert!(output.stdout.is_empty(), "{arguments}");
        let message = String::from_utf8(output.stderr).unwrap();
        assert_eq!(message.trim_end(), wanted, "{arguments}");
    }
}
