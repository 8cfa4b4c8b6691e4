//! The handle of a game played by hand.

use wasm_bindgen::prelude::*;

use super::error::to_js;
use super::wire;
use crate::board::Size;
use crate::puzzles::queens_game::QueensMoveError;
use crate::puzzles::{InPlay, KnightsGame, Puzzle, QueensGame, Rule};

enum Game {
    Queens(QueensGame),
    Knights(KnightsGame),
}

/// Evaluates an expression with the game of either kind.
macro_rules! either {
    ($self:expr, $game:ident => $does:expr) => {
        match $self {
            Game::Queens($game) => $does,
            Game::Knights($game) => $does,
        }
    };
}

impl Game {
    fn queens(&self) -> Option<&QueensGame> {
        match self {
            Self::Queens(game) => Some(game),
            Self::Knights(_) => None,
        }
    }

    fn knight(&self) -> Option<&KnightsGame> {
        match self {
            Self::Knights(game) => Some(game),
            Self::Queens(_) => None,
        }
    }
}

/// A game that a person plays.
#[wasm_bindgen]
pub struct Play {
    game: Game,
}

#[wasm_bindgen]
impl Play {
    /// A new game. `free` allows queens on attacked squares.
    ///
    /// # Errors
    /// If the setup is not a puzzle, or its board is too large to play by hand (`too-large`).
    #[wasm_bindgen(constructor)]
    pub fn new(puzzle: &wire::JsSetup, free: bool) -> Result<Play, JsValue> {
        let game = match wire::puzzle_by_hand(puzzle)? {
            Puzzle::Queens(puzzle) => Game::Queens(QueensGame::new(puzzle, rule(free))),
            Puzzle::Knights(puzzle) => Game::Knights(KnightsGame::new(puzzle)),
        };
        Ok(Self { game })
    }

    /// Changes whether new queens may be attacked; does nothing for a knight.
    #[wasm_bindgen(js_name = setFree)]
    pub fn set_free(&mut self, free: bool) {
        if let Game::Queens(game) = &mut self.game {
            game.set_rule(rule(free));
        }
    }

    /// Places a queen.
    ///
    /// # Errors
    /// If the rules don't allow it. The game then stays unchanged.
    pub fn place(&mut self, square: f64) -> Result<(), JsValue> {
        let square = wire::square(self.size(), square)?;
        self.queens()?.place(square).map_err(queens_error)
    }

    /// Takes the player's queen off a square.
    ///
    /// # Errors
    /// If there is none. The game then stays unchanged.
    pub fn lift(&mut self, square: f64) -> Result<(), JsValue> {
        let square = wire::square(self.size(), square)?;
        self.queens()?.lift(square).map_err(queens_error)
    }

    /// Moves the player's queen from one square to another.
    ///
    /// # Errors
    /// If the rules don't allow it. The game then stays unchanged.
    #[wasm_bindgen(js_name = moveQueen)]
    pub fn move_queen(&mut self, from: f64, to: f64) -> Result<(), JsValue> {
        let (from, to) = (
            wire::square(self.size(), from)?,
            wire::square(self.size(), to)?,
        );
        self.queens()?.move_queen(from, to).map_err(queens_error)
    }

    /// Crosses squares out, as one move; returns whether that changed anything.
    ///
    /// # Errors
    /// If a square is off the board. The game then stays unchanged.
    pub fn cross(&mut self, squares: &[f64]) -> Result<bool, JsValue> {
        let squares = wire::squares(self.size(), squares)?;
        self.queens()?.cross(&squares).map_err(queens_error)
    }

    /// Removes crosses, as one move; returns whether there were any.
    ///
    /// # Errors
    /// If a square is off the board. The game then stays unchanged.
    pub fn uncross(&mut self, squares: &[f64]) -> Result<bool, JsValue> {
        let squares = wire::squares(self.size(), squares)?;
        self.queens()?.uncross(&squares).map_err(queens_error)
    }

    /// Sets the board to a position, as one move; makes no move if that changes nothing.
    ///
    /// # Errors
    /// If the text is not a position of this puzzle. The game then stays unchanged.
    pub fn restore(&mut self, position: &str) -> Result<(), JsValue> {
        either!(&mut self.game, game => game
            .restore(position)
            .map(drop)
            .map_err(|error| to_js(error.code(), &error)))
    }

    /// The position, as text that `restore` takes.
    pub fn position(&self) -> String {
        either!(&self.game, game => game.position())
    }

    /// The squares crossed out, in ascending order; empty for a knight.
    pub fn crosses(&self) -> Vec<u32> {
        let queens = self.game.queens();
        queens.map_or_else(Vec::new, |game| {
            let crosses: Vec<_> = game.crosses().iter().copied().collect();
            wire::numbers(self.size(), &crosses)
        })
    }

    /// For each square, the first queen on it or attacking it: 0 for a locked queen, 1 for the player's first,
    /// and so on, −1 for none; empty for a knight.
    pub fn levels(&self) -> Vec<i32> {
        let queens = self.game.queens();
        queens.map_or_else(Vec::new, QueensGame::levels)
    }

    /// Jumps to a square.
    ///
    /// # Errors
    /// If the knight can't go there. The game then stays unchanged.
    pub fn jump(&mut self, square: f64) -> Result<(), JsValue> {
        let square = wire::square(self.size(), square)?;
        match &mut self.game {
            Game::Knights(game) => game
                .jump(square)
                .map_err(|error| to_js(error.code(), &error)),
            Game::Queens(_) => Err(wrong_game()),
        }
    }

    /// Why a piece can't be placed on a square, in a sentence; undefined if it can.
    pub fn refusal(&self, square: f64) -> Option<String> {
        match wire::on_board(self.size(), square) {
            Ok(square) => {
                either!(&self.game, game => game.check(square).err().map(|error| error.to_string()))
            }
            Err(why) => Some(why),
        }
    }

    /// Undoes the last move; returns whether there was one.
    pub fn undo(&mut self) -> bool {
        either!(&mut self.game, game => game.undo())
    }

    /// Redoes the move undone last; returns whether there was one.
    pub fn redo(&mut self) -> bool {
        either!(&mut self.game, game => game.redo())
    }

    /// Whether there is a move to undo.
    #[wasm_bindgen(getter, js_name = canUndo)]
    pub fn can_undo(&self) -> bool {
        either!(&self.game, game => game.can_undo())
    }

    /// Whether there is a move to redo.
    #[wasm_bindgen(getter, js_name = canRedo)]
    pub fn can_redo(&self) -> bool {
        either!(&self.game, game => game.can_redo())
    }

    /// How many moves were made and not undone.
    #[wasm_bindgen(getter)]
    pub fn moves(&self) -> u32 {
        either!(&self.game, game => u32::try_from(game.moves()).unwrap_or(u32::MAX))
    }

    /// Whether the puzzle is solved.
    #[wasm_bindgen(getter)]
    pub fn solved(&self) -> bool {
        either!(&self.game, game => game.is_solved())
    }

    /// Whether the puzzle is unsolved and no queen can be placed, or no jump made.
    #[wasm_bindgen(getter)]
    pub fn stuck(&self) -> bool {
        either!(&self.game, game => game.is_stuck())
    }

    /// The player's queens in the order placed, or the knight's path.
    pub fn pieces(&self) -> Vec<u32> {
        either!(&self.game, game => game.pieces())
    }

    /// For each square, 1 if a queen is on it or attacks it, else 0; empty for a knight.
    pub fn attacked(&self) -> Vec<u8> {
        let queens = self.game.queens();
        queens.map_or_else(Vec::new, |game| {
            let squares = self.size().squares();
            let attacked = squares.map(|square| u8::from(game.is_attacked(square)));
            attacked.collect()
        })
    }

    /// The queens that attack a square; empty for a knight.
    ///
    /// # Errors
    /// If the square is off the board.
    pub fn attackers(&self, square: f64) -> Result<Vec<u32>, JsValue> {
        let square = wire::square(self.size(), square)?;
        let attackers = |game: &QueensGame| {
            let attackers: Vec<_> = game.attackers(square).collect();
            wire::numbers(self.size(), &attackers)
        };
        Ok(self.game.queens().map_or_else(Vec::new, attackers))
    }

    /// Pairs of queens that attack each other, as a flat list; empty for a knight.
    pub fn conflicts(&self) -> Vec<u32> {
        let queens = self.game.queens();
        queens.map_or_else(Vec::new, |game| wire::pairs(self.size(), &game.conflicts()))
    }

    /// The squares that the knight can jump to; empty for queens.
    pub fn reachable(&self) -> Vec<u32> {
        let knight = self.game.knight();
        knight.map_or_else(Vec::new, |game| game.reachable().collect())
    }

    /// For each square, how many unvisited squares are a jump away, or −1 if it is visited; empty for queens.
    pub fn degrees(&self) -> Vec<i8> {
        let knight = self.game.knight();
        knight.map_or_else(Vec::new, KnightsGame::degrees)
    }

    /// The stranded squares; empty for queens.
    pub fn stranded(&self) -> Vec<u32> {
        let knight = self.game.knight();
        knight.map_or_else(Vec::new, KnightsGame::stranded)
    }

    /// Why the position can't be completed any more, in a sentence that says what to do; undefined if it can,
    /// or the search gave up.
    pub fn lost(&self) -> Option<String> {
        either!(&self.game, game => game.lost()).map(|lost| lost.to_string())
    }

    /// The squares that show why the position is lost.
    #[wasm_bindgen(js_name = lostSquares)]
    pub fn lost_squares(&self) -> Vec<u32> {
        let lost = either!(&self.game, game => game.lost());
        lost.map_or_else(Vec::new, |lost| wire::numbers(self.size(), &lost.squares))
    }

    /// The moves made so far, as text for a saved game.
    pub fn record(&self) -> String {
        either!(&self.game, game => game.record())
    }

    /// Makes the moves of a record.
    ///
    /// # Errors
    /// At the first move that can't be made, which the message names. The moves before it are made.
    pub fn replay(&mut self, record: &str) -> Result<(), JsValue> {
        either!(&mut self.game, game => game
            .replay(record)
            .map_err(|error| to_js(error.code(), &error)))
    }

    /// The moves that redo would make, as text, the next one first.
    #[wasm_bindgen(js_name = undoneRecord)]
    pub fn undone_record(&self) -> String {
        either!(&self.game, game => game.undone_record())
    }

    /// Sets the moves that redo will make, the next one first.
    ///
    /// # Errors
    /// At the first move that can't be made, which the message names. The game then stays unchanged.
    #[wasm_bindgen(js_name = replayUndone)]
    pub fn replay_undone(&mut self, record: &str) -> Result<(), JsValue> {
        either!(&mut self.game, game => game
            .replay_undone(record)
            .map_err(|error| to_js(error.code(), &error)))
    }

    fn size(&self) -> Size {
        either!(&self.game, game => game.size())
    }

    fn queens(&mut self) -> Result<&mut QueensGame, JsValue> {
        match &mut self.game {
            Game::Queens(game) => Ok(game),
            Game::Knights(_) => Err(wrong_game()),
        }
    }
}

fn rule(free: bool) -> Rule {
    if free { Rule::Free } else { Rule::Classic }
}

fn queens_error(error: QueensMoveError) -> JsValue {
    to_js(error.code(), &error)
}

fn wrong_game() -> JsValue {
    to_js(
        "wrong-game",
        &"This game has no such move: place queens and take them off, or jump with a knight.",
    )
}
