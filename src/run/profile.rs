//! The depth of a search at every step of a run, in bounded memory.

use super::Run;
use super::run::Way;
use super::tally::Depths;
use crate::solve::Shows;

/// The most columns. When they are full, neighbouring pairs are merged.
pub const COLUMNS: usize = 2_048;

/// The least and the greatest depth in each column of steps. The depth of a step is how many pieces are
/// on the board after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// The least depth of each full column.
    least: Vec<u32>,
    /// The greatest depth of each full column.
    most: Vec<u32>,
    /// Steps in a full column.
    width: u64,
    /// Steps in the open column.
    filled: u64,
    /// Their depths.
    depths: Depths,
    /// What to subtract from each depth.
    ground: u32,
}

impl Profile {
    /// The profile of a run before its first step.
    pub(super) fn new<S: Shows>(run: &Run<S>) -> Self {
        Self {
            least: Vec::with_capacity(COLUMNS),
            most: Vec::with_capacity(COLUMNS),
            width: 1,
            filled: 0,
            depths: run.tally().depths(),
            ground: run.tally().ground(),
        }
    }

    /// How many steps a column covers; the last one may cover fewer.
    #[must_use]
    pub fn width(&self) -> u64 {
        self.width
    }

    /// The least depth of each column, including the open one.
    #[must_use]
    pub fn least(&self) -> Vec<u32> {
        self.with_open(&self.least, self.depths.least)
    }

    /// The greatest depth of each column, including the open one.
    #[must_use]
    pub fn most(&self) -> Vec<u32> {
        self.with_open(&self.most, self.depths.most)
    }

    /// Adds the open column if it has any steps.
    fn with_open(&self, full: &[u32], open: u32) -> Vec<u32> {
        let open = (self.filled > 0).then_some(open);
        let all = full.iter().copied().chain(open);
        all.map(|depth| depth.saturating_sub(self.ground)).collect()
    }

    /// Makes up to `most` steps of a run that is at the end of the profile.
    pub(super) fn watch<S: Shows>(&mut self, run: &mut Run<S>, most: u64, make: Way<S>) {
        run.set_depths(self.depths);
        let last = run.steps() + most;
        while run.steps() < last && run.outcome().is_none() {
            let begin = run.steps();
            make(run, (self.width - self.filled).min(last - begin));
            self.filled += run.steps() - begin;
            if self.filled == self.width {
                self.close(run);
            }
        }
        self.depths = run.tally().depths();
    }

    fn close<S: Shows>(&mut self, run: &mut Run<S>) {
        let depths = run.tally().depths();
        self.least.push(depths.least);
        self.most.push(depths.most);
        self.filled = 0;
        run.set_depths(Depths::from(depths.now));
        if self.least.len() == COLUMNS {
            halve(&mut self.least, u32::min);
            halve(&mut self.most, u32::max);
            self.width *= 2;
        }
    }
}

/// Merges neighbouring pairs of columns.
fn halve(columns: &mut Vec<u32>, both: fn(u32, u32) -> u32) {
    for place in 0..COLUMNS / 2 {
        columns[place] = both(columns[2 * place], columns[2 * place + 1]);
    }
    columns.truncate(COLUMNS / 2);
}
