//! What a program did, checked.

use super::check::{self, Checked};
use super::depths::{Depths, next_piece};
use super::fault::{TapeError, Wrong};
use super::word::{LARGEST, LONGEST, Word};
use crate::board::words::shortened;
use crate::puzzles::Puzzle;

/// The most notes, and the most characters of each.
const NOTES: usize = 1 << 12;
const NOTE: usize = 200;

/// Why a program ended without an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It had an error, in a sentence.
    Error(String),
    /// It was stopped, or met a limit: why, in a sentence.
    Stopped(String),
}

impl Ending {
    /// The sentence.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Self::Error(text) | Self::Stopped(text) => text,
        }
    }
}

/// What a program did on a puzzle: [`Word`]s, and the notes that they name.
///
/// A step is one word that places, lifts or moves a piece, with what is ruled out, restored and noted before the next
/// such word, or before [`Word::Yield`]. What comes before the first piece is a separate step, if it changes
/// anything.
///
/// Everything is checked when a recording is made, so that replaying it can't fail.
#[derive(Clone, Debug)]
pub struct Recording {
    puzzle: Puzzle,
    words: Vec<u16>,
    notes: Vec<String>,
    ending: Option<Ending>,
    checked: Checked,
}

impl Recording {
    /// Checks what a program did: `words` are the bits of [`Word`]s, and `notes` the texts that they name by number.
    /// Notes are cut to 200 characters, and those beyond the first 4,096 are left out.
    ///
    /// The last word may be missing: a recording of a program that still runs can be replayed.
    ///
    /// # Errors
    /// If the board is too large, there are too many words, or one of them can't be what a program did: a square off
    /// the board, a queen that isn't there, a jump that no knight makes.
    pub fn new(puzzle: Puzzle, words: Vec<u16>, notes: Vec<String>) -> Result<Self, TapeError> {
        let size = puzzle.size();
        let wrong = |what| TapeError {
            line: None,
            what,
            size,
        };
        if size.rows.max(size.columns) > LARGEST {
            return Err(wrong(Wrong::BoardTooLarge));
        }
        if words.len() > LONGEST {
            return Err(wrong(Wrong::TooLong(words.len())));
        }
        let notes: Vec<_> = notes
            .iter()
            .take(NOTES)
            .map(|text| shortened(text, NOTE))
            .collect();
        let checked = check::check(&puzzle, &words, notes.len())?;
        Ok(Self {
            puzzle,
            words,
            notes,
            ending: None,
            checked,
        })
    }

    /// The same, with the reason why the program ended without an answer. The sentence is cut to 200 characters.
    #[must_use]
    pub fn ended(mut self, ending: Ending) -> Self {
        self.ending = Some(match ending {
            Ending::Error(text) => Ending::Error(shortened(&text, NOTE)),
            Ending::Stopped(text) => Ending::Stopped(shortened(&text, NOTE)),
        });
        self
    }

    /// The puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The bits of its words.
    #[must_use]
    pub fn words(&self) -> &[u16] {
        &self.words
    }

    /// Whether the program says that it solved the puzzle; none if it has not said.
    #[must_use]
    pub fn answer(&self) -> Option<bool> {
        match Word::of(*self.words.last()?)? {
            Word::End { solved } => Some(solved),
            _ => None,
        }
    }

    /// Why it ended without an answer, if that is known.
    #[must_use]
    pub fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// Whether it rules out squares.
    pub(super) fn keeps_domains(&self) -> bool {
        self.checked.strikes
    }

    /// Whether it lifts only the last piece, and so searches a tree.
    pub(super) fn is_tree(&self) -> bool {
        self.checked.is_tree
    }

    /// The word at a place.
    #[inline]
    pub(super) fn word(&self, at: usize) -> Option<Word> {
        Word::of(*self.words.get(at)?)
    }

    /// Whether the next word from a place on that moves a piece places one, or moves it.
    pub(super) fn goes_on(&self, from: usize) -> bool {
        let next = next_piece(&self.words, from);
        next.is_some_and(|(_, word)| !matches!(word, Word::Lift(_)))
    }

    /// The text of a note.
    pub(super) fn note(&self, note: u16) -> Option<&str> {
        self.notes.get(note as usize).map(String::as_str)
    }

    /// The squares tried from place `at` on with the first `depth` pieces in place, when `standing` pieces stand.
    pub(super) fn untried(&self, at: usize, standing: usize, depth: usize) -> Vec<u16> {
        let most = self.puzzle.size().area();
        let depths: &Depths = &self.checked.depths;
        depths.untried(&self.words, at, standing, depth, most)
    }
}
