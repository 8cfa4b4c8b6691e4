//! Boards read from pictures and texts: a line of JSON a file.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::program;

/// A kept picture of the reader's tests.
fn kept(name: &str) -> String {
    let pictures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/pictures");
    pictures.join(name).to_str().unwrap().to_owned()
}

/// A text in a file.
fn text(name: &str, text: &str) -> String {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&file, text).unwrap();
    file.to_str().unwrap().to_owned()
}

/// The lines printed for these arguments.
fn lines(arguments: &[&str]) -> Vec<Value> {
    let output = program("read", arguments);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    let lines = text.lines().map(|line| serde_json::from_str(line).unwrap());
    lines.collect()
}

/// One sentence on the error output, and status 2.
fn refusal(arguments: &[&str]) -> String {
    let output = program("read", arguments);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    String::from_utf8(output.stderr).unwrap().trim().to_owned()
}

#[test]
fn a_picture_is_a_line_with_its_board() {
    let (picture, other) = (kept("000.jpg"), kept("truth.json"));
    let lines = lines(&[&picture, &other]);
    let rows = json!(["ABBCC", "ABDDC", "ADDDC", "DDEEE", "DDDDE"]);
    assert_eq!(lines[0]["file"], *picture);
    assert_eq!(lines[0]["boards"][0]["rows"], rows);
    assert_eq!(lines[0]["asks"], false);
    assert_eq!(lines[1]["refused"], "not a picture");
}

#[test]
fn a_text_is_a_line_with_its_board() {
    let board = text("board.txt", "ABBCC\nABDDC\nADDDC\nDDEEE\nDDDDE\n");
    let none = text("none.txt", "no board\n");
    let lines = lines(&["--text", &board, &none]);
    assert_eq!(lines[0]["boards"][0]["n"], 5);
    assert!(lines[1]["message"].as_str().unwrap().ends_with('.'));
}

#[test]
fn what_cannot_be_read_is_a_sentence() {
    let missing = refusal(&["missing.png"]);
    assert!(
        missing.starts_with("missing.png can’t be opened: "),
        "{missing}"
    );
    let wanted = "Name the pictures to read, or texts after --text.";
    assert_eq!(refusal(&[]), wanted);
    let unknown = "There is no argument “--side” here; --help lists them.";
    assert_eq!(refusal(&["--side", "8"]), unknown);
}
