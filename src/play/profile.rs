//! The depth of a search against its steps, for the whole of a run, in bounded memory.

use super::Run;
use crate::solve::{Event, Observer};

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
    const fn at(depth: u32) -> Self {
        Self {
            least: depth,
            most: depth,
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
/// The depth of a step is that of the last piece that it put down or took back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// Columns that are full.
    columns: Vec<Span>,
    /// Steps of each.
    width: u64,
    /// Steps of the column that is being filled.
    filled: u64,
    depths: Depths,
}

impl Profile {
    pub(super) fn new() -> Self {
        Self {
            columns: Vec::with_capacity(COLUMNS),
            width: 1,
            filled: 0,
            depths: Depths::at(0),
        }
    }

    /// How many steps each column stands for; the last one may stand for fewer.
    #[must_use]
    pub fn width(&self) -> u64 {
        self.width
    }

    /// The columns, the one that is being filled included.
    pub fn columns(&self) -> impl Iterator<Item = Span> + '_ {
        let open = (self.filled > 0).then_some(self.depths.span);
        self.columns.iter().copied().chain(open)
    }

    /// Makes up to `most` steps of a run that go on where the profile ends.
    pub(super) fn watch(&mut self, run: &mut Run, most: u64) {
        let last = run.steps() + most;
        while run.steps() < last && run.outcome().is_none() {
            let begin = run.steps();
            let left = (self.width - self.filled).min(last - begin);
            run.run_watched(left, &mut self.depths);
            self.filled += run.steps() - begin;
            if self.filled == self.width {
                self.close();
            }
        }
    }

    fn close(&mut self) {
        self.columns.push(self.depths.span);
        self.depths = Depths::at(self.depths.now);
        self.filled = 0;
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

/// Follows the depth of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Depths {
    now: u32,
    /// Of the steps of this column; the depth before its first step is not among them unless it
    /// stays.
    span: Span,
}

impl Depths {
    const fn at(depth: u32) -> Self {
        Self {
            now: depth,
            span: Span::at(depth),
        }
    }

    #[inline]
    fn go(&mut self, depth: u32) {
        self.now = depth;
        self.span.least = self.span.least.min(depth);
        self.span.most = self.span.most.max(depth);
    }
}

impl Observer for Depths {
    #[inline]
    fn on(&mut self, event: Event) {
        match event {
            Event::Assign { depth, .. } | Event::Unassign { depth, .. } => self.go(depth),
            Event::Restart => self.go(0),
            _ => {}
        }
    }
}
