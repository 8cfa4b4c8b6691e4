//! Forward Check: two chess puzzles, and the classic solvers that play them one honest step at a
//! time.
//!
//! - [`board`]: squares, queen lines, knight moves.
//! - [`puzzles`]: the rules of Queen's Challenge and Knight's Tour, and the judge of answers.
//! - [`solve`]: the solvers, as deterministic state machines, a room for each.
//! - [`run`]: a solver at work, and what there is to show of it.
//! - [`paint`]: pictures of boards too large to draw square by square.
//! - [`published`]: the figures that others printed, measured again.
//!
//! Each layer imports only from those above it in this list, and `published` not from `play`. A
//! sixth one, `wasm`, is compiled for the browser alone.

#![cfg_attr(not(target_arch = "wasm32"), forbid(unsafe_code))]
#![warn(missing_docs)]

pub mod board;
pub mod paint;
pub mod published;
pub mod puzzles;
pub mod run;
pub mod solve;
#[cfg(target_arch = "wasm32")]
mod wasm;
