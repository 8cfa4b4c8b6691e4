//! The parts that both games in play share: a history and an interface.

use std::error::Error;
use std::mem::take;

use super::Lost;
use crate::board::{Size, Square};

/// The moves of a game, for undo and redo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History<M> {
    made: Vec<M>,
    /// The last move undone comes last.
    undone: Vec<M>,
}

impl<M> Default for History<M> {
    fn default() -> Self {
        let (made, undone) = (Vec::new(), Vec::new());
        Self { made, undone }
    }
}

impl<M> History<M> {
    /// The moves made, in order.
    pub(super) fn made(&self) -> &[M] {
        &self.made
    }

    /// The moves undone; the next to redo comes first.
    pub(super) fn undone(&self) -> impl Iterator<Item = &M> {
        self.undone.iter().rev()
    }

    /// Adds a move that has been made, and clears the moves undone.
    pub(super) fn add(&mut self, made: M) {
        self.made.push(made);
        self.undone.clear();
    }
}

impl<M: PartialEq> History<M> {
    /// The same, but a move equal to the next redo keeps the rest of the redo history.
    pub(super) fn add_or_redo(&mut self, made: M) {
        if self.undone.last() == Some(&made) {
            self.undone.pop();
            self.made.push(made);
        } else {
            self.add(made);
        }
    }
}

/// The history of a game, for use by [`InPlay`] only.
pub trait Kept {
    /// A move: one step of undo.
    type Move;

    /// The moves.
    fn history(&self) -> &History<Self::Move>;

    /// The moves, mutably.
    fn history_mut(&mut self) -> &mut History<Self::Move>;

    /// Makes a move of the history, or takes it back.
    fn flip(&mut self, made: &mut Self::Move, forward: bool);
}

/// A game in play. Moves are made one by one, can all be undone, and are saved as text.
pub trait InPlay: Kept {
    /// Why a move is refused.
    type Error: Error;

    /// The board.
    fn size(&self) -> Size;

    /// Whether a queen can be placed on a square, or the knight can jump there.
    ///
    /// # Errors
    /// Why not.
    fn check(&self, square: Square) -> Result<(), Self::Error>;

    /// The numbers of the player's queens in the order of placing, or of the squares visited.
    fn pieces(&self) -> Vec<u32>;

    /// The number of moves made and not undone: queens placed, lifted and moved, or jumps. Crosses
    /// and restored positions do not count.
    fn moves(&self) -> usize;

    /// Whether the puzzle is solved.
    fn is_solved(&self) -> bool;

    /// Whether no queen can be placed, or no jump made, and the puzzle is not solved.
    fn is_stuck(&self) -> bool;

    /// Why the position can no longer be completed, if that is known.
    fn lost(&self) -> Option<Lost>;

    /// The position as text, for [`restore`](InPlay::restore).
    fn position(&self) -> String;

    /// Sets the board to a position, as one move. Returns whether that changed anything. The
    /// position may have attacking queens under either rule.
    ///
    /// # Errors
    /// If the text is not a position of this puzzle. Then nothing has changed.
    fn restore(&mut self, position: &str) -> Result<bool, Self::Error>;

    /// The moves made so far, as text for saving. For queens, `c5` places one, `-c5` lifts it,
    /// `c5>d6` moves it, `x:c5+d5` crosses squares out and `o:c5` removes crosses; for a knight,
    /// `c5` is a jump. `=` followed by a position sets it.
    fn record(&self) -> String;

    /// The moves that [`redo`](InPlay::redo) would make, as text, the next one first.
    fn undone_record(&self) -> String;

    /// Makes one move of a record.
    ///
    /// # Errors
    /// If it is not a move or cannot be made. Then nothing has changed.
    fn play(&mut self, word: &str) -> Result<(), Self::Error>;

    /// Whether there is a move to undo.
    fn can_undo(&self) -> bool {
        !self.history().made.is_empty()
    }

    /// Whether there is a move to redo.
    fn can_redo(&self) -> bool {
        !self.history().undone.is_empty()
    }

    /// Undoes the last move. Returns whether there was one.
    fn undo(&mut self) -> bool {
        let Some(mut made) = self.history_mut().made.pop() else {
            return false;
        };
        self.flip(&mut made, false);
        self.history_mut().undone.push(made);
        true
    }

    /// Redoes the move undone last. Returns whether there was one.
    fn redo(&mut self) -> bool {
        let Some(mut made) = self.history_mut().undone.pop() else {
            return false;
        };
        self.flip(&mut made, true);
        self.history_mut().made.push(made);
        true
    }

    /// Plays a [`record`](InPlay::record), move by move.
    ///
    /// # Errors
    /// The first move that cannot be made. The moves before it have been made.
    fn replay(&mut self, record: &str) -> Result<(), Self::Error> {
        let mut words = record.split_whitespace();
        words.try_for_each(|word| self.play(word))
    }

    /// Replaces the moves to redo by those of an [`undone_record`](InPlay::undone_record).
    ///
    /// # Errors
    /// The first move that could not be made. Then nothing has changed.
    fn replay_undone(&mut self, record: &str) -> Result<(), Self::Error> {
        let made = self.history().made.len();
        let undone = take(&mut self.history_mut().undone);
        let replayed = self.replay(record);
        while self.history().made.len() > made {
            self.undo();
        }
        if replayed.is_err() {
            self.history_mut().undone = undone;
        }
        replayed
    }
}
