//! Imports for the files of solvers.

pub(crate) use super::annotation::Annotation;
pub(crate) use super::cause::Cause;
pub(crate) use super::event::Event;
pub(crate) use super::info::{
    Aspect, Kind, Nested, PAIRS, SolverInfo, bytes_a_row, bytes_a_square,
};
pub(crate) use super::last_step::LastStep;
pub(crate) use super::metric::{Figure, Metric};
pub(crate) use super::observe::Observer;
pub(crate) use super::options::{OptionInfo, OptionValues, Options, Takes};
pub(crate) use super::pseudocode::{RESTART, line, step};
pub(crate) use super::reserved::Reserved;
pub(crate) use super::rng::Rng;
pub(crate) use super::sentence::{Namer, Sentence};
pub(crate) use super::{Shows, Solver, Step, repeat, solved_or_continue};
pub(crate) use crate::board::words::{and_list, counted, thousands, thousandths};
pub(crate) use crate::board::{Size, Square};
pub(crate) use crate::puzzles::{Game, KnightsPuzzle, QueensPuzzle};
