//! Brute force with one queen in each row.

use super::QueensSolver;
use super::support::combination;
use crate::board::{Rules, columns_and_diagonals, line_count};
use crate::solve::prelude::*;

/// The solver's name, options, pseudocode and limits.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Queens,
    id: "row-brute-force",
    name: "One queen per row",
    kind: Kind::Blind,
    aspect: Aspect::Pairs,
    profile: PAIRS,
    idea: "tries every way to fill the rows",
    step: "tries one full board",
    largest: 64,
    options: &[],
    seeded: false,
    nested: None,
    refuses_colours: None,
    unsteered: Some("It goes through full boards in a fixed order, so it never chooses a square."),
    bytes: |size| bytes_a_row(size, 32),
    pseudocode: &[
        step("every queen on the first square of its row", &["begin"]),
        line("repeat until no two queens attack each other:"),
        line("  queen ← the last one not at the end of its row"),
        step("  if there is none: no solution", &["exhausted"]),
        step(
            "  move it one square right, later ones to the start",
            &["next"],
        ),
        step("no two attack each other: solved", &["solved"]),
    ],
};

/// The solver for a puzzle.
pub(super) fn make(puzzle: &QueensPuzzle, _: &Options, _: u64) -> QueensSolver {
    RowBruteForce::new(puzzle).into()
}

/// No queen in this row.
const NONE: u32 = u32::MAX;

/// Ticks over like an odometer with one wheel per row: the last row turns fastest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowBruteForce {
    side: u32,
    /// The queens by depth.
    queens: Vec<Square>,
    /// The number of queens on each column, diagonal and antidiagonal, one after another. Rows
    /// always have one queen. On a board with colours, the column of the queen in each row.
    lines: Vec<u32>,
    rules: Rules,
    /// The number of attacking pairs, counted once per shared line.
    pairs: u32,
}

impl RowBruteForce {
    /// Every unlocked queen in the first column of its row.
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle) -> Self {
        let side = puzzle.side();
        let rows = puzzle.open_rows().into_iter();
        let queens: Vec<_> = rows.map(|row| Square::new(row, 0)).collect();
        let rules = puzzle.rules().clone();
        let count = line_count(side) - side as usize;
        let mut solver = Self {
            side,
            queens: Vec::new(),
            lines: vec![if rules.has_diagonals() { 0 } else { NONE }; count],
            rules,
            pairs: 0,
        };
        for &queen in puzzle.locked().iter().chain(&queens) {
            if solver.rules.has_diagonals() {
                solver.pairs += add(&mut solver.lines, side, queen);
            } else {
                solver.shift(queen, queen);
            }
        }
        Self { queens, ..solver }
    }

    /// Moves a queen along its row of a board with colours.
    #[cold]
    #[inline(never)]
    fn shift(&mut self, from: Square, to: Square) {
        if self.lines[from.row as usize] != NONE {
            self.pairs -= self.attackers(from);
        }
        self.lines[to.row as usize] = to.column;
        self.pairs += self.attackers(to);
    }

    /// The number of queens of other rows that attack a square of a board with colours.
    fn attackers(&self, square: Square) -> u32 {
        let rows = (0..self.side).filter(|&row| row != square.row);
        let attackers = rows.filter(|&row| {
            let column = self.lines[row as usize];
            column != NONE && self.rules.attack(square, Square::new(row, column))
        });
        attackers.count() as u32
    }

    /// The share of all boards that come before this one, from 0 to 1.
    fn done(&self) -> f64 {
        let wheels = self.queens.iter().rev();
        wheels.fold(0.0, |done, queen| {
            (f64::from(queen.column) + done) / f64::from(self.side)
        })
    }

    /// Goes to the next board, where it is known whether queens attack along diagonals.
    #[inline(always)]
    fn next<const DIAGONALS: bool, O: Observer>(&mut self, observer: &mut O) -> Step {
        let last_column = self.side - 1;
        let movable = self.queens.iter().rposition(|q| q.column < last_column);
        let Some(first) = movable else {
            return Step::Exhausted;
        };
        self.turn::<DIAGONALS, O>(first, self.queens[first].column + 1, observer);
        for piece in first + 1..self.queens.len() {
            self.turn::<DIAGONALS, O>(piece, 0, observer);
        }
        solved_or_continue(self)
    }

    #[inline(always)]
    fn turn<const DIAGONALS: bool, O: Observer>(
        &mut self,
        piece: usize,
        column: u32,
        observer: &mut O,
    ) {
        let depth = piece as u32;
        let from = self.queens[piece];
        let to = Square::new(from.row, column);
        self.queens[piece].column = column;
        if DIAGONALS {
            let lines = &mut self.lines[..line_count(self.side) - self.side as usize];
            let ended = remove(lines, self.side, from);
            self.pairs = self.pairs + add(lines, self.side, to) - ended;
        } else {
            self.shift(from, to);
        }
        observer.on(Event::Unassign {
            depth,
            square: from,
        });
        observer.on(Event::Assign { depth, square: to });
    }
}

/// Adds a queen. Returns the number of attacking pairs that it makes.
#[inline]
fn add(lines: &mut [u32], side: u32, square: Square) -> u32 {
    let mut pairs = 0;
    for line in columns_and_diagonals(side, square) {
        pairs += lines[line];
        lines[line] += 1;
    }
    pairs
}

/// Removes a queen. Returns the number of attacking pairs that it ends.
#[inline]
fn remove(lines: &mut [u32], side: u32, square: Square) -> u32 {
    let mut pairs = 0;
    for line in columns_and_diagonals(side, square) {
        lines[line] -= 1;
        pairs += lines[line];
    }
    pairs
}

impl Solver for RowBruteForce {
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        match self.rules.has_diagonals() {
            true => self.next::<true, O>(observer),
            false => self.next::<false, O>(observer),
        }
    }

    fn run<O: Observer>(&mut self, most: u64, observer: &mut O) -> (u64, Step) {
        match self.rules.has_diagonals() {
            true => repeat(self, most, observer, Self::next::<true, O>),
            false => repeat(self, most, observer, Self::next::<false, O>),
        }
    }

    fn is_solved(&self) -> bool {
        self.pairs == 0
    }

    fn height(&self) -> Option<u32> {
        Some(self.pairs)
    }
}

impl Shows for RowBruteForce {
    type Puzzle = QueensPuzzle;

    fn info(&self) -> &'static SolverInfo {
        &INFO
    }

    fn depth(&self) -> usize {
        self.queens.len()
    }

    fn line(&self, _: &LastStep) -> &'static str {
        "next"
    }

    fn sentence(&self, _: &QueensPuzzle, _: &LastStep) -> Sentence {
        combination::sentence(self.pairs)
    }

    fn opening(&self, puzzle: &QueensPuzzle) -> Sentence {
        let queens = match puzzle.locked() {
            [] => "Every queen",
            _ => "Every unlocked queen",
        };
        let start = format!("{queens} starts on the first square of its row.");
        combination::opening(&start, self.pairs)
    }

    fn progress(&self) -> Option<f64> {
        Some(self.done())
    }

    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.queens.iter().copied()
    }
}
