//! Two walks of a knight that try the same jumps in the same order.

use super::{Spans, Weaker};
use crate::run::Run;

/// Both walks side by side: they make the same step, until the stronger one turns back from a square
/// where the weaker one jumps on. Then the weaker one goes on alone until it leaves that square, too.
///
/// So its steps are those of the stronger one, and those of the spans.
#[derive(Clone, Debug)]
pub(super) struct KnightsGhost {
    weaker: Weaker,
    stronger: Run,
    /// How long the weaker path is when it leaves the square from which the stronger one turned back.
    leaves_at: Option<usize>,
}

impl KnightsGhost {
    pub(super) fn new(weaker: Weaker, stronger: Run) -> Self {
        Self {
            weaker,
            stronger,
            leaves_at: None,
        }
    }

    pub(super) fn runs(&self) -> (&Weaker, &Run) {
        (&self.weaker, &self.stronger)
    }

    /// Makes a step of the weaker walk.
    pub(super) fn step(&mut self, spans: &mut Spans) {
        let alone = self.leaves_at.is_some();
        if !alone {
            self.stronger.run(1);
        }
        self.weaker.step();
        let length = self.weaker.run.solver().path().len();
        let leaves_at = self
            .leaves_at
            .unwrap_or(self.stronger.solver().path().len());
        self.leaves_at = (length != leaves_at).then_some(leaves_at);
        if self.leaves_at.is_none() {
            return;
        }
        let step = self.weaker.run.steps();
        match alone {
            true => spans.extend(step),
            false => spans.begin(step, self.stronger.steps()),
        }
    }
}
