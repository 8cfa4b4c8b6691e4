//! The handle of a question that takes thought.

use wasm_bindgen::prelude::*;

use super::{clock, wire_run};
use crate::generate::date::Date;
use crate::generate::thinking;
use crate::puzzles::{InPlay, KnightsGame, Puzzle, QueensGame, Rule};
use crate::run::{Budget, Pace};
use crate::wasm::error::to_js;
use crate::wasm::wire;

/// A question under way, worked on a slice of time after the other.
#[wasm_bindgen]
pub struct Thinking {
    question: thinking::Thinking,
    is_answered: bool,
    pace: Pace,
}

#[wasm_bindgen]
impl Thinking {
    /// Asks for a hint in a game with this record.
    ///
    /// # Errors
    /// If the setup is no puzzle that is played by hand, or the record none of its games.
    pub fn hint(puzzle: &wire::JsSetup, record: &str) -> Result<Thinking, JsValue> {
        Ok(Self::of(match wire::puzzle_by_hand(puzzle)? {
            Puzzle::Queens(puzzle) => {
                let mut game = QueensGame::new(puzzle, Rule::Free);
                let replayed = game.replay(record);
                replayed.map_err(|error| to_js(error.code(), &error))?;
                thinking::Thinking::queens_hint(game)
            }
            Puzzle::Knights(puzzle) => {
                let mut game = KnightsGame::new(puzzle);
                let replayed = game.replay(record);
                replayed.map_err(|error| to_js(error.code(), &error))?;
                thinking::Thinking::knights_hint(game)
            }
        }))
    }

    /// Asks how many solutions a puzzle has.
    ///
    /// # Errors
    /// If the setup is no puzzle that is played by hand.
    pub fn ways(puzzle: &wire::JsSetup) -> Result<Thinking, JsValue> {
        Ok(Self::of(thinking::Thinking::ways(wire::puzzle_by_hand(
            puzzle,
        )?)))
    }

    /// Asks how hard a puzzle is.
    ///
    /// # Errors
    /// If the setup is no puzzle that is played by hand.
    pub fn grade(puzzle: &wire::JsSetup) -> Result<Thinking, JsValue> {
        Ok(Self::of(thinking::Thinking::grade(&wire::puzzle_by_hand(
            puzzle,
        )?)))
    }

    /// Asks for a puzzle to be made.
    ///
    /// # Errors
    /// If it is no wish (`request`), or names no game (`game`) or no grade (`grade`).
    pub fn generate(request: &wire_run::JsWish) -> Result<Thinking, JsValue> {
        let wish = wire_run::wish(request)?;
        let question = thinking::Thinking::generate(&wish);
        question
            .map(Self::of)
            .map_err(|error| to_js(error.code(), &error))
    }

    /// Asks for the puzzles of a day, such as `2026-11-21`.
    ///
    /// # Errors
    /// If there is no such day (`date`).
    pub fn daily(date: &str) -> Result<Thinking, JsValue> {
        let date: Date = date.parse().map_err(|error| to_js("date", &error))?;
        Ok(Self::of(thinking::Thinking::daily(date)))
    }

    /// Works for about so many milliseconds; tells whether there is an answer.
    pub fn work(&mut self, milliseconds: f64) -> bool {
        let mut budget = clock::budget(&mut self.pace, milliseconds);
        while !self.is_answered {
            let steps = budget.batch();
            self.is_answered = (0..steps).any(|_| self.question.step());
            if !budget.spend(steps) {
                break;
            }
        }
        self.is_answered
    }

    /// The answer, once there is one: a hint, what is known of the ways, a grade, a setup with its
    /// grade or a `problem`, or the puzzles of a day.
    ///
    /// # Errors
    /// If there is none yet (`unanswered`).
    pub fn answer(&self) -> Result<wire_run::JsThought, JsValue> {
        if self.is_answered {
            return Ok(wire::plain(&self.question.answer()));
        }
        let why = "The answer is not known yet: wait until it is.";
        Err(to_js("unanswered", &why))
    }

    fn of(question: thinking::Thinking) -> Self {
        Self {
            question,
            is_answered: false,
            pace: Pace::default(),
        }
    }
}
