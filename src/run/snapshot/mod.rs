//! Everything there is to show of a moment, as one plain value.
//!
//! It holds no reference and asks nobody: it can be kept, compared, written as JSON and sent to
//! another thread. Squares are numbers, `columns · row + column`.

mod board;

pub use board::Board;

use serde::{Deserialize, Serialize, Serializer};

use super::tree::Level;
use super::{Outcome, Run, Tally, profile};
use crate::solve::{self, Metric, Shows};

/// What is to be shown besides the figures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "run.ts"))]
pub struct Wanted {
    /// What the last step did and why.
    pub sentence: bool,
    /// What there is on the board.
    pub board: bool,
    /// The search tree around the moment.
    pub tree: bool,
}

impl Wanted {
    /// The figures alone.
    pub const NOTHING: Self = Self {
        sentence: false,
        board: false,
        tree: false,
    };

    /// The board, and what there is to say of it.
    pub const MOMENT: Self = Self {
        sentence: true,
        board: true,
        tree: false,
    };

    /// All there is.
    pub const EVERYTHING: Self = Self {
        tree: true,
        ..Self::MOMENT
    };
}

/// Everything there is to show of a moment.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "run.ts"))]
pub struct Snapshot {
    /// How many steps were made.
    pub step: u64,
    /// The last step that was reached.
    pub reached: u64,
    /// The steps of all reached at which a solution was found; of very many the first.
    pub solved_at: Vec<u64>,
    /// Whether what was asked is done; else the same request goes on with it.
    pub arrived: bool,
    /// How the run ended; none while it can go on.
    pub outcome: Option<Outcome>,
    /// How many solutions were found up to the step.
    pub solutions: u64,
    /// Queens that stand besides the locked ones, or jumps made: the first is 1.
    pub depth: usize,
    /// How much of the work is done, from 0 to 1, where the solver can tell.
    pub progress: Option<f64>,
    /// The id of the line of pseudocode that the last step executed.
    pub line: &'static str,
    /// What the run counts.
    pub tally: Tally,
    /// What the solver counts of its own, by name, in its order.
    #[serde(serialize_with = "by_name")]
    #[cfg_attr(test, ts(type = "Record<string, number>"))]
    pub metrics: Vec<Metric>,
    /// On the last step; none where it was not wanted and the run goes on. A run that has ended
    /// always has one.
    pub sentence: Option<Sentence>,
    /// What there is on the board, where it was wanted.
    pub board: Option<Board>,
    /// The depths of all steps reached; none where they are those of the snapshot before.
    pub profile: Option<Profile>,
    /// The search tree around the moment, from the root; none where it was not wanted or there is
    /// none.
    pub tree: Option<Vec<Level<u64>>>,
}

impl Snapshot {
    /// What a run shows of the step where it stands. It knows no other steps: for the depths of all
    /// and for the tree there has to be a [`Viewer`](super::Viewer).
    #[must_use]
    pub fn of(run: &Run, wanted: Wanted) -> Self {
        let solver = run.solver();
        let speaks = wanted.sentence || run.outcome().is_some();
        Self {
            step: run.steps(),
            reached: run.steps(),
            solved_at: Vec::new(),
            arrived: true,
            outcome: run.outcome(),
            solutions: run.solutions(),
            depth: solver.pieces_standing(),
            progress: solver.progress(),
            line: run.line(),
            tally: *run.tally(),
            metrics: run.metrics(),
            sentence: speaks.then(|| sentence(run)),
            board: wanted.board.then(|| Board::of(run)),
            profile: None,
            tree: None,
        }
    }
}

/// What is said of a moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "run.ts"))]
pub struct Sentence {
    /// In a sentence or two.
    pub text: String,
    /// The squares that it names, in its order, each once.
    pub squares: Vec<u64>,
}

/// What the last step of a run did. The squares of what was there before it and of a solution need
/// not be pointed out.
fn sentence(run: &Run) -> Sentence {
    let solve::Sentence { text, squares } = run.sentence();
    let plain = run.steps() == 0 || run.outcome() == Some(Outcome::Solved);
    let size = run.puzzle().size();
    let named = squares.into_iter().filter(|_| !plain);
    Sentence {
        text,
        squares: named.map(|square| size.number(square)).collect(),
    }
}

/// Depths of all steps reached, a column for every so many of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "run.ts"))]
pub struct Profile {
    /// Steps of a column; the last one may stand for fewer.
    pub width: u64,
    /// The least depth of each column.
    #[cfg_attr(test, ts(type = "Uint32Array"))]
    pub least: Vec<u32>,
    /// The greatest depth of each column.
    #[cfg_attr(test, ts(type = "Uint32Array"))]
    pub most: Vec<u32>,
}

impl Profile {
    pub(super) fn of(profile: &profile::Profile) -> Self {
        Self {
            width: profile.width(),
            least: profile.least(),
            most: profile.most(),
        }
    }
}

/// Counts as properties of an object.
fn by_name<S: Serializer>(metrics: &[Metric], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(metrics.iter().copied())
}
