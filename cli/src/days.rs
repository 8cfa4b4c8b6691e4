//! Finds which draws are the puzzles of days, and records these puzzles. Both go on where they were stopped.

#[path = "../../tests/days/shape.rs"]
mod shape;

use std::collections::HashSet;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Subcommand};
use forward_check::board::{Size, Square};
use forward_check::generate::daily::{Draw, Plan, WEEKS, Which, day};
use forward_check::generate::date::{Date, Weekday};
use forward_check::generate::{colour, knights, queens};
use forward_check::hint::Difficulty;
use forward_check::puzzles::{KnightsPuzzle, QueensPuzzle, TourSearch};
use serde_json::{Value, json};

use crate::support;

/// Finds which draws are the puzzles of days, and records these puzzles.
#[derive(Args)]
#[command(disable_help_subcommand = true)]
pub struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Add the missing lines to a table of skipped draws
    Skips {
        #[arg(default_value = "src/generate/daily/skips.txt")]
        table: PathBuf,
    },
    /// Add the missing days to a record
    Record {
        #[arg(default_value = "record/days.jsonl")]
        file: PathBuf,
        /// The last day
        #[arg(long, default_value = "2036-12-31")]
        until: Date,
    },
}

/// Finds or records.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    let done = match &arguments.task {
        Task::Skips { table } => find_skips(table),
        Task::Record { file, until } => record(file, *until),
    };
    done.map_or_else(support::refuse, |()| ExitCode::SUCCESS)
}

/// One sentence in place of clap's several lines.
pub fn sentence(error: &clap::Error) -> String {
    support::sentence(error, "Ask for skips or record.")
}

/// The kinds of queens with fewer than 1,000 boards, and how many boards there are: `tests/days` counts them.
const FEW: [(u32, u32, Difficulty, u32); 7] = [
    (7, 2, Difficulty::Easy, 38),
    (8, 3, Difficulty::Easy, 237),
    (8, 3, Difficulty::Medium, 75),
    (9, 3, Difficulty::Easy, 339),
    (9, 3, Difficulty::Medium, 678),
    (9, 4, Difficulty::Medium, 229),
    (10, 3, Difficulty::Medium, 810),
];

/// For how many weeks the boards of a plan have to differ.
fn weeks(plan: &Plan, which: Which) -> u32 {
    let few = |wanted: queens::WantedQueens| {
        let kind = (wanted.side, wanted.locks, wanted.grade);
        let mut few = FEW.iter();
        few.find(|few| (few.0, few.1, few.2) == kind)
            .map(|few| few.3)
    };
    let few = match which {
        Which::QueensEasy => few(plan.queens_easy),
        Which::Queens => few(plan.queens),
        Which::Knights | Which::Colour => None,
    };
    few.unwrap_or(WEEKS)
}

fn find_skips(table: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let known = fs::read_to_string(table).unwrap_or_default();
    let mut known = known.lines();
    let mut file = OpenOptions::new().create(true).append(true).open(table)?;
    // All boards, not those of a kind: Warnsdorff's rule with a fixed order, which grades knight's puzzles,
    // can fail on a board and succeed once it is turned.
    let mut seen = HashSet::new();
    for which in Which::ALL {
        for weekday in Weekday::ALL {
            let old = known.next();
            let skips = skips(&mut seen, which, weekday, old);
            let line = skips
                .iter()
                .map(u32::to_string)
                .collect::<Vec<_>>()
                .join(" ");
            match old {
                Some(old) => assert_eq!(old, line, "the table has another board"),
                None => writeln!(file, "{line}")?,
            }
            println!("{which:?}, {weekday:?}: {} weeks", skips.len());
        }
    }
    Ok(())
}

/// The skips of a puzzle on a day of the week. Tries the known ones first.
fn skips(
    seen: &mut HashSet<String>,
    which: Which,
    weekday: Weekday,
    known: Option<&str>,
) -> Vec<u32> {
    let mut known = known.into_iter().flat_map(|line| line.split(' '));
    let plan = Plan::with(weekday, |_| Draw { day: 0, skip: 0 });
    let skip = |week| {
        let day = day(weekday, week);
        let known = known.next().map(|skip| skip.parse().expect("a number"));
        let mut skips = known.unwrap_or(0)..;
        let is_new = |&skip: &u32| seen.insert(shape(weekday, which, Draw { day, skip }));
        skips.find(is_new).expect("there is a new board")
    };
    (0..weeks(&plan, which)).map(skip).collect()
}

/// What a draw makes.
fn shape(weekday: Weekday, which: Which, draw: Draw) -> String {
    let plan = Plan::with(weekday, |_| draw);
    match which {
        Which::QueensEasy => shape_of_wanted(plan.queens_easy),
        Which::Queens => shape_of_wanted(plan.queens),
        Which::Knights => {
            let (puzzle, _) = knights::make(plan.knights).expect("there are such puzzles");
            shape_of_knights(&puzzle)
        }
        Which::Colour => {
            let (puzzle, _) =
                colour::MakingColours::of(plan.colour).expect("there are such boards");
            shape_of_colours(&puzzle)
        }
    }
}

fn shape_of_wanted(wanted: queens::WantedQueens) -> String {
    let (puzzle, _) = queens::MakingQueens::of(wanted).expect("there are such puzzles");
    shape_of_queens(&puzzle)
}

fn shape_of_queens(puzzle: &QueensPuzzle) -> String {
    shape_of(puzzle.size(), |square| {
        match puzzle.locked().contains(&square) {
            true => b'Q',
            false => b'.',
        }
    })
}

/// A closed tour can start anywhere.
fn shape_of_knights(puzzle: &KnightsPuzzle) -> String {
    shape_of(puzzle.size(), |square| match () {
        () if puzzle.is_blocked(square) => b'#',
        () if puzzle.start() == square && !puzzle.closed() => b'K',
        () => b'.',
    })
}

fn shape_of_colours(puzzle: &QueensPuzzle) -> String {
    let size = puzzle.size();
    let regions = letters(puzzle);
    shape_of(size, |square| regions.as_bytes()[size.index(square)])
}

fn letters(puzzle: &QueensPuzzle) -> String {
    puzzle
        .rules()
        .regions()
        .expect("a board in colours")
        .to_string()
}

fn shape_of(size: Size, letter: impl Fn(Square) -> u8) -> String {
    let grid: Vec<u8> = size.squares().map(letter).collect();
    let shape = shape::shape((size.rows as usize, size.columns as usize), &grid);
    format!("{}x{} {shape}", size.rows, size.columns)
}

fn record(file: &Path, until: Date) -> Result<(), Box<dyn std::error::Error>> {
    let known = fs::read_to_string(file).unwrap_or_default();
    let mut known = known.lines();
    let mut file = OpenOptions::new().create(true).append(true).open(file)?;
    let mut date: Date = "2026-01-01".parse()?;
    while date <= until {
        if known.next().is_none() {
            writeln!(file, "{}", line(date))?;
        }
        date = date.next();
    }
    Ok(())
}

/// The line of a day.
fn line(date: Date) -> Value {
    let plan = Plan::of(date);
    json!({
        "date": date.to_string(),
        "puzzles": [
            recorded_colours(plan.colour),
            recorded_queens(plan.queens),
            recorded_knights(plan.knights),
            recorded_queens(plan.queens_easy),
        ],
    })
}

fn recorded_queens(wanted: queens::WantedQueens) -> Value {
    let (puzzle, grade) = queens::MakingQueens::of(wanted).expect("there are such puzzles");
    let board = names(puzzle.size(), puzzle.locked());
    entry(
        "queens",
        puzzle.size(),
        board,
        grade,
        &shape_of_queens(&puzzle),
    )
}

fn recorded_colours(wanted: colour::WantedColours) -> Value {
    let (puzzle, grade) = colour::MakingColours::of(wanted).expect("there are such boards");
    let board = letters(&puzzle);
    entry(
        "colour",
        puzzle.size(),
        board,
        grade,
        &shape_of_colours(&puzzle),
    )
}

fn recorded_knights(wanted: knights::WantedTour) -> Value {
    let (puzzle, grade) = knights::make(wanted).expect("there are such puzzles");
    let size = puzzle.size();
    let (start, blocked) = (size.name(puzzle.start()), names(size, puzzle.blocked()));
    let closed = if puzzle.closed() { "closed" } else { "open" };
    let board = format!("{start} {closed} without {blocked}");
    let mut entry = entry("knights", size, board, grade, &shape_of_knights(&puzzle));
    entry["tour"] = json!(tour(&puzzle));
    entry
}

/// A tour, square by square.
fn tour(puzzle: &KnightsPuzzle) -> String {
    let size = puzzle.size();
    let start = size.index(puzzle.start()) as u32;
    let mut search = TourSearch::new(puzzle, &[start]);
    while search.run(10_000).is_none() {}
    let rest = search.tour().expect("a tour is known");
    let squares = [start].into_iter().chain(rest);
    names(
        size,
        &squares
            .map(|square| size.at(square as usize))
            .collect::<Vec<_>>(),
    )
}

fn names(size: Size, squares: &[Square]) -> String {
    let names = squares.iter().map(|&square| size.name(square));
    names.collect::<Vec<_>>().join("+")
}

/// A puzzle in the record.
fn entry(game: &str, size: Size, board: String, grade: Difficulty, shape: &str) -> Value {
    let size = format!("{}x{}", size.rows, size.columns);
    let hash = shape::fnv(&format!("{game} {shape}"));
    json!({
        "game": game,
        "size": size,
        "board": board,
        "grade": grade.id(),
        "hash": format!("{hash:016x}"),
    })
}
