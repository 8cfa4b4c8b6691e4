//! Searches boards too large to count for one solution, and gives up after a while.

use super::board::{QueensBoard, ones, square};
use crate::board::Square;
use crate::hint::HintLine;
use crate::solve::Rng;

/// How many queens to try before giving up: about a second of work.
const PATIENCE: u32 = 60_000;

/// A node of the search: the line being filled, and its squares still to try.
#[derive(Clone, Debug)]
struct Level {
    board: QueensBoard,
    line: HintLine,
    untried: u64,
    /// The queen placed last; none at the root.
    queen: Option<Square>,
}

/// A search in progress. It fills the row or column with the fewest squares first, in random order, and
/// restarts. The first try places up to two queens per row, and each later one a quarter more (C. P.
/// Gomes, B. Selman, N. Crato, H. Kautz, *Heavy-tailed phenomena in satisfiability and constraint
/// satisfaction problems*, Journal of Automated Reasoning 24, 2000).
#[derive(Clone, Debug)]
pub struct Search {
    start: QueensBoard,
    stack: Vec<Level>,
    rng: Rng,
    /// Queens tried since the last restart, and how many until the next.
    tried: u32,
    limit: u32,
    /// Queens tried in all.
    effort: u32,
    answer: Option<Option<bool>>,
    example: Option<Vec<Square>>,
}

impl Search {
    /// Starts a search for a solution with these queens, no two of which attack each other.
    #[must_use]
    pub fn new(side: u32, queens: &[Square]) -> Self {
        let start = QueensBoard::new(side, queens.iter().copied());
        let mut search = Self {
            stack: Vec::new(),
            rng: Rng::new(0),
            tried: 0,
            limit: 2 * side,
            effort: 0,
            answer: None,
            example: None,
            start,
        };
        search.open(search.start.clone(), None);
        search
    }

    /// Empty until the search is over. Then whether there is a solution, or none if the search gave up.
    #[must_use]
    pub fn answer(&self) -> Option<Option<bool>> {
        self.answer
    }

    /// Tries a queen; returns whether there is an answer.
    pub fn step(&mut self) -> bool {
        if self.answer.is_some() {
            return true;
        }
        if self.effort >= PATIENCE {
            self.answer = Some(None);
            return true;
        }
        if self.tried >= self.limit {
            self.limit += self.limit / 4 + 1;
            self.tried = 0;
            self.stack.clear();
            self.open(self.start.clone(), None);
        }
        self.advance();
        self.answer.is_some()
    }

    fn advance(&mut self) {
        let Some(level) = self.stack.last_mut() else {
            // Everything has been tried since the last restart.
            self.answer = Some(Some(false));
            return;
        };
        if level.untried == 0 {
            self.stack.pop();
            return;
        }
        let which = self.rng.below(level.untried.count_ones());
        let place = ones(level.untried).nth(which as usize).unwrap_or_default();
        level.untried &= !(1 << place);
        let queen = square(level.line.kind, level.line.index, place);
        let mut board = level.board.clone();
        board.place(queen);
        self.tried += 1;
        self.effort += 1;
        self.open(board, Some(queen));
    }

    /// The queens that the solution adds, if one was found.
    #[must_use]
    pub fn example(&self) -> Option<&[Square]> {
        self.example.as_deref()
    }

    /// Adds a node below the last one, unless a line has run out of squares.
    fn open(&mut self, board: QueensBoard, queen: Option<Square>) {
        let fewest = board.lines().min_by_key(|(_, left)| left.count_ones());
        match fewest {
            None => {
                let queens = self.stack.iter().map(|level| level.queen);
                self.example = Some(queens.chain([queen]).flatten().collect());
                self.answer = Some(Some(true));
            }
            Some((_, 0)) => {}
            Some((line, untried)) => self.stack.push(Level {
                board,
                line,
                untried,
                queen,
            }),
        }
    }
}
