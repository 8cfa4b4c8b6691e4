//! One search tree inside another: which steps of a weaker method a stronger one spares.
//!
//! Two methods that try the same rows and squares, or jumps, in the same order differ only in the nodes
//! that they skip. They run side by side here, so only the spans of spared steps need to be stored.

mod ghost_error;
mod knights;
mod queens;
mod spans;

use super::pace::Budget;
use super::profile::Profile;
use super::{LaneOrder, Run, roster, snapshot};
use crate::puzzles::{Game, Puzzle};
use crate::solve::{Shows, SolverInfo};
pub use ghost_error::GhostError;
use knights::KnightsGhost;
use queens::QueensGhost;
pub use spans::{MOST_SPANS, Spans};

/// Whether the search tree of the stronger method lies inside that of the weaker; false if one of them is
/// not a method of the game.
#[must_use]
pub fn nests(game: Game, weaker: &LaneOrder, stronger: &LaneOrder) -> bool {
    nested(game, weaker, stronger).is_ok()
}

/// The weaker and the stronger method in their plain forms.
fn nested(
    game: Game,
    weaker: &LaneOrder,
    stronger: &LaneOrder,
) -> Result<[&'static SolverInfo; 2], GhostError> {
    let (outer, outer_options) = weaker.read(game)?;
    let (inner, inner_options) = stronger.read(game)?;
    let in_order = outer_options.is_default() && inner_options.is_default();
    if in_order && around(inner).any(|info| info == plain(outer)) {
        Ok([plain(outer), plain(inner)])
    } else {
        let (weaker, stronger) = (outer.name, inner.name);
        Err(GhostError::Apart { weaker, stronger })
    }
}

/// The methods whose trees contain a method's tree, nearest first.
fn around(info: &'static SolverInfo) -> impl Iterator<Item = &'static SolverInfo> {
    let next = |info: &&'static SolverInfo| plain(info).nested.map(|nested| nested.inside);
    std::iter::successors(next(&info), next)
}

/// The method whose exact steps another method makes, or the method itself.
fn plain(info: &'static SolverInfo) -> &'static SolverInfo {
    let mut others = roster::solvers_of(info.game);
    let is_twin = |other: &&SolverInfo| other.nested.and_then(|nested| nested.twin) == Some(info);
    others.find(is_twin).unwrap_or(info)
}

/// The weaker method's run, up to its end or a limit, and its depths.
#[derive(Clone, Debug)]
struct Weaker {
    run: Run,
    profile: Profile,
    limit: u64,
}

impl Weaker {
    fn new(run: Run, limit: u64) -> Self {
        let profile = Profile::new(&run);
        Self {
            run,
            profile,
            limit,
        }
    }

    fn step(&mut self) {
        self.profile.watch(&mut self.run, 1, Run::run_unobserved);
    }

    fn has_ended(&self) -> bool {
        self.run.outcome().is_some() || self.run.steps() >= self.limit
    }
}

/// The result of a comparison.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "race.ts"))]
pub struct GhostProfile {
    /// Steps of the weaker method.
    pub steps: u64,
    /// Steps of the stronger method.
    pub stronger_steps: u64,
    /// Steps of the weaker method that the stronger one spares: those of all spans.
    pub spared: u64,
    /// The spans of spared steps.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub spans: Spans,
    /// Whether the comparison stopped early, because of the limit of steps or of spans.
    pub stopped: bool,
    /// The depths of the weaker method.
    pub profile: snapshot::ShownProfile,
}

/// A comparison so far.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "race.ts"))]
pub struct GhostNews {
    /// Whether the comparison is complete.
    pub done: bool,
    /// How much of the work is done, from 0 to 1.
    pub progress: f64,
    /// The result, once complete.
    pub answer: Option<GhostProfile>,
}

/// Two methods side by side. The stronger one enters only nodes that the weaker one also enters.
///
/// A search for queens *keeps* the queens before the one on trial. A step of the weaker method is spared if
/// it then keeps queens that the stronger one never kept together. For knights, the spared steps are those
/// from a square where the stronger method turned back immediately until the step that leaves it.
#[derive(Clone, Debug)]
pub struct Ghost {
    walk: Walk,
    spans: Spans,
}

#[derive(Clone, Debug)]
enum Walk {
    Queens(Box<QueensGhost>),
    Knights(Box<KnightsGhost>),
}

impl Ghost {
    /// Both methods before their first step. The weaker one makes up to `limit` steps.
    ///
    /// # Errors
    /// If one of them can't run, or the stronger method's tree doesn't lie inside the weaker's.
    pub fn new(
        puzzle: &Puzzle,
        weaker: &LaneOrder,
        stronger: &LaneOrder,
        limit: u64,
    ) -> Result<Self, GhostError> {
        let [outer, inner] = nested(puzzle.setup().game, weaker, stronger)?;
        Run::check(puzzle, &weaker.solver, [])?;
        Run::check(puzzle, &stronger.solver, [])?;
        let weaker = Weaker::new(Run::new(puzzle.clone(), outer.id, 0)?, limit);
        let stronger = Run::new(puzzle.clone(), inner.id, 0)?;
        let walk = match puzzle {
            Puzzle::Queens(puzzle) => {
                Walk::Queens(Box::new(QueensGhost::new(puzzle, weaker, stronger)))
            }
            Puzzle::Knights(_) => Walk::Knights(Box::new(KnightsGhost::new(weaker, stronger))),
        };
        let spans = Spans::default();
        Ok(Self { walk, spans })
    }

    /// Continues within a budget of the weaker method's steps; returns whether the comparison is complete.
    pub fn work(&mut self, budget: &mut impl Budget) -> bool {
        loop {
            let steps = budget.batch();
            for _ in 0..steps {
                if self.is_done() {
                    return true;
                }
                self.step();
            }
            if !budget.spend(steps) {
                return self.is_done();
            }
        }
    }

    fn step(&mut self) {
        match &mut self.walk {
            Walk::Queens(walk) => walk.step(&mut self.spans),
            Walk::Knights(walk) => walk.step(&mut self.spans),
        }
    }

    fn runs(&self) -> (&Weaker, &Run) {
        match &self.walk {
            Walk::Queens(walk) => walk.runs(),
            Walk::Knights(walk) => walk.runs(),
        }
    }

    fn is_done(&self) -> bool {
        let (weaker, stronger) = self.runs();
        match weaker.run.outcome() {
            Some(_) => stronger.outcome().is_some(),
            None => weaker.has_ended() || self.spans.is_full(),
        }
    }

    /// How much of the work is done, from 0 to 1; measured by the limit if the weaker method can't tell.
    #[must_use]
    pub fn progress(&self) -> f64 {
        let (weaker, _) = self.runs();
        let of_limit = || weaker.run.steps() as f64 / weaker.limit as f64;
        match self.is_done() {
            true => 1.0,
            false => weaker.run.solver().progress().unwrap_or_else(of_limit),
        }
    }

    /// The comparison so far.
    #[must_use]
    pub fn news(&self) -> GhostNews {
        let (progress, answer) = (self.progress(), self.answer());
        GhostNews {
            done: answer.is_some(),
            progress,
            answer,
        }
    }

    /// The result, once complete.
    #[must_use]
    pub fn answer(&self) -> Option<GhostProfile> {
        let (weaker, stronger) = self.runs();
        self.is_done().then(|| GhostProfile {
            steps: weaker.run.steps(),
            stronger_steps: stronger.steps(),
            spared: self.spans.spared(),
            spans: self.spans.clone(),
            stopped: weaker.run.outcome().is_none(),
            profile: snapshot::ShownProfile::of(&weaker.profile),
        })
    }
}
