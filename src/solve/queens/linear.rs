//! Linear-time local search for very large boards.

use super::QueensSolver;
use super::support::random_ties::{TO_THE_NEXT, gave_up, is_only_answer};
use crate::solve::prelude::*;

/// The solver's name, options, pseudocode and limits.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Queens,
    id: "linear",
    name: "Linear-time search",
    kind: Kind::Local,
    aspect: Aspect::Pairs,
    profile: "queens",
    idea: "keeps every queen unattacked; the last rows swap columns",
    step: "places one queen",
    largest: 1_000_000,
    options: &[],
    seeded: true,
    nested: None,
    refuses_colours: Some(
        "Linear-time search keeps tables of diagonals, which boards with colours don’t have: choose Min-conflicts.",
    ),
    unsteered: Some("It draws squares at random and swaps queens, but never takes a queen back."),
    bytes: |size| bytes_a_row(size, 10),
    pseudocode: &[
        step("begin with the locked queens", &["begin"]),
        line("for each row from the top:"),
        line("  draw a free column at random, up to 40 times;"),
        step("    not attacked? The queen goes there", &["place"]),
        line("  else swap columns with another queen,"),
        step("    so that neither is attacked", &["swap"]),
        step("  none found? Clear the board, start over", &["restart"]),
        step("    after 10,000 boards: give up", &["gave-up"]),
        step("every row has a queen: solved", &["solved", "exhausted"]),
    ],
};

/// The solver for a puzzle.
pub(super) fn make(puzzle: &QueensPuzzle, _: &Options, seed: u64) -> QueensSolver {
    Linear::new(puzzle, seed).into()
}

/// The number of boards after which it gives up.
const MOST_STARTS: u64 = 10_000;

/// The most columns drawn for a row before it swaps.
const DRAWS: u32 = 40;

/// The most queens drawn as partners of a swap before the board is given up.
const SWAP_DRAWS: u32 = 5_000;

/// A permutation in which the queens placed never attack each other.
///
/// Row by row, columns are drawn at random from those left until one gives a square that is not
/// attacked. For the last hundred rows or so, 40 draws often fail: then the row swaps columns with
/// a queen already placed, such that neither is attacked. So every queen takes a few draws on
/// boards of any size. A step places a queen, perhaps by a swap, or starts over if no swap was
/// found. After a solution it starts over.
///
/// After R. Sosič, J. Gu, *Efficient local search with conflict minimization: a case study of the
/// n-queens problem*, IEEE Transactions on Knowledge and Data Engineering 6 (1994), 661–668. They
/// place queens in conflict and then swap the conflicts away; here no conflict arises. No other
/// queen may use the lines of locked queens.
#[derive(Clone, Debug)]
pub struct Linear {
    /// The rows without a locked queen, from the top.
    rows: Vec<u32>,
    /// The columns without a locked queen. Those of the queens placed come first, by row.
    columns: Vec<u32>,
    placed: usize,
    diagonals: Diagonals,
    locked: Vec<Square>,
    seed: u64,
    rng: Rng,
    starts: u64,
    swaps: u64,
    /// The queens that the last step placed or moved.
    touched: [Option<Square>; 2],
}

impl Linear {
    /// Only the locked queens are placed.
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle, seed: u64) -> Self {
        let mut taken = vec![false; puzzle.side() as usize];
        for queen in puzzle.locked() {
            taken[queen.column as usize] = true;
        }
        let open = (0..puzzle.side()).filter(|&column| !taken[column as usize]);
        let mut solver = Self {
            rows: puzzle.open_rows(),
            columns: open.collect(),
            placed: 0,
            diagonals: Diagonals::new(puzzle.side()),
            locked: puzzle.locked().to_vec(),
            seed,
            rng: Rng::new(seed),
            starts: 1,
            swaps: 0,
            touched: [None; 2],
        };
        solver.clear();
        solver
    }

    /// The number of swaps on all boards.
    #[must_use]
    pub fn swaps(&self) -> u64 {
        self.swaps
    }

    /// The number of boards begun, including the first.
    #[must_use]
    pub fn starts(&self) -> u64 {
        self.starts
    }

    fn square(&self, row: usize, column: usize) -> Square {
        Square::new(self.rows[row], self.columns[column])
    }

    /// Removes all queens except the locked ones.
    fn clear(&mut self) {
        self.placed = 0;
        self.diagonals.clear();
        for &queen in &self.locked {
            self.diagonals.take(queen);
        }
    }

    /// The place of a column whose square in the next row is not attacked, if the draws find one.
    #[inline]
    fn free_column(&mut self) -> Option<usize> {
        let left = self.columns.len() - self.placed;
        let row = self.rows[self.placed];
        for _ in 0..DRAWS {
            let place = self.placed + self.rng.below(left as u32) as usize;
            if self
                .diagonals
                .are_free(Square::new(row, self.columns[place]))
            {
                return Some(place);
            }
        }
        None
    }

    #[inline]
    fn place<O: Observer>(&mut self, column: usize, observer: &mut O) -> Step {
        self.columns.swap(self.placed, column);
        let (depth, square) = (self.placed as u32, self.square(self.placed, self.placed));
        self.diagonals.take(square);
        self.placed += 1;
        self.touched = [Some(square), None];
        observer.on(Event::Assign { depth, square });
        solved_or_continue(self)
    }

    /// The place of a queen that can swap columns with the next row, if the draws find one.
    fn partner(&mut self) -> Option<usize> {
        for _ in 0..SWAP_DRAWS.min(4 * self.placed as u32) {
            let place = self.rng.below(self.placed as u32) as usize;
            self.diagonals.leave(self.square(place, place));
            if self.can_swap(place) {
                return Some(place);
            }
            self.diagonals.take(self.square(place, place));
        }
        None
    }

    /// Whether the next row and the row of a lifted queen can swap columns.
    fn can_swap(&mut self, place: usize) -> bool {
        let (own, next) = (
            self.square(self.placed, place),
            self.square(place, self.placed),
        );
        if !self.diagonals.are_free(own) {
            return false;
        }
        self.diagonals.take(own);
        let both = self.diagonals.are_free(next);
        self.diagonals.leave(own);
        both
    }

    /// Swaps the columns of the next row and of a lifted queen.
    fn swap<O: Observer>(&mut self, place: usize, observer: &mut O) -> Step {
        let from = self.square(place, place);
        self.columns.swap(place, self.placed);
        let (to, square) = (
            self.square(place, place),
            self.square(self.placed, self.placed),
        );
        self.diagonals.take(to);
        self.diagonals.take(square);
        let depth = self.placed as u32;
        self.placed += 1;
        self.swaps += 1;
        self.touched = [Some(square), Some(to)];
        observer.on(Event::Move { from, to });
        observer.on(Event::Assign { depth, square });
        solved_or_continue(self)
    }

    fn restart<O: Observer>(&mut self, observer: &mut O) -> Step {
        let solved = self.is_solved();
        if solved && is_only_answer(&self.rows) {
            return Step::Exhausted;
        }
        if self.starts >= MOST_STARTS {
            return Step::GaveUp;
        }
        self.clear();
        self.starts += 1;
        self.touched = [None; 2];
        observer.on(Event::Restart { solved });
        solved_or_continue(self)
    }
}

impl Solver for Linear {
    #[inline]
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        if self.is_solved() {
            return self.restart(observer);
        }
        if let Some(column) = self.free_column() {
            return self.place(column, observer);
        }
        match self.partner() {
            Some(place) => self.swap(place, observer),
            None => self.restart(observer),
        }
    }

    #[inline]
    fn is_solved(&self) -> bool {
        self.placed == self.rows.len()
    }
}

impl Shows for Linear {
    type Puzzle = QueensPuzzle;

    fn info(&self) -> &'static SolverInfo {
        &INFO
    }

    fn depth(&self) -> usize {
        self.placed
    }

    fn line(&self, last: &LastStep) -> &'static str {
        last.restart_line().unwrap_or(match last.moved {
            Some(_) => "swap",
            None => "place",
        })
    }

    fn sentence(&self, puzzle: &QueensPuzzle, last: &LastStep) -> Sentence {
        let mut board = Namer::new(puzzle.size());
        let text = match (last.assigned, last.moved) {
            (Some(square), None) => format!(
                "Queen on {}: a free column, drawn at random.",
                board.name(square)
            ),
            (Some(square), Some((from, to))) => format!(
                "{DRAWS} draws for row {} all failed, so it swaps: {} to {}, and a new queen on {}.",
                board.rank(square.row),
                board.name(from),
                board.name(to),
                board.name(square)
            ),
            _ if last.from_solution => format!("{TO_THE_NEXT}: the search starts over."),
            (None, _) => {
                "No column drawn was free, and no swap drawn worked. The search starts over."
                    .to_owned()
            }
        };
        board.sentence(text)
    }

    fn opening(&self, puzzle: &QueensPuzzle) -> Sentence {
        super::to_place(puzzle)
    }

    fn annotations(&self, _: &LastStep, annotations: &mut Vec<Annotation>) {
        let touched = self.touched.iter().flatten();
        annotations.extend(touched.map(|&square| Annotation::Chosen { square }));
    }

    fn why_stopped(&self, solutions: u64) -> Option<Sentence> {
        let ended = self.starts >= MOST_STARTS;
        ended.then(|| gave_up(solutions, MOST_STARTS, "starts", self.seed))
    }

    fn metrics(&self, metrics: &mut Vec<Metric>) {
        metrics.push(("swaps", self.swaps.into()));
    }

    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        (0..self.placed).map(|place| self.square(place, place))
    }
}

/// Which diagonals are taken, one bit each.
#[derive(Clone, Debug)]
struct Diagonals {
    side: u32,
    rising: Vec<u64>,
    falling: Vec<u64>,
}

impl Diagonals {
    fn new(side: u32) -> Self {
        let words = (2 * side).div_ceil(u64::BITS) as usize;
        Self {
            side,
            rising: vec![0; words],
            falling: vec![0; words],
        }
    }

    fn clear(&mut self) {
        self.rising.fill(0);
        self.falling.fill(0);
    }

    /// The numbers of the diagonals through a square.
    #[inline]
    fn through(&self, Square { row, column }: Square) -> (u32, u32) {
        (row + column, row + self.side - 1 - column)
    }

    #[inline]
    fn are_free(&self, square: Square) -> bool {
        let (rising, falling) = self.through(square);
        !has(&self.rising, rising) && !has(&self.falling, falling)
    }

    #[inline]
    fn take(&mut self, square: Square) {
        let (rising, falling) = self.through(square);
        self.rising[word(rising)] |= bit(rising);
        self.falling[word(falling)] |= bit(falling);
    }

    #[inline]
    fn leave(&mut self, square: Square) {
        let (rising, falling) = self.through(square);
        self.rising[word(rising)] &= !bit(rising);
        self.falling[word(falling)] &= !bit(falling);
    }
}

#[inline]
const fn word(number: u32) -> usize {
    (number / u64::BITS) as usize
}

#[inline]
const fn bit(number: u32) -> u64 {
    1 << (number % u64::BITS)
}

#[inline]
fn has(bits: &[u64], number: u32) -> bool {
    bits[word(number)] & bit(number) != 0
}
