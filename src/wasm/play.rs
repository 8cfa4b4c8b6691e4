//! The handle of a game in play.

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

/// Does the same with the game in play, whichever it is.
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
    /// A fresh game; `free` lets queens be put where another attacks.
    ///
    /// # Errors
    /// If the setup is no puzzle, or its board is too large to be played by hand (`too-large`).
    #[wasm_bindgen(constructor)]
    pub fn new(puzzle: &wire::JsSetup, free: bool) -> Result<Play, JsValue> {
        let game = match wire::puzzle_by_hand(puzzle)? {
            Puzzle::Queens(puzzle) => Game::Queens(QueensGame::new(puzzle, rule(free))),
            Puzzle::Knights(puzzle) => Game::Knights(KnightsGame::new(puzzle)),
        };
        Ok(Self { game })
    }

    /// Changes the rule for queens to come; does nothing to a knight.
    #[wasm_bindgen(js_name = setFree)]
    pub fn set_free(&mut self, free: bool) {
        if let Game::Queens(game) = &mut self.game {
            game.set_rule(rule(free));
        }
    }

    /// Puts a queen on a square.
    ///
    /// # Errors
    /// If the rules do not allow it; nothing has changed then.
    pub fn place(&mut self, square: u32) -> Result<(), JsValue> {
        let square = wire::square(self.size(), square)?;
        self.queens()?.place(square).map_err(queens_error)
    }

    /// Lifts the player's queen from a square.
    ///
    /// # Errors
    /// If there is none to lift; nothing has changed then.
    pub fn lift(&mut self, square: u32) -> Result<(), JsValue> {
        let square = wire::square(self.size(), square)?;
        self.queens()?.lift(square).map_err(queens_error)
    }

    /// Moves the player's queen from one square to another.
    ///
    /// # Errors
    /// If the rules do not allow it; nothing has changed then.
    #[wasm_bindgen(js_name = moveQueen)]
    pub fn move_queen(&mut self, from: u32, to: u32) -> Result<(), JsValue> {
        let (from, to) = (
            wire::square(self.size(), from)?,
            wire::square(self.size(), to)?,
        );
        self.queens()?.move_queen(from, to).map_err(queens_error)
    }

    /// Crosses squares out, as one move; tells whether any was not crossed out and free of queens.
    ///
    /// # Errors
    /// If a square is off the board; nothing has changed then.
    pub fn cross(&mut self, squares: &[u32]) -> Result<bool, JsValue> {
        let squares = wire::squares(self.size(), squares)?;
        self.queens()?.cross(&squares).map_err(queens_error)
    }

    /// Takes crosses away, as one move; tells whether there were any.
    ///
    /// # Errors
    /// If a square is off the board; nothing has changed then.
    pub fn uncross(&mut self, squares: &[u32]) -> Result<bool, JsValue> {
        let squares = wire::squares(self.size(), squares)?;
        self.queens()?.uncross(&squares).map_err(queens_error)
    }

    /// Sets all that stands to a position, as one move; no move where that changes nothing.
    ///
    /// # Errors
    /// If the text is no position of this puzzle; nothing has changed then.
    pub fn restore(&mut self, position: &str) -> Result<(), JsValue> {
        either!(&mut self.game, game => game
            .restore(position)
            .map(drop)
            .map_err(|error| to_js(error.code(), &error)))
    }

    /// All that stands, as text that `restore` takes.
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

    /// For every square which queen attacks it, or stands on it, first: 0 for the locked queens, 1
    /// for the player's first, and so on, −1 where none does; empty for a knight.
    pub fn levels(&self) -> Vec<i32> {
        let queens = self.game.queens();
        queens.map_or_else(Vec::new, QueensGame::levels)
    }

    /// Jumps to a square.
    ///
    /// # Errors
    /// If the knight cannot go there; nothing has changed then.
    pub fn jump(&mut self, square: u32) -> Result<(), JsValue> {
        let square = wire::square(self.size(), square)?;
        match &mut self.game {
            Game::Knights(game) => game
                .jump(square)
                .map_err(|error| to_js(error.code(), &error)),
            Game::Queens(_) => Err(wrong_game()),
        }
    }

    /// Why a piece cannot be put on a square, in a sentence; nothing if it can.
    pub fn refusal(&self, square: u32) -> Option<String> {
        let square = wire::square(self.size(), square).ok()?;
        either!(&self.game, game => game.check(square).err().map(|error| error.to_string()))
    }

    /// Takes the last move back; tells whether there was one.
    pub fn undo(&mut self) -> bool {
        either!(&mut self.game, game => game.undo())
    }

    /// Makes the move again that was undone last; tells whether there was one.
    pub fn redo(&mut self) -> bool {
        either!(&mut self.game, game => game.redo())
    }

    /// Whether there is a move to take back.
    #[wasm_bindgen(getter, js_name = canUndo)]
    pub fn can_undo(&self) -> bool {
        either!(&self.game, game => game.can_undo())
    }

    /// Whether there is a move to make again.
    #[wasm_bindgen(getter, js_name = canRedo)]
    pub fn can_redo(&self) -> bool {
        either!(&self.game, game => game.can_redo())
    }

    /// How many moves were made and not undone.
    #[wasm_bindgen(getter)]
    pub fn moves(&self) -> u32 {
        either!(&self.game, game => game.moves() as u32)
    }

    /// Whether the puzzle is solved.
    #[wasm_bindgen(getter)]
    pub fn solved(&self) -> bool {
        either!(&self.game, game => game.is_solved())
    }

    /// Whether nothing can be placed, or no jump made, and the puzzle is not solved.
    #[wasm_bindgen(getter)]
    pub fn stuck(&self) -> bool {
        either!(&self.game, game => game.is_stuck())
    }

    /// The player's queens in the order of placing, or the path of the knight.
    pub fn pieces(&self) -> Vec<u32> {
        either!(&self.game, game => game.pieces())
    }

    /// For every square 1 if a queen attacks it or stands on it, else 0; empty for a knight.
    pub fn attacked(&self) -> Vec<u8> {
        let queens = self.game.queens();
        queens.map_or_else(Vec::new, |game| {
            let squares = self.size().squares();
            let attacked = squares.map(|square| u8::from(game.is_attacked(square)));
            attacked.collect()
        })
    }

    /// The queens that attack a square; empty for a knight.
    pub fn attackers(&self, square: u32) -> Vec<u32> {
        match (self.game.queens(), wire::square(self.size(), square)) {
            (Some(game), Ok(square)) => {
                let attackers: Vec<_> = game.attackers(square).collect();
                wire::numbers(self.size(), &attackers)
            }
            _ => Vec::new(),
        }
    }

    /// Pairs of queens in line, flat; empty for a knight.
    pub fn conflicts(&self) -> Vec<u32> {
        let queens = self.game.queens();
        queens.map_or_else(Vec::new, |game| wire::pairs(self.size(), &game.conflicts()))
    }

    /// The squares that the knight can jump to; empty for queens.
    pub fn reachable(&self) -> Vec<u32> {
        let knight = self.game.knight();
        knight.map_or_else(Vec::new, |game| game.reachable().collect())
    }

    /// Unvisited neighbours of every square, −1 where the knight has been; empty for queens.
    pub fn degrees(&self) -> Vec<i8> {
        let knight = self.game.knight();
        knight.map_or_else(Vec::new, KnightsGame::degrees)
    }

    /// The stranded squares; empty for queens.
    pub fn stranded(&self) -> Vec<u32> {
        let knight = self.game.knight();
        knight.map_or_else(Vec::new, KnightsGame::stranded)
    }

    /// Why the position can no longer be completed, in a sentence that says what to do; nothing
    /// where it can, or nobody knows.
    pub fn lost(&self) -> Option<String> {
        either!(&self.game, game => game.lost()).map(|lost| lost.to_string())
    }

    /// The squares that show why the position is lost.
    #[wasm_bindgen(js_name = lostSquares)]
    pub fn lost_squares(&self) -> Vec<u32> {
        let lost = either!(&self.game, game => game.lost());
        lost.map_or_else(Vec::new, |lost| wire::numbers(self.size(), &lost.squares))
    }

    /// The moves made so far as text: what a save keeps.
    pub fn record(&self) -> String {
        either!(&self.game, game => game.record())
    }

    /// Plays a record on.
    ///
    /// # Errors
    /// Names the first move that cannot be made; the moves before it have been made.
    pub fn replay(&mut self, record: &str) -> Result<(), JsValue> {
        either!(&mut self.game, game => game
            .replay(record)
            .map_err(|error| to_js(error.code(), &error)))
    }

    /// The moves that redo would make as text, the next one first.
    #[wasm_bindgen(js_name = undoneRecord)]
    pub fn undone_record(&self) -> String {
        either!(&self.game, game => game.undone_record())
    }

    /// Takes moves as undone, the next one to be made again first.
    ///
    /// # Errors
    /// Names the first move that could not be made; nothing has changed then.
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
        &"This game has no such move: place and lift queens, or jump with a knight.",
    )
}
