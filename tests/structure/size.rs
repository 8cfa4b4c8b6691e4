//! The size of our own tools: less is better, and other tools do more of it every year.

use super::sources::{files, read};

/// How many lines of code the tools and all configuration may have, with the tests in their files.
const MOST: usize = 3_860;

/// Folders that only have tools and configuration, and files elsewhere; not `package.json`, most of which lists what
/// the page uses.
const FOLDERS: [&str; 4] = [".cargo", "tsconfig", "vite", "xtask"];
const ELSEWHERE: [&str; 7] = [
    "biome.json",
    "playwright.config.ts",
    "tests/tsconfig.json",
    "tests/unit/words.test.ts",
    "tsconfig.json",
    "vite.config.ts",
    "vitest.config.ts",
];

/// The lines of a text that are neither blank nor part of a comment.
fn lines_of_code(text: &str) -> usize {
    let mut in_comment = false;
    let is_code = |line: &&str| {
        let line = line.trim();
        let was_in_comment = in_comment;
        in_comment = (was_in_comment || line.starts_with("/*")) && !line.contains("*/");
        let is_comment = ["//", "/*", "# "].iter().any(|mark| line.starts_with(mark));
        !line.is_empty() && !was_in_comment && !is_comment
    };
    text.lines().filter(is_code).count()
}

#[test]
fn the_tools_stay_small() {
    let in_folders = FOLDERS.iter().flat_map(|folder| files(folder, ""));
    let all = in_folders.chain(ELSEWHERE.map(str::to_owned));
    let lines: usize = all.map(|file| lines_of_code(&read(&file))).sum();
    assert!(
        lines <= MOST,
        "the tools have {lines} lines of code: remove some"
    );
}

#[test]
fn blank_lines_and_comments_are_no_code() {
    let text = "//! a\n\nb\n  /// c\nd /* e */\n/**\n * f\n */\n# g\n#[h]\n/* i */\n";
    assert_eq!(lines_of_code(text), 3);
}
