//! Hints, grades, counts and generated puzzles, computed in small steps, so that a caller
//! can respond or cancel in between.

use std::fmt;

use super::daily::{Day, Preparing};
use super::date::Date;
use super::examining::{Examined, Examining};
use super::painted::Painted;
use super::repairing::{Repairing, Repairs};
use super::{colour, knights as tours, queens};
use crate::board::{Size, Square};
use crate::hint::coach::Coached;
use crate::hint::queens::{
    AskingQueens, AskingWhyNot, Coaching, Explaining, Explanation, Grade, Grading, HowMany,
    Solutions, Ways, WhyNot,
};
use crate::hint::{Answer, Difficulty, Hint, UnknownDifficulty, knights};
use crate::puzzles::game::UnknownGame;
use crate::puzzles::{
    Game, KnightsGame, KnightsPuzzle, PlainPuzzle, Puzzle, QueensGame, QueensPuzzle, SetupError,
    hopeless,
};

/// A wish for a puzzle to make.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "thinking.ts"))]
pub struct Wish {
    /// The game's id.
    #[cfg_attr(test, ts(as = "Game"))]
    pub game: String,
    /// The number of rows.
    pub rows: u32,
    /// The number of columns.
    pub columns: u32,
    /// How many queens to lock; 0 for any number.
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    pub locks: u32,
    /// The grade's id.
    #[cfg_attr(test, ts(as = "Difficulty"))]
    pub grade: String,
    /// The seed; another seed makes another puzzle.
    pub seed: u64,
    /// Whether a tour has to close.
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    pub closed: bool,
    /// How many squares to block.
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    pub blocked: u32,
}

/// A wish with an unknown game or grade.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WishError {
    /// There is no such game.
    Game(UnknownGame),
    /// There is no such grade.
    Grade(UnknownDifficulty),
}

impl WishError {
    /// The error's code, which never changes.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Game(_) => "game",
            Self::Grade(_) => "grade",
        }
    }
}

impl fmt::Display for WishError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(error) => error.fmt(f),
            Self::Grade(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for WishError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Game(error) => Some(error),
            Self::Grade(error) => Some(error),
        }
    }
}

/// A generated puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "thinking.ts"))]
pub struct Made {
    /// The puzzle.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub puzzle: PlainPuzzle,
    /// Its grade.
    pub grade: Difficulty,
}

/// A generated puzzle, or why there is none.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(untagged))]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "thinking.ts"))]
#[non_exhaustive]
pub enum MadePuzzle {
    /// The puzzle.
    Made(Made),
    /// No such puzzle.
    Problem {
        /// Why, in a sentence that says what to do.
        problem: String,
    },
}

impl MadePuzzle {
    fn problem(why: &impl fmt::Display) -> Self {
        let problem = why.to_string();
        Self::Problem { problem }
    }
}

/// An answer, as a plain object.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(untagged))]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "thinking.ts"))]
#[non_exhaustive]
pub enum Thought {
    /// A hint.
    Hint(Box<Hint>),
    /// Why there is no queen on a square.
    WhyNot(Box<WhyNot>),
    /// The coach's words on a game.
    Coached(Coached),
    /// The whole solution of a queens puzzle, explained.
    Explained(Box<Explanation>),
    /// How many solutions a puzzle has.
    Ways(Solutions),
    /// The grade of a queens puzzle.
    Queens(Grade),
    /// The grade of a knight's puzzle.
    Knights(knights::Grade),
    /// A generated puzzle.
    Made(MadePuzzle),
    /// The puzzles of a day.
    Day(Day),
    /// What is known about a painted board.
    Examined(Box<Examined>),
    /// The repairs of a painted board.
    Repairs(Repairs),
}

/// A question in progress.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Thinking {
    /// A hint for a game of queens.
    QueensHint(Box<AskingQueens>),
    /// Why there is no queen on a square.
    WhyNot(Box<AskingWhyNot>),
    /// A hint for a knight's game.
    KnightsHint(Box<knights::AskingTour>),
    /// A game of queens being judged.
    QueensCoached(Box<Coaching>),
    /// A knight's game being judged.
    KnightsCoached(Box<knights::Coaching>),
    /// The whole solution of a queens puzzle being explained.
    Explaining(Box<Explaining>),
    /// Whether there is a tour.
    KnightsWays(KnightsPuzzle, Box<knights::AskingTour>),
    /// How many solutions queens have.
    QueensWays(QueensPuzzle, Box<Ways>),
    /// The grade of a queens puzzle.
    QueensGrade(Box<Grading>),
    /// The grade of a knight's puzzle.
    KnightsGrade(Box<knights::Grading>),
    /// A knight's puzzle being made.
    KnightsMade(Box<tours::MakingTour>),
    /// A queens puzzle being made.
    QueensMade(Box<queens::MakingQueens>),
    /// A board in colours being made.
    ColourMade(Box<colour::MakingColours>),
    /// The puzzles of a day being made.
    Day(Box<Preparing>),
    /// A painted board being examined.
    Examining(Box<Examining>),
    /// The repairs of a painted board being found.
    Repairing(Box<Repairing>),
    /// The answer is known from the start.
    Known(Box<Thought>),
}

impl Thinking {
    /// Starts to compute a hint for a game of queens.
    #[must_use]
    pub fn queens_hint(game: QueensGame) -> Self {
        Self::QueensHint(Box::new(AskingQueens::new(game)))
    }

    /// Starts to find out why there is no queen on an empty square.
    #[must_use]
    pub fn why_not(game: QueensGame, square: Square) -> Self {
        Self::WhyNot(Box::new(AskingWhyNot::new(game, square)))
    }

    /// Starts to compute a hint for a knight's game.
    #[must_use]
    pub fn knights_hint(game: KnightsGame) -> Self {
        Self::KnightsHint(Box::new(knights::AskingTour::new(game)))
    }

    /// Starts to judge a game of queens by its log.
    #[must_use]
    pub fn queens_coach(coaching: Coaching) -> Self {
        Self::QueensCoached(Box::new(coaching))
    }

    /// Starts to judge a knight's game by its log.
    #[must_use]
    pub fn knights_coach(coaching: knights::Coaching) -> Self {
        Self::KnightsCoached(Box::new(coaching))
    }

    /// Starts to explain the whole solution of a queens puzzle.
    ///
    /// # Panics
    /// If the side is larger than [`LARGEST`](crate::hint::proof::LARGEST).
    #[must_use]
    pub fn explain(puzzle: QueensPuzzle) -> Self {
        Self::Explaining(Box::new(Explaining::new(puzzle)))
    }

    /// Starts to count the solutions of a puzzle.
    #[must_use]
    pub fn ways(puzzle: Puzzle) -> Self {
        match puzzle {
            Puzzle::Queens(puzzle) => {
                let ways = Ways::shown(puzzle.rules(), puzzle.locked());
                Self::QueensWays(puzzle, Box::new(ways))
            }
            Puzzle::Knights(puzzle) => {
                let asking = knights::AskingTour::new(KnightsGame::new(puzzle.clone()));
                Self::KnightsWays(puzzle, Box::new(asking))
            }
        }
    }

    /// Starts to grade a puzzle.
    #[must_use]
    pub fn grade(puzzle: &Puzzle) -> Self {
        match puzzle {
            Puzzle::Queens(puzzle) => Self::QueensGrade(Box::new(Grading::new(puzzle))),
            Puzzle::Knights(puzzle) => Self::KnightsGrade(Box::new(knights::Grading::new(puzzle))),
        }
    }

    /// Starts to make a puzzle.
    ///
    /// # Errors
    /// If there is no such game or grade.
    pub fn generate(wish: &Wish) -> Result<Self, WishError> {
        let game: Game = wish.game.parse().map_err(WishError::Game)?;
        let grade: Difficulty = wish.grade.parse().map_err(WishError::Grade)?;
        let size = Size::new(wish.rows, wish.columns);
        Ok(match game {
            Game::Queens | Game::Colour if size.rows != size.columns => {
                let problem = MadePuzzle::problem(&SetupError::NotSquare(size));
                Self::Known(Box::new(Thought::Made(problem)))
            }
            Game::Queens => {
                Self::QueensMade(Box::new(queens::MakingQueens::new(queens::WantedQueens {
                    side: size.rows,
                    locks: wish.locks,
                    free: 0,
                    grade,
                    seed: wish.seed,
                })))
            }
            Game::Colour => Self::ColourMade(Box::new(colour::MakingColours::new(
                colour::WantedColours {
                    side: size.rows,
                    grade,
                    seed: wish.seed,
                },
            ))),
            Game::Knights => {
                Self::KnightsMade(Box::new(tours::MakingTour::new(tours::WantedTour {
                    size,
                    blocked: wish.blocked,
                    closed: wish.closed,
                    grade,
                    seed: wish.seed,
                })))
            }
        })
    }

    /// Starts to make the puzzles of a day.
    #[must_use]
    pub fn daily(date: Date) -> Self {
        Self::Day(Box::new(Preparing::new(date)))
    }

    /// Starts to examine a painted board.
    #[must_use]
    pub fn examine(painted: Painted) -> Self {
        Self::Examining(Box::new(Examining::new(painted)))
    }

    /// Starts to find the repairs of a painted board.
    #[must_use]
    pub fn repair(painted: Painted) -> Self {
        Self::Repairing(Box::new(Repairing::new(painted)))
    }

    /// Works for a moment; returns whether the answer is ready.
    pub fn step(&mut self) -> bool {
        match self {
            Self::QueensHint(asking) => asking.step(),
            Self::WhyNot(asking) => asking.step(),
            Self::KnightsHint(asking) | Self::KnightsWays(_, asking) => asking.step(),
            Self::QueensCoached(coaching) => coaching.step(),
            Self::KnightsCoached(coaching) => coaching.step(),
            Self::Explaining(explaining) => explaining.step(),
            Self::QueensWays(_, ways) => ways.step(),
            Self::QueensGrade(grading) => grading.step(),
            Self::KnightsGrade(grading) => grading.step(),
            Self::QueensMade(making) => making.step(),
            Self::ColourMade(making) => making.step(),
            Self::KnightsMade(making) => making.step(),
            Self::Day(preparing) => preparing.step(),
            Self::Examining(examining) => examining.step(),
            Self::Repairing(repairing) => repairing.step(),
            Self::Known(_) => true,
        }
    }

    /// How many puzzles were tried to make one to order, or how many reasons were found for an explanation; 0 for
    /// any other question.
    #[must_use]
    pub fn tried(&self) -> u32 {
        match self {
            Self::KnightsMade(making) => making.tried(),
            Self::QueensMade(making) => making.tried(),
            Self::ColourMade(making) => making.tried(),
            Self::Explaining(explaining) => explaining.found(),
            _ => 0,
        }
    }

    /// The answer, once it is ready.
    ///
    /// # Panics
    /// If a puzzle or the puzzles of a day are not made yet.
    #[must_use]
    pub fn answer(&self) -> Thought {
        match self {
            Self::QueensHint(asking) => Thought::Hint(Box::new(asking.hint().clone())),
            Self::WhyNot(asking) => Thought::WhyNot(Box::new(asking.answer().clone())),
            Self::KnightsHint(asking) => Thought::Hint(Box::new(asking.hint().clone())),
            Self::QueensCoached(coaching) => Thought::Coached(coaching.coached().clone()),
            Self::KnightsCoached(coaching) => Thought::Coached(coaching.coached().clone()),
            Self::Explaining(explaining) => Thought::Explained(Box::new(explaining.explanation())),
            Self::KnightsWays(puzzle, asking) => Thought::Ways(found(puzzle, asking.hint())),
            Self::QueensWays(puzzle, ways) => Thought::Ways(Solutions::of(puzzle, ways)),
            Self::QueensGrade(grading) => Thought::Queens(grading.grade()),
            Self::KnightsGrade(grading) => Thought::Knights(grading.grade()),
            Self::KnightsMade(making) => made(making.puzzle(), Puzzle::Knights),
            Self::QueensMade(making) => made(making.puzzle(), Puzzle::Queens),
            Self::ColourMade(making) => made(making.puzzle(), Puzzle::Queens),
            Self::Day(preparing) => Thought::Day(preparing.day()),
            Self::Examining(examining) => Thought::Examined(Box::new(examining.examined())),
            Self::Repairing(repairing) => Thought::Repairs(repairing.repairs()),
            Self::Known(thought) => (**thought).clone(),
        }
    }

    /// A partial answer before the full one is ready, if the question has one.
    #[must_use]
    pub fn so_far(&self) -> Option<Thought> {
        matches!(self, Self::Examining(_)).then(|| self.answer())
    }

    /// Works until the answer is ready.
    #[must_use]
    pub fn finish(mut self) -> Thought {
        while !self.step() {}
        self.answer()
    }
}

/// A generated puzzle, as a puzzle of its game, or why there is none.
fn made<P, E: fmt::Display>(
    result: Result<(P, Difficulty), E>,
    puzzle_of: fn(P) -> Puzzle,
) -> Thought {
    Thought::Made(match result {
        Ok((puzzle, grade)) => MadePuzzle::Made(Made {
            puzzle: PlainPuzzle::from(&puzzle_of(puzzle)),
            grade,
        }),
        Err(why) => MadePuzzle::problem(&why),
    })
}

/// Whether a puzzle has a tour, from a hint at its start. Tours are not counted.
fn found(puzzle: &KnightsPuzzle, hint: &Hint) -> Solutions {
    let (answer, text) = match hint.possible.answer {
        Answer::Yes => (HowMany::AtLeastOne, "At least one tour.".to_owned()),
        Answer::No => {
            let why = hopeless::tour(puzzle).map(|why| why.to_string());
            (
                HowMany::None,
                why.unwrap_or_else(|| hint.possible.text.clone()),
            )
        }
        Answer::NotKnown => (HowMany::NotKnown, hint.possible.text.clone()),
    };
    Solutions {
        answer,
        count: (answer == HowMany::None).then_some(0),
        total: None,
        text,
    }
}
