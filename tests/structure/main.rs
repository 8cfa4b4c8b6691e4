//! The layers of the program: who may import whom, read from the sources themselves.

use std::fs;
use std::path::Path;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All files below a folder with this ending, by their path from the root; none if it is missing.
fn files(folder: &str, ending: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        for path in entries.map(|entry| entry.path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.to_string_lossy().ends_with(ending) {
                found.push(from_root(&path));
            }
        }
    }
    found.sort();
    found
}

fn from_root(path: &Path) -> String {
    let path = path.strip_prefix(root()).unwrap().to_string_lossy();
    path.replace('\\', "/")
}

/// The lines of a file without those that are comments: prose may name what it likes.
fn code(file: &str) -> String {
    let text = fs::read_to_string(root().join(file)).unwrap();
    let is_comment = |line: &&str| {
        let line = line.trim_start();
        !["//", "*", "/*"].iter().any(|mark| line.starts_with(mark))
    };
    text.lines()
        .filter(is_comment)
        .map(|line| format!("{line}\n"))
        .collect()
}

/// The words right after every occurrence of a mark.
fn words_after<'a>(text: &'a str, mark: &str) -> Vec<&'a str> {
    let end = |rest: &str| {
        rest.find(|c: char| !c.is_alphanumeric() && c != '_')
            .unwrap_or(rest.len())
    };
    let rests = text
        .match_indices(mark)
        .map(|(place, _)| &text[place + mark.len()..]);
    rests.map(|rest| &rest[..end(rest)]).collect()
}

/// Every layer, and the layers that it may import besides itself.
const LAYERS: [(&str, &[&str]); 6] = [
    ("board", &[]),
    ("games", &["board"]),
    ("solve", &["games", "board"]),
    ("play", &["solve", "games", "board"]),
    ("published", &["solve", "games", "board"]),
    ("wasm", &["published", "play", "solve", "games", "board"]),
];

fn may_import(layer: &str, other: &str) -> bool {
    let rules = LAYERS.iter().find(|(name, _)| *name == layer);
    layer == other || rules.is_some_and(|(_, others)| others.contains(&other))
}

fn is_layer(name: &str) -> bool {
    LAYERS.iter().any(|(layer, _)| *layer == name)
}

/// The layers that a file imports by `crate::`.
fn imported_layers(text: &str) -> Vec<&str> {
    words_after(text, "crate::")
}

#[test]
fn every_layer_imports_only_from_those_below() {
    for (layer, _) in LAYERS {
        let sources = files(&format!("src/{layer}"), ".rs");
        assert!(!sources.is_empty(), "{layer} has no files");
        for file in sources {
            for other in imported_layers(&code(&file)) {
                // Every path from `crate::` goes through a layer, so that none escapes the rule.
                assert!(is_layer(other), "{file} imports crate::{other}");
                assert!(may_import(layer, other), "{file} imports {other}");
            }
        }
    }
}

/// How often a file may write `super::` in a row without leaving its layer.
fn levels_below_layer(file: &str) -> usize {
    file.trim_end_matches("/mod.rs").split('/').count() - 2
}

/// `super::` must not climb out of a layer, where the rule above would not see it.
#[test]
fn no_path_climbs_out_of_its_layer() {
    for file in LAYERS
        .iter()
        .flat_map(|(layer, _)| files(&format!("src/{layer}"), ".rs"))
    {
        let climb = "super::".repeat(levels_below_layer(&file) + 1);
        let text = code(&file);
        // Inside a file's own tests, `super` is the file.
        let outside_tests = text.split("#[cfg(test)]").next().unwrap_or_default();
        assert!(
            !outside_tests.contains(&climb),
            "{file} climbs with {climb}"
        );
    }
}

#[test]
fn only_wasm_knows_the_browser() {
    for file in files("src", ".rs") {
        let text = code(&file);
        let knows = ["wasm_bindgen", "web_sys", "js_sys"]
            .iter()
            .any(|name| text.contains(name));
        assert!(
            !knows || file.starts_with("src/wasm/"),
            "{file} knows the browser"
        );
    }
}

#[test]
fn the_solvers_read_no_clock_and_no_chance_but_their_own() {
    for file in files("src/solve", ".rs")
        .into_iter()
        .chain(files("src/games", ".rs"))
    {
        let text = code(&file);
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

/// What the rules can see, they do see.
#[test]
fn the_rules_can_be_broken() {
    assert_eq!(
        imported_layers("use crate::run::Run; crate::board::x"),
        ["play", "board"]
    );
    assert!(!may_import("board", "games"));
    assert!(!may_import("solve", "play"));
    assert!(may_import("play", "solve"));
    assert!(!may_import("solve", "published"));
    assert_eq!(
        targets("import { a } from './pkg/x.js';\nimport \"../b.js\""),
        ["./pkg/x.js", "../b.js"]
    );
    assert_eq!(
        targets("import {\n  a,\n} from './c.js'\nconst d = await import('./d.js')"),
        ["./c.js", "./d.js"]
    );
    assert_eq!(targets("export * from \"./e.js\""), ["./e.js"]);
    assert_eq!(levels_below_layer("src/board/mod.rs"), 0);
    assert_eq!(levels_below_layer("src/solve/knights/walk.rs"), 2);
    assert_eq!(
        resolve("www/render/board.js", "../state.js"),
        "www/state.js"
    );
    assert_eq!(
        resolve("www/main.js", "./panels/game.js"),
        "www/panels/game.js"
    );
    assert!(uses("  document.body", "document"));
    assert!(!uses("documents.body", "document"));
}

// The page.

/// What a JavaScript file imports, as it is written there.
fn targets(text: &str) -> Vec<&str> {
    let quoted = |mark: &str| {
        let rests = text.match_indices(mark);
        let rests = rests.map(|(place, _)| (place, text[place + mark.len()..].trim_start()));
        rests
            .filter_map(|(place, rest)| {
                let quote = rest.chars().next().filter(|c| ['\'', '"'].contains(c))?;
                let end = rest[1..].find(quote)?;
                Some((place, &rest[1..=end]))
            })
            .collect::<Vec<_>>()
    };
    let mut found: Vec<_> = ["from", "import", "import("]
        .into_iter()
        .flat_map(quoted)
        .collect();
    found.sort_unstable();
    found.into_iter().map(|(_, target)| target).collect()
}

/// The path from the root of what a file imports.
fn resolve(file: &str, target: &str) -> String {
    let mut parts: Vec<_> = file.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            name => parts.push(name),
        }
    }
    parts.join("/")
}

/// Whether a name stands in a text as a word of its own.
fn uses(text: &str, name: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    text.match_indices(name).any(|(place, _)| {
        let before = text[..place].chars().next_back();
        let after = text[place + name.len()..].chars().next();
        !before.is_some_and(part) && !after.is_some_and(part)
    })
}

/// The page's own files with what each imports; the compiled game is not its own.
fn page() -> Vec<(String, Vec<String>)> {
    let own = files("www", ".js")
        .into_iter()
        .filter(|file| !file.starts_with("www/pkg/"));
    let imports = |file: &String| {
        let text = code(file);
        targets(&text)
            .into_iter()
            .map(|target| resolve(file, target))
            .collect()
    };
    own.map(|file| (file.clone(), imports(&file))).collect()
}

/// Modules that run without a page: the tests that need no browser import them.
const HEADLESS: [&str; 19] = [
    "state",
    "clock",
    "geometry",
    "tween",
    "numbers",
    "names",
    "options",
    "annotations",
    "moments",
    "links",
    "roster",
    "view",
    "scene",
    "large",
    "game",
    "remote",
    "watch",
    "tree",
    "cursor",
];

fn is_base(file: &str) -> bool {
    let base = HEADLESS.iter().chain(&["engine"]);
    base.into_iter()
        .any(|name| file == format!("www/{name}.js"))
}

#[test]
fn only_the_engine_imports_the_compiled_game() {
    for (file, imports) in page() {
        let compiled = imports.iter().any(|target| target.starts_with("www/pkg/"));
        assert!(
            !compiled || file == "www/engine.js",
            "{file} imports the compiled game"
        );
    }
}

#[test]
fn headless_modules_touch_no_page() {
    for name in HEADLESS {
        let file = format!("www/{name}.js");
        if !root().join(&file).exists() {
            continue;
        }
        for global in ["document", "window"] {
            assert!(!uses(&code(&file), global), "{file} uses {global}");
        }
    }
}

#[test]
fn the_page_imports_downwards_only() {
    for (file, imports) in page() {
        for target in imports {
            let into = |folder: &str| target.starts_with(folder);
            let up = is_base(&file) && (into("www/render/") || into("www/panels/"))
                || file.starts_with("www/render/") && into("www/panels/");
            assert!(!up, "{file} imports {target}");
            assert_ne!(
                target, "www/main.js",
                "{file} imports main.js, which is above everything"
            );
        }
    }
}
