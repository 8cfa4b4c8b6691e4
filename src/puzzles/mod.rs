//! The rules of the two puzzles, the game that a person plays, and the judge.
//!
//! A [`Setup`] is what somebody asked for; a [`Puzzle`] is a setup that was found to be valid.
//! Past that point nobody has to check squares and sizes again.

pub mod game;
pub mod knights;
mod move_error;
pub mod queens;
pub mod setup;
pub mod setup_error;
pub mod theorems;
pub mod verify;

pub use game::Game;
pub use knights::{KnightsGame, KnightsPuzzle};
pub use queens::{QueensGame, QueensPuzzle, Rule};
pub use setup::{Puzzle, Setup};
pub use setup_error::SetupError;
