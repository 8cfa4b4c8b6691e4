//! Min-conflicts: a greedy start, then a few repairs, even on large boards.

use super::QueensSolver;
use super::support::conflicts::Conflicts;
use super::support::random_ties::{Best, TO_THE_NEXT, gave_up, is_only_answer};
use super::support::repair;
use crate::solve::prelude::*;

/// The solver's name, options, pseudocode and limits.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Queens,
    id: "min-conflicts",
    name: "Min-conflicts",
    kind: Kind::Local,
    aspect: Aspect::Compared,
    profile: PAIRS,
    idea: "a good start, then repairs one by one",
    step: "places or moves one queen",
    largest: 100_000,
    options: &[],
    seeded: true,
    nested: None,
    refuses_colours: None,
    unsteered: Some("It moves queens on a full board, and every move follows from its rule."),
    bytes: |size| bytes_a_row(size, 56),
    pseudocode: &[
        step("begin with the locked queens", &["begin"]),
        line("for each row from the top:"),
        step("  queen on a square with the fewest conflicts", &["place"]),
        line("repeat until no two queens attack each other:"),
        line("  pick a queen in conflict, at random"),
        step("  move it to the best square of its row", &["repair"]),
        step("  after too many repairs: start over", &["restart"]),
        step("    after 1,000 boards: give up", &["gave-up"]),
        step("no two attack each other: solved", &["solved", "exhausted"]),
    ],
};

/// The solver for a puzzle.
pub(super) fn make(puzzle: &QueensPuzzle, _: &Options, seed: u64) -> QueensSolver {
    MinConflicts::new(puzzle, seed).into()
}

/// The number of boards after which it gives up.
const MOST_STARTS: u64 = 1_000;

/// The most columns drawn in search of one without conflicts before all are compared.
const DRAWS: u32 = 32;

/// The longest side of a board that shows the numbers compared.
const LARGEST_SHOWN: u32 = 1_000;

/// The start is greedy: row by row, a queen goes to the square with the fewest conflicts with the
/// queens above and the locked ones. Then, again and again, a random queen in conflict moves to the
/// square of its row with the fewest conflicts; it may stay. Equally good squares are chosen at
/// random. A step places a queen, moves one, or starts over after too many repairs.
///
/// After a solution it starts over. S. Minton, M. D. Johnston, A. B. Philips, P. Laird, *Minimizing
/// conflicts: a heuristic repair method for constraint satisfaction and scheduling problems*,
/// Artificial Intelligence 58 (1992).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MinConflicts {
    board: Conflicts,
    /// The number of queens that the greedy start has placed.
    placed: usize,
    seed: u64,
    rng: Rng,
    repairs: u64,
    repairs_here: u64,
    starts: u64,
    /// The square that was chosen last, on this board.
    chosen: Option<Square>,
}

impl MinConflicts {
    /// Only the locked queens are placed.
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle, seed: u64) -> Self {
        Self {
            board: Conflicts::new(puzzle),
            placed: 0,
            seed,
            rng: Rng::new(seed),
            repairs: 0,
            repairs_here: 0,
            starts: 1,
            chosen: None,
        }
    }

    /// The number of repairs on all boards.
    #[must_use]
    pub fn repairs(&self) -> u64 {
        self.repairs
    }

    /// The number of boards begun, including the first.
    #[must_use]
    pub fn starts(&self) -> u64 {
        self.starts
    }

    /// The number of queens in line with a square, without the one in its own row.
    #[must_use]
    pub fn conflicts(&self, square: Square) -> u32 {
        self.board.count(square)
    }

    fn all_placed(&self) -> bool {
        self.placed == self.board.open().len()
    }

    /// A board of any size needs some 55 repairs, unless it goes round in circles.
    fn most_repairs(&self) -> u64 {
        100 + u64::from(self.board.side())
    }

    /// A square of a row with the fewest conflicts, each of them equally likely.
    fn best_of_row(&mut self, row: u32) -> Square {
        match self.board.has_diagonals() {
            true => self.best_by(row, Conflicts::in_line),
            false => self.best_by(row, Conflicts::attackers),
        }
    }

    /// The same, with what counts the conflicts of a square.
    ///
    /// Drawing until a square has no conflict also makes all such squares equally likely. On a
    /// large board it spares most rows the comparison of all squares.
    #[inline]
    fn best_by(&mut self, row: u32, count: impl Fn(&Conflicts, Square) -> u32) -> Square {
        let side = self.board.side();
        for _ in 0..DRAWS.min(side) {
            let square = Square::new(row, self.rng.below(side));
            if count(&self.board, square) == 0 {
                return square;
            }
        }
        let mut best = Best::new();
        for column in 0..side {
            let square = Square::new(row, column);
            best.offer(count(&self.board, square), square, &mut self.rng);
        }
        best.choice.expect("a row has a square")
    }

    fn place<O: Observer>(&mut self, observer: &mut O) -> Step {
        let square = self.best_of_row(self.board.open()[self.placed]);
        self.board.put(square.row, square.column);
        let depth = self.placed as u32;
        observer.on(Event::Assign { depth, square });
        self.placed += 1;
        self.chosen = Some(square);
        solved_or_continue(self)
    }

    fn repair<O: Observer>(&mut self, row: u32, observer: &mut O) -> Step {
        let (from, to) = (self.board.queen(row), self.best_of_row(row));
        self.board.shift(row, to.column);
        observer.on(Event::Move { from, to });
        self.repairs += 1;
        self.repairs_here += 1;
        self.chosen = Some(to);
        solved_or_continue(self)
    }

    fn restart<O: Observer>(&mut self, observer: &mut O) -> Step {
        let solved = self.is_solved();
        if solved && is_only_answer(self.board.open()) {
            return Step::Exhausted;
        }
        if self.starts >= MOST_STARTS {
            return Step::GaveUp;
        }
        self.board.clear();
        self.starts += 1;
        (self.placed, self.repairs_here, self.chosen) = (0, 0, None);
        observer.on(Event::Restart { solved });
        solved_or_continue(self)
    }
}

impl Solver for MinConflicts {
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        if !self.all_placed() {
            return self.place(observer);
        }
        if self.repairs_here < self.most_repairs()
            && let Some(row) = self.board.draw(&mut self.rng)
        {
            return self.repair(row, observer);
        }
        self.restart(observer)
    }

    fn is_solved(&self) -> bool {
        self.all_placed() && self.board.pairs() == 0
    }

    fn height(&self) -> Option<u32> {
        Some(self.board.pairs())
    }
}

impl Shows for MinConflicts {
    type Puzzle = QueensPuzzle;

    fn info(&self) -> &'static SolverInfo {
        &INFO
    }

    fn depth(&self) -> usize {
        self.placed
    }

    fn line(&self, last: &LastStep) -> &'static str {
        last.restart_line().unwrap_or(match last.moved {
            Some(_) => "repair",
            None => "place",
        })
    }

    fn sentence(&self, puzzle: &QueensPuzzle, last: &LastStep) -> Sentence {
        let mut board = Namer::new(puzzle.size());
        let text = match (last.moved, last.assigned) {
            (Some((from, to)), _) => repair::told(&mut board, from, to, self.conflicts(to)),
            (None, Some(square)) => {
                let conflicts = repair::told_conflicts(self.conflicts(square));
                let (name, row) = (board.name(square), board.rank(square.row));
                format!("Queen on {name}: {conflicts}, the fewest in row {row}.")
            }
            _ if last.from_solution => format!("{TO_THE_NEXT}: the search starts over."),
            (None, None) => "Too many repairs. The search starts over.".to_owned(),
        };
        board.sentence(text)
    }

    fn opening(&self, puzzle: &QueensPuzzle) -> Sentence {
        super::to_place(puzzle)
    }

    /// The conflicts along the row of the last choice, as they were then.
    fn annotations(&self, _: &LastStep, annotations: &mut Vec<Annotation>) {
        let Some(square) = self.chosen else {
            return;
        };
        annotations.push(Annotation::Chosen { square });
        if self.board.side() > LARGEST_SHOWN {
            return;
        }
        annotations.extend((0..self.board.side()).map(|column| {
            let square = Square::new(square.row, column);
            let value = self.board.count(square) as i32;
            Annotation::Number { square, value }
        }));
    }

    fn why_stopped(&self, solutions: u64) -> Option<Sentence> {
        let tried = self.is_solved() || self.repairs_here >= self.most_repairs();
        let ended = self.starts >= MOST_STARTS && tried;
        ended.then(|| gave_up(solutions, MOST_STARTS, "starts", self.seed))
    }

    fn metrics(&self, metrics: &mut Vec<Metric>) {
        metrics.push(("repairs", self.repairs.into()));
    }

    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.board.queens()
    }
}
