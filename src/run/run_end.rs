//! The figures of a finished run.

#[cfg(feature = "serde")]
use serde::Serializer;

use super::{Outcome, Run};
use crate::solve::Shows;

/// The figures of a run that has ended or met its limit of steps.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "run.ts"))]
pub struct RunEnd {
    /// How it ended, or `stopped` if it met its limit.
    #[cfg_attr(feature = "serde", serde(serialize_with = "outcome_or_stopped"))]
    #[cfg_attr(test, ts(as = "RunOutcome"))]
    pub outcome: Option<Outcome>,
    /// How many steps it made.
    pub steps: u64,
    /// Queens placed, or jumps made.
    pub nodes: u64,
    /// How often the search backtracked.
    pub backtracks: u64,
    /// Squares ruled out, if the solver keeps domains.
    pub ruled_out: Option<u64>,
    /// How long it took, in microseconds.
    pub microseconds: f64,
}

impl RunEnd {
    /// The figures of a run at its current step.
    #[must_use]
    pub fn of<S: Shows>(run: &Run<S>, microseconds: f64) -> Self {
        let tally = run.tally();
        let keeps_domains = run.solver().levels().is_some();
        Self {
            outcome: run.outcome(),
            steps: run.steps(),
            nodes: tally.placements,
            backtracks: tally.backtracks,
            ruled_out: keeps_domains.then_some(tally.struck),
            microseconds,
        }
    }

    /// Whether it met its limit.
    #[must_use]
    pub const fn is_stopped(&self) -> bool {
        self.outcome.is_none()
    }
}

/// The TypeScript type of [`RunEnd::outcome`].
#[cfg(test)]
#[derive(ts_rs::TS)]
#[ts(untagged, export_to = "run.ts")]
#[expect(dead_code, reason = "it only has a type")]
pub(super) enum RunOutcome {
    Ended(Outcome),
    #[ts(type = "\"stopped\"")]
    Stopped,
}

/// Writes the id of an outcome, or `stopped`.
#[cfg(feature = "serde")]
pub(super) fn outcome_or_stopped<S: Serializer>(
    outcome: &Option<Outcome>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(outcome.map_or("stopped", Outcome::id))
}
