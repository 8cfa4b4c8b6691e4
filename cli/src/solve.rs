//! Any solver on any board, one JSON object out.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use crate::support::{self, Board, argument, finish, names, quoted, refuse, text, word};
use clap::error::{ContextKind, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};
use forward_check::puzzles::{Game, Puzzle};
use forward_check::run::{Outcome, Run, roster};
use forward_check::solve::{Figure, Kind, OptionInfo, Shows, Takes};
use serde_json::{Map, Value, json};

/// Solves a puzzle and prints one JSON object.
#[derive(Args)]
#[command(
    allow_negative_numbers = true,
    after_help = "Exit status: 0 solved or counted, 1 no solution or gave up, 2 bad arguments, 3 stopped \
                  by --max-steps.\n\nA trace has a line of JSON for every state, from step 0 on. \
                  Queens: step, depth, queens (in depth order, without the locked ones) and, for \
                  solvers that have them, domains (rows of levels, the top row first). Knights: \
                  step, knight (where it stands) and visited (how many squares, the start \
                  included)."
)]
pub struct Arguments {
    /// The game: queens, colour or knights
    #[arg(required_unless_present = "list")]
    game: Option<Game>,
    /// The solver's id; --list names them all
    #[arg(required_unless_present = "list")]
    solver: Option<String>,
    #[command(flatten)]
    board: Board,
    #[command(flatten)]
    options: SolverOptions,
    /// The seed, for solvers that use random numbers
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Stop after this many steps
    #[arg(long, value_name = "K")]
    max_steps: Option<u64>,
    /// Write every state as a line of JSON to a file
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
    /// Before the result, print a line for every step: what it did and why
    #[arg(long)]
    explain: bool,
    /// Print a line of JSON for every solver
    #[arg(long, exclusive = true)]
    list: bool,
}

/// Solves, or lists the solvers.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    if arguments.list {
        return finish(list(), ExitCode::SUCCESS);
    }
    match prepare(arguments) {
        Ok(run) => solve(arguments, run),
        Err(message) => refuse(message),
    }
}

/// The options given, by name. Every option of every solver is a flag, made from the solver's own
/// table.
struct SolverOptions(Vec<(String, String)>);

impl SolverOptions {
    fn pairs(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (&**name, &**value))
    }
}

impl FromArgMatches for SolverOptions {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let given = roster::options().into_iter().filter_map(|option| {
            let value = match option.takes {
                Takes::Flag => matches.get_flag(option.name).then(|| "true".to_owned()),
                _ => matches.get_one::<String>(option.name).cloned(),
            };
            Some((option.name.to_owned(), value?))
        });
        Ok(Self(given.collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for SolverOptions {
    fn augment_args(command: Command) -> Command {
        command.args(roster::options().into_iter().map(flag))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

/// The flag for an option of a solver.
fn flag(option: &OptionInfo) -> Arg {
    let arg = Arg::new(option.name).long(option.name);
    let ids: Vec<_> = option
        .takes
        .choices()
        .into_iter()
        .map(|(id, _)| id)
        .collect();
    match option.takes {
        Takes::Flag => arg.help(option.label).action(ArgAction::SetTrue),
        Takes::Choice(_) => arg
            .help(format!("{}: {}", option.label, ids.join(", ")))
            .value_name("CHOICE"),
        Takes::Count | Takes::Amount { .. } => arg.help(option.label).value_name("NUMBER"),
    }
}

/// Builds the run for the arguments, or returns what is wrong with them.
pub fn prepare(arguments: &Arguments) -> Result<Run, String> {
    let (Some(game), Some(solver)) = (arguments.game, &arguments.solver) else {
        return Err("Name a game and a solver, such as queens backtracking.".to_owned());
    };
    let puzzle = arguments.board.puzzle(game)?;
    Run::with(puzzle, solver, arguments.options.pairs(), arguments.seed).map_err(text)
}

fn solve(arguments: &Arguments, mut run: Run) -> ExitCode {
    let limit = arguments.max_steps.unwrap_or(u64::MAX);
    let begin = Instant::now();
    if arguments.explain || arguments.trace.is_some() {
        if let Err(message) = tell(arguments, &mut run, limit) {
            return refuse(message);
        }
    } else {
        run.run(limit);
    }
    let code = match run.outcome() {
        Some(Outcome::Solved | Outcome::Counted) => 0,
        Some(Outcome::Exhausted | Outcome::GaveUp) => 1,
        None => 3,
    };
    finish(
        writeln!(io::stdout(), "{}", report(arguments, &run, begin.elapsed())),
        ExitCode::from(code),
    )
}

fn report(arguments: &Arguments, run: &Run, time: Duration) -> Value {
    let setup = run.puzzle().setup();
    let own = run.metrics();
    // The answer of a count is its number.
    let (answers, figures) = match run.info().kind {
        Kind::Counting => (own, Vec::new()),
        _ => (Vec::new(), own),
    };
    let counts = run.tally().named().into_iter();
    let counts = counts.map(|(name, count)| (name.to_owned(), json!(count)));
    let figures = figures
        .into_iter()
        .map(|(name, value)| (name.to_owned(), figure(value)));
    let tally: Map<_, _> = counts.chain(figures).collect();
    let options = arguments.options.pairs();
    let options: Map<_, _> = options
        .map(|(name, value)| (name.to_owned(), json!(value)))
        .collect();
    let mut report = json!({
        "game": setup.game.id(),
        "solver": run.info().id,
        "size": format!("{}x{}", setup.size.rows, setup.size.columns),
        "at": names(setup.size, &setup.squares),
        "blocked": names(setup.size, &setup.blocked),
        "closed": setup.closed,
        "options": options,
        "seed": run.seed(),
        "outcome": run.outcome().map_or("stopped", Outcome::id),
        "steps": run.steps(),
        "tally": tally,
        "answer": run.answer().map(|answer| names(setup.size, &answer)),
        "seconds": time.as_secs_f64(),
    });
    if let Some(regions) = &setup.regions {
        report["regions"] = json!(regions.to_string());
    }
    if matches!(run.outcome(), Some(Outcome::Exhausted | Outcome::GaveUp)) {
        report["reason"] = json!(run.sentence().text);
    }
    for (name, count) in answers {
        report[name] = figure(count);
    }
    report
}

fn figure(figure: Figure) -> Value {
    match figure {
        Figure::Count(count) => json!(count),
        Figure::Amount(amount) => json!(amount),
    }
}

/// Visits every state, writes the trace and prints explanations, as requested.
fn tell(arguments: &Arguments, run: &mut Run, limit: u64) -> Result<(), String> {
    let path = arguments.trace.as_deref();
    let unwritable = |error: io::Error| {
        let path = path.unwrap_or(Path::new("the screen")).display();
        format!("Can’t write the trace to {path} ({error}): choose another file.")
    };
    let file = path.map(File::create).transpose().map_err(unwritable)?;
    let mut file = file.map(BufWriter::new);
    let mut screen = BufWriter::new(io::stdout());
    loop {
        if let Some(file) = &mut file {
            writeln!(file, "{}", state(run)).map_err(unwritable)?;
        }
        if arguments.explain {
            writeln!(screen, "{}\t{}", run.steps(), run.sentence().text).map_err(unwritable)?;
        }
        if run.outcome().is_some() || run.steps() >= limit {
            break;
        }
        run.next_move();
    }
    let flushed = file.as_mut().map_or(Ok(()), Write::flush);
    flushed.and_then(|()| screen.flush()).map_err(unwritable)
}

fn state(run: &Run) -> Value {
    let size = run.puzzle().size();
    if let Puzzle::Knights(_) = run.puzzle() {
        let path = run.solver().path();
        let knight = path
            .last()
            .map(|&square| size.name(size.at(square as usize)));
        return json!({"step": run.steps(), "knight": knight, "visited": path.len()});
    }
    let solver = run.solver();
    let mut state = json!({
        "step": run.steps(),
        "depth": solver.depth(),
        "queens": names(size, &solver.queens().collect::<Vec<_>>()),
    });
    if let Some(levels) = solver.levels() {
        let rows = levels.chunks(size.columns as usize);
        state["domains"] = rows.collect();
    }
    state
}

fn list() -> io::Result<()> {
    let mut out = io::stdout().lock();
    roster::roster().try_for_each(|info| {
        let line = json!({
            "game": info.game.id(),
            "id": info.id,
            "name": info.name,
            "family": info.kind.label(),
            "idea": info.idea,
        });
        writeln!(out, "{line}")
    })
}

/// One sentence in place of clap's several lines.
pub fn sentence(error: &clap::Error) -> String {
    let argument = argument(error);
    match error.kind() {
        ErrorKind::ValueValidation => match std::error::Error::source(error) {
            // Errors about games and sizes are already sentences.
            Some(why)
                if argument.contains("GAME")
                    || argument.contains("--size")
                    || argument.contains("--regions") =>
            {
                why.to_string()
            }
            _ => support::not_a_number(error),
        },
        ErrorKind::InvalidValue => support::needs_a_value(error),
        ErrorKind::MissingRequiredArgument => format!(
            "Add {argument}: write queens, colour or knights, then a solver's id; --list names them."
        ),
        ErrorKind::UnknownArgument => {
            let options = roster::options().into_iter();
            let options: Vec<_> = options.map(|option| format!("--{}", option.name)).collect();
            format!(
                "There is no argument {}: choose from --size, --at, --blocked, --closed, --regions, {}, --seed, \
                 --max-steps, --trace, --explain and --list.",
                quoted(&argument),
                options.join(", ")
            )
        }
        ErrorKind::ArgumentConflict => match word(error, ContextKind::PriorArg) {
            same if same == argument => support::given_twice(error),
            other if !other.contains("--list") && !argument.contains("--list") => {
                format!("{argument} and {other} don’t go together: leave one out.")
            }
            _ => "--list goes alone: leave the other arguments out.".to_owned(),
        },
        _ => error
            .to_string()
            .lines()
            .next()
            .unwrap_or_default()
            .to_owned(),
    }
}
