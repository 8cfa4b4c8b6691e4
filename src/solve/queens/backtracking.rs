//! Backtracking: turns back at the first conflict.

use super::QueensSolver;
use super::support::trial;
use super::support::tries::{AnyOrder, InOrder, Tries};
use crate::board::Lines;
use crate::solve::prelude::*;

/// The solver's name, options, pseudocode and limits.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Queens,
    id: "backtracking",
    name: "Backtracking",
    kind: Kind::Systematic,
    panel: Panel::Attacked,
    profile: "depth",
    idea: "turns back at the first conflict",
    step: "tries a queen on one square",
    largest: 1_000,
    options: &[],
    seeded: false,
    nested: Some(Nested::inside(&super::row_brute_force::INFO)),
    refuses_colours: None,
    unsteered: None,
    bytes: |size| bytes_a_row(size, 40),
    pseudocode: &[
        step("put a queen on the first row’s first square", &["begin"]),
        line("repeat:"),
        line("  if no queen attacks the last one:"),
        step("    if every row has a queen: solved", &["solved"]),
        step("    keep it; next row, first square", &["advance"]),
        step("  else move it one square right", &["next"]),
        line("  at the end of a row: back to the row before,"),
        step("    its queen one square right", &["back"]),
        step("    no row before? No solution", &["exhausted"]),
    ],
};

/// The solver for a puzzle.
pub(super) fn make(puzzle: &QueensPuzzle, _: &Options, _: u64) -> QueensSolver {
    Backtracking::new(puzzle).into()
}

/// Row by row from the top, column by column from the left.
///
/// The queens before the last attack neither each other nor the locked ones; the last is
/// on trial. S. W. Golomb, L. D. Baumert, *Backtrack programming*, Journal of the ACM 12 (1965).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backtracking<T = InOrder> {
    tries: T,
    side: u32,
    /// The row of each depth.
    rows: Vec<u32>,
    /// The queens placed; the last is on trial. Empty if there are none to place.
    queens: Vec<Square>,
    /// The lines of the locked queens and of all queens placed except the last.
    lines: Lines,
    /// Whether the queen on trial is attacked.
    attacked: bool,
}

/// [`Backtracking`] that you can choose squares for.
pub type SteeredBacktracking = Backtracking<AnyOrder>;

impl Backtracking {
    /// A search with the first queen on trial in the first column of its row.
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle) -> Self {
        let rows = puzzle.open_rows();
        let mut lines = Lines::of(puzzle.rules());
        for &queen in puzzle.locked() {
            lines.add(queen);
        }
        let mut queens = Vec::with_capacity(rows.len());
        queens.extend(rows.first().map(|&row| Square::new(row, 0)));
        Self {
            tries: InOrder,
            side: puzzle.side(),
            attacked: queens.first().is_some_and(|&square| lines.touch(square)),
            rows,
            queens,
            lines,
        }
    }
}

impl<T: Tries> Backtracking<T> {
    /// The same search with other marks of the squares tried.
    fn with<U>(self, tries: U) -> Backtracking<U> {
        let Self {
            side,
            rows,
            queens,
            lines,
            attacked,
            ..
        } = self;
        Backtracking {
            tries,
            side,
            rows,
            queens,
            lines,
            attacked,
        }
    }

    /// The square on trial.
    fn trial(&self) -> Option<Square> {
        self.queens.last().copied()
    }

    /// Keeps the queen on trial and puts the next one on trial in the first column of its row.
    #[inline]
    fn advance<O: Observer>(&mut self, kept: Square, observer: &mut O) {
        self.lines.add(kept);
        let first = self.tries.first(self.rows[self.queens.len()]);
        self.put(first, observer);
    }

    #[inline(always)]
    fn put<O: Observer>(&mut self, square: Square, observer: &mut O) {
        self.attacked = self.lines.touch(square);
        trial::put(&mut self.queens, square, observer);
    }

    /// Moves the queen on trial one column right, or returns to the first depth that can.
    #[inline]
    fn move_on<O: Observer>(&mut self, observer: &mut O) -> Step {
        while let Some(square) = trial::lift(&mut self.queens, observer) {
            if let Some(next) = self.tries.next(square, self.side) {
                self.put(next, observer);
                return solved_or_continue(self);
            }
            observer.on(Event::Backtrack {
                depth: self.queens.len() as u32,
            });
            if let Some(parent) = self.trial() {
                self.lines.remove(parent);
            }
        }
        self.attacked = false;
        Step::Exhausted
    }
}

impl<T: Tries> Backtracking<T> {
    /// Makes one step.
    #[inline]
    fn advance_or_return<O: Observer>(&mut self, observer: &mut O) -> Step {
        let Some(square) = self.trial() else {
            return Step::Exhausted;
        };
        if self.attacked {
            observer.on(Event::Conflict { square });
            return self.move_on(observer);
        }
        if self.queens.len() == self.rows.len() {
            return self.move_on(observer);
        }
        self.advance(square, observer);
        solved_or_continue(self)
    }
}

impl<T: Tries> Solver for Backtracking<T> {
    #[inline]
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        match T::IN_ORDER {
            true => self.advance_or_return(observer),
            false => self.advance_or_return(&mut Told(&mut |event| observer.on(event))),
        }
    }

    fn step_to<O: Observer>(&mut self, choice: Square, observer: &mut O) -> Step {
        self.tries.choose(choice);
        self.step(observer)
    }

    fn is_solved(&self) -> bool {
        self.queens.len() == self.rows.len() && !self.attacked
    }

    #[inline]
    fn standing(&self) -> Option<u32> {
        Some(self.queens.len() as u32 - u32::from(self.attacked))
    }
}

impl<T: Tries> Shows for Backtracking<T> {
    type Puzzle = QueensPuzzle;

    fn depth(&self) -> usize {
        self.queens.len().saturating_sub(1)
    }

    fn line(&self, last: &LastStep) -> &'static str {
        trial::line(last)
    }

    fn sentence(&self, puzzle: &QueensPuzzle, last: &LastStep) -> Sentence {
        trial::sentence(puzzle, &self.queens, &self.rows, &[], last)
    }

    fn opening(&self, puzzle: &QueensPuzzle) -> Sentence {
        trial::opening(puzzle, &self.queens)
    }

    fn annotations(&self, last: &LastStep, annotations: &mut Vec<Annotation>) {
        annotations.extend(trial::gone_back(
            &self.tries,
            &self.queens,
            &self.rows,
            &[],
            last,
        ));
    }

    /// The squares of the row left to try. Attacks show only on trial.
    fn untried(&self, depth: usize) -> Option<Vec<Square>> {
        Some(trial::untried(&self.tries, self.side, &self.queens, depth))
    }
}

impl<T: Tries> ShowsQueens for Backtracking<T> {
    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.queens.iter().copied()
    }

    fn steered_form(&self) -> Option<QueensSolver> {
        let tries = AnyOrder::new(self.side, &self.queens);
        Some(self.clone().with(tries).into())
    }
}
