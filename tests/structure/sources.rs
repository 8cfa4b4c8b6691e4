//! The project's files and their text.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The text of a file.
pub fn read(file: &str) -> String {
    fs::read_to_string(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// All files below a folder with this ending, as paths from the root.
pub fn files(folder: &str, ending: &str) -> Vec<String> {
    let found = walk(folder).into_iter().filter(|path| path.is_file());
    let found = found.map(|path| from_root(&path));
    found.filter(|file| file.ends_with(ending)).collect()
}

/// A folder and all folders below it, as paths from the root.
pub fn folders(folder: &str) -> Vec<String> {
    let found = walk(folder).into_iter().filter(|path| path.is_dir());
    found.map(|path| from_root(&path)).collect()
}

/// A folder and everything in it, except compiled files.
fn walk(folder: &str) -> Vec<PathBuf> {
    let mut found = vec![root().join(folder)];
    let mut next = 0;
    while let Some(path) = found.get(next).cloned() {
        next += 1;
        if path.is_dir() && !path.ends_with("www/pkg") {
            let entries = fs::read_dir(path).unwrap();
            found.extend(entries.map(|entry| entry.unwrap().path()));
        }
    }
    found.retain(|path| !path.ends_with("www/pkg"));
    found.sort();
    found
}

fn from_root(path: &Path) -> String {
    let path = path.strip_prefix(root()).unwrap().to_string_lossy();
    path.replace('\\', "/")
}

/// A file without its comment lines, which may mention anything, and without the tests at the end
/// of a Rust file. A file of tests has none.
pub fn code(file: &str) -> String {
    code_of(&read(file))
}

fn code_of(text: &str) -> String {
    let is_comment = |line: &&str| {
        let line = line.trim_start();
        ["//", "*", "/*"].iter().any(|mark| line.starts_with(mark))
    };
    if text.contains("\n#![cfg(test)]\n") {
        return String::new();
    }
    let tests = text.find("#[cfg(test)]\nmod tests");
    let text = &text[..tests.unwrap_or(text.len())];
    let lines = text.lines().filter(|line| !is_comment(line));
    lines.map(|line| format!("{line}\n")).collect()
}

/// Whether a text contains a name as a whole word.
pub fn uses(text: &str, name: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    text.match_indices(name).any(|(place, _)| {
        let before = text[..place].chars().next_back();
        let after = text[place + name.len()..].chars().next();
        !before.is_some_and(part) && !after.is_some_and(part)
    })
}

#[test]
fn comments_and_tests_are_no_code() {
    let text = "a\n  // b\n/** c\n * d\n */\ne\n#[cfg(test)]\nmod tests { f }\n";
    assert_eq!(code_of(text), "a\ne\n");
}

#[test]
fn a_name_is_a_word() {
    assert!(uses("  document.body", "document"));
    assert!(!uses("documents.body", "document"));
    assert!(!uses("my_document", "document"));
}

#[test]
fn what_is_compiled_is_no_source() {
    assert!(files("src", ".rs").contains(&"src/lib.rs".to_owned()));
    assert!(folders("src").contains(&"src/solve/queens".to_owned()));
    assert!(
        !files("www", "")
            .iter()
            .any(|file| file.starts_with("www/pkg"))
    );
}
