//! People read Rust's sentences on the page, so these have curly quotes and apostrophes.

use regex::Regex;

use crate::sources::{code, files};

/// The string literals of a file, without those in attributes.
fn literals(code: &str) -> Vec<String> {
    let plain = Regex::new(r##"#\[[^\n]*\]|'\\?"'"##).unwrap();
    let code = plain.replace_all(code, "");
    let literal = Regex::new(r#"(?s)"(?:[^"\\]|\\.)*""#).unwrap();
    let found = literal.find_iter(&code);
    found.map(|literal| literal.as_str().to_owned()).collect()
}

#[test]
fn sentences_have_curly_quotes() {
    let straight = Regex::new(r#"[A-Za-z]'|'[A-Za-z]|\\"[A-Za-z]"#).unwrap();
    for file in files("src", ".rs") {
        for literal in literals(&code(&file)) {
            assert!(!straight.is_match(&literal), "{file}: {literal}");
        }
    }
}

#[test]
fn quotes_in_code_are_not_in_literals() {
    let code = "#[doc = \"it's\"]\nlet a: &'a str = \"b’s\";\nlet quote = '\"';\nf(\"c\\\"d\")";
    assert_eq!(literals(code), ["\"b’s\"", "\"c\\\"d\""]);
}
