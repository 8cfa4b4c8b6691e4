//! What a run came to, in figures.

use serde::{Serialize, Serializer};

use super::{Outcome, Run};

/// The figures of a run that has ended, or that was stopped by its limit of steps.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "run.ts"))]
pub struct RunEnd {
    /// How it ended; none if its limit stopped it, which JSON calls `stopped`.
    #[serde(serialize_with = "outcome_or_stopped")]
    #[cfg_attr(test, ts(as = "RunOutcome"))]
    pub outcome: Option<Outcome>,
    /// How many steps it made.
    pub steps: u64,
    /// Queens put on a square, or jumps made.
    pub nodes: u64,
    /// How often the search went back because nothing was left to try.
    pub backtracks: u64,
    /// Squares ruled out, by a solver that keeps domains.
    pub ruled_out: Option<u64>,
    /// How long it took.
    pub microseconds: f64,
}

impl RunEnd {
    /// The figures of a run where it stands.
    #[must_use]
    pub fn of(run: &Run, microseconds: f64) -> Self {
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

    /// Whether the limit stopped it.
    #[must_use]
    pub const fn is_stopped(&self) -> bool {
        self.outcome.is_none()
    }
}

/// How a run ended, or that its limit stopped it.
#[cfg(test)]
#[derive(ts_rs::TS)]
#[ts(untagged, export_to = "run.ts")]
#[expect(dead_code, reason = "it only has a type")]
pub(super) enum RunOutcome {
    Ended(Outcome),
    #[ts(type = "\"stopped\"")]
    Stopped,
}

/// The word for an outcome, or `stopped`.
pub(super) fn outcome_or_stopped<S: Serializer>(
    outcome: &Option<Outcome>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(outcome.map_or("stopped", Outcome::id))
}
