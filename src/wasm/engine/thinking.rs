//! The handle of hints, grades, counts and made puzzles; deductions on an empty game.

use wasm_bindgen::prelude::*;

use super::clock;
use super::reading::Given;
use crate::board::Regions;
use crate::generate::date::Date;
use crate::generate::painted::Painted;
use crate::generate::{colour, thinking};
use crate::hint::proof::{Field, LARGEST_CLASSIC};
use crate::hint::queens::deductions as deduced;
use crate::hint::{knights, queens};
use crate::puzzles::{InPlay, KnightsGame, Puzzle, QueensGame, QueensPuzzle, Rule};
use crate::run::{Budget, Pace};
use crate::wasm::error::to_js;
use crate::wasm::wire;

/// The types that the bindings of hints, grades and made puzzles name.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
import type { Deduction, Thought, Wish } from "../engine/generated/thinking.ts";
"#;

#[wasm_bindgen]
extern "C" {
    /// A wish for a puzzle.
    #[wasm_bindgen(typescript_type = "Wish")]
    pub type JsWish;

    /// An answer.
    #[wasm_bindgen(typescript_type = "Thought")]
    pub type JsThought;

    /// Deductions.
    #[wasm_bindgen(typescript_type = "Deduction[]")]
    pub type JsDeductions;
}

/// A question in progress, worked on in slices of time.
#[wasm_bindgen]
pub struct Thinking {
    question: thinking::Thinking,
    is_answered: bool,
    pace: Pace,
}

#[wasm_bindgen]
impl Thinking {
    /// Starts to compute a hint for a game with this record.
    ///
    /// # Errors
    /// If the setup is not a puzzle to play by hand, or the record not one of its games.
    pub fn hint(puzzle: &wire::JsSetup, record: &str) -> Result<Thinking, JsValue> {
        Ok(Self::of(match wire::puzzle_by_hand(puzzle)? {
            Puzzle::Queens(puzzle) => thinking::Thinking::queens_hint(queens_game(puzzle, record)?),
            Puzzle::Knights(puzzle) => {
                let mut game = KnightsGame::new(puzzle);
                let replayed = game.replay(record);
                replayed.map_err(|error| to_js(error.code(), &error))?;
                thinking::Thinking::knights_hint(game)
            }
        }))
    }

    /// Starts to find out why there is no queen on an empty square, in a game of queens with this record.
    ///
    /// # Errors
    /// If the setup is not a puzzle of queens to play by hand (`game`), the record not one of its games, or the
    /// square has a queen (`occupied`).
    #[wasm_bindgen(js_name = whyNot)]
    pub fn why_not(puzzle: &wire::JsSetup, record: &str, square: f64) -> Result<Thinking, JsValue> {
        let Puzzle::Queens(puzzle) = wire::puzzle_by_hand(puzzle)? else {
            return Err(to_js(
                "game",
                &"Only queens can be asked about: open a board of queens.",
            ));
        };
        let square = wire::square(puzzle.size(), square)?;
        let game = queens_game(puzzle, record)?;
        if game.all().any(|queen| queen == square) {
            let name = game.size().name(square);
            let why = format!("{name} has a queen: ask about an empty square.");
            return Err(to_js("occupied", &why));
        }
        Ok(Self::of(thinking::Thinking::why_not(game, square)))
    }

    /// Starts to judge a game by its log: the words of its record, `<` for undo and `>` for redo.
    ///
    /// # Errors
    /// If the setup is not a puzzle to play by hand, or a move cannot be made.
    pub fn coach(puzzle: &wire::JsSetup, log: &str) -> Result<Thinking, JsValue> {
        Ok(Self::of(match wire::puzzle_by_hand(puzzle)? {
            Puzzle::Queens(puzzle) => {
                let coaching = queens::Coaching::new(puzzle, log);
                let coaching = coaching.map_err(|error| to_js(error.code(), &error))?;
                thinking::Thinking::queens_coach(coaching)
            }
            Puzzle::Knights(puzzle) => {
                let coaching = knights::Coaching::new(puzzle, log);
                let coaching = coaching.map_err(|error| to_js(error.code(), &error))?;
                thinking::Thinking::knights_coach(coaching)
            }
        }))
    }

    /// Starts to explain the whole solution of a queens puzzle.
    ///
    /// # Errors
    /// If the setup is not a puzzle, or a knight's, or one of queens larger than 12 × 12 (`game`).
    pub fn explain(puzzle: &wire::JsSetup) -> Result<Thinking, JsValue> {
        match wire::puzzle_by_hand(puzzle)? {
            Puzzle::Queens(puzzle) if Field::fits(puzzle.rules()) => {
                Ok(Self::of(thinking::Thinking::explain(puzzle)))
            }
            _ => {
                let why = format!(
                    "Explanations are made for queens up to {LARGEST_CLASSIC} × {LARGEST_CLASSIC}: choose a smaller board."
                );
                Err(to_js("game", &why))
            }
        }
    }

    /// Starts to count the solutions of a puzzle.
    ///
    /// # Errors
    /// If the setup is not a puzzle to play by hand.
    pub fn ways(puzzle: &wire::JsSetup) -> Result<Thinking, JsValue> {
        Ok(Self::of(thinking::Thinking::ways(wire::puzzle_by_hand(
            puzzle,
        )?)))
    }

    /// Starts to grade a puzzle.
    ///
    /// # Errors
    /// If the setup is not a puzzle to play by hand.
    pub fn grade(puzzle: &wire::JsSetup) -> Result<Thinking, JsValue> {
        Ok(Self::of(thinking::Thinking::grade(&wire::puzzle_by_hand(
            puzzle,
        )?)))
    }

    /// Starts to make a puzzle.
    ///
    /// # Errors
    /// If the wish can't be read (`request`), or there is no such game (`game`) or grade (`grade`).
    pub fn generate(request: &JsWish) -> Result<Thinking, JsValue> {
        let wish = read_wish(request)?;
        let question = thinking::Thinking::generate(&wish);
        question
            .map(Self::of)
            .map_err(|error| to_js(error.code(), &error))
    }

    /// Starts to make the puzzles of a day, such as `2026-11-21`.
    ///
    /// # Errors
    /// If there is no such day (`date`).
    pub fn daily(date: &str) -> Result<Thinking, JsValue> {
        let date: Date = date.parse().map_err(|error| to_js("date", &error))?;
        Ok(Self::of(thinking::Thinking::daily(date)))
    }

    /// Starts to examine a painted board: the letter of each square, and the locked queens.
    ///
    /// # Errors
    /// If the letters are not those of a board.
    pub fn examine(letters: &str, locked: &[f64]) -> Result<Thinking, JsValue> {
        painted(letters, locked).map(|painted| Self::of(thinking::Thinking::examine(painted)))
    }

    /// Starts to find the repairs of a painted board.
    ///
    /// # Errors
    /// If the letters are not those of a board.
    pub fn repair(letters: &str, locked: &[f64]) -> Result<Thinking, JsValue> {
        painted(letters, locked).map(|painted| Self::of(thinking::Thinking::repair(painted)))
    }

    /// Works for about `milliseconds`; returns whether the answer is ready.
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

    /// How many puzzles were tried to make one to order, or how many reasons were found for an explanation.
    #[wasm_bindgen(getter)]
    pub fn tried(&self) -> u32 {
        self.question.tried()
    }

    /// The answer, once it is ready: a hint, a count, a grade, a puzzle with its grade or a `problem`, or the
    /// puzzles of a day.
    ///
    /// # Errors
    /// If it isn't ready (`unanswered`).
    pub fn answer(&self) -> Result<JsThought, JsValue> {
        if self.is_answered {
            return Ok(wire::plain(&self.question.answer()));
        }
        let why = "The answer isn’t ready yet: wait a moment.";
        Err(to_js("unanswered", &why))
    }

    /// A partial answer before the full one is ready; undefined if the question has none.
    #[wasm_bindgen(js_name = soFar)]
    pub fn so_far(&self) -> Option<JsThought> {
        self.question.so_far().map(|thought| wire::plain(&thought))
    }

    fn of(question: thinking::Thinking) -> Self {
        Self {
            question,
            is_answered: false,
            pace: Pace::default(),
        }
    }
}

/// A game of queens with this record.
fn queens_game(puzzle: QueensPuzzle, record: &str) -> Result<QueensGame, JsValue> {
    let mut game = QueensGame::new(puzzle, Rule::Free);
    let replayed = game.replay(record);
    replayed.map_err(|error| to_js(error.code(), &error))?;
    Ok(game)
}

/// The letters of random regions; a side that no board has counts as the nearest.
///
/// # Errors
/// If the side (`request`) or the seed (`seed`) isn't a whole number.
#[wasm_bindgen(js_name = randomRegions)]
pub fn random_regions(side: f64, seed: f64) -> Result<String, JsValue> {
    let side = wire::whole::<u32>(side)?.clamp(Regions::SMALLEST, Regions::LARGEST);
    Ok(colour::sketch(side, wire::seed(seed)?))
}

fn painted(letters: &str, locked: &[f64]) -> Result<Painted, JsValue> {
    let locked = locked.iter().map(|&square| wire::whole(square));
    let locked: Vec<_> = locked.collect::<Result<_, _>>()?;
    Painted::new(letters, &locked).map_err(|error| to_js(error.code(), &error))
}

/// The simplest deduction about each square that a board of queens has left besides those `ruled_out`, from at
/// most `most` lines at a time.
///
/// # Errors
/// If the setup is not a puzzle, or not a board of queens that proofs are searched for on (`game`).
#[wasm_bindgen]
pub fn deductions(
    puzzle: &wire::JsSetup,
    ruled_out: &[f64],
    most: f64,
) -> Result<JsDeductions, JsValue> {
    match wire::puzzle(puzzle)? {
        Puzzle::Queens(puzzle) if Field::fits(puzzle.rules()) => {
            let game = QueensGame::new(puzzle, Rule::Free);
            let ruled_out = wire::squares(game.puzzle().size(), ruled_out)?;
            let ruled_out = ruled_out
                .into_iter()
                .map(|square| game.puzzle().size().index(square));
            Ok(wire::plain(&deduced(&game, ruled_out, wire::whole(most)?)))
        }
        _ => Err(to_js(
            "game",
            &"Deductions are made for queens up to 12 × 12: choose a smaller board.",
        )),
    }
}

fn read_wish(given: &JsWish) -> Result<thinking::Wish, JsValue> {
    let given = Given(given);
    Ok(thinking::Wish {
        seed: given.seed()?,
        game: given.text("game")?,
        rows: given.count("rows")?,
        columns: given.count("columns")?,
        locks: given.count_or_none("locks")?,
        grade: given.text("grade")?,
        closed: given.get("closed").is_truthy(),
        blocked: given.count_or_none("blocked")?,
    })
}
