//! How many solutions have given queens.

use super::board::LARGEST;
use super::count::{LARGEST_COUNT, SolutionCount, total};
use super::search::Search;
use crate::board::words::{capital, counted};
use crate::board::{Rules, Size, Square};
use crate::hint::Answer;
use crate::hint::proof::{Counting, Field};
use crate::puzzles::QueensPuzzle;
use crate::puzzles::queens::conflicts;

/// How many queens one step of a count tries.
const QUEENS_AT_ONCE: u32 = 1_000;

/// How many steps a count on a board in colours takes before it gives up: less than a second of work. Boards
/// that people draw take a few; boards up to 18 × 18 can be made that would take years.
const PATIENCE: u32 = 1_000;

/// Boards in colours may have millions of solutions: counts that people see stop at this many. Classic boards
/// that are counted have at most 14,200.
pub const MOST_WAYS: u64 = 1_000;

/// Solutions being counted: exactly up to [`LARGEST_COUNT`] squares a side. Larger boards are only
/// searched for one solution, and boards over [`LARGEST_BOARD`](super::LARGEST_BOARD) not at all.
#[derive(Clone, Debug)]
pub enum Ways {
    /// All solutions are counted, or the first ones.
    Counted(SolutionCount),
    /// The same on a board whose queens do not attack along diagonals.
    CountedByUnits(Box<ByUnits>),
    /// A search for one solution.
    Searched(Box<Search>),
    /// The answer needs no search.
    Known(Answer),
}

impl Ways {
    /// Starts to count the solutions with these queens, up to `limit`.
    #[must_use]
    pub fn new(rules: &Rules, queens: &[Square], limit: u64) -> Self {
        let side = rules.side();
        if !conflicts(rules, queens).is_empty() {
            Self::Known(Answer::No)
        } else if !rules.has_diagonals() {
            Self::CountedByUnits(Box::new(ByUnits::new(rules, queens, limit)))
        } else if side <= LARGEST_COUNT {
            Self::Counted(SolutionCount::new(side, queens, limit))
        } else if side <= LARGEST {
            Self::Searched(Box::new(Search::new(side, queens)))
        } else if queens.len() == side as usize {
            Self::Known(Answer::Yes)
        } else {
            Self::Known(Answer::NotKnown)
        }
    }

    /// Starts to count the solutions with these queens for people: all, or on a board in colours the first
    /// [`MOST_WAYS`].
    #[must_use]
    pub fn shown(rules: &Rules, queens: &[Square]) -> Self {
        let limit = if rules.has_diagonals() {
            u64::MAX
        } else {
            MOST_WAYS
        };
        Self::new(rules, queens, limit)
    }

    /// Works for a moment; returns whether the answer is known.
    pub fn step(&mut self) -> bool {
        match self {
            Self::Counted(count) => count.work(QUEENS_AT_ONCE),
            Self::CountedByUnits(count) => count.step(),
            Self::Searched(search) => search.step(),
            Self::Known(_) => true,
        }
    }

    /// Whether there is a solution, once the work is done.
    #[must_use]
    pub fn answer(&self) -> Answer {
        match self {
            Self::Counted(count) => answer(count.ways()),
            Self::CountedByUnits(count) if count.gave_up() && count.example.is_none() => {
                Answer::NotKnown
            }
            Self::CountedByUnits(count) => answer(count.counting.ways()),
            Self::Searched(search) => match search.answer().flatten() {
                Some(true) => Answer::Yes,
                Some(false) => Answer::No,
                None => Answer::NotKnown,
            },
            Self::Known(answer) => *answer,
        }
    }

    /// How many solutions there are, or the limit if there are more; none if they aren't counted, or the count
    /// gave up.
    #[must_use]
    pub fn count(&self) -> Option<u64> {
        match self {
            Self::Counted(count) => Some(count.ways()),
            Self::CountedByUnits(count) if !count.gave_up() => Some(count.counting.ways()),
            _ => None,
        }
    }

    /// Whether the count stopped at its limit: there may be more solutions.
    #[must_use]
    pub fn is_cut(&self) -> bool {
        match self {
            Self::Counted(count) => count.is_cut(),
            Self::CountedByUnits(count) => count.counting.is_cut(),
            _ => false,
        }
    }

    /// The count in words: `2 solutions`, or `at least 1,000 solutions` if it stopped at its limit.
    #[must_use]
    pub fn words(&self) -> String {
        let least = if self.is_cut() { "at least " } else { "" };
        let count = counted(self.count().unwrap_or_default(), "solution");
        format!("{least}{count}")
    }

    /// The queens that one solution adds, if one was found.
    #[must_use]
    pub fn example(&self) -> Option<Vec<Square>> {
        match self {
            Self::Counted(count) => count.example().map(<[Square]>::to_vec),
            Self::CountedByUnits(count) => count.example.clone(),
            Self::Searched(search) => search.example().map(<[Square]>::to_vec),
            Self::Known(_) => None,
        }
    }
}

/// Solutions being counted by any rules.
#[derive(Clone, Debug)]
pub struct ByUnits {
    size: Size,
    field: Field,
    counting: Counting,
    /// The queens of the first solution found, besides those given.
    example: Option<Vec<Square>>,
    /// How many steps are left before the count gives up.
    patience: u32,
    is_done: bool,
}

/// Whether there is a solution.
fn answer(ways: u64) -> Answer {
    if ways == 0 { Answer::No } else { Answer::Yes }
}

impl ByUnits {
    fn new(rules: &Rules, queens: &[Square], limit: u64) -> Self {
        let (field, size) = (Field::of(rules), rules.size());
        let position = field.with(queens.iter().map(|&queen| size.index(queen)));
        Self {
            size,
            counting: Counting::new(&field, position, limit),
            field,
            example: None,
            patience: PATIENCE,
            is_done: false,
        }
    }

    /// Whether the count is over without an end.
    fn gave_up(&self) -> bool {
        self.patience == 0 && !self.is_done
    }

    /// Works for a moment; returns whether the count is over.
    fn step(&mut self) -> bool {
        self.patience = self.patience.saturating_sub(1);
        self.is_done = self.is_done || self.count();
        self.is_done || self.patience == 0
    }

    /// Counts for a moment; returns whether all is counted.
    fn count(&mut self) -> bool {
        if self.example.is_some() {
            return self.counting.work(&self.field, QUEENS_AT_ONCE);
        }
        for _ in 0..QUEENS_AT_ONCE {
            let done = self.counting.work(&self.field, 1);
            if self.counting.ways() > 0 {
                let queens = self.counting.queens().iter();
                self.example = Some(queens.map(|&queen| self.size.at(queen)).collect());
            }
            if done || self.example.is_some() {
                return done;
            }
        }
        false
    }
}

/// How many solutions a puzzle has.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "Ways", export_to = "thinking.ts")
)]
pub struct Solutions {
    /// The answer.
    pub answer: HowMany,
    /// How many solutions there are, if they were counted: 1,000 for that many or more on a board in colours.
    pub count: Option<u64>,
    /// How many the empty board has, if that is known.
    pub total: Option<u64>,
    /// The answer in a sentence, with what to change.
    pub text: String,
}

/// How many solutions there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "thinking.ts"))]
pub enum HowMany {
    /// None.
    None,
    /// Exactly one.
    One,
    /// More than one.
    Several,
    /// One or more.
    AtLeastOne,
    /// The search gave up.
    NotKnown,
}

impl Solutions {
    /// The answer for a puzzle, once `ways` is done.
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
            total: total(puzzle.side()).filter(|_| puzzle.rules().has_diagonals()),
            text: sentence(puzzle, answer, ways),
        }
    }
}

fn sentence(puzzle: &QueensPuzzle, answer: HowMany, ways: &Ways) -> String {
    match answer {
        HowMany::None if puzzle.locked().is_empty() && !puzzle.rules().has_diagonals() => {
            "This board has no solution, so it has no grade. Change its colours.".to_owned()
        }
        HowMany::None if puzzle.locked().is_empty() => format!(
            "A {} board has no solution, so it has no grade. Choose a larger one.",
            puzzle.size()
        ),
        HowMany::None => {
            "No solution has all these queens, so there is no grade. Move one of them.".to_owned()
        }
        HowMany::One => "Exactly one solution: a proper puzzle.".to_owned(),
        HowMany::Several => format!(
            "{}, so there is no grade. Lock more queens until one is left.",
            capital(&ways.words())
        ),
        HowMany::AtLeastOne if !puzzle.rules().has_diagonals() => {
            "At least one solution: the search gave up before it found them all.".to_owned()
        }
        HowMany::AtLeastOne => {
            "At least one solution. Boards larger than 12 × 12 are not counted.".to_owned()
        }
        HowMany::NotKnown => {
            "Not known: the search gave up. Smaller boards can be counted.".to_owned()
        }
    }
}
