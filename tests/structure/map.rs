//! ARCHITECTURE.md maps the existing folders and files.

use std::collections::BTreeSet;

use regex::Regex;

use super::sources::{files, folders, read};

/// Folders that the map must cover completely.
const SHOWN: [&str; 8] = [
    "src", "www", "tests", "benches", "cli", "examples", "vite", "xtask",
];

/// The folders that a text names, with their path from the root and a slash at the end.
fn named_folders(text: &str) -> BTreeSet<String> {
    let pattern = format!(
        r"(?:^|[\s`(])((?:{})(?:/[a-z_-]+)*)/(?:[`\s,;.)]|$)",
        SHOWN.join("|")
    );
    let pattern = Regex::new(&pattern).unwrap();
    let found = text.lines().flat_map(|line| pattern.captures_iter(line));
    found.map(|parts| parts[1].to_owned()).collect()
}

/// The files that a text names, with their path from the root.
fn named_files(text: &str) -> BTreeSet<String> {
    let pattern = format!(r"`((?:{})/[a-z_./-]+\.[a-z]+)`", SHOWN.join("|"));
    let pattern = Regex::new(&pattern).unwrap();
    let found = pattern.captures_iter(text);
    found.map(|parts| parts[1].to_owned()).collect()
}

/// Folders that contain files; the map may leave out those that only contain folders.
fn folders_with_files() -> BTreeSet<String> {
    let all = SHOWN.iter().flat_map(|folder| folders(folder));
    all.filter(|folder| {
        let inside = files(folder, "");
        inside
            .iter()
            .any(|file| file.rsplit_once('/').unwrap().0 == folder)
    })
    .collect()
}

#[test]
fn the_map_names_the_folders_that_there_are() {
    let named = named_folders(&read("ARCHITECTURE.md"));
    let missing: Vec<_> = folders_with_files().difference(&named).cloned().collect();
    assert!(missing.is_empty(), "ARCHITECTURE.md leaves out {missing:?}");
    let all: BTreeSet<_> = SHOWN.iter().flat_map(|folder| folders(folder)).collect();
    let gone: Vec<_> = named.difference(&all).collect();
    assert!(gone.is_empty(), "ARCHITECTURE.md still names {gone:?}");
}

#[test]
fn the_map_names_only_files_that_there_are() {
    let all: BTreeSet<_> = SHOWN.iter().flat_map(|folder| files(folder, "")).collect();
    let named = named_files(&read("ARCHITECTURE.md"));
    let gone: Vec<_> = named.difference(&all).collect();
    assert!(gone.is_empty(), "ARCHITECTURE.md still names {gone:?}");
}

#[test]
fn the_map_can_be_wrong() {
    let text =
        "src/board/   squares\n`src/solve/queens/`, `www/core/` and src/run/x.rs; tests/unit";
    let folders = ["src/board", "src/solve/queens", "www/core"];
    assert_eq!(named_folders(text), folders.map(str::to_owned).into());
    let text = "`src/run/run.rs` and `www/main.tsx`, not `run.rs`";
    let files = ["src/run/run.rs", "www/main.tsx"];
    assert_eq!(named_files(text), files.map(str::to_owned).into());
    assert!(folders_with_files().contains("tests/structure"));
}
