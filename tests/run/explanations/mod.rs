//! What is said of a step is true of the board: every sentence of every solver is taken apart, and
//! its names and counts are worked out again from the states before and after.
//!
//! A new solver's own sentences stand in its row of `tests/data/solvers.toml`; what their parts are
//! called says what has to be true of them: see [`told::names_hold`].

mod ends;
mod knights;
mod present;
mod queens;
mod told;

use std::sync::LazyLock;

use forward_check::board::Square;
use forward_check::puzzles::Game;
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

/// What has to be true where something was said.
type Claim = fn(&Told);

/// What was said, by patterns. `{s}` is a square, `{n}` a number; each can be followed by a name.
type Sentences = &'static [(&'static str, Claim)];

/// A pattern as a regular expression.
fn pattern(text: &str) -> Regex {
    let named = Regex::new(r"\{([sn])(?::(\w+))?\}").unwrap();
    let text = named.replace_all(text, |parts: &Captures| {
        let name = parts.get(2).map_or(&parts[1], |name| name.as_str());
        let what = if &parts[1] == "s" {
            "[a-z]+[0-9]+"
        } else {
            "[0-9][0-9,]*"
        };
        format!("(?<{name}>{what})")
    });
    Regex::new(&text.replace(r"\d", "[0-9]").replace(r"\w", "[a-z0-9]")).unwrap()
}

/// The sentences that several solvers say, or that are taken apart by hand.
static COMMON: LazyLock<Vec<(Regex, Claim)>> = LazyLock::new(|| {
    let all = [queens::SENTENCES, ends::SENTENCES, knights::SENTENCES].concat();
    let compiled = all.into_iter().map(|(text, claim)| (pattern(text), claim));
    compiled.collect()
});

/// Those of the solvers' rows, by game and id.
static OWN: LazyLock<Vec<(&Row, Regex)>> = LazyLock::new(|| {
    let of = |row: &'static Row| row.sentences.iter().map(move |text| (row, pattern(text)));
    rows().iter().flat_map(of).collect()
});

/// The first pattern that a run's sentence fits, with its parts and what they claim.
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

/// The squares that a sentence names, read out of its text.
fn named(sentence: &str, run: &Run) -> Vec<Square> {
    static NAME: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r"(?-u:\b)[a-z]{1,2}[0-9]+(?-u:\b)").unwrap());
    let size = run.puzzle().size();
    let names = NAME.find_iter(sentence).map(|name| name.as_str());
    names.filter_map(|name| size.parse(name).ok()).collect()
}

/// Holds the sentence on the last step against the states.
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
    let Some((pattern, parts, claim)) = taken_apart(sentence, after.info()) else {
        panic!("nobody has looked at “{sentence}” by {}", after.info().id);
    };
    let told = Told {
        before,
        after,
        pattern,
        parts,
    };
    let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| claim(&told)));
    assert!(
        result.is_ok(),
        "“{sentence}” at step {} of {} with {:?} on {:?}",
        after.steps(),
        after.info().id,
        after.options(),
        after.puzzle()
    );
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

/// A search that goes on from every solution does not say at its end that there is none.
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

/// Forward checking with a queen locked on c5: these sentences once told what had been, or was no
/// news, as if the board showed it.
#[test]
fn the_moments_that_teach_most_are_told_as_they_are_drawn() {
    let said = [
        (
            5,
            "Queen on f4: 2 squares ruled out. Row 1 has only e1 left.",
        ),
        (
            8,
            "Row 2 is used up, so b3 goes back. Row 2 gets b2 and e2 back.",
        ),
        (9, "Row 3 is used up, so f4 goes back. Row 3 gets b3 back."),
        (
            10,
            "Queen on h4: 2 squares ruled out. Row 1 has only f1 left.",
        ),
        (
            13,
            "Row 2 is used up, so b3 goes back. Row 2 gets b2 and e2 back.",
        ),
        (14, "Row 3 is used up, so h4 goes back. Row 3 gets b3 back."),
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

/// What was said of these moments before is found to be wrong.
#[test]
fn words_of_another_moment_are_found_out() {
    let wrong = [
        (
            5,
            "Queen on f4: 2 squares ruled out. Row 3 has only b3 left.",
        ),
        (8, "Row 2 has no squares left. Back to row 3."),
        (9, "Row 3 has no squares left. Back to row 4."),
        (
            10,
            "Queen on h4: 2 squares ruled out. Row 3 has only b3 left.",
        ),
        (13, "Row 2 has no squares left. Back to row 3."),
        (13, "Row 2 is used up, so b3 goes back."),
        (13, "Row 2 is used up, so b3 goes back. Row 2 gets b2 back."),
        (14, "Row 3 has no squares left. Back to row 4."),
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

/// The names of the parts of a row's sentence are claims.
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
