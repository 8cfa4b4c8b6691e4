//! Arc consistency: strike every square that some row has no answer to, and what follows from it.

use std::borrow::Cow;
use std::collections::VecDeque;

use super::QueensSolver;
use super::support::lookahead;
use crate::board::attacked_in;
use crate::solve::domains::POSSIBLE;
use crate::solve::prelude::*;

/// What people are told about it.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Queens,
    id: "arc-consistency",
    name: "Arc consistency",
    kind: Kind::Systematic,
    idea: "strike every square that some row has no answer to",
    largest: 300,
    options: &[],
    seeded: false,
    bytes: |size| bytes_a_row(size, 48) + bytes_a_square(size, 15),
    pseudocode: &[
        step(
            "strike what the locked queens attack, and all that follows",
            &["begin"],
        ),
        line("repeat until every row has a queen:"),
        line("  if a row has no square left: lift the last queen,"),
        step("    restore all that followed from her", &["back"]),
        step(
            "    if there is none to lift: no solution is left",
            &["exhausted"],
        ),
        line("  else if a square would leave another row no answer:"),
        step("    strike it, and its like in the same row", &["revise"]),
        step(
            "  else put the next row’s queen down; strike what she attacks",
            &["place"],
        ),
        step("every row has a queen: solved", &["solved"]),
    ],
};

/// The solver for a puzzle.
pub(super) fn make(puzzle: &QueensPuzzle, _: &Options, _: u64) -> QueensSolver {
    ArcConsistency::new(puzzle).into()
}

/// In place of a row, where a square was struck by a queen or tried, not for want of support.
const NO_ROW: u32 = u32::MAX;

/// A queen attacks at most three squares of another row, so a row with more than that supports
/// every square there is.
const MOST_ATTACKED: u32 = 3;

/// Rows from the top, squares from the left, arc consistency restored after every assignment
/// (*MAC*). A step is an assignment, one revision that struck something, or a backtrack.
///
/// A square is *supported* by another row if that row has a possible square that it does not
/// attack. A revision strikes the squares of one row that another does not support (AC-3).
///
/// A. K. Mackworth, *Consistency in networks of relations*, Artificial Intelligence 8 (1977),
/// 99–118; D. Sabin, E. C. Freuder, *Contradicting conventional wisdom in constraint
/// satisfaction*, ECAI 1994, 125–129.
#[derive(Clone, Debug)]
pub struct ArcConsistency {
    side: u32,
    /// The row of each depth.
    rows: Vec<u32>,
    queens: Vec<Square>,
    levels: Vec<i16>,
    /// How many squares each row has left, by row.
    left: Vec<u32>,
    /// For every struck square the row that did not support it, or [`NO_ROW`].
    unsupported_by: Vec<u32>,
    /// Struck squares in order.
    trail: Vec<Square>,
    /// The length of the trail when each queen was put down, her own tried mark included.
    marks: Vec<usize>,
    /// Rows that lost squares and may have ceased to support others.
    queue: VecDeque<u32>,
    queued: Vec<bool>,
    /// The depth whose row is next to be revised against the first row of the queue.
    next: usize,
    /// Whether a row has run dry.
    failed: bool,
    /// Where on the trail the last revision began.
    revised: usize,
}

impl ArcConsistency {
    /// What the locked queens strike, and all that follows from it.
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle) -> Self {
        let (side, rows) = (puzzle.side(), puzzle.open_rows());
        let area = (side * side) as usize;
        let mut solver = Self {
            side,
            queens: Vec::with_capacity(rows.len()),
            levels: vec![POSSIBLE; area],
            left: vec![side; side as usize],
            unsupported_by: vec![NO_ROW; area],
            trail: Vec::with_capacity(area),
            marks: Vec::with_capacity(rows.len()),
            queue: VecDeque::with_capacity(side as usize),
            queued: vec![false; side as usize],
            next: 0,
            failed: false,
            revised: 0,
            rows,
        };
        for &queen in puzzle.locked() {
            let first = solver.index(Square::new(queen.row, 0));
            solver.levels[first..first + side as usize].fill(0);
            solver.left[queen.row as usize] = 0;
            solver.strike_attacked(queen, &mut ());
        }
        // On a small board a row supports less than everything even before it has lost a square.
        for depth in 0..solver.rows.len() {
            solver.enqueue(solver.rows[depth]);
        }
        while !solver.failed && solver.revise_one(&mut ()) {}
        solver.revised = solver.trail.len();
        solver
    }

    /// The row that did not support a struck square, from the top, unless a queen struck it.
    #[must_use]
    pub fn unsupported_by(&self, square: Square) -> Option<u32> {
        let index = self.index(square);
        let row = self.unsupported_by[index];
        (self.levels[index] != POSSIBLE && row != NO_ROW).then_some(row)
    }

    /// Whether nothing is left to revise and no row has run dry.
    #[must_use]
    pub fn is_consistent(&self) -> bool {
        self.queue.is_empty() && !self.failed
    }

    /// The squares that the last revision struck.
    #[must_use]
    pub fn revised(&self) -> &[Square] {
        &self.trail[self.revised..]
    }

    /// What is said of a queen put down.
    fn told_placement(&self, board: &mut Namer, square: Square, last: &LastStep) -> String {
        let struck = counted(u64::from(last.struck), "square");
        let (name, dry) = (board.name(square), told_dry(board, last));
        format!("Queen placed on {name}. She strikes {struck}{dry}.")
    }

    /// What is said of the squares that a revision struck.
    fn told_revision(&self, board: &mut Namer, last: &LastStep) -> String {
        let [first, ..] = self.revised() else {
            return String::new();
        };
        let Some(by) = self.unsupported_by(*first) else {
            return String::new();
        };
        let names = self.revised().iter().map(|&square| board.name(square));
        let names: Vec<_> = names.collect();
        format!(
            "{} would leave row {} no answer: struck from row {}{}.",
            and_list(&names),
            board.rank(by),
            board.rank(first.row),
            told_dry(board, last)
        )
    }

    fn index(&self, square: Square) -> usize {
        (square.row * self.side + square.column) as usize
    }

    fn is_possible(&self, square: Square) -> bool {
        self.levels[self.index(square)] == POSSIBLE
    }

    fn enqueue(&mut self, row: u32) {
        if !self.queued[row as usize] {
            self.queued[row as usize] = true;
            self.queue.push_back(row);
        }
    }

    /// Forgets what was to be revised.
    fn clear_queue(&mut self) {
        while let Some(row) = self.queue.pop_front() {
            self.queued[row as usize] = false;
        }
        self.next = self.queens.len();
    }

    /// Strikes a possible square; a row that has lost one is to be compared with the others.
    #[inline]
    fn strike<O: Observer>(&mut self, square: Square, by: u32, observer: &mut O) {
        let (index, level) = (self.index(square), self.queens.len());
        self.levels[index] = level as i16;
        self.unsupported_by[index] = by;
        self.trail.push(square);
        self.left[square.row as usize] -= 1;
        let level = level as u32;
        observer.on(Event::Prune { level, square });
        if self.left[square.row as usize] == 0 && !self.failed {
            self.failed = true;
            let square = Square::new(square.row, 0);
            observer.on(Event::Wipeout { square });
        }
        self.enqueue(square.row);
    }

    /// Strikes what a queen attacks in the rows without a queen.
    fn strike_attacked<O: Observer>(&mut self, queen: Square, observer: &mut O) {
        for depth in self.queens.len()..self.rows.len() {
            for square in attacked_in(self.rows[depth], queen, self.side) {
                if self.is_possible(square) {
                    self.strike(square, NO_ROW, observer);
                }
            }
        }
    }

    /// Makes revisions until one strikes something; tells whether one did.
    fn revise_one<O: Observer>(&mut self, observer: &mut O) -> bool {
        while let Some(&row) = self.queue.front() {
            self.revised = self.trail.len();
            if self.left[row as usize] <= MOST_ATTACKED && self.revise_others(row, observer) {
                return true;
            }
            self.queue.pop_front();
            self.queued[row as usize] = false;
            self.next = self.queens.len();
        }
        false
    }

    /// Revises the other rows against one, from `next` on, until a revision strikes something.
    ///
    /// A square that the row does not support is attacked by every square that the row has left,
    /// so only the squares that the first of these attacks are looked at.
    fn revise_others<O: Observer>(&mut self, by: u32, observer: &mut O) -> bool {
        let Some(witness) = self.first(by) else {
            return false;
        };
        while let Some(&row) = self.rows.get(self.next) {
            self.next += 1;
            if row != by {
                self.revise(row, by, witness, observer);
            }
            if self.trail.len() > self.revised {
                return true;
            }
        }
        false
    }

    /// Strikes the squares of a row, all of them attacked by `witness`, that `by` does not support.
    fn revise<O: Observer>(&mut self, row: u32, by: u32, witness: Square, observer: &mut O) {
        for square in attacked_in(row, witness, self.side) {
            if self.is_possible(square) && !self.supports(by, square) {
                self.strike(square, by, observer);
            }
        }
    }

    /// Whether a row has a possible square that this one does not attack.
    fn supports(&self, row: u32, square: Square) -> bool {
        let attacked = attacked_in(row, square, self.side);
        let lost = attacked.filter(|&other| self.is_possible(other)).count() as u32;
        self.left[row as usize] > lost
    }

    /// The leftmost square that a row can still use.
    fn first(&self, row: u32) -> Option<Square> {
        let first = self.index(Square::new(row, 0));
        let levels = &self.levels[first..first + self.side as usize];
        let column = levels.iter().position(|&level| level == POSSIBLE)?;
        Some(Square::new(row, column as u32))
    }

    /// The first square that the row to be decided can still use.
    fn candidate(&self) -> Option<Square> {
        let row = self.rows.get(self.queens.len())?;
        self.first(*row)
    }

    fn assign<O: Observer>(&mut self, square: Square, observer: &mut O) -> Step {
        let (index, depth) = (self.index(square), self.queens.len());
        observer.on(Event::Assign {
            depth: depth as u32,
            square,
        });
        self.levels[index] = depth as i16;
        self.unsupported_by[index] = NO_ROW;
        self.left[square.row as usize] -= 1;
        self.trail.push(square);
        self.marks.push(self.trail.len());
        self.queens.push(square);
        self.clear_queue();
        self.strike_attacked(square, observer);
        self.revised = self.trail.len();
        solved_or_continue(self)
    }

    /// Lifts the last queen and restores what has followed from her; her square stays tried.
    fn unwind<O: Observer>(&mut self, observer: &mut O) -> Step {
        let (Some(square), Some(mark)) = (self.queens.pop(), self.marks.pop()) else {
            return Step::Exhausted;
        };
        while self.trail.len() > mark {
            let struck = self.trail.pop().expect("the trail is longer than the mark");
            let index = self.index(struck);
            self.levels[index] = POSSIBLE;
            self.left[struck.row as usize] += 1;
            observer.on(Event::Restore { square: struck });
        }
        self.failed = false;
        self.clear_queue();
        self.revised = self.trail.len();
        let depth = self.queens.len() as u32;
        observer.on(Event::Unassign { depth, square });
        Step::Continue
    }
}

/// What to add where a row has run dry.
fn told_dry(board: &Namer, last: &LastStep) -> String {
    let row = last.wiped_out.map(|square| board.rank(square.row));
    row.map_or_else(String::new, |row| format!(", and row {row} has none left"))
}

impl Solver for ArcConsistency {
    #[inline]
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        let solved = self.is_solved();
        if !self.failed && !solved && self.revise_one(observer) {
            return Step::Continue;
        }
        let candidate = (!self.failed && !solved).then(|| self.candidate());
        if let Some(square) = candidate.flatten() {
            return self.assign(square, observer);
        }
        observer.on(Event::Backtrack {
            depth: self.queens.len() as u32,
        });
        self.unwind(observer)
    }

    fn is_solved(&self) -> bool {
        self.queens.len() == self.rows.len()
    }
}

impl Shows for ArcConsistency {
    type Puzzle = QueensPuzzle;

    fn depth(&self) -> usize {
        self.queens.len()
    }

    fn line(&self, last: &LastStep) -> &'static str {
        lookahead::line(last)
    }

    fn sentence(&self, puzzle: &QueensPuzzle, last: &LastStep) -> Sentence {
        let mut board = Namer::new(puzzle.size());
        let text = match (last.assigned, last.lifted) {
            (Some(square), _) => self.told_placement(&mut board, square, last),
            (None, Some(lifted)) => format!(
                "No way on from {}: she is lifted, and all that followed from her is taken back.",
                board.name(lifted)
            ),
            (None, None) => self.told_revision(&mut board, last),
        };
        board.sentence(text)
    }

    fn opening(&self, puzzle: &QueensPuzzle) -> Sentence {
        super::to_place(puzzle)
    }

    /// None beyond the queens where a row has run dry.
    fn untried(&self, depth: usize) -> Option<Vec<Square>> {
        let doomed = self.failed && depth == self.queens.len();
        let row = self.rows.get(depth).filter(|_| !doomed);
        let squares = row.into_iter().flat_map(|&row| {
            let columns = 0..self.side;
            columns.map(move |column| Square::new(row, column))
        });
        Some(squares.filter(|&square| self.is_possible(square)).collect())
    }

    fn annotations(&self, annotations: &mut Vec<Annotation>) {
        let struck = self.trail.iter().enumerate();
        annotations.extend(struck.filter_map(|(place, &square)| {
            let row = self.unsupported_by(square)?;
            let fresh = place >= self.revised;
            Some(Annotation::Unsupported { square, row, fresh })
        }));
    }
}

impl ShowsQueens for ArcConsistency {
    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.queens.iter().copied()
    }

    fn levels(&self) -> Option<Cow<'_, [i16]>> {
        Some(Cow::Borrowed(&self.levels))
    }
}
