//! Hints and grades for puzzles of queens.

pub(crate) mod asking;
pub(crate) mod board;
pub(crate) mod chain;
pub(crate) mod coach;
pub(crate) mod count;
pub(crate) mod explain;
pub(crate) mod grade;
mod mistake;
mod open_reasons;
mod reason;
pub(crate) mod rules;
pub(crate) mod search;
pub(crate) mod survey;
mod tell;
mod tell_rules;
pub(crate) mod ways;
pub(crate) mod why;

pub use asking::AskingQueens;
pub use board::{LARGEST as LARGEST_BOARD, QueensBoard};
pub use coach::Coaching;
pub use count::{LARGEST_COUNT, SolutionCount, total};
pub use explain::{Explained, Explaining, Explanation, ExplanationEnd, ReasonKind};
pub use grade::{Grade, Grading};
pub use survey::deductions;
pub use ways::{HowMany, MOST_WAYS, Solutions, Ways};
pub use why::{AskingWhyNot, Why, WhyNot};
