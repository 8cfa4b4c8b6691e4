//! Hints with their reasoning: whether a position can still be completed, a deduction, and the next
//! move. A hint is computed in small steps, so that a caller can respond in between.

pub(crate) mod coach;
pub mod knights;
pub mod proof;
pub mod queens;

pub use coach::{CoachVerdict, Coached, Judged, JudgedKind};

use std::fmt;
use std::str::FromStr;

use crate::board::Unit;
use crate::board::words::quoted;

/// How hard a puzzle is. What a grade takes depends on the game: see [`queens::Grade`] and
/// [`knights::Grade`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "lowercase")
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "puzzle.ts"))]
pub enum Difficulty {
    /// Good for a start.
    Easy,
    /// Needs some thought.
    Medium,
    /// Needs looking ahead.
    Hard,
    /// Needs looking far ahead.
    Expert,
}

impl Difficulty {
    /// All grades, easiest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert];

    /// The grade of a puzzle of queens that takes proofs of up to this many units.
    #[must_use]
    pub const fn of_proofs(size: u32) -> Self {
        match size {
            0..=1 => Self::Easy,
            2 => Self::Medium,
            3 => Self::Hard,
            _ => Self::Expert,
        }
    }

    /// The name in commands, links and saved games.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }

    /// The name that people see.
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

/// The text that was given instead of a grade.
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

/// A hint in three parts. Squares are numbers: columns · row + column.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "thinking.ts"))]
pub struct Hint {
    /// Whether the position can still be completed.
    pub possible: Possible,
    /// In a lost position: the move that lost it, and the position before that move.
    pub mistake: Option<Mistake>,
    /// The simplest deduction; null if no rule applies or the position is lost.
    pub reasoning: Option<Deduction>,
    /// A rule of thumb, where no rule forces the move; null if there is none.
    pub thumb: Option<Thumb>,
    /// The move to make; null if none is known to be right.
    pub step: Option<Suggestion>,
}

/// Whether a position can still be completed.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "HintPossible", export_to = "thinking.ts")
)]
pub struct Possible {
    /// The answer.
    pub answer: Answer,
    /// How many solutions are left, if they were counted; 1,000 for that many or more on a board in colours.
    pub ways: Option<u64>,
    /// The answer in a sentence; in a lost position, which move was the mistake.
    pub text: String,
}

/// The answer to a question that a search may fail to settle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "HintAnswer", export_to = "thinking.ts")
)]
pub enum Answer {
    /// Yes.
    Yes,
    /// No, which is proved.
    No,
    /// The search gave up.
    NotKnown,
}

/// The first move after which a position could no longer be completed.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "HintMistake", export_to = "thinking.ts")
)]
pub struct Mistake {
    /// The queen placed or the square jumped to.
    pub square: u64,
    /// Why it is a mistake, in a sentence or two.
    pub text: String,
    /// The position before it, as [`InPlay::restore`](crate::puzzles::InPlay::restore) takes it.
    pub back: String,
    /// What to draw of the reason, with a what-if from that position; null if only a search shows it.
    pub reasoning: Option<Deduction>,
}

/// What a good player does where no rule decides: the jump with the fewest onward moves. It proves nothing.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "HintThumb", export_to = "thinking.ts")
)]
pub struct Thumb {
    /// The advice, in a sentence.
    pub text: String,
    /// The onward moves of every jump, and why they matter.
    pub why: String,
    /// That it is a rule of thumb, whether it holds here, and how many jumps keep a tour.
    pub note: String,
    /// How many of the jumps are known to keep a tour.
    pub keeps: u32,
    /// How many jumps there are.
    pub of: u32,
    /// Each jump with its onward moves, fewest first.
    pub onward: Vec<Onward>,
}

/// A jump, and how many onward moves it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "OnwardMoves", export_to = "thinking.ts")
)]
pub struct Onward {
    /// The square jumped to.
    pub square: u64,
    /// How many squares can be reached from there.
    pub moves: u32,
}

/// A row, a column or a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "BoardLine", export_to = "thinking.ts")
)]
pub struct HintLine {
    /// Which of these it is.
    pub kind: LineKind,
    /// Its index: 0 is the top row, the leftmost column or the first colour.
    pub index: u32,
}

impl From<Unit> for HintLine {
    fn from(unit: Unit) -> Self {
        let (kind, index) = match unit {
            Unit::Row(index) => (LineKind::Row, index),
            Unit::Column(index) => (LineKind::Column, index),
            Unit::Colour(index) => (LineKind::Colour, index),
        };
        Self { kind, index }
    }
}

impl From<HintLine> for Unit {
    fn from(HintLine { kind, index }: HintLine) -> Self {
        match kind {
            LineKind::Row => Self::Row(index),
            LineKind::Column => Self::Column(index),
            LineKind::Colour => Self::Colour(index),
        }
    }
}

/// What a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "BoardLineKind", export_to = "thinking.ts")
)]
pub enum LineKind {
    /// A row, from left to right.
    Row,
    /// A column, from top to bottom.
    Column,
    /// The squares of a colour.
    Colour,
}

/// A step of reasoning, with what the board shows of it.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "thinking.ts"))]
pub struct Deduction {
    /// The rule's id, such as `last-square`. Ids never change.
    pub rule: &'static str,
    /// The rule's name, such as “Last square”.
    pub name: &'static str,
    /// The deduction, in one to three sentences.
    pub text: String,
    /// The squares that the text names.
    pub named: Vec<u64>,
    /// The rows and columns that the text names.
    pub lines: Vec<HintLine>,
    /// The square of an imagined piece.
    pub imagined: Option<u64>,
    /// Pairs to join by a line: from a queen to a square that it attacks, or from a square to one a
    /// knight's jump away.
    pub pairs: Vec<(u64, u64)>,
    /// The square where a piece has to go.
    pub placed: Option<u64>,
    /// The squares that the deduction rules out.
    pub ruled_out: Vec<u64>,
    /// Squares that are not attacked, but that earlier deductions ruled out, and that this one uses.
    pub leans_on: Vec<u64>,
    /// A short what-if, moment by moment; empty if the rule needs none.
    pub what_if: Vec<Imagined>,
}

/// A moment of a what-if.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "thinking.ts"))]
pub struct Imagined {
    /// What follows, in a sentence.
    pub text: String,
    /// The squares of the imagined pieces so far, in order.
    pub pieces: Vec<u64>,
    /// The squares that the what-if has ruled out so far, besides those attacked.
    pub ruled_out: Vec<u64>,
    /// The row or column that the sentence names.
    pub line: Option<HintLine>,
    /// The squares that show why the line ends here.
    pub named: Vec<u64>,
}

/// What to do next.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "HintStep", export_to = "thinking.ts")
)]
pub struct Suggestion {
    /// What it does, in two or three words: “Place h2”, “Cross out e2”, “Jump to c2”.
    pub text: String,
    /// The move, as a game records it.
    pub record: String,
    /// The square that it places, crosses out or jumps to.
    pub square: u64,
}
