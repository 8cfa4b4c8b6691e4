//! The layers of the program in Rust: imports only point up the list.

use super::sources::{code, files, read};

/// Every layer, and the other layers that it may import.
const LAYERS: [(&str, &[&str]); 12] = [
    ("board", &[]),
    ("puzzles", &["board"]),
    ("solve", &["puzzles", "board"]),
    ("hint", &["solve", "puzzles", "board"]),
    ("generate", &["hint", "solve", "puzzles", "board"]),
    ("run", &["solve", "puzzles", "board"]),
    ("lab", &["run", "solve", "puzzles", "board"]),
    ("paint", &["run", "solve", "puzzles", "board"]),
    ("published", &["solve", "puzzles", "board"]),
    ("reader", &["puzzles", "board"]),
    ("wire", &["solve", "puzzles", "board"]),
    (
        "wasm",
        &[
            "wire",
            "reader",
            "published",
            "paint",
            "lab",
            "run",
            "generate",
            "hint",
            "solve",
            "puzzles",
            "board",
        ],
    ),
];

/// The file that declares the layers.
const CRATE: &str = "src/lib.rs";

fn may_import(layer: &str, other: &str) -> bool {
    let rules = LAYERS.iter().find(|(name, _)| *name == layer);
    layer == other || rules.is_some_and(|(_, others)| others.contains(&other))
}

fn is_layer(name: &str) -> bool {
    LAYERS.iter().any(|(layer, _)| *layer == name)
}

/// The folder of `src/` that a file is in, if any.
fn layer_of(file: &str) -> Option<&str> {
    let (layer, _) = file.strip_prefix("src/")?.split_once('/')?;
    is_layer(layer).then_some(layer)
}

/// The words right after every `crate::`.
pub fn imported(text: &str) -> Vec<&str> {
    const MARK: &str = "crate::";
    let end = |rest: &str| {
        rest.find(|c: char| !c.is_alphanumeric() && c != '_')
            .unwrap_or(rest.len())
    };
    let rests = text
        .match_indices(MARK)
        .map(|(place, _)| &text[place + MARK.len()..]);
    rests.map(|rest| &rest[..end(rest)]).collect()
}

/// Every file of a layer with its layer and its code.
fn sources() -> impl Iterator<Item = (String, String)> {
    let sources = files("src", ".rs").into_iter().filter(|file| file != CRATE);
    sources.map(|file| {
        let code = code(&file);
        (file, code)
    })
}

#[test]
fn every_file_is_in_a_layer_and_every_layer_has_files() {
    let all = files("src", ".rs");
    for file in all.iter().filter(|file| *file != CRATE) {
        assert!(layer_of(file).is_some(), "{file} is in no known folder");
    }
    for (layer, _) in LAYERS {
        let mut layers = all.iter().filter_map(|file| layer_of(file));
        assert!(layers.any(|other| other == layer), "{layer} has no files");
    }
}

#[test]
fn every_layer_imports_only_from_those_above() {
    for (file, text) in sources() {
        let layer = layer_of(&file).unwrap();
        for other in imported(&text) {
            // Every path from `crate::` goes through a layer, so that no import escapes the rule.
            assert!(is_layer(other), "{file} imports crate::{other}");
            assert!(may_import(layer, other), "{file} imports {other}");
        }
    }
}

/// How often a file may write `super::` in a row without leaving its layer.
fn levels_below_layer(file: &str) -> usize {
    file.trim_end_matches("/mod.rs").split('/').count() - 2
}

/// `super::` must not leave a layer, because the rule above would not see it.
#[test]
fn no_path_climbs_out_of_its_layer() {
    for (file, text) in sources() {
        let climb = "super::".repeat(levels_below_layer(&file) + 1);
        assert!(!text.contains(&climb), "{file} climbs with {climb}");
    }
}

/// Solvers use the description of solvers and steps, so that must not use them.
#[test]
fn what_solvers_share_knows_none_of_one_game() {
    for (file, text) in sources().filter(|(file, _)| file.starts_with("src/solve/")) {
        for game in ["queens", "knights"] {
            let own = file.starts_with(&format!("src/solve/{game}/"));
            let contract = file == "src/solve/mod.rs";
            let imports = ["crate::solve", "super"]
                .iter()
                .any(|path| text.contains(&format!("{path}::{game}::")));
            assert!(own || contract || !imports, "{file} imports {game}");
        }
    }
}

#[test]
fn only_wasm_knows_the_browser() {
    for (file, text) in sources() {
        let knows = ["wasm_bindgen", "web_sys", "js_sys"]
            .iter()
            .any(|name| text.contains(name));
        assert!(
            !knows || layer_of(&file) == Some("wasm"),
            "{file} knows the browser"
        );
    }
}

/// The crate is also used without the page: its comments and messages know nothing of it.
#[test]
fn only_the_bindings_speak_of_the_page() {
    for file in files("src", ".rs") {
        // The pages and buttons that the reader speaks of are those in a picture.
        let words: &[_] = match layer_of(&file) {
            Some("wasm" | "wire") => &[],
            Some("reader") => &["www/", "the browser", "JavaScript"],
            _ => &["www/", "the browser", "JavaScript", "the page", "button"],
        };
        let text = read(&file);
        let said: Vec<_> = words.iter().filter(|word| text.contains(**word)).collect();
        assert!(said.is_empty(), "{file} says {said:?}");
    }
}

/// What checks the record of days would repeat the engine's faults if it used the engine.
#[test]
fn the_checker_of_days_shares_no_code() {
    let text = read("tests/days/checker.rs") + &read("tests/days/shape.rs");
    for name in ["forward_check", "crate::", "common"] {
        assert!(!text.contains(name), "it uses {name}");
    }
}

/// Only the browser's clock may read a clock, a file or the environment, so that equal runs stay
/// equal.
#[test]
fn nothing_depends_on_when_and_where_it_runs() {
    for (file, text) in sources().filter(|(file, _)| layer_of(file) != Some("wasm")) {
        for name in [
            "std::time",
            "Instant",
            "SystemTime",
            "std::env",
            "std::fs",
            "std::thread",
        ] {
            assert!(!text.contains(name), "{file} uses {name}");
        }
    }
}

/// The rules find what they should.
#[test]
fn the_rules_can_be_broken() {
    assert_eq!(
        imported("use crate::run::Run; crate::board::x"),
        ["run", "board"]
    );
    assert_eq!(imported("use crate::{board, run};"), [""]);
    assert!(!is_layer(""));
    assert!(!may_import("board", "puzzles"));
    assert!(!may_import("solve", "run"));
    assert!(may_import("run", "solve"));
    assert!(!may_import("solve", "published"));
    assert!(!may_import("run", "paint"));
    assert!(!may_import("published", "run"));
    assert_eq!(layer_of("src/run/tree/trace.rs"), Some("run"));
    assert_eq!(layer_of("src/games/queens.rs"), None);
    assert_eq!(layer_of("src/words.rs"), None);
    assert_eq!(levels_below_layer("src/board/mod.rs"), 0);
    assert_eq!(levels_below_layer("src/solve/knights/support/walk.rs"), 3);
}
