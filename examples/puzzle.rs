//! The runner for grades, hints, judged games, puzzles of a day and new puzzles. Prints one JSON object.

mod support;

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::{Args, Parser, Subcommand};
use forward_check::board::{Regions, Size, Unit};
use forward_check::generate::daily::{ColourOfDay, KnightsOfDay, Preparing, QueensOfDay};
use forward_check::generate::date::Date;
use forward_check::generate::thinking::{Made, MadePuzzle, Thinking, Thought, Wish};
use forward_check::hint::queens::FirstGrading;
use forward_check::hint::{self, Difficulty};
use forward_check::puzzles::{
    Game, InPlay, KnightsGame, Puzzle, QueensGame, QueensPuzzle, Rule, TourSearch, verify,
};
use forward_check::solve::queens::count_solutions;
use serde_json::{Map, Value, json};
use support::{Board, finish, names, refuse, text};

/// Grades a puzzle, gives a hint, judges a game, makes a puzzle, or prints the puzzles of a day, as one JSON
/// object.
#[derive(Parser)]
#[command(
    name = "puzzle",
    disable_help_subcommand = true,
    after_help = "Exit status: 0 answered, 1 a checked day has a fault, 2 bad arguments."
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
    /// The puzzles of a day, or a check of many days
    Daily(Days),
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

#[derive(Args)]
struct Days {
    /// The day, such as 2026-11-21
    #[arg(long, required_unless_present = "check")]
    date: Option<Date>,
    /// Check every day from --from to --to
    #[arg(long, requires = "from", requires = "to", conflicts_with = "date")]
    check: bool,
    /// The first day to check
    #[arg(long, value_name = "DATE")]
    from: Option<Date>,
    /// The last day to check
    #[arg(long, value_name = "DATE")]
    to: Option<Date>,
}

fn main() -> ExitCode {
    let arguments: Arguments = match support::arguments(sentence) {
        Ok(arguments) => arguments,
        Err(code) => return code,
    };
    match answer(arguments.question) {
        Ok((object, code)) => finish(writeln!(io::stdout(), "{object}"), code),
        Err(message) => refuse(message),
    }
}

fn answer(question: Question) -> Result<(Value, ExitCode), String> {
    let object = match question {
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
        Question::Daily(Days {
            date: Some(date), ..
        }) => json!(Preparing::of(date)),
        Question::Daily(Days { from, to, .. }) => return check(from.zip(to)),
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
    };
    Ok((object, ExitCode::SUCCESS))
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

/// The most jumps tried in search of a tour.
const NODES: u64 = 1_000_000;

/// The results of a check of many days.
#[derive(Default)]
struct Figures {
    days: u32,
    /// The number of days with puzzles of each version.
    versions: BTreeMap<String, u32>,
    queens: BTreeMap<String, u32>,
    queens_hard: BTreeMap<String, u32>,
    knights: BTreeMap<String, u32>,
    colour: BTreeMap<String, u32>,
    problems: Vec<String>,
    slowest: Duration,
    slowest_day: String,
}

/// Makes and judges the puzzles of every day.
fn check(days: Option<(Date, Date)>) -> Result<(Value, ExitCode), String> {
    let (from, to) = days.ok_or("Add --date, or --check with --from and --to.")?;
    let begin = Instant::now();
    let mut figures = Figures::default();
    let mut date = from;
    while date <= to {
        figures.add(date);
        date = date.next();
    }
    let code = u8::from(!figures.problems.is_empty());
    let object = json!({
        "from": from.to_string(),
        "to": to.to_string(),
        "versions": figures.versions,
        "days": figures.days,
        "queens": figures.queens,
        "queens-hard": figures.queens_hard,
        "knights": figures.knights,
        "colour": figures.colour,
        "problems": figures.problems,
        "slowest_milliseconds": figures.slowest.as_secs_f64() * 1_000.0,
        "slowest_day": figures.slowest_day,
        "seconds": begin.elapsed().as_secs_f64(),
    });
    Ok((object, ExitCode::from(code)))
}

impl Figures {
    fn add(&mut self, date: Date) {
        let begin = Instant::now();
        let day = Preparing::of(date);
        let time = begin.elapsed();
        if time > self.slowest {
            self.slowest = time;
            self.slowest_day = date.to_string();
        }
        self.days += 1;
        *self.versions.entry(day.version.to_string()).or_default() += 1;
        let hard = day.queens_hard.as_ref();
        let wrong = [
            wrong_queens(&day.queens, day.version),
            hard.and_then(|hard| wrong_queens(hard, day.version)),
            wrong_knights(&day.knights),
            day.colour.as_ref().and_then(wrong_colour),
        ];
        for problem in wrong.into_iter().flatten() {
            self.problems.push(format!("{date}: {problem}"));
        }
        *self.queens.entry(queens_kind(&day.queens)).or_default() += 1;
        if let Some(hard) = hard {
            *self.queens_hard.entry(queens_kind(hard)).or_default() += 1;
        }
        *self.knights.entry(knights_kind(&day.knights)).or_default() += 1;
        if let Some(ColourOfDay { size, grade, .. }) = &day.colour {
            let kind = format!("{size} {}", grade.id());
            *self.colour.entry(kind).or_default() += 1;
        }
    }
}

/// `8x8 3 locked easy`.
fn queens_kind(queens: &QueensOfDay) -> String {
    let QueensOfDay { size, at, grade } = queens;
    format!("{size} {} locked {}", at.len(), grade.id())
}

/// `6x8 closed 2 blocked medium`.
fn knights_kind(knights: &KnightsOfDay) -> String {
    let closed = if knights.closed { " closed" } else { "" };
    let (size, blocked, grade) = (&knights.size, knights.blocked.len(), knights.grade.id());
    format!("{size}{closed} {blocked} blocked {grade}")
}

/// The fault in a daily queens puzzle, which a solver counts and a second grading checks.
fn wrong_queens(queens: &QueensOfDay, version: u32) -> Option<String> {
    let board = day_board(&queens.size, &queens.at, &[], false);
    match board.and_then(|board| board.puzzle(Game::Queens)) {
        Ok(Puzzle::Queens(puzzle)) => {
            let grade = match version {
                ..3 => Some(FirstGrading::of(&puzzle)),
                _ => hint::queens::Grading::of(&puzzle).grade,
            };
            wrong_solutions(&puzzle).or_else(|| wrong_grade(grade, queens.grade))
        }
        Ok(Puzzle::Knights(_)) => Some("no queens".to_owned()),
        Err(why) => Some(why),
    }
}

/// The fault in a daily board in colours, which a solver counts and a second grading checks.
fn wrong_colour(colour: &ColourOfDay) -> Option<String> {
    let board = day_board(&colour.size, &[], &[], false).and_then(|board| {
        let regions: Regions = colour.regions.parse().map_err(text)?;
        Ok(Board {
            regions: Some(regions),
            ..board
        })
    });
    match board.and_then(|board| board.puzzle(Game::Colour)) {
        Ok(Puzzle::Queens(puzzle)) => {
            let grade = hint::queens::Grading::of(&puzzle).grade;
            wrong_solutions(&puzzle).or_else(|| wrong_grade(grade, colour.grade))
        }
        Ok(Puzzle::Knights(_)) => Some("no board in colours".to_owned()),
        Err(why) => Some(why),
    }
}

/// How many solutions a puzzle has, if not one.
fn wrong_solutions(puzzle: &QueensPuzzle) -> Option<String> {
    let solutions = count_solutions(puzzle);
    (solutions != 1).then(|| format!("{solutions} solutions"))
}

/// The fault in a daily knight's puzzle, whose tour is found, judged and graded again.
fn wrong_knights(knights: &KnightsOfDay) -> Option<String> {
    let (at, blocked) = (&knights.at, &knights.blocked);
    let board = day_board(&knights.size, at, blocked, knights.closed);
    let puzzle = match board.and_then(|board| board.puzzle(Game::Knights)) {
        Ok(Puzzle::Knights(puzzle)) => puzzle,
        Ok(Puzzle::Queens(_)) => return Some("no knight".to_owned()),
        Err(why) => return Some(why),
    };
    let size = puzzle.size();
    let start = size.index(puzzle.start()) as u32;
    let mut search = TourSearch::new(&puzzle, &[start]);
    search.run(NODES);
    let Some(tour) = search.tour() else {
        return Some("no tour".to_owned());
    };
    let tour = [start].into_iter().chain(tour);
    let tour: Vec<_> = tour.map(|square| size.at(square as usize)).collect();
    match verify::knights(&puzzle, &tour) {
        Err(flaw) => Some(flaw.to_string()),
        Ok(()) => wrong_grade(hint::knights::Grading::of(&puzzle).grade, knights.grade),
    }
}

/// The board of a day's puzzle, from its printed form.
fn day_board(size: &str, at: &[String], blocked: &[String], closed: bool) -> Result<Board, String> {
    Ok(Board {
        size: size.parse().map_err(text)?,
        at: at.to_vec(),
        blocked: blocked.to_vec(),
        closed,
        regions: None,
    })
}

/// Two grades that should be the same.
fn wrong_grade(found: Option<Difficulty>, told: Difficulty) -> Option<String> {
    let id = found.map_or("no grade", Difficulty::id);
    (found != Some(told)).then(|| format!("{id} and not {}", told.id()))
}

/// One sentence in place of clap's several lines.
pub fn sentence(error: &clap::Error) -> String {
    support::sentence(error, "Ask for grade, hint, coach, daily or generate.")
}
