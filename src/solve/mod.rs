//! The solvers: small deterministic state machines. One step does one visible thing.
//!
//! Each reports events to an [`Observer`], and [`Shows`] its state:
//!
//! ```
//! use forward_check::puzzles::QueensPuzzle;
//! use forward_check::solve::queens::Backtracking;
//! use forward_check::solve::{Event, LastStep, Shows, Solver, Step};
//!
//! let puzzle = QueensPuzzle::new(8, Vec::new())?;
//! let mut solver = Backtracking::new(&puzzle);
//! let (mut events, mut last) = (Vec::<Event>::new(), LastStep::default());
//! let step = solver.step(&mut (&mut events, &mut last));
//! assert_eq!((step, solver.depth()), (Step::Continue, 1));
//! assert!(matches!(events[..], [Event::Assign { depth: 1, .. }]));
//! assert_eq!(solver.line(&last), "advance");
//! let sentence = solver.sentence(&puzzle, &last);
//! assert_eq!(sentence.text, "Try a7. It’s attacked by the queen on a8.");
//! # Ok::<(), forward_check::puzzles::SetupError>(())
//! ```

pub(crate) mod annotation;
pub(crate) mod cause;
pub(crate) mod domains;
pub(crate) mod event;
pub(crate) mod info;
pub mod knights;
pub(crate) mod last_step;
pub(crate) mod list;
pub(crate) mod metric;
pub(crate) mod observe;
pub(crate) mod options;
pub(crate) mod prelude;
pub mod pseudocode;
pub mod queens;
pub(crate) mod reserved;
pub(crate) mod rng;
pub(crate) mod sentence;

pub use annotation::{Annotation, Axis, BoardLine, Force};
pub use cause::Cause;
pub use domains::{Domains, POSSIBLE};
pub use event::Event;
pub use info::{Aspect, Kind, Nested, PAIRS, SolverInfo};
pub use last_step::LastStep;
pub use metric::{Figure, Metric};
pub use observe::Observer;
pub(crate) use observe::Told;
pub use options::{OptionError, OptionInfo, OptionValues, Options, Takes, option_words};
pub use rng::{Purpose, Rng};
pub use sentence::{Namer, Sentence};

use std::borrow::Cow;

use crate::board::Square;
use crate::puzzles::{GamePuzzle, Puzzle};

/// The result of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The search goes on.
    Continue,
    /// The state shown is a solution.
    Solved,
    /// Proof that there is no solution, or no further one.
    Exhausted,
    /// The solver has nothing left to try. This proves nothing.
    GaveUp,
    /// All solutions have been counted.
    Counted,
}

/// A solver as a state machine.
///
/// `step` never allocates (nor that of a clone), never recurses, never reads a clock, and takes random
/// numbers only from the solver's state. So equal solvers stay equal, and a clone replays exactly. An [`Observer`]
/// watches a solver but cannot influence it.
///
/// A solver may be solved before its first step. A step from a solution looks for the next one and
/// gives [`Step::Exhausted`] or [`Step::GaveUp`] if there is none. After either of these, further
/// steps have no meaning.
pub trait Solver: Clone {
    /// Makes one step.
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step;

    /// Makes up to `most` steps and stops at the first result other than [`Step::Continue`].
    /// Returns the number of steps made and the last result. Solvers may override it with a faster
    /// loop.
    fn run<O: Observer>(&mut self, most: u64, observer: &mut O) -> (u64, Step) {
        repeat(self, most, observer, Self::step)
    }

    /// Remembers from now on which squares were tried, if [`Solver::step_to`] needs that to take choices.
    /// Only before the first step; from then on, every step is one of `step_to`.
    fn steer(&mut self) {}

    /// Makes one step, as [`Solver::step`] does, but tries `choice`, if there is one, instead of the square
    /// that it would choose. Random numbers are drawn all the same, so that the later ones don't depend on
    /// it.
    ///
    /// A choice is only for solvers without [`SolverInfo::unsteered`], after [`Solver::steer`], and must be a
    /// square that the next step can try: one of [`Shows::untried`] at the depth of its queen or jump, or of
    /// [`Shows::anywhere`].
    fn step_to<O: Observer>(&mut self, choice: Option<Square>, observer: &mut O) -> Step {
        debug_assert!(choice.is_none(), "you can’t choose for this solver");
        self.step(observer)
    }

    /// Switches to a form of the solver that makes the same steps faster, if there is one. A run does so before
    /// steps that nothing watches.
    fn speed_up(&mut self) {}

    /// Whether the state shown now is a solution.
    fn is_solved(&self) -> bool;

    /// The number of pieces placed, if events alone do not tell. An attacked queen on trial does
    /// not count.
    fn standing(&self) -> Option<u32> {
        None
    }

    /// The current height of the profile, if events alone do not tell: the number of pieces placed,
    /// or the quantity that [`SolverInfo::profile`] names.
    fn height(&self) -> Option<u32> {
        self.standing()
    }
}

/// What every solver shows: its pieces, its depth, what its last step did, what to draw and what to count.
///
/// A solver of queens has to give its [`queens`](Shows::queens), one of tours its [`path`](Shows::path).
pub trait Shows: Solver {
    /// The puzzle that it solves.
    type Puzzle: GamePuzzle;

    /// How it is presented.
    fn info(&self) -> &'static SolverInfo;

    /// The solver's queens without the locked ones, by depth if the search has one. None for tours.
    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        std::iter::empty()
    }

    /// Visits these queens, even for a solver of several kinds without allocating a list.
    fn each_queen(&self, visit: &mut dyn FnMut(Square)) {
        self.queens().for_each(visit);
    }

    /// The numbers of the squares that the knight has visited, in order; empty once the start has been taken
    /// back, and for queens.
    fn path(&self) -> &[u32] {
        &[]
    }

    /// The level of every square, by number, if the solver keeps domains: see
    /// [`POSSIBLE`].
    fn levels(&self) -> Option<Cow<'_, [i16]>> {
        None
    }

    /// The depth of the search: the number of rows decided, or of jumps made; 0 for searches
    /// without depth. A queen on trial does not count. Where [`Solver::standing`] differs, a snapshot
    /// shows that.
    fn depth(&self) -> usize;

    /// The id of the line of pseudocode that the last step executed. Only valid after
    /// [`Step::Continue`].
    fn line(&self, last: &LastStep) -> &'static str;

    /// What the last step did and why, in words that are true of the state shown. Only valid after
    /// [`Step::Continue`].
    fn sentence(&self, puzzle: &Self::Puzzle, last: &LastStep) -> Sentence;

    /// The sentence before the first step.
    fn opening(&self, puzzle: &Self::Puzzle) -> Sentence;

    /// Why the solver gave up or cannot start, in a sentence that says what to do. `solutions` is how many the
    /// run has found.
    fn why_stopped(&self, _solutions: u64) -> Option<Sentence> {
        None
    }

    /// The squares still to try at a depth, given the pieces of earlier depths. `depth` is at most
    /// one beyond the pieces. `None` if the search has no tree.
    fn untried(&self, _depth: usize) -> Option<Vec<Square>> {
        None
    }

    /// The squares that the next step can try, if it may also choose the row.
    fn anywhere(&self) -> Option<Vec<Square>> {
        None
    }

    /// What is wrong with the last piece, if events alone do not tell.
    fn cause(&self) -> Option<Cause> {
        None
    }

    /// Adds what to draw besides pieces and domains. Traces of the last step, such as a piece taken
    /// back, are gone after the next.
    fn annotations(&self, _last: &LastStep, _annotations: &mut Vec<Annotation>) {}

    /// Adds the solver's own figures.
    fn metrics(&self, _metrics: &mut Vec<Metric>) {}

    /// The number of pieces placed: the depth that a snapshot shows, counted from 1.
    fn pieces_standing(&self) -> usize {
        self.standing()
            .map_or_else(|| self.depth(), |standing| standing as usize)
    }

    /// The current height of the profile: see [`SolverInfo::profile`].
    fn profile_height(&self) -> usize {
        self.height()
            .map_or_else(|| self.depth(), |height| height as usize)
    }

    /// The share of the work done, from 0 to 1, if the solver knows it.
    fn progress(&self) -> Option<f64> {
        None
    }
}

impl Puzzle {
    /// How many solutions it has; none for boards of queens longer than 32 squares a side and for tours, which
    /// nothing counts faster than [`solve_with`](crate::puzzles::KnightsPuzzle::solve_with) finds them.
    #[must_use]
    pub fn count(&self) -> Option<u64> {
        match self {
            Self::Queens(puzzle) => puzzle.count(),
            Self::Knights(_) => None,
        }
    }
}

/// Makes up to `most` steps in one way: see [`Solver::run`].
#[inline(always)]
pub(crate) fn repeat<S: Solver, O: Observer>(
    solver: &mut S,
    most: u64,
    observer: &mut O,
    step: impl Fn(&mut S, &mut O) -> Step,
) -> (u64, Step) {
    // An inclusive range would cost every step six instructions, and counting up another register.
    let mut left = most;
    let mut last = Step::Continue;
    while left > 0 && last == Step::Continue {
        last = step(solver, observer);
        left -= 1;
        if O::ENABLED {
            observer.step_made(solver.height());
        }
    }
    (most - left, last)
}

/// Replaces a list with a solver's queens.
pub(crate) fn read_queens(solver: &impl Shows, all: &mut Vec<Square>) {
    all.clear();
    let mut add = |queen| all.push(queen);
    // Otherwise the compiler would copy the loops of all solvers for this one visitor: 5 kB.
    solver.each_queen(std::hint::black_box(&mut add));
}

/// `Solved` or `Continue`, after a change.
pub(crate) fn solved_or_continue(solver: &impl Solver) -> Step {
    if solver.is_solved() {
        Step::Solved
    } else {
        Step::Continue
    }
}
