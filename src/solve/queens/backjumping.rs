//! Conflict-directed backjumping: go back to a queen that is to blame, not just to the last one.

use crate::board::{Lines, Square, in_line};
use crate::games::QueensPuzzle;
use crate::solve::{Event, Note, Observer, ShowsQueens, Solver, Step, solved_or_continue};

/// Backtracking that remembers, for every row, the queens that took its squares away: the row's
/// *conflict set*. A row without squares goes back to the deepest queen of its set, and hands the
/// rest of the set on to her row, for only these queens can be to blame.
///
/// Of several queens that attack a square the one of the least depth is blamed; a square that a
/// locked queen attacks is nobody's fault.
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
    locked: Lines,
    /// The conflict set of every depth: a bit for each depth before it.
    blamed: Vec<u64>,
    /// Words of a conflict set.
    words: usize,
    /// The rows that the last step leapt over, as depths from the first to before the last.
    jumped: (usize, usize),
}

impl Backjumping {
    /// The first queen stands on trial in the first column of her row.
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle) -> Self {
        let rows = puzzle.open_rows();
        let mut locked = Lines::new(puzzle.side());
        for &queen in puzzle.locked() {
            locked.add(queen);
        }
        let words = rows.len().div_ceil(64);
        let mut queens = Vec::with_capacity(rows.len());
        queens.extend(rows.first().map(|&row| Square::new(row, 0)));
        Self {
            side: puzzle.side(),
            blamed: vec![0; words * rows.len()],
            words,
            locked,
            queens,
            rows,
            jumped: (0, 0),
        }
    }

    /// The depths in the conflict set of a depth, from the least.
    pub fn conflict_set(&self, depth: usize) -> impl Iterator<Item = usize> + '_ {
        let set = &self.blamed[depth * self.words..(depth + 1) * self.words];
        (0..depth).filter(move |&other| set[other / 64] >> (other % 64) & 1 == 1)
    }

    /// The depths that the last step leapt over.
    #[must_use]
    pub fn jumped(&self) -> std::ops::Range<usize> {
        self.jumped.0..self.jumped.1
    }

    /// The least depth of a queen that attacks the one on trial, unless a locked queen does.
    fn attacker(&self) -> Option<usize> {
        let (trial, others) = self.queens.split_last()?;
        others.iter().position(|&queen| in_line(queen, *trial))
    }

    fn on_trial_is_attacked(&self) -> bool {
        let trial = self.queens.last();
        trial.is_some_and(|&trial| self.locked.touch(trial)) || self.attacker().is_some()
    }

    fn blame(&mut self, depth: usize, culprit: usize) {
        self.blamed[depth * self.words + culprit / 64] |= 1 << (culprit % 64);
    }

    /// After a solution every queen before is to blame that there is no other way on.
    fn blame_all(&mut self, depth: usize) {
        for culprit in 0..depth {
            self.blame(depth, culprit);
        }
    }

    /// Puts the next queen on trial in the first column of her row, nobody being blamed yet.
    fn advance<O: Observer>(&mut self, observer: &mut O) {
        let depth = self.queens.len();
        self.blamed[depth * self.words..(depth + 1) * self.words].fill(0);
        let square = Square::new(self.rows[depth], 0);
        self.queens.push(square);
        let depth = depth as u32;
        observer.on(Event::Assign { depth, square });
    }

    /// Moves the queen on trial one column right, or jumps back as often as it takes.
    fn move_on<O: Observer>(&mut self, observer: &mut O) -> Step {
        while let Some(square) = self.queens.pop() {
            let depth = self.queens.len();
            observer.on(Event::Unassign {
                depth: depth as u32,
                square,
            });
            if square.column + 1 < self.side {
                let square = Square::new(square.row, square.column + 1);
                self.queens.push(square);
                observer.on(Event::Assign {
                    depth: depth as u32,
                    square,
                });
                return solved_or_continue(self);
            }
            let Some(culprit) = self.conflict_set(depth).last() else {
                break;
            };
            self.jump(depth, culprit, observer);
        }
        self.queens.clear();
        Step::Exhausted
    }

    /// Lifts the queens between a depth and the one to blame, whose row takes the blame over.
    fn jump<O: Observer>(&mut self, depth: usize, culprit: usize, observer: &mut O) {
        for word in 0..self.words {
            let set = self.blamed[depth * self.words + word];
            self.blamed[culprit * self.words + word] |= set;
        }
        self.blamed[culprit * self.words + culprit / 64] &= !(1 << (culprit % 64));
        while self.queens.len() > culprit + 1 {
            let square = self.queens.pop().expect("there are that many");
            observer.on(Event::Unassign {
                depth: self.queens.len() as u32,
                square,
            });
        }
        let lifted = (culprit + 1, depth);
        self.jumped = if self.jumped.0 == self.jumped.1 {
            lifted
        } else {
            (culprit + 1, self.jumped.1)
        };
        observer.on(Event::Backjump {
            from: depth as u32,
            to: culprit as u32,
        });
    }
}

impl Solver for Backjumping {
    #[inline]
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        self.jumped = (0, 0);
        let Some(&square) = self.queens.last() else {
            return Step::Exhausted;
        };
        let depth = self.queens.len() - 1;
        let attacker = self.attacker();
        if self.locked.touch(square) || attacker.is_some() {
            observer.on(Event::Conflict { square });
            if let Some(culprit) = attacker.filter(|_| !self.locked.touch(square)) {
                self.blame(depth, culprit);
            }
            return self.move_on(observer);
        }
        if self.queens.len() == self.rows.len() {
            self.blame_all(depth);
            return self.move_on(observer);
        }
        self.advance(observer);
        solved_or_continue(self)
    }

    fn is_solved(&self) -> bool {
        self.queens.len() == self.rows.len() && !self.on_trial_is_attacked()
    }
}

impl ShowsQueens for Backjumping {
    fn depth(&self) -> usize {
        self.queens.len().saturating_sub(1)
    }

    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.queens.iter().copied()
    }

    fn notes(&self, notes: &mut Vec<Note>) {
        let blamed = self.conflict_set(self.depth());
        notes.extend(blamed.map(|depth| Note::Fault {
            square: self.queens[depth],
        }));
        let jumped = self.jumped();
        notes.extend(jumped.map(|depth| Note::Jumped {
            row: self.rows[depth],
        }));
    }
}
