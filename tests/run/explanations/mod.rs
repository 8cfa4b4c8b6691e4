//! Every sentence about a step is true of the board: each is parsed, and its names and counts are
//! recomputed from the states before and after.
//!
//! A new solver's own sentences are in its row of `tests/data/solvers.toml`. The names of their
//! parts say what must be true of them: see [`told::names_hold`].

mod cases;
mod ends;
mod knights;
mod present;
mod queens;
mod reasons;
mod told;

use std::sync::LazyLock;

use forward_check::board::{Size, Square};
use forward_check::puzzles::{Game, Puzzle};
use forward_check::run::roster::solvers_of;
use forward_check::run::{Outcome, Run};
use forward_check::solve::SolverInfo;
use proptest::prelude::*;
use regex::{Captures, Regex};

use crate::common;
use crate::common::rows::{Row, rows};
use crate::common::wanted::{any_wanted, cases};
use present::Moment;
use told::Told;

/// The claim of a sentence, checked where it is shown.
type Claim = fn(&Told);

/// Sentences by pattern. `{s}` is a square, `{n}` a number; both can have a name.
type Sentences = &'static [(&'static str, Claim)];

/// A pattern as a regular expression.
fn pattern(text: &str) -> Regex {
    let named = Regex::new(r"\{([sn])(?::(\w+))?\}").unwrap();
    let text = named.replace_all(text, |parts: &Captures| {
        let name = parts.get(2).map_or(&parts[1], |name| name.as_str());
        let what = if &parts[1] == "s" {
            "[a-z]+[0-9]+"
        } else {
            "[0-9]+(?:,[0-9]{3})*"
        };
        format!("(?<{name}>{what})")
    });
    Regex::new(&text.replace(r"\d", "[0-9]").replace(r"\w", "[a-z0-9]")).unwrap()
}

/// Sentences of several solvers, or with their own claims.
static COMMON: LazyLock<Vec<(Regex, Claim)>> = LazyLock::new(|| {
    let all = [queens::SENTENCES, ends::SENTENCES, knights::SENTENCES].concat();
    let compiled = all.into_iter().map(|(text, claim)| (pattern(text), claim));
    compiled.collect()
});

/// Sentences of the solvers' rows, by game and id.
static OWN: LazyLock<Vec<(&Row, Regex)>> = LazyLock::new(|| {
    let of = |row: &'static Row| row.sentences.iter().map(move |text| (row, pattern(text)));
    rows().iter().flat_map(of).collect()
});

/// The first pattern that fits a sentence, with its parts and its claim.
fn taken_apart<'a>(
    sentence: &'a str,
    info: &SolverInfo,
) -> Option<(&'static Regex, Captures<'a>, Claim)> {
    let own = OWN
        .iter()
        .filter(|(row, _)| (row.game, &*row.id) == (info.game, info.id))
        .map(|(_, pattern)| (pattern, told::names_hold as Claim));
    let common = COMMON.iter().map(|(pattern, claim)| (pattern, *claim));
    own.chain(common)
        .find_map(|(pattern, claim)| Some((pattern, pattern.captures(sentence)?, claim)))
}

/// The squares named in the text of a sentence.
fn named(sentence: &str, run: &Run) -> Vec<Square> {
    static NAME: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r"(?-u:\b)[a-z]{1,2}[0-9]+(?-u:\b)").unwrap());
    let size = run.puzzle().size();
    let names = NAME.find_iter(sentence).map(|name| name.as_str());
    names.filter_map(|name| size.parse(name).ok()).collect()
}

/// Checks the sentence about the last step against the states.
fn check(before: &Run, after: &Run) {
    let said = after.sentence();
    let sentence = &*said.text;
    assert_eq!(said.squares, named(sentence, after), "“{sentence}”");
    let moment = Moment {
        before,
        after,
        text: sentence,
    };
    let misdrawn = present::misdrawn(&moment);
    assert!(misdrawn.is_empty(), "“{sentence}” with {misdrawn:?}");
    let faults = present::faults(&moment);
    assert!(
        faults.is_empty(),
        "“{sentence}” by {}: {faults:?}",
        after.info().id
    );
    let unreasoned = reasons::faults(before, after, sentence);
    assert!(
        unreasoned.is_empty(),
        "{} at step {} on {:?}, “{sentence}”: {unreasoned:?}",
        after.info().id,
        after.steps(),
        after.puzzle()
    );
    let Some((pattern, parts, claim)) = taken_apart(sentence, after.info()) else {
        panic!("no pattern fits “{sentence}” by {}", after.info().id);
    };
    let told = Told {
        before,
        after,
        pattern,
        parts,
    };
    assert!(
        is_true(&told, claim),
        "“{sentence}” at step {} of {} with {:?} on {:?}",
        after.steps(),
        after.info().id,
        after.options(),
        after.puzzle()
    );
}

/// Whether a claim holds.
fn is_true(told: &Told, claim: Claim) -> bool {
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| claim(told))).is_ok()
}

/// Whether another sentence would pass at a moment.
fn would_pass(before: &Run, after: &Run, words: &str) -> bool {
    if !reasons::faults(before, after, words).is_empty() {
        return false;
    }
    let (pattern, parts, claim) = taken_apart(words, after.info()).expect(words);
    let told = Told {
        before,
        after,
        pattern,
        parts,
    };
    is_true(&told, claim)
}

proptest! {
    #![proptest_config(cases(1_000))]

    #[test]
    fn every_sentence_is_true(wanted in any_wanted(), skip in prop_oneof![0_u64..30, 0_u64..2_000]) {
        let mut run = wanted.run();
        check(&run, &run);
        run.run(skip);
        for _ in 0..120 {
            let before = run.clone();
            run.pass_solution();
            if run.next_move() == before.outcome() && run.steps() == before.steps() {
                break;
            }
            check(&before, &run);
        }
    }
}

/// A queen that comes off gives a colour back squares of its row.
#[test]
fn a_colour_gets_back_what_a_row_had_taken() {
    let puzzle = common::colours::puzzle("AABBCCAABBCCAADBCCEDDDCDEFFDDDEFFDDD", "");
    let mut run = common::start(&puzzle, "arc-consistency");
    let back = "Orange (D) ran out of squares, so c2 comes off. Orange (D) gets e2 and e1 back.";
    let mut said = false;
    while run.outcome() != Some(Outcome::Exhausted) {
        let before = run.clone();
        run.pass_solution();
        run.next_move();
        check(&before, &run);
        said |= run.sentence().text == back;
    }
    assert!(said);
}

/// A search that continues past every solution does not say at its end that there is none.
#[test]
fn the_end_of_a_search_counts_what_was_found() {
    for solver in solvers_of(Game::Queens) {
        let mut run = common::start(&common::queens::puzzle(6, ""), solver.id);
        let mut before = run.clone();
        while run.outcome() != Some(Outcome::Exhausted) && run.steps() < 3_000_000 {
            before.clone_from(&run);
            run.pass_solution();
            run.run(u64::MAX);
            if run.steps() == before.steps() {
                break;
            }
        }
        check(&before, &run);
        if run.outcome() == Some(Outcome::Exhausted) {
            assert!(
                run.sentence()
                    .text
                    .contains("There are exactly 4 solutions")
            );
        }
    }
}

/// So does one for tours, and finds none twice.
#[test]
fn the_end_of_a_search_counts_every_tour_once() {
    let puzzle = common::knights::puzzle(Size::new(3, 4), "a3", false);
    for solver in solvers_of(Game::Knights) {
        let cascade = ("tie-break", "cascade");
        let options = (solver.id == "warnsdorff").then_some(cascade);
        let mut run = Run::with(Puzzle::Knights(puzzle.clone()), solver.id, options, 0).unwrap();
        while !matches!(run.outcome(), Some(Outcome::Exhausted | Outcome::GaveUp)) {
            let before = run.clone();
            run.pass_solution();
            run.next_move();
            check(&before, &run);
        }
        let all = (
            common::knights::tours(&puzzle),
            "There are exactly 2 tours.",
        );
        if run.outcome() == Some(Outcome::Exhausted) {
            assert_eq!(
                (run.solutions() as usize, &*run.sentence().text),
                all,
                "{}",
                solver.id
            );
        }
    }
}

/// Forward checking with a queen locked on c5. At these steps the sentences once described earlier
/// states as if the board showed them.
#[test]
fn the_moments_that_teach_most_are_told_as_they_are_drawn() {
    let said = [
        (
            5,
            "Queen on f4: 2 squares ruled out. Row 1 has only e1 left.",
        ),
        (
            8,
            "Row 2 is used up, so b3 comes off. Row 2 gets b2 and e2 back.",
        ),
        (9, "Row 3 is used up, so f4 comes off. Row 3 gets b3 back."),
        (
            10,
            "Queen on h4: 2 squares ruled out. Row 1 has only f1 left.",
        ),
        (
            13,
            "Row 2 is used up, so b3 comes off. Row 2 gets b2 and e2 back.",
        ),
        (14, "Row 3 is used up, so h4 comes off. Row 3 gets b3 back."),
    ];
    let mut run = common::start(&common::queens::puzzle(8, "c5"), "forward-checking");
    let mut told = Vec::new();
    while run.outcome().is_none() {
        let before = run.clone();
        run.next_move();
        check(&before, &run);
        told.push(run.sentence().text);
    }
    for (step, text) in said {
        assert_eq!(told[step - 1], text, "step {step}");
    }
}

/// The earlier sentences for these steps are rejected.
#[test]
fn words_of_another_moment_are_found_out() {
    let wrong = [
        (
            5,
            "Queen on f4: 2 squares ruled out. Row 3 has only b3 left.",
        ),
        (8, "Row 2 runs out of squares. Back to row 3."),
        (9, "Row 3 runs out of squares. Back to row 4."),
        (
            10,
            "Queen on h4: 2 squares ruled out. Row 3 has only b3 left.",
        ),
        (13, "Row 2 runs out of squares. Back to row 3."),
        (13, "Row 2 is used up, so b3 comes off."),
        (13, "Row 2 is used up, so b3 comes off. Row 2 gets b2 back."),
        (14, "Row 3 runs out of squares. Back to row 4."),
        (14, "Row 1 is used up."),
        (14, "Queen on h4, not attacked."),
    ];
    for (step, text) in wrong {
        let mut after = common::start(&common::queens::puzzle(8, "c5"), "forward-checking");
        after.run(step - 1);
        let before = after.clone();
        after.run(1);
        let [before, after] = [&before, &after];
        let moment = Moment {
            before,
            after,
            text,
        };
        assert!(
            !present::faults(&moment).is_empty(),
            "step {step}: “{text}”"
        );
    }
}

/// False sentences that were once shown are rejected. Each replaces a part of a true sentence.
#[test]
fn what_was_false_of_the_board_is_found_out() {
    let queens = |side, locked| Puzzle::Queens(common::queens::puzzle(side, locked));
    let a8 = common::knights::puzzle(Size::square(8), "a8", false);
    let c3 = common::knights::puzzle(Size::new(8, 7), "c3", false);
    let cases = [
        (
            Run::with(
                Puzzle::Knights(c3),
                "warnsdorff",
                [("tie-break", "pohl"), ("no-backtracking", "true")],
                0,
            ),
            "Tie broken by Pohl’s rule, then by the fixed order.",
            "Distance also ties; Pohl’s rule, then the fixed order decide.",
        ),
        (
            Run::with(
                Puzzle::Knights(a8),
                "warnsdorff",
                [("tie-break", "pohl")],
                0,
            ),
            "Pohl’s rule also ties; the fixed order decides.",
            "Tie broken by Pohl’s rule.",
        ),
        (
            Run::with(
                queens(8, "a8"),
                "hill-climbing",
                [("variant", "sideways")],
                2,
            ),
            "No move is better, so sideways:",
            "The best move:",
        ),
        (
            Run::new(queens(4, ""), "min-conflicts", 0),
            "On to the next solution: the search",
            "Too many repairs. The search",
        ),
        (
            Run::new(queens(4, ""), "linear", 0),
            "On to the next solution: the search",
            "No column drawn was free, and no swap drawn worked. The search",
        ),
        (
            Run::new(queens(8, "a8"), "hill-climbing", 0),
            "On to the next solution: a new random board",
            "No move helped, so a new random board",
        ),
        (
            Run::with(queens(8, "a8"), "hill-climbing", [("variant", "report")], 0),
            "On to the next solution: a new random board",
            "Too many moves, so a new random board",
        ),
        (
            Run::new(queens(8, "a8"), "electric", 2),
            "push the unlocked ones",
            "push them",
        ),
        (
            Run::new(queens(4, "b4"), "row-brute-force", 0),
            "Every unlocked queen",
            "Every queen",
        ),
        (
            Run::new(queens(4, "a4"), "arc-consistency", 0),
            " to place. 4 squares ruled out by propagation. Row 1 runs out of squares.",
            " to place.",
        ),
    ];
    for (run, said, false_words) in cases {
        let (mut after, mut before) = (run.as_ref().unwrap().clone(), run.unwrap());
        while !after.sentence().text.contains(said) {
            before.clone_from(&after);
            after.pass_solution();
            after.next_move();
            assert!(after.steps() > before.steps(), "“{said}” is never said");
        }
        let sentence = after.sentence().text;
        assert!(would_pass(&before, &after, &sentence), "“{sentence}”");
        let wrong = sentence.replace(said, false_words);
        assert!(!would_pass(&before, &after, &wrong), "“{wrong}”");
    }
}

/// The names of the parts of a sentence are claims.
#[test]
fn a_named_part_can_be_wrong() {
    let mut after = common::start(&common::queens::puzzle(8, "a8"), "backtracking");
    let before = after.clone();
    after.run(2);
    let holds = |text: &str, sentence: &str| {
        let pattern = pattern(text);
        let told = Told {
            before: &before,
            after: &after,
            pattern: &pattern,
            parts: pattern.captures(sentence).unwrap(),
        };
        std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| told::names_hold(&told))).is_ok()
    };
    assert!(holds("^Queen on {s:queen}", "Queen on c7"));
    assert!(!holds("^Queen on {s:queen}", "Queen on h1"));
    assert!(holds("^{s:lifted} was lifted", "a7 was lifted"));
    assert!(!holds("^{s:lifted} was lifted", "c7 was lifted"));
    assert!(holds("^{n:pairs} pairs", "0 pairs"));
    assert!(!holds("^{n:pairs} pairs", "1 pairs"));
    assert!(!holds("^{n:no_metric} of them", "1 of them"));
    assert!(holds("^{n} of anything", "99 of anything"));
}
