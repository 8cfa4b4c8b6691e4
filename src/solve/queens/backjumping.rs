//! Conflict-directed backjumping: jumps back to a queen that is to blame, not just to the last one.

use std::mem;

use super::QueensSolver;
use super::support::holders::{FREE, Holders, LOCKED};
use super::support::trial;
use super::support::tries::{InOrder, Order, Tried};
use crate::solve::prelude::*;

/// The solver's name, options, pseudocode and limits.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Queens,
    id: "backjumping",
    name: "Conflict-directed backjumping",
    kind: Kind::Systematic,
    aspect: Aspect::Attacked,
    profile: "depth",
    idea: "leaps back to a queen that is to blame",
    step: "tries a queen on one square",
    largest: 1_000,
    options: &[],
    seeded: false,
    nested: None,
    refuses_colours: None,
    unsteered: None,
    bytes: |size| bytes_a_row(size, 44 + size.columns / 8),
    pseudocode: &[
        step("put a queen on the first row’s first square", &["begin"]),
        line("repeat:"),
        line("  if no queen attacks the last one:"),
        step("    if every row has a queen: solved", &["solved"]),
        step("    keep it; next row, first square", &["advance"]),
        line("  else blame its first attacker;"),
        step("    move it one square right", &["next"]),
        line("  at the end of a row: to the last queen blamed;"),
        step("    it takes over the blame, one square right", &["back"]),
        step("    the same, leaping over the blameless", &["leap"]),
        step("    none to blame? No solution", &["exhausted"]),
    ],
};

/// The solver for a puzzle.
pub(super) fn make(puzzle: &QueensPuzzle, _: &Options, _: u64) -> QueensSolver {
    Backjumping::new(puzzle).into()
}

/// Backtracking that remembers for every row its *conflict set*: the queens that attack its
/// squares. When a row is used up, the search jumps back to the deepest queen of the set and merges
/// the rest of the set into the set of that queen's row: only these queens can be to blame.
///
/// If several queens attack a square, the one of least depth is blamed; if a locked queen attacks
/// it, none is. After a solution every queen is blamed, so that no solution is skipped.
///
/// P. Prosser, *Hybrid algorithms for the constraint satisfaction problem*, Computational
/// Intelligence 9 (1993), 268–299.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backjumping {
    tried: Tried,
    side: u32,
    /// The row of each depth.
    rows: Vec<u32>,
    /// The queens placed; the last is on trial.
    queens: Reserved<Vec<Square>>,
    /// The holders of lines, without the queen on trial. The others are not in line, so no two
    /// share one.
    holders: Holders,
    /// The conflict set of every depth: one bit per earlier depth.
    blamed: Vec<u64>,
    /// The number of words in a conflict set.
    words: usize,
    /// The depths that the last step skipped.
    jumped: Reserved<Vec<usize>>,
    /// The attacker of the queen on trial: see [`Holders::attacker`].
    attacker: u32,
}

impl Backjumping {
    /// A search with the first queen on trial in the first column of its row.
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle) -> Self {
        let (side, rows) = (puzzle.side(), puzzle.open_rows());
        let words = rows.len().div_ceil(64);
        let mut solver = Self {
            tried: Tried::default(),
            side,
            holders: Holders::new(puzzle),
            blamed: vec![0; words * rows.len()],
            words,
            attacker: FREE,
            queens: Reserved::new(rows.len()),
            jumped: Reserved::new(rows.len()),
            rows,
        };
        if let Some(&row) = solver.rows.first() {
            solver.put(Square::new(row, 0), &mut ());
        }
        solver
    }

    /// The depths in the conflict set of a depth, in ascending order.
    pub fn conflict_set(&self, depth: usize) -> impl Iterator<Item = usize> + '_ {
        let set = self.set(depth);
        (0..depth).filter(move |&other| set[other / 64] >> (other % 64) & 1 == 1)
    }

    /// The depths that the last step skipped, the last first.
    #[must_use]
    pub fn jumped(&self) -> &[usize] {
        &self.jumped
    }

    #[inline]
    fn set(&self, depth: usize) -> &[u64] {
        &self.blamed[depth * self.words..(depth + 1) * self.words]
    }

    /// The deepest queen to blame, if any.
    fn culprit(&self, depth: usize) -> Option<usize> {
        let set = self.set(depth);
        let word = set.iter().rposition(|&word| word != 0)?;
        Some(word * 64 + set[word].ilog2() as usize)
    }

    #[inline]
    fn blame(&mut self, depth: usize, culprit: usize) {
        self.blamed[depth * self.words + culprit / 64] |= 1 << (culprit % 64);
    }

    /// Keeps the queen on trial.
    #[inline]
    fn keep(&mut self, square: Square) {
        self.holders.hold(square, self.queens.len() as u32);
    }

    /// Puts the next queen on trial in the first column of its row, with an empty conflict set.
    #[inline]
    fn advance<O: Observer>(
        &mut self,
        kept: Square,
        order: &mut impl Order,
        observer: &mut O,
    ) -> Step {
        self.keep(kept);
        let depth = self.queens.len();
        self.blamed[depth * self.words..(depth + 1) * self.words].fill(0);
        let first = order.first(self.rows[depth]);
        self.put(first, observer);
        solved_or_continue(self)
    }

    /// Puts a queen on trial and finds its attacker.
    #[inline(always)]
    fn put<O: Observer>(&mut self, square: Square, observer: &mut O) {
        self.attacker = self.holders.attacker(square);
        trial::put(&mut self.queens, square, observer);
    }

    /// Moves the queen on trial one column right, or jumps back to the first culprit that can move.
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

    /// Jumps back from a used-up row to the deepest queen of its conflict set, and merges the rest
    /// of the set into that row's. If the set is empty, no queen is left.
    fn go_back<O: Observer>(&mut self, observer: &mut O) {
        let depth = self.queens.len();
        let culprit = self.culprit(depth);
        let stay = culprit.map_or(0, |culprit| culprit + 1);
        for leapt in (stay..depth).rev() {
            self.jumped.push(leapt);
            self.release(leapt);
            trial::lift(&mut self.queens, observer);
        }
        let Some(to) = culprit else {
            let depth = depth as u32;
            return observer.on(Event::Backtrack { depth });
        };
        self.release(to);
        self.hand_on(depth, to);
        let (from, to) = (depth as u32, to as u32);
        observer.on(match stay == depth {
            true => Event::Backtrack { depth: from },
            false => Event::Backjump { from, to },
        });
    }

    /// Frees the lines of a queen.
    #[inline]
    fn release(&mut self, depth: usize) {
        self.holders.hold(self.queens[depth], FREE);
    }

    /// Merges the conflict set of a depth, without the culprit itself, into the culprit's.
    #[inline(always)]
    fn hand_on(&mut self, depth: usize, culprit: usize) {
        let (before, after) = self.blamed.split_at_mut(depth * self.words);
        let heir = &mut before[culprit * self.words..(culprit + 1) * self.words];
        for (heir, set) in heir.iter_mut().zip(after) {
            *heir |= *set;
        }
        heir[culprit / 64] &= !(1 << (culprit % 64));
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
        let depth = self.queens.len() - 1;
        match self.attacker {
            FREE if self.queens.len() < self.rows.len() => {
                return self.advance(square, order, observer);
            }
            FREE => (0..depth).for_each(|culprit| self.blame(depth, culprit)),
            LOCKED => observer.on(Event::Conflict { square }),
            holder => {
                observer.on(Event::Conflict { square });
                self.blame(depth, holder as usize - 1);
            }
        }
        self.move_on(order, observer)
    }
}

impl Solver for Backjumping {
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

impl Shows for Backjumping {
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

    /// The queens in the conflict set of the row on trial, and the rows skipped.
    fn annotations(&self, last: &LastStep, annotations: &mut Vec<Annotation>) {
        if self.queens.is_empty() {
            return;
        }
        let blamed = self.conflict_set(self.depth());
        annotations.extend(blamed.map(|depth| Annotation::Fault {
            square: self.queens[depth],
        }));
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
