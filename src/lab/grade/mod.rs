//! Grades of programs: is the answer right, and is the search that of the reference?
//!
//! ```
//! use std::sync::Arc;
//!
//! use forward_check::lab::{Grading, Recording, Task, Verdict, Word};
//! use forward_check::puzzles::QueensPuzzle;
//! use forward_check::run::Unlimited;
//!
//! let puzzle = QueensPuzzle::new(4, Vec::new())?;
//! let words = [Word::Line(7), Word::Place(1), Word::Place(7), Word::Place(8), Word::Place(14)];
//! let words = words.into_iter().chain([Word::End { solved: true }]);
//! let recording = Recording::new(puzzle.into(), words.map(Word::bits).collect(), Vec::new())?;
//! let mut grading = Grading::new(Task::Backtracking, &Arc::new(recording))?;
//! assert!(grading.work(&mut Unlimited));
//! let grade = grading.grade().unwrap();
//! assert_eq!((grade.verdict, grade.line), (Verdict::Differs, Some(7)));
//! assert!(grade.message.as_ref().unwrap().starts_with("Move 1: your program puts a queen on b4"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod breach;
mod grading;
mod law;
mod reference;
mod repairs;
mod solutions;
mod task;
mod told;
mod trace;
mod warnsdorff;

pub use grading::Grading;
pub use task::{Task, WrongGame};
pub use trace::Change;

use crate::run::ShownSentence;

/// The result of a program on one puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "lab.ts"))]
#[non_exhaustive]
pub enum Verdict {
    /// The answer is right, and the search is the one asked for.
    Pass,
    /// The answer is right, but the search is another one.
    Differs,
    /// The answer is wrong.
    Wrong,
    /// The program has an error, or does what the task forbids.
    Error,
    /// The program was stopped, or met a limit, before it gave an answer.
    Stopped,
}

/// A part of a grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "GradeCheck", export_to = "lab.ts")
)]
pub struct Check {
    /// `answer` or `search`.
    pub name: &'static str,
    /// Whether it is right.
    pub ok: bool,
}

/// The first place where two searches differ. Squares are numbers, `columns · row + column`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "lab.ts"))]
pub struct Difference {
    /// The number of the move, from 1. Only pieces that no other attacks count, and taking them back.
    pub number: u64,
    /// What the program does; null if it ends.
    pub yours: Option<Change<u64>>,
    /// What the reference does; null if it ends.
    pub ours: Option<Change<u64>>,
    /// The step of the program's run.
    pub your_step: u64,
    /// The step of the reference's run; null in tasks without a reference.
    pub our_step: Option<u64>,
    /// The queens without the locked ones, or the path, after that step of the program.
    pub your_pieces: Vec<u64>,
    /// The same of the reference.
    pub our_pieces: Vec<u64>,
    /// The id of the reference; null if there is none.
    pub solver: Option<&'static str>,
    /// Its options, as in a link.
    pub options: &'static str,
    /// What the reference says on its step.
    pub sentence: Option<ShownSentence>,
}

/// The result of a program on one puzzle, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "lab.ts"))]
pub struct Grade {
    /// The verdict.
    pub verdict: Verdict,
    /// Its parts. Those that were not reached are left out.
    pub checks: Vec<Check>,
    /// Where the search first differs.
    pub difference: Option<Difference>,
    /// The line of the program at fault, if it is known.
    pub line: Option<u16>,
    /// What is wrong, in one or two sentences; null if nothing is.
    pub message: Option<String>,
}
