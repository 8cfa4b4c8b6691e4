//! The first jump after which no tour was left.

use super::effort::answer;
use super::flaw::{Flaw, flaw};
use super::position::Position;
use crate::hint::{Answer, Mistake};
use crate::puzzles::{KnightsPuzzle, TourSearch};

/// The search for it. What is lost stays lost, so that halving the path finds where it was lost.
#[derive(Clone, Debug)]
pub(super) struct Back {
    puzzle: KnightsPuzzle,
    path: Vec<u32>,
    /// After so many squares of the path a tour goes on; 0 where that is not known of any.
    good: usize,
    /// After so many squares none does.
    bad: usize,
    /// The squares of the path after which nobody knows, the most there were.
    unknown: usize,
    search: Option<(usize, TourSearch)>,
}

impl Back {
    /// Begins with a path from which no tour goes on.
    pub(super) fn new(puzzle: &KnightsPuzzle, path: &[u32]) -> Self {
        Self {
            puzzle: puzzle.clone(),
            path: path.to_vec(),
            good: 0,
            bad: path.len(),
            unknown: 0,
            search: None,
        }
    }

    /// A piece of work; tells whether it is over.
    pub(super) fn step(&mut self) -> bool {
        let Some((length, search)) = &mut self.search else {
            return !self.ask();
        };
        let length = *length;
        match answer(search) {
            None => return false,
            Some(Answer::No) => self.bad = length,
            Some(Answer::NotKnown) => self.unknown = length,
            Some(Answer::Yes) => {
                let tour = search.tour().unwrap_or_default();
                let same = |(one, other): &(&u32, &u32)| one == other;
                let rest = self.path[length..].iter();
                self.good = length + rest.zip(&tour).take_while(same).count();
            }
        }
        self.search = None;
        false
    }

    /// Asks about the middle of what is not decided; tells whether there was anything to ask.
    fn ask(&mut self) -> bool {
        let low = self.good.max(self.unknown);
        if low + 1 >= self.bad {
            return false;
        }
        let middle = (low + self.bad).div_ceil(2).min(self.bad - 1);
        let search = TourSearch::new(&self.puzzle, &self.path[..middle]);
        self.search = Some((middle, search));
        true
    }

    /// Whether it is known that a tour went on just before.
    pub(super) fn is_sure(&self) -> bool {
        self.good + 1 == self.bad
    }

    /// Whether the mistake is the last jump of all.
    pub(super) fn is_last(&self) -> bool {
        self.bad == self.path.len()
    }

    /// The mistake, unless no tour begins at the start; with what is wrong with the position now.
    pub(super) fn mistake(&self, now: Option<&Flaw>) -> Option<Mistake> {
        if self.bad < 2 {
            return None;
        }
        let position = Position::new(&self.puzzle, &self.path[..self.bad]);
        let name = position.name(position.here);
        let back = self.path[1..self.bad - 1].iter();
        let back: Vec<String> = back.map(|&square| position.name(square)).collect();
        Some(Mistake {
            square: u64::from(position.here),
            text: self.text(&name, now, &position),
            back: back.join("+"),
        })
    }

    fn text(&self, name: &str, now: Option<&Flaw>, then: &Position) -> String {
        let reason = now.map(Flaw::sentence);
        match (reason, self.is_last(), self.is_sure()) {
            (Some(reason), true, _) => reason,
            (Some(reason), false, true) => format!("{reason} The mistake was the jump to {name}."),
            (None, _, true) => match flaw(then) {
                Some(flaw) => format!("The mistake was the jump to {name}: {}.", flaw.clause),
                None => format!("The mistake was the jump to {name}: no tour goes on after it."),
            },
            (reason, _, false) => {
                let reason = reason.map(|reason| reason + " ").unwrap_or_default();
                format!(
                    "{reason}No tour goes on after the jump to {name}, and perhaps none did before."
                )
            }
        }
    }
}

/// Why no tour begins at the start.
pub(super) fn no_start(puzzle: &KnightsPuzzle, now: Option<&Flaw>) -> String {
    let start = puzzle.size().name(puzzle.start());
    let sentence = format!("No such tour begins on {start}.");
    match now {
        Some(flaw) => format!("{sentence} {}", flaw.sentence()),
        None => sentence,
    }
}
