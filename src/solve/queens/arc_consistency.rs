//! Arc consistency: rules out every square that would leave another row with no square, and repeats
//! until nothing changes.

use std::borrow::Cow;
use std::collections::VecDeque;

use super::QueensSolver;
use super::support::lookahead::{self, Moment};
use crate::board::rules::bits;
use crate::board::{Rules, Unit, attacked_in};
use crate::solve::annotation::Line;
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
    refuses_colours: None,
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
    queens: Vec<Square>,
    levels: Vec<i16>,
    /// The number of possible squares of each line.
    left: Vec<u32>,
    /// For every square ruled out, the line that did not support it, or [`NO_LINE`].
    unsupported_by: Vec<u32>,
    /// The squares ruled out, in order.
    trail: Vec<Square>,
    /// The length of the trail after each queen was placed, including its own mark.
    marks: Vec<usize>,
    /// Whether each colour has a queen.
    filled: Vec<bool>,
    /// Lines that lost squares, so that they may no longer support others.
    queue: VecDeque<u32>,
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
            queens: Vec::with_capacity(rows.len()),
            levels: vec![POSSIBLE; area],
            left: vec![side; lines],
            unsupported_by: vec![NO_LINE; area],
            trail: Vec::with_capacity(area),
            marks: Vec::with_capacity(rows.len()),
            filled: vec![false; colours],
            queue: VecDeque::with_capacity(lines),
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

    /// The line of a square's colour, if the board has colours.
    #[inline]
    fn colour_of(&self, square: Square) -> Option<u32> {
        let regions = self.rules.regions()?;
        Some(self.side + regions.colour(square))
    }

    /// Records that a queen fills its colour, or no longer does.
    fn fill_colour(&mut self, queen: Square, filled: bool) {
        if let Some(colour) = self.colour_of(queen) {
            self.filled[(colour - self.side) as usize] = filled;
        }
    }

    /// Whether a colour has neither a queen nor a square.
    fn is_dry(&self, colour: u32) -> bool {
        self.left[colour as usize] == 0 && !self.filled[(colour - self.side) as usize]
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
                format!("{ruled_out}{}", self.told_dry(last))
            }
        }
    }

    /// The sentence about a queen taken back.
    fn told_back(&self, board: &mut Namer, lifted: Square) -> String {
        let name = board.name(lifted);
        let Some(line) = self.went_back_for else {
            return format!("On to the next solution: {name} comes off.");
        };
        let title = self.rules.unit_title(self.unit(line));
        let free: Vec<_> = self.open_squares(line).collect();
        let free = board.list(&free);
        format!("{title} ran out of squares, so {name} comes off. {title} gets {free} back.")
    }

    /// What to add when a line has run out of squares.
    fn told_dry(&self, last: &LastStep) -> String {
        let dry = self.dry.filter(|_| last.wiped_out.is_some());
        dry.map_or_else(String::new, |line| {
            let title = self.rules.unit_title(self.unit(line));
            format!(" {title} runs out of squares.")
        })
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
            "{} would {each}leave {} with no square, so {they} ruled out.{}",
            board.list(self.revised()),
            self.rules.unit_name(by),
            self.told_dry(last)
        )
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

    /// Takes a square from its colour, and queues the colour.
    #[cold]
    #[inline(never)]
    fn take_from_colour<O: Observer>(&mut self, square: Square, observer: &mut O) {
        let Some(colour) = self.colour_of(square) else {
            return;
        };
        self.left[colour as usize] -= 1;
        if self.filled[(colour - self.side) as usize] {
            return;
        }
        if self.left[colour as usize] == 0 && self.dry.is_none() {
            self.dry = Some(colour);
            let squares = self.rules.squares_of(self.unit(colour));
            let square = squares[0];
            observer.on(Event::Wipeout { square });
        }
        self.enqueue(colour);
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

    /// The same on a board with colours.
    #[cold]
    #[inline(never)]
    fn strike_columns<O: Observer>(&mut self, row: u32, queen: Square, by: u32, observer: &mut O) {
        for column in bits(self.rules.attacked_columns(queen, row).unwrap_or(0)) {
            self.strike_unsupported(Square::new(row, column), by, observer);
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

    /// The same on a board with colours.
    #[cold]
    #[inline(never)]
    fn supports_by_colour(&self, line: u32, square: Square) -> bool {
        let mut others = self.open_squares(line);
        self.colour_of(square) == Some(line)
            || others.any(|other| !self.rules.attack(square, other))
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

    /// The first square that a colour without a queen can still use.
    #[cold]
    #[inline(never)]
    fn first_of_colour(&self, colour: u32) -> Option<Square> {
        let filled = self.filled[(colour - self.side) as usize];
        self.open_squares(colour).find(|_| !filled)
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

    /// Fills a queen's colour, and takes the squares of its row from their colours. Those tried before
    /// were taken then, but their colours may support less now.
    #[cold]
    #[inline(never)]
    fn close_row<O: Observer>(&mut self, queen: Square, observer: &mut O) {
        self.fill_colour(queen, true);
        for column in 0..self.side {
            let square = Square::new(queen.row, column);
            if square == queen || self.is_possible(square) {
                self.take_from_colour(square, observer);
            } else if let Some(colour) = self.colour_of(square) {
                self.enqueue(colour);
            }
        }
    }

    /// Gives the possible squares of a row without its queen, and those ruled out after this mark,
    /// back to their colours. The queen's square stays tried, so its colour can have lost its last one.
    #[cold]
    #[inline(never)]
    fn reopen_row(&mut self, queen: Square, mark: usize) {
        self.fill_colour(queen, false);
        for column in 0..self.side {
            let square = Square::new(queen.row, column);
            if self.is_possible(square) {
                self.give_to_colour(square);
            }
        }
        for place in mark..self.trail.len() {
            self.give_to_colour(self.trail[place]);
        }
        self.dry = self.colour_of(queen).filter(|&colour| self.is_dry(colour));
    }

    fn give_to_colour(&mut self, square: Square) {
        if let Some(colour) = self.colour_of(square) {
            self.left[colour as usize] += 1;
        }
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
        let dry = self.dry.map_or_else(String::new, |line| {
            let title = self.rules.unit_title(self.unit(line));
            format!(" {title} runs out of squares.")
        });
        format!("{to_place}{ruled_out}{dry}").into()
    }

    /// The colour that has run out of squares, if one has.
    fn cause(&self) -> Option<Cause> {
        match self.unit(self.dry?) {
            Unit::Colour(colour) => Some(Cause::RanDry(Line::Colour(colour))),
            Unit::Row(_) | Unit::Column(_) => None,
        }
    }

    /// Empty below the last queen if a line has run out of squares.
    fn untried(&self, depth: usize) -> Option<Vec<Square>> {
        let doomed = self.dry.is_some() && depth == self.queens.len();
        let row = self.rows.get(depth).filter(|_| !doomed);
        Some(row.map_or_else(Vec::new, |&row| self.possible(row).collect()))
    }

    /// The line or queen of the last step, and every square ruled out for lack of support.
    fn annotations(&self, last: &LastStep, annotations: &mut Vec<Annotation>) {
        match self
            .dry
            .filter(|_| last.wiped_out.is_some())
            .map(|line| self.unit(line))
        {
            Some(colour @ Unit::Colour(_)) => {
                let squares = self.rules.squares_of(colour).into_iter();
                annotations.extend(squares.map(|square| Annotation::Fault { square }));
            }
            _ => annotations.extend(last.emptied()),
        }
        if let (None, Some(square)) = (last.assigned, last.lifted) {
            self.annotate_back(square, annotations);
        }
        let struck = self.trail.iter().enumerate();
        annotations.extend(struck.filter_map(|(place, &square)| {
            let fresh = place >= self.revised;
            Some(match self.unsupported_by(square)? {
                Unit::Row(row) | Unit::Column(row) => {
                    Annotation::Unsupported { square, row, fresh }
                }
                Unit::Colour(colour) => Annotation::UnsupportedByColour {
                    square,
                    colour,
                    fresh,
                },
            })
        }));
    }
}

impl ArcConsistency {
    /// A queen taken back, and the squares that its row or colour can use again.
    fn annotate_back(&self, square: Square, annotations: &mut Vec<Annotation>) {
        let line = self.went_back_for;
        match line.map(|line| (self.unit(line), self.open_squares(line))) {
            Some((Unit::Colour(_), free)) => {
                annotations.extend(free.map(|square| Annotation::FreeAgain { square }));
                annotations.push(Annotation::TakenBack { square });
            }
            _ => {
                let free = line.map(|row| (row, self.possible(row).collect()));
                annotations.extend(lookahead::went_back(square, free));
            }
        }
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
