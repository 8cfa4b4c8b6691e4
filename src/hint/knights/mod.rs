//! Hints and grades for Knight's Tour.
//!
//! Every deduction is a proof: all tours from the position make a forced jump, and no tour makes a jump
//! that is ruled out.

mod asking;
mod choice;
mod coach;
mod effort;
mod flaw;
pub(crate) mod grade;
mod mistake;
mod position;
mod refutation;
mod rules;

pub use asking::AskingTour;
pub use coach::Coaching;
pub use grade::{Grade, Grading};
