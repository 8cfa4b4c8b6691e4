//! Forward Check: three chess puzzles, and the classic solvers that work on them, one step at a
//! time.
//!
//! - [`board`]: squares, queen lines, knight moves.
//! - [`puzzles`]: the rules of Queen's Challenge, Colour Queens and Knight's Tour, and the judge of
//!   answers.
//! - [`solve`]: the solvers, as deterministic state machines, one file each.
//! - [`hint`]: hints with their reasoning, and grades of puzzles.
//! - [`generate`]: generated puzzles, and the puzzles of a day.
//! - [`run`]: a solver at work: its board, its sentences and its figures at any step.
//! - [`lab`]: programs of your own, replayed and graded.
//! - [`paint`]: pictures of boards too large to draw square by square.
//! - [`published`]: published figures, measured again.
//! - [`reader`]: boards from pictures and texts.
//!
//! Each layer imports only from those above it in this list; `run` imports neither `hint` nor
//! `generate`, `paint` not `lab`, `published` none of `run`, `lab` and `paint`, and `reader` only `puzzles` and `board`.
//!
//! Two features add to this, and both are on by default: `serde` writes hints, snapshots and other results as
//! JSON, and `gif` makes moving pictures.
//!
//! A start:
//!
//! ```
//! use forward_check::puzzles::QueensPuzzle;
//! use forward_check::solve::queens::ForwardChecking;
//!
//! let puzzle = QueensPuzzle::new(8, Vec::new())?;
//! assert_eq!(puzzle.count(), Some(92));
//! for queens in puzzle.solve_with(ForwardChecking::new) {
//!     assert_eq!(queens.len(), 8);
//! }
//! for step in puzzle.solve_with(ForwardChecking::new).steps() {
//!     println!("{}. {}", step.number, step.sentence.text);
//! }
//! # Ok::<(), forward_check::puzzles::SetupError>(())
//! ```
//!
//! Set up a board as a person enters it, name a solver with its options, and read the board and the sentence:
//!
//! ```
//! use forward_check::board::{Size, Square};
//! use forward_check::puzzles::{Game, Setup};
//! use forward_check::run::{Outcome, Request, Run, Unlimited, Viewer, Wanted};
//!
//! let size = Size::square(8);
//! let setup = Setup {
//!     game: Game::Queens,
//!     size,
//!     squares: vec![size.parse("a8")?],
//!     blocked: Vec::new(),
//!     closed: false,
//!     regions: None,
//! };
//! let run = Run::with(setup.build()?, "forward-checking", [("rows", "fewest")], 0)?;
//! let mut viewer = Viewer::new(run);
//!
//! // One step, and its sentence.
//! let first = viewer.ask(Request::Advance { steps: 1 }, &mut Unlimited, Wanted::MOMENT);
//! let sentence = first.sentence.unwrap();
//! assert!(sentence.text.starts_with("Queen on c7"));
//! assert_eq!(sentence.squares[0], size.number(Square::new(1, 2)));
//!
//! // Run to the solution.
//! let last = viewer.ask(Request::NextSolution, &mut Unlimited, Wanted::MOMENT);
//! assert_eq!(last.outcome, Some(Outcome::Solved));
//! assert_eq!(last.board.unwrap().pieces.len(), 7, "the eighth queen is locked");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![cfg_attr(not(feature = "wasm"), forbid(unsafe_code))]
#![warn(missing_docs)]

pub mod board;
pub mod generate;
pub mod hint;
pub mod lab;
pub mod paint;
pub mod published;
pub mod puzzles;
pub mod reader;
pub mod run;
pub mod solve;
#[cfg(all(feature = "wasm", target_arch = "wasm32"))]
mod wasm;
#[cfg(all(feature = "serde", any(feature = "wasm", test)))]
#[cfg_attr(test, allow(dead_code, reason = "the rest is for the bindings"))]
mod wire;
