//! Command lines.

use cli::Task;
use forward_check::run::roster;

use crate::Given;
use crate::law::assert_sentence;

const TASKS: [&str; 8] = [
    "solve",
    "compare",
    "puzzle",
    "published",
    "days",
    "read",
    "help",
    "",
];

const COMMANDS: [&str; 12] = [
    "starts", "ghost", "growth", "chance", "course", "race", "grade", "hint", "daily", "generate",
    "help", "",
];

const FLAGS: [&str; 28] = [
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
    "--text",
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
    match cli::parse(&words) {
        Ok(Task::Solve(arguments)) => {
            let _ = cli::solve::prepare(&arguments).inspect_err(assert_sentence);
        }
        // Only how the others read their arguments is tested here.
        Ok(_) => {}
        // Help is not an error.
        Err(error) if !error.use_stderr() => {}
        Err(error) => assert_sentence(&cli::sentence(&words, &error)),
    }
}

/// A command line, including the name of the program.
fn words(given: &mut Given) -> Vec<String> {
    let mut words = vec!["forward-check".to_owned(), given.word(&TASKS)];
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
