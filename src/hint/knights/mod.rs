//! Hints for a knight in play: what can be seen, what follows for the next jump, and where the tour
//! was lost.
//!
//! Everything that is said is proved. A jump that is forced is in every tour that goes on, one that
//! is ruled out in none.

mod asking;
mod effort;
mod flaw;
pub mod grade;
mod mistake;
mod position;
mod rules;

pub use asking::Asking;
pub use grade::{Grade, Grading};
