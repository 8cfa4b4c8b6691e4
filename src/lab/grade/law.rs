//! What a program must keep to in the tasks without a reference to compare it with.

use super::Task;
use super::breach::Breach;
use super::repairs::Repairs;
use super::solutions::Solutions;
use super::trace::{Change, Form};
use super::warnsdorff::Warnsdorff;
use crate::puzzles::Puzzle;

/// The law of a task.
#[derive(Clone, Debug)]
pub(super) enum Law {
    Warnsdorff(Warnsdorff),
    Repairs(Repairs),
    Solutions(Solutions),
}

impl Law {
    /// The law of a task; none if its search is compared with a reference, or only the answer counts.
    pub(super) fn of(task: Task, puzzle: &Puzzle) -> Option<Self> {
        Some(match (task, puzzle) {
            (Task::Warnsdorff, Puzzle::Knights(puzzle)) => {
                Self::Warnsdorff(Warnsdorff::new(puzzle))
            }
            (Task::MinConflicts, Puzzle::Queens(puzzle)) => {
                Self::Repairs(Repairs::new(puzzle, true))
            }
            (Task::HillClimbing, Puzzle::Queens(puzzle)) => {
                Self::Repairs(Repairs::new(puzzle, false))
            }
            (Task::Count, Puzzle::Queens(puzzle)) => Self::Solutions(Solutions::new(puzzle)),
            _ => return None,
        })
    }

    /// What it looks at: a queen on an attacked square counts where queens are moved.
    pub(super) const fn form(law: Option<&Self>) -> Form {
        match law {
            None | Some(Self::Warnsdorff(_)) => Form::Tries,
            Some(Self::Repairs(_) | Self::Solutions(_)) => Form::Everything,
        }
    }

    /// Makes a change, unless it breaks the law.
    pub(super) fn make(&mut self, change: Change) -> Result<(), Breach> {
        match self {
            Self::Warnsdorff(law) => law.make(change),
            Self::Repairs(law) => law.make(change),
            Self::Solutions(law) => {
                law.make(change);
                Ok(())
            }
        }
    }
}
