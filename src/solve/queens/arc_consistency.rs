//! Arc consistency: rules out every square that would leave another row with no square, and repeats
//! until nothing changes.

mod colours;
mod shown;

use std::collections::VecDeque;

use super::QueensSolver;
use crate::board::{Rules, Unit, attacked_in};
use crate::solve::domains::POSSIBLE;
use crate::solve::prelude::*;

/// The solver's name, options, pseudocode and limits.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Queens,
    id: "arc-consistency",
    name: "Arc consistency",
    kind: Kind::Systematic,
    aspect: Aspect::Domains,
    profile: "depth",
    idea: "rules out squares that would leave a row with none",
    step: "places or takes back a queen, or revises a row",
    largest: 300,
    options: &[],
    seeded: false,
    nested: Some(Nested::inside(&super::forward_checking::INFO)),
    refuses_colours: None,
    unsteered: None,
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

/// In place of a line: the square was ruled out by a queen or tried, not for lack of support.
const NO_LINE: u32 = u32::MAX;

/// A queen attacks at most three squares of another row along lines, so a row with more squares
/// supports every square.
const MOST_ATTACKED: u32 = 3;

/// Maintains arc consistency after every assignment (*MAC*), with rows from the top and squares
/// from the left. One simplification: a square that failed is not propagated again. A step is an
/// assignment, a revision that ruled something out, or a backtrack.
///
/// A square is *supported* by another row if that row has a possible square that it does not
/// attack. A revision rules out the squares of one row that another row does not support (AC-3).
///
/// On a board with colours, colours support squares as rows do: the variables are the rows and the
/// colours, but not the columns. Lines are numbered: rows from 0, then colours. A colour has the
/// possible squares of the rows without a queen, until it has a queen itself.
///
/// A. K. Mackworth, *Consistency in networks of relations*, Artificial Intelligence 8 (1977),
/// 99–118; D. Sabin, E. C. Freuder, *Contradicting conventional wisdom in constraint
/// satisfaction*, ECAI 1994, 125–129.
#[derive(Clone, Debug)]
pub struct ArcConsistency {
    side: u32,
    rules: Rules,
    /// The row of each depth.
    rows: Vec<u32>,
    queens: Reserved<Vec<Square>>,
    levels: Vec<i16>,
    /// The number of possible squares of each line.
    left: Vec<u32>,
    /// For every square ruled out, the line that did not support it, or [`NO_LINE`].
    unsupported_by: Vec<u32>,
    /// The squares ruled out, in order.
    trail: Reserved<Vec<Square>>,
    /// The length of the trail after each queen was placed, including its own mark.
    marks: Reserved<Vec<usize>>,
    /// Whether each colour has a queen.
    filled: Vec<bool>,
    /// Lines that lost squares, so that they may no longer support others.
    queue: Reserved<VecDeque<u32>>,
    queued: Vec<bool>,
    /// The depth of the next row to revise against the first line of the queue.
    next: usize,
    /// The line that has run out of squares, if any.
    dry: Option<u32>,
    /// The line for which the last step took a queen back.
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
        let colours = puzzle.rules().regions().map_or(0, |_| side as usize);
        let lines = side as usize + colours;
        let mut solver = Self {
            side,
            rules: puzzle.rules().clone(),
            queens: Reserved::new(rows.len()),
            levels: vec![POSSIBLE; area],
            left: vec![side; lines],
            unsupported_by: vec![NO_LINE; area],
            trail: Reserved::new(area),
            marks: Reserved::new(rows.len()),
            filled: vec![false; colours],
            queue: Reserved::new(lines),
            queued: vec![false; lines],
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
            solver.fill_colour(queen, true);
        }
        for colour in 0..colours as u32 {
            solver.left[(side + colour) as usize] =
                solver.open_squares(side + colour).count() as u32;
        }
        let mut lines = side..lines as u32;
        solver.dry = lines.find(|&colour| solver.is_dry(colour));
        for &queen in puzzle.locked() {
            solver.strike_attacked(queen, &mut ());
        }
        // On a small board a full row may not support every square.
        for depth in 0..solver.rows.len() {
            solver.enqueue(solver.rows[depth]);
        }
        for colour in 0..colours as u32 {
            solver.enqueue(side + colour);
        }
        while solver.dry.is_none() && solver.revise_one(&mut ()) {}
        solver.revised = solver.trail.len();
        solver
    }

    /// The row or colour that did not support a square, if that is why it was ruled out.
    #[must_use]
    pub fn unsupported_by(&self, square: Square) -> Option<Unit> {
        let index = self.index(square);
        let line = self.unsupported_by[index];
        (self.levels[index] != POSSIBLE && line != NO_LINE).then(|| self.unit(line))
    }

    /// A line as a row or a colour.
    fn unit(&self, line: u32) -> Unit {
        match line.checked_sub(self.side) {
            None => Unit::Row(line),
            Some(colour) => Unit::Colour(colour),
        }
    }

    /// The first row without a queen.
    fn next_row(&self) -> u32 {
        let next = self.rows.get(self.queens.len());
        next.copied().unwrap_or(self.side)
    }

    /// The squares that a line can still use: for a colour, those in rows without a queen.
    fn open_squares(&self, line: u32) -> impl Iterator<Item = Square> + '_ {
        let (rows, colour) = match line.checked_sub(self.side) {
            None => (line..line + 1, None),
            Some(colour) => (self.next_row()..self.side, Some(colour)),
        };
        let squares =
            rows.flat_map(|row| (0..self.side).map(move |column| Square::new(row, column)));
        squares.filter(move |&square| {
            let on_it = colour.is_none_or(|_| self.colour_of(square) == Some(line));
            on_it && self.is_possible(square)
        })
    }

    /// Whether nothing is left to revise and no line has run out of squares.
    #[must_use]
    pub fn is_consistent(&self) -> bool {
        self.queue.is_empty() && self.dry.is_none()
    }

    /// The squares that the last revision ruled out.
    #[must_use]
    pub fn revised(&self) -> &[Square] {
        &self.trail[self.revised..]
    }

    fn index(&self, square: Square) -> usize {
        (square.row * self.side + square.column) as usize
    }

    fn is_possible(&self, square: Square) -> bool {
        self.levels[self.index(square)] == POSSIBLE
    }

    fn enqueue(&mut self, line: u32) {
        if !self.queued[line as usize] {
            self.queued[line as usize] = true;
            self.queue.push_back(line);
        }
    }

    /// Clears the queue of revisions.
    fn clear_queue(&mut self) {
        while let Some(line) = self.queue.pop_front() {
            self.queued[line as usize] = false;
        }
        self.next = self.queens.len();
    }

    /// Rules out a possible square, and queues its lines.
    #[inline(always)]
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
        if !self.rules.has_diagonals() {
            self.take_from_colour(square, observer);
        }
    }

    /// Rules out what a queen attacks in the rows without a queen.
    fn strike_attacked<O: Observer>(&mut self, queen: Square, observer: &mut O) {
        for depth in self.queens.len()..self.rows.len() {
            self.strike_row(self.rows[depth], queen, NO_LINE, observer);
        }
    }

    /// Rules out the possible squares of a row that a queen attacks and this line, if any, does not
    /// support.
    #[inline(always)]
    fn strike_row<O: Observer>(&mut self, row: u32, queen: Square, by: u32, observer: &mut O) {
        if !self.rules.has_diagonals() {
            return self.strike_columns(row, queen, by, observer);
        }
        for square in attacked_in(row, queen, self.side) {
            self.strike_unsupported(square, by, observer);
        }
    }

    #[inline(always)]
    fn strike_unsupported<O: Observer>(&mut self, square: Square, by: u32, observer: &mut O) {
        if self.is_possible(square) && (by == NO_LINE || !self.supports(by, square)) {
            self.strike(square, by, observer);
        }
    }

    /// Makes revisions until one rules something out. Returns whether one did.
    fn revise_one<O: Observer>(&mut self, observer: &mut O) -> bool {
        let most = match self.rules.has_diagonals() {
            true => MOST_ATTACKED,
            false => u32::MAX,
        };
        while let Some(&line) = self.queue.front() {
            self.revised = self.trail.len();
            if self.left[line as usize] <= most && self.revise_others(line, observer) {
                return true;
            }
            self.queue.pop_front();
            self.queued[line as usize] = false;
            self.next = self.queens.len();
        }
        false
    }

    /// Revises the rows against a line, from `next` on, until a revision rules something out.
    ///
    /// An unsupported square is attacked by every possible square of the line, so only squares
    /// attacked by the first of these need checking.
    fn revise_others<O: Observer>(&mut self, by: u32, observer: &mut O) -> bool {
        let Some(witness) = self.first(by) else {
            return false;
        };
        while let Some(&row) = self.rows.get(self.next) {
            self.next += 1;
            // All squares of the row that the line does not support are attacked by the witness.
            if row != by {
                self.strike_row(row, witness, by, observer);
            }
            if self.trail.len() > self.revised {
                return true;
            }
        }
        false
    }

    /// Whether a line has a possible square that this square does not attack. A colour also supports
    /// its own squares.
    #[inline]
    fn supports(&self, line: u32, square: Square) -> bool {
        if !self.rules.has_diagonals() {
            return self.supports_by_colour(line, square);
        }
        let attacked = attacked_in(line, square, self.side);
        let lost = attacked.filter(|&other| self.is_possible(other)).count() as u32;
        self.left[line as usize] > lost
    }

    /// The first square that a line can still use.
    #[inline]
    fn first(&self, line: u32) -> Option<Square> {
        if line >= self.side {
            return self.first_of_colour(line);
        }
        let row = line;
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
        self.unsupported_by[index] = NO_LINE;
        self.left[square.row as usize] -= 1;
        self.trail.push(square);
        self.marks.push(self.trail.len());
        self.queens.push(square);
        self.clear_queue();
        if !self.rules.has_diagonals() {
            self.close_row(square, observer);
        }
        self.strike_attacked(square, observer);
        self.revised = self.trail.len();
        solved_or_continue(self)
    }

    /// Takes the last queen back and restores what was ruled out since. Its square stays tried.
    fn unwind<O: Observer>(&mut self, observer: &mut O) -> Step {
        let (Some(square), Some(mark)) = (self.queens.pop(), self.marks.pop()) else {
            return Step::Exhausted;
        };
        self.dry = None;
        if !self.rules.has_diagonals() {
            self.reopen_row(square, mark);
        }
        while self.trail.len() > mark {
            let struck = self.trail.pop().expect("the trail is longer than the mark");
            let index = self.index(struck);
            self.levels[index] = POSSIBLE;
            self.left[struck.row as usize] += 1;
            observer.on(Event::Restore { square: struck });
        }
        self.clear_queue();
        self.revised = self.trail.len();
        let depth = self.queens.len() as u32;
        observer.on(Event::Unassign { depth, square });
        Step::Continue
    }
}

impl Solver for ArcConsistency {
    #[inline]
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        self.step_to(None, observer)
    }

    #[inline]
    fn step_to<O: Observer>(&mut self, choice: Option<Square>, observer: &mut O) -> Step {
        let solved = self.is_solved();
        if self.dry.is_none() && !solved && self.revise_one(observer) {
            return Step::Continue;
        }
        let first = || choice.or_else(|| self.candidate());
        let candidate = (self.dry.is_none() && !solved).then(first);
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
