//! Backtracking: turn back at the first conflict.

use super::QueensSolver;
use super::support::trial;
use crate::board::Lines;
use crate::solve::prelude::*;

/// What people are told about it.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Queens,
    id: "backtracking",
    name: "Backtracking",
    kind: Kind::Systematic,
    idea: "turn back at the first conflict",
    largest: 1_000,
    options: &[],
    seeded: false,
    bytes: |size| bytes_a_row(size, 40),
    pseudocode: &[
        step(
            "put a queen on the first square of the first row",
            &["begin"],
        ),
        line("repeat:"),
        line("  if nobody attacks the last queen:"),
        step("    if every row has a queen: solved", &["solved"]),
        step(
            "    keep her; the next row’s queen on its first square",
            &["advance"],
        ),
        step("  else move her one square right", &["next"]),
        line("  at the end of a row: back to the row before,"),
        step("    its queen one square right", &["back"]),
        step(
            "    if there is no row before: no solution is left",
            &["exhausted"],
        ),
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
    side: u32,
    /// The row of each depth.
    rows: Vec<u32>,
    /// The queens down, the last being on trial; empty when there is none to place.
    queens: Vec<Square>,
    /// The lines of the locked queens and of all queens down but the last.
    lines: Lines,
}

impl Backtracking {
    /// The first queen stands on trial in the first column of her row.
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle) -> Self {
        let rows = puzzle.open_rows();
        let mut lines = Lines::new(puzzle.side());
        for &queen in puzzle.locked() {
            lines.add(queen);
        }
        let mut queens = Vec::with_capacity(rows.len());
        queens.extend(rows.first().map(|&row| Square::new(row, 0)));
        Self {
            side: puzzle.side(),
            rows,
            queens,
            lines,
        }
    }

    /// The square on trial.
    fn trial(&self) -> Option<Square> {
        self.queens.last().copied()
    }

    /// Keeps the queen on trial and puts the next one on trial in the first column of her row.
    #[inline]
    fn advance<O: Observer>(&mut self, kept: Square, observer: &mut O) {
        self.lines.add(kept);
        let first = Square::new(self.rows[self.queens.len()], 0);
        trial::put(&mut self.queens, first, observer);
    }

    /// Moves the queen on trial one column right, or climbs to the first depth that can.
    #[inline]
    fn move_on<O: Observer>(&mut self, observer: &mut O) -> Step {
        while let Some(square) = trial::lift(&mut self.queens, observer) {
            if square.column + 1 < self.side {
                let next = Square::new(square.row, square.column + 1);
                trial::put(&mut self.queens, next, observer);
                return solved_or_continue(self);
            }
            observer.on(Event::Backtrack {
                depth: self.queens.len() as u32,
            });
            if let Some(parent) = self.trial() {
                self.lines.remove(parent);
            }
        }
        Step::Exhausted
    }
}

impl Solver for Backtracking {
    #[inline]
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        let Some(square) = self.trial() else {
            return Step::Exhausted;
        };
        if self.lines.touch(square) {
            observer.on(Event::Conflict { square });
            return self.move_on(observer);
        }
        if self.queens.len() == self.rows.len() {
            return self.move_on(observer);
        }
        self.advance(square, observer);
        solved_or_continue(self)
    }

    fn is_solved(&self) -> bool {
        let all_down = self.queens.len() == self.rows.len();
        all_down && self.trial().is_none_or(|square| !self.lines.touch(square))
    }
}

impl Shows for Backtracking {
    type Puzzle = QueensPuzzle;

    fn depth(&self) -> usize {
        self.queens.len().saturating_sub(1)
    }

    fn line(&self, last: &LastStep) -> &'static str {
        trial::line(last)
    }

    fn sentence(&self, puzzle: &QueensPuzzle, last: &LastStep) -> Sentence {
        let mut board = Namer::new(puzzle.size());
        let back = trial::told_back(&board, &self.queens, &self.rows, &[], last);
        let verdict = trial::verdict(&mut board, puzzle, &self.queens);
        board.sentence(format!("{back}{verdict}"))
    }

    fn opening(&self, puzzle: &QueensPuzzle) -> Sentence {
        super::to_place(puzzle)
    }

    /// All to the right of the queen: whether another attacks them only shows on trial.
    fn untried(&self, depth: usize) -> Option<Vec<Square>> {
        Some(trial::untried(self.side, &self.queens, depth))
    }
}

impl ShowsQueens for Backtracking {
    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.queens.iter().copied()
    }
}
