//! Forward checking with a choice of row order, square order and restarts.

use std::borrow::Cow;

use super::{RowOrder, SquareOrder};
use crate::solve::Domains;
use crate::solve::prelude::*;
use crate::solve::queens::support::lookahead::{self, Lookahead};

/// Ties between rows with more squares than this are not broken by degree, which would cost more
/// time than it saves.
const FEW: u32 = 8;

/// Forward checking with a chosen order of rows and squares.
///
/// *Fewest squares left* is the fewest-remaining-values rule. Russell and Norvig's notes trace it
/// to S. W. Golomb, L. D. Baumert, *Backtrack programming*, Journal of the ACM 12 (1965), who put
/// it before R. M. Haralick, G. L. Elliott, *Increasing tree search efficiency for constraint
/// satisfaction problems*, Artificial Intelligence 14 (1980), 263–313. Of several such rows, the
/// topmost is taken. *By degree* breaks such ties by the number of possible squares of other rows
/// that a row's squares attack; then the topmost row is taken. The degree of the textbooks, the
/// number of constraints on undecided variables, never breaks a tie here, as every row constrains
/// every other. The idea is after D. Brélaz, *New methods to color the vertices of a graph*,
/// Communications of the ACM 22 (1979), 251–256. *Least constraining* is after Haralick and
/// Elliott; see also R. Dechter, J. Pearl, *Network-based heuristics for constraint satisfaction
/// problems*, Artificial Intelligence 34 (1987), 1–38.
///
/// With restarts the search starts over after a number of nodes, which grows by half each time, so
/// the search is still complete: T. Walsh, *Search in a small world*, IJCAI 1999. Restarts make
/// sense with squares drawn at random; any other order would repeat itself. After the first
/// solution there are no more restarts, so that no solution is found twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderedForwardChecking {
    ahead: Lookahead,
    /// The domains before the first step, for restarts.
    initial: Domains,
    /// Whether the row of the current depth has been chosen.
    chosen: bool,
    rows: RowOrder,
    squares: SquareOrder,
    rng: Rng,
    /// The number of nodes since the last restart, and the number after which the next one comes.
    nodes: u64,
    limit: Option<u64>,
    /// The number of nodes of the whole run.
    all_nodes: u64,
}

impl OrderedForwardChecking {
    /// Only squares that the locked queens attack are ruled out. `restart_after` counts nodes.
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

    /// The squares that every row may still use.
    #[must_use]
    pub fn domains(&self) -> &Domains {
        &self.ahead.domains
    }

    /// The rows without a queen. The row being decided comes first; the others are in no order.
    fn open_rows(&self) -> &[u32] {
        self.ahead.domains.rows_from(self.ahead.queens.len())
    }

    /// The next row to decide, if any is left.
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

    /// The key of a row: its number of possible squares, then its place from the top.
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

    /// The number of attacks from possible squares of a row on possible squares of other rows.
    fn degree(&self, row: u32) -> u32 {
        self.ahead
            .domains
            .possible(row)
            .map(|square| self.strikes(square))
            .sum()
    }

    /// The number of possible squares of other open rows that a queen would rule out.
    fn strikes(&self, queen: Square) -> u32 {
        let domains = &self.ahead.domains;
        let others = self.open_rows().iter().filter(|&&row| row != queen.row);
        let mut strikes = 0;
        let count = |square| strikes += u32::from(domains.is_possible(square));
        domains
            .rules()
            .each_attacked_in(others.copied(), queen, count);
        strikes
    }

    /// The next square of a row to try; of several, the leftmost. Uses no random number.
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
        // After a queen is taken back, its row tries its next square.
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
        observer.on(Event::Restart { solved: false });
        Step::Continue
    }
}

impl Solver for OrderedForwardChecking {
    #[inline]
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        self.step_to(None, observer)
    }

    #[inline]
    fn step_to<O: Observer>(&mut self, choice: Option<Square>, observer: &mut O) -> Step {
        if let Some(limit) = self.limit.filter(|&limit| self.nodes >= limit) {
            return self.start_over(limit, observer);
        }
        let depth = self.ahead.queens.len();
        if let Some(row) = self.next_row().filter(|_| !self.is_solved()) {
            let own = self.pick(row);
            let row = choice.map_or(row, |choice| choice.row);
            self.ahead.domains.bring_up(row, depth);
            self.chosen = true;
            if let Some(square) = choice.or(own) {
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

    fn info(&self) -> &'static SolverInfo {
        &super::INFO
    }

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

    /// The possible squares of every open row, unless rows are taken from the top or this row has
    /// been tried.
    fn anywhere(&self) -> Option<Vec<Square>> {
        let free = !self.chosen && self.rows != RowOrder::TopDown;
        let rows = self.open_rows().iter();
        free.then(|| {
            rows.flat_map(|&row| self.ahead.domains.possible(row))
                .collect()
        })
    }

    /// What the last step took back, what the next choice compares, and the choice itself unless it
    /// is random.
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

    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.ahead.queens.iter().copied()
    }

    fn levels(&self) -> Option<Cow<'_, [i16]>> {
        Some(Cow::Borrowed(self.ahead.domains.levels()))
    }
}
