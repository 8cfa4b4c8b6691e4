//! A race of up to four solvers on one puzzle.

use std::fmt;

use super::pace::Pace;
use super::{
    AnySolver, LaneOrder, Request, Run, RunEnd, RunError, Snapshot, Stopwatch, TimedRun, Unlimited,
    Viewer, Wanted,
};
use crate::puzzles::Puzzle;
use crate::solve::Shows;

/// How many lanes a race can have. A solver alone races against lanes that the caller adds.
pub const LANES: std::ops::RangeInclusive<usize> = 1..=4;

/// How long a lane is measured before the next one, in milliseconds.
const SLICE: f64 = 2.0;

/// How many rounds repeat a short run.
const ROUNDS: u32 = 8;

/// Why a race can't be made.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum RaceError {
    /// Too few or too many lanes.
    Lanes(usize),
    /// A lane can't run.
    Run(RunError),
}

impl RaceError {
    /// The error's code, which never changes.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Lanes(_) => "lanes",
            Self::Run(error) => error.code(),
        }
    }
}

impl fmt::Display for RaceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lanes(count) if *count < *LANES.start() => {
                write!(f, "A race takes one to four solvers: add one.")
            }
            Self::Lanes(_) => write!(f, "A race takes one to four solvers: leave some out."),
            Self::Run(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for RaceError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Run(error) => Some(error),
            Self::Lanes(_) => None,
        }
    }
}

impl From<RunError> for RaceError {
    fn from(error: RunError) -> Self {
        Self::Run(error)
    }
}

/// What all lanes advance by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename_all = "kebab-case", export_to = "race.ts")
)]
#[non_exhaustive]
pub enum RaceClock {
    /// The same number of steps.
    Steps,
    /// The same time of work.
    Time,
}

/// A request to a race.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(tag = "do", rename_all = "kebab-case", export_to = "race.ts")
)]
#[non_exhaustive]
pub enum RaceRequest {
    /// Stay.
    Show,
    /// Run every lane to its first solution, its end or the limit, and time it. No lane moves.
    Measure,
    /// Go to a moment, or to the end of a lane that ends before it.
    Go {
        /// The unit of the moment.
        clock: RaceClock,
        /// A step, or microseconds of each lane's work.
        to: f64,
    },
    /// Go to a separate step in each lane. Lanes without one stay.
    Place {
        /// A step for every lane.
        steps: Vec<u64>,
    },
}

/// A lane at a moment of a race.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "race.ts"))]
pub struct LaneMoment {
    /// Its snapshot.
    pub moment: Snapshot,
    /// The figures of its whole run, once measured.
    pub end: Option<RunEnd>,
    /// How long it took to reach this step, if measured.
    pub microseconds: Option<f64>,
}

/// A moment of a race.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "race.ts"))]
pub struct RaceSnapshot {
    /// Whether the request is done; if not, repeat it to continue.
    pub arrived: bool,
    /// Whether every lane is measured to its end.
    pub measured: bool,
    /// The lanes, in order.
    pub lanes: Vec<LaneMoment>,
}

/// Up to four solvers on one puzzle.
///
/// Each lane is a separate run. It ends at its first solution, with a proof, when it gives up, or at the
/// limit of steps.
#[derive(Clone, Debug)]
pub struct Race<S = AnySolver> {
    lanes: Vec<Lane<S>>,
    /// The lane that was measured last.
    turn: usize,
}

impl Race {
    /// A race before the first step. Each lane makes up to `limit` steps.
    ///
    /// # Errors
    /// If there are too few or too many lanes, or one can't run.
    pub fn new(puzzle: &Puzzle, orders: &[LaneOrder], limit: u64) -> Result<Self, RaceError> {
        check_lanes(orders.len())?;
        let runs = orders.iter().map(|order| order.run(puzzle.clone()));
        Self::of(runs.collect::<Result<_, _>>()?, limit)
    }
}

fn check_lanes(count: usize) -> Result<(), RaceError> {
    match LANES.contains(&count) {
        true => Ok(()),
        false => Err(RaceError::Lanes(count)),
    }
}

impl<S: Shows> Race<S> {
    /// A race of runs before their first step, each up to `limit` steps.
    ///
    /// # Errors
    /// If there are too few or too many.
    ///
    /// # Panics
    /// If a run has made a step.
    pub fn of(runs: Vec<Run<S>>, limit: u64) -> Result<Self, RaceError> {
        check_lanes(runs.len())?;
        let lanes = runs.into_iter().map(|run| Lane::new(run, limit));
        Ok(Self {
            lanes: lanes.collect(),
            turn: 0,
        })
    }

    /// Carries out a request for about `milliseconds`, and shows the moment. If the snapshot has not
    /// arrived, repeat the request to continue. NaN counts as no time.
    pub fn ask(
        &mut self,
        request: &RaceRequest,
        milliseconds: f64,
        stopwatch: &impl Stopwatch,
        wanted: Wanted,
    ) -> RaceSnapshot {
        let end = stopwatch.milliseconds() + milliseconds.max(0.0);
        let arrived = match request {
            RaceRequest::Show => true,
            RaceRequest::Measure => self.measure(f64::INFINITY, end, stopwatch),
            RaceRequest::Go {
                clock: RaceClock::Steps,
                to,
            } => {
                let steps = vec![*to as u64; self.lanes.len()];
                self.place(&steps, end, stopwatch)
            }
            RaceRequest::Go {
                clock: RaceClock::Time,
                to,
            } => self.measure(*to, end, stopwatch) && self.go_to_time(*to, end, stopwatch),
            RaceRequest::Place { steps } => self.place(steps, end, stopwatch),
        };
        self.show(arrived, wanted)
    }

    /// The runs of the lanes, at their current steps.
    pub fn runs(&self) -> impl Iterator<Item = &Run<S>> {
        self.lanes.iter().map(|lane| lane.viewer.run())
    }

    /// Measures the lanes in equal slices until the step of each after `to` microseconds is known; returns
    /// whether it is.
    fn measure(&mut self, to: f64, end: f64, stopwatch: &impl Stopwatch) -> bool {
        let stood: Vec<_> = self.runs().map(Run::steps).collect();
        while !self.knows(to) {
            self.turn = (self.turn + 1) % self.lanes.len();
            let lane = &mut self.lanes[self.turn];
            if lane.timed.knows(to) {
                continue;
            }
            lane.measure(stopwatch);
            if stopwatch.milliseconds() >= end {
                break;
            }
        }
        for (lane, step) in self.lanes.iter_mut().zip(stood) {
            lane.seek(step);
        }
        self.knows(to)
    }

    fn knows(&self, microseconds: f64) -> bool {
        let mut lanes = self.lanes.iter();
        lanes.all(|lane| lane.timed.knows(microseconds))
    }

    fn go_to_time(&mut self, microseconds: f64, end: f64, stopwatch: &impl Stopwatch) -> bool {
        let lanes = self.lanes.iter();
        let steps: Vec<_> = lanes.map(|lane| lane.timed.step_at(microseconds)).collect();
        self.place(&steps, end, stopwatch)
    }

    /// Moves each lane to a separate step, or as near as there is time for. Lanes with new steps to make
    /// share the time.
    fn place(&mut self, steps: &[u64], end: f64, stopwatch: &impl Stopwatch) -> bool {
        let mut on_the_way: Vec<_> = self.lanes.iter_mut().zip(steps).collect();
        on_the_way.retain_mut(|(lane, step)| !lane.seek(**step));
        let mut left = on_the_way.len();
        let mut arrived = true;
        for (lane, step) in on_the_way {
            let share = (end - stopwatch.milliseconds()) / left as f64;
            arrived &= lane.go_on(*step, share.max(0.0), stopwatch);
            left -= 1;
        }
        arrived
    }

    fn show(&mut self, arrived: bool, wanted: Wanted) -> RaceSnapshot {
        RaceSnapshot {
            arrived,
            measured: self.lanes.iter().all(|lane| lane.timed.is_done()),
            lanes: self
                .lanes
                .iter_mut()
                .map(|lane| lane.show(wanted))
                .collect(),
        }
    }
}

/// A lane: the run that is shown, and the same run timed.
#[derive(Clone, Debug)]
struct Lane<S> {
    viewer: Viewer<S>,
    timed: TimedRun<S>,
    limit: u64,
    pace: Pace,
}

impl<S: Shows> Lane<S> {
    fn new(run: Run<S>, limit: u64) -> Self {
        Self {
            timed: TimedRun::new(run.clone(), limit, ROUNDS),
            viewer: Viewer::new(run),
            limit,
            pace: Pace::default(),
        }
    }

    /// Times the run for a slice, and brings the timeline as far.
    fn measure(&mut self, stopwatch: &impl Stopwatch) {
        self.timed.work(SLICE, stopwatch);
        let reached = self.viewer.reached();
        self.seek(reached);
        let steps = self.timed.run().steps().saturating_sub(reached);
        self.viewer
            .carry_out(Request::Advance { steps }, &mut Unlimited);
    }

    /// Goes to a step, or to the last step reached if that is earlier; returns whether the lane is there.
    fn seek(&mut self, step: u64) -> bool {
        let near = step.min(self.viewer.reached());
        if self.viewer.run().steps() != near {
            let request = Request::Seek { step: near };
            self.viewer.carry_out(request, &mut Unlimited);
        }
        self.is_at(step)
    }

    /// Makes steps up to `step` or the end, as time allows; returns whether the lane is there.
    fn go_on(&mut self, step: u64, milliseconds: f64, stopwatch: &impl Stopwatch) -> bool {
        let steps = step.min(self.limit) - self.viewer.run().steps();
        let mut budget = self.pace.budget(milliseconds, || stopwatch.milliseconds());
        self.viewer
            .carry_out(Request::Advance { steps }, &mut budget);
        self.is_at(step)
    }

    /// Whether the lane is at a step, or at its end before it.
    fn is_at(&self, step: u64) -> bool {
        let run = self.viewer.run();
        run.steps() == step.min(self.limit) || run.outcome().is_some()
    }

    fn show(&mut self, wanted: Wanted) -> LaneMoment {
        let moment = self.viewer.show(true, wanted);
        LaneMoment {
            end: self.timed.end(),
            microseconds: self.timed.time_of(moment.step),
            moment,
        }
    }
}
