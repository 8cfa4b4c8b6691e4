//! Two searches for queens that try the same squares of the same rows in the same order.

use super::{Spans, Weaker};
use crate::board::Square;
use crate::puzzles::QueensPuzzle;
use crate::run::Run;
use crate::solve::domains::POSSIBLE;
use crate::solve::{Event, Shows, read_queens};

/// Instead of a step: the square is still possible.
const NEVER: u64 = u64::MAX;

/// Both searches side by side. Both enter lists of kept queens in the lexicographic order of their
/// columns. So whether the stronger search ever enters the weaker one's list is known once it has entered
/// that list or a later one. It never goes further, so its state still shows why it skipped a list.
#[derive(Clone, Debug)]
pub(super) struct QueensGhost {
    weaker: Weaker,
    /// The columns of the weaker search's kept queens, by depth.
    kept: Vec<u32>,
    /// A buffer for all its queens.
    queens: Vec<Square>,
    /// How many of the first of the kept queens the stronger search also kept together.
    shared: usize,
    stronger: Stronger,
    /// Whether the last step was spared because of the same queens.
    in_span: bool,
    /// A buffer for the queens kept after a step.
    next: Vec<u32>,
}

impl QueensGhost {
    pub(super) fn new(puzzle: &QueensPuzzle, weaker: Weaker, stronger: Run) -> Self {
        let rows = puzzle.open_rows();
        let mut kept = Vec::with_capacity(rows.len());
        let mut queens = Vec::with_capacity(rows.len());
        read_kept(&weaker.run, rows.len(), &mut queens, &mut kept);
        let mut ghost = Self {
            stronger: Stronger::new(puzzle, rows, stronger),
            weaker,
            next: Vec::with_capacity(kept.capacity()),
            kept,
            queens,
            shared: 0,
            in_span: false,
        };
        ghost.share();
        ghost
    }

    pub(super) fn runs(&self) -> (&Weaker, &Run) {
        (&self.weaker, &self.stronger.run)
    }

    /// Makes a step of the weaker search, or of the stronger one if the weaker has ended.
    pub(super) fn step(&mut self, spans: &mut Spans) {
        if self.weaker.has_ended() {
            self.stronger.step();
            return;
        }
        self.weaker.step();
        let rows = self.stronger.rows.len();
        read_kept(&self.weaker.run, rows, &mut self.queens, &mut self.next);
        let same = common(&self.kept, &self.next);
        std::mem::swap(&mut self.kept, &mut self.next);
        self.in_span &= same > self.shared;
        self.shared = self.shared.min(same);
        if !self.in_span {
            self.share();
        }
        let step = self.weaker.run.steps();
        if self.kept.len() == self.shared {
            return;
        }
        if self.in_span {
            spans.extend(step);
        } else {
            let cut_at = self.stronger.cut_at(&self.kept[..=self.shared]);
            spans.begin(step, cut_at);
            self.in_span = true;
        }
    }

    /// Finds out how many of the first kept queens the stronger search also keeps at some time.
    fn share(&mut self) {
        while let Some(path) = self.kept.get(..=self.shared)
            && self.stronger.enters(path)
        {
            self.shared += 1;
        }
    }
}

/// Reads the columns of the queens that a search keeps: without a queen on trial, and without the last
/// row's, below which there is nothing to skip.
fn read_kept(run: &Run, rows: usize, queens: &mut Vec<Square>, kept: &mut Vec<u32>) {
    let most = run.solver().depth().min(rows.saturating_sub(1));
    read_queens(run.solver(), queens);
    kept.clear();
    kept.extend(queens.iter().take(most).map(|queen| queen.column));
}

/// The length of the common prefix of two lists.
fn common(one: &[u32], other: &[u32]) -> usize {
    let pairs = one.iter().zip(other);
    pairs.take_while(|(one, other)| one == other).count()
}

/// The stronger search, and the step at which each square was ruled out.
#[derive(Clone, Debug)]
struct Stronger {
    run: Run,
    /// The row of each depth.
    rows: Vec<u32>,
    side: usize,
    kept: Vec<u32>,
    /// The list entered last; it begins with the kept queens.
    entered: Vec<u32>,
    /// For each square, by row, the step at which it was ruled out, failed or was found attacked.
    out_since: Vec<u64>,
    /// For each depth, its row in `out_since` when the search last left the queens before it, and the last
    /// step that kept them.
    left: Vec<(Vec<u64>, u64)>,
    events: Vec<Event>,
    /// A buffer for all its queens.
    queens: Vec<Square>,
    next: Vec<u32>,
}

impl Stronger {
    fn new(puzzle: &QueensPuzzle, rows: Vec<u32>, run: Run) -> Self {
        let side = puzzle.side() as usize;
        let levels = run.solver().levels();
        let out = |place: usize| {
            levels
                .as_ref()
                .is_some_and(|levels| levels[place] != POSSIBLE)
        };
        let out_since = (0..side * side).map(|place| if out(place) { 0 } else { NEVER });
        let out_since = out_since.collect();
        let mut stronger = Self {
            side,
            kept: Vec::with_capacity(rows.len()),
            entered: Vec::with_capacity(rows.len()),
            out_since,
            left: vec![(vec![NEVER; side], 0); rows.len()],
            queens: Vec::with_capacity(rows.len()),
            events: Vec::new(),
            next: Vec::with_capacity(rows.len()),
            rows,
            run,
        };
        read_queens(stronger.run.solver(), &mut stronger.queens);
        stronger.note_trial();
        stronger
    }

    /// Whether the search ever keeps these queens. Runs until that is known; the caller has to ask in
    /// lexicographic order.
    fn enters(&mut self, path: &[u32]) -> bool {
        while self.entered[..] < *path && self.run.outcome().is_none() {
            self.step();
        }
        self.entered.starts_with(path)
    }

    fn step(&mut self) {
        self.events.clear();
        self.run.observe(&mut |event| self.events.push(event));
        let rows = self.rows.len();
        read_kept(&self.run, rows, &mut self.queens, &mut self.next);
        let same = common(&self.kept, &self.next);
        for depth in same + 1..=self.kept.len() {
            self.leave(depth);
        }
        self.note_events();
        self.note_trial();
        std::mem::swap(&mut self.kept, &mut self.next);
        if self.kept.len() > same {
            self.entered.clone_from(&self.kept);
        }
    }

    /// Stores what is known of the row at a depth, before this step leaves the queens above it.
    fn leave(&mut self, depth: usize) {
        let first = self.rows[depth] as usize * self.side;
        let (row, last_step) = &mut self.left[depth];
        row.copy_from_slice(&self.out_since[first..first + self.side]);
        *last_step = self.run.steps() - 1;
    }

    fn note_events(&mut self) {
        let mut tried = None;
        for place in 0..self.events.len() {
            let (square, since) = match self.events[place] {
                Event::Prune { square, .. } => (square, self.run.steps()),
                Event::Restore { square } => (square, NEVER),
                Event::Unassign { square, .. } if tried == Some(square) => {
                    (square, self.run.steps())
                }
                Event::Assign { square, .. } => {
                    tried = Some(square);
                    continue;
                }
                _ => continue,
            };
            self.note(square.row, square.column, since);
        }
    }

    /// Records a queen on trial that is attacked.
    fn note_trial(&mut self) {
        let depth = self.run.solver().depth();
        if let Some(&trial) = self.queens.get(depth)
            && self.run.solver().pieces_standing() == depth
        {
            self.note(trial.row, trial.column, self.run.steps());
        }
    }

    fn note(&mut self, row: u32, column: u32, since: u64) {
        self.out_since[row as usize * self.side + column as usize] = since;
    }

    /// The step at which the search cut off a list that it never keeps, although it keeps all but the last
    /// queen: the step that ruled out the last one's square, or else the last step that kept the others.
    fn cut_at(&self, path: &[u32]) -> u64 {
        let Some((&column, parent)) = path.split_last() else {
            return 0;
        };
        let (since, last) = if self.kept.starts_with(parent) {
            let place = self.rows[parent.len()] as usize * self.side + column as usize;
            (self.out_since[place], self.run.steps())
        } else {
            let (row, last_step) = &self.left[parent.len()];
            (row[column as usize], *last_step)
        };
        if since == NEVER { last } else { since }
    }
}
