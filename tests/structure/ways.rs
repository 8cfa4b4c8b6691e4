//! A frame is one snapshot, and there is one way through the page.

use std::collections::BTreeSet;

use regex::Regex;

use super::page::{is_source, needs};
use super::sources::{code, files};

/// What a text has after a mark, as names.
fn names_after<'a>(text: &'a str, mark: &str) -> BTreeSet<&'a str> {
    let pattern = Regex::new(&format!(r"{mark}([A-Za-z_]+)")).unwrap();
    let found = pattern.captures_iter(text);
    found.map(|parts| parts.get(1).unwrap().as_str()).collect()
}

/// The handle of a run gives snapshots and nothing else: no getter beside them.
#[test]
fn a_run_is_asked_for_snapshots_alone() {
    let run = code("src/wasm/engine/run.rs");
    let handle = run.split("impl Run {").nth(1).unwrap();
    assert_eq!(
        names_after(handle, r"pub fn "),
        BTreeSet::from(["ask", "new", "peek"])
    );
}

/// Components follow signals; what is left to be asked for by name is where the focus goes.
#[test]
fn all_but_the_focus_is_shown_by_signals() {
    let app = code("www/app/app.ts");
    let calls = BTreeSet::from(["goToBoard"]);
    assert_eq!(names_after(&app, r"#page\."), calls);
}

/// What a person asks for is done above the components: they hand it on.
#[test]
fn components_make_no_changes() {
    let folders = ["www/features", "www/render"].map(|folder| files(folder, ""));
    let sources = folders.concat().into_iter().filter(|file| is_source(file));
    for file in sources {
        let needs = needs(&file);
        for other in [
            "www/session/changes.ts",
            "www/run/session.ts",
            "www/run/stage.ts",
        ] {
            assert!(
                !needs.iter().any(|need| need == other),
                "{file} imports {other}"
            );
        }
    }
}

#[test]
fn the_rules_can_be_broken() {
    // What is found missing there would be found if it were there.
    assert!(needs("www/app/app.ts").contains(&"www/session/changes.ts".to_owned()));
    let calls = names_after("this.#page.render(view); this.#page.tell()", r"#page\.");
    assert_eq!(calls, BTreeSet::from(["render", "tell"]));
}
