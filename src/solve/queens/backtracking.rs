//! Backtracking: turns back at the first conflict.

use std::mem;

use super::QueensSolver;
use super::support::trial;
use super::support::tries::{InOrder, Order, Tried};
use crate::board::Lines;
use crate::solve::prelude::*;

/// The solver's name, options, pseudocode and limits.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Queens,
    id: "backtracking",
    name: "Backtracking",
    kind: Kind::Systematic,
    aspect: Aspect::Attacked,
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
pub struct Backtracking {
    tried: Tried,
    side: u32,
    /// The row of each depth.
    rows: Vec<u32>,
    /// The queens placed; the last is on trial. Empty if there are none to place.
    queens: Reserved<Vec<Square>>,
    /// The lines of the locked queens and of all queens placed except the last.
    lines: Lines,
    /// Whether the queen on trial is attacked.
    attacked: bool,
}

impl Backtracking {
    /// A search with the first queen on trial in the first column of its row.
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle) -> Self {
        let rows = puzzle.open_rows();
        let mut lines = Lines::of(puzzle.rules());
        for &queen in puzzle.locked() {
            lines.add(queen);
        }
        let mut queens: Reserved<Vec<_>> = Reserved::new(rows.len());
        queens.extend(rows.first().map(|&row| Square::new(row, 0)));
        Self {
            tried: Tried::default(),
            side: puzzle.side(),
            attacked: queens.first().is_some_and(|&square| lines.touch(square)),
            rows,
            queens,
            lines,
        }
    }

    /// The square on trial.
    fn trial(&self) -> Option<Square> {
        self.queens.last().copied()
    }

    /// Keeps the queen on trial and puts the next one on trial in the first column of its row.
    #[inline(always)]
    fn advance<const DIAGONALS: bool>(
        &mut self,
        kept: Square,
        order: &mut impl Order,
        observer: &mut impl Observer,
    ) {
        self.lines.add_on::<DIAGONALS>(kept);
        let first = order.first(self.rows[self.queens.len()]);
        self.put::<DIAGONALS>(first, observer);
    }

    #[inline(always)]
    fn put<const DIAGONALS: bool>(&mut self, square: Square, observer: &mut impl Observer) {
        self.attacked = self.lines.reach_on::<DIAGONALS>(square);
        trial::put(&mut self.queens, square, observer);
    }

    /// Moves the queen on trial one column right, or returns to the first depth that can.
    #[inline(always)]
    fn move_on<const DIAGONALS: bool>(
        &mut self,
        order: &mut impl Order,
        observer: &mut impl Observer,
    ) -> Step {
        while let Some(square) = trial::lift(&mut self.queens, observer) {
            if let Some(next) = order.next(square, self.side) {
                self.put::<DIAGONALS>(next, observer);
                return solved_or_continue(self);
            }
            observer.on(Event::Backtrack {
                depth: self.queens.len() as u32,
            });
            if let Some(parent) = self.trial() {
                self.lines.remove_on::<DIAGONALS>(parent);
            }
        }
        self.attacked = false;
        Step::Exhausted
    }

    /// Whether the next step keeps the queen on trial and goes on to the next row.
    fn keeps(&self) -> bool {
        !self.attacked && self.queens.len() < self.rows.len()
    }

    /// Makes one step, where it is known whether queens attack along diagonals.
    #[inline(always)]
    fn advance_or_return<const DIAGONALS: bool>(
        &mut self,
        order: &mut impl Order,
        observer: &mut impl Observer,
    ) -> Step {
        let Some(square) = self.trial() else {
            return Step::Exhausted;
        };
        if self.attacked {
            observer.on(Event::Conflict { square });
        }
        if self.attacked || self.queens.len() == self.rows.len() {
            return self.move_on::<DIAGONALS>(order, observer);
        }
        self.advance::<DIAGONALS>(square, order, observer);
        solved_or_continue(self)
    }

    /// Makes one step of a steered run.
    fn step_as_chosen<const DIAGONALS: bool>(
        &mut self,
        choice: Option<Square>,
        observer: &mut impl Observer,
    ) -> Step {
        let mut tried = mem::take(&mut self.tried);
        let step = match tried.begin_step(choice, self.keeps()) {
            true => self.move_on::<DIAGONALS>(&mut tried, observer),
            false => self.advance_or_return::<DIAGONALS>(&mut tried, observer),
        };
        self.tried = tried;
        step
    }
}

impl Solver for Backtracking {
    #[inline]
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        match self.lines.has_diagonals() {
            true => self.advance_or_return::<true>(&mut InOrder, observer),
            false => self.advance_or_return::<false>(&mut InOrder, observer),
        }
    }

    fn run<O: Observer>(&mut self, most: u64, observer: &mut O) -> (u64, Step) {
        match self.lines.has_diagonals() {
            true => repeat(self, most, observer, |search, observer| {
                search.advance_or_return::<true>(&mut InOrder, observer)
            }),
            false => repeat(self, most, observer, |search, observer| {
                search.advance_or_return::<false>(&mut InOrder, observer)
            }),
        }
    }

    fn steer(&mut self) {
        self.tried
            .mark_squares(self.side, self.queens.first().copied());
    }

    fn step_to<O: Observer>(&mut self, choice: Option<Square>, observer: &mut O) -> Step {
        match self.lines.has_diagonals() {
            true => self.step_as_chosen::<true>(choice, observer),
            false => self.step_as_chosen::<false>(choice, observer),
        }
    }

    fn is_solved(&self) -> bool {
        self.queens.len() == self.rows.len() && !self.attacked
    }

    #[inline]
    fn standing(&self) -> Option<u32> {
        Some(self.queens.len() as u32 - u32::from(self.attacked))
    }
}

impl Shows for Backtracking {
    type Puzzle = QueensPuzzle;

    fn info(&self) -> &'static SolverInfo {
        &INFO
    }

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
            &self.tried,
            &self.queens,
            &self.rows,
            &[],
            last,
        ));
    }

    /// The squares of the row left to try. Attacks show only on trial.
    fn untried(&self, depth: usize) -> Option<Vec<Square>> {
        Some(trial::untried(&self.tried, self.side, &self.queens, depth))
    }

    /// The squares that the first queen can move to, and those of the next row, before the first step of a
    /// steered run.
    fn anywhere(&self) -> Option<Vec<Square>> {
        trial::anywhere(&self.tried, self.side, &self.rows, self.keeps())
    }

    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.queens.iter().copied()
    }
}
