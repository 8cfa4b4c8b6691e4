//! Each solver has its own file: no other code knows its id, or that of its family.

use std::collections::BTreeSet;

use super::page;
use super::sources::{code, files, read};
use crate::common::rows::{Row, rows};

/// Data may name solvers, and tasks are called like the solvers that programs are compared with.
const DATA: [&str; 3] = ["www/content/", "src/published/", "src/lab/grade/task.rs"];

/// Where each game names its default solver.
const DEFAULTS: [(&str, &str); 2] = [
    ("www/store/state.ts", "forward-checking"),
    ("www/store/state.ts", "warnsdorff"),
];

/// Tasks of the Lab, whose ids are those of solvers: each is graded against that solver.
const TASKS: [(&str, &str); 6] = [
    ("www/lab/rivals.ts", "backtracking"),
    ("www/lab/rivals.ts", "forward-checking"),
    ("www/lab/rivals.ts", "warnsdorff"),
    ("www/lab/tasks.ts", "forward-checking"),
    ("www/routes/lab.ts", "forward-checking"),
    ("www/store/lab-place.ts", "backtracking"),
];

/// Ids that are ordinary words, and files that use them as such.
const WORDS: [(&str, &str); 2] = [
    // The kind of a numeric option.
    ("www/engine/generated/solver.ts", "count"),
    ("www/panels/SolverOptions.tsx", "count"),
];

/// Whether a file belongs to a solver: its own file, or one in the folder that only it uses.
fn is_room(file: &str, row: &Row) -> bool {
    let room = format!("src/solve/{}/{}", row.game.id(), row.id.replace('-', "_"));
    file == format!("{room}.rs") || file.starts_with(&format!("{room}/"))
}

/// The strings in a source, without quotation marks. Unpaired marks are skipped, because they are
/// part of a pattern or a lifetime.
fn strings(text: &str) -> BTreeSet<&str> {
    let line = |line| {
        ['"', '\'', '`'].into_iter().flat_map(move |mark| {
            let places: Vec<_> = str::match_indices(line, mark).map(|(at, _)| at).collect();
            let pairs = places.windows(2).map(|pair| &line[pair[0] + 1..pair[1]]);
            pairs.collect::<Vec<_>>()
        })
    };
    text.lines().flat_map(line).collect()
}

fn sources() -> impl Iterator<Item = String> {
    let rust = files("src", ".rs").into_iter();
    let all = rust.chain(page::sources());
    all.filter(|file| !DATA.iter().any(|folder| file.starts_with(folder)))
}

#[test]
fn every_solver_has_its_room() {
    let sources = files("src/solve", ".rs");
    for row in rows() {
        let mut rooms = sources.iter().filter(|file| is_room(file, row));
        let named = rooms.any(|file| strings(&code(file)).contains(&*row.id));
        assert!(named, "{} {} has no room", row.game.id(), row.id);
    }
}

#[test]
fn nobody_else_knows_a_solvers_id() {
    let mut found = Vec::new();
    for file in sources() {
        let text = code(&file);
        for id in strings(&text) {
            let rows: Vec<_> = rows().iter().filter(|row| row.id == id).collect();
            let own = rows.iter().any(|row| is_room(&file, row));
            let mut allowed = DEFAULTS.iter().chain(&TASKS).chain(&WORDS);
            let allowed = allowed.any(|case| *case == (&*file, id));
            if !rows.is_empty() && !own && !allowed {
                found.push(format!("{file} knows “{id}”"));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The name of a family is for people: it is written once.
#[test]
fn nothing_hangs_on_the_name_of_a_family() {
    let families: BTreeSet<_> = rows().iter().map(|row| row.info().kind.label()).collect();
    for family in families {
        let knows = |file: &String| strings(&code(file)).contains(family);
        let found: Vec<_> = sources().filter(knows).collect();
        assert_eq!(found, ["src/solve/info.rs"], "{family}");
    }
}

/// There are no exceptions for code that is gone.
#[test]
fn every_exception_is_needed() {
    for (file, id) in DEFAULTS.iter().chain(&WORDS) {
        assert!(strings(&read(file)).contains(id), "{file} has no “{id}”");
    }
}

#[test]
fn the_rules_can_be_broken() {
    let row = &rows()[1];
    assert!(is_room("src/solve/queens/row_brute_force.rs", row));
    assert!(is_room("src/solve/queens/row_brute_force/wheels.rs", row));
    assert!(!is_room("src/solve/queens/brute_force.rs", row));
    assert!(!is_room("src/solve/knights/row_brute_force.rs", row));
    assert!(strings("if id == \"count\" {").contains("count"));
    assert!(strings("it's ['linear', `pruned`]").contains("linear"));
    assert!(strings("f(\"a\", \"count\")").contains("count"));
    assert!(!strings("\"counting\"").contains("count"));
}
