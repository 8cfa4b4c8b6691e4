//! The rules of the three puzzles, games in play, and the judge of answers.
//!
//! A [`Setup`] is unchecked; a [`Puzzle`] is a valid setup. Code that gets a puzzle need not check
//! its squares and sizes again.
//!
//! ```
//! use forward_check::board::{Size, Square};
//! use forward_check::puzzles::{InPlay, QueensGame, QueensPuzzle, Rule};
//!
//! let size = Size::square(8);
//! let mut game = QueensGame::new(QueensPuzzle::new(8, vec![Square::new(0, 0)])?, Rule::Classic);
//! game.place(size.parse("c7")?)?;
//! let refused = game.place(size.parse("d6")?).unwrap_err();
//! assert_eq!(refused.code(), "attacked");
//! assert!(game.undo() && game.queens().is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod completion;
pub(crate) mod game;
pub mod hopeless;
mod in_play;
pub(crate) mod knights;
mod knights_game;
mod losing;
pub(crate) mod lost;
mod move_error;
pub(crate) mod plain;
pub(crate) mod queens;
pub(crate) mod queens_game;
pub(crate) mod queens_position;
pub(crate) mod setup;
pub(crate) mod setup_error;
pub mod theorems;
pub(crate) mod tour_kinds;
pub(crate) mod tour_search;
pub mod verify;

pub use game::{Game, UnknownGame};
pub use in_play::InPlay;
pub use knights::{KnightsGame, KnightsMoveError, KnightsPuzzle, degrees, stranded};
pub use lost::{Lost, WhyLost};
pub use plain::PlainPuzzle;
pub use queens::{QueensPuzzle, Rule, conflicts};
pub use queens_game::{QueensGame, QueensMoveError};
pub use queens_position::QueensPosition;
pub use setup::{GamePuzzle, Puzzle, Setup};
pub use setup_error::SetupError;
pub use tour_kinds::{Symmetry, TourKinds, tour_kinds};
pub use tour_search::{Found, TourSearch};
