//! Why a run can't be made, in a sentence that says what to do.

use std::fmt;

use super::ChoicesError;
use super::roster::{larger_than, solvers_of};
use crate::board::Size;
use crate::board::words::{quoted, thousands};
use crate::puzzles::Game;
use crate::solve::SolverInfo;
use crate::solve::options::OptionError;

/// The game has no solver with this id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownSolver {
    /// The game.
    pub game: Game,
    /// The id asked for.
    pub id: String,
}

impl fmt::Display for UnknownSolver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids: Vec<_> = solvers_of(self.game).map(|info| info.id).collect();
        write!(
            f,
            "There is no {} solver {}: choose one of {}.",
            self.game.id(),
            quoted(&self.id),
            ids.join(", ")
        )
    }
}

impl std::error::Error for UnknownSolver {}

/// The board is larger than the solver takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// The solver.
    pub solver: &'static SolverInfo,
    /// The board.
    pub size: Size,
}

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { solver, size } = self;
        let largest = thousands(solver.largest);
        write!(
            f,
            "{} takes boards of up to {largest} a side: ",
            solver.name
        )?;
        match larger_than(solver, *size) {
            Some(other) => write!(f, "choose a smaller board, or {}.", other.name),
            None => write!(f, "choose a smaller board."),
        }
    }
}

impl std::error::Error for TooLarge {}

/// Why a run can't be made.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum RunError {
    /// The game has no such solver.
    Unknown(UnknownSolver),
    /// The board is too large for the solver.
    TooLarge(TooLarge),
    /// The solver has no such option, or the option no such value.
    Option(OptionError),
    /// The solver refuses boards with colours; holds its reason.
    Colours(&'static str),
    /// The choices don't fit the solver or the board.
    Choices(ChoicesError),
    /// The solver is for another game than the puzzle's.
    OtherGame(&'static SolverInfo, Game),
}

impl RunError {
    pub(super) fn unknown(game: Game, id: &str) -> Self {
        let id = id.to_owned();
        Self::Unknown(UnknownSolver { game, id })
    }

    pub(super) const fn too_large(solver: &'static SolverInfo, size: Size) -> Self {
        Self::TooLarge(TooLarge { solver, size })
    }

    /// The error's code, which never changes.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unknown(_) => "solver",
            Self::TooLarge(_) => "too-large",
            Self::Option(_) => "option",
            Self::Colours(_) => "colours",
            Self::Choices(_) => "choices",
            Self::OtherGame(..) => "game",
        }
    }
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(error) => error.fmt(f),
            Self::TooLarge(error) => error.fmt(f),
            Self::Option(error) => error.fmt(f),
            Self::Colours(why) => why.fmt(f),
            Self::Choices(error) => error.fmt(f),
            Self::OtherGame(solver, game) => write!(
                f,
                "{} solves {}, not {}: choose another solver.",
                solver.name,
                solver.game.id(),
                game.id()
            ),
        }
    }
}

impl std::error::Error for RunError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Unknown(error) => Some(error),
            Self::TooLarge(error) => Some(error),
            Self::Option(error) => Some(error),
            Self::Choices(error) => Some(error),
            Self::Colours(_) | Self::OtherGame(..) => None,
        }
    }
}
