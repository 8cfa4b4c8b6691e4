//! Where one method's search tree lies inside another's: what the stronger method spared the weaker.
//!
//! Two searches that go through the same rows and squares, or jumps, in the same order differ in what
//! they do not enter. Both are made side by side here, so that nothing of either has to be kept but the
//! spans that were found.

mod ghost_error;
mod knights;
mod queens;
mod spans;

use serde::Serialize;

use super::pace::Budget;
use super::profile::Profile;
use super::{LaneOrder, Run, roster, snapshot};
use crate::puzzles::{Game, Puzzle};
use crate::solve::{Shows, SolverInfo};
pub use ghost_error::GhostError;
use knights::KnightsGhost;
use queens::QueensGhost;
pub use spans::{MOST_SPANS, Spans};

/// Whether the search tree of the stronger method lies inside that of the weaker one; not where one of
/// them is no method of the game.
#[must_use]
pub fn nests(game: Game, weaker: &LaneOrder, stronger: &LaneOrder) -> bool {
    nested(game, weaker, stronger).is_ok()
}

/// The two methods in their plain forms.
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

/// The methods whose trees a tree lies inside, from the nearest.
fn around(info: &'static SolverInfo) -> impl Iterator<Item = &'static SolverInfo> {
    let next = |info: &&'static SolverInfo| plain(info).nested.map(|nested| nested.inside);
    std::iter::successors(next(&info), next)
}

/// The method that another one makes the very steps of.
fn plain(info: &'static SolverInfo) -> &'static SolverInfo {
    let mut others = roster::solvers_of(info.game);
    let is_twin = |other: &&SolverInfo| other.nested.and_then(|nested| nested.twin) == Some(info);
    others.find(is_twin).unwrap_or(info)
}

/// The weaker method's run, up to its end or a limit, with the depths of all its steps.
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
        let step = |run: &mut Run, most| {
            run.run(most);
        };
        self.profile.watch(&mut self.run, 1, step);
    }

    fn has_ended(&self) -> bool {
        self.run.outcome().is_some() || self.run.steps() >= self.limit
    }
}

/// What was found out.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "race.ts"))]
pub struct GhostProfile {
    /// Steps of the weaker method.
    pub steps: u64,
    /// Steps of the stronger method.
    pub stronger_steps: u64,
    /// Steps of the weaker method that were spared: those of all spans.
    pub spared: u64,
    /// The spans.
    #[serde(flatten)]
    pub spans: Spans,
    /// Whether the weaker method was stopped by its limit, or by too many spans.
    pub stopped: bool,
    /// The depths of the weaker method.
    pub profile: snapshot::Profile,
}

/// What is known of two methods so far.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "race.ts"))]
pub struct GhostNews {
    /// Whether all is found out.
    pub done: bool,
    /// How much of the work is done, from 0 to 1.
    pub progress: f64,
    /// What was found out, once all is.
    pub answer: Option<GhostProfile>,
}

/// Two methods side by side, one of which enters nothing that the other does not.
///
/// Of queens, a run *keeps* those before the one that is on trial. Steps of the weaker method after which
/// it keeps queens that the stronger one never stood on are spared. Of a knight, they are those
/// between the jump to a square from which the stronger method turned back at once, and the step that
/// leaves it.
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
    /// Both methods before their first step; the weaker one makes up to `limit` steps.
    ///
    /// # Errors
    /// If one of the two cannot be run, or the one does not lie inside the other.
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

    /// Goes on as far as a budget of the weaker method's steps allows; tells whether all is found out.
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

    /// How much of the work is done, from 0 to 1: of the limit, where the weaker method cannot tell.
    #[must_use]
    pub fn progress(&self) -> f64 {
        let (weaker, _) = self.runs();
        let of_limit = || weaker.run.steps() as f64 / weaker.limit as f64;
        match self.is_done() {
            true => 1.0,
            false => weaker.run.solver().progress().unwrap_or_else(of_limit),
        }
    }

    /// What is known so far.
    #[must_use]
    pub fn news(&self) -> GhostNews {
        let (progress, answer) = (self.progress(), self.answer());
        GhostNews {
            done: answer.is_some(),
            progress,
            answer,
        }
    }

    /// What was found out, once all is.
    #[must_use]
    pub fn answer(&self) -> Option<GhostProfile> {
        let (weaker, stronger) = self.runs();
        self.is_done().then(|| GhostProfile {
            steps: weaker.run.steps(),
            stronger_steps: stronger.steps(),
            spared: self.spans.spared(),
            spans: self.spans.clone(),
            stopped: weaker.run.outcome().is_none(),
            profile: snapshot::Profile::of(&weaker.profile),
        })
    }
}
