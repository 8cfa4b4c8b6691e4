//! Published figures, reproduced.
mod cpython_set;
mod report_backtracking;
mod report_forward_checking;

pub use cpython_set::CpythonSet;
pub use report_backtracking::ReportBacktracking;
pub use report_forward_checking::{MendedForwardChecking, ReportForwardChecking};

/// Whether a program is taken as it was published, or without its slips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Version {
    /// To the letter.
    Published,
    /// As the textbook has it.
    Mended,
}

/// How a published program ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// With a solution.
    Solved,
    /// Without one.
    Failed,
}
