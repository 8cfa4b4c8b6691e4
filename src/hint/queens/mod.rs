//! Hints and grades for puzzles of queens.

pub mod asking;
pub mod board;
pub mod coach;
pub mod count;
pub mod grade;
mod mistake;
mod open_reasons;
mod reason;
pub mod rules;
pub mod search;
pub mod survey;
mod tell;
mod tell_rules;
pub mod ways;
pub mod why;

pub use asking::Asking;
pub use board::Board;
pub use coach::Coaching;
pub use count::{Count, LARGEST_COUNT};
pub use grade::{Grade, Grading};
pub use survey::deductions;
pub use ways::{HowMany, Solutions, Ways};
pub use why::{Why, WhyNot};
