//! Every reason is a claim: each phrase that says why, or that something is all, the only one or the best,
//! has a predicate over the states before and after the step. A reason without one is a fault.
//!
//! A sentence is also checked as a whole, by its pattern.

mod knights;
mod queens;

use std::sync::LazyLock;

use forward_check::run::{AnySolver, Run};
use forward_check::solve::{LastStep, Solver, Step};
use regex::Regex;

use super::told::Told;
use super::{Claim, is_true, pattern};

/// Words that give reasons or claim something of all squares. Each must be part of a phrase below.
static WORDS: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(
        r"(?i)(?-u:\b)(because|since|so|too|no|not|none|nothing|never|nobody|only|alone|every\w*|all|any|each|exactly|both|either|neither|already|still|failed|worked|helped|stuck|needs?|blame|best|better|fewest|first|last|attack\w*|conflicts?|next solution|instead|perhaps|repeats|possible|free|one way)(?-u:\b)|n’t(?-u:\b)",
    )
    .unwrap()
});

/// Phrases and what must be true where they are said.
static REASONS: LazyLock<Vec<(&str, Regex, Claim)>> = LazyLock::new(|| {
    let compiled = [queens::REASONS, knights::REASONS]
        .concat()
        .into_iter()
        .map(|(text, claim)| (text, pattern(text), claim));
    compiled.collect()
});

/// The faults in the reasons of a sentence.
pub fn faults(before: &Run, after: &Run, sentence: &str) -> Vec<String> {
    let mut rest = sentence.to_owned();
    let mut faults = Vec::new();
    for (_, phrase, claim) in REASONS.iter() {
        for parts in phrase.captures_iter(sentence) {
            let (said, told) = (
                parts[0].to_owned(),
                Told {
                    before,
                    after,
                    pattern: phrase,
                    parts,
                },
            );
            if !is_true(&told, *claim) {
                faults.push(format!("“{said}” is false"));
            }
            rest = rest.replace(&said, "…");
        }
    }
    let unclaimed = WORDS
        .find_iter(&rest)
        .map(|word| format!("“{}” has no claim in “{rest}”", word.as_str()));
    faults.extend(unclaimed);
    faults
}

/// How many phrases there are.
pub fn count() -> usize {
    REASONS.len()
}

/// The phrases in a sentence, by number.
pub fn phrases(sentence: &str) -> impl Iterator<Item = usize> + '_ {
    (0..REASONS.len()).filter(move |&number| REASONS[number].1.is_match(sentence))
}

/// The phrase with a number.
pub fn phrase(number: usize) -> &'static str {
    REASONS[number].0
}

/// Whether a phrase of a sentence would hold at a moment.
pub fn holds(number: usize, before: &Run, after: &Run, sentence: &str) -> bool {
    let (_, pattern, claim) = &REASONS[number];
    let mut all = pattern.captures_iter(sentence);
    all.all(|parts| {
        is_true(
            &Told {
                before,
                after,
                pattern,
                parts,
            },
            *claim,
        )
    })
}

/// The steps of a run since it last started over, and the solutions among them.
pub fn since_start(run: &Run) -> (u64, u64) {
    let mut solver = AnySolver::new(run.info(), run.puzzle(), run.options(), run.seed());
    let (mut steps, mut solutions) = (0, u64::from(solver.is_solved()));
    for _ in 0..run.steps() {
        let mut last = LastStep::default();
        let step = solver.step(&mut last);
        if last.restarted {
            (steps, solutions) = (0, 0);
        } else {
            steps += 1;
        }
        solutions += u64::from(step == Step::Solved);
    }
    (steps, solutions)
}

/// The search had failed when it turned back or started over.
pub fn failed(t: &Told) {
    assert!(!t.before.solver().is_solved());
}
