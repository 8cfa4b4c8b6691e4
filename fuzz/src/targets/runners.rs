//! The command lines of the native runners.

use clap::Parser;
use forward_check::run::roster;

use crate::Given;
use crate::law::assert_sentence;

// The runners; only how they read their arguments is tested here.
#[allow(dead_code)]
#[path = "../../../examples/compare.rs"]
mod compare;
#[allow(dead_code)]
#[path = "../../../examples/published.rs"]
mod published;
#[allow(dead_code)]
#[path = "../../../examples/puzzle.rs"]
mod puzzle;
#[allow(dead_code)]
#[path = "../../../examples/solve.rs"]
mod solve;

const COMMANDS: [&str; 12] = [
    "starts", "ghost", "growth", "chance", "course", "race", "grade", "hint", "daily", "generate",
    "help", "",
];

const FLAGS: [&str; 27] = [
    "--size",
    "--at",
    "--blocked",
    "--closed",
    "--seed",
    "--max-steps",
    "--trace",
    "--explain",
    "--list",
    "--from",
    "--to",
    "--samples",
    "--seeds",
    "--step",
    "--moves",
    "--date",
    "--check",
    "--locks",
    "--grade",
    "--rows",
    "--restart-after",
    "--tie-break",
    "--help",
    "--version",
    "--",
    "-",
    "--size=",
];

const VALUES: [&str; 20] = [
    "8",
    "5x6",
    "a8",
    "a8,b6",
    "0",
    "-1",
    "1e9",
    "",
    "queens",
    "knights",
    "easy",
    "2026-11-21",
    "c5",
    "-c5",
    "x:c5+d5",
    "fewest",
    "pohl",
    "true",
    "18446744073709551616",
    "forward-checking(rows=fewest)",
];

pub(super) fn take(given: &mut Given) {
    let words = words(given);
    match given.below(4) {
        0 => check::<compare::Arguments>(&words, compare::sentence),
        1 => check::<published::Arguments>(&words, published::sentence),
        2 => check::<puzzle::Arguments>(&words, puzzle::sentence),
        _ => prepare(&words),
    }
}

fn check<T: Parser>(words: &[String], sentence: fn(&clap::Error) -> String) {
    let _ = understood::<T>(words, sentence);
}

fn prepare(words: &[String]) {
    let understood = understood::<solve::Arguments>(words, solve::sentence);
    let Some(arguments) = understood else {
        return;
    };
    let _ = solve::prepare(&arguments).inspect_err(assert_sentence);
}

fn understood<T: Parser>(words: &[String], sentence: fn(&clap::Error) -> String) -> Option<T> {
    let refused = |error: clap::Error| {
        // Help is not an error.
        if error.use_stderr() {
            assert_sentence(&sentence(&error));
        }
    };
    T::try_parse_from(words).map_err(refused).ok()
}

/// A command line, including the name of the program.
fn words(given: &mut Given) -> Vec<String> {
    let mut words = vec!["runner".to_owned()];
    if given.once_in(2) {
        words.push(given.word(&COMMANDS));
    }
    let game = given.game();
    if !given.once_in(8) {
        words.push(game.id().to_owned());
        let solvers: Vec<_> = roster::solvers_of(game).map(|info| info.id).collect();
        words.push(given.word(&solvers));
    }
    for _ in 0..given.below(6) {
        words.push(given.word(&FLAGS));
        words.push(given.word(&VALUES));
    }
    words
}
