//! Hill climbing: improves a board move by move, and restarts from a random one when no move helps.

use super::QueensSolver;
use super::support::conflicts::Conflicts;
use super::support::random_ties::{Best, TO_THE_NEXT, gave_up, is_only_answer};
use super::support::repair;
use crate::solve::prelude::*;

/// The variants of hill climbing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ClimbRule {
    /// The best of all moves, as long as it improves the board.
    Steepest,
    /// The same, with a limited number of moves that change nothing.
    Sideways,
    /// As in T. Mulvey's report: a random queen in conflict moves to the best square of its row.
    /// This is min-conflicts from a random start.
    Report,
}

impl OptionValues for ClimbRule {
    const TABLE: &'static [(Self, &'static str, &'static str)] = &[
        (Self::Steepest, "steepest", "Steepest"),
        (Self::Sideways, "sideways", "Steepest, with sideways moves"),
        (Self::Report, "report", "Random queen (Mulvey)"),
    ];
}

/// The variant.
static VARIANT: OptionInfo = OptionInfo {
    name: "variant",
    label: "Variant",
    takes: Takes::one_of::<ClimbRule>(),
};

/// The solver's name, options, pseudocode and limits.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Queens,
    id: "hill-climbing",
    name: "Hill climbing",
    kind: Kind::Local,
    aspect: Aspect::Pairs,
    profile: PAIRS,
    idea: "moves a queen to a better square, or starts over",
    step: "moves one queen",
    largest: 300,
    options: &[VARIANT],
    seeded: true,
    nested: None,
    refuses_colours: None,
    unsteered: Some("It moves queens on a full board, and every move follows from its rule."),
    bytes: |size| bytes_a_row(size, 56),
    pseudocode: &[
        step("queen on a random square of every row", &["begin"]),
        line("repeat until no two queens attack each other:"),
        line("  Mulvey: pick a queen in conflict, at random;"),
        step("    move it to the best square of its row", &["move"]),
        step("  steepest: make the best move of all", &["climb"]),
        step("  no better board? A new random one", &["restart"]),
        step("    after 10,000 of these: give up", &["gave-up"]),
        step("no two attack each other: solved", &["solved", "exhausted"]),
    ],
};

/// The solver for a puzzle.
pub(super) fn make(puzzle: &QueensPuzzle, options: &Options, seed: u64) -> QueensSolver {
    HillClimbing::new(puzzle, options.choice(&VARIANT), seed).into()
}

/// The number of restarts after which it gives up.
const MOST_RESTARTS: u64 = 10_000;

/// The most sideways moves in a row.
const SIDEWAYS: u32 = 100;

/// The longest side of a board that shows the numbers of all squares.
const LARGEST_SHOWN: u32 = 100;

/// One queen in each row, in random columns, moved along the rows until no two attack each other.
///
/// * [`ClimbRule::Report`]: a random queen in conflict moves to the square of its row with the
///   fewest conflicts; it may stay. After a limited number of moves, n by default, comes a new
///   random board. This follows T. Mulvey, *Backtracking and Forward-Checking: N-Queens* (2019),
///   who reports 5,854 moves with 130 restarts for 100 queens, 51 of the moves after the last
///   restart. That is about n/2 moves per board, while a board that gets solved takes some 0.7 n.
///   With n moves, most boards of any size succeed.
/// * [`ClimbRule::Steepest`]: of all n(n − 1) moves, the one that leaves the fewest attacking pairs;
///   if none improves the board, a new random board.
/// * [`ClimbRule::Sideways`]: the same, with up to 100 moves in a row that leave the number of
///   pairs as it is. S. Russell, P. Norvig, *Artificial Intelligence: A Modern Approach*, section
///   4.1.
///
/// Equally good moves are chosen at random. A step is a move or a restart. After a solution it
/// starts over on a new random board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HillClimbing {
    board: Conflicts,
    rule: ClimbRule,
    /// The most moves per board in the report's variant.
    most_moves: u64,
    seed: u64,
    rng: Rng,
    moves: u64,
    moves_here: u64,
    /// The number of sideways moves in a row.
    level: u32,
    restarts: u64,
    /// The square of the queen moved last, on this board.
    moved: Option<Square>,
}

impl HillClimbing {
    /// A random board.
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle, rule: ClimbRule, seed: u64) -> Self {
        Self::with_most_moves(puzzle, rule, u64::from(puzzle.side()), seed)
    }

    /// The same with another limit on the moves per board in the report's variant.
    #[must_use]
    pub fn with_most_moves(
        puzzle: &QueensPuzzle,
        rule: ClimbRule,
        most_moves: u64,
        seed: u64,
    ) -> Self {
        let mut rng = Rng::new(seed);
        let mut board = Conflicts::new(puzzle);
        board.scatter(&mut rng);
        Self {
            board,
            rule,
            most_moves,
            seed,
            rng,
            moves: 0,
            moves_here: 0,
            level: 0,
            restarts: 0,
            moved: None,
        }
    }

    /// The number of moves on all boards.
    #[must_use]
    pub fn moves(&self) -> u64 {
        self.moves
    }

    /// The number of moves on this board.
    #[must_use]
    pub fn moves_since_restart(&self) -> u64 {
        self.moves_here
    }

    /// The number of restarts.
    #[must_use]
    pub fn restarts(&self) -> u64 {
        self.restarts
    }

    /// The number of attacking pairs.
    #[must_use]
    pub fn pairs(&self) -> u32 {
        self.board.pairs()
    }

    /// The number of queens in line with a square, without the one in its own row.
    #[must_use]
    pub fn conflicts(&self, square: Square) -> u32 {
        self.board.count(square)
    }

    /// The square to which a random queen in conflict moves, unless the board is given up.
    fn best_of_a_row(&mut self) -> Option<Square> {
        if self.moves_here >= self.most_moves {
            return None;
        }
        let row = self.board.draw(&mut self.rng)?;
        let mut best = Best::new();
        for column in 0..self.board.side() {
            let square = Square::new(row, column);
            best.offer(self.board.count(square), square, &mut self.rng);
        }
        best.choice
    }

    /// The best of all moves, if it improves the board or may go sideways.
    fn best_of_all(&mut self) -> Option<Square> {
        let mut best = Best::new();
        let pairs = self.board.pairs();
        for &row in self.board.open() {
            let others = pairs - self.board.count(self.board.queen(row));
            for column in (0..self.board.side()).filter(|&c| c != self.board.column(row)) {
                let square = Square::new(row, column);
                let pairs = others + self.board.count(square);
                best.offer(pairs, square, &mut self.rng);
            }
        }
        let sideways = self.rule == ClimbRule::Sideways && self.level < SIDEWAYS;
        best.choice
            .filter(|_| best.value < pairs || best.value == pairs && sideways)
    }

    /// The number of attacking pairs if a row's queen moved to this square.
    fn pairs_after(&self, square: Square) -> u32 {
        let queen = self.board.queen(square.row);
        self.board.pairs() + self.board.count(square) - self.board.count(queen)
    }

    fn climb<O: Observer>(&mut self, to: Square, observer: &mut O) -> Step {
        let (from, before) = (self.board.queen(to.row), self.board.pairs());
        self.board.shift(to.row, to.column);
        observer.on(Event::Move { from, to });
        self.level = if self.board.pairs() == before {
            self.level + 1
        } else {
            0
        };
        self.moves += 1;
        self.moves_here += 1;
        self.moved = Some(to);
        solved_or_continue(self)
    }

    fn restart<O: Observer>(&mut self, observer: &mut O) -> Step {
        let solved = self.is_solved();
        if solved && is_only_answer(self.board.open()) {
            return Step::Exhausted;
        }
        if self.restarts >= MOST_RESTARTS {
            return Step::GaveUp;
        }
        self.board.scatter(&mut self.rng);
        self.restarts += 1;
        (self.moves_here, self.level, self.moved) = (0, 0, None);
        observer.on(Event::Restart { solved });
        solved_or_continue(self)
    }
}

impl Solver for HillClimbing {
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        let to = match self.rule {
            _ if self.is_solved() => None,
            ClimbRule::Report => self.best_of_a_row(),
            ClimbRule::Steepest | ClimbRule::Sideways => self.best_of_all(),
        };
        match to {
            Some(to) => self.climb(to, observer),
            None => self.restart(observer),
        }
    }

    fn is_solved(&self) -> bool {
        self.board.pairs() == 0
    }

    fn height(&self) -> Option<u32> {
        Some(self.board.pairs())
    }
}

impl Shows for HillClimbing {
    type Puzzle = QueensPuzzle;

    fn info(&self) -> &'static SolverInfo {
        &INFO
    }

    fn depth(&self) -> usize {
        0
    }

    fn line(&self, last: &LastStep) -> &'static str {
        last.restart_line().unwrap_or(match self.rule {
            ClimbRule::Report => "move",
            ClimbRule::Steepest | ClimbRule::Sideways => "climb",
        })
    }

    fn sentence(&self, puzzle: &QueensPuzzle, last: &LastStep) -> Sentence {
        let mut board = Namer::new(puzzle.size());
        let told = match (last.moved, self.rule) {
            (Some((from, to)), ClimbRule::Report) => {
                repair::told(&mut board, from, to, self.conflicts(to))
            }
            (Some((from, to)), _) => {
                let (from, to) = (board.name(from), board.name(to));
                match self.level {
                    0 => format!("The best move: {from} to {to}."),
                    _ => format!("No move is better, so sideways: {from} to {to}."),
                }
            }
            _ if last.from_solution => format!("{TO_THE_NEXT}: a new random board."),
            (None, ClimbRule::Report) => "Too many moves, so a new random board.".to_owned(),
            (None, _) => "No move helped, so a new random board.".to_owned(),
        };
        board.sentence(format!("{told} {}", self.board.told_pairs()))
    }

    fn opening(&self, _: &QueensPuzzle) -> Sentence {
        format!(
            "One queen in every row, at random. {}",
            self.board.told_pairs()
        )
        .into()
    }

    /// The report's variant shows what the last move compared: the conflicts along a row. The
    /// others show what the next move will compare: the attacking pairs after every move.
    fn annotations(&self, _: &LastStep, annotations: &mut Vec<Annotation>) {
        annotations.extend(self.moved.map(|square| Annotation::Chosen { square }));
        if self.board.side() > LARGEST_SHOWN {
            return;
        }
        let all = self.rule != ClimbRule::Report;
        let rows = self.board.open().iter().copied();
        for row in rows.filter(|&row| all || self.moved.is_some_and(|to| to.row == row)) {
            annotations.extend((0..self.board.side()).map(|column| {
                let square = Square::new(row, column);
                let count = if all {
                    self.pairs_after(square)
                } else {
                    self.board.count(square)
                };
                let value = count as i32;
                Annotation::Number { square, value }
            }));
        }
    }

    fn why_stopped(&self, solutions: u64) -> Option<Sentence> {
        let ended = self.restarts >= MOST_RESTARTS;
        ended.then(|| gave_up(solutions, MOST_RESTARTS, "restarts", self.seed))
    }

    fn metrics(&self, metrics: &mut Vec<Metric>) {
        metrics.push(("moves on this board", self.moves_here.into()));
    }

    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.board.queens()
    }
}
