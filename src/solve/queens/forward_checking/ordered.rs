//! Forward checking with a choice of the next row and the next square, and with restarts.

use std::borrow::Cow;

use super::{RowOrder, SquareOrder};
use crate::board::attacked_in;
use crate::solve::Domains;
use crate::solve::prelude::*;
use crate::solve::queens::support::lookahead::{self, Lookahead};

/// Rows with more squares left than this are not told apart by their degree, which would take
/// longer to work out than it saves.
const FEW: u32 = 8;

/// Forward checking whose rows and squares are taken in an order that one can choose.
///
/// *Fewest squares left* is the smallest-domain rule of R. M. Haralick, G. L. Elliott, *Increasing
/// tree search efficiency for constraint satisfaction problems*, Artificial Intelligence 14
/// (1980), 263–313; among rows with equally few, the topmost is taken. *With degree* it is the one
/// whose squares attack the most possible squares of other rows, after D. Brélaz, *New methods to
/// color the vertices of a graph*, Communications of the ACM 22 (1979), 251–256; then the topmost.
/// *Least constraining* is in R. Dechter, J. Pearl, *Network-based heuristics for constraint
/// satisfaction problems*, Artificial Intelligence 34 (1987), 1–38.
///
/// With restarts the search starts over after so many nodes, and each time after half as many
/// again, so that it is complete all the same: T. Walsh, *Search in a small world*, IJCAI 1999.
/// They are meant for squares drawn at random: any other order would only repeat itself. Once a
/// solution has been found there are no more restarts, so that no solution is met twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderedForwardChecking {
    ahead: Lookahead,
    /// The domains before the first step, to start over with.
    initial: Domains,
    /// Whether the row of the current depth has been chosen.
    chosen: bool,
    rows: RowOrder,
    squares: SquareOrder,
    rng: Rng,
    /// Nodes since the search started over, and after how many it does so again.
    nodes: u64,
    limit: Option<u64>,
    /// Nodes of the whole run.
    all_nodes: u64,
}

impl OrderedForwardChecking {
    /// Only what the locked queens attack is struck. `restart_after` counts nodes.
    #[must_use]
    pub fn new(
        puzzle: &QueensPuzzle,
        rows: RowOrder,
        squares: SquareOrder,
        restart_after: Option<u64>,
        seed: u64,
    ) -> Self {
        let ahead = Lookahead::new(puzzle);
        Self {
            initial: ahead.domains.clone(),
            ahead,
            chosen: false,
            rows,
            squares,
            rng: Rng::new(seed),
            nodes: 0,
            limit: restart_after,
            all_nodes: 0,
        }
    }

    /// Which squares every row may still use.
    #[must_use]
    pub fn domains(&self) -> &Domains {
        &self.ahead.domains
    }

    /// The rows without a queen, in no order; the row being decided is the first of them.
    fn open_rows(&self) -> &[u32] {
        self.ahead.domains.rows_from(self.ahead.queens.len())
    }

    /// The row to be decided next, if any is left.
    fn next_row(&self) -> Option<u32> {
        let open = self.open_rows();
        if self.chosen {
            return open.first().copied();
        }
        match self.rows {
            RowOrder::TopDown => open.iter().copied().min(),
            RowOrder::Fewest => open
                .iter()
                .copied()
                .min_by_key(|&row| self.squares_left(row)),
            RowOrder::FewestDegree => self.fewest_by_degree(),
        }
    }

    /// How many squares a row has left, and which it is: the fewest first, then the topmost.
    fn squares_left(&self, row: u32) -> (u32, u32) {
        (self.ahead.domains.left(row), row)
    }

    fn fewest_by_degree(&self) -> Option<u32> {
        let open = self.open_rows().iter().copied();
        let least = open.clone().map(|row| self.ahead.domains.left(row)).min()?;
        let mut best: Option<(u32, u32)> = None;
        for row in open.filter(|&row| self.ahead.domains.left(row) == least) {
            let degree = if least > FEW { 0 } else { self.degree(row) };
            let better = |&(other, most): &(u32, u32)| (degree, other) > (most, row);
            if best.as_ref().is_none_or(better) {
                best = Some((row, degree));
            }
        }
        best.map(|(row, _)| row)
    }

    /// How many possible squares of other rows the squares of a row attack, each counted once for
    /// every square that attacks it.
    fn degree(&self, row: u32) -> u32 {
        self.ahead
            .domains
            .possible(row)
            .map(|square| self.strikes(square))
            .sum()
    }

    /// How many possible squares of the other open rows a queen would strike.
    fn strikes(&self, queen: Square) -> u32 {
        let others = self.open_rows().iter().filter(|&&row| row != queen.row);
        let side = self.ahead.domains.side() as u32;
        let attacked = others.flat_map(|&row| attacked_in(row, queen, side));
        attacked
            .filter(|&square| self.ahead.domains.is_possible(square))
            .count() as u32
    }

    /// The square of a row that is tried next; of equal ones the leftmost. Draws nothing.
    fn next_square(&self, row: u32) -> Option<Square> {
        let middle = self.ahead.domains.side() as u32 - 1;
        match self.squares {
            SquareOrder::LeftRight | SquareOrder::Random => self.ahead.domains.possible(row).next(),
            SquareOrder::Centre => {
                let off = |square: &Square| (2 * square.column).abs_diff(middle);
                self.ahead.domains.possible(row).min_by_key(off)
            }
            SquareOrder::LeastConstraining => self
                .ahead
                .domains
                .possible(row)
                .min_by_key(|&square| self.strikes(square)),
        }
    }

    fn pick(&mut self, row: u32) -> Option<Square> {
        if self.squares != SquareOrder::Random {
            return self.next_square(row);
        }
        let left = self.ahead.domains.left(row);
        let place = (left > 0).then(|| self.rng.below(left))?;
        self.ahead.domains.possible(row).nth(place as usize)
    }

    fn place<O: Observer>(&mut self, square: Square, observer: &mut O) -> Step {
        self.nodes += 1;
        self.all_nodes += 1;
        // A queen that is taken back leaves its row to try its next square.
        self.chosen = !self.ahead.place(square, observer);
        if self.is_solved() {
            self.limit = None;
        }
        solved_or_continue(self)
    }

    fn start_over<O: Observer>(&mut self, limit: u64, observer: &mut O) -> Step {
        self.ahead.domains.copy_from(&self.initial);
        self.ahead.queens.clear();
        self.chosen = false;
        self.nodes = 0;
        self.limit = Some(limit.saturating_add(limit.div_ceil(2)));
        observer.on(Event::Restart);
        Step::Continue
    }
}

impl Solver for OrderedForwardChecking {
    #[inline]
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        if let Some(limit) = self.limit.filter(|&limit| self.nodes >= limit) {
            return self.start_over(limit, observer);
        }
        let depth = self.ahead.queens.len();
        if let Some(row) = self.next_row().filter(|_| !self.is_solved()) {
            self.ahead.domains.bring_up(row, depth);
            self.chosen = true;
            if let Some(square) = self.pick(row) {
                return self.place(square, observer);
            }
        }
        self.chosen = true;
        self.ahead.backtrack(observer)
    }

    fn is_solved(&self) -> bool {
        self.ahead.is_complete()
    }
}

impl Shows for OrderedForwardChecking {
    type Puzzle = QueensPuzzle;

    fn depth(&self) -> usize {
        self.ahead.queens.len()
    }

    fn line(&self, last: &LastStep) -> &'static str {
        lookahead::line(last)
    }

    fn sentence(&self, _: &QueensPuzzle, last: &LastStep) -> Sentence {
        if last.restarted {
            let nodes = counted(self.all_nodes, "node");
            return format!("No solution after {nodes}. The search starts over.").into();
        }
        let why = match self.rows {
            RowOrder::TopDown => "",
            RowOrder::Fewest | RowOrder::FewestDegree => " in the row with the fewest squares",
        };
        self.ahead.moment(last).sentence(why)
    }

    fn opening(&self, puzzle: &QueensPuzzle) -> Sentence {
        crate::solve::queens::to_place(puzzle)
    }

    fn untried(&self, depth: usize) -> Option<Vec<Square>> {
        let row = match self.ahead.queens.get(depth) {
            Some(queen) => Some(queen.row),
            None => self.next_row(),
        };
        Some(row.map_or_else(Vec::new, |row| self.ahead.domains.possible(row).collect()))
    }

    /// What the last step took back; then what the next choice compares, and what it will be unless
    /// it is drawn at random.
    fn annotations(&self, last: &LastStep, annotations: &mut Vec<Annotation>) {
        annotations.extend(self.ahead.moment(last).annotations());
        let Some(next) = self.next_row().filter(|_| !self.is_solved()) else {
            return;
        };
        if self.rows != RowOrder::TopDown {
            annotations.extend(self.open_rows().iter().map(|&row| Annotation::RowNumber {
                row,
                value: self.ahead.domains.left(row) as i32,
            }));
        }
        if self.squares == SquareOrder::LeastConstraining {
            annotations.extend(self.ahead.domains.possible(next).map(|square| {
                Annotation::Number {
                    square,
                    value: self.strikes(square) as i32,
                }
            }));
        }
        if self.squares != SquareOrder::Random {
            annotations.extend(
                self.next_square(next)
                    .map(|square| Annotation::Chosen { square }),
            );
        }
    }
}

impl ShowsQueens for OrderedForwardChecking {
    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.ahead.queens.iter().copied()
    }

    fn levels(&self) -> Option<Cow<'_, [i16]>> {
        Some(Cow::Borrowed(self.ahead.domains.levels()))
    }
}
