//! A moment of a run as one plain value, with the board, the sentence and the figures.
//!
//! It holds no references: it can be stored, compared, written as JSON and sent to another thread. Squares
//! are numbers: `columns · row + column`.

mod board;

pub use board::ShownBoard;

#[cfg(feature = "serde")]
use serde::Serializer;

use super::tree::TreeLevel;
use super::{Outcome, Run, Tally, profile};
use crate::solve::{self, Metric, Shows};

/// Which parts of a snapshot to fill in besides the figures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "run.ts"))]
pub struct Wanted {
    /// The sentence on the last step.
    pub sentence: bool,
    /// The board.
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

    /// The board and its sentence.
    pub const MOMENT: Self = Self {
        sentence: true,
        board: true,
        tree: false,
    };

    /// All parts.
    pub const EVERYTHING: Self = Self {
        tree: true,
        ..Self::MOMENT
    };
}

/// A moment of a run.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "run.ts"))]
pub struct Snapshot {
    /// How many steps were made.
    pub step: u64,
    /// The last step reached.
    pub reached: u64,
    /// The steps at which a solution was found, at most the first 64.
    pub solved_at: Vec<u64>,
    /// Whether the request is done; if not, repeat it to continue.
    pub arrived: bool,
    /// How the run ended; null while it continues.
    pub outcome: Option<Outcome>,
    /// How many solutions were found so far.
    pub solutions: u64,
    /// Queens on the board besides the locked ones, or jumps made.
    pub depth: usize,
    /// How much of the work is done, from 0 to 1; null if the solver can't tell.
    pub progress: Option<f64>,
    /// The id of the line of pseudocode that the last step executed.
    pub line: &'static str,
    /// The counts of the run.
    pub tally: Tally,
    /// The solver's own figures, by name.
    #[cfg_attr(feature = "serde", serde(serialize_with = "by_name"))]
    #[cfg_attr(test, ts(type = "Record<string, number>"))]
    pub metrics: Vec<Metric>,
    /// The sentence on the last step. A run that has ended always has one; else null unless wanted.
    pub sentence: Option<ShownSentence>,
    /// The board, if wanted.
    pub board: Option<ShownBoard>,
    /// The depths of all steps reached; null if they are the same as in the last snapshot.
    pub profile: Option<ShownProfile>,
    /// What you can choose, if the run is steered.
    pub steering: Option<Steering>,
    /// The search tree around the moment, from the root; null if the solver searches no tree, or it is not
    /// wanted.
    pub tree: Option<Vec<TreeLevel<u64>>>,
}

impl Snapshot {
    /// The snapshot of a run alone, without other steps: a [`Viewer`](super::Viewer) adds the profile and
    /// the tree.
    #[must_use]
    pub fn of<S: Shows>(run: &Run<S>, wanted: Wanted) -> Self {
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
            board: wanted.board.then(|| ShownBoard::of(run)),
            profile: None,
            steering: Steering::of(run),
            tree: None,
        }
    }
}

/// What you can choose at a moment of a steered run.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "run.ts"))]
pub struct Steering {
    /// The squares that the next step can try, in order; empty if there are fewer than two, or the run has
    /// ended.
    pub candidates: Vec<u64>,
    /// How many choices were taken.
    pub taken: usize,
    /// Whether the next choice was no candidate; it and the later ones are then left out.
    pub refused: bool,
}

impl Steering {
    fn of<S: Shows>(run: &Run<S>) -> Option<Self> {
        run.choices()?;
        let mut candidates = match run.outcome() {
            None => run.candidates(),
            Some(_) => Vec::new(),
        };
        if candidates.len() < 2 {
            candidates.clear();
        }
        let size = run.puzzle().size();
        Some(Self {
            candidates: candidates
                .into_iter()
                .map(|square| size.number(square))
                .collect(),
            taken: run.taken(),
            refused: run.refused(),
        })
    }
}

/// The sentence on a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Sentence", export_to = "run.ts"))]
pub struct ShownSentence {
    /// The text, one or two sentences.
    pub text: String,
    /// The squares that it names, in order, each once.
    pub squares: Vec<u64>,
}

/// The sentence of a run. The squares of an opening or a solution are left out.
fn sentence<S: Shows>(run: &Run<S>) -> ShownSentence {
    let solve::Sentence { text, squares } = run.sentence();
    let plain = run.steps() == 0 || run.outcome() == Some(Outcome::Solved);
    let size = run.puzzle().size();
    let named = squares.into_iter().filter(|_| !plain);
    ShownSentence {
        text,
        squares: named.map(|square| size.number(square)).collect(),
    }
}

/// The depths of all steps reached, in columns of equally many steps.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Profile", export_to = "run.ts"))]
pub struct ShownProfile {
    /// How many steps a column covers; the last one may cover fewer.
    pub width: u64,
    /// The least depth of each column.
    #[cfg_attr(test, ts(type = "Uint32Array"))]
    pub least: Vec<u32>,
    /// The greatest depth of each column.
    #[cfg_attr(test, ts(type = "Uint32Array"))]
    pub most: Vec<u32>,
}

impl ShownProfile {
    pub(super) fn of(profile: &profile::Profile) -> Self {
        Self {
            width: profile.width(),
            least: profile.least(),
            most: profile.most(),
        }
    }
}

#[cfg(feature = "serde")]
fn by_name<S: Serializer>(metrics: &[Metric], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(metrics.iter().copied())
}
