//! A game of Queen's Challenge as text: the words that a save keeps, and how they are played again.

use super::move_error::QueensMoveError;
use super::queens_game::{Made, QueensGame};
use super::queens_position::{split, unreadable};

impl QueensGame {
    /// The moves made so far as text, what a save keeps: `c5` places a queen, `-c5` lifts it,
    /// `c5>d6` moves it, `x:c5+d5` crosses squares out, `o:c5` takes crosses away, and `=a5/h7`
    /// sets the position.
    #[must_use]
    pub fn record(&self) -> String {
        words(self.made.iter())
    }

    /// The moves that [`QueensGame::redo`] would make as text, the next one first.
    #[must_use]
    pub fn undone_record(&self) -> String {
        words(self.undone.iter().rev())
    }

    /// Plays a [`QueensGame::record`] on, move by move.
    ///
    /// # Errors
    /// Names the first move that cannot be made; the moves before it have been made.
    pub fn replay(&mut self, record: &str) -> Result<(), QueensMoveError> {
        record
            .split_whitespace()
            .try_for_each(|word| self.play(word))
    }

    /// Takes moves as undone, the next one to be made again first, in place of those that were.
    ///
    /// # Errors
    /// Names the first move that could not be made; nothing has changed then.
    pub fn replay_undone(&mut self, record: &str) -> Result<(), QueensMoveError> {
        let mut ahead = self.clone();
        ahead.undone.clear();
        ahead.replay(record)?;
        while ahead.made.len() > self.made.len() {
            ahead.undo();
        }
        *self = ahead;
        Ok(())
    }

    /// Makes the move of a word of a record.
    fn play(&mut self, word: &str) -> Result<(), QueensMoveError> {
        let size = self.puzzle().size();
        let square = |name: &str| size.parse(name).map_err(|_| unreadable(word));
        let squares = |names: &str| {
            let squares = split(size, names).filter(|squares| !squares.is_empty());
            squares.ok_or_else(|| unreadable(word))
        };
        if let Some(name) = word.strip_prefix('-') {
            self.lift(square(name)?)
        } else if let Some(names) = word.strip_prefix("x:") {
            self.cross(&squares(names)?).map(drop)
        } else if let Some(names) = word.strip_prefix("o:") {
            self.uncross(&squares(names)?).map(drop)
        } else if let Some(position) = word.strip_prefix('=') {
            self.restore(position).map(drop)
        } else if let Some((from, to)) = word.split_once('>') {
            self.move_queen(square(from)?, square(to)?)
        } else {
            self.place(square(word)?)
        }
    }
}

/// The words of some moves.
fn words<'a>(made: impl Iterator<Item = &'a Made>) -> String {
    let words: Vec<_> = made.map(|made| made.word.as_str()).collect();
    words.join(" ")
}
