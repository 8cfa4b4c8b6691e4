//! The trace of a search: which pieces it accepted, in order.
//!
//! Searches differ in how they try: one puts a queen down and looks, another looks first. So only what both must do
//! counts: a piece is placed that no other attacks, or such a piece goes.

use std::collections::VecDeque;

use crate::board::{Lines, Square};
use crate::puzzles::Puzzle;
use crate::run::Run;
use crate::solve::{Event, Shows, Step, Told};

/// A change that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "did", content = "square", rename_all = "kebab-case")
)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(concrete(S = u64), rename = "GradeChange", export_to = "lab.ts")
)]
pub enum Change<S = Square> {
    /// A queen is placed on a square, or the knight jumps there.
    Placed(S),
    /// The queen of a square, or the jump to it, is taken back.
    TakenBack(S),
}

impl<S> Change<S> {
    /// The same with another name for the square.
    pub fn map<T>(self, name: impl Fn(S) -> T) -> Change<T> {
        match self {
            Self::Placed(square) => Change::Placed(name(square)),
            Self::TakenBack(square) => Change::TakenBack(name(square)),
        }
    }
}

/// A form of the reference. Programs that look before they place, programs that place first, and programs that do half
/// of each make the same search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// What stands between its steps.
    Native,
    /// The same without the pieces that its own look ahead rejects.
    Accepted,
    /// Everything it tries.
    Tries,
    /// The same with the queens on attacked squares.
    Everything,
}

/// The pieces on a board, and which of them count.
#[derive(Clone, Debug)]
struct Counted {
    /// The lines of all queens; none in a tour.
    lines: Option<Lines>,
    /// In the order of placing, and whether each counts.
    pieces: Vec<(Square, bool)>,
    /// Whether each of them counts.
    all: bool,
}

impl Counted {
    fn new(puzzle: &Puzzle, all: bool) -> Self {
        let lines = match puzzle {
            Puzzle::Knights(_) => None,
            Puzzle::Queens(puzzle) => {
                let mut lines = Lines::of(puzzle.rules());
                for &queen in puzzle.locked() {
                    lines.add(queen);
                }
                Some(lines)
            }
        };
        let pieces = Vec::new();
        Self { lines, pieces, all }
    }

    fn place(&mut self, square: Square) -> Option<Change> {
        let lines = self.lines.as_ref().filter(|_| !self.all);
        let counts = lines.is_none_or(|lines| !lines.touch(square));
        if let Some(lines) = &mut self.lines {
            lines.add(square);
        }
        self.pieces.push((square, counts));
        counts.then_some(Change::Placed(square))
    }

    fn lift(&mut self, square: Square) -> Option<Change> {
        let place = self
            .pieces
            .iter()
            .rposition(|&(other, _)| other == square)?;
        let (_, counts) = self.pieces.remove(place);
        if let Some(lines) = &mut self.lines {
            lines.remove(square);
        }
        counts.then_some(Change::TakenBack(square))
    }
}

/// The changes of a solver, one after another.
#[derive(Clone, Debug)]
pub(super) struct Trace<S> {
    solver: S,
    form: Form,
    /// Whether it ends at the first solution.
    once: bool,
    counted: Counted,
    steps: u64,
    end: Option<Step>,
    /// The events of the step at work.
    events: Vec<Event>,
    /// A piece that its look ahead may still reject, and the step that placed it.
    pending: Option<(Square, u64)>,
    rejected: bool,
    /// The first step that put a piece on an attacked square.
    attacked: Option<u64>,
    /// Changes with the steps that made them.
    ready: VecDeque<(Change, u64)>,
}

impl<S: Shows> Trace<S> {
    /// The trace of a run's solver.
    pub(super) fn new(run: &Run<S>, form: Form, once: bool) -> Self {
        let mut trace = Self {
            solver: run.solver().clone(),
            form,
            once,
            counted: Counted::new(run.puzzle(), form == Form::Everything),
            steps: 0,
            end: None,
            events: Vec::new(),
            pending: None,
            rejected: false,
            attacked: None,
            ready: VecDeque::new(),
        };
        let on_board = run.pieces().into_iter();
        let given = usize::from(matches!(run.puzzle(), Puzzle::Knights(_)));
        on_board
            .skip(given)
            .for_each(|square| trace.place(square, 0));
        if once && run.outcome().is_some() {
            trace.end = Some(Step::Solved);
        }
        trace
    }

    /// The next change, and the step that made it; none at the end.
    pub(super) fn next(&mut self) -> Option<(Change, u64)> {
        while self.ready.is_empty() && self.end.is_none() {
            self.make_step();
        }
        self.ready.pop_front()
    }

    /// How the solver ended, if it has.
    pub(super) fn end(&self) -> Option<Step> {
        self.end
    }

    /// How many steps were made.
    pub(super) fn steps(&self) -> u64 {
        self.steps
    }

    /// The first step that put a queen on an attacked square.
    pub(super) fn attacked(&self) -> Option<u64> {
        self.attacked
    }

    fn make_step(&mut self) {
        let mut events = std::mem::take(&mut self.events);
        let step = self.solver.step(&mut Told(&mut |event| events.push(event)));
        self.steps += 1;
        if self.form == Form::Native {
            forget_passing(&mut events);
        }
        for event in events.drain(..) {
            self.take(event);
        }
        self.events = events;
        let has_ended = match step {
            Step::Continue => false,
            Step::Solved => self.once,
            Step::Exhausted | Step::GaveUp | Step::Counted => true,
        };
        if has_ended {
            self.accept();
            self.end = Some(step);
        }
    }

    fn take(&mut self, event: Event) {
        let step = self.steps;
        match event {
            Event::Assign { square, .. } => {
                self.accept();
                match self.form {
                    Form::Accepted => self.pending = Some((square, step)),
                    Form::Native | Form::Tries | Form::Everything => self.place(square, step),
                }
            }
            Event::Wipeout { .. } => self.rejected = self.pending.is_some(),
            Event::Unassign { square, .. } => {
                if self.rejected {
                    (self.pending, self.rejected) = (None, false);
                } else {
                    self.accept();
                    self.lift(square, step);
                }
            }
            Event::Move { from, to } => {
                self.lift(from, step);
                self.place(to, step);
            }
            _ => {}
        }
    }

    /// Counts the piece that nothing rejected.
    fn accept(&mut self) {
        self.rejected = false;
        if let Some((square, step)) = self.pending.take() {
            self.place(square, step);
        }
    }

    fn place(&mut self, square: Square, step: u64) {
        let change = self.counted.place(square);
        if change.is_none() {
            self.attacked = self.attacked.or(Some(step));
        }
        self.ready.extend(change.map(|change| (change, step)));
    }

    fn lift(&mut self, square: Square, step: u64) {
        let change = self.counted.lift(square);
        self.ready.extend(change.map(|change| (change, step)));
    }
}

/// Leaves out the pieces that come and go within a step.
fn forget_passing(events: &mut Vec<Event>) {
    let mut kept: Vec<Event> = Vec::with_capacity(events.len());
    for event in events.drain(..) {
        let passes = match (kept.last(), event) {
            (
                Some(Event::Assign { square: placed, .. }),
                Event::Unassign { square: lifted, .. },
            ) => *placed == lifted,
            _ => false,
        };
        match event {
            _ if passes => drop(kept.pop()),
            Event::Assign { .. } | Event::Unassign { .. } | Event::Move { .. } => kept.push(event),
            _ => {}
        }
    }
    *events = kept;
}
