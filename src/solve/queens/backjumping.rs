//! Conflict-directed backjumping: go back to a queen that is to blame, not just to the last one.

use super::QueensSolver;
use super::support::holders::{FREE, Holders, LOCKED};
use super::support::trial;
use crate::solve::prelude::*;

/// What people are told about it.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Queens,
    id: "backjumping",
    name: "Conflict-directed backjumping",
    kind: Kind::Systematic,
    panel: Panel::Attacked,
    profile: "depth",
    idea: "leaps back to a queen that is to blame",
    step: "tries a queen on one square",
    largest: 1_000,
    options: &[],
    seeded: false,
    nested: None,
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

/// Backtracking that remembers, for every row, the queens that took its squares away: the row's
/// *conflict set*. A row without squares goes back to the deepest queen of its set, and hands the
/// rest of the set on to its row, for only these queens can be to blame.
///
/// Of several queens that attack a square the one of the least depth is blamed; a square that a
/// locked queen attacks is no queen's fault. After a solution all queens are to blame that there is
/// no other way on, so that no solution is leapt over.
///
/// P. Prosser, *Hybrid algorithms for the constraint satisfaction problem*, Computational
/// Intelligence 9 (1993), 268–299.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backjumping {
    side: u32,
    /// The row of each depth.
    rows: Vec<u32>,
    /// The queens down, the last being on trial.
    queens: Vec<Square>,
    /// Whose lines are whose, the queen on trial left out: the others are not in line, so no two
    /// share one.
    holders: Holders,
    /// The conflict set of every depth: a bit for each depth before it.
    blamed: Vec<u64>,
    /// Words of a conflict set.
    words: usize,
    /// The depths that the last step leapt over.
    jumped: Vec<usize>,
    /// Who attacks the queen on trial: see [`Holders::attacker`].
    attacker: u32,
}

impl Backjumping {
    /// The first queen stands on trial in the first column of its row.
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle) -> Self {
        let (side, rows) = (puzzle.side(), puzzle.open_rows());
        let words = rows.len().div_ceil(64);
        let mut solver = Self {
            side,
            holders: Holders::new(puzzle),
            blamed: vec![0; words * rows.len()],
            words,
            attacker: FREE,
            queens: Vec::with_capacity(rows.len()),
            jumped: Vec::with_capacity(rows.len()),
            rows,
        };
        if let Some(&row) = solver.rows.first() {
            solver.put(Square::new(row, 0), &mut ());
        }
        solver
    }

    /// The depths in the conflict set of a depth, from the least.
    pub fn conflict_set(&self, depth: usize) -> impl Iterator<Item = usize> + '_ {
        let set = self.set(depth);
        (0..depth).filter(move |&other| set[other / 64] >> (other % 64) & 1 == 1)
    }

    /// The depths that the last step leapt over, from the last.
    #[must_use]
    pub fn jumped(&self) -> &[usize] {
        &self.jumped
    }

    #[inline]
    fn set(&self, depth: usize) -> &[u64] {
        &self.blamed[depth * self.words..(depth + 1) * self.words]
    }

    /// The deepest queen to blame, if any is.
    fn culprit(&self, depth: usize) -> Option<usize> {
        let set = self.set(depth);
        let word = set.iter().rposition(|&word| word != 0)?;
        Some(word * 64 + set[word].ilog2() as usize)
    }

    #[inline]
    fn blame(&mut self, depth: usize, culprit: usize) {
        self.blamed[depth * self.words + culprit / 64] |= 1 << (culprit % 64);
    }

    /// Makes the queen on trial one of those that stand.
    #[inline]
    fn keep(&mut self, square: Square) {
        self.holders.hold(square, self.queens.len() as u32);
    }

    /// Puts the next queen on trial in the first column of its row, no queen being blamed yet.
    #[inline]
    fn advance<O: Observer>(&mut self, kept: Square, observer: &mut O) -> Step {
        self.keep(kept);
        let depth = self.queens.len();
        self.blamed[depth * self.words..(depth + 1) * self.words].fill(0);
        self.put(Square::new(self.rows[depth], 0), observer);
        solved_or_continue(self)
    }

    /// Puts a queen on trial, and finds out who attacks it.
    #[inline]
    fn put<O: Observer>(&mut self, square: Square, observer: &mut O) {
        self.attacker = self.holders.attacker(square);
        trial::put(&mut self.queens, square, observer);
    }

    /// Moves the queen on trial one column right, or goes back to the first culprit that can.
    #[inline]
    fn move_on<O: Observer>(&mut self, observer: &mut O) -> Step {
        while let Some(square) = trial::lift(&mut self.queens, observer) {
            if square.column + 1 < self.side {
                self.put(Square::new(square.row, square.column + 1), observer);
                return solved_or_continue(self);
            }
            self.go_back(observer);
        }
        self.attacker = FREE;
        Step::Exhausted
    }

    /// Goes back from a row without squares to the deepest queen of its conflict set, and hands
    /// the rest of the set on to its row. If none is to blame, no queen stays.
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

    /// The lines of a standing queen are free again.
    fn release(&mut self, depth: usize) {
        self.holders.hold(self.queens[depth], FREE);
    }

    /// Adds the conflict set of a depth, less the culprit itself, to the culprit's.
    fn hand_on(&mut self, depth: usize, culprit: usize) {
        let (before, after) = self.blamed.split_at_mut(depth * self.words);
        let heir = &mut before[culprit * self.words..(culprit + 1) * self.words];
        for (heir, set) in heir.iter_mut().zip(after) {
            *heir |= *set;
        }
        heir[culprit / 64] &= !(1 << (culprit % 64));
    }
}

impl Solver for Backjumping {
    #[inline]
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        self.jumped.clear();
        let Some(&square) = self.queens.last() else {
            return Step::Exhausted;
        };
        let depth = self.queens.len() - 1;
        match self.attacker {
            FREE if self.queens.len() < self.rows.len() => return self.advance(square, observer),
            FREE => (0..depth).for_each(|culprit| self.blame(depth, culprit)),
            LOCKED => observer.on(Event::Conflict { square }),
            holder => {
                observer.on(Event::Conflict { square });
                self.blame(depth, holder as usize - 1);
            }
        }
        self.move_on(observer)
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

    /// All to the right of the queen: whether another attacks them only shows on trial.
    fn untried(&self, depth: usize) -> Option<Vec<Square>> {
        Some(trial::untried(self.side, &self.queens, depth))
    }

    /// The queens in the conflict set of the row on trial, and the rows leapt over.
    fn annotations(&self, last: &LastStep, annotations: &mut Vec<Annotation>) {
        if self.queens.is_empty() {
            return;
        }
        let blamed = self.conflict_set(self.depth());
        annotations.extend(blamed.map(|depth| Annotation::Fault {
            square: self.queens[depth],
        }));
        annotations.extend(trial::gone_back(
            &self.queens,
            &self.rows,
            &self.jumped,
            last,
        ));
    }
}

impl ShowsQueens for Backjumping {
    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.queens.iter().copied()
    }
}
