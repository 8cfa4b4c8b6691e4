//! Finds the jump that lost a position.

use super::effort::answer;
use super::flaw::Flaw;
use super::position::Position;
use super::refutation::{MOST_OF_MISTAKE, Refutation, refute};
use crate::hint::{Answer, Deduction, Mistake};
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
        let before = Position::new(&self.puzzle, &self.path[..self.bad - 1]);
        let refuted = match self.is_sure() {
            true => refute(&before, position.here, MOST_OF_MISTAKE),
            false => None,
        };
        let reasoning = match (&refuted, now) {
            (None, None) => None,
            _ => Some(drawn(&before, refuted.as_ref(), now)),
        };
        Some(Mistake {
            square: u64::from(position.here),
            text: self.text(&name, now, refuted.as_ref()),
            back: back.join("+"),
            reasoning,
        })
    }

    fn text(&self, name: &str, now: Option<&Flaw>, refuted: Option<&Refutation>) -> String {
        let now = match now {
            Some(flaw) => format!(" Now {}. {}", flaw.clause, flaw.because),
            None => String::new(),
        };
        let now = now.trim_end();
        match (refuted.map(Refutation::clause), self.is_sure()) {
            (_, false) => format!(
                "No tour is possible after the jump to {name}, and perhaps none was before.{now}"
            ),
            (Some(clause), _) if self.is_last() => {
                let because = refuted.map_or("", Refutation::because);
                let text = format!("The mistake was the jump to {name}: {clause}. {because}");
                text.trim_end().to_owned()
            }
            (Some(clause), _) => format!("The mistake was the jump to {name}: {clause}.{now}"),
            (None, true) => format!(
                "The mistake was the jump to {name}: no tour is possible after it, but showing it takes \
                 more than {MOST_OF_MISTAKE} jumps.{now}"
            ),
        }
    }
}

/// The flaw of the position now, and the refutation from the position before the mistake.
fn drawn(before: &Position, refuted: Option<&Refutation>, now: Option<&Flaw>) -> Deduction {
    let told = refuted
        .map(|refuted| refuted.tell(before))
        .unwrap_or_default();
    let wide = |&square: &u32| u64::from(square);
    let pair = |&(from, to): &(u32, u32)| (u64::from(from), u64::from(to));
    let (rule, name) = now.map_or(("refuted", "A jump that fails"), |flaw| flaw.rule);
    Deduction {
        rule,
        name,
        text: String::new(),
        named: now
            .iter()
            .flat_map(|flaw| flaw.squares.iter().map(wide))
            .collect(),
        pairs: now
            .iter()
            .flat_map(|flaw| flaw.pairs.iter().map(pair))
            .collect(),
        what_if: told.what_if,
        ..Deduction::default()
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
