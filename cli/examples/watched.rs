//! A run as the page keeps it, with its timeline and profile, for `benches/pairs.ts`. It goes to a
//! step and prints the time as one JSON object.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use cli::support::{Board, finish, refuse, text};
use forward_check::puzzles::Game;
use forward_check::run::{Pace, Request, Run, Viewer, Wanted};
use forward_check::solve::option_words;
use serde_json::{Value, json};

/// Goes to a step of a watched run, and prints the step reached and the seconds it took.
#[derive(Parser)]
#[command(name = "watched")]
struct Arguments {
    /// The game: queens or knights
    game: Game,
    /// The solver's id
    solver: String,
    /// The step to go to, past solutions; a shorter run goes to its end
    #[arg(value_name = "K")]
    step: u64,
    #[command(flatten)]
    board: Board,
    /// The solver's options as in a link: rows=fewest&squares=random
    #[arg(long, default_value = "")]
    options: String,
    /// The seed, for solvers that use random numbers
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

fn main() -> ExitCode {
    match measure(&Arguments::parse()) {
        Ok(report) => finish(writeln!(io::stdout(), "{report}"), ExitCode::SUCCESS),
        Err(message) => refuse(message),
    }
}

/// Does what the page does with a run, and asks the clock as often.
fn measure(arguments: &Arguments) -> Result<Value, String> {
    let Arguments { solver, step, .. } = arguments;
    let puzzle = arguments.board.puzzle(arguments.game)?;
    let run = Run::with(
        puzzle,
        solver,
        option_words(&arguments.options),
        arguments.seed,
    );
    let mut viewer = Viewer::new(run.map_err(text)?);
    let begin = Instant::now();
    let mut pace = Pace::default();
    let mut budget = pace.budget(f64::INFINITY, || begin.elapsed().as_secs_f64() * 1_000.0);
    let end = viewer.ask(Request::Reach { step: *step }, &mut budget, Wanted::NOTHING);
    Ok(json!({"step": end.step, "seconds": begin.elapsed().as_secs_f64()}))
}
