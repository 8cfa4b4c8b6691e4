//! Programs of your own, replayed: a program's moves are a tape, and the tape is one more solver.
//!
//! A [`Recording`] holds what a program did, as words of 16 bits. A [`Tape`] replays it in a
//! [`Run`](crate::run::Run), so all that shows a run shows a program. A [`Grading`] compares its search with
//! that of a solver of the roster.
//!
//! ```
//! use std::sync::Arc;
//!
//! use forward_check::lab::{Recording, Word};
//! use forward_check::puzzles::QueensPuzzle;
//! use forward_check::run::Outcome;
//!
//! let puzzle = QueensPuzzle::new(4, Vec::new())?;
//! let squares = [1, 7, 8, 14];
//! let words = squares.map(|square| Word::Place(square).bits());
//! let recording = Recording::new(puzzle.into(), words.to_vec(), Vec::new())?;
//! let mut run = Arc::new(recording).replay();
//! run.next_move();
//! assert_eq!(run.sentence().text, "Queen on b4.");
//! assert_eq!(run.run(3), Some(Outcome::Solved));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod check;
mod cursor;
mod depths;
mod domains;
mod fault;
pub(crate) mod grade;
mod knights;
mod positions;
mod queens;
mod recording;
mod tape;
mod word;

pub use fault::{TapeError, Wrong};
pub use grade::{Change, Check, Difference, Grade, Grading, Task, Verdict, WrongGame};
pub use knights::KnightsTape;
pub use positions::of_positions;
pub use queens::QueensTape;
pub use recording::{Ending, Recording};
pub use tape::Tape;
pub use word::{LARGEST, LONGEST, Word};
