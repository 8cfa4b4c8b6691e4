//! Two searches for a tour that try the same jumps in the same order.

use super::{Spans, Weaker};
use crate::run::Run;
use crate::solve::Shows;

/// Both searches side by side. They make the same steps until the stronger one turns back where the weaker
/// one jumps on. Then the weaker one continues alone until it also leaves that square. So its steps are
/// those of the stronger search and those of the spans.
#[derive(Clone, Debug)]
pub(super) struct KnightsGhost {
    weaker: Weaker,
    stronger: Run,
    /// The length of the weaker path when it leaves the square where the stronger one turned back.
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

    /// Makes a step of the weaker search.
    pub(super) fn step(&mut self, spans: &mut Spans) {
        let alone = self.leaves_at.is_some();
        if !alone {
            self.stronger.run_unobserved(1);
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
