//! Shared by the subcommands: a board on the command line, one-sentence errors, and one JSON object as
//! output.

use std::fmt::Display;
use std::io;
use std::process::ExitCode;

use clap::Args;
use clap::error::{ContextKind, ContextValue, ErrorKind};
pub use forward_check::board::words::quoted;
use forward_check::board::{Regions, Size, Square};
use forward_check::puzzles::{Game, Puzzle, Setup};

/// A board with its given squares.
#[derive(Args)]
pub struct Board {
    /// The board: N, or ROWSxCOLUMNS for a knight
    #[arg(long, value_name = "N|MxN", default_value = "8")]
    pub size: Size,
    /// The locked queens (a8 or a8,b6), or the square the knight starts on (a8)
    #[arg(long, value_name = "SQUARE,…", value_delimiter = ',')]
    pub at: Vec<String>,
    /// Squares that the knight must not visit: a8 or a8,b6
    #[arg(long, value_name = "SQUARE,…", value_delimiter = ',')]
    pub blocked: Vec<String>,
    /// A closed tour, which ends a jump away from its start
    #[arg(long)]
    pub closed: bool,
    /// The colours of a colour board, row by row from the top: AAAAAABB… or 6A2B…
    #[arg(long, value_name = "LETTERS", conflicts_with = "size")]
    pub regions: Option<Regions>,
}

impl Board {
    /// The puzzle of a game on this board, or what is wrong with it.
    pub fn puzzle(&self, game: Game) -> Result<Puzzle, String> {
        let size = self.regions.as_ref().map_or(self.size, Regions::size);
        let squares = |names: &[String]| -> Result<Vec<Square>, String> {
            let squares = names.iter().map(|name| size.parse(name));
            squares.collect::<Result<_, _>>().map_err(text)
        };
        let setup = Setup {
            game,
            size,
            squares: squares(&self.at)?,
            blocked: squares(&self.blocked)?,
            closed: self.closed,
            regions: self.regions.clone(),
        };
        setup.build().map_err(text)
    }
}

/// The names of squares.
pub fn names(size: Size, squares: &[Square]) -> Vec<String> {
    squares.iter().map(|&square| size.name(square)).collect()
}

/// The argument that an error is about.
pub fn argument(error: &clap::Error) -> String {
    word(error, ContextKind::InvalidArg)
}

/// A detail of an error, if it has it.
pub fn word(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(" and "),
        _ => String::new(),
    }
}

/// One sentence in place of clap's several lines, for a task with subcommands. Errors about
/// values are already sentences, except for numbers. `questions` lists the subcommands.
pub fn sentence(error: &clap::Error, questions: &str) -> String {
    let argument = argument(error);
    match error.kind() {
        ErrorKind::ValueValidation => match std::error::Error::source(error) {
            Some(why) if !is_number(&argument) => why.to_string(),
            _ => not_a_number(error),
        },
        ErrorKind::InvalidValue => needs_a_value(error),
        ErrorKind::MissingRequiredArgument => format!("Add {argument}; --help tells what it is."),
        ErrorKind::UnknownArgument => {
            format!(
                "There is no argument {} here; --help lists them.",
                quoted(&argument)
            )
        }
        ErrorKind::ArgumentConflict => match word(error, ContextKind::PriorArg) {
            same if same == argument => given_twice(error),
            other => format!("{argument} and {other} don’t go together: leave one out."),
        },
        _ => questions.to_owned(),
    }
}

fn is_number(argument: &str) -> bool {
    argument.ends_with("<K>") || argument.contains("--seed")
}

/// A value is not a number.
pub fn not_a_number(error: &clap::Error) -> String {
    let (value, argument) = (word(error, ContextKind::InvalidValue), argument(error));
    format!(
        "{} doesn’t fit {argument}: use a whole number, 0 or more.",
        quoted(&value)
    )
}

/// An argument has no value.
pub fn needs_a_value(error: &clap::Error) -> String {
    format!("{} needs a value: add one after it.", argument(error))
}

/// An argument is given several times.
pub fn given_twice(error: &clap::Error) -> String {
    format!("{} is given twice: give it once.", argument(error))
}

/// What an error says.
pub fn text(error: impl Display) -> String {
    error.to_string()
}

/// Prints why there is no result.
pub fn refuse(message: impl Display) -> ExitCode {
    eprintln!("{message}");
    ExitCode::from(2)
}

/// The exit code, unless the result could not be written. A closed pipe is not a failure.
pub fn finish(written: io::Result<()>, code: ExitCode) -> ExitCode {
    match written {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            refuse(format!("Can’t write the result: {error}."))
        }
        _ => code,
    }
}
