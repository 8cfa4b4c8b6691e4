//! What each move of a local search must do.

use super::breach::Breach;
use super::trace::Change;
use crate::board::Square;
use crate::board::words::counted;
use crate::puzzles::QueensPuzzle;
use crate::solve::Namer;

/// What the program is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// Placing a queen in every row.
    Filling,
    /// A queen was taken off the full board: it goes to another square of its row, or the program starts over.
    Moving(Square),
    /// Taking queens off to start over.
    Clearing,
}

/// Queens on a full board, moved one at a time along their rows.
#[derive(Clone, Debug)]
pub(super) struct Repairs {
    puzzle: QueensPuzzle,
    /// The queens, without the locked ones.
    queens: Vec<Square>,
    phase: Phase,
    /// Whether a queen in conflict goes to the square of its row with the fewest conflicts; otherwise no move may make
    /// the board worse.
    fewest: bool,
}

impl Repairs {
    pub(super) fn new(puzzle: &QueensPuzzle, fewest: bool) -> Self {
        Self {
            puzzle: puzzle.clone(),
            queens: Vec::new(),
            phase: Phase::Filling,
            fewest,
        }
    }

    pub(super) fn make(&mut self, change: Change) -> Result<(), Breach> {
        match change {
            Change::Placed(to) => {
                self.check_row(to)?;
                if let Phase::Moving(from) = self.phase {
                    self.check_move(from, to)?;
                }
                self.phase = Phase::Filling;
                self.queens.push(to);
            }
            Change::TakenBack(from) => {
                self.phase = match self.phase {
                    _ if self.is_full() => Phase::Moving(from),
                    Phase::Filling => return Err(self.too_early(from)),
                    Phase::Moving(_) | Phase::Clearing => Phase::Clearing,
                };
                self.queens.retain(|&queen| queen != from);
            }
        }
        Ok(())
    }

    fn is_full(&self) -> bool {
        self.queens.len() == self.puzzle.open_rows().len()
    }

    fn too_early(&self, from: Square) -> Breach {
        let mut board = Namer::new(self.puzzle.size());
        let name = board.name(from);
        Breach {
            told: format!("the queen on {name} comes off before every row has a queen."),
            best: None,
        }
    }

    fn check_row(&self, to: Square) -> Result<(), Breach> {
        let mut all = self.queens.iter().chain(self.puzzle.locked());
        let Some(&other) = all.find(|queen| queen.row == to.row) else {
            return Ok(());
        };
        let mut board = Namer::new(self.puzzle.size());
        let (to, other) = (board.name(to), board.name(other));
        Err(Breach {
            told: format!("{to} is in the row of {other}: every row has one queen."),
            best: None,
        })
    }

    /// Checks a move from a full board. The moved queen is off the board.
    fn check_move(&self, from: Square, to: Square) -> Result<(), Breach> {
        let (before, after) = (self.conflicts(from), self.conflicts(to));
        let mut board = Namer::new(self.puzzle.size());
        let (left, reached) = (board.name(from), board.name(to));
        if !self.fewest {
            if after <= before {
                return Ok(());
            }
            let more = counted(u64::from(after - before), "attacking pair");
            return Err(Breach {
                told: format!("{left} to {reached} makes the board worse by {more}."),
                best: None,
            });
        }
        if before == 0 {
            return Err(Breach {
                told: format!("the queen on {left} moves, but no queen attacks it."),
                best: None,
            });
        }
        let row = (0..self.puzzle.side()).map(|column| Square::new(to.row, column));
        let best = row.min_by_key(|&square| self.conflicts(square));
        let Some(best) = best.filter(|&best| self.conflicts(best) < after) else {
            return Ok(());
        };
        let (name, fewest) = (board.name(best), self.conflicts(best));
        let conflicts = counted(u64::from(after), "conflict");
        Err(Breach {
            told: format!("{reached} has {conflicts}, but {name} has {fewest}."),
            best: Some(best),
        })
    }

    /// How many queens attack a square.
    fn conflicts(&self, square: Square) -> u32 {
        let all = self.queens.iter().chain(self.puzzle.locked());
        let rules = self.puzzle.rules();
        all.filter(|&&queen| queen != square && rules.attack(queen, square))
            .count() as u32
    }
}
