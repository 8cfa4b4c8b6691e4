//! Grades, hints, judged games, puzzles of a day and new puzzles, as one JSON object.

use std::io::{self, Write};
use std::process::ExitCode;

use crate::support::{self, Board, finish, names, refuse, text};
use clap::{Args, Subcommand};
use forward_check::board::{Regions, Size, Unit};
use forward_check::generate::daily::Preparing;
use forward_check::generate::date::Date;
use forward_check::generate::thinking::{Made, MadePuzzle, Thinking, Thought, Wish};
use forward_check::hint::{self, Difficulty};
use forward_check::puzzles::{Game, InPlay, KnightsGame, Puzzle, QueensGame, Rule};
use serde_json::{Map, Value, json};

/// Grades a puzzle, gives a hint, judges a game, makes a puzzle, or prints the puzzles of a day, as one JSON
/// object.
#[derive(Args)]
#[command(
    disable_help_subcommand = true,
    after_help = "Exit status: 0 answered, 2 bad arguments."
)]
pub struct Arguments {
    #[command(subcommand)]
    question: Question,
}

#[derive(Subcommand)]
enum Question {
    /// The grade of a puzzle
    Grade {
        #[command(flatten)]
        given: Given,
    },
    /// A hint at all three levels
    Hint {
        #[command(flatten)]
        given: Given,
        /// The moves made so far: c5 places a queen or jumps, -c5 lifts, c5>d6 moves, x:c5+d5 crosses out
        #[arg(
            long,
            value_name = "MOVE,…",
            value_delimiter = ',',
            allow_hyphen_values = true
        )]
        moves: Vec<String>,
    },
    /// What each move of a game was worth
    Coach {
        #[command(flatten)]
        given: Given,
        /// The moves in order of time: as for a hint, < undoes the last and > makes it again
        #[arg(
            long,
            value_name = "MOVE,…",
            value_delimiter = ',',
            allow_hyphen_values = true
        )]
        moves: Vec<String>,
    },
    /// The puzzles of a day
    Daily {
        /// The day, such as 2026-11-21
        #[arg(long)]
        date: Date,
    },
    /// A new puzzle
    #[command(allow_negative_numbers = true)]
    Generate {
        /// The game: queens, colour or knights
        game: Game,
        /// The board: N, or ROWSxCOLUMNS for a knight
        #[arg(long, value_name = "N|MxN", default_value = "8")]
        size: Size,
        /// The number of locked queens; 0 for any number
        #[arg(long, value_name = "K", default_value_t = 0)]
        locks: u32,
        /// easy, medium, hard or expert
        #[arg(long)]
        grade: Difficulty,
        /// The seed; each gives another puzzle
        #[arg(long, default_value_t = 0)]
        seed: u64,
        /// A closed tour
        #[arg(long)]
        closed: bool,
        /// The number of blocked squares
        #[arg(long, value_name = "K", default_value_t = 0)]
        blocked: u32,
    },
}

/// A game, and a board of it.
#[derive(Args)]
struct Given {
    /// The game: queens, colour or knights
    game: Game,
    #[command(flatten)]
    board: Board,
}

impl Given {
    fn puzzle(&self) -> Result<Puzzle, String> {
        self.board.puzzle(self.game)
    }
}

/// Answers.
#[must_use]
pub fn run(arguments: Arguments) -> ExitCode {
    match answer(arguments.question) {
        Ok(object) => finish(writeln!(io::stdout(), "{object}"), ExitCode::SUCCESS),
        Err(message) => refuse(message),
    }
}

fn answer(question: Question) -> Result<Value, String> {
    Ok(match question {
        Question::Grade { given } => object(&Thinking::grade(&given.puzzle()?).finish()),
        Question::Hint { given, moves } => {
            let puzzle = given.puzzle()?;
            let hint = hint(puzzle.clone(), &moves.join(" "))?;
            named(object(&hint.finish()), &puzzle)
        }
        Question::Coach { given, moves } => {
            let puzzle = given.puzzle()?;
            named(
                object(&coach(puzzle.clone(), &moves.join(" "))?.finish()),
                &puzzle,
            )
        }
        Question::Daily { date } => json!(Preparing::of(date)),
        Question::Generate {
            game,
            size,
            locks,
            grade,
            seed,
            closed,
            blocked,
        } => made(&Wish {
            game: game.id().to_owned(),
            rows: size.rows,
            columns: size.columns,
            locks,
            grade: grade.id().to_owned(),
            seed,
            closed,
            blocked,
        })?,
    })
}

/// Asks for a hint in a game with these moves.
fn hint(puzzle: Puzzle, record: &str) -> Result<Thinking, String> {
    match puzzle {
        Puzzle::Queens(puzzle) => {
            let mut game = QueensGame::new(puzzle, Rule::Free);
            game.replay(record).map_err(text)?;
            Ok(Thinking::queens_hint(game))
        }
        Puzzle::Knights(puzzle) => {
            let mut game = KnightsGame::new(puzzle);
            game.replay(record).map_err(text)?;
            Ok(Thinking::knights_hint(game))
        }
    }
}

/// Judges the moves of a game.
fn coach(puzzle: Puzzle, log: &str) -> Result<Thinking, String> {
    Ok(match puzzle {
        Puzzle::Queens(puzzle) => {
            Thinking::queens_coach(hint::queens::Coaching::new(puzzle, log).map_err(text)?)
        }
        Puzzle::Knights(puzzle) => {
            Thinking::knights_coach(hint::knights::Coaching::new(puzzle, log).map_err(text)?)
        }
    })
}

/// A new puzzle, in the words of a command line.
fn made(wish: &Wish) -> Result<Value, String> {
    let made = match Thinking::generate(wish).map_err(text)?.finish() {
        Thought::Made(MadePuzzle::Made(made)) => made,
        Thought::Made(MadePuzzle::Problem { problem }) => return Err(problem),
        other => return Ok(object(&other)),
    };
    let Made { puzzle, grade } = made;
    let size = Size::new(puzzle.rows, puzzle.columns);
    let names = |squares: &[u64]| {
        let squares = squares.iter().map(|&square| size.at(square as usize));
        names(size, &squares.collect::<Vec<_>>())
    };
    let mut object = json!({
        "game": puzzle.game,
        "size": format!("{}x{}", puzzle.rows, puzzle.columns),
        "at": names(&puzzle.squares),
        "closed": puzzle.closed,
        "blocked": names(&puzzle.blocked),
        "grade": grade,
        "seed": wish.seed,
    });
    if let Some(runs) = &puzzle.regions {
        let regions: Regions = runs.parse().map_err(text)?;
        object["regions"] = json!(regions.to_string());
    }
    Ok(object)
}

fn object(thought: &Thought) -> Value {
    json!(thought)
}

/// The properties with square numbers.
const SQUARES: [&str; 9] = [
    "square", "squares", "named", "imagined", "pairs", "placed", "ruledOut", "leansOn", "pieces",
];

/// The same with squares and lines by name.
fn named(value: Value, puzzle: &Puzzle) -> Value {
    match value {
        Value::Object(object) if object.contains_key("index") => line(&object, puzzle),
        Value::Object(object) => {
            let named = object.into_iter().map(|(key, value)| {
                let value = match SQUARES.contains(&&*key) {
                    true => square_names(value, puzzle.size()),
                    false => named(value, puzzle),
                };
                (key, value)
            });
            Value::Object(named.collect())
        }
        Value::Array(values) => {
            let names = values.into_iter().map(|value| named(value, puzzle));
            names.collect()
        }
        other => other,
    }
}

fn square_names(value: Value, size: Size) -> Value {
    match value {
        Value::Array(values) => {
            let names = values.into_iter().map(|value| square_names(value, size));
            names.collect()
        }
        Value::Number(number) => {
            let square = number.as_u64().unwrap_or_default();
            json!(size.name(size.at(square as usize)))
        }
        other => other,
    }
}

/// `row 4`, `column d` or `purple (E)`.
fn line(line: &Map<String, Value>, puzzle: &Puzzle) -> Value {
    let index = line["index"].as_u64().unwrap_or_default() as u32;
    let unit = match line["kind"].as_str() {
        Some("row") => Unit::Row(index),
        Some("column") => Unit::Column(index),
        _ => Unit::Colour(index),
    };
    match puzzle {
        Puzzle::Queens(puzzle) => json!(puzzle.rules().unit_name(unit)),
        Puzzle::Knights(_) => Value::Null,
    }
}

/// One sentence in place of clap's several lines.
pub fn sentence(error: &clap::Error) -> String {
    support::sentence(error, "Ask for grade, hint, coach, daily or generate.")
}
