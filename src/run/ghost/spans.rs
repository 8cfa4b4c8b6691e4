//! Steps in a row that were spared.

use serde::Serialize;

/// So many spans are kept at most: 24 MB. The walk ends with the last of them.
pub const MOST_SPANS: usize = 1 << 20;

/// Steps of the weaker method that the stronger one had no need of, since it had cut off what they went
/// through. They are in ascending order and do not overlap.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "race.ts"))]
pub struct Spans {
    /// The first step of each.
    #[cfg_attr(test, ts(type = "Float64Array"))]
    pub from: Vec<u64>,
    /// The last step of each.
    #[cfg_attr(test, ts(type = "Float64Array"))]
    pub to: Vec<u64>,
    /// The step of the stronger method that cut it off.
    #[cfg_attr(test, ts(type = "Float64Array"))]
    pub cut_at: Vec<u64>,
}

impl Spans {
    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.from.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.from.is_empty()
    }

    /// How many steps they hold.
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
