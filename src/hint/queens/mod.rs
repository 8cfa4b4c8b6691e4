//! Reasoning about queens: the squares that rows and columns have left, three rules of deduction,
//! the grade that follows from them, and hints.

pub mod board;
pub mod count;
pub mod grade;
pub mod rules;
pub mod search;

pub use count::{Count, LARGEST_COUNT};
pub use grade::{Grade, Grading};
