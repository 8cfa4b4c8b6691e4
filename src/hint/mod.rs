//! Hints that reason: whether a position can still be completed, what there is to see in it, and
//! what to do next. A hint is found step by step, so that a page stays alive meanwhile, and each
//! strength of it is told only to whoever asks for it.

pub mod knights;
pub mod queens;

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::board::words::quoted;

/// How hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "puzzle.ts"))]
pub enum Difficulty {
    /// For a start.
    Easy,
    /// Takes some thought.
    Medium,
    /// Takes looking ahead.
    Hard,
    /// Takes looking far ahead.
    Expert,
}

impl Difficulty {
    /// All of them, the easiest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert];

    /// The word for programs, on a command line and in a save.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }

    /// What people read.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "Easy",
            Self::Medium => "Medium",
            Self::Hard => "Hard",
            Self::Expert => "Expert",
        }
    }
}

impl FromStr for Difficulty {
    type Err = UnknownDifficulty;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let named = Self::ALL.into_iter().find(|grade| grade.id() == text);
        named.ok_or_else(|| UnknownDifficulty(text.to_owned()))
    }
}

/// A text that should have named a grade and does not; holds the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownDifficulty(pub String);

impl fmt::Display for UnknownDifficulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "There is no grade {}: choose easy, medium, hard or expert.",
            quoted(&self.0)
        )
    }
}

impl std::error::Error for UnknownDifficulty {}

/// A hint in its three strengths. Squares are numbers: columns · row + column.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "thinking.ts"))]
pub struct Hint {
    /// Strength 1: whether the position can still be completed.
    pub possible: Possible,
    /// Where it cannot: the move that spoiled it, and the position before that move.
    pub mistake: Option<Mistake>,
    /// Strength 2: the simplest deduction that applies; none where no rule does, or the position is
    /// lost.
    pub reasoning: Option<Deduction>,
    /// Strength 3: what to do; none where nothing is known.
    pub step: Option<Suggestion>,
}

/// Whether a position can still be completed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "HintPossible", export_to = "thinking.ts")
)]
pub struct Possible {
    /// What is known.
    pub answer: Answer,
    /// In how many ways, where they were counted.
    pub ways: Option<u64>,
    /// The same in a sentence.
    pub text: String,
}

/// What is known of a question that may be too hard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "HintAnswer", export_to = "thinking.ts")
)]
pub enum Answer {
    /// It is so.
    Yes,
    /// It is not so: this is proved.
    No,
    /// Nobody knows: the search was given up.
    NotKnown,
}

/// The first move after which a position could no longer be completed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "HintMistake", export_to = "thinking.ts")
)]
pub struct Mistake {
    /// The queen placed or the square jumped to.
    pub square: u64,
    /// What is wrong with it, in a sentence.
    pub text: String,
    /// The position before it, as a game's `restore` takes it.
    pub back: String,
}

/// A row or a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "BoardLine", export_to = "thinking.ts")
)]
pub struct Line {
    /// Which of the two.
    pub kind: LineKind,
    /// Its number, from 0 at the top or at the left.
    pub index: u32,
}

/// Rows and columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "BoardLineKind", export_to = "thinking.ts")
)]
pub enum LineKind {
    /// Side by side.
    Row,
    /// One below the other.
    Column,
}

/// A step of reasoning, and what is to be drawn of it.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "thinking.ts"))]
pub struct Deduction {
    /// The rule's word for programs, that never changes: `last-square`.
    pub rule: &'static str,
    /// What people call it: “Last square”.
    pub name: &'static str,
    /// The deduction in one sentence, or two.
    pub text: String,
    /// The squares that the sentence names.
    pub named: Vec<u64>,
    /// The rows and columns that it is about.
    pub lines: Vec<Line>,
    /// The square on which a piece is imagined, if one is.
    pub imagined: Option<u64>,
    /// From each culprit to what it attacks, or from a square to the neighbour in question.
    pub pairs: Vec<(u64, u64)>,
    /// The square that is forced, if one is.
    pub placed: Option<u64>,
    /// The squares that are ruled out.
    pub ruled_out: Vec<u64>,
    /// The squares ruled out before by reasoning, and not attacked, that it rests on.
    pub leans_on: Vec<u64>,
    /// A small what-if, moment by moment, where the rule needs one.
    pub what_if: Vec<Imagined>,
}

/// A moment of a what-if.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "thinking.ts"))]
pub struct Imagined {
    /// What happened, in a sentence.
    pub text: String,
    /// The pieces imagined so far, in order.
    pub pieces: Vec<u64>,
    /// The squares ruled out so far by reasoning, and not attacked.
    pub ruled_out: Vec<u64>,
    /// The line that the sentence is about.
    pub line: Option<Line>,
}

/// What to do next.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "HintStep", export_to = "thinking.ts")
)]
pub struct Suggestion {
    /// What the button says: “Place h2”, “Cross out e2”, “Jump to c2”.
    pub text: String,
    /// The same as a move of a game's record.
    pub record: String,
    /// The square it is about.
    pub square: u64,
}
