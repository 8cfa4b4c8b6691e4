//! The rows of `tests/data/solvers.toml`: facts about each solver from sources other than its code.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use forward_check::board::{Regions, Size, Square};
use forward_check::puzzles::{Game, Puzzle, Setup};
use forward_check::run::{Outcome, roster};
use forward_check::solve::{SolverInfo, Step};
use serde::{Deserialize, Deserializer, de::Error};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    #[serde(deserialize_with = "game")]
    pub game: Game,
    pub id: String,
    pub name: String,
    pub search: Search,
    /// The longest side of the boards that the data suite gives the solver.
    #[serde(default = "any_side")]
    pub largest: u32,
    /// Enough steps on the data suite's boards, for a search that may not end.
    #[serde(default = "for_ever")]
    pub patience: u64,
    /// Steps to the end on 8 × 8 with a8 locked, or from a8, with seed 0.
    pub steps: u64,
    /// How that run ends.
    #[serde(default)]
    pub end: End,
    /// Whether these steps depend on the seed.
    #[serde(default)]
    pub random: bool,
    /// README's words in place of the steps.
    pub readme: Option<String>,
    /// Other counts at that end, by name.
    #[serde(default)]
    pub tally: BTreeMap<String, u64>,
    /// Steps to the end on other boards.
    #[serde(default)]
    pub runs: Vec<Known>,
    /// Steps to the end on each of the first boards of [`boards`].
    #[serde(default)]
    pub colours: Vec<u64>,
    pub card: Card,
    /// Patterns of the sentences that only this solver says.
    #[serde(default)]
    pub sentences: Vec<String>,
}

/// The result that the data suite expects of a solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Search {
    /// The first solution in row-major order, or a proof that there is none.
    Lowest,
    /// Any solution, or a proof that there is none.
    Complete,
    /// A solution in time, or nothing: the solver proves nothing.
    Local,
    /// The number of solutions.
    Counting,
    /// A constructed solution, or a sentence that says why there is none.
    Construction,
}

/// How a run ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    #[default]
    Solved,
    Counted,
    GaveUp,
}

/// The number of steps to the end of a run.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Known {
    pub side: u32,
    /// The given square; without one, the top left corner, and none if it is empty.
    from: Option<String>,
    /// As in a link: `rows=fewest&squares=random`.
    #[serde(default)]
    options: String,
    pub steps: u64,
    /// Whether the solver's card mentions it, which the unit tests check.
    #[serde(default, rename = "on_card")]
    _on_card: bool,
}

/// The parts of a card that the unit tests read.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    #[serde(rename = "says")]
    _says: String,
    #[serde(default, rename = "steps")]
    _steps: bool,
}

fn game<'de, D: Deserializer<'de>>(from: D) -> Result<Game, D::Error> {
    String::deserialize(from)?.parse().map_err(D::Error::custom)
}

const fn any_side() -> u32 {
    u32::MAX
}

const fn for_ever() -> u64 {
    u64::MAX
}

impl Row {
    /// The solver's entry in the roster.
    pub fn info(&self) -> &'static SolverInfo {
        roster::find(self.game, &self.id).unwrap()
    }
}

impl From<End> for Outcome {
    fn from(end: End) -> Self {
        match end {
            End::Solved => Self::Solved,
            End::Counted => Self::Counted,
            End::GaveUp => Self::GaveUp,
        }
    }
}

impl From<End> for Step {
    fn from(end: End) -> Self {
        match end {
            End::Solved => Self::Solved,
            End::Counted => Self::Counted,
            End::GaveUp => Self::GaveUp,
        }
    }
}

impl Known {
    /// The board of a run.
    pub fn puzzle(&self, game: Game) -> Puzzle {
        let size = Size::square(self.side);
        let squares = match self.from.as_deref() {
            None => vec![Square::new(0, 0)],
            Some("") => Vec::new(),
            Some(name) => vec![size.parse(name).unwrap()],
        };
        let setup = Setup {
            game,
            size,
            squares,
            blocked: Vec::new(),
            closed: false,
            regions: None,
        };
        setup.build().unwrap()
    }

    pub fn options(&self) -> impl Iterator<Item = (&str, &str)> {
        let parts = self.options.split('&').filter(|part| !part.is_empty());
        parts.map(|part| part.split_once('=').unwrap())
    }
}

#[derive(Deserialize)]
struct File {
    boards: Vec<String>,
    solver: Vec<Row>,
}

static FILE: LazyLock<File> =
    LazyLock::new(|| toml::from_str(include_str!("../data/solvers.toml")).unwrap());

/// The rows of all solvers, in the order of the file.
pub fn rows() -> &'static [Row] {
    &FILE.solver
}

/// The boards of colours.
pub fn boards() -> impl Iterator<Item = Puzzle> {
    FILE.boards.iter().map(|letters| {
        let regions: Regions = letters.parse().unwrap();
        let setup = Setup {
            regions: Some(regions.clone()),
            ..Setup::empty(Game::Colour, regions.size())
        };
        setup.build().unwrap()
    })
}

/// The rows of one game.
pub fn rows_of(game: Game) -> impl Iterator<Item = &'static Row> {
    rows().iter().filter(move |row| row.game == game)
}

/// The rows of one game's solvers with the same expectation.
pub fn searches(game: Game, search: Search) -> impl Iterator<Item = &'static Row> {
    rows_of(game).filter(move |row| row.search == search)
}

/// 8 × 8 with a8 locked, or from a8.
pub fn from_a8(game: Game) -> Puzzle {
    let known = Known {
        side: 8,
        from: None,
        options: String::new(),
        steps: 0,
        _on_card: false,
    };
    known.puzzle(game)
}
