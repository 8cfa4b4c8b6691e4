//! The depth of a search against its steps, for the whole of a run, in bounded memory.

use super::Run;
use super::run::Way;
use super::tally::Depths;

/// So many columns there are at most. When they are full, each two become one.
pub const COLUMNS: usize = 2_048;

/// The least and the greatest depth of some steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The least depth.
    pub least: u32,
    /// The greatest.
    pub most: u32,
}

impl Span {
    const fn of(depths: Depths) -> Self {
        Self {
            least: depths.least,
            most: depths.most,
        }
    }

    fn with(self, other: Self) -> Self {
        Self {
            least: self.least.min(other.least),
            most: self.most.max(other.most),
        }
    }
}

/// Depths of a run from its first step on: of every column of steps the least and the greatest.
///
/// The depth of a step is that of the last piece that was put down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// Columns that are full.
    columns: Vec<Span>,
    /// Steps of each.
    width: u64,
    /// Steps of the column that is being filled.
    filled: u64,
    /// Their depths.
    depths: Depths,
}

impl Profile {
    pub(super) fn new() -> Self {
        Self {
            columns: Vec::with_capacity(COLUMNS),
            width: 1,
            filled: 0,
            depths: Depths::default(),
        }
    }

    /// How many steps each column stands for; the last one may stand for fewer.
    #[must_use]
    pub fn width(&self) -> u64 {
        self.width
    }

    /// The columns, the one that is being filled included.
    pub fn columns(&self) -> impl Iterator<Item = Span> + '_ {
        let open = (self.filled > 0).then_some(Span::of(self.depths));
        self.columns.iter().copied().chain(open)
    }

    /// Makes up to `most` steps of a run that stands where the profile ends, in some way.
    pub(super) fn watch(&mut self, run: &mut Run, most: u64, make: Way) {
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

    fn close(&mut self, run: &mut Run) {
        let depths = run.tally().depths();
        self.columns.push(Span::of(depths));
        self.filled = 0;
        run.set_depths(depths.restarted());
        if self.columns.len() == COLUMNS {
            self.halve();
        }
    }

    fn halve(&mut self) {
        for place in 0..COLUMNS / 2 {
            self.columns[place] = self.columns[2 * place].with(self.columns[2 * place + 1]);
        }
        self.columns.truncate(COLUMNS / 2);
        self.width *= 2;
    }
}
