//! Figures that a solver counts or measures.

/// The name of a figure and its value.
pub type Metric = (&'static str, Figure);

/// A figure.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(untagged))]
pub enum Figure {
    /// A number of things.
    Count(u64),
    /// A measured quantity.
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
