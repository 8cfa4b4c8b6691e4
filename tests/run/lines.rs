//! Every step has the id of a line of its solver's pseudocode.

use std::collections::BTreeSet;

use forward_check::run::roster::roster;
use forward_check::run::{Outcome, Run};
use forward_check::solve::{Shows, SolverInfo};
use proptest::prelude::*;

use crate::common;
use crate::common::wanted::{any_wanted, cases, values};

/// The ids of the first steps, past solutions.
fn words_of(mut run: Run, steps: u64) -> BTreeSet<&'static str> {
    let mut words = BTreeSet::from([run.line()]);
    for _ in 0..steps {
        run.pass_solution();
        run.next_move();
        words.insert(run.line());
    }
    words
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn a_step_has_a_word_of_its_solver(wanted in any_wanted()) {
        let run = wanted.run();
        let known: Vec<_> = run.info().line_ids().collect();
        for word in words_of(run, 3_000) {
            prop_assert!(known.contains(&word), "{} of {:?}", word, wanted);
        }
    }

    /// The step did what its id says.
    #[test]
    fn a_word_is_true_of_its_step(wanted in any_wanted(), steps in 0_u64..200) {
        let mut run = wanted.run();
        run.run(steps);
        for _ in 0..100 {
            run.pass_solution();
            let before = run.clone();
            run.next_move();
            if run.outcome().is_none() && run.steps() > before.steps() {
                prop_assert!(is_true(&before, &run), "{} at {} of {wanted:?}", run.line(), run.steps());
            }
        }
    }
}

/// Whether the counts and depths of two states fit the id of the step between them.
fn is_true(before: &Run, after: &Run) -> bool {
    let (old, new) = (before.tally(), after.tally());
    let deeper = after.solver().depth() == before.solver().depth() + 1;
    let lifted = new.backtracks > old.backtracks || new.jumped > old.jumped;
    let (wiped_out, moved) = (new.wipeouts > old.wipeouts, new.moves > old.moves);
    match after.line() {
        "restart" => after.solver().depth() == 0,
        "back" | "stranded" | "doomed" | "leap" => lifted,
        "reject" => wiped_out && !deeper,
        "dead" => wiped_out,
        "revise" => new.struck > old.struck,
        "place" | "jump" | "advance" | "choose" => deeper && !lifted && !moved,
        "move" | "climb" | "repair" | "swap" => moved,
        _ => true,
    }
}

/// There are no ids for steps that never happen.
#[test]
fn every_word_is_that_of_some_step() {
    for info in roster() {
        let mut missing: BTreeSet<_> = info.line_ids().collect();
        for run in runs_of(info) {
            for word in words_of(run.clone(), 3_000) {
                missing.remove(word);
            }
            let mut end = run;
            if end.puzzle().size().area() <= 16 && end.run(6_000_000) == Some(Outcome::GaveUp) {
                missing.remove(end.line());
            }
        }
        assert!(missing.is_empty(), "{}: {missing:?}", info.name);
    }
}

/// Runs on small boards and on ordinary ones, with all values of each option.
fn runs_of(info: &'static SolverInfo) -> Vec<Run> {
    use forward_check::puzzles::{Game, Puzzle};
    let sides: &[u32] = &[1, 3, 4, 5, 8, 16];
    let puzzles = sides.iter().map(|&side| match info.game {
        Game::Queens | Game::Colour => Puzzle::Queens(common::queens::puzzle(side, "")),
        Game::Knights => {
            let size = forward_check::board::Size::square(side);
            Puzzle::Knights(common::knights::puzzle(size, &format!("a{side}"), false))
        }
    });
    // From d4, the cascade's first tie-break fails.
    let size = forward_check::board::Size::new(5, 6);
    let d4 = Puzzle::Knights(common::knights::puzzle(size, "d4", false));
    let puzzles = puzzles.chain((info.game == Game::Knights).then_some(d4));
    let options = info.options.iter().flat_map(|option| {
        let values = values(option).into_iter();
        values.map(|value| vec![(option.name, value)])
    });
    let options: Vec<_> = options.chain([Vec::new()]).collect();
    puzzles
        .flat_map(|puzzle| {
            let run = |options: &Vec<(&str, String)>| {
                let options = options.iter().map(|(name, value)| (*name, &**value));
                Run::with(puzzle.clone(), info.id, options, 1).unwrap()
            };
            options.iter().map(run).collect::<Vec<_>>()
        })
        .collect()
}
