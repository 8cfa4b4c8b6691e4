//! What the two games in play have in common: a history, and what can be asked of both.

use std::error::Error;
use std::mem::take;

use super::Lost;
use crate::board::{Size, Square};

/// The moves of a game, with what it takes to make and to undo them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History<M> {
    made: Vec<M>,
    /// The last undone last.
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

    /// The moves undone, the next to be made again first.
    pub(super) fn undone(&self) -> impl Iterator<Item = &M> {
        self.undone.iter().rev()
    }

    /// Adds a move that has been made, and forgets those undone.
    pub(super) fn add(&mut self, made: M) {
        self.made.push(made);
        self.undone.clear();
    }
}

impl<M: PartialEq> History<M> {
    /// The same, but a move that is the next to be made again leaves the others to be made after it.
    pub(super) fn add_or_redo(&mut self, made: M) {
        if self.undone.last() == Some(&made) {
            self.undone.pop();
            self.made.push(made);
        } else {
            self.add(made);
        }
    }
}

/// What a game keeps, for [`InPlay`] alone: no one else can name it.
pub trait Kept {
    /// A move, and one step of undo.
    type Move;

    /// The moves.
    fn history(&self) -> &History<Self::Move>;

    /// The moves, to be changed.
    fn history_mut(&mut self) -> &mut History<Self::Move>;

    /// Makes a move that stands in the history, or takes it back.
    fn flip(&mut self, made: &mut Self::Move, forward: bool);
}

/// A game in play: moves that are made one by one, can all be undone, and are kept as text.
pub trait InPlay: Kept {
    /// Why a move is refused.
    type Error: Error;

    /// The board.
    fn size(&self) -> Size;

    /// Whether the next piece may go to a square: a queen that is placed, or the knight.
    ///
    /// # Errors
    /// Why not.
    fn check(&self, square: Square) -> Result<(), Self::Error>;

    /// The numbers of the player's queens in the order of placing, or of the squares visited.
    fn pieces(&self) -> Vec<u32>;

    /// How many moves were made and not undone: queens placed, lifted and moved, or jumps. Crosses,
    /// and leaps to another position, are none.
    fn moves(&self) -> usize;

    /// Whether the puzzle is solved.
    fn is_solved(&self) -> bool;

    /// Whether no queen can be placed, or no jump made, and the puzzle is not solved.
    fn is_stuck(&self) -> bool;

    /// Why the position can no longer be completed, as far as that is known.
    fn lost(&self) -> Option<Lost>;

    /// All that stands as text, which [`restore`](InPlay::restore) takes.
    fn position(&self) -> String;

    /// Sets all that stands to a position, as one move; tells whether that changed anything. Queens
    /// that attack each other may stand in it under either rule.
    ///
    /// # Errors
    /// If the text is no position of this puzzle; nothing has changed then.
    fn restore(&mut self, position: &str) -> Result<bool, Self::Error>;

    /// The moves made so far as text: what a save keeps. Of queens `c5` places one, `-c5` lifts it,
    /// `c5>d6` moves it, `x:c5+d5` crosses squares out, `o:c5` takes crosses away; of a knight `c5` is
    /// a jump; and `=` with a position sets it.
    fn record(&self) -> String;

    /// The moves that [`redo`](InPlay::redo) would make as text, the next one first.
    fn undone_record(&self) -> String;

    /// Makes the move of a word of a record.
    ///
    /// # Errors
    /// If it is no move, or cannot be made; nothing has changed then.
    fn play(&mut self, word: &str) -> Result<(), Self::Error>;

    /// Whether there is a move to take back.
    fn can_undo(&self) -> bool {
        !self.history().made.is_empty()
    }

    /// Whether there is a move to make again.
    fn can_redo(&self) -> bool {
        !self.history().undone.is_empty()
    }

    /// Takes the last move back; tells whether there was one.
    fn undo(&mut self) -> bool {
        let Some(mut made) = self.history_mut().made.pop() else {
            return false;
        };
        self.flip(&mut made, false);
        self.history_mut().undone.push(made);
        true
    }

    /// Makes the move again that was undone last; tells whether there was one.
    fn redo(&mut self) -> bool {
        let Some(mut made) = self.history_mut().undone.pop() else {
            return false;
        };
        self.flip(&mut made, true);
        self.history_mut().made.push(made);
        true
    }

    /// Plays a [`record`](InPlay::record) on, move by move.
    ///
    /// # Errors
    /// Names the first move that cannot be made; the moves before it have been made.
    fn replay(&mut self, record: &str) -> Result<(), Self::Error> {
        let mut words = record.split_whitespace();
        words.try_for_each(|word| self.play(word))
    }

    /// Takes the moves of an [`undone_record`](InPlay::undone_record) as undone, in place of those that
    /// were.
    ///
    /// # Errors
    /// Names the first move that could not be made; nothing has changed then.
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
