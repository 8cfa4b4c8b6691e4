//! The roster: every solver there is, made from the two games' lists.

use std::cmp::Reverse;

use crate::board::Size;
use crate::puzzles::Game;
use crate::solve::{OptionInfo, SolverInfo, knights, queens};

/// Every solver, grouped by game and family, from the simplest on.
pub fn roster() -> impl Iterator<Item = &'static SolverInfo> {
    queens::ROSTER.iter().chain(knights::ROSTER).copied()
}

/// The solvers of one game, in the order of the roster.
pub fn solvers_of(game: Game) -> impl Iterator<Item = &'static SolverInfo> {
    roster().filter(move |info| info.game == game)
}

/// The entry of a game's solver, if it has one with this id.
#[must_use]
pub fn find(game: Game, id: &str) -> Option<&'static SolverInfo> {
    solvers_of(game).find(|info| info.id == id)
}

/// The solver to suggest for a board that is too large for another one of the same game: the
/// nearest to it that takes the board.
#[must_use]
pub fn larger_than(solver: &SolverInfo, size: Size) -> Option<&'static SolverInfo> {
    let larger = solvers_of(solver.game).filter(|info| info.takes(size));
    // One of the same family is the nearest to what was asked for, then the one that takes most.
    larger.min_by_key(|info| Reverse((info.kind == solver.kind, info.largest)))
}

/// Every option that some solver takes, each once by its name.
#[must_use]
pub fn options() -> Vec<&'static OptionInfo> {
    let mut options: Vec<&OptionInfo> = Vec::new();
    for option in roster().flat_map(|info| info.options) {
        if options.iter().all(|other| other.name != option.name) {
            options.push(option);
        }
    }
    options
}
