//! Snapshots agree with their runs, and use the names that the page knows.

use std::collections::{BTreeMap, BTreeSet};

use forward_check::board::Size;
use forward_check::puzzles::{Puzzle, QueensPuzzle};
use forward_check::run::{
    Outcome, Request, Run, ShownBoard, ShownSentence, Snapshot, Steps, Unlimited, Viewer, Wanted,
};
use forward_check::solve::{Annotation, PAIRS, Shows};
use proptest::prelude::*;
use regex::Regex;
use serde_json::{Value, json};

use crate::common;
use crate::common::queens::attack_on;
use crate::common::wanted::{any_wanted, cases, shown};

const EVERYTHING: Wanted = Wanted::EVERYTHING;

fn ask(viewer: &mut Viewer, request: Request) -> Snapshot {
    viewer.ask(request, &mut Unlimited, EVERYTHING)
}

fn queens(side: u32, solver: &str) -> Viewer {
    let puzzle = common::queens::puzzle(side, "");
    Viewer::new(common::start(&puzzle, solver))
}

fn knight(side: u32, solver: &str) -> Viewer {
    let puzzle = common::knights::puzzle(Size::square(side), "a6", true);
    Viewer::new(common::start(&puzzle, solver))
}

/// The worked board of colours with the longest search.
fn colours(solver: &str) -> Viewer {
    let puzzle = common::colours::puzzle(common::colours::WORKED[2].0, "");
    Viewer::new(common::start(&puzzle, solver))
}

// Contents.

proptest! {
    #![proptest_config(cases(200))]

    /// The figures and the board are the same however the steps were made.
    #[test]
    fn a_snapshot_is_the_run(wanted in any_wanted(), steps in 0_u64..2_000) {
        let mut viewer = Viewer::new(wanted.run());
        let snapshot = ask(&mut viewer, Request::Advance { steps });
        let mut run = wanted.run();
        run.run(steps);
        prop_assert_eq!(shown(viewer.run()), shown(&run));
        let alone = Snapshot::of(&run, Wanted::MOMENT);
        // A run alone doesn't know the steps before.
        let (profile, tree) = (snapshot.profile.clone(), snapshot.tree.clone());
        let solved_at = match snapshot.outcome {
            Some(Outcome::Solved) if run.steps() > 0 => vec![run.steps()],
            _ => Vec::new(),
        };
        prop_assert_eq!(&snapshot, &Snapshot { solved_at, profile, tree, ..alone });
        prop_assert_eq!((snapshot.step, snapshot.outcome), (run.steps(), run.outcome()));
        prop_assert_eq!(snapshot.sentence.unwrap().text, run.sentence().text);
    }

    /// A step looks the same whether the run goes there or only peeks.
    #[test]
    fn a_look_is_a_visit(wanted in any_wanted(), steps in 1_u64..1_000, wish: u64) {
        let mut viewer = Viewer::new(wanted.run());
        let here = ask(&mut viewer, Request::Advance { steps });
        let step = wish % (here.reached + 1);
        let peeked = viewer.peek(step);
        prop_assert_eq!(viewer.run().steps(), here.step);
        prop_assert_eq!((&peeked.profile, &peeked.tree), (&None, &None));
        let visited = ask(&mut viewer, Request::Seek { step });
        prop_assert_eq!(peeked, Snapshot { tree: None, profile: None, ..visited });
    }

    /// Leaving parts out does not change the others.
    #[test]
    fn what_is_not_wanted_is_left_out(wanted in any_wanted(), steps in 0_u64..500) {
        let (mut one, mut other) = (Viewer::new(wanted.run()), Viewer::new(wanted.run()));
        let request = Request::Advance { steps };
        let full = ask(&mut one, request);
        let bare = other.ask(request, &mut Unlimited, Wanted::NOTHING);
        let sentence = full.sentence.clone().filter(|_| full.outcome.is_some());
        prop_assert_eq!(bare, Snapshot { sentence, board: None, tree: None, ..full });
    }
}

#[test]
fn the_depths_are_shown_when_they_have_changed() {
    let mut viewer = queens(8, "backtracking");
    let profile = |snapshot: Snapshot| snapshot.profile.map(|profile| profile.least.len());
    assert_eq!(profile(ask(&mut viewer, Request::Show)), Some(0));
    assert_eq!(profile(ask(&mut viewer, Request::Show)), None);
    let advance = Request::Advance { steps: 10 };
    assert_eq!(profile(ask(&mut viewer, advance)), Some(10));
    assert_eq!(profile(ask(&mut viewer, Request::Seek { step: 3 })), None);
    assert_eq!(profile(ask(&mut viewer, Request::Reach { step: 7 })), None);
    assert_eq!(profile(ask(&mut viewer, advance)), Some(17));
}

/// `work` shows nothing, and reaches the same step as `ask` in the same number of calls.
#[test]
fn unshown_work_comes_to_the_same_moment() {
    let requests = [
        Request::Advance { steps: 40 },
        Request::NextSolution,
        Request::Reach { step: 700 },
        Request::BacktrackAfter,
    ];
    for request in requests {
        let (mut shown, mut unshown) = (queens(8, "backtracking"), queens(8, "backtracking"));
        let goes_on = |Snapshot {
                           arrived, outcome, ..
                       }: &Snapshot| match request {
            Request::Advance { .. } => outcome.is_none(),
            _ => !arrived,
        };
        loop {
            let snapshot = shown.ask(request, &mut Steps(30), EVERYTHING);
            let more = unshown.work(request, &mut Steps(30));
            assert_eq!(more, goes_on(&snapshot), "{request:?}");
            if !more {
                break;
            }
        }
        let moment = ask(&mut unshown, Request::Show);
        assert!(moment.profile.is_some(), "nothing has been shown yet");
        let profile = None;
        let expected = ask(&mut shown, Request::Show);
        assert_eq!(Snapshot { profile, ..moment }, expected, "{request:?}");
    }
}

#[test]
fn a_sentence_lists_the_squares_that_it_names() {
    let mut viewer = queens(8, "backtracking");
    let sentence = |viewer: &mut Viewer, steps| ask(viewer, Request::Advance { steps }).sentence;
    let named = |sentence: &ShownSentence| -> Vec<String> {
        let size = Size::square(8);
        let squares = sentence.squares.iter();
        squares
            .map(|&square| size.name(size.at(square as usize)))
            .collect()
    };
    assert!(sentence(&mut viewer, 0).unwrap().squares.is_empty());
    for _ in 0..200 {
        let sentence = sentence(&mut viewer, 1).unwrap();
        let words = sentence.text.split(|c: char| !c.is_alphanumeric());
        let mut all: Vec<_> = words
            .filter(|word| Size::square(8).parse(word).is_ok())
            .collect();
        all.dedup();
        assert_eq!(named(&sentence), all, "{}", sentence.text);
        assert!(!all.is_empty(), "{}", sentence.text);
    }
    let solved = ask(&mut viewer, Request::NextSolution);
    assert_eq!(solved.outcome, Some(Outcome::Solved));
    assert!(solved.sentence.unwrap().squares.is_empty());
}

#[test]
fn a_run_that_has_ended_says_so_unasked() {
    let mut viewer = queens(3, "backtracking");
    let request = Request::Advance { steps: 1_000 };
    let end = viewer.ask(request, &mut Unlimited, Wanted::NOTHING);
    assert_eq!(end.outcome, Some(Outcome::Exhausted));
    assert!(end.sentence.is_some());
}

// Depths.

/// The chip, the tree, the domains and the profile agree on the depth: queens on the board, or the knight's
/// jumps, counted from 1.
fn depths_agree(viewer: &Viewer, shown: Snapshot) {
    let (run, depth) = (viewer.run(), shown.depth);
    assert_eq!(depth, run.solver().pieces_standing());
    if let Some(profile) = shown
        .profile
        .filter(|profile| profile.width == 1 && shown.step > 0)
    {
        let now = profile.least[shown.step as usize - 1] as usize;
        assert_eq!(now, run.solver().profile_height(), "the profile");
        let shows_depth = ["depth", "moves"].contains(&run.info().profile);
        assert!(!shows_depth || now == depth, "the profile shows the depth");
    }
    let on_full_board = run.info().profile == PAIRS;
    assert!(on_full_board || run.tally().deepest() >= depth as u64);
    let first = u32::from(matches!(run.puzzle(), Puzzle::Queens(_)));
    let levels = shown.tree.into_iter().flatten();
    let board = shown.board.unwrap();
    for (place, level) in levels.enumerate() {
        assert_eq!(level.depth, place as u32 + first, "the tree");
        let square = level.current.map(|current| current.square);
        assert!(square.is_none_or(|square| square == board.pieces[place]));
    }
    if let Puzzle::Queens(puzzle) = run.puzzle() {
        domains_agree(puzzle, &board, depth);
        queens_stand(puzzle, run, depth);
    }
}

/// A square has the depth of the queen that rules it out, or below which it failed.
fn domains_agree(puzzle: &QueensPuzzle, board: &ShownBoard, depth: usize) {
    let place = |number: u64| puzzle.size().at(number as usize);
    let unsupported = |number: u64| {
        let mut all = board.annotations.iter();
        all.any(|one| matches!(one, Annotation::Unsupported { square, .. } | Annotation::UnsupportedByColour { square, .. } if *square == number))
    };
    let levels = board.levels.iter().flatten().enumerate();
    for (number, &level) in levels.filter(|&(_, &level)| level > 0) {
        let (number, level) = (number as u64, level as usize);
        assert!(level <= depth, "there is no queen of depth {level}");
        let attacked = attack_on(puzzle, place(board.pieces[level - 1]), place(number));
        let next = board.pieces.get(level);
        let tried = next.is_none_or(|&next| place(next).row == place(number).row);
        assert!(attacked || tried || unsupported(number), "square {number}");
    }
}

/// No two queens that count attack each other.
fn queens_stand(puzzle: &QueensPuzzle, run: &Run, depth: usize) {
    let queens = run.pieces();
    let searches = run.solver().untried(0).is_some();
    if searches && queens.len() > depth {
        assert_eq!(queens.len(), depth + 1);
        let trial = queens[depth];
        assert!(
            run.all_queens()
                .iter()
                .any(|&other| attack_on(puzzle, other, trial))
        );
    }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn all_tell_the_same_depth(wanted in any_wanted(), steps in 0_u64..600) {
        let mut viewer = Viewer::new(wanted.run());
        for step in [0, 1, steps / 2, steps, steps + 1, steps + 2] {
            let shown = ask(&mut viewer, Request::Reach { step });
            depths_agree(&viewer, shown);
        }
    }
}

/// The first queen placed has depth 1, locked queens 0. A queen that is attacked or was taken back doesn't
/// count.
#[test]
fn depths_are_counted_from_1() {
    let depths = |mut viewer: Viewer, steps: u64| -> Vec<usize> {
        let mut depth = |step| ask(&mut viewer, Request::Reach { step }).depth;
        (0..=steps).map(&mut depth).collect()
    };
    let locked = |solver| Viewer::new(common::start(&common::queens::puzzle(8, "c5"), solver));
    assert_eq!(depths(queens(8, "backtracking"), 4), [1, 1, 1, 2, 2]);
    assert_eq!(depths(locked("backtracking"), 3), [1, 1, 1, 1]);
    let checked = depths(locked("forward-checking"), 13);
    assert_eq!(checked, [0, 1, 2, 2, 3, 4, 5, 5, 4, 3, 4, 5, 5, 4]);
    assert_eq!(depths(knight(6, "backtracking"), 3), [0, 1, 2, 3]);
}

// Names in Rust and TypeScript.

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
