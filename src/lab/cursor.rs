//! Where a replay is on its tape.

use std::sync::{Arc, OnceLock};

use super::recording::{Ending, Recording};
use super::word::Word;
use crate::solve::Sentence;

/// No note.
const NONE: u16 = u16::MAX;

/// The ids of lines: their numbers.
const LINES: usize = 1 << 12;

/// A recording, and a place on it, between two steps.
#[derive(Clone, Debug)]
pub(super) struct Cursor {
    pub(super) tape: Arc<Recording>,
    /// The place of the next word.
    pub(super) at: usize,
    /// The line of the program that the next words come from.
    now: u16,
    /// The line that made the last step.
    line: u16,
    /// The note on the last step.
    note: u16,
    /// Whether the step at work has done anything.
    pub(super) acted: bool,
}

/// What the next word means for the step at work.
pub(super) enum Next {
    /// Do it.
    Do(Word),
    /// The step is over.
    Over,
    /// There are no more steps.
    End,
}

impl Cursor {
    pub(super) fn new(tape: Arc<Recording>) -> Self {
        Self {
            tape,
            at: 0,
            now: 0,
            line: 0,
            note: NONE,
            acted: false,
        }
    }

    /// Begins a step.
    #[inline]
    pub(super) fn begin(&mut self) {
        self.note = NONE;
        self.acted = false;
    }

    /// The step does something: the line is the one that its first deed comes from.
    #[inline]
    pub(super) fn act(&mut self) {
        if !self.acted {
            self.line = self.now;
        }
        self.acted = true;
    }

    /// Reads on, up to the next deed or the end of the step.
    #[inline]
    pub(super) fn next(&mut self) -> Next {
        while let Some(word) = self.tape.word(self.at) {
            if self.acted && (word.moves_a_piece() || matches!(word, Word::End { .. })) {
                return Next::Over;
            }
            match word {
                Word::End { .. } => return Next::End,
                Word::Line(line) => self.now = line,
                Word::Note(note) => self.note = note,
                Word::Yield => {
                    if self.acted || self.note != NONE {
                        self.act();
                        self.at += 1;
                        return Next::Over;
                    }
                }
                deed => {
                    self.at += 1;
                    return Next::Do(deed);
                }
            }
            self.at += 1;
        }
        match self.acted {
            true => Next::Over,
            false => Next::End,
        }
    }

    /// The target of a move, whose first word was just read.
    #[inline]
    pub(super) fn target(&mut self) -> Option<u16> {
        let word = self.tape.word(self.at);
        self.at += 1;
        match word {
            Some(Word::To(square)) => Some(square),
            _ => None,
        }
    }

    /// The id of the line that made the last step: its number, or nothing if it isn't known.
    pub(super) fn line(&self) -> &'static str {
        match self.line {
            0 => "",
            line => numeral(line),
        }
    }

    /// Adds the note on the last step to what it did.
    pub(super) fn with_note(&self, mut told: Vec<String>) -> String {
        let note = self.tape.note(self.note);
        told.extend(note.map(|note| format!("“{note}”")));
        match told.is_empty() {
            true => "Nothing changes.".to_owned(),
            false => told.join(" "),
        }
    }

    /// Why the replay stops where the program has not solved the puzzle; `flaw` is what is missing then, and
    /// `solutions` how many it found.
    pub(super) fn why_stopped(
        &self,
        solutions: u64,
        flaw: impl FnOnce() -> Option<Sentence>,
    ) -> Sentence {
        if let Some(Ending::Error(text) | Ending::Stopped(text)) = self.tape.ending() {
            return text.as_str().into();
        }
        match (self.tape.answer(), solutions) {
            (Some(true), _) => {
                flaw().unwrap_or_else(|| "The program ends with its solution.".into())
            }
            (Some(false), 0) => "The program found no solution.".into(),
            (Some(false), _) => "The program found no other solution.".into(),
            (None, _) if self.at == 0 => "The recording has no steps.".into(),
            (None, _) => "The recording ends here.".into(),
        }
    }
}

/// A number in figures, which lives as long as the program.
fn numeral(number: u16) -> &'static str {
    static ALL: OnceLock<Vec<String>> = OnceLock::new();
    let all = ALL.get_or_init(|| (0..LINES).map(|number| number.to_string()).collect());
    all.get(number as usize).map_or("", String::as_str)
}
