//! The published figures, printed.

use std::process::Output;

use forward_check::published::{CAUTION, ROWS};
use serde_json::Value;

use super::program;

fn published(arguments: &[&str]) -> Output {
    program("published", arguments)
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap()
}

#[test]
fn they_are_printed_as_json() {
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
fn they_are_printed_as_an_aligned_table_with_its_caution() {
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
fn bad_arguments_are_refused_in_a_line() {
    let cases = [
        (
            &["--frob"][..],
            "There is no argument “--frob”: choose from --json and --quick.",
        ),
        (
            &["10"],
            "There is no argument “10”: choose from --json and --quick.",
        ),
        (
            &["--json", "--json"],
            "--json is given twice: give it once.",
        ),
        (&["--quick=1"], "--quick takes no value: leave it out."),
    ];
    for (arguments, message) in cases {
        let output = published(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty());
        assert_eq!(text(output.stderr), format!("{message}\n"));
    }
}
