//! Spans of spared steps.

/// The most spans (24 MB). With the last one, the comparison stops.
pub const MOST_SPANS: usize = 1 << 20;

/// Spans of the weaker method's steps that the stronger one spares. They are in ascending order and don't
/// overlap.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "race.ts"))]
pub struct Spans {
    /// The first step of each span.
    #[cfg_attr(test, ts(type = "Float64Array"))]
    pub from: Vec<u64>,
    /// The last step of each span.
    #[cfg_attr(test, ts(type = "Float64Array"))]
    pub to: Vec<u64>,
    /// The step of the stronger method that cut off each span.
    #[cfg_attr(test, ts(type = "Float64Array"))]
    pub cut_at: Vec<u64>,
}

impl Spans {
    /// How many spans there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.from.len()
    }

    /// Whether there are no spans.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.from.is_empty()
    }

    /// How many steps the spans have together.
    #[must_use]
    pub fn spared(&self) -> u64 {
        let spans = self.from.iter().zip(&self.to);
        spans.map(|(from, to)| to - from + 1).sum()
    }

    pub(super) fn begin(&mut self, step: u64, cut_at: u64) {
        self.from.push(step);
        self.to.push(step);
        self.cut_at.push(cut_at);
    }

    pub(super) fn extend(&mut self, step: u64) {
        if let Some(last) = self.to.last_mut() {
            *last = step;
        }
    }

    pub(super) fn is_full(&self) -> bool {
        self.len() >= MOST_SPANS
    }
}
