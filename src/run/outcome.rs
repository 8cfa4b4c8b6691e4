//! How a run can end.

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "run.ts"))]
pub enum Outcome {
    /// The state shown is a solution.
    Solved,
    /// Proved: there is no solution.
    Exhausted,
    /// The solver stopped without a proof.
    GaveUp,
    /// All solutions have been counted.
    Counted,
}

impl Outcome {
    /// Its name in JSON.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Exhausted => "exhausted",
            Self::GaveUp => "gave-up",
            Self::Counted => "counted",
        }
    }
}
