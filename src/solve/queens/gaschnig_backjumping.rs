//! Gaschnig's backjumping: from a row with every square attacked, jumps back to the deepest queen
//! that is to blame.

use std::mem;

use super::QueensSolver;
use super::support::holders::{FREE, Holders, LOCKED};
use super::support::trial;
use super::support::tries::{InOrder, Order, Tried};
use crate::solve::prelude::*;

/// The solver's name, options, pseudocode and limits.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Queens,
    id: "gaschnig-backjumping",
    name: "Gaschnig’s backjumping",
    kind: Kind::Systematic,
    aspect: Aspect::Attacked,
    profile: "depth",
    idea: "leaps back, but only from a row with no free square",
    step: "tries a queen on one square",
    largest: 1_000,
    options: &[],
    seeded: false,
    nested: None,
    refuses_colours: None,
    unsteered: None,
    bytes: |size| bytes_a_row(size, 48),
    pseudocode: &[
        step("put a queen on the first row’s first square", &["begin"]),
        line("repeat:"),
        line("  if no queen attacks the last one:"),
        step("    if every row has a queen: solved", &["solved"]),
        step("    keep it; next row, first square", &["advance"]),
        line("  else note its first attacker;"),
        step("    move it one square right", &["next"]),
        line("  at the end of a row:"),
        step("    a square was free? Back to the row before", &["back"]),
        step("    else leap to the deepest queen noted", &["leap"]),
        step("    none noted? No solution", &["exhausted"]),
    ],
};

/// The solver for a puzzle.
pub(super) fn make(puzzle: &QueensPuzzle, _: &Options, _: u64) -> QueensSolver {
    GaschnigBackjumping::new(puzzle).into()
}

/// Backtracking that remembers, for every row, the deepest queen that was needed to attack one of
/// its squares. If every square of a row was attacked, nothing changes until that queen moves, so
/// the search jumps back to it. From a row in which a queen was placed it returns to the row
/// before, as backtracking does.
///
/// If several queens attack a square, the one of least depth is blamed.
///
/// J. Gaschnig, *Performance measurement and analysis of certain search algorithms*, report
/// CMU-CS-79-124, Carnegie-Mellon University (1979). The report was not at hand; the rule follows
/// the usual account after P. Prosser, Computational Intelligence 9 (1993).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GaschnigBackjumping {
    tried: Tried,
    side: u32,
    /// The row of each depth.
    rows: Vec<u32>,
    /// The queens placed; the last is on trial.
    queens: Reserved<Vec<Square>>,
    /// The holders of lines, without the queen on trial.
    holders: Holders,
    /// For every row, the greatest holder that was blamed for one of its squares.
    deepest: Reserved<Vec<u32>>,
    /// The depths that the last step skipped.
    jumped: Reserved<Vec<usize>>,
    /// The attacker of the queen on trial: see [`Holders::attacker`].
    attacker: u32,
}

impl GaschnigBackjumping {
    /// A search with the first queen on trial in the first column of its row.
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle) -> Self {
        let rows = puzzle.open_rows();
        let mut solver = Self {
            tried: Tried::default(),
            side: puzzle.side(),
            holders: Holders::new(puzzle),
            attacker: FREE,
            queens: Reserved::new(rows.len()),
            deepest: Reserved::new(rows.len()),
            jumped: Reserved::new(rows.len()),
            rows,
        };
        if let Some(&row) = solver.rows.first() {
            solver.enter(row, &mut InOrder, &mut ());
        }
        solver
    }

    /// Puts a queen on trial in the first column of a row; no queen is to blame yet.
    #[inline]
    fn enter<O: Observer>(&mut self, row: u32, order: &mut impl Order, observer: &mut O) {
        self.deepest.push(LOCKED);
        let first = order.first(row);
        self.put(first, observer);
    }

    /// Puts a queen on trial and finds its attacker.
    #[inline(always)]
    fn put<O: Observer>(&mut self, square: Square, observer: &mut O) {
        self.attacker = self.holders.attacker(square);
        trial::put(&mut self.queens, square, observer);
    }

    /// Moves the queen on trial one column right, or returns to the first row that can.
    #[inline]
    fn move_on<O: Observer>(&mut self, order: &mut impl Order, observer: &mut O) -> Step {
        while let Some(square) = trial::lift(&mut self.queens, observer) {
            if let Some(next) = order.next(square, self.side) {
                self.put(next, observer);
                return solved_or_continue(self);
            }
            self.go_back(observer);
        }
        self.attacker = FREE;
        Step::Exhausted
    }

    /// Returns from the row just given up to the queen to blame, or to the row before if that is
    /// unknown. If no queen is to blame, none is left.
    fn go_back<O: Observer>(&mut self, observer: &mut O) {
        let depth = self.queens.len();
        // The queen of depth d holds its lines as d + 1. A row in which a queen was placed blames
        // its own depth, which is the number of queens before it.
        let stay = self.deepest.pop().map_or(0, |holder| holder as usize);
        for leapt in (stay..depth).rev() {
            self.jumped.push(leapt);
            self.holders.hold(self.queens[leapt], FREE);
            self.deepest.pop();
            trial::lift(&mut self.queens, observer);
        }
        if let Some(&to) = self.queens.last() {
            self.holders.hold(to, FREE);
        }
        let from = depth as u32;
        observer.on(match stay < depth && stay > 0 {
            true => Event::Backjump {
                from,
                to: stay as u32 - 1,
            },
            false => Event::Backtrack { depth: from },
        });
    }

    fn blame(&mut self, holder: u32) {
        if let Some(deepest) = self.deepest.last_mut() {
            *deepest = holder.max(*deepest);
        }
    }

    /// Whether the next step keeps the queen on trial and goes on to the next row.
    fn keeps(&self) -> bool {
        self.attacker == FREE && self.queens.len() < self.rows.len()
    }

    /// Makes one step.
    #[inline]
    fn advance_or_return<O: Observer>(&mut self, order: &mut impl Order, observer: &mut O) -> Step {
        self.jumped.clear();
        let Some(&square) = self.queens.last() else {
            return Step::Exhausted;
        };
        let depth = self.queens.len() as u32;
        match self.attacker {
            FREE => {
                // From now on this row can only return to the one before.
                self.blame(depth - 1);
                if self.queens.len() < self.rows.len() {
                    self.holders.hold(square, depth);
                    self.enter(self.rows[depth as usize], order, observer);
                    return solved_or_continue(self);
                }
            }
            holder => {
                observer.on(Event::Conflict { square });
                self.blame(holder);
            }
        }
        self.move_on(order, observer)
    }
}

impl Solver for GaschnigBackjumping {
    #[inline]
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        self.advance_or_return(&mut InOrder, observer)
    }

    fn steer(&mut self) {
        self.tried
            .mark_squares(self.side, self.queens.first().copied());
    }

    fn step_to<O: Observer>(&mut self, choice: Option<Square>, observer: &mut O) -> Step {
        let mut tried = mem::take(&mut self.tried);
        let step = match tried.begin_step(choice, self.keeps()) {
            true => self.move_on(&mut tried, observer),
            false => self.advance_or_return(&mut tried, observer),
        };
        self.tried = tried;
        step
    }

    fn is_solved(&self) -> bool {
        self.queens.len() == self.rows.len() && self.attacker == FREE
    }

    #[inline]
    fn standing(&self) -> Option<u32> {
        Some(self.queens.len() as u32 - u32::from(self.attacker != FREE))
    }
}

impl Shows for GaschnigBackjumping {
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
        trial::sentence(puzzle, &self.queens, &self.rows, &self.jumped, last)
    }

    fn opening(&self, puzzle: &QueensPuzzle) -> Sentence {
        trial::opening(puzzle, &self.queens)
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

    /// The deepest queen that the row on trial blames, and the rows skipped.
    fn annotations(&self, last: &LastStep, annotations: &mut Vec<Annotation>) {
        let culprit = self.deepest.last().and_then(|holder| holder.checked_sub(1));
        let culprit = culprit.and_then(|depth| self.queens.get(depth as usize));
        annotations.extend(culprit.map(|&square| Annotation::Fault { square }));
        annotations.extend(trial::gone_back(
            &self.tried,
            &self.queens,
            &self.rows,
            &self.jumped,
            last,
        ));
    }

    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.queens.iter().copied()
    }
}
