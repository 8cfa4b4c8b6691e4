//! Whether, and in how many ways, some queens can be completed.

use serde::Serialize;

use super::board::LARGEST;
use super::count::{Count, LARGEST_COUNT, total};
use super::search::Search;
use crate::board::Square;
use crate::board::words::counted;
use crate::hint::Answer;
use crate::puzzles::QueensPuzzle;
use crate::puzzles::queens::conflicts;

/// How many queens a piece of work tries where ways are counted.
const QUEENS_AT_ONCE: u32 = 1_000;

/// The question, being answered: exactly up to [`LARGEST_COUNT`] a side, by a search that may be
/// given up beyond, and not at all where a row does not fit into a word.
#[derive(Clone, Debug)]
pub enum Ways {
    /// Every way is counted, or the first ones only.
    Counted(Count),
    /// A way is looked for.
    Searched(Box<Search>),
    /// What is known without a search.
    Known(Answer),
}

impl Ways {
    /// Asks it of these queens, locked or not; `limit` ways are enough.
    #[must_use]
    pub fn new(side: u32, queens: &[Square], limit: u64) -> Self {
        if !conflicts(queens).is_empty() {
            Self::Known(Answer::No)
        } else if side <= LARGEST_COUNT {
            Self::Counted(Count::new(side, queens, limit))
        } else if side <= LARGEST {
            Self::Searched(Box::new(Search::new(side, queens)))
        } else if queens.len() == side as usize {
            Self::Known(Answer::Yes)
        } else {
            Self::Known(Answer::NotKnown)
        }
    }

    /// A piece of work; tells whether there is an answer.
    pub fn step(&mut self) -> bool {
        match self {
            Self::Counted(count) => count.work(QUEENS_AT_ONCE),
            Self::Searched(search) => search.step(),
            Self::Known(_) => true,
        }
    }

    /// What is known, once the work is done.
    #[must_use]
    pub fn answer(&self) -> Answer {
        match self {
            Self::Counted(count) if count.ways() == 0 => Answer::No,
            Self::Counted(_) => Answer::Yes,
            Self::Searched(search) => match search.answer().flatten() {
                Some(true) => Answer::Yes,
                Some(false) => Answer::No,
                None => Answer::NotKnown,
            },
            Self::Known(answer) => *answer,
        }
    }

    /// How many ways there are, where they are counted; the limit where there are more.
    #[must_use]
    pub fn count(&self) -> Option<u64> {
        match self {
            Self::Counted(count) => Some(count.ways()),
            _ => None,
        }
    }

    /// The queens of one way, where one was found.
    #[must_use]
    pub fn example(&self) -> Option<Vec<Square>> {
        match self {
            Self::Counted(count) => count.example().map(<[Square]>::to_vec),
            Self::Searched(search) => search.example().map(<[Square]>::to_vec),
            Self::Known(_) => None,
        }
    }
}

/// What there is to say of a puzzle before it is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "Ways", export_to = "thinking.ts")
)]
pub struct Solutions {
    /// What is known.
    pub answer: HowMany,
    /// How many solutions there are, where they were counted.
    pub count: Option<u64>,
    /// How many the empty board has, where that is known.
    pub total: Option<u64>,
    /// The same in a sentence.
    pub text: String,
}

/// How many solutions there are, as far as that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "thinking.ts"))]
pub enum HowMany {
    /// There is none.
    None,
    /// There is exactly one.
    One,
    /// There are several.
    Several,
    /// There is one, and there may be more.
    AtLeastOne,
    /// Nobody knows.
    NotKnown,
}

impl Solutions {
    /// What the answer comes to, for a puzzle.
    #[must_use]
    pub fn of(puzzle: &QueensPuzzle, ways: &Ways) -> Self {
        let count = ways.count();
        let answer = match (ways.answer(), count) {
            (Answer::No, _) => HowMany::None,
            (Answer::Yes, Some(1)) => HowMany::One,
            (Answer::Yes, Some(_)) => HowMany::Several,
            (Answer::Yes, None) => HowMany::AtLeastOne,
            (Answer::NotKnown, _) => HowMany::NotKnown,
        };
        Self {
            answer,
            count: count.or((answer == HowMany::None).then_some(0)),
            total: total(puzzle.side()),
            text: sentence(puzzle, answer, count),
        }
    }
}

fn sentence(puzzle: &QueensPuzzle, answer: HowMany, count: Option<u64>) -> String {
    match answer {
        HowMany::None if puzzle.locked().is_empty() => format!(
            "The {} board has no solution: choose a larger one.",
            puzzle.size()
        ),
        HowMany::None => "No solution has these queens: move one of them.".to_owned(),
        HowMany::One => "Exactly one solution: a proper puzzle.".to_owned(),
        HowMany::Several => format!(
            "{}: lock another queen to leave fewer.",
            counted(count.unwrap_or_default(), "solution")
        ),
        HowMany::AtLeastOne => {
            "At least one solution: on boards over 12 × 12 they are not counted.".to_owned()
        }
        HowMany::NotKnown => {
            "Not known: the search was given up. A smaller board can be counted.".to_owned()
        }
    }
}
