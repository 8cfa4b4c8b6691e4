//! How figures are spread.

use serde::Serialize;

/// The middle of some figures, and what half of them lie between.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "survey.ts"))]
pub struct Spread {
    /// Half of them are less, half of them more.
    pub median: f64,
    /// A quarter of them are less.
    pub low: f64,
    /// A quarter of them are more.
    pub high: f64,
}

impl Spread {
    /// The spread of these figures; all zero where there are none.
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

/// Figures in ascending order.
pub(super) fn sorted(figures: impl IntoIterator<Item = f64>) -> Vec<f64> {
    let mut figures: Vec<_> = figures.into_iter().collect();
    figures.sort_unstable_by(f64::total_cmp);
    figures
}

/// The figure below which such a part of sorted figures lies, evenly between the two nearest; zero where
/// there are none.
pub(super) fn quantile(sorted: &[f64], part: f64) -> f64 {
    let [.., last] = sorted else {
        return 0.0;
    };
    let place = part * (sorted.len() - 1) as f64;
    let (below, rest) = (sorted[place as usize], place.fract());
    let above = sorted.get(place as usize + 1).unwrap_or(last);
    below + rest * (above - below)
}
