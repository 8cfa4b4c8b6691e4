//! Snapshots as JSON have the names that the generated types of the page have.

use std::collections::{BTreeMap, BTreeSet};

use forward_check::puzzles::Puzzle;
use forward_check::run::{Outcome, Request, Run, Viewer};
use forward_check::solve::Annotation;
use regex::Regex;
use serde_json::{Value, json};

use crate::common;
use crate::common::viewers::{ask, colours, knight, queens};

/// The generated TypeScript.
const TYPES: &str = include_str!("../../www/engine/generated/run.ts");

/// The definition of a type, without comments.
fn declaration(name: &str) -> String {
    let comments = Regex::new(r"(?s)/\*\*.*?\*/").unwrap();
    let types = comments.replace_all(TYPES, "");
    let whole = Regex::new(&format!(r"(?s)export type {name} = (.*?);\n")).unwrap();
    let found = whole.captures(&types).expect(name);
    found[1].to_owned()
}

/// The properties of a plain object.
fn properties(object: &str) -> BTreeSet<String> {
    let property = Regex::new(r"(\w+)\??: ").unwrap();
    let found = property.captures_iter(object);
    found.map(|property| property[1].to_owned()).collect()
}

/// The properties of an interface.
fn interface(name: &str) -> BTreeSet<String> {
    properties(&declaration(name))
}

/// The alternatives of a union of objects: the properties of each, by the value of the first.
fn union(name: &str) -> BTreeMap<String, BTreeSet<String>> {
    let object = Regex::new(r#"\{ "\w+": "([a-z-]+)"([^}]*)\}"#).unwrap();
    let text = declaration(name);
    let objects = object.captures_iter(&text);
    objects
        .map(|object| (object[1].to_owned(), properties(&object[2])))
        .collect()
}

/// The strings of a union.
fn words(name: &str) -> BTreeSet<String> {
    let word = Regex::new(r#""([a-z-]+)""#).unwrap();
    let text = declaration(name);
    let found = word.captures_iter(&text);
    found.map(|word| word[1].to_owned()).collect()
}

fn keys(value: &Value) -> BTreeSet<String> {
    let object = value
        .as_object()
        .unwrap_or_else(|| panic!("{value} is no object"));
    object.keys().cloned().collect()
}

/// Snapshots of many moments, as JSON.
fn moments() -> Vec<Value> {
    let ordered = || {
        let puzzle = Puzzle::Queens(common::queens::puzzle(8, ""));
        let options = [("rows", "fewest"), ("squares", "least-constraining")];
        Viewer::new(Run::with(puzzle, "forward-checking", options, 0).unwrap())
    };
    let all = [
        (ordered(), 20),
        (queens(6, "backtracking"), 200),
        (queens(6, "forward-checking"), 100),
        (queens(8, "arc-consistency"), 20),
        (queens(8, "backjumping"), 300),
        (queens(6, "dancing-links"), 60),
        (queens(8, "min-conflicts"), 20),
        (queens(8, "electric"), 30),
        (colours("arc-consistency"), 60),
        (knight(6, "backtracking"), 300),
        (knight(6, "warnsdorff"), 300),
        (knight(6, "pruned"), 300),
        (knight(16, "divide-and-conquer"), 300),
    ];
    let steps = |(mut viewer, steps): (Viewer, u64)| {
        (0..steps).map(move |_| {
            let step = viewer.run().steps() + 1;
            json!(ask(&mut viewer, Request::Reach { step }))
        })
    };
    all.into_iter().flat_map(steps).collect()
}

#[test]
fn every_property_has_the_name_that_the_page_reads() {
    let sorts = [
        "Snapshot",
        "Sentence",
        "Board",
        "Profile",
        "TreeLevel",
        "TreeValue",
        "FailedValue",
    ];
    let interfaces: BTreeMap<_, _> = sorts.map(|name| (name, interface(name))).into();
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    let mut kinds: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut check = |name: &'static str, value: &Value| {
        if *value != Value::Null {
            assert_eq!(keys(value), interfaces[name], "{name}");
            seen.insert(name);
        }
    };
    for moment in moments() {
        check("Snapshot", &moment);
        check("Sentence", &moment["sentence"]);
        check("Board", &moment["board"]);
        check("Profile", &moment["profile"]);
        for level in moment["tree"].as_array().into_iter().flatten() {
            check("TreeLevel", level);
            check("TreeValue", &level["current"]);
            let failed = level["failed"].as_array().unwrap();
            failed
                .iter()
                .for_each(|failed| check("FailedValue", failed));
        }
        for annotation in moment["board"]["annotations"].as_array().unwrap() {
            let kind = annotation["kind"].as_str().unwrap().to_owned();
            let mut names = keys(annotation);
            names.remove("kind");
            kinds.insert(kind, names);
        }
    }
    assert_eq!(seen, BTreeSet::from(sorts));
    assert_eq!(kinds, union("Annotation"));
}

#[test]
fn every_string_is_in_the_types_of_the_page() {
    let outcomes = [
        Outcome::Solved,
        Outcome::Exhausted,
        Outcome::GaveUp,
        Outcome::Counted,
    ];
    let ids = outcomes.map(|outcome| outcome.id().to_owned());
    assert_eq!(
        outcomes.map(|outcome| json!(outcome)),
        ids.clone().map(Value::String)
    );
    assert_eq!(BTreeSet::from(ids), words("Outcome"));
    let mut met = BTreeSet::new();
    for moment in moments() {
        let levels = moment["tree"].as_array().into_iter().flatten();
        let failed = levels.flat_map(|level| level["failed"].as_array().unwrap());
        met.extend(failed.map(|failed| failed["cause"].as_str().unwrap().to_owned()));
    }
    let told = words("CauseKind");
    assert!(met.is_subset(&told), "{met:?}");
    assert!(met.len() >= 8, "{met:?}");
}

#[test]
fn every_request_is_understood() {
    let value = |names: &BTreeSet<String>, word: &str| {
        let mut request = json!({ "do": word });
        names.iter().for_each(|name| request[name] = json!(7));
        request
    };
    let read = |request: &Value| {
        let whole = |name: &str| request[name].as_u64();
        Request::read(request["do"].as_str().unwrap(), whole)
    };
    let all = union("Request");
    let requests: Vec<_> = all
        .iter()
        .map(|(word, names)| read(&value(names, word)).unwrap())
        .collect();
    let wanted = [
        Request::Advance { steps: 7 },
        Request::BacktrackAfter,
        Request::BacktrackBefore,
        Request::Deepest,
        Request::NextSolution,
        Request::Reach { step: 7 },
        Request::Seek { step: 7 },
        Request::Show,
    ];
    assert_eq!(requests, wanted);
    let steps = 2_u64.pow(53);
    assert_eq!(
        read(&json!({ "do": "advance", "steps": steps })).unwrap(),
        Request::Advance { steps }
    );
    assert!(read(&json!({ "do": "advance", "step": 7 })).is_none());
    assert!(read(&json!({ "do": "dance" })).is_none());
    let nothing = json!({ "sentence": false, "board": false, "tree": false });
    assert_eq!(keys(&nothing), interface("Wanted"));
}

/// A domain's line has a direction and an index; a force has two kinds.
#[test]
fn annotations_are_flat() {
    use forward_check::solve::{Axis, Force};
    let covered: Annotation<u64> = Annotation::Covered {
        line: Axis::Antidiagonal,
        place: 3,
    };
    assert_eq!(
        json!(covered),
        json!({ "kind": "covered", "line": "antidiagonal", "place": 3 })
    );
    let force: Annotation<u64> = Annotation::Force {
        square: 9,
        force: Force::Border,
        along: 0.5,
        down: -1.0,
    };
    let wanted =
        json!({ "kind": "force", "square": 9, "force": "border", "along": 0.5, "down": -1.0 });
    assert_eq!(json!(force), wanted);
}

#[test]
fn counts_are_by_name() {
    let mut viewer = queens(8, "backtracking");
    let shown = json!(ask(&mut viewer, Request::Advance { steps: 41 }));
    let named = viewer.run().tally().named();
    let tally: BTreeMap<_, _> = named.into_iter().collect();
    assert_eq!(shown["tally"], json!(tally));
    let mut viewer = queens(6, "count");
    let shown = json!(ask(&mut viewer, Request::NextSolution));
    assert_eq!(
        (&shown["outcome"], &shown["metrics"]["solutions"]),
        (&json!("counted"), &json!(4))
    );
}
