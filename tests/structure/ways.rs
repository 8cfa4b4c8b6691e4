//! Every frame is one snapshot, and every action takes the same way through the page.

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
    let rooms = ["features", "board", "player", "ui", "render", "charts"];
    let folder = file.trim_start_matches("www/").split('/').next();
    is_source(file) && folder.is_some_and(|folder| rooms.contains(&folder))
        || file.starts_with("www/app/") && file.ends_with(".tsx")
}

/// Whether a file is part of the machinery: the session, controllers, effects, the store, storage
/// or the engine.
fn is_at_work(file: &str) -> bool {
    let state =
        ["changes", "store", "storage", "reduce"].map(|name| format!("www/state/{name}.ts"));
    state.contains(&file.to_owned())
        || file == "www/run/session.ts"
        || file.starts_with("www/run/effects/")
        || file.starts_with("www/run/") && file.ends_with("-controller.ts")
        || file.starts_with("www/engine/")
}

/// Components read signals and dispatch actions. They never touch the session, a controller, the
/// engine, a worker or storage.
#[test]
fn components_hold_no_handles() {
    for file in sources().into_iter().filter(|file| is_shown(file)) {
        let held = needs(&file).into_iter().find(|need| is_at_work(need));
        assert_eq!(held, None, "{file} imports it");
    }
}

/// Only the session changes the store, and the app where it records announcements and the pointer.
#[test]
fn the_store_is_changed_in_one_place() {
    let session = ["www/run/session.ts", "www/app/app.ts"];
    for file in sources() {
        let may = session.contains(&file.as_str()) || file.starts_with("www/run/effects/");
        assert!(
            may || !code(&file).contains("store.dispatch("),
            "{file} changes the store"
        );
    }
}

/// Reducers are pure: they use no clock, no randomness, no engine and no browser.
#[test]
fn reducers_are_pure() {
    let impure = [
        "Date.now",
        "Math.random",
        "crypto.",
        "performance.",
        "document.",
        "window.",
    ];
    let mut reducers = files("www/state/reducers", "");
    reducers.extend(
        ["reduce", "changes", "playing", "store"].map(|name| format!("www/state/{name}.ts")),
    );
    for file in reducers {
        for word in impure {
            assert!(!code(&file).contains(word), "{file} says {word}");
        }
    }
}

/// The session has one clock. Only its default and the search for updates ask the browser for the time of day.
#[test]
fn the_time_of_day_comes_from_the_session() {
    let clocks = ["www/offline/offline.ts", "www/run/session.ts"];
    let asking = sources()
        .into_iter()
        .filter(|file| code(file).contains("Date.now"));
    assert_eq!(Vec::from_iter(asking), clocks);
}

/// The types of the actions that follow a mark in a text.
fn actions_in(text: &str, mark: &str) -> BTreeSet<String> {
    let pattern = Regex::new(&format!(r#"{mark}"([a-z]+/[a-z-]+)""#)).unwrap();
    let found = pattern.captures_iter(text);
    found.map(|parts| parts[1].to_owned()).collect()
}

/// What ARCHITECTURE.md says about adding a button: its action is in one union, and an effect or a
/// reducer carries it out.
#[test]
fn every_action_is_carried_out() {
    let union = actions_in(&code("www/state/actions.ts"), "type: ");
    let folders = ["www/run/effects", "www/state/reducers"].map(|folder| files(folder, ""));
    let mut tables = folders.concat();
    tables.push("www/app/effects.ts".to_owned());
    let done: BTreeSet<_> = tables
        .iter()
        .flat_map(|file| actions_in(&code(file), r"(?m)^  "))
        .collect();
    let idle: Vec<_> = union.difference(&done).collect();
    assert!(idle.is_empty(), "nothing is done about {idle:?}");
    let unknown: Vec<_> = done.difference(&union).collect();
    assert!(unknown.is_empty(), "no action is called {unknown:?}");
}

/// The files in ARCHITECTURE.md's worked example, in order, for an existing button.
#[test]
fn the_worked_example_can_be_followed() {
    for (file, says) in [
        ("www/state/actions.ts", r#"{ type: "hint/close" }"#),
        ("www/run/effects/play.ts", r#""hint/close": ({ hints })"#),
        ("www/run/hint-controller.ts", "close()"),
        (
            "www/features/play/HintAnswer.tsx",
            r#"{ type: "hint/close" }"#,
        ),
        ("www/run/play-view.ts", "hints.view"),
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
    assert!(needs("www/app/app.ts").contains(&"www/state/links.ts".to_owned()));
}
