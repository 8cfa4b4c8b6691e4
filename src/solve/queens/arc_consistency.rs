//! Arc consistency: rules out every square that would leave another row with no square, and repeats
//! until nothing changes.

use std::borrow::Cow;
use std::collections::VecDeque;

use super::QueensSolver;
use super::support::lookahead::{self, Moment};
use crate::board::attacked_in;
use crate::solve::domains::POSSIBLE;
use crate::solve::prelude::*;

/// The solver's name, options, pseudocode and limits.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Queens,
    id: "arc-consistency",
    name: "Arc consistency",
    kind: Kind::Systematic,
    panel: Panel::Domains,
    profile: "depth",
    idea: "rules out squares that would leave a row with none",
    step: "places or takes back a queen, or revises a row",
    largest: 300,
    options: &[],
    seeded: false,
    nested: Some(Nested::inside(&super::forward_checking::INFO)),
    bytes: |size| bytes_a_row(size, 48) + bytes_a_square(size, 15),
    pseudocode: &[
        step("rule out what the locked queens attack; revise", &["begin"]),
        line("repeat until every row has a queen:"),
        line("  if a row is out of squares: take the last queen back,"),
        step("    with all that it ruled out", &["back"]),
        step("    none to take back? No solution", &["exhausted"]),
        line("  else if squares would leave another row with none:"),
        step("    rule them out", &["revise"]),
        step(
            "  else queen in the next row; rule out what it attacks",
            &["place"],
        ),
        step("every row has a queen: solved", &["solved"]),
    ],
};

/// The solver for a puzzle.
pub(super) fn make(puzzle: &QueensPuzzle, _: &Options, _: u64) -> QueensSolver {
    ArcConsistency::new(puzzle).into()
}

/// In place of a row: the square was ruled out by a queen or tried, not for lack of support.
const NO_ROW: u32 = u32::MAX;

/// A queen attacks at most three squares of another row, so a row with more squares supports every
/// square.
const MOST_ATTACKED: u32 = 3;

/// Maintains arc consistency after every assignment (*MAC*), with rows from the top and squares
/// from the left. One simplification: a square that failed is not propagated again. A step is an
/// assignment, a revision that ruled something out, or a backtrack.
///
/// A square is *supported* by another row if that row has a possible square that it does not
/// attack. A revision rules out the squares of one row that another row does not support (AC-3).
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
    /// The number of possible squares in each row.
    left: Vec<u32>,
    /// For every square ruled out, the row that did not support it, or [`NO_ROW`].
    unsupported_by: Vec<u32>,
    /// The squares ruled out, in order.
    trail: Vec<Square>,
    /// The length of the trail after each queen was placed, including its own mark.
    marks: Vec<usize>,
    /// Rows that lost squares, so that they may no longer support others.
    queue: VecDeque<u32>,
    queued: Vec<bool>,
    /// The depth of the next row to revise against the first row of the queue.
    next: usize,
    /// The row that has run out of squares, if any.
    dry: Option<u32>,
    /// The row for which the last step took a queen back.
    went_back_for: Option<u32>,
    /// The length of the trail before the last revision.
    revised: usize,
}

impl ArcConsistency {
    /// Rules out what the locked queens attack, and propagates.
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
            dry: None,
            went_back_for: None,
            revised: 0,
            rows,
        };
        for &queen in puzzle.locked() {
            let first = solver.index(Square::new(queen.row, 0));
            solver.levels[first..first + side as usize].fill(0);
            solver.left[queen.row as usize] = 0;
            solver.strike_attacked(queen, &mut ());
        }
        // On a small board a full row may not support every square.
        for depth in 0..solver.rows.len() {
            solver.enqueue(solver.rows[depth]);
        }
        while solver.dry.is_none() && solver.revise_one(&mut ()) {}
        solver.revised = solver.trail.len();
        solver
    }

    /// The row that did not support a square, if that is why it was ruled out.
    #[must_use]
    pub fn unsupported_by(&self, square: Square) -> Option<u32> {
        let index = self.index(square);
        let row = self.unsupported_by[index];
        (self.levels[index] != POSSIBLE && row != NO_ROW).then_some(row)
    }

    /// Whether nothing is left to revise and no row has run out of squares.
    #[must_use]
    pub fn is_consistent(&self) -> bool {
        self.queue.is_empty() && self.dry.is_none()
    }

    /// The squares that the last revision ruled out.
    #[must_use]
    pub fn revised(&self) -> &[Square] {
        &self.trail[self.revised..]
    }

    /// The state after the last step.
    fn moment<'a>(&'a self, last: &'a LastStep) -> Moment<'a> {
        Moment {
            size: Size::square(self.side),
            last,
            rows: &self.rows,
            depth: self.queens.len(),
            levels: &self.levels,
        }
    }

    /// The sentence about a queen placed. A row that has run out of squares matters more than one
    /// with a single square left.
    fn told_placement(&self, board: &mut Namer, square: Square, last: &LastStep) -> String {
        let moment = self.moment(last);
        match last.wiped_out {
            None => moment.told_placement(board, square, ""),
            Some(_) => {
                let ruled_out = moment.told_ruled_out(board, square, "");
                format!("{ruled_out}{}", told_dry(board, last))
            }
        }
    }

    /// The sentence about a queen taken back.
    fn told_back(&self, board: &mut Namer, lifted: Square) -> String {
        let name = board.name(lifted);
        let Some(row) = self.went_back_for else {
            return format!("On to the next solution: {name} comes off.");
        };
        let rank = board.rank(row);
        let free: Vec<_> = self.possible(row).collect();
        let free = board.list(&free);
        format!("Row {rank} ran out of squares, so {name} comes off. Row {rank} gets {free} back.")
    }

    /// The squares that a row can still use.
    fn possible(&self, row: u32) -> impl Iterator<Item = Square> + '_ {
        let squares = (0..self.side).map(move |column| Square::new(row, column));
        squares.filter(|&square| self.is_possible(square))
    }

    /// The sentence about the squares that a revision ruled out.
    fn told_revision(&self, board: &mut Namer, last: &LastStep) -> String {
        let [first, ..] = self.revised() else {
            return String::new();
        };
        let Some(by) = self.unsupported_by(*first) else {
            return String::new();
        };
        let (each, they) = match self.revised().len() {
            1 => ("", "it’s"),
            _ => ("each ", "they’re"),
        };
        format!(
            "{} would {each}leave row {} with no square, so {they} ruled out.{}",
            board.list(self.revised()),
            board.rank(by),
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

    /// Clears the queue of revisions.
    fn clear_queue(&mut self) {
        while let Some(row) = self.queue.pop_front() {
            self.queued[row as usize] = false;
        }
        self.next = self.queens.len();
    }

    /// Rules out a possible square, and queues its row.
    #[inline]
    fn strike<O: Observer>(&mut self, square: Square, by: u32, observer: &mut O) {
        let (index, level) = (self.index(square), self.queens.len());
        self.levels[index] = level as i16;
        self.unsupported_by[index] = by;
        self.trail.push(square);
        self.left[square.row as usize] -= 1;
        let level = level as u32;
        observer.on(Event::Prune { level, square });
        if self.left[square.row as usize] == 0 && self.dry.is_none() {
            self.dry = Some(square.row);
            let square = Square::new(square.row, 0);
            observer.on(Event::Wipeout { square });
        }
        self.enqueue(square.row);
    }

    /// Rules out what a queen attacks in the rows without a queen.
    fn strike_attacked<O: Observer>(&mut self, queen: Square, observer: &mut O) {
        for depth in self.queens.len()..self.rows.len() {
            for square in attacked_in(self.rows[depth], queen, self.side) {
                if self.is_possible(square) {
                    self.strike(square, NO_ROW, observer);
                }
            }
        }
    }

    /// Makes revisions until one rules something out. Returns whether one did.
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

    /// Revises the other rows against one, from `next` on, until a revision rules something out.
    ///
    /// An unsupported square is attacked by every possible square of the row, so only squares
    /// attacked by the first of these need checking.
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

    /// Rules out the squares of a row that `by` does not support. All of them are attacked by
    /// `witness`.
    fn revise<O: Observer>(&mut self, row: u32, by: u32, witness: Square, observer: &mut O) {
        for square in attacked_in(row, witness, self.side) {
            if self.is_possible(square) && !self.supports(by, square) {
                self.strike(square, by, observer);
            }
        }
    }

    /// Whether a row has a possible square that this square does not attack.
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

    /// The first possible square of the next row.
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

    /// Takes the last queen back and restores what was ruled out since. Its square stays tried.
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
        self.dry = None;
        self.clear_queue();
        self.revised = self.trail.len();
        let depth = self.queens.len() as u32;
        observer.on(Event::Unassign { depth, square });
        Step::Continue
    }
}

/// What to add when a row has run out of squares.
fn told_dry(board: &Namer, last: &LastStep) -> String {
    let row = last.wiped_out.map(|square| board.rank(square.row));
    row.map_or_else(String::new, |row| {
        format!(" Row {row} runs out of squares.")
    })
}

impl Solver for ArcConsistency {
    #[inline]
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        let solved = self.is_solved();
        if self.dry.is_none() && !solved && self.revise_one(observer) {
            return Step::Continue;
        }
        let candidate = (self.dry.is_none() && !solved).then(|| self.candidate());
        if let Some(square) = candidate.flatten() {
            return self.assign(square, observer);
        }
        observer.on(Event::Backtrack {
            depth: self.queens.len() as u32,
        });
        let next = self.rows.get(self.queens.len()).copied();
        self.went_back_for = self.dry.or(next);
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
            (None, Some(lifted)) => self.told_back(&mut board, lifted),
            (None, None) => self.told_revision(&mut board, last),
        };
        board.sentence(text)
    }

    /// The first propagation happens before the first step, so the opening tells its result.
    fn opening(&self, puzzle: &QueensPuzzle) -> Sentence {
        let to_place = super::to_place(puzzle).text;
        let propagated = self.trail.iter();
        let propagated = propagated.filter(|&&square| self.unsupported_by(square).is_some());
        let ruled_out = match propagated.count() {
            0 => String::new(),
            count => format!(
                " {} ruled out by propagation.",
                counted(count as u64, "square")
            ),
        };
        let dry = self.dry.map_or_else(String::new, |row| {
            format!(" Row {} runs out of squares.", puzzle.size().rank(row))
        });
        format!("{to_place}{ruled_out}{dry}").into()
    }

    /// Empty below the last queen if a row has run out of squares.
    fn untried(&self, depth: usize) -> Option<Vec<Square>> {
        let doomed = self.dry.is_some() && depth == self.queens.len();
        let row = self.rows.get(depth).filter(|_| !doomed);
        Some(row.map_or_else(Vec::new, |&row| self.possible(row).collect()))
    }

    /// The row or queen of the last step, and every square ruled out for lack of support.
    fn annotations(&self, last: &LastStep, annotations: &mut Vec<Annotation>) {
        annotations.extend(last.emptied());
        if let (None, Some(square)) = (last.assigned, last.lifted) {
            let free = self
                .went_back_for
                .map(|row| (row, self.possible(row).collect()));
            annotations.extend(lookahead::went_back(square, free));
        }
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
