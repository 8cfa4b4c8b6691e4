//! A lane of a race whose times are known: a program's, or those of your own solve.

use super::pace::Budget;
use super::{
    LaneMoment, RaceClock, RaceRequest, RaceSnapshot, Request, Run, RunEnd, Unlimited, Viewer,
    Wanted,
};
use crate::solve::Shows;

/// A run that was timed elsewhere, next to the lanes of a [`Race`](super::Race). It answers the same requests with
/// one lane.
#[derive(Clone, Debug)]
pub struct ClockedRun<S> {
    viewer: Viewer<S>,
    /// Steps, and the microseconds after which each was made; both ascend. Between two, steps take equally long.
    times: Vec<(u64, f64)>,
    end: Option<RunEnd>,
}

impl<S: Shows> ClockedRun<S> {
    /// A run before its first step, with steps and the microseconds after which each was made. Without any, the run
    /// has no times, and stays at its start by the clock. Pairs out of order, or that are no numbers, are left out.
    ///
    /// # Panics
    /// If the run has made a step.
    #[must_use]
    pub fn new(run: Run<S>, times: impl IntoIterator<Item = (u64, f64)>) -> Self {
        let mut kept: Vec<(u64, f64)> = Vec::new();
        for (step, time) in times {
            let &(last, before) = kept.last().unwrap_or(&(0, 0.0));
            if step >= last && time >= before && time.is_finite() {
                kept.push((step, time));
            }
        }
        Self {
            viewer: Viewer::new(run),
            times: kept,
            end: None,
        }
    }

    /// Carries out a request within a budget of steps, and shows the moment. If it has not arrived, repeat the
    /// request to continue. [`RaceRequest::Place`] goes to the first of its steps.
    pub fn ask(
        &mut self,
        request: &RaceRequest,
        budget: &mut impl Budget,
        wanted: Wanted,
    ) -> RaceSnapshot {
        let arrived = match request {
            RaceRequest::Show => true,
            RaceRequest::Measure => self.measure(budget),
            RaceRequest::Go {
                clock: RaceClock::Steps,
                to,
            } => self.go(*to as u64, budget),
            RaceRequest::Go {
                clock: RaceClock::Time,
                to,
            } => self.go(self.step_at(*to), budget),
            RaceRequest::Place { steps } => match steps.first() {
                Some(&step) => self.go(step, budget),
                None => true,
            },
        };
        let moment = self.viewer.show(true, wanted);
        RaceSnapshot {
            arrived,
            measured: self.end.is_some(),
            lanes: vec![LaneMoment {
                end: self.end,
                microseconds: self.time_of(moment.step),
                moment,
            }],
        }
    }

    /// The run, at its current step.
    #[must_use]
    pub fn run(&self) -> &Run<S> {
        self.viewer.run()
    }

    /// Runs to the first solution or the end, and comes back.
    fn measure(&mut self, budget: &mut impl Budget) -> bool {
        if self.end.is_some() {
            return true;
        }
        let (step, last) = (self.run().steps(), self.viewer.reached());
        self.viewer
            .carry_out(Request::Seek { step: last }, &mut Unlimited);
        let steps = u64::MAX;
        self.viewer.carry_out(Request::Advance { steps }, budget);
        if self.run().outcome().is_some() {
            let time = self.time_of(self.run().steps());
            self.end = Some(RunEnd::of(self.run(), time.unwrap_or(0.0)));
        }
        self.viewer
            .carry_out(Request::Seek { step }, &mut Unlimited);
        self.end.is_some()
    }

    /// Goes to a step, or to the first solution or the end if that is earlier.
    fn go(&mut self, step: u64, budget: &mut impl Budget) -> bool {
        let near = step.min(self.viewer.reached());
        if self.run().steps() != near {
            self.viewer
                .carry_out(Request::Seek { step: near }, &mut Unlimited);
        }
        let steps = step - near;
        self.viewer.carry_out(Request::Advance { steps }, budget);
        self.run().steps() == step || self.run().outcome().is_some()
    }

    /// The last step made by a time.
    fn step_at(&self, microseconds: f64) -> u64 {
        let after = self
            .times
            .partition_point(|&(_, time)| time <= microseconds);
        let (step, begin) = after
            .checked_sub(1)
            .map_or((0, 0.0), |last| self.times[last]);
        match self.times.get(after) {
            Some(&(next, end)) if microseconds > begin => {
                let share = (microseconds - begin) / (end - begin);
                step + (share * (next - step) as f64) as u64
            }
            _ => step,
        }
    }

    /// How long it took to make a step, if that is known.
    fn time_of(&self, step: u64) -> Option<f64> {
        let after = self.times.partition_point(|&(made, _)| made < step);
        let &(next, end) = self.times.get(after).or(self.times.last())?;
        let (made, begin) = after
            .checked_sub(1)
            .map_or((0, 0.0), |last| self.times[last]);
        match step < next && next > made {
            true => Some(begin + (end - begin) * (step - made) as f64 / (next - made) as f64),
            false => Some(end),
        }
    }
}
