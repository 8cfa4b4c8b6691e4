//! Finds the jump that lost a position.

use super::effort::answer;
use super::flaw::{Flaw, flaw};
use super::position::Position;
use crate::hint::{Answer, Mistake};
use crate::puzzles::{KnightsPuzzle, TourSearch};

/// The search for the mistake. A lost position stays lost, so a binary search of the path finds it.
#[derive(Clone, Debug)]
pub(super) struct Back {
    puzzle: KnightsPuzzle,
    path: Vec<u32>,
    /// The longest beginning of the path known to continue to a tour, in squares; 0 if none is known.
    good: usize,
    /// The shortest beginning known not to.
    bad: usize,
    /// The longest beginning on which the search gave up.
    unknown: usize,
    search: Option<(usize, TourSearch)>,
}

impl Back {
    /// Starts with a path that no tour continues.
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

    /// Works for a moment; returns whether the search is over.
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

    /// Starts to search the middle of the open range; returns whether the range was open.
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

    /// Whether the position just before the mistake is known to have a tour.
    pub(super) fn is_sure(&self) -> bool {
        self.good + 1 == self.bad
    }

    /// Whether the mistake is the last jump made.
    pub(super) fn is_last(&self) -> bool {
        self.bad == self.path.len()
    }

    /// The mistake, given the flaw of the position now; none if no tour can start on the first square.
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
                None => {
                    format!("The mistake was the jump to {name}: no tour is possible after it.")
                }
            },
            (reason, _, false) => {
                let reason = reason.map(|reason| reason + " ").unwrap_or_default();
                format!(
                    "{reason}No tour is possible after the jump to {name}, and perhaps none was before."
                )
            }
        }
    }
}

/// Why there is no tour from the start.
pub(super) fn no_start(puzzle: &KnightsPuzzle, now: Option<&Flaw>) -> String {
    let sentence = match puzzle.closed() {
        true => "This board has no closed tour.".to_owned(),
        false => format!(
            "No tour can start on {}.",
            puzzle.size().name(puzzle.start())
        ),
    };
    match now {
        Some(flaw) => format!("{sentence} {}", flaw.sentence()),
        None => sentence,
    }
}
