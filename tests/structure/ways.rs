//! Every frame is one snapshot, and every command takes the same way through the page.

use std::collections::BTreeSet;

use regex::Regex;

use super::page::{is_source, needs, sources};
use super::sources::{code, files, read};

/// The names that follow a mark in a text.
fn names_after<'a>(text: &'a str, mark: &str) -> BTreeSet<&'a str> {
    let pattern = Regex::new(&format!(r"{mark}([A-Za-z_]+)")).unwrap();
    let found = pattern.captures_iter(text);
    found.map(|parts| parts.get(1).unwrap().as_str()).collect()
}

/// A run's handle works and gives snapshots: it has no other getters.
#[test]
fn a_run_gives_snapshots_alone() {
    let run = code("src/wasm/engine/run.rs");
    let handle = run.split("impl Run {").nth(1).unwrap();
    assert_eq!(
        names_after(handle, r"pub fn "),
        BTreeSet::from(["ask", "new", "peek", "work"])
    );
}

/// Whether a file is a component, a hook, or draws for one.
fn is_shown(file: &str) -> bool {
    let drawing = [
        "www/board/draw/",
        "www/board/input/",
        "www/charts/",
        "www/ui/",
    ];
    let is_hook = name_of(file).starts_with("use-");
    is_source(file)
        && file != "www/main.tsx"
        && (file.ends_with(".tsx")
            || is_hook
            || drawing.iter().any(|folder| file.starts_with(folder)))
}

/// Whether a file is part of the machinery: the session, controllers, commands, the store, storage
/// or the engine.
fn is_at_work(file: &str) -> bool {
    let parts = [
        "store/changes",
        "store/model",
        "store/store",
        "saves/storage",
        "app/session",
    ];
    parts
        .map(|part| format!("www/{part}.ts"))
        .contains(&file.to_owned())
        || name_of(file).ends_with("commands")
        || name_of(file).ends_with("-controller")
        || file.starts_with("www/engine/")
}

/// Components read signals and dispatch commands. They never touch the session, a controller, the
/// engine, a worker or storage.
#[test]
fn components_hold_no_handles() {
    for file in sources().into_iter().filter(|file| is_shown(file)) {
        let held = needs(&file).into_iter().find(|need| is_at_work(need));
        assert_eq!(held, None, "{file} imports it");
    }
}

/// Every change of the store goes through one controller, and is recorded with the command or the
/// answer that it belongs to.
#[test]
fn the_store_is_changed_in_one_place() {
    let calling = |call: &str| {
        let mut files = sources();
        files.retain(|file| code(file).contains(call));
        files
    };
    assert_eq!(calling("store.set("), ["www/app/model-controller.ts"]);
    let performing = ["www/app/perform.ts", "www/app/session.ts"];
    assert_eq!(calling("store.perform("), performing);
}

/// Changes are pure: they use no clock, no randomness, no engine and no browser.
#[test]
fn changes_are_pure() {
    let impure = [
        "Date.now",
        "Math.random",
        "crypto.",
        "performance.",
        "document.",
        "window.",
    ];
    for file in files("www/store", "").iter().filter(|file| is_source(file)) {
        for word in impure {
            assert!(!code(file).contains(word), "{file} says {word}");
        }
    }
}

/// The session has one clock. Only its default and the search for updates ask the browser for the time of day.
#[test]
fn the_time_of_day_comes_from_the_session() {
    let clocks = ["www/app/session.ts", "www/offline/offline.ts"];
    let asking = sources()
        .into_iter()
        .filter(|file| code(file).contains("Date.now"));
    assert_eq!(Vec::from_iter(asking), clocks);
}

/// The names of the commands in a table.
fn commands_of(file: &str) -> Vec<String> {
    let pattern = Regex::new(r#"(?m)^  "([a-z]+/[a-z-]+)":"#).unwrap();
    let text = code(file);
    let found = pattern.captures_iter(&text);
    found.map(|parts| parts[1].to_owned()).collect()
}

/// No two tables have a command of the same name. Commands that load with a mode are named after it,
/// so that the page knows what to load.
#[test]
fn every_command_has_one_place() {
    let mut known = BTreeSet::new();
    let tables = files("www", "commands.ts");
    for file in tables
        .into_iter()
        .filter(|file| file != "www/app/commands.ts")
    {
        let room = file.split('/').nth(1).unwrap();
        let is_late = LATE.iter().any(|(mode, _)| *mode == room);
        for command in commands_of(&file) {
            let part = command.split('/').next().unwrap();
            let home = LATE.iter().find(|(_, parts)| parts.contains(&part));
            let mode = home.map(|(mode, _)| *mode);
            assert_eq!(mode, is_late.then_some(room), "{command} in {file}");
            assert!(known.insert(command.clone()), "{command} stands twice");
        }
    }
    assert!(known.contains("hint/close") && known.contains("race/seek"));
}

/// A file's name without its folder and ending.
fn name_of(file: &str) -> &str {
    let name = file.rsplit('/').next().unwrap();
    name.trim_end_matches(".tsx").trim_end_matches(".ts")
}

/// The modes that load later, and how the names of their commands begin.
const LATE: [(&str, &[&str]); 3] = [
    ("watch", &["watch"]),
    ("learn", &["learn"]),
    ("compare", &["compare", "published", "race"]),
];

/// The files in ARCHITECTURE.md's worked examples, in order, for an existing button and an existing room.
#[test]
fn the_worked_examples_can_be_followed() {
    for (file, says) in [
        ("www/play/hint/commands.ts", r#""hint/close": ({ hints })"#),
        ("www/play/hint/hint-controller.ts", "close()"),
        ("www/play/hint/HintAnswer.tsx", r#"{ type: "hint/close" }"#),
        ("www/app/play-view.ts", "hints.view"),
        ("www/compare/context.ts", "interface CompareContext"),
        ("www/compare/commands.ts", "export const compare"),
        ("www/compare/compare-room.ts", "export class CompareRoom"),
        ("www/compare/Compare.tsx", "export function Compare"),
        ("www/routes/route.ts", r#"kind: "compare""#),
        ("www/routes/requirements.ts", "compare: ("),
        ("www/app/room-components.ts", "../compare/Compare.tsx"),
        ("www/app/room-controllers.ts", "new CompareRoom("),
        ("www/app/lazy.ts", "../compare/compare-room.ts"),
        ("www/app/perform.ts", "../compare/commands.ts"),
        ("www/app/status.ts", "compare"),
    ] {
        assert!(code(file).contains(says), "{file} does not say {says}");
        assert!(
            read("ARCHITECTURE.md").contains(&format!("`{file}`")),
            "{file}"
        );
    }
}

#[test]
fn the_rules_can_be_broken() {
    // These searches find what they look for if it exists.
    assert!(needs("www/app/app.ts").contains(&"www/store/links.ts".to_owned()));
}
