//! What every form of forward checking on domains does with a queen.

use crate::solve::Domains;
use crate::solve::domains::POSSIBLE;
use crate::solve::prelude::*;

/// The queens down, and the domains with what they strike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Lookahead {
    pub(crate) domains: Domains,
    /// By depth.
    pub(crate) queens: Vec<Square>,
}

impl Lookahead {
    /// Only what the locked queens attack is struck.
    pub(crate) fn new(puzzle: &QueensPuzzle) -> Self {
        let domains = Domains::new(puzzle);
        Self {
            queens: Vec::with_capacity(domains.depths()),
            domains,
        }
    }

    /// Whether every row has its queen.
    pub(crate) fn is_complete(&self) -> bool {
        self.queens.len() == self.domains.depths()
    }

    /// Puts a queen down and strikes what she attacks; takes her back if a row runs dry. Tells
    /// whether she stands.
    #[inline]
    pub(crate) fn place<O: Observer>(&mut self, square: Square, observer: &mut O) -> bool {
        let depth = self.queens.len();
        observer.on(Event::Assign {
            depth: depth as u32,
            square,
        });
        self.domains.try_square(square, depth);
        self.queens.push(square);
        self.domains.strike(square, depth + 1, observer);
        let Some(row) = self.domains.wiped_out(depth + 1) else {
            return true;
        };
        let square = Square::new(row, 0);
        observer.on(Event::Wipeout { square });
        self.lift(observer);
        false
    }

    /// Goes back from a row that has no square left.
    #[inline]
    pub(crate) fn backtrack<O: Observer>(&mut self, observer: &mut O) -> Step {
        observer.on(Event::Backtrack {
            depth: self.queens.len() as u32,
        });
        self.lift(observer)
    }

    /// Lifts the last queen and restores what she had struck; her own square stays tried.
    #[inline]
    fn lift<O: Observer>(&mut self, observer: &mut O) -> Step {
        let level = self.queens.len();
        let Some(square) = self.queens.pop() else {
            return Step::Exhausted;
        };
        self.domains.unwind(level, square, observer);
        let depth = self.queens.len() as u32;
        observer.on(Event::Unassign { depth, square });
        Step::Continue
    }
}

/// The line of pseudocode for a step: a queen is put down for good, or only to be taken back;
/// squares are struck; a queen is lifted.
pub(crate) fn line(last: &LastStep) -> &'static str {
    match (last.assigned, last.lifted) {
        _ if last.restarted => RESTART,
        (Some(_), None) => "place",
        (Some(_), Some(_)) => "reject",
        (None, Some(_)) => "back",
        (None, None) => "revise",
    }
}

/// What is said of a step of forward checking. `rows` are the rows by depth, `levels` those of the
/// squares, and `why` says what chose the row, if anything did.
pub(crate) fn sentence(
    puzzle: &QueensPuzzle,
    last: &LastStep,
    rows: &[u32],
    depth: usize,
    levels: &[i16],
    why: &str,
) -> Sentence {
    let mut board = Namer::new(puzzle.size());
    let text = match (last.assigned, last.lifted) {
        (Some(square), Some(_)) => format!(
            "A queen on {} would leave row {} without a square: taken back at once.",
            board.name(square),
            last.wiped_out.map_or(0, |wiped| board.rank(wiped.row))
        ),
        (Some(square), None) => format!(
            "Queen placed on {}{why}. She strikes {}{}.",
            board.name(square),
            counted(u64::from(last.struck), "square"),
            only_square(&mut board, puzzle, &rows[depth..], levels)
        ),
        (None, Some(lifted)) if depth + 1 == rows.len() => format!(
            "That was a solution; for the next one the queen on {} is lifted.",
            board.name(lifted)
        ),
        (None, Some(lifted)) => format!(
            "Row {} has no square left to try. Back to row {}: the queen on {} is lifted.",
            board.rank(rows[depth + 1]),
            board.rank(lifted.row),
            board.name(lifted)
        ),
        (None, None) => String::new(),
    };
    board.sentence(text)
}

/// Names the first of the rows to come that keeps a single square.
fn only_square(board: &mut Namer, puzzle: &QueensPuzzle, rows: &[u32], levels: &[i16]) -> String {
    let size = puzzle.size();
    let possible = |row: u32| {
        let squares = (0..size.columns).map(move |column| Square::new(row, column));
        squares.filter(|&square| levels[size.index(square)] == POSSIBLE)
    };
    let only = rows.iter().find_map(|&row| {
        let mut left = possible(row);
        left.next().filter(|_| left.next().is_none())
    });
    only.map_or_else(String::new, |square| {
        let row = board.rank(square.row);
        format!("; row {row} keeps only {}", board.name(square))
    })
}
