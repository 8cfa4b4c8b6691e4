//! Published figures next to our own measurements.
//!
//! The solvers of [`solve`](crate::solve) are correct. Only the programs here repeat bugs of their
//! sources, to reproduce their figures.
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

/// Which form of a program to run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Version {
    /// As published, bugs included.
    Published,
    /// Without the bugs, as in the textbook.
    Corrected,
}

/// The end of a published program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// With a solution.
    Solved,
    /// Without one.
    Failed,
}
