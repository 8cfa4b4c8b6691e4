//! Published figures, reproduced: what the sources print, beside what is measured here.
//!
//! The solvers of [`solve`](crate::solve) are the correct ones. Programs that repeat a bug of
//! their source, so as to arrive at its figures, live here and nowhere else.
//!
//! ```
//! use forward_check::published::{Measurement, ROWS};
//!
//! let row = ROWS.iter().find(|row| row.n == Some(10)).expect("Mulvey has ten queens");
//! let mut measurement = Measurement::new(row);
//! while !measurement.run(1_000) {}
//! assert_eq!(measurement.reproduced(), row.published);
//! ```

mod cpython_set;
mod figure;
mod measurement;
mod program;
mod report_backtracking;
mod report_forward_checking;
mod rows;
mod work;

pub use cpython_set::CpythonSet;
pub use measurement::Measurement;
pub use program::{Program, Visits};
pub use report_backtracking::ReportBacktracking;
pub use report_forward_checking::{CorrectedForwardChecking, ReportForwardChecking};
pub use rows::{CAUTION, ROWS, Row};

/// Whether a program is taken as it was published, or without its bugs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Version {
    /// To the letter.
    Published,
    /// As the textbook has it.
    Corrected,
}

/// How a published program ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// With a solution.
    Solved,
    /// Without one.
    Failed,
}
