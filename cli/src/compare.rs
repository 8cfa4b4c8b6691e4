//! The comparisons of Compare, as one JSON object.

use std::collections::HashSet;
use std::convert::Infallible;
use std::io::{self, Write};
use std::process::ExitCode;
use std::str::FromStr;
use std::time::Instant;

use crate::support::{self, Board, finish, names, refuse, text};
use clap::{Args, Subcommand};
use forward_check::board::Size;
use forward_check::generate::colour;
use forward_check::puzzles::Game;
use forward_check::run::{
    Boards, Ghost, LaneOrder, Outcome, Race, RaceClock, RaceRequest, RunEnd, SURVEY_LIMIT,
    SizeNews, Snapshot, Spread, Survey, SurveyNews, Unlimited, Wanted,
};
use serde_json::{Map, Value, json};

/// Compares solvers and prints one JSON object.
#[derive(Args)]
#[command(
    disable_help_subcommand = true,
    after_help = "A solver can have options in brackets, as in a link: \
                  'forward-checking(rows=fewest&squares=random)'.\n\nExit status: 0 measured, \
                  2 bad arguments. A run that --max-steps stopped is null, or \"stopped\"."
)]
pub struct Arguments {
    #[command(subcommand)]
    question: Question,
}

#[derive(Subcommand)]
enum Question {
    /// Solvers with a queen locked on each square, or with each square as the start
    Starts {
        #[command(flatten)]
        solvers: Solvers,
        /// The board: N, or ROWSxCOLUMNS for a knight
        #[arg(long, value_name = "N|MxN", default_value = "8")]
        size: Size,
    },
    /// What a method saves against a weaker one whose search tree contains its own
    Ghost {
        /// The game: queens or knights
        game: Game,
        /// The method with the larger tree
        weaker: Lane,
        /// The method with the smaller tree inside it
        stronger: Lane,
        #[command(flatten)]
        board: Board,
        /// Stop after this many steps of the weaker method
        #[arg(long, value_name = "K", default_value_t = SURVEY_LIMIT)]
        max_steps: u64,
    },
    /// Solvers on boards that grow
    Growth {
        #[command(flatten)]
        solvers: Solvers,
        /// The smallest board
        #[arg(long, value_name = "K", default_value_t = 4)]
        from: u32,
        /// The largest board
        #[arg(long, value_name = "K")]
        to: u32,
        /// The number of locked squares or starts of each size
        #[arg(long, value_name = "K", default_value_t = 9)]
        samples: u32,
    },
    /// Solvers with many seeds
    Chance {
        #[command(flatten)]
        solvers: Solvers,
        #[command(flatten)]
        board: Board,
        /// The number of seeds, from 0 up
        #[arg(long, value_name = "K", default_value_t = 200)]
        seeds: u32,
    },
    /// Pairs of queens in line after every step
    Course {
        #[command(flatten)]
        solvers: Solvers,
        #[command(flatten)]
        board: Board,
        /// The seed, for solvers that use random numbers
        #[arg(long, default_value_t = 0)]
        seed: u64,
    },
    /// Two to four solvers side by side
    Race {
        #[command(flatten)]
        solvers: Solvers,
        #[command(flatten)]
        board: Board,
        /// The seed, for solvers that use random numbers
        #[arg(long, default_value_t = 0)]
        seed: u64,
        /// Also show every lane at this step
        #[arg(long, value_name = "K")]
        step: Option<u64>,
    },
}

/// Solvers of a game.
#[derive(Args)]
struct Solvers {
    /// The game: queens or knights
    game: Game,
    /// The solvers' ids, with their options in brackets
    #[arg(value_delimiter = ',', required = true)]
    solvers: Vec<Lane>,
    /// Stop every run after this many steps
    #[arg(long, value_name = "K", default_value_t = SURVEY_LIMIT)]
    max_steps: u64,
}

/// A solver as written, and as parsed.
#[derive(Clone)]
struct Lane {
    text: String,
    order: LaneOrder,
}

impl FromStr for Lane {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        let inside = text.strip_suffix(')').and_then(|text| text.split_once('('));
        let (solver, options) = inside.unwrap_or((text, ""));
        Ok(Self {
            text: text.to_owned(),
            order: LaneOrder::new(solver, options),
        })
    }
}

/// Compares.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    match answer(&arguments.question) {
        Ok(object) => finish(writeln!(io::stdout(), "{object}"), ExitCode::SUCCESS),
        Err(message) => refuse(message),
    }
}

fn answer(question: &Question) -> Result<Value, String> {
    match question {
        Question::Starts { solvers, size } => solvers.each("steps", |order| {
            let survey = Survey::starts(solvers.game, *size, order, solvers.max_steps);
            measure(survey.map_err(text)?).map(|news| starts(*size, &news))
        }),
        Question::Ghost {
            game,
            weaker,
            stronger,
            board,
            max_steps,
        } => ghost(*game, [weaker, stronger], board, *max_steps),
        Question::Growth {
            solvers,
            from,
            to,
            samples,
        } => solvers.each("sizes", |order| {
            let (game, limit) = (solvers.game, solvers.max_steps);
            let boards = Some(Boards {
                sides: colour::SIDES,
                make: colour::board,
            });
            let survey = Survey::growth(game, (*from, *to), *samples, order, limit, boards);
            measure(survey.map_err(text)?).map(|news| sizes(&news))
        }),
        Question::Chance {
            solvers,
            board,
            seeds,
        } => solvers.each("chance", |order| {
            let puzzle = board.puzzle(solvers.game)?;
            let survey = Survey::chance(puzzle, order, *seeds, solvers.max_steps);
            measure(survey.map_err(text)?).map(|news| chance(&news))
        }),
        Question::Course {
            solvers,
            board,
            seed,
        } => solvers.each("course", |order| {
            let (puzzle, order) = (board.puzzle(solvers.game)?, order.with_seed(*seed));
            let survey = Survey::course(puzzle, &order, solvers.max_steps);
            measure(survey.map_err(text)?).map(|news| course(&news))
        }),
        Question::Race {
            solvers,
            board,
            seed,
            step,
        } => race(solvers, board, *seed, *step),
    }
}

impl Solvers {
    /// The results of every solver, under its name as written.
    fn each(
        &self,
        name: &str,
        say: impl Fn(&LaneOrder) -> Result<Value, String>,
    ) -> Result<Value, String> {
        self.check()?;
        let said = self.solvers.iter().map(|lane| say(&lane.order));
        Ok(self.named(name, said.collect::<Result<_, _>>()?))
    }

    /// Every solver has a different name in the output.
    fn check(&self) -> Result<(), String> {
        let mut names = HashSet::new();
        match self.solvers.iter().find(|lane| !names.insert(&lane.text)) {
            Some(lane) => Err(format!("{} is named twice: name it once.", lane.text)),
            None => Ok(()),
        }
    }

    /// The results of every solver, under its name as written.
    fn named(&self, name: &str, said: Vec<Value>) -> Value {
        let texts: Vec<_> = self.solvers.iter().map(|lane| lane.text.clone()).collect();
        let all: Map<_, _> = texts.iter().cloned().zip(said).collect();
        json!({"solvers": texts, name: all})
    }
}

/// Microseconds since now.
fn stopwatch() -> impl Fn() -> f64 {
    let begin = Instant::now();
    move || begin.elapsed().as_secs_f64() * 1e6
}

/// Runs a survey to its end.
fn measure(mut survey: Survey) -> Result<SurveyNews, String> {
    let stopwatch = stopwatch();
    while !survey.work(f64::INFINITY, &stopwatch) {}
    Ok(survey.news())
}

/// The steps of a run; null if it was stopped.
fn steps(end: &RunEnd) -> Value {
    json!((!end.is_stopped()).then_some(end.steps))
}

/// Steps by the name of the square.
fn starts(size: Size, news: &SurveyNews) -> Value {
    let SurveyNews::Starts(news) = news else {
        return Value::Null;
    };
    let named = size.squares().zip(news.squares.iter().flatten());
    let named: Map<_, _> = named
        .map(|(square, end)| (size.name(square), steps(end)))
        .collect();
    json!(named)
}

fn sizes(news: &SurveyNews) -> Value {
    let SurveyNews::Growth(news) = news else {
        return Value::Null;
    };
    news.sizes.iter().map(size).collect()
}

fn size(size: &SizeNews) -> Value {
    json!({
        "n": size.n,
        "runs": size.runs.iter().map(steps).collect::<Vec<_>>(),
        "steps": spread(&size.steps),
        "nodes": spread(&size.nodes),
        "microseconds": size.microseconds,
        "stopped": size.stopped,
    })
}

fn spread(spread: &Spread) -> Value {
    json!({
        "median": number(spread.median),
        "low": number(spread.low),
        "high": number(spread.high),
    })
}

/// A whole number without a point.
fn number(figure: f64) -> Value {
    match figure.fract() == 0.0 {
        true => json!(figure as u64),
        false => json!(figure),
    }
}

fn chance(news: &SurveyNews) -> Value {
    let SurveyNews::Chance(news) = news else {
        return Value::Null;
    };
    json!({
        "steps": news.runs.iter().map(steps).collect::<Vec<_>>(),
        "median": news.median.map(number),
        "low": news.low.map(number),
        "high": news.high.map(number),
        "solved": news.solved,
    })
}

fn course(news: &SurveyNews) -> Value {
    let SurveyNews::Course(news) = news else {
        return Value::Null;
    };
    json!({
        "outcome": news.outcome.map(|end| end.map_or("stopped", Outcome::id)),
        "steps": news.steps,
        "points": news.points,
        "restarts": news.restarts,
    })
}

fn ghost(game: Game, methods: [&Lane; 2], board: &Board, limit: u64) -> Result<Value, String> {
    let puzzle = board.puzzle(game)?;
    let [weaker, stronger] = methods.map(|lane| &lane.order);
    let mut ghost = Ghost::new(&puzzle, weaker, stronger, limit).map_err(text)?;
    ghost.work(&mut Unlimited);
    let ghost = ghost.answer().expect("it was worked on to its end");
    let spans = &ghost.spans;
    let spans = (0..spans.len()).map(|span| {
        json!({
            "from": spans.from[span],
            "to": spans.to[span],
            "cut_at": spans.cut_at[span],
        })
    });
    Ok(json!({
        "steps": ghost.steps,
        "spared": ghost.spared,
        "spans": spans.collect::<Vec<_>>(),
    }))
}

/// The end of every lane, and its moment at a step if one is given.
fn race(solvers: &Solvers, board: &Board, seed: u64, step: Option<u64>) -> Result<Value, String> {
    solvers.check()?;
    let puzzle = board.puzzle(solvers.game)?;
    let orders = solvers.solvers.iter();
    let orders: Vec<_> = orders.map(|lane| lane.order.with_seed(seed)).collect();
    let mut race = Race::new(&puzzle, &orders, solvers.max_steps).map_err(text)?;
    let stopwatch = stopwatch();
    let mut ask = |request: &RaceRequest| {
        let all = f64::INFINITY;
        race.ask(request, all, &stopwatch, Wanted::MOMENT)
    };
    let ends = ask(&RaceRequest::Measure).lanes.into_iter();
    let mut lanes: Vec<_> = ends
        .map(|lane| lane.end.as_ref().map_or(Value::Null, end))
        .collect();
    if let Some(step) = step {
        let (clock, to) = (RaceClock::Steps, step as f64);
        let shown = ask(&RaceRequest::Go { clock, to }).lanes.into_iter();
        for (lane, shown) in lanes.iter_mut().zip(shown) {
            lane["moment"] = moment(board.size, shown.moment);
        }
    }
    Ok(solvers.named("lanes", lanes))
}

/// The state of a lane at a step.
fn moment(size: Size, moment: Snapshot) -> Value {
    let pieces = moment.board.map_or_else(Vec::new, |board| board.pieces);
    let pieces = pieces.into_iter().map(|square| size.at(square as usize));
    json!({
        "step": moment.step,
        "pieces": names(size, &pieces.collect::<Vec<_>>()),
        "says": moment.sentence.map(|sentence| sentence.text),
    })
}

fn end(end: &RunEnd) -> Value {
    json!({
        "outcome": end.outcome.map_or("stopped", Outcome::id),
        "steps": end.steps,
        "nodes": end.nodes,
        "backtracks": end.backtracks,
        "ruled_out": end.ruled_out,
        "microseconds": end.microseconds,
    })
}

/// One sentence in place of clap's several lines.
pub fn sentence(error: &clap::Error) -> String {
    support::sentence(
        error,
        "Ask for starts, ghost, growth, chance, course or race.",
    )
}
