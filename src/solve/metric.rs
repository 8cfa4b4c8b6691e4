//! What a solver measures of its own work.

use serde::Serialize;

/// A figure of a solver's own, with its name.
pub type Metric = (&'static str, Figure);

/// What a solver has counted or measured.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Figure {
    /// How many.
    Count(u64),
    /// How much.
    Amount(f64),
}

impl Figure {
    /// The figure as a number; counts above 2⁵³ are rounded.
    #[must_use]
    pub const fn number(self) -> f64 {
        match self {
            Self::Count(count) => count as f64,
            Self::Amount(amount) => amount,
        }
    }
}

impl From<u64> for Figure {
    fn from(count: u64) -> Self {
        Self::Count(count)
    }
}

impl From<f64> for Figure {
    fn from(amount: f64) -> Self {
        Self::Amount(amount)
    }
}
