//! Medians and quartiles.

use crate::board;

/// The median and the quartiles of some figures.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "survey.ts"))]
pub struct Spread {
    /// The median.
    pub median: f64,
    /// The lower quartile.
    pub low: f64,
    /// The upper quartile.
    pub high: f64,
}

impl Spread {
    /// The spread of these figures; zeros if there are none.
    #[must_use]
    pub fn of(figures: impl IntoIterator<Item = f64>) -> Self {
        let figures = sorted(figures);
        Self {
            median: quantile(&figures, 0.5),
            low: quantile(&figures, 0.25),
            high: quantile(&figures, 0.75),
        }
    }
}

/// Figures in ascending order; none is below 0, so they are in the order of their bits.
pub(super) fn sorted(figures: impl IntoIterator<Item = f64>) -> Vec<f64> {
    let bits = figures.into_iter().map(f64::to_bits).collect();
    let figures = board::sorted(bits).into_iter();
    figures.map(f64::from_bits).collect()
}

/// A quantile of sorted figures, with linear interpolation; zero if there are none.
pub(super) fn quantile(sorted: &[f64], part: f64) -> f64 {
    let [.., last] = sorted else {
        return 0.0;
    };
    let place = part * (sorted.len() - 1) as f64;
    let (below, rest) = (sorted[place as usize], place.fract());
    let above = sorted.get(place as usize + 1).unwrap_or(last);
    below + rest * (above - below)
}
