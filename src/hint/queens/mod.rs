//! Hints and grades for Queen's Challenge.

pub mod asking;
pub mod board;
pub mod count;
pub mod grade;
mod mistake;
pub mod rules;
pub mod search;
pub mod survey;
mod tell;
pub mod ways;

pub use asking::Asking;
pub use board::Board;
pub use count::{Count, LARGEST_COUNT};
pub use grade::{Grade, Grading};
pub use survey::deductions;
pub use ways::{HowMany, Solutions, Ways};
