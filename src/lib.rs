//! Forward Check: two chess puzzles, and the classic solvers that play them one honest step at a
//! time.
//!
//! - [`board`]: squares, queen lines, knight moves.
//! - [`games`]: the rules of Queen's Challenge and Knight's Tour, and the judge of answers.
//! - [`solve`]: the solvers, as deterministic state machines.
//! - [`play`]: what watches them: the roster, the tally, explanations.
//! - [`published`]: the figures that others printed, measured again.
//!
//! Each layer imports only from those above it in this list, and `published` not from `play`. A
//! sixth one, `wasm`, is compiled for the browser alone.

#![cfg_attr(not(target_arch = "wasm32"), forbid(unsafe_code))]
#![warn(missing_docs)]

pub mod board;
pub mod games;
pub mod play;
pub mod published;
pub mod solve;
#[cfg(target_arch = "wasm32")]
mod wasm;
